/*
 * Case conversion; the tables are in string_case_tables.c.
 */
#include "ts/string_case.h"

#include "ts/builder.h"

enum {
    CAPITAL_I_WITH_DOT = 0x130,
    CAPITAL_SIGMA = 0x3a3,
    SMALL_SIGMA = 0x3c3,
    FINAL_SIGMA = 0x3c2,
    COMBINING_DOT = 0x307
};

static uint32_t map_range(uint32_t c, const CaseRange *ranges, size_t count)
{
    size_t low = 0;
    size_t high = count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (c > ranges[middle].last) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    if (low == count || c < ranges[low].first || (c - ranges[low].first) % ranges[low].step) {
        return c;
    }
    return c + (uint32_t)ranges[low].delta;
}

static const CaseSpecial *find_special(uint32_t c)
{
    size_t low = 0;
    size_t high = case_upper_special_count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (case_upper_specials[middle].from < c) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < case_upper_special_count && case_upper_specials[low].from == c
               ? &case_upper_specials[low]
               : NULL;
}

static void add_upper(TsBuilder *out, uint32_t c)
{
    const CaseSpecial *special = c < 0x80 ? NULL : find_special(c);

    if (special) {
        for (int i = 0; i < 3 && special->to[i]; i++) {
            ts_builder_add_unit(out, special->to[i]);
        }
    } else if (c < 0x80) {
        ts_builder_add_unit(out, (uint16_t)(c >= 'a' && c <= 'z' ? c - 32 : c));
    } else {
        ts_builder_add_code_point(out, map_range(c, case_upper_ranges, case_upper_range_count));
    }
}

static bool is_cased(uint32_t c)
{
    bool ascii = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');

    return ascii || c == CAPITAL_I_WITH_DOT ||
           map_range(c, case_upper_ranges, case_upper_range_count) != c ||
           map_range(c, case_lower_ranges, case_lower_range_count) != c || find_special(c);
}

/** Characters that the condition Final_Sigma looks through (an excerpt of Case_Ignorable). */
static bool is_case_ignorable(uint32_t c)
{
    return c == '\'' || c == '.' || c == ':' || c == '^' || c == '`' || c == 0xa8 || c == 0xad ||
           c == 0xaf || c == 0xb4 || c == 0xb7 || c == 0xb8 || (c >= 0x300 && c <= 0x36f) ||
           c == 0x2018 || c == 0x2019 || (c >= 0x200b && c <= 0x200f);
}

/** Is the sigma at `index` the last letter of a word of more than one? */
static bool is_final_sigma(const TsString *string, size_t index)
{
    size_t before = index;
    size_t after = index + 1;

    while (before > 0 && is_case_ignorable(ts_string_unit(string, before - 1))) {
        before--;
    }
    while (after < string->length && is_case_ignorable(ts_string_unit(string, after))) {
        after++;
    }
    return before > 0 && is_cased(ts_string_unit(string, before - 1)) &&
           !(after < string->length && is_cased(ts_string_unit(string, after)));
}

static void add_lower(TsBuilder *out, uint32_t c, const TsString *string, size_t index)
{
    if (c < 0x80) {
        ts_builder_add_unit(out, (uint16_t)(c >= 'A' && c <= 'Z' ? c + 32 : c));
    } else if (c == CAPITAL_I_WITH_DOT) {
        ts_builder_add_unit(out, 'i');
        ts_builder_add_unit(out, COMBINING_DOT);
    } else if (c == CAPITAL_SIGMA) {
        ts_builder_add_unit(out, is_final_sigma(string, index) ? FINAL_SIGMA : SMALL_SIGMA);
    } else {
        ts_builder_add_code_point(out, map_range(c, case_lower_ranges, case_lower_range_count));
    }
}

/** ASCII, in one pass over bytes; the string itself when nothing changes. */
static TsString *convert_ascii(TsString *string, uint8_t first)
{
    const uint8_t *from = ts_string_units8(string);
    size_t i = 0;
    uint8_t *to;

    while (i < string->length && (uint8_t)(from[i] - first) >= 26) {
        i++;
    }
    if (i == string->length) {
        return string;
    }
    TsString *result = ts_string_new8(string->length, &to);
    from = ts_string_units8(string);
    for (i = 0; i < string->length; i++) {
        to[i] = (uint8_t)(from[i] - first) < 26 ? from[i] ^ 0x20 : from[i];
    }
    ts_string_set_ascii(result);
    return result;
}

TsString *ts_string_to_upper(TsString *string)
{
    TsBuilder out;
    size_t units;

    if (ts_string_is_ascii(string)) {
        return convert_ascii(string, 'a');
    }
    ts_builder_init(&out);
    for (size_t i = 0; i < string->length; i += units) {
        add_upper(&out, ts_string_code_point(string, i, &units));
    }
    return ts_builder_finish(&out);
}

TsString *ts_string_to_lower(TsString *string)
{
    TsBuilder out;
    size_t units;

    if (ts_string_is_ascii(string)) {
        return convert_ascii(string, 'A');
    }
    ts_builder_init(&out);
    for (size_t i = 0; i < string->length; i += units) {
        uint32_t c = ts_string_code_point(string, i, &units);
        add_lower(&out, c, string, i);
    }
    return ts_builder_finish(&out);
}

TsString *ts_string_to_locale_upper(TsString *string, TsValue locales)
{
    (void)locales;
    return ts_string_to_upper(string);
}

TsString *ts_string_to_locale_lower(TsString *string, TsValue locales)
{
    (void)locales;
    return ts_string_to_lower(string);
}
