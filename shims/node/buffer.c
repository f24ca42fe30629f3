/*
 * Buffer: making, comparing, copying and converting. buffer_search.c finds, fills and writes text,
 * buffer_numbers.c and buffer_integers.c read and write numbers. The rest is Uint8Array's.
 */
#include "node/buffer_internal.h"
#include "node/node_errors.h"
#include "ts/number.h"

#include <math.h>
#include <stdio.h>

/* ---- making ------------------------------------------------------------------------ */

#define SIZE_LIMIT 9007199254740991.0

Buffer *buffer_new_unfilled(size_t length)
{
    void *storage = length > 0 ? ts_heap_raw(TS_REP_DOUBLE, (length + 7) / 8) : NULL;

    return TS_NEW(Buffer, .bytes = storage, .length = length, .storage = storage,
                  .fixed_length = length);
}

Buffer *buffer_new(size_t length)
{
    Buffer *buffer = buffer_new_unfilled(length);

    if (length > 0) {
        memset(buffer->bytes, 0, length);
    }
    return buffer;
}

Buffer *buffer_copy_of(const void *bytes, size_t length)
{
    Buffer *buffer = buffer_new_unfilled(length);

    if (length > 0) {
        memcpy(buffer->bytes, bytes, length);
    }
    return buffer;
}

Buffer *buffer_of_value(TsValue value)
{
    return ts_instance_of(value, TsUint8Array) ? value.as.pointer : NULL;
}

bool buffer_bytes_of(TsValue value, const uint8_t **bytes, size_t *length)
{
    const TsTypedArray *array = ts_typed_array_of_value(value);

    if (array) {
        *bytes = array->bytes;
        *length = ts_typed_array_byte_length(array);
        return true;
    }
    if (ts_instance_of(value, TsArrayBuffer)) {
        const TsArrayBuffer *buffer = value.as.pointer;
        *bytes = buffer->bytes;
        *length = buffer->length;
        return true;
    }
    if (ts_is_object(value) && strcmp(ts_type_of(value.as.object)->name, "DataView") == 0) {
        array = value.as.pointer; /* which begins with the same members and counts bytes */
        *bytes = array->bytes;
        *length = array->length;
        return true;
    }
    return false;
}

Buffer *buffer_new_of_string(TsString *string, TsString *encoding)
{
    return buffer_from_string(string, encoding);
}

Buffer *buffer_new_of_size(double size)
{
    return buffer_alloc(size, TS_UNDEFINED, NULL);
}

Buffer *buffer_from_string(TsString *string, TsString *encoding_name)
{
    BufferEncoding encoding = buffer_encoding_argument(encoding_name);
    Buffer *buffer = buffer_new_unfilled(buffer_encoded_size(string, encoding));

    if (buffer->length > 0) {
        buffer->length = buffer_encode(string, encoding, buffer->bytes);
        buffer->fixed_length = buffer->length;
    }
    return buffer;
}

Buffer *buffer_from_array(TsArray *array)
{
    Buffer *buffer = buffer_new(array->length);

    for (size_t i = 0; i < buffer->length; i++) {
        buffer->bytes[i] = (uint8_t)ts_to_int32(ts_to_number(ts_array_get(array, (int64_t)i)));
    }
    return buffer;
}

Buffer *buffer_from_array_buffer(TsValue value, double offset, double length)
{
    TsArrayBuffer *buffer = value.as.pointer;
    double start = offset == offset ? trunc(offset) : 0, most = (double)buffer->length - start;

    if (most < 0 || start < 0) {
        ts_throw_coded(&RangeError_type, "ERR_BUFFER_OUT_OF_BOUNDS",
                       "\"offset\" is outside of buffer bounds");
    }
    double wanted = ts_is_undefined_number(length) ? most
                    : length > 0                   ? trunc(length)
                                                   : 0;
    if (wanted > most) {
        ts_throw_coded(&RangeError_type, "ERR_BUFFER_OUT_OF_BOUNDS",
                       "\"length\" is outside of buffer bounds");
    }
    return ts_typed_array_construct(&Buffer_type, value, start, wanted);
}

Buffer *buffer_new_of_value(TsValue value)
{
    return ts_is_number(value) ? buffer_new_of_size(value.as.number) : buffer_from_value(value, NULL);
}

/* { type: "Buffer", data: [...] }, as toJSON() makes it. */
static TsArray *json_data(TsValue value)
{
    TsValue data = TS_UNDEFINED;

    if (ts_is_object(value) &&
        ts_strict_equals(ts_get(value, TS_STR("type")), ts_from_string(TS_STR("Buffer")))) {
        data = ts_get(value, TS_STR("data"));
    }
    return ts_is_array(data) ? ts_as_array(data) : NULL;
}

/* Of an array-like object's elements. */
static Buffer *from_array_like(TsValue value)
{
    TsValue length = ts_get(value, TS_STR("length"));
    double count = ts_is_number(length) && length.as.number > 0 ? trunc(length.as.number) : 0;
    Buffer *buffer = buffer_new((size_t)count);

    for (double i = 0; i < count; i++) {
        buffer->bytes[(size_t)i] = (uint8_t)ts_to_int32(ts_to_number(ts_get_at(value, i)));
    }
    return buffer;
}

/* What an object's valueOf or Symbol.toPrimitive gives instead of it; itself when nothing. */
static TsValue coerced(TsValue value)
{
    TsValue method = ts_get(value, TS_STR("valueOf"));
    TsValue primitive = ts_is_function(method) ? ts_call_value(method, value, 0, NULL) : value;

    if (!ts_is_nullish(primitive) && !ts_strict_equals(primitive, value)) {
        return primitive;
    }
    method = ts_get(value, (TsString *)&ts_symbol_to_primitive);
    TsValue hint = ts_from_string(TS_STR("string"));
    primitive = ts_is_function(method) ? ts_call_value(method, value, 1, &hint) : value;
    return ts_is_string(primitive) ? primitive : value;
}

_Noreturn static void refuse_source(TsValue value)
{
    ts_throw_coded(&TypeError_type, "ERR_INVALID_ARG_TYPE",
                   "The first argument must be of type string or an instance of Buffer, ArrayBuffer, "
                   "or Array or an Array-like Object. Received %S",
                   node_describe(value));
}

static Buffer *from_object(TsValue value, TsString *encoding)
{
    Buffer *bytes = buffer_of_value(value);

    if (bytes) {
        return buffer_copy_of(bytes->bytes, bytes->length);
    }
    if (ts_instance_of(value, TsArrayBuffer)) {
        return buffer_from_array_buffer(value, 0, TS_UNDEFINED_NUMBER);
    }
    if (ts_is_array(value)) {
        return buffer_from_array(ts_as_array(value));
    }
    TsArray *data = json_data(value);
    if (data) {
        return buffer_from_array(data);
    }
    TsValue other = coerced(value);
    if (!ts_strict_equals(other, value)) {
        return buffer_from_value(other, encoding);
    }
    if (ts_is_number(ts_get(value, TS_STR("length"))) ||
        ts_instance_of(ts_get(value, TS_STR("buffer")), TsArrayBuffer)) {
        return from_array_like(value);
    }
    refuse_source(value);
}

Buffer *buffer_from_value(TsValue value, TsString *encoding)
{
    if (ts_is_string(value)) {
        return buffer_from_string(ts_as_string(value), encoding);
    }
    if (!ts_is_object(value) || ts_is_function(value)) {
        refuse_source(value);
    }
    return from_object(value, encoding);
}

Buffer *buffer_copy_bytes_from(TsTypedArray *view, double offset, double length)
{
    size_t size = ts_typed_array_element_size(view);
    size_t from = buffer_offset("offset", offset, SIZE_MAX >> 11, 0);
    size_t count = from < view->length ? view->length - from : 0;
    size_t wanted = buffer_offset("length", length, SIZE_MAX >> 11, count);

    count = wanted < count ? wanted : count;
    return buffer_copy_of(count > 0 ? view->bytes + from * size : NULL, count * size);
}

Buffer *buffer_of(size_t count, const TsValue *items)
{
    Buffer *buffer = buffer_new(count);

    for (size_t i = 0; i < count; i++) {
        buffer->bytes[i] = (uint8_t)ts_to_int32(ts_to_number(items[i]));
    }
    return buffer;
}

static size_t size_argument(double size)
{
    if (!(size >= 0 && size <= SIZE_LIMIT)) {
        node_throw_out_of_range_grouped("size", ">= 0 && <= 9007199254740991", size);
    }
    return (size_t)size;
}

Buffer *buffer_alloc(double size, TsValue fill, TsString *encoding)
{
    Buffer *buffer = buffer_new(size_argument(size));
    bool nothing = ts_is_undefined(fill) || (ts_is_number(fill) && fill.as.number == 0);

    if (!nothing && buffer->length > 0) {
        buffer_fill(buffer, fill, TS_UNDEFINED_NUMBER, TS_UNDEFINED_NUMBER, encoding);
    }
    return buffer;
}

/* Unspecified bytes are zeroes here: programs that print them stay deterministic. */
Buffer *buffer_alloc_unsafe(double size)
{
    return buffer_new(size_argument(size));
}

static Buffer *list_element(TsArray *list, size_t i)
{
    TsValue element = ts_array_get(list, (int64_t)i);
    Buffer *buffer = buffer_of_value(element);

    if (!buffer) {
        ts_throw_coded(
            &TypeError_type, "ERR_INVALID_ARG_TYPE",
            "The \"list[%zu]\" argument must be an instance of Buffer or Uint8Array. Received %S",
            i, node_describe(element));
    }
    return buffer;
}

Buffer *buffer_concat(TsArray *list, double total_length)
{
    double total = 0;
    size_t at = 0;

    for (size_t i = 0; ts_is_undefined_number(total_length) && i < list->length; i++) {
        total += (double)list_element(list, i)->length;
    }
    if (!ts_is_undefined_number(total_length)) {
        total = total_length;
        if (trunc(total) != total) {
            node_throw_out_of_range("length", "an integer", total);
        }
        if (total < 0 || total > SIZE_LIMIT) {
            node_throw_out_of_range_grouped("length", ">= 0 && <= 9007199254740991", total);
        }
    }
    Buffer *result = buffer_new((size_t)total);
    for (size_t i = 0; i < list->length && at < result->length; i++) {
        Buffer *part = list_element(list, i);
        size_t count = part->length < result->length - at ? part->length : result->length - at;
        if (count > 0) {
            memcpy(result->bytes + at, part->bytes, count);
        }
        at += count;
    }
    return result;
}

/* ---- asking ------------------------------------------------------------------------ */

bool buffer_is_buffer(TsValue value)
{
    return ts_instance_of(value, Buffer);
}

bool buffer_is_encoding(TsString *name)
{
    BufferEncoding encoding;

    return buffer_find_encoding(name, &encoding);
}

/* An unknown encoding counts as UTF-8 here, as in Node. */
double buffer_byte_length(TsString *string, TsString *name)
{
    BufferEncoding encoding = BUFFER_UTF8;

    if (name) {
        buffer_find_encoding(name, &encoding);
    }
    return (double)buffer_encoded_size(string, encoding);
}

double buffer_byte_length_value(TsValue value, TsString *encoding)
{
    const uint8_t *bytes;
    size_t length;

    if (buffer_bytes_of(value, &bytes, &length)) {
        return (double)length;
    }
    if (!ts_is_string(value)) {
        node_throw_argument_type("string", "of type string or an instance of Buffer or ArrayBuffer",
                                 value);
    }
    return buffer_byte_length(ts_as_string(value), encoding);
}

static int compare_bytes(const uint8_t *left, size_t left_length, const uint8_t *right,
                         size_t right_length)
{
    size_t shorter = left_length < right_length ? left_length : right_length;
    int order = shorter > 0 ? memcmp(left, right, shorter) : 0;

    if (order == 0) {
        return left_length < right_length ? -1 : left_length > right_length;
    }
    return order < 0 ? -1 : 1;
}

double buffer_compare(Buffer *left, Buffer *right)
{
    return compare_bytes(left->bytes, left->length, right->bytes, right->length);
}

bool buffer_equals(Buffer *left, Buffer *right)
{
    return buffer_compare(left, right) == 0;
}

size_t buffer_offset(const char *name, double offset, size_t limit, size_t absent)
{
    char rule[64];

    if (ts_is_undefined_number(offset)) {
        return absent;
    }
    if (trunc(offset) != offset) {
        node_throw_out_of_range(name, "an integer", offset);
    }
    if (offset < 0 || offset > (double)limit) {
        snprintf(rule, sizeof rule, ">= 0 && <= %zu", limit);
        node_throw_out_of_range_grouped(name, rule, offset);
    }
    return (size_t)offset;
}

double buffer_compare_to(Buffer *source, Buffer *target, double target_start, double target_end,
                         double source_start, double source_end)
{
    size_t from = buffer_offset("targetStart", target_start, SIZE_MAX >> 11, 0);
    size_t to = buffer_offset("targetEnd", target_end, target->length, target->length);
    size_t mine = buffer_offset("sourceStart", source_start, SIZE_MAX >> 11, 0);
    size_t mine_end = buffer_offset("sourceEnd", source_end, source->length, source->length);

    if (mine >= mine_end) {
        return from >= to ? 0 : -1;
    }
    if (from >= to) {
        return 1;
    }
    return compare_bytes(source->bytes + mine, mine_end - mine, target->bytes + from, to - from);
}

/* ---- copying ---------------------------------------------------------------------- */

/* The offset of a copy: truncated; negative or beyond `limit` throws. */
static size_t copy_offset(const char *name, double offset, size_t limit, size_t absent)
{
    char rule[64];

    if (ts_is_undefined_number(offset)) {
        return absent;
    }
    offset = offset == offset ? trunc(offset) : 0;
    if (offset < 0 || offset > (double)limit) {
        snprintf(rule, sizeof rule, limit == SIZE_MAX ? ">= 0" : ">= 0 && <= %zu", limit);
        node_throw_out_of_range_grouped(name, rule, offset);
    }
    return offset > SIZE_LIMIT ? SIZE_MAX : (size_t)offset;
}

double buffer_copy(Buffer *source, Buffer *target, double target_start, double source_start,
                   double source_end)
{
    size_t to = copy_offset("targetStart", target_start, SIZE_MAX, 0);
    size_t from = copy_offset("sourceStart", source_start, source->length, 0);
    size_t end = copy_offset("sourceEnd", source_end, SIZE_MAX, source->length);

    if (to >= target->length || from >= end) {
        return 0;
    }
    end = end < source->length ? end : source->length;
    size_t count = end > from ? end - from : 0;
    count = count < target->length - to ? count : target->length - to;
    if (count > 0) {
        memmove(target->bytes + to, source->bytes + from, count);
    }
    return (double)count;
}

/* ---- text -------------------------------------------------------------------------- */

TsString *buffer_to_string(Buffer *buffer, TsString *encoding_name, double start, double end)
{
    size_t from = 0;
    size_t to = buffer->length;

    if (start > 0) {
        if (start >= (double)buffer->length) {
            return ts_string_empty();
        }
        from = (size_t)start;
    }
    if (!ts_is_undefined_number(end) && !(end > (double)buffer->length)) {
        int32_t whole = ts_to_int32(end);
        to = whole > 0 ? (size_t)whole : 0;
    }
    if (to <= from) {
        return ts_string_empty();
    }
    return buffer_decode(buffer->bytes + from, to - from, buffer_encoding_argument(encoding_name));
}

TsValue buffer_to_json(Buffer *buffer)
{
    TsArray *data = ts_array_new(TS_ARRAY_DOUBLE, buffer->length);
    TsDynamicObject *json = ts_object_new(2);

    for (size_t i = 0; i < buffer->length; i++) {
        ts_array_push_double(data, buffer->bytes[i]);
    }
    ts_object_define(json, TS_STR("type"), ts_from_string(TS_STR("Buffer")));
    ts_object_define(json, TS_STR("data"), ts_from_object(data));
    return ts_from_object(json);
}

TsString *buffer_inspect(const Buffer *buffer)
{
    char text[50 * 3 + 64];
    size_t shown = buffer->length < 50 ? buffer->length : 50;
    size_t at = 0;

    memcpy(text, "<Buffer ", 8);
    at = 8;
    for (size_t i = 0; i < shown; i++) {
        at += buffer_write_hex(&buffer->bytes[i], 1, text + at);
        text[at++] = ' ';
    }
    at -= shown > 0;
    if (buffer->length > shown) {
        size_t more = buffer->length - shown;
        at += (size_t)snprintf(text + at, sizeof text - at, " ... %zu more byte%s", more,
                               more > 1 ? "s" : "");
    }
    text[at++] = '>';
    return ts_string_from_ascii(text, at);
}
