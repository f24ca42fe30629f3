/*
 * Symbols and their registry: a Map from keys to symbols that is never emptied.
 */
#include "ts/symbol_methods.h"

#include "ts/inspect_symbol.h"
#include "ts/map.h"

static TsMap *registry;

TsSymbol *ts_symbol_call(TsValue description)
{
    return ts_symbol_new(ts_is_undefined(description) ? NULL : ts_to_string(description));
}

TsSymbol *ts_symbol_for(TsString *key)
{
    if (!registry) {
        ts_heap_root(&registry, TS_REP_POINTER);
        registry = ts_map_new();
        ts_map_set_string(registry, ts_symbol_inspect.description,
                          ts_from_symbol(&ts_symbol_inspect));
    }
    TsValue known = ts_map_get_string(registry, key);
    if (ts_is_symbol(known)) {
        return known.as.symbol;
    }
    TsSymbol *symbol = ts_symbol_new(key);
    ts_map_set_string(registry, key, ts_from_symbol(symbol));
    return symbol;
}

TsString *ts_symbol_key_for(const TsSymbol *symbol)
{
    if (!registry || !symbol->description) {
        return NULL;
    }
    TsValue known = ts_map_get_string(registry, symbol->description);
    return ts_is_symbol(known) && known.as.symbol == symbol ? symbol->description : NULL;
}

TsString *ts_symbol_to_string(TsSymbol *symbol)
{
    return ts_string_of(ts_from_symbol(symbol));
}
