/*
 * Intl.DateTimeFormat.
 */
#include "ts/date_format.h"

#include "ts/error.h"
#include "ts/function.h"
#include "ts/heap.h"
#include "ts/locale.h"
#include "ts/number_locale.h"

static double moment(TsValue date)
{
    double time = ts_is_undefined(date) ? ts_date_now() : ts_to_number(date);

    if (!(time >= -8.64e15 && time <= 8.64e15)) {
        ts_throw_error(&RangeError_type, "Invalid time value");
    }
    return time;
}

TsString *ts_date_format_format(const TsDateFormat *format, TsValue date)
{
    return ts_date_locale_format(moment(date), format->options);
}

TsArray *ts_date_format_parts(const TsDateFormat *format, TsValue date)
{
    return ts_locale_parts(ts_date_locale_parts(moment(date), format->options));
}

TsValue ts_date_format_options(const TsDateFormat *format)
{
    return ts_date_locale_options(format->options);
}

static TsString *bound_format(TsDateFormat *format, TsValue date)
{
    return ts_date_format_format(format, date);
}
TS_CLOSURE_1(bound_format, "", TsString *, TsDateFormat *, TsValue)

static TsFunction *get_format(TsDateFormat *format)
{
    return ts_closure(bound_format, format);
}

TS_METHOD_0(get_format, "get format", TsFunction *, TsDateFormat *)
TS_METHOD_1(ts_date_format_parts, "formatToParts", TsArray *, TsDateFormat *, TsValue)
TS_METHOD_0(ts_date_format_options, "resolvedOptions", TsValue, TsDateFormat *)

TS_NATIVE(TsDateFormat, "DateTimeFormat", TS_FIELDS(TS_HIDDEN(TsDateFormat, options, VALUE)),
          TS_MEMBERS({.name = TS_KEY("format"), .getter = &get_format_function},
                     TS_METHOD_MEMBER("formatToParts", &ts_date_format_parts_function),
                     TS_METHOD_MEMBER("resolvedOptions", &ts_date_format_options_function)));

TsDateFormat *ts_date_format_new(TsValue locales, TsValue options)
{
    ts_check_locale(locales);
    ts_date_locale_options(options); /* throws what it must */
    return TS_NEW(TsDateFormat, .options = options);
}
