/*
 * The object that `arguments` is; see arguments.h.
 */
#include "ts/arguments.h"

#include "ts/function.h"
#include "ts/iterator.h"
#include "ts/object.h"
#include "ts/object_attributes.h"

static TsIterator *values_of(TsValue self)
{
    double length = ts_to_number(ts_get(self, TS_STR("length")));
    TsArray *values = ts_array_new(TS_ARRAY_VALUE, 0);

    for (double i = 0; i < length; i++) {
        ts_array_push_value(values, ts_get_at(self, i));
    }
    return ts_array_values(values);
}
TS_METHOD_0(values_of, "values", TsIterator *, TsValue)

static const TsMember members[] = {
    {.name = (TsString *)&ts_symbol_iterator, .method = &values_of_function}};

/* That of other objects but for its name, by which inspection and toString() know it. */
static const TsType *arguments_type(void)
{
    static TsType type;

    if (!type.name) {
        TsType made = ts_dynamic_type;
        made.members = members;
        made.member_count = 1;
        made.name = "Arguments";
        type = made;
    }
    return &type;
}

TsValue ts_arguments_object(TsArray *values)
{
    TsDynamicObject *object = ts_object_new(values->length + 1);
    TsString *keys[] = {TS_STR("value"), TS_STR("writable"), TS_STR("configurable")};
    TsValue parts[] = {ts_from_number((double)values->length), TS_TRUE, TS_TRUE};

    object->base.type = arguments_type();
    for (size_t i = 0; i < values->length; i++) {
        ts_object_define(object, ts_string_from_int((int64_t)i),
                         ts_array_value(values, (int64_t)i));
    }
    ts_object_define_property(ts_from_object(object), ts_from_string(TS_STR("length")),
                              ts_from_object(ts_object_of(3, keys, parts)));
    return ts_from_object(object);
}
