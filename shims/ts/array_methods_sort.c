/*
 * sort (ECMA-262 §23.1.3.30), which is stable. By the program's comparator it compares in V8's
 * order; as strings, which is the default, and by number, where no order can be seen, it merges.
 */
#include "ts/array_methods.h"

#include "ts/error.h"
#include "ts/tim_sort.h"

/** A value with the string it is compared by, where there is no comparator. */
typedef struct Entry {
    TsValue value;
    TsValue key;
} Entry;

static bool is_after(const Entry *left, const Entry *right)
{
    return ts_string_compare(left->key.as.string, right->key.as.string) > 0;
}

/** Runs of this length are sorted by insertion. */
enum { RUN = 8 };

static void sort_run(Entry *entries, size_t count)
{
    for (size_t i = 1; i < count; i++) {
        Entry entry = entries[i];
        size_t low = 0;
        size_t high = i;
        while (low < high) {
            size_t middle = low + (high - low) / 2;
            if (is_after(&entries[middle], &entry)) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        memmove(entries + low + 1, entries + low, (i - low) * sizeof *entries);
        entries[low] = entry;
    }
}

static void merge(const Entry *from, Entry *to, size_t middle, size_t end)
{
    size_t left = 0;
    size_t right = middle;

    if (right >= end || !is_after(&from[middle - 1], &from[middle])) {
        memcpy(to, from, end * sizeof *to);
        return;
    }
    for (size_t i = 0; i < end; i++) {
        bool take_right = left == middle || (right < end && is_after(&from[left], &from[right]));
        to[i] = take_right ? from[right++] : from[left++];
    }
}

/** Sorts `entries` with `spare` as room; returns where the result is, one of the two. */
static Entry *sort_entries(Entry *entries, Entry *spare, size_t count)
{
    for (size_t i = 0; i < count; i += RUN) {
        sort_run(entries + i, count - i < RUN ? count - i : RUN);
    }
    for (size_t width = RUN; width < count; width *= 2) {
        for (size_t i = 0; i < count; i += 2 * width) {
            size_t end = count - i < 2 * width ? count - i : 2 * width;
            merge(entries + i, spare + i, width < end ? width : end, end);
        }
        Entry *swapped = entries;
        entries = spare;
        spare = swapped;
    }
    return entries;
}

static void sort_by_text(TsValue *values, size_t count)
{
    Entry *entries = ts_heap_raw(TS_REP_VALUE, count * 2);
    Entry *spare = ts_heap_raw(TS_REP_VALUE, count * 2);

    for (size_t i = 0; i < count; i++) {
        entries[i] = (Entry){values[i], ts_from_string(ts_to_string(values[i]))};
    }
    const Entry *sorted = sort_entries(entries, spare, count);
    for (size_t i = 0; i < count; i++) {
        values[i] = sorted[i].value;
    }
}

/** By the program's comparator; what it gives that is no number is 0. */
static double compare_by_function(void *function, TsValue a, TsValue b)
{
    TsValue arguments[2] = {a, b};
    double order = ts_to_number(ts_call(function, TS_UNDEFINED, 2, arguments));

    return order != order ? 0 : order;
}

/** The elements that are neither absent nor undefined. */
static size_t collect(const TsArray *array, TsValue *values, size_t *undefined)
{
    size_t count = 0;

    for (size_t i = 0; i < array->length; i++) {
        if (!ts_array_has_element(array, (int64_t)i)) {
            continue;
        }
        TsValue value = ts_array_value(array, (int64_t)i);
        if (ts_is_undefined(value)) {
            ++*undefined;
            continue;
        }
        values[count++] = value;
    }
    return count;
}

/** Puts sorted values back, undefined ones and holes behind them. */
static void put_back(TsArray *array, const TsValue *values, size_t count, size_t undefined,
                     size_t length)
{
    for (size_t i = 0; i < count; i++) {
        ts_array_set_value(array, (int64_t)i, values[i]);
    }
    for (size_t i = count; i < count + undefined; i++) {
        ts_array_set_value(array, (int64_t)i, TS_UNDEFINED);
    }
    if (count + undefined < length && array->length == length) {
        ts_array_set_length(array, count + undefined);
        ts_array_set_length(array, length);
    }
}

static void sort_by(TsArray *array, TsComparison compare, void *context)
{
    size_t length = array->length;
    size_t undefined = 0;
    TsValue *values = ts_heap_raw(TS_REP_VALUE, length);
    size_t count = collect(array, values, &undefined);

    if (compare) {
        ts_tim_sort(values, count, ts_heap_raw(TS_REP_VALUE, count / 2 + 1), compare, context);
    } else {
        sort_by_text(values, count);
    }
    put_back(array, values, count, undefined, length);
}

TsArray *ts_array_sort(TsArray *array, TsFunction *compare)
{
    ts_array_check_writable(array);
    if (array->length > 1) {
        sort_by(array, compare ? compare_by_function : NULL, compare);
    }
    return array;
}

TsArray *ts_array_to_sorted(const TsArray *array, TsFunction *compare)
{
    return ts_array_sort(ts_array_copy_filled(array, ts_array_rep(array)), compare);
}

/* ---- numbers --------------------------------------------------------------------------------- */

/** Is a to stand behind b? As (a, b) => a - b, or b - a, says. */
static bool number_after(double a, double b, bool descending)
{
    return descending ? b - a > 0 : a - b > 0;
}

static void merge_numbers(const double *from, double *to, size_t middle, size_t end,
                          bool descending)
{
    size_t left = 0;
    size_t right = middle;

    for (size_t i = 0; i < end; i++) {
        bool take_right =
            left == middle || (right < end && number_after(from[left], from[right], descending));
        to[i] = take_right ? from[right++] : from[left++];
    }
}

static void insert_numbers(double *numbers, size_t count, bool descending)
{
    for (size_t i = 1; i < count; i++) {
        double number = numbers[i];
        size_t at = i;
        while (at > 0 && number_after(numbers[at - 1], number, descending)) {
            numbers[at] = numbers[at - 1];
            at--;
        }
        numbers[at] = number;
    }
}

static double *sort_numbers(double *numbers, double *spare, size_t count, bool descending)
{
    for (size_t i = 0; i < count; i += RUN) {
        insert_numbers(numbers + i, count - i < RUN ? count - i : RUN, descending);
    }
    for (size_t width = RUN; width < count; width *= 2) {
        for (size_t i = 0; i < count; i += 2 * width) {
            size_t end = count - i < 2 * width ? count - i : 2 * width;
            merge_numbers(numbers + i, spare + i, width < end ? width : end, end, descending);
        }
        double *swapped = numbers;
        numbers = spare;
        spare = swapped;
    }
    return numbers;
}

/** NaN minus anything is NaN, which says nothing of the order. */
static double compare_numbers(void *descending, TsValue a, TsValue b)
{
    double order = a.as.number - b.as.number;

    return order != order ? 0 : *(const bool *)descending ? -order : order;
}

TsArray *ts_array_sort_numbers(TsArray *array, bool descending)
{
    size_t length = array->length;
    TsRep rep = ts_array_rep(array);
    size_t count = 0;
    bool any_nan = false;

    ts_array_check_writable(array);
    if (length < 2) {
        return array;
    }
    double *numbers = ts_heap_raw(TS_REP_DOUBLE, length);
    double *spare = ts_heap_raw(TS_REP_DOUBLE, length);
    for (size_t i = 0; i < length; i++) {
        double number = rep == TS_REP_INT32 ? ts_array_int32_at(array, i)
                        : rep <= TS_REP_OPTIONAL_DOUBLE
                            ? ts_array_double_at(array, i)
                            : ts_as_optional_number(ts_array_value(array, (int64_t)i));
        if (!ts_is_undefined_number(number)) {
            numbers[count++] = number;
            any_nan = any_nan || number != number;
        }
    }
    if (any_nan) { /* the order of the comparisons can be seen */
        sort_by(array, compare_numbers, &descending);
        return array;
    }
    double *sorted = sort_numbers(numbers, spare, count, descending);
    for (size_t i = 0; i < length; i++) {
        TsValue value = i < count ? ts_from_number(sorted[i]) : TS_UNDEFINED;
        ts_array_set_value(array, (int64_t)i, value);
    }
    return array;
}
