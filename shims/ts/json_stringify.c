/*
 * JSON.stringify (ECMA-262 §25.5.2): SerializeJSONProperty, SerializeJSONObject and
 * SerializeJSONArray, on descriptors. The objects being written form a chain of holders on the C
 * stack, for the detection of cycles; recursion ends in a RangeError.
 */
#include "ts/json.h"

#include "ts/array.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/number.h"
#include "ts/object.h"
#include "ts/boxed.h"

/** An object or array that is being written, and where it was found. */
typedef struct Holder {
    const struct Holder *outer;
    TsObject *object;
    TsString *key; /* NULL: `index` tells */
    size_t index;
} Holder;

typedef struct Serializer {
    JsonWriter *writer;
    TsFunction *replacer;
    TsArray *list; /* keys to write, strings; or NULL */
    TsString *gap; /* NULL: no white space */
    size_t depth;
} Serializer;

static bool write_property(Serializer *s, const Holder *holder, TsString *key, size_t index,
                           TsValue value);

/* ---- cycles ---------------------------------------------------------------------------------- */

static void describe_key(TsBuilder *text, TsString *key, size_t index)
{
    if (!key) {
        ts_builder_add_literal(text, "index ");
        ts_builder_add_int(text, (int64_t)index);
        return;
    }
    ts_builder_add_literal(text, "property '");
    ts_builder_add_string(text, key);
    ts_builder_add_literal(text, "'");
}

static void describe_constructor(TsBuilder *text, const TsObject *object)
{
    ts_builder_add_literal(text, "object with constructor '");
    ts_builder_add_utf8(text, ts_class_name(object) ? ts_class_name(object) : "Object");
    ts_builder_add_literal(text, "'");
}

static void describe_step(TsBuilder *text, const Holder *holder)
{
    ts_builder_add_literal(text, "\n    |     ");
    describe_key(text, holder->key, holder->index);
    ts_builder_add_literal(text, " -> ");
    describe_constructor(text, holder->object);
}

/** V8 shows the start, at most two steps, an ellipsis, the last step and the closing property. */
static _Noreturn void throw_cycle(const Holder *last, const TsObject *start, TsString *key,
                                  size_t index)
{
    TsBuilder text;
    size_t steps = 0;
    const Holder *holder = last;

    for (; holder->object != start; holder = holder->outer) {
        steps++;
    }
    ts_builder_init(&text);
    ts_builder_add_literal(&text, "Converting circular structure to JSON\n    --> starting at ");
    describe_constructor(&text, start);
    for (size_t i = 0; i < steps; i++) {
        if (i >= 2 && i + 1 < steps) {
            if (i == 2) {
                ts_builder_add_literal(&text, "\n    |     ...");
            }
            continue;
        }
        holder = last;
        for (size_t back = steps - 1; back > i; back--) {
            holder = holder->outer;
        }
        describe_step(&text, holder);
    }
    ts_builder_add_literal(&text, "\n    --- ");
    describe_key(&text, key, index);
    ts_builder_add_literal(&text, " closes the circle");
    ts_throw(ts_from_object(TypeError_new(ts_builder_finish(&text))));
}

static void check_cycle(const Holder *holder, const TsObject *object, TsString *key, size_t index)
{
    for (const Holder *outer = holder; outer; outer = outer->outer) {
        if (outer->object == object) {
            throw_cycle(holder, object, key, index);
        }
    }
}

/* ---- objects and arrays ---------------------------------------------------------------------- */

static void write_line_break(Serializer *s)
{
    if (!s->gap) {
        return;
    }
    ts_builder_add_unit(s->writer, '\n');
    for (size_t i = 0; i < s->depth; i++) {
        ts_builder_add_string(s->writer, s->gap);
    }
}

typedef struct Members {
    Serializer *s;
    const Holder *holder;
} Members;

/** Writes one member with its separator; takes the separator back when the value has no JSON. */
static bool write_member(void *context, TsString *key, TsValue value)
{
    Members *members = context;
    Serializer *s = members->s;
    JsonWriter *writer = s->writer;
    size_t before = writer->length;

    if (ts_is_undefined(value) && !s->replacer) {
        return true;
    }
    json_write_separator(writer);
    write_line_break(s);
    json_write_string(writer, key);
    ts_builder_add_ascii(writer, ": ", s->gap ? 2 : 1);
    if (!write_property(s, members->holder, key, 0, value)) {
        writer->length = before;
    }
    return true;
}

static void write_members(Serializer *s, const Holder *holder)
{
    Members members = {s, holder};
    TsValue object = ts_from_object(holder->object);

    if (!s->list && !s->replacer && !(ts_type_of(holder->object)->flags & TS_TYPE_PROXY)) {
        ts_each_property(object, write_member, &members);
        return;
    }
    TsArray *keys = s->list ? s->list : ts_keys(object);
    for (size_t i = 0; i < keys->length; i++) {
        TsString *key = ts_array_ptr(keys, (int64_t)i);
        write_member(&members, key, ts_get(object, key));
    }
}

static void write_object(Serializer *s, const Holder *holder)
{
    ts_builder_add_unit(s->writer, '{');
    size_t start = s->writer->length;
    s->depth++;
    write_members(s, holder);
    s->depth--;
    if (s->writer->length > start) {
        write_line_break(s);
    }
    ts_builder_add_unit(s->writer, '}');
}

/** Numbers without white space or replacer: the common dense arrays. */
static bool write_plain_numbers(Serializer *s, const TsArray *array)
{
    TsRep rep = ts_array_rep(array);

    if (s->gap || s->replacer || (rep > TS_REP_INT32)) {
        return false;
    }
    for (size_t i = 0; i < array->length; i++) {
        if (i > 0) {
            ts_builder_add_unit(s->writer, ',');
        }
        if (rep == TS_REP_INT32) {
            json_write_int(s->writer, ts_array_int32_at(array, i));
        } else {
            json_write_number(s->writer, ts_array_double_at(array, i));
        }
    }
    return true;
}

static void write_array(Serializer *s, const Holder *holder, TsArray *array)
{
    ts_builder_add_unit(s->writer, '[');
    s->depth++;
    bool empty = array->length == 0;
    if (!write_plain_numbers(s, array)) {
        for (size_t i = 0; i < array->length; i++) {
            if (i > 0) {
                ts_builder_add_unit(s->writer, ',');
            }
            write_line_break(s);
            if (!write_property(s, holder, NULL, i, ts_array_value(array, (int64_t)i))) {
                json_write_null(s->writer);
            }
        }
    }
    s->depth--;
    if (!empty) {
        write_line_break(s);
    }
    ts_builder_add_unit(s->writer, ']');
}

/* ---- values ---------------------------------------------------------------------------------- */

static TsString *key_string(TsString *key, size_t index)
{
    return key ? key : ts_string_from_int((int64_t)index);
}

enum { KNOWN_TYPES = 16 };

/** Descriptors whose objects are known to have no toJSON, by address. */
static _Thread_local const TsType *without_to_json[KNOWN_TYPES];

static TsValue apply_to_json(TsValue value, TsString *key, size_t index)
{
    const TsType *type = ts_type_of(value.as.pointer);
    size_t slot = ((uintptr_t)type >> 5) % KNOWN_TYPES;

    if (without_to_json[slot] == type) {
        return value;
    }
    TsValue method = ts_get(value, TS_STR("toJSON"));
    if (ts_is_function(method)) {
        TsValue argument = ts_from_string(key_string(key, index));
        return ts_call(ts_as_function(method), value, 1, &argument);
    }
    bool immutable = !(type->flags & (TS_TYPE_DICTIONARY | TS_TYPE_EXTRA | TS_TYPE_PROXY));
    if (ts_is_undefined(method) && immutable && type->kind != TS_KIND_FUNCTION) {
        without_to_json[slot] = type;
    }
    return value;
}

static bool write_object_value(Serializer *s, const Holder *outer, TsString *key, size_t index,
                               TsObject *object)
{
    Holder holder = {outer, object, key, index};
    TsKind kind = (TsKind)ts_type_of(object)->kind;

    if (kind == TS_KIND_FUNCTION) {
        return false;
    }
    TS_STACK_CHECK();
    check_cycle(outer, object, key, index);
    if (kind == TS_KIND_ARRAY) {
        write_array(s, &holder, (TsArray *)object);
    } else if (ts_is_array_object(ts_from_object(object))) {
        write_array(s, &holder, ts_as_array(ts_from_object(object)));
    } else {
        write_object(s, &holder);
    }
    return true;
}

/** SerializeJSONProperty: false when the value has no JSON; then nothing was written. */
static bool write_property(Serializer *s, const Holder *holder, TsString *key, size_t index,
                           TsValue value)
{
    if (ts_is_object(value)) {
        value = apply_to_json(value, key, index);
    }
    if (s->replacer) {
        TsValue arguments[2] = {ts_from_string(key_string(key, index)), value};
        value = ts_call(s->replacer, ts_from_object(holder->object), 2, arguments);
    }
    value = ts_unboxed(value);
    switch (value.tag) {
    case TS_TAG_NULL:
        json_write_null(s->writer);
        return true;
    case TS_TAG_BOOLEAN:
        json_write_bool(s->writer, value.as.boolean);
        return true;
    case TS_TAG_NUMBER:
        json_write_number(s->writer, value.as.number);
        return true;
    case TS_TAG_STRING:
        json_write_string(s->writer, value.as.string);
        return true;
    case TS_TAG_BIGINT:
        ts_throw_error(&TypeError_type, "Do not know how to serialize a BigInt");
    case TS_TAG_OBJECT:
        return write_object_value(s, holder, key, index, value.as.object);
    default:
        return false;
    }
}

/* ---- the public functions -------------------------------------------------------------------- */

/** The unit of indentation: at most 10 spaces or 10 units of a string; NULL for none. */
static TsString *gap_of(TsValue space)
{
    if (ts_is_number(space)) {
        int64_t count = ts_to_integer(space.as.number);
        return count < 1 ? NULL
                         : ts_string_from_ascii("          ", count > 10 ? 10 : (size_t)count);
    }
    if (ts_is_string(space) && space.as.string->length > 0) {
        size_t length = space.as.string->length;
        return ts_string_range(space.as.string, 0, length > 10 ? 10 : length);
    }
    return NULL;
}

/** The keys of a replacer array, each once: strings and numbers. */
static TsArray *keys_of_list(const TsArray *list)
{
    TsArray *keys = ts_array_new(TS_ARRAY_PTR, list->length);

    for (size_t i = 0; i < list->length; i++) {
        TsValue item = ts_array_value(list, (int64_t)i);
        bool known = !ts_is_string(item) && !ts_is_number(item);
        TsString *key = known ? NULL : ts_to_string(item);
        for (size_t j = 0; j < keys->length && !known; j++) {
            known = ts_string_equals(ts_array_ptr(keys, (int64_t)j), key);
        }
        if (!known) {
            ts_array_push_ptr(keys, key);
        }
    }
    return keys;
}

static TsString *stringify(TsValue value, TsFunction *replacer, TsArray *list, TsString *gap)
{
    JsonWriter writer;
    Serializer s = {.writer = &writer, .replacer = replacer, .list = list, .gap = gap};
    Holder wrapper = {NULL, NULL, NULL, 0};

    json_writer_init(&writer);
    if (replacer) {
        TsDynamicObject *object = ts_object_new(1);
        ts_object_define(object, ts_string_empty(), value);
        wrapper.object = &object->base;
    }
    return write_property(&s, replacer ? &wrapper : NULL, ts_string_empty(), 0, value)
               ? json_writer_finish(&writer)
               : NULL;
}

TsString *json_stringify(TsValue value)
{
    return stringify(value, NULL, NULL, NULL);
}

TsString *json_stringify_replacer(TsValue value, TsFunction *replacer, TsValue space)
{
    return stringify(value, replacer, NULL, gap_of(space));
}

TsString *json_stringify_list(TsValue value, TsValue list, TsValue space)
{
    TsArray *keys = ts_is_array(list) ? keys_of_list(ts_as_array(list)) : NULL;

    return stringify(value, NULL, keys, gap_of(space));
}

TsString *json_stringify_any(TsValue value, TsValue replacer, TsValue space)
{
    if (ts_is_function(replacer)) {
        return json_stringify_replacer(value, ts_as_function(replacer), space);
    }
    return json_stringify_list(value, replacer, space);
}

void json_write_value(JsonWriter *writer, TsValue value)
{
    Serializer s = {.writer = writer};

    if (!write_property(&s, NULL, ts_string_empty(), 0, value)) {
        json_write_null(writer);
    }
}
