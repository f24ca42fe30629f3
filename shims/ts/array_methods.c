/*
 * The methods of Array that move elements without looking into them: splice, slice, concat, reverse,
 * join and the like. array_methods_elements.c has those that take and give stored elements,
 * array_methods_callbacks.c those that call back, array_methods_sort.c sorting.
 */
#include "ts/array_methods.h"

#include "ts/array_species.h"
#include "ts/builder.h"
#include "ts/error.h"
#include "ts/object.h"

static char *slot(const TsArray *array, size_t index)
{
    return (char *)array->items + index * ts_rep_size(ts_array_rep(array));
}

static size_t start_of(double start, size_t length)
{
    return ts_is_undefined_number(start) ? 0 : ts_relative_index(start, length);
}

static size_t end_of(double end, size_t length)
{
    return ts_is_undefined_number(end) ? length : ts_relative_index(end, length);
}

/* ---- adding and removing --------------------------------------------------------------------- */

/** Opens a gap of `count` elements at `index`; they are to be set at once. */
static void open_gap(TsArray *array, size_t index, size_t count)
{
    size_t size = ts_rep_size(ts_array_rep(array));

    if (count == 0) {
        return;
    }
    ts_array_reserve(array, array->length + count);
    memmove(slot(array, index + count), slot(array, index), (array->length - index) * size);
    memset(slot(array, index), 0, count * size);
    array->length += count;
}

static void close_gap(TsArray *array, size_t index, size_t count)
{
    size_t size = ts_rep_size(ts_array_rep(array));

    if (count == 0) {
        return;
    }
    memmove(slot(array, index), slot(array, index + count), (array->length - index - count) * size);
    array->length -= count;
    memset(slot(array, array->length), 0, count * size);
}

static void set_all(TsArray *array, size_t index, size_t count, const TsValue *values)
{
    for (size_t i = 0; i < count; i++) {
        ts_array_set_value(array, (int64_t)(index + i), values[i]);
    }
}

size_t ts_array_push_all(TsArray *array, size_t count, const TsValue *values)
{
    for (size_t i = 0; i < count; i++) {
        ts_array_push_value(array, values[i]);
    }
    return array->length;
}

size_t ts_array_unshift_all(TsArray *array, size_t count, const TsValue *values)
{
    open_gap(array, 0, count);
    set_all(array, 0, count, values);
    return array->length;
}

/** The count of elements that splice removes. */
static size_t removed_count(double count, size_t rest)
{
    int64_t wanted = ts_is_undefined_number(count) ? 0 : ts_to_integer(count);

    return wanted < 0 ? 0 : (uint64_t)wanted > rest ? rest : (size_t)wanted;
}

TsArray *ts_array_splice(TsArray *array, double start, double count, size_t added,
                         const TsValue *values)
{
    size_t index = start_of(start, array->length);
    size_t removed = removed_count(count, array->length - index);
    TsArray *instance = ts_array_species(array, removed);
    TsArray *result = ts_array_copy_range(array, index, index + removed);

    result = ts_array_species_take(instance, result, true);
    ts_array_check_writable(array);
    if (added > removed) {
        open_gap(array, index + removed, added - removed);
    } else {
        close_gap(array, index + added, removed - added);
    }
    set_all(array, index, added, values);
    return result;
}

TsArray *ts_array_splice_from(TsArray *array, double start, double count)
{
    bool to_end = ts_is_undefined_number(count) && !ts_is_undefined_number(start);

    return ts_array_splice(array, start, to_end ? (double)array->length : count, 0, NULL);
}

TsArray *ts_array_to_spliced(const TsArray *array, double start, double count, size_t added,
                             const TsValue *values, TsRep rep)
{
    TsArray *copy = ts_array_copy_filled(array, rep);

    ts_array_splice(copy, start, count, added, values);
    return copy;
}

TsArray *ts_array_to_spliced_from(const TsArray *array, double start, double count)
{
    TsArray *copy = ts_array_copy_filled(array, ts_array_rep(array));

    ts_array_splice_from(copy, start, count);
    return copy;
}

/* ---- copying --------------------------------------------------------------------------------- */

TsArray *ts_array_slice(const TsArray *array, double start, double end)
{
    size_t from = start_of(start, array->length);
    size_t to = end_of(end, array->length);

    TsArray *instance = ts_array_species(array, to > from ? to - from : 0);

    return ts_array_species_take(instance, ts_array_copy_range(array, from, to > from ? to : from), true);
}

TsArray *ts_array_concat(const TsArray *array, size_t count, const TsValue *items, TsRep rep)
{
    TsArray *instance = ts_array_species(array, 0);
    TsArray *result = ts_array_convert(array, rep);

    for (size_t i = 0; i < count; i++) {
        if (ts_is_array_object(items[i])) {
            ts_array_append_sparse(result, ts_as_array(items[i]));
        } else {
            ts_array_push_value(result, items[i]);
        }
    }
    return ts_array_species_take(instance, result, true);
}

TsArray *ts_array_reverse(TsArray *array)
{
    size_t size = ts_rep_size(ts_array_rep(array));
    char held[sizeof(TsValue)];

    ts_array_check_writable(array);
    for (size_t i = 0, j = array->length; i + 1 < j; i++) {
        j--;
        memcpy(held, slot(array, i), size);
        memcpy(slot(array, i), slot(array, j), size);
        memcpy(slot(array, j), held, size);
    }
    return array;
}

TsArray *ts_array_to_reversed(const TsArray *array)
{
    return ts_array_reverse(ts_array_copy_filled(array, ts_array_rep(array)));
}

TsArray *ts_array_copy_within(TsArray *array, double target, double start, double end)
{
    size_t to = start_of(target, array->length);
    size_t from = start_of(start, array->length);
    size_t stop = end_of(end, array->length);
    size_t count = stop > from ? stop - from : 0;

    ts_array_check_writable(array);
    count = count > array->length - to ? array->length - to : count;
    if (count > 0) {
        memmove(slot(array, to), slot(array, from), count * ts_rep_size(ts_array_rep(array)));
    }
    return array;
}

TsArray *ts_array_with(const TsArray *array, double index, TsValue value, TsRep rep)
{
    int64_t at = ts_to_integer(index);
    int64_t length = (int64_t)array->length;

    at = at < 0 && at >= -length ? at + length : at;
    if (at < 0 || at >= length) {
        ts_throw_error(&RangeError_type, "Invalid index : %S", ts_string_from_number(index));
    }
    TsArray *copy = ts_array_copy_filled(array, rep);
    ts_array_set_value(copy, at, value);
    return copy;
}

/* ---- text ------------------------------------------------------------------------------------ */

/** The arrays that are being joined: a cycle gives the empty string. */
typedef struct Joining {
    const TsArray *array;
    const struct Joining *outer;
} Joining;

static _Thread_local const Joining *joining;

static void join(TsBuilder *out, const TsArray *array, const TsString *separator, bool locale)
{
    for (size_t i = 0; i < array->length; i++) {
        TsValue element = ts_array_value(array, (int64_t)i);
        if (i > 0) {
            ts_builder_add_string(out, separator);
        }
        if (ts_is_nullish(element)) {
            continue;
        }
        if (ts_is_string(element)) {
            ts_builder_add_string(out, element.as.string);
        } else if (ts_is_number(element) && !locale) {
            ts_builder_add_number(out, element.as.number);
        } else if (locale) {
            TsValue text = ts_call_method(element, TS_STR("toLocaleString"), 0, NULL);
            ts_builder_add_string(out, ts_to_string(text));
        } else {
            ts_builder_add_string(out, ts_to_string(element));
        }
    }
}

static TsString *join_guarded(const TsArray *array, const TsString *separator, bool locale)
{
    TsBuilder out;
    Joining here = {array, joining};

    TS_STACK_CHECK();
    for (const Joining *outer = joining; outer; outer = outer->outer) {
        if (outer->array == array) {
            return ts_string_empty();
        }
    }
    ts_builder_init(&out);
    joining = &here;
    TS_TRY
    {
        join(&out, array, separator, locale);
    }
    TS_FINALLY
    {
        joining = here.outer;
    }
    TS_END_TRY;
    return ts_builder_finish(&out);
}

TsString *ts_array_join(const TsArray *array, const TsString *separator)
{
    TsBuilder out;
    TsRep rep = ts_array_rep(array);

    separator = separator ? separator : TS_STR(",");
    if (rep >= TS_REP_POINTER) {
        return join_guarded(array, separator, false);
    }
    ts_builder_init(&out);
    join(&out, array, separator, false);
    return ts_builder_finish(&out);
}

TsString *ts_array_to_locale_string(const TsArray *array)
{
    return join_guarded(array, TS_STR(","), true);
}

/* ---- Array.* --------------------------------------------------------------------------------- */

static size_t valid_length(double length)
{
    if (!(length >= 0 && length <= UINT32_MAX) || length != (double)(uint32_t)length) {
        ts_throw_error(&RangeError_type, "Invalid array length");
    }
    return (size_t)length;
}

TsArray *ts_array_with_length(double length, TsRep rep)
{
    size_t count = ts_is_undefined_number(length) ? 0 : valid_length(length);
    TsArray *array = ts_array_new(rep, 0);

    ts_array_set_length(array, count);
    return array;
}

TsArray *ts_array_with_length_any(double length)
{
    return ts_array_with_length(length, TS_REP_VALUE);
}

void ts_array_of_values_init(TsArray *array, size_t count, const TsValue *values)
{
    if (count != 1 || !ts_is_number(values[0])) {
        ts_array_push_all(array, count, values);
        return;
    }
    ts_array_set_length(array, valid_length(values[0].as.number));
}

TsArray *ts_array_of_values(size_t count, const TsValue *values, TsRep rep)
{
    TsArray *array = ts_array_new(rep, count);

    ts_array_push_all(array, count, values);
    return array;
}
