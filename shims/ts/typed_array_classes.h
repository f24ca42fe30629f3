/*
 * The classes of typed arrays as values:  const Kind = wide ? Uint16Array : Uint8Array;
 *
 * ECMA-262 §23.2.2, §23.2.5.
 */
#ifndef TS_TYPED_ARRAY_CLASSES_H
#define TS_TYPED_ARRAY_CLASSES_H

#include "ts/value.h"

#define TS_TYPED_ARRAY_CLASS_(Name) TsValue ts_library_class_##Name(void);
TS_TYPED_ARRAY_CLASS_(Int8Array)
TS_TYPED_ARRAY_CLASS_(Uint8Array)
TS_TYPED_ARRAY_CLASS_(Uint8ClampedArray)
TS_TYPED_ARRAY_CLASS_(Int16Array)
TS_TYPED_ARRAY_CLASS_(Uint16Array)
TS_TYPED_ARRAY_CLASS_(Int32Array)
TS_TYPED_ARRAY_CLASS_(Uint32Array)
TS_TYPED_ARRAY_CLASS_(Float32Array)
TS_TYPED_ARRAY_CLASS_(Float64Array)

#define TsInt8Array_class         ts_library_class_Int8Array()
#define TsUint8Array_class        ts_library_class_Uint8Array()
#define TsUint8ClampedArray_class ts_library_class_Uint8ClampedArray()
#define TsInt16Array_class        ts_library_class_Int16Array()
#define TsUint16Array_class       ts_library_class_Uint16Array()
#define TsInt32Array_class        ts_library_class_Int32Array()
#define TsUint32Array_class       ts_library_class_Uint32Array()
#define TsFloat32Array_class      ts_library_class_Float32Array()
#define TsFloat64Array_class      ts_library_class_Float64Array()

#endif
