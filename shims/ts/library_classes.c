/*
 * Classes of the library as values; see library_classes.h.
 */
#include "ts/library_classes.h"

#include "ts/array_methods.h"
#include "ts/collect.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/object.h"
#include "ts/object_attributes.h"

static TsValue argument(size_t argc, const TsValue *argv, size_t index)
{
    return index < argc ? argv[index] : TS_UNDEFINED;
}

/* ---- what `new` makes ------------------------------------------------------------------------ */

static TsValue make_array(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    TsArray *array = argc == 1 && ts_is_number(argv[0])
                         ? ts_array_with_length(argv[0].as.number, TS_ARRAY_VALUE)
                         : ts_array_of_values(argc, argv, TS_ARRAY_VALUE);
    return ts_from_object(array);
}

static TsValue make_map(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(ts_map_from(argument(argc, argv, 0)));
}

static TsValue make_set(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(ts_set_from(argument(argc, argv, 0)));
}

static TsValue refuse_call(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)this_value;
    (void)argc;
    (void)argv;
    ts_throw_error(&TypeError_type, "Constructor %s requires 'new'", self->info->name);
}

/* ---- static methods -------------------------------------------------------------------------- */

static TsValue array_is_array(TsValue value)
{
    return ts_from_bool(ts_is_array_object(value));
}

static TsArray *array_from(TsValue source, TsValue callback, TsValue this_value)
{
    TsFunction *function = ts_is_undefined(callback) ? NULL : ts_as_function(callback);

    return ts_array_from_map(source, function, this_value, TS_ARRAY_VALUE);
}

static TsArray *array_of(TsArray *values)
{
    return values;
}

static TsMap *map_group_by(TsValue items, TsValue selector)
{
    return ts_map_group_by(items, ts_as_function(selector));
}

TS_FUNCTION_OF(1, array_is_array, "isArray", 1, TsValue, TsValue)
TS_FUNCTION_OF(3, array_from, "from", 1, TsArray *, TsValue, TsValue, TsValue)
TS_FUNCTION_REST_1(array_of, "of", TsArray *, VALUE)
TS_FUNCTION_OF(2, map_group_by, "groupBy", 2, TsMap *, TsValue, TsValue)

static void add_static(TsFunction *class_, TsFunction *method)
{
    TsString *keys[] = {TS_STR("value"), TS_STR("configurable"), TS_STR("writable")};
    TsValue parts[] = {ts_from_object(method), TS_TRUE, TS_TRUE};

    ts_object_define_property(ts_from_object(class_),
                              ts_from_string(ts_string_from_c(method->info->name)),
                              ts_from_object(ts_object_of(3, keys, parts)));
}

/* ---- the classes ----------------------------------------------------------------------------- */

TsValue ts_library_class_array(void)
{
    static TsFunction *class_;

    if (!class_) {
        class_ = ts_constructor_named("Array");
        ts_constructor_define(class_, 1, &TsArray_type, make_array, make_array);
        add_static(class_, &array_is_array_function);
        add_static(class_, &array_from_function);
        add_static(class_, &array_of_function);
    }
    return ts_from_object(class_);
}

TsValue ts_library_class_map(void)
{
    static TsFunction *class_;

    if (!class_) {
        class_ = ts_constructor_named("Map");
        ts_constructor_define(class_, 0, &TsMap_type, make_map, refuse_call);
        add_static(class_, &map_group_by_function);
    }
    return ts_from_object(class_);
}

TsValue ts_library_class_set(void)
{
    static TsFunction *class_;

    if (!class_) {
        class_ = ts_constructor_named("Set");
        ts_constructor_define(class_, 0, &TsSet_type, make_set, refuse_call);
    }
    return ts_from_object(class_);
}
