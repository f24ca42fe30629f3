/*
 * The heap: cells survive collections while something points at them, and only then.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "ts/ts.h"

typedef struct Node {
    TsObject base;
    struct Node *left, *right;
    double number;
} Node;

static TS_TYPE(Node, "Object", TS_FIELD(Node, left, POINTER), TS_FIELD(Node, right, POINTER),
               TS_FIELD(Node, number, DOUBLE));

static Node *root;
static int finalized;

static void count_finalized(void *cell)
{
    (void)cell;
    finalized++;
}

typedef struct Handle {
    TsObject base;
    int number;
} Handle;

static TS_NATIVE(Handle, "Handle", .finalize = count_finalized);

static Node *make_tree(int depth)
{
    if (depth == 0) {
        return TS_NEW(Node, .number = 1);
    }
    return TS_NEW(Node, .left = make_tree(depth - 1), .right = make_tree(depth - 1), .number = 1);
}

static double count(const Node *node)
{
    return node ? node->number + count(node->left) + count(node->right) : 0;
}

/* Overwrites the part of the stack that dead frames used. */
static __attribute__((noinline)) void clear_stack(void)
{
    volatile char space[64 << 10];

    for (size_t i = 0; i < sizeof space; i++) {
        space[i] = 0;
    }
}

static void trees_survive(void **state)
{
    (void)state;
    root = make_tree(12);
    for (int i = 0; i < 40; i++) {
        assert_int_equal((int)count(make_tree(10)), 2047);
        ts_heap_collect();
        assert_int_equal((int)count(root), 8191);
    }
    root = NULL;
}

static void memory_is_reclaimed(void **state)
{
    size_t before;

    (void)state;
    clear_stack();
    ts_heap_collect();
    before = ts_heap_stats().committed;
    for (int i = 0; i < 2000; i++) {
        make_tree(10);
    }
    assert_true(ts_heap_stats().committed < before + (24u << 20));
}

static void large_cells(void **state)
{
    TsArray *array = ts_array_new(TS_REP_POINTER, 0);

    (void)state;
    for (int i = 0; i < 300000; i++) {
        ts_array_push_ptr(array, TS_NEW(Node, .number = i));
    }
    ts_heap_collect();
    for (int i = 0; i < 300000; i++) {
        assert_true(((Node *)ts_array_ptr(array, i))->number == i);
    }
}

static void huge_cells(void **state)
{
    (void)state;
    for (int round = 0; round < 6; round++) {
        TsArray *array = ts_array_new(TS_ARRAY_DOUBLE, 0);
        for (int i = 0; i < 3000000; i++) {
            ts_array_push_double(array, i);
        }
        ts_heap_collect();
        for (int i = 0; i < 3000000; i += 997) {
            assert_true(ts_array_double(array, i) == i);
        }
    }
    clear_stack();
    ts_heap_collect();
    assert_true(ts_heap_stats().committed < (400u << 20));
}

static void interior_pointers(void **state)
{
    double *items = ts_heap_raw(TS_REP_DOUBLE, 1000);

    (void)state;
    for (int i = 0; i < 1000; i++) {
        items[i] = i;
    }
    items += 500;
    __asm__ volatile("" : "+r"(items));
    for (int i = 0; i < 20; i++) {
        make_tree(8);
        ts_heap_collect();
    }
    for (int i = -500; i < 500; i++) {
        assert_true(items[i] == i + 500);
    }
}

static __attribute__((noinline)) void make_handles(int number)
{
    for (int i = 0; i < number; i++) {
        TS_ALLOC(Handle)->number = i;
    }
}

static void finalizers(void **state)
{
    (void)state;
    finalized = 0;
    make_handles(100);
    clear_stack();
    ts_heap_collect();
    assert_true(finalized >= 95);
}

static void isolated_heaps(void **state)
{
    TsHeap *heap = ts_heap_new();
    TsHeapState saved;
    int before = finalized;

    (void)state;
    for (int round = 0; round < 50; round++) {
        ts_heap_enter(heap, __builtin_frame_address(0), &saved);
        assert_true(ts_heap_is_isolated());
        Node *tree = make_tree(10);
        make_handles(3);
        assert_true(ts_heap_owns(tree));
        assert_int_equal((int)count(tree), 2047);
        ts_array_new(TS_ARRAY_DOUBLE, 100000);
        ts_heap_leave(&saved);
        ts_heap_reset(heap);
    }
    assert_int_equal(finalized - before, 150);
    ts_heap_delete(heap);
    assert_false(ts_heap_is_isolated());
}

static void isolated_heap_collects_itself(void **state)
{
    TsHeap *heap = ts_heap_new();
    TsHeapState saved;
    size_t before = ts_heap_stats().committed;

    (void)state;
    ts_heap_enter(heap, __builtin_frame_address(0), &saved);
    Node *keep = make_tree(8);
    for (int i = 0; i < 3000; i++) {
        make_tree(10);
    }
    assert_int_equal((int)count(keep), 511);
    assert_true(ts_heap_stats().committed < before + (80u << 20));
    ts_heap_leave(&saved);
    ts_heap_delete(heap);
}

static void extra_data(void **state)
{
    Node *key = TS_NEW(Node, .number = 1);
    Node *cells[100];

    (void)state;
    ts_heap_set_extra(key, TS_NEW(Node, .number = 42));
    for (int i = 0; i < 100; i++) {
        cells[i] = TS_NEW(Node, .number = i);
        ts_heap_set_extra(cells[i], TS_NEW(Node, .number = i * 2));
        ts_heap_collect();
    }
    assert_true(((Node *)ts_heap_extra(key))->number == 42);
    for (int i = 0; i < 100; i++) {
        assert_true(((Node *)ts_heap_extra(cells[i]))->number == i * 2);
    }
    assert_null(ts_heap_extra(&root));
}

static double depth;

static __attribute__((noinline)) double recurse(double n)
{
    volatile double here = n; /* keeps the compiler from making a loop of it */

    TS_STACK_CHECK();
    depth = n;
    return n < 0 ? 0 : recurse(n + 1) + here;
}

static void deep_recursion(void **state)
{
    TsValue caught = TS_UNDEFINED;

    (void)state;
    TS_TRY
    {
        recurse(0);
    }
    TS_CATCH(err)
    {
        caught = err;
    }
    TS_END_TRY;
    assert_true(ts_instance_of(caught, RangeError));
    assert_true(depth > 10000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(trees_survive),     cmocka_unit_test(memory_is_reclaimed),
        cmocka_unit_test(large_cells),       cmocka_unit_test(huge_cells),
        cmocka_unit_test(interior_pointers), cmocka_unit_test(finalizers),
        cmocka_unit_test(isolated_heaps),    cmocka_unit_test(isolated_heap_collects_itself),
        cmocka_unit_test(extra_data),        cmocka_unit_test(deep_recursion),
    };

    ts_heap_init(__builtin_frame_address(0));
    ts_heap_root(&root, TS_REP_POINTER);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
