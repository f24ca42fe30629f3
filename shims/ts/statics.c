/*
 * Static members of classes as properties of the class.
 */
#include "ts/statics.h"

#include "ts/error.h"
#include "ts/object_internal.h"

static const TsStatic *find(const TsType *type, const TsString *key)
{
    for (uint32_t i = 0; type && i < type->static_count; i++) {
        if (key_equals(type->statics[i].name, key)) {
            return &type->statics[i];
        }
    }
    return NULL;
}

const TsStatic *ts_own_static(const TsFunction *function, const TsString *key)
{
    return find(function->info->instance_type, key);
}

const TsStatic *ts_inherited_static(const TsFunction *function, const TsString *key)
{
    const TsType *type = function->info->instance_type;
    const TsStatic *member = NULL;

    while (type && !member && (type = type->parent)) {
        member = find(type, key);
    }
    return member;
}

TsValue ts_static_get(const TsStatic *member, TsValue receiver)
{
    if (member->place) {
        return ts_slot_get(member->place, (TsRep)member->rep);
    }
    if (member->method) {
        return ts_from_object(member->method);
    }
    return member->getter ? ts_call(member->getter, receiver, 0, NULL) : TS_UNDEFINED;
}

bool ts_static_set(const TsStatic *member, TsValue receiver, TsValue value, bool is_inherited)
{
    if (member->setter) {
        ts_call(member->setter, receiver, 1, &value);
        return true;
    }
    if (is_inherited || !member->place) {
        return false;
    }
    if (!ts_slot_set(member->place, (TsRep)member->rep, value)) {
        ts_fatal("the static property %s cannot hold a value of type %s",
                 ts_string_to_c(member->name), ts_string_to_c(ts_typeof(value)));
    }
    return true;
}

void ts_static_keys(TsArray *keys, const TsFunction *function, bool variables)
{
    const TsType *type = function->info->instance_type;

    for (uint32_t i = 0; type && i < type->static_count; i++) {
        if ((type->statics[i].place != NULL) == variables) {
            ts_array_push_ptr(keys, type->statics[i].name);
        }
    }
}
