/*
 * Array.fromAsync, step by step: a value is asked for, awaited, mapped, awaited again, pushed.
 */
#include "ts/array_from_async.h"

#include "ts/array.h"
#include "ts/error.h"
#include "ts/heap.h"
#include "ts/object.h"

typedef struct FromAsync {
    TsObject base;
    TsAsyncIterator *iterator; /* NULL: by index */
    TsValue source;
    TsFunction *map;
    TsValue this_value;
    TsArray *array;
    TsPromise *result;
    double length; /* of an array-like object */
    bool is_mapping; /* what is awaited is what `map` gave */
} FromAsync;

TS_SCOPE(FromAsync, TS_HIDDEN(FromAsync, iterator, POINTER), TS_HIDDEN(FromAsync, source, VALUE),
         TS_HIDDEN(FromAsync, map, POINTER), TS_HIDDEN(FromAsync, this_value, VALUE),
         TS_HIDDEN(FromAsync, array, POINTER), TS_HIDDEN(FromAsync, result, POINTER));

static void settled(void *context, bool fulfilled, TsValue value);

static void wait_for(FromAsync *from, TsValue value, bool is_mapping)
{
    from->is_mapping = is_mapping;
    ts_promise_when(ts_promise_resolve(value), settled, from);
}

static void ask(FromAsync *from)
{
    if (from->iterator) {
        wait_for(from, ts_async_iterator_next(from->iterator), false);
    } else if ((double)from->array->length < from->length) {
        wait_for(from, ts_get_at(from->source, (double)from->array->length), false);
    } else {
        ts_promise_settle(from->result, ts_from_object(from->array));
    }
}

static void take(FromAsync *from, TsValue value)
{
    if (from->map) {
        TsValue arguments[] = {value, ts_from_number((double)from->array->length)};
        wait_for(from, ts_call(from->map, from->this_value, 2, arguments), true);
        return;
    }
    ts_array_push_value(from->array, value);
    ask(from);
}

static void step(FromAsync *from, TsValue value)
{
    if (from->is_mapping) {
        ts_array_push_value(from->array, value);
        ask(from);
    } else if (!from->iterator) {
        take(from, value);
    } else if (ts_async_iterator_gave(from->iterator, value)) {
        take(from, from->iterator->value);
    } else {
        ts_promise_settle(from->result, ts_from_object(from->array));
    }
}

static void settled(void *context, bool fulfilled, TsValue value)
{
    FromAsync *from = context;

    if (!fulfilled) {
        ts_promise_fail(from->result, value);
        return;
    }
    TS_TRY {
        step(from, value);
    }
    TS_CATCH(error) {
        if (from->iterator && ts_async_iterator_is_open(from->iterator)) {
            ts_async_iterator_close(from->iterator, 1);
        }
        ts_promise_fail(from->result, error);
    }
    TS_END_TRY;
}

static bool has_method(TsValue source, TsSymbol *symbol)
{
    return !ts_is_nullish(ts_get(source, (TsString *)symbol));
}

static void begin(FromAsync *from)
{
    TsValue source = from->source;
    bool is_iterable = ts_is_string(source) || ts_is_array(source) ||
                       (ts_is_object(source) && ts_type_of(source.as.pointer)->kind > TS_KIND_DYNAMIC &&
                        ts_type_of(source.as.pointer)->kind != TS_KIND_FUNCTION) ||
                       has_method(source, &ts_symbol_async_iterator) ||
                       has_method(source, &ts_symbol_iterator);

    if (is_iterable) {
        from->iterator = ts_async_iterate(source);
    } else {
        TsValue length = ts_get(source, TS_STR("length"));
        from->length = ts_is_undefined(length) ? 0 : ts_to_number(length);
    }
    ask(from);
}

TsPromise *ts_array_from_async(TsValue source, TsFunction *map, TsValue this_value)
{
    FromAsync *from = TS_NEW(FromAsync, .source = source, .map = map, .this_value = this_value,
                             .array = ts_array_new(TS_ARRAY_VALUE, 0),
                             .result = ts_promise_pending());

    TS_TRY {
        begin(from);
    }
    TS_CATCH(error) {
        ts_promise_fail(from->result, error);
    }
    TS_END_TRY;
    return from->result;
}
