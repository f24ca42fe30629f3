/* util.types (https://nodejs.org/api/util.html#utiltypes): what kind of object a value is.
 */
#ifndef NODE_UTIL_TYPES_H
#define NODE_UTIL_TYPES_H

#include "ts/value.h"

bool util_is_array_buffer(TsValue value);
bool util_is_async_function(TsValue value);
bool util_is_boxed_primitive(TsValue value);
bool util_is_data_view(TsValue value);
bool util_is_date(TsValue value);
bool util_is_generator_function(TsValue value);
bool util_is_generator_object(TsValue value);
bool util_is_map(TsValue value);
bool util_is_native_error(TsValue value);
bool util_is_promise(TsValue value);
bool util_is_reg_exp(TsValue value);
bool util_is_set(TsValue value);
bool util_is_typed_array(TsValue value);
bool util_is_uint8_array(TsValue value);
bool util_is_weak_map(TsValue value);
bool util_is_weak_set(TsValue value);
bool util_is_proxy(TsValue value);

#endif
