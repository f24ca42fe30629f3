/*
 * Assignments:   x = 1   user.age += 1   row[i] ??= 0   count++   --this.size
 *
 * They stay whole; the left side is a variable, field or element. Where a setter is meant, the
 * IR_FIELD on the left names it, and a compound assignment is taken apart, because reading and
 * writing are two functions then: `o.size += 1` is `o.size = o.size + 1`, with o evaluated once.
 */
#include "lower/lower.h"

/* ---- left sides --------------------------------------------------------------------- */

static IrExpr *static_setter_target(Frame *f, AstNode *node, const char *name)
{
    AstNode *class_node = lower_static_class(f, node->property_access.object);
    Instance *class_ = class_node ? lower_class_statics(f, class_node) : NULL;
    AstNode *member = class_ ? lower_find_member(f, &class_, name, true, AST_SET_ACCESSOR) : NULL;
    IrExpr *expr;

    if (class_node && !member) {
        class_ = lower_class_statics(f, class_node);
        member = lower_find_member(f, &class_, name, true, AST_PROPERTY_DECLARATION);
        member = member && lower_is_decorated_accessor(member) ? member : NULL;
    }
    if (!member) {
        return NULL;
    }
    expr = lower_field(f, node, NULL, name, lower_type_of(f, node));
    expr->function = member->kind == AST_PROPERTY_DECLARATION
                         ? lower_decorated_accessor(f, class_, member, true)
                         : lower_method_of(f, class_, member, NULL, 0);
    return expr;
}

/* Derived.count = value makes a property of Derived where Base has one. `this` may be such a class when
 * the method is inherited. */
static IrExpr *inherited_static_target(Frame *f, AstNode *node, const char *name)
{
    AstNode *object = ast_skip_parentheses(node->property_access.object);
    AstNode *class_node = lower_static_class(f, object);
    bool is_this = object->kind == AST_THIS_EXPRESSION;
    Instance *class_ = !class_node ? NULL : is_this ? f->class_ : lower_class_statics(f, class_node);

    return lower_inherited_static(f, node, class_, name);
}

/* super.name = value: the setter that the parent class has. */
static IrExpr *super_setter_target(Frame *f, AstNode *node, const char *name)
{
    Instance *parent = f->class_ ? f->class_->parent : NULL;
    bool has_parent = parent && name;
    AstNode *member =
        has_parent ? lower_find_member(f, &parent, name, f->is_static, AST_SET_ACCESSOR) : NULL;

    if (member && f->is_static) {
        IrExpr *target = lower_field(f, node, NULL, name, lower_type_of(f, node));
        target->function = lower_method_of(f, parent, member, NULL, 0);
        return target;
    }
    if (!member && has_parent && !f->is_static) {
        return lower_field(f, node, lower_this(f, node), name, lower_type_of(f, node));
    }
    if (!member) {
        lower_no_super(f, node, "Assigning to a property of 'super'");
        return lower_undefined(f, node);
    }
    IrExpr *expr = lower_field(f, node, lower_this(f, node), name, lower_type_of(f, node));
    expr->function = lower_method_of(f, parent, member, NULL, 0);
    expr->is_super = true;
    return expr;
}

static bool is_super_access(const AstNode *node)
{
    return (node->kind == AST_PROPERTY_ACCESS &&
            node->property_access.object->kind == AST_SUPER_EXPRESSION);
}

IrExpr *lower_target(Frame *f, AstNode *node)
{
    const char *name;
    IrExpr *target;

    node = ast_skip_assertions(node);
    name = lower_member_name(f, node);
    if (is_super_access(node)) {
        return super_setter_target(f, node, name);
    }
    if (name && node->kind == AST_PROPERTY_ACCESS) {
        target = static_setter_target(f, node, name);
        if (target) {
            return target;
        }
        target = inherited_static_target(f, node, name);
        if (target) {
            return target;
        }
    }
    target = lower_expr(f, node);
    switch (target->kind) {
    case IR_VAR:
        target->var->constant = false;
        return target;
    case IR_FIELD:
        if (!target->native && target->object && name) {
            target->function = lower_accessor(f, target->object, name, AST_SET_ACCESSOR);
        }
        return target;
    case IR_ELEMENT:
        return target;
    case IR_OPTIONAL: /* delete a?.b */
        return target;
    default:
        if (diagnostics_error_count(f->lower->program) == 0) {
            lower_unsupported(f, node, "Assigning to this");
        }
        return target;
    }
}

/* ---- accessors ---------------------------------------------------------------------- */

/* let object be evaluated once: gives the IR_LET to wrap, or NULL when it need not. */
static IrExpr *hold_object(Frame *f, AstNode *node, IrExpr *target)
{
    IrExpr *let;

    if (!target->object || lower_is_stable(target->object)) {
        return NULL;
    }
    let = lower_expr_new(f, IR_LET, node, target->type);
    let->var = lower_var_new(f, "object", target->object->type);
    let->left = target->object;
    target->object = lower_var_ref(f, node, let->var);
    return let;
}

static const char *accessor_name(Frame *f, AstNode *left)
{
    return lower_member_name(f, ast_skip_assertions(left));
}

/* The same member, to be read. */
static IrExpr *read_of(Frame *f, IrExpr *target, AstNode *left)
{
    IrExpr *read;

    if (!target->object) {
        return lower_expr(f, left); /* static */
    }
    read = lower_again(f, target);
    read->function = lower_accessor(f, target->object, accessor_name(f, left), AST_GET_ACCESSOR);
    return read;
}

/* The setter called, and the value that it was given where that is used. */
static IrExpr *call_static_setter(Frame *f, AstNode *node, IrFunction *setter, IrExpr *value)
{
    IrExpr *call = lower_expr_new(f, IR_CALL, node, value->type);
    IrExpr *let = NULL;

    call->function = setter;
    if (f->dropped != node) {
        let = lower_expr_new(f, IR_LET, node, value->type);
        let->var = lower_var_new(f, "value", value->type);
        let->left = value;
        value = lower_var_ref(f, node, let->var);
    }
    vec_push(f->lower->arena, &call->args, value);
    if (!let) {
        return call;
    }
    let->right = lower_binary(f, node, IR_OP_COMMA, call, lower_again(f, value), value->type);
    return let;
}

/* target = value, where a setter may be meant. That of a class itself is simply called. */
IrExpr *lower_assign_to(Frame *f, AstNode *node, IrExpr *target, IrExpr *value)
{
    IrExpr *expr;

    if (target->kind == IR_FIELD && !target->object && target->function) {
        return call_static_setter(f, node, target->function, value);
    }
    expr = lower_assign(f, node, target, value);
    expr->function = target->function;
    return expr;
}

static IrExpr *compound_on_accessor(Frame *f, AstNode *node, IrExpr *target, IrOp op)
{
    IrExpr *let = hold_object(f, node, target);
    IrExpr *read = read_of(f, target, node->binary.left);
    IrExpr *value = lower_expr(f, node->binary.right);
    bool is_logical = op == IR_OP_LOGICAL_AND || op == IR_OP_LOGICAL_OR || op == IR_OP_COALESCE;
    IrExpr *expr;

    if (is_logical) {
        expr = lower_binary(f, node, op, read, lower_assign_to(f, node, target, value), read->type);
        expr->kind = IR_LOGICAL;
    } else {
        value = lower_binary(f, node, op, read, value, lower_type_of(f, node));
        expr = lower_assign_to(f, node, target, value);
    }
    if (!let) {
        return expr;
    }
    let->right = expr;
    return let;
}

/* ---- assignments -------------------------------------------------------------------- */

IrExpr *lower_assignment(Frame *f, AstNode *node)
{
    AstNode *left = ast_skip_parentheses(node->binary.left);
    IrOp op = lower_operator(ast_assignment_operation(node->binary.op));
    IrExpr *target;
    IrExpr *expr;

    if (ast_is_pattern(left->kind)) {
        return lower_destructuring_assignment(f, node);
    }
    target = lower_target(f, left);
    if (target->kind == IR_FIELD && target->function && op != IR_OP_NONE) {
        return compound_on_accessor(f, node, target, op);
    }
    expr = lower_assign_to(f, node, target, lower_expr(f, node->binary.right));
    expr->type = lower_type_of(f, node);
    expr->op = op;
    return expr;
}

/* o.size++ with a setter: the value before is needed only where the expression's value is. */
static IrExpr *update_accessor(Frame *f, AstNode *node, IrExpr *target, IrOp op)
{
    IrExpr *let = hold_object(f, node, target);
    IrExpr *read = read_of(f, target, node->unary.operand);
    IrExpr *one = lower_number(f, node, 1);
    Type *number = types_number(f->lower->program);
    IrExpr *expr;

    if (node->unary.is_prefix || f->dropped == node) {
        expr = lower_assign_to(f, node, target, lower_binary(f, node, op, read, one, number));
    } else {
        expr = lower_expr_new(f, IR_LET, node, number);
        expr->var = lower_var_new(f, "before", number);
        expr->left = read;
        IrExpr *after = lower_binary(f, node, op, lower_var_ref(f, node, expr->var), one, number);
        expr->right = lower_binary(f, node, IR_OP_COMMA, lower_assign_to(f, node, target, after),
                                   lower_var_ref(f, node, expr->var), number);
    }
    if (!let) {
        return expr;
    }
    let->right = expr;
    let->type = expr->type;
    return let;
}

IrExpr *lower_update(Frame *f, AstNode *node)
{
    IrOp op = node->unary.op == AST_OP_INCREMENT ? IR_OP_ADD : IR_OP_SUB;
    IrExpr *target = lower_target(f, node->unary.operand);
    IrExpr *expr;

    if (target->kind == IR_FIELD && target->function) {
        return update_accessor(f, node, target, op);
    }
    expr = lower_expr_new(f, IR_UPDATE, node, lower_type_of(f, node));
    expr->op = op;
    expr->left = target;
    expr->prefix = node->unary.is_prefix;
    expr->is_sloppy = lower_is_sloppy(f, node);
    return expr;
}
