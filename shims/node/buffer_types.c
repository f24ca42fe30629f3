/*
 * The descriptor of Buffer: what dynamic access, JSON.stringify and console.log find on it beside
 * what Uint8Array has. Emitted code calls the functions of buffer.h directly.
 */
#include "node/buffer_internal.h"
#include "node/node_errors.h"
#include "ts/dynamic_methods_internal.h"
#include "ts/inspect_symbol.h"

static Buffer *buffer_itself(const DynamicCall *call)
{
    Buffer *buffer = buffer_of_value(call->receiver);

    if (!buffer) {
        node_throw_argument_type("this", "an instance of Buffer or Uint8Array", call->receiver);
    }
    return buffer;
}

/* The Uint8Array among the arguments that is called `name` in errors. */
static Buffer *bytes(const DynamicCall *call, size_t i, const char *name)
{
    Buffer *buffer = buffer_of_value(dynamic_value(call, i));

    if (!buffer) {
        node_throw_argument_type(name, "an instance of Buffer or Uint8Array", dynamic_value(call, i));
    }
    return buffer;
}

static double number(const DynamicCall *call, size_t i, const char *name)
{
    TsValue value = dynamic_value(call, i);

    if (!ts_is_undefined(value) && !ts_is_number(value)) {
        node_throw_argument_type(name, "of type number", value);
    }
    return ts_as_optional_number(value);
}

static double required(const DynamicCall *call, size_t i, const char *name)
{
    if (!ts_is_number(dynamic_value(call, i))) {
        node_throw_argument_type(name, "of type number", dynamic_value(call, i));
    }
    return dynamic_value(call, i).as.number;
}

/* ---- where a number or an encoding may come next ----------------------------------------------- */

typedef double (*Search)(Buffer *buffer, TsValue value, double offset, TsString *encoding);

static double search(const DynamicCall *call, Search function)
{
    TsValue offset = dynamic_value(call, 1);

    if (ts_is_string(offset)) {
        return function(buffer_itself(call), dynamic_value(call, 0), TS_UNDEFINED_NUMBER,
                        offset.as.string);
    }
    return function(buffer_itself(call), dynamic_value(call, 0), dynamic_number(call, 1),
                    dynamic_optional_string(call, 2));
}

static Buffer *fill(const DynamicCall *call)
{
    Buffer *buffer = buffer_itself(call);
    TsValue value = dynamic_value(call, 0);

    if (ts_is_string(dynamic_value(call, 1))) {
        return buffer_fill_encoded(buffer, value, dynamic_string(call, 1));
    }
    if (ts_is_string(dynamic_value(call, 2))) {
        return buffer_fill_from(buffer, value, number(call, 1, "offset"), dynamic_string(call, 2));
    }
    return buffer_fill(buffer, value, number(call, 1, "offset"), number(call, 2, "end"),
                       dynamic_optional_string(call, 3));
}

static double write_text(const DynamicCall *call)
{
    Buffer *buffer = buffer_itself(call);
    TsValue text = dynamic_value(call, 0);

    if (!ts_is_string(text)) {
        node_throw_argument_type("argument", "of type string", text);
    }
    if (ts_is_string(dynamic_value(call, 1))) {
        return buffer_write_encoded(buffer, text.as.string, dynamic_string(call, 1));
    }
    if (ts_is_string(dynamic_value(call, 2))) {
        return buffer_write(buffer, text.as.string, number(call, 1, "offset"),
                            dynamic_string(call, 2));
    }
    return buffer_write_length(buffer, text.as.string, number(call, 1, "offset"),
                               number(call, 2, "length"), dynamic_optional_string(call, 3));
}

#define B           buffer_itself(call)
#define N(i)        dynamic_number(call, i)
#define OBJECT      ts_from_object
#define NUMBER(n)   ts_from_number((double)(n))
#define TEXT        ts_from_string(buffer_to_string(B, dynamic_optional_string(call, 0), N(1), N(2)))

#define METHODS(X)                                                                                \
    X(to_string, "toString", 3, TEXT)                                                             \
    X(to_locale_string, "toLocaleString", 3, TEXT)                                                \
    X(to_json, "toJSON", 0, buffer_to_json(B))                                                    \
    X(equals, "equals", 1, ts_from_bool(buffer_equals(B, bytes(call, 0, "otherBuffer"))))         \
    X(compare, "compare", 5,                                                                      \
      NUMBER(buffer_compare_to(B, bytes(call, 0, "target"), number(call, 1, "targetStart"),       \
                               number(call, 2, "targetEnd"), number(call, 3, "sourceStart"),      \
                               number(call, 4, "sourceEnd"))))                                    \
    X(copy, "copy", 4, NUMBER(buffer_copy(B, bytes(call, 0, "target"), N(1), N(2), N(3))))        \
    X(slice, "slice", 2, OBJECT(ts_typed_array_subarray(B, N(0), N(1))))                          \
    X(subarray, "subarray", 2, OBJECT(ts_typed_array_subarray(B, N(0), N(1))))                    \
    X(index_of, "indexOf", 3, NUMBER(search(call, buffer_index_of)))                              \
    X(last_index_of, "lastIndexOf", 3, NUMBER(search(call, buffer_last_index_of)))                \
    X(includes, "includes", 3, ts_from_bool(search(call, buffer_index_of) >= 0))                  \
    X(fill, "fill", 4, OBJECT(fill(call)))                                                        \
    X(write, "write", 4, NUMBER(write_text(call)))                                                \
    X(swap16, "swap16", 0, OBJECT(buffer_swap16(B)))                                              \
    X(swap32, "swap32", 0, OBJECT(buffer_swap32(B)))                                              \
    X(swap64, "swap64", 0, OBJECT(buffer_swap64(B)))

/* X(name, name in JavaScript): numbers of fixed width, integers whose width is given, and the names
 * with "Uint" for "UInt". */
#define FIXED(X)             \
    X(uint8, "UInt8")        \
    X(int8, "Int8")          \
    X(uint16_le, "UInt16LE") \
    X(uint16_be, "UInt16BE") \
    X(int16_le, "Int16LE")   \
    X(int16_be, "Int16BE")   \
    X(uint32_le, "UInt32LE") \
    X(uint32_be, "UInt32BE") \
    X(int32_le, "Int32LE")   \
    X(int32_be, "Int32BE")   \
    X(float_le, "FloatLE")   \
    X(float_be, "FloatBE")   \
    X(double_le, "DoubleLE") \
    X(double_be, "DoubleBE")
#define GIVEN(X)          \
    X(uint_le, "UIntLE")  \
    X(uint_be, "UIntBE")  \
    X(int_le, "IntLE")    \
    X(int_be, "IntBE")
#define ALIASES(X)           \
    X(uint8, "Uint8")        \
    X(uint16_le, "Uint16LE") \
    X(uint16_be, "Uint16BE") \
    X(uint32_le, "Uint32LE") \
    X(uint32_be, "Uint32BE") \
    X(uint_le, "UintLE")     \
    X(uint_be, "UintBE")

#define FIXED_METHODS(name, js)                                                             \
    DYNAMIC_METHOD(read_##name, "read" js, 0,                                               \
                   NUMBER(buffer_read_##name(B, number(call, 0, "offset"))))                \
    DYNAMIC_METHOD(write_##name, "write" js, 1,                                             \
                   NUMBER(buffer_write_##name(B, ts_to_number(dynamic_value(call, 0)),      \
                                              number(call, 1, "offset"))))
#define GIVEN_METHODS(name, js)                                                             \
    DYNAMIC_METHOD(read_##name, "read" js, 2,                                               \
                   NUMBER(buffer_read_##name(B, required(call, 0, "offset"),                \
                                             required(call, 1, "byteLength"))))             \
    DYNAMIC_METHOD(write_##name, "write" js, 3,                                             \
                   NUMBER(buffer_write_##name(B, ts_to_number(dynamic_value(call, 0)),      \
                                              required(call, 1, "offset"),                  \
                                              required(call, 2, "byteLength"))))
#define MEMBERS_OF(name, js)               \
    TS_METHOD_MEMBER("read" js, &read_##name##_function), \
    TS_METHOD_MEMBER("write" js, &write_##name##_function),

DYNAMIC_METHOD(inspect, "inspect", 2, ts_from_string(buffer_inspect(B)))
DYNAMIC_METHOD(parent, "get", 0, ts_typed_array_buffer(B))
DYNAMIC_METHOD(offset, "get", 0, NUMBER(ts_typed_array_byte_offset(B)))
METHODS(DYNAMIC_METHOD)
FIXED(FIXED_METHODS)
GIVEN(GIVEN_METHODS)

const TsType Buffer_type = {
    .kind = TS_KIND_NATIVE,
    .flags = TS_TYPE_CLASS,
    .size = sizeof(Buffer),
    .name = "Buffer",
    .elements = &ts_uint8_kind.elements,
    .trace = ts_typed_array_trace,
    .parent = &TsUint8Array_type,
    TS_MEMBERS({.name = TS_INSPECT_KEY, .method = &inspect_function},
               METHODS(DYNAMIC_MEMBER) FIXED(MEMBERS_OF) GIVEN(MEMBERS_OF)
                   ALIASES(MEMBERS_OF){.name = TS_KEY("parent"), .getter = &parent_function},
               {.name = TS_KEY("offset"), .getter = &offset_function})};
