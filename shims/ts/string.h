/*
 * Strings: immutable sequences of UTF-16 units (ECMA-262 §6.1.4), kept as Latin-1 where every unit
 * fits in 8 bits, else as 16-bit units. Always flat: indexing is one load.
 *
 * Concatenation in a loop is linear: a longer result is built in a buffer with room at the end (or
 * at the front), which the next concatenation fills if nothing else did. Slices share storage.
 *
 * Strings are never freed by hand. `TsString *` is non-NULL unless said otherwise.
 */
#ifndef TS_STRING_H
#define TS_STRING_H

#include "ts/heap.h"

enum {
    TS_STRING_WIDE = 1,      /* 16-bit units */
    TS_STRING_ASCII = 2,     /* every unit < 0x80 (known); never together with WIDE */
    TS_STRING_SHARED = 4,    /* `owner` holds the units: a slice, or built in a buffer */
    TS_STRING_NOT_INDEX = 8, /* known to be no array index */
    TS_STRING_FLAGS = 0xff
};

struct TsString {
    TsObject base;
    uint32_t length;   /* UTF-16 units, at most TS_STRING_MAX */
    uint32_t bits;     /* flags in the low byte; above it the hash, 0 when not yet computed */
    const void *chars; /* uint8_t or uint16_t units */
    void *owner;       /* storage of a SHARED string; units of other heap strings begin here */
};

/** V8's limit on 64-bit hosts; longer results throw RangeError "Invalid string length". */
#define TS_STRING_MAX ((UINT32_C(1) << 29) - 24)

extern const TsType ts_string_type;

#define TS_STRING_INIT_(literal)                                                              \
    {                                                                                         \
        .base = {&ts_string_type}, .length = sizeof(literal "") - 1, .bits = TS_STRING_ASCII, \
        .chars = literal ""                                                                   \
    }

/**
 * A static string from an ASCII literal. No allocation; never collected. Its address passes through a
 * variable: clang (14 at least) takes `{ &ts_literal }` for a constant and forgets the initialiser.
 */
#define TS_STR(literal)                                        \
    __extension__({                                            \
        static TsString ts_literal = TS_STRING_INIT_(literal); \
        TsString *ts_string = &ts_literal;                     \
        ts_string;                                             \
    })

/** A static string from a UTF-8 literal (lone surrogates as in WTF-8), decoded at first use. */
#define TS_UTF8(literal)                                                                         \
    __extension__({                                                                              \
        static TsString *ts_decoded;                                                             \
        TsString *ts_found = __atomic_load_n(&ts_decoded, __ATOMIC_ACQUIRE);                     \
        ts_found ? ts_found : ts_string_static(&ts_decoded, literal "", sizeof(literal "") - 1); \
    })

/** The same for a static initialiser at file scope: `static TsString name = ...`. */
#define TS_STRING_DEFINE(name, literal) static TsString name = TS_STRING_INIT_(literal)

/** A static key inside another file-scope initialiser (descriptors). ASCII. */
#define TS_KEY(literal) (&(TsString)TS_STRING_INIT_(literal))

/** Decodes into memory that is never freed, and publishes it in *cache. */
TsString *ts_string_static(TsString **cache, const char *utf8, size_t size);

/** The empty string, and the string of one unit below 256 (static). */
TsString *ts_string_empty(void);
TsString *ts_string_from_unit(uint16_t unit);

/** Flags and hash; another thread may be storing the hash of a shared string. */
static inline uint32_t ts_string_bits(const TsString *string)
{
    return __atomic_load_n(&string->bits, __ATOMIC_RELAXED);
}

static inline bool ts_string_is_wide(const TsString *string)
{
    return ts_string_bits(string) & TS_STRING_WIDE;
}

/** True only if all units are known to be ASCII. */
static inline bool ts_string_is_ascii(const TsString *string)
{
    return ts_string_bits(string) & TS_STRING_ASCII;
}

static inline const uint8_t *ts_string_units8(const TsString *string)
{
    return string->chars;
}

static inline const uint16_t *ts_string_units16(const TsString *string)
{
    return string->chars;
}

/** The unit at an index below length. */
static inline uint16_t ts_string_unit(const TsString *string, size_t index)
{
    return ts_string_is_wide(string) ? ts_string_units16(string)[index]
                                     : ts_string_units8(string)[index];
}

/** Whether a unit is white space or a line terminator (§12.2, §12.3). */
static inline bool ts_is_white_space(uint16_t unit)
{
    if (unit < 0x80) {
        return unit == ' ' || (unit >= 9 && unit <= 13);
    }
    return unit == 0xa0 || unit == 0xfeff || unit == 0x1680 || (unit >= 0x2000 && unit <= 0x200a) ||
           unit == 0x2028 || unit == 0x2029 || unit == 0x202f || unit == 0x205f || unit == 0x3000;
}

/* ---- making ---------------------------------------------------------------------------------- */

/**
 * From Latin-1 units / 16-bit units (narrowed where all fit) / UTF-8 (ill-formed bytes: U+FFFD).
 */
TsString *ts_string_from_latin1(const void *units, size_t length);
TsString *ts_string_from_ascii(const char *text, size_t length);
TsString *ts_string_from_utf16(const uint16_t *units, size_t length);
TsString *ts_string_from_utf8(const char *text, size_t size);
TsString *ts_string_from_c(const char *text);

/**
 * A new string with `length` units that the caller fills at once through the returned pointer,
 * before it allocates again. For wide strings the caller promises that a unit over 0xff occurs.
 */
TsString *ts_string_new8(size_t length, uint8_t **units);
TsString *ts_string_new16(size_t length, uint16_t **units);
/** Says of a fresh string made by ts_string_new8 that all units are ASCII. */
static inline void ts_string_set_ascii(TsString *string)
{
    string->bits |= TS_STRING_ASCII;
}

/** Number::toString(10) (§6.1.6.1.20) and the same for integers. */
TsString *ts_string_from_number(double number);
TsString *ts_string_from_int(int64_t number);
/** "true" or "false". */
TsString *ts_string_from_bool(bool boolean);

/**
 * printf for ASCII formats with %s (C string, UTF-8), %d %i %u %x %c %zu %ld %lld and %S (TsString
 * *).
 */
TsString *ts_string_format(const char *format, ...);

/** The operator + on strings. Throws RangeError over TS_STRING_MAX. */
TsString *ts_concat(TsString *left, TsString *right);
/** All of `count` strings (TsString * arguments) at once. */
TsString *ts_concat_n(size_t count, ...);
TsString *ts_concat_array(size_t count, TsString *const *parts);

/** The units [start, end), 0 <= start <= end <= length; shares storage where that pays. */
TsString *ts_string_range(TsString *string, size_t start, size_t end);

/* ---- reading --------------------------------------------------------------------------------- */

bool ts_string_equals_slow(const TsString *left, const TsString *right);

/** Same units? Both non-NULL. */
static inline bool ts_string_equals(const TsString *left, const TsString *right)
{
    return left == right || (left->length == right->length && ts_string_equals_slow(left, right));
}

/** As ts_string_equals, where either may be NULL (undefined). */
static inline bool ts_string_same(const TsString *left, const TsString *right)
{
    return left == right || (left && right && ts_string_equals(left, right));
}

/** string === "ascii literal"; false for NULL. */
#define ts_string_is(string, literal) \
    ts_string_is_ascii_text((string), literal "", sizeof(literal "") - 1)

static inline bool ts_string_is_ascii_text(const TsString *string, const char *text, size_t length)
{
    return string && string->length == length && !ts_string_is_wide(string) &&
           memcmp(string->chars, text, length) == 0;
}

/** By UTF-16 units (§7.2.12, IsLessThan): negative, 0, positive. */
int ts_string_compare(const TsString *left, const TsString *right);

/** The hash: never 0, 24 bits. */
uint32_t ts_string_hash_slow(const TsString *string);
static inline uint32_t ts_string_hash(const TsString *string)
{
    uint32_t bits = ts_string_bits(string);

    return bits >> 8 ? bits >> 8 : ts_string_hash_slow(string);
}

/** Is it a canonical array index, "0" to "4294967294"? */
bool ts_string_to_index(const TsString *string, uint32_t *index);

/** Bytes of the UTF-8 form (lone surrogates count as U+FFFD, 3 bytes). */
size_t ts_string_utf8_size(const TsString *string);
/** Writes exactly ts_string_utf8_size bytes; returns the end. */
char *ts_string_write_utf8(const TsString *string, char *out);
/** A NUL-terminated UTF-8 copy in the heap (keep the pointer on the stack); for C libraries. */
const char *ts_string_to_c(const TsString *string);
/** As ts_string_to_c into the caller's buffer, truncated whole character by character. */
size_t ts_string_copy_c(const TsString *string, char *buffer, size_t size);

/** The code point at an index below length, and how many units it takes (1 or 2). */
uint32_t ts_string_code_point(const TsString *string, size_t index, size_t *units);

/** `symbol.description`, Symbol() values; `length` and `bits` lie as in TsString. */
struct TsSymbol {
    TsObject base;
    uint32_t length;
    uint32_t bits;
    TsString *description; /* NULL when undefined */
};
extern const TsType ts_symbol_type;
TsSymbol *ts_symbol_new(TsString *description);
/** The initialiser of a symbol in static memory; `text` is TS_KEY("...") or NULL. */
#define TS_SYMBOL_INIT(text) {.base = {&ts_symbol_type}, .description = (text)}
/** The well-known symbols, static. */
extern TsSymbol ts_symbol_iterator, ts_symbol_async_iterator, ts_symbol_to_primitive,
    ts_symbol_to_string_tag, ts_symbol_has_instance, ts_symbol_dispose, ts_symbol_async_dispose,
    ts_symbol_species;

#endif
