/* pipeline() and finished() (https://nodejs.org/api/stream.html#streampipelinesource-transforms-destination-callback).
 */
#ifndef NODE_STREAM_PIPELINE_H
#define NODE_STREAM_PIPELINE_H

#include "node/stream.h"

/* Streams, iterables and functions of them; the last argument is the callback. Gives the last stream. */
TsValue stream_pipeline(size_t count, const TsValue *stages);
/* The promise of the end, or of what the last function gives. */
TsPromise *stream_pipeline_promise(size_t count, const TsValue *stages);
/* Calls back when a stream has ended, finished or failed; gives a function that stops waiting. */
TsFunction *stream_finished(TsValue stream, TsValue options, TsFunction *callback);
TsFunction *stream_finished_plain(TsValue stream, TsFunction *callback);
TsPromise *stream_finished_promise(TsValue stream, TsValue options);

#endif
