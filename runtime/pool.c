/*
 * Arenas and buffers that are lent and kept. A striped pool is a row of slots, each with one pair
 * or none. A thread starts at a slot that the address of its stack says, and takes by exchanging
 * what is there with NULL: whole slots change hands, so that nothing can be taken twice and no list
 * has to be kept in order. Where a few neighbours are empty it allocates; where they are full, what
 * comes back is released. So the pool keeps no more than slots, whatever happens outside. Must not
 * know what is written or read.
 */
#include <stdlib.h>

#ifndef __STDC_NO_ATOMICS__
#include <stdatomic.h>
#define HAS_ATOMICS 1
#else
#define HAS_ATOMICS 0
#endif

#include "internal.h"
#include "internal_write.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ENDS_ON_STALE 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define ENDS_ON_STALE 1
#endif
#ifndef ENDS_ON_STALE
#define ENDS_ON_STALE 0
#endif

enum {
    DEFAULT_SLOTS = 32,
    MOST_SLOTS = 65536,
    DEFAULT_KEEP = 128 * 1024,
    NEIGHBOURS = 4,
    LINE = 64
};

/* Without atomics there are no striped pools, and nothing is shared. */
#if HAS_ATOMICS
typedef _Atomic(struct bean_pool_object *) shared_object;
typedef _Atomic(size_t) shared_generation; /* of a size that needs no library of its own */
_Static_assert(sizeof(shared_object) == sizeof(struct bean_pool_object *),
               "a handle's object is exchanged in place");
#else
typedef struct bean_pool_object *shared_object;
typedef size_t shared_generation;
#endif

struct bean_pool_object {
    bean_arena arena;
    bean_buffer buffer;
    shared_generation generation; /* odd while it is lent */
};

/* A cache line of its own: threads at different slots don't disturb each other. */
struct slot {
    shared_object object;
    char rest[LINE - sizeof(shared_object)];
};

struct bean_pool {
    bean_allocator allocator;
    bean_pool_strategy strategy;
    size_t slot_count;
    size_t keep_size;
    size_t kept;        /* BEAN_POOL_OWNER: the first slots are full */
    struct slot *slots; /* at the start of a cache line in what follows */
};

/* ---- atomics --------------------------------------------------------------------------------- */

static struct bean_pool_object *exchange(shared_object *place, struct bean_pool_object *object)
{
#if HAS_ATOMICS
    return atomic_exchange_explicit(place, object, memory_order_acq_rel);
#else
    struct bean_pool_object *old = *place;
    *place = object;
    return old;
#endif
}

/* A look that is cheaper than an exchange: what is found may be gone again. */
static struct bean_pool_object *look(const shared_object *place)
{
#if HAS_ATOMICS
    return atomic_load_explicit(place, memory_order_relaxed);
#else
    return *place;
#endif
}

static bool fill(shared_object *place, struct bean_pool_object *object)
{
#if HAS_ATOMICS
    struct bean_pool_object *none = NULL;
    return look(place) == NULL &&
           atomic_compare_exchange_strong_explicit(place, &none, object, memory_order_acq_rel,
                                                   memory_order_relaxed);
#else
    bool is_empty = *place == NULL;
    *place = is_empty ? object : *place;
    return is_empty;
#endif
}

/* From `generation` to the next one; false where it was another. */
static bool step(shared_generation *place, size_t generation)
{
#if HAS_ATOMICS
    return atomic_compare_exchange_strong_explicit(place, &generation, generation + 1,
                                                   memory_order_acq_rel, memory_order_relaxed);
#else
    bool is_right = *place == generation;
    *place += is_right;
    return is_right;
#endif
}

/* ---- memory ---------------------------------------------------------------------------------- */

static size_t pool_size(size_t slots)
{
    return sizeof(bean_pool) + LINE + slots * sizeof(struct slot);
}

static struct bean_pool_object *new_object(const bean_pool *pool)
{
    struct bean_pool_object *object =
        (struct bean_pool_object *)bean_i_resize(&pool->allocator, NULL, 0, sizeof *object);
    if (object != NULL) {
        memset(object, 0, sizeof *object);
        bean_arena_init(&object->arena, &pool->allocator);
        bean_buffer_init(&object->buffer, &pool->allocator);
    }
    return object;
}

static void free_object(const bean_pool *pool, struct bean_pool_object *object)
{
    if (object != NULL) {
        bean_arena_free(&object->arena);
        bean_buffer_free(&object->buffer);
        (void)bean_i_resize(&pool->allocator, object, sizeof *object, 0);
    }
}

static size_t memory_of(const struct bean_pool_object *object)
{
    return bean_i_arena_memory(&object->arena) + object->buffer.capacity;
}

/* As it was when it was lent first, with no more memory than may be kept. The user's settings of
 * either end, and storage of the user's is not the pool's. */
static void clean(const bean_pool *pool, struct bean_pool_object *object)
{
    size_t size;
    if (object->arena.fixed) {
        bean_arena_init(&object->arena, &pool->allocator);
    }
    if (object->buffer.fixed) {
        bean_buffer_init(&object->buffer, &pool->allocator);
    }
    bean_arena_reset(&object->arena);
    bean_buffer_reset(&object->buffer);
    object->buffer.limit = 0;
    size = memory_of(object);
    if (size > pool->keep_size && object->buffer.capacity > size / 2) {
        bean_buffer_free(&object->buffer);
        size = memory_of(object);
    }
    if (size > pool->keep_size) {
        bean_arena_free(&object->arena);
        size = memory_of(object);
    }
    if (size > pool->keep_size) {
        bean_buffer_free(&object->buffer);
    }
}

/* ---- pools ----------------------------------------------------------------------------------- */

bean_status bean_pool_new(bean_pool **pool, const bean_pool_options *options)
{
    static const bean_pool_options defaults = {BEAN_POOL_STRIPED, 0, 0, {NULL, NULL}};
    bean_pool *made;
    size_t slots;
    if (pool == NULL) {
        return BEAN_ERROR_ARGUMENT;
    }
    *pool = NULL;
    options = options != NULL ? options : &defaults;
    slots = options->slots != 0 ? options->slots : DEFAULT_SLOTS;
    if ((unsigned)options->strategy > BEAN_POOL_NONE || slots > MOST_SLOTS ||
        (options->strategy == BEAN_POOL_STRIPED && !HAS_ATOMICS)) {
        return BEAN_ERROR_ARGUMENT;
    }
    made = (bean_pool *)bean_i_resize(&options->allocator, NULL, 0, pool_size(slots));
    if (made == NULL) {
        return BEAN_ERROR_MEMORY;
    }
    memset(made, 0, pool_size(slots));
    made->allocator = options->allocator;
    made->strategy = options->strategy;
    made->slot_count = slots;
    made->keep_size = options->keep_size != 0 ? options->keep_size : DEFAULT_KEEP;
    made->slots = (struct slot *)(((uintptr_t)(made + 1) + LINE - 1) / LINE * LINE);
    *pool = made;
    return BEAN_OK;
}

void bean_pool_trim(bean_pool *pool)
{
    for (size_t i = 0; i < pool->slot_count; i++) {
        free_object(pool, exchange(&pool->slots[i].object, NULL));
    }
    pool->kept = pool->strategy == BEAN_POOL_OWNER ? 0 : pool->kept;
}

void bean_pool_free(bean_pool *pool)
{
    if (pool != NULL) {
        bean_allocator allocator = pool->allocator;
        bean_pool_trim(pool);
        (void)bean_i_resize(&allocator, pool, pool_size(pool->slot_count), 0);
    }
}

/* Each is taken out while it is looked at, since others may use it at any time. */
bean_pool_use bean_pool_used(bean_pool *pool)
{
    bean_pool_use use = {0, 0};
    for (size_t i = 0; i < pool->slot_count; i++) {
        struct bean_pool_object *object = exchange(&pool->slots[i].object, NULL);
        if (object != NULL) {
            use.pairs++;
            use.bytes += memory_of(object);
            if (!fill(&pool->slots[i].object, object)) {
                free_object(pool, object);
            }
        }
    }
    return use;
}

/* ---- lending --------------------------------------------------------------------------------- */

static struct bean_pool_object *take_kept(bean_pool *pool, size_t slot)
{
    size_t i;
    if (pool->strategy == BEAN_POOL_OWNER) {
        return pool->kept != 0 ? exchange(&pool->slots[--pool->kept].object, NULL) : NULL;
    }
    for (i = 0; pool->strategy == BEAN_POOL_STRIPED && i < NEIGHBOURS && i < pool->slot_count;
         i++) {
        shared_object *place = &pool->slots[(slot + i) % pool->slot_count].object;
        struct bean_pool_object *object = look(place) != NULL ? exchange(place, NULL) : NULL;
        if (object != NULL) {
            return object;
        }
    }
    return NULL;
}

static bool keep(bean_pool *pool, size_t slot, struct bean_pool_object *object)
{
    size_t i;
    if (pool->strategy == BEAN_POOL_OWNER) {
        return pool->kept < pool->slot_count && fill(&pool->slots[pool->kept++].object, object);
    }
    for (i = 0; pool->strategy == BEAN_POOL_STRIPED && i < NEIGHBOURS && i < pool->slot_count;
         i++) {
        if (fill(&pool->slots[(slot + i) % pool->slot_count].object, object)) {
            return true;
        }
    }
    return false;
}

bean_status bean_pool_take_near(bean_pool *pool, size_t slot, bean_pool_handle *handle)
{
    struct bean_pool_object *object;
    if (pool == NULL || handle == NULL) {
        return BEAN_ERROR_ARGUMENT;
    }
    memset(handle, 0, sizeof *handle);
    slot %= pool->slot_count;
    object = take_kept(pool, slot);
    if (object == NULL) {
        object = new_object(pool);
    }
    if (object == NULL) {
        return BEAN_ERROR_MEMORY;
    }
    handle->generation = ++object->generation; /* nobody else has it */
    handle->arena = &object->arena;
    handle->buffer = &object->buffer;
    handle->slot = slot;
    handle->pool = pool;
    handle->object = object;
    return BEAN_OK;
}

bean_status bean_pool_take(bean_pool *pool, bean_pool_handle *handle)
{
    /* Stacks of threads are further apart than the depth of calls moves the address. */
    char here;
    uint64_t page = (uint64_t)(uintptr_t)&here >> 16;
    return bean_pool_take_near(pool, (size_t)(page * UINT64_C(0x9E3779B97F4A7C15) >> 40), handle);
}

/* A copy of a handle that was given back. */
static bool refuse_stale(void)
{
    if (ENDS_ON_STALE) {
        abort();
    }
    return false;
}

bool bean_pool_give(bean_pool *pool, bean_pool_handle *handle)
{
    shared_object *place;
    struct bean_pool_object *object;
    if (pool == NULL || handle == NULL) {
        return false;
    }
    place = (shared_object *)&handle->object;
    if (look(place) != NULL && handle->pool != pool) {
        return false;
    }
    object = exchange(place, NULL); /* of two at once, one gets it */
    if (object == NULL) {
        return true;
    }
    handle->arena = NULL;
    handle->buffer = NULL;
    if (!step(&object->generation, handle->generation)) {
        return refuse_stale();
    }
    clean(pool, object);
    if (!keep(pool, handle->slot, object)) {
        free_object(pool, object);
    }
    return true;
}
