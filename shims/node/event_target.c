/* EventTarget and Event.
 */
#include "node/event_target.h"

#include "node/node_errors.h"
#include "node/performance.h"

enum { TYPE, LISTENER, ONCE, SIGNAL, STEP };

static TsValue target_construct(TsFunction *self, TsValue this_value, size_t argc,
                                const TsValue *argv)
{
    (void)self;
    (void)this_value;
    (void)argc;
    (void)argv;
    return ts_from_object(event_target_new());
}

static TsValue event_construct(TsFunction *self, TsValue this_value, size_t argc,
                               const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(event_new(ts_to_string(argc > 0 ? argv[0] : TS_UNDEFINED),
                                    argc > 1 ? argv[1] : TS_UNDEFINED));
}

static const TsFunctionInfo target_info = {.name = "EventTarget",
                                           .invoke = target_construct,
                                           .construct = target_construct,
                                           .instance_type = &EventTarget_type};
static const TsFunctionInfo event_info = {.name = "Event",
                                          .length = 1,
                                          .invoke = event_construct,
                                          .construct = event_construct,
                                          .instance_type = &Event_type};
TsFunction EventTarget_function = TS_FUNCTION_OBJECT_INIT(&target_info);
TsFunction Event_function = TS_FUNCTION_OBJECT_INIT(&event_info);
static TsFunction *const target_constructor = &EventTarget_function;
static TsFunction *const event_constructor = &Event_function;

/* ---- members, for those that look them up by name ---- */

#define GETTER(getter_, Type, value)                                                       \
    static TsValue getter_##_invoke(TsFunction *self, TsValue this_value, size_t argc,     \
                                    const TsValue *argv)                                   \
    {                                                                                      \
        Type *it = ts_as_object(this_value);                                               \
        (void)self;                                                                        \
        (void)argc;                                                                        \
        (void)argv;                                                                        \
        return value;                                                                      \
    }                                                                                      \
    static const TsFunctionInfo getter_##_info = {.name = "", .invoke = getter_##_invoke}; \
    static TsFunction getter_##_function = TS_FUNCTION_OBJECT_INIT(&getter_##_info);
#define GETTER_MEMBER(key, getter_)                        \
    {                                                      \
        .name = TS_KEY(key), .getter = &getter_##_function \
    }

GETTER(get_type, Event, ts_from_string(it->type))
GETTER(get_target, Event, ts_from_nullable(it->target))
GETTER(get_current_target, Event, ts_from_nullable(it->current_target))
GETTER(get_default_prevented, Event, ts_from_bool(it->default_prevented))
GETTER(get_cancelable, Event, ts_from_bool(it->cancelable))
GETTER(get_bubbles, Event, ts_from_bool(it->bubbles))
GETTER(get_time_stamp, Event, ts_from_number(it->time_stamp))
GETTER(get_detail, CustomEvent, it->detail)
TS_METHOD_0(event_prevent_default, "preventDefault", void, Event *)
TS_METHOD_0(event_stop_immediately, "stopImmediatePropagation", void, Event *)
TS_METHOD_3(event_target_add, "addEventListener", void, EventTarget *, TsString *, TsValue, TsValue)
TS_METHOD_3(event_target_remove, "removeEventListener", void, EventTarget *, TsString *, TsValue,
            TsValue)
TS_METHOD_1(event_target_dispatch, "dispatchEvent", bool, EventTarget *, Event *)

const TsType EventTarget_type = {
    .kind = TS_KIND_OBJECT,
    .flags = TS_TYPE_CLASS,
    .size = sizeof(EventTarget),
    .name = "EventTarget",
    .constructor = &target_constructor,
    TS_FIELDS(TS_HIDDEN(EventTarget, listeners, POINTER)),
    TS_MEMBERS(TS_METHOD_MEMBER("addEventListener", &event_target_add_function),
               TS_METHOD_MEMBER("removeEventListener", &event_target_remove_function),
               TS_METHOD_MEMBER("dispatchEvent", &event_target_dispatch_function))};
const TsType Event_type = {
    .kind = TS_KIND_OBJECT,
    .flags = TS_TYPE_CLASS,
    .size = sizeof(Event),
    .name = "Event",
    .constructor = &event_constructor,
    TS_FIELDS(TS_HIDDEN(Event, type, POINTER), TS_HIDDEN(Event, target, POINTER),
              TS_HIDDEN(Event, current_target, POINTER)),
    TS_MEMBERS(GETTER_MEMBER("type", get_type), GETTER_MEMBER("target", get_target),
               GETTER_MEMBER("currentTarget", get_current_target),
               GETTER_MEMBER("defaultPrevented", get_default_prevented),
               GETTER_MEMBER("cancelable", get_cancelable), GETTER_MEMBER("bubbles", get_bubbles),
               GETTER_MEMBER("timeStamp", get_time_stamp),
               TS_METHOD_MEMBER("preventDefault", &event_prevent_default_function),
               TS_METHOD_MEMBER("stopImmediatePropagation", &event_stop_immediately_function))};
const TsType CustomEvent_type = {
    .kind = TS_KIND_OBJECT,
    .flags = TS_TYPE_CLASS,
    .size = sizeof(CustomEvent),
    .name = "CustomEvent",
    .parent = &Event_type,
    TS_FIELDS(EVENT_FIELDS(CustomEvent, event), TS_HIDDEN(CustomEvent, detail, VALUE)),
    TS_MEMBERS(GETTER_MEMBER("detail", get_detail))};

/* ---- events ---- */

static bool flag(TsValue options, TsString *key)
{
    return ts_is_object(options) && ts_to_boolean(ts_get(options, key));
}

void event_init(Event *event, TsString *type, TsValue options)
{
    event->type = type;
    event->bubbles = flag(options, TS_STR("bubbles"));
    event->cancelable = flag(options, TS_STR("cancelable"));
    event->composed = flag(options, TS_STR("composed"));
    event->time_stamp = performance_now();
}

Event *event_new(TsString *type, TsValue options)
{
    Event *event = TS_ALLOC(Event);

    event_init(event, type, options);
    return event;
}

CustomEvent *custom_event_new(TsString *type, TsValue options)
{
    CustomEvent *event = TS_ALLOC(CustomEvent);
    TsValue detail = ts_is_object(options) ? ts_get(options, TS_STR("detail")) : TS_UNDEFINED;

    event_init(&event->event, type, options);
    event->detail = ts_is_undefined(detail) ? TS_NULL : detail;
    return event;
}

void event_prevent_default(Event *event)
{
    event->default_prevented = event->cancelable && !event->is_passive;
}

void event_stop_immediately(Event *event)
{
    event->stopped = true;
}

double event_phase(const Event *event)
{
    return event->is_dispatched ? 2 : 0;
}

/* ---- targets ---- */

void event_target_init(EventTarget *target)
{
    target->listeners = NULL;
}

EventTarget *event_target_new(void)
{
    return TS_ALLOC(EventTarget);
}

static TsValue part(const EventTarget *target, size_t index, size_t which)
{
    return ts_array_value(target->listeners, (int64_t)(index + which));
}

/* Where the listener is registered; the list's length when it is not. */
static size_t find(const EventTarget *target, const TsString *type, TsValue listener)
{
    size_t length = target->listeners ? target->listeners->length : 0;
    size_t i = 0;

    while (i < length && !(ts_string_equals(part(target, i, TYPE).as.string, type) &&
                           ts_strict_equals(part(target, i, LISTENER), listener))) {
        i += STEP;
    }
    return i;
}

/* The list is copied: a dispatch may be walking over it. */
static void take_out(EventTarget *target, size_t index)
{
    TsArray *list = target->listeners;
    TsArray *shorter = ts_array_copy_range(list, 0, index);

    ts_array_append_array(shorter, ts_array_copy_range(list, index + STEP, list->length));
    target->listeners = shorter;
}

void event_target_add(EventTarget *target, TsString *type, TsValue listener, TsValue options)
{
    TsValue signal = ts_is_object(options) ? ts_get(options, TS_STR("signal")) : TS_UNDEFINED;
    bool is_over =
        ts_is_instance(signal, &AbortSignal_type) && ((AbortSignal *)signal.as.pointer)->aborted;

    if (ts_is_nullish(listener) || is_over) {
        return;
    }
    if (!ts_is_object(listener)) {
        node_throw_argument_type("listener", "an instance of EventListener", listener);
    }
    if (!target->listeners) {
        target->listeners = ts_array_new(TS_ARRAY_VALUE, STEP);
    }
    if (find(target, type, listener) < target->listeners->length) {
        return;
    }
    TsArray *list = ts_array_copy_range(target->listeners, 0, target->listeners->length);
    ts_array_push_value(list, ts_from_string(type));
    ts_array_push_value(list, listener);
    ts_array_push_value(list, ts_from_bool(flag(options, TS_STR("once"))));
    ts_array_push_value(list, signal);
    target->listeners = list;
}

void event_target_remove(EventTarget *target, TsString *type, TsValue listener, TsValue options)
{
    size_t index = find(target, type, listener);

    (void)options;
    if (target->listeners && index < target->listeners->length) {
        take_out(target, index);
    }
}

static void call_listener(EventTarget *target, TsValue listener, Event *event)
{
    TsValue argument = ts_from_object(event);

    if (ts_is_function(listener)) {
        ts_call(listener.as.pointer, ts_from_object(target), 1, &argument);
    } else {
        ts_call_method(listener, TS_STR("handleEvent"), 1, &argument);
    }
}

static bool is_removed(EventTarget *target, const TsString *type, TsValue listener, TsValue signal)
{
    return find(target, type, listener) >= target->listeners->length ||
           (ts_is_instance(signal, &AbortSignal_type) &&
            ((AbortSignal *)signal.as.pointer)->aborted);
}

bool event_target_dispatch(EventTarget *target, Event *event)
{
    TsArray *list = target->listeners;

    if (event->is_dispatched) {
        ts_throw_coded(&Error_type, "ERR_EVENT_RECURSION",
                       "The event \"%S\" is already being dispatched", event->type);
    }
    event->target = event->current_target = target;
    event->is_dispatched = true;
    for (size_t i = 0; list && i < list->length && !event->stopped; i += STEP) {
        TsValue listener = ts_array_value(list, (int64_t)i + LISTENER);
        TsValue signal = ts_array_value(list, (int64_t)i + SIGNAL);
        if (!ts_string_equals(ts_array_value(list, (int64_t)i + TYPE).as.string, event->type) ||
            is_removed(target, event->type, listener, signal)) {
            continue;
        }
        if (ts_array_value(list, (int64_t)i + ONCE).as.boolean) {
            event_target_remove(target, event->type, listener, TS_UNDEFINED);
        }
        call_listener(target, listener, event);
    }
    event->is_dispatched = false;
    event->current_target = NULL;
    return !event->default_prevented;
}
