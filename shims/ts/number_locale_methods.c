/*
 * toLocaleString of numbers for ts_get and ts_call_method.
 */
#include "ts/number_locale_methods.h"

#include "ts/dynamic_methods_internal.h"

DYNAMIC_METHOD(to_locale_string, "toLocaleString", 0,
               ts_from_string(ts_number_to_locale_string_with(ts_to_number(call->receiver),
                                                              dynamic_value(call, 0),
                                                              dynamic_value(call, 1))))

static const TsMember members[] = {
    {.name = TS_KEY("toLocaleString"), .method = &to_locale_string_function},
};

void ts_number_locale_methods(void)
{
    ts_add_members(TS_PROTOTYPE_NUMBER, members, 1);
}
