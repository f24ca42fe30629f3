/* The analyses in their order, and their text for --dump. */
#include "analyze/analyze.h"

#include "analyze/effects.h"
#include "analyze/layout.h"

Analysis *analyze_program(Program *program, IrProgram *ir)
{
    Analysis *analysis = NEW(program->arena, Analysis);

    analysis->program = program;
    analysis->ir = ir;
    analysis->arena = program->arena;
    program->analysis = analysis;
    flow_program(analysis);
    tdz_program(analysis);
    layout_program(analysis);
    quiet_program(analysis);
    effects_program(analysis);
    return analysis;
}

/* ---- dump ------------------------------------------------------------------------------------------ */

static void dump_kinds(unsigned kinds, StrBuf *out)
{
    static const char *const names[] = {"undefined", "null", "boolean", "number", "string", "bigint",
                                        "symbol", "object", "array", "function", "native", "class",
                                        "dynamic", "raw"};
    bool first = true;

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (kinds & (1u << i)) {
            strbuf_printf(out, "%s%s", first ? "" : "|", names[i]);
            first = false;
        }
    }
    if (first) {
        strbuf_append(out, "nothing");
    }
}

static void dump_var(const IrVar *var, StrBuf *out, const char *indent)
{
    if (!var || !var->slot) {
        return;
    }
    strbuf_printf(out, "%s%s: ", indent, var->name);
    dump_kinds(var->slot->kinds, out);
    if (var->slot->kinds & KIND_NUMBER) {
        strbuf_printf(out, " [%.17g, %.17g]%s%s%s", var->slot->range.lo, var->slot->range.hi,
                      var->slot->range.is_integer ? " integer" : "",
                      var->slot->range.negative_zero ? " or -0" : "",
                      var->slot->no_integers ? ", as double" : "");
    }
    strbuf_putc(out, '\n');
}

static void dump_statement(const IrStmt *stmt, StrBuf *out)
{
    if (!stmt) {
        return;
    }
    dump_var(stmt->var, out, "    ");
    dump_var(stmt->second_var, out, "    ");
    for (size_t i = 0; i < stmt->init.length; i++) {
        dump_statement(stmt->init.items[i], out);
    }
    for (size_t i = 0; i < stmt->body.length; i++) {
        dump_statement(stmt->body.items[i], out);
    }
    dump_statement(stmt->then, out);
    dump_statement(stmt->otherwise, out);
    dump_statement(stmt->finally, out);
}

static void dump_function(const IrFunction *function, StrBuf *out)
{
    strbuf_printf(out, "%s: result ", function->name);
    dump_kinds(function->result->kinds, out);
    if (function->effects) {
        strbuf_printf(out, ", %s",
                      function->effects->is_isolated ? "isolated" : function->effects->reason);
    }
    strbuf_putc(out, '\n');
    for (size_t i = 0; i < function->params.length; i++) {
        dump_var(function->params.items[i], out, "  ");
    }
    dump_statement(function->body, out);
}

void flow_dump(const Analysis *analysis, StrBuf *out)
{
    for (size_t i = 0; i < analysis->ir->modules.length; i++) {
        const IrModule *module = analysis->ir->modules.items[i];
        strbuf_printf(out, "module %s\n", module->name);
        for (size_t j = 0; j < module->vars.length; j++) {
            dump_var(module->vars.items[j], out, "  ");
        }
        dump_function(module->main, out);
        for (size_t j = 0; j < module->functions.length; j++) {
            dump_function(module->functions.items[j], out);
        }
    }
}
