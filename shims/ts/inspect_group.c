/*
 * The grouping of an array's elements in columns, and the width of text on a terminal.
 */
#include "ts/inspect_internal.h"

#include <math.h>

#include "ts/inspect_style.h"
#include "ts/object.h"

enum { SEPARATOR = 2 /* ", " */, MOST_COLUMNS = 15 };

/** What the elements measure. */
typedef struct Widths {
    size_t *each;
    size_t count; /* elements, without a last "... more items" */
    double total; /* with separators */
    size_t largest;
} Widths;

static Widths measure(const Inspection *in, const TsArray *output)
{
    Widths widths = {.count = output->length};

    if (in->options.max_array < (double)output->length) {
        widths.count--;
    }
    widths.each = ts_heap_raw(TS_REP_DOUBLE, widths.count + 1);
    for (size_t i = 0; i < widths.count; i++) {
        widths.each[i] = inspect_width(in, ts_array_ptr(output, (int64_t)i));
        widths.total += (double)(widths.each[i] + SEPARATOR);
        if (widths.each[i] > widths.largest) {
            widths.largest = widths.each[i];
        }
    }
    return widths;
}

static double smaller(double a, double b)
{
    return a < b ? a : b;
}

/** Aims at a block whose sides look alike, characters being 2.5 times as high as wide. */
static size_t choose_columns(const Inspection *in, const Widths *widths, size_t entries)
{
    double widest = (double)(widths->largest + SEPARATOR);
    double bias = sqrt(widest - widths->total / (double)entries);
    double biased = widest - 3 - bias > 1 ? widest - 3 - bias : 1;
    double square = sqrt(2.5 * biased * (double)widths->count) / biased;
    double columns = floor(square + 0.5);

    columns = smaller(columns,
                      floor((in->options.break_length - (double)in->indentation) / widest));
    columns = smaller(columns, in->options.compact * 4);
    columns = smaller(columns, MOST_COLUMNS);
    return columns > 1 ? (size_t)columns : 1;
}

/** Numbers are lined up on the right. */
static bool all_numbers(const TsObject *array, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        TsValue value = ts_get_at(ts_from_object(array), (double)i);
        if (!ts_is_number(value) && !ts_is_bigint(value)) {
            return false;
        }
    }
    return true;
}

static TsString *one_row(const TsArray *output, const Widths *widths, size_t start, size_t end,
                         const size_t *columns, bool right)
{
    TsBuilder row;

    ts_builder_init(&row);
    for (size_t i = start; i < end; i++) {
        bool last = i + 1 == end;
        size_t width = columns[i - start];
        size_t used = widths->each[i] + SEPARATOR;
        size_t padding = width > used ? width - used : 0;
        if (right) {
            ts_builder_add_repeated(&row, ' ', padding);
        }
        ts_builder_add_string(&row, ts_array_ptr(output, (int64_t)i));
        if (!last) {
            ts_builder_add_literal(&row, ", ");
            ts_builder_add_repeated(&row, ' ', right ? 0 : padding);
        }
    }
    return ts_builder_finish(&row);
}

TsArray *inspect_group(Inspection *in, TsArray *output, const TsObject *array)
{
    Widths widths = measure(in, output);
    double widest = (double)(widths.largest + SEPARATOR);

    if (widest * 3 + (double)in->indentation >= in->options.break_length ||
        (widths.total / widest <= 5 && widths.largest > 6)) {
        return output;
    }
    size_t columns = choose_columns(in, &widths, output->length);
    if (columns <= 1) {
        return output;
    }
    size_t column_widths[MOST_COLUMNS] = {0};
    for (size_t i = 0; i < widths.count; i++) {
        size_t *width = &column_widths[i % columns];
        *width = widths.each[i] + SEPARATOR > *width ? widths.each[i] + SEPARATOR : *width;
    }
    bool right = all_numbers(array, output->length);
    TsArray *rows = ts_array_new(TS_ARRAY_PTR, widths.count / columns + 2);
    for (size_t i = 0; i < widths.count; i += columns) {
        size_t end = i + columns < widths.count ? i + columns : widths.count;
        ts_array_push_ptr(rows, one_row(output, &widths, i, end, column_widths, right));
    }
    if (widths.count < output->length) {
        ts_array_push_ptr(rows, ts_array_ptr(output, (int64_t)widths.count));
    }
    return rows;
}

/* ---- width ----------------------------------------------------------------------------------- */

typedef struct Range {
    uint32_t first;
    uint32_t last;
} Range;

/** Combining and invisible characters. */
static const Range ZERO_WIDTH[] = {
    {0x0000, 0x001f},   {0x007f, 0x009f},   {0x0300, 0x036f}, {0x0483, 0x0489}, {0x0591, 0x05bd},
    {0x0610, 0x061a},   {0x064b, 0x065f},   {0x06d6, 0x06dc}, {0x0e31, 0x0e31}, {0x0e34, 0x0e3a},
    {0x0e47, 0x0e4e},   {0x1ab0, 0x1aff},   {0x1dc0, 0x1dff}, {0x200b, 0x200f}, {0x202a, 0x202e},
    {0x2060, 0x2064},   {0x20d0, 0x20ff},   {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f}, {0xfeff, 0xfeff},
    {0x1f3fb, 0x1f3ff}, {0xe0100, 0xe01ef},
};

/** East Asian wide and full-width characters, and emoji. */
static const Range DOUBLE_WIDTH[] = {
    {0x1100, 0x115f},   {0x231a, 0x231b},   {0x2329, 0x232a},   {0x23e9, 0x23ec},
    {0x23f0, 0x23f0},   {0x23f3, 0x23f3},   {0x25fd, 0x25fe},   {0x2614, 0x2615},
    {0x2648, 0x2653},   {0x267f, 0x267f},   {0x2693, 0x2693},   {0x26a1, 0x26a1},
    {0x26aa, 0x26ab},   {0x26bd, 0x26be},   {0x26c4, 0x26c5},   {0x26ce, 0x26ce},
    {0x26d4, 0x26d4},   {0x26ea, 0x26ea},   {0x26f2, 0x26f3},   {0x26f5, 0x26f5},
    {0x26fa, 0x26fa},   {0x26fd, 0x26fd},   {0x2705, 0x2705},   {0x270a, 0x270b},
    {0x2728, 0x2728},   {0x274c, 0x274c},   {0x274e, 0x274e},   {0x2753, 0x2755},
    {0x2757, 0x2757},   {0x2795, 0x2797},   {0x27b0, 0x27b0},   {0x27bf, 0x27bf},
    {0x2b1b, 0x2b1c},   {0x2b50, 0x2b50},   {0x2b55, 0x2b55},   {0x2e80, 0x303e},
    {0x3041, 0x33ff},   {0x3400, 0x4dbf},   {0x4e00, 0xa4cf},   {0xa960, 0xa97c},
    {0xac00, 0xd7a3},   {0xf900, 0xfaff},   {0xfe10, 0xfe19},   {0xfe30, 0xfe6f},
    {0xff01, 0xff60},   {0xffe0, 0xffe6},   {0x1f004, 0x1f004}, {0x1f0cf, 0x1f0cf},
    {0x1f18e, 0x1f18e}, {0x1f191, 0x1f19a}, {0x1f200, 0x1f320}, {0x1f32d, 0x1f335},
    {0x1f337, 0x1f37c}, {0x1f37e, 0x1f393}, {0x1f3a0, 0x1f3ca}, {0x1f3cf, 0x1f3d3},
    {0x1f3e0, 0x1f3f0}, {0x1f3f4, 0x1f3f4}, {0x1f3f8, 0x1f43e}, {0x1f440, 0x1f440},
    {0x1f442, 0x1f4fc}, {0x1f4ff, 0x1f53d}, {0x1f54b, 0x1f54e}, {0x1f550, 0x1f567},
    {0x1f57a, 0x1f57a}, {0x1f595, 0x1f596}, {0x1f5a4, 0x1f5a4}, {0x1f5fb, 0x1f64f},
    {0x1f680, 0x1f6c5}, {0x1f6cc, 0x1f6cc}, {0x1f6d0, 0x1f6d2}, {0x1f6d5, 0x1f6d7},
    {0x1f6dc, 0x1f6df}, {0x1f6eb, 0x1f6ec}, {0x1f6f4, 0x1f6fc}, {0x1f7e0, 0x1f7eb},
    {0x1f90c, 0x1f93a}, {0x1f93c, 0x1f945}, {0x1f947, 0x1f9ff}, {0x1fa70, 0x1faff},
    {0x20000, 0x3fffd},
};

static bool in_ranges(uint32_t code_point, const Range *ranges, size_t count)
{
    size_t low = 0;

    while (low < count) {
        size_t middle = low + (count - low) / 2;
        if (code_point > ranges[middle].last) {
            low = middle + 1;
        } else {
            count = middle;
        }
    }
    return code_point >= ranges[low].first && code_point <= ranges[low].last;
}

size_t inspect_width(const Inspection *in, const TsString *text)
{
    size_t width = 0;
    size_t units;

    if (in && in->options.colors) {
        text = inspect_without_colors(text);
    }
    if (ts_string_is_ascii(text)) {
        const uint8_t *bytes = ts_string_units8(text);
        for (size_t i = 0; i < text->length; i++) {
            width += bytes[i] >= 0x20 && bytes[i] != 0x7f;
        }
        return width;
    }
    for (size_t i = 0; i < text->length; i += units) {
        uint32_t code_point = ts_string_code_point(text, i, &units);
        size_t zero = sizeof ZERO_WIDTH / sizeof *ZERO_WIDTH - 1;
        size_t wide = sizeof DOUBLE_WIDTH / sizeof *DOUBLE_WIDTH - 1;
        if (in_ranges(code_point, DOUBLE_WIDTH, wide)) {
            width += 2;
        } else if (!in_ranges(code_point, ZERO_WIDTH, zero)) {
            width++;
        }
    }
    return width;
}
