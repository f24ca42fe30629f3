/* node:readline and node:readline/promises (https://nodejs.org/api/readline.html): input by lines.
 * Lines are read as from a pipe; editing is left to the terminal.
 */
#ifndef NODE_READLINE_H
#define NODE_READLINE_H

#include "node/event_emitter.h"
#include "node/read_stream.h"

typedef struct ReadlineInterface {
    EventEmitter emitter;
    ReadStream *input; /* NULL: `other`, a stream of another kind, known by its methods */
    TsValue other;
    ProcessStream *output; /* or NULL */
    StringDecoder *decoder;
    TsString *partial; /* a line without its end yet; or NULL */
    TsString *prompt, *old_prompt;
    TsFunction *question; /* who gets the next line; or NULL */
    AsyncQueue *queue;
    bool closed, paused, saw_return;
} ReadlineInterface;

extern const TsType ReadlineInterface_type;

/* createInterface({ input, output, prompt }) and createInterface(input, output). */
ReadlineInterface *readline_create(TsValue options);
ReadlineInterface *readline_create_streams(ReadStream *input, ProcessStream *output);

/* question(query, callback); Error ERR_USE_AFTER_CLOSE once closed. */
void readline_question(ReadlineInterface *interface, TsString *query, TsFunction *callback);
void readline_question_options(ReadlineInterface *interface, TsString *query, TsValue options,
                               TsFunction *callback);
/* readline/promises: a promise of the answer. */
TsPromise *readline_ask(ReadlineInterface *interface, TsString *query, TsValue options);
void readline_prompt(ReadlineInterface *interface, TsValue preserve_cursor);
void readline_set_prompt(ReadlineInterface *interface, TsString *prompt);
void readline_close(ReadlineInterface *interface);
ReadlineInterface *readline_pause(ReadlineInterface *interface);
ReadlineInterface *readline_resume(ReadlineInterface *interface);
void readline_write(ReadlineInterface *interface, TsValue text);
TsString *readline_line(const ReadlineInterface *interface);
TsAsyncIterator *readline_iterator(ReadlineInterface *interface);

/* Moving a terminal's cursor: codes on an output; always true. */
bool readline_clear_line(ProcessStream *output, double direction);
bool readline_clear_screen_down(ProcessStream *output);
bool readline_cursor_to(ProcessStream *output, double x, TsValue y);
bool readline_move_cursor(ProcessStream *output, double dx, double dy);

#endif
