/*
 * The methods of Array that call a function for each element. The length is read once, elements when
 * their turn comes; holes are passed over where the specification says so.
 */
#include "ts/array_methods.h"

#include "ts/array_species.h"
#include "ts/error.h"
#include "ts/object.h"

/** A walk over an array: its callback and where it is. */
typedef struct Walk {
    TsArray *array;
    TsFunction *callback;
    TsValue this_value;
    TsValue arguments[3]; /* element, index, array */
} Walk;

static Walk walk_over(TsArray *array, TsFunction *callback, TsValue this_value)
{
    if (!callback) {
        ts_throw_error(&TypeError_type, "undefined is not a function");
    }
    return (Walk){
        .array = array,
        .callback = callback,
        .this_value = this_value,
        .arguments = {TS_UNDEFINED, TS_UNDEFINED, ts_from_object(array)},
    };
}

/** callback(element, index, array); the element stays in arguments[0]. */
static TsValue visit(Walk *walk, size_t index)
{
    walk->arguments[0] = ts_array_value(walk->array, (int64_t)index);
    walk->arguments[1] = ts_from_number((double)index);
    TsValue arguments[3] = {walk->arguments[0], walk->arguments[1], walk->arguments[2]};
    return ts_call(walk->callback, walk->this_value, 3, arguments);
}

static bool test(Walk *walk, size_t index)
{
    return ts_to_boolean(visit(walk, index));
}

void ts_array_for_each(TsArray *array, TsFunction *callback, TsValue this_value)
{
    Walk walk = walk_over(array, callback, this_value);
    size_t length = array->length;

    for (size_t i = 0; i < length; i++) {
        if (ts_array_has_element(array, (int64_t)i)) {
            visit(&walk, i);
        }
    }
}

TsArray *ts_array_map(TsArray *array, TsFunction *callback, TsValue this_value, TsRep rep)
{
    Walk walk = walk_over(array, callback, this_value);
    size_t length = array->length;
    TsArray *instance = ts_array_species(array, length);
    TsArray *result = ts_array_new(rep, length);

    for (size_t i = 0; i < length; i++) {
        if (ts_array_has_element(array, (int64_t)i)) {
            ts_array_push_value(result, visit(&walk, i));
        } else {
            ts_array_set_length(result, result->length + 1);
        }
    }
    return ts_array_species_take(instance, result, false);
}

TsArray *ts_array_filter(TsArray *array, TsFunction *predicate, TsValue this_value, TsRep rep)
{
    Walk walk = walk_over(array, predicate, this_value);
    size_t length = array->length;
    TsArray *instance = ts_array_species(array, 0);
    TsArray *result = ts_array_new(rep, 0);

    for (size_t i = 0; i < length; i++) {
        if (ts_array_has_element(array, (int64_t)i) && test(&walk, i)) {
            ts_array_push_value(result, walk.arguments[0]);
        }
    }
    return ts_array_species_take(instance, result, false);
}

bool ts_array_every(TsArray *array, TsFunction *predicate, TsValue this_value)
{
    Walk walk = walk_over(array, predicate, this_value);
    size_t length = array->length;

    for (size_t i = 0; i < length; i++) {
        if (ts_array_has_element(array, (int64_t)i) && !test(&walk, i)) {
            return false;
        }
    }
    return true;
}

bool ts_array_some(TsArray *array, TsFunction *predicate, TsValue this_value)
{
    Walk walk = walk_over(array, predicate, this_value);
    size_t length = array->length;

    for (size_t i = 0; i < length; i++) {
        if (ts_array_has_element(array, (int64_t)i) && test(&walk, i)) {
            return true;
        }
    }
    return false;
}

/** The first index whose element passes, from the front or the back; SIZE_MAX for none. */
static size_t find(Walk *walk, bool from_end)
{
    size_t length = walk->array->length;

    for (size_t i = 0; i < length; i++) {
        size_t index = from_end ? length - 1 - i : i;
        if (test(walk, index)) {
            return index;
        }
    }
    walk->arguments[0] = TS_UNDEFINED;
    return SIZE_MAX;
}

TsValue ts_array_find(TsArray *array, TsFunction *predicate, TsValue this_value)
{
    Walk walk = walk_over(array, predicate, this_value);

    find(&walk, false);
    return walk.arguments[0];
}

double ts_array_find_index(TsArray *array, TsFunction *predicate, TsValue this_value)
{
    Walk walk = walk_over(array, predicate, this_value);
    size_t index = find(&walk, false);

    return index == SIZE_MAX ? -1 : (double)index;
}

TsValue ts_array_find_last(TsArray *array, TsFunction *predicate, TsValue this_value)
{
    Walk walk = walk_over(array, predicate, this_value);

    find(&walk, true);
    return walk.arguments[0];
}

double ts_array_find_last_index(TsArray *array, TsFunction *predicate, TsValue this_value)
{
    Walk walk = walk_over(array, predicate, this_value);
    size_t index = find(&walk, true);

    return index == SIZE_MAX ? -1 : (double)index;
}

/* ---- reduce ---------------------------------------------------------------------------------- */

static TsValue fold(TsArray *array, TsFunction *callback, TsValue *initial, bool from_end)
{
    TsValue result = initial ? *initial : TS_UNDEFINED;
    bool started = initial != NULL;
    size_t length = array->length;

    if (!callback) {
        ts_throw_error(&TypeError_type, "undefined is not a function");
    }
    for (size_t i = 0; i < length; i++) {
        size_t index = from_end ? length - 1 - i : i;
        if (!ts_array_has_element(array, (int64_t)index)) {
            continue;
        }
        TsValue element = ts_array_value(array, (int64_t)index);
        if (!started) {
            started = true;
            result = element;
            continue;
        }
        TsValue arguments[4] = {result, element, ts_from_number((double)index),
                                ts_from_object(array)};
        result = ts_call(callback, TS_UNDEFINED, 4, arguments);
    }
    if (!started) {
        ts_throw_error(&TypeError_type, "Reduce of empty array with no initial value");
    }
    return result;
}

TsValue ts_array_reduce_first(TsArray *array, TsFunction *callback)
{
    return fold(array, callback, NULL, false);
}

TsValue ts_array_reduce(TsArray *array, TsFunction *callback, TsValue initial)
{
    return fold(array, callback, &initial, false);
}

TsValue ts_array_reduce_right_first(TsArray *array, TsFunction *callback)
{
    return fold(array, callback, NULL, true);
}

TsValue ts_array_reduce_right(TsArray *array, TsFunction *callback, TsValue initial)
{
    return fold(array, callback, &initial, true);
}

/* ---- flat ------------------------------------------------------------------------------------ */

static void add_flat(TsArray *result, const TsArray *source, double depth)
{
    TS_STACK_CHECK();
    for (size_t i = 0; i < source->length; i++) {
        if (!ts_array_has_element(source, (int64_t)i)) {
            continue;
        }
        TsValue element = ts_array_value(source, (int64_t)i);
        if (depth > 0 && ts_is_array(element)) {
            add_flat(result, ts_as_array(element), depth - 1);
        } else {
            ts_array_push_value(result, element);
        }
    }
}

TsArray *ts_array_flat(TsValue array, TsValue depth)
{
    TsArray *instance = ts_array_species(ts_as_array(array), 0);
    TsArray *result = ts_array_new(TS_ARRAY_VALUE, 0);
    double levels = ts_is_undefined(depth) ? 1 : (double)ts_to_integer(ts_to_number(depth));

    add_flat(result, ts_as_array(array), levels);
    return ts_array_species_take(instance, result, false);
}

TsArray *ts_array_flat_map(TsArray *array, TsFunction *callback, TsValue this_value, TsRep rep)
{
    Walk walk = walk_over(array, callback, this_value);
    size_t length = array->length;
    TsArray *instance = ts_array_species(array, 0);
    TsArray *result = ts_array_new(rep, length);

    for (size_t i = 0; i < length; i++) {
        if (!ts_array_has_element(array, (int64_t)i)) {
            continue;
        }
        TsValue mapped = visit(&walk, i);
        if (ts_is_array(mapped)) {
            add_flat(result, ts_as_array(mapped), 0);
        } else {
            ts_array_push_value(result, mapped);
        }
    }
    return ts_array_species_take(instance, result, false);
}
