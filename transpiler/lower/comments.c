/*
 * Comments: every comment of a function's source goes to one IR node, in source order.
 *
 * A statement takes its own leading and trailing comments; then those inside its expressions that
 * nobody took (between arguments, in a literal) become leading ones. Bodies of nested functions are
 * left to those functions. What makes no code leaves its comments waiting for the next statement.
 */
#include "lower/lower.h"

static bool take(Frame *f, Comment *comment)
{
    if (!f->taken) {
        f->taken = NEW(f->lower->arena, PtrMap);
    }
    if (ptrmap_has(f->taken, comment)) {
        return false;
    }
    ptrmap_put(f->lower->arena, f->taken, comment, comment);
    return true;
}

static void take_list(Frame *f, const CommentList *list, IrComments *into)
{
    for (size_t i = 0; i < list->length; i++) {
        if (take(f, list->items[i])) {
            vec_push(f->lower->arena, into, list->items[i]);
        }
    }
}

void lower_take_leading(Frame *f, AstNode *node, IrComments *into)
{
    if (node->comments) {
        take_list(f, &node->comments->leading, into);
    }
}

void lower_take_inner(Frame *f, AstNode *node, IrComments *into)
{
    /* What the last statements left waiting stands before the block's end. */
    vec_append(f->lower->arena, into, &f->waiting);
    vec_clear(&f->waiting);
    if (node->comments) {
        take_list(f, &node->comments->inner, into);
    }
}

/* The first comment after a node on its line; further ones stay for the sweep. */
Comment *lower_take_trailing(Frame *f, AstNode *node)
{
    if (node->comments && node->comments->trailing.length > 0 &&
        take(f, node->comments->trailing.items[0])) {
        return node->comments->trailing.items[0];
    }
    return NULL;
}

typedef struct Sweep {
    Frame *frame;
    IrComments *into;
} Sweep;

static void sweep(Sweep *s, AstNode *node, bool is_root);

static bool sweep_child(AstNode *child, void *context)
{
    sweep(context, child, false);
    return true;
}

/* Declarations and members that carry their comments themselves. */
static bool keeps_its_own(AstKind kind)
{
    switch (kind) {
    case AST_FUNCTION_DECLARATION:
    case AST_METHOD_DECLARATION:
    case AST_GET_ACCESSOR:
    case AST_SET_ACCESSOR:
    case AST_CONSTRUCTOR:
    case AST_CLASS_DECLARATION:
    case AST_CLASS_EXPRESSION:
    case AST_INTERFACE_DECLARATION:
    case AST_TYPE_ALIAS_DECLARATION:
    case AST_ENUM_DECLARATION:
        return true;
    default:
        return false;
    }
}

/* Nested functions and classes keep what is inside them; blocks were lowered statement by
 * statement, so nothing is left in them. */
static void sweep(Sweep *s, AstNode *node, bool is_root)
{
    if (!is_root && keeps_its_own(node->kind)) {
        return;
    }
    if (node->comments) {
        take_list(s->frame, &node->comments->leading, s->into);
    }
    bool is_function = ast_is_function_with_body(node->kind) || ast_is_class_like(node->kind);
    if (is_root || !is_function) {
        if (node->comments) {
            take_list(s->frame, &node->comments->inner, s->into);
        }
        ast_for_each_child(node, sweep_child, s);
    }
    if (node->comments) {
        take_list(s->frame, &node->comments->trailing, s->into);
    }
}

void lower_sweep_comments(Frame *f, AstNode *node, IrComments *into)
{
    Sweep s = {f, into};

    sweep(&s, node, true);
}

void lower_take_comments(Frame *f, AstNode *node, IrStmt *stmt)
{
    IrComments comments = {0};
    Comment *trailing;

    vec_append(f->lower->arena, &comments, &f->waiting);
    stmt->blank_before = node->blank_line_before || f->blank_waiting;
    f->blank_waiting = false;
    vec_clear(&f->waiting);
    lower_take_leading(f, node, &comments);
    trailing = lower_take_trailing(f, node);
    lower_sweep_comments(f, node, &comments);
    vec_append(f->lower->arena, &comments, &stmt->comments);
    stmt->comments = comments;
    if (trailing && !stmt->trailing_comment) {
        stmt->trailing_comment = trailing;
    }
}

void lower_keep_comments(Frame *f, AstNode *node)
{
    size_t before = f->waiting.length;

    lower_sweep_comments(f, node, &f->waiting);
    if (f->waiting.length > before && node->blank_line_before) {
        f->blank_waiting = true;
    }
}

/* Of the declaration itself and its signature. */
void lower_take_function_comments(Frame *f, AstNode *node)
{
    IrFunction *function = f->function;

    /* The comments around a function expression belong to the statement it stands in. */
    if (node->kind != AST_FUNCTION_EXPRESSION && node->kind != AST_ARROW_FUNCTION) {
        lower_sweep_comments(f, node, &function->comments);
        return;
    }
    for (size_t i = 0; i < node->function.parameters.length; i++) {
        lower_sweep_comments(f, node->function.parameters.items[i], &function->comments);
    }
    if (node->function.body) {
        lower_sweep_comments(f, node->function.body, &function->comments);
    }
}

/* Comments at the file's start that an empty line parts from the first statement; the rest of an
 * import's comments, too, because imports are not printed. */
void lower_module_comments(Frame *f, AstNode *file)
{
    AstNode *first =
        file->source_file.statements.length > 0 ? file->source_file.statements.items[0] : NULL;
    CommentList *leading = first && first->comments ? &first->comments->leading : NULL;
    size_t count = 0;

    if (file->comments) {
        take_list(f, &file->comments->leading, &f->module->header_comments);
    }
    for (size_t i = 0; leading && i < leading->length; i++) {
        if (leading->items[i]->blank_line_after || first->kind == AST_IMPORT_DECLARATION) {
            count = i + 1;
        }
    }
    for (size_t i = 0; i < count; i++) {
        if (take(f, leading->items[i])) {
            vec_push(f->lower->arena, &f->module->header_comments, leading->items[i]);
        }
    }
}
