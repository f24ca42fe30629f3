/*
 * What node:buffer exports beside Buffer.
 */
#include "node/buffer_module.h"

#include "node/node_errors.h"

TsValue buffer_constants(void)
{
    TsDynamicObject *constants = ts_object_new(2);

    ts_object_define(constants, TS_STR("MAX_LENGTH"), ts_from_number((double)BUFFER_MAX_LENGTH));
    ts_object_define(constants, TS_STR("MAX_STRING_LENGTH"),
                     ts_from_number(BUFFER_MAX_STRING_LENGTH));
    return ts_from_object(constants);
}

static size_t bytes_argument(TsValue input, const uint8_t **bytes)
{
    size_t length;

    if (!buffer_bytes_of(input, bytes, &length)) {
        node_throw_argument_type("input", "an instance of ArrayBuffer, Buffer, or TypedArray", input);
    }
    return length;
}

/* Bytes of the character at the start: 0 if it is not well-formed (Unicode, table 3-7). */
static size_t character(const uint8_t *at, size_t length)
{
    uint8_t first = at[0];
    size_t size = first < 0x80                    ? 1
                  : first >= 0xc2 && first < 0xe0 ? 2
                  : first >= 0xe0 && first < 0xf0 ? 3
                  : first >= 0xf0 && first < 0xf5 ? 4
                                                  : 0;

    if (size == 0 || size > length) {
        return 0;
    }
    for (size_t i = 1; i < size; i++) {
        uint8_t least = i > 1 ? 0x80 : first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
        uint8_t most = i > 1 ? 0xbf : first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
        if (at[i] < least || at[i] > most) {
            return 0;
        }
    }
    return size;
}

bool buffer_is_utf8(TsValue input)
{
    const uint8_t *bytes;
    size_t length = bytes_argument(input, &bytes);

    for (size_t at = 0; at < length;) {
        size_t size = character(bytes + at, length - at);
        if (size == 0) {
            return false;
        }
        at += size;
    }
    return true;
}

bool buffer_is_ascii(TsValue input)
{
    const uint8_t *bytes;
    size_t length = bytes_argument(input, &bytes);

    for (size_t i = 0; i < length; i++) {
        if (bytes[i] >= 0x80) {
            return false;
        }
    }
    return true;
}

/* ---- transcode --------------------------------------------------------------------- */

static BufferEncoding character_encoding(TsString *name)
{
    BufferEncoding encoding;

    if (!buffer_find_encoding(name, &encoding) || encoding >= BUFFER_BASE64) {
        ts_throw_coded(&Error_type, "U_ILLEGAL_ARGUMENT_ERROR",
                       "Unable to transcode Buffer [U_ILLEGAL_ARGUMENT_ERROR]");
    }
    return encoding;
}

/* One "?" for each code point above `last`. */
static TsString *limited(TsString *text, uint16_t last)
{
    TsString *result = ts_string_empty();
    size_t start = 0;

    for (size_t i = 0; i < text->length; i++) {
        uint16_t unit = ts_string_unit(text, i);
        if (unit <= last) {
            continue;
        }
        bool is_pair = (unit & 0xfc00) == 0xd800 && i + 1 < text->length &&
                       (ts_string_unit(text, i + 1) & 0xfc00) == 0xdc00;
        result = ts_concat_n(3, result, ts_string_range(text, start, i), TS_STR("?"));
        i += is_pair;
        start = i + 1;
    }
    return start == 0 ? text : ts_concat(result, ts_string_range(text, start, text->length));
}

Buffer *buffer_transcode(Buffer *bytes, TsString *from, TsString *to)
{
    if (bytes->length == 0) {
        return buffer_new(0);
    }
    BufferEncoding read = character_encoding(from), written = character_encoding(to);
    TsString *text = buffer_decode(bytes->bytes, bytes->length, read);
    if (written == BUFFER_LATIN1 || written == BUFFER_ASCII) {
        text = limited(text, written == BUFFER_ASCII ? 0x7f : 0xff);
    }
    return buffer_from_string(text, to);
}
