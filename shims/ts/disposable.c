/*
 * The resources of blocks and of stacks. An entry is three values: what is disposed, the function
 * that does it, and how that is called.
 */
#include "ts/disposable.h"

#include "ts/array.h"
#include "ts/error.h"
#include "ts/object.h"
#include "ts/promise.h"
#include "ts/suppressed_error.h"

typedef enum Disposal {
    BY_METHOD,          /* value.method() */
    BY_METHOD_AWAITED,  /* await value.method() */
    BY_METHOD_IN_ASYNC, /* value.method(), then await undefined: `await using`, no asyncDispose */
    BY_CALLBACK,        /* method(value) */
    BY_CALLBACK_AWAITED,
    BY_NOTHING /* `await using` of null: only await */
} Disposal;

enum { VALUE, METHOD, DISPOSAL, STEP };

static TsSymbol *const dispose_key = &ts_symbol_dispose;
static TsSymbol *const async_dispose_key = &ts_symbol_async_dispose;

/* ---- descriptors --------------------------------------------------------------------------------- */

TS_METHOD_0(ts_disposable_stack_dispose, "dispose", void, TsResources *)
TS_METHOD_0(ts_async_disposable_stack_dispose, "disposeAsync", TsPromise *, TsResources *)
TS_METHOD_1(ts_disposable_stack_use, "use", TsValue, TsResources *, TsValue)
TS_METHOD_2(ts_disposable_stack_adopt, "adopt", TsValue, TsResources *, TsValue, TsFunction *)
TS_METHOD_1(ts_disposable_stack_defer, "defer", void, TsResources *, TsFunction *)
TS_METHOD_0(ts_disposable_stack_move, "move", TsResources *, TsResources *)

static bool is_disposed(const TsResources *stack)
{
    return stack->disposed;
}

static TsString *tag_of(const TsResources *stack)
{
    return ts_string_from_c(ts_type_of(stack)->name);
}

TS_METHOD_0(is_disposed, "get disposed", bool, TsResources *)
TS_METHOD_0(tag_of, "get [Symbol.toStringTag]", TsString *, TsResources *)

#define RESOURCE_FIELDS                                                                         \
    TS_FIELDS(TS_HIDDEN(TsResources, entries, POINTER), TS_HIDDEN(TsResources, pending, VALUE), \
              TS_HIDDEN(TsResources, error, VALUE))
#define STACK_MEMBERS                                                            \
    TS_METHOD_MEMBER("use", &ts_disposable_stack_use_function),                  \
        TS_METHOD_MEMBER("adopt", &ts_disposable_stack_adopt_function),          \
        TS_METHOD_MEMBER("defer", &ts_disposable_stack_defer_function),          \
        TS_METHOD_MEMBER("move", &ts_disposable_stack_move_function),            \
        {.name = TS_KEY("disposed"), .getter = &is_disposed_function},           \
    {                                                                            \
        .name = (TsString *)&ts_symbol_to_string_tag, .getter = &tag_of_function \
    }

static const TsType TsResources_type = {
    .kind = TS_KIND_INTERNAL, .size = sizeof(TsResources), .name = "", RESOURCE_FIELDS};

const TsType TsDisposableStack_type = {
    .kind = TS_KIND_NATIVE,
    .flags = TS_TYPE_CLASS,
    .size = sizeof(TsResources),
    .name = "DisposableStack",
    RESOURCE_FIELDS,
    TS_MEMBERS(STACK_MEMBERS, TS_METHOD_MEMBER("dispose", &ts_disposable_stack_dispose_function),
               TS_SYMBOL_MEMBER(&ts_symbol_dispose, &ts_disposable_stack_dispose_function))};

const TsType TsAsyncDisposableStack_type = {
    .kind = TS_KIND_NATIVE,
    .flags = TS_TYPE_CLASS,
    .size = sizeof(TsResources),
    .name = "AsyncDisposableStack",
    RESOURCE_FIELDS,
    TS_MEMBERS(
        STACK_MEMBERS,
        TS_METHOD_MEMBER("disposeAsync", &ts_async_disposable_stack_dispose_function),
        TS_SYMBOL_MEMBER(&ts_symbol_async_dispose, &ts_async_disposable_stack_dispose_function))};

static TsResources *new_of(const TsType *type)
{
    TsResources *resources = ts_heap_new_cell(type, sizeof *resources);

    resources->entries = ts_array_new(TS_ARRAY_VALUE, 0);
    return resources;
}

TsResources *ts_resources_new(void)
{
    return new_of(&TsResources_type);
}

/* ---- what is to be disposed ---------------------------------------------------------------------- */

static void add(TsResources *resources, TsValue value, TsValue method, Disposal disposal)
{
    ts_array_push_value(resources->entries, value);
    ts_array_push_value(resources->entries, method);
    ts_array_push_value(resources->entries, ts_from_number(disposal));
}

/* value[key], or undefined. */
static TsValue find_method(TsValue value, TsSymbol *key)
{
    TsValue method = ts_get(value, (TsString *)key);

    if (!ts_is_nullish(method) && !ts_is_function(method)) {
        ts_throw_error(&TypeError_type, "Symbol(%S) is not a function", key->description);
    }
    return ts_is_nullish(method) ? TS_UNDEFINED : method;
}

static void add_disposable(TsResources *resources, TsValue value, Disposal disposal)
{
    TsValue method = find_method(value, dispose_key);

    if (ts_is_undefined(method)) {
        ts_throw_error(&TypeError_type, "Symbol(Symbol.dispose) is not a function");
    }
    add(resources, value, method, disposal);
}

static void check_object(TsValue value)
{
    if (!ts_is_object(value)) {
        ts_throw_error(&TypeError_type, "An object is expected with `using` declarations");
    }
}

void ts_resources_add(TsResources *resources, TsValue value)
{
    if (!ts_is_nullish(value)) {
        check_object(value);
        add_disposable(resources, value, BY_METHOD);
    }
}

void ts_resources_add_async(TsResources *resources, TsValue value)
{
    if (ts_is_nullish(value)) {
        add(resources, TS_UNDEFINED, TS_UNDEFINED, BY_NOTHING);
        return;
    }
    check_object(value);
    TsValue method = find_method(value, async_dispose_key);
    if (ts_is_undefined(method)) {
        add_disposable(resources, value, BY_METHOD_IN_ASYNC);
    } else {
        add(resources, value, method, BY_METHOD_AWAITED);
    }
}

/* ---- disposing ----------------------------------------------------------------------------------- */

void ts_resources_fail(TsResources *resources, TsValue error)
{
    if (resources->failed) {
        TsString *message = TS_STR("An error was suppressed during disposal");
        error = ts_from_object(SuppressedError_new(error, resources->error, message));
    }
    resources->failed = true;
    resources->error = error;
}

static TsValue call_entry(const TsValue *entry, Disposal disposal)
{
    bool takes_value = disposal == BY_CALLBACK || disposal == BY_CALLBACK_AWAITED;

    if (takes_value) {
        return ts_call(entry[METHOD].as.pointer, TS_UNDEFINED, 1, &entry[VALUE]);
    }
    return ts_call(entry[METHOD].as.pointer, entry[VALUE], 0, NULL);
}

/* Whether it gave something to await. Errors of synchronous methods under `await using` are
 * awaited, too, as rejections. */
static bool dispose_entry(TsResources *resources, const TsValue *entry, Disposal disposal)
{
    volatile bool gave = true;

    TS_TRY
    {
        TsValue result = call_entry(entry, disposal);
        resources->pending = disposal == BY_METHOD_IN_ASYNC ? TS_UNDEFINED : result;
    }
    TS_CATCH(error)
    {
        if (disposal == BY_METHOD_IN_ASYNC) {
            resources->pending = ts_from_object(ts_promise_reject(error));
        } else {
            ts_resources_fail(resources, error);
            gave = false;
        }
    }
    TS_END_TRY;
    return gave;
}

static bool is_awaited(Disposal disposal)
{
    return disposal == BY_METHOD_AWAITED || disposal == BY_METHOD_IN_ASYNC ||
           disposal == BY_CALLBACK_AWAITED;
}

/* What `await using` of null asks for, where nothing else was awaited. */
static bool must_still_await(TsResources *resources)
{
    bool must = resources->needs_await && !resources->has_awaited;

    resources->needs_await = false;
    resources->pending = TS_UNDEFINED;
    return must;
}

bool ts_resources_next(TsResources *resources)
{
    TsArray *entries = resources->entries;

    while (entries->length > 0) {
        TsValue entry[STEP];
        for (size_t i = 0; i < STEP; i++) {
            entry[i] = ts_array_value(entries, (int64_t)(entries->length - STEP + i));
        }
        Disposal disposal = (Disposal)entry[DISPOSAL].as.number;
        if (!is_awaited(disposal) && disposal != BY_NOTHING && must_still_await(resources)) {
            return true;
        }
        ts_array_set_length(entries, entries->length - STEP);
        if (disposal == BY_NOTHING) {
            resources->needs_await = true;
            continue;
        }
        if (dispose_entry(resources, entry, disposal) && is_awaited(disposal)) {
            resources->has_awaited = true;
            return true;
        }
    }
    return must_still_await(resources);
}

TsValue ts_resources_pending(const TsResources *resources)
{
    return resources->pending;
}

void ts_resources_end(TsResources *resources)
{
    if (resources->failed) {
        ts_throw(resources->error);
    }
}

void ts_resources_dispose(TsResources *resources)
{
    while (ts_resources_next(resources)) {
    }
    ts_resources_end(resources);
}

/* ---- stacks -------------------------------------------------------------------------------------- */

TsDisposableStack *ts_disposable_stack_new(void)
{
    return new_of(&TsDisposableStack_type);
}

TsAsyncDisposableStack *ts_async_disposable_stack_new(void)
{
    return new_of(&TsAsyncDisposableStack_type);
}

static bool is_async(const TsResources *stack)
{
    return ts_type_of(stack) == &TsAsyncDisposableStack_type;
}

static void check_open(const TsResources *stack, const char *method)
{
    if (stack->disposed) {
        ts_throw_error(&ReferenceError_type,
                       "Cannot call %s.prototype.%s on an already-disposed DisposableStack",
                       ts_type_of(stack)->name, method);
    }
}

TsValue ts_disposable_stack_use(TsResources *stack, TsValue value)
{
    check_open(stack, "use");
    if (is_async(stack)) {
        ts_resources_add_async(stack, value);
    } else {
        ts_resources_add(stack, value);
    }
    return value;
}

TsValue ts_disposable_stack_adopt(TsResources *stack, TsValue value, TsFunction *callback)
{
    check_open(stack, "adopt");
    add(stack, value, ts_from_object(callback),
        is_async(stack) ? BY_CALLBACK_AWAITED : BY_CALLBACK);
    return value;
}

void ts_disposable_stack_defer(TsResources *stack, TsFunction *callback)
{
    check_open(stack, "defer");
    add(stack, TS_UNDEFINED, ts_from_object(callback),
        is_async(stack) ? BY_METHOD_AWAITED : BY_METHOD);
}

TsResources *ts_disposable_stack_move(TsResources *stack)
{
    TsResources *moved;

    check_open(stack, "move");
    moved = new_of(ts_type_of(stack));
    moved->entries = stack->entries;
    stack->entries = ts_array_new(TS_ARRAY_VALUE, 0);
    stack->disposed = true;
    return moved;
}

void ts_disposable_stack_dispose(TsDisposableStack *stack)
{
    if (!stack->disposed) {
        stack->disposed = true;
        ts_resources_dispose(stack);
    }
}

/* An asynchronous stack that is being disposed. */
typedef struct Disposing {
    TsObject base;
    TsResources *stack;
    TsPromise *promise;
} Disposing;

static TS_SCOPE(Disposing, TS_HIDDEN(Disposing, stack, POINTER),
                TS_HIDDEN(Disposing, promise, POINTER));

static void go_on(Disposing *disposing);

static void awaited(void *context, bool fulfilled, TsValue result)
{
    Disposing *disposing = context;

    if (!fulfilled) {
        ts_resources_fail(disposing->stack, result);
    }
    go_on(disposing);
}

static void go_on(Disposing *disposing)
{
    TsResources *stack = disposing->stack;

    if (ts_resources_next(stack)) {
        ts_promise_when(ts_promise_resolve(stack->pending), awaited, disposing);
    } else if (stack->failed) {
        ts_promise_fail(disposing->promise, stack->error);
    } else {
        ts_promise_fulfill(disposing->promise, TS_UNDEFINED);
    }
}

TsPromise *ts_async_disposable_stack_dispose(TsAsyncDisposableStack *stack)
{
    Disposing *disposing;

    if (stack->disposed) {
        return ts_promise_resolve_undefined();
    }
    stack->disposed = true;
    disposing = TS_NEW(Disposing, .stack = stack, .promise = ts_promise_pending());
    go_on(disposing);
    return disposing->promise;
}
