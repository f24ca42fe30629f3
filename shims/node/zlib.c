/* Compression by zlib; see zlib.h.
 *
 * ts2c-requires: zlib
 */
#include "node/zlib.h"

#include "node/node_arguments.h"
#include "node/node_errors.h"
#include "ts/error.h"
#include "ts/number.h"

#include <stdlib.h>
#include <zlib.h>

/* What is added to windowBits for a format. */
typedef enum Format { FORMAT_ZLIB, FORMAT_RAW, FORMAT_GZIP, FORMAT_ANY } Format;

typedef struct Input {
    const uint8_t *bytes;
    size_t length;
} Input;

static Input input_of(TsValue data)
{
    Input input = {NULL, 0};

    if (ts_is_string(data)) {
        Buffer *buffer = buffer_from_string(ts_as_string(data), NULL);
        return (Input){buffer->bytes, buffer->length};
    }
    if (!buffer_bytes_of(data, &input.bytes, &input.length)) {
        node_throw_argument_type(
            "buffer", "of type string or an instance of Buffer, TypedArray, DataView, or ArrayBuffer", data);
    }
    return input;
}

static int option(TsValue options, const char *name, int otherwise)
{
    TsValue value = ts_is_object(options) ? ts_get(options, ts_string_from_c(name)) : TS_UNDEFINED;

    return ts_is_number(value) ? (int)ts_as_number(value) : otherwise;
}

static int window_of(TsValue options, Format format)
{
    int bits = option(options, "windowBits", MAX_WBITS);

    return format == FORMAT_RAW ? -bits : format == FORMAT_GZIP ? bits + 16 : format == FORMAT_ANY ? bits + 32
                                                                                                  : bits;
}

static _Noreturn void fail(int number, const char *message)
{
    static const struct {
        int number;
        const char *code, *text;
    } errors[] = {{Z_BUF_ERROR, "Z_BUF_ERROR", "unexpected end of file"},
                  {Z_DATA_ERROR, "Z_DATA_ERROR", "incorrect data"},
                  {Z_NEED_DICT, "Z_NEED_DICT", "Missing dictionary"},
                  {Z_MEM_ERROR, "Z_MEM_ERROR", "out of memory"},
                  {Z_STREAM_ERROR, "Z_STREAM_ERROR", "stream error"}};
    size_t i = 0;

    while (i < sizeof errors / sizeof *errors - 1 && errors[i].number != number) {
        i++;
    }
    TsError *error = Error_new(ts_string_from_c(message ? message : errors[i].text));
    ts_set(ts_from_object(error), TS_STR("errno"), ts_from_number(number));
    ts_set(ts_from_object(error), TS_STR("code"), ts_from_string(ts_string_from_c(errors[i].code)));
    ts_throw(ts_from_object(error));
}

static void check_level(TsValue options)
{
    int level = option(options, "level", Z_DEFAULT_COMPRESSION);

    if (level < -1 || level > 9) {
        node_throw_out_of_range("options.level", ">= -1 and <= 9", level);
    }
}

static Buffer *compressed(TsValue data, TsValue options, Format format)
{
    Input input = input_of(data);
    z_stream stream = {0};

    check_level(options);
    if (deflateInit2(&stream, option(options, "level", Z_DEFAULT_COMPRESSION), Z_DEFLATED,
                     window_of(options, format), option(options, "memLevel", 8),
                     option(options, "strategy", Z_DEFAULT_STRATEGY)) != Z_OK) {
        fail(Z_STREAM_ERROR, NULL);
    }
    size_t room = deflateBound(&stream, input.length);
    Buffer *out = buffer_new(room);
    stream.next_in = (Bytef *)input.bytes;
    stream.avail_in = (uInt)input.length;
    stream.next_out = out->bytes;
    stream.avail_out = (uInt)room;
    int result = deflate(&stream, Z_FINISH);
    size_t length = room - stream.avail_out;
    deflateEnd(&stream);
    if (result != Z_STREAM_END) {
        fail(result, NULL);
    }
    return buffer_copy_of(out->bytes, length);
}

static Buffer *decompressed(TsValue data, TsValue options, Format format)
{
    Input input = input_of(data);
    z_stream stream = {.next_in = (Bytef *)input.bytes, .avail_in = (uInt)input.length};
    size_t room = input.length * 4 + 64, length = 0;
    uint8_t *out = malloc(room);
    int result = out && inflateInit2(&stream, window_of(options, format)) == Z_OK ? Z_OK : Z_MEM_ERROR;

    while (result == Z_OK) {
        if (length == room) {
            uint8_t *more = realloc(out, room * 2);
            if (!more) {
                result = Z_MEM_ERROR;
                break;
            }
            out = more;
            room *= 2;
        }
        stream.next_out = out + length;
        stream.avail_out = (uInt)(room - length);
        result = inflate(&stream, Z_NO_FLUSH);
        length = room - stream.avail_out;
        bool next_member = result == Z_STREAM_END && format == FORMAT_GZIP && stream.avail_in > 1
            && stream.next_in[0] == 0x1f && stream.next_in[1] == 0x8b;
        if (next_member) {
            result = inflateReset(&stream);
        }
    }
    const char *message = stream.msg;
    inflateEnd(&stream);
    Buffer *buffer = result == Z_STREAM_END ? buffer_copy_of(out, length) : NULL;
    free(out);
    if (!buffer) {
        fail(result, message);
    }
    return buffer;
}

Buffer *zlib_gzip(TsValue data, TsValue options)
{
    return compressed(data, options, FORMAT_GZIP);
}

Buffer *zlib_gunzip(TsValue data, TsValue options)
{
    return decompressed(data, options, FORMAT_GZIP);
}

Buffer *zlib_deflate(TsValue data, TsValue options)
{
    return compressed(data, options, FORMAT_ZLIB);
}

Buffer *zlib_inflate(TsValue data, TsValue options)
{
    return decompressed(data, options, FORMAT_ZLIB);
}

Buffer *zlib_deflate_raw(TsValue data, TsValue options)
{
    return compressed(data, options, FORMAT_RAW);
}

Buffer *zlib_inflate_raw(TsValue data, TsValue options)
{
    return decompressed(data, options, FORMAT_RAW);
}

Buffer *zlib_unzip(TsValue data, TsValue options)
{
    return decompressed(data, options, FORMAT_ANY);
}

double zlib_crc32(TsValue data, double value)
{
    Input input = input_of(data);
    uLong before = ts_is_undefined_number(value) ? 0 : (uLong)value;

    return (double)crc32_z(before, input.bytes, input.length);
}
