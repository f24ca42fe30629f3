/* The class EventEmitter.
 */
#include "node/event_emitter.h"

#include "node/node_errors.h"
#include "ts/array.h"
#include "ts/inspect.h"
#include "ts/object.h"

TS_STRING_DEFINE(shape_mode_text, "shapeMode");
TS_STRING_DEFINE(capture_text, "kCapture");
TsSymbol event_emitter_shape_mode = {.base = {&ts_symbol_type}, .description = &shape_mode_text};
TsSymbol event_emitter_capture = {.base = {&ts_symbol_type}, .description = &capture_text};

TS_STRING_DEFINE(error_monitor_text, "events.errorMonitor");
TS_STRING_DEFINE(capture_rejection_text, "nodejs.rejection");
TsSymbol events_error_monitor = {.base = {&ts_symbol_type}, .description = &error_monitor_text};
TsSymbol events_capture_rejection = {.base = {&ts_symbol_type},
                                     .description = &capture_rejection_text};

static double default_max_listeners = 10;
static bool captures_by_default;

void event_emitter_init(EventEmitter *emitter, TsValue options)
{
    emitter->events = ts_object_new_null_prototype();
    emitter->max_listeners = TS_UNDEFINED_NUMBER;
    emitter->captures = captures_by_default;
    if (ts_is_object(options)) {
        emitter->captures = ts_to_boolean(ts_get(options, TS_STR("captureRejections")));
    }
    event_emitter_on_result = event_emitter_capture_result;
}

EventEmitter *event_emitter_new(TsValue options)
{
    EventEmitter *emitter = TS_ALLOC(EventEmitter);

    event_emitter_init(emitter, options);
    return emitter;
}

static void check_listener(const TsFunction *listener)
{
    if (!listener) {
        node_throw_argument_type("listener", "of type function", TS_UNDEFINED);
    }
}

EventEmitter *event_emitter_on(EventEmitter *emitter, TsString *name, TsFunction *listener)
{
    check_listener(listener);
    event_emitter_add(emitter, name, listener, false);
    return emitter;
}

EventEmitter *event_emitter_on_value(EventEmitter *emitter, TsValue name, TsFunction *listener)
{
    return event_emitter_on(emitter, ts_to_key(name), listener);
}

EventEmitter *event_emitter_once(EventEmitter *emitter, TsString *name, TsFunction *listener)
{
    check_listener(listener);
    event_emitter_add(emitter, name, listener, true);
    return emitter;
}

EventEmitter *event_emitter_once_value(EventEmitter *emitter, TsValue name, TsFunction *listener)
{
    return event_emitter_once(emitter, ts_to_key(name), listener);
}

EventEmitter *event_emitter_prepend_listener(EventEmitter *emitter, TsValue name, TsFunction *listener)
{
    check_listener(listener);
    event_emitter_prepend(emitter, ts_to_key(name), listener, false);
    return emitter;
}

EventEmitter *event_emitter_prepend_once_listener(EventEmitter *emitter, TsValue name, TsFunction *listener)
{
    check_listener(listener);
    event_emitter_prepend(emitter, ts_to_key(name), listener, true);
    return emitter;
}

EventEmitter *event_emitter_off(EventEmitter *emitter, TsString *name, TsFunction *listener)
{
    check_listener(listener);
    event_emitter_remove(emitter, name, listener);
    return emitter;
}

EventEmitter *event_emitter_off_value(EventEmitter *emitter, TsValue name, TsFunction *listener)
{
    return event_emitter_off(emitter, ts_to_key(name), listener);
}

EventEmitter *event_emitter_remove_all_listeners(EventEmitter *emitter, TsValue name)
{
    event_emitter_remove_all(emitter, ts_is_undefined(name) ? NULL : ts_to_key(name));
    return emitter;
}

/* An 'error' event without a listener whose argument is no Error. */
static _Noreturn void throw_unhandled(TsValue argument)
{
    TsString *message = ts_string_format("Unhandled error. (%S)", ts_inspect(argument));
    TsError *error = ts_error_coded(&Error_type, "ERR_UNHANDLED_ERROR", message);

    ts_set(ts_from_object(error), TS_STR("context"), argument);
    ts_throw(ts_from_object(error));
}

bool event_emitter_tell(EventEmitter *emitter, TsString *key, size_t argc, const TsValue *argv)
{
    TsValue first = argc > 0 ? argv[0] : TS_UNDEFINED;

    if (!ts_key_is_symbol(key) && ts_string_is(key, "error")) {
        event_emitter_emit(emitter, (TsString *)&events_error_monitor, argc, argv);
        if (!ts_is_instance(first, &Error_type) && event_emitter_count(emitter, key) == 0) {
            throw_unhandled(first);
        }
    }
    return event_emitter_emit(emitter, key, argc, argv);
}

bool event_emitter_emit_value(EventEmitter *emitter, TsValue name, size_t argc,
                              const TsValue *argv)
{
    return event_emitter_tell(emitter, ts_to_key(name), argc, argv);
}

double event_emitter_listener_count(EventEmitter *emitter, TsValue name, TsFunction *listener)
{
    TsValue found = event_emitter_registered(emitter, ts_to_key(name));
    size_t count = event_emitter_registered_count(found), same = 0;

    for (size_t i = 0; i < count; i++) {
        same += event_emitter_unwrapped(event_emitter_registered_at(found, i)) == listener;
    }
    return (double)(listener ? same : count);
}

TsArray *event_emitter_listeners(EventEmitter *emitter, TsValue name)
{
    TsArray *list = event_emitter_raw_listeners(emitter, name);

    for (size_t i = 0; i < list->length; i++) {
        ts_array_ptr_at(list, i) = event_emitter_unwrapped(ts_array_ptr_at(list, i));
    }
    return list;
}

TsArray *event_emitter_raw_listeners(EventEmitter *emitter, TsValue name)
{
    TsValue found = event_emitter_registered(emitter, ts_to_key(name));
    size_t count = event_emitter_registered_count(found);
    TsArray *list = ts_array_new(TS_ARRAY_PTR, count);

    for (size_t i = 0; i < count; i++) {
        ts_array_push_ptr(list, event_emitter_registered_at(found, i));
    }
    return list;
}

TsArray *event_emitter_names(EventEmitter *emitter)
{
    return emitter->events ? ts_own_keys(ts_from_object(emitter->events), TS_OWN_SYMBOLS)
                           : ts_array_new(TS_ARRAY_VALUE, 0);
}

/* ---- once(emitter, name) ---- */

typedef struct EventWait {
    TsObject base;
    TsPromise *promise;
    EventEmitter *emitter;
    TsString *name;
    TsFunction *on_event, *on_error; /* on_error: NULL when the event itself is 'error' */
} EventWait;

TS_SCOPE(EventWait, TS_HIDDEN(EventWait, promise, POINTER), TS_HIDDEN(EventWait, emitter, POINTER),
         TS_HIDDEN(EventWait, name, POINTER), TS_HIDDEN(EventWait, on_event, POINTER),
         TS_HIDDEN(EventWait, on_error, POINTER));

static TsValue event_came(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    EventWait *wait = self->scope;

    (void)this_value;
    if (wait->on_error) {
        event_emitter_remove(wait->emitter, TS_STR("error"), wait->on_error);
    }
    ts_promise_fulfill(wait->promise, ts_from_object(ts_array_of_value(argc, argv)));
    return TS_UNDEFINED;
}

static TsValue error_came(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    EventWait *wait = self->scope;

    (void)this_value;
    event_emitter_remove(wait->emitter, wait->name, wait->on_event);
    ts_promise_fail(wait->promise, argc > 0 ? argv[0] : TS_UNDEFINED);
    return TS_UNDEFINED;
}

static const TsFunctionInfo event_came_info = {
    .name = "resolver", .flags = TS_FUNCTION_ARROW, .invoke = event_came};
static const TsFunctionInfo error_came_info = {
    .name = "errorListener", .length = 1, .flags = TS_FUNCTION_ARROW, .invoke = error_came};

TsPromise *events_once(EventEmitter *emitter, TsValue name)
{
    TsString *key = ts_to_key(name);
    TsPromise *promise = ts_promise_pending();
    EventWait *wait = TS_NEW(EventWait, .promise = promise, .emitter = emitter, .name = key);

    wait->on_event = ts_closure_new(&event_came_info, wait);
    event_emitter_add(emitter, key, wait->on_event, true);
    if (ts_key_is_symbol(key) || !ts_string_is(key, "error")) {
        wait->on_error = ts_closure_new(&error_came_info, wait);
        event_emitter_add(emitter, TS_STR("error"), wait->on_error, true);
    }
    return promise;
}

/* ---- how many are expected ---- */

double event_emitter_max_listeners(EventEmitter *emitter)
{
    return ts_is_undefined_number(emitter->max_listeners) ? default_max_listeners
                                                          : emitter->max_listeners;
}

static void check_count(const char *name, double count)
{
    if (!(count >= 0)) {
        node_throw_out_of_range(name, ">= 0", count);
    }
}

EventEmitter *event_emitter_set_max_listeners(EventEmitter *emitter, double count)
{
    check_count("setMaxListeners", count);
    emitter->max_listeners = count;
    return emitter;
}

double event_emitter_default_max_listeners(void)
{
    return default_max_listeners;
}

void event_emitter_set_default_max_listeners(double count)
{
    check_count("defaultMaxListeners", count);
    default_max_listeners = count;
}

void events_set_max_listeners(double count, size_t emitter_count, const TsValue *emitters)
{
    check_count("setMaxListeners", count);
    if (emitter_count == 0) {
        default_max_listeners = count;
    }
    for (size_t i = 0; i < emitter_count; i++) {
        if (ts_is_instance(emitters[i], &EventEmitter_type)) {
            event_emitter_set_max_listeners(emitters[i].as.pointer, count);
        }
    }
}

bool events_capture_rejections(void)
{
    return captures_by_default;
}

void events_set_capture_rejections(bool captures)
{
    captures_by_default = captures;
}

/* ---- the class, for those that look its methods up by name ---- */

TS_METHOD_2(event_emitter_on_value, "on", EventEmitter *, EventEmitter *, TsValue, TsFunction *)
TS_METHOD_2(event_emitter_once_value, "once", EventEmitter *, EventEmitter *, TsValue, TsFunction *)
TS_METHOD_2(event_emitter_prepend_listener, "prependListener", EventEmitter *, EventEmitter *,
            TsValue, TsFunction *)
TS_METHOD_2(event_emitter_prepend_once_listener, "prependOnceListener", EventEmitter *,
            EventEmitter *, TsValue, TsFunction *)
TS_METHOD_2(event_emitter_off_value, "off", EventEmitter *, EventEmitter *, TsValue, TsFunction *)
TS_METHOD_1(event_emitter_remove_all_listeners, "removeAllListeners", EventEmitter *,
            EventEmitter *, TsValue)
TS_METHOD_2(event_emitter_listener_count, "listenerCount", double, EventEmitter *, TsValue,
            TsFunction *)
TS_METHOD_1(event_emitter_listeners, "listeners", TsArray *, EventEmitter *, TsValue)
TS_METHOD_1(event_emitter_raw_listeners, "rawListeners", TsArray *, EventEmitter *, TsValue)
TS_METHOD_0(event_emitter_names, "eventNames", TsArray *, EventEmitter *)
TS_METHOD_0(event_emitter_max_listeners, "getMaxListeners", double, EventEmitter *)
TS_METHOD_1(event_emitter_set_max_listeners, "setMaxListeners", EventEmitter *, EventEmitter *,
            double)

static TsValue emit_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    TsValue name = argc > 0 ? argv[0] : TS_UNDEFINED;

    (void)self;
    return ts_from_bool(event_emitter_emit_value(ts_as_object(this_value), name,
                                                 argc > 0 ? argc - 1 : 0, argv + (argc > 0)));
}

static const TsFunctionInfo emit_info = {.name = "emit", .length = 1, .invoke = emit_invoke};
static TsFunction emit_function = TS_FUNCTION_OBJECT_INIT(&emit_info);

static TsValue construct(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(event_emitter_new(argc > 0 ? argv[0] : TS_UNDEFINED));
}

static const TsFunctionInfo class_info = {.name = "EventEmitter",
                                          .length = 1,
                                          .invoke = construct,
                                          .construct = construct,
                                          .instance_type = &EventEmitter_type};
TsFunction EventEmitter_function = TS_FUNCTION_OBJECT_INIT(&class_info);
static TsFunction *const constructor = &EventEmitter_function;

const TsType EventEmitter_type = {
    .kind = TS_KIND_OBJECT,
    .flags = TS_TYPE_CLASS,
    .size = sizeof(EventEmitter),
    .name = "EventEmitter",
    .constructor = &constructor,
    TS_FIELDS(TS_FIELD_AS(EventEmitter, events, "_events", POINTER),
              TS_FIELD_AS(EventEmitter, event_count, "_eventsCount", INT32),
              TS_FIELD_AS(EventEmitter, max_listeners, "_maxListeners", OPTIONAL_DOUBLE),
              {.name = (TsString *)&event_emitter_shape_mode,
               .offset = offsetof(EventEmitter, shape_mode),
               .rep = TS_REP_BOOL},
              {.name = (TsString *)&event_emitter_capture,
               .offset = offsetof(EventEmitter, captures),
               .rep = TS_REP_BOOL}),
    TS_MEMBERS(TS_METHOD_MEMBER("on", &event_emitter_on_value_function),
               TS_METHOD_MEMBER("addListener", &event_emitter_on_value_function),
               TS_METHOD_MEMBER("once", &event_emitter_once_value_function),
               TS_METHOD_MEMBER("prependListener", &event_emitter_prepend_listener_function),
               TS_METHOD_MEMBER("prependOnceListener", &event_emitter_prepend_once_listener_function),
               TS_METHOD_MEMBER("off", &event_emitter_off_value_function),
               TS_METHOD_MEMBER("removeListener", &event_emitter_off_value_function),
               TS_METHOD_MEMBER("removeAllListeners", &event_emitter_remove_all_listeners_function),
               TS_METHOD_MEMBER("emit", &emit_function),
               TS_METHOD_MEMBER("listenerCount", &event_emitter_listener_count_function),
               TS_METHOD_MEMBER("listeners", &event_emitter_listeners_function),
               TS_METHOD_MEMBER("rawListeners", &event_emitter_raw_listeners_function),
               TS_METHOD_MEMBER("eventNames", &event_emitter_names_function),
               TS_METHOD_MEMBER("getMaxListeners", &event_emitter_max_listeners_function),
               TS_METHOD_MEMBER("setMaxListeners", &event_emitter_set_max_listeners_function))};
