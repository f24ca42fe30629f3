/*
 * Objects of unknown shape: values in slots, under descriptors that objects made alike share; a table
 * when there are many keys or some were deleted.
 */
#include "ts/object_internal.h"

static size_t dynamic_size(const void *cell)
{
    const TsDynamicObject *object = cell;

    return sizeof *object + object->inline_capacity * sizeof(TsValue);
}

const TsType ts_dynamic_type = {
    .kind = TS_KIND_DYNAMIC, .cell_size = dynamic_size, .name = "Object"};
const TsType ts_null_prototype_type = {.kind = TS_KIND_DYNAMIC,
                                       .cell_size = dynamic_size,
                                       .name = "Object",
                                       .flags = TS_TYPE_NULL_PROTOTYPE};
const TsType ts_dictionary_type = {.kind = TS_KIND_DYNAMIC,
                                   .cell_size = dynamic_size,
                                   .name = "Object",
                                   .flags = TS_TYPE_DICTIONARY};
const TsType ts_null_dictionary_type = {.kind = TS_KIND_DYNAMIC,
                                        .cell_size = dynamic_size,
                                        .name = "Object",
                                        .flags = TS_TYPE_DICTIONARY | TS_TYPE_NULL_PROTOTYPE};

static TsDynamicObject *new_dynamic(const TsType *type, size_t expected)
{
    size_t slots = expected < 2 ? 2 : expected > DICTIONARY_AT ? 0 : expected;
    TsDynamicObject *object = ts_heap_cell(sizeof *object + slots * sizeof(TsValue));

    object->base.type = type;
    object->slots = object->inlined;
    object->capacity = object->inline_capacity = (uint32_t)slots;
    memset(object->inlined, 0, slots * sizeof(TsValue));
    return object;
}

TsDynamicObject *ts_object_new(size_t expected)
{
    return new_dynamic(&ts_dynamic_type, expected);
}

TsDynamicObject *ts_object_new_null_prototype(void)
{
    return new_dynamic(&ts_null_prototype_type, 0);
}

void ts_object_make_dictionary(TsDynamicObject *object)
{
    const TsType *type = object->base.type;
    TsTableOwner *table = ts_table_new();

    for (uint32_t i = 0; i < type->field_count; i++) {
        ts_table_set(table, key_value(type->fields[i].name), ((TsValue *)object->slots)[i]);
    }
    object->slots = table;
    object->base.type =
        type->flags & TS_TYPE_NULL_PROTOTYPE ? &ts_null_dictionary_type : &ts_dictionary_type;
    const unsigned kept = TS_TYPE_FROZEN | TS_TYPE_SEALED | TS_TYPE_FIXED | TS_TYPE_ACCESSORS |
                          TS_TYPE_PROTOTYPE | TS_TYPE_EXTRA;
    if (type->flags & kept) {
        object->base.type = shape_with_flags(object->base.type, type->flags & kept);
    }
}

static void grow_slots(TsDynamicObject *object, uint32_t count)
{
    void *old = object->slots == object->inlined ? NULL : object->slots;
    size_t room;
    void *slots =
        ts_heap_raw_grow(TS_REP_VALUE, old, old ? count : 0, count ? count * 2 : 4, &room);

    if (!old) {
        memcpy(slots, object->inlined, count * sizeof(TsValue));
    }
    object->slots = slots;
    object->capacity = (uint32_t)room;
}

static void add_slot(TsDynamicObject *object, const TsType *next, TsValue value)
{
    uint32_t count = object->base.type->field_count;

    if (count == object->capacity) {
        grow_slots(object, count);
    }
    ((TsValue *)object->slots)[count] = value;
    object->base.type = next;
}

void ts_object_define(TsDynamicObject *object, TsString *key, TsValue value)
{
    const TsType *next = shape_next(object->base.type, key);
    const TsField *field;

    if (next) {
        add_slot(object, next, value);
        return;
    }
    if (!is_dictionary(&object->base)) {
        field = find_field(object->base.type, key);
        if (field) {
            ((TsValue *)object->slots)[field->offset] = value;
            return;
        }
        next = shape_with_slot(object->base.type, key);
        if (next) {
            add_slot(object, next, value);
            return;
        }
        ts_object_make_dictionary(object);
    }
    ts_table_set(dictionary_of(&object->base), key_value(key), value);
}

TsDynamicObject *ts_object_of(size_t count, TsString *const *keys, const TsValue *values)
{
    TsDynamicObject *object = ts_object_new(count);

    for (size_t i = 0; i < count; i++) {
        ts_object_define(object, keys[i], values[i]);
    }
    return object;
}

const TsType ts_accessor_type = {
    .kind = TS_KIND_INTERNAL,
    .size = sizeof(TsAccessor),
    .name = "Accessor",
    TS_FIELDS(TS_HIDDEN(TsAccessor, getter, POINTER), TS_HIDDEN(TsAccessor, setter, POINTER),
              TS_HIDDEN(TsAccessor, value, VALUE))};

void ts_object_define_accessor(TsDynamicObject *object, TsString *key, TsFunction *getter,
                               TsFunction *setter)
{
    const TsAccessor *old = ts_own_accessor(ts_from_object(object), key);
    TsAccessor *accessor =
        TS_NEW_AS(TsAccessor, ts_accessor_type, .getter = getter ? getter : old ? old->getter : NULL,
                  .setter = setter ? setter : old ? old->setter : NULL);

    ts_object_define(object, key, ts_from_object(accessor));
    object->base.type = shape_with_flags(object->base.type, TS_TYPE_ACCESSORS);
}
