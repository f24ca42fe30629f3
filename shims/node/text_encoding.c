/*
 * TextEncoder, TextDecoder, atob and btoa.
 */
#include "node/text_encoding.h"

#include "node/buffer.h"
#include "node/node_errors.h"

#include <stdlib.h>
#include <strings.h>

#include "ts/error.h"
#include "ts/function.h"
#include "ts/heap.h"

TS_METHOD_0(text_encoder_encoding, "get encoding", TsString *, TextEncoder *)
TS_METHOD_1(text_encoder_encode, "encode", TsUint8Array *, TextEncoder *, TsString *)
TS_METHOD_0(text_decoder_encoding, "get encoding", TsString *, TextDecoder *)
TS_METHOD_1(text_decoder_decode, "decode", TsString *, TextDecoder *, TsValue)

TS_NATIVE(TextEncoder, "TextEncoder",
          TS_MEMBERS({.name = TS_KEY("encoding"), .getter = &text_encoder_encoding_function},
                     TS_METHOD_MEMBER("encode", &text_encoder_encode_function)));
TS_NATIVE(TextDecoder, "TextDecoder",
          TS_MEMBERS({.name = TS_KEY("encoding"), .getter = &text_decoder_encoding_function},
                     TS_METHOD_MEMBER("decode", &text_decoder_decode_function)));

/* ---- encoding -------------------------------------------------------------------------------- */

TextEncoder *text_encoder_new(void)
{
    return TS_ALLOC(TextEncoder);
}

TsString *text_encoder_encoding(TextEncoder *encoder)
{
    (void)encoder;
    return TS_STR("utf-8");
}

TsUint8Array *text_encoder_encode(TextEncoder *encoder, TsString *text)
{
    TsString *source = text ? text : ts_string_empty();
    size_t room = buffer_encoded_size(source, BUFFER_UTF8);
    TsUint8Array *array = ts_typed_array_make(&TsUint8Array_type, room);
    size_t length = room ? buffer_encode(source, BUFFER_UTF8, array->bytes) : 0;

    (void)encoder;
    array->length = array->fixed_length = length;
    return array;
}

TsValue text_encoder_encode_into(TextEncoder *encoder, TsString *text, TsUint8Array *target)
{
    size_t read = 0, written = 0;

    while (read < text->length) {
        size_t units;
        uint32_t point = ts_string_code_point(text, read, &units);
        size_t size = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
        if (written + size > target->length) {
            break;
        }
        TsUint8Array *bytes = text_encoder_encode(encoder, ts_string_range(text, read, read + units));
        memcpy(target->bytes + written, bytes->bytes, bytes->length);
        written += bytes->length;
        read += units;
    }
    TsValue result = ts_from_object(ts_object_new(2));
    ts_set(result, TS_STR("read"), ts_from_number((double)read));
    ts_set(result, TS_STR("written"), ts_from_number((double)written));
    return result;
}

/* ---- decoding -------------------------------------------------------------------------------- */

static BufferEncoding encoding_of(TsString *label)
{
    static const char *const names[][2] = {{"utf-8", "utf8"}, {"utf-16le", "utf-16"},
                                           {"latin1", "iso-8859-1"}};
    static const BufferEncoding encodings[] = {BUFFER_UTF8, BUFFER_UTF16LE, BUFFER_LATIN1};
    const char *name = label ? ts_string_to_c(label) : "utf-8";

    for (size_t i = 0; i < sizeof encodings / sizeof *encodings; i++) {
        if (strcasecmp(name, names[i][0]) == 0 || strcasecmp(name, names[i][1]) == 0) {
            return encodings[i];
        }
    }
    ts_throw_error(&RangeError_type, "The \"%S\" encoding is not supported", label);
}

TextDecoder *text_decoder_new(TsString *label, TsValue options)
{
    bool has = ts_is_object(options);

    return TS_NEW(TextDecoder, .encoding = (int)encoding_of(label),
                  .fatal = has && ts_to_boolean(ts_get(options, TS_STR("fatal"))),
                  .keeps_mark = has && ts_to_boolean(ts_get(options, TS_STR("ignoreBOM"))));
}

TsString *text_decoder_encoding(TextDecoder *decoder)
{
    switch (decoder->encoding) {
    case BUFFER_UTF16LE:
        return TS_STR("utf-16le");
    case BUFFER_LATIN1:
        return TS_STR("windows-1252");
    default:
        return TS_STR("utf-8");
    }
}

bool text_decoder_fatal(TextDecoder *decoder)
{
    return decoder->fatal;
}

bool text_decoder_ignore_bom(TextDecoder *decoder)
{
    return decoder->keeps_mark;
}

/* Whether decoding and encoding again gives the same bytes: U+FFFD only where it was written. */
static bool is_well_formed(const TsString *text, const uint8_t *bytes, size_t length)
{
    uint8_t *again = malloc(buffer_encoded_size(text, BUFFER_UTF8) + 1);
    size_t size = again ? buffer_encode(text, BUFFER_UTF8, again) : 0;
    bool same = size == length && (length == 0 || memcmp(again, bytes, length) == 0);

    free(again);
    return same;
}

static void read_bytes(TsValue input, const uint8_t **bytes, size_t *length)
{
    *bytes = NULL;
    *length = 0;
    if (ts_is_undefined(input)) {
        return;
    }
    if (buffer_bytes_of(input, bytes, length)) {
        return;
    }
    ts_throw_error(&TypeError_type, "The \"list\" argument must be an instance of SharedArrayBuffer, "
                                    "ArrayBuffer or ArrayBufferView.");
}

TsString *text_decoder_decode(TextDecoder *decoder, TsValue input)
{
    const uint8_t *bytes;
    size_t length;

    read_bytes(input, &bytes, &length);
    TsString *text = length ? buffer_decode(bytes, length, (BufferEncoding)decoder->encoding)
                            : ts_string_empty();
    if (decoder->fatal && decoder->encoding == BUFFER_UTF8 && !is_well_formed(text, bytes, length)) {
        node_throw_plain(&TypeError_type, "ERR_ENCODING_INVALID_ENCODED_DATA",
                         TS_STR("The encoded data was not valid for encoding utf-8"));
    }
    bool has_mark = text->length > 0 && ts_string_unit(text, 0) == 0xfeff;
    return has_mark && !decoder->keeps_mark ? ts_string_range(text, 1, text->length) : text;
}

/* ---- base64 ---------------------------------------------------------------------------------- */

static _Noreturn void invalid_character(TsString *message)
{
    TsValue error = ts_from_object(Error_new(message));

    ts_set(error, TS_STR("name"), ts_from_string(TS_STR("InvalidCharacterError")));
    ts_throw(error);
}

TsString *text_btoa(TsString *bytes)
{
    if (ts_string_is_wide(bytes)) {
        for (size_t i = 0; i < bytes->length; i++) {
            if (ts_string_unit(bytes, i) > 0xff) {
                invalid_character(TS_STR("Invalid character"));
            }
        }
    }
    size_t length = bytes->length;
    uint8_t *copy = malloc(length + 1);
    char *text = malloc((length + 2) / 3 * 4 + 1);
    if (!copy || !text) {
        ts_fatal("out of memory");
    }
    for (size_t i = 0; i < length; i++) {
        copy[i] = (uint8_t)ts_string_unit(bytes, i);
    }
    size_t written = buffer_write_base64(copy, length, false, text);
    TsString *result = ts_string_from_ascii(text, written);
    free(copy);
    free(text);
    return result;
}

static bool is_base64(uint16_t unit)
{
    return (unit >= 'A' && unit <= 'Z') || (unit >= 'a' && unit <= 'z') ||
           (unit >= '0' && unit <= '9') || unit == '+' || unit == '/';
}

static bool is_space(uint16_t unit)
{
    return unit == ' ' || unit == '\t' || unit == '\n' || unit == '\f' || unit == '\r';
}

TsString *text_atob(TsString *text)
{
    size_t digits = 0, padding = 0;

    for (size_t i = 0; i < text->length; i++) {
        uint16_t unit = ts_string_unit(text, i);
        bool is_digit = is_base64(unit) && padding == 0;
        if (!is_digit && unit != '=' && !is_space(unit)) {
            invalid_character(TS_STR("Invalid character"));
        }
        digits += is_digit;
        padding += unit == '=';
    }
    bool padded = padding == 0 || (padding <= 2 && (digits + padding) % 4 == 0);
    if (digits % 4 == 1 || !padded) {
        invalid_character(TS_STR("The string to be decoded is not correctly encoded."));
    }
    uint8_t *bytes = malloc(buffer_encoded_size(text, BUFFER_BASE64) + 1);
    if (!bytes) {
        ts_fatal("out of memory");
    }
    size_t length = buffer_encode(text, BUFFER_BASE64, bytes);
    TsString *result = ts_string_from_latin1(bytes, length);
    free(bytes);
    return result;
}
