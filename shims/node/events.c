/* Event emitters: a flat list of name, function and once-flag, searched from the start. Emitters
 * have few listeners, so nothing faster is needed.
 */
#include "node/events.h"

enum { NAME, LISTENER, ONCE, STEP };

static bool is_named(const TsArray *list, size_t index, const TsString *name)
{
    return ts_string_equals(ts_array_value_at(list, index + NAME).as.string, name);
}

void event_emitter_add(EventEmitter *emitter, TsString *name, TsFunction *listener, bool once)
{
    if (!emitter->listeners) {
        emitter->listeners = ts_array_new(TS_ARRAY_VALUE, STEP);
    }
    ts_array_push_value(emitter->listeners, ts_from_string(name));
    ts_array_push_value(emitter->listeners, ts_from_object(listener));
    ts_array_push_value(emitter->listeners, ts_from_bool(once));
}

void event_emitter_prepend(EventEmitter *emitter, TsString *name, TsFunction *listener, bool once)
{
    TsArray *rest = emitter->listeners;

    emitter->listeners = NULL;
    event_emitter_add(emitter, name, listener, once);
    if (rest) {
        ts_array_append_array(emitter->listeners, rest);
    }
}

/* Takes the entry at `index` out; the list is copied, since an emit() may be walking over it. */
static void take_out(EventEmitter *emitter, size_t index)
{
    TsArray *list = emitter->listeners;
    TsArray *shorter = ts_array_copy_range(list, 0, index);

    ts_array_append_array(shorter, ts_array_copy_range(list, index + STEP, list->length));
    emitter->listeners = shorter;
}

void event_emitter_remove(EventEmitter *emitter, TsString *name, TsFunction *listener)
{
    size_t length = emitter->listeners ? emitter->listeners->length : 0;

    for (size_t i = length; i >= STEP; i -= STEP) {
        size_t index = i - STEP;
        if (is_named(emitter->listeners, index, name) &&
            ts_array_value_at(emitter->listeners, index + LISTENER).as.pointer == listener) {
            take_out(emitter, index);
            return;
        }
    }
}

void event_emitter_remove_all(EventEmitter *emitter, TsString *name)
{
    size_t index = 0;

    if (!name) {
        emitter->listeners = NULL;
    }
    while (emitter->listeners && index < emitter->listeners->length) {
        if (is_named(emitter->listeners, index, name)) {
            take_out(emitter, index);
        } else {
            index += STEP;
        }
    }
}

size_t event_emitter_count(const EventEmitter *emitter, const TsString *name)
{
    size_t found = 0;
    size_t length = emitter->listeners ? emitter->listeners->length : 0;

    for (size_t i = 0; i < length; i += STEP) {
        found += is_named(emitter->listeners, i, name);
    }
    return found;
}

/* As Node words an 'error' event whose argument is no Error. */
static _Noreturn void throw_unhandled(size_t argc, const TsValue *argv)
{
    if (argc > 0 && ts_is_instance(argv[0], &Error_type)) {
        ts_throw(argv[0]);
    }
    ts_throw_coded(&Error_type, "ERR_UNHANDLED_ERROR", "Unhandled error. (%S)",
                   ts_string_of(argc > 0 ? argv[0] : TS_UNDEFINED));
}

bool event_emitter_emit(EventEmitter *emitter, TsString *name, size_t argc, const TsValue *argv)
{
    TsArray *list = emitter->listeners;
    size_t length = list ? list->length : 0;
    bool called = false;

    for (size_t i = 0; i < length; i += STEP) {
        if (!is_named(list, i, name)) {
            continue;
        }
        TsFunction *listener = ts_array_value_at(list, i + LISTENER).as.pointer;
        if (ts_array_value_at(list, i + ONCE).as.boolean) {
            event_emitter_remove(emitter, name, listener);
        }
        called = true;
        ts_call(listener, ts_from_object(emitter), argc, argv);
    }
    if (!called && ts_string_is(name, "error")) {
        throw_unhandled(argc, argv);
    }
    return called;
}
