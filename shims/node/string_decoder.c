/* string_decoder: what is complete is decoded, the rest is kept.
 */
#include "node/string_decoder.h"

#include "node/node_errors.h"

TS_NATIVE(StringDecoder, "StringDecoder");

StringDecoder *string_decoder_new(TsString *encoding)
{
    BufferEncoding chosen = buffer_encoding_argument(encoding);

    return TS_NEW(StringDecoder, .encoding = chosen);
}

TsString *string_decoder_encoding(const StringDecoder *decoder)
{
    static const char *const names[] = {"utf8",   "utf16le",   "latin1", "ascii",
                                        "base64", "base64url", "hex"};

    return ts_string_from_c(names[decoder->encoding]);
}

/* Bytes that a UTF-8 character has by its first one; 1 for what begins none. */
static size_t utf8_length(uint8_t first)
{
    return first >= 0xc2 && first < 0xe0   ? 2
           : first >= 0xe0 && first < 0xf0 ? 3
           : first >= 0xf0 && first < 0xf5 ? 4
                                           : 1;
}

/* Can the second byte follow the first one? (No overlong forms, no surrogates.) */
static bool may_follow(uint8_t first, uint8_t second)
{
    uint8_t least = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    uint8_t most = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;

    return second >= least && second <= most;
}

/* How many bytes at the end begin a character that goes on. */
static size_t incomplete_utf8(const uint8_t *bytes, size_t length)
{
    for (size_t back = 1; back <= 3 && back <= length; back++) {
        uint8_t byte = bytes[length - back];
        if ((byte & 0xc0) == 0x80) {
            continue;
        }
        bool goes_on =
            utf8_length(byte) > back && (back == 1 || may_follow(byte, bytes[length - back + 1]));
        return goes_on ? back : 0;
    }
    return 0;
}

static size_t incomplete(BufferEncoding encoding, const uint8_t *bytes, size_t length)
{
    switch (encoding) {
    case BUFFER_UTF8:
        return incomplete_utf8(bytes, length);
    case BUFFER_UTF16LE:
        if (length % 2) {
            return length > 2 && (bytes[length - 2] & 0xfc) == 0xd8 ? 3 : 1;
        }
        return length >= 2 && (bytes[length - 1] & 0xfc) == 0xd8 ? 2 : 0;
    case BUFFER_BASE64:
    case BUFFER_BASE64URL:
        return length % 3;
    default:
        return 0;
    }
}

TsString *string_decoder_decode(StringDecoder *decoder, const uint8_t *bytes, size_t length)
{
    size_t before = decoder->tail_length;
    size_t total = before + length;
    uint8_t *all = ts_heap_raw(TS_REP_BOOL, total + 1);

    memcpy(all, decoder->tail, before);
    if (length > 0) {
        memcpy(all + before, bytes, length);
    }
    size_t rest = incomplete(decoder->encoding, all, total);
    decoder->tail_length = (uint8_t)rest;
    memcpy(decoder->tail, all + total - rest, rest);
    return buffer_decode(all, total - rest, decoder->encoding);
}

TsString *string_decoder_write(StringDecoder *decoder, TsValue chunk)
{
    const uint8_t *bytes;
    size_t length;

    if (ts_is_string(chunk)) {
        return chunk.as.string;
    }
    if (!buffer_bytes_of(chunk, &bytes, &length)) {
        node_throw_argument_type("buf", "an instance of Buffer, TypedArray, or DataView", chunk);
    }
    return string_decoder_decode(decoder, bytes, length);
}

TsString *string_decoder_end(StringDecoder *decoder, TsValue chunk)
{
    TsString *text = ts_is_undefined(chunk) ? TS_STR("") : string_decoder_write(decoder, chunk);
    TsString *rest = buffer_decode(decoder->tail, decoder->tail_length, decoder->encoding);

    if (decoder->encoding == BUFFER_UTF8 && decoder->tail_length > 0) {
        rest = ts_string_from_unit(0xfffd);
    }
    decoder->tail_length = 0;
    return ts_concat(text, rest);
}
