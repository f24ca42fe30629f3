/*
 * Operators: unary, update, binary, assignment.
 */
#include "types/checker.h"

int assignment_kind(AstNode *node);

static bool is_kind(Checker *c, Type *type, unsigned flags)
{
    if (type_every(type, flags)) {
        return true;
    }
    if (type->flags & (TYPE_INSTANTIABLE | TYPE_INTERSECTION)) {
        if (type->flags & TYPE_INTERSECTION) {
            for (size_t i = 0; i < type->as.set.count; i++) {
                if (is_kind(c, type->as.set.types[i], flags)) {
                    return true;
                }
            }
            return false;
        }
        Type *base = base_constraint(c, type);
        return base && base != type && is_kind(c, base, flags);
    }
    if (type->flags & TYPE_UNION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (!is_kind(c, type->as.set.types[i], flags)) {
                return false;
            }
        }
        return true;
    }
    return false;
}

/* ---- truthiness ---- */

static Type *falsy_part(Checker *c, Type *type, void *data)
{
    (void)data;
    if (type->flags & TYPE_STRING) {
        return type_string_literal(c, intern_string(c->interner, ""));
    }
    if (type->flags & (TYPE_NUMBER | TYPE_ENUM)) {
        return type_number_literal(c, 0);
    }
    if (type->flags & TYPE_BIGINT) {
        return type_bigint_literal(c, intern_string(c->interner, "0"));
    }
    if (type->flags & (TYPE_VOID | TYPE_NULLABLE | TYPE_ANY | TYPE_UNKNOWN)) {
        return type;
    }
    return !has_facts(c, type, FACT_TRUTHY) ? type : NULL;
}

static bool maybe_truthy(Checker *c, Type *type, void *data)
{
    (void)data;
    return has_facts(c, type, FACT_TRUTHY);
}

Type *logical_type(Checker *c, AstOperator op, Type *left, Type *right)
{
    if (op == AST_OP_LOGICAL_AND) {
        if (!has_facts(c, left, FACT_TRUTHY)) {
            return left;
        }
        return type_union2(c, type_map(c, left, falsy_part, NULL), right);
    }
    if (op == AST_OP_LOGICAL_OR) {
        if (!has_facts(c, left, FACT_FALSY)) {
            return left;
        }
        Type *pair[] = {type_without(c, type_filter(c, left, maybe_truthy, NULL), TYPE_UNDEFINED),
                        right};
        return type_union(c, pair, 2, REDUCE_SUBTYPE);
    }
    if (!has_facts(c, left, FACT_EQ_NULLISH)) {
        return left;
    }
    Type *pair[] = {non_null(c, left), right};
    return type_union(c, pair, 2, REDUCE_SUBTYPE);
}

/* ---- arithmetic ---- */

static Type *add_type(Checker *c, Type *left, Type *right)
{
    if (left == c->silent_never || right == c->silent_never) {
        return c->silent_never;
    }
    if (is_kind(c, left, TYPE_NUMBER_LIKE | TYPE_ENUM_LITERAL) &&
        is_kind(c, right, TYPE_NUMBER_LIKE | TYPE_ENUM_LITERAL) &&
        !is_kind(c, left, TYPE_STRING_LITERAL) && !is_kind(c, right, TYPE_STRING_LITERAL) &&
        is_kind(c, left, TYPE_NUMBER_LIKE) && is_kind(c, right, TYPE_NUMBER_LIKE)) {
        return c->number;
    }
    if (is_kind(c, left, TYPE_BIGINT_LIKE) && is_kind(c, right, TYPE_BIGINT_LIKE)) {
        return c->bigint;
    }
    if (is_kind(c, left, TYPE_STRING_LIKE) || is_kind(c, right, TYPE_STRING_LIKE)) {
        return c->string;
    }
    if (left->flags & TYPE_ANY || right->flags & TYPE_ANY) {
        return left == c->error || right == c->error ? c->error : c->any;
    }
    return c->any;
}

static Type *arithmetic_type(Checker *c, Type *left, Type *right)
{
    if (is_kind(c, left, TYPE_BIGINT_LIKE) && is_kind(c, right, TYPE_BIGINT_LIKE)) {
        return c->bigint;
    }
    if ((left->flags & TYPE_ANY && is_kind(c, right, TYPE_BIGINT_LIKE)) ||
        (right->flags & TYPE_ANY && is_kind(c, left, TYPE_BIGINT_LIKE))) {
        return c->bigint;
    }
    return c->number;
}

static Type *operator_type(Checker *c, AstOperator op, Type *left, Type *right)
{
    switch (op) {
    case AST_OP_ADD:
        return add_type(c, left, right);
    case AST_OP_SUBTRACT:
    case AST_OP_MULTIPLY:
    case AST_OP_DIVIDE:
    case AST_OP_REMAINDER:
    case AST_OP_POWER:
    case AST_OP_SHIFT_LEFT:
    case AST_OP_SHIFT_RIGHT:
    case AST_OP_SHIFT_RIGHT_UNSIGNED:
    case AST_OP_BIT_AND:
    case AST_OP_BIT_OR:
    case AST_OP_BIT_XOR:
        return arithmetic_type(c, left, right);
    case AST_OP_LOGICAL_AND:
    case AST_OP_LOGICAL_OR:
    case AST_OP_NULLISH:
        return logical_type(c, op, left, right);
    default:
        return c->boolean;
    }
}

/* Long chains `a + b + c + ...` are walked without recursion. */
Type *check_binary(Checker *c, AstNode *node, unsigned mode)
{
    VEC(AstNode *) chain = {0};
    AstNode *at = node;
    while (at->kind == AST_BINARY_EXPRESSION) {
        vec_push(c->arena, &chain, at);
        at = at->binary.left;
    }
    AstNode *deepest = chain.items[chain.length - 1];
    Type *left = at->kind == AST_PRIVATE_IDENTIFIER
                     ? c->string
                     : check_expression(c, at,
                                        deepest->binary.op == AST_OP_LOGICAL_OR ||
                                                deepest->binary.op == AST_OP_NULLISH ||
                                                deepest->binary.op == AST_OP_LOGICAL_AND
                                            ? mode
                                            : CHECK_NORMAL);
    for (size_t i = chain.length; i-- > 0;) {
        AstNode *binary = chain.items[i];
        AstOperator op = binary->binary.op;
        bool logical = op == AST_OP_LOGICAL_OR || op == AST_OP_NULLISH || op == AST_OP_LOGICAL_AND;
        Type *right = check_expression(c, binary->binary.right, logical ? mode : CHECK_NORMAL);
        left = operator_type(c, op, left, right);
        if (i && mode == CHECK_NORMAL && c->contexts.length == c->context_base &&
            c->flow_loops == c->flow_loop_start && !c->resolutions.length) {
            node_links(c, binary)->type = left;
        }
    }
    return left;
}

Type *check_unary(Checker *c, AstNode *node, unsigned mode)
{
    AstNode *operand = node->unary.operand;
    Type *type = check_expression(c, operand, CHECK_NORMAL);
    (void)mode;
    switch (node->unary.op) {
    case AST_OP_MINUS:
        if (operand->kind == AST_NUMERIC_LITERAL) {
            return type_fresh(c, type_number_literal(c, -operand->number.value));
        }
        if (operand->kind == AST_BIGINT_LITERAL) {
            char *text = arena_printf(c->arena, "-%s", operand->bigint.digits);
            return type_fresh(c, type_bigint_literal(c, intern_string(c->interner, text)));
        }
        return type_has(type, TYPE_BIGINT_LIKE) ? c->bigint : c->number;
    case AST_OP_PLUS:
        return operand->kind == AST_NUMERIC_LITERAL
                   ? type_fresh(c, type_number_literal(c, operand->number.value))
                   : c->number;
    case AST_OP_BIT_NOT:
        return type_has(type, TYPE_BIGINT_LIKE) ? c->bigint : c->number;
    case AST_OP_NOT: {
        unsigned facts = facts_of(c, type) & (FACT_TRUTHY | FACT_FALSY);
        return facts == FACT_TRUTHY  ? c->false_fresh
               : facts == FACT_FALSY ? c->true_fresh
                                     : c->boolean;
    }
    case AST_OP_TYPEOF:
        return c->typeof_type;
    case AST_OP_VOID:
        return c->undefined;
    default:
        return c->boolean;
    }
}

Type *check_update(Checker *c, AstNode *node)
{
    Type *type = check_expression(c, node->unary.operand, CHECK_NORMAL);
    return is_kind(c, type, TYPE_BIGINT_LIKE) && !(type->flags & TYPE_NEVER) ? c->bigint
                                                                             : c->number;
}

/* ---- assignment ---- */

static void check_pattern_assignment(Checker *c, AstNode *pattern, Type *source)
{
    AstList *items = &pattern->elements.items;
    for (size_t i = 0; i < items->length; i++) {
        AstNode *element = items->items[i];
        if (element->kind != AST_BINDING_ELEMENT) {
            continue;
        }
        Type *part = pattern_part(c, source, element);
        if (element->binding_element.initializer) {
            Type *fallback =
                check_expression(c, element->binding_element.initializer, CHECK_NORMAL);
            part = type_union2(c, type_with_facts(c, part, FACT_NE_UNDEFINED), fallback);
        }
        AstNode *target = element->binding_element.target;
        if (ast_is_pattern(target->kind)) {
            check_pattern_assignment(c, target, part);
        } else {
            check_expression(c, target, CHECK_NORMAL);
        }
    }
}

Type *check_assignment(Checker *c, AstNode *node, unsigned mode)
{
    AstNode *left = node->binary.left;
    AstOperator op = node->binary.op;
    if (ast_is_pattern(left->kind)) {
        bool tuple = left->kind == AST_ARRAY_PATTERN &&
                     skip_parens(node->binary.right)->kind == AST_ARRAY_LITERAL;
        Type *type =
            check_expression(c, node->binary.right, tuple ? mode | CHECK_REST_ELEMENT : mode);
        check_pattern_assignment(c, left, type);
        return regular_object(c, type);
    }
    Type *left_type = check_expression(c, left, CHECK_NORMAL);
    if (op == AST_OP_ASSIGN) {
        Type *right = check_expression(c, node->binary.right, mode);
        return regular_object(c, right);
    }
    AstOperator binary = ast_assignment_operation(op);
    Type *right = check_expression(c, node->binary.right, mode);
    Type *result = operator_type(c, binary, left_type, right);
    return result;
}
