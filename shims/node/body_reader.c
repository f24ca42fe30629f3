/* A request's body as an asynchronous iterator. It looks whenever the connection has something new;
 * what has arrived by then is one chunk.
 */
#include "node/body_reader.h"

#include "node/http_internal.h"

static TsValue failure_of(const HttpRequest *request)
{
    return ts_from_object(request->failure
                              ? request->failure
                              : (TsObject *)ts_error_coded(&Error_type, "ERR_STREAM_PREMATURE_CLOSE",
                                                           TS_STR("Premature close")));
}

/* Settles the promise that next() gave, if there is something to say. */
static bool notice(HttpRequest *request)
{
    TsAsyncIterator *reader = (TsAsyncIterator *)request->reader;

    if (ts_is_undefined(reader->extra)) {
        return false;
    }
    TsPromise *waiting = reader->extra.as.pointer;
    TsValue chunk = request->destroyed ? TS_NULL : http_request_next_chunk(request);
    if (!ts_is_null(chunk)) {
        reader->extra = TS_UNDEFINED;
        ts_promise_fulfill(waiting, chunk);
    } else if (http_request_at_end(request)) {
        reader->extra = TS_UNDEFINED;
        reader->finished = true;
        ts_promise_fulfill(waiting, TS_UNDEFINED);
    } else if (request->destroyed) {
        reader->extra = TS_UNDEFINED;
        ts_promise_fail(waiting, failure_of(request));
    } else {
        return false;
    }
    return true;
}

static TsValue next_chunk(TsAsyncIterator *reader)
{
    HttpRequest *request = reader->source.as.pointer;
    TsPromise *promise = ts_promise_pending();

    reader->extra = ts_from_object(promise);
    request->consumed = true;
    http_connection_notice(request->connection);
    notice(request);
    return ts_from_object(promise);
}

/* The rest of the body passes by; the response can still be sent. */
static TsValue stop_reading(TsAsyncIterator *reader)
{
    HttpRequest *request = reader->source.as.pointer;

    request->destroyed = request->aborted = true;
    http_request_dump(request);
    return TS_UNDEFINED;
}

static const TsAsyncIteration reading = {.next = next_chunk, .close = stop_reading};

TsAsyncIterator *http_request_iterator(HttpRequest *request)
{
    TsAsyncIterator *reader = ts_async_iterator_new(&reading, ts_from_object(request));

    request->reader = &reader->base;
    request->notice = notice;
    return reader;
}
