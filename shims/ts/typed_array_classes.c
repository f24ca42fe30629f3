/*
 * The classes of typed arrays as values; see typed_array_classes.h.
 */
#include "ts/typed_array_classes.h"

#include "ts/library_class.h"
#include "ts/typed_array.h"

/* X(class, C name, bytes of an element) */
#define KINDS(X)                           \
    X(Int8Array, int8, 1)                  \
    X(Uint8Array, uint8, 1)                \
    X(Uint8ClampedArray, uint8_clamped, 1) \
    X(Int16Array, int16, 2)                \
    X(Uint16Array, uint16, 2)              \
    X(Int32Array, int32, 4)                \
    X(Uint32Array, uint32, 4)              \
    X(Float32Array, float32, 4)            \
    X(Float64Array, float64, 8)

#define FUNCTIONS(Name, c_name, bytes)                                                           \
    static TsValue Name##_make(TsFunction *self, TsValue this_value, size_t argc,                \
                               const TsValue *argv)                                              \
    {                                                                                            \
        (void)self;                                                                              \
        (void)this_value;                                                                        \
        TsValue source = ts_nth(argc, argv, 0);                                                  \
        return ts_from_object(                                                                   \
            argc < 2 ? ts_##c_name##_array_new_of(source)                                        \
                     : ts_##c_name##_array_new_from(source, ts_nth_number(argc, argv, 1),        \
                                                    ts_nth_number(argc, argv, 2)));              \
    }                                                                                            \
    static TsValue Name##_from(TsFunction *self, TsValue this_value, size_t argc,                \
                               const TsValue *argv)                                              \
    {                                                                                            \
        (void)self;                                                                              \
        (void)this_value;                                                                        \
        TsValue map = ts_nth(argc, argv, 1);                                                     \
        return ts_from_object(                                                                   \
            ts_is_undefined(map)                                                                 \
                ? ts_##c_name##_array_from(ts_nth(argc, argv, 0))                                \
                : ts_##c_name##_array_from_map(ts_nth(argc, argv, 0), ts_as_function(map)));     \
    }                                                                                            \
    static TsValue Name##_of(TsFunction *self, TsValue this_value, size_t argc,                  \
                             const TsValue *argv)                                                \
    {                                                                                            \
        (void)self;                                                                              \
        (void)this_value;                                                                        \
        return ts_from_object(ts_##c_name##_array_of(argc, argv));                               \
    }                                                                                            \
    TS_LIBRARY_METHOD(Name##_from, "from", 1)                                                    \
    TS_LIBRARY_METHOD(Name##_of, "of", 0)                                                        \
    TsValue ts_library_class_##Name(void)                                                        \
    {                                                                                            \
        static TsFunction *const methods[] = {&Name##_from_function, &Name##_of_function, NULL}; \
        static const TsLibraryClass class_ = {#Name,       3,    &Ts##Name##_type,               \
                                              Name##_make, NULL, methods};                       \
        return ts_library_class_with(&class_, TS_STR("BYTES_PER_ELEMENT"), bytes);               \
    }

KINDS(FUNCTIONS)
