/*
 * Async generators: the queue of requests, and what the body does with them.
 */
#include "ts/async_generator.h"

#include "ts/function.h"
#include "ts/object.h"

/* A call of next(), return() or throw() that is not answered yet. */
struct TsAsyncRequest {
    TsObject base;
    TsAsyncRequest *next;
    TsPromise *promise;
    TsValue value;
    int received; /* TS_ASYNC_NORMAL, THROWN, RETURNED */
    bool is_raw;  /* by the runtime: answered with the value, not with { value, done } */
};

static TS_SCOPE(TsAsyncRequest, TS_HIDDEN(TsAsyncRequest, next, POINTER),
                TS_HIDDEN(TsAsyncRequest, promise, POINTER), TS_HIDDEN(TsAsyncRequest, value, VALUE));

static TsAsync *async_of(TsAsyncGenerator *generator)
{
    return (TsAsync *)(generator + 1);
}

/* ---- answers --------------------------------------------------------------------------------- */

static TsAsyncRequest *take_request(TsAsyncGenerator *generator)
{
    TsAsyncRequest *request = generator->first;

    generator->first = request->next;
    if (!generator->first) {
        generator->last = NULL;
    }
    return request;
}

static void answer(TsAsyncGenerator *generator, TsValue value, bool done)
{
    TsAsyncRequest *request = take_request(generator);
    TsString *keys[2] = {TS_STR("value"), TS_STR("done")};
    TsValue result[2] = {value, ts_from_bool(done)};

    if (request->is_raw) {
        generator->iterator.finished |= done;
        ts_promise_fulfill(request->promise, value);
    } else {
        ts_promise_fulfill(request->promise, ts_from_object(ts_object_of(2, keys, result)));
    }
}

static void drain(TsAsyncGenerator *generator);

static void answer_return(void *context, bool fulfilled, TsValue result)
{
    TsAsyncGenerator *generator = context;

    async_of(generator)->running = false;
    if (fulfilled) {
        answer(generator, result, true);
    } else {
        ts_promise_fail(take_request(generator)->promise, result);
    }
    drain(generator);
}

/* The body is at its end: what else is asked for is answered at once, a return when its value is
 * settled (§27.6.3.10). */
static void drain(TsAsyncGenerator *generator)
{
    while (generator->first && !async_of(generator)->running) {
        TsAsyncRequest *request = generator->first;
        switch (request->received) {
        case TS_ASYNC_THROWN:
            ts_promise_fail(take_request(generator)->promise, request->value);
            break;
        case TS_ASYNC_RETURNED:
            async_of(generator)->running = true;
            ts_promise_when(ts_promise_resolve(request->value), answer_return, generator);
            break;
        default:
            answer(generator, TS_UNDEFINED, true);
            break;
        }
    }
}

void ts_async_generator_ended(TsAsync *async, TsValue value, bool thrown)
{
    TsAsyncGenerator *generator = (TsAsyncGenerator *)async - 1;

    generator->iterator.ended = true;
    generator->delegate = NULL;
    async->running = false;
    async->state = -1;
    async->value = TS_UNDEFINED;
    if (thrown) {
        ts_promise_fail(take_request(generator)->promise, value);
    } else {
        answer(generator, value, true);
    }
    drain(generator);
}

/* ---- requests -------------------------------------------------------------------------------- */

/* The first request is what the body goes on with. */
static void receive(TsAsyncGenerator *generator)
{
    generator->received = generator->first->received;
    async_of(generator)->value = generator->first->value;
}

static void go_on(TsAsyncGenerator *generator)
{
    TsAsync *async = async_of(generator);
    TsAsyncRequest *request = generator->first;

    if (async->state == 0 && request->received != TS_ASYNC_NORMAL) {
        async->state = -1; /* not begun: at its end */
    }
    if (async->state < 0) {
        drain(generator);
        return;
    }
    receive(generator);
    async->running = true;
    ts_async_resume(async);
}

static TsPromise *request(TsAsyncIterator *iterator, int received, TsValue value, bool is_raw)
{
    TsAsyncGenerator *generator = (TsAsyncGenerator *)iterator;
    TsPromise *promise = ts_promise_pending();
    TsAsyncRequest *added = TS_NEW(TsAsyncRequest, .promise = promise, .value = value,
                                   .received = received, .is_raw = is_raw);

    if (generator->last) {
        generator->last->next = added;
    } else {
        generator->first = added;
    }
    generator->last = added;
    if (!async_of(generator)->running) {
        TS_STACK_CHECK();
        go_on(generator);
    }
    return promise;
}

static TsValue generator_next(TsAsyncIterator *iterator)
{
    return ts_from_object(request(iterator, TS_ASYNC_NORMAL, TS_UNDEFINED, true));
}

static TsValue generator_close(TsAsyncIterator *iterator)
{
    return ts_from_object(request(iterator, TS_ASYNC_RETURNED, TS_UNDEFINED, true));
}

static TsValue generator_send(TsAsyncIterator *iterator, int received, TsValue value)
{
    return ts_from_object(request(iterator, received, value, true));
}

static TsPromise *generator_request(TsAsyncIterator *iterator, int received, TsValue value)
{
    return request(iterator, received, value, false);
}

const TsAsyncIteration ts_async_generating = {
    .next = generator_next,
    .close = generator_close,
    .send = generator_send,
    .request = generator_request,
};

TsPromise *ts_async_generator_return(TsAsyncIterator *iterator, TsValue value)
{
    return ts_async_iterator_request(iterator, TS_ASYNC_RETURNED, value);
}

TsPromise *ts_async_generator_throw(TsAsyncIterator *iterator, TsValue error)
{
    return ts_async_iterator_request(iterator, TS_ASYNC_THROWN, error);
}

TS_METHOD_1(ts_async_generator_return, "return", TsPromise *, TsAsyncIterator *, TsValue)
TS_METHOD_1(ts_async_generator_throw, "throw", TsPromise *, TsAsyncIterator *, TsValue)

TS_ASYNC_ITERATOR(TsAsyncGenerator, "AsyncGenerator",
                  TS_MEMBERS(TS_METHOD_MEMBER("return", &ts_async_generator_return_function),
                             TS_METHOD_MEMBER("throw", &ts_async_generator_throw_function)),
                  .parent = &TsAsyncIterator_type);

/* ---- the body's stops ------------------------------------------------------------------------ */

bool ts_async_generator_yield(TsAsyncGenerator *generator, int state)
{
    TsAsync *async = async_of(generator);

    async->state = state;
    answer(generator, async->value, false);
    if (generator->first) {
        receive(generator);
        return false;
    }
    async->running = false;
    return true;
}

bool ts_async_generator_returns(TsAsyncGenerator *generator)
{
    TsAsync *async = async_of(generator);

    if (generator->received == TS_ASYNC_THROWN) {
        ts_throw(async->value);
    }
    return generator->received == TS_ASYNC_RETURNED;
}

TsValue ts_async_generator_delegate(TsAsyncGenerator *generator)
{
    TsAsync *async = async_of(generator);
    const TsAsyncIteration *how = generator->delegate->how;

    if (how->send) {
        return how->send(generator->delegate, generator->received, async->value);
    }
    switch (generator->received) {
    case TS_ASYNC_THROWN:
        ts_throw(async->value);
    case TS_ASYNC_RETURNED:
        generator->delegate->finished = true;
        return ts_async_iterator_is_open(generator->delegate)
                   ? ts_async_iterator_close(generator->delegate, TS_ASYNC_RETURNED)
                   : async->value;
    default:
        return ts_async_iterator_next(generator->delegate);
    }
}

bool ts_async_generator_delegated(TsAsyncGenerator *generator)
{
    TsAsync *async = async_of(generator);
    bool more = ts_async_iterator_gave(generator->delegate, async->value);

    async->value = generator->delegate->value;
    return more;
}
