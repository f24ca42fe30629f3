/*
 * Expressions: the dispatch on the node's kind, literals, operators, casts. Names, members, calls,
 * optional chains, assignments, object and array literals have their own files.
 */
#include "lower/lower.h"

static const IrOp binary_ops[AST_OPERATOR_COUNT] = {
    [AST_OP_ADD] = IR_OP_ADD,
    [AST_OP_SUBTRACT] = IR_OP_SUB,
    [AST_OP_MULTIPLY] = IR_OP_MUL,
    [AST_OP_DIVIDE] = IR_OP_DIV,
    [AST_OP_REMAINDER] = IR_OP_MOD,
    [AST_OP_POWER] = IR_OP_POW,
    [AST_OP_SHIFT_LEFT] = IR_OP_SHL,
    [AST_OP_SHIFT_RIGHT] = IR_OP_SHR,
    [AST_OP_SHIFT_RIGHT_UNSIGNED] = IR_OP_USHR,
    [AST_OP_BIT_AND] = IR_OP_AND,
    [AST_OP_BIT_OR] = IR_OP_OR,
    [AST_OP_BIT_XOR] = IR_OP_XOR,
    [AST_OP_LOGICAL_AND] = IR_OP_LOGICAL_AND,
    [AST_OP_LOGICAL_OR] = IR_OP_LOGICAL_OR,
    [AST_OP_NULLISH] = IR_OP_COALESCE,
    [AST_OP_LESS] = IR_OP_LT,
    [AST_OP_LESS_EQUAL] = IR_OP_LE,
    [AST_OP_GREATER] = IR_OP_GT,
    [AST_OP_GREATER_EQUAL] = IR_OP_GE,
    [AST_OP_EQUAL] = IR_OP_EQ,
    [AST_OP_NOT_EQUAL] = IR_OP_NE,
    [AST_OP_STRICT_EQUAL] = IR_OP_STRICT_EQ,
    [AST_OP_STRICT_NOT_EQUAL] = IR_OP_STRICT_NE,
    [AST_OP_INSTANCEOF] = IR_OP_INSTANCEOF,
    [AST_OP_IN] = IR_OP_IN,
    [AST_OP_NOT] = IR_OP_NOT,
    [AST_OP_BIT_NOT] = IR_OP_BITNOT,
    [AST_OP_PLUS] = IR_OP_PLUS,
    [AST_OP_MINUS] = IR_OP_NEG,
    [AST_OP_TYPEOF] = IR_OP_TYPEOF,
    [AST_OP_VOID] = IR_OP_VOID,
    [AST_OP_DELETE] = IR_OP_DELETE,
};

IrOp lower_operator(AstOperator op)
{
    return binary_ops[op];
}

/* ---- literals ----------------------------------------------------------------------- */

static IrExpr *literal(Frame *f, AstNode *node)
{
    Type *type = lower_type_of(f, node);
    IrExpr *expr;

    switch (node->kind) {
    case AST_NUMERIC_LITERAL:
        expr = lower_number(f, node, node->number.value);
        break;
    case AST_STRING_LITERAL:
        expr = lower_string(f, node, node->string.value.text, node->string.value.length);
        break;
    case AST_BIGINT_LITERAL:
        expr = lower_expr_new(f, IR_BIGINT, node, type);
        expr->string.text = node->bigint.text;
        expr->string.length = strlen(node->bigint.text);
        break;
    case AST_TRUE_LITERAL:
    case AST_FALSE_LITERAL:
        expr = lower_boolean(f, node, node->kind == AST_TRUE_LITERAL);
        break;
    case AST_NULL_LITERAL:
        return lower_expr_new(f, IR_NULL, node, types_null(f->lower->program));
    default:
        expr = lower_expr_new(f, IR_REGEXP, node, type);
        expr->string.text = node->regexp.source.text;
        expr->string.length = node->regexp.source.length;
        expr->regexp_flags = node->regexp.flags;
        expr->number_of_groups = node->regexp.groups;
        break;
    }
    expr->type = type;
    return expr;
}

/* ---- operators ---------------------------------------------------------------------- */

/* delete a?.b: the end of the chain is deleted; true where the chain ends early. */
static IrExpr *delete_target(Frame *f, AstNode *node, IrExpr *target)
{
    Type *boolean = types_boolean(f->lower->program);
    IrExpr **at = &target;
    bool is_optional = false;

    while ((*at)->kind == IR_OPTIONAL || (*at)->kind == IR_LET) {
        is_optional |= (*at)->kind == IR_OPTIONAL;
        (*at)->type = is_optional ? types_any(f->lower->program) : boolean;
        at = &(*at)->right;
    }
    IrExpr *expr = lower_expr_new(f, IR_UNARY, node, boolean);
    expr->op = IR_OP_DELETE;
    expr->is_sloppy = lower_is_sloppy(f, node);
    expr->left = *at;
    *at = expr;
    if (!is_optional || f->dropped == node) {
        return target;
    }
    IrExpr *result = lower_expr_new(f, IR_LOGICAL, node, boolean);
    result->op = IR_OP_COALESCE;
    result->left = target;
    result->right = lower_boolean(f, node, true);
    return result;
}

static bool names_global_property(Frame *f, AstNode *node)
{
    const Symbol *symbol = lower_entity(f, node);

    return symbol && lower_is_global_property(f, symbol);
}

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), end_length = strlen(end);

    return length >= end_length && strcmp(text + length - end_length, end) == 0;
}

/* Whether an object of the library is a function or class. */
static bool is_callable(Frame *f, AstNode *node)
{
    Program *program = f->lower->program;
    Symbol *symbol = lower_entity(f, node);
    Type *type = symbol ? types_of_symbol(program, symbol) : lower_type_of(f, node);
    size_t count;

    types_construct_signatures(program, type, &count);
    return count > 0 || types_is_function(program, type) ||
           (type->symbol && ends_with(type->symbol->name, "Constructor")); /* Buffer */
}

static IrExpr *unary(Frame *f, AstNode *node)
{
    AstNode *operand = node->unary.operand;
    IrExpr *expr;

    if (node->unary.op == AST_OP_MINUS &&
        ast_skip_parentheses(operand)->kind == AST_NUMERIC_LITERAL) {
        expr = lower_number(f, node, -ast_skip_parentheses(operand)->number.value);
        expr->type = lower_type_of(f, node);
        return expr;
    }
    if (node->unary.op == AST_OP_TYPEOF && operand->kind == AST_IDENTIFIER &&
        !names_resolve_target(f->lower->program, operand)) {
        return lower_string(f, node, "undefined", strlen("undefined"));
    }
    if (node->unary.op == AST_OP_TYPEOF && operand->kind == AST_IDENTIFIER &&
        f->module->is_commonjs && strcmp(operand->identifier.name, "require") == 0 &&
        lower_is_commonjs_global(names_resolve_target(f->lower->program, operand))) {
        return lower_string(f, node, "function", strlen("function"));
    }
    if (node->unary.op == AST_OP_TYPEOF && lower_is_library_path(f, operand) &&
        !(lower_type_of(f, operand)->flags & TYPE_NUMBER) && !names_global_property(f, operand)) {
        /* process, Math, Promise: there is no value to ask */
        const char *kind = is_callable(f, operand) ? "function" : "object";
        return lower_string(f, node, kind, strlen(kind));
    }
    if (node->unary.op == AST_OP_DELETE) {
        return delete_target(f, node, lower_target(f, operand));
    }
    expr = lower_expr_new(f, IR_UNARY, node, lower_type_of(f, node));
    expr->op = lower_operator(node->unary.op);
    expr->left = lower_expr(f, operand);
    return expr;
}

/* The right side of instanceof: a class of the program or of the library, or any value. */
static IrExpr *class_operand(Frame *f, AstNode *node)
{
    Symbol *symbol = lower_entity(f, node);
    Program *program = f->lower->program;

    if (symbol && symbol->value_declaration && lower_is_library(symbol->value_declaration)) {
        size_t count;
        Signature **signatures =
            types_construct_signatures(program, lower_type_of(f, node), &count);
        Type *instance = count > 0 ? types_of_return(program, signatures[0]) : NULL;
        const char *name = instance ? types_c_struct(program, instance) : NULL;
        if (!name && instance && types_array_element(program, instance)) {
            name = "TsArray";
        }
        if (!name && (strcmp(symbol->name, "Object") == 0 || strcmp(symbol->name, "Function") == 0)) {
            name = symbol->name;
        }
        IrExpr *built_in = name ? NULL : lower_built_in_class(f, node, symbol);
        if (built_in) {
            return built_in;
        }
        if (!name) {
            lower_report(f, node, LIBRARY_MEMBER_NOT_SUPPORTED, symbol->name);
            return lower_undefined(f, node);
        }
        IrExpr *expr = lower_expr_new(f, IR_CLASS, node, instance ? instance : types_any(program));
        expr->name = name;
        expr->string.text = lower_header_of(f->lower, symbol->value_declaration);
        return expr;
    }
    AstNode *class_node = lower_static_class(f, node);
    if (class_node) {
        IrExpr *expr = lower_expr_new(f, IR_CLASS, node, lower_type_of(f, node));
        expr->class_ = lower_class_statics(f, class_node)->class_;
        lower_use_module(f, expr->class_->module);
        return expr;
    }
    return lower_expr(f, node);
}

/* The static method [Symbol.hasInstance] of the class on the right, called with the left; NULL if it
 * has none. */
static IrExpr *has_instance(Frame *f, AstNode *node)
{
    AstNode *class_node = lower_static_class(f, node->binary.right);
    Instance *class_ = class_node ? lower_class_statics(f, class_node) : NULL;
    AstNode *member = class_ ? lower_find_member(f, &class_, lower_intern(f, "__@hasInstance"),
                                                 true, AST_METHOD_DECLARATION)
                             : NULL;
    IrExpr *call;

    if (!member) {
        return NULL;
    }
    call = lower_expr_new(f, IR_CALL, node, types_boolean(f->lower->program));
    call->function = lower_method_of(f, class_, member, NULL, 0);
    call->type = call->function->return_type;
    lower_use_module(f, call->function->module);
    vec_push(f->lower->arena, &call->args, lower_expr(f, node->binary.left));
    lower_fill_arguments(f, node, call->function, call);
    for (int i = 0; i < 2; i++) {
        IrExpr *negation = lower_expr_new(f, IR_UNARY, node, types_boolean(f->lower->program));
        negation->op = IR_OP_NOT;
        negation->left = call;
        call = negation;
    }
    return call;
}

static IrExpr * instanceof (Frame * f, AstNode *node)
{
    IrExpr *own = has_instance(f, node);
    if (own) {
        return own;
    }
    IrExpr *left = lower_expr(f, node->binary.left);
    IrExpr *right = class_operand(f, node->binary.right);
    IrExpr *expr =
        lower_binary(f, node, IR_OP_INSTANCEOF, left, right, types_boolean(f->lower->program));

    if (right->kind == IR_CLASS && right->class_) {
        vec_push(f->lower->arena, &f->lower->class_tests, ((ClassTest){expr, f->function}));
    }
    return expr;
}

/* #name in object: just the instances of the class have it. */
static IrExpr *private_in(Frame *f, AstNode *node)
{
    const char *name = node->binary.left->identifier.name;
    Instance *class_ = f->class_;

    if (!class_ || !lower_find_member(f, &class_, name, false, AST_KIND_COUNT)) {
        lower_unsupported(f, node, "This private name with 'in'");
        return lower_undefined(f, node);
    }
    IrExpr *right = lower_expr_new(f, IR_CLASS, node, class_->class_->type);
    right->class_ = class_->family->statics->class_;
    IrExpr *expr = lower_binary(f, node, IR_OP_INSTANCEOF, lower_expr(f, node->binary.right), right,
                                types_boolean(f->lower->program));
    vec_push(f->lower->arena, &f->lower->class_tests, ((ClassTest){expr, f->function}));
    return expr;
}

static IrExpr *binary(Frame *f, AstNode *node)
{
    IrOp op = lower_operator(node->binary.op);
    IrExpr *expr;

    if (op == IR_OP_INSTANCEOF) {
        return instanceof (f, node);
    }
    if (op == IR_OP_IN && node->binary.left->kind == AST_PRIVATE_IDENTIFIER) {
        return private_in(f, node);
    }
    expr = lower_expr_new(f, IR_BINARY, node, lower_type_of(f, node));
    if (op == IR_OP_LOGICAL_AND || op == IR_OP_LOGICAL_OR || op == IR_OP_COALESCE) {
        expr->kind = IR_LOGICAL;
    }
    expr->op = op;
    expr->left = lower_expr(f, node->binary.left);
    expr->right = lower_expr(f, node->binary.right);
    return expr;
}

static IrExpr *conditional(Frame *f, AstNode *node)
{
    IrExpr *expr = lower_expr_new(f, IR_CONDITIONAL, node, lower_type_of(f, node));

    expr->test = lower_expr(f, node->conditional.condition);
    expr->left = lower_expr(f, node->conditional.when_true);
    expr->right = lower_expr(f, node->conditional.when_false);
    return expr;
}

/* a, b, c as ((a, b), c) */
static IrExpr *sequence(Frame *f, AstNode *node)
{
    AstList *items = &node->elements.items;
    IrExpr *expr = lower_expr(f, items->items[0]);

    for (size_t i = 1; i < items->length; i++) {
        IrExpr *right = lower_expr(f, items->items[i]);
        expr = lower_binary(f, node, IR_OP_COMMA, expr, right, right->type);
    }
    return expr;
}

static IrExpr *cast(Frame *f, AstNode *node, AstNode *operand)
{
    IrExpr *left = lower_expr(f, operand);
    IrExpr *expr;

    bool is_const = node->kind != AST_NON_NULL_EXPRESSION && !node->type_cast.type;
    if (is_const || node->kind == AST_SATISFIES_EXPRESSION) {
        return left;
    }
    expr = lower_expr_new(f, IR_CAST, node, lower_type_of(f, node));
    expr->left = left;
    expr->is_unsafe = !types_assignable(f->lower->program, left->type, expr->type);
    return expr;
}

static IrExpr *await_expression(Frame *f, AstNode *node)
{
    IrExpr *expr = lower_expr_new(f, IR_AWAIT, node, lower_type_of(f, node));

    if (!f->function->is_async) {
        lower_unsupported(f, node, "'await' here");
    }
    expr->left = lower_expr(f, node->wrapped.expression);
    return expr;
}

static IrExpr *yield_expression(Frame *f, AstNode *node)
{
    IrExpr *expr = lower_expr_new(f, IR_YIELD, node, lower_type_of(f, node));

    expr->left = node->yield.expression ? lower_expr(f, node->yield.expression) : NULL;
    expr->delegate = node->yield.is_delegate;
    return expr;
}

/* new.target: in a constructor the class of the new object; in a function, the function that
 * constructs `this`, if `this` is an object of the function's; else undefined. */
static IrExpr *new_target(Frame *f, AstNode *node)
{
    Frame *at = f;

    while (at->outer &&
           (at->is_class || at->is_inlined || (at->node && at->node->kind == AST_ARROW_FUNCTION))) {
        at = at->outer;
    }
    if (at->function && at->function->kind == IR_FUNCTION_PLAIN && at->function->this_var && at->node &&
        at->node->kind == AST_FUNCTION_DECLARATION) {
        IrExpr *target = lower_helper(f, node, "__newTarget");
        f->lower->ir->constructs_values = true;
        vec_push(f->lower->arena, &target->args, lower_this(f, node));
        vec_push(f->lower->arena, &target->args, lower_declared_function(f, node, at->node));
        return target;
    }
    if (!at->function || at->function->kind != IR_FUNCTION_CONSTRUCTOR) {
        return lower_undefined(f, node);
    }
    return lower_named_member(f, node, lower_this(f, node), lower_intern(f, "constructor"),
                              types_any(f->lower->program));
}

static IrExpr *meta_property(Frame *f, AstNode *node)
{
    if (!node->meta_property.is_import) {
        return new_target(f, node);
    }
    lower_unsupported(f, node, "'import.meta' by itself");
    return lower_undefined(f, node);
}

IrExpr *lower_expr(Frame *f, AstNode *node)
{
    switch (node->kind) {
    case AST_IDENTIFIER:
        return lower_identifier(f, node);
    case AST_NUMERIC_LITERAL:
    case AST_STRING_LITERAL:
    case AST_BIGINT_LITERAL:
    case AST_TRUE_LITERAL:
    case AST_FALSE_LITERAL:
    case AST_NULL_LITERAL:
    case AST_REGEXP_LITERAL:
        return literal(f, node);
    case AST_TEMPLATE_LITERAL:
        return lower_template(f, node);
    case AST_TAGGED_TEMPLATE:
        return lower_tagged_template(f, node);
    case AST_THIS_EXPRESSION:
        return lower_this(f, node);
    case AST_PARENTHESIZED_EXPRESSION:
        return lower_expr(f, node->wrapped.expression);
    case AST_ARRAY_LITERAL:
        return lower_array(f, node);
    case AST_OBJECT_LITERAL:
        return lower_object(f, node);
    case AST_PROPERTY_ACCESS:
    case AST_ELEMENT_ACCESS:
        return ast_in_optional_chain(node) ? lower_chain(f, node) : lower_member(f, node);
    case AST_CALL_EXPRESSION:
        return ast_in_optional_chain(node) ? lower_chain(f, node) : lower_call(f, node);
    case AST_NEW_EXPRESSION:
        return lower_new(f, node);
    case AST_AS_EXPRESSION:
    case AST_TYPE_ASSERTION:
    case AST_SATISFIES_EXPRESSION:
        return cast(f, node, node->type_cast.expression);
    case AST_NON_NULL_EXPRESSION:
        return ast_in_optional_chain(node) ? lower_chain(f, node)
                                           : cast(f, node, node->wrapped.expression);
    case AST_EXPRESSION_WITH_TYPE_ARGUMENTS:
        return lower_expr(f, node->expression_with_types.expression);
    case AST_FUNCTION_EXPRESSION:
    case AST_ARROW_FUNCTION:
        return lower_function_value(f, node);
    case AST_CLASS_EXPRESSION:
        lower_class_statement(f, node);
        return lower_class_value(f, node, node);
    case AST_UNARY_EXPRESSION:
        return unary(f, node);
    case AST_UPDATE_EXPRESSION:
        return lower_update(f, node);
    case AST_BINARY_EXPRESSION:
        return binary(f, node);
    case AST_ASSIGNMENT_EXPRESSION:
        return lower_assignment(f, node);
    case AST_SEQUENCE_EXPRESSION:
        return sequence(f, node);
    case AST_CONDITIONAL_EXPRESSION:
        return conditional(f, node);
    case AST_AWAIT_EXPRESSION:
        return await_expression(f, node);
    case AST_YIELD_EXPRESSION:
        return yield_expression(f, node);
    case AST_META_PROPERTY:
        return meta_property(f, node);
    case AST_MISSING:
        return lower_undefined(f, node); /* a syntax error, diagnosed */
    default:
        lower_unsupported(f, node, ast_kind_name(node->kind));
        return lower_undefined(f, node);
    }
}
