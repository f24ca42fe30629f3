/*
 * The key of custom inspection; see inspect_symbol.h.
 */
#include "ts/inspect_symbol.h"

TS_STRING_DEFINE(description, "nodejs.util.inspect.custom");

TsSymbol ts_symbol_inspect = {
    .base = {&ts_symbol_type},
    .description = &description,
};
