/*
 * ArrayBuffer and DataView as values of their classes.
 */
#include "ts/buffer_classes.h"

#include "ts/array_buffer.h"
#include "ts/data_view.h"
#include "ts/library_class.h"

/* ---- ArrayBuffer ----------------------------------------------------------------------------- */

static TsValue make_array_buffer(TsFunction *self, TsValue this_value, size_t argc,
                                 const TsValue *argv)
{
    (void)self;
    (void)this_value;
    double length = ts_nth_number(argc, argv, 0);

    return ts_from_object(argc > 1 ? ts_array_buffer_new_resizable(length, argv[1])
                                   : ts_array_buffer_new(length));
}

static TsValue class_array_buffer_isview(TsFunction *self, TsValue this_value, size_t argc,
                                         const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_bool(ts_array_buffer_is_view(ts_nth(argc, argv, 0)));
}

TS_LIBRARY_METHOD(class_array_buffer_isview, "isView", 1)

TsValue ts_library_class_array_buffer(void)
{
    static TsFunction *const methods[] = {&class_array_buffer_isview_function, NULL};
    static const TsLibraryClass class_ = {"ArrayBuffer",     1,    &TsArrayBuffer_type,
                                          make_array_buffer, NULL, methods};

    return ts_library_class(&class_);
}

/* ---- DataView -------------------------------------------------------------------------------- */

static TsValue make_data_view(TsFunction *self, TsValue this_value, size_t argc,
                              const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(ts_data_view_new(ts_nth(argc, argv, 0), ts_nth_number(argc, argv, 1),
                                           ts_nth_number(argc, argv, 2)));
}

TsValue ts_library_class_data_view(void)
{
    static const TsLibraryClass class_ = {"DataView",     1,    &TsDataView_type,
                                          make_data_view, NULL, NULL};

    return ts_library_class(&class_);
}
