/* The class EventEmitter for programs (https://nodejs.org/api/events.html#class-eventemitter).
 *
 * Names of events are property keys (strings, or symbols cast to TsString *); the functions `_value`
 * take any value, of which what is no symbol becomes a string. Where a listener is no
 * function, a TypeError ERR_INVALID_ARG_TYPE is thrown.
 */
#ifndef NODE_EVENT_EMITTER_H
#define NODE_EVENT_EMITTER_H

#include "node/events.h"
#include "ts/promise.h"

extern const TsType EventEmitter_type;
/* The class as a value. */
extern TsFunction EventEmitter_function;
#define EventEmitter_class ts_from_object(&EventEmitter_function)

/* Keys: of listeners that see 'error' events first, and of the method for captured rejections. */
extern TsSymbol events_error_monitor, events_capture_rejection;

EventEmitter *event_emitter_new(TsValue options);
/* super(options) of a class that extends EventEmitter. */
void event_emitter_init(EventEmitter *emitter, TsValue options);
EventEmitter *event_emitter_on(EventEmitter *emitter, TsString *name, TsFunction *listener);
EventEmitter *event_emitter_on_value(EventEmitter *emitter, TsValue name, TsFunction *listener);
EventEmitter *event_emitter_once(EventEmitter *emitter, TsString *name, TsFunction *listener);
EventEmitter *event_emitter_once_value(EventEmitter *emitter, TsValue name, TsFunction *listener);
EventEmitter *event_emitter_prepend_listener(EventEmitter *emitter, TsValue name, TsFunction *listener);
EventEmitter *event_emitter_prepend_once_listener(EventEmitter *emitter, TsValue name, TsFunction *listener);
EventEmitter *event_emitter_off(EventEmitter *emitter, TsString *name, TsFunction *listener);
EventEmitter *event_emitter_off_value(EventEmitter *emitter, TsValue name, TsFunction *listener);
/* Undefined: every event's. */
EventEmitter *event_emitter_remove_all_listeners(EventEmitter *emitter, TsValue name);
bool event_emitter_tell(EventEmitter *emitter, TsString *name, size_t argc, const TsValue *argv);
bool event_emitter_emit_value(EventEmitter *emitter, TsValue name, size_t argc,
                              const TsValue *argv);
/* How many there are; with a listener, how often that one. */
double event_emitter_listener_count(EventEmitter *emitter, TsValue name, TsFunction *listener);
/* Arrays of functions; those of once() unwrapped or not. */
TsArray *event_emitter_listeners(EventEmitter *emitter, TsValue name);
TsArray *event_emitter_raw_listeners(EventEmitter *emitter, TsValue name);
/* An array of strings and symbols. */
TsArray *event_emitter_names(EventEmitter *emitter);
double event_emitter_max_listeners(EventEmitter *emitter);
/* RangeError ERR_OUT_OF_RANGE below 0. */
EventEmitter *event_emitter_set_max_listeners(EventEmitter *emitter, double count);

/* once(emitter, name): a promise of the arguments of the next such event; rejected by an 'error'
 * event that comes before. */
TsPromise *events_once(EventEmitter *emitter, TsValue name);

/* What a listener returned, where rejections are captured. */
void event_emitter_capture_result(EventEmitter *emitter, TsString *name, TsValue result,
                                  size_t argc, const TsValue *argv);

/* setMaxListeners(count, ...emitters); without emitters, the default. */
void events_set_max_listeners(double count, size_t emitter_count, const TsValue *emitters);

bool events_capture_rejections(void);
void events_set_capture_rejections(bool captures);

double event_emitter_default_max_listeners(void);
void event_emitter_set_default_max_listeners(double count);

#endif
