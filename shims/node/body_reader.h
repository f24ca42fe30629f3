/* request[Symbol.asyncIterator]() of node:http: a request's body for `for await`
 * (https://nodejs.org/api/stream.html#readablesymbolasynciterator).
 */
#ifndef NODE_BODY_READER_H
#define NODE_BODY_READER_H

#include "node/http.h"
#include "ts/async_iterator.h"

/* Gives the chunks: Buffers, or strings after setEncoding(). Fails with ECONNRESET "aborted" when
 * the connection breaks; leaving the loop early destroys the request, but
 * not its connection. */
TsAsyncIterator *http_request_iterator(HttpRequest *request);

#endif
