/* AbortController, AbortSignal, and DOMException.
 */
#include "node/event_target.h"

#include "node/timers.h"

/* Where the fields of an error lie in one. */
typedef struct AbortError {
    TsError error;
} AbortError;

static AbortSignal *get_signal(AbortController *controller)
{
    return controller->signal;
}

static bool get_aborted(AbortSignal *signal)
{
    return signal->aborted;
}

static TsValue get_reason(AbortSignal *signal)
{
    return signal->reason;
}

TS_METHOD_0(get_signal, "get signal", AbortSignal *, AbortController *)
TS_METHOD_1(abort_controller_abort, "abort", void, AbortController *, TsValue)
TS_METHOD_0(get_aborted, "get aborted", bool, AbortSignal *)
TS_METHOD_0(get_reason, "get reason", TsValue, AbortSignal *)
TS_METHOD_0(abort_signal_throw, "throwIfAborted", void, AbortSignal *)

TS_NATIVE(AbortController, "AbortController",
          TS_FIELDS(TS_HIDDEN(AbortController, signal, POINTER)),
          TS_MEMBERS({.name = TS_KEY("signal"), .getter = &get_signal_function},
                     TS_METHOD_MEMBER("abort", &abort_controller_abort_function)));
const TsType AbortSignal_type = {.kind = TS_KIND_NATIVE,
                                 .flags = TS_TYPE_CLASS,
                                 .size = sizeof(AbortSignal),
                                 .name = "AbortSignal",
                                 .parent = &EventTarget_type,
                                 TS_FIELDS(EVENT_TARGET_FIELDS(AbortSignal, target),
                                           TS_HIDDEN(AbortSignal, reason, VALUE),
                                           TS_HIDDEN(AbortSignal, on_abort, POINTER),
                                           TS_HIDDEN(AbortSignal, dependents, POINTER)),
                                 TS_MEMBERS({.name = TS_KEY("aborted"),
                                             .getter = &get_aborted_function},
                                            {.name = TS_KEY("reason"), .getter = &get_reason_function},
                                            TS_METHOD_MEMBER("throwIfAborted",
                                                             &abort_signal_throw_function))};

/* ---- DOMException ---- */

TS_METHOD_0(dom_exception_code, "get code", double, const DOMException *)

const TsType DOMException_type = {
    .kind = TS_KIND_ERROR,
    .flags = TS_TYPE_CLASS,
    .size = sizeof(TsError),
    .name = "DOMException",
    .parent = &Error_type,
    TS_FIELDS(TS_ERROR_FIELDS(AbortError, error)),
    TS_MEMBERS({.name = TS_KEY("code"), .getter = &dom_exception_code_function})};

static const struct {
    const char *name;
    int code;
} codes[] = {
    {"IndexSizeError", 1},        {"NotFoundError", 8},       {"NotSupportedError", 9},
    {"InvalidStateError", 11},    {"SyntaxError", 12},        {"InvalidAccessError", 15},
    {"TimeoutError", 23},         {"AbortError", 20},         {"DataCloneError", 25},
    {"InvalidCharacterError", 5}, {"QuotaExceededError", 22}, {"SecurityError", 18},
    {"NetworkError", 19},
};

TsError *dom_exception_new(TsString *message, TsString *name)
{
    TsError *error = ts_heap_new_cell(&DOMException_type, sizeof(TsError));
    TsString *shown = name ? name : TS_STR("Error");

    Error_init(error, message ? message : ts_string_empty());
    ts_error_set_name(error, shown);
    return error;
}

double dom_exception_code(const TsError *error)
{
    TsString *name = ts_error_name(error);

    for (size_t i = 0; i < sizeof codes / sizeof *codes; i++) {
        if (ts_string_is_ascii_text(name, codes[i].name, strlen(codes[i].name))) {
            return codes[i].code;
        }
    }
    return 0;
}

/* ---- signals ---- */

static AbortSignal *signal_new(void)
{
    return TS_ALLOC(AbortSignal);
}

AbortController *abort_controller_new(void)
{
    AbortSignal *signal = signal_new();

    return TS_NEW(AbortController, .signal = signal);
}

static void abort_signal(AbortSignal *signal, TsValue reason)
{
    if (signal->aborted) {
        return;
    }
    if (ts_is_undefined(reason)) {
        reason = ts_from_object(
            dom_exception_new(TS_STR("This operation was aborted"), TS_STR("AbortError")));
    }
    signal->aborted = true;
    signal->reason = reason;
    Event *event = event_new(TS_STR("abort"), TS_UNDEFINED);
    if (signal->on_abort) {
        TsValue argument = ts_from_object(event);
        event->target = event->current_target = &signal->target;
        ts_call(signal->on_abort, ts_from_object(signal), 1, &argument);
    }
    event_target_dispatch(&signal->target, event);
    for (size_t i = 0; signal->dependents && i < signal->dependents->length; i++) {
        abort_signal(ts_array_ptr_at(signal->dependents, i), reason);
    }
}

void abort_controller_abort(AbortController *controller, TsValue reason)
{
    abort_signal(controller->signal, reason);
}

AbortSignal *abort_signal_aborted(TsValue reason)
{
    AbortSignal *signal = signal_new();

    abort_signal(signal, reason);
    return signal;
}

static TsValue time_out(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)this_value;
    (void)argc;
    (void)argv;
    abort_signal(self->scope,
                 ts_from_object(dom_exception_new(
                     TS_STR("The operation was aborted due to timeout"), TS_STR("TimeoutError"))));
    return TS_UNDEFINED;
}

static const TsFunctionInfo time_out_info = {.name = "", .invoke = time_out};

AbortSignal *abort_signal_timeout(double delay)
{
    AbortSignal *signal = signal_new();

    timers_unref(timers_set_timeout(ts_closure_new(&time_out_info, signal), delay, 0, NULL));
    return signal;
}

AbortSignal *abort_signal_any(TsArray *signals)
{
    AbortSignal *any = signal_new();

    for (size_t i = 0; i < signals->length; i++) {
        AbortSignal *signal = ts_as_object(ts_array_value(signals, (int64_t)i));
        if (signal->aborted) {
            abort_signal(any, signal->reason);
            break;
        }
        if (!signal->dependents) {
            signal->dependents = ts_array_new(TS_ARRAY_PTR, 1);
        }
        ts_array_push_ptr(signal->dependents, any);
    }
    return any;
}

void abort_signal_throw(AbortSignal *signal)
{
    if (signal->aborted) {
        ts_throw(signal->reason);
    }
}

void abort_signal_set_handler(AbortSignal *signal, TsFunction *handler)
{
    signal->on_abort = handler;
}
