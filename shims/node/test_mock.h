/* Mocks of node:test (https://nodejs.org/api/test.html#class-mocktracker).
 *
 * A mock is a function with a property `mock`, a MockFunctionContext, that has what it was called
 * with and what came of it. It calls an implementation, which may be changed, or the original.
 */
#ifndef NODE_TEST_MOCK_H
#define NODE_TEST_MOCK_H

#include "node/test.h"

/* Mocks that are reset together: those of a test when it ends. */
typedef struct MockTracker {
    TsObject base;
    TsArray *mocks; /* MockFunctionContext * */
} MockTracker;

typedef struct MockFunctionContext {
    TsObject base;
    TsFunction *original, *implementation; /* original may be NULL */
    TsArray *once;  /* functions by the number of the call, or NULL; NULL: none */
    TsArray *calls; /* objects */
    TsFunction *function;
    TsValue object; /* whose method it is; undefined: of none */
    TsString *key;
    double times;        /* calls that the implementation is for; then the original is restored */
    bool is_own;         /* the object had a property of that name itself */
    bool is_restored;
} MockFunctionContext;

extern const TsType MockTracker_type, MockFunctionContext_type;

/* The tracker of the module, and the one of a test. */
MockTracker *mock_tracker(void);
MockTracker *mock_of_test(NodeTest *test);

/* Gives a function. `implementation` may be the options. */
TsValue mock_function(MockTracker *tracker, TsValue original, TsValue implementation,
                      TsValue options);
/* Replaces object[name], a method; TypeError ERR_INVALID_ARG_VALUE where there is none. */
TsFunction *mock_method(MockTracker *tracker, TsValue object, TsValue name, TsValue implementation,
                        TsValue options);
/* Restores what was replaced; reset() forgets the mocks as well. */
void mock_restore_all(MockTracker *tracker);
void mock_reset_all(MockTracker *tracker);

/* A copy of the list of calls. */
TsArray *mock_calls(MockFunctionContext *mock);
double mock_call_count(MockFunctionContext *mock);
void mock_implementation(MockFunctionContext *mock, TsFunction *implementation);
/* For one call: the next, or the one of a number counted from 0. */
void mock_implementation_once(MockFunctionContext *mock, TsFunction *implementation, double call);
void mock_reset_calls(MockFunctionContext *mock);
void mock_restore(MockFunctionContext *mock);

#endif
