/*
 * CommonJS modules (https://nodejs.org/api/modules.html): require(), module and exports. A module's
 * statements run when it is first required; until they have, others see what it has exported so far.
 */
#ifndef TS_COMMONJS_H
#define TS_COMMONJS_H

#include "ts/module.h"
#include "ts/string.h"

/** What a record's `load` is for a CommonJS module: makes its `module`, and runs its statements. */
void ts_commonjs_load(TsModule *module);

/**
 * require("..."): module.exports of a CommonJS module, the value of a JSON module, the namespace of
 * an ECMAScript module. Throws what the module's statements throw; such a module is tried again.
 */
TsValue ts_require(TsModule *module);

/** `module`, as the module's own statements see it. */
TsValue ts_commonjs_object(TsModule *module);
/** require.main: undefined when the program's entry is an ECMAScript module. */
TsValue ts_commonjs_main(void);

/** What an import declaration gets of a CommonJS module: what it had when its statements ended. */
TsValue ts_commonjs_export(TsModule *module, TsString *name);

#endif
