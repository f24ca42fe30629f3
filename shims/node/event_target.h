/* EventTarget, Event, CustomEvent, AbortController and AbortSignal
 * (https://nodejs.org/api/globals.html#class-eventtarget, https://dom.spec.whatwg.org/#events).
 */
#ifndef NODE_EVENT_TARGET_H
#define NODE_EVENT_TARGET_H

#include "ts/array.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/object.h"

typedef struct EventTarget {
    TsObject base;
    TsArray *listeners; /* type, function or object, once, signal ... in order; NULL: none */
} EventTarget;

typedef struct Event {
    TsObject base;
    TsString *type;
    EventTarget *target, *current_target;
    double time_stamp;
    bool bubbles, cancelable, composed, default_prevented, stopped, is_passive, is_dispatched;
} Event;

typedef struct CustomEvent {
    Event event;
    TsValue detail;
} CustomEvent;

typedef struct AbortSignal {
    EventTarget target;
    TsValue reason;
    TsFunction *on_abort; /* or NULL */
    TsArray *dependents;  /* signals made by AbortSignal.any(); or NULL */
    bool aborted;
} AbortSignal;

typedef struct AbortController {
    TsObject base;
    AbortSignal *signal;
} AbortController;

extern const TsType EventTarget_type, Event_type, CustomEvent_type, AbortSignal_type,
    AbortController_type;
extern TsFunction EventTarget_function, Event_function;
#define EventTarget_class ts_from_object(&EventTarget_function)
#define Event_class       ts_from_object(&Event_function)

/* The fields of structs that programs extend, as the first member `member` of `Type`. */
#define EVENT_TARGET_FIELDS(Type, member) TS_HIDDEN(Type, member.listeners, POINTER)
#define EVENT_FIELDS(Type, member)                                                  \
    TS_HIDDEN(Type, member.type, POINTER), TS_HIDDEN(Type, member.target, POINTER), \
        TS_HIDDEN(Type, member.current_target, POINTER)

EventTarget *event_target_new(void);
void event_target_init(EventTarget *target);
/* `listener` is a function or an object with handleEvent(); `options` a boolean or an object. */
void event_target_add(EventTarget *target, TsString *type, TsValue listener, TsValue options);
void event_target_remove(EventTarget *target, TsString *type, TsValue listener, TsValue options);
/* False when a listener prevented the default. */
bool event_target_dispatch(EventTarget *target, Event *event);

Event *event_new(TsString *type, TsValue options);
void event_init(Event *event, TsString *type, TsValue options);
CustomEvent *custom_event_new(TsString *type, TsValue options);
void event_prevent_default(Event *event);
void event_stop_immediately(Event *event);
double event_phase(const Event *event);

AbortController *abort_controller_new(void);
void abort_controller_abort(AbortController *controller, TsValue reason);
AbortSignal *abort_signal_aborted(TsValue reason);
AbortSignal *abort_signal_timeout(double delay);
AbortSignal *abort_signal_any(TsArray *signals);
void abort_signal_throw(AbortSignal *signal);
void abort_signal_set_handler(AbortSignal *signal, TsFunction *handler);

/* new DOMException(message, name). */
typedef TsError DOMException;
extern const TsType DOMException_type;
TsError *dom_exception_new(TsString *message, TsString *name);
double dom_exception_code(const TsError *error);

#endif
