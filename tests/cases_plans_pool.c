/*
 * Cases of pools: what is kept stays bounded, nothing is lent twice, what comes back is checked.
 */
#include "cases_plans.h"

#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifndef WITHOUT_THREADS
#include <pthread.h>
#include <stdatomic.h>

enum { SLOTS = 8, KEEP = 64 * 1024, CAP = SLOTS * KEEP, MOST_THREADS = 64 };

/* ---- memory that is counted ------------------------------------------------------------------ */

static atomic_size_t bytes_out;

static void *count_resize(void *user, void *block, size_t old_size, size_t new_size)
{
    void *moved = NULL;
    (void)user;
    if (new_size != 0) {
        moved = realloc(block, new_size);
        if (moved == NULL) {
            return NULL;
        }
    } else {
        free(block);
    }
    atomic_fetch_add(&bytes_out, new_size);
    atomic_fetch_sub(&bytes_out, old_size);
    return moved;
}

static bean_pool *new_pool(struct check *check, bean_pool_strategy strategy)
{
    bean_pool_options options = {.strategy = strategy, .slots = SLOTS, .keep_size = KEEP};
    bean_pool *pool = NULL;
    options.allocator.resize = count_resize;
    check_that(check, bean_pool_new(&pool, &options) == BEAN_OK, "no pool");
    return pool;
}

/* The memory of the pool itself, with all that may be kept. */
static size_t most_bytes(void)
{
    return CAP + 100 * 1024;
}

static bool is_within_cap(bean_pool *pool)
{
    bean_pool_use use = bean_pool_used(pool);
    return use.pairs <= SLOTS && use.bytes <= CAP;
}

/* ---- use ------------------------------------------------------------------------------------- */

/* Reads, writes and compares in what was lent. */
static bool use_pair(const bean_pool_handle *handle, int number)
{
    plans_text bean;
    char document[100];
    int size = snprintf(document, sizeof document, "{\"v\":\"%0*d\"}", number % 50, number);
    return handle->buffer->size == 0 &&
           plans_text_read(&bean, document, (size_t)size, handle->arena, NULL) == BEAN_OK &&
           plans_text_write(&bean, handle->buffer) == BEAN_OK &&
           is_text(handle->buffer->data, handle->buffer->size, document);
}

/* One to three pairs at a time. */
static bool round_of_pairs(bean_pool *pool, int number)
{
    bean_pool_handle handles[3];
    int count = number % 3 + 1;
    bool right = true;
    int i;
    for (i = 0; i < count; i++) {
        right = bean_pool_take(pool, &handles[i]) == BEAN_OK && right;
    }
    for (i = 0; i < count; i++) {
        right = use_pair(&handles[i], number + i) && right;
    }
    for (i = 0; i < count; i++) {
        right = bean_pool_give(pool, &handles[i]) && handles[i].arena == NULL && right;
    }
    return right;
}

/* ---- threads --------------------------------------------------------------------------------- */

struct work {
    bean_pool *pool;
    int number;
    int rounds;
    double seconds;
    size_t large; /* bytes of a string that is written first; or 0 */
    bool right;
};

static double now(void)
{
    struct timespec time;
    (void)clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static bool write_large(bean_pool *pool, size_t size)
{
    bean_pool_handle handle;
    bool right = bean_pool_take(pool, &handle) == BEAN_OK;
    char *text = (char *)bean_arena_alloc(handle.arena, size);
    plans_text bean = {{text, size}};
    if (text != NULL) {
        memset(text, 'x', size);
    }
    right = right && text != NULL && plans_text_write(&bean, handle.buffer) == BEAN_OK &&
            handle.buffer->size == size + 8;
    return bean_pool_give(pool, &handle) && right;
}

static void *work(void *argument)
{
    struct work *job = (struct work *)argument;
    double end = now() + job->seconds;
    int i;
    job->right = job->large == 0 || write_large(job->pool, job->large);
    for (i = 0; i < job->rounds || now() < end; i++) {
        job->right = round_of_pairs(job->pool, job->number + i) && job->right;
    }
    return NULL;
}

/* Starts so many, and looks at the pool until they end. */
static void run_threads(struct check *check, bean_pool *pool, int count, struct work job)
{
    static struct work jobs[MOST_THREADS];
    static pthread_t threads[MOST_THREADS];
    double end = now() + job.seconds;
    int i;
    for (i = 0; i < count; i++) {
        jobs[i] = job;
        jobs[i].pool = pool;
        jobs[i].number = i * 7;
        if (pthread_create(&threads[i], NULL, work, &jobs[i]) != 0) {
            check_that(check, false, "thread %d does not start", i);
            exit(1);
        }
    }
    do {
        struct timespec pause = {job.seconds != 0, job.seconds != 0 ? 0 : 200000};
        (void)nanosleep(&pause, NULL);
        check_that(check, is_within_cap(pool), "more is kept than may be");
    } while (now() < end);
    for (i = 0; i < count; i++) {
        (void)pthread_join(threads[i], NULL);
        check_that(check, jobs[i].right, "thread %d", i);
    }
}

/* C104: many threads, bursts, threads that come and go. */
static void bounded(void)
{
    struct check many = check_start("C104", "threads that take one to three pairs");
    struct check burst = check_start("C104", "a burst of 10,000 takes");
    struct check brief = check_start("C104", "threads that take one and end");
    enum { BURST = 10000 };
    bean_pool *pool = new_pool(&many, BEAN_POOL_STRIPED);
    bean_pool_handle *handles = (bean_pool_handle *)allocate(BURST * sizeof *handles);
    struct work job = {.rounds = is_long() ? 1 : 300, .seconds = is_long() ? 60 : 0};
    struct work once = {.rounds = 1};
    size_t before;
    int i;
    run_threads(&many, pool, is_long() ? MOST_THREADS : 6, job);
    check_that(&many, atomic_load(&bytes_out) <= most_bytes(), "%lu bytes are kept",
               (unsigned long)atomic_load(&bytes_out));
    before = atomic_load(&bytes_out);
    for (i = 0; i < BURST; i++) {
        if (!check_that(&burst,
                        bean_pool_take(pool, &handles[i]) == BEAN_OK && use_pair(&handles[i], i),
                        "take %d", i)) {
            break;
        }
    }
    check_that(&burst, atomic_load(&bytes_out) > before + BURST * 1000, "nothing was taken");
    while (i-- > 0) {
        check_that(&burst, bean_pool_give(pool, &handles[i]), "give %d", i);
    }
    check_that(&burst, is_within_cap(pool) && atomic_load(&bytes_out) <= most_bytes(),
               "%lu bytes are kept", (unsigned long)atomic_load(&bytes_out));
    for (i = 0; i < (is_long() ? 100000 : 200); i++) {
        run_threads(&brief, pool, 1, once);
    }
    check_that(&brief, is_within_cap(pool) && atomic_load(&bytes_out) <= most_bytes(),
               "%lu bytes are kept", (unsigned long)atomic_load(&bytes_out));
    bean_pool_trim(pool);
    check_that(&brief, bean_pool_used(pool).pairs == 0, "pairs after trimming");
    bean_pool_free(pool);
    check_that(&brief, atomic_load(&bytes_out) == 0, "%lu bytes were lost",
               (unsigned long)atomic_load(&bytes_out));
    free(handles);
    check_end(&many);
    check_end(&burst);
    check_end(&brief);
}

/* ---- giving twice ---------------------------------------------------------------------------- */

static void *give_at_once(void *argument)
{
    bean_pool_handle **both = (bean_pool_handle **)argument;
    bean_pool *pool = *(bean_pool **)both[1];
    return bean_pool_give(pool, both[0]) ? both : NULL;
}

/* Two pairs that are lent together are two. */
static void check_two(struct check *check, bean_pool *pool, const char *when)
{
    bean_pool_handle one;
    bean_pool_handle two;
    check_that(check,
               bean_pool_take(pool, &one) == BEAN_OK && bean_pool_take(pool, &two) == BEAN_OK,
               "%s: no pairs", when);
    check_that(check, one.arena != two.arena && one.buffer != two.buffer, "%s: one pair twice",
               when);
    check_that(check, use_pair(&one, 1) && use_pair(&two, 2), "%s: used", when);
    check_that(check, bean_pool_give(pool, &one) && bean_pool_give(pool, &two), "%s: given", when);
}

/* A copy of a handle that was given back: refused, or the end of the program where a checker is. */
static bool stale_is_seen(bean_pool *pool, bean_pool_handle *stale)
{
    int status = 0;
    pid_t child;
    fflush(stdout);
    child = fork();
    if (child == 0) {
        (void)close(STDERR_FILENO);
        _exit(bean_pool_give(pool, stale) ? 1 : 0);
    }
    return child > 0 && waitpid(child, &status, 0) == child && (!WIFEXITED(status) || status == 0);
}

/* C105 */
static void given_twice(void)
{
    struct check check = check_start("C105", "given twice, after failures, by two threads at once");
    bean_pool *pool = new_pool(&check, BEAN_POOL_STRIPED);
    bean_pool *other = new_pool(&check, BEAN_POOL_OWNER);
    bean_pool_handle handle = {0};
    bean_pool_handle stale;
    plans_mixed bean;
    int i;
    check_that(&check, bean_pool_give(pool, &handle), "an empty handle");
    check_that(&check, bean_pool_take(pool, &handle) == BEAN_OK, "take");
    stale = handle;
    check_that(&check, !bean_pool_give(other, &handle) && handle.arena != NULL, "another pool");
    check_that(&check, bean_pool_give(pool, &handle) && bean_pool_give(pool, &handle), "twice");
    check_two(&check, pool, "given twice");
    check_that(&check, stale_is_seen(pool, &stale), "a copy was taken back");
    check_two(&check, pool, "a copy given");
    check_that(&check, bean_pool_take(pool, &handle) == BEAN_OK, "take");
    check_that(&check,
               plans_mixed_read(&bean, "{\"id\":1,\"name\":\"x\",\"tags\":[\"a\",7]}", 33,
                                handle.arena, NULL) != BEAN_OK,
               "a document that fails");
    check_that(&check, bean_pool_give(pool, &handle) && bean_pool_give(pool, &handle), "failed");
    check_two(&check, pool, "failed");
    for (i = 0; i < (is_long() ? 10000 : 100); i++) {
        bean_pool_handle *both[2];
        pthread_t thread;
        void *given = NULL;
        check_that(&check, bean_pool_take(pool, &handle) == BEAN_OK, "take");
        both[0] = &handle;
        both[1] = (bean_pool_handle *)(void *)&pool;
        check_that(&check, pthread_create(&thread, NULL, give_at_once, both) == 0, "no thread");
        check_that(&check, give_at_once(both) != NULL, "this one");
        check_that(&check, pthread_join(thread, &given) == 0 && given != NULL, "the other one");
        check_two(&check, pool, "two at once");
    }
    bean_pool_free(pool);
    bean_pool_free(other);
    check_that(&check, atomic_load(&bytes_out) == 0, "%lu bytes were lost",
               (unsigned long)atomic_load(&bytes_out));
    check_end(&check);
}

/* ---- sizes ----------------------------------------------------------------------------------- */

/* C106: what grew large is not kept. */
static void large_ones(void)
{
    struct check check = check_start("C106", "one large string, then 1,000 small documents");
    size_t large = (size_t)(is_long() ? 256 : 2) << 20;
    struct work job = {.rounds = 20, .large = (size_t)(is_long() ? 8 : 1) << 20};
    bean_pool *pool = new_pool(&check, BEAN_POOL_STRIPED);
    int i;
    check_that(&check, write_large(pool, large), "not written");
    check_that(&check, atomic_load(&bytes_out) <= most_bytes(), "%lu bytes are kept",
               (unsigned long)atomic_load(&bytes_out));
    for (i = 0; i < 1000; i++) {
        check_that(&check, round_of_pairs(pool, i), "document %d", i);
    }
    run_threads(&check, pool, is_long() ? 32 : 4, job);
    check_that(&check, is_within_cap(pool) && atomic_load(&bytes_out) <= most_bytes(),
               "%lu bytes are kept", (unsigned long)atomic_load(&bytes_out));
    bean_pool_free(pool);
    check_end(&check);
}

/* The announced size is there: all of it is written to. */
static bool fill_announced(const bean_pool_handle *handle)
{
    if (handle->buffer->capacity != 0) {
        memset(handle->buffer->data, 'y', handle->buffer->capacity);
    }
    return handle->buffer->size == 0 && !handle->buffer->fixed && handle->buffer->limit == 0 &&
           handle->buffer->sink.write == NULL;
}

/* C107: pairs that come back in any state. */
static void checked_on_return(void)
{
    static const size_t sizes[] = {0, 1, 100, KEEP - 65, KEEP - 1, KEEP, KEEP + 1, 2 * KEEP, 7};
    static char storage[100];
    struct check check = check_start("C107", "buffers of every size, shrunk, replaced");
    int strategy;
    for (strategy = BEAN_POOL_STRIPED; strategy <= BEAN_POOL_NONE; strategy++) {
        bean_pool *pool = new_pool(&check, (bean_pool_strategy)strategy);
        char *text = (char *)allocate(2 * KEEP);
        bean_pool_handle handle;
        size_t i;
        memset(text, 'x', 2 * KEEP);
        for (i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            check_that(&check, bean_pool_take(pool, &handle) == BEAN_OK && fill_announced(&handle),
                       "%lu bytes", (unsigned long)sizes[i]);
            handle.buffer->limit = sizes[i];
            check_that(&check,
                       bean_buffer_append(handle.buffer, text, sizes[i]) == BEAN_OK &&
                           bean_arena_alloc(handle.arena, sizes[i] / 2 + 1) != NULL,
                       "%lu bytes", (unsigned long)sizes[i]);
            check_that(&check, bean_pool_give(pool, &handle) && is_within_cap(pool),
                       "%lu bytes given", (unsigned long)sizes[i]);
        }
        for (i = 0; i < 3; i++) {
            check_that(&check, bean_pool_take(pool, &handle) == BEAN_OK && fill_announced(&handle),
                       "replaced");
            bean_buffer_free(handle.buffer);
            bean_arena_free(handle.arena);
            bean_buffer_init_fixed(handle.buffer, storage, sizeof storage);
            bean_arena_init_fixed(handle.arena, storage, sizeof storage);
            check_that(&check, bean_pool_give(pool, &handle), "replaced, given");
        }
        check_that(&check, bean_pool_take(pool, &handle) == BEAN_OK && use_pair(&handle, 3),
                   "after that");
        check_that(&check, bean_pool_give(pool, &handle), "after that, given");
        bean_pool_free(pool);
        free(text);
    }
    check_that(&check, atomic_load(&bytes_out) == 0, "%lu bytes were lost",
               (unsigned long)atomic_load(&bytes_out));
    check_end(&check);
}

/* ---- one-way traffic ------------------------------------------------------------------------- */

enum { IN_FLIGHT = 16 };

struct belt {
    bean_pool *pool;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bean_pool_handle handles[IN_FLIGHT];
    size_t count;
    bool ended;
    bool right;
};

static void *give_all(void *argument)
{
    struct belt *belt = (struct belt *)argument;
    (void)pthread_mutex_lock(&belt->lock);
    while (belt->count != 0 || !belt->ended) {
        if (belt->count != 0) {
            belt->right = bean_pool_give(belt->pool, &belt->handles[--belt->count]) && belt->right;
            (void)pthread_cond_signal(&belt->changed);
        } else {
            (void)pthread_cond_wait(&belt->changed, &belt->lock);
        }
    }
    (void)pthread_mutex_unlock(&belt->lock);
    return NULL;
}

/* C109: one thread takes, another one gives. */
static void one_way(void)
{
    static struct belt belt;
    struct check check = check_start("C109", "one thread takes, another gives");
    double end = now() + (is_long() ? 10 : 0);
    size_t most = 0;
    pthread_t thread;
    int i;
    memset(&belt, 0, sizeof belt);
    belt.pool = new_pool(&check, BEAN_POOL_STRIPED);
    belt.right = true;
    (void)pthread_mutex_init(&belt.lock, NULL);
    (void)pthread_cond_init(&belt.changed, NULL);
    check_that(&check, pthread_create(&thread, NULL, give_all, &belt) == 0, "no thread");
    for (i = 0; i < 2000 || now() < end; i++) {
        bean_pool_handle handle;
        size_t out;
        if (!check_that(&check,
                        bean_pool_take(belt.pool, &handle) == BEAN_OK &&
                            use_pair(&handle, i % 1000),
                        "take %d", i)) {
            break;
        }
        (void)pthread_mutex_lock(&belt.lock);
        while (belt.count == IN_FLIGHT) {
            (void)pthread_cond_wait(&belt.changed, &belt.lock);
        }
        belt.handles[belt.count++] = handle;
        (void)pthread_cond_signal(&belt.changed);
        (void)pthread_mutex_unlock(&belt.lock);
        out = atomic_load(&bytes_out);
        most = out > most ? out : most;
    }
    (void)pthread_mutex_lock(&belt.lock);
    belt.ended = true;
    (void)pthread_cond_signal(&belt.changed);
    (void)pthread_mutex_unlock(&belt.lock);
    (void)pthread_join(thread, NULL);
    check_that(&check, belt.right, "given");
    check_that(&check, most <= most_bytes() + (IN_FLIGHT + 2) * (size_t)8192, "%lu bytes were out",
               (unsigned long)most);
    bean_pool_free(belt.pool);
    check_that(&check, atomic_load(&bytes_out) == 0, "%lu bytes were lost",
               (unsigned long)atomic_load(&bytes_out));
    check_end(&check);
    skip_part("C109", "throughput is a matter of measurements: not in the benchmark yet");
}

void pool_cases(void)
{
    bounded();
    given_twice();
    large_ones();
    checked_on_return();
    one_way();
}
#else
void pool_cases(void)
{
    static const char *const ids[] = {"C104", "C105", "C106", "C107", "C109"};
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
        skip_part(ids[i], "no threads");
    }
}
#endif
