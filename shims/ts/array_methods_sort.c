/*
 * sort (ECMA-262 §23.1.3.30): a stable merge sort on values, in three flavours: by the program's
 * comparator, as strings (the default), and by number.
 */
#include "ts/array_methods.h"

#include "ts/error.h"

/** A value with the string it is compared by, if it is. */
typedef struct Entry {
    TsValue value;
    TsValue key;
} Entry;

typedef struct Sorting {
    TsFunction *compare; /* NULL: by keys */
} Sorting;

/** What the comparator says about two values, in the order in which V8 asks it. */
static double order_of(const Sorting *sorting, const Entry *left, const Entry *right)
{
    if (!sorting->compare) {
        return ts_string_compare(left->key.as.string, right->key.as.string);
    }
    TsValue arguments[2] = {left->value, right->value};
    return ts_to_number(ts_call(sorting->compare, TS_UNDEFINED, 2, arguments));
}

/** Arrays shorter than this are sorted as V8 does it, whatever the comparator says: by insertion behind
 * the run that they begin with. Parts of longer ones are shorter. */
enum { SHORT = 64, RUN = 8 };

/** The length of the run at the start; one that falls is turned around. */
static size_t first_run(const Sorting *sorting, Entry *entries, size_t count)
{
    size_t length = 2;

    if (count < 2) {
        return count;
    }
    bool falls = order_of(sorting, &entries[1], &entries[0]) < 0;
    while (length < count && (order_of(sorting, &entries[length], &entries[length - 1]) < 0) == falls) {
        length++;
    }
    for (size_t i = 0; falls && i < length / 2; i++) {
        Entry swapped = entries[i];
        entries[i] = entries[length - 1 - i];
        entries[length - 1 - i] = swapped;
    }
    return length;
}

static void sort_run(const Sorting *sorting, Entry *entries, size_t count)
{
    for (size_t i = first_run(sorting, entries, count); i < count; i++) {
        Entry entry = entries[i];
        size_t low = 0;
        size_t high = i;
        while (low < high) {
            size_t middle = low + (high - low) / 2;
            if (order_of(sorting, &entry, &entries[middle]) < 0) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        memmove(entries + low + 1, entries + low, (i - low) * sizeof *entries);
        entries[low] = entry;
    }
}

static void merge(const Sorting *sorting, const Entry *from, Entry *to, size_t middle, size_t end)
{
    size_t left = 0;
    size_t right = middle;

    if (right >= end || !(order_of(sorting, &from[middle], &from[middle - 1]) < 0)) {
        memcpy(to, from, end * sizeof *to);
        return;
    }
    for (size_t i = 0; i < end; i++) {
        bool take_right =
            left == middle || (right < end && order_of(sorting, &from[right], &from[left]) < 0);
        to[i] = take_right ? from[right++] : from[left++];
    }
}

/** Sorts `entries` with `spare` as room; returns where the result is, one of the two. */
static Entry *sort_entries(const Sorting *sorting, Entry *entries, Entry *spare, size_t count)
{
    size_t run = count < SHORT ? SHORT : RUN;

    for (size_t i = 0; i < count; i += run) {
        sort_run(sorting, entries + i, count - i < run ? count - i : run);
    }
    for (size_t width = run; width < count; width *= 2) {
        for (size_t i = 0; i < count; i += 2 * width) {
            size_t end = count - i < 2 * width ? count - i : 2 * width;
            merge(sorting, entries + i, spare + i, width < end ? width : end, end);
        }
        Entry *swapped = entries;
        entries = spare;
        spare = swapped;
    }
    return entries;
}

/** Elements that are neither absent nor undefined, with keys where those are needed. */
static size_t collect(const TsArray *array, Entry *entries, bool with_keys, size_t *undefined)
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
        entries[count].value = value;
        if (with_keys) {
            entries[count].key = ts_from_string(ts_to_string(value));
        }
        count++;
    }
    return count;
}

TsArray *ts_array_sort(TsArray *array, TsFunction *compare)
{
    Sorting sorting = {compare};
    size_t length = array->length;
    size_t undefined = 0;

    ts_array_check_writable(array);
    if (length < 2) {
        return array;
    }
    Entry *entries = ts_heap_raw(TS_REP_VALUE, length * 2);
    Entry *spare = ts_heap_raw(TS_REP_VALUE, length * 2);
    size_t count = collect(array, entries, !compare, &undefined);
    Entry *sorted = sort_entries(&sorting, entries, spare, count);
    for (size_t i = 0; i < count; i++) {
        ts_array_set_value(array, (int64_t)i, sorted[i].value);
    }
    for (size_t i = count; i < count + undefined; i++) {
        ts_array_set_value(array, (int64_t)i, TS_UNDEFINED);
    }
    if (count + undefined < length && array->length == length) { /* holes go last */
        ts_array_set_length(array, count + undefined);
        ts_array_set_length(array, length);
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

TsArray *ts_array_sort_numbers(TsArray *array, bool descending)
{
    size_t length = array->length;
    TsRep rep = ts_array_rep(array);
    size_t count = 0;

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
        }
    }
    double *sorted = sort_numbers(numbers, spare, count, descending);
    for (size_t i = 0; i < length; i++) {
        TsValue value = i < count ? ts_from_number(sorted[i]) : TS_UNDEFINED;
        ts_array_set_value(array, (int64_t)i, value);
    }
    return array;
}
