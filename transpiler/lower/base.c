/*
 * Making IR nodes: the constructors every other file here uses, the types of expressions under a
 * frame's type arguments, and the one way to refuse a construct.
 */
#include "lower/lower.h"

void lower_unsupported(Frame *f, AstNode *node, const char *what)
{
    lower_report(f, node, NOT_SUPPORTED, what);
}

void lower_no_super(Frame *f, AstNode *node, const char *what)
{
    if (!f->class_ || !f->class_->class_->unknown_base) {
        lower_unsupported(f, node, what);
    }
}

const char *lower_intern(Frame *f, const char *text)
{
    return intern_string(f->lower->program->interner, text);
}

Type *lower_type(Frame *f, Type *type)
{
    return type ? types_instantiate(f->lower->program, type, f->mapper) : NULL;
}

Type *lower_type_of(Frame *f, AstNode *expression)
{
    return lower_type(f, types_of_expression(f->lower->program, expression));
}

Type *lower_symbol_type(Frame *f, Symbol *symbol)
{
    Program *program = f->lower->program;

    return types_widened(program, lower_type(f, types_of_symbol(program, symbol)));
}

bool lower_is_any(Type *type)
{
    return (type->flags & TYPE_ANY) != 0;
}

bool lower_is_sloppy(Frame *f, const AstNode *node)
{
    return f->module->is_commonjs && !ast_is_strict(node);
}

IrExpr *lower_expr_new(Frame *f, IrExprKind kind, AstNode *node, Type *type)
{
    IrExpr *expr = NEW(f->lower->arena, IrExpr);

    expr->kind = kind;
    expr->node = node;
    expr->file = node->file;
    expr->span = node->span;
    expr->type = type ? type : types_any(f->lower->program);
    return expr;
}

IrExpr *lower_undefined(Frame *f, AstNode *node)
{
    return lower_expr_new(f, IR_UNDEFINED, node, types_undefined(f->lower->program));
}

IrExpr *lower_number(Frame *f, AstNode *node, double value)
{
    IrExpr *expr = lower_expr_new(f, IR_NUMBER, node, types_number(f->lower->program));

    expr->number = value;
    return expr;
}

IrExpr *lower_string(Frame *f, AstNode *node, const char *text, size_t length)
{
    IrExpr *expr = lower_expr_new(f, IR_STRING, node, types_string(f->lower->program));

    expr->string.text = text ? text : "";
    expr->string.length = length;
    return expr;
}

IrExpr *lower_boolean(Frame *f, AstNode *node, bool value)
{
    IrExpr *expr = lower_expr_new(f, IR_BOOLEAN, node, types_boolean(f->lower->program));

    expr->boolean = value;
    return expr;
}

IrExpr *lower_negated(Frame *f, AstNode *node, IrExpr *value)
{
    IrExpr *expr;

    if (value->kind == IR_BOOLEAN) {
        return lower_boolean(f, node, !value->boolean);
    }
    expr = lower_expr_new(f, IR_UNARY, node, types_boolean(f->lower->program));
    expr->op = IR_OP_NOT;
    expr->left = value;
    return expr;
}

IrExpr *lower_var_ref(Frame *f, AstNode *node, IrVar *var)
{
    IrExpr *expr = lower_expr_new(f, IR_VAR, node, var->type);

    expr->var = var;
    if (var->module && var->module != f->module) {
        lower_use_module(f, var->module);
    }
    return expr;
}

IrExpr *lower_function_ref(Frame *f, AstNode *node, IrFunction *function)
{
    IrExpr *expr = lower_expr_new(f, IR_FUNCTION, node, lower_type_of(f, node));

    expr->function = function;
    function->used_as_value = true;
    if (function->module != f->module) {
        lower_use_module(f, function->module);
    }
    return expr;
}

IrExpr *lower_field(Frame *f, AstNode *node, IrExpr *object, const char *name, Type *type)
{
    IrExpr *expr = lower_expr_new(f, IR_FIELD, node, type);

    expr->object = object;
    expr->name = name;
    return expr;
}

IrExpr *lower_element(Frame *f, AstNode *node, IrExpr *object, IrExpr *index, Type *type)
{
    IrExpr *expr = lower_expr_new(f, IR_ELEMENT, node, type);

    expr->object = object;
    expr->index = index;
    return expr;
}

IrExpr *lower_binary(Frame *f, AstNode *node, IrOp op, IrExpr *left, IrExpr *right, Type *type)
{
    IrExpr *expr = lower_expr_new(f, IR_BINARY, node, type);

    expr->op = op;
    expr->left = left;
    expr->right = right;
    return expr;
}

IrExpr *lower_assign(Frame *f, AstNode *node, IrExpr *left, IrExpr *right)
{
    IrExpr *expr = lower_expr_new(f, IR_ASSIGN, node, right->type);

    expr->left = left;
    expr->right = right;
    expr->is_sloppy = lower_is_sloppy(f, node);
    return expr;
}

IrExpr *lower_is_undefined(Frame *f, AstNode *node, IrExpr *value)
{
    return lower_binary(f, node, IR_OP_STRICT_EQ, value, lower_undefined(f, node),
                        types_boolean(f->lower->program));
}

IrStmt *lower_stmt_new(Frame *f, IrStmtKind kind, AstNode *node)
{
    IrStmt *stmt = NEW(f->lower->arena, IrStmt);

    stmt->kind = kind;
    stmt->file = node->file;
    stmt->span = node->span;
    return stmt;
}

IrStmt *lower_emit(Frame *f, IrStmt *stmt)
{
    vec_push(f->lower->arena, f->out, stmt);
    return stmt;
}

IrStmt *lower_emit_expr(Frame *f, AstNode *node, IrExpr *expr)
{
    IrStmt *stmt = lower_stmt_new(f, IR_STMT_EXPR, node);

    stmt->expr = expr;
    return lower_emit(f, stmt);
}

IrStmt *lower_emit_declare(Frame *f, AstNode *node, IrVar *var, IrExpr *value)
{
    IrStmt *stmt = lower_stmt_new(f, IR_STMT_DECLARE, node);

    stmt->var = var;
    stmt->expr = value;
    return lower_emit(f, stmt);
}
