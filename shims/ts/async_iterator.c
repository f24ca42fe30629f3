/*
 * What `for await` walks through: objects with [Symbol.asyncIterator](), and iterables whose values
 * are awaited.
 */
#include "ts/async_iterator.h"

#include "ts/async.h"
#include "ts/error.h"
#include "ts/iterator.h"
#include "ts/object.h"

static TsPromise *next_method(TsAsyncIterator *iterator, TsValue value)
{
    return ts_async_iterator_request(iterator, TS_ASYNC_NORMAL, value);
}

static TsAsyncIterator *self_method(TsAsyncIterator *iterator)
{
    return iterator;
}

static TsString *tag_getter(TsAsyncIterator *iterator)
{
    return ts_string_from_c(ts_type_of(iterator)->name);
}

TS_METHOD_0(tag_getter, "get [Symbol.toStringTag]", TsString *, TsAsyncIterator *)
TS_METHOD_1(next_method, "next", TsPromise *, TsAsyncIterator *, TsValue)
TS_METHOD_0(self_method, "[Symbol.asyncIterator]", TsAsyncIterator *, TsAsyncIterator *)

TS_ASYNC_ITERATOR(TsAsyncIterator, "AsyncIterator",
                  TS_FIELDS(TS_HIDDEN(TsAsyncIterator, source, VALUE),
                            TS_HIDDEN(TsAsyncIterator, extra, VALUE),
                            TS_HIDDEN(TsAsyncIterator, value, VALUE)),
                  TS_MEMBERS(TS_METHOD_MEMBER("next", &next_method_function),
                             TS_SYMBOL_MEMBER(&ts_symbol_async_iterator, &self_method_function),
                             {.name = (TsString *)&ts_symbol_to_string_tag,
                              .getter = &tag_getter_function}));

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

TsPromise *ts_async_iterator_request(TsAsyncIterator *iterator, int received, TsValue value)
{
    const TsAsyncIteration *how = iterator->how;

    if (how->request) {
        return how->request(iterator, received, value);
    }
    if (received != TS_ASYNC_NORMAL) {
        ts_throw_error(&TypeError_type, "iterator.%s is not a function",
                       received == TS_ASYNC_THROWN ? "throw" : "return");
    }
    NextCall *call = TS_NEW(NextCall, .iterator = iterator, .promise = ts_promise_pending());
    ts_promise_when(ts_promise_resolve(ts_async_iterator_next(iterator)), give_result, call);
    return call->promise;
}

TsPromise *ts_async_iterator_next_result(TsAsyncIterator *iterator, size_t count,
                                         const TsValue *values)
{
    return ts_async_iterator_request(iterator, TS_ASYNC_NORMAL, count > 0 ? values[0] : TS_UNDEFINED);
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
    bool done = ts_to_boolean(ts_get(result, TS_STR("done")));
    iterator->value = ts_get(result, TS_STR("value"));
    return !done;
}

static bool object_can_close(TsAsyncIterator *iterator)
{
    return ts_is_function(ts_get(iterator->source, TS_STR("return")));
}

static TsValue object_close(TsAsyncIterator *iterator)
{
    return ts_call_value(ts_get(iterator->source, TS_STR("return")), iterator->source, 0, NULL);
}

/* yield* hands throw() and return() on, where the object has them. */
static TsValue object_send(TsAsyncIterator *iterator, int received, TsValue value)
{
    if (received == TS_ASYNC_NORMAL) {
        return ts_call_value(iterator->extra, iterator->source, 1, &value);
    }
    bool throws = received == TS_ASYNC_THROWN;
    TsValue method = ts_get(iterator->source, throws ? TS_STR("throw") : TS_STR("return"));
    if (ts_is_function(method)) {
        return ts_call_value(method, iterator->source, 1, &value);
    }
    if (throws) {
        ts_throw_error(&TypeError_type, "The iterator does not provide a 'throw' method.");
    }
    iterator->finished = true;
    return value;
}

static const TsAsyncIteration over_object = {
    .next = object_next,
    .take = object_take,
    .can_close = object_can_close,
    .close = object_close,
    .send = object_send,
};

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

static const TsAsyncIteration over_iterable = {
    .next = iterable_next,
    .can_close = iterable_can_close,
    .close = iterable_close,
};

TsAsyncIterator *ts_async_iterate_as(TsValue iterable, const char *text)
{
    if (!ts_is_nullish(iterable)
        && !(ts_is_object(iterable) && ts_is_async_iterator(iterable.as.pointer))) {
        TsValue method = ts_get(iterable, (TsString *)&ts_symbol_async_iterator);
        bool fits = ts_is_nullish(method) ? ts_is_iterable(iterable) : ts_is_function(method);
        if (!fits) {
            ts_throw_error(&TypeError_type, "%s is not async iterable", text);
        }
    }
    return ts_async_iterate(iterable);
}

TsAsyncIterator *ts_async_iterate(TsValue iterable)
{
    if (ts_is_object(iterable) && ts_is_async_iterator(iterable.as.pointer)) {
        return iterable.as.pointer;
    }
    TsValue method = ts_get(iterable, (TsString *)&ts_symbol_async_iterator);

    if (ts_is_nullish(method)) {
        return ts_async_iterator_new(&over_iterable, ts_from_object(ts_iterate(iterable)));
    }
    TsValue own = ts_call_value(method, iterable, 0, NULL);
    if (!ts_is_object(own)) {
        ts_throw_error(&TypeError_type,
                       "Result of the Symbol.asyncIterator method is not an object");
    }
    if (ts_is_async_iterator(own.as.pointer)) {
        return own.as.pointer;
    }
    TsAsyncIterator *iterator = ts_async_iterator_new(&over_object, own);
    iterator->extra = ts_get(own, TS_STR("next"));
    return iterator;
}
