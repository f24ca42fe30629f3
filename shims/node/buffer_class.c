/*
 * Buffer as a value of its class.
 */
#include "node/buffer_class.h"

#include "node/buffer.h"
#include "ts/library_class.h"

/* ---- Buffer ---------------------------------------------------------------------------------- */

static TsValue make_buffer(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    TsValue source = ts_nth(argc, argv, 0);

    return ts_from_object(ts_is_string(source)
                              ? buffer_new_of_string(source.as.string, ts_nth_text(argc, argv, 1))
                              : buffer_new_of_value(source));
}

static TsValue class_buffer_from(TsFunction *self, TsValue this_value, size_t argc,
                                 const TsValue *argv)
{
    (void)self;
    (void)this_value;
    TsValue source = ts_nth(argc, argv, 0);

    if (ts_is_object(source) && ts_type_of(source.as.object) == &TsArrayBuffer_type) {
        return ts_from_object(buffer_from_array_buffer(source, ts_nth_number(argc, argv, 1),
                                                       ts_nth_number(argc, argv, 2)));
    }
    return ts_from_object(buffer_from_value(source, ts_nth_text(argc, argv, 1)));
}

static TsValue class_buffer_of(TsFunction *self, TsValue this_value, size_t argc,
                               const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(buffer_of(argc, argv));
}

static TsValue class_buffer_isbuffer(TsFunction *self, TsValue this_value, size_t argc,
                                     const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_bool(buffer_is_buffer(ts_nth(argc, argv, 0)));
}

static TsValue class_buffer_alloc(TsFunction *self, TsValue this_value, size_t argc,
                                  const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(buffer_alloc(ts_nth_number(argc, argv, 0), ts_nth(argc, argv, 1),
                                       ts_nth_text(argc, argv, 2)));
}

static TsValue class_buffer_allocunsafe(TsFunction *self, TsValue this_value, size_t argc,
                                        const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(buffer_alloc_unsafe(ts_nth_number(argc, argv, 0)));
}

static TsValue class_buffer_bytelength(TsFunction *self, TsValue this_value, size_t argc,
                                       const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_number(
        buffer_byte_length_value(ts_nth(argc, argv, 0), ts_nth_text(argc, argv, 1)));
}

static TsValue class_buffer_isencoding(TsFunction *self, TsValue this_value, size_t argc,
                                       const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_bool(buffer_is_encoding(ts_to_string(ts_nth(argc, argv, 0))));
}

static TsValue class_buffer_concat(TsFunction *self, TsValue this_value, size_t argc,
                                   const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(
        buffer_concat(ts_as_array(ts_nth(argc, argv, 0)), ts_nth_number(argc, argv, 1)));
}

TS_LIBRARY_METHOD(class_buffer_from, "from", 3)
TS_LIBRARY_METHOD(class_buffer_of, "of", 0)
TS_LIBRARY_METHOD(class_buffer_isbuffer, "isBuffer", 1)
TS_LIBRARY_METHOD(class_buffer_alloc, "alloc", 3)
TS_LIBRARY_METHOD(class_buffer_allocunsafe, "allocUnsafe", 1)
TS_LIBRARY_METHOD(class_buffer_bytelength, "byteLength", 2)
TS_LIBRARY_METHOD(class_buffer_isencoding, "isEncoding", 1)
TS_LIBRARY_METHOD(class_buffer_concat, "concat", 2)

TsValue ts_library_class_buffer(void)
{
    static TsFunction *const methods[] = {&class_buffer_from_function,
                                          &class_buffer_of_function,
                                          &class_buffer_isbuffer_function,
                                          &class_buffer_alloc_function,
                                          &class_buffer_allocunsafe_function,
                                          &class_buffer_bytelength_function,
                                          &class_buffer_isencoding_function,
                                          &class_buffer_concat_function,
                                          NULL};
    static const TsLibraryClass class_ = {"Buffer", 3, &Buffer_type, make_buffer, NULL, methods};

    return ts_library_class(&class_);
}
