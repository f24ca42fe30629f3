/*
 * Iterating the bytes of a Buffer.
 */
#include "node/buffer.h"
#include "ts/iterator.h"

static bool next_keys(TsIterator *iterator, TsValue *item)
{
    TsWalk *walk = ts_walk(iterator);
    Buffer *buffer = ts_as_object(walk->source);

    bool found = walk->index < buffer->length;

    *item = found ? ts_from_number((double)walk->index++) : TS_UNDEFINED;
    return found;
}

static bool next_values(TsIterator *iterator, TsValue *item)
{
    TsWalk *walk = ts_walk(iterator);
    Buffer *buffer = ts_as_object(walk->source);

    *item = TS_UNDEFINED;
    if (walk->index >= buffer->length) {
        return false;
    }
    *item = ts_from_number(buffer->bytes[walk->index++]);
    return true;
}

static bool next_entries(TsIterator *iterator, TsValue *item)
{
    TsValue index = ts_from_number((double)ts_walk(iterator)->index);

    if (!next_values(iterator, item)) {
        return false;
    }
    *item = ts_from_object(ts_pair(index, *item));
    return true;
}

TsIterator *buffer_keys(Buffer *buffer)
{
    static const TsIteration keys = {"Array Iterator", next_keys, NULL, NULL};

    return &ts_iterator_new(&keys, ts_from_object(buffer))->iterator;
}

TsIterator *buffer_values(Buffer *buffer)
{
    static const TsIteration values = {"Array Iterator", next_values, NULL, NULL};

    return &ts_iterator_new(&values, ts_from_object(buffer))->iterator;
}

TsIterator *buffer_entries(Buffer *buffer)
{
    static const TsIteration entries = {"Array Iterator", next_entries, NULL, NULL};

    return &ts_iterator_new(&entries, ts_from_object(buffer))->iterator;
}
