/*
 * What iterators look like, for code that does not iterate: inspection.
 */
#ifndef TS_ITERATOR_LAYOUT_H
#define TS_ITERATOR_LAYOUT_H

#include "ts/type.h"

typedef struct TsIterator TsIterator;

/** How a kind of iterators works. */
typedef struct TsIteration {
    const char *tag; /* what inspection and Object.prototype.toString call it: "Array Iterator" */
    /**
     * The next value, or false at the end. *value is undefined, or what next(x) sends; at the end it
     * is what the iterator returns, undefined for most.
     */
    bool (*next)(TsIterator *iterator, TsValue *value);
    /** Ends the iteration early. NULL: nothing to do. */
    void (*close)(TsIterator *iterator);
    /** What it still gives, which stays to be given: inspection shows it. NULL: not shown. */
    TsArray *(*preview)(const TsIterator *iterator);
} TsIteration;

/** What every iterator begins with. */
struct TsIterator {
    TsObject base;
    const TsIteration *how;
    bool done; /* no further value */
};

/** Is the cell an iterator of the runtime? */
static inline bool ts_is_iterator(const void *cell)
{
    return (ts_type_of(cell)->flags & TS_TYPE_ITERATOR) != 0;
}

#endif
