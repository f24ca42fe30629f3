/* Other programs that are waited for: spawnSync, execSync, execFileSync; see child_process.h.
 */
#include "node/child_process.h"

#include "node/child_options.h"
#include "ts/output.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

static bool is_text(TsValue options)
{
    TsValue encoding = ts_is_object(options) ? ts_get(options, TS_STR("encoding")) : TS_UNDEFINED;

    return ts_is_string(encoding) && !ts_string_is(ts_as_string(encoding), "buffer");
}

static TsValue output_of(const ChildRun *run, int i, TsValue options)
{
    if (run->stdio[i] != CHILD_PIPE) {
        return TS_NULL;
    }
    Buffer *bytes = buffer_copy_of(run->out[i - 1].at, run->out[i - 1].length);
    if (!is_text(options)) {
        return ts_from_object(bytes);
    }
    TsString *encoding = ts_as_string(ts_get(options, TS_STR("encoding")));
    return ts_from_string(buffer_to_string(bytes, encoding, TS_UNDEFINED_NUMBER, TS_UNDEFINED_NUMBER));
}

static TsError *start_error(ChildRun *run)
{
    TsError *error = child_spawn_error(run, "spawnSync");

    return error;
}

/* Runs it to its end, and tells in an object how that was. */
static TsValue run_sync(ChildRun *run, TsValue options)
{
    TsString *keys[] = {TS_STR("status"), TS_STR("signal"), TS_STR("output"),
                        TS_STR("pid"),    TS_STR("stdout"), TS_STR("stderr")};
    TsValue values[6] = {TS_NULL, TS_NULL, TS_NULL, ts_from_number(0), TS_NULL, TS_NULL};

    ts_output_flush();
    if (!child_start(run)) {
        TsDynamicObject *failed = ts_object_new(7);
        ts_object_define(failed, TS_STR("error"), ts_from_object(start_error(run)));
        for (int i = 0; i < 6; i++) {
            ts_object_define(failed, keys[i], values[i]);
        }
        return ts_from_object(failed);
    }
    child_finish(run);
    values[0] = run->status >= 0 ? ts_from_number(run->status) : TS_NULL;
    values[1] = run->signal ? ts_from_string(child_signal_name(run->signal)) : TS_NULL;
    values[3] = ts_from_number(run->pid);
    values[4] = output_of(run, 1, options);
    values[5] = output_of(run, 2, options);
    values[2] = ts_from_object(ts_array_of_value(3, (TsValue[]){TS_NULL, values[4], values[5]}));
    TsDynamicObject *result = ts_object_new(7);
    if (run->timed_out) {
        run->error = ETIMEDOUT;
        ts_object_define(result, TS_STR("error"), ts_from_object(start_error(run)));
    }
    for (int i = 0; i < 6; i++) {
        ts_object_define(result, keys[i], values[i]);
    }
    return ts_from_object(result);
}

TsValue child_spawn_sync(TsString *command, TsArray *arguments, TsValue options)
{
    ChildRun *run = child_run_new(command, arguments, options, false, CHILD_PIPE);
    TsValue result = run_sync(run, options);

    child_free(run);
    free(run);
    return result;
}

TsValue child_spawn_sync_options(TsString *command, TsValue options)
{
    return child_spawn_sync(command, NULL, options);
}

/* ---- what throws when the program fails ---- */

static _Noreturn void fail(TsValue result, TsString *command)
{
    TsValue error = ts_get(result, TS_STR("error"));

    if (!ts_is_object(error)) {
        TsValue wrote = ts_get(result, TS_STR("stderr"));
        TsString *text = ts_concat(TS_STR("Command failed: "), command);
        if (!ts_is_nullish(wrote) && ts_to_string(wrote)->length > 0) {
            text = ts_concat_n(3, text, TS_STR("\n"), ts_to_string(wrote));
        }
        error = ts_from_object(Error_new(text));
    }
    ts_copy_properties(error, result);
    ts_delete(error, ts_from_string(TS_STR("error")));
    ts_throw(error);
}

static TsValue exec_sync(TsString *file, TsArray *arguments, TsValue options, bool shell)
{
    ChildRun *run = child_run_new(file, arguments, options, shell, CHILD_PIPE);
    TsValue stdio = ts_is_object(options) ? ts_get(options, TS_STR("stdio")) : TS_UNDEFINED;
    TsString *command = file;

    for (size_t i = 0; !shell && arguments && i < arguments->length; i++) {
        command = ts_concat_n(3, command, TS_STR(" "), ts_to_string(ts_array_get(arguments, (int64_t)i)));
    }
    TsValue result = run_sync(run, options);
    if (ts_is_undefined(stdio) && run->out[1].length > 0) {
        ts_output_write(TS_STDERR, (const char *)run->out[1].at, run->out[1].length);
    }
    child_free(run);
    free(run);
    TsValue status = ts_get(result, TS_STR("status"));
    if (!ts_is_number(status) || ts_as_number(status) != 0 || ts_has_own(result, ts_from_string(TS_STR("error")))) {
        fail(result, command);
    }
    return ts_get(result, TS_STR("stdout"));
}

Buffer *child_exec_sync(TsString *command, TsValue options)
{
    return ts_as_object(exec_sync(command, NULL, options, true));
}

TsString *child_exec_sync_text(TsString *command, TsValue options)
{
    return ts_as_string(exec_sync(command, NULL, options, true));
}

Buffer *child_exec_file_sync(TsString *file, TsArray *arguments, TsValue options)
{
    return ts_as_object(exec_sync(file, arguments, options, false));
}

TsString *child_exec_file_sync_text(TsString *file, TsArray *arguments, TsValue options)
{
    return ts_as_string(exec_sync(file, arguments, options, false));
}
