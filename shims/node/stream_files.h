/* Streams of files, and streams over what is none: fs.createWriteStream (https://nodejs.org/api/fs.html#fscreatewritestreampath-options),
 * process.stdin, files that are read, process.stdout.
 */
#ifndef NODE_STREAM_FILES_H
#define NODE_STREAM_FILES_H

#include "node/read_stream.h"
#include "node/stream.h"

extern const TsType FileWriteStream_type;
typedef Stream FileWriteStream;

Stream *file_write_stream_new(TsValue path, TsValue options);

/* A stream itself; of process.stdin or a file that is read, a Readable; of process.stdout or stderr a
 * Writable. TypeError for anything else. */
Stream *stream_of(TsValue value);
/* The same, and of an iterable a Readable. */
Stream *stream_source_of(TsValue value);

/* readStream.pipe(stream). */
TsValue stream_pipe_file(ReadStream *source, TsValue destination, TsValue options);

#endif
