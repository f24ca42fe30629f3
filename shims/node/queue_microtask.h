/*
 * queueMicrotask as the program calls it: Node checks the argument
 * (https://nodejs.org/api/globals.html#queuemicrotaskcallback).
 */
#ifndef NODE_QUEUE_MICROTASK_H
#define NODE_QUEUE_MICROTASK_H

#include "node/node_arguments.h"
#include "ts/microtask.h"

/* The function, or TypeError [ERR_INVALID_ARG_TYPE]. */
static inline TsFunction *queue_microtask_callback(TsValue value)
{
    return node_function(value, "callback");
}

#endif
