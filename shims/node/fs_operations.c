/* The operations of node:fs with values, and telling of their outcome by the loop.
 */
#include "node/fs_operations.h"

#include <stdlib.h>

#include "node/fs_copy.h"
#include "node/fs_times.h"
#include "node/loop.h"
#include "ts/array.h"

TsValue fs_do_read_file(const TsValue *arguments)
{
    return fs_read_file(arguments[0], arguments[1]);
}

TsValue fs_do_write_file(const TsValue *arguments)
{
    fs_write_file(arguments[0], arguments[1], arguments[2]);
    return TS_UNDEFINED;
}

TsValue fs_do_append_file(const TsValue *arguments)
{
    fs_append_file(arguments[0], arguments[1], arguments[2]);
    return TS_UNDEFINED;
}

TsValue fs_do_access(const TsValue *arguments)
{
    fs_access(arguments[0], ts_as_optional_number(arguments[1]));
    return TS_UNDEFINED;
}

TsValue fs_do_stat(const TsValue *arguments)
{
    return ts_from_object(fs_stat(arguments[0]));
}

TsValue fs_do_link_stat(const TsValue *arguments)
{
    return ts_from_object(fs_link_stat(arguments[0]));
}

TsValue fs_do_make_directory(const TsValue *arguments)
{
    return ts_from_string(fs_make_directory(arguments[0], arguments[1]));
}

TsValue fs_do_make_temporary_directory(const TsValue *arguments)
{
    return ts_from_string(fs_make_temporary_directory(ts_to_string(arguments[0])));
}

TsValue fs_do_read_directory(const TsValue *arguments)
{
    return ts_from_object(fs_list(arguments[0], arguments[1]));
}

TsValue fs_do_remove_directory(const TsValue *arguments)
{
    fs_remove_directory(arguments[0]);
    return TS_UNDEFINED;
}

TsValue fs_do_remove(const TsValue *arguments)
{
    fs_remove(arguments[0], arguments[1]);
    return TS_UNDEFINED;
}

TsValue fs_do_unlink(const TsValue *arguments)
{
    fs_unlink(arguments[0]);
    return TS_UNDEFINED;
}

TsValue fs_do_rename(const TsValue *arguments)
{
    fs_rename(arguments[0], arguments[1]);
    return TS_UNDEFINED;
}

TsValue fs_do_copy_file(const TsValue *arguments)
{
    fs_copy_file(arguments[0], arguments[1]);
    return TS_UNDEFINED;
}

TsValue fs_do_truncate(const TsValue *arguments)
{
    fs_truncate(arguments[0], ts_as_optional_number(arguments[1]));
    return TS_UNDEFINED;
}

TsValue fs_do_link(const TsValue *arguments)
{
    fs_link(arguments[0], arguments[1]);
    return TS_UNDEFINED;
}

TsValue fs_do_symbolic_link(const TsValue *arguments)
{
    fs_make_symbolic_link(arguments[0], arguments[1]);
    return TS_UNDEFINED;
}

TsValue fs_do_read_link(const TsValue *arguments)
{
    return ts_from_string(fs_read_link(arguments[0]));
}

TsValue fs_do_change_mode(const TsValue *arguments)
{
    fs_change_mode(arguments[0], arguments[1]);
    return TS_UNDEFINED;
}

TsValue fs_do_real_path(const TsValue *arguments)
{
    return ts_from_string(fs_real_path(arguments[0]));
}

/* An outcome on its way; the cells that it names are kept by `waiting`. */
typedef struct Outcome {
    void *context;
    bool failed;
    TsValue value;
    void (*tell)(void *context, bool failed, TsValue outcome);
} Outcome;

static TsArray *waiting;

static void keep(void *context, TsValue value)
{
    if (!waiting) {
        ts_heap_root(&waiting, TS_REP_POINTER);
        waiting = ts_array_new(TS_ARRAY_VALUE, 2);
    }
    ts_array_push_value(waiting, ts_from_pointer(context));
    ts_array_push_value(waiting, value);
}

/* Outcomes are told in the order in which they came. */
static void deliver(void *data)
{
    Outcome outcome = *(Outcome *)data;

    free(data);
    waiting = ts_array_copy_range(waiting, 2, waiting->length);
    loop_unref();
    outcome.tell(outcome.context, outcome.failed, outcome.value);
}

void fs_tell_later(void *context, bool failed, TsValue value,
                   void (*tell)(void *context, bool failed, TsValue outcome))
{
    Outcome *outcome = malloc(sizeof *outcome);

    if (!outcome) {
        ts_fatal("out of memory");
    }
    *outcome = (Outcome){context, failed, value, tell};
    keep(context, value);
    loop_ref();
    loop_post(deliver, outcome);
}

TsValue fs_do_set_times(const TsValue *arguments)
{
    fs_set_times(arguments[0], arguments[1], arguments[2]);
    return TS_UNDEFINED;
}

TsValue fs_do_copy(const TsValue *arguments)
{
    fs_copy(arguments[0], arguments[1], arguments[2]);
    return TS_UNDEFINED;
}
