/*
 * process: exit codes.
 */
#include "node/process_exit.h"

#include "node/node_errors.h"
#include "ts/number.h"
#include "ts/output.h"

#include <math.h>
#include <stdlib.h>

static TsValue exit_code; /* as the program set it */

/* The exit code as a number; throws what Node throws for values that are none. */
static int checked_code(TsValue code)
{
    double number = NAN;

    if (ts_is_number(code)) {
        number = code.as.number;
    } else if (ts_is_string(code) && ts_as_string(code)->length > 0) {
        number = ts_to_number(code);
    }
    if (!ts_is_number(code) && !(trunc(number) == number && isfinite(number))) {
        node_throw_argument_type("code", "of type number", code);
    }
    if (trunc(number) != number || !isfinite(number)) {
        node_throw_out_of_range("code", "an integer", number);
    }
    return (int)(ts_to_uint32(number) & 0xff);
}

static void keep_exit_code(TsValue code)
{
    static bool rooted;

    if (!rooted) {
        ts_heap_root(&exit_code, TS_REP_VALUE);
        rooted = true;
    }
    exit_code = code;
}

TsValue process_exit_code(void)
{
    bool is_given = !ts_is_undefined(exit_code) || ts_exit_code == 0; /* else by an uncaught error */

    return is_given ? exit_code : ts_from_number(ts_exit_code);
}

void process_set_exit_code(TsValue code)
{
    ts_exit_code = ts_is_nullish(code) ? 0 : checked_code(code);
    keep_exit_code(ts_is_null(code) ? TS_UNDEFINED : code);
}

void process_exit(TsValue code)
{
    if (!ts_is_nullish(code)) {
        process_set_exit_code(code);
    }
    ts_exit(ts_exit_code);
}

void process_abort(void)
{
    ts_output_flush();
    abort();
}
