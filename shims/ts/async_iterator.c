/*
 * What `for await` walks through: objects with [Symbol.asyncIterator](), and iterables whose values
 * are awaited.
 */
#include "ts/async_iterator.h"

#include "ts/async.h"
#include "ts/error.h"
#include "ts/iterator.h"
#include "ts/object.h"

static TsPromise *next_method(TsAsyncIterator *iterator)
{
    return ts_async_iterator_next_result(iterator, 0, NULL);
}

static TsAsyncIterator *self_method(TsAsyncIterator *iterator)
{
    return iterator;
}

TS_METHOD_0(next_method, "next", TsPromise *, TsAsyncIterator *)
TS_METHOD_0(self_method, "[Symbol.asyncIterator]", TsAsyncIterator *, TsAsyncIterator *)

TS_NATIVE(TsAsyncIterator, "AsyncIterator",
          TS_FIELDS(TS_HIDDEN(TsAsyncIterator, source, VALUE),
                    TS_HIDDEN(TsAsyncIterator, extra, VALUE),
                    TS_HIDDEN(TsAsyncIterator, value, VALUE)),
          TS_MEMBERS(TS_METHOD_MEMBER("next", &next_method_function),
                     {.name = (TsString *)&ts_symbol_async_iterator,
                      .method = &self_method_function}));

TsAsyncIterator *ts_async_iterator_new(const TsAsyncIteration *how, TsValue source)
{
    return TS_NEW(TsAsyncIterator, .how = how, .source = source);
}

TsValue ts_async_iterator_next(TsAsyncIterator *iterator)
{
    iterator->ended = true; /* unless a value comes */
    return iterator->how->next(iterator);
}

bool ts_async_iterator_gave(TsAsyncIterator *iterator, TsValue awaited)
{
    iterator->value = awaited;
    if (iterator->finished || (iterator->how->take && !iterator->how->take(iterator, awaited))) {
        iterator->finished = true;
        return false;
    }
    iterator->ended = false;
    return true;
}

bool ts_async_iterator_is_open(TsAsyncIterator *iterator)
{
    const TsAsyncIteration *how = iterator->how;

    return !iterator->ended && how->close && (!how->can_close || how->can_close(iterator));
}

static void ignore_outcome(void *promise, bool fulfilled, TsValue result)
{
    (void)fulfilled;
    (void)result;
    ts_promise_fulfill(promise, TS_UNDEFINED);
}

/* Something to await that never fails. */
static TsValue close_quietly(TsAsyncIterator *iterator)
{
    TsPromise *closed = ts_promise_pending();

    TS_TRY {
        TsValue closing = iterator->how->close(iterator);
        ts_promise_when(ts_promise_resolve(closing), ignore_outcome, closed);
    }
    TS_CATCH(error) {
        (void)error;
        ts_promise_fulfill(closed, TS_UNDEFINED);
    }
    TS_END_TRY;
    return ts_from_object(closed);
}

TsValue ts_async_iterator_close(TsAsyncIterator *iterator, int left)
{
    iterator->ended = true;
    return left == TS_ASYNC_THROWN ? close_quietly(iterator) : iterator->how->close(iterator);
}

/* ---- next() as the program calls it ------------------------------------------------------------ */

typedef struct NextCall {
    TsObject base;
    TsAsyncIterator *iterator;
    TsPromise *promise;
} NextCall;

static TS_SCOPE(NextCall, TS_HIDDEN(NextCall, iterator, POINTER),
                TS_HIDDEN(NextCall, promise, POINTER));

static void give_result(void *context, bool fulfilled, TsValue awaited)
{
    NextCall *call = context;
    TsString *keys[2] = {TS_STR("value"), TS_STR("done")};

    if (!fulfilled) {
        ts_promise_fail(call->promise, awaited);
        return;
    }
    bool done = !ts_async_iterator_gave(call->iterator, awaited);
    TsValue result[2] = {done ? TS_UNDEFINED : call->iterator->value, ts_from_bool(done)};
    ts_promise_fulfill(call->promise, ts_from_object(ts_object_of(2, keys, result)));
}

TsPromise *ts_async_iterator_next_result(TsAsyncIterator *iterator, size_t count,
                                         const TsValue *values)
{
    NextCall *call = TS_NEW(NextCall, .iterator = iterator, .promise = ts_promise_pending());

    (void)count;
    (void)values;
    ts_promise_when(ts_promise_resolve(ts_async_iterator_next(iterator)), give_result, call);
    return call->promise;
}

/* ---- objects with a next() of their own -------------------------------------------------------- */

/* `source` is an object with next(), `extra` that method. */
static TsValue object_next(TsAsyncIterator *iterator)
{
    return ts_call_value(iterator->extra, iterator->source, 0, NULL);
}

static bool object_take(TsAsyncIterator *iterator, TsValue result)
{
    if (!ts_is_object(result)) {
        ts_throw_error(&TypeError_type, "Iterator result %S is not an object",
                       ts_string_of(result));
    }
    if (ts_to_boolean(ts_get(result, TS_STR("done")))) {
        return false;
    }
    iterator->value = ts_get(result, TS_STR("value"));
    return true;
}

static bool object_can_close(TsAsyncIterator *iterator)
{
    return ts_is_function(ts_get(iterator->source, TS_STR("return")));
}

static TsValue object_close(TsAsyncIterator *iterator)
{
    return ts_call_value(ts_get(iterator->source, TS_STR("return")), iterator->source, 0, NULL);
}

static const TsAsyncIteration over_object = {object_next, object_take, object_can_close,
                                             object_close};

/* ---- iterables (§27.1.6) ----------------------------------------------------------------------- */

/* One value on its way: the reaction to it settles the promise that next() gave. */
static void pass_on(void *context, bool fulfilled, TsValue result)
{
    NextCall *call = context;

    if (fulfilled) {
        ts_promise_fulfill(call->promise, result);
        return;
    }
    if (!call->iterator->finished) {
        TS_TRY {
            ts_iterator_close(call->iterator->source.as.pointer);
        }
        TS_CATCH(error) {
            (void)error;
        }
        TS_END_TRY;
    }
    ts_promise_fail(call->promise, result);
}

static TsValue iterable_next(TsAsyncIterator *iterator)
{
    NextCall *call = TS_NEW(NextCall, .iterator = iterator, .promise = ts_promise_pending());
    TsValue value;

    iterator->finished = !ts_iterator_next(iterator->source.as.pointer, &value);
    ts_promise_when(ts_promise_resolve(value), pass_on, call);
    return ts_from_object(call->promise);
}

static bool iterable_can_close(TsAsyncIterator *iterator)
{
    return !((TsIterator *)iterator->source.as.pointer)->done;
}

static TsValue iterable_close(TsAsyncIterator *iterator)
{
    ts_iterator_close(iterator->source.as.pointer);
    return TS_UNDEFINED;
}

static const TsAsyncIteration over_iterable = {iterable_next, NULL, iterable_can_close,
                                               iterable_close};

TsAsyncIterator *ts_async_iterate(TsValue iterable)
{
    TsValue method = ts_get(iterable, (TsString *)&ts_symbol_async_iterator);

    if (ts_is_nullish(method)) {
        return ts_async_iterator_new(&over_iterable, ts_from_object(ts_iterate(iterable)));
    }
    TsValue own = ts_call_value(method, iterable, 0, NULL);
    if (!ts_is_object(own)) {
        ts_throw_error(&TypeError_type,
                       "Result of the Symbol.asyncIterator method is not an object");
    }
    if (ts_type_of(own.as.pointer) == &TsAsyncIterator_type) {
        return own.as.pointer;
    }
    TsAsyncIterator *iterator = ts_async_iterator_new(&over_object, own);
    iterator->extra = ts_get(own, TS_STR("next"));
    return iterator;
}
