/*
 * Locales; see locale.h.
 */
#include "ts/locale.h"

#include "ts/array.h"
#include "ts/error.h"
#include "ts/string.h"

void ts_check_locale(TsValue locales)
{
    if (ts_is_array(locales)) {
        locales = ts_array_value(locales.as.pointer, 0);
    }
    if (ts_is_nullish(locales)) {
        return;
    }
    TsString *tag = ts_to_string(locales);
    if (!ts_string_is(tag, "en") && !ts_string_is(tag, "en-US")) {
        ts_throw_error(&RangeError_type, "The locale %S is not in this program", tag);
    }
}
