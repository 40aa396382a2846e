/*
 * Where the pointers of @backref lead: generated from the schema PROGRAM in backref.test. Prints
 * the line of every expectation that fails.
 */
#include <stdio.h>
#include <string.h>

#include "backref_gen.h"
#include "expect.h"

/* Whether all of a tree points back to where it hangs. */
static bool is_linked(const r_tree *tree, const r_tree *parent, const r_tree *previous)
{
    bool good = tree->parent == parent && tree->previous == previous;
    size_t i;
    size_t j;
    for (i = 0; i < tree->children.count; i++) {
        good = good && is_linked(&tree->children.items[i], tree, NULL);
    }
    for (i = 0; i < tree->leaves.count; i++) {
        for (j = 0; j < tree->leaves.items[i].value.count; j++) {
            const r_leaf *leaf = tree->leaves.items[i].value.items[j];
            good = good && (leaf == NULL || (leaf->tree == tree && leaf->pairs == NULL));
        }
    }
    good = good && tree->pair[0].pairs == tree && tree->pair[1].pairs == tree;
    good = good && (tree->one == NULL || (tree->one->ones == tree && tree->one->tree == NULL));
    good = good && tree->own.owns == tree && tree->own.ones == NULL;
    return good && (tree->next == NULL || is_linked(tree->next, NULL, tree));
}

static const char document[] =
    "{\"name\":\"a\",\"parent\":{\"x\":1},\"children\":[{\"name\":\"b\",\"one\":{\"n\":1}},"
    "{\"children\":[{\"children\":[{}]},{},{}]},{},{},{\"next\":{\"next\":{\"children\":[{}]}}}],"
    "\"leaves\":{\"x\":[{},null,{}],\"y\":[],\"z\":[{\"n\":7,\"tree\":{}}]},"
    "\"pair\":[{\"n\":1},{\"n\":2}],\"one\":{},\"own\":{\"owns\":5}}";

static bool reads(r_tree *tree, const char *json, bean_arena *arena)
{
    return r_tree_read(tree, json, strlen(json), arena, NULL) == BEAN_OK;
}

static bool merges(r_tree *tree, const char *json, bean_arena *arena)
{
    return r_tree_merge(tree, json, strlen(json), arena, NULL) == BEAN_OK;
}

static void test_reading(void)
{
    const char list_json[] = "[{\"children\":[{}]},{},{\"next\":{}}]";
    bean_arena arena = {0};
    r_tree tree;
    r_tree_list list;
    r_tree_init(&tree);
    EXPECT(tree.parent == NULL && tree.previous == NULL && tree.own.owns == NULL);
    EXPECT(r_tree_read(&tree, document, sizeof document - 1, &arena, NULL) == BEAN_OK);
    EXPECT(is_linked(&tree, NULL, NULL) && tree.children.count == 5);
    EXPECT(r_tree_list_read(&list, list_json, sizeof list_json - 1, &arena, NULL) == BEAN_OK);
    EXPECT(list.count == 3 && is_linked(&list.items[0], NULL, NULL));
    EXPECT(is_linked(&list.items[2], NULL, NULL) && list.items[2].next->previous == &list.items[2]);
    EXPECT(!reads(&tree, "{\"children\":[{}]} x", &arena));
    EXPECT(tree.children.items == NULL);
    EXPECT(reads(&tree, "{\"one\":{\"n\":5}}", &arena));
    EXPECT(tree.one != NULL && tree.one->ones == &tree);
    bean_arena_free(&arena);
}

/* What points back is no part of the value. */
static void test_equal_and_written(void)
{
    bean_arena arena = {0};
    bean_buffer buffer = {0};
    r_tree tree;
    r_tree other;
    EXPECT(r_tree_read(&tree, document, sizeof document - 1, &arena, NULL) == BEAN_OK);
    EXPECT(r_tree_read(&other, document, sizeof document - 1, &arena, NULL) == BEAN_OK);
    EXPECT(r_tree_equal(&tree, &other));
    other.parent = &tree;
    other.children.items[0].parent = NULL;
    EXPECT(r_tree_equal(&tree, &other) && r_tree_equal(&other, &tree));
    EXPECT(r_tree_validate(&other, NULL) == BEAN_OK);
    other.children.items[0].name = BEAN_STR("c");
    EXPECT(!r_tree_equal(&tree, &other));
    other.parent = &other;
    EXPECT(r_tree_write(&other, &buffer) == BEAN_OK);
    EXPECT(buffer.size > 20 && memcmp(buffer.data, "{\"name\":\"a\",\"children\"", 22) == 0);
    bean_buffer_free(&buffer);
    bean_arena_free(&arena);
}

static void test_copy(void)
{
    bean_arena arena = {0};
    bean_arena own = {0};
    r_tree tree;
    r_tree copy;
    EXPECT(r_tree_read(&tree, document, sizeof document - 1, &arena, NULL) == BEAN_OK);
    EXPECT(r_tree_copy(&copy, &tree, &own) == BEAN_OK);
    EXPECT(is_linked(&tree, NULL, NULL) && is_linked(&copy, NULL, NULL));
    EXPECT(copy.children.items != tree.children.items);
    EXPECT(r_tree_copy(&copy, &tree.children.items[1], &own) == BEAN_OK);
    EXPECT(copy.parent == NULL && is_linked(&copy, NULL, NULL)); /* its owner is not copied */
    EXPECT(tree.children.items[1].parent == &tree);
    bean_arena_free(&own);
    bean_arena_free(&arena);
}

static void test_merge(void)
{
    const char patch[] =
        "{\"one\":{\"n\":5},\"children\":[{\"children\":[{}]}],\"next\":{\"own\":{}},"
        "\"leaves\":{\"x\":null,\"w\":[{}]}}";
    bean_arena arena = {0};
    r_tree tree;
    EXPECT(r_tree_read(&tree, document, sizeof document - 1, &arena, NULL) == BEAN_OK);
    EXPECT(r_tree_merge(&tree, patch, sizeof patch - 1, &arena, NULL) == BEAN_OK);
    EXPECT(is_linked(&tree, NULL, NULL) && tree.children.count == 1 && tree.leaves.count == 3);
    EXPECT(merges(&tree, "{\"next\":{\"name\":\"n\"}}", &arena));
    EXPECT(is_linked(&tree, NULL, NULL));
    EXPECT(!merges(&tree, "{\"next\":{\"name\":5}}", &arena));
    EXPECT(is_linked(&tree, NULL, NULL));
    bean_arena_free(&arena);
}

/* Owners and children that are derived, and owners that are unwrapped. */
static void test_structure(void)
{
    const char json[] = "{\"trees\":[{\"children\":[{}]},{\"better\":{\"1\":{\"n\":1},\"2\":{}},"
                        "\"one\":{}}],\"odd\":{\"one\":{}}}";
    const char machine_json[] = "{\"pieces\":[{},{}],\"xpieces\":[{}],\"xmain\":{\"n\":1}}";
    bean_arena arena = {0};
    r_forest forest;
    r_machine machine;
    r_machine copy;
    r_better *better;
    EXPECT(r_forest_read(&forest, json, sizeof json - 1, &arena, NULL) == BEAN_OK);
    better = &forest.trees.items[1];
    EXPECT(is_linked(&forest.trees.items[0].base, NULL, NULL));
    EXPECT(is_linked(&better->base, NULL, NULL) && is_linked(forest.odd, NULL, NULL));
    EXPECT(better->better.count == 2 && better->better.items[1].value.best == better);
    EXPECT(better->better.items[1].value.base.ones == NULL);
    EXPECT(r_machine_read(&machine, machine_json, sizeof machine_json - 1, &arena, NULL) ==
           BEAN_OK);
    EXPECT(machine.part.pieces.items[1].part == &machine.part && machine.part.main == NULL);
    EXPECT(machine.extra->pieces.items[0].part == machine.extra);
    EXPECT(machine.extra->main->first == machine.extra && machine.extra->main->part == NULL);
    EXPECT(r_machine_copy(&copy, &machine, &arena) == BEAN_OK);
    EXPECT(copy.part.pieces.items[1].part == &copy.part && copy.extra != machine.extra);
    EXPECT(copy.extra->main->first == copy.extra);
    bean_arena_free(&arena);
}

/* Through unions, in a copy, too. */
static void test_unions(void)
{
    const char json[] = "{\"things\":[{\"type\":\"leaf\"},{\"children\":[{}],\"type\":\"tree\"}],"
                        "\"pair\":{\"things\":[{\"type\":\"nothing\"},"
                        "{\"type\":\"tree\",\"children\":[{},{}]}]}}";
    bean_arena arena = {0};
    r_forest forest;
    r_forest copy;
    EXPECT(r_forest_read(&forest, json, sizeof json - 1, &arena, NULL) == BEAN_OK);
    EXPECT(is_linked(&forest.things.items[1].u.tree, NULL, NULL));
    EXPECT(is_linked(&forest.pair->u.things.items[1].u.tree, NULL, NULL));
    EXPECT(forest.pair->u.things.items[1].u.tree.children.count == 2);
    EXPECT(r_forest_copy(&copy, &forest, &arena) == BEAN_OK && r_forest_equal(&copy, &forest));
    EXPECT(is_linked(&copy.things.items[1].u.tree, NULL, NULL));
    EXPECT(copy.things.items[1].u.tree.children.items !=
           forest.things.items[1].u.tree.children.items);
    bean_arena_free(&arena);
}

/* Also where some properties of what is held are left out. */
static void test_variants(void)
{
    const char json[] = "{\"members\":[{\"n\":1,\"m\":2}]}";
    bean_arena arena = {0};
    r_shown shown;
    EXPECT(r_shown_read(&shown, json, sizeof json - 1, &arena, NULL) == BEAN_OK);
    EXPECT(shown.members.items[0].shown == &shown && shown.members.items[0].n == 0);
    bean_arena_free(&arena);
}

int main(void)
{
    test_reading();
    test_equal_and_written();
    test_copy();
    test_merge();
    test_structure();
    test_unions();
    test_variants();
    return failures == 0 ? 0 : 1;
}
