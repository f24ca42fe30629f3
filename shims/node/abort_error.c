/* Waiting for an AbortSignal; see abort_error.h.
 */
#include "node/abort_error.h"

#include "node/node_errors.h"

AbortSignal *abort_signal_option(TsValue options)
{
    TsValue signal = ts_is_object(options) ? ts_get(options, TS_STR("signal")) : TS_UNDEFINED;

    if (ts_is_undefined(signal)) {
        return NULL;
    }
    if (!ts_is_instance(signal, &AbortSignal_type)) {
        node_throw_argument_type("options.signal", "an instance of AbortSignal", signal);
    }
    return signal.as.pointer;
}

TsValue abort_error_new(const AbortSignal *signal)
{
    TsError *error = Error_new(TS_STR("The operation was aborted"));
    TsValue value = ts_from_object(error);

    ts_set(value, TS_STR("code"), ts_from_string(TS_STR("ABORT_ERR")));
    ts_error_set_name(error, TS_STR("AbortError"));
    ts_error_set_cause(error, signal->reason);
    return value;
}

void abort_signal_listen(AbortSignal *signal, TsFunction *listener)
{
    TsString *keys[] = {TS_STR("once")};
    TsValue values[] = {TS_TRUE};

    event_target_add(&signal->target, TS_STR("abort"), ts_from_object(listener),
                     ts_from_object(ts_object_of(1, keys, values)));
}

void abort_signal_unlisten(AbortSignal *signal, TsFunction *listener)
{
    event_target_remove(&signal->target, TS_STR("abort"), ts_from_object(listener), TS_UNDEFINED);
}
