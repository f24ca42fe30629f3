/*
 * The BigInts of a DataView.
 */
#ifndef TS_DATA_VIEW_BIGINT_H
#define TS_DATA_VIEW_BIGINT_H

#include "ts/bigint.h"
#include "ts/data_view.h"

TsBigInt *ts_data_view_get_bigint64(const TsDataView *view, double offset, TsValue little);
TsBigInt *ts_data_view_get_biguint64(const TsDataView *view, double offset, TsValue little);
void ts_data_view_set_bigint64(TsDataView *view, double offset, TsBigInt *value, TsValue little);
#define ts_data_view_set_biguint64 ts_data_view_set_bigint64

#endif
