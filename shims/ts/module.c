/*
 * Modules that are evaluated when they are asked for.
 */
#include "ts/module.h"

#include "ts/error.h"
#include "ts/microtask.h"

/* Microtasks from import() to the evaluation, of a module with no imports that are not linked;
 * more for each level of these; from the evaluation's end to the promise's; for a module that is
 * linked. */
enum { UNTIL_EVALUATED = 4, FOR_LEVEL = 2, UNTIL_SETTLED = 5, WHEN_LINKED = 6 };

static void run_nothing(void)
{
}

TsModule ts_library_module = {.run = run_nothing};

static void finish(TsModule *module);

/* ---- evaluation ----------------------------------------------------------------------------- */

static void fail(TsModule *module, TsValue error)
{
    module->state = TS_MODULE_FAILED;
    ts_heap_root(&module->error, TS_REP_VALUE);
    module->error = error;
    if (module->done) {
        ts_promise_fail(module->done, error);
    }
}

static TsPromise *promise_of(TsModule *module)
{
    if (!module->done) {
        ts_heap_root(&module->done, TS_REP_POINTER);
        module->done = ts_promise_pending();
        module->done->is_handled = true; /* by whoever imports the module */
    }
    return module->done;
}

static void body_done(void *context, bool fulfilled, TsValue result)
{
    TsModule *module = context;

    if (fulfilled) {
        module->state = TS_MODULE_DONE;
        ts_promise_fulfill(promise_of(module), TS_UNDEFINED);
    } else {
        fail(module, result);
    }
}

/* Runs the module's own statements. */
static void finish(TsModule *module)
{
    module->state = TS_MODULE_RUNNING;
    TS_TRY
    {
        if (module->start) {
            TsPromise *body = module->start();
            module->state = TS_MODULE_WAITING;
            promise_of(module);
            ts_promise_when(body, body_done, module);
        } else {
            if (module->load) {
                module->load(module);
            } else {
                module->run();
            }
            module->state = TS_MODULE_DONE;
            if (module->done) {
                ts_promise_fulfill(module->done, TS_UNDEFINED);
            }
        }
    }
    TS_CATCH(error)
    {
        fail(module, error);
    }
    TS_END_TRY;
}

static void import_done(void *context, bool fulfilled, TsValue result)
{
    TsModule *module = context;

    module->pending--;
    if (module->state != TS_MODULE_WAITING) {
        return;
    }
    if (!fulfilled) {
        fail(module, result);
    } else if (module->pending == 0) {
        finish(module);
    }
}

/* Evaluates what the module imports, then itself. Afterwards its state tells how that went. */
static void evaluate(TsModule *module)
{
    if (module->state != TS_MODULE_NEW) {
        return;
    }
    module->state = TS_MODULE_RUNNING;
    for (size_t i = 0; module->imports && module->imports[i]; i++) {
        TsModule *import = module->imports[i];
        evaluate(import);
        if (import->state == TS_MODULE_FAILED) {
            fail(module, import->error);
            return;
        }
        if (import->state == TS_MODULE_WAITING) {
            module->pending++;
            ts_promise_when(promise_of(import), import_done, module);
        }
    }
    if (module->pending > 0) {
        module->state = TS_MODULE_WAITING;
        promise_of(module);
    } else {
        finish(module);
    }
}

void ts_module_run(TsModule *module)
{
    evaluate(module);
    if (module->state == TS_MODULE_FAILED) {
        ts_throw(module->error);
    }
}

TsPromise *ts_module_start(TsModule *module)
{
    evaluate(module);
    if (module->state == TS_MODULE_WAITING) {
        return promise_of(module);
    }
    return module->state == TS_MODULE_FAILED ? ts_promise_reject(module->error)
                                             : ts_promise_resolve_undefined();
}

/* ---- import() ------------------------------------------------------------------------------- */

typedef struct Import {
    TsObject base;
    TsPromise *promise;
    TsModule *module;
    uint32_t steps; /* microtasks still to wait */
    void (*next)(struct Import *import);
} Import;

static const TsType Import_type = {.kind = TS_KIND_INTERNAL,
                                   .size = sizeof(Import),
                                   .name = "Import",
                                   TS_FIELDS(TS_HIDDEN(Import, promise, POINTER))};

static void step(void *first, void *second, TsValue value)
{
    Import *import = first;

    (void)second;
    (void)value;
    if (import->steps > 0) {
        import->steps--;
        ts_microtask(step, import, NULL, TS_UNDEFINED);
    } else {
        import->next(import);
    }
}

static void wait_for(Import *import, uint32_t steps, void (*next)(Import *import))
{
    import->steps = steps;
    import->next = next;
    ts_microtask(step, import, NULL, TS_UNDEFINED);
}

static void settle(Import *import)
{
    TsModule *module = import->module;

    if (module->state == TS_MODULE_FAILED) {
        ts_promise_fail(import->promise, module->error);
    } else {
        ts_promise_fulfill(import->promise, module->namespace ? module->namespace() : TS_UNDEFINED);
    }
}

static void evaluated(void *context, bool fulfilled, TsValue result)
{
    (void)fulfilled;
    (void)result;
    wait_for(context, UNTIL_SETTLED - 1, settle);
}

static void settle_when_done(Import *import, uint32_t steps)
{
    if (import->module->state == TS_MODULE_WAITING) {
        ts_promise_when(promise_of(import->module), evaluated, import);
    } else {
        wait_for(import, steps, settle);
    }
}

static void evaluate_now(Import *import)
{
    evaluate(import->module);
    settle_when_done(import, UNTIL_SETTLED - 1);
}

static void evaluate_linked(Import *import)
{
    evaluate(import->module);
    settle_when_done(import, WHEN_LINKED - UNTIL_EVALUATED - 1);
}

/* How deep the imports are that have not been evaluated. */
static uint32_t levels(TsModule *module, uint32_t depth)
{
    uint32_t deepest = 0;

    if (!module->has_imports || depth > 100) {
        return 0; /* in a circle it does not matter */
    }
    for (size_t i = 0; module->imports && module->imports[i]; i++) {
        TsModule *import = module->imports[i];
        bool is_new = import->state == TS_MODULE_NEW && !import->is_linked;
        uint32_t below = is_new ? levels(import, depth + 1) : 0;
        deepest = below > deepest ? below : deepest;
    }
    return deepest + 1;
}

TsPromise *ts_import(TsModule *module)
{
    Import *import = TS_NEW(Import, .promise = ts_promise_pending(), .module = module);

    if (module->state == TS_MODULE_NEW && module->is_linked) {
        wait_for(import, UNTIL_EVALUATED, evaluate_linked);
    } else if (module->state == TS_MODULE_NEW) {
        wait_for(import, UNTIL_EVALUATED + FOR_LEVEL * levels(module, 0), evaluate_now);
    } else {
        settle_when_done(import, WHEN_LINKED);
    }
    return import->promise;
}
