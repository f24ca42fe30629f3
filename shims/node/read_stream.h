/* Streams that read a file or standard input (https://nodejs.org/api/stream.html#readable-streams,
 * as far as fs.ReadStream and process.stdin need it): events, for await, read(), pipe() to an output.
 *
 * A thread reads, one chunk at a time, and only while somebody wants more.
 */
#ifndef NODE_READ_STREAM_H
#define NODE_READ_STREAM_H

#include "node/async_queue.h"
#include "node/events.h"
#include "node/process_stream.h"
#include "node/string_decoder.h"

typedef struct ReadSource ReadSource;

typedef struct ReadStream {
    EventEmitter emitter;
    TsString *path; /* NULL: standard input */
    StringDecoder *decoder;
    TsArray *pending; /* chunks that came while nobody wanted them */
    AsyncQueue *queue;
    void *sink_owner; /* who takes the chunks instead of listeners; a cell */
    void (*sink)(void *owner, TsValue chunk); /* undefined: the end */
    ReadSource *source;
    int32_t fd;
    double position, remaining; /* of a part of a file; -1: the whole */
    double bytes_read;
    bool started, flowing, paused, readable_mode, at_end, ended, destroyed, referenced;
} ReadStream;

extern const TsType ReadStream_type;

/* process.stdin. */
ReadStream *read_stream_stdin(void);
/* fs.createReadStream(path, encoding or options). */
ReadStream *read_stream_new(TsValue path, TsValue options);

ReadStream *read_stream_on(ReadStream *stream, TsString *event, TsFunction *listener);
ReadStream *read_stream_once(ReadStream *stream, TsString *event, TsFunction *listener);
ReadStream *read_stream_off(ReadStream *stream, TsString *event, TsFunction *listener);
ReadStream *read_stream_remove_all_listeners(ReadStream *stream, TsString *event);
double read_stream_listener_count(ReadStream *stream, TsString *event);
ReadStream *read_stream_set_encoding(ReadStream *stream, TsString *encoding);
ReadStream *read_stream_resume(ReadStream *stream);
ReadStream *read_stream_pause(ReadStream *stream);
bool read_stream_is_paused(const ReadStream *stream);
/* All that has come; null when nothing has. */
TsValue read_stream_read(ReadStream *stream);
ReadStream *read_stream_destroy(ReadStream *stream);
ProcessStream *read_stream_pipe(ReadStream *stream, ProcessStream *output);
TsAsyncIterator *read_stream_iterator(ReadStream *stream);
TsValue read_stream_is_tty(ReadStream *stream);
ReadStream *read_stream_ref(ReadStream *stream);
ReadStream *read_stream_unref(ReadStream *stream);

/* Has `sink` called with each chunk, and with undefined at the end. */
void read_stream_set_sink(ReadStream *stream, void *owner, void (*sink)(void *owner, TsValue chunk));

#endif
