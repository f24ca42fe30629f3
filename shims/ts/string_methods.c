/*
 * The methods of String that look, cut and fill; string_methods_replace.c replaces and splits.
 */
#include "ts/string_methods.h"

#include "ts/array.h"
#include "ts/builder.h"
#include "ts/error.h"
#include "ts/object.h"

/* ---- single units ---------------------------------------------------------------------------- */

static TsString *unit_string(TsString *string, size_t index)
{
    uint16_t unit = ts_string_unit(string, index);

    return unit < 0x100 ? ts_string_from_unit(unit) : ts_string_range(string, index, index + 1);
}

TsString *ts_string_char_at(TsString *string, double position)
{
    size_t index;

    return ts_string_position(string, position, &index) ? unit_string(string, index)
                                                        : ts_string_empty();
}

TsString *ts_string_get(TsString *string, double index)
{
    if (!(index >= 0 && index < string->length) || (double)(size_t)index != index) {
        return NULL;
    }
    return unit_string(string, (size_t)index);
}

TsString *ts_string_at(TsString *string, double index)
{
    int64_t at = ts_to_integer(index);

    if (at < 0) {
        at = at < -(int64_t)string->length ? -1 : at + (int64_t)string->length;
    }
    return at >= 0 && at < (int64_t)string->length ? unit_string(string, (size_t)at) : NULL;
}

double ts_string_code_point_at(const TsString *string, double position)
{
    size_t index;
    size_t units;

    if (!ts_string_position(string, position, &index)) {
        return TS_UNDEFINED_NUMBER;
    }
    return ts_string_code_point(string, index, &units);
}

/* ---- searching ------------------------------------------------------------------------------- */

static bool matches_at(const TsString *string, const TsString *search, size_t at)
{
    if (!ts_string_is_wide(string) && !ts_string_is_wide(search)) {
        return memcmp(ts_string_units8(string) + at, search->chars, search->length) == 0;
    }
    if (ts_string_is_wide(string) && ts_string_is_wide(search)) {
        return memcmp(ts_string_units16(string) + at, search->chars, search->length * 2u) == 0;
    }
    for (size_t i = 0; i < search->length; i++) {
        if (ts_string_unit(string, at + i) != ts_string_unit(search, i)) {
            return false;
        }
    }
    return true;
}

size_t ts_string_find(const TsString *string, const TsString *search, size_t from)
{
    if (from > string->length || search->length > string->length - from) {
        return SIZE_MAX;
    }
    if (search->length == 0) {
        return from;
    }
    if (!ts_string_is_wide(string) && !ts_string_is_wide(search)) {
        const uint8_t *units = ts_string_units8(string);
        const uint8_t *found =
            memmem(units + from, string->length - from, search->chars, search->length);
        return found ? (size_t)(found - units) : SIZE_MAX;
    }
    size_t last = string->length - search->length;
    uint16_t first = ts_string_unit(search, 0);
    for (size_t at = from; at <= last; at++) {
        if (ts_string_unit(string, at) == first && matches_at(string, search, at)) {
            return at;
        }
    }
    return SIZE_MAX;
}

/** An optional position clamped to [0, length]. */
static size_t clamp(double position, size_t length)
{
    if (ts_is_undefined_number(position)) {
        return 0;
    }
    int64_t index = ts_to_integer(position);
    return index < 0 ? 0 : (uint64_t)index > length ? length : (size_t)index;
}

void ts_refuse_pattern(TsValue value, const char *method)
{
    if (ts_is_object(value) && ts_type_of(value.as.object)->kind == TS_KIND_NATIVE &&
        strcmp(ts_type_of(value.as.object)->name, "RegExp") == 0) {
        ts_throw_error(&TypeError_type,
                       "First argument to String.prototype.%s must not be a regular expression",
                       method);
    }
}

bool ts_string_starts_with(const TsString *string, const TsString *search, double position)
{
    size_t start = clamp(position, string->length);

    return search->length <= string->length - start && matches_at(string, search, start);
}

bool ts_string_ends_with(const TsString *string, const TsString *search, double end)
{
    size_t stop = ts_is_undefined_number(end) ? string->length : clamp(end, string->length);

    return search->length <= stop && matches_at(string, search, stop - search->length);
}

bool ts_string_includes(const TsString *string, const TsString *search, double position)
{
    return ts_string_find(string, search, clamp(position, string->length)) != SIZE_MAX;
}

double ts_string_index_of(const TsString *string, const TsString *search, double position)
{
    size_t at = ts_string_find(string, search, clamp(position, string->length));

    return at == SIZE_MAX ? -1 : (double)at;
}

double ts_string_last_index_of(const TsString *string, const TsString *search, double position)
{
    if (search->length > string->length) {
        return -1;
    }
    size_t last = string->length - search->length;
    size_t start = position != position ? last : clamp(position, last);
    for (size_t at = start + 1; at-- > 0;) {
        if (matches_at(string, search, at)) {
            return (double)at;
        }
    }
    return -1;
}

/* ---- cutting --------------------------------------------------------------------------------- */

TsString *ts_string_slice(TsString *string, double start, double end)
{
    size_t from = ts_is_undefined_number(start) ? 0 : ts_relative_index(start, string->length);
    size_t to =
        ts_is_undefined_number(end) ? string->length : ts_relative_index(end, string->length);

    return from < to ? ts_string_range(string, from, to) : ts_string_empty();
}

TsString *ts_string_substring(TsString *string, double start, double end)
{
    size_t from = clamp(start, string->length);
    size_t to = ts_is_undefined_number(end) ? string->length : clamp(end, string->length);

    return from < to ? ts_string_range(string, from, to) : ts_string_range(string, to, from);
}

TsString *ts_string_substr(TsString *string, double from, double length)
{
    size_t start = ts_is_undefined_number(from) ? 0 : ts_relative_index(from, string->length);
    size_t room = string->length - start;
    size_t count = ts_is_undefined_number(length) ? room : clamp(length, room);

    return ts_string_range(string, start, start + count);
}

static TsString *trim(TsString *string, bool at_start, bool at_end)
{
    size_t start = 0;
    size_t end = string->length;

    while (at_start && start < end && ts_is_white_space(ts_string_unit(string, start))) {
        start++;
    }
    while (at_end && end > start && ts_is_white_space(ts_string_unit(string, end - 1))) {
        end--;
    }
    return ts_string_range(string, start, end);
}

TsString *ts_string_trim(TsString *string)
{
    return trim(string, true, true);
}

TsString *ts_string_trim_start(TsString *string)
{
    return trim(string, true, false);
}

TsString *ts_string_trim_end(TsString *string)
{
    return trim(string, false, true);
}

/* ---- filling --------------------------------------------------------------------------------- */

TsString *ts_string_concat(TsString *string, size_t count, const TsValue *values)
{
    for (size_t i = 0; i < count; i++) {
        string = ts_concat(string, ts_to_string(values[i]));
    }
    return string;
}

static void add_fill(TsBuilder *out, const TsString *fill, size_t count)
{
    ts_builder_reserve(out, count);
    while (count >= fill->length) {
        ts_builder_add_string(out, fill);
        count -= fill->length;
    }
    ts_builder_add_range(out, fill, 0, count);
}

static TsString *pad(TsString *string, double length, TsString *fill, bool at_start)
{
    TsBuilder out;
    int64_t wanted = ts_to_integer(length);

    fill = fill ? fill : TS_STR(" ");
    if (wanted <= (int64_t)string->length || fill->length == 0) {
        return string;
    }
    if (wanted > (int64_t)TS_STRING_MAX) {
        ts_throw_error(&RangeError_type, "Invalid string length");
    }
    size_t count = (size_t)wanted - string->length;
    ts_builder_init(&out);
    if (at_start) {
        add_fill(&out, fill, count);
    }
    ts_builder_add_string(&out, string);
    if (!at_start) {
        add_fill(&out, fill, count);
    }
    return ts_builder_finish(&out);
}

TsString *ts_string_pad_start(TsString *string, double length, TsString *fill)
{
    return pad(string, length, fill, true);
}

TsString *ts_string_pad_end(TsString *string, double length, TsString *fill)
{
    return pad(string, length, fill, false);
}

TsString *ts_string_repeat(TsString *string, double count)
{
    TsBuilder out;
    int64_t times = ts_to_integer(count);

    if (times < 0 || count == __builtin_inf()) {
        ts_throw_error(&RangeError_type, "Invalid count value: %S", ts_string_from_number(count));
    }
    if (times == 0 || string->length == 0) {
        return ts_string_empty();
    }
    if (times > (int64_t)(TS_STRING_MAX / string->length)) {
        ts_throw_error(&RangeError_type, "Invalid string length");
    }
    ts_builder_init(&out);
    add_fill(&out, string, string->length * (size_t)times);
    return ts_builder_finish(&out);
}

/* ---- surrogates ------------------------------------------------------------------------------ */

static bool is_lone_surrogate(const TsString *string, size_t index)
{
    size_t units;
    uint32_t code_point = ts_string_code_point(string, index, &units);

    return code_point >= 0xd800 && code_point <= 0xdfff;
}

bool ts_string_is_well_formed(const TsString *string)
{
    size_t units = 1;

    if (!ts_string_is_wide(string)) {
        return true;
    }
    for (size_t i = 0; i < string->length; i += units) {
        uint32_t code_point = ts_string_code_point(string, i, &units);
        if (code_point >= 0xd800 && code_point <= 0xdfff) {
            return false;
        }
    }
    return true;
}

TsString *ts_string_to_well_formed(TsString *string)
{
    TsBuilder out;
    size_t units = 1;

    if (ts_string_is_well_formed(string)) {
        return string;
    }
    ts_builder_init(&out);
    for (size_t i = 0; i < string->length; i += units) {
        uint32_t code_point = ts_string_code_point(string, i, &units);
        ts_builder_add_code_point(&out, is_lone_surrogate(string, i) ? 0xfffd : code_point);
    }
    return ts_builder_finish(&out);
}

/* ---- String.* -------------------------------------------------------------------------------- */

TsString *ts_string_from_char_codes(size_t count, const TsValue *codes)
{
    TsBuilder out;

    ts_builder_init(&out);
    for (size_t i = 0; i < count; i++) {
        ts_builder_add_unit(&out, (uint16_t)ts_to_uint32(ts_to_number(codes[i])));
    }
    return ts_builder_finish(&out);
}

TsString *ts_string_from_code_points(size_t count, const TsValue *codes)
{
    TsBuilder out;

    ts_builder_init(&out);
    for (size_t i = 0; i < count; i++) {
        double code = ts_to_number(codes[i]);
        if (!(code >= 0 && code <= 0x10ffff) || code != (double)(uint32_t)code) {
            ts_throw_error(&RangeError_type, "Invalid code point %S", ts_to_string(codes[i]));
        }
        ts_builder_add_code_point(&out, (uint32_t)code);
    }
    return ts_builder_finish(&out);
}

TsString *ts_string_raw(TsValue template_object, size_t count, const TsValue *substitutions)
{
    TsBuilder out;
    TsValue raw = ts_get(template_object, TS_STR("raw"));
    double length = ts_to_number(ts_get(raw, TS_STR("length")));

    ts_builder_init(&out);
    for (size_t i = 0; (double)i < length; i++) {
        ts_builder_add_string(&out, ts_to_string(ts_get_at(raw, (double)i)));
        if ((double)(i + 1) < length && i < count) {
            ts_builder_add_string(&out, ts_to_string(substitutions[i]));
        }
    }
    return ts_builder_finish(&out);
}

TsArray *ts_string_code_points(TsString *string)
{
    TsArray *array = ts_array_new(TS_ARRAY_PTR, string->length);
    size_t units;

    for (size_t i = 0; i < string->length; i += units) {
        ts_string_code_point(string, i, &units);
        ts_array_push_ptr(array, units == 1 ? unit_string(string, i)
                                            : ts_string_range(string, i, i + units));
    }
    return array;
}
