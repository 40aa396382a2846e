/*
 * What @depth limits beside reading: writing, copying and comparing, by the type of the whole value
 * and not by that of its parts. Generated from the schema in depth.test. Prints the line of every
 * expectation that fails.
 */
#include <stdio.h>
#include <string.h>

#include "expect.h"
#include "depth_gen.h"

static bean_status write_node(const d_node *node, const bean_write_options *options)
{
    bean_buffer buffer = {0};
    bean_error error;
    bean_status status = d_node_write_with(node, &buffer, options, &error);
    if (status != BEAN_OK) {
        EXPECT(buffer.size == 0 && strcmp(error.pointer, "/next/next/next/next") == 0);
    }
    bean_buffer_free(&buffer);
    return status;
}

int main(void)
{
    static const char four[] = "{\"next\":{\"next\":{\"next\":{}}}}";
    static const bean_read_options deeper = {false, false, 5, 0, 0, 0, 0};
    static const bean_read_options flatter = {false, false, 3, 0, 0, 0, 0};
    bean_write_options options = {false, false, false, 5};
    bean_arena arena = {0};
    d_node nodes[5];
    d_node copy;
    d_flat flat;
    char text[64];
    size_t needed;
    memset(nodes, 0, sizeof nodes);
    for (int i = 0; i < 3; i++) {
        nodes[i].next = &nodes[i + 1];
    }
    EXPECT(write_node(nodes, NULL) == BEAN_OK && d_node_equal(nodes, nodes));
    EXPECT(d_node_copy(&copy, nodes, &arena) == BEAN_OK && d_node_equal(nodes, &copy));
    EXPECT(d_node_write_to(nodes, text, sizeof text, &needed) == BEAN_OK);
    nodes[3].next = &nodes[4];
    EXPECT(write_node(nodes, NULL) == BEAN_ERROR_DEPTH && !d_node_equal(nodes, nodes));
    EXPECT(write_node(nodes, &options) == BEAN_OK);
    EXPECT(d_node_copy(&copy, nodes, &arena) == BEAN_ERROR_DEPTH && copy.next == NULL);
    EXPECT(d_node_write_to(nodes, text, sizeof text, &needed) == BEAN_ERROR_DEPTH && needed == 0);
    flat.next = &nodes[1];
    nodes[2].next = NULL;
    EXPECT(!d_flat_equal(&flat, &flat));
    nodes[1].next = NULL;
    EXPECT(d_flat_equal(&flat, &flat));

    EXPECT(d_node_read(&copy, four, sizeof four - 1, &arena, NULL) == BEAN_OK);
    EXPECT(d_node_read_with(&copy, four, sizeof four - 1, &arena, &flatter, NULL) ==
           BEAN_ERROR_DEPTH);
    EXPECT(d_node_read_with(&copy, "[]", 2, &arena, &deeper, NULL) == BEAN_ERROR_TYPE);
    EXPECT(d_flat_read(&flat, four, sizeof four - 1, &arena, NULL) == BEAN_ERROR_DEPTH);
    EXPECT(d_flat_read_with(&flat, four, sizeof four - 1, &arena, &deeper, NULL) == BEAN_OK);
    bean_arena_free(&arena);
    return failures != 0;
}
