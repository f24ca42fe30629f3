/*
 * Waiting for modules.
 */
#include "node/top_level.h"

#include "ts/error.h"
#include "ts/output.h"

static TsPromise *waiting;    /* of the module that is being evaluated */
static void (*go_on)(void);

static void module_done(void *promise, bool fulfilled, TsValue result)
{
    void (*next)(void) = go_on;

    (void)promise;
    waiting = NULL;
    if (!fulfilled) {
        ts_uncaught(result);
    }
    if (next) {
        next();
    }
}

void top_level_await(TsPromise *promise, void (*next)(void))
{
    static bool is_rooted;

    if (!is_rooted) {
        is_rooted = true;
        ts_heap_root(&waiting, TS_REP_POINTER);
    }
    waiting = promise;
    go_on = next;
    ts_promise_when(promise, module_done, promise);
}

void top_level_end(void)
{
    if (waiting) {
        static const char text[] = "Warning: Detected unsettled top-level await\n";

    ts_output_write(2, text, sizeof text - 1);
        ts_exit(13);
    }
}
