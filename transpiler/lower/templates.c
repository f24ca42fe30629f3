/*
 * Templates:   `n = ${n}`   tag`n = ${n}`   String.raw`\\n`
 *
 * A template is its parts, joined. A tagged one is a call: the first argument is the array of its
 * strings, made once where it stands, the others are what stands between them.
 */
#include "lower/lower.h"

static IrExpr *part(Frame *f, AstNode *node, const AstText *text, bool invalid)
{
    return invalid ? lower_undefined(f, node) : lower_string(f, node, text->text, text->length);
}

/* The cooked or the raw strings. */
static IrExpr *strings(Frame *f, AstNode *node, bool raw)
{
    Program *program = f->lower->program;
    AstList *spans = &node->template_literal.spans;
    IrExpr *array =
        lower_expr_new(f, IR_ARRAY, node, types_array_of(program, types_string(program)));

    vec_push(f->lower->arena, &array->args,
             part(f, node, raw ? &node->template_literal.raw : &node->template_literal.cooked,
                  !raw && node->template_literal.cooked_invalid));
    for (size_t i = 0; i < spans->length; i++) {
        AstNode *span = spans->items[i];
        vec_push(f->lower->arena, &array->args,
                 part(f, span, raw ? &span->template_span.raw : &span->template_span.cooked,
                      !raw && span->template_span.cooked_invalid));
    }
    return array;
}

static IrExpr *template_strings(Frame *f, AstNode *node)
{
    IrExpr *expr = lower_expr_new(f, IR_TEMPLATE, node, types_template_strings(f->lower->program));

    expr->left = strings(f, node, false);
    expr->right = strings(f, node, true);
    return expr;
}

/* `a${b}c`: the parts in order, empty ones left out. */
IrExpr *lower_template(Frame *f, AstNode *node)
{
    AstList *spans = &node->template_literal.spans;
    AstText *head = &node->template_literal.cooked;
    IrExpr *expr;

    if (node->template_literal.is_argument) {
        return template_strings(f, node);
    }
    if (spans->length == 0) {
        return lower_string(f, node, head->text, head->length);
    }
    expr = lower_expr_new(f, IR_CONCAT, node, types_string(f->lower->program));
    if (head->length > 0) {
        vec_push(f->lower->arena, &expr->args, lower_string(f, node, head->text, head->length));
    }
    for (size_t i = 0; i < spans->length; i++) {
        AstNode *span = spans->items[i];
        AstText *text = &span->template_span.cooked;
        vec_push(f->lower->arena, &expr->args, lower_expr(f, span->template_span.expression));
        if (text->length > 0) {
            vec_push(f->lower->arena, &expr->args, lower_string(f, span, text->text, text->length));
        }
    }
    return expr;
}

static bool is_string_raw(Frame *f, AstNode *node)
{
    const CallInfo *info = types_of_call(f->lower->program, node);
    AstNode *declaration = info && info->signature ? info->signature->declaration : NULL;
    IrNative *native = declaration ? lower_native(f->lower, declaration) : NULL;

    return native && strcmp(native->c_name, "ts_string_raw") == 0;
}

/* String.raw`a${b}`: the parts as written, joined. */
static IrExpr *raw_template(Frame *f, AstNode *node, AstNode *quasi)
{
    AstList *spans = &quasi->template_literal.spans;
    IrExpr *expr = lower_expr_new(f, IR_CONCAT, node, types_string(f->lower->program));
    AstText *raw = &quasi->template_literal.raw;

    if (spans->length == 0) {
        return lower_string(f, node, raw->text, raw->length);
    }
    if (raw->length > 0) {
        vec_push(f->lower->arena, &expr->args, lower_string(f, node, raw->text, raw->length));
    }
    for (size_t i = 0; i < spans->length; i++) {
        AstNode *span = spans->items[i];
        raw = &span->template_span.raw;
        vec_push(f->lower->arena, &expr->args, lower_expr(f, span->template_span.expression));
        if (raw->length > 0) {
            vec_push(f->lower->arena, &expr->args, lower_string(f, span, raw->text, raw->length));
        }
    }
    return expr;
}

/* The node becomes a call, after its types are known. */
IrExpr *lower_tagged_template(Frame *f, AstNode *node)
{
    AstNode *quasi = node->tagged_template.quasi;
    AstList *spans = &quasi->template_literal.spans;

    if (is_string_raw(f, node)) {
        return raw_template(f, node, quasi);
    }
    lower_type_of(f, node);
    quasi->template_literal.is_argument = true;
    node->kind = AST_CALL_EXPRESSION;
    node->call.has_arguments = true;
    vec_push(f->lower->arena, &node->call.arguments, quasi);
    for (size_t i = 0; i < spans->length; i++) {
        vec_push(f->lower->arena, &node->call.arguments,
                 spans->items[i]->template_span.expression);
    }
    return lower_call(f, node);
}
