/* Event emitters: the part of node:events that other shims build on; event_emitter.h has the rest.
 * https://nodejs.org/api/events.html
 *
 * A cell that begins with an EventEmitter has listeners. Its descriptor lists EVENT_EMITTER_FIELDS,
 * Node's own properties, or EVENT_EMITTER_HIDDEN where a shim keeps them to itself. Names of events
 * are property keys: strings, or symbols cast to TsString *.
 *
 * All functions must be called on the heap that the emitter lives in, under the runtime lock.
 */
#ifndef NODE_EVENTS_H
#define NODE_EVENTS_H

#include "ts/ts.h"

typedef struct EventEmitter {
    TsObject base;
    TsDynamicObject *events; /* name -> listener, or an array of them; NULL: none ever came */
    int32_t event_count;
    bool shape_mode, captures;
    double max_listeners; /* as set for this emitter; TS_UNDEFINED_NUMBER: the default */
} EventEmitter;

extern TsSymbol event_emitter_shape_mode, event_emitter_capture;

/* The fields of an emitter inside a cell of struct `Type`, as its first member `member`. */
#define EVENT_EMITTER_HIDDEN(Type, member) TS_HIDDEN(Type, member.events, POINTER)
#define EVENT_EMITTER_FIELDS(Type, member)                                       \
    TS_FIELD_AS(Type, member.events, "_events", POINTER),                        \
        TS_FIELD_AS(Type, member.event_count, "_eventsCount", INT32),            \
        TS_FIELD_AS(Type, member.max_listeners, "_maxListeners", OPTIONAL_DOUBLE), \
        {.name = (TsString *)&event_emitter_shape_mode,                          \
         .offset = offsetof(Type, member.shape_mode),                            \
         .rep = TS_REP_BOOL},                                                    \
        {.name = (TsString *)&event_emitter_capture,                             \
         .offset = offsetof(Type, member.captures),                              \
         .rep = TS_REP_BOOL}

/* Told of each listener that was added at the end; NULL: nobody is. Streams begin to flow by it. */
extern void (*event_emitter_on_listener)(EventEmitter *emitter, TsString *name);

/* Adds a listener at the end, or at the front. */
void event_emitter_add(EventEmitter *emitter, TsString *name, TsFunction *listener, bool once);
void event_emitter_prepend(EventEmitter *emitter, TsString *name, TsFunction *listener, bool once);

/* Removes the latest registration of the listener, if any. */
void event_emitter_remove(EventEmitter *emitter, TsString *name, TsFunction *listener);

/* Removes all listeners of an event, or of every event when `name` is NULL. */
void event_emitter_remove_all(EventEmitter *emitter, TsString *name);

size_t event_emitter_count(const EventEmitter *emitter, const TsString *name);

/* The function that the program registered: what once() wraps. */
TsFunction *event_emitter_unwrapped(TsFunction *function);

/* A function, an array of functions, or undefined: how `_events` has them. */
TsValue event_emitter_registered(const EventEmitter *emitter, const TsString *name);
size_t event_emitter_registered_count(TsValue found);
TsFunction *event_emitter_registered_at(TsValue found, size_t index);

/* What to do with the results of listeners of an emitter that captures rejections. */
extern void (*event_emitter_on_result)(EventEmitter *emitter, TsString *name, TsValue result,
                                       size_t argc, const TsValue *argv);

/* Calls the listeners in order, with this = the emitter; false when there are none. "error" without
 * a listener throws its first argument. */
bool event_emitter_emit(EventEmitter *emitter, TsString *name, size_t argc, const TsValue *argv);

#endif
