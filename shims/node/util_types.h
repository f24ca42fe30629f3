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

bool util_is_float64_array(TsValue value);
bool util_is_float32_array(TsValue value);
bool util_is_float16_array(TsValue value);
bool util_is_int8_array(TsValue value);
bool util_is_int16_array(TsValue value);
bool util_is_int32_array(TsValue value);
bool util_is_uint8_clamped_array(TsValue value);
bool util_is_uint16_array(TsValue value);
bool util_is_uint32_array(TsValue value);
bool util_is_big_int64_array(TsValue value);
bool util_is_big_uint64_array(TsValue value);
bool util_is_number_object(TsValue value);
bool util_is_string_object(TsValue value);
bool util_is_boolean_object(TsValue value);
bool util_is_big_int_object(TsValue value);
bool util_is_symbol_object(TsValue value);
bool util_is_shared_array_buffer(TsValue value);
bool util_is_arguments(TsValue value);
bool util_is_map_iterator(TsValue value);
bool util_is_set_iterator(TsValue value);
bool util_is_array_buffer_view(TsValue value);

#endif
