/*
 * Decorators: the lists of initializers, and what becomes of a decorator's result.
 */
#include "ts/decorator.h"

#include "ts/array.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/object.h"

static TS_SCOPE(TsInitializers, TS_HIDDEN(TsInitializers, functions, POINTER));

TsInitializers *ts_initializers_new(void)
{
    TsInitializers *list = TS_NEW(TsInitializers);

    list->functions = ts_array_new(TS_ARRAY_VALUE, 0);
    return list;
}

/* ---- results ------------------------------------------------------------------------------- */

static TsValue checked(TsValue function)
{
    if (!ts_is_function(function)) {
        ts_throw_error(&TypeError_type, "Function expected");
    }
    return function;
}

TsValue ts_decorated(TsValue result, TsValue current)
{
    return ts_is_undefined(result) ? current : checked(result);
}

TsValue ts_decorated_part(TsValue result, TsString *part, TsValue current)
{
    if (ts_is_undefined(result)) {
        return current;
    }
    if (!ts_is_object(result) || ts_is_function(result)) {
        ts_throw_error(&TypeError_type, "Object expected");
    }
    return ts_decorated(ts_get(result, part), current);
}

/* ---- initializers -------------------------------------------------------------------------- */

static TsValue add_initializer(TsFunction *self, TsValue this_value, size_t argc,
                               const TsValue *argv)
{
    TsInitializers *list = self->scope;

    (void)this_value;
    ts_array_push_value(list->functions, checked(argc > 0 ? argv[0] : TS_UNDEFINED));
    return TS_UNDEFINED;
}

static const TsFunctionInfo adder_info = {.name = "", .length = 1, .invoke = add_initializer};

TsValue ts_initializers_adder(TsInitializers *list)
{
    return ts_from_object(ts_closure_new(&adder_info, list));
}

void ts_initializers_run(const TsInitializers *list, TsValue self)
{
    for (size_t i = 0; i < list->functions->length; i++) {
        ts_call_value(ts_array_value(list->functions, i), self, 0, NULL);
    }
}

TsValue ts_initial_value(TsValue initializer, TsValue self, TsValue value)
{
    return ts_is_undefined(initializer) ? value : ts_call_value(initializer, self, 1, &value);
}
