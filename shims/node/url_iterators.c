/*
 * Iterating URLSearchParams: live, by place in the list (URL Standard §6.2, Web IDL "iterable").
 */
#include "node/url.h"
#include "ts/iterator.h"

/* The list and the place of the next pair; false at the end. */
static bool next_pair(TsIterator *iterator, TsValue *name, TsValue *value)
{
    TsArray *pairs = url_search_params_pairs(ts_as_object(iterator->source));
    size_t at = iterator->index;

    if (at >= pairs->length) {
        return false;
    }
    *name = ts_from_string(ts_array_ptr_at(pairs, at));
    *value = ts_from_string(ts_array_ptr_at(pairs, at + 1));
    iterator->index = at + 2;
    return true;
}

static bool step_entries(TsIterator *iterator, TsValue *item)
{
    TsValue name;
    TsValue value;
    bool found = next_pair(iterator, &name, &value);

    if (found) {
        *item = ts_from_object(ts_pair(name, value));
    }
    return found;
}

static bool step_keys(TsIterator *iterator, TsValue *item)
{
    TsValue value;

    return next_pair(iterator, item, &value);
}

static bool step_values(TsIterator *iterator, TsValue *item)
{
    TsValue name;

    return next_pair(iterator, &name, item);
}

TsIterator *url_search_params_entries(UrlSearchParams *params)
{
    return ts_iterator_new(step_entries, ts_from_object(params));
}

TsIterator *url_search_params_keys(UrlSearchParams *params)
{
    return ts_iterator_new(step_keys, ts_from_object(params));
}

TsIterator *url_search_params_values(UrlSearchParams *params)
{
    return ts_iterator_new(step_values, ts_from_object(params));
}
