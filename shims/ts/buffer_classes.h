/*
 * ArrayBuffer and DataView as values of their classes.
 */
#ifndef TS_BUFFER_CLASSES_H
#define TS_BUFFER_CLASSES_H

#include "ts/value.h"

TsValue ts_library_class_array_buffer(void);
TsValue ts_library_class_data_view(void);

#define TsArrayBuffer_class ts_library_class_array_buffer()
#define TsDataView_class    ts_library_class_data_view()

#endif
