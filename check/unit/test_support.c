/* The support library: arenas, vectors, text buffers, interning, maps. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "support/arena.h"
#include "support/files.h"
#include "support/intern.h"
#include "support/jobs.h"
#include "support/map.h"
#include "support/strbuf.h"
#include "support/vec.h"

static void arena_gives_zeroed_aligned_memory(void **state)
{
    Arena *arena = arena_new();

    (void)state;
    for (size_t size = 0; size < 100000; size = size * 2 + 1) {
        char *bytes = arena_alloc(arena, size);
        assert_int_equal((uintptr_t)bytes % 16, 0);
        for (size_t i = 0; i < size; i++) {
            assert_int_equal(bytes[i], 0);
        }
        memset(bytes, 0xff, size);
    }
    assert_string_equal(arena_printf(arena, "%s-%d", "a", 7), "a-7");
    assert_string_equal(arena_strndup(arena, "hello", 2), "he");
    arena_free(arena);
}

static void vectors_grow_and_keep_their_items(void **state)
{
    Arena *arena = arena_new();
    VEC(int) numbers = {0};

    (void)state;
    for (int i = 0; i < 1000; i++) {
        vec_push(arena, &numbers, i);
    }
    vec_insert(arena, &numbers, 0, -1);
    assert_int_equal(numbers.length, 1001);
    for (int i = 0; i < 1001; i++) {
        assert_int_equal(numbers.items[i], i - 1);
    }
    *vec_add(arena, &numbers) += 5;
    assert_int_equal(vec_pop(&numbers), 5);
    assert_int_equal(vec_last(&numbers), 999);
    arena_free(arena);
}

static void text_buffers_hold_any_bytes(void **state)
{
    StrBuf buf = {0};

    (void)state;
    assert_string_equal(strbuf_text(&buf), "");
    strbuf_printf(&buf, "%d", 42);
    strbuf_append_n(&buf, "a\0b", 3);
    strbuf_fill(&buf, 'x', 200);
    assert_int_equal(buf.length, 205);
    assert_memory_equal(buf.data, "42a\0bx", 6);
    strbuf_truncate(&buf, 3);
    assert_string_equal(strbuf_text(&buf), "42a");
    strbuf_free(&buf);
}

static void equal_texts_are_interned_once(void **state)
{
    Arena *arena = arena_new();
    Interner *interner = interner_new(arena);
    const char *names[5000];

    (void)state;
    for (int i = 0; i < 5000; i++) {
        names[i] = intern_string(interner, arena_printf(arena, "name%d", i));
    }
    for (int i = 0; i < 5000; i++) {
        const char *name = arena_printf(arena, "name%d", i);
        assert_ptr_equal(intern(interner, name, strlen(name)), names[i]);
        assert_int_equal(interned_length(names[i]), strlen(name));
    }
    assert_ptr_not_equal(intern(interner, "a\0b", 3), intern(interner, "a\0c", 3));
    arena_free(arena);
}

static void maps_find_all_and_keep_order(void **state)
{
    Arena *arena = arena_new();
    StrMap strings = {0};
    PtrMap pointers = {0};
    static int values[3000];

    (void)state;
    assert_null(strmap_get(&strings, "a"));
    assert_null(ptrmap_get(&pointers, values));
    for (int i = 0; i < 3000; i++) {
        strmap_put(arena, &strings, arena_printf(arena, "%d", i), &values[i]);
        ptrmap_put(arena, &pointers, &values[i], &values[2999 - i]);
    }
    strmap_put(arena, &strings, "7", NULL);
    assert_true(strmap_has(&strings, "7"));
    assert_int_equal(strings.count, 3000);
    for (int i = 0; i < 3000; i++) {
        assert_ptr_equal(ptrmap_get(&pointers, &values[i]), &values[2999 - i]);
        assert_ptr_equal(pointers.entries[i].key, &values[i]);
        if (i != 7) {
            assert_ptr_equal(strmap_get(&strings, arena_printf(arena, "%d", i)), &values[i]);
        }
    }
    arena_free(arena);
}

static void jobs_report_how_they_ended(void **state)
{
    const char *const good[] = {"true", NULL}, *const bad[] = {"sh", "-c", "exit 7", NULL};
    const char *const missing[] = {"/no/such/program", NULL};
    Job jobs[] = {{.argv = good}, {.argv = bad}, {.argv = missing}, {.argv = good}};

    (void)state;
    assert_false(jobs_run(jobs, 4, 2));
    assert_int_equal(jobs[0].status, 0);
    assert_int_equal(jobs[1].status, 7);
    assert_int_not_equal(jobs[2].status, 0);
    assert_int_equal(jobs[3].status, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arena_gives_zeroed_aligned_memory),
        cmocka_unit_test(vectors_grow_and_keep_their_items),
        cmocka_unit_test(text_buffers_hold_any_bytes),
        cmocka_unit_test(equal_texts_are_interned_once),
        cmocka_unit_test(maps_find_all_and_keep_order),
        cmocka_unit_test(jobs_report_how_they_ended),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
