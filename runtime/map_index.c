/*
 * Finds repeated keys while a map is being read. Up to 16 entries are searched one by one; larger
 * maps get a balanced tree (AA tree: Andersson, WADS 1993) over the hashes of their keys, in the
 * arena, so that no choice of keys makes a lookup cost more than O(log n). Keys with equal hashes
 * are told apart by length and bytes.
 */
#include "internal.h"

enum {
    LINEAR_LIMIT = 16,
    /* An AA tree of n nodes is at most 2 log2(n + 1) high, and n is below 2^32. */
    GREATEST_HEIGHT = 66
};

struct bean_i_map_node {
    uint64_t hash;
    uint32_t left; /* places of nodes plus 1; 0: none */
    uint32_t right;
    uint32_t level;
};

/* The tree with what its nodes stand for. */
struct tree {
    struct bean_i_map_node *nodes;
    const char *entries;
    size_t entry_size;
    size_t key_size;
};

/* Every entry starts with its key, a string or itself the bytes to compare. */
static bean_str key_at(const char *entries, size_t entry_size, size_t key_size, size_t place)
{
    const char *entry = entries + place * entry_size;
    bean_str key = {entry, key_size};
    if (key_size == 0) {
        memcpy(&key, entry, sizeof key);
    }
    return key;
}

static bool keys_equal(bean_str left, bean_str right)
{
    return left.size == right.size && memcmp(left.data, right.data, left.size) == 0;
}

/* Negative, zero or positive: where (hash, key) stands relative to the node at `place`. */
static int compare(const struct tree *tree, uint64_t hash, bean_str key, size_t place)
{
    uint64_t other_hash = tree->nodes[place].hash;
    bean_str other;
    if (hash != other_hash) {
        return hash < other_hash ? -1 : 1;
    }
    other = key_at(tree->entries, tree->entry_size, tree->key_size, place);
    if (key.size != other.size) {
        return key.size < other.size ? -1 : 1;
    }
    return memcmp(key.data, other.data, key.size);
}

size_t bean_i_map_index_find(const struct bean_i_map_index *index, const bean_gen_sequence *map,
                             size_t entry_size, bean_str key)
{
    struct tree tree = {index->nodes, (const char *)map->items, entry_size, index->key_size};
    uint64_t hash;
    uint32_t link;
    if (index->nodes == NULL) {
        size_t i;
        for (i = 0; i < map->count; i++) {
            if (keys_equal(key_at(tree.entries, entry_size, index->key_size, i), key)) {
                return i;
            }
        }
        return BEAN_I_NOT_FOUND;
    }
    hash = bean_i_key_hash(key.data, key.size, 0);
    link = index->root;
    while (link != 0) {
        size_t place = link - 1;
        int order = compare(&tree, hash, key, place);
        if (order == 0) {
            return place;
        }
        link = order < 0 ? tree.nodes[place].left : tree.nodes[place].right;
    }
    return BEAN_I_NOT_FOUND;
}

static struct bean_i_map_node *node_of(const struct tree *tree, uint32_t link)
{
    return &tree->nodes[link - 1];
}

static uint32_t level_of(const struct tree *tree, uint32_t link)
{
    return link == 0 ? 0 : node_of(tree, link)->level;
}

/* A left child on its parent's own level becomes the parent. Returns the subtree's new root. */
static uint32_t skew(const struct tree *tree, uint32_t link)
{
    struct bean_i_map_node *node = node_of(tree, link);
    uint32_t left = node->left;
    if (left == 0 || node_of(tree, left)->level != node->level) {
        return link;
    }
    node->left = node_of(tree, left)->right;
    node_of(tree, left)->right = link;
    return left;
}

/* Of three nodes of one level in a row the middle one goes up. */
static uint32_t split(const struct tree *tree, uint32_t link)
{
    struct bean_i_map_node *node = node_of(tree, link);
    uint32_t right = node->right;
    if (right == 0 || level_of(tree, node_of(tree, right)->right) != node->level) {
        return link;
    }
    node->right = node_of(tree, right)->left;
    node_of(tree, right)->left = link;
    node_of(tree, right)->level++;
    return right;
}

/* Puts the node at `place`, whose key is new, into the tree. */
static void insert(struct bean_i_map_index *index, const struct tree *tree, size_t place)
{
    struct bean_i_map_node *node = &tree->nodes[place];
    bean_str key = key_at(tree->entries, tree->entry_size, tree->key_size, place);
    uint32_t *path[GREATEST_HEIGHT]; /* the links from the root to the new node */
    unsigned height = 0;
    uint32_t *link = &index->root;
    node->hash = bean_i_key_hash(key.data, key.size, 0);
    node->left = 0;
    node->right = 0;
    node->level = 1;
    while (*link != 0) {
        struct bean_i_map_node *at = node_of(tree, *link);
        path[height++] = link;
        link = compare(tree, node->hash, key, *link - 1) < 0 ? &at->left : &at->right;
    }
    *link = (uint32_t)place + 1;
    while (height != 0) {
        link = path[--height];
        *link = split(tree, skew(tree, *link));
    }
}

static bool reserve_nodes(struct bean_i_map_index *index, size_t count, bean_arena *arena)
{
    size_t size = sizeof(struct bean_i_map_node);
    uint32_t capacity = index->capacity;
    void *nodes;
    if (count <= capacity) {
        return true;
    }
    if (capacity > UINT32_MAX / 2 || capacity > SIZE_MAX / 4 / size) {
        return false;
    }
    capacity = capacity == 0 ? 4 * LINEAR_LIMIT : 2 * capacity;
    nodes = bean_i_arena_grow(arena, index->nodes, index->capacity * size, capacity * size);
    if (nodes == NULL) {
        return false;
    }
    index->nodes = (struct bean_i_map_node *)nodes;
    index->capacity = capacity;
    return true;
}

bool bean_i_map_index_add(struct bean_i_map_index *index, const bean_gen_sequence *map,
                          size_t entry_size, bean_arena *arena)
{
    struct tree tree;
    size_t place = index->nodes == NULL ? 0 : map->count - 1;
    if (map->count <= LINEAR_LIMIT) {
        return true;
    }
    if (!reserve_nodes(index, map->count, arena)) {
        return false;
    }
    tree.nodes = index->nodes;
    tree.entries = (const char *)map->items;
    tree.entry_size = entry_size;
    tree.key_size = index->key_size;
    for (; place < map->count; place++) {
        insert(index, &tree, place);
    }
    return true;
}
