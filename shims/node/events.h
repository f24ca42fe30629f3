/* Event emitters: the part of node:events that the shims build on.
 * https://nodejs.org/api/events.html
 *
 * A cell that begins with an EventEmitter has listeners; its descriptor lists EVENT_EMITTER_FIELDS.
 * All functions must be called on the heap that the emitter lives in, under the runtime lock.
 */
#ifndef NODE_EVENTS_H
#define NODE_EVENTS_H

#include "ts/ts.h"

typedef struct EventEmitter {
    TsObject base;
    TsArray *listeners; /* name, function, once ... in order of registration; NULL: none */
} EventEmitter;

#define EVENT_EMITTER_FIELDS(Type) TS_HIDDEN(Type, emitter.listeners, POINTER)

/* Adds a listener at the end, or at the front. */
void event_emitter_add(EventEmitter *emitter, TsString *name, TsFunction *listener, bool once);
void event_emitter_prepend(EventEmitter *emitter, TsString *name, TsFunction *listener, bool once);

/* Removes the latest registration of the listener, if any. */
void event_emitter_remove(EventEmitter *emitter, TsString *name, TsFunction *listener);

/* Removes all listeners of an event, or of every event when `name` is NULL. */
void event_emitter_remove_all(EventEmitter *emitter, TsString *name);

size_t event_emitter_count(const EventEmitter *emitter, const TsString *name);

/* Calls the listeners in order; false when there are none. "error" without a listener throws its
 * first argument. */
bool event_emitter_emit(EventEmitter *emitter, TsString *name, size_t argc, const TsValue *argv);

#endif
