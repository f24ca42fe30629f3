/*
 * Top-level await (ECMA-262 §16.2.1.5): modules whose statements wait.
 */
#ifndef NODE_TOP_LEVEL_H
#define NODE_TOP_LEVEL_H

#include "ts/promise.h"

/**
 * Has `next` run when the module that gave the promise is done; NULL: it is the last one. Its error
 * ends the program like any that nobody caught.
 */
void top_level_await(TsPromise *promise, void (*next)(void));

/** After the loop: a module that still waits ends the program with Node's exit code 13. */
void top_level_end(void);

#endif
