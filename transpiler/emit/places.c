/*
 * Where an error is made, for its stack:   throw new RangeError("big")
 *
 *     ts_throw(TS_AT(RangeError_new(TS_STR("big")), "new Foo (shapes.ts:4:11)"));
 *
 * The text is the first line of V8's stack below the headline: the function as V8 names it, and the
 * place of the expression. Only programs that read a `stack` have them, and what `ts2c run` compiles,
 * whose C nobody reads. See DESIGN.md, "Stacks".
 */
#include <string.h>

#include "driver/options.h"
#include "emit/emitter.h"

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), tail = strlen(end);

    return length >= tail && strcmp(text + length - tail, end) == 0;
}

static bool makes_error(const IrExpr *expr)
{
    if (expr->is_super) {
        return false;
    }
    if (expr->kind == IR_CALL_NATIVE) {
        return ends_with(expr->native->c_name, "Error_new")
            || ends_with(expr->native->c_name, "Error_new_with");
    }
    const IrClass *class_ = expr->kind == IR_NEW ? expr->class_ : NULL;
    while (class_ && class_->parent) {
        class_ = class_->parent;
    }
    return class_ && class_->native_layout && ends_with(class_->native_layout, "Error");
}

/* The innermost function around an expression; NULL at a module's top level. */
static const AstNode *function_around(const AstNode *node)
{
    for (node = node->parent; node; node = node->parent) {
        if (ast_is_function_like(node->kind)) {
            return node;
        }
    }
    return NULL;
}

/* A symbol's key as V8 shows it: "[Symbol.iterator]". */
static const char *shown_key(Emitter *emitter, const char *key)
{
    return strncmp(key, "__@", 3) == 0 ? arena_printf(emitter->arena, "[Symbol.%s]", key + 3) : key;
}

static const char *member_name(Emitter *emitter, const IrFunction *function)
{
    const char *owner = function->owner ? function->owner->js_name : "Object";
    const char *key = shown_key(emitter, function->js_name ? function->js_name : "");

    switch (function->kind) {
    case IR_FUNCTION_CONSTRUCTOR:
        return arena_printf(emitter->arena, "new %s", owner && *owner ? owner : "<anonymous>");
    case IR_FUNCTION_GETTER:
        return arena_printf(emitter->arena, "get %s", key);
    case IR_FUNCTION_SETTER:
        return arena_printf(emitter->arena, "set %s", key);
    case IR_FUNCTION_METHOD:
    case IR_FUNCTION_STATIC_METHOD:
        return *key == '#' || *key == '[' || !owner || !*owner
            ? key : arena_printf(emitter->arena, "%s.%s", owner, key);
    default:
        break;
    }
    bool is_method = function->node && function->node->kind == AST_METHOD_DECLARATION;
    return is_method ? arena_printf(emitter->arena, "Object.%s", key) : key;
}

/* The function's name as V8 has it; "" for none. */
static const char *shown_function(Emitter *emitter, const AstNode *node)
{
    const IrFunction *function = emitter->function;
    const AstNode *around = function_around(node);

    if (!around) {
        return function->module && function->module->is_commonjs ? "Object.<anonymous>" : "";
    }
    if (function->node == around || function->kind == IR_FUNCTION_CONSTRUCTOR) {
        return member_name(emitter, function);
    }
    /* a callback whose body stands in the loop it became */
    bool is_named = around->kind == AST_FUNCTION_EXPRESSION && around->function.name
        && around->function.name->kind == AST_IDENTIFIER;
    return is_named ? around->function.name->identifier.name : "";
}

/* The file's path from where the program's entry is. */
static const char *shown_path(Emitter *emitter, const char *path)
{
    const char *entry = emitter->ir->entry->file->path;
    const char *slash = strrchr(entry, '/');
    size_t folder = slash ? (size_t)(slash - entry) + 1 : 0;
    const char *last = strrchr(path, '/');

    if (strncmp(path, entry, folder) == 0) {
        return path + folder;
    }
    return last ? last + 1 : path;
}

Value with_place(Emitter *emitter, const IrExpr *expr, Value value)
{
    bool wanted = emitter->ir->reads_stacks || emitter->program->options->command == COMMAND_RUN;

    if (!wanted || !expr->node || !value.expr || !makes_error(expr)) {
        return value;
    }
    Position at = source_position((SourceFile *)expr->file, expr->span.start);
    const char *function = shown_function(emitter, expr->node);
    const char *text = arena_printf(emitter->arena, "%s%s%s:%u:%u%s", function, *function ? " (" : "",
                                    shown_path(emitter, expr->file->path), at.line, at.column,
                                    *function ? ")" : "");

    use_header(emitter, "ts/error.h");
    value.expr = c_call(emitter->arena, "TS_AT", 2, value.expr,
                        c_text(emitter->arena, c_string_literal(emitter->arena, text, strlen(text))));
    return value;
}
