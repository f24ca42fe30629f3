/* Event emitters, with Node's own properties: `_events` has one function, or an array of them, for
 * each name. An array is never changed while it is there, since an emit() may be walking over it.
 */
#include "node/events.h"

#include "ts/array.h"
#include "ts/object.h"

/* ---- what once() registers ---- */

typedef struct OnceScope {
    TsObject base;
    EventEmitter *emitter;
    TsString *name;
    TsFunction *listener;
    bool fired;
} OnceScope;

TS_SCOPE(OnceScope, TS_HIDDEN(OnceScope, emitter, POINTER), TS_HIDDEN(OnceScope, name, POINTER),
         TS_HIDDEN(OnceScope, listener, POINTER));

static void remove_function(EventEmitter *emitter, TsString *name, const TsFunction *function);

static TsValue once_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    OnceScope *scope = self->scope;

    (void)this_value;
    if (scope->fired) {
        return TS_UNDEFINED;
    }
    remove_function(scope->emitter, scope->name, self);
    scope->fired = true;
    return ts_call(scope->listener, ts_from_object(scope->emitter), argc, argv);
}

static const TsFunctionInfo once_info = {
    .name = "bound onceWrapper", .flags = TS_FUNCTION_ARROW, .invoke = once_invoke};

static TsFunction *once_function(EventEmitter *emitter, TsString *name, TsFunction *listener)
{
    OnceScope *scope =
        TS_NEW(OnceScope, .emitter = emitter, .name = name, .listener = listener);

    return ts_closure_new(&once_info, scope);
}

/* The function that the program registered. */
TsFunction *event_emitter_unwrapped(TsFunction *function)
{
    return function->info == &once_info ? ((OnceScope *)function->scope)->listener : function;
}

/* ---- the table of listeners ---- */

/* A function, an array of functions, or undefined. */
TsValue event_emitter_registered(const EventEmitter *emitter, const TsString *name)
{
    TsValue found = TS_UNDEFINED;

    if (emitter->events) {
        ts_get_own(ts_from_object(emitter->events), (TsString *)name, &found);
    }
    return found;
}

size_t event_emitter_registered_count(TsValue found)
{
    return ts_is_undefined(found) ? 0 : ts_is_array(found) ? ts_as_array(found)->length : 1;
}

TsFunction *event_emitter_registered_at(TsValue found, size_t index)
{
    return ts_is_array(found) ? ts_array_ptr_at(ts_as_array(found), index) : found.as.pointer;
}

/* Stores what is left of an event's listeners. */
static void store(EventEmitter *emitter, TsString *name, TsArray *list)
{
    if (list->length == 0) {
        ts_delete(ts_from_object(emitter->events), ts_from_pointer(name));
        emitter->event_count--;
        return;
    }
    ts_object_define(emitter->events, name,
                     list->length == 1 ? ts_from_object(ts_array_ptr_at(list, 0))
                                       : ts_from_object(list));
}

static bool is_event(const TsString *name, const char *text)
{
    return !ts_key_is_symbol(name) && ts_string_is_ascii_text(name, text, strlen(text));
}

/* 'newListener' and 'removeListener' have the name and the listener. */
static void tell(EventEmitter *emitter, TsString *event, TsString *name, TsFunction *listener)
{
    TsValue arguments[2] = {ts_from_pointer(name), ts_from_object(listener)};

    if (!ts_is_undefined(event_emitter_registered(emitter, event))) {
        event_emitter_emit(emitter, event, 2, arguments);
    }
}

static void insert(EventEmitter *emitter, TsString *name, TsFunction *listener, bool once,
                   bool at_front)
{
    if (!emitter->events) {
        emitter->events = ts_object_new_null_prototype();
    }
    tell(emitter, TS_STR("newListener"), name, listener);
    TsFunction *added = once ? once_function(emitter, name, listener) : listener;
    TsValue found = event_emitter_registered(emitter, name);
    size_t count = event_emitter_registered_count(found);
    if (count == 0) {
        emitter->event_count++;
        ts_object_define(emitter->events, name, ts_from_object(added));
        return;
    }
    TsArray *list = ts_array_new(TS_ARRAY_PTR, count + 1);
    if (at_front) {
        ts_array_push_ptr(list, added);
    }
    for (size_t i = 0; i < count; i++) {
        ts_array_push_ptr(list, event_emitter_registered_at(found, i));
    }
    if (!at_front) {
        ts_array_push_ptr(list, added);
    }
    store(emitter, name, list);
}

/* Takes the listener at `index` out. */
static void take_out(EventEmitter *emitter, TsString *name, TsValue found, size_t index)
{
    size_t count = event_emitter_registered_count(found);
    TsArray *list = ts_array_new(TS_ARRAY_PTR, count);
    TsFunction *removed = event_emitter_registered_at(found, index);

    for (size_t i = 0; i < count; i++) {
        if (i != index) {
            ts_array_push_ptr(list, event_emitter_registered_at(found, i));
        }
    }
    store(emitter, name, list);
    tell(emitter, TS_STR("removeListener"), name, event_emitter_unwrapped(removed));
}

static void remove_function(EventEmitter *emitter, TsString *name, const TsFunction *function)
{
    TsValue found = event_emitter_registered(emitter, name);

    for (size_t i = event_emitter_registered_count(found); i > 0; i--) {
        if (event_emitter_registered_at(found, i - 1) == function) {
            take_out(emitter, name, found, i - 1);
            return;
        }
    }
}

void (*event_emitter_on_listener)(EventEmitter *emitter, TsString *name);

void event_emitter_add(EventEmitter *emitter, TsString *name, TsFunction *listener, bool once)
{
    insert(emitter, name, listener, once, false);
    if (event_emitter_on_listener) {
        event_emitter_on_listener(emitter, name);
    }
}

void event_emitter_prepend(EventEmitter *emitter, TsString *name, TsFunction *listener, bool once)
{
    insert(emitter, name, listener, once, true);
}

void event_emitter_remove(EventEmitter *emitter, TsString *name, TsFunction *listener)
{
    TsValue found = event_emitter_registered(emitter, name);

    for (size_t i = event_emitter_registered_count(found); i > 0; i--) {
        TsFunction *candidate = event_emitter_registered_at(found, i - 1);
        if (candidate == listener || event_emitter_unwrapped(candidate) == listener) {
            take_out(emitter, name, found, i - 1);
            return;
        }
    }
}

static TsArray *own_names(const EventEmitter *emitter)
{
    return ts_own_keys(ts_from_object(emitter->events), TS_OWN_SYMBOLS);
}

/* Latest first, each told of when somebody listens for that. */
static void remove_each(EventEmitter *emitter, TsString *name)
{
    TsValue found = event_emitter_registered(emitter, name);

    while (event_emitter_registered_count(found) > 0) {
        take_out(emitter, name, found, event_emitter_registered_count(found) - 1);
        found = event_emitter_registered(emitter, name);
    }
}

void event_emitter_remove_all(EventEmitter *emitter, TsString *name)
{
    if (!emitter->events) {
        return;
    }
    bool is_told = !ts_is_undefined(event_emitter_registered(emitter, TS_STR("removeListener")));
    if (name) {
        if (is_told) {
            remove_each(emitter, name);
        } else if (ts_delete(ts_from_object(emitter->events), ts_from_pointer(name))) {
            emitter->event_count = (int32_t)own_names(emitter)->length;
        }
        return;
    }
    if (is_told) {
        TsArray *names = own_names(emitter);
        for (size_t i = 0; i < names->length; i++) {
            TsString *key = ts_to_key(ts_array_value(names, (int64_t)i));
            if (!is_event(key, "removeListener")) {
                remove_each(emitter, key);
            }
        }
    }
    emitter->events = ts_object_new_null_prototype();
    emitter->event_count = 0;
}

size_t event_emitter_count(const EventEmitter *emitter, const TsString *name)
{
    return event_emitter_registered_count(event_emitter_registered(emitter, name));
}

/* ---- emit ---- */

/* As Node words an 'error' event whose argument is no Error. */
static _Noreturn void throw_unhandled(size_t argc, const TsValue *argv)
{
    TsValue first = argc > 0 ? argv[0] : TS_UNDEFINED;

    if (ts_is_instance(first, &Error_type)) {
        ts_throw(first);
    }
    ts_throw_coded(&Error_type, "ERR_UNHANDLED_ERROR", "Unhandled error. (%S)",
                   ts_string_of(first));
}

void (*event_emitter_on_result)(EventEmitter *emitter, TsString *name, TsValue result, size_t argc,
                                const TsValue *argv);

bool event_emitter_emit(EventEmitter *emitter, TsString *name, size_t argc, const TsValue *argv)
{
    TsValue found = event_emitter_registered(emitter, name);
    size_t count = event_emitter_registered_count(found);

    if (count == 0) {
        if (is_event(name, "error")) {
            throw_unhandled(argc, argv);
        }
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        TsValue result = ts_call(event_emitter_registered_at(found, i), ts_from_object(emitter),
                                 argc, argv);
        if (emitter->captures && event_emitter_on_result) {
            event_emitter_on_result(emitter, name, result, argc, argv);
        }
    }
    return true;
}
