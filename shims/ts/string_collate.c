/*
 * localeCompare: the two strings are read as sequences of keys, and compared by primary, then
 * secondary, then tertiary parts.
 */
#include "ts/string_collate.h"

#include "ts/object.h"

enum { SECONDARY_BITS = 8, TERTIARY_BITS = 4, KEY_BITS = SECONDARY_BITS + TERTIARY_BITS };

/** Between two primaries of the table there is room for every code point. */
enum { PRIMARY_SHIFT = 17 };

/** Primaries of letters without a key: beyond those of the table. */
#define OTHER_PRIMARY (UINT32_C(0x800) << PRIMARY_SHIFT)

/** Symbols without a key stand before this one, the first of the currencies. */
enum { FIRST_CURRENCY = 0xa4 };

/** Secondary weights of combining marks begin here. */
enum { MARK_SECONDARY = 0x100 };

/** Which differences count: Intl.Collator's `sensitivity`. */
typedef struct Strength {
    bool accents;
    bool cases;
    bool numeric;
} Strength;

/** The three weights of one character; a primary of 0 is no letter of its own. */
typedef struct Weights {
    uint32_t primary;
    uint32_t secondary; /* these two are above 0 unless the character is ignored */
    uint32_t tertiary;
} Weights;

/** Reads a string character by character; ignored ones are passed over. */
typedef struct Reader {
    const TsString *string;
    size_t at;
    const uint16_t *expansion; /* what is left of an expansion; or NULL */
    bool secondary;            /* see CollateExpansion */
} Reader;

/** Arrows, mathematics, boxes, dingbats, CJK punctuation, emoji. */
static bool is_symbol(uint32_t c)
{
    return (c >= 0x2100 && c <= 0x2bff) || (c >= 0x3000 && c <= 0x303f) ||
           (c >= 0x1f000 && c <= 0x1faff);
}

static Weights weights_of(uint32_t c)
{
    for (size_t i = 0; i < collate_block_count; i++) {
        if (c >= collate_blocks[i].first && c <= collate_blocks[i].last) {
            uint32_t key = collate_blocks[i].keys[c - collate_blocks[i].first];
            if (key == 0) {
                return (Weights){0, 0, 0};
            }
            return (Weights){key >> KEY_BITS << PRIMARY_SHIFT,
                             (key >> TERTIARY_BITS & ((1u << SECONDARY_BITS) - 1)) + 1,
                             ((key & ((1u << TERTIARY_BITS) - 1)) + 1) * 2};
        }
    }
    if (c >= 0x300 && c <= 0x36f) {
        return (Weights){0, MARK_SECONDARY + c - 0x300, 1};
    }
    if (is_symbol(c)) {
        uint32_t before = (weights_of(FIRST_CURRENCY).primary >> PRIMARY_SHIFT) - 1;
        return (Weights){(before << PRIMARY_SHIFT) + 1 + c, 1, 1};
    }
    return (Weights){OTHER_PRIMARY + c, 1, 1};
}

static const CollateExpansion *find_expansion(uint32_t c)
{
    for (size_t i = 0; c >= 0x80 && i < collate_expansion_count; i++) {
        if (collate_expansions[i].from == c) {
            return &collate_expansions[i];
        }
    }
    return NULL;
}

/** The next character that is not ignored; all zero at the end. */
static Weights next_weights(Reader *reader)
{
    Weights weights = {0, 0, 0};
    size_t units;

    while (!weights.secondary) {
        if (reader->expansion && *reader->expansion) {
            weights = weights_of(*reader->expansion++);
            weights.secondary += reader->secondary; /* after the letters written out */
            weights.tertiary += !reader->secondary;
            continue;
        }
        reader->expansion = NULL;
        if (reader->at >= reader->string->length) {
            break;
        }
        uint32_t c = ts_string_code_point(reader->string, reader->at, &units);
        const CollateExpansion *expansion = find_expansion(c);
        reader->at += units;
        if (expansion) {
            reader->expansion = expansion->to;
            reader->secondary = expansion->secondary;
        } else {
            weights = weights_of(c);
        }
    }
    return weights;
}

static bool at_digit(const Reader *reader)
{
    uint16_t unit =
        reader->at < reader->string->length ? ts_string_unit(reader->string, reader->at) : 0;

    return unit >= '0' && unit <= '9' && !(reader->expansion && *reader->expansion);
}

/** Passes over a run of digits; its significant ones are [*start, reader->at). */
static size_t read_digits(Reader *reader)
{
    while (at_digit(reader) && ts_string_unit(reader->string, reader->at) == '0') {
        reader->at++;
    }
    size_t start = reader->at;
    while (at_digit(reader)) {
        reader->at++;
    }
    return start;
}

static int compare_digits(Reader *left, Reader *right)
{
    size_t left_start = read_digits(left);
    size_t right_start = read_digits(right);
    size_t left_count = left->at - left_start;
    size_t right_count = right->at - right_start;

    if (left_count != right_count) {
        return left_count < right_count ? -1 : 1;
    }
    for (size_t i = 0; i < left_count; i++) {
        int a = ts_string_unit(left->string, left_start + i);
        int b = ts_string_unit(right->string, right_start + i);
        if (a != b) {
            return a < b ? -1 : 1;
        }
    }
    return 0;
}

typedef enum Level { PRIMARY, SECONDARY, TERTIARY } Level;

/** The weight at one level of the next character that has one; 0 at the end. */
static uint32_t next_weight(Reader *reader, Level level)
{
    for (;;) {
        Weights weights = next_weights(reader);
        if (!weights.secondary) {
            return 0;
        }
        uint32_t weight = level == PRIMARY     ? weights.primary
                          : level == SECONDARY ? weights.secondary
                                               : weights.tertiary;
        if (weight) {
            return weight;
        }
    }
}

static int compare_level(const TsString *a, const TsString *b, Level level, bool numeric)
{
    Reader left = {.string = a};
    Reader right = {.string = b};

    for (;;) {
        if (numeric && at_digit(&left) && at_digit(&right)) {
            int order = compare_digits(&left, &right);
            if (order) {
                return order;
            }
            continue;
        }
        uint32_t left_weight = next_weight(&left, level);
        uint32_t right_weight = next_weight(&right, level);
        if (left_weight != right_weight) {
            return left_weight < right_weight ? -1 : 1;
        }
        if (!left_weight) {
            return 0;
        }
    }
}

static double compare(const TsString *left, const TsString *right, Strength strength)
{
    int order = left == right ? 0 : compare_level(left, right, PRIMARY, strength.numeric);

    if (!order && strength.accents) {
        order = compare_level(left, right, SECONDARY, strength.numeric);
    }
    if (!order && strength.cases) {
        order = compare_level(left, right, TERTIARY, strength.numeric);
    }
    return order;
}

double ts_string_locale_compare(const TsString *left, const TsString *right)
{
    return compare(left, right, (Strength){.accents = true, .cases = true});
}

double ts_string_locale_compare_options(const TsString *left, const TsString *right,
                                        TsValue locales, TsValue options)
{
    Strength strength = {.accents = true, .cases = true};

    (void)locales;
    if (ts_is_object(options)) {
        TsValue sensitivity = ts_get(options, TS_STR("sensitivity"));
        if (ts_is_string(sensitivity)) {
            const TsString *name = sensitivity.as.string;
            strength.accents = !ts_string_is(name, "base") && !ts_string_is(name, "case");
            strength.cases = !ts_string_is(name, "base") && !ts_string_is(name, "accent");
        }
        strength.numeric = ts_to_boolean(ts_get(options, TS_STR("numeric")));
    }
    return compare(left, right, strength);
}
