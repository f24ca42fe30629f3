/* pipeline() and finished(); see stream_pipeline.h.
 */
#include "node/stream_pipeline.h"

#include "node/node_arguments.h"
#include "node/stream_files.h"
#include "ts/error.h"
#include "ts/microtask.h"

/* ---- finished() ---- */

typedef struct Ending {
    TsObject base;
    Stream *stream;
    TsFunction *callback;
    TsFunction *on_error, *on_close, *on_end, *on_finish;
    bool reads, writes, is_done;
} Ending;

static TS_SCOPE(Ending, TS_HIDDEN(Ending, stream, POINTER), TS_HIDDEN(Ending, callback, POINTER),
                TS_HIDDEN(Ending, on_error, POINTER), TS_HIDDEN(Ending, on_close, POINTER),
                TS_HIDDEN(Ending, on_end, POINTER), TS_HIDDEN(Ending, on_finish, POINTER));

static bool is_over(const Ending *ending)
{
    const Stream *stream = ending->stream;

    return (!ending->reads || !stream->is_readable || stream->r.end_emitted)
        && (!ending->writes || !stream->is_writable || stream->w.finished);
}

static void call_back(Ending *ending, TsValue error)
{
    if (!ending->is_done) {
        ending->is_done = true;
        ts_call(ending->callback, ts_from_object(ending->stream), ts_is_undefined(error) ? 0 : 1, &error);
    }
}

static void failed(Stream *stream, TsValue data, TsValue error, TsValue unused)
{
    (void)stream;
    (void)unused;
    call_back(data.as.pointer, error);
}

static void closed(Stream *stream, TsValue data, TsValue first, TsValue second)
{
    Ending *ending = data.as.pointer;

    (void)first;
    (void)second;
    if (!is_over(ending)) {
        TsValue error = stream->errored;
        if (ts_is_undefined(error)) {
            error = ts_from_object(ts_error_coded(&Error_type, "ERR_STREAM_PREMATURE_CLOSE",
                                                  TS_STR("Premature close")));
        }
        call_back(ending, error);
    } else {
        call_back(ending, TS_UNDEFINED);
    }
}

/* Where the stream closes by itself, its end is told then. */
static void side_ended(Stream *stream, TsValue data, TsValue first, TsValue second)
{
    Ending *ending = data.as.pointer;
    bool closes = stream->auto_destroy && stream->emits_close
        && (ending->reads || !stream->is_readable) && (ending->writes || !stream->is_writable);

    (void)first;
    (void)second;
    if (is_over(ending) && !closes) {
        call_back(ending, TS_UNDEFINED);
    }
}

static void over_already(Stream *stream, TsValue data, TsValue first, TsValue second)
{
    closed(stream, data, first, second);
}

static Ending *wait_for_end(Stream *stream, bool reads, bool writes, TsFunction *callback)
{
    Ending *ending = TS_NEW(Ending, .stream = stream, .callback = callback, .reads = reads,
                            .writes = writes);
    TsValue data = {.tag = TS_TAG_OBJECT, .as.pointer = ending};

    ending->on_error = stream_function(stream, failed, data);
    ending->on_close = stream_function(stream, closed, data);
    ending->on_end = stream_function(stream, side_ended, data);
    event_emitter_add(&stream->emitter, TS_STR("end"), ending->on_end, false);
    event_emitter_add(&stream->emitter, TS_STR("finish"), ending->on_end, false);
    event_emitter_add(&stream->emitter, TS_STR("error"), ending->on_error, false);
    event_emitter_add(&stream->emitter, TS_STR("close"), ending->on_close, false);
    if (stream->close_emitted || (is_over(ending) && !stream->auto_destroy)) {
        stream_tick(stream, over_already, data);
    }
    return ending;
}

static TsValue stop_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    Ending *ending = self->scope;

    (void)this_value;
    (void)argc;
    (void)argv;
    ending->is_done = true;
    return TS_UNDEFINED;
}

static const TsFunctionInfo stop_info = {.name = "", .invoke = stop_invoke};

static bool is_wanted(TsValue options, const char *side)
{
    TsValue value = ts_is_object(options) ? ts_get(options, ts_string_from_c(side)) : TS_UNDEFINED;

    return !(ts_is_bool(value) && !ts_as_bool(value));
}

TsFunction *stream_finished(TsValue stream, TsValue options, TsFunction *callback)
{
    Ending *ending = wait_for_end(stream_of(stream), is_wanted(options, "readable"),
                                  is_wanted(options, "writable"), callback);

    return ts_closure_new(&stop_info, ending);
}

TsFunction *stream_finished_plain(TsValue stream, TsFunction *callback)
{
    return stream_finished(stream, TS_UNDEFINED, callback);
}

static TsValue settle_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)this_value;
    if (argc > 0 && !ts_is_nullish(argv[0])) {
        ts_promise_fail(self->scope, argv[0]);
    } else {
        ts_promise_settle(self->scope, argc > 1 ? argv[1] : TS_UNDEFINED);
    }
    return TS_UNDEFINED;
}

static const TsFunctionInfo settle_info = {.name = "", .length = 1, .invoke = settle_invoke};

TsPromise *stream_finished_promise(TsValue stream, TsValue options)
{
    TsPromise *promise = ts_promise_pending();

    stream_finished(stream, options, ts_closure_new(&settle_info, promise));
    return promise;
}

/* ---- pipeline() ---- */

typedef struct Pipeline {
    TsObject base;
    TsArray *streams; /* Stream *, without functions' results that are no streams */
    TsFunction *callback;
    TsValue error, value;
    int32_t running;
} Pipeline;

static TS_SCOPE(Pipeline, TS_HIDDEN(Pipeline, streams, POINTER), TS_HIDDEN(Pipeline, callback, POINTER),
                TS_HIDDEN(Pipeline, error, VALUE), TS_HIDDEN(Pipeline, value, VALUE));

static void tell(Pipeline *pipeline)
{
    TsValue arguments[2] = {pipeline->error, pipeline->value};

    ts_next_tick(pipeline->callback, ts_is_undefined(pipeline->error) && ts_is_undefined(pipeline->value) ? 0 : 2,
                 arguments);
}

/* One stream is over; the first error destroys all others. */
static void one_ended(Pipeline *pipeline, TsValue error)
{
    if (!ts_is_nullish(error) && ts_is_undefined(pipeline->error)) {
        pipeline->error = error;
        for (size_t i = 0; i < pipeline->streams->length; i++) {
            stream_destroy(ts_array_ptr(pipeline->streams, (int64_t)i), error);
        }
    }
    if (--pipeline->running == 0) {
        tell(pipeline);
    }
}

static TsValue ended_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)this_value;
    one_ended(self->scope, argc > 0 ? argv[0] : TS_UNDEFINED);
    return TS_UNDEFINED;
}

static const TsFunctionInfo ended_info = {.name = "", .length = 1, .invoke = ended_invoke};

static void result_came(void *context, bool fulfilled, TsValue result)
{
    Pipeline *pipeline = context;

    if (fulfilled) {
        pipeline->value = result;
    }
    one_ended(pipeline, fulfilled ? TS_UNDEFINED : result);
}

static void watch(Pipeline *pipeline, Stream *stream, bool reads, bool writes)
{
    ts_array_push_ptr(pipeline->streams, stream);
    pipeline->running++;
    wait_for_end(stream, reads, writes, ts_closure_new(&ended_info, pipeline));
}

/* What a stage makes of the stream before it: a stream, or NULL for the promise of the last one. */
static Stream *next_stage(Pipeline *pipeline, Stream *before, TsValue stage, bool is_last)
{
    if (!ts_is_function(stage)) {
        return before ? stream_of(stage) : stream_is(stage) ? stream_of(stage) : stream_source_of(stage);
    }
    TsValue source = before ? ts_from_object(before) : TS_UNDEFINED;
    TsValue result = ts_call(ts_as_function(stage), TS_UNDEFINED, before ? 1 : 0, &source);
    if (is_last && ts_is_promise(result)) {
        pipeline->running++;
        ts_promise_when(ts_promise_resolve(result), result_came, pipeline);
        return NULL;
    }
    return readable_from(result, TS_UNDEFINED);
}

static TsValue start(TsFunction *callback, size_t count, const TsValue *stages)
{
    TsArray *streams = ts_array_new(TS_ARRAY_PTR, count);
    Pipeline *pipeline = TS_NEW(Pipeline, .streams = streams, .callback = callback);
    Stream *before = NULL;

    if (count == 1 && ts_is_array(stages[0])) {
        const TsArray *list = ts_as_array(stages[0]);
        count = list->length;
        TsArray *copy = ts_array_new(TS_ARRAY_VALUE, count);
        for (size_t i = 0; i < count; i++) {
            ts_array_push_value(copy, ts_array_value(list, (int64_t)i));
        }
        stages = copy->items;
    }
    if (count < 2) {
        ts_throw_coded(&TypeError_type, "ERR_MISSING_ARGS", "The \"streams\" argument must be specified");
    }
    for (size_t i = 0; i < count; i++) {
        bool is_last = i == count - 1;
        Stream *stream = next_stage(pipeline, before, stages[i], is_last);
        if (!stream) {
            return TS_UNDEFINED;
        }
        watch(pipeline, stream, !is_last, i > 0 && !ts_is_function(stages[i]));
        if (before && !ts_is_function(stages[i])) {
            stream_pipe(before, ts_from_object(stream), TS_UNDEFINED);
        }
        before = stream;
    }
    return ts_from_object(before);
}

TsValue stream_pipeline(size_t count, const TsValue *stages)
{
    TsFunction *callback = node_function(count > 0 ? stages[count - 1] : TS_UNDEFINED, "streams[stream.length - 1]");

    return start(callback, count - 1, stages);
}

TsPromise *stream_pipeline_promise(size_t count, const TsValue *stages)
{
    TsPromise *promise = ts_promise_pending();
    TsFunction *callback = ts_closure_new(&settle_info, promise);

    if (count > 2 && ts_is_object(stages[count - 1]) && !stream_is(stages[count - 1])
        && !ts_is_function(stages[count - 1])
        && ts_type_of(stages[count - 1].as.pointer)->kind != TS_KIND_NATIVE) {
        count--; /* options */
    }
    start(callback, count, stages);
    return promise;
}
