/* AsyncLocalStorage and AsyncResource; see async_hooks.h.
 */
#include "node/async_hooks.h"

#include "node/node_arguments.h"
#include "ts/async_context.h"
#include "ts/dynamic_methods_internal.h"
#include "ts/error.h"
#include "ts/object.h"

/* A store, and the context that it was added to. */
typedef struct Context {
    TsObject base;
    const AsyncLocalStorage *storage;
    TsValue store;
    struct Context *outer;
} Context;

static TS_SCOPE(Context, TS_HIDDEN(Context, storage, POINTER), TS_HIDDEN(Context, store, VALUE),
                TS_HIDDEN(Context, outer, POINTER));

/* ---- calls in a context ---- */

typedef struct Bound {
    TsObject base;
    TsFunction *function; /* NULL: the first argument */
    void *context;
} Bound;

static TS_SCOPE(Bound, TS_HIDDEN(Bound, function, POINTER), TS_HIDDEN(Bound, context, POINTER));

static TsValue call_in(void *context, TsFunction *function, TsValue this_value, size_t argc,
                       const TsValue *argv)
{
    void *outer = ts_async_context;
    TsValue volatile result = TS_UNDEFINED;

    ts_async_context = context;
    TS_TRY {
        result = ts_call(function, this_value, argc, argv);
    }
    TS_FINALLY {
        ts_async_context = outer;
    }
    TS_END_TRY;
    return result;
}

static TsValue bound_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    Bound *bound = self->scope;

    if (bound->function) {
        return call_in(bound->context, bound->function, this_value, argc, argv);
    }
    TsFunction *function = node_function(argc > 0 ? argv[0] : TS_UNDEFINED, "fn");
    return call_in(bound->context, function, this_value, argc - 1, argv + 1);
}

static const TsFunctionInfo bound_info = {.name = "bound", .invoke = bound_invoke};

static TsFunction *bind(TsFunction *function, void *context)
{
    return ts_closure_new(&bound_info, TS_NEW(Bound, .function = function, .context = context));
}

static TsFunction *bind_today(TsFunction *function)
{
    return function ? bind(function, ts_async_context) : NULL;
}

/* What waits for a promise. */
typedef struct Kept {
    TsObject base;
    TsSettled settled;
    void *waiter, *context;
} Kept;

static TS_SCOPE(Kept, TS_HIDDEN(Kept, waiter, POINTER), TS_HIDDEN(Kept, context, POINTER));

static void settled_in_context(void *cell, bool fulfilled, TsValue result)
{
    Kept *kept = cell;
    void *outer = ts_async_context;

    ts_async_context = kept->context;
    TS_TRY {
        kept->settled(kept->waiter, fulfilled, result);
    }
    TS_FINALLY {
        ts_async_context = outer;
    }
    TS_END_TRY;
}

static void keep(TsSettled *settled, void **waiter)
{
    *waiter = TS_NEW(Kept, .settled = *settled, .waiter = *waiter, .context = ts_async_context);
    *settled = settled_in_context;
}

static Context *with_store(const AsyncLocalStorage *storage, TsValue store)
{
    static bool started;

    if (!started) {
        started = true;
        ts_heap_root(&ts_async_context, TS_REP_POINTER);
        ts_async_context_bind = bind_today;
        ts_async_context_keep = keep;
    }
    return TS_NEW(Context, .storage = storage, .store = store, .outer = ts_async_context);
}

/* ---- AsyncLocalStorage ---- */

void async_local_storage_init(AsyncLocalStorage *storage, TsValue options)
{
    TsValue name = TS_UNDEFINED;

    if (ts_is_object(options)) {
        name = ts_get(options, TS_STR("name"));
        storage->default_value = ts_get(options, TS_STR("defaultValue"));
    }
    storage->name = ts_is_string(name) ? ts_as_string(name) : ts_string_empty();
}

AsyncLocalStorage *async_local_storage_new(TsValue options)
{
    AsyncLocalStorage *storage = TS_ALLOC(AsyncLocalStorage);

    async_local_storage_init(storage, options);
    return storage;
}

TsString *async_local_storage_name(const AsyncLocalStorage *storage)
{
    return storage->name;
}

TsValue async_local_storage_get_store(const AsyncLocalStorage *storage)
{
    for (const Context *context = ts_async_context; context; context = context->outer) {
        if (context->storage == storage) {
            return context->store;
        }
    }
    return storage->default_value;
}

TsValue async_local_storage_run(AsyncLocalStorage *storage, TsValue store, TsFunction *callback,
                                size_t argc, const TsValue *argv)
{
    return call_in(with_store(storage, store), callback, TS_UNDEFINED, argc, argv);
}

TsValue async_local_storage_exit(AsyncLocalStorage *storage, TsFunction *callback, size_t argc,
                                 const TsValue *argv)
{
    return async_local_storage_run(storage, TS_UNDEFINED, callback, argc, argv);
}

void async_local_storage_enter_with(AsyncLocalStorage *storage, TsValue store)
{
    ts_async_context = with_store(storage, store);
}

void async_local_storage_disable(AsyncLocalStorage *storage)
{
    async_local_storage_enter_with(storage, storage->default_value);
}

TsValue async_context_bind(TsValue function)
{
    return ts_from_object(bind_today(node_function(function, "fn")));
}

TsValue async_context_bind_typed(TsValue function, TsString *type)
{
    (void)type;
    return async_context_bind(function);
}

TsFunction *async_context_snapshot(void)
{
    return bind(NULL, ts_async_context);
}

#define STORAGE ((AsyncLocalStorage *)ts_as_object(call->receiver))
#define METHODS(X)                                                                             \
    X(get_store, "getStore", 0, async_local_storage_get_store(STORAGE))                        \
    X(run, "run", 2,                                                                           \
      async_local_storage_run(STORAGE, dynamic_value(call, 0), dynamic_function(call, 1),      \
                              dynamic_rest_count(call, 2), dynamic_rest(call, 2)))             \
    X(exit, "exit", 1,                                                                         \
      async_local_storage_exit(STORAGE, dynamic_function(call, 0), dynamic_rest_count(call, 1), \
                               dynamic_rest(call, 1)))                                         \
    X(enter_with, "enterWith", 1,                                                              \
      (async_local_storage_enter_with(STORAGE, dynamic_value(call, 0)), TS_UNDEFINED))         \
    X(disable, "disable", 0, (async_local_storage_disable(STORAGE), TS_UNDEFINED))
METHODS(DYNAMIC_METHOD)

TS_NATIVE(AsyncLocalStorage, "AsyncLocalStorage",
          TS_FIELDS(TS_HIDDEN(AsyncLocalStorage, name, POINTER),
                    TS_HIDDEN(AsyncLocalStorage, default_value, VALUE)),
          TS_MEMBERS(METHODS(DYNAMIC_MEMBER)));

/* ---- AsyncResource ---- */

TS_NATIVE(AsyncResource, "AsyncResource", TS_FIELDS(TS_HIDDEN(AsyncResource, context, POINTER)));

void async_resource_init(AsyncResource *resource, TsString *type, TsValue options)
{
    (void)type;
    (void)options;
    resource->context = ts_async_context;
}

AsyncResource *async_resource_new(TsString *type, TsValue options)
{
    AsyncResource *resource = TS_ALLOC(AsyncResource);

    async_resource_init(resource, type, options);
    return resource;
}

TsValue async_resource_run(AsyncResource *resource, TsFunction *function, TsValue this_value,
                           size_t argc, const TsValue *argv)
{
    return call_in(resource->context, function, this_value, argc, argv);
}

TsValue async_resource_bind(AsyncResource *resource, TsValue function)
{
    return ts_from_object(bind(node_function(function, "fn"), resource->context));
}

AsyncResource *async_resource_destroy(AsyncResource *resource)
{
    return resource;
}
