/*
 * Intl.DateTimeFormat.
 */
#include "ts/date_format.h"

#include "ts/error.h"
#include "ts/function.h"
#include "ts/heap.h"
#include "ts/locale.h"

TS_METHOD_1(ts_date_format_format, "format", TsString *, TsDateFormat *, TsValue)

TS_NATIVE(TsDateFormat, "DateTimeFormat", TS_FIELDS(TS_HIDDEN(TsDateFormat, options, VALUE)),
          TS_MEMBERS(TS_METHOD_MEMBER("format", &ts_date_format_format_function)));

TsDateFormat *ts_date_format_new(TsValue locales, TsValue options)
{
    ts_check_locale(locales);
    return TS_NEW(TsDateFormat, .options = options);
}

TsString *ts_date_format_format(const TsDateFormat *format, TsValue date)
{
    TsDate moment = {.base = {&TsDate_type},
                     .time = ts_is_undefined(date) ? ts_date_now() : ts_to_number(date)};

    if (moment.time != moment.time) {
        ts_throw_error(&RangeError_type, "Invalid time value");
    }
    return ts_date_to_locale_date_string(&moment, TS_UNDEFINED, format->options);
}
