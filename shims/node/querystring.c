/* querystring: between query strings and objects.
 */
#include "node/querystring.h"

#include "node/buffer_codec.h"
#include "ts/array.h"
#include "ts/builder.h"
#include "ts/heap.h"
#include "ts/object.h"
#include "ts/string.h"

enum { MOST_KEYS = 1000 };

static bool begins_at(const TsString *text, size_t at, const TsString *part)
{
    return at + part->length <= text->length &&
           ts_string_equals(ts_string_range((TsString *)text, at, at + part->length), part);
}

/* Where `part` comes next; the text's length when it does not. */
static size_t find(const TsString *text, size_t at, size_t end, const TsString *part)
{
    while (at < end && !begins_at(text, at, part)) {
        at++;
    }
    return at;
}

static int digit(uint16_t unit)
{
    return unit >= '0' && unit <= '9'   ? unit - '0'
           : unit >= 'a' && unit <= 'f' ? unit - 'a' + 10
           : unit >= 'A' && unit <= 'F' ? unit - 'A' + 10
                                        : -1;
}

/* Bytes of the text with its escapes replaced, read as UTF-8. */
TsString *querystring_unescape(TsString *text)
{
    size_t size = ts_string_utf8_size(text), length = 0;
    uint8_t *bytes = ts_heap_raw(TS_REP_BOOL, size + 1);

    ts_string_write_utf8(text, (char *)bytes);
    for (size_t i = 0; i < size; i++) {
        bool escaped = bytes[i] == '%' && i + 2 < size && digit(bytes[i + 1]) >= 0 &&
                       digit(bytes[i + 2]) >= 0;
        bytes[length++] =
            escaped ? (uint8_t)(digit(bytes[i + 1]) * 16 + digit(bytes[i + 2])) : bytes[i];
        i += escaped ? 2 : 0;
    }
    return buffer_decode(bytes, length, BUFFER_UTF8);
}

static TsString *decoded(TsString *text, size_t start, size_t end)
{
    TsBuilder plain;

    ts_builder_init(&plain);
    for (size_t i = start; i < end; i++) {
        uint16_t unit = ts_string_unit(text, i);
        ts_builder_add_unit(&plain, unit == '+' ? ' ' : unit);
    }
    return querystring_unescape(ts_builder_finish(&plain));
}

static void add_value(TsDynamicObject *object, TsString *name, TsString *value)
{
    TsValue found;

    if (!ts_get_own(ts_from_object(object), name, &found)) {
        ts_object_define(object, name, ts_from_string(value));
    } else if (ts_is_array(found)) {
        ts_array_push_value(ts_as_array(found), ts_from_string(value));
    } else {
        TsValue both[2] = {found, ts_from_string(value)};
        ts_object_define(object, name, ts_from_object(ts_array_of_value(2, both)));
    }
}

TsValue querystring_parse(TsString *text, TsString *separator, TsString *equals, TsValue options)
{
    TsDynamicObject *object = ts_object_new_null_prototype();
    TsValue most = ts_is_object(options) ? ts_get(options, TS_STR("maxKeys")) : TS_UNDEFINED;
    double left = ts_is_number(most) ? most.as.number : MOST_KEYS;

    separator = separator && separator->length ? separator : TS_STR("&");
    equals = equals && equals->length ? equals : TS_STR("=");
    left = left > 0 ? left : __builtin_inf();
    for (size_t start = 0; start < text->length && left > 0;) {
        size_t end = find(text, start, text->length, separator);
        if (end > start) {
            size_t middle = find(text, start, end, equals);
            size_t value = middle < end ? middle + equals->length : end;
            add_value(object, decoded(text, start, middle), decoded(text, value, end));
            left--;
        }
        start = end + separator->length;
    }
    return ts_from_object(object);
}

TsString *querystring_escape(TsString *text)
{
    static const char PLAIN[] = "!'()*-._~";
    static const char DIGITS[] = "0123456789ABCDEF";
    size_t size = ts_string_utf8_size(text);
    uint8_t *bytes = ts_heap_raw(TS_REP_BOOL, size + 1);
    TsBuilder out;

    ts_string_write_utf8(text, (char *)bytes);
    ts_builder_init(&out);
    for (size_t i = 0; i < size; i++) {
        uint8_t byte = bytes[i];
        bool plain = (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') ||
                     (byte >= 'A' && byte <= 'Z') || (byte && strchr(PLAIN, byte));
        if (plain) {
            ts_builder_add_unit(&out, byte);
        } else {
            ts_builder_add_unit(&out, '%');
            ts_builder_add_unit(&out, (uint8_t)DIGITS[byte >> 4]);
            ts_builder_add_unit(&out, (uint8_t)DIGITS[byte & 15]);
        }
    }
    return ts_builder_finish(&out);
}

static TsString *primitive_text(TsValue value)
{
    bool is_finite = ts_is_number(value) && __builtin_isfinite(value.as.number);

    return ts_is_string(value) ? value.as.string
           : is_finite || ts_is_bigint(value) || ts_is_bool(value)
               ? ts_string_of(value)
               : ts_string_empty();
}

typedef struct Output {
    TsBuilder text;
    const TsString *separator, *equals;
} Output;

static bool add_pair(void *context, TsString *name, TsValue value)
{
    Output *out = context;
    const TsArray *values = ts_is_array(value) ? value.as.pointer : ts_array_of_value(1, &value);

    for (size_t i = 0; i < values->length; i++) {
        if (out->text.length > 0) {
            ts_builder_add_string(&out->text, out->separator);
        }
        ts_builder_add_string(&out->text, querystring_escape(name));
        ts_builder_add_string(&out->text, out->equals);
        ts_builder_add_string(&out->text, querystring_escape(primitive_text(
                                              ts_array_value(values, (int64_t)i))));
    }
    return true;
}

TsString *querystring_stringify(TsValue object, TsString *separator, TsString *equals)
{
    Output out = {.separator = separator ? separator : TS_STR("&"),
                  .equals = equals ? equals : TS_STR("=")};

    ts_builder_init(&out.text);
    if (ts_is_object(object)) {
        ts_each_property(object, add_pair, &out);
    }
    return ts_builder_finish(&out.text);
}
