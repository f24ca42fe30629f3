/* Mocks of node:test; see test_mock.h.
 */
#include "node/test_mock.h"

#include "node/node_arguments.h"
#include "node/node_errors.h"
#include "ts/dynamic_methods_internal.h"
#include "ts/error.h"
#include "ts/number.h"

#define GIVES_NOTHING(expression) ((expression), TS_UNDEFINED)
#define ITSELF                    ((MockFunctionContext *)ts_as_object(call->receiver))

#define METHODS(X)                                                                             \
    X(call_count, "callCount", 0, ts_from_number(mock_call_count(ITSELF)))                     \
    X(implementation, "mockImplementation", 1,                                                 \
      GIVES_NOTHING(mock_implementation(ITSELF, dynamic_function(call, 0))))                   \
    X(implementation_once, "mockImplementationOnce", 2,                                        \
      GIVES_NOTHING(mock_implementation_once(ITSELF, dynamic_function(call, 0),                \
                                             dynamic_number(call, 1))))                        \
    X(reset_calls, "resetCalls", 0, GIVES_NOTHING(mock_reset_calls(ITSELF)))                   \
    X(restore, "restore", 0, GIVES_NOTHING(mock_restore(ITSELF)))                              \
    X(get_calls, "calls", 0, ts_from_object(mock_calls(ITSELF)))
METHODS(DYNAMIC_METHOD)

#define MEMBERS(X)                                                     \
    X(call_count, "callCount", 0, 0)                                   \
    X(implementation, "mockImplementation", 1, 0)                      \
    X(implementation_once, "mockImplementationOnce", 2, 0)             \
    X(reset_calls, "resetCalls", 0, 0) X(restore, "restore", 0, 0)

const TsType MockFunctionContext_type = {
    .kind = TS_KIND_NATIVE,
    .flags = TS_TYPE_CLASS,
    .size = sizeof(MockFunctionContext),
    .name = "MockFunctionContext",
    TS_FIELDS(TS_HIDDEN(MockFunctionContext, original, POINTER),
              TS_HIDDEN(MockFunctionContext, implementation, POINTER),
              TS_HIDDEN(MockFunctionContext, once, POINTER),
              TS_HIDDEN(MockFunctionContext, calls, POINTER),
              TS_HIDDEN(MockFunctionContext, function, POINTER),
              TS_HIDDEN(MockFunctionContext, object, VALUE),
              TS_HIDDEN(MockFunctionContext, key, POINTER)),
    TS_MEMBERS(MEMBERS(DYNAMIC_MEMBER){.name = TS_KEY("calls"), .getter = &get_calls_function})};

TS_NATIVE(MockTracker, "MockTracker", TS_FIELDS(TS_HIDDEN(MockTracker, mocks, POINTER)));

/* ---- calls ---- */

static TsFunction *function_for_call(MockFunctionContext *mock)
{
    int64_t number = (int64_t)mock->calls->length;

    if (mock->once && ts_array_ptr(mock->once, number)) {
        TsFunction *function = ts_array_ptr(mock->once, number);
        ts_array_ptr_at(mock->once, number) = NULL;
        return function;
    }
    return (double)number < mock->times && !mock->is_restored ? mock->implementation : mock->original;
}

static TsValue record_of(MockFunctionContext *mock, TsValue this_value, size_t argc,
                         const TsValue *argv)
{
    TsString *keys[] = {TS_STR("arguments"), TS_STR("error"),  TS_STR("result"),
                        TS_STR("stack"),     TS_STR("target"), TS_STR("this")};
    TsValue values[] = {ts_from_object(ts_array_of_value(argc, argv)), TS_UNDEFINED, TS_UNDEFINED,
                        ts_from_object(Error_new(ts_string_empty())), TS_UNDEFINED,
                        this_value};
    TsDynamicObject *record = ts_object_of(6, keys, values);

    ts_array_push_value(mock->calls, ts_from_object(record));
    return ts_from_object(record);
}

static TsValue invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    MockFunctionContext *mock = self->scope;
    TsFunction *function = function_for_call(mock);
    TsValue volatile result = TS_UNDEFINED;
    bool volatile has_failed = false;

    TS_TRY {
        result = function ? ts_call(function, this_value, argc, argv) : TS_UNDEFINED;
    }
    TS_CATCH(error) {
        has_failed = true;
        result = error;
    }
    TS_END_TRY;
    TsValue record = record_of(mock, this_value, argc, argv);
    ts_set(record, has_failed ? TS_STR("error") : TS_STR("result"), result);
    if (has_failed) {
        ts_throw(result);
    }
    return result;
}

static const TsFunctionInfo mock_info = {.name = "", .invoke = invoke, .construct = NULL};

/* ---- making them ---- */

static MockFunctionContext *new_mock(MockTracker *tracker, TsFunction *original,
                                     TsValue implementation, TsValue options)
{
    TsArray *calls = ts_array_new(TS_ARRAY_VALUE, 0);
    MockFunctionContext *mock = TS_NEW(MockFunctionContext, .original = original, .calls = calls,
                                       .implementation = original, .times = INFINITY);

    if (ts_is_function(implementation)) {
        mock->implementation = ts_as_function(implementation);
    } else if (ts_is_object(implementation)) {
        options = implementation;
    }
    if (ts_is_object(options) && ts_is_number(ts_get(options, TS_STR("times")))) {
        mock->times = ts_as_number(ts_get(options, TS_STR("times")));
    }
    mock->function = ts_closure_new(&mock_info, mock);
    ts_set(ts_from_object(mock->function), TS_STR("mock"), ts_from_object(mock));
    ts_array_push_ptr(tracker->mocks, mock);
    return mock;
}

TsValue mock_function(MockTracker *tracker, TsValue original, TsValue implementation,
                      TsValue options)
{
    TsFunction *function = ts_is_function(original) ? ts_as_function(original) : NULL;

    if (!function && ts_is_object(original)) {
        options = original;
    }
    return ts_from_object(new_mock(tracker, function, implementation, options)->function);
}

TsFunction *mock_method(MockTracker *tracker, TsValue object, TsValue name, TsValue implementation,
                        TsValue options)
{
    TsString *key = ts_to_key(name);
    TsValue found = ts_get(object, key);

    if (!ts_is_function(found)) {
        TsString *text = ts_concat_n(2, TS_STR("The argument 'methodName' must be a method. Received "),
                                     node_describe(found));
        ts_throw(ts_from_object(ts_error_coded(&TypeError_type, "ERR_INVALID_ARG_VALUE", text)));
    }
    MockFunctionContext *mock = new_mock(tracker, ts_as_function(found), implementation, options);
    mock->object = object;
    mock->key = key;
    mock->is_own = ts_has_own(object, name);
    ts_set(object, key, ts_from_object(mock->function));
    return mock->function;
}

void mock_restore(MockFunctionContext *mock)
{
    if (mock->is_restored) {
        return;
    }
    mock->is_restored = true;
    mock->once = NULL;
    if (ts_is_object(mock->object)) {
        if (mock->is_own) {
            ts_set(mock->object, mock->key, ts_from_object(mock->original));
        } else {
            ts_delete(mock->object, ts_from_pointer(mock->key));
        }
    }
}

void mock_restore_all(MockTracker *tracker)
{
    for (size_t i = 0; i < tracker->mocks->length; i++) {
        mock_restore(ts_array_ptr(tracker->mocks, (int64_t)i));
    }
}

void mock_reset_all(MockTracker *tracker)
{
    mock_restore_all(tracker);
    tracker->mocks = ts_array_new(TS_ARRAY_PTR, 0);
}

static MockTracker *new_tracker(void)
{
    TsArray *mocks = ts_array_new(TS_ARRAY_PTR, 0);

    return TS_NEW(MockTracker, .mocks = mocks);
}

MockTracker *mock_tracker(void)
{
    static MockTracker *tracker;

    if (!tracker) {
        ts_heap_root(&tracker, TS_REP_POINTER);
        tracker = new_tracker();
    }
    return tracker;
}

static void reset(void *mocks)
{
    mock_reset_all(mocks);
}

MockTracker *mock_of_test(NodeTest *test)
{
    if (!test->mocks) {
        test->mocks = new_tracker();
        test->reset_mocks = reset;
    }
    return test->mocks;
}

/* ---- what a mock knows ---- */

TsArray *mock_calls(MockFunctionContext *mock)
{
    return ts_array_of_value(mock->calls->length, mock->calls->items);
}

double mock_call_count(MockFunctionContext *mock)
{
    return (double)mock->calls->length;
}

void mock_implementation(MockFunctionContext *mock, TsFunction *implementation)
{
    mock->implementation = implementation;
    mock->is_restored = false;
}

void mock_implementation_once(MockFunctionContext *mock, TsFunction *implementation, double call)
{
    double number = ts_is_undefined_number(call) ? (double)mock->calls->length : call;

    if (number < (double)mock->calls->length || number > 1e6) {
        node_throw_out_of_range("onCall", "an integer >= 0", number);
    }
    if (!mock->once) {
        mock->once = ts_array_new(TS_ARRAY_PTR, 0);
    }
    while ((double)mock->once->length <= number) {
        ts_array_push_ptr(mock->once, NULL);
    }
    ts_array_ptr_at(mock->once, (size_t)number) = implementation;
}

void mock_reset_calls(MockFunctionContext *mock)
{
    mock->calls = ts_array_new(TS_ARRAY_VALUE, 0);
}
