/*
 * Modules that are evaluated when they are asked for: import("./lazy.js") (ECMA-262 §13.3.10,
 * §16.2.1.5). A module that no import() can reach has no record: main.c runs it from the start.
 *
 *     static TsModule *const lazy_imports[] = {&other_module, NULL};
 *     TsModule lazy_module = {.run = lazy_main, .namespace = lazy_namespace,
 *                             .imports = lazy_imports, .has_imports = true};
 *
 * Node evaluates after a number of microtasks that depends on how deep the imports are that it has
 * not linked yet, and settles the promise some more later: both are kept, since programs see them in
 * the order of their output.
 */
#ifndef TS_MODULE_H
#define TS_MODULE_H

#include "ts/promise.h"

typedef enum TsModuleState {
    TS_MODULE_NEW,
    TS_MODULE_RUNNING, /* its statements, or those of what it imports */
    TS_MODULE_WAITING, /* at an await, or for an import that does */
    TS_MODULE_DONE,
    TS_MODULE_FAILED
} TsModuleState;

typedef struct TsModule {
    TsValue (*namespace)(void);      /* NULL: nobody asks for it */
    void (*run)(void);               /* its statements ... */
    TsPromise *(*start)(void);       /* ... when they await */
    struct TsModule *const *imports; /* those with a record, in order; NULL at the end */
    bool has_imports;                /* of whatever */
    bool is_linked;                  /* main.c evaluates it in its turn */
    bool is_main;                    /* the program's entry */
    bool is_json;
    const char *name;                      /* of a CommonJS module: its file */
    void (*load)(struct TsModule *module); /* ts_commonjs_load; NULL for ECMAScript modules */
    TsValue object, snapshot;              /* of a CommonJS module: `module`, and its exports */
    uint8_t state;                         /* TsModuleState */
    uint32_t pending;                      /* imports that it waits for */
    TsPromise *done;                       /* of its evaluation, when that has to wait */
    TsValue error;                         /* TS_MODULE_FAILED */
} TsModule;

/** Stands for any module of the library: there is nothing to evaluate. */
extern TsModule ts_library_module;

/** import("..."): a promise of the module's namespace. */
TsPromise *ts_import(TsModule *module);

/** Evaluates a module in its turn from main.c, unless import() has been quicker. */
void ts_module_run(TsModule *module);
/** The same for a module that awaits. */
TsPromise *ts_module_start(TsModule *module);

#endif
