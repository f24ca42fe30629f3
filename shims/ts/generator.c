/*
 * Generators: next(), return(), throw(), and yield*.
 */
#include "ts/generator.h"

#include "ts/function.h"
#include "ts/object.h"

static TsAsync *async_of(TsGenerator *generator)
{
    return (TsAsync *)(generator + 1);
}

static bool is_generator(const TsIterator *iterator)
{
    return iterator->how == &ts_generating;
}

/* ---- running --------------------------------------------------------------------------------- */

void ts_generator_ended(TsAsync *async, TsValue value, bool thrown)
{
    TsGenerator *generator = (TsGenerator *)async - 1;

    generator->iterator.done = true;
    generator->delegate = NULL;
    async->running = false;
    async->value = thrown ? TS_UNDEFINED : value;
    if (thrown) {
        ts_try_end(ts_handlers);
        ts_throw(value);
    }
}

static void check_running(TsGenerator *generator)
{
    if (async_of(generator)->running) {
        ts_throw_error(&TypeError_type, "Generator is already running");
    }
}

/* From the state on to the next yield or the end; errors of the body come out. */
static bool run(TsGenerator *generator, TsValue *value)
{
    TsAsync *async = async_of(generator);

    TS_STACK_CHECK();
    async->running = true;
    ts_async_resume(async);
    async->running = false;
    *value = async->value;
    if (generator->iterator.done) {
        async->value = TS_UNDEFINED;
        return false;
    }
    return true;
}

static bool next_yielded(TsIterator *iterator, TsValue *value)
{
    TsGenerator *generator = (TsGenerator *)iterator;

    check_running(generator);
    generator->received = TS_ASYNC_NORMAL;
    async_of(generator)->value = *value;
    return run(generator, value);
}

/* Has the delegate, or the body, get an error or a return. */
static bool resume_with(TsGenerator *generator, int received, TsValue *value)
{
    TsAsync *async = async_of(generator);

    if (generator->delegate) {
        generator->received = received;
        async->value = *value;
    } else if (received == TS_ASYNC_THROWN) {
        ts_async_throw(async, *value);
    } else {
        ts_async_return(async, *value);
    }
    return run(generator, value);
}

bool ts_generator_return(TsIterator *iterator, TsValue *value)
{
    bool found;
    TsGenerator *generator = (TsGenerator *)iterator;

    if (!is_generator(iterator)) {
        bool more = ts_iterator_call_own(iterator, "return", value, &found);
        if (!found) {
            ts_iterator_close(iterator);
        }
        return more;
    }
    check_running(generator);
    if (iterator->done || (!generator->delegate && !async_of(generator)->attempt)) {
        iterator->done = true;
        return false;
    }
    return resume_with(generator, TS_ASYNC_RETURNED, value);
}

bool ts_generator_throw(TsIterator *iterator, TsValue *value)
{
    bool found;
    TsGenerator *generator = (TsGenerator *)iterator;

    if (!is_generator(iterator)) {
        bool more = ts_iterator_call_own(iterator, "throw", value, &found);
        if (!found) {
            ts_iterator_close(iterator);
            ts_throw_error(&TypeError_type, "The iterator does not provide a 'throw' method.");
        }
        return more;
    }
    check_running(generator);
    if (iterator->done || (!generator->delegate && !async_of(generator)->attempt)) {
        iterator->done = true;
        ts_throw(*value);
    }
    return resume_with(generator, TS_ASYNC_THROWN, value);
}

static void close_generator(TsIterator *iterator)
{
    TsValue value = TS_UNDEFINED;

    iterator->done = false; /* ts_iterator_close says that it is */
    if (ts_generator_return(iterator, &value)) {
        iterator->done = false; /* it yielded in a finally part */
    }
}

const TsIteration ts_generating = {"Generator", next_yielded, close_generator, NULL};

/* ---- yield* ---------------------------------------------------------------------------------- */

TsDelegated ts_generator_delegate(TsGenerator *generator)
{
    TsAsync *async = async_of(generator);
    TsIterator *delegate = generator->delegate;
    int received = generator->received;
    bool more;

    generator->delegate = NULL; /* an error of it is one of the body */
    generator->received = TS_ASYNC_NORMAL;
    switch (received) {
    case TS_ASYNC_THROWN:
        more = ts_generator_throw(delegate, &async->value);
        break;
    case TS_ASYNC_RETURNED:
        more = ts_generator_return(delegate, &async->value);
        break;
    default:
        more = ts_iterator_send(delegate, &async->value);
        break;
    }
    if (more) {
        generator->delegate = delegate;
        return TS_DELEGATE_YIELDS;
    }
    return received == TS_ASYNC_RETURNED ? TS_DELEGATE_RETURNS : TS_DELEGATE_DONE;
}

/* ---- as the program calls them ------------------------------------------------------------------ */

static TsValue result_of(bool more, TsValue value)
{
    TsString *keys[2] = {TS_STR("value"), TS_STR("done")};
    TsValue result[2] = {value, ts_from_bool(!more)};

    return ts_from_object(ts_object_of(2, keys, result));
}

TsValue ts_generator_return_step(TsIterator *iterator, TsValue value)
{
    ts_generator_return(iterator, &value);
    return value;
}

TsValue ts_generator_throw_step(TsIterator *iterator, TsValue error)
{
    ts_generator_throw(iterator, &error);
    return error;
}

TsValue ts_generator_return_result(TsIterator *iterator, TsValue value)
{
    bool more = ts_generator_return(iterator, &value);

    return result_of(more, value);
}

TsValue ts_generator_throw_result(TsIterator *iterator, TsValue error)
{
    bool more = ts_generator_throw(iterator, &error);

    return result_of(more, error);
}

TS_METHOD_1(ts_generator_return_result, "return", TsValue, TsIterator *, TsValue)
TS_METHOD_1(ts_generator_throw_result, "throw", TsValue, TsIterator *, TsValue)

TS_ITERATOR(TsGenerator, "Generator",
            TS_MEMBERS(TS_METHOD_MEMBER("return", &ts_generator_return_result_function),
                       TS_METHOD_MEMBER("throw", &ts_generator_throw_result_function)),
            .parent = &TsIterator_type);
