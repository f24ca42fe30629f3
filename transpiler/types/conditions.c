/*
 * What a condition says about a reference: truthiness, equality, `in`, and how conditions are
 * combined. typeof is in typeof.c, instanceof and predicates in predicates.c, switch in
 * switches.c.
 */
#include "types/narrow.h"

/* ---- adjusted facts ---- */

Type *recombine_unknown(Checker *c, Type *type)
{
    if (type == c->unknown_union) {
        return c->unknown;
    }
    if (!(type->flags & TYPE_UNION) || type->as.set.count != 3) {
        return type;
    }
    Type **parts = type->as.set.types;
    return parts[0]->flags & TYPE_UNDEFINED && parts[1]->flags & TYPE_NULL &&
                   parts[2]->flags & TYPE_OBJECT && parts[2]->object_flags & OBJECT_ANONYMOUS &&
                   is_empty_object_type(c, parts[2])
               ? c->unknown
               : type;
}

static Type *intersect_nullish(Checker *c, Type *type, void *data)
{
    (void)data;
    return has_facts(c, type, FACT_EQ_NULLISH) ? non_nullable_instance(c, type) : type;
}

Type *narrow_by_facts(Checker *c, Type *type, unsigned facts)
{
    if (type->flags & TYPE_UNKNOWN) {
        type = c->unknown_union;
    }
    Type *reduced = type_with_facts(c, type, facts);
    if (facts == FACT_NE_UNDEFINED || facts == FACT_NE_NULL) {
        unsigned other = facts == FACT_NE_UNDEFINED ? FACT_EQ_UNDEFINED : FACT_EQ_NULL;
        if (reduced->flags & TYPE_INSTANTIABLE && has_facts(c, reduced, other)) {
            Type *keep = type_union2(c, c->empty_object,
                                     facts == FACT_NE_UNDEFINED ? c->null : c->undefined);
            reduced = type_intersection2(c, reduced, keep);
        }
    } else if (facts == FACT_NE_NULLISH || facts == FACT_TRUTHY) {
        reduced = type_map(c, reduced, intersect_nullish, NULL);
    }
    return recombine_unknown(c, reduced);
}

/* ---- discriminants ---- */

AstNode *discriminant_access(Narrow *n, AstNode *node, Type *type)
{
    Checker *c = n->c;
    if (!(n->declared->flags & TYPE_UNION) && !(type->flags & TYPE_UNION)) {
        return NULL;
    }
    AstNode *access = NULL;
    if (node->kind == AST_PROPERTY_ACCESS || node->kind == AST_ELEMENT_ACCESS) {
        access = is_matching_reference(c, n->reference, access_object(node)) ? node : NULL;
    } else if (node->kind == AST_IDENTIFIER) {
        /* const kind = shape.kind; const { kind } = shape; */
        Symbol *symbol = names_resolve_target(c->program, node);
        AstNode *declaration =
            symbol && symbol->flags & SYMBOL_CONST ? symbol->value_declaration : NULL;
        if (declaration && declaration->kind == AST_VARIABLE_DECLARATION &&
            !declaration->variable.type && declaration->variable.initializer) {
            AstNode *value = declaration->variable.initializer;
            if ((value->kind == AST_PROPERTY_ACCESS || value->kind == AST_ELEMENT_ACCESS) &&
                is_matching_reference(c, n->reference, access_object(value))) {
                access = value;
            }
        }
        if (declaration && declaration->kind == AST_BINDING_ELEMENT &&
            !declaration->binding_element.initializer && !declaration->binding_element.is_rest &&
            declaration->parent->kind == AST_OBJECT_PATTERN) {
            AstNode *owner = declaration->parent->parent;
            if (owner->kind == AST_VARIABLE_DECLARATION && !owner->variable.type &&
                owner->variable.initializer &&
                is_matching_reference(c, n->reference, owner->variable.initializer)) {
                access = declaration;
            }
        }
    }
    if (!access) {
        return NULL;
    }
    const char *name = access->kind == AST_BINDING_ELEMENT
                           ? (access->binding_element.property_name
                                  ? property_name(c, access->binding_element.property_name)
                              : access->binding_element.target->kind == AST_IDENTIFIER
                                  ? access->binding_element.target->identifier.name
                                  : NULL)
                           : accessed_property_name(c, access);
    if (!name) {
        return NULL;
    }
    Type *whole = n->declared->flags & TYPE_UNION && type_is_subset(c, type, n->declared)
                      ? n->declared
                      : type;
    return is_discriminant(c, whole, name) ? access : NULL;
}

static const char *discriminant_name(Checker *c, AstNode *access)
{
    if (access->kind == AST_BINDING_ELEMENT) {
        return access->binding_element.property_name
                   ? property_name(c, access->binding_element.property_name)
                   : access->binding_element.target->identifier.name;
    }
    return accessed_property_name(c, access);
}

typedef struct DiscriminantTest {
    const char *name;
    Type *narrowed;
} DiscriminantTest;

static Type *property_or_index(Checker *c, Type *type, const char *name)
{
    Property *property = property_of(c, type, name);
    if (property) {
        return type_of_property(c, property);
    }
    IndexInfo *info = applicable_index_name(c, type, name);
    return info ? type_optional(c, info->type) : NULL;
}

static bool keeps_member(Checker *c, Type *type, void *data)
{
    DiscriminantTest *test = data;
    Type *t = property_or_index(c, type, test->name);
    t = t ? t : c->unknown;
    return !(t->flags & TYPE_NEVER) && !(test->narrowed->flags & TYPE_NEVER) &&
           is_comparable(c, test->narrowed, t);
}

Type *narrow_by_discriminant(Narrow *n, Type *type, AstNode *access, NarrowProperty *narrow,
                             void *data)
{
    Checker *c = n->c;
    const char *name = discriminant_name(c, access);
    bool chain = is_optional_chain(access);
    bool drop = chain && type_has(type, TYPE_NULLABLE);
    Type *t = property_or_index(c, drop ? type_with_facts(c, type, FACT_NE_NULLISH) : type, name);
    if (!t) {
        return type;
    }
    t = drop ? type_optional(c, t) : t;
    DiscriminantTest test = {name, narrow(n, t, data)};
    return type_filter(c, type, keeps_member, &test);
}

/* ---- truthiness ---- */

static Type *facts_of_property(Narrow *n, Type *type, void *data)
{
    return narrow_by_facts(n->c, type, *(unsigned *)data);
}

static Type *by_truthiness(Narrow *n, Type *type, AstNode *node, bool assume_true)
{
    Checker *c = n->c;
    unsigned facts = assume_true ? FACT_TRUTHY : FACT_FALSY;
    if (is_matching_reference(c, n->reference, node)) {
        return narrow_by_facts(c, type, facts);
    }
    if (assume_true && chain_contains_reference(c, node, n->reference)) {
        type = narrow_by_facts(c, type, FACT_NE_NULLISH);
    }
    AstNode *access = discriminant_access(n, node, type);
    return access ? narrow_by_discriminant(n, type, access, facts_of_property, &facts) : type;
}

static Type *by_optionality(Narrow *n, Type *type, AstNode *node, bool present)
{
    unsigned facts = present ? FACT_NE_NULLISH : FACT_EQ_NULLISH;
    if (is_matching_reference(n->c, n->reference, node)) {
        return narrow_by_facts(n->c, type, facts);
    }
    AstNode *access = discriminant_access(n, node, type);
    return access ? narrow_by_discriminant(n, type, access, facts_of_property, &facts) : type;
}

/* ---- equality ---- */

typedef struct Equality {
    AstOperator op;
    AstNode *value;
    bool assume_true;
} Equality;

bool is_comparable_part(Checker *c, Type *type, void *data)
{
    return is_comparable(c, type, data);
}

static bool is_unit_like(Checker *c, Type *type)
{
    if (type->flags & TYPE_INSTANTIABLE) {
        Type *base = base_constraint(c, type);
        return base && is_unit(base);
    }
    return is_unit(type);
}

bool is_not_unit(Checker *c, Type *type, void *data)
{
    return !(is_unit_like(c, type) && is_comparable(c, type, data));
}

Type *replace_by_literals(Checker *c, Type *type, void *data)
{
    Type *literals = data;
    unsigned kind = type->flags & TYPE_STRING   ? TYPE_STRING | TYPE_STRING_LITERAL
                    : type->flags & TYPE_NUMBER ? TYPE_NUMBER | TYPE_NUMBER_LITERAL
                    : type->flags & TYPE_BIGINT ? TYPE_BIGINT | TYPE_BIGINT_LITERAL
                                                : 0;
    if (!kind || !type_has(literals, kind & TYPE_LITERAL)) {
        return type;
    }
    TypeVec kept = {0};
    size_t count;
    Type **parts = type_parts(&literals, &count);
    for (size_t i = 0; i < count; i++) {
        if (parts[i]->flags & kind) {
            vec_push(c->arena, &kept, parts[i]);
        }
    }
    return type_union(c, kept.items, kept.length, REDUCE_LITERAL);
}

static Type *by_equality(Narrow *n, Type *type, AstOperator op, AstNode *value, bool assume_true)
{
    Checker *c = n->c;
    if (type->flags & TYPE_ANY) {
        return type;
    }
    if (op == AST_OP_NOT_EQUAL || op == AST_OP_STRICT_NOT_EQUAL) {
        assume_true = !assume_true;
    }
    bool loose = op == AST_OP_EQUAL || op == AST_OP_NOT_EQUAL;
    Type *value_type = types_regular(c->program, type_of_expression(c, value));
    if (value_type->flags & TYPE_NULLABLE) {
        unsigned facts = loose ? (assume_true ? FACT_EQ_NULLISH : FACT_NE_NULLISH)
                         : value_type->flags & TYPE_NULL
                             ? (assume_true ? FACT_EQ_NULL : FACT_NE_NULL)
                             : (assume_true ? FACT_EQ_UNDEFINED : FACT_NE_UNDEFINED);
        return narrow_by_facts(c, type, facts);
    }
    if (assume_true) {
        bool wide = type->flags & TYPE_UNKNOWN ||
                    (type->flags & TYPE_OBJECT && type->object_flags & OBJECT_ANONYMOUS &&
                     is_empty_object_type(c, type));
        if (!loose && wide) {
            if (value_type->flags &
                (TYPE_STRING_LIKE | TYPE_NUMBER_LIKE | TYPE_BOOLEAN_LIKE | TYPE_BIGINT_LIKE |
                 TYPE_SYMBOL_LIKE | TYPE_NON_PRIMITIVE | TYPE_ENUM_LITERAL)) {
                return value_type;
            }
            if (value_type->flags & TYPE_OBJECT) {
                return c->non_primitive;
            }
        }
        Type *kept = type_filter(c, type, is_comparable_part, value_type);
        return type_map(c, kept, replace_by_literals, value_type);
    }
    if (is_unit(value_type)) {
        return type_filter(c, type, is_not_unit, value_type);
    }
    return type;
}

static Type *equality_of_property(Narrow *n, Type *type, void *data)
{
    Equality *e = data;
    return by_equality(n, type, e->op, e->value, e->assume_true);
}

static Type *by_chain_equality(Narrow *n, Type *type, AstOperator op, AstNode *value,
                               bool assume_true)
{
    Checker *c = n->c;
    bool equals = op == AST_OP_EQUAL || op == AST_OP_STRICT_EQUAL;
    bool loose = op == AST_OP_EQUAL || op == AST_OP_NOT_EQUAL;
    Type *value_type = type_of_expression(c, value);
    unsigned nullish = loose ? TYPE_NULLABLE : TYPE_UNDEFINED;
    bool remove = equals != assume_true
                      ? type_every(value_type, nullish)
                      : !type_has(value_type, TYPE_ANY | TYPE_UNKNOWN | nullish) &&
                            !(value_type->flags & TYPE_INSTANTIABLE);
    return remove ? narrow_by_facts(c, type, FACT_NE_NULLISH) : type;
}

/* ---- in ---- */

typedef struct InTest {
    const char *name;
    bool assume_true;
} InTest;

static bool may_be_present(Checker *c, Type *type, void *data)
{
    InTest *t = data;
    Property *property = property_of(c, type, t->name);
    return property ? property->is_optional || t->assume_true
                    : applicable_index_name(c, type, t->name) || !t->assume_true;
}

static Type *by_in(Narrow *n, Type *type, const char *name, bool assume_true)
{
    Checker *c = n->c;
    InTest known = {name, true};
    size_t count;
    Type **parts = type_parts(&type, &count);
    bool some = false;
    for (size_t i = 0; i < count; i++) {
        some |= may_be_present(c, parts[i], &known);
    }
    if (some) {
        InTest test = {name, assume_true};
        return type_filter(c, type, may_be_present, &test);
    }
    Symbol *record = names_global(c->program, intern_string(c->interner, "Record"), SYMBOL_TYPE);
    if (assume_true && record) {
        Type *arguments[] = {type_string_literal(c, name), c->unknown};
        return type_intersection2(c, type, alias_instance(c, record, arguments, 2, NULL, NULL, 0));
    }
    return type;
}

/* ---- binary conditions ---- */

const char *literal_text(AstNode *node)
{
    return node->kind == AST_STRING_LITERAL ? node->string.interned
           : node->kind == AST_TEMPLATE_LITERAL && !node->template_literal.spans.length
               ? node->template_literal.cooked.text
               : NULL;
}

AstNode *typeof_operand(AstNode *node)
{
    return node->kind == AST_UNARY_EXPRESSION && node->unary.op == AST_OP_TYPEOF
               ? node->unary.operand
               : NULL;
}

/* x === true and such: as the other side's truth. */
static Type *by_boolean(Narrow *n, Type *type, AstNode *node, bool literal, AstOperator op,
                        bool assume_true)
{
    bool not_equal = op == AST_OP_NOT_EQUAL || op == AST_OP_STRICT_NOT_EQUAL;
    return narrow_by(n, type, node, (assume_true != literal) == not_equal);
}

static Type *by_comparison(Narrow *n, Type *type, AstNode *node, bool assume_true)
{
    Checker *c = n->c;
    AstOperator op = node->binary.op;
    AstNode *left = reference_candidate(node->binary.left);
    AstNode *right = reference_candidate(node->binary.right);
    AstNode *typed = typeof_operand(left);
    if (typed && literal_text(right)) {
        return narrow_by_typeof(n, type, typed, op, literal_text(right), assume_true);
    }
    typed = typeof_operand(right);
    if (typed && literal_text(left)) {
        return narrow_by_typeof(n, type, typed, op, literal_text(left), assume_true);
    }
    if (is_matching_reference(c, n->reference, left)) {
        return by_equality(n, type, op, right, assume_true);
    }
    if (is_matching_reference(c, n->reference, right)) {
        return by_equality(n, type, op, left, assume_true);
    }
    if (chain_contains_reference(c, left, n->reference)) {
        type = by_chain_equality(n, type, op, right, assume_true);
    } else if (chain_contains_reference(c, right, n->reference)) {
        type = by_chain_equality(n, type, op, left, assume_true);
    }
    AstNode *access = discriminant_access(n, left, type);
    Equality equality = {op, right, assume_true};
    if (access) {
        return narrow_by_discriminant(n, type, access, equality_of_property, &equality);
    }
    access = discriminant_access(n, right, type);
    if (access) {
        equality.value = left;
        return narrow_by_discriminant(n, type, access, equality_of_property, &equality);
    }
    if (right->kind == AST_TRUE_LITERAL || right->kind == AST_FALSE_LITERAL) {
        return left->kind == AST_PROPERTY_ACCESS || left->kind == AST_ELEMENT_ACCESS
                   ? type
                   : by_boolean(n, type, left, right->kind == AST_TRUE_LITERAL, op, assume_true);
    }
    if (left->kind == AST_TRUE_LITERAL || left->kind == AST_FALSE_LITERAL) {
        return right->kind == AST_PROPERTY_ACCESS || right->kind == AST_ELEMENT_ACCESS
                   ? type
                   : by_boolean(n, type, right, left->kind == AST_TRUE_LITERAL, op, assume_true);
    }
    /* x.constructor === C */
    if (left->kind == AST_PROPERTY_ACCESS &&
        left->property_access.name->identifier.name == c->n_constructor &&
        is_matching_reference(c, n->reference, left->property_access.object) && assume_true &&
        (op == AST_OP_EQUAL || op == AST_OP_STRICT_EQUAL)) {
        Type *constructor = type_of_expression(c, right);
        if (anonymous_is(constructor, ANONYMOUS_CLASS)) {
            return narrow_to(c, type, instance_type_of(c, constructor), true, true);
        }
    }
    return type;
}

static Type *by_binary(Narrow *n, Type *type, AstNode *node, bool assume_true)
{
    Checker *c = n->c;
    switch (node->binary.op) {
    case AST_OP_EQUAL:
    case AST_OP_NOT_EQUAL:
    case AST_OP_STRICT_EQUAL:
    case AST_OP_STRICT_NOT_EQUAL:
        return by_comparison(n, type, node, assume_true);
    case AST_OP_INSTANCEOF:
        return narrow_by_instanceof(n, type, node, assume_true);
    case AST_OP_IN: {
        AstNode *target = reference_candidate(node->binary.right);
        if (node->binary.left->kind == AST_PRIVATE_IDENTIFIER) {
            if (is_matching_reference(c, n->reference, target)) {
                AstNode *owner = node;
                while (owner && !ast_is_class_like(owner->kind)) {
                    owner = owner->parent;
                }
                Symbol *symbol = owner ? names_symbol_of(c->program, owner) : NULL;
                return symbol ? narrow_to(c, type, declared_type(c, symbol), assume_true, true)
                              : type;
            }
            return type;
        }
        Type *key = type_regular(type_of_expression(c, node->binary.left));
        const char *name = property_name_of_type(c, key);
        return name && is_matching_reference(c, n->reference, target)
                   ? by_in(n, type, name, assume_true)
                   : type;
    }
    default:
        return type;
    }
}

static bool is_constant_reference(Checker *c, AstNode *node)
{
    node = skip_parens(node);
    if (node->kind == AST_THIS_EXPRESSION) {
        return true;
    }
    if (node->kind == AST_IDENTIFIER) {
        Symbol *symbol = names_resolve_target(c->program, node);
        return symbol &&
               (symbol->flags & SYMBOL_CONST ||
                (symbol->flags & (SYMBOL_PARAMETER | SYMBOL_LET) && !symbol->is_reassigned));
    }
    if (node->kind == AST_PROPERTY_ACCESS || node->kind == AST_ELEMENT_ACCESS) {
        Property *property = (Property *)node_links(c, node)->property;
        return property && property->is_readonly && is_constant_reference(c, access_object(node));
    }
    return false;
}

Type *narrow_by(Narrow *n, Type *type, AstNode *node, bool assume_true)
{
    Checker *c = n->c;
    AstNode *parent = node->parent;
    if (is_chain_root_operand(node) ||
        (parent &&
         ((parent->kind == AST_BINARY_EXPRESSION && parent->binary.op == AST_OP_NULLISH) ||
          (parent->kind == AST_ASSIGNMENT_EXPRESSION &&
           parent->binary.op == AST_OP_NULLISH_ASSIGN)) &&
         parent->binary.left == node)) {
        return by_optionality(n, type, node, assume_true);
    }
    switch (node->kind) {
    case AST_IDENTIFIER:
        if (!is_matching_reference(c, n->reference, node) && n->inline_level < 5) {
            Symbol *symbol = names_resolve_target(c->program, node);
            AstNode *declaration =
                symbol && symbol->flags & SYMBOL_CONST ? symbol->value_declaration : NULL;
            if (declaration && declaration->kind == AST_VARIABLE_DECLARATION &&
                !declaration->variable.type && declaration->variable.initializer &&
                is_constant_reference(c, n->reference)) {
                n->inline_level++;
                Type *result = narrow_by(n, type, declaration->variable.initializer, assume_true);
                n->inline_level--;
                return result;
            }
        }
        return by_truthiness(n, type, node, assume_true);
    case AST_THIS_EXPRESSION:
    case AST_SUPER_EXPRESSION:
    case AST_PROPERTY_ACCESS:
    case AST_ELEMENT_ACCESS:
        return by_truthiness(n, type, node, assume_true);
    case AST_CALL_EXPRESSION:
        return narrow_by_call(n, type, node, assume_true);
    case AST_PARENTHESIZED_EXPRESSION:
    case AST_NON_NULL_EXPRESSION:
        return narrow_by(n, type, node->wrapped.expression, assume_true);
    case AST_SATISFIES_EXPRESSION:
        return narrow_by(n, type, node->type_cast.expression, assume_true);
    case AST_UNARY_EXPRESSION:
        return node->unary.op == AST_OP_NOT ? narrow_by(n, type, node->unary.operand, !assume_true)
                                            : type;
    case AST_BINARY_EXPRESSION:
        return narrow_by_binary(n, type, node, assume_true);
    case AST_ASSIGNMENT_EXPRESSION:
        return by_truthiness(n,
                             node->binary.op == AST_OP_ASSIGN
                                 ? narrow_by(n, type, node->binary.right, assume_true)
                                 : type,
                             node->binary.left, assume_true);
    case AST_SEQUENCE_EXPRESSION:
        return narrow_by(n, type, node->elements.items.items[node->elements.items.length - 1],
                         assume_true);
    default:
        return type;
    }
}

/* Inside an inlined condition (const ok = a && b) the logical operators are still there. */
Type *narrow_by_binary(Narrow *n, Type *type, AstNode *node, bool assume_true)
{
    AstOperator op = node->binary.op;
    if (op != AST_OP_LOGICAL_AND && op != AST_OP_LOGICAL_OR) {
        return by_binary(n, type, node, assume_true);
    }
    bool both = (op == AST_OP_LOGICAL_AND) == assume_true;
    if (both) {
        return narrow_by(n, narrow_by(n, type, node->binary.left, assume_true), node->binary.right,
                         assume_true);
    }
    return type_union2(n->c, narrow_by(n, type, node->binary.left, assume_true),
                       narrow_by(n, type, node->binary.right, assume_true));
}
