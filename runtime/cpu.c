/*
 * Which kernels this process uses: chosen at first use, in any thread, and never again. Several
 * threads may choose at once; they all come to the same answer. This pointer is the library's only
 * variable.
 */
#include <stdatomic.h>
#include <stdlib.h>

#include "kernels.h"

static const struct bean_i_kernels *choose(void)
{
    const char *wish = getenv("BEAN_CPU");
    if (wish != NULL && strcmp(wish, bean_i_kernels_scalar.name) == 0) {
        return &bean_i_kernels_scalar;
    }
#if BEAN_HAS_SSE2
    return &bean_i_kernels_sse2;
#elif BEAN_HAS_NEON
    return &bean_i_kernels_neon;
#else
    return &bean_i_kernels_scalar;
#endif
}

const struct bean_i_kernels *bean_i_kernels(void)
{
    static _Atomic(const struct bean_i_kernels *) chosen;
    const struct bean_i_kernels *kernels = atomic_load_explicit(&chosen, memory_order_relaxed);
    if (BEAN_UNLIKELY(kernels == NULL)) {
        kernels = choose();
        atomic_store_explicit(&chosen, kernels, memory_order_relaxed);
    }
    return kernels;
}
