/*
 * Iterating the bytes of a Buffer.
 */
#include "node/buffer.h"
#include "ts/iterator.h"

static bool step_keys(TsIterator *iterator, TsValue *item)
{
    Buffer *buffer = ts_as_object(iterator->source);

    *item = ts_from_number((double)iterator->index);
    return iterator->index++ < buffer->length;
}

static bool step_values(TsIterator *iterator, TsValue *item)
{
    Buffer *buffer = ts_as_object(iterator->source);

    if (iterator->index >= buffer->length) {
        return false;
    }
    *item = ts_from_number(buffer->bytes[iterator->index++]);
    return true;
}

static bool step_entries(TsIterator *iterator, TsValue *item)
{
    TsValue index = ts_from_number((double)iterator->index);
    TsValue byte;

    if (!step_values(iterator, &byte)) {
        return false;
    }
    *item = ts_from_object(ts_pair(index, byte));
    return true;
}

TsIterator *buffer_keys(Buffer *buffer)
{
    return ts_iterator_new(step_keys, ts_from_object(buffer));
}

TsIterator *buffer_values(Buffer *buffer)
{
    return ts_iterator_new(step_values, ts_from_object(buffer));
}

TsIterator *buffer_entries(Buffer *buffer)
{
    return ts_iterator_new(step_entries, ts_from_object(buffer));
}
