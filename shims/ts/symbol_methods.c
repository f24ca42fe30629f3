/*
 * Symbols and their registry: a Map from keys to symbols that is never emptied.
 */
#include "ts/symbol_methods.h"

#include "ts/inspect_symbol.h"
#include "ts/map.h"

static TsMap *registry;

/* Symbols of the registry that shims have in static memory, where the program has those shims. */
extern TsSymbol util_promisify_custom __attribute__((weak));
extern TsSymbol events_capture_rejection __attribute__((weak));

static void add_known(TsSymbol *symbol)
{
    if (symbol) {
        ts_map_set_string(registry, symbol->description, ts_from_symbol(symbol));
    }
}

TsSymbol *ts_symbol_call(TsValue description)
{
    return ts_symbol_new(ts_is_undefined(description) ? NULL : ts_to_string(description));
}

static void open_registry(void)
{
    if (!registry) {
        ts_heap_root(&registry, TS_REP_POINTER);
        registry = ts_map_new();
        add_known(&ts_symbol_inspect);
        add_known(&util_promisify_custom);
        add_known(&events_capture_rejection);
    }
}

void ts_symbol_register(TsSymbol *symbol)
{
    open_registry();
    add_known(symbol);
}

TsSymbol *ts_symbol_for(TsString *key)
{
    open_registry();
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
