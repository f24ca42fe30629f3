/*
 * Timsort: the stable sort whose order of comparisons, and result for comparators that contradict
 * themselves, is that of V8's Array.prototype.sort.
 *
 * The algorithm is Tim Peters' ("listsort.txt" of CPython): natural runs, made longer by binary
 * insertion, merged so that their lengths stay balanced, with galloping where one run wins often.
 */
#ifndef TS_TIM_SORT_H
#define TS_TIM_SORT_H

#include "ts/value.h"

/** Negative: a goes before b; positive: behind it; 0: either. Never NaN. */
typedef double (*TsComparison)(void *context, TsValue a, TsValue b);

/** Sorts `count` values. `spare` has room for half as many, where the heap sees them. */
void ts_tim_sort(TsValue *values, size_t count, TsValue *spare, TsComparison compare,
                 void *context);

#endif
