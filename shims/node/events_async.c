/* Events awaited; see events_async.h.
 */
#include "node/events_async.h"

#include "ts/microtask.h"

static bool is_error_event(const TsString *name)
{
    return !ts_key_is_symbol(name) && ts_string_is(name, "error");
}

/* ---- once() ---- */

/* The promise, and whom to tell when it is over. */
typedef struct Wait {
    TsObject base;
    TsPromise *promise;
    AbortSignal *signal;
    EventEmitter *emitter; /* or a target */
    EventTarget *target;
    TsString *name;
    TsFunction *on_event, *on_error, *on_abort;
} Wait;

static TS_SCOPE(Wait, TS_HIDDEN(Wait, promise, POINTER), TS_HIDDEN(Wait, signal, POINTER),
                TS_HIDDEN(Wait, emitter, POINTER), TS_HIDDEN(Wait, target, POINTER),
                TS_HIDDEN(Wait, name, POINTER), TS_HIDDEN(Wait, on_event, POINTER),
                TS_HIDDEN(Wait, on_error, POINTER), TS_HIDDEN(Wait, on_abort, POINTER));

static void stop_waiting(Wait *wait)
{
    if (wait->emitter) {
        event_emitter_remove(wait->emitter, wait->name, wait->on_event);
    }
    if (wait->target) {
        event_target_remove(wait->target, wait->name, ts_from_object(wait->on_event), TS_UNDEFINED);
    }
    if (wait->on_error) {
        event_emitter_remove(wait->emitter, TS_STR("error"), wait->on_error);
    }
    if (wait->signal) {
        abort_signal_unlisten(wait->signal, wait->on_abort);
    }
}

static TsValue event_came(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    Wait *wait = self->scope;

    (void)this_value;
    stop_waiting(wait);
    ts_promise_fulfill(wait->promise, ts_from_object(ts_array_of_value(argc, argv)));
    return TS_UNDEFINED;
}

static TsValue error_came(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    Wait *wait = self->scope;

    (void)this_value;
    stop_waiting(wait);
    ts_promise_fail(wait->promise, argc > 0 ? argv[0] : TS_UNDEFINED);
    return TS_UNDEFINED;
}

static TsValue abort_came(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    Wait *wait = self->scope;

    (void)this_value;
    (void)argc;
    (void)argv;
    stop_waiting(wait);
    ts_promise_fail(wait->promise, abort_error_new(wait->signal));
    return TS_UNDEFINED;
}

static const TsFunctionInfo event_came_info = {
    .name = "resolver", .flags = TS_FUNCTION_ARROW, .invoke = event_came};
static const TsFunctionInfo error_came_info = {
    .name = "errorListener", .length = 1, .flags = TS_FUNCTION_ARROW, .invoke = error_came};
static const TsFunctionInfo abort_came_info = {
    .name = "abortListener", .flags = TS_FUNCTION_ARROW, .invoke = abort_came};

static Wait *new_wait(TsString *name, AbortSignal *signal)
{
    TsPromise *promise = ts_promise_pending();
    Wait *wait = TS_NEW(Wait, .promise = promise, .name = name, .signal = signal);

    wait->on_event = ts_closure_new(&event_came_info, wait);
    if (signal) {
        wait->on_abort = ts_closure_new(&abort_came_info, wait);
        abort_signal_listen(signal, wait->on_abort);
    }
    return wait;
}

TsPromise *events_once_until(EventEmitter *emitter, TsValue name, TsValue options)
{
    AbortSignal *signal = abort_signal_option(options);

    if (signal && signal->aborted) {
        return ts_promise_reject(abort_error_new(signal));
    }
    Wait *wait = new_wait(ts_to_key(name), signal);
    wait->emitter = emitter;
    event_emitter_add(emitter, wait->name, wait->on_event, true);
    if (!is_error_event(wait->name)) {
        wait->on_error = ts_closure_new(&error_came_info, wait);
        event_emitter_add(emitter, TS_STR("error"), wait->on_error, true);
    }
    return wait->promise;
}

TsPromise *events_once_target(EventTarget *target, TsString *type, TsValue options)
{
    AbortSignal *signal = abort_signal_option(options);

    if (signal && signal->aborted) {
        return ts_promise_reject(abort_error_new(signal));
    }
    Wait *wait = new_wait(type, signal);
    wait->target = target;
    event_target_add(target, type, ts_from_object(wait->on_event), TS_UNDEFINED);
    return wait->promise;
}

/* ---- on() ---- */

typedef struct Watch {
    TsObject base;
    AsyncQueue *queue;
    AbortSignal *signal;
    EventEmitter *emitter;
    TsString *name;
    TsArray *closing; /* names of events that end it; or NULL */
    TsFunction *on_event, *on_error, *on_close, *on_abort;
} Watch;

static TS_SCOPE(Watch, TS_HIDDEN(Watch, queue, POINTER), TS_HIDDEN(Watch, signal, POINTER),
                TS_HIDDEN(Watch, emitter, POINTER), TS_HIDDEN(Watch, name, POINTER),
                TS_HIDDEN(Watch, closing, POINTER), TS_HIDDEN(Watch, on_event, POINTER),
                TS_HIDDEN(Watch, on_error, POINTER), TS_HIDDEN(Watch, on_close, POINTER),
                TS_HIDDEN(Watch, on_abort, POINTER));

static void stop_watching(void *owner)
{
    Watch *watch = owner;

    event_emitter_remove(watch->emitter, watch->name, watch->on_event);
    if (watch->on_error) {
        event_emitter_remove(watch->emitter, TS_STR("error"), watch->on_error);
    }
    for (size_t i = 0; watch->closing && i < watch->closing->length; i++) {
        TsString *name = ts_to_key(ts_array_value(watch->closing, (int64_t)i));
        event_emitter_remove(watch->emitter, name, watch->on_close);
    }
    if (watch->signal) {
        abort_signal_unlisten(watch->signal, watch->on_abort);
    }
}

static TsValue watched_came(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    Watch *watch = self->scope;

    (void)this_value;
    async_queue_push(watch->queue, ts_from_object(ts_array_of_value(argc, argv)));
    return TS_UNDEFINED;
}

static TsValue watched_failed(TsFunction *self, TsValue this_value, size_t argc,
                              const TsValue *argv)
{
    Watch *watch = self->scope;

    (void)this_value;
    stop_watching(watch);
    async_queue_fail(watch->queue, argc > 0 ? argv[0] : TS_UNDEFINED);
    return TS_UNDEFINED;
}

static TsValue watched_closed(TsFunction *self, TsValue this_value, size_t argc,
                              const TsValue *argv)
{
    Watch *watch = self->scope;

    (void)this_value;
    (void)argc;
    (void)argv;
    stop_watching(watch);
    async_queue_end(watch->queue);
    return TS_UNDEFINED;
}

static TsValue watched_aborted(TsFunction *self, TsValue this_value, size_t argc,
                               const TsValue *argv)
{
    Watch *watch = self->scope;

    (void)this_value;
    (void)argc;
    (void)argv;
    stop_watching(watch);
    async_queue_fail(watch->queue, abort_error_new(watch->signal));
    return TS_UNDEFINED;
}

static const TsFunctionInfo watched_came_info = {
    .name = "eventHandler", .flags = TS_FUNCTION_ARROW, .invoke = watched_came};
static const TsFunctionInfo watched_failed_info = {
    .name = "errorHandler", .flags = TS_FUNCTION_ARROW, .invoke = watched_failed};
static const TsFunctionInfo watched_closed_info = {
    .name = "closeHandler", .flags = TS_FUNCTION_ARROW, .invoke = watched_closed};
static const TsFunctionInfo watched_aborted_info = {
    .name = "abortListener", .flags = TS_FUNCTION_ARROW, .invoke = watched_aborted};

static void listen_for_close(Watch *watch, TsValue names)
{
    if (!ts_is_array(names)) {
        return;
    }
    watch->closing = ts_as_array(names);
    watch->on_close = ts_closure_new(&watched_closed_info, watch);
    for (size_t i = 0; i < watch->closing->length; i++) {
        event_emitter_add(watch->emitter, ts_to_key(ts_array_value(watch->closing, (int64_t)i)),
                          watch->on_close, false);
    }
}

TsAsyncIterator *events_on(EventEmitter *emitter, TsValue name, TsValue options)
{
    AbortSignal *signal = abort_signal_option(options);
    Watch *watch = TS_NEW(Watch, .emitter = emitter, .name = ts_to_key(name), .signal = signal);

    if (signal && signal->aborted) {
        ts_throw(abort_error_new(signal));
    }
    watch->queue = async_queue_new(watch, NULL, stop_watching);
    watch->on_event = ts_closure_new(&watched_came_info, watch);
    event_emitter_add(emitter, watch->name, watch->on_event, false);
    if (!is_error_event(watch->name)) {
        watch->on_error = ts_closure_new(&watched_failed_info, watch);
        event_emitter_add(emitter, TS_STR("error"), watch->on_error, false);
    }
    listen_for_close(watch, ts_is_object(options) ? ts_get(options, TS_STR("close"))
                                                  : TS_UNDEFINED);
    if (signal) {
        watch->on_abort = ts_closure_new(&watched_aborted_info, watch);
        abort_signal_listen(signal, watch->on_abort);
    }
    return async_queue_iterator(watch->queue);
}
