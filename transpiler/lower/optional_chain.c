/*
 * Optional chains:   a?.b.c   a?.[i]   f?.(x)   a.b?.(x)   a?.b!.c
 *
 * Each `?.` becomes IR_OPTIONAL { left: what is tested, var: holds it, right: the rest of the
 * chain applied to var }. The rest includes everything up to the chain's end, so a nullish test
 * short-circuits all of it. A plain constant variable is tested itself, without a temporary.
 */
#include "lower/lower.h"

typedef VEC(AstNode *) Chain; /* its links from the innermost outwards */

static AstNode *link_object(AstNode *link)
{
    switch (link->kind) {
    case AST_PROPERTY_ACCESS:
        return link->property_access.object;
    case AST_ELEMENT_ACCESS:
        return link->element_access.object;
    case AST_CALL_EXPRESSION:
        return link->call.callee;
    case AST_NON_NULL_EXPRESSION:
        return link->wrapped.expression;
    default:
        return NULL;
    }
}

static bool is_optional_link(const AstNode *link)
{
    switch (link->kind) {
    case AST_PROPERTY_ACCESS:
        return link->property_access.is_optional;
    case AST_ELEMENT_ACCESS:
        return link->element_access.is_optional;
    case AST_CALL_EXPRESSION:
        return link->call.is_optional;
    default:
        return false;
    }
}

static bool is_access(const AstNode *link)
{
    return link->kind == AST_PROPERTY_ACCESS || link->kind == AST_ELEMENT_ACCESS;
}

static IrExpr *apply_links(Frame *f, Chain *chain, size_t at, IrExpr *value);

static const char *chain_role(Frame *f, AstNode *link)
{
    AstNode *object = ast_skip_parentheses(link_object(link));

    if (object->kind == AST_CALL_EXPRESSION) {
        object = ast_skip_parentheses(object->call.callee);
    }
    if (object->kind == AST_IDENTIFIER) {
        return object->identifier.name;
    }
    const char *name = is_access(object) ? lower_member_name(f, object) : NULL;
    return name && *name != '#' ? name : "object";
}

/* A reference to a value that is known not to be nullish. */
static IrExpr *present(Frame *f, AstNode *link, IrExpr *value)
{
    IrExpr *reference = lower_again(f, value);

    (void)link;
    reference->type = types_non_nullable(f->lower->program, value->type);
    return reference;
}

/* Whether a variable keeps its value while the chain is evaluated. */
static bool is_unchanged(Frame *f, AstNode *link, const IrVar *var)
{
    AstNode *root = ast_chain_root(link);
    Symbol *symbol = var->declaration ? names_symbol_of(f->lower->program, var->declaration) : NULL;

    if (var->constant) {
        return true;
    }
    if (!symbol || symbol->is_assigned_in_closure || var->storage == IR_STORAGE_MODULE) {
        return false;
    }
    for (size_t i = 0; i < symbol->references.length; i++) {
        const AstNode *reference = symbol->references.items[i];
        if (names_is_write(reference) && reference->span.start >= root->span.start &&
            reference->span.end <= root->span.end) {
            return false;
        }
    }
    return true;
}

/* The value in a variable that may be read again: `*holder` is set when one had to be made. */
static IrExpr *held(Frame *f, AstNode *link, IrExpr *value, IrVar **holder)
{
    *holder = NULL;
    if (value->kind == IR_VAR && is_unchanged(f, link, value->var)) {
        return value;
    }
    *holder = lower_var_new(f, chain_role(f, link), value->type);
    return lower_var_ref(f, link, *holder);
}

/* The last link before a call that only assertions part from link `at`: a?.b!(x) calls b of a, too. */
static size_t before_call(const Chain *chain, size_t at)
{
    size_t next = at + 1;

    while (next < chain->length && chain->items[next]->kind == AST_NON_NULL_EXPRESSION) {
        next++;
    }
    bool calls = next < chain->length && chain->items[next]->kind == AST_CALL_EXPRESSION;
    return calls ? next - 1 : at;
}

/* Link `at` applied to value, and all that follow. A call takes its receiver along. */
static IrExpr *apply_link(Frame *f, Chain *chain, size_t at, IrExpr *value)
{
    AstNode *link = chain->items[at];

    if (is_access(link)) {
        at = before_call(chain, at);
    }
    AstNode *next = at + 1 < chain->length ? chain->items[at + 1] : NULL;
    if (link->kind == AST_NON_NULL_EXPRESSION) {
        return apply_links(f, chain, at + 1, present(f, link, value));
    }
    if (link->kind == AST_CALL_EXPRESSION) {
        return apply_links(f, chain, at + 1, lower_value_call(f, link, value));
    }
    if (!next || next->kind != AST_CALL_EXPRESSION) {
        return apply_links(f, chain, at + 1, lower_member_of(f, link, value));
    }
    if (!next->call.is_optional) {
        return apply_links(f, chain, at + 2, lower_method_call(f, next, link, value));
    }
    /* value.name?.(args): test value.name, then call it on value */
    IrVar *holder;
    IrExpr *receiver = held(f, link, value, &holder);
    IrExpr *optional =
        lower_expr_new(f, IR_OPTIONAL, next, lower_type_of(f, chain->items[chain->length - 1]));
    optional->left = lower_member_of(f, link, receiver);
    optional->var = lower_var_new(f, "method", optional->left->type);
    IrExpr *call = lower_method_call(f, next, link, lower_again(f, receiver));
    optional->right = apply_links(f, chain, at + 2, call);
    if (!holder) {
        return optional;
    }
    IrExpr *let = lower_expr_new(f, IR_LET, next, optional->type);
    let->var = holder;
    let->left = value;
    let->right = optional;
    return let;
}

static IrExpr *apply_links(Frame *f, Chain *chain, size_t at, IrExpr *value)
{
    IrExpr *optional;
    IrExpr *tested;

    if (at == chain->length) {
        return value;
    }
    if (!is_optional_link(chain->items[at])) {
        return apply_link(f, chain, at, value);
    }
    optional = lower_expr_new(f, IR_OPTIONAL, chain->items[at],
                              lower_type_of(f, chain->items[chain->length - 1]));
    tested = held(f, chain->items[at], value, &optional->var);
    optional->left = value;
    optional->right = apply_link(f, chain, at, present(f, chain->items[at], tested));
    return optional;
}

/* What the innermost optional link starts from, method calls with their receivers included. */
IrExpr *lower_chain(Frame *f, AstNode *root)
{
    Chain chain = {0};
    AstNode *at = root;

    /* Links down to the one that tests first; what is inside it is an ordinary expression. */
    while (at && ast_in_optional_chain(at)) {
        vec_push(f->lower->arena, &chain, at);
        at = link_object(at);
    }
    /* value.name?.(): the access belongs to the chain, for its receiver. */
    if (chain.length > 0 && chain.items[chain.length - 1]->kind == AST_CALL_EXPRESSION && at &&
        is_access(at) && link_object(at)->kind != AST_SUPER_EXPRESSION &&
        !lower_entity(f, at) && !lower_static_class(f, link_object(at))) {
        vec_push(f->lower->arena, &chain, at);
        at = link_object(at);
    }
    for (size_t i = 0; i < chain.length / 2; i++) {
        AstNode *swap = chain.items[i];
        chain.items[i] = chain.items[chain.length - 1 - i];
        chain.items[chain.length - 1 - i] = swap;
    }
    return apply_links(f, &chain, 0, lower_expr(f, at));
}
