/*
 * How async iterators are told, for code that does not iterate: inspection.
 */
#ifndef TS_ASYNC_ITERATOR_LAYOUT_H
#define TS_ASYNC_ITERATOR_LAYOUT_H

#include "ts/type.h"

/** Is the cell an async iterator of the runtime? Its descriptor's name is its tag. */
static inline bool ts_is_async_iterator(const void *cell)
{
    return (ts_type_of(cell)->flags & TS_TYPE_ASYNC_ITERATOR) != 0;
}

#endif
