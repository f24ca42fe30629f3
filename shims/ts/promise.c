/*
 * Promises: settling, reactions, and the rejections that nobody handles.
 */
#include "ts/promise.h"

#include "ts/array.h"
#include "ts/error.h"
#include "ts/microtask.h"
#include "ts/object.h"

/* What happens when a promise is settled; the next one in a promise's ring. */
struct TsReaction {
    TsObject base;
    TsReaction *next;
    TsSettled settled;
    void *context;
};

static TS_SCOPE(TsReaction, TS_HIDDEN(TsReaction, next, POINTER),
                TS_HIDDEN(TsReaction, context, POINTER));

/* The context of a reaction that then() made. */
typedef struct Handlers {
    TsObject base;
    TsPromise *derived;
    TsFunction *on_fulfilled, *on_rejected;
} Handlers;

static TS_SCOPE(Handlers, TS_HIDDEN(Handlers, derived, POINTER),
                TS_HIDDEN(Handlers, on_fulfilled, POINTER),
                TS_HIDDEN(Handlers, on_rejected, POINTER));

TsPromise *ts_promise_pending(void)
{
    return TS_ALLOC(TsPromise);
}

/* ---- rejections without a handler ---------------------------------------------------------------- */

static TsArray *rejected; /* promises that were rejected without a handler, since the last look */

/* What Node throws in place of a reason that is no error. */
static TsValue unhandled_error(TsValue reason)
{
    TsString *shown = ts_is_string(reason) ? reason.as.string : ts_describe(reason);
    TsString *message = ts_string_format(
        "This error originated either by throwing inside of an async function without a catch "
        "block, or by rejecting a promise which was not handled with .catch(). The promise "
        "rejected with the reason \"%S\".",
        shown);
    TsError *error = Error_new(message);

    error->stack = ts_string_format("UnhandledPromiseRejection: %S\n    at <anonymous>", message);
    ts_object_set(error, TS_STR("code"), ts_from_string(TS_STR("ERR_UNHANDLED_REJECTION")));
    return ts_from_object(error);
}

bool (*ts_rejection_handler)(TsValue reason, TsPromise *promise);

/* Those that are rejected meanwhile come next. */
static bool check_rejections(void)
{
    bool any = rejected->length > 0;

    while (rejected->length > 0) {
        TsPromise *promise = ts_array_ptr_at(rejected, 0);
        rejected = ts_array_copy_range(rejected, 1, rejected->length);
        if (promise->is_handled) {
            continue;
        }
        TsValue reason = promise->result;
        bool is_error = ts_is_object(reason) && ts_type_of(reason.as.object)->kind == TS_KIND_ERROR;
        if (!ts_rejection_handler || !ts_rejection_handler(reason, promise)) {
            ts_uncaught(is_error ? reason : unhandled_error(reason));
        }
    }
    return any && ts_rejection_handler != NULL;
}

static void keep_rejected(TsPromise *promise)
{
    if (!rejected) {
        ts_heap_root(&rejected, TS_REP_POINTER);
        rejected = ts_array_new(TS_ARRAY_PTR, 0);
        ts_check_rejections = check_rejections;
        ts_microtasks_start();
    }
    ts_array_push_ptr(rejected, promise);
}

/* ---- reactions ------------------------------------------------------------------------------------ */

static void react_fulfilled(void *reaction, void *unused, TsValue result)
{
    (void)unused;
    ((TsReaction *)reaction)->settled(((TsReaction *)reaction)->context, true, result);
}

static void react_rejected(void *reaction, void *unused, TsValue result)
{
    (void)unused;
    ((TsReaction *)reaction)->settled(((TsReaction *)reaction)->context, false, result);
}

static void queue_reaction(const TsPromise *promise, TsReaction *reaction)
{
    ts_microtask(promise->state == TS_PROMISE_FULFILLED ? react_fulfilled : react_rejected,
                 reaction, NULL, promise->result);
}

void ts_promise_when(TsPromise *promise, TsSettled settled, void *context)
{
    if (ts_async_context) {
        ts_async_context_keep(&settled, &context);
    }
    TsReaction *reaction = TS_NEW(TsReaction, .settled = settled, .context = context);

    promise->is_handled = true;
    if (promise->state != TS_PROMISE_PENDING) {
        queue_reaction(promise, reaction);
        return;
    }
    reaction->next = reaction;
    if (promise->reactions) {
        reaction->next = promise->reactions->next;
        promise->reactions->next = reaction;
    }
    promise->reactions = reaction;
}

static void settle(TsPromise *promise, TsPromiseState state, TsValue result)
{
    TsReaction *last = promise->reactions;

    promise->state = (uint8_t)state;
    promise->result = result;
    promise->reactions = NULL;
    for (TsReaction *reaction = last ? last->next : NULL; reaction;) {
        TsReaction *next = reaction == last ? NULL : reaction->next;
        queue_reaction(promise, reaction);
        reaction = next;
    }
}

void ts_promise_fulfill(TsPromise *promise, TsValue value)
{
    settle(promise, TS_PROMISE_FULFILLED, value);
}

void ts_promise_fail(TsPromise *promise, TsValue reason)
{
    if (!promise->is_handled) {
        keep_rejected(promise);
    }
    settle(promise, TS_PROMISE_REJECTED, reason);
}

/* ---- thenables ------------------------------------------------------------------------------------ */

/* Resolving functions for a promise whose own ones are used up (§27.2.1.3): first call counts. */
typedef struct Adoption {
    TsObject base;
    TsPromise *promise;
    bool is_done;
} Adoption;

static TS_SCOPE(Adoption, TS_HIDDEN(Adoption, promise, POINTER));

static void adopt_value(Adoption *adoption, TsValue value)
{
    if (!adoption->is_done) {
        adoption->is_done = true;
        ts_promise_settle(adoption->promise, value);
    }
}

static void adopt_reason(Adoption *adoption, TsValue reason)
{
    if (!adoption->is_done) {
        adoption->is_done = true;
        ts_promise_fail(adoption->promise, reason);
    }
}

TS_CLOSURE_1(adopt_value, "", void, Adoption *, TsValue)
TS_CLOSURE_1(adopt_reason, "", void, Adoption *, TsValue)

static void follow(void *promise, bool fulfilled, TsValue result)
{
    if (fulfilled) {
        ts_promise_settle(promise, result);
    } else {
        ts_promise_fail(promise, result);
    }
}

/* NewPromiseResolveThenableJob (§27.2.2.2) for a promise of ours ... */
static void adopt_promise(void *promise, void *thenable, TsValue unused)
{
    (void)unused;
    ts_promise_when(thenable, follow, promise);
}

/* ... and for an object with a then method. */
static void adopt_thenable(void *promise, void *then, TsValue thenable)
{
    Adoption *adoption = TS_NEW(Adoption, .promise = promise);
    TsValue functions[2] = {ts_from_object(ts_closure(adopt_value, adoption)),
                            ts_from_object(ts_closure(adopt_reason, adoption))};

    TS_TRY
    {
        ts_call(then, thenable, 2, functions);
    }
    TS_CATCH(error)
    {
        adopt_reason(adoption, error);
    }
    TS_END_TRY;
}

/* Reads value.then: true when that worked, false with *result as the error. */
static bool get_then(TsValue value, TsValue *result)
{
    volatile bool found = false;

    TS_TRY
    {
        *result = ts_get(value, TS_STR("then"));
        found = true;
    }
    TS_CATCH(error)
    {
        *result = error;
    }
    TS_END_TRY;
    return found;
}

void ts_promise_settle(TsPromise *promise, TsValue value)
{
    TsValue then;

    if (!ts_is_object(value)) {
        ts_promise_fulfill(promise, value);
    } else if (value.as.pointer == promise) {
        TsString *message = TS_STR("Chaining cycle detected for promise #<Promise>");
        ts_promise_fail(promise, ts_from_object(TypeError_new(message)));
    } else if (ts_is_promise(value)) {
        ts_microtask(adopt_promise, promise, value.as.pointer, TS_UNDEFINED);
    } else if (!get_then(value, &then)) {
        ts_promise_fail(promise, then);
    } else if (ts_is_function(then)) {
        ts_microtask(adopt_thenable, promise, then.as.pointer, value);
    } else {
        ts_promise_fulfill(promise, value);
    }
}

/* ---- resolving functions --------------------------------------------------------------------------- */

static void resolve_function(TsPromise *promise, TsValue value)
{
    if (!promise->is_resolved) {
        promise->is_resolved = true;
        ts_promise_settle(promise, value);
    }
}

static void reject_function(TsPromise *promise, TsValue reason)
{
    if (!promise->is_resolved) {
        promise->is_resolved = true;
        ts_promise_fail(promise, reason);
    }
}

TS_CLOSURE_1(resolve_function, "", void, TsPromise *, TsValue)
TS_CLOSURE_1(reject_function, "", void, TsPromise *, TsValue)

TsFunction *ts_promise_resolver(TsPromise *promise)
{
    return ts_closure(resolve_function, promise);
}

TsFunction *ts_promise_rejecter(TsPromise *promise)
{
    return ts_closure(reject_function, promise);
}

TsFunction *ts_promise_executor(TsValue value)
{
    if (!ts_is_function(value)) {
        ts_throw_error(&TypeError_type, "Promise resolver %S is not a function",
                       ts_describe(value));
    }
    return value.as.pointer;
}

TsPromise *ts_promise_new(TsFunction *executor)
{
    TsPromise *promise = ts_promise_pending();
    TsValue functions[2] = {ts_from_object(ts_promise_resolver(promise)),
                            ts_from_object(ts_promise_rejecter(promise))};

    TS_TRY
    {
        ts_call(executor, TS_UNDEFINED, 2, functions);
    }
    TS_CATCH(error)
    {
        reject_function(promise, error);
    }
    TS_END_TRY;
    return promise;
}

TsPromise *ts_promise_resolve(TsValue value)
{
    if (ts_is_promise(value)) {
        return value.as.pointer;
    }
    TsPromise *promise = ts_promise_pending();
    ts_promise_settle(promise, value);
    return promise;
}

TsPromise *ts_promise_resolve_undefined(void)
{
    return ts_promise_resolve(TS_UNDEFINED);
}

TsPromise *ts_promise_reject(TsValue reason)
{
    TsPromise *promise = ts_promise_pending();

    ts_promise_fail(promise, reason);
    return promise;
}

TsPromise *ts_promise_try(TsFunction *callback, size_t count, const TsValue *arguments)
{
    TsPromise *promise = ts_promise_pending();

    TS_TRY
    {
        ts_promise_settle(promise, ts_call(callback, TS_UNDEFINED, count, arguments));
    }
    TS_CATCH(error)
    {
        ts_promise_fail(promise, error);
    }
    TS_END_TRY;
    return promise;
}

TsValue ts_promise_with_resolvers(void)
{
    TsPromise *promise = ts_promise_pending();
    TsString *keys[3] = {TS_STR("promise"), TS_STR("resolve"), TS_STR("reject")};
    TsValue values[3] = {ts_from_object(promise), ts_from_object(ts_promise_resolver(promise)),
                         ts_from_object(ts_promise_rejecter(promise))};

    return ts_from_object(ts_object_of(3, keys, values));
}

/* ---- then, catch, finally --------------------------------------------------------------------------- */

/* NewPromiseReactionJob (§27.2.2.1). */
static void run_handler(void *context, bool fulfilled, TsValue result)
{
    Handlers *handlers = context;
    TsFunction *handler = fulfilled ? handlers->on_fulfilled : handlers->on_rejected;
    volatile bool succeeded = fulfilled;
    volatile TsValue value = result;

    if (handler) {
        TS_TRY
        {
            value = ts_call(handler, TS_UNDEFINED, 1, &result);
            succeeded = true;
        }
        TS_CATCH(error)
        {
            value = error;
            succeeded = false;
        }
        TS_END_TRY;
    }
    follow(handlers->derived, succeeded, value);
}

static TsFunction *function_or_null(TsValue value)
{
    return ts_is_function(value) ? value.as.pointer : NULL;
}

TsPromise *ts_promise_then(TsPromise *promise, TsValue on_fulfilled, TsValue on_rejected)
{
    TsPromise *derived = ts_promise_pending();

    ts_promise_when(promise, run_handler,
                    TS_NEW(Handlers, .derived = derived,
                           .on_fulfilled = function_or_null(on_fulfilled),
                           .on_rejected = function_or_null(on_rejected)));
    return derived;
}

TsPromise *ts_promise_catch(TsPromise *promise, TsValue on_rejected)
{
    return ts_promise_then(promise, TS_UNDEFINED, on_rejected);
}

/* What finally() remembers: its callback, then the outcome that it passes on. */
typedef struct Finally {
    TsObject base;
    TsFunction *callback;
    TsValue outcome;
} Finally;

static TS_SCOPE(Finally, TS_HIDDEN(Finally, callback, POINTER), TS_HIDDEN(Finally, outcome, VALUE));

static TsValue pass_value(Finally *scope)
{
    return scope->outcome;
}

static TsValue pass_reason(Finally *scope)
{
    ts_throw(scope->outcome);
}

TS_CLOSURE_0(pass_value, "", TsValue, Finally *)
TS_CLOSURE_0(pass_reason, "", TsValue, Finally *)

static TsPromise *after_callback(const Finally *scope, TsValue outcome, bool fulfilled)
{
    TsPromise *done = ts_promise_resolve(ts_call(scope->callback, TS_UNDEFINED, 0, NULL));
    Finally *passed = TS_NEW(Finally, .outcome = outcome);

    return ts_promise_then(done,
                           ts_from_object(fulfilled ? ts_closure(pass_value, passed)
                                                    : ts_closure(pass_reason, passed)),
                           TS_UNDEFINED);
}

static TsPromise *finally_value(Finally *scope, TsValue value)
{
    return after_callback(scope, value, true);
}

static TsPromise *finally_reason(Finally *scope, TsValue reason)
{
    return after_callback(scope, reason, false);
}

TS_CLOSURE_1(finally_value, "", TsPromise *, Finally *, TsValue)
TS_CLOSURE_1(finally_reason, "", TsPromise *, Finally *, TsValue)

TsPromise *ts_promise_finally(TsPromise *promise, TsValue on_finally)
{
    if (!ts_is_function(on_finally)) {
        return ts_promise_then(promise, on_finally, on_finally);
    }
    Finally *scope = TS_NEW(Finally, .callback = on_finally.as.pointer);
    return ts_promise_then(promise, ts_from_object(ts_closure(finally_value, scope)),
                           ts_from_object(ts_closure(finally_reason, scope)));
}

TS_METHOD_2(ts_promise_then, "then", TsPromise *, TsPromise *, TsValue, TsValue)
TS_METHOD_1(ts_promise_catch, "catch", TsPromise *, TsPromise *, TsValue)
TS_METHOD_1(ts_promise_finally, "finally", TsPromise *, TsPromise *, TsValue)

const TsType TsPromise_type = {
    .kind = TS_KIND_PROMISE,
    .flags = TS_TYPE_CLASS,
    .size = sizeof(TsPromise),
    .name = "Promise",
    TS_FIELDS(TS_HIDDEN(TsPromise, result, VALUE), TS_HIDDEN(TsPromise, reactions, POINTER)),
    TS_MEMBERS(TS_METHOD_MEMBER("then", &ts_promise_then_function),
               TS_METHOD_MEMBER("catch", &ts_promise_catch_function),
               TS_METHOD_MEMBER("finally", &ts_promise_finally_function))};
