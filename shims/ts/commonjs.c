/*
 * CommonJS modules.
 */
#include "ts/commonjs.h"

#include "ts/array.h"
#include "ts/error.h"
#include "ts/object.h"

static TsValue main_object;

static TsValue exports_of(const TsModule *module)
{
    return ts_get(module->object, TS_STR("exports"));
}

static void make_object(TsModule *module)
{
    TsString *keys[] = {TS_STR("id"), TS_STR("exports"), TS_STR("loaded"), TS_STR("children")};
    TsString *name = ts_string_from_c(module->is_main ? "." : module->name ? module->name : "");
    TsValue values[] = {ts_from_string(name), ts_from_object(ts_object_new(4)), TS_FALSE,
                        ts_from_object(ts_array_new(TS_ARRAY_VALUE, 0))};

    ts_heap_root(&module->object, TS_REP_VALUE);
    ts_heap_root(&module->snapshot, TS_REP_VALUE);
    module->object = ts_from_object(ts_object_of(4, keys, values));
    if (module->is_main) {
        ts_heap_root(&main_object, TS_REP_VALUE);
        main_object = module->object;
    }
}

/* The exports by their names, for import declarations. */
static void take_snapshot(TsModule *module)
{
    TsValue exports = exports_of(module);
    TsDynamicObject *snapshot = ts_object_new(4);

    module->snapshot = ts_from_object(snapshot);
    if (ts_is_object(exports)) {
        ts_copy_properties(module->snapshot, exports);
    }
    ts_object_define(snapshot, TS_STR("default"), exports);
    ts_object_define(snapshot, TS_STR("module.exports"), exports);
}

void ts_commonjs_load(TsModule *module)
{
    if (ts_is_object(module->object)) {
        return;
    }
    make_object(module);
    module->state = TS_MODULE_RUNNING;
    TS_TRY
    {
        module->run();
    }
    TS_CATCH(error)
    {
        module->object = TS_UNDEFINED;
        module->state = TS_MODULE_NEW;
        ts_throw(error);
    }
    TS_END_TRY;
    ts_set(module->object, TS_STR("loaded"), TS_TRUE);
    module->state = TS_MODULE_DONE;
    take_snapshot(module);
}

TsValue ts_require(TsModule *module)
{
    if (module->load) {
        ts_commonjs_load(module);
        return exports_of(module);
    }
    ts_module_run(module);
    return module->is_json ? ts_get(module->namespace(), TS_STR("default")) : module->namespace();
}

TsValue ts_commonjs_object(TsModule *module)
{
    return module->object;
}

TsValue ts_commonjs_main(void)
{
    return main_object;
}

TsValue ts_commonjs_export(TsModule *module, TsString *name)
{
    return ts_is_object(module->snapshot) ? ts_get(module->snapshot, name) : TS_UNDEFINED;
}
