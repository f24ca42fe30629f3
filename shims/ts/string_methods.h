/*
 * The methods of String (ECMA-262 §22.1) that need neither Unicode's tables (string_case.h,
 * string_collate.h, string_normalize.h) nor regular expressions.
 *
 * Positions are doubles, as the program has them; an optional one that is absent is
 * TS_UNDEFINED_NUMBER, an optional string NULL.
 */
#ifndef TS_STRING_METHODS_H
#define TS_STRING_METHODS_H

#include "ts/number.h"
#include "ts/string.h"

static inline TsString *ts_string_to_string(TsString *string)
{
    return string;
}

static inline size_t ts_string_length(const TsString *string)
{
    return string->length;
}

/** A position as an index: false when it is not within the string after truncation. */
static inline bool ts_string_position(const TsString *string, double position, size_t *index)
{
    int32_t near = position > -1 && position < 2147483647.0 ? (int32_t)position : -1;

    *index = (size_t)near;
    if (__builtin_expect(near < 0, 0)) {
        *index = 0;
        return position != position && string->length > 0; /* NaN is 0 */
    }
    return *index < string->length;
}

/** string.charCodeAt(position): NaN outside. */
static inline double ts_string_char_code_at(const TsString *string, double position)
{
    size_t index;

    return ts_string_position(string, position, &index) ? ts_string_unit(string, index)
                                                        : __builtin_nan("");
}

/** string.charAt(position): "" outside. */
TsString *ts_string_char_at(TsString *string, double position);

/** string[index]: NULL (undefined) unless index is an integer within. */
TsString *ts_string_get(TsString *string, double index);

/** string.at(index): negative from the end; NULL outside. */
TsString *ts_string_at(TsString *string, double index);

/** string.codePointAt(position): the undefined number outside. */
double ts_string_code_point_at(const TsString *string, double position);

TsString *ts_string_concat(TsString *string, size_t count, const TsValue *values);

/** TypeError if a value is a pattern, which String.prototype.`method` does not take. */
void ts_refuse_pattern(TsValue value, const char *method);
bool ts_string_starts_with(const TsString *string, const TsString *search, double position);
bool ts_string_ends_with(const TsString *string, const TsString *search, double end);
bool ts_string_includes(const TsString *string, const TsString *search, double position);
double ts_string_index_of(const TsString *string, const TsString *search, double position);
double ts_string_last_index_of(const TsString *string, const TsString *search, double position);

/** The first occurrence at or after an index; SIZE_MAX when there is none. */
size_t ts_string_find(const TsString *string, const TsString *search, size_t from);

TsString *ts_string_slice(TsString *string, double start, double end);
TsString *ts_string_substring(TsString *string, double start, double end);
TsString *ts_string_substr(TsString *string, double from, double length);

TsString *ts_string_pad_start(TsString *string, double length, TsString *fill);
TsString *ts_string_pad_end(TsString *string, double length, TsString *fill);

/** RangeError for negative or infinite counts. */
TsString *ts_string_repeat(TsString *string, double count);

TsString *ts_string_trim(TsString *string);
TsString *ts_string_trim_start(TsString *string);
TsString *ts_string_trim_end(TsString *string);

bool ts_string_is_well_formed(const TsString *string);
TsString *ts_string_to_well_formed(TsString *string);

/** String.fromCharCode, fromCodePoint (RangeError for what is no code point). */
TsString *ts_string_from_char_codes(size_t count, const TsValue *codes);
TsString *ts_string_from_code_points(size_t count, const TsValue *codes);

/** String.raw(template, ...substitutions). */
TsString *ts_string_raw(TsValue template_object, size_t count, const TsValue *substitutions);

/** string.split(separator, limit): an array of strings. */
TsArray *ts_string_split(TsString *string, TsString *separator, double limit);

/** replace and replaceAll of a text; `$$`, `$&`, `` $` `` and `$'` in the replacement are expanded. */
TsString *ts_string_replace(TsString *string, TsString *search, TsString *replacement);
TsString *ts_string_replace_all(TsString *string, TsString *search, TsString *replacement);

/** The same with a function of (match, position, string). */
TsString *ts_string_replace_with(TsString *string, TsString *search, TsFunction *replacer);
TsString *ts_string_replace_all_with(TsString *string, TsString *search, TsFunction *replacer);

/** The string's code points, each as a string: [...string]. */
TsArray *ts_string_code_points(TsString *string);

#endif
