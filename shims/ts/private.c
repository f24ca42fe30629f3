/* Private members of objects that are not known; see private.h. */
#include "ts/private.h"

#include "ts/error.h"

static bool has_brand(TsValue object, const TsType *type)
{
    return ts_is_object(object) && ts_pointer_is_instance(object.as.object, type);
}

void *ts_private(TsValue object, const TsType *type, const char *name)
{
    if (!has_brand(object, type)) {
        ts_throw_error(
            &TypeError_type,
            "Cannot read private member %s from an object whose class did not declare it", name);
    }
    return object.as.pointer;
}

void *ts_private_to_set(TsValue object, const TsType *type, const char *name)
{
    if (!has_brand(object, type)) {
        ts_throw_error(
            &TypeError_type,
            "Cannot write private member %s to an object whose class did not declare it", name);
    }
    return object.as.pointer;
}

void *ts_private_receiver(TsValue object, const TsType *type, const char *name)
{
    (void)name;
    if (!has_brand(object, type)) {
        ts_throw_error(&TypeError_type, "Receiver must be an instance of class %s", type->name);
    }
    return object.as.pointer;
}
