/*
 * Copies of values; see structured_clone.h. One function for each kind of object.
 */
#include "node/structured_clone.h"

#include "node/buffer.h"
#include "node/event_target.h"
#include "ts/array.h"
#include "ts/array_buffer.h"
#include "ts/data_view.h"
#include "ts/date.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/map.h"
#include "ts/object.h"
#include "ts/regexp.h"
#include "ts/set.h"
#include "ts/typed_array.h"
#include "ts/typed_array_internal.h"

/** What was copied already: originals to copies. */
typedef struct Copying {
    TsMap *copies;
} Copying;

static TsValue copy(Copying *c, TsValue value);

static _Noreturn void refuse(TsString *what)
{
    TsString *message = ts_string_format("%S could not be cloned.", what);

    ts_throw(ts_from_object(dom_exception_new(message, TS_STR("DataCloneError"))));
}

static void remember(Copying *c, const void *original, const void *copied)
{
    ts_map_set(c->copies, ts_from_object(original), ts_from_object(copied));
}

/* ---- plain objects and collections ----------------------------------------------------------- */

static TsValue copy_properties(Copying *c, TsValue object)
{
    TsArray *keys = ts_keys(object);
    TsDynamicObject *copied = ts_object_new(keys->length);

    remember(c, object.as.object, copied);
    for (size_t i = 0; i < keys->length; i++) {
        TsString *key = ts_array_ptr_at(keys, i);
        ts_object_define(copied, key, copy(c, ts_get(object, key)));
    }
    return ts_from_object(copied);
}

static TsValue copy_array(Copying *c, TsArray *array)
{
    TsArray *copied = ts_array_new(TS_REP_VALUE, array->length);

    remember(c, array, copied);
    for (size_t i = 0; i < array->length; i++) {
        if (ts_array_has_element(array, (int64_t)i)) {
            ts_array_set_value(copied, (int64_t)i, copy(c, ts_array_value(array, (int64_t)i)));
        }
    }
    if (copied->length < array->length) {
        ts_array_set_length(copied, array->length);
    }
    return ts_from_object(copied);
}

static TsValue copy_map(Copying *c, TsMap *map)
{
    TsMap *copied = ts_map_new();

    remember(c, map, copied);
    TS_TABLE_EACH(map, key, value)
    {
        ts_map_set(copied, copy(c, key), copy(c, value));
    }
    return ts_from_object(copied);
}

static TsValue copy_set(Copying *c, TsSet *set)
{
    TsSet *copied = ts_set_new();

    remember(c, set, copied);
    TS_TABLE_EACH(set, key, value)
    {
        (void)value;
        ts_set_add(copied, copy(c, key));
    }
    return ts_from_object(copied);
}

/* ---- errors ---------------------------------------------------------------------------------- */

/* The name that the error says it has, if it is one of the language's. */
static TsError *error_named(TsString *name, TsString *message)
{
    static const struct {
        const char *name;
        TsError *(*make)(TsString *message);
    } kinds[] = {{"TypeError", TypeError_new},           {"RangeError", RangeError_new},
                 {"SyntaxError", SyntaxError_new},       {"EvalError", EvalError_new},
                 {"ReferenceError", ReferenceError_new}, {"URIError", URIError_new}};

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (ts_string_is_ascii_text(name, kinds[i].name, strlen(kinds[i].name))) {
            return kinds[i].make(message);
        }
    }
    return Error_new(message);
}

static TsValue copy_error(Copying *c, TsError *error)
{
    TsValue cause;
    TsValue original = ts_from_object(error);
    TsError *copied = error_named(ts_to_string(ts_get(original, TS_STR("name"))),
                                  ts_to_string(ts_get(original, TS_STR("message"))));

    remember(c, error, copied);
    TsValue stack = ts_get(original, TS_STR("stack"));
    if (ts_is_string(stack)) {
        ts_error_set_stack(copied, stack.as.string);
    }
    if (ts_get_own(original, TS_STR("cause"), &cause)) {
        ts_error_set_cause(copied, copy(c, cause));
    }
    return ts_from_object(copied);
}

/* ---- bytes ----------------------------------------------------------------------------------- */

static TsArrayBuffer *copy_buffer(Copying *c, TsArrayBuffer *buffer)
{
    TsArrayBuffer *copied = ts_array_buffer_slice(buffer, 0, (double)buffer->length);

    remember(c, buffer, copied);
    return copied;
}

static TsValue copy_view(Copying *c, TsTypedArray *array)
{
    TsValue buffer = copy(c, ts_from_object(ts_typed_array_buffer_of(array)));
    bool is_buffer = ts_instance_of(ts_from_object(array), Buffer);
    /* A Buffer becomes what it extends. */
    const TsType *type = is_buffer ? &TsUint8Array_type : ts_type_origin(array->base.type);
    TsTypedArray *copied = ts_heap_new_cell(type, sizeof *copied);

    *copied = *array;
    copied->base.type = type;
    copied->buffer = buffer.as.pointer;
    copied->storage = copied->buffer->storage;
    copied->bytes = copied->buffer->bytes ? copied->buffer->bytes + copied->offset : NULL;
    remember(c, array, copied);
    return ts_from_object(copied);
}

/* ---- all ------------------------------------------------------------------------------------- */

static bool is_named(const TsType *type, const char *name)
{
    return strcmp(type->name, name) == 0;
}

static TsValue copy_native(Copying *c, TsValue object)
{
    const TsType *type = ts_type_origin(ts_type_of(object.as.object));

    if (is_named(type, "RegExp")) {
        TsRegExp *copied = ts_regexp_new(object, NULL);
        remember(c, object.as.object, copied);
        return ts_from_object(copied);
    }
    if (is_named(type, "ArrayBuffer")) {
        return ts_from_object(copy_buffer(c, object.as.pointer));
    }
    if (ts_type_elements(type) || is_named(type, "DataView")) {
        return copy_view(c, object.as.pointer);
    }
    refuse(ts_describe(object));
}

static TsValue copy_object(Copying *c, TsValue object)
{
    TsValue known = ts_map_get(c->copies, object);

    if (!ts_is_undefined(known)) {
        return known;
    }
    TS_STACK_CHECK();
    switch (ts_type_of(object.as.object)->kind) {
    case TS_KIND_ARRAY:
        return copy_array(c, object.as.pointer);
    case TS_KIND_MAP:
        return copy_map(c, object.as.pointer);
    case TS_KIND_SET:
        return copy_set(c, object.as.pointer);
    case TS_KIND_ERROR:
        return copy_error(c, object.as.pointer);
    case TS_KIND_DATE: {
        TsDate *date = ts_date_from_value(ts_from_number(((TsDate *)object.as.pointer)->time));
        remember(c, object.as.object, date);
        return ts_from_object(date);
    }
    case TS_KIND_OBJECT:
    case TS_KIND_DYNAMIC:
        return copy_properties(c, object);
    case TS_KIND_NATIVE:
        return copy_native(c, object);
    default:
        refuse(ts_describe(object));
    }
}

static TsValue copy(Copying *c, TsValue value)
{
    if (ts_is_symbol(value)) {
        refuse(ts_string_of(value));
    }
    return ts_is_object(value) ? copy_object(c, value) : value;
}

TsValue structured_clone(TsValue value)
{
    Copying c = {ts_map_new()};

    return copy(&c, value);
}

TsValue structured_clone_with(TsValue value, TsValue options)
{
    Copying c = {ts_map_new()};
    TsValue transfer = ts_is_object(options) ? ts_get(options, TS_STR("transfer")) : TS_UNDEFINED;
    const TsArray *list = ts_is_array(transfer) ? transfer.as.pointer : NULL;

    for (size_t i = 0; list && i < list->length; i++) {
        TsValue buffer = ts_array_value(list, (int64_t)i);
        if (!ts_is_object(buffer) ||
            !is_named(ts_type_origin(ts_type_of(buffer.as.object)), "ArrayBuffer")) {
            ts_throw(ts_from_object(
                dom_exception_new(TS_STR("Value not transferable"), TS_STR("DataCloneError"))));
        }
        TsArrayBuffer *moved = buffer.as.pointer;
        remember(&c, moved, ts_array_buffer_transfer(moved, (double)moved->length));
    }
    return copy(&c, value);
}
