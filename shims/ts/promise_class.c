/*
 * Promise as a value of its class:  const Later = options.Promise ?? Promise
 */
#include "ts/promise_class.h"

#include "ts/library_class.h"
#include "ts/promise.h"
#include "ts/promise_all.h"

/* ---- Promise --------------------------------------------------------------------------------- */

static TsValue make_promise(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(ts_promise_new(ts_promise_executor(ts_nth(argc, argv, 0))));
}

static TsValue class_promise_all(TsFunction *self, TsValue this_value, size_t argc,
                                 const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(ts_promise_all(ts_nth(argc, argv, 0)));
}

static TsValue class_promise_allsettled(TsFunction *self, TsValue this_value, size_t argc,
                                        const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(ts_promise_all_settled(ts_nth(argc, argv, 0)));
}

static TsValue class_promise_any(TsFunction *self, TsValue this_value, size_t argc,
                                 const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(ts_promise_any(ts_nth(argc, argv, 0)));
}

static TsValue class_promise_race(TsFunction *self, TsValue this_value, size_t argc,
                                  const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(ts_promise_race(ts_nth(argc, argv, 0)));
}

static TsValue class_promise_resolve(TsFunction *self, TsValue this_value, size_t argc,
                                     const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(ts_promise_resolve(ts_nth(argc, argv, 0)));
}

static TsValue class_promise_reject(TsFunction *self, TsValue this_value, size_t argc,
                                    const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(ts_promise_reject(ts_nth(argc, argv, 0)));
}

static TsValue class_promise_withresolvers(TsFunction *self, TsValue this_value, size_t argc,
                                           const TsValue *argv)
{
    (void)self;
    (void)this_value;
    (void)argc;
    (void)argv;
    return ts_promise_with_resolvers();
}

static TsValue class_promise_attempt(TsFunction *self, TsValue this_value, size_t argc,
                                     const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(
        ts_promise_try(ts_as_function(ts_nth(argc, argv, 0)), argc > 0 ? argc - 1 : 0, argv + 1));
}

TS_LIBRARY_METHOD(class_promise_all, "all", 1)
TS_LIBRARY_METHOD(class_promise_allsettled, "allSettled", 1)
TS_LIBRARY_METHOD(class_promise_any, "any", 1)
TS_LIBRARY_METHOD(class_promise_race, "race", 1)
TS_LIBRARY_METHOD(class_promise_resolve, "resolve", 1)
TS_LIBRARY_METHOD(class_promise_reject, "reject", 1)
TS_LIBRARY_METHOD(class_promise_withresolvers, "withResolvers", 0)
TS_LIBRARY_METHOD(class_promise_attempt, "try", 1)

TsValue ts_library_class_promise(void)
{
    static TsFunction *const methods[] = {&class_promise_all_function,
                                          &class_promise_allsettled_function,
                                          &class_promise_any_function,
                                          &class_promise_race_function,
                                          &class_promise_resolve_function,
                                          &class_promise_reject_function,
                                          &class_promise_withresolvers_function,
                                          &class_promise_attempt_function,
                                          NULL};
    static const TsLibraryClass class_ = {"Promise",    1,    &TsPromise_type,
                                          make_promise, NULL, methods};

    return ts_library_class(&class_);
}
