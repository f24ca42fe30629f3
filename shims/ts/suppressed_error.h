/*
 * SuppressedError: an error thrown while another one was on its way.
 */
#ifndef TS_SUPPRESSED_ERROR_H
#define TS_SUPPRESSED_ERROR_H

#include "ts/error.h"

typedef struct SuppressedError {
    TsError base;
    TsValue error;      /* the later one */
    TsValue suppressed; /* the one that it hides */
} SuppressedError;

extern const TsType SuppressedError_type;

/** new SuppressedError(error, suppressed, message); message may be NULL. */
SuppressedError *SuppressedError_new(TsValue error, TsValue suppressed, TsString *message);

#endif
