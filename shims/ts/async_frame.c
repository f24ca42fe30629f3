/*
 * Try statements in functions that stop and go on.
 */
#include "ts/async_frame.h"

/* The labels of a try statement follow each other: CATCH, FINALLY, end (see TS_ASYNC_TRY). */
static int finally_of(const TsAsyncTry *attempt)
{
    return (attempt->next & ~3) + 2;
}

bool ts_async_throw(TsAsync *async, TsValue error)
{
    TsAsyncTry *attempt = async->attempt;

    if (!attempt) {
        async->end(async, error, true);
        return false;
    }
    async->attempt = attempt->outer;
    async->state = attempt->next;
    attempt->left = TS_ASYNC_THROWN;
    attempt->value = error;
    return true;
}

bool ts_async_return(TsAsync *async, TsValue value)
{
    TsAsyncTry *attempt = async->attempt;

    if (!attempt) {
        async->end(async, value, false);
        return false;
    }
    ts_async_jump(async, attempt, TS_ASYNC_RETURNED, finally_of(attempt));
    attempt->value = value;
    return true;
}

TsAsyncNext ts_async_end_try(TsAsync *async, TsAsyncTry *attempt)
{
    bool goes_on;

    if (async->attempt == attempt) {
        async->attempt = attempt->outer;
    }
    switch (attempt->left) {
    case TS_ASYNC_THROWN:
        goes_on = ts_async_throw(async, attempt->value);
        break;
    case TS_ASYNC_RETURNED:
        goes_on = ts_async_return(async, attempt->value);
        break;
    default:
        return TS_ASYNC_CONTINUES;
    }
    return goes_on ? TS_ASYNC_GOES_ON : TS_ASYNC_ENDS;
}
