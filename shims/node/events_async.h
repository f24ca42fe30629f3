/* Events awaited: on() as an asynchronous iterator, once() with a signal or on an EventTarget
 * (https://nodejs.org/api/events.html#eventsonemitter-eventname-options).
 */
#ifndef NODE_EVENTS_ASYNC_H
#define NODE_EVENTS_ASYNC_H

#include "node/abort_error.h"
#include "node/async_queue.h"
#include "node/event_emitter.h"

/* once(emitter, name, { signal }): rejected with an AbortError when the signal comes first. */
TsPromise *events_once_until(EventEmitter *emitter, TsValue name, TsValue options);

/* once(target, type): a promise of an array with the event. */
TsPromise *events_once_target(EventTarget *target, TsString *type, TsValue options);

/* on(emitter, name, { signal, close }): the arguments of each event, as arrays. An 'error' event
 * and the signal end it with an error, the events that `close` names quietly. */
TsAsyncIterator *events_on(EventEmitter *emitter, TsValue name, TsValue options);

#endif
