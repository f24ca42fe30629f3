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
#include "support/strbuf.h"
#include "types/types.h"

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
    names_load(program, entry);
    lap(&watch, "load");
    dump(program, "ast", dump_trees);
    names_bind(program);
    lap(&watch, "names");
    dump(program, "modules", modules_dump);
    dump(program, "names", names_dump);
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

bool pipeline_lower(Program *program)
{
    if (!pipeline_check(program)) {
        return false;
    }
    Stopwatch watch = start_watch(program);
    IrProgram *ir = lower_program(program);
    program->ir = (struct Ir *)ir;
    lap(&watch, "lower");
    if (!ir || program->error_count) {
        return false;
    }
    dump(program, "ir", dump_ir);
    return true;
}

static void dump_flow(Program *program, StrBuf *out)
{
    flow_dump((const Analysis *)program->analysis, out);
}

EmittedProject *pipeline_emit(Program *program)
{
    if (!pipeline_lower(program)) {
        return NULL;
    }
    Stopwatch watch = start_watch(program);
    program->analysis = (struct Analysis *)analyze_program(program, (IrProgram *)program->ir);
    lap(&watch, "analyze");
    dump(program, "flow", dump_flow);
    if (!program->analysis || program->error_count) {
        return NULL;
    }
    EmittedProject *project = emit_program(program);
    lap(&watch, "emit");
    return program->error_count ? NULL : project;
}
