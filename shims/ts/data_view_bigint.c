/*
 * The BigInts of a DataView.
 */
#include "ts/data_view_bigint.h"

TsBigInt *ts_data_view_get_bigint64(const TsDataView *view, double offset, TsValue little)
{
    const uint8_t *at = ts_data_view_at(view, offset, 8);

    return ts_bigint_from_int64((int64_t)ts_bytes_read(at, 8, ts_to_boolean(little)));
}

TsBigInt *ts_data_view_get_biguint64(const TsDataView *view, double offset, TsValue little)
{
    const uint8_t *at = ts_data_view_at(view, offset, 8);

    return ts_bigint_from_uint64(ts_bytes_read(at, 8, ts_to_boolean(little)));
}

void ts_data_view_set_bigint64(TsDataView *view, double offset, TsBigInt *value, TsValue little)
{
    uint64_t bits = ts_bigint_to_uint64(value);

    ts_bytes_write(ts_data_view_at(view, offset, 8), 8, bits, ts_to_boolean(little));
}
