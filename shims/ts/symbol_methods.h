/*
 * Symbol (ECMA-262 §20.4): making symbols, the global registry, description.
 */
#ifndef TS_SYMBOL_METHODS_H
#define TS_SYMBOL_METHODS_H

#include "ts/string.h"

/** Symbol(description): a string, a number, or undefined. */
TsSymbol *ts_symbol_call(TsValue description);

/** Symbol.for(key), Symbol.keyFor(symbol) (NULL: not registered). */
TsSymbol *ts_symbol_for(TsString *key);
TsString *ts_symbol_key_for(const TsSymbol *symbol);

/** Makes a symbol in static memory the one that Symbol.for gives for its description. */
void ts_symbol_register(TsSymbol *symbol);

/** "Symbol(description)". */
TsString *ts_symbol_to_string(TsSymbol *symbol);

static inline TsSymbol *ts_symbol_value_of(TsSymbol *symbol)
{
    return symbol;
}

/** NULL is undefined. */
static inline TsString *ts_symbol_description(const TsSymbol *symbol)
{
    return symbol->description;
}

#endif
