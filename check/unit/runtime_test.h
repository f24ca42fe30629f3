/* What the tests of the runtime share: a heap for the test program, and errors as text. */
#ifndef RUNTIME_TEST_H
#define RUNTIME_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ts/ts.h"

/* A string as C text, in one of a few static buffers. */
static inline const char *text_of(TsString *string)
{
    static char buffers[8][4096];
    static int next;
    char *buffer = buffers[next++ % 8];

    if (!string) {
        return "(null)";
    }
    ts_string_copy_c(string, buffer, sizeof buffers[0]);
    return buffer;
}

#define assert_text(string, expected) assert_string_equal(text_of(string), expected)

/* "Name: message | code" of an error. */
static inline const char *error_text(TsValue error)
{
    TsValue code = ts_get(error, TS_STR("code"));
    TsString *text = ts_error_to_string(ts_as_object(error));

    return text_of(ts_is_undefined(code) ? text
                                         : ts_string_format("%S | %S", text, ts_to_string(code)));
}

/* Evaluates an expression that must throw. */
#define assert_throws(expression, expected)                 \
    do {                                                    \
        const char *volatile thrown = "nothing was thrown"; \
        TS_TRY                                              \
        {                                                   \
            (void)(expression);                             \
        }                                                   \
        TS_CATCH(error)                                     \
        {                                                   \
            thrown = error_text(error);                     \
        }                                                   \
        TS_END_TRY;                                         \
        assert_string_equal(thrown, expected);              \
    } while (0)

#endif
