/*
 * Runs the passes. A pass is run when the ones before it found no errors that would make its
 * own messages meaningless; refusals of lowering still leave the checks before them complete.
 */
#include "driver/pipeline.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "analyze/flow.h"
#include "driver/project.h"
#include "emit/emit.h"
#include "emit/project.h"
#include "lower/ir.h"
#include "names/names.h"
#include "support/fatal.h"
#include "support/strbuf.h"
#include "types/types.h"

/* Passes that are not linked in end the pipeline where they would run. */
#pragma weak names_load
#pragma weak names_bind
#pragma weak names_dump
#pragma weak modules_dump
#pragma weak ast_dump
#pragma weak types_init
#pragma weak types_check
#pragma weak types_dump
#pragma weak lower_program
#pragma weak ir_dump
#pragma weak analyze_program
#pragma weak flow_dump
#pragma weak emit_program

static void need(bool linked, const char *pass)
{
    if (!linked) {
        internal_error("this build has no pass '%s'", pass);
    }
}

typedef struct Stopwatch {
    bool on;
    struct timespec started;
} Stopwatch;

static Stopwatch start_watch(const Program *program)
{
    Stopwatch watch = {.on = program->options->times};

    clock_gettime(CLOCK_MONOTONIC, &watch.started);
    return watch;
}

/* Prints the time since the last lap, if the user asked for it. */
static void lap(Stopwatch *watch, const char *what)
{
    struct timespec now;

    if (!watch->on) {
        return;
    }
    clock_gettime(CLOCK_MONOTONIC, &now);
    double ms = (double)(now.tv_sec - watch->started.tv_sec) * 1e3 +
                (double)(now.tv_nsec - watch->started.tv_nsec) / 1e6;
    fprintf(stderr, "%-8s %8.2f ms\n", what, ms);
    watch->started = now;
}

/* Prints a dump to stdout when --dump asks for it. */
static void dump(Program *program, const char *what, void (*write)(Program *, StrBuf *))
{
    StrBuf text = {0};

    if (options_dump(program->options, what)) {
        write(program, &text);
        fwrite(strbuf_text(&text), 1, text.length, stdout);
        strbuf_free(&text);
    }
}

static void dump_trees(Program *program, StrBuf *out)
{
    for (size_t i = 0; i < program->modules->all.length; i++) {
        Module *module = program->modules->all.items[i];
        if (module->ast && module->kind == MODULE_USER) {
            ast_dump(out, module->ast);
        }
    }
}

bool pipeline_check(Program *program)
{
    Stopwatch watch = start_watch(program);

    if (!program->data_dir) {
        const char *named = getenv("TS2C_DATADIR");
        diagnose(program, NULL, NO_SPAN, NO_DATA_DIR, named ? named : "the usual places");
        return false;
    }
    const char *entry = project_load(program, program->options->input);
    if (!entry) {
        return false;
    }
    need(names_load != NULL, "names:load");
    names_load(program, entry);
    lap(&watch, "load");
    dump(program, "ast", dump_trees);
    need(names_bind != NULL, "names:bind");
    names_bind(program);
    lap(&watch, "names");
    dump(program, "modules", modules_dump);
    dump(program, "names", names_dump);
    need(types_init != NULL, "types_init");
    types_init(program);
    types_check(program);
    lap(&watch, "types");
    dump(program, "types", types_dump);
    return program->error_count == 0;
}

static void dump_ir(Program *program, StrBuf *out)
{
    ir_dump((IrProgram *)program->ir, out);
}

static void dump_flow(Program *program, StrBuf *out)
{
    flow_dump((const Analysis *)program->analysis, out);
}

EmittedProject *pipeline_emit(Program *program)
{
    if (!pipeline_check(program)) {
        return NULL;
    }
    Stopwatch watch = start_watch(program);
    need(lower_program != NULL, "lower");
    IrProgram *ir = lower_program(program);
    program->ir = (struct Ir *)ir;
    lap(&watch, "lower");
    if (!ir || program->error_count) {
        return NULL;
    }
    dump(program, "ir", dump_ir);
    need(analyze_program != NULL, "analyze");
    program->analysis = (struct Analysis *)analyze_program(program, ir);
    lap(&watch, "analyze");
    dump(program, "flow", dump_flow);
    if (!program->analysis || program->error_count) {
        return NULL;
    }
    need(emit_program != NULL, "emit");
    EmittedProject *project = emit_program(program);
    lap(&watch, "emit");
    return program->error_count ? NULL : project;
}
