/* performance.mark() and measure() (https://nodejs.org/api/perf_hooks.html): entries of a timeline.
 */
#ifndef NODE_PERFORMANCE_ENTRIES_H
#define NODE_PERFORMANCE_ENTRIES_H

#include "ts/array.h"

/* { name, entryType, startTime, duration, detail } */
TsValue performance_mark(TsString *name, TsValue options);
/* From one mark to another; without them from the start, or to now. A DOMException's text as
 * SyntaxError where a mark is not known. */
TsValue performance_measure(TsString *name, TsValue start, TsString *end);
TsArray *performance_entries(void);
TsArray *performance_entries_by_name(TsString *name, TsString *type);
TsArray *performance_entries_by_type(TsString *type);
/* NULL: all. */
void performance_clear_marks(TsString *name);
void performance_clear_measures(TsString *name);

#endif
