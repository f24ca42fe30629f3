/*
 * Strings: making, concatenating, slicing, comparing, hashing. Conversions from and to UTF-8 are in
 * string_utf8.c, numbers in number.c.
 *
 * A string whose units lie in its own cell ends right after them. A longer concatenation lies in a
 * buffer (a cell of its own) that has room on both sides: the next concatenation at either end
 * fills that room when the string reaches to the end that is in use, so that building a text piece
 * by piece costs linear time in either direction.
 */
#include <stdarg.h>
#include <sys/auxv.h>

#include "ts/error.h"
#include "ts/string.h"

/* Room for the text of strings that grow. */
typedef struct Buffer {
    TsObject base;
    uint32_t bytes;      /* capacity */
    uint32_t begin, end; /* the bytes in use */
    uint32_t wide;
    char text[];
} Buffer;

enum {
    INLINE_START = offsetof(TsString, owner),
    BUFFER_MIN = 64, /* a shorter concatenation is copied into a cell */
    GROWING = 4,     /* text seems to grow when the other part is less than a fourth of it */
    SLICE_MIN = 48   /* a shorter slice is copied */
};

static size_t string_size(const void *cell)
{
    const TsString *string = cell;
    size_t bytes = string->length;

    if (ts_string_bits(string) & TS_STRING_SHARED) {
        return sizeof(TsString);
    }
    return INLINE_START + (ts_string_bits(string) & TS_STRING_WIDE ? bytes * 2 : bytes);
}

static size_t buffer_size(const void *cell)
{
    return sizeof(Buffer) + ((const Buffer *)cell)->bytes;
}

static size_t symbol_size(const void *cell)
{
    (void)cell;
    return sizeof(TsSymbol);
}

const TsType ts_string_type = {.kind = TS_KIND_STRING, .name = "String", .cell_size = string_size};

static const TsType buffer_type = {
    .kind = TS_KIND_INTERNAL, .name = "text", .cell_size = buffer_size};

const TsType ts_symbol_type = {.kind = TS_KIND_SYMBOL,
                               .name = "Symbol",
                               .cell_size = symbol_size,
                               .fields =
                                   (const TsField[]){{.offset = offsetof(TsSymbol, description),
                                                      .rep = TS_REP_POINTER,
                                                      .flags = TS_FIELD_HIDDEN}},
                               .field_count = 1};

/* ---- short strings --------------------------------------------------------------------------- */

static const uint8_t all_units[256] = {
#define U1(n)  n
#define U4(n)  U1(n), U1(n + 1), U1(n + 2), U1(n + 3)
#define U16(n) U4(n), U4(n + 4), U4(n + 8), U4(n + 12)
#define U64(n) U16(n), U16(n + 16), U16(n + 32), U16(n + 48)
    U64(0), U64(64), U64(128), U64(192)};

static TsString unit_strings[256] = {
#define S1(n)                                                                          \
    {                                                                                  \
        .base = {&ts_string_type}, .length = 1, .bits = n < 128 ? TS_STRING_ASCII : 0, \
        .chars = &all_units[n]                                                         \
    }
#define S4(n)  S1(n), S1(n + 1), S1(n + 2), S1(n + 3)
#define S16(n) S4(n), S4(n + 4), S4(n + 8), S4(n + 12)
#define S64(n) S16(n), S16(n + 16), S16(n + 32), S16(n + 48)
    S64(0), S64(64), S64(128), S64(192)};

TS_STRING_DEFINE(empty_string, "");

TsString *ts_string_empty(void)
{
    return &empty_string;
}

TsString *ts_string_from_unit(uint16_t unit)
{
    return unit < 256 ? &unit_strings[unit] : ts_string_from_utf16(&unit, 1);
}

/* ---- making ---------------------------------------------------------------------------------- */

static _Noreturn void too_long(void)
{
    ts_throw_error(&RangeError_type, "Invalid string length");
}

static TsString *new_string(size_t length, size_t bytes, uint32_t flags)
{
    TsString *string;

    if (length > TS_STRING_MAX) {
        too_long();
    }
    string = ts_heap_cell(INLINE_START + bytes);
    string->base.type = &ts_string_type;
    string->length = (uint32_t)length;
    string->bits = flags;
    string->chars = &string->owner;
    return string;
}

TsString *ts_string_new8(size_t length, uint8_t **units)
{
    TsString *string = new_string(length, length, 0);

    *units = (uint8_t *)&string->owner;
    return string;
}

TsString *ts_string_new16(size_t length, uint16_t **units)
{
    TsString *string = new_string(length, length * 2, TS_STRING_WIDE);

    *units = (uint16_t *)&string->owner;
    return string;
}

static bool all_ascii(const uint8_t *units, size_t length)
{
    uint64_t any = 0, word;
    size_t i = 0;

    for (; i + 8 <= length; i += 8) {
        memcpy(&word, units + i, 8);
        any |= word;
    }
    for (; i < length; i++) {
        any |= units[i];
    }
    return (any & UINT64_C(0x8080808080808080)) == 0;
}

TsString *ts_string_from_latin1(const void *units, size_t length)
{
    TsString *string;
    uint8_t *copy;

    if (length <= 1) {
        return length ? ts_string_from_unit(*(const uint8_t *)units) : &empty_string;
    }
    string = ts_string_new8(length, &copy);
    memcpy(copy, units, length);
    if (all_ascii(copy, length)) {
        ts_string_set_ascii(string);
    }
    return string;
}

TsString *ts_string_from_ascii(const char *text, size_t length)
{
    TsString *string;
    uint8_t *copy;

    if (length <= 1) {
        return length ? ts_string_from_unit((uint8_t)*text) : &empty_string;
    }
    string = ts_string_new8(length, &copy);
    memcpy(copy, text, length);
    ts_string_set_ascii(string);
    return string;
}

TsString *ts_string_from_utf16(const uint16_t *units, size_t length)
{
    uint16_t any = 0;
    TsString *string;
    uint16_t *copy;
    uint8_t *narrow;

    for (size_t i = 0; i < length; i++) {
        any |= units[i];
    }
    if (any > 0xff) {
        string = ts_string_new16(length, &copy);
        memcpy(copy, units, length * 2);
        return string;
    }
    if (length <= 1) {
        return length ? &unit_strings[units[0]] : &empty_string;
    }
    string = ts_string_new8(length, &narrow);
    for (size_t i = 0; i < length; i++) {
        narrow[i] = (uint8_t)units[i];
    }
    if (any < 0x80) {
        ts_string_set_ascii(string);
    }
    return string;
}

/* ---- concatenation --------------------------------------------------------------------------- */

static void copy_units(const TsString *string, void *to, bool wide)
{
    if (!wide || ts_string_is_wide(string)) {
        memcpy(to, string->chars, (size_t)string->length << wide);
        return;
    }
    const uint8_t *from = ts_string_units8(string);
    uint16_t *units = to;
    for (size_t i = 0; i < string->length; i++) {
        units[i] = from[i];
    }
}

static TsString *shared_string(const void *chars, size_t length, uint32_t flags, void *owner)
{
    TsString *string = ts_heap_cell(sizeof *string);

    string->base.type = &ts_string_type;
    string->length = (uint32_t)length;
    string->bits = flags | TS_STRING_SHARED;
    string->chars = chars;
    string->owner = owner;
    return string;
}

/* The buffer that a string lies in and may extend, or NULL. */
static Buffer *own_buffer(const TsString *string, bool wide)
{
    Buffer *buffer;

    if (!(ts_string_bits(string) & TS_STRING_SHARED)) {
        return NULL;
    }
    buffer = string->owner;
    return ts_type_of(buffer) == &buffer_type && buffer->wide == wide && ts_heap_owns(buffer)
               ? buffer
               : NULL;
}

/* Appends to the buffer of `left`, if nothing follows there and the room is enough. */
static TsString *append(TsString *left, TsString *right, bool wide, uint32_t flags)
{
    Buffer *buffer = own_buffer(left, wide);
    size_t bytes = (size_t)right->length << wide;
    const char *end = (const char *)left->chars + ((size_t)left->length << wide);

    if (!buffer || end != buffer->text + buffer->end || buffer->bytes - buffer->end < bytes) {
        return NULL;
    }
    copy_units(right, buffer->text + buffer->end, wide);
    buffer->end += (uint32_t)bytes;
    return shared_string(left->chars, (size_t)left->length + right->length, flags, buffer);
}

/* The same at the front of the buffer of `right`. */
static TsString *prepend(TsString *left, TsString *right, bool wide, uint32_t flags)
{
    Buffer *buffer = own_buffer(right, wide);
    size_t bytes = (size_t)left->length << wide;

    if (!buffer || right->chars != buffer->text + buffer->begin || buffer->begin < bytes) {
        return NULL;
    }
    buffer->begin -= (uint32_t)bytes;
    copy_units(left, buffer->text + buffer->begin, wide);
    return shared_string(buffer->text + buffer->begin, (size_t)left->length + right->length, flags,
                         buffer);
}

/* A new buffer, with as much room again at the end that is being written. */
static TsString *into_buffer(TsString *left, TsString *right, bool wide, uint32_t flags)
{
    size_t length = (size_t)left->length + right->length;
    size_t bytes = length << wide;
    size_t room = (bytes + 31) & ~(size_t)7;
    bool at_front = right->length > left->length;
    Buffer *buffer = ts_heap_cell(sizeof(Buffer) + bytes + room);

    buffer->base.type = &buffer_type;
    buffer->bytes = (uint32_t)(bytes + room);
    buffer->begin = at_front ? (uint32_t)room : 0;
    buffer->end = buffer->begin + (uint32_t)bytes;
    buffer->wide = wide;
    copy_units(left, buffer->text + buffer->begin, wide);
    copy_units(right, buffer->text + buffer->begin + ((size_t)left->length << wide), wide);
    return shared_string(buffer->text + buffer->begin, length, flags, buffer);
}

TsString *ts_concat(TsString *left, TsString *right)
{
    size_t length = (size_t)left->length + right->length;
    uint32_t both = ts_string_bits(left) & ts_string_bits(right) & TS_STRING_ASCII;
    bool wide = (ts_string_bits(left) | ts_string_bits(right)) & TS_STRING_WIDE;
    TsString *result;
    uint32_t flags = both | (wide ? TS_STRING_WIDE : 0u);

    if (right->length == 0) {
        return left;
    }
    if (left->length == 0) {
        return right;
    }
    if (length > TS_STRING_MAX) {
        too_long();
    }
    if (length >= BUFFER_MIN) {
        size_t shorter = left->length < right->length ? left->length : right->length;
        result = append(left, right, wide, flags);
        result = result ? result : prepend(left, right, wide, flags);
        if (result || shorter < length / GROWING) {
            return result ? result : into_buffer(left, right, wide, flags);
        }
    }
    result = new_string(length, length << wide, flags);
    copy_units(left, &result->owner, wide);
    copy_units(right, (char *)&result->owner + ((size_t)left->length << wide), wide);
    return result;
}

TsString *ts_concat_array(size_t count, TsString *const *parts)
{
    size_t length = 0;
    uint32_t both = TS_STRING_ASCII, either = 0;
    TsString *result;
    char *to;

    for (size_t i = 0; i < count; i++) {
        length += parts[i]->length;
        both &= ts_string_bits(parts[i]);
        either |= ts_string_bits(parts[i]);
    }
    bool wide = either & TS_STRING_WIDE;
    if (length == 0) {
        return &empty_string;
    }
    if (length >= BUFFER_MIN && parts[0]->length >= length / 2) {
        /* Probably text that grows: `text += a + b` folded into one. */
        result = parts[0];
        for (size_t i = 1; i < count; i++) {
            result = ts_concat(result, parts[i]);
        }
        return result;
    }
    result =
        new_string(length, length << wide, (both & TS_STRING_ASCII) | (wide ? TS_STRING_WIDE : 0u));
    to = (char *)&result->owner;
    for (size_t i = 0; i < count; i++) {
        copy_units(parts[i], to, wide);
        to += (size_t)parts[i]->length << wide;
    }
    return result;
}

TsString *ts_concat_n(size_t count, ...)
{
    TsString *few[16];
    TsString *result = NULL;
    va_list list;

    va_start(list, count);
    while (count) {
        size_t part = 0;
        if (result) {
            few[part++] = result;
        }
        while (part < 16 && count) {
            few[part++] = va_arg(list, TsString *);
            count--;
        }
        result = ts_concat_array(part, few);
    }
    va_end(list);
    return result ? result : &empty_string;
}

TsString *ts_string_range(TsString *string, size_t start, size_t end)
{
    size_t length = end - start;
    bool wide = ts_string_is_wide(string);
    const char *chars = (const char *)string->chars + (start << wide);
    bool in_cell = !(ts_string_bits(string) & TS_STRING_SHARED);

    if (length == string->length) {
        return string;
    }
    if (wide) {
        bool narrow = true;
        for (size_t i = 0; i < length && narrow; i++) {
            narrow = ((const uint16_t *)chars)[i] <= 0xff;
        }
        if (narrow || length < SLICE_MIN) {
            return ts_string_from_utf16((const uint16_t *)chars, length);
        }
    } else if (length < SLICE_MIN) {
        if (ts_string_is_ascii(string)) {
            return ts_string_from_ascii(chars, length);
        }
        return ts_string_from_latin1(chars, length);
    }
    return shared_string(chars, length, ts_string_bits(string) & (TS_STRING_WIDE | TS_STRING_ASCII),
                         in_cell ? (void *)string : string->owner);
}

/* ---- comparing ------------------------------------------------------------------------------- */

bool ts_string_equals_slow(const TsString *left, const TsString *right)
{
    uint32_t left_hash = ts_string_bits(left) >> 8;
    uint32_t right_hash = ts_string_bits(right) >> 8;
    bool wide = ts_string_is_wide(left);

    /* Both forms are canonical: a wide string has a unit over 0xff. */
    if (wide != ts_string_is_wide(right) || (left_hash && right_hash && left_hash != right_hash)) {
        return false;
    }
    return memcmp(left->chars, right->chars, (size_t)left->length << wide) == 0;
}

int ts_string_compare(const TsString *left, const TsString *right)
{
    size_t shared = left->length < right->length ? left->length : right->length;

    if (!ts_string_is_wide(left) && !ts_string_is_wide(right)) {
        int order = memcmp(left->chars, right->chars, shared);
        if (order) {
            return order;
        }
    } else {
        for (size_t i = 0; i < shared; i++) {
            int order = ts_string_unit(left, i) - ts_string_unit(right, i);
            if (order) {
                return order;
            }
        }
    }
    return left->length < right->length ? -1 : left->length > right->length;
}

/* ---- hashing --------------------------------------------------------------------------------- */

static uint64_t hash_key; /* differs from run to run, so that nobody can prepare collisions */

static uint64_t mix(uint64_t a, uint64_t b)
{
#ifdef __SIZEOF_INT128__
    unsigned __int128 product = (unsigned __int128)a * b;

    return (uint64_t)product ^ (uint64_t)(product >> 64);
#else
    uint64_t product = (a ^ (a >> 32)) * (b | 1);

    return product ^ (product >> 32) ^ b;
#endif
}

__attribute__((constructor)) static void choose_hash_key(void)
{
    const char *random = (const char *)getauxval(AT_RANDOM); /* 16 bytes from the kernel */

    if (random) {
        memcpy(&hash_key, random + 8, sizeof hash_key);
    }
    hash_key |= 1;
}

static uint64_t hash_bytes(const uint8_t *bytes, size_t size)
{
    uint64_t hash = hash_key ^ size, a = 0, b = 0;

    while (size > 16) {
        memcpy(&a, bytes, 8);
        memcpy(&b, bytes + 8, 8);
        hash = mix(a ^ UINT64_C(0xa0761d6478bd642f), b ^ hash);
        bytes += 16;
        size -= 16;
    }
    a = b = 0;
    if (size >= 8) {
        memcpy(&a, bytes, 8);
        memcpy(&b, bytes + size - 8, 8);
    } else if (size >= 4) {
        uint32_t low, high;
        memcpy(&low, bytes, 4);
        memcpy(&high, bytes + size - 4, 4);
        a = low;
        b = high;
    } else if (size) {
        a = (uint64_t)bytes[0] << 16 | (uint64_t)bytes[size / 2] << 8 | bytes[size - 1];
    }
    hash = mix(a ^ UINT64_C(0xe7037ed1a0b428db), b ^ hash);
    return mix(hash ^ UINT64_C(0x8ebc6af09c88c6e3), hash_key);
}

uint32_t ts_string_hash_slow(const TsString *string)
{
    uint64_t wide = ts_string_is_wide(string);
    uint64_t full = hash_bytes(string->chars, (size_t)string->length << wide);
    uint32_t hash = (uint32_t)(full >> 40);

    hash = hash ? hash : 1;
    __atomic_fetch_or((uint32_t *)&string->bits, hash << 8, __ATOMIC_RELAXED);
    return hash;
}

bool ts_string_to_index(const TsString *string, uint32_t *index)
{
    const uint8_t *units = ts_string_units8(string);
    uint64_t number = 0;

    if (string->length == 0 || string->length > 10 || ts_string_is_wide(string) || units[0] < '0' ||
        units[0] > '9' || (units[0] == '0' && string->length > 1)) {
        return false;
    }
    for (size_t i = 0; i < string->length; i++) {
        if (units[i] < '0' || units[i] > '9') {
            return false;
        }
        number = number * 10 + (units[i] - '0');
    }
    if (number >= UINT32_MAX) {
        return false;
    }
    *index = (uint32_t)number;
    return true;
}

/* ---- symbols --------------------------------------------------------------------------------- */

#define WELL_KNOWN(name, text) \
    TsSymbol name = {.base = {&ts_symbol_type}, .description = TS_KEY(text)};
WELL_KNOWN(ts_symbol_iterator, "Symbol.iterator")
WELL_KNOWN(ts_symbol_async_iterator, "Symbol.asyncIterator")
WELL_KNOWN(ts_symbol_to_primitive, "Symbol.toPrimitive")
WELL_KNOWN(ts_symbol_to_string_tag, "Symbol.toStringTag")
WELL_KNOWN(ts_symbol_species, "Symbol.species")
WELL_KNOWN(ts_symbol_has_instance, "Symbol.hasInstance")
WELL_KNOWN(ts_symbol_dispose, "Symbol.dispose")
WELL_KNOWN(ts_symbol_async_dispose, "Symbol.asyncDispose")

TsSymbol *ts_symbol_new(TsString *description)
{
    TsSymbol *symbol = ts_heap_cell(sizeof *symbol);

    symbol->base.type = &ts_symbol_type;
    symbol->length = 0;
    symbol->bits = (uint32_t)((uintptr_t)symbol >> 3) << 8 | 1u << 8;
    symbol->description = description;
    return symbol;
}
