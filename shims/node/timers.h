/*
 * Timers (https://nodejs.org/api/timers.html): setTimeout, setInterval, setImmediate, in Node's
 * phases and order. Timers of one duration form a list, lists are served in the order in which they
 * are due, and microtasks run between any two callbacks.
 */
#ifndef NODE_TIMERS_H
#define NODE_TIMERS_H

#include "node/node_arguments.h"
#include "ts/function.h"

/** What setTimeout and setInterval give. */
typedef struct Timeout {
    TsObject base;
    struct Timeout *next, *previous; /* in the list of its duration */
    TsFunction *callback;
    TsArray *arguments; /* NULL: none */
    double id;          /* for clearTimeout(Number(timeout)) */
    int64_t start;      /* when it began to wait, in ms */
    int32_t duration;   /* ms */
    bool is_interval, is_unreferenced;
    bool is_waiting; /* in its list */
    bool is_cleared;
    bool is_done; /* cleared, or has run for the last time */
} Timeout;

/** What setImmediate gives. */
typedef struct Immediate {
    TsObject base;
    struct Immediate *next;
    TsFunction *callback;
    TsArray *arguments;
    bool is_unreferenced, is_done;
} Immediate;

extern const TsType Timeout_type, Immediate_type;

/** The function, or TypeError [ERR_INVALID_ARG_TYPE]. */
static inline TsFunction *timers_callback(TsValue value)
{
    return node_function(value, "callback");
}

/** `delay` in milliseconds; undefined, less than 1 or more than 2^31 - 1 mean 1. */
Timeout *timers_set_timeout(TsFunction *callback, double delay, size_t count,
                            const TsValue *values);
Timeout *timers_set_interval(TsFunction *callback, double delay, size_t count,
                             const TsValue *values);
Immediate *timers_set_immediate(TsFunction *callback, size_t count, const TsValue *values);

/** clearTimeout, clearInterval: a Timeout, its number (also as a string), or nullish. */
void timers_clear(TsValue timeout);
/** The same for a value that is a Timeout or absent. */
void timers_clear_timeout(Timeout *timeout);
void timers_clear_immediate(Immediate *immediate);

/** A timer that is not referenced does not keep the program running. */
Timeout *timers_ref(Timeout *timeout);
Timeout *timers_unref(Timeout *timeout);
bool timers_has_ref(const Timeout *timeout);
/** Starts the waiting anew. */
Timeout *timers_refresh(Timeout *timeout);
Timeout *timers_close(Timeout *timeout);
/** timeout[Symbol.toPrimitive](). */
double timers_id(Timeout *timeout);

Immediate *timers_immediate_ref(Immediate *immediate);
Immediate *timers_immediate_unref(Immediate *immediate);
bool timers_immediate_has_ref(const Immediate *immediate);

#endif
