/* What listeners return, where an emitter captures rejections: a promise that is rejected becomes
 * an 'error' event, or a call of the emitter's [captureRejectionSymbol]
 * (https://nodejs.org/api/events.html#capture-rejections-of-promises).
 */
#include "node/event_emitter.h"

#include "ts/array.h"
#include "ts/microtask.h"
#include "ts/object.h"

typedef struct Captured {
    TsObject base;
    EventEmitter *emitter;
    TsString *name;
    TsArray *arguments;
} Captured;

static TS_SCOPE(Captured, TS_HIDDEN(Captured, emitter, POINTER), TS_HIDDEN(Captured, name, POINTER),
                TS_HIDDEN(Captured, arguments, POINTER));

static TsValue tell_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    Captured *captured = self->scope;
    TsValue emitter = ts_from_object(captured->emitter);
    TsValue method = ts_get(emitter, (TsString *)&events_capture_rejection);
    TsValue error = argc > 0 ? argv[0] : TS_UNDEFINED;

    (void)this_value;
    if (ts_is_function(method)) {
        TsArray *all = ts_array_new(TS_ARRAY_VALUE, 2 + captured->arguments->length);
        ts_array_push_value(all, error);
        ts_array_push_value(all, ts_from_pointer(captured->name));
        for (size_t i = 0; i < captured->arguments->length; i++) {
            ts_array_push_value(all, ts_array_value(captured->arguments, (int64_t)i));
        }
        ts_call_value(method, emitter, all->length, all->items);
        return TS_UNDEFINED;
    }
    /* An 'error' listener that fails in turn is not captured. */
    captured->emitter->captures = false;
    event_emitter_tell(captured->emitter, TS_STR("error"), 1, &error);
    captured->emitter->captures = true;
    return TS_UNDEFINED;
}

static const TsFunctionInfo tell_info = {.name = "emitUnhandledRejectionOrErr",
                                         .invoke = tell_invoke};

static void settled(void *context, bool fulfilled, TsValue result)
{
    if (!fulfilled) {
        ts_next_tick(ts_closure_new(&tell_info, context), 1, &result);
    }
}

void event_emitter_capture_result(EventEmitter *emitter, TsString *name, TsValue result,
                                  size_t argc, const TsValue *argv)
{
    if (!ts_is_object(result) || ts_type_of(result.as.object)->kind != TS_KIND_PROMISE) {
        return;
    }
    TsArray *arguments = ts_array_of_value(argc, argv);
    Captured *captured =
        TS_NEW(Captured, .emitter = emitter, .name = name, .arguments = arguments);
    ts_promise_when(result.as.pointer, settled, captured);
}
