/*
 * Memory for what was read: blocks that double in size, given out from front to back and kept by a
 * reset. A fixed arena is one block of the caller's. Must not know what the memory is used for.
 */
#include "internal.h"
#include "internal_write.h"

enum {
    ALIGNMENT = 16,
    FIRST_BLOCK = 4096,
    GREATEST_STEP = 16 * 1024 * 1024 /* blocks grow no further, unless one request is larger */
};

/* Blocks form one chain: used ones, the current one, free ones. The payload follows the header. */
struct bean_arena_block {
    struct bean_arena_block *next;
    size_t size; /* header included */
};

#define HEADER ((sizeof(struct bean_arena_block) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT)

const char bean_i_empty[16] BEAN_ALIGNED(16) = {0};

static char *payload(struct bean_arena_block *block)
{
    return (char *)block + HEADER;
}

static char *block_end(struct bean_arena_block *block)
{
    return (char *)block + block->size;
}

static size_t room_in(const struct bean_arena_block *block)
{
    return block->size - HEADER;
}

void bean_arena_init(bean_arena *arena, const bean_allocator *allocator)
{
    memset(arena, 0, sizeof *arena);
    if (allocator != NULL) {
        arena->allocator = *allocator;
    }
}

/* A fixed arena remembers the start of its block in `allocator.user`, which it has no use for. */
void bean_arena_init_fixed(bean_arena *arena, void *block, size_t size)
{
    memset(arena, 0, sizeof *arena);
    arena->fixed = true;
    arena->allocator.user = block;
    if (block != NULL) {
        arena->cursor = (char *)block;
        arena->limit = (char *)block + size;
    }
}

static struct bean_arena_block *new_block(bean_arena *arena, size_t size)
{
    struct bean_arena_block *block =
        (struct bean_arena_block *)bean_i_resize(&arena->allocator, NULL, 0, size);
    if (block != NULL) {
        block->size = size;
    }
    return block;
}

static void enter_block(bean_arena *arena, struct bean_arena_block *block)
{
    arena->current = block;
    arena->cursor = payload(block);
    arena->limit = block_end(block);
}

/* Makes the current block one in which `need` bytes are free: a free one that is large enough, or a
 * new one. Either stands right behind the current block afterwards, so that free ones stay free. */
static bool next_block(bean_arena *arena, size_t need)
{
    struct bean_arena_block **after =
        arena->current != NULL ? &arena->current->next : &arena->first;
    struct bean_arena_block **link = after;
    struct bean_arena_block *block;
    if (arena->fixed) {
        return false;
    }
    while (*link != NULL && room_in(*link) < need) {
        link = &(*link)->next;
    }
    block = *link;
    if (block != NULL) {
        *link = block->next;
    } else {
        size_t size = FIRST_BLOCK;
        if (arena->current != NULL) {
            size_t last = arena->current->size;
            size = last < GREATEST_STEP / 2 ? 2 * last : GREATEST_STEP;
        }
        if (need > SIZE_MAX / 2 - HEADER) {
            return false;
        }
        if (size < need + HEADER) {
            size = need + HEADER;
        }
        block = new_block(arena, size);
        if (block == NULL) {
            return false;
        }
    }
    block->next = *after;
    *after = block;
    enter_block(arena, block);
    return true;
}

static size_t padding(const char *cursor)
{
    return (size_t)(0 - (uintptr_t)cursor) & (ALIGNMENT - 1);
}

void *bean_arena_alloc(bean_arena *arena, size_t size)
{
    size_t skipped = padding(arena->cursor);
    char *memory;
    if (BEAN_UNLIKELY((size_t)(arena->limit - arena->cursor) < skipped ||
                      (size_t)(arena->limit - arena->cursor) - skipped < size ||
                      arena->cursor == NULL)) {
        if (!next_block(arena, size)) {
            return NULL;
        }
        skipped = 0;
    }
    memory = arena->cursor + skipped;
    arena->cursor = memory + size;
    return memory;
}

char *bean_i_arena_text(bean_arena *arena, size_t size)
{
    char *memory;
    if (BEAN_UNLIKELY((size_t)(arena->limit - arena->cursor) < size || arena->cursor == NULL) &&
        !next_block(arena, size)) {
        return NULL;
    }
    memory = arena->cursor;
    arena->cursor = memory + size;
    return memory;
}

bool bean_arena_copy(bean_arena *arena, bean_str text, bean_str *copy)
{
    char *to;
    if (text.data == NULL) {
        copy->data = NULL;
        copy->size = 0;
        return true;
    }
    if (text.size == SIZE_MAX || (to = bean_i_arena_text(arena, text.size + 1)) == NULL) {
        return false;
    }
    memcpy(to, text.data, text.size);
    to[text.size] = '\0';
    copy->data = to;
    copy->size = text.size;
    return true;
}

void *bean_i_arena_grow(bean_arena *arena, void *block, size_t old_size, size_t new_size)
{
    void *larger;
    if (block != NULL && (char *)block + old_size == arena->cursor &&
        (size_t)(arena->limit - (char *)block) >= new_size) {
        arena->cursor = (char *)block + new_size;
        return block;
    }
    larger = bean_arena_alloc(arena, new_size);
    if (larger != NULL && old_size != 0) {
        memcpy(larger, block, old_size);
    }
    return larger;
}

static bool is_between(const void *block, const char *start, const char *end)
{
    return (uintptr_t)block >= (uintptr_t)start && (uintptr_t)block < (uintptr_t)end;
}

bool bean_i_arena_owns(const bean_arena *arena, const void *block)
{
    struct bean_arena_block *own = arena->first;
    if (arena->fixed) {
        return is_between(block, (const char *)arena->allocator.user, arena->cursor);
    }
    if (arena->current == NULL) {
        return false;
    }
    if (is_between(block, payload(arena->current), arena->cursor)) {
        return true;
    }
    for (; own != arena->current; own = own->next) {
        if (is_between(block, payload(own), block_end(own))) {
            return true;
        }
    }
    return false;
}

void *bean_i_arena_room(bean_arena *arena, void *items, size_t count, size_t item_size)
{
    size_t capacity = count == 0 ? 1 : 2 * count;
    if ((count & (count - 1)) != 0) {
        return items;
    }
    if (count > SIZE_MAX / 4 || capacity > SIZE_MAX / 4 / item_size) {
        return NULL;
    }
    return bean_i_arena_grow(arena, count == 0 ? NULL : items, count * item_size,
                             capacity * item_size);
}

size_t bean_i_arena_memory(const bean_arena *arena)
{
    size_t size = 0;
    for (const struct bean_arena_block *block = arena->first; block != NULL; block = block->next) {
        size += block->size;
    }
    return size;
}

void bean_arena_reset(bean_arena *arena)
{
    if (arena->fixed) {
        arena->cursor = (char *)arena->allocator.user;
    } else if (arena->first != NULL) {
        enter_block(arena, arena->first);
    }
}

void bean_arena_free(bean_arena *arena)
{
    struct bean_arena_block *block = arena->first;
    if (arena->fixed) {
        bean_arena_reset(arena);
        return;
    }
    while (block != NULL) {
        struct bean_arena_block *next = block->next;
        (void)bean_i_resize(&arena->allocator, block, block->size, 0);
        block = next;
    }
    arena->first = NULL;
    arena->current = NULL;
    arena->cursor = NULL;
    arena->limit = NULL;
}

bean_arena_mark bean_arena_save(const bean_arena *arena)
{
    bean_arena_mark mark;
    mark.block = arena->current;
    mark.cursor = arena->cursor;
    return mark;
}

void bean_arena_rewind(bean_arena *arena, bean_arena_mark mark)
{
    if (mark.block != NULL) {
        arena->current = mark.block;
        arena->limit = block_end(mark.block);
    } else if (!arena->fixed) {
        arena->current = NULL;
        arena->limit = NULL;
    }
    arena->cursor = mark.cursor;
}
