/*
 * What a promise is made of, for those that look at one (the inspector) without making any.
 */
#ifndef TS_PROMISE_LAYOUT_H
#define TS_PROMISE_LAYOUT_H

#include "ts/type.h"

typedef struct TsPromise TsPromise;
typedef struct TsReaction TsReaction;

typedef enum TsPromiseState {
    TS_PROMISE_PENDING,
    TS_PROMISE_FULFILLED,
    TS_PROMISE_REJECTED
} TsPromiseState;

/** A cell of kind TS_KIND_PROMISE. */
struct TsPromise {
    TsObject base;
    TsValue result;        /* the value or the reason, once settled */
    TsReaction *reactions; /* while pending: a ring; this is its last one. NULL: none */
    uint8_t state;         /* TsPromiseState */
    bool is_handled;       /* somebody would notice a rejection */
    bool is_resolved;      /* a resolving function was called: the others do nothing */
};

#endif
