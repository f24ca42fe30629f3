/*
 * Iterating URLSearchParams: live, by place in the list (URL Standard §6.2, Web IDL "iterable").
 */
#include "node/url.h"
#include "ts/iterator.h"

/* The list and the place of the next pair; false at the end. */
static bool next_pair(TsIterator *iterator, TsValue *name, TsValue *value)
{
    TsArray *pairs = url_search_params_pairs(ts_as_object(ts_walk(iterator)->source));
    size_t at = ts_walk(iterator)->index;

    *name = *value = TS_UNDEFINED;
    if (at >= pairs->length) {
        return false;
    }
    *name = ts_from_string(ts_array_ptr_at(pairs, at));
    *value = ts_from_string(ts_array_ptr_at(pairs, at + 1));
    ts_walk(iterator)->index = at + 2;
    return true;
}

static bool next_entries(TsIterator *iterator, TsValue *item)
{
    TsValue name;
    TsValue value;
    bool found = next_pair(iterator, &name, &value);

    *item = found ? ts_from_object(ts_pair(name, value)) : TS_UNDEFINED;
    return found;
}

static bool next_keys(TsIterator *iterator, TsValue *item)
{
    TsValue value;

    return next_pair(iterator, item, &value);
}

static bool next_values(TsIterator *iterator, TsValue *item)
{
    TsValue name;

    return next_pair(iterator, &name, item);
}

TsIterator *url_search_params_entries(UrlSearchParams *params)
{
    static const TsIteration entries = {"URLSearchParams Iterator", next_entries, NULL, NULL};

    return &ts_iterator_new(&entries, ts_from_object(params))->iterator;
}

TsIterator *url_search_params_keys(UrlSearchParams *params)
{
    static const TsIteration keys = {"URLSearchParams Iterator", next_keys, NULL, NULL};

    return &ts_iterator_new(&keys, ts_from_object(params))->iterator;
}

TsIterator *url_search_params_values(UrlSearchParams *params)
{
    static const TsIteration values = {"URLSearchParams Iterator", next_values, NULL, NULL};

    return &ts_iterator_new(&values, ts_from_object(params))->iterator;
}
