/*
 * performance (https://nodejs.org/api/perf_hooks.html): the clock alone.
 */
#ifndef NODE_PERFORMANCE_H
#define NODE_PERFORMANCE_H

/* Milliseconds since the process began, with fractions; never goes back. */
double performance_now(void);
/* The time of that beginning, in milliseconds since 1970. */
double performance_time_origin(void);

#endif
