/*
 * Promise.all, allSettled, any and race (ECMA-262 §27.2.4) over any iterable.
 * The results are arrays of TsValues.
 */
#ifndef TS_PROMISE_ALL_H
#define TS_PROMISE_ALL_H

#include "ts/error.h"
#include "ts/promise.h"

/** Promise.all(iterable): the values in order, or the first rejection. */
TsPromise *ts_promise_all(TsValue iterable);
/** Promise.allSettled(iterable): { status, value } or { status, reason } in order. */
TsPromise *ts_promise_all_settled(TsValue iterable);
/** Promise.any(iterable): the first fulfilment, or an AggregateError with all reasons. */
TsPromise *ts_promise_any(TsValue iterable);
/** Promise.race(iterable): settles as the first one does. */
TsPromise *ts_promise_race(TsValue iterable);

/** AggregateError (§20.5.7): an error with an own property `errors`. */
typedef struct AggregateError {
    TsError error;
    TsArray *errors; /* own property, not enumerable */
} AggregateError;

extern const TsType AggregateError_type;

/** The fields of a class that extends it. */
#define AGGREGATE_ERROR_FIELDS(Type, member) \
    TS_ERROR_FIELDS(Type, member), {.name = TS_KEY("errors"), \
                                    .offset = offsetof(Type, member) + offsetof(AggregateError, errors), \
                                    .rep = TS_REP_POINTER, \
                                    .flags = TS_FIELD_NOT_ENUMERABLE}

/** super(errors, message, options) of such a class. */
void AggregateError_init(AggregateError *error, TsValue errors, TsString *message);
void AggregateError_init_with(AggregateError *error, TsValue errors, TsString *message,
                              TsValue options);

/** The class as a value. */
TsValue ts_aggregate_error_class(void);
#define AggregateError_class ts_aggregate_error_class()

/** new AggregateError(errors, message): any iterable; message may be NULL. */
AggregateError *AggregateError_new(TsValue errors, TsString *message);
AggregateError *AggregateError_new_with(TsValue errors, TsString *message, TsValue options);

#endif
