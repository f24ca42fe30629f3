/*
 * process.stdin, stdout and stderr: as much of them as is synchronous.
 */
#include "node/process_stream.h"

#include "node/node_errors.h"
#include "ts/output.h"

#include <sys/ioctl.h>
#include <unistd.h>

TS_NATIVE(ProcessStream, "WriteStream");

static ProcessStream streams[] = {
    {{&ProcessStream_type}, 0},
    {{&ProcessStream_type}, 1},
    {{&ProcessStream_type}, 2},
};

ProcessStream *process_stdout(void)
{
    return &streams[1];
}

ProcessStream *process_stderr(void)
{
    return &streams[2];
}

bool process_stream_write(ProcessStream *stream, TsString *text)
{
    ts_output_string(stream->fd, text);
    return true;
}

bool process_stream_write_value(ProcessStream *stream, TsValue chunk, TsString *encoding)
{
    const uint8_t *bytes;
    size_t length;
    bool is_text = ts_is_string(chunk);

    if (ts_is_null(chunk)) {
        ts_throw_coded(&TypeError_type, "ERR_STREAM_NULL_VALUES",
                       "May not write null values to stream");
    }
    if (!is_text && !buffer_bytes_of(chunk, &bytes, &length)) {
        node_throw_argument_type(
            "chunk", "of type string or an instance of Buffer, TypedArray, or DataView", chunk);
    }
    if (is_text && buffer_encoding_argument(encoding) == BUFFER_UTF8) {
        return process_stream_write(stream, ts_as_string(chunk));
    }
    if (is_text) {
        Buffer *buffer = buffer_from_string(ts_as_string(chunk), encoding);
        bytes = buffer->bytes;
        length = buffer->length;
    }
    ts_output_write(stream->fd, (const char *)bytes, length);
    return true;
}

TsValue process_stream_is_tty(ProcessStream *stream)
{
    return isatty(stream->fd) ? TS_TRUE : TS_UNDEFINED;
}

static struct winsize window_size(const ProcessStream *stream)
{
    struct winsize size = {.ws_col = 0};

    if (ioctl(stream->fd, TIOCGWINSZ, &size) != 0) {
        size.ws_col = size.ws_row = 0;
    }
    return size;
}

double process_stream_columns(ProcessStream *stream)
{
    unsigned columns = window_size(stream).ws_col;

    return columns > 0 ? columns : TS_UNDEFINED_NUMBER;
}

double process_stream_rows(ProcessStream *stream)
{
    unsigned rows = window_size(stream).ws_row;

    return rows > 0 ? rows : TS_UNDEFINED_NUMBER;
}
