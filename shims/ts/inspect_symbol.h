/*
 * The symbol under which an object gives its own text to util.inspect, Node's
 * Symbol.for("nodejs.util.inspect.custom"). A shim's descriptor may have a member with this key
 * (cast to TsString *): it is called with this = the object and returns a string.
 */
#ifndef TS_INSPECT_SYMBOL_H
#define TS_INSPECT_SYMBOL_H

#include "ts/string.h"

extern TsSymbol ts_symbol_inspect;

#define TS_INSPECT_KEY ((TsString *)&ts_symbol_inspect)

#endif
