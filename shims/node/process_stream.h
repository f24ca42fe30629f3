/*
 * The standard streams of process, as far as they are synchronous.
 */
#ifndef NODE_PROCESS_STREAM_H
#define NODE_PROCESS_STREAM_H

#include "node/buffer.h"

typedef struct ProcessStream {
    TsObject base;
    int32_t fd;
} ProcessStream;

extern const TsType ProcessStream_type;

ProcessStream *process_stdout(void);
ProcessStream *process_stderr(void);

/* write(): in order with console.log; always true. */
bool process_stream_write(ProcessStream *stream, TsString *text);
/* A string or Buffer. */
bool process_stream_write_value(ProcessStream *stream, TsValue chunk, TsString *encoding);
/* true or undefined. */
TsValue process_stream_is_tty(ProcessStream *stream);
/* The terminal's size, or TS_UNDEFINED_NUMBER. */
double process_stream_columns(ProcessStream *stream);
double process_stream_rows(ProcessStream *stream);

#endif
