/*
 * The core of the runtime, which every emitted file includes. Everything else (maps, JSON, console,
 * http ...) is included by name.
 */
#ifndef TS_TS_H
#define TS_TS_H

#include "ts/array.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/heap.h"
#include "ts/number.h"
#include "ts/object.h"
#include "ts/string.h"
#include "ts/type.h"
#include "ts/value.h"

#endif
