/*
 * What a condition says about a reference: truthiness, equality, typeof, instanceof, in, type
 * predicates, discriminants, switch clauses.
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
    return parts[0]->flags & TYPE_UNDEFINED && parts[1]->flags & TYPE_NULL
            && parts[2]->flags & TYPE_OBJECT && parts[2]->object_flags & OBJECT_ANONYMOUS
            && is_empty_object_type(c, parts[2]) ? c->unknown : type;
}

static Type *intersect_nullish(Checker *c, Type *type, void *data)
{
    (void)data;
    return has_facts(c, type, FACT_EQ_NULLISH) ? non_nullable_instance(c, type) : type;
}

static Type *with_facts(Checker *c, Type *type, unsigned facts)
{
    if (type->flags & TYPE_UNKNOWN) {
        type = c->unknown_union;
    }
    Type *reduced = type_with_facts(c, type, facts);
    if (facts == FACT_NE_UNDEFINED || facts == FACT_NE_NULL) {
        unsigned other = facts == FACT_NE_UNDEFINED ? FACT_EQ_UNDEFINED : FACT_EQ_NULL;
        if (reduced->flags & TYPE_INSTANTIABLE && has_facts(c, reduced, other)) {
            Type *keep = type_union2(c, c->empty_object, facts == FACT_NE_UNDEFINED ? c->null
                                                                                    : c->undefined);
            reduced = type_intersection2(c, reduced, keep);
        }
    } else if (facts == FACT_NE_NULLISH || facts == FACT_TRUTHY) {
        reduced = type_map(c, reduced, intersect_nullish, NULL);
    }
    return recombine_unknown(c, reduced);
}

/* ---- discriminants ---- */

static AstNode *discriminant_access(Narrow *n, AstNode *node, Type *type)
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
        AstNode *declaration = symbol && symbol->flags & SYMBOL_CONST ? symbol->value_declaration
                                                                       : NULL;
        if (declaration && declaration->kind == AST_VARIABLE_DECLARATION
            && !declaration->variable.type && declaration->variable.initializer) {
            AstNode *value = declaration->variable.initializer;
            if ((value->kind == AST_PROPERTY_ACCESS || value->kind == AST_ELEMENT_ACCESS)
                && is_matching_reference(c, n->reference, access_object(value))) {
                access = value;
            }
        }
        if (declaration && declaration->kind == AST_BINDING_ELEMENT
            && !declaration->binding_element.initializer && !declaration->binding_element.is_rest
            && declaration->parent->kind == AST_OBJECT_PATTERN) {
            AstNode *owner = declaration->parent->parent;
            if (owner->kind == AST_VARIABLE_DECLARATION && !owner->variable.type
                && owner->variable.initializer
                && is_matching_reference(c, n->reference, owner->variable.initializer)) {
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
               ? access->binding_element.target->identifier.name : NULL)
        : accessed_property_name(c, access);
    if (!name) {
        return NULL;
    }
    Type *whole = n->declared->flags & TYPE_UNION && type_is_subset(c, type, n->declared)
        ? n->declared : type;
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

typedef Type *NarrowProperty(Narrow *n, Type *type, void *data);

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
    return !(t->flags & TYPE_NEVER) && !(test->narrowed->flags & TYPE_NEVER)
        && is_comparable(c, test->narrowed, t);
}

static Type *by_discriminant(Narrow *n, Type *type, AstNode *access, NarrowProperty *narrow,
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
    DiscriminantTest test = { name, narrow(n, t, data) };
    return type_filter(c, type, keeps_member, &test);
}

/* ---- truthiness ---- */

static Type *facts_of_property(Narrow *n, Type *type, void *data)
{
    return with_facts(n->c, type, *(unsigned *)data);
}

static Type *by_truthiness(Narrow *n, Type *type, AstNode *node, bool assume_true)
{
    Checker *c = n->c;
    unsigned facts = assume_true ? FACT_TRUTHY : FACT_FALSY;
    if (is_matching_reference(c, n->reference, node)) {
        return with_facts(c, type, facts);
    }
    if (assume_true && chain_contains_reference(c, node, n->reference)) {
        type = with_facts(c, type, FACT_NE_NULLISH);
    }
    AstNode *access = discriminant_access(n, node, type);
    return access ? by_discriminant(n, type, access, facts_of_property, &facts) : type;
}

static Type *by_optionality(Narrow *n, Type *type, AstNode *node, bool present)
{
    unsigned facts = present ? FACT_NE_NULLISH : FACT_EQ_NULLISH;
    if (is_matching_reference(n->c, n->reference, node)) {
        return with_facts(n->c, type, facts);
    }
    AstNode *access = discriminant_access(n, node, type);
    return access ? by_discriminant(n, type, access, facts_of_property, &facts) : type;
}

/* ---- equality ---- */

typedef struct Equality {
    AstOperator op;
    AstNode *value;
    bool assume_true;
} Equality;

static bool comparable_part(Checker *c, Type *type, void *data)
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

static bool not_that_unit(Checker *c, Type *type, void *data)
{
    return !(is_unit_like(c, type) && is_comparable(c, type, data));
}

static Type *literals_for(Checker *c, Type *type, void *data)
{
    Type *literals = data;
    unsigned kind = type->flags & TYPE_STRING ? TYPE_STRING | TYPE_STRING_LITERAL
        : type->flags & TYPE_NUMBER           ? TYPE_NUMBER | TYPE_NUMBER_LITERAL
        : type->flags & TYPE_BIGINT           ? TYPE_BIGINT | TYPE_BIGINT_LITERAL : 0;
    if (!kind || !type_has(literals, kind & TYPE_LITERAL)) {
        return type;
    }
    TypeVec kept = { 0 };
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
            : value_type->flags & TYPE_NULL ? (assume_true ? FACT_EQ_NULL : FACT_NE_NULL)
                                            : (assume_true ? FACT_EQ_UNDEFINED
                                                           : FACT_NE_UNDEFINED);
        return with_facts(c, type, facts);
    }
    if (assume_true) {
        bool wide = type->flags & TYPE_UNKNOWN
            || (type->flags & TYPE_OBJECT && type->object_flags & OBJECT_ANONYMOUS
                && is_empty_object_type(c, type));
        if (!loose && wide) {
            if (value_type->flags & (TYPE_STRING_LIKE | TYPE_NUMBER_LIKE | TYPE_BOOLEAN_LIKE
                                     | TYPE_BIGINT_LIKE | TYPE_SYMBOL_LIKE | TYPE_NON_PRIMITIVE
                                     | TYPE_ENUM_LITERAL)) {
                return value_type;
            }
            if (value_type->flags & TYPE_OBJECT) {
                return c->non_primitive;
            }
        }
        Type *kept = type_filter(c, type, comparable_part, value_type);
        return type_map(c, kept, literals_for, value_type);
    }
    if (is_unit(value_type)) {
        return type_filter(c, type, not_that_unit, value_type);
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
    bool remove = equals != assume_true ? type_every(value_type, nullish)
        : !type_has(value_type, TYPE_ANY | TYPE_UNKNOWN | nullish)
            && !(value_type->flags & TYPE_INSTANTIABLE);
    return remove ? with_facts(c, type, FACT_NE_NULLISH) : type;
}

/* ---- typeof ---- */

static unsigned typeof_fact(const char *name, bool equal)
{
    static const char *const names[] = { "string", "number", "bigint", "boolean", "symbol",
                                         "object", "function", "undefined" };
    for (unsigned i = 0; i < 8; i++) {
        if (strcmp(name, names[i]) == 0) {
            return 1u << (equal ? i : i + 8);
        }
    }
    return 0;
}

typedef struct TypeofTest {
    Type *implied;
    unsigned facts;
} TypeofTest;

static Type *typeof_part(Checker *c, Type *type, void *data)
{
    TypeofTest *test = data;
    if (is_strict_subtype(c, type, test->implied)) {
        return has_facts(c, type, test->facts) ? type : NULL;
    }
    if (is_subtype(c, test->implied, type)) {
        return test->implied;
    }
    if (type->flags & TYPE_NULL) {
        return has_facts(c, type, test->facts) ? type : NULL; /* typeof null is "object" */
    }
    return has_facts(c, type, test->facts) ? type_intersection2(c, type, test->implied) : NULL;
}

static Type *by_type_name(Checker *c, Type *type, const char *name)
{
    TypeofTest test = { NULL, typeof_fact(name, true) };
    switch (test.facts) {
    case FACT_TYPEOF_EQ_STRING: test.implied = c->string; break;
    case FACT_TYPEOF_EQ_NUMBER: test.implied = c->number; break;
    case FACT_TYPEOF_EQ_BIGINT: test.implied = c->bigint; break;
    case FACT_TYPEOF_EQ_BOOLEAN: test.implied = c->boolean; break;
    case FACT_TYPEOF_EQ_SYMBOL: test.implied = c->symbol; break;
    case FACT_TYPEOF_EQ_UNDEFINED: test.implied = c->undefined; break;
    case FACT_TYPEOF_EQ_OBJECT:
        if (type->flags & TYPE_UNKNOWN) {
            return type_union2(c, c->non_primitive, c->null);
        }
        test.implied = c->non_primitive;
        break;
    case FACT_TYPEOF_EQ_FUNCTION:
        if (type->flags & TYPE_ANY) {
            return type;
        }
        test.implied = c->g_function ? c->g_function : c->non_primitive;
        break;
    default: return type;
    }
    if (type->flags & TYPE_ANY) {
        return test.facts == FACT_TYPEOF_EQ_OBJECT ? type : test.implied;
    }
    return type_map(c, type, typeof_part, &test);
}

typedef struct TypeofLiteral {
    const char *name;
    bool assume_true;
} TypeofLiteral;

static Type *by_typeof_name(Narrow *n, Type *type, void *data)
{
    TypeofLiteral *t = data;
    if (t->assume_true) {
        return by_type_name(n->c, type, t->name);
    }
    unsigned facts = typeof_fact(t->name, false);
    return facts ? with_facts(n->c, type, facts) : type;
}

static Type *by_typeof(Narrow *n, Type *type, AstNode *operand, AstOperator op, const char *name,
                       bool assume_true)
{
    Checker *c = n->c;
    if (op == AST_OP_NOT_EQUAL || op == AST_OP_STRICT_NOT_EQUAL) {
        assume_true = !assume_true;
    }
    AstNode *target = reference_candidate(operand);
    TypeofLiteral test = { name, assume_true };
    if (is_matching_reference(c, n->reference, target)) {
        return by_typeof_name(n, type, &test);
    }
    if (chain_contains_reference(c, target, n->reference)
        && assume_true == (strcmp(name, "undefined") != 0)) {
        type = with_facts(c, type, FACT_NE_NULLISH);
    }
    AstNode *access = discriminant_access(n, target, type);
    return access ? by_discriminant(n, type, access, by_typeof_name, &test) : type;
}

/* ---- candidates: instanceof and predicates ---- */

typedef struct CandidateTest {
    Type *candidate, *type;
    bool derived;
} CandidateTest;

static bool not_derived(Checker *c, Type *type, void *data)
{
    return !derives_from(c, type, data);
}

static Type *relate_part(Checker *c, Type *type, void *data)
{
    CandidateTest *t = data;
    if (t->derived) {
        return derives_from(c, type, t->candidate) ? type
            : derives_from(c, t->candidate, type)  ? t->candidate : NULL;
    }
    if (is_strict_subtype(c, type, t->candidate)) {
        return type;
    }
    if (is_strict_subtype(c, t->candidate, type)) {
        return t->candidate;
    }
    return is_subtype(c, type, t->candidate) ? type
        : is_subtype(c, t->candidate, type)  ? t->candidate : NULL;
}

static Type *generic_part(Checker *c, Type *type, void *data)
{
    CandidateTest *t = data;
    if (!(type->flags & TYPE_INSTANTIABLE)) {
        return NULL;
    }
    Type *base = base_constraint(c, type);
    base = base ? base : c->unknown;
    bool fits = t->derived ? derives_from(c, t->candidate, base) || base->flags & TYPE_UNKNOWN
                           : is_subtype(c, t->candidate, base);
    return fits ? type_intersection2(c, type, t->candidate) : NULL;
}

static Type *candidate_part(Checker *c, Type *candidate, void *data)
{
    CandidateTest *t = data;
    CandidateTest one = { candidate, t->type, t->derived };
    Type *direct = type_map(c, t->type, relate_part, &one);
    return direct->flags & TYPE_NEVER ? type_map(c, t->type, generic_part, &one) : direct;
}

static bool not_subset(Checker *c, Type *type, void *data)
{
    return !type_is_subset(c, type, data);
}

Type *narrow_to(Checker *c, Type *type, Type *candidate, bool assume_true, bool derived)
{
    if (!assume_true) {
        if (type == candidate) {
            return c->never;
        }
        if (derived) {
            return type_filter(c, type, not_derived, candidate);
        }
        Type *whole = type->flags & TYPE_UNKNOWN ? c->unknown_union : type;
        Type *positive = narrow_to(c, whole, candidate, true, false);
        Type *rest = type_filter(c, whole, not_subset, positive);
        return rest == c->unknown_union ? c->unknown : rest;
    }
    if (type->flags & (TYPE_ANY | TYPE_UNKNOWN) || type == candidate) {
        return candidate;
    }
    CandidateTest test = { candidate, type, derived };
    Type *narrowed = type_map(c, candidate, candidate_part, &test);
    if (!(narrowed->flags & TYPE_NEVER)) {
        return narrowed;
    }
    return is_subtype(c, candidate, type)       ? candidate
        : is_assignable(c, type, candidate)     ? type
        : is_assignable(c, candidate, type)     ? candidate
                                                : type_intersection2(c, type, candidate);
}

static Type *instance_type(Checker *c, Type *constructor)
{
    Property *prototype = property_of(c, constructor, c->n_prototype);
    Type *type = prototype ? type_of_property(c, prototype) : NULL;
    if (type && !(type->flags & TYPE_ANY)) {
        return type;
    }
    SignatureVec *signatures = signatures_of(c, constructor, true);
    TypeVec results = { 0 };
    for (size_t i = 0; i < signatures->length; i++) {
        vec_push(c->arena, &results, return_type_of(c, erase_signature(c, signatures->items[i])));
    }
    return results.length ? type_union(c, results.items, results.length, REDUCE_LITERAL)
                          : c->empty_object;
}

static Type *by_instanceof(Narrow *n, Type *type, AstNode *node, bool assume_true)
{
    Checker *c = n->c;
    AstNode *left = reference_candidate(node->binary.left);
    if (!is_matching_reference(c, n->reference, left)) {
        if (assume_true && chain_contains_reference(c, left, n->reference)) {
            return with_facts(c, type, FACT_NE_NULLISH);
        }
        return type;
    }
    Type *right = type_of_expression(c, node->binary.right);
    if (right->flags & TYPE_ANY || !is_assignable(c, right, c->g_function ? c->g_function
                                                                          : c->any)) {
        return type;
    }
    Type *target = instance_type(c, right);
    if (type->flags & TYPE_ANY && (target == c->g_object || target == c->g_function)) {
        return type;
    }
    if (!assume_true && !(target->flags & TYPE_OBJECT && !is_empty_object_type(c, target))) {
        return type;
    }
    return narrow_to(c, type, target, assume_true, true);
}

typedef struct PredicateTest {
    Type *type;
    bool assume_true;
} PredicateTest;

static Type *predicate_of_property(Narrow *n, Type *type, void *data)
{
    PredicateTest *t = data;
    return narrow_to(n->c, type, t->type, t->assume_true, false);
}

Type *narrow_by_predicate(Narrow *n, Type *type, TypePredicate *predicate, AstNode *call,
                          bool assume_true)
{
    Checker *c = n->c;
    if (!predicate->type
        || (type->flags & TYPE_ANY
            && (predicate->type == c->g_object || predicate->type == c->g_function))) {
        return type;
    }
    AstNode *argument = NULL;
    if (predicate->is_this) {
        argument = access_object(skip_parens(call->call.callee));
    } else if (predicate->parameter_index < call->call.arguments.length) {
        argument = call->call.arguments.items[predicate->parameter_index];
    }
    if (!argument) {
        return type;
    }
    if (is_matching_reference(c, n->reference, argument)) {
        return narrow_to(c, type, predicate->type, assume_true, false);
    }
    if (chain_contains_reference(c, argument, n->reference)
        && ((assume_true && !has_facts(c, predicate->type, FACT_EQ_UNDEFINED))
            || (!assume_true && type_every(predicate->type, TYPE_NULLABLE)))) {
        type = with_facts(c, type, FACT_NE_NULLISH);
    }
    AstNode *access = discriminant_access(n, argument, type);
    PredicateTest test = { predicate->type, assume_true };
    return access ? by_discriminant(n, type, access, predicate_of_property, &test) : type;
}

/* The signature of a call that matters to control flow: a predicate, an assertion, or never. */
static bool matters(Checker *c, Signature *signature)
{
    AstNode *node = signature->declaration;
    if (predicate_of(c, signature)) {
        return true;
    }
    return node && ast_is_function_like(node->kind) && node->function.return_type
        && type_from_node(c, node->function.return_type)->flags & TYPE_NEVER;
}

/* The type of `f`, `a.b.f` or `this.f` as far as declarations tell it, without narrowing. Only
 * such names may assert: asking for more could go round in circles. */
static Type *declared_name_type(Checker *c, AstNode *node)
{
    node = skip_parens(node);
    if (node->kind == AST_PROPERTY_ACCESS) {
        Type *object = declared_name_type(c, node->property_access.object);
        Property *property = object ? property_of(c, non_null(c, object),
                                        node->property_access.name->identifier.name) : NULL;
        return property ? type_of_property(c, property) : NULL;
    }
    if (node->kind == AST_THIS_EXPRESSION || node->kind == AST_SUPER_EXPRESSION) {
        AstNode *owner = ast_this_container(node);
        owner = owner && !ast_is_class_like(owner->kind) ? owner->parent : owner;
        Symbol *symbol = owner && ast_is_class_like(owner->kind)
            ? names_symbol_of(c->program, owner) : NULL;
        return symbol && node->kind == AST_THIS_EXPRESSION ? declared_type(c, symbol) : NULL;
    }
    Symbol *symbol = node->kind == AST_IDENTIFIER ? names_resolve_target(c->program, node) : NULL;
    if (!symbol || symbol == names_undefined(c->program)) {
        return NULL;
    }
    if (symbol->flags & (SYMBOL_VAR | SYMBOL_LET | SYMBOL_CONST | SYMBOL_PARAMETER)) {
        AstNode *declaration = symbol->value_declaration;
        bool typed = declaration
            && (declaration->kind == AST_VARIABLE_DECLARATION || declaration->kind == AST_PARAMETER);
        return typed ? annotation_of(c, declaration) : NULL;
    }
    return symbol->flags & SYMBOL_CATCH ? NULL : type_of_symbol(c, symbol);
}

Signature *assertion_signature(Checker *c, AstNode *call)
{
    NodeLinks *links = node_links(c, call);
    if (links->effects_done) {
        return links->effects;
    }
    Signature *found = NULL;
    bool statement = call->parent && call->parent->kind == AST_EXPRESSION_STATEMENT;
    AstNode *callee = call->call.callee;
    Type *type = NULL;
    if (statement) {
        type = declared_name_type(c, callee);
    } else if (callee->kind != AST_SUPER_EXPRESSION) {
        type = type_of_expression(c, callee);
        type = is_optional_chain(call) ? non_null(c, type) : type;
    }
    if (type) {
        SignatureVec *list = signatures_of(c, reduced_type(c, apparent_type(c, type)), false);
        if (list->length == 1 && !list->items[0]->type_parameter_count) {
            found = matters(c, list->items[0]) ? list->items[0] : NULL;
        } else {
            bool some = false;
            for (size_t i = 0; i < list->length && !some; i++) {
                some = matters(c, list->items[i]);
            }
            CallInfo *info = some ? resolve_call(c, call, CHECK_NORMAL) : NULL;
            found = info && !info->is_untyped && matters(c, info->signature) ? info->signature
                                                                              : NULL;
            if (some && !info) {
                return NULL;
            }
        }
    }
    if (c->flow_loops == c->flow_loop_start) {
        links->effects_done = true;
        links->effects = found;
    }
    return found;
}

static bool has_matching_argument(Narrow *n, AstNode *call)
{
    for (size_t i = 0; i < call->call.arguments.length; i++) {
        AstNode *argument = call->call.arguments.items[i];
        if (is_matching_reference(n->c, n->reference, argument)
            || contains_matching_reference(n->c, argument, n->reference)
            || chain_contains_reference(n->c, argument, n->reference)) {
            return true;
        }
        if (argument->kind == AST_IDENTIFIER && n->declared->flags & TYPE_UNION) {
            return true;
        }
    }
    AstNode *callee = skip_parens(call->call.callee);
    AstNode *object = access_object(callee);
    return object && (is_matching_reference(n->c, n->reference, object)
                      || contains_matching_reference(n->c, object, n->reference));
}

static Type *by_call(Narrow *n, Type *type, AstNode *call, bool assume_true)
{
    if (!has_matching_argument(n, call)) {
        return type;
    }
    Signature *signature = assume_true || !is_optional_chain(call)
        ? assertion_signature(n->c, call) : NULL;
    TypePredicate *predicate = signature ? predicate_of(n->c, signature) : NULL;
    return predicate && !predicate->is_asserts
        ? narrow_by_predicate(n, type, predicate, call, assume_true) : type;
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
    InTest known = { name, true };
    size_t count;
    Type **parts = type_parts(&type, &count);
    bool some = false;
    for (size_t i = 0; i < count; i++) {
        some |= may_be_present(c, parts[i], &known);
    }
    if (some) {
        InTest test = { name, assume_true };
        return type_filter(c, type, may_be_present, &test);
    }
    Symbol *record = names_global(c->program, intern_string(c->interner, "Record"), SYMBOL_TYPE);
    if (assume_true && record) {
        Type *arguments[] = { type_string_literal(c, name), c->unknown };
        return type_intersection2(c, type, alias_instance(c, record, arguments, 2, NULL, NULL, 0));
    }
    return type;
}

/* ---- binary conditions ---- */

static const char *string_text(AstNode *node)
{
    return node->kind == AST_STRING_LITERAL ? node->string.interned
        : node->kind == AST_TEMPLATE_LITERAL && !node->template_literal.spans.length
        ? node->template_literal.cooked.text : NULL;
}

static AstNode *typeof_operand(AstNode *node)
{
    return node->kind == AST_UNARY_EXPRESSION && node->unary.op == AST_OP_TYPEOF
        ? node->unary.operand : NULL;
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
    if (typed && string_text(right)) {
        return by_typeof(n, type, typed, op, string_text(right), assume_true);
    }
    typed = typeof_operand(right);
    if (typed && string_text(left)) {
        return by_typeof(n, type, typed, op, string_text(left), assume_true);
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
    Equality equality = { op, right, assume_true };
    if (access) {
        return by_discriminant(n, type, access, equality_of_property, &equality);
    }
    access = discriminant_access(n, right, type);
    if (access) {
        equality.value = left;
        return by_discriminant(n, type, access, equality_of_property, &equality);
    }
    if (right->kind == AST_TRUE_LITERAL || right->kind == AST_FALSE_LITERAL) {
        return left->kind == AST_PROPERTY_ACCESS || left->kind == AST_ELEMENT_ACCESS
            ? type : by_boolean(n, type, left, right->kind == AST_TRUE_LITERAL, op, assume_true);
    }
    if (left->kind == AST_TRUE_LITERAL || left->kind == AST_FALSE_LITERAL) {
        return right->kind == AST_PROPERTY_ACCESS || right->kind == AST_ELEMENT_ACCESS
            ? type : by_boolean(n, type, right, left->kind == AST_TRUE_LITERAL, op, assume_true);
    }
    /* x.constructor === C */
    if (left->kind == AST_PROPERTY_ACCESS
        && left->property_access.name->identifier.name == c->n_constructor
        && is_matching_reference(c, n->reference, left->property_access.object)
        && assume_true && (op == AST_OP_EQUAL || op == AST_OP_STRICT_EQUAL)) {
        Type *constructor = type_of_expression(c, right);
        if (anonymous_is(constructor, ANONYMOUS_CLASS)) {
            return narrow_to(c, type, instance_type(c, constructor), true, true);
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
        return by_instanceof(n, type, node, assume_true);
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
            ? by_in(n, type, name, assume_true) : type;
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
        return symbol && (symbol->flags & SYMBOL_CONST
            || (symbol->flags & (SYMBOL_PARAMETER | SYMBOL_LET) && !symbol->is_reassigned));
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
    if (is_chain_root_operand(node)
        || (parent && ((parent->kind == AST_BINARY_EXPRESSION
                        && parent->binary.op == AST_OP_NULLISH)
                       || (parent->kind == AST_ASSIGNMENT_EXPRESSION
                           && parent->binary.op == AST_OP_NULLISH_ASSIGN))
            && parent->binary.left == node)) {
        return by_optionality(n, type, node, assume_true);
    }
    switch (node->kind) {
    case AST_IDENTIFIER:
        if (!is_matching_reference(c, n->reference, node) && n->inline_level < 5) {
            Symbol *symbol = names_resolve_target(c->program, node);
            AstNode *declaration = symbol && symbol->flags & SYMBOL_CONST
                ? symbol->value_declaration : NULL;
            if (declaration && declaration->kind == AST_VARIABLE_DECLARATION
                && !declaration->variable.type && declaration->variable.initializer
                && is_constant_reference(c, n->reference)) {
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
        return by_call(n, type, node, assume_true);
    case AST_PARENTHESIZED_EXPRESSION:
    case AST_NON_NULL_EXPRESSION:
        return narrow_by(n, type, node->wrapped.expression, assume_true);
    case AST_SATISFIES_EXPRESSION:
        return narrow_by(n, type, node->type_cast.expression, assume_true);
    case AST_UNARY_EXPRESSION:
        return node->unary.op == AST_OP_NOT ? narrow_by(n, type, node->unary.operand, !assume_true)
                                            : type;
    case AST_BINARY_EXPRESSION:
        return by_binary_or_logical(n, type, node, assume_true);
    case AST_ASSIGNMENT_EXPRESSION:
        return by_truthiness(n, node->binary.op == AST_OP_ASSIGN
                             ? narrow_by(n, type, node->binary.right, assume_true) : type,
                             node->binary.left, assume_true);
    case AST_SEQUENCE_EXPRESSION:
        return narrow_by(n, type, node->elements.items.items[node->elements.items.length - 1],
                         assume_true);
    default:
        return type;
    }
}

/* Inside an inlined condition (const ok = a && b) the logical operators are still there. */
Type *by_binary_or_logical(Narrow *n, Type *type, AstNode *node, bool assume_true)
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

/* ---- switch ---- */

static Type *clause_type(Checker *c, AstNode *clause)
{
    return clause->case_clause.test
        ? type_regular(type_of_expression(c, clause->case_clause.test)) : c->never;
}

static Type *discriminant_clauses(Narrow *n, Type *type, FlowNode *flow)
{
    Checker *c = n->c;
    AstList *clauses = &flow->node->switch_statement.clauses;
    TypeVec all = { 0 }, some = { 0 };
    bool has_default = flow->clause_start == flow->clause_end;
    for (size_t i = 0; i < clauses->length; i++) {
        vec_push(c->arena, &all, clause_type(c, clauses->items[i]));
        if (i >= flow->clause_start && i < flow->clause_end) {
            has_default |= !clauses->items[i]->case_clause.test;
            vec_push(c->arena, &some, all.items[i]);
        }
    }
    if (type->flags & TYPE_UNKNOWN && !has_default) {
        bool primitive = true;
        for (size_t i = 0; i < some.length; i++) {
            primitive &= type_every(some.items[i], TYPE_UNIT | TYPE_STRING | TYPE_NUMBER);
        }
        if (primitive && some.length) {
            return type_union(c, some.items, some.length, REDUCE_LITERAL);
        }
    }
    Type *discriminant = type_union(c, some.items, some.length, REDUCE_LITERAL);
    Type *matched = discriminant->flags & TYPE_NEVER ? c->never
        : type_map(c, type_filter(c, type, comparable_part, discriminant), literals_for,
                   discriminant);
    if (!has_default) {
        return matched;
    }
    /* The default takes what no case names. */
    Type *rest = type;
    for (size_t i = 0; i < all.length; i++) {
        if (is_unit(all.items[i]) && !(all.items[i]->flags & TYPE_NEVER)) {
            rest = type_filter(c, rest, not_that_unit, all.items[i]);
        }
    }
    return matched->flags & TYPE_NEVER ? rest : type_union2(c, matched, rest);
}

static Type *clauses_of_property(Narrow *n, Type *type, void *data)
{
    return discriminant_clauses(n, type, data);
}

static Type *typeof_clauses(Narrow *n, Type *type, FlowNode *flow)
{
    Checker *c = n->c;
    AstList *clauses = &flow->node->switch_statement.clauses;
    bool has_default = flow->clause_start == flow->clause_end;
    TypeVec parts = { 0 };
    for (size_t i = flow->clause_start; i < flow->clause_end; i++) {
        AstNode *test = clauses->items[i]->case_clause.test;
        has_default |= !test;
        if (test && string_text(test)) {
            vec_push(c->arena, &parts, by_type_name(c, type, string_text(test)));
        }
    }
    if (has_default) {
        Type *rest = type;
        for (size_t i = 0; i < clauses->length; i++) {
            AstNode *test = clauses->items[i]->case_clause.test;
            bool inside = i >= flow->clause_start && i < flow->clause_end;
            unsigned fact = test && string_text(test) && !inside
                ? typeof_fact(string_text(test), false) : 0;
            if (fact) {
                rest = with_facts(c, rest, fact);
            }
        }
        return rest;
    }
    return type_union(c, parts.items, parts.length, REDUCE_LITERAL);
}

static Type *true_clauses(Narrow *n, Type *type, FlowNode *flow)
{
    Checker *c = n->c;
    AstList *clauses = &flow->node->switch_statement.clauses;
    bool has_default = flow->clause_start == flow->clause_end;
    for (size_t i = 0; i < flow->clause_start; i++) {
        if (clauses->items[i]->case_clause.test) {
            type = narrow_by(n, type, clauses->items[i]->case_clause.test, false);
        }
    }
    for (size_t i = flow->clause_start; i < flow->clause_end; i++) {
        has_default |= !clauses->items[i]->case_clause.test;
    }
    if (has_default) {
        for (size_t i = flow->clause_end; i < clauses->length; i++) {
            if (clauses->items[i]->case_clause.test) {
                type = narrow_by(n, type, clauses->items[i]->case_clause.test, false);
            }
        }
        return type;
    }
    TypeVec parts = { 0 };
    for (size_t i = flow->clause_start; i < flow->clause_end; i++) {
        vec_push(c->arena, &parts,
                 narrow_by(n, type, clauses->items[i]->case_clause.test, true));
    }
    return type_union(c, parts.items, parts.length, REDUCE_LITERAL);
}

Type *narrow_by_switch(Narrow *n, Type *type, FlowNode *flow)
{
    Checker *c = n->c;
    AstNode *node = skip_parens(flow->node->switch_statement.discriminant);
    if (is_matching_reference(c, n->reference, node)) {
        return discriminant_clauses(n, type, flow);
    }
    AstNode *typed = typeof_operand(node);
    if (typed && is_matching_reference(c, n->reference, typed)) {
        return typeof_clauses(n, type, flow);
    }
    if (node->kind == AST_TRUE_LITERAL) {
        return true_clauses(n, type, flow);
    }
    if (chain_contains_reference(c, node, n->reference)
        && flow->clause_start != flow->clause_end) {
        bool all_defined = true;
        for (size_t i = flow->clause_start; i < flow->clause_end; i++) {
            AstNode *clause = flow->node->switch_statement.clauses.items[i];
            all_defined &= clause->case_clause.test
                && !type_has(clause_type(c, clause), TYPE_UNDEFINED | TYPE_NEVER);
        }
        if (all_defined) {
            type = with_facts(c, type, FACT_NE_NULLISH);
        }
    }
    AstNode *access = discriminant_access(n, node, type);
    return access ? by_discriminant(n, type, access, clauses_of_property, flow) : type;
}

bool is_exhaustive_switch(Checker *c, AstNode *node)
{
    NodeLinks *links = node_links(c, node);
    if (links->exhaustive) {
        return links->exhaustive == 1;
    }
    links->exhaustive = 2; /* while being asked */
    AstNode *discriminant = skip_parens(node->switch_statement.discriminant);
    AstList *clauses = &node->switch_statement.clauses;
    bool result = false;
    AstNode *typed = typeof_operand(discriminant);
    if (typed) {
        Type *type = type_of_expression(c, typed);
        unsigned facts = 0;
        bool has_default = false;
        for (size_t i = 0; i < clauses->length; i++) {
            AstNode *test = clauses->items[i]->case_clause.test;
            has_default |= !test;
            facts |= test && string_text(test) ? typeof_fact(string_text(test), true) : 0;
        }
        unsigned possible = facts_of(c, type) & 0xff;
        Type *base = type->flags & TYPE_INSTANTIABLE ? base_constraint(c, type) : type;
        result = !has_default && base && !(base->flags & (TYPE_ANY | TYPE_UNKNOWN))
            && !(possible & ~facts);
    } else {
        Type *type = type_of_expression(c, discriminant);
        Type *base = type->flags & TYPE_INSTANTIABLE ? base_constraint(c, type) : type;
        if (base && is_literal_or_unit_set(base) && clauses->length) {
            result = true;
            size_t count;
            Type **parts = type_parts(&base, &count);
            for (size_t i = 0; i < count && result; i++) {
                bool found = false;
                for (size_t k = 0; k < clauses->length && !found; k++) {
                    Type *t = clause_type(c, clauses->items[k]);
                    found = t == type_regular(parts[i]) || union_contains(t, type_regular(parts[i]));
                }
                result = found;
            }
        }
    }
    links = node_links(c, node);
    links->exhaustive = result ? 1 : c->flow_loops > c->flow_loop_start ? 0 : 2;
    return result;
}

/* ---- predicates of function bodies ---- */

static AstNode *single_result(AstNode *function)
{
    AstNode *body = function->function.body;
    if (!body) {
        return NULL;
    }
    if (body->kind != AST_BLOCK) {
        return body;
    }
    if (body->block.statements.length != 1) {
        return NULL;
    }
    AstNode *statement = body->block.statements.items[0];
    return statement->kind == AST_RETURN_STATEMENT ? statement->wrapped.expression : NULL;
}

/* `x => x !== undefined` is a type predicate, when it is true exactly for the narrowed type. */
TypePredicate *inferred_predicate(Checker *c, Signature *signature)
{
    AstNode *function = signature->declaration;
    bool eligible = function->kind == AST_ARROW_FUNCTION || function->kind == AST_FUNCTION_EXPRESSION
        || function->kind == AST_FUNCTION_DECLARATION || function->kind == AST_METHOD_DECLARATION;
    AstNode *result = eligible ? single_result(function) : NULL;
    if (!result || function->function.is_generator || !signature->parameter_count
        || ast_has_modifier(function, AST_MODIFIER_ASYNC)) {
        return NULL;
    }
    result = skip_parens(result);
    if (result->kind == AST_TRUE_LITERAL || result->kind == AST_FALSE_LITERAL) {
        return NULL;
    }
    bool plausible = result->kind == AST_BINARY_EXPRESSION || result->kind == AST_CALL_EXPRESSION
        || result->kind == AST_UNARY_EXPRESSION;
    if (!plausible) {
        return NULL;
    }
    Type *type = return_type_of(c, signature);
    if (!(type->flags & TYPE_BOOLEAN)) {
        return NULL;
    }
    FlowNode *before = flow_of(c, result);
    if (result->kind == AST_BINARY_EXPRESSION) {
        AstNode *at = result;
        while (at->kind == AST_BINARY_EXPRESSION) {
            at = at->binary.left;
        }
        FlowNode *first = flow_of(c, at);
        before = first ? first : before;
    }
    for (size_t i = 0; before && i < signature->parameter_count; i++) {
        Parameter *p = &signature->parameters[i];
        if (p->is_rest || !p->symbol || p->symbol->is_reassigned
            || !p->node || p->node->parameter.initializer) {
            continue;
        }
        Type *initial = type_of_declaration(c, p->node);
        if (!initial || initial->flags & TYPE_BOOLEAN) {
            continue;
        }
        AstNode *name = p->node->parameter.target;
        FlowNode *yes = flow_node(c, FLOW_TRUE, result, before);
        Type *narrowed = flow_type(c, name, initial, initial, function, yes);
        if (narrowed == initial || narrowed->flags & TYPE_NEVER) {
            continue;
        }
        FlowNode *no = flow_node(c, FLOW_FALSE, result, before);
        Type *left = flow_type(c, name, narrowed, narrowed, function, no);
        bool never = left->flags & TYPE_NEVER || left == c->unreachable_never;
        if (left == narrowed) {
            never = false;
        }
        if (never) {
            TypePredicate *predicate = NEW(c->arena, TypePredicate);
            predicate->parameter_name = p->name;
            predicate->parameter_index = i;
            predicate->type = narrowed;
            return predicate;
        }
    }
    return NULL;
}

bool is_evolving_target(AstNode *node)
{
    AstNode *at = node;
    while (at->parent && at->parent->kind == AST_PARENTHESIZED_EXPRESSION) {
        at = at->parent;
    }
    AstNode *parent = at->parent;
    if (!parent) {
        return false;
    }
    if (parent->kind == AST_PROPERTY_ACCESS && parent->property_access.object == at) {
        const char *name = parent->property_access.name->identifier.name;
        bool call = parent->parent && parent->parent->kind == AST_CALL_EXPRESSION
            && parent->parent->call.callee == parent;
        return strcmp(name, "length") == 0
            || (call && (strcmp(name, "push") == 0 || strcmp(name, "unshift") == 0));
    }
    return parent->kind == AST_ELEMENT_ACCESS && parent->element_access.object == at
        && parent->parent && parent->parent->kind == AST_ASSIGNMENT_EXPRESSION
        && parent->parent->binary.left == parent && parent->parent->binary.op == AST_OP_ASSIGN;
}
