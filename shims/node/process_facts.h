/* process: facts that are objects, and clocks as BigInts (https://nodejs.org/api/process.html).
 */
#ifndef NODE_PROCESS_FACTS_H
#define NODE_PROCESS_FACTS_H

#include "ts/bigint.h"
#include "ts/value.h"

/* Nanoseconds of the clock that nobody sets. */
TsBigInt *process_hrtime_bigint(void);
/* { user, system } in microseconds, less those of `previous`. */
TsValue process_cpu_usage(TsValue previous);
/* { name: "node", ... } */
TsValue process_release(void);

#endif
