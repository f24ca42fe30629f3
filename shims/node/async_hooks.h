/* AsyncLocalStorage and AsyncResource (https://nodejs.org/api/async_context.html).
 *
 * A context is a list of stores, the latest first, that never changes. It is kept by promises'
 * reactions, microtasks, ticks, timers and immediates when they are made (ts/async_context.h).
 */
#ifndef NODE_ASYNC_HOOKS_H
#define NODE_ASYNC_HOOKS_H

#include "ts/function.h"

typedef struct AsyncLocalStorage {
    TsObject base;
    TsString *name;
    TsValue default_value;
} AsyncLocalStorage;

typedef struct AsyncResource {
    TsObject base;
    void *context; /* when it was made */
} AsyncResource;

extern const TsType AsyncLocalStorage_type, AsyncResource_type;

#define ASYNC_LOCAL_STORAGE_FIELDS(Type, member) \
    TS_HIDDEN(Type, member.name, POINTER), TS_HIDDEN(Type, member.default_value, VALUE)
#define ASYNC_RESOURCE_FIELDS(Type, member) TS_HIDDEN(Type, member.context, POINTER)

AsyncLocalStorage *async_local_storage_new(TsValue options);
void async_local_storage_init(AsyncLocalStorage *storage, TsValue options);
TsString *async_local_storage_name(const AsyncLocalStorage *storage);
TsValue async_local_storage_get_store(const AsyncLocalStorage *storage);
/* Calls it with the store, or with none. */
TsValue async_local_storage_run(AsyncLocalStorage *storage, TsValue store, TsFunction *callback,
                                size_t argc, const TsValue *argv);
TsValue async_local_storage_exit(AsyncLocalStorage *storage, TsFunction *callback, size_t argc,
                                 const TsValue *argv);
/* The rest of what is running has the store. */
void async_local_storage_enter_with(AsyncLocalStorage *storage, TsValue store);
void async_local_storage_disable(AsyncLocalStorage *storage);

/* A function that calls `function`, or what it is given first, with today's context. */
TsValue async_context_bind(TsValue function);
TsValue async_context_bind_typed(TsValue function, TsString *type);
TsFunction *async_context_snapshot(void);

AsyncResource *async_resource_new(TsString *type, TsValue options);
void async_resource_init(AsyncResource *resource, TsString *type, TsValue options);
TsValue async_resource_run(AsyncResource *resource, TsFunction *function, TsValue this_value,
                           size_t argc, const TsValue *argv);
TsValue async_resource_bind(AsyncResource *resource, TsValue function);
AsyncResource *async_resource_destroy(AsyncResource *resource);

#endif
