/* The timeline of performance.
 */
#include "node/performance_entries.h"

#include "node/performance.h"
#include "ts/error.h"
#include "ts/object.h"

static TsArray *entries;

static TsArray *timeline(void)
{
    if (!entries) {
        ts_heap_root(&entries, TS_REP_POINTER);
        entries = ts_array_new(TS_ARRAY_VALUE, 4);
    }
    return entries;
}

static TsValue add_entry(TsString *name, TsString *type, double start, double duration,
                         TsValue detail)
{
    TsString *keys[] = {TS_STR("name"), TS_STR("entryType"), TS_STR("startTime"),
                        TS_STR("duration"), TS_STR("detail")};
    TsValue values[] = {ts_from_string(name), ts_from_string(type), ts_from_number(start),
                        ts_from_number(duration), ts_is_undefined(detail) ? TS_NULL : detail};
    TsValue entry = ts_from_object(ts_object_of(5, keys, values));

    ts_array_push_value(timeline(), entry);
    return entry;
}

static TsValue option(TsValue options, TsString *key)
{
    return ts_is_object(options) ? ts_get(options, key) : TS_UNDEFINED;
}

TsValue performance_mark(TsString *name, TsValue options)
{
    TsValue start = option(options, TS_STR("startTime"));

    return add_entry(name, TS_STR("mark"),
                     ts_is_number(start) ? start.as.number : performance_now(), 0,
                     option(options, TS_STR("detail")));
}

static bool is_like(TsValue entry, TsString *key, const TsString *wanted)
{
    TsValue found = ts_get(entry, key);

    return !wanted || ts_string_equals(found.as.string, wanted);
}

/* The time of a mark's latest occurrence, or a time itself. */
static double time_of(TsValue mark, double otherwise)
{
    if (ts_is_number(mark)) {
        return mark.as.number;
    }
    if (!ts_is_string(mark)) {
        return otherwise;
    }
    for (size_t i = timeline()->length; i > 0; i--) {
        TsValue entry = ts_array_value(entries, (int64_t)i - 1);
        if (is_like(entry, TS_STR("entryType"), TS_STR("mark")) &&
            is_like(entry, TS_STR("name"), mark.as.string)) {
            return ts_get(entry, TS_STR("startTime")).as.number;
        }
    }
    ts_throw_error(&SyntaxError_type, "The \"%S\" performance mark has not been set",
                   mark.as.string);
}

TsValue performance_measure(TsString *name, TsValue start, TsString *end)
{
    TsValue last = ts_from_string(end), detail = TS_UNDEFINED;

    if (ts_is_object(start)) {
        last = option(start, TS_STR("end"));
        detail = option(start, TS_STR("detail"));
        start = option(start, TS_STR("start"));
    }
    double to = time_of(last, performance_now()), from = time_of(start, 0);
    return add_entry(name, TS_STR("measure"), from, to - from, detail);
}

static TsArray *entries_like(TsString *name, TsString *type)
{
    TsArray *found = ts_array_new(TS_ARRAY_VALUE, 0);

    for (size_t i = 0; i < timeline()->length; i++) {
        TsValue entry = ts_array_value(entries, (int64_t)i);
        if (is_like(entry, TS_STR("name"), name) && is_like(entry, TS_STR("entryType"), type)) {
            ts_array_push_value(found, entry);
        }
    }
    return found;
}

TsArray *performance_entries(void)
{
    return entries_like(NULL, NULL);
}

TsArray *performance_entries_by_name(TsString *name, TsString *type)
{
    return entries_like(name, type);
}

TsArray *performance_entries_by_type(TsString *type)
{
    return entries_like(NULL, type);
}

static void clear(TsString *name, TsString *type)
{
    TsArray *kept = ts_array_new(TS_ARRAY_VALUE, 0);

    for (size_t i = 0; i < timeline()->length; i++) {
        TsValue entry = ts_array_value(entries, (int64_t)i);
        if (!is_like(entry, TS_STR("name"), name) || !is_like(entry, TS_STR("entryType"), type)) {
            ts_array_push_value(kept, entry);
        }
    }
    entries = kept;
}

void performance_clear_marks(TsString *name)
{
    clear(name, TS_STR("mark"));
}

void performance_clear_measures(TsString *name)
{
    clear(name, TS_STR("measure"));
}
