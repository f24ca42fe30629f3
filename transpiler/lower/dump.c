/*
 * The IR as text, for `--dump=ir` and tests: statements one a line, indented; expressions in an
 * s-expression-like notation that shows every decision of the lowering (what a call calls, where a
 * variable lives).
 */
#include "lower/lower.h"

static const char *const op_texts[] = {
    [IR_OP_NONE] = "",
    [IR_OP_ADD] = "+",
    [IR_OP_SUB] = "-",
    [IR_OP_MUL] = "*",
    [IR_OP_DIV] = "/",
    [IR_OP_MOD] = "%",
    [IR_OP_POW] = "**",
    [IR_OP_AND] = "&",
    [IR_OP_OR] = "|",
    [IR_OP_XOR] = "^",
    [IR_OP_SHL] = "<<",
    [IR_OP_SHR] = ">>",
    [IR_OP_USHR] = ">>>",
    [IR_OP_LT] = "<",
    [IR_OP_LE] = "<=",
    [IR_OP_GT] = ">",
    [IR_OP_GE] = ">=",
    [IR_OP_EQ] = "==",
    [IR_OP_NE] = "!=",
    [IR_OP_STRICT_EQ] = "===",
    [IR_OP_STRICT_NE] = "!==",
    [IR_OP_IN] = "in",
    [IR_OP_INSTANCEOF] = "instanceof",
    [IR_OP_COMMA] = ",",
    [IR_OP_LOGICAL_AND] = "&&",
    [IR_OP_LOGICAL_OR] = "||",
    [IR_OP_COALESCE] = "\?\?",
    [IR_OP_NEG] = "neg",
    [IR_OP_PLUS] = "plus",
    [IR_OP_NOT] = "!",
    [IR_OP_BITNOT] = "~",
    [IR_OP_TYPEOF] = "typeof",
    [IR_OP_VOID] = "void",
    [IR_OP_DELETE] = "delete",
};

typedef struct Dump {
    StrBuf *out;
    int indent;
} Dump;

static void dump_expr(Dump *d, const IrExpr *expr);
static void dump_stmt(Dump *d, const IrStmt *stmt);

static void line(Dump *d)
{
    strbuf_putc(d->out, '\n');
    strbuf_fill(d->out, ' ', (size_t)d->indent * 2);
}

static void dump_var(Dump *d, const IrVar *var)
{
    static const char *const storages[] = {"", "^", "@"};

    strbuf_printf(d->out, "%s%s", storages[var->storage], var->name);
    if (var->temporary) {
        strbuf_putc(d->out, '\'');
    }
}

static void dump_string(Dump *d, const char *text, size_t length)
{
    strbuf_putc(d->out, '"');
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c < ' ' || c == '"' || c == '\\') {
            strbuf_printf(d->out, "\\x%02x", c);
        } else {
            strbuf_putc(d->out, (char)c);
        }
    }
    strbuf_putc(d->out, '"');
}

static void dump_list(Dump *d, const IrExprList *list)
{
    strbuf_putc(d->out, '(');
    for (size_t i = 0; i < list->length; i++) {
        strbuf_append(d->out, i ? ", " : "");
        dump_expr(d, list->items[i]);
    }
    strbuf_putc(d->out, ')');
}

static void dump_object(Dump *d, const IrExpr *expr)
{
    strbuf_putc(d->out, '{');
    for (size_t i = 0; i < expr->properties.length; i++) {
        const IrProperty *property = &expr->properties.items[i];
        static const char *const kinds[] = {"", "...", "get ", "set "};
        strbuf_append(d->out, i ? ", " : " ");
        strbuf_append(d->out, kinds[property->kind]);
        if (property->name) {
            strbuf_printf(d->out, "%s: ", property->name);
        } else if (property->key) {
            strbuf_putc(d->out, '[');
            dump_expr(d, property->key);
            strbuf_append(d->out, "]: ");
        }
        dump_expr(d, property->value);
        for (size_t j = 0; j < property->omitted.length; j++) {
            strbuf_printf(d->out, " \\%s", property->omitted.items[j]);
        }
    }
    strbuf_append(d->out, " }");
}

/* receiver.  or nothing */
static void dump_receiver(Dump *d, const IrExpr *expr)
{
    if (expr->object) {
        dump_expr(d, expr->object);
        strbuf_putc(d->out, '.');
    }
}

static void dump_name(Dump *d, const IrExpr *expr)
{
    strbuf_append(d->out, expr->name ? expr->name : "");
}

static void dump_call(Dump *d, const IrExpr *expr)
{
    strbuf_append(d->out, expr->is_super ? "super " : "");
    switch (expr->kind) {
    case IR_CALL:
        dump_receiver(d, expr);
        strbuf_printf(d->out, "<%s>", expr->function->name);
        break;
    case IR_CALL_METHOD:
        dump_receiver(d, expr);
        strbuf_putc(d->out, '*');
        dump_name(d, expr);
        break;
    case IR_CALL_NATIVE:
        dump_receiver(d, expr);
        strbuf_printf(d->out, "$%s", expr->native ? expr->native->c_name : "?");
        break;
    case IR_CALL_VALUE:
        strbuf_putc(d->out, '(');
        dump_expr(d, expr->object);
        strbuf_putc(d->out, ')');
        break;
    default:
        strbuf_append(d->out, "any:");
        dump_expr(d, expr->object);
        if (expr->name) {
            strbuf_printf(d->out, ".%s", expr->name);
        } else if (expr->index) {
            strbuf_putc(d->out, '[');
            dump_expr(d, expr->index);
            strbuf_putc(d->out, ']');
        }
        break;
    }
    dump_list(d, &expr->args);
}

static void dump_infix(Dump *d, const IrExpr *expr)
{
    strbuf_putc(d->out, '(');
    dump_expr(d, expr->left);
    strbuf_printf(d->out, " %s%s ", op_texts[expr->op], expr->kind == IR_ASSIGN ? "=" : "");
    dump_expr(d, expr->right);
    strbuf_putc(d->out, ')');
}

static void dump_let(Dump *d, const IrExpr *expr)
{
    strbuf_append(d->out, expr->kind == IR_LET ? "let(" : "opt(");
    if (expr->var) {
        dump_var(d, expr->var);
        strbuf_append(d->out, " = ");
    }
    dump_expr(d, expr->left);
    strbuf_append(d->out, expr->kind == IR_LET ? "; " : " ? ");
    dump_expr(d, expr->right);
    strbuf_putc(d->out, ')');
}

static void dump_unary(Dump *d, const IrExpr *expr)
{
    if (expr->kind == IR_UPDATE) {
        const char *text = expr->op == IR_OP_ADD ? "++" : "--";
        strbuf_append(d->out, expr->prefix ? text : "");
        dump_expr(d, expr->left);
        strbuf_append(d->out, expr->prefix ? "" : text);
        return;
    }
    strbuf_printf(d->out, "%s(", op_texts[expr->op]);
    dump_expr(d, expr->left);
    strbuf_putc(d->out, ')');
}

static void dump_literal(Dump *d, const IrExpr *expr)
{
    switch (expr->kind) {
    case IR_UNDEFINED:
        strbuf_append(d->out, "undefined");
        break;
    case IR_NULL:
        strbuf_append(d->out, "null");
        break;
    case IR_BOOLEAN:
        strbuf_append(d->out, expr->boolean ? "true" : "false");
        break;
    case IR_NUMBER:
        strbuf_printf(d->out, "%.17g", expr->number);
        break;
    case IR_BIGINT:
        strbuf_printf(d->out, "%sn", expr->string.text);
        break;
    case IR_REGEXP:
        strbuf_printf(d->out, "/%s/%s", expr->string.text, expr->regexp_flags);
        break;
    default:
        dump_string(d, expr->string.text, expr->string.length);
        break;
    }
}

static void dump_member(Dump *d, const IrExpr *expr)
{
    if (expr->kind == IR_ELEMENT) {
        dump_expr(d, expr->object);
        strbuf_putc(d->out, '[');
        dump_expr(d, expr->index);
        strbuf_putc(d->out, ']');
    } else {
        dump_receiver(d, expr);
        dump_name(d, expr);
    }
    if (expr->native) {
        strbuf_printf(d->out, "$%s", expr->native->c_name);
    }
    if (expr->function) {
        strbuf_printf(d->out, "<%s>", expr->function->name);
    }
}

static void dump_wrapped(Dump *d, const char *word, const IrExpr *expr)
{
    strbuf_printf(d->out, "%s(", word);
    if (expr) {
        dump_expr(d, expr);
    }
    strbuf_putc(d->out, ')');
}

static void dump_expr(Dump *d, const IrExpr *expr)
{
    if (!expr) {
        strbuf_append(d->out, "<NULL>");
        return;
    }
    switch (expr->kind) {
    case IR_VAR:
        dump_var(d, expr->var);
        break;
    case IR_FUNCTION:
        strbuf_printf(d->out, "&%s", expr->function->name);
        break;
    case IR_CLASS:
        strbuf_printf(d->out, "class %s", expr->class_ ? expr->class_->name : expr->name);
        break;
    case IR_FIELD:
    case IR_ELEMENT:
        dump_member(d, expr);
        break;
    case IR_CALL:
    case IR_CALL_METHOD:
    case IR_CALL_VALUE:
    case IR_CALL_NATIVE:
    case IR_CALL_DYNAMIC:
        dump_call(d, expr);
        break;
    case IR_NEW:
        strbuf_printf(d->out, "new %s", expr->class_->name);
        dump_list(d, &expr->args);
        break;
    case IR_NEW_VALUE:
        dump_wrapped(d, "new ", expr->object);
        dump_list(d, &expr->args);
        break;
    case IR_OBJECT:
        dump_object(d, expr);
        break;
    case IR_ARRAY:
        strbuf_append(d->out, "array");
        dump_list(d, &expr->args);
        break;
    case IR_CONCAT:
        strbuf_append(d->out, "concat");
        dump_list(d, &expr->args);
        break;
    case IR_SPREAD:
        dump_wrapped(d, "...", expr->object);
        break;
    case IR_HOLE:
        strbuf_append(d->out, "hole");
        break;
    case IR_UNARY:
    case IR_UPDATE:
        dump_unary(d, expr);
        break;
    case IR_BINARY:
    case IR_LOGICAL:
    case IR_ASSIGN:
        dump_infix(d, expr);
        break;
    case IR_CONDITIONAL:
        strbuf_putc(d->out, '(');
        dump_expr(d, expr->test);
        strbuf_append(d->out, " ? ");
        dump_expr(d, expr->left);
        strbuf_append(d->out, " : ");
        dump_expr(d, expr->right);
        strbuf_putc(d->out, ')');
        break;
    case IR_BRANDED:
        dump_expr(d, expr->left);
        break;
    case IR_LET:
    case IR_OPTIONAL:
        dump_let(d, expr);
        break;
    case IR_CAST:
        dump_wrapped(d, expr->is_unsafe ? "cast!" : "cast", expr->left);
        break;
    case IR_AWAIT:
        dump_wrapped(d, "await", expr->left);
        break;
    case IR_YIELD:
        dump_wrapped(d, expr->delegate ? "yield*" : "yield", expr->left);
        break;
    case IR_NEW_TARGET:
        strbuf_append(d->out, "new.target");
        break;
    case IR_MODULE:
        strbuf_printf(d->out, "module %s", expr->module ? expr->module->name : "of the library");
        break;
    case IR_IMPORT_META:
        strbuf_printf(d->out, "import.meta.%s", expr->name);
        break;
    default:
        dump_literal(d, expr);
        break;
    }
}

/* ---- statements --------------------------------------------------------------------- */

static void dump_comment(Dump *d, const Comment *comment)
{
    for (uint32_t i = 0; i < comment->length; i++) {
        if (comment->text[i] == '\n') {
            line(d);
        } else {
            strbuf_putc(d->out, comment->text[i]);
        }
    }
}

static void dump_comments(Dump *d, const IrComments *comments)
{
    for (size_t i = 0; i < comments->length; i++) {
        line(d);
        dump_comment(d, comments->items[i]);
    }
}

static void dump_body(Dump *d, const IrStmtList *list)
{
    d->indent++;
    for (size_t i = 0; i < list->length; i++) {
        dump_stmt(d, list->items[i]);
    }
    d->indent--;
}

static void dump_scope(Dump *d, const IrScope *scope)
{
    strbuf_append(d->out, " scope{");
    for (size_t i = 0; i < scope->vars.length; i++) {
        strbuf_printf(d->out, "%s%s", i ? ", " : "", scope->vars.items[i]->name);
    }
    strbuf_append(d->out, scope->is_loop_body ? "}loop" : "}");
    if (scope->parent) {
        strbuf_printf(d->out, "->%s", scope->parent->name);
    }
}

static void dump_declare(Dump *d, const IrStmt *stmt)
{
    strbuf_append(d->out, "declare ");
    dump_var(d, stmt->var);
    if (stmt->expr) {
        strbuf_append(d->out, " = ");
        dump_expr(d, stmt->expr);
    }
}

static void dump_nested(Dump *d, const char *word, const IrStmt *stmt)
{
    if (!stmt) {
        return;
    }
    line(d);
    strbuf_append(d->out, word);
    d->indent++;
    dump_stmt(d, stmt);
    d->indent--;
}

static void dump_for(Dump *d, const IrStmt *stmt)
{
    strbuf_append(d->out, "for");
    dump_body(d, &stmt->init);
    line(d);
    strbuf_append(d->out, " ; ");
    if (stmt->expr) {
        dump_expr(d, stmt->expr);
    }
    strbuf_append(d->out, " ; ");
    if (stmt->update) {
        dump_expr(d, stmt->update);
    }
    dump_nested(d, "do", stmt->then);
}

static void dump_for_each(Dump *d, const IrStmt *stmt)
{
    static const char *const iterations[] = {"array", "string",        "map",     "map entries",
                                             "set",   "array entries", "protocol"};

    if (stmt->kind == IR_STMT_FOR_IN) {
        strbuf_append(d->out, "for-in ");
    } else {
        strbuf_printf(d->out, "for-of %s ", iterations[stmt->iteration]);
    }
    if (stmt->var) {
        dump_var(d, stmt->var);
    }
    if (stmt->second_var) {
        strbuf_append(d->out, ", ");
        dump_var(d, stmt->second_var);
    }
    strbuf_append(d->out, " of ");
    dump_expr(d, stmt->expr);
    dump_nested(d, "do", stmt->then);
}

static void dump_switch(Dump *d, const IrStmt *stmt)
{
    strbuf_append(d->out, "switch ");
    dump_expr(d, stmt->expr);
    for (size_t i = 0; i < stmt->cases.length; i++) {
        const IrCase *clause = &stmt->cases.items[i];
        dump_comments(d, &clause->comments);
        line(d);
        strbuf_append(d->out, clause->is_default ? "default" : "case");
        if (clause->tests.length > 0) {
            dump_list(d, &clause->tests);
        }
        dump_body(d, &clause->body);
    }
}

static void dump_try(Dump *d, const IrStmt *stmt)
{
    strbuf_append(d->out, "try");
    if (stmt->var) {
        strbuf_append(d->out, " catching ");
        dump_var(d, stmt->var);
    }
    d->indent++;
    dump_stmt(d, stmt->then);
    d->indent--;
    dump_nested(d, "catch", stmt->otherwise);
    dump_nested(d, "finally", stmt->finally);
}

static void dump_word(Dump *d, const char *word, const IrExpr *expr)
{
    strbuf_append(d->out, word);
    if (expr) {
        strbuf_putc(d->out, ' ');
        dump_expr(d, expr);
    }
}

static void dump_test(Dump *d, const char *word, const IrStmt *stmt)
{
    dump_word(d, word, stmt->expr);
    dump_nested(d, "then", stmt->then);
    dump_nested(d, "else", stmt->otherwise);
}

static void dump_stmt(Dump *d, const IrStmt *stmt)
{
    if (stmt->blank_before) {
        strbuf_putc(d->out, '\n');
    }
    dump_comments(d, &stmt->comments);
    line(d);
    if (stmt->is_labelled_target && stmt->label) {
        strbuf_printf(d->out, "%s: ", stmt->label);
    }
    switch (stmt->kind) {
    case IR_STMT_EXPR:
        dump_expr(d, stmt->expr);
        break;
    case IR_STMT_DECLARE:
        dump_declare(d, stmt);
        break;
    case IR_STMT_BLOCK:
        strbuf_append(d->out, stmt->is_transparent ? "{transparent" : "{");
        if (stmt->scope) {
            dump_scope(d, stmt->scope);
        }
        dump_body(d, &stmt->body);
        dump_comments(d, &stmt->inner_comments);
        break;
    case IR_STMT_IF:
        dump_test(d, "if", stmt);
        break;
    case IR_STMT_WHILE:
        dump_test(d, "while", stmt);
        break;
    case IR_STMT_DO:
        dump_test(d, "do-while", stmt);
        break;
    case IR_STMT_FOR:
        dump_for(d, stmt);
        break;
    case IR_STMT_FOR_OF:
    case IR_STMT_FOR_IN:
        dump_for_each(d, stmt);
        break;
    case IR_STMT_SWITCH:
        dump_switch(d, stmt);
        break;
    case IR_STMT_RETURN:
        dump_word(d, "return", stmt->expr);
        break;
    case IR_STMT_BREAK:
    case IR_STMT_CONTINUE:
        strbuf_printf(d->out, "%s%s%s", stmt->kind == IR_STMT_BREAK ? "break" : "continue",
                      stmt->label ? " " : "", stmt->label ? stmt->label : "");
        break;
    case IR_STMT_THROW:
        dump_word(d, "throw", stmt->expr);
        break;
    case IR_STMT_TRY:
        dump_try(d, stmt);
        break;
    case IR_STMT_CLASS:
        strbuf_printf(d->out, "class %s", stmt->class_ ? stmt->class_->name : "?");
        break;
    }
    if (stmt->trailing_comment) {
        strbuf_append(d->out, "  ");
        dump_comment(d, stmt->trailing_comment);
    }
}

/* ---- declarations ------------------------------------------------------------------- */

static void dump_function(Dump *d, const IrFunction *function)
{
    static const char *const kinds[] = {"function", "method", "constructor", "getter",
                                        "setter",   "static", "main"};

    dump_comments(d, &function->comments);
    line(d);
    strbuf_printf(d->out, "%s %s(", kinds[function->kind], function->name);
    for (size_t i = 0; i < function->params.length; i++) {
        const IrVar *var = function->params.items[i];
        strbuf_append(d->out, i ? ", " : "");
        strbuf_append(d->out, var->is_rest ? "..." : "");
        dump_var(d, var);
    }
    strbuf_putc(d->out, ')');
    if (function->this_var) {
        strbuf_append(d->out, " this=");
        dump_var(d, function->this_var);
    }
    if (function->outer_scope) {
        strbuf_printf(d->out, " env=%s", function->outer_scope->name);
    }
    if (function->own_scope) {
        dump_scope(d, function->own_scope);
    }
    strbuf_printf(d->out, "%s%s%s", function->exported ? " exported" : "",
                  function->used_as_value ? " value" : "", function->is_async ? " async" : "");
    if (function->body) {
        dump_body(d, &function->body->body);
        dump_comments(d, &function->body->inner_comments);
    }
    strbuf_putc(d->out, '\n');
}

static void dump_class(Dump *d, const IrClass *class_)
{
    dump_comments(d, &class_->comments);
    line(d);
    strbuf_printf(d->out, "class %s", class_->name);
    if (class_->parent || class_->native_parent) {
        strbuf_printf(d->out, " extends %s",
                      class_->parent ? class_->parent->name : class_->native_parent);
    }
    d->indent++;
    for (size_t i = 0; i < class_->fields.length; i++) {
        const IrField *field = &class_->fields.items[i];
        dump_comments(d, &field->comments);
        line(d);
        strbuf_printf(d->out, "%s%s", field->name,
                      field->is_optional ? "?" : "");
    }
    for (size_t i = 0; i < class_->methods.length; i++) {
        line(d);
        strbuf_printf(d->out, "method %s", class_->methods.items[i]->name);
    }
    for (size_t i = 0; i < class_->static_methods.length; i++) {
        line(d);
        strbuf_printf(d->out, "static method %s", class_->static_methods.items[i]->name);
    }
    d->indent--;
    strbuf_putc(d->out, '\n');
}

void ir_dump(const IrProgram *ir, StrBuf *out)
{
    Dump d = {out, 0};

    for (size_t i = 0; i < ir->modules.length; i++) {
        const IrModule *module = ir->modules.items[i];
        strbuf_printf(out, "module %s", module->name);
        dump_comments(&d, &module->header_comments);
        for (size_t j = 0; j < module->vars.length; j++) {
            line(&d);
            strbuf_append(out, "var ");
            dump_var(&d, module->vars.items[j]);
        }
        for (size_t j = 0; j < module->classes.length; j++) {
            dump_class(&d, module->classes.items[j]);
        }
        for (size_t j = 0; j < module->functions.length; j++) {
            dump_function(&d, module->functions.items[j]);
        }
        dump_function(&d, module->main);
        dump_comments(&d, &module->trailing_comments);
        strbuf_putc(out, '\n');
    }
}
