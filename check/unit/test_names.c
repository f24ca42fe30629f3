/* Modules and symbols: resolution, order, captures, early uses, and what is reported. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <cmocka.h>

#include "driver/program.h"
#include "names/names.h"

static char folder[] = "/tmp/ts2c-names-XXXXXX";
static Options options;

static const char *in_folder(const char *name)
{
    static char path[200];

    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static void put(const char *name, const char *text)
{
    FILE *file = fopen(in_folder(name), "w");

    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static Program *bind(const char *entry)
{
    Program *program = program_new(&options);

    assert_true(names_load(program, in_folder(entry)));
    names_bind(program);
    return program;
}

static Program *bind_text(const char *text)
{
    put("text.ts", text);
    return bind("text.ts");
}

typedef struct Search {
    Program *program;
    const char *name;
    Symbol *found;
} Search;

static bool search(AstNode *node, void *context)
{
    Search *wanted = context;

    if (node->kind == AST_IDENTIFIER && strcmp(node->identifier.name, wanted->name) == 0) {
        Symbol *symbol = names_resolve(wanted->program, node);
        if (symbol && !wanted->found) {
            wanted->found = symbol;
        }
    }
    return ast_for_each_child(node, search, context);
}

/* The first symbol of a name in the entry. */
static Symbol *symbol(Program *program, const char *name)
{
    Search wanted = {program, name, NULL};

    ast_for_each_child(program->modules->entry->ast, search, &wanted);
    assert_non_null(wanted.found);
    return wanted.found;
}

static void captures_are_noted(void **state)
{
    Program *program = bind_text(
        "function outer() {\n"
        "  let shared = 0, own = 1;\n"
        "  const list: (() => number)[] = [];\n"
        "  for (let i = 0; i < 3; i++) { const turn = i; list.push(() => shared + turn); }\n"
        "  shared = own;\n"
        "  return list;\n"
        "}\nouter();\n");

    (void)state;
    assert_int_equal(program->error_count, 0);
    assert_true(symbol(program, "shared")->is_captured);
    assert_true(symbol(program, "shared")->is_reassigned);
    assert_false(symbol(program, "shared")->is_loop_captured);
    assert_false(symbol(program, "own")->is_captured);
    assert_true(symbol(program, "turn")->is_loop_captured);
    assert_false(symbol(program, "i")->is_captured);
    program_free(program);
}

static void early_uses_are_noted(void **state)
{
    Program *program = bind_text("function calledEarly() { return early; }\n"
                                 "function calledLate() { return late; }\n"
                                 "calledEarly();\n"
                                 "const early = 1, late = 2;\n"
                                 "calledLate();\n"
                                 "const recursive = (): number => recursive();\n"
                                 "recursive();\n");

    (void)state;
    assert_int_equal(program->error_count, 0);
    assert_true(symbol(program, "early")->needs_tdz_check);
    assert_false(symbol(program, "late")->needs_tdz_check);
    assert_false(symbol(program, "recursive")->needs_tdz_check);
    program_free(program);
}

static void modules_are_found_and_ordered(void **state)
{
    (void)state;
    mkdir(in_folder("lib"), 0777);
    put("lib/index.ts", "export const c = 1;\n");
    put("a.ts", "import { b } from './b.js';\nexport const a = () => b;\n"
                "export default class Thing {}\n");
    put("b.ts", "import { a } from './a.ts';\nexport const b = () => a;\n");
    put("types.ts", "export type T = number;\n");
    put("main.ts", "import type { U } from './types';\nimport { T } from './types';\n"
                   "import Thing, { a as renamed } from './a';\nimport * as lib from './lib';\n"
                   "export * from './b';\nlet t: T = lib.c;\nnew Thing(); renamed(); t;\n");
    put("types.ts", "export type T = number; export type U = T;\n");
    Program *program = bind("main.ts");
    Modules *modules = program->modules;

    assert_int_equal(program->error_count, 0);
    assert_int_equal(modules->evaluation.length, 4); /* not types.ts */
    assert_string_equal(strrchr(modules->evaluation.items[0]->file->path, '/'), "/b.ts");
    assert_true(modules->evaluation.items[0]->in_cycle);
    assert_true(modules->evaluation.items[1]->in_cycle);
    assert_string_equal(strrchr(modules->evaluation.items[2]->file->path, '/'), "/index.ts");
    assert_ptr_equal(modules->evaluation.items[3], modules->entry);
    assert_string_equal(names_resolve_alias(program, symbol(program, "renamed"))->name, "a");
    assert_true(names_resolve_alias(program, symbol(program, "Thing"))->flags & SYMBOL_CLASS);
    assert_non_null(
        names_export(program, modules->entry->symbol, intern_string(program->interner, "b")));
    program_free(program);
}

static void assert_reports(const char *text, DiagnosticId id)
{
    Program *program = bind_text(text);

    assert_int_equal(program->error_count, 1);
    assert_int_equal(program->diagnostics.items[0].id, id);
    program_free(program);
}

static void wrong_names_are_reported(void **state)
{
    (void)state;
    assert_reports("consle.log(1);", UNRESOLVED_NAME);
    assert_reports("let a: Strin;", UNRESOLVED_NAME);
    assert_reports("let a = 1; let a = 2;", DUPLICATE_DECLARATION);
    assert_reports("const a = 1; a = 2;", ASSIGN_TO_CONST);
    assert_reports("interface I {} I;", TYPE_USED_AS_VALUE);
    assert_reports("import { x } from './nowhere';", MODULE_NOT_FOUND);
    assert_reports("import { createServr } from 'node:http';", NO_EXPORTED_MEMBER);
    assert_reports("break nowhere;", UNKNOWN_LABEL);
}

static void globals_come_from_the_library(void **state)
{
    Program *program = bind_text("console.log(Math.max(1, 2), undefined, globalThis);");

    (void)state;
    assert_int_equal(program->error_count, 0);
    assert_non_null(names_global(program, "Array", SYMBOL_TYPE));
    assert_non_null(names_global(program, "Math", SYMBOL_VALUE));
    assert_true(symbol(program, "console")->is_ambient);
    assert_ptr_equal(symbol(program, "undefined"), names_undefined(program));
    program_free(program);
}

static int make_folder(void **state)
{
    (void)state;
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **state)
{
    char command[64];

    (void)state;
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(captures_are_noted),
        cmocka_unit_test(early_uses_are_noted),
        cmocka_unit_test(modules_are_found_and_ordered),
        cmocka_unit_test(wrong_names_are_reported),
        cmocka_unit_test(globals_come_from_the_library),
    };

    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
