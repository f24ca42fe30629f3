/*
 * Primitives as objects, and their classes as values; see boxed.h.
 */
#include "ts/boxed.h"

#include "ts/elements.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/object_methods.h"
#include "ts/prototype.h"

/* ---- the objects ----------------------------------------------------------------------------- */

static const TsString *text_of(const void *cell)
{
    return ((const TsBoxed *)cell)->value.as.string;
}

static size_t unit_count(const void *cell)
{
    return text_of(cell)->length;
}

static TsValue unit_get(const void *cell, size_t index)
{
    return ts_from_string(ts_string_from_unit(ts_string_unit(text_of(cell), index)));
}

static void unit_set(void *cell, size_t index, TsValue value)
{
    (void)cell;
    (void)value;
    ts_throw_error(&TypeError_type, "Cannot assign to read only property '%S' of object '[object String]'",
                   ts_string_from_int((int64_t)index));
}

static const TsElements string_elements = {.length = unit_count, .get = unit_get, .set = unit_set};

/* `element` tells the prototype. */
#define BOXED_TYPE(id, js_name, prototype, ...)                                \
    static const TsType id = {.kind = TS_KIND_BOXED,                           \
                              .element = TS_PROTOTYPE_##prototype,             \
                              .size = sizeof(TsBoxed),                         \
                              .name = js_name,                                 \
                              TS_FIELDS(TS_HIDDEN(TsBoxed, value, VALUE)),     \
                              __VA_ARGS__};
BOXED_TYPE(number_type, "Number", NUMBER, .elements = NULL)
BOXED_TYPE(string_type, "String", STRING, .elements = &string_elements)
BOXED_TYPE(boolean_type, "Boolean", BOOLEAN, .elements = NULL)
BOXED_TYPE(symbol_type, "Symbol", SYMBOL, .elements = NULL)
BOXED_TYPE(bigint_type, "BigInt", BIGINT, .elements = NULL)

TsValue ts_boxed(TsValue value)
{
    static const TsType *const of_tag[] = {[TS_TAG_BOOLEAN] = &boolean_type,
                                           [TS_TAG_NUMBER] = &number_type,
                                           [TS_TAG_STRING] = &string_type,
                                           [TS_TAG_SYMBOL] = &symbol_type,
                                           [TS_TAG_BIGINT] = &bigint_type};

    if (ts_is_nullish(value)) {
        return ts_from_object(ts_object_new(0));
    }
    if (ts_is_object(value)) {
        return value;
    }
    TsBoxed *boxed = ts_heap_cell(sizeof *boxed);
    *boxed = (TsBoxed){.base = {of_tag[value.tag]}, .value = value};
    return ts_from_object(boxed);
}

/* ---- the classes ----------------------------------------------------------------------------- */

typedef TsValue (*Conversion)(TsValue value);

static TsValue to_number(TsValue value)
{
    value = ts_to_primitive(value, TS_HINT_NUMBER);
    return ts_from_number(ts_to_number(value));
}

static TsValue to_text(TsValue value)
{
    return ts_from_string(ts_to_string(value));
}

static TsValue to_text_of_symbol_too(TsValue value)
{
    return ts_from_string(ts_string_of(value));
}

static TsValue to_boolean(TsValue value)
{
    return ts_from_bool(ts_to_boolean(value));
}

#define ARGUMENT(missing) (argc > 0 ? argv[0] : (missing))
#define CLASS_CODE(id, missing, called, constructed)                                          \
    static TsValue id##_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv) \
    {                                                                                         \
        (void)self;                                                                           \
        (void)this_value;                                                                     \
        return called(ARGUMENT(missing));                                                     \
    }                                                                                         \
    static TsValue id##_construct(TsFunction *self, TsValue this_value, size_t argc,          \
                                  const TsValue *argv)                                        \
    {                                                                                         \
        (void)self;                                                                           \
        (void)this_value;                                                                     \
        return ts_boxed(constructed(ARGUMENT(missing)));                                      \
    }

CLASS_CODE(object, TS_UNDEFINED, ts_boxed, ts_boxed)
CLASS_CODE(number, ts_from_number(0), to_number, to_number)
CLASS_CODE(string, ts_from_string(ts_string_empty()), to_text_of_symbol_too, to_text)
CLASS_CODE(boolean, TS_FALSE, to_boolean, to_boolean)

static TsValue class_named(const char *name, int length, const TsType *type, TsInvoke construct,
                           TsInvoke invoke)
{
    TsFunction *class_ = ts_constructor_named(name);

    if (class_->info->invoke != invoke) {
        ts_constructor_define(class_, length, type, construct, invoke);
    }
    return ts_from_object(class_);
}

TsValue ts_class_object(void)
{
    return class_named("Object", 1, &ts_dynamic_type, object_construct, object_invoke);
}

TsValue ts_class_number(void)
{
    return class_named("Number", 1, &number_type, number_construct, number_invoke);
}

TsValue ts_class_string(void)
{
    return class_named("String", 1, &string_type, string_construct, string_invoke);
}

TsValue ts_class_boolean(void)
{
    return class_named("Boolean", 1, &boolean_type, boolean_construct, boolean_invoke);
}

/* ---- those that make no objects -------------------------------------------------------------- */

static TsValue symbol_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    TsString *text = argc > 0 && !ts_is_undefined(argv[0]) ? ts_to_string(argv[0]) : NULL;

    (void)self;
    (void)this_value;
    return ts_from_symbol(ts_symbol_new(text));
}

static TsValue refuse_to_construct(TsFunction *self, TsValue this_value, size_t argc,
                                   const TsValue *argv)
{
    (void)this_value;
    (void)argc;
    (void)argv;
    ts_throw_error(&TypeError_type, "%s is not a constructor", self->info->name);
}

static TsValue refuse_code(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    (void)argc;
    (void)argv;
    ts_throw_error(&TypeError_type, "a function cannot be made from text");
}

TsValue ts_class_symbol(void)
{
    return class_named("Symbol", 0, &symbol_type, refuse_to_construct, symbol_invoke);
}

TsValue ts_class_function(void)
{
    return class_named("Function", 1, &ts_function_type, refuse_code, refuse_code);
}
