/* readline: lines out of chunks.
 */
#include "node/readline.h"

#include "node/node_errors.h"
#include "ts/array.h"
#include "ts/object.h"
#include "ts/output.h"

const TsType ReadlineInterface_type = {
    .kind = TS_KIND_NATIVE,
    .flags = TS_TYPE_CLASS,
    .size = sizeof(ReadlineInterface),
    .name = "Interface",
    .parent = &EventEmitter_type,
    TS_FIELDS(EVENT_EMITTER_HIDDEN(ReadlineInterface, emitter),
              TS_HIDDEN(ReadlineInterface, input, POINTER),
              TS_HIDDEN(ReadlineInterface, other, VALUE),
              TS_HIDDEN(ReadlineInterface, output, POINTER),
              TS_HIDDEN(ReadlineInterface, decoder, POINTER),
              TS_HIDDEN(ReadlineInterface, partial, POINTER),
              TS_HIDDEN(ReadlineInterface, prompt, POINTER),
              TS_HIDDEN(ReadlineInterface, old_prompt, POINTER),
              TS_HIDDEN(ReadlineInterface, question, POINTER),
              TS_HIDDEN(ReadlineInterface, queue, POINTER))};

/* ---- lines ---- */

static void emit(ReadlineInterface *interface, const char *event, size_t count,
                 const TsValue *values)
{
    event_emitter_emit(&interface->emitter, ts_string_from_c(event), count, values);
}

static void emit_line(ReadlineInterface *interface, TsString *line)
{
    TsValue value = ts_from_string(line);

    if (interface->queue) {
        async_queue_push(interface->queue, value);
    }
    emit(interface, "line", 1, &value);
}

static void take_line(ReadlineInterface *interface, TsString *line)
{
    TsFunction *question = interface->question;
    TsValue value = ts_from_string(line);

    if (!question) {
        emit_line(interface, line);
        return;
    }
    interface->question = NULL;
    interface->prompt = interface->old_prompt;
    ts_call(question, TS_UNDEFINED, 1, &value);
}

/* The units of a line's end at `at`: LF, CR LF, CR, or a separator of Unicode; 0: none. */
static size_t ending(const TsString *text, size_t at)
{
    uint16_t unit = ts_string_unit(text, at);

    if (unit == '\r') {
        return at + 1 < text->length && ts_string_unit(text, at + 1) == '\n' ? 2 : 1;
    }
    return unit == '\n' || unit == 0x2028 || unit == 0x2029;
}

static void take_text(ReadlineInterface *interface, TsString *text)
{
    size_t start = 0;

    if (interface->saw_return && text->length > 0) {
        start = ts_string_unit(text, 0) == '\n';
        interface->saw_return = false;
    }
    for (size_t at = start; at < text->length;) {
        size_t length = ending(text, at);
        if (length == 0) {
            at++;
            continue;
        }
        TsString *line = ts_string_range(text, start, at);
        if (interface->partial) {
            line = ts_concat(interface->partial, line);
            interface->partial = NULL;
        }
        interface->saw_return = length == 1 && ts_string_unit(text, at) == '\r' &&
                                at + 1 == text->length;
        at += length;
        start = at;
        take_line(interface, line);
    }
    if (start < text->length) {
        TsString *rest = ts_string_range(text, start, text->length);
        interface->partial = interface->partial ? ts_concat(interface->partial, rest) : rest;
    }
}

/* What the input gives; undefined: its end. */
static void take_chunk(void *owner, TsValue chunk)
{
    ReadlineInterface *interface = owner;

    if (!ts_is_undefined(chunk)) {
        take_text(interface, ts_is_string(chunk) ? chunk.as.string
                                                 : string_decoder_write(interface->decoder, chunk));
        return;
    }
    TsString *last = interface->partial;
    interface->partial = NULL;
    if (last && last->length > 0) {
        emit_line(interface, last);
    }
    readline_close(interface);
}

/* ---- the interface ---- */

static ReadlineInterface *create(ReadStream *input, ProcessStream *output, TsString *prompt)
{
    StringDecoder *decoder = string_decoder_new(NULL);
    ReadlineInterface *interface = TS_NEW(ReadlineInterface, .input = input, .output = output,
                                          .decoder = decoder, .prompt = prompt,
                                          .old_prompt = prompt);

    event_emitter_init(&interface->emitter, TS_UNDEFINED);
    if (input) {
        input->paused = false;
        read_stream_set_sink(input, interface, take_chunk);
    }
    return interface;
}

static TsValue data_came(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)this_value;
    take_chunk(self->scope, argc > 0 ? argv[0] : TS_UNDEFINED);
    return TS_UNDEFINED;
}

static TsValue end_came(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    ReadlineInterface *interface = self->scope;

    (void)this_value;
    (void)argc;
    (void)argv;
    if (!interface->closed) {
        take_chunk(interface, TS_UNDEFINED);
    }
    return TS_UNDEFINED;
}

static const TsFunctionInfo data_info = {.name = "", .length = 1, .invoke = data_came};
static const TsFunctionInfo end_info = {.name = "", .invoke = end_came};

/* A stream of node:stream, or whatever has its methods. */
static void listen_to(ReadlineInterface *interface, TsValue input)
{
    TsValue on_data = ts_from_object(ts_closure_new(&data_info, interface));
    TsValue on_end = ts_from_object(ts_closure_new(&end_info, interface));

    interface->other = input;
    ts_call_method(input, TS_STR("on"), 2, (TsValue[]){ts_from_string(TS_STR("end")), on_end});
    ts_call_method(input, TS_STR("on"), 2, (TsValue[]){ts_from_string(TS_STR("data")), on_data});
}

ReadlineInterface *readline_create(TsValue options)
{
    TsValue input = ts_get(options, TS_STR("input"));
    TsValue output = ts_get(options, TS_STR("output"));
    TsValue prompt = ts_get(options, TS_STR("prompt"));

    bool is_known = ts_is_instance(input, &ReadStream_type);
    ReadlineInterface *interface =
        create(is_known ? input.as.pointer : NULL,
               ts_is_instance(output, &ProcessStream_type) ? output.as.pointer : NULL,
               ts_is_string(prompt) ? prompt.as.string : TS_STR("> "));
    if (!is_known) {
        listen_to(interface, input);
    }
    return interface;
}

ReadlineInterface *readline_create_streams(ReadStream *input, ProcessStream *output)
{
    return create(input, output, TS_STR("> "));
}

static void check_open(const ReadlineInterface *interface)
{
    if (interface->closed) {
        ts_throw_coded(&Error_type, "ERR_USE_AFTER_CLOSE", "readline was closed");
    }
}

void readline_question(ReadlineInterface *interface, TsString *query, TsFunction *callback)
{
    check_open(interface);
    if (!interface->question) {
        interface->old_prompt = interface->prompt;
        interface->prompt = query;
        interface->question = callback;
    }
    readline_prompt(interface, TS_UNDEFINED);
}

void readline_question_options(ReadlineInterface *interface, TsString *query, TsValue options,
                               TsFunction *callback)
{
    (void)options;
    readline_question(interface, query, callback);
}

TsPromise *readline_ask(ReadlineInterface *interface, TsString *query, TsValue options)
{
    TsPromise *promise = ts_promise_pending();

    (void)options;
    TS_TRY {
        readline_question(interface, query, ts_promise_resolver(promise));
    }
    TS_CATCH(error) {
        ts_promise_fail(promise, error);
    }
    TS_END_TRY;
    return promise;
}

void readline_prompt(ReadlineInterface *interface, TsValue preserve_cursor)
{
    (void)preserve_cursor;
    check_open(interface);
    if (interface->paused) {
        readline_resume(interface);
    }
    if (interface->output) {
        process_stream_write(interface->output, interface->prompt);
    }
}

void readline_set_prompt(ReadlineInterface *interface, TsString *prompt)
{
    interface->prompt = prompt;
}

void readline_close(ReadlineInterface *interface)
{
    if (interface->closed) {
        return;
    }
    readline_pause(interface);
    interface->closed = true;
    if (interface->queue) {
        async_queue_end(interface->queue);
    }
    emit(interface, "close", 0, NULL);
}

static void change_flow(ReadlineInterface *interface, const char *method)
{
    if (!interface->input) {
        ts_call_method(interface->other, ts_string_from_c(method), 0, NULL);
    } else if (method[0] == 'p') {
        read_stream_pause(interface->input);
    } else {
        read_stream_resume(interface->input);
    }
}

ReadlineInterface *readline_pause(ReadlineInterface *interface)
{
    if (!interface->paused) {
        interface->paused = true;
        change_flow(interface, "pause");
        emit(interface, "pause", 0, NULL);
    }
    return interface;
}

ReadlineInterface *readline_resume(ReadlineInterface *interface)
{
    if (interface->paused) {
        interface->paused = false;
        change_flow(interface, "resume");
        emit(interface, "resume", 0, NULL);
    }
    return interface;
}

void readline_write(ReadlineInterface *interface, TsValue text)
{
    check_open(interface);
    if (interface->paused) {
        readline_resume(interface);
    }
    take_text(interface, ts_to_string(text));
}

TsString *readline_line(const ReadlineInterface *interface)
{
    return ts_or(interface->partial, ts_string_empty());
}

static void stop(void *owner)
{
    readline_close(owner);
}

TsAsyncIterator *readline_iterator(ReadlineInterface *interface)
{
    interface->queue = async_queue_new(interface, NULL, stop);
    if (interface->closed) {
        async_queue_end(interface->queue);
    }
    return async_queue_iterator(interface->queue);
}

/* ---- the cursor ---- */

static bool write_code(ProcessStream *output, TsString *code)
{
    return process_stream_write(output, code);
}

bool readline_clear_line(ProcessStream *output, double direction)
{
    return write_code(output, direction < 0   ? TS_STR("\x1b[1K")
                              : direction > 0 ? TS_STR("\x1b[0K")
                                              : TS_STR("\x1b[2K"));
}

bool readline_clear_screen_down(ProcessStream *output)
{
    return write_code(output, TS_STR("\x1b[0J"));
}

bool readline_cursor_to(ProcessStream *output, double x, TsValue y)
{
    return write_code(output, ts_is_number(y)
                                  ? ts_string_format("\x1b[%d;%dH", (int)y.as.number + 1, (int)x + 1)
                                  : ts_string_format("\x1b[%dG", (int)x + 1));
}

bool readline_move_cursor(ProcessStream *output, double dx, double dy)
{
    TsString *code = TS_STR("");

    if (dx != 0) {
        code = ts_string_format("\x1b[%d%s", (int)(dx < 0 ? -dx : dx), dx < 0 ? "D" : "C");
    }
    if (dy != 0) {
        code = ts_concat(code, ts_string_format("\x1b[%d%s", (int)(dy < 0 ? -dy : dy),
                                                dy < 0 ? "A" : "B"));
    }
    return write_code(output, code);
}
