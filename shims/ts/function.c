/*
 * Calling function values.
 */
#include "ts/function.h"
#include "ts/array.h"
#include "ts/error.h"
#include "ts/object.h"
#include "ts/prototype.h"

const TsType ts_function_type = {
    .kind = TS_KIND_FUNCTION,
    .size = sizeof(TsFunction),
    .name = "Function",
    .fields = (const TsField[]){{.offset = offsetof(TsFunction, scope),
                                 .rep = TS_REP_POINTER,
                                 .flags = TS_FIELD_HIDDEN | TS_FIELD_NOT_ENUMERABLE}},
    .field_count = 1};

TsFunction *ts_closure_new(const TsFunctionInfo *info, void *scope)
{
    return TS_NEW_AS(TsFunction, ts_function_type, .info = info, .scope = scope);
}

TsValue ts_call(TsFunction *function, TsValue this_value, size_t argc, const TsValue *argv)
{
    if (!function) {
        ts_throw_not_function("undefined");
    }
    TS_STACK_CHECK();
    return function->info->invoke(function, this_value, argc, argv);
}

TsValue ts_call_value(TsValue function, TsValue this_value, size_t argc, const TsValue *argv)
{
    if (!ts_is_function(function)) {
        ts_throw_not_function(ts_string_to_c(ts_describe(function)));
    }
    return ts_call(function.as.pointer, this_value, argc, argv);
}

bool ts_is_constructor(TsValue value)
{
    const TsFunctionInfo *info =
        ts_is_function(value) ? ((TsFunction *)value.as.pointer)->info : NULL;

    return info && (info->construct || (info->flags & TS_FUNCTION_CONSTRUCTOR));
}

TsValue ts_construct(TsValue function, size_t argc, const TsValue *argv)
{
    TsFunction *constructor = function.as.pointer;

    if (!ts_is_constructor(function)) {
        ts_throw_error(&TypeError_type, "%S is not a constructor", ts_describe(function));
    }
    TS_STACK_CHECK();
    if (constructor->info->construct) {
        return constructor->info->construct(constructor, TS_UNDEFINED, argc, argv);
    }
    TsValue prototype = ts_get(function, TS_STR("prototype"));
    TsValue made = ts_is_object(prototype) ? ts_object_create(prototype)
                                           : ts_from_object(ts_object_new(2));
    TsValue result = constructor->info->invoke(constructor, made, argc, argv);
    return ts_is_object(result) ? result : made;
}

void ts_throw_not_function(const char *callee_text)
{
    ts_throw_error(&TypeError_type, "%s is not a function", callee_text);
}

TsValue ts_class_invoke(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)this_value;
    (void)argc;
    (void)argv;
    ts_throw_error(&TypeError_type, "Class constructor %s cannot be invoked without 'new'",
                   self->info->name);
}

void ts_refuse_proxy(TsValue proxy, const char *method)
{
    const char *name = ts_class_name(proxy.as.object);

    if (name && strcmp(name, "Date") == 0) {
        ts_throw_error(&TypeError_type, "this is not a Date object.");
    }
    ts_throw_error(&TypeError_type, "Method %s.prototype.%s called on incompatible receiver %S",
                   name ? name : "Object", method, ts_describe(proxy));
}

void *ts_receiver(TsValue this_value, const TsType *type, const char *method)
{
    if (ts_is_nullish(this_value)) {
        return NULL;
    }
    if (!ts_is_object(this_value) || !ts_pointer_is_instance(this_value.as.object, type)) {
        ts_throw_error(&TypeError_type, "Method %s.%s called on incompatible receiver %S", type->name,
                       method, ts_describe(this_value));
    }
    return this_value.as.pointer;
}

static bool has_field_like(const TsType *type, const TsField *wanted)
{
    for (uint32_t i = 0; i < type->field_count; i++) {
        const TsField *field = &type->fields[i];
        if (field->offset == wanted->offset && field->rep == wanted->rep && field->name &&
            wanted->name && field->name->length == wanted->name->length &&
            ts_string_equals(field->name, wanted->name)) {
            return true;
        }
    }
    return false;
}

void *ts_receiver_like(TsValue this_value, const TsType *type, const char *method)
{
    bool is_like = ts_is_object(this_value) && !type->vtable;

    if (ts_is_object(this_value) && ts_pointer_is_instance(this_value.as.object, type)) {
        return this_value.as.pointer;
    }
    for (uint32_t i = 0; is_like && i < type->field_count; i++) {
        is_like = has_field_like(ts_type_of(this_value.as.object), &type->fields[i]);
    }
    return is_like ? this_value.as.pointer : ts_receiver(this_value, type, method);
}

int64_t ts_argument_integer(TsValue value, int64_t min, int64_t max)
{
    double number = ts_is_undefined(value) ? 0 : ts_as_number(value);

    if (!(number >= (double)min && number <= (double)max) || (double)(int64_t)number != number) {
        ts_fatal_kind("an integer of its parameter's range", value);
    }
    return (int64_t)number;
}

TsArray *ts_rest_array(TsRep rep, size_t first, size_t argc, const TsValue *argv)
{
    TsArray *array = ts_array_new(rep, argc > first ? argc - first : 0);

    for (size_t i = first; i < argc; i++) {
        ts_array_push_any(array, argv[i]);
    }
    return array;
}

TsString *ts_function_to_string(const TsFunction *function)
{
    const TsFunctionInfo *info = function->info;

    if (info->flags & TS_FUNCTION_CLASS) {
        return ts_string_format("class %s { }", info->name);
    }
    return ts_string_format("function %s() { [native code] }", info->name);
}

/* As V8 names a value in "x is not a function": primitives by their text, objects by their class.
 * */
TsString *ts_describe(TsValue value)
{
    if (ts_is_string(value)) {
        return ts_string_format("\"%S\"", value.as.string);
    }
    if (ts_is_object(value)) {
        if (ts_is_array_object(value)) {
            return TS_STR("[object Array]");
        }
        if (ts_is_function(value)) {
            return ts_function_to_string(value.as.pointer);
        }
        const char *name = ts_class_name(value.as.pointer);
        if (ts_type_of(value.as.object)->flags & TS_TYPE_NAMESPACE) {
            return TS_STR("[object Module]");
        }
        return name ? ts_string_format("#<%s>", name) : TS_STR("[object Object]");
    }
    return ts_string_of(value);
}
