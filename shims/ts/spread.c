/* Spreading and walking of values of any kind; see spread.h. */
#include "ts/spread.h"

#include "ts/iterator.h"
#include "ts/object.h"

void ts_array_push_spread(TsArray *array, TsValue iterable)
{
    if (ts_is_array(iterable) && !ts_says_how_to_iterate(iterable.as.pointer)) {
        ts_array_append_array(array, iterable.as.pointer);
        return;
    }
    TsIterator *iterator = ts_iterate(iterable);
    TsValue item;
    while (ts_iterator_next(iterator, &item)) {
        ts_array_push_any(array, item);
    }
}

TsString *ts_string_character(TsString *string, size_t index, size_t *units)
{
    ts_string_code_point(string, index, units);
    return ts_string_range(string, index, index + *units);
}

TsArray *ts_for_in_keys(TsValue value)
{
    return ts_is_nullish(value) ? ts_array_new(TS_ARRAY_PTR, 0) : ts_enumerable_keys(value);
}
