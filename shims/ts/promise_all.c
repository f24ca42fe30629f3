/*
 * Promise.all, allSettled, any and race, and AggregateError.
 */
#include "ts/promise_all.h"

#include "ts/iterator.h"
#include "ts/object.h"

/* ---- AggregateError ------------------------------------------------------------------------------ */

const TsType AggregateError_type = {
    .kind = TS_KIND_ERROR,
    .flags = TS_TYPE_CLASS | TS_TYPE_BUILT_IN,
    .size = sizeof(AggregateError),
    .name = "AggregateError",
    .parent = &Error_type,
    TS_FIELDS(AGGREGATE_ERROR_FIELDS(AggregateError, error))};

static AggregateError *new_aggregate(TsArray *errors, TsString *message, TsValue options)
{
    AggregateError *error = TS_ALLOC(AggregateError);

    error->errors = errors;
    Error_init_with(&error->error, message, options);
    return error;
}

void AggregateError_init_with(AggregateError *error, TsValue errors, TsString *message,
                              TsValue options)
{
    Error_init_with(&error->error, message, options);
    error->errors = ts_iterator_to_array(ts_iterate(errors), TS_ARRAY_VALUE);
}

void AggregateError_init(AggregateError *error, TsValue errors, TsString *message)
{
    AggregateError_init_with(error, errors, message, TS_UNDEFINED);
}

static TsValue make_aggregate(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    bool has_message = argc > 1 && !ts_is_undefined(argv[1]);

    (void)self;
    (void)this_value;
    return ts_from_object(AggregateError_new_with(argc > 0 ? argv[0] : TS_UNDEFINED,
                                                  has_message ? ts_to_string(argv[1]) : NULL,
                                                  argc > 2 ? argv[2] : TS_UNDEFINED));
}

TsValue ts_aggregate_error_class(void)
{
    TsFunction *class_ = ts_constructor_named("AggregateError");

    ts_constructor_define(class_, 2, &AggregateError_type, make_aggregate, make_aggregate);
    return ts_from_object(class_);
}

AggregateError *AggregateError_new(TsValue errors, TsString *message)
{
    return AggregateError_new_with(errors, message, TS_UNDEFINED);
}

AggregateError *AggregateError_new_with(TsValue errors, TsString *message, TsValue options)
{
    return new_aggregate(ts_iterable_to_array(errors, TS_REP_VALUE), message, options);
}

/* ---- collecting ---------------------------------------------------------------------------------- */

/* What the elements of one call share. */
typedef struct Collection {
    TsObject base;
    TsPromise *promise; /* the result */
    TsArray *items;     /* values, outcomes or errors in order */
    size_t remaining;   /* elements not yet there, and one while iterating */
} Collection;

static TS_SCOPE(Collection, TS_HIDDEN(Collection, promise, POINTER),
                TS_HIDDEN(Collection, items, POINTER));

/* One element of a call. */
typedef struct Element {
    TsObject base;
    Collection *collection;
    size_t index;
} Element;

static TS_SCOPE(Element, TS_HIDDEN(Element, collection, POINTER));

static void finish_all(Collection *collection)
{
    if (--collection->remaining == 0) {
        ts_promise_settle(collection->promise, ts_from_object(collection->items));
    }
}

static void finish_any(Collection *collection)
{
    if (--collection->remaining == 0) {
        AggregateError *error =
            new_aggregate(collection->items, TS_STR("All promises were rejected"), TS_UNDEFINED);
        ts_promise_fail(collection->promise, ts_from_object(error));
    }
}

/* Only the first outcome counts. */
static void settle_once(TsPromise *promise, bool fulfilled, TsValue result)
{
    if (promise->is_resolved) {
        return;
    }
    promise->is_resolved = true;
    if (fulfilled) {
        ts_promise_settle(promise, result);
    } else {
        ts_promise_fail(promise, result);
    }
}

static void keep(const Element *element, TsValue item)
{
    ts_array_value_at(element->collection->items, element->index) = item;
}

static void element_of_all(void *context, bool fulfilled, TsValue result)
{
    Element *element = context;

    if (fulfilled) {
        keep(element, result);
        finish_all(element->collection);
    } else {
        settle_once(element->collection->promise, false, result);
    }
}

static void element_of_all_settled(void *context, bool fulfilled, TsValue result)
{
    Element *element = context;
    TsString *keys[2] = {TS_STR("status"), fulfilled ? TS_STR("value") : TS_STR("reason")};
    TsString *status = fulfilled ? TS_STR("fulfilled") : TS_STR("rejected");
    TsValue values[2] = {ts_from_string(status), result};

    keep(element, ts_from_object(ts_object_of(2, keys, values)));
    finish_all(element->collection);
}

static void element_of_any(void *context, bool fulfilled, TsValue result)
{
    Element *element = context;

    if (fulfilled) {
        settle_once(element->collection->promise, true, result);
    } else {
        keep(element, result);
        finish_any(element->collection);
    }
}

static void element_of_race(void *context, bool fulfilled, TsValue result)
{
    settle_once(((Element *)context)->collection->promise, fulfilled, result);
}

/* One kind of combination: what an element does, and the end of the iteration. */
typedef struct Combination {
    TsSettled settled;
    void (*finish)(Collection *collection);
} Combination;

static void add_element(Collection *collection, const Combination *combination, TsValue value)
{
    size_t index = collection->items->length;
    TsPromise *promise = ts_promise_resolve(value);

    ts_array_push_value(collection->items, TS_UNDEFINED);
    collection->remaining++;
    ts_promise_when(promise, combination->settled,
                    TS_NEW(Element, .collection = collection, .index = index));
}

static TsPromise *combine(const Combination *combination, TsValue iterable)
{
    TsPromise *promise = ts_promise_pending();
    Collection *collection = TS_NEW(Collection, .promise = promise,
                                    .items = ts_array_new(TS_ARRAY_VALUE, 0), .remaining = 1);

    TS_TRY
    {
        TsIterator *iterator = ts_iterate(iterable);
        TsValue value;
        while (ts_iterator_next(iterator, &value)) {
            add_element(collection, combination, value);
        }
        if (combination->finish) {
            combination->finish(collection);
        }
    }
    TS_CATCH(error)
    {
        settle_once(promise, false, error);
    }
    TS_END_TRY;
    return promise;
}

TsPromise *ts_promise_all(TsValue iterable)
{
    return combine(&(Combination){element_of_all, finish_all}, iterable);
}

TsPromise *ts_promise_all_settled(TsValue iterable)
{
    return combine(&(Combination){element_of_all_settled, finish_all}, iterable);
}

TsPromise *ts_promise_any(TsValue iterable)
{
    return combine(&(Combination){element_of_any, finish_any}, iterable);
}

TsPromise *ts_promise_race(TsValue iterable)
{
    return combine(&(Combination){element_of_race, NULL}, iterable);
}
