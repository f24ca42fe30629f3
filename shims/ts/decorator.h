/*
 * What a class with decorators does when it is made and when its instances are
 * (https://github.com/tc39/proposal-decorators).
 */
#ifndef TS_DECORATOR_H
#define TS_DECORATOR_H

#include "ts/heap.h"

/** What decorators added with context.addInitializer, in order. */
typedef struct TsInitializers {
    TsObject base;
    TsArray *functions; /* TsValues */
} TsInitializers;

TsInitializers *ts_initializers_new(void);
/** context.addInitializer: a function that adds to the list; it throws for what is no function. */
TsValue ts_initializers_adder(TsInitializers *list);
/** Calls each function with this = self. */
void ts_initializers_run(const TsInitializers *list, TsValue self);

/**
 * What stands in a class after a decorator gave `result`: that when it is a function, `current` when
 * it is undefined. Anything else is a TypeError.
 */
TsValue ts_decorated(TsValue result, TsValue current);
/** The same for the part "get", "set" or "init" of what the decorator of an accessor gave. */
TsValue ts_decorated_part(TsValue result, TsString *part, TsValue current);

/** A field's value after the function that its decorator gave, if it gave one. */
TsValue ts_initial_value(TsValue initializer, TsValue self, TsValue value);

#endif
