/*
 * DataView (ECMA-262 §25.3): numbers at any byte of an ArrayBuffer, big-endian unless said otherwise.
 * Offsets outside throw RangeError. BigInts are in data_view_bigint.c.
 */
#ifndef TS_DATA_VIEW_H
#define TS_DATA_VIEW_H

#include "ts/typed_array.h"

/** Its length counts bytes. */
typedef TsTypedArray TsDataView;

extern const TsType TsDataView_type;

/** Absent: offset 0, up to the buffer's end. */
TsDataView *ts_data_view_new(TsValue buffer, double offset, double length);

TsValue ts_data_view_buffer(TsDataView *view);
/** TypeError when the buffer was detached. */
size_t ts_data_view_length(const TsDataView *view);
size_t ts_data_view_offset(const TsDataView *view);

/** The address of `size` bytes at an offset; RangeError. */
uint8_t *ts_data_view_at(const TsDataView *view, double offset, size_t size);

/** Bytes as an unsigned integer, and back. */
uint64_t ts_bytes_read(const uint8_t *at, size_t size, bool little);
void ts_bytes_write(uint8_t *at, size_t size, uint64_t bits, bool little);

double ts_data_view_get_int8(const TsDataView *view, double offset);
double ts_data_view_get_uint8(const TsDataView *view, double offset);
void ts_data_view_set_int8(TsDataView *view, double offset, double value);
#define ts_data_view_set_uint8 ts_data_view_set_int8

#define TS_DATA_VIEW_(name)                                                           \
    double ts_data_view_get_##name(const TsDataView *view, double offset, TsValue little); \
    void ts_data_view_set_##name(TsDataView *view, double offset, double value, TsValue little);
TS_DATA_VIEW_(int16)
TS_DATA_VIEW_(uint16)
TS_DATA_VIEW_(int32)
TS_DATA_VIEW_(uint32)
TS_DATA_VIEW_(float16)
TS_DATA_VIEW_(float32)
TS_DATA_VIEW_(float64)

#endif
