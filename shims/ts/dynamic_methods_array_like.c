/*
 * The methods of arrays on receivers that are no TsArray: proxies of arrays, and objects with a
 * length (ECMA-262 §23.1.3: "intentionally generic"). Methods that only read work on a copy of the
 * elements, those that write do it property by property, as a proxy's handler may watch.
 */
#include "ts/array_methods.h"
#include "ts/dynamic_methods_internal.h"
#include "ts/iterator.h"

static double length_of(TsValue object)
{
    double length = ts_to_number(ts_get(object, TS_STR("length")));

    return length > 0 ? __builtin_trunc(length > 9007199254740991.0 ? 9007199254740991.0 : length)
                      : 0;
}

static void set_length(TsValue object, double length)
{
    ts_set(object, TS_STR("length"), ts_from_number(length));
}

/* Object(receiver), whose elements can be asked for. */
static TsValue receiver_of(const DynamicCall *call)
{
    if (ts_is_nullish(call->receiver)) {
        ts_throw_error(&TypeError_type, "Array.prototype.%s called on null or undefined",
                       call->name);
    }
    return call->receiver;
}

static bool has_at(TsValue object, double index)
{
    return !ts_is_object(object) || ts_has(object, ts_from_number(index));
}

TsArray *dynamic_elements(const DynamicCall *call, ElementReading reading)
{
    TsValue object = receiver_of(call);
    double length = length_of(object);
    TsArray *elements = ts_array_new(TS_REP_VALUE, 0);

    if (reading == READ_FOR_NEW_ARRAY && ts_is_array_object(object)) {
        ts_get(object, TS_STR("constructor"));
    }
    for (double i = 0; i < length; i++) {
        if (reading == READ_ALL || has_at(object, i)) {
            ts_array_set_value(elements, (int64_t)i, ts_get_at(object, i));
        }
    }
    ts_array_set_length(elements, (size_t)length);
    return elements;
}

/* ---- searching ------------------------------------------------------------------------------- */

static bool is_found(const DynamicCall *call, const DynamicSearch *search, TsFunction *test,
                     TsValue element, double index)
{
    TsValue wanted = dynamic_value(call, 0);

    if (!test) {
        return search->same_value_zero ? ts_same_value_zero(element, wanted)
                                       : ts_strict_equals(element, wanted);
    }
    TsValue arguments[3] = {element, ts_from_number(index), call->receiver};
    TsValue result = ts_call(test, dynamic_value(call, 1), 3, arguments);
    return ts_to_boolean(result) != search->until_false;
}

double dynamic_search(const DynamicCall *call, const DynamicSearch *search, TsValue *element)
{
    double length = length_of(receiver_of(call));
    TsFunction *test = search->calls ? dynamic_function(call, 0) : NULL;
    double start = test ? TS_UNDEFINED_NUMBER : dynamic_number(call, 1);
    double i = search->backwards ? length - 1 : 0;

    if (!ts_is_undefined_number(start)) {
        double from = start < 0 ? start + length : start;
        i = search->backwards ? (from < i ? from : i) : (from > 0 ? from : 0);
    }
    for (; i >= 0 && i < length; i += search->backwards ? -1 : 1) {
        if (search->holes || has_at(call->receiver, i)) {
            *element = ts_get_at(call->receiver, i);
            if (is_found(call, search, test, *element, i)) {
                return i;
            }
        }
    }
    *element = TS_UNDEFINED;
    return -1;
}

/* ---- writing --------------------------------------------------------------------------------- */

/* object[to] = object[from], or nothing there if nothing is there. */
static void move(TsValue object, double from, double to)
{
    if (has_at(object, from)) {
        ts_set_at(object, to, ts_get_at(object, from));
    } else {
        ts_delete(object, ts_from_number(to));
    }
}

TsValue dynamic_push(const DynamicCall *call)
{
    double length = length_of(receiver_of(call));

    for (size_t i = 0; i < call->argc; i++) {
        ts_set_at(call->receiver, length + (double)i, call->argv[i]);
    }
    set_length(call->receiver, length + (double)call->argc);
    return ts_from_number(length + (double)call->argc);
}

TsValue dynamic_pop(const DynamicCall *call)
{
    double length = length_of(receiver_of(call));

    if (length == 0) {
        set_length(call->receiver, 0);
        return TS_UNDEFINED;
    }
    TsValue last = ts_get_at(call->receiver, length - 1);
    ts_delete(call->receiver, ts_from_number(length - 1));
    set_length(call->receiver, length - 1);
    return last;
}

TsValue dynamic_shift(const DynamicCall *call)
{
    TsValue object = receiver_of(call);
    double length = length_of(object);

    if (length == 0) {
        set_length(object, 0);
        return TS_UNDEFINED;
    }
    TsValue first = ts_get_at(object, 0);
    for (double i = 1; i < length; i++) {
        move(object, i, i - 1);
    }
    ts_delete(object, ts_from_number(length - 1));
    set_length(object, length - 1);
    return first;
}

TsValue dynamic_unshift(const DynamicCall *call)
{
    TsValue object = receiver_of(call);
    double length = length_of(object), count = (double)call->argc;

    for (double i = length; count > 0 && i > 0; i--) {
        move(object, i - 1, i - 1 + count);
    }
    for (size_t i = 0; i < call->argc; i++) {
        ts_set_at(object, (double)i, call->argv[i]);
    }
    set_length(object, length + count);
    return ts_from_number(length + count);
}

static double relative(double position, double length, double absent)
{
    if (ts_is_undefined_number(position)) {
        return absent;
    }
    return (double)ts_relative_index(position, (size_t)length);
}

TsValue dynamic_at(const DynamicCall *call)
{
    double length = length_of(receiver_of(call));
    double index = (double)ts_to_integer(dynamic_number(call, 0));

    index += index < 0 ? length : 0;
    return index >= 0 && index < length ? ts_get_at(call->receiver, index) : TS_UNDEFINED;
}

TsValue dynamic_slice(const DynamicCall *call)
{
    double length = length_of(receiver_of(call));
    double start = relative(dynamic_number(call, 0), length, 0);
    double end = relative(dynamic_number(call, 1), length, length);
    TsArray *result = ts_array_new(TS_REP_VALUE, 0);

    if (ts_is_array_object(call->receiver)) {
        ts_get(call->receiver, TS_STR("constructor"));
    }
    for (double i = start; i < end; i++) {
        if (has_at(call->receiver, i)) {
            ts_array_set_value(result, (int64_t)(i - start), ts_get_at(call->receiver, i));
        }
    }
    ts_array_set_length(result, end > start ? (size_t)(end - start) : 0);
    return ts_from_object(result);
}

TsValue dynamic_splice(const DynamicCall *call)
{
    TsValue object = receiver_of(call);
    double length = length_of(object), start = relative(dynamic_number(call, 0), length, 0);
    double removed =
        call->argc < 2 ? (call->argc == 0 ? 0 : length - start) : dynamic_number(call, 1);
    double added = (double)dynamic_rest_count(call, 2);
    TsArray *result = ts_array_new(TS_REP_VALUE, 0);

    removed = removed > length - start ? length - start
              : removed > 0            ? __builtin_trunc(removed)
                                       : 0;
    if (ts_is_array_object(object)) {
        ts_get(object, TS_STR("constructor"));
    }
    for (double i = 0; i < removed; i++) {
        if (has_at(object, start + i)) {
            ts_array_set_value(result, (int64_t)i, ts_get_at(object, start + i));
        }
    }
    ts_array_set_length(result, (size_t)removed);
    for (double i = start; added < removed && i < length - removed; i++) {
        move(object, i + removed, i + added);
    }
    for (double i = length; added < removed && i > length - removed + added; i--) {
        ts_delete(object, ts_from_number(i - 1));
    }
    for (double i = length - removed; added > removed && i > start; i--) {
        move(object, i + removed - 1, i + added - 1);
    }
    for (size_t i = 0; i < (size_t)added; i++) {
        ts_set_at(object, start + (double)i, call->argv[i + 2]);
    }
    set_length(object, length - removed + added);
    return ts_from_object(result);
}

TsValue dynamic_reverse(const DynamicCall *call)
{
    TsValue object = receiver_of(call);
    double length = length_of(object);

    for (double low = 0; low < __builtin_floor(length / 2); low++) {
        double high = length - 1 - low;
        bool has_low = has_at(object, low);
        TsValue first = has_low ? ts_get_at(object, low) : TS_UNDEFINED;
        move(object, high, low);
        if (has_low) {
            ts_set_at(object, high, first);
        } else {
            ts_delete(object, ts_from_number(high));
        }
    }
    return object;
}

TsValue dynamic_fill(const DynamicCall *call)
{
    double length = length_of(receiver_of(call));
    double end = relative(dynamic_number(call, 2), length, length);

    for (double i = relative(dynamic_number(call, 1), length, 0); i < end; i++) {
        ts_set_at(call->receiver, i, dynamic_value(call, 0));
    }
    return call->receiver;
}

TsValue dynamic_replace_elements(const DynamicCall *call, TsArray *elements)
{
    for (size_t i = 0; i < elements->length; i++) {
        if (ts_array_has_element(elements, (int64_t)i)) {
            ts_set_at(call->receiver, (double)i, ts_array_value(elements, (int64_t)i));
        } else {
            ts_delete(call->receiver, ts_from_number((double)i));
        }
    }
    return call->receiver;
}

/* ---- walking --------------------------------------------------------------------------------- */

static bool next_element(TsIterator *iterator, TsValue *value)
{
    TsWalk *walk = ts_walk(iterator);

    if ((double)walk->index >= length_of(walk->source)) {
        *value = TS_UNDEFINED;
        return false;
    }
    *value = ts_get_at(walk->source, (double)walk->index++);
    return true;
}

static bool next_entry(TsIterator *iterator, TsValue *value)
{
    TsValue index = ts_from_number((double)ts_walk(iterator)->index);

    if (!next_element(iterator, value)) {
        return false;
    }
    *value = ts_from_object(ts_pair(index, *value));
    return true;
}

static bool next_index(TsIterator *iterator, TsValue *value)
{
    TsWalk *walk = ts_walk(iterator);
    bool found = (double)walk->index < length_of(walk->source);

    *value = found ? ts_from_number((double)walk->index++) : TS_UNDEFINED;
    return found;
}

TsIterator *dynamic_walk(const DynamicCall *call, char what)
{
    static const TsIteration elements = {"Array Iterator", next_element, NULL, NULL};
    static const TsIteration entries = {"Array Iterator", next_entry, NULL, NULL};
    static const TsIteration indices = {"Array Iterator", next_index, NULL, NULL};
    const TsIteration *how = what == 'v' ? &elements : what == 'e' ? &entries : &indices;

    return &ts_iterator_new(how, receiver_of(call))->iterator;
}
