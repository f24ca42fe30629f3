/*
 * Normal forms; see string_normalize.h. Lone surrogates stay as they are: only the well-formed
 * stretches between them are handed to the library.
 *
 * ts2c-requires: utf8proc
 */
#include "ts/string_normalize.h"

#include <utf8proc.h>

#include "ts/builder.h"
#include "ts/error.h"

static utf8proc_option_t options_of(const TsString *form)
{
    if (!form || ts_string_is(form, "NFC")) {
        return UTF8PROC_COMPOSE;
    }
    if (ts_string_is(form, "NFD")) {
        return UTF8PROC_DECOMPOSE;
    }
    if (ts_string_is(form, "NFKC")) {
        return UTF8PROC_COMPOSE | UTF8PROC_COMPAT;
    }
    if (ts_string_is(form, "NFKD")) {
        return UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT;
    }
    ts_throw_error(&RangeError_type,
                   "The normalization form should be one of NFC, NFD, NFKC, NFKD.");
}

/** Normalizes `count` code points (room for a decomposition is allocated) into the builder. */
static void add_normalized(TsBuilder *out, const utf8proc_int32_t *code_points, size_t count,
                           utf8proc_option_t options)
{
    size_t room = count * 18 + 1; /* the longest decomposition of one code point has 18 */
    utf8proc_int32_t *buffer = ts_heap_raw(TS_REP_INT32, room);
    size_t length = 0;

    for (size_t i = 0; i < count; i++) {
        int boundary = 0;
        utf8proc_ssize_t added = utf8proc_decompose_char(
            code_points[i], buffer + length, (utf8proc_ssize_t)(room - length),
            (options & UTF8PROC_COMPAT) | UTF8PROC_DECOMPOSE, &boundary);
        length += added > 0 ? (size_t)added : 0;
    }
    /* Canonical order of combining marks: a stable insertion sort by class. */
    for (size_t i = 1; i < length; i++) {
        for (size_t j = i; j > 0; j--) {
            int before = utf8proc_get_property(buffer[j - 1])->combining_class;
            int here = utf8proc_get_property(buffer[j])->combining_class;
            if (here == 0 || before <= here) {
                break;
            }
            utf8proc_int32_t swapped = buffer[j];
            buffer[j] = buffer[j - 1];
            buffer[j - 1] = swapped;
        }
    }
    if (options & UTF8PROC_COMPOSE) {
        utf8proc_ssize_t composed = utf8proc_normalize_utf32(buffer, (utf8proc_ssize_t)length,
                                                             UTF8PROC_STABLE | UTF8PROC_COMPOSE);
        length = composed > 0 ? (size_t)composed : 0;
    }
    for (size_t i = 0; i < length; i++) {
        ts_builder_add_code_point(out, (uint32_t)buffer[i]);
    }
}

TsString *ts_string_normalize(TsString *string, TsString *form)
{
    utf8proc_option_t options = options_of(form);
    TsBuilder out;
    size_t count = 0;
    size_t units;

    if (ts_string_is_ascii(string) || string->length == 0) {
        return string;
    }
    utf8proc_int32_t *code_points = ts_heap_raw(TS_REP_INT32, string->length);
    ts_builder_init(&out);
    for (size_t i = 0; i < string->length; i += units) {
        uint32_t c = ts_string_code_point(string, i, &units);
        if (c >= 0xd800 && c <= 0xdfff) {
            add_normalized(&out, code_points, count, options);
            ts_builder_add_unit(&out, (uint16_t)c);
            count = 0;
        } else {
            code_points[count++] = (utf8proc_int32_t)c;
        }
    }
    add_normalized(&out, code_points, count, options);
    return ts_builder_finish(&out);
}
