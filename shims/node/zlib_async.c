/* Compression that calls back; see zlib_async.h.
 */
#include "node/zlib_async.h"

#include "node/loop.h"
#include "node/node_arguments.h"
#include "ts/error.h"

typedef Buffer *(*Transformation)(TsValue data, TsValue options);

typedef struct ZlibTask {
    TsObject base;
    Transformation transform;
    TsValue data, options;
    TsFunction *callback;
} ZlibTask;

static TS_SCOPE(ZlibTask, TS_HIDDEN(ZlibTask, data, VALUE), TS_HIDDEN(ZlibTask, options, VALUE),
                TS_HIDDEN(ZlibTask, callback, POINTER));

static TsArray *tasks; /* in order */

static void run_first(void *unused)
{
    ZlibTask *task = ts_array_ptr(tasks, 0);
    TsValue volatile error = TS_NULL, result = TS_UNDEFINED;

    (void)unused;
    tasks = ts_array_copy_range(tasks, 1, tasks->length);
    loop_unref();
    TS_TRY {
        result = ts_from_object(task->transform(task->data, task->options));
    }
    TS_CATCH(thrown) {
        error = thrown;
    }
    TS_END_TRY;
    TS_CALL(task->callback, error, result);
}

static void later(Transformation transform, TsValue data, TsValue options, TsFunction *callback)
{
    if (ts_is_function(options)) {
        callback = ts_as_function(options);
        options = TS_UNDEFINED;
    }
    if (!callback) {
        node_function(TS_UNDEFINED, "callback");
    }
    if (!tasks) {
        ts_heap_root(&tasks, TS_REP_POINTER);
        tasks = ts_array_new(TS_ARRAY_PTR, 0);
    }
    ts_array_push_ptr(tasks, TS_NEW(ZlibTask, .transform = transform, .data = data, .options = options,
                                    .callback = callback));
    loop_ref();
    loop_post(run_first, NULL);
}

#define LATER(name)                                                                    \
    void zlib_##name##_later(TsValue data, TsValue options, TsFunction *callback)      \
    {                                                                                  \
        later(zlib_##name, data, options, callback);                                   \
    }
LATER(gzip)
LATER(gunzip)
LATER(deflate)
LATER(inflate)
LATER(deflate_raw)
LATER(inflate_raw)
LATER(unzip)
