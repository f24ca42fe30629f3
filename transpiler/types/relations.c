/*
 * Relations between types: identity, (strict) subtype, assignability, comparability. Structural
 * comparison is coinductive: a pair that is being compared is taken to hold; results are
 * remembered unless they rest on such an assumption that later fails.
 */
#include "types/checker.h"

enum { KEY_RELATION = 140 };
enum { RESULT_NONE, RESULT_YES, RESULT_NO };

typedef struct Pair {
    Type *source, *target;
    Relation relation;
} Pair;

typedef struct RelationState {
    VEC(Pair) maybe;    /* pairs assumed to hold */
    int depth;
    Type *sources[100], *targets[100];
    bool overflow;
} RelationState;

typedef struct Rel {
    Checker *c;
    RelationState *s;
    Relation relation;
    bool in_target_set; /* the target is one part of an intersection: no weak type check */
} Rel;

static bool related(Rel *r, Type *source, Type *target);
static bool structured(Rel *r, Type *source, Type *target);

/* ---- simple relations ---- */

static bool enum_related(Checker *c, Type *source, Type *target)
{
    Symbol *a = source->symbol, *b = target->symbol;
    (void)c;
    if (a && a->flags & SYMBOL_ENUM_MEMBER) {
        a = a->parent;
    }
    if (b && b->flags & SYMBOL_ENUM_MEMBER) {
        b = b->parent;
    }
    return a && a == b;
}

static bool simple_related(Checker *c, Type *source, Type *target, Relation relation)
{
    unsigned s = source->flags, t = target->flags;
    if (t & TYPE_ANY || s & TYPE_NEVER) {
        return true;
    }
    if (t & TYPE_UNKNOWN && !(relation == RELATION_STRICT_SUBTYPE && s & TYPE_ANY)) {
        return true;
    }
    if (t & TYPE_NEVER) {
        return false;
    }
    if (s & TYPE_STRING_LIKE && t & TYPE_STRING) {
        return true;
    }
    if (s & TYPE_STRING_LITERAL && s & TYPE_ENUM_LITERAL && t & TYPE_STRING_LITERAL
        && !(t & TYPE_ENUM_LITERAL) && source->as.literal.text == target->as.literal.text) {
        return true;
    }
    if (s & TYPE_NUMBER_LIKE && t & TYPE_NUMBER) {
        return true;
    }
    if (s & TYPE_NUMBER_LITERAL && s & TYPE_ENUM_LITERAL && t & TYPE_NUMBER_LITERAL
        && !(t & TYPE_ENUM_LITERAL) && !(s & TYPE_UNION)
        && source->as.literal.number == target->as.literal.number) {
        return true;
    }
    if ((s & TYPE_BIGINT_LIKE && t & TYPE_BIGINT) || (s & TYPE_SYMBOL_LIKE && t & TYPE_SYMBOL)
        || (s & TYPE_BOOLEAN_LIKE && t & TYPE_BOOLEAN)) {
        return true;
    }
    if (s & TYPE_ENUM && t & TYPE_ENUM && enum_related(c, source, target)) {
        return true;
    }
    if (s & TYPE_ENUM_LITERAL && t & TYPE_ENUM_LITERAL) {
        if (s & TYPE_UNION && t & TYPE_UNION && enum_related(c, source, target)) {
            return true;
        }
        if (s & TYPE_LITERAL && t & TYPE_LITERAL && !(s & TYPE_UNION) && !(t & TYPE_UNION)
            && source->symbol == target->symbol) {
            return true;
        }
    }
    if (s & TYPE_UNDEFINED && t & (TYPE_UNDEFINED | TYPE_VOID)) {
        return true;
    }
    if (s & TYPE_NULL && t & TYPE_NULL) {
        return true;
    }
    if (s & TYPE_OBJECT && t & TYPE_NON_PRIMITIVE
        && !(relation == RELATION_STRICT_SUBTYPE && is_empty_object_type(c, source)
             && !(source->object_flags & OBJECT_FRESH))) {
        return true;
    }
    if (relation == RELATION_ASSIGNABLE || relation == RELATION_COMPARABLE) {
        if (s & TYPE_ANY) {
            return true;
        }
        if (s & TYPE_NUMBER && (t & TYPE_ENUM || (t & TYPE_NUMBER_LITERAL
                                                  && t & TYPE_ENUM_LITERAL))) {
            return true;
        }
        if (s & TYPE_NUMBER_LITERAL && !(s & TYPE_ENUM_LITERAL)
            && (t & TYPE_ENUM || (t & TYPE_NUMBER_LITERAL && t & TYPE_ENUM_LITERAL
                                  && !(t & TYPE_UNION)
                                  && source->as.literal.number == target->as.literal.number))) {
            return true;
        }
    }
    return false;
}

/* ---- identity ---- */

static bool identical_lists(Rel *r, Type **a, Type **b, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        if (!related(r, a[i], b[i])) {
            return false;
        }
    }
    return true;
}

static bool set_identical(Rel *r, Type *source, Type *target)
{
    if (source->as.set.count != target->as.set.count) {
        return false;
    }
    for (size_t i = 0; i < source->as.set.count; i++) {
        bool found = false;
        for (size_t k = 0; k < target->as.set.count && !found; k++) {
            found = related(r, source->as.set.types[i], target->as.set.types[k]);
        }
        if (!found) {
            return false;
        }
    }
    return true;
}

/* ---- unions and intersections ---- */

static bool some_target(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    if (union_contains(target, source) || union_contains(target, type_regular(source))) {
        return true;
    }
    if (r->relation != RELATION_COMPARABLE && source->flags & TYPE_UNIT
        && target->flags & TYPE_UNION
        && source->flags & (TYPE_STRING_LITERAL | TYPE_BOOLEAN_LITERAL | TYPE_BIGINT_LITERAL
                            | TYPE_NULL)
        && !(source->flags & TYPE_ENUM_LITERAL) && type_every(target, TYPE_UNIT | TYPE_STRING
               | TYPE_NUMBER | TYPE_BOOLEAN | TYPE_BIGINT | TYPE_SYMBOL | TYPE_VOID)) {
        unsigned base = source->flags & TYPE_STRING_LITERAL ? TYPE_STRING
            : source->flags & TYPE_BIGINT_LITERAL           ? TYPE_BIGINT : 0;
        bool has_base = false;
        for (size_t i = 0; i < target->as.set.count; i++) {
            has_base |= (target->as.set.types[i]->flags & base) != 0;
        }
        return has_base;
    }
    for (size_t i = 0; i < target->as.set.count; i++) {
        if (related(r, source, target->as.set.types[i])) {
            return true;
        }
    }
    (void)c;
    return false;
}

static bool each_source(Rel *r, Type *source, Type *target)
{
    for (size_t i = 0; i < source->as.set.count; i++) {
        Type *part = source->as.set.types[i];
        if (target->flags & TYPE_UNION && union_contains(target, part)) {
            continue;
        }
        if (!related(r, part, target)) {
            return false;
        }
    }
    return true;
}

static bool some_source(Rel *r, Type *source, Type *target)
{
    if (source->flags & TYPE_UNION && union_contains(source, target)) {
        return true;
    }
    for (size_t i = 0; i < source->as.set.count; i++) {
        if (related(r, source->as.set.types[i], target)) {
            return true;
        }
    }
    return false;
}

static bool each_target(Rel *r, Type *source, Type *target)
{
    for (size_t i = 0; i < target->as.set.count; i++) {
        r->in_target_set = true;
        if (!related(r, source, target->as.set.types[i])) {
            return false;
        }
    }
    return true;
}

/* { kind: "a" | "b", ... } fits a union that discriminates on kind when each combination fits a
 * member (only for few combinations). */
static bool discriminated(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    PropertyVec properties = { 0 };
    Property *chosen[4];
    size_t n = 0, combinations = 1;

    properties_of(c, source, &properties);
    for (size_t i = 0; i < properties.length && n < 4; i++) {
        Type *t = type_of_property(c, properties.items[i]);
        if (!(t->flags & TYPE_UNION) || !is_literal_or_unit_set(t)) {
            continue;
        }
        Property *other = property_of(c, target, properties.items[i]->name);
        if (other && is_discriminant(c, target, other->name)) {
            combinations *= t->as.set.count;
            chosen[n++] = properties.items[i];
        }
    }
    if (!n || combinations > 25) {
        return false;
    }
    for (size_t index = 0; index < combinations; index++) {
        size_t left = index;
        Type *values[4];
        for (size_t k = 0; k < n; k++) {
            Type *t = type_of_property(c, chosen[k]);
            values[k] = t->as.set.types[left % t->as.set.count];
            left /= t->as.set.count;
        }
        bool matched = false;
        for (size_t m = 0; m < target->as.set.count && !matched; m++) {
            Type *member = target->as.set.types[m];
            if (!(member->flags & (TYPE_OBJECT | TYPE_INTERSECTION))) {
                continue;
            }
            bool fits = true;
            for (size_t k = 0; k < n && fits; k++) {
                Property *p = property_of(c, member, chosen[k]->name);
                fits = p && related(r, values[k], type_of_property(c, p));
            }
            PropertyVec wanted = { 0 };
            if (fits) {
                properties_of(c, member, &wanted);
            }
            for (size_t w = 0; w < wanted.length && fits; w++) {
                bool skip = false;
                for (size_t k = 0; k < n; k++) {
                    skip |= chosen[k]->name == wanted.items[w]->name;
                }
                if (skip) {
                    continue;
                }
                Property *own = property_of(c, source, wanted.items[w]->name);
                fits = own ? related(r, type_of_property(c, own),
                                     type_of_property(c, wanted.items[w]))
                           : wanted.items[w]->is_optional;
            }
            matched = fits;
        }
        if (!matched) {
            return false;
        }
    }
    return true;
}

static bool set_related(Rel *r, Type *source, Type *target)
{
    if (source->flags & TYPE_UNION) {
        if (r->relation == RELATION_COMPARABLE) {
            return some_source(r, source, target)
                || (target->flags & TYPE_UNION && some_target(r, source, target));
        }
        return each_source(r, source, target);
    }
    if (target->flags & TYPE_UNION) {
        if (some_target(r, source, target)) {
            return true;
        }
        if (source->flags & TYPE_INTERSECTION || source->flags & TYPE_INSTANTIABLE) {
            return structured(r, source, target);
        }
        return source->flags & TYPE_OBJECT && r->relation != RELATION_IDENTITY
            && discriminated(r, source, target);
    }
    if (target->flags & TYPE_INTERSECTION) {
        return each_target(r, source, target);
    }
    if (some_source(r, source, target)) {
        return true;
    }
    return structured(r, source, target);
}

/* ---- signatures ---- */

static bool is_any_signature(Checker *c, Signature *s)
{
    return !s->type_parameter_count && s->parameter_count == 1 && s->has_rest
        && is_array_type(c, parameter_type(c, s, 0))
        && parameter_type(c, s, 0)->as.object.arguments[0]->flags & TYPE_ANY
        && return_type_of(c, s)->flags & TYPE_ANY;
}

static bool parameter_pair(Rel *r, Type *s, Type *t, bool strict, bool is_callback_slot)
{
    Checker *c = r->c;
    /* Callback parameters are compared covariantly through their own parameters. */
    Signature *sc = is_callback_slot ? NULL : single_call_signature(c, non_null(c, s));
    Signature *tc = is_callback_slot ? NULL : single_call_signature(c, non_null(c, t));
    bool callbacks = sc && tc && !predicate_of(c, sc) && !predicate_of(c, tc)
        && type_has(s, TYPE_NULLABLE) == type_has(t, TYPE_NULLABLE);
    if (callbacks) {
        return signature_related(c, tc, sc, r->relation, r, strict ? 2 : 3);
    }
    if (!strict && r->relation != RELATION_IDENTITY && related(r, s, t)) {
        return true;
    }
    return related(r, t, s);
}

static Signature *unify_generic(Checker *c, Signature *source, Signature *target)
{
    TypeVec arguments = { 0 };
    InferenceContext *context = inference_new(c, source->type_parameters,
                                              source->type_parameter_count, source, 0);
    for (size_t i = 0; i < source->parameter_count; i++) {
        infer_types(c, context, type_at(c, target, i), type_at(c, source, i), 0, false);
    }
    infer_types(c, context, return_type_of(c, target), return_type_of(c, source),
                PRIORITY_RETURN, false);
    for (size_t i = 0; i < source->type_parameter_count; i++) {
        vec_push(c->arena, &arguments, inferred_type(c, context, i));
    }
    return signature_with_arguments(c, source, arguments.items, arguments.length);
}

/* `mode` 0: methods (bivariant parameters); 1: strict; 2, 3: comparing callbacks. */
bool signature_related(Checker *c, Signature *source, Signature *target, Relation relation,
                       void *state, int mode)
{
    Rel *r = state;
    (void)relation;
    if (source == target) {
        return true;
    }
    if (is_any_signature(c, target)) {
        return true;
    }
    size_t source_min = min_arguments(c, source), target_total = parameter_total(c, target);
    bool target_rest = has_effective_rest(c, target);
    if (!target_rest && target_total < source_min) {
        return false;
    }
    if (r->relation == RELATION_STRICT_SUBTYPE && !target_rest
        && (has_effective_rest(c, source) || parameter_total(c, source) > target_total)) {
        return false;
    }
    if (source->type_parameter_count && source->type_parameters != target->type_parameters) {
        target = canonical_signature(c, target);
        source = unify_generic(c, source, target);
    }
    if (target->type_parameter_count && source->type_parameters != target->type_parameters) {
        /* the target's parameters stand for themselves */
    }
    bool strict = mode != 0 && mode != 3;
    size_t source_total = parameter_total(c, source);
    size_t n = source_total > target_total ? source_total : target_total;
    Type *source_rest = effective_rest(c, source), *target_rest_type = effective_rest(c, target);
    if (source_rest || target_rest_type) {
        size_t shared = source_total < target_total ? source_total : target_total;
        n = shared ? shared : 1;
    }
    if (source->this_type && target->this_type && !(source->this_type->flags & TYPE_VOID)) {
        if (!related(r, source->this_type, target->this_type)
            && !related(r, target->this_type, source->this_type)) {
            return false;
        }
    }
    size_t rest_index = source_rest || target_rest_type ? n - 1 : (size_t)-1;
    for (size_t i = 0; i < n; i++) {
        bool has_source = i < source_total || has_effective_rest(c, source);
        bool has_target = i < target_total || target_rest;
        if (!has_source || !has_target) {
            continue;
        }
        Type *s = i == rest_index ? rest_type_at(c, source, i) : type_at(c, source, i);
        Type *t = i == rest_index ? rest_type_at(c, target, i) : type_at(c, target, i);
        bool optional_only_here = i >= source_min && i < min_arguments(c, target);
        if (r->relation == RELATION_STRICT_SUBTYPE && optional_only_here && related(r, s, t)) {
            return false;
        }
        if (s == t) {
            continue;
        }
        if (!parameter_pair(r, s, t, strict, mode >= 2)) {
            return false;
        }
    }
    Type *target_return = return_type_of(c, target);
    if (target_return->flags & (TYPE_VOID | TYPE_ANY) && r->relation != RELATION_IDENTITY) {
        return true;
    }
    TypePredicate *target_predicate = predicate_of(c, target);
    if (target_predicate) {
        TypePredicate *p = predicate_of(c, source);
        if (p) {
            return p->is_asserts == target_predicate->is_asserts
                && p->is_this == target_predicate->is_this
                && (!target_predicate->type || (p->type && related(r, p->type,
                                                                   target_predicate->type)));
        }
        if (!target_predicate->is_asserts && target_predicate->parameter_index != (size_t)-1) {
            return false;
        }
    }
    Type *source_return = return_type_of(c, source);
    return related(r, source_return, target_return)
        || (mode == 3 && related(r, target_return, source_return));
}

static bool is_method_declaration(const AstNode *node)
{
    return node && (node->kind == AST_METHOD_DECLARATION || node->kind == AST_METHOD_SIGNATURE
                    || node->kind == AST_CONSTRUCTOR);
}

static bool signatures_related(Rel *r, Type *source, Type *target, bool construct)
{
    Checker *c = r->c;
    SignatureVec *s = signatures_of(c, source, construct);
    SignatureVec *t = signatures_of(c, target, construct);
    if (!t->length) {
        return true;
    }
    if (source == c->any_function || target == c->any_function) {
        return true;
    }
    if (r->relation == RELATION_IDENTITY) {
        if (s->length != t->length) {
            return false;
        }
        for (size_t i = 0; i < s->length; i++) {
            if (!signatures_identical(c, s->items[i], t->items[i], false)) {
                return false;
            }
        }
        return true;
    }
    if (s->length && t->length && construct) {
        bool source_abstract = s->items[0]->is_abstract, target_abstract = t->items[0]->is_abstract;
        if (source_abstract && !target_abstract) {
            return false;
        }
    }
    if (s->length == 1 && t->length == 1) {
        Signature *a = s->items[0], *b = t->items[0];
        bool erase = r->relation == RELATION_COMPARABLE;
        int mode = is_method_declaration(b->declaration) ? 0 : 1;
        if (r->relation == RELATION_STRICT_SUBTYPE && mode == 0) {
            mode = 1;
        }
        return signature_related(c, erase ? erase_signature(c, a) : a,
                                 erase ? erase_signature(c, b) : b, r->relation, r, mode);
    }
    for (size_t i = 0; i < t->length; i++) {
        bool found = false;
        for (size_t k = 0; k < s->length && !found; k++) {
            int mode = is_method_declaration(t->items[i]->declaration) ? 0 : 1;
            found = signature_related(c, erase_signature(c, s->items[k]),
                                      erase_signature(c, t->items[i]), r->relation, r, mode);
        }
        if (!found) {
            return false;
        }
    }
    return true;
}

bool signature_assignable(Checker *c, Signature *source, Signature *target, bool partial)
{
    RelationState state = { 0 };
    Rel r = { c, &state, partial ? RELATION_SUBTYPE : RELATION_ASSIGNABLE, false };
    return signature_related(c, source, target, r.relation, &r, 1);
}

bool signatures_identical(Checker *c, Signature *a, Signature *b, bool partial)
{
    if (a == b) {
        return true;
    }
    if (a->type_parameter_count != b->type_parameter_count
        || parameter_total(c, a) != parameter_total(c, b)
        || (!partial && min_arguments(c, a) != min_arguments(c, b)) || a->has_rest != b->has_rest) {
        return false;
    }
    if (a->type_parameter_count) {
        TypeMapper *mapper = mapper_new(c, a->type_parameters, b->type_parameters,
                                        a->type_parameter_count);
        a = instantiate_signature(c, a, mapper, true);
    }
    for (size_t i = 0; i < a->parameter_count; i++) {
        if (!is_identical(c, type_at(c, a, i), type_at(c, b, i))) {
            return false;
        }
    }
    return partial || is_identical(c, return_type_of(c, a), return_type_of(c, b));
}

/* ---- members ---- */

static bool property_pair(Rel *r, Type *target, Property *s, Property *t)
{
    Checker *c = r->c;
    if (t->is_private || s->is_private) {
        AstNode *a = s->declaration_count ? s->declarations[0] : NULL;
        AstNode *b = t->declaration_count ? t->declarations[0] : NULL;
        if (a != b) {
            return false;
        }
    }
    if (r->relation != RELATION_COMPARABLE && s->is_optional && !t->is_optional
        && !(t->target && false)) {
        return false;
    }
    Type *source_type = type_of_property(c, s), *target_type = type_of_property(c, t);
    (void)target;
    if (r->relation == RELATION_STRICT_SUBTYPE && s->is_readonly && !t->is_readonly) {
        return false;
    }
    return related(r, source_type, target_type);
}

static bool properties_related(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    PropertyVec wanted = { 0 };
    if (is_tuple_type(target) && (is_tuple_type(source) || is_array_type(c, source))) {
        return tuple_related(r, source, target);
    }
    properties_of(c, target, &wanted);
    if (r->relation == RELATION_IDENTITY) {
        PropertyVec own = { 0 };
        properties_of(c, source, &own);
        if (own.length != wanted.length) {
            return false;
        }
    }
    /* A missing property decides fast. */
    for (size_t i = 0; i < wanted.length; i++) {
        Property *t = wanted.items[i];
        if (!t->is_optional || r->relation == RELATION_IDENTITY) {
            if (!property_of(c, source, t->name)) {
                return false;
            }
        }
    }
    /* An object literal's own type takes no further properties. */
    if (target->flags & TYPE_OBJECT && target->object_flags & OBJECT_LITERAL
        && r->relation != RELATION_IDENTITY) {
        PropertyVec own = { 0 };
        properties_of(c, source, &own);
        for (size_t i = 0; i < own.length; i++) {
            if (!property_of_object(c, target, own.items[i]->name)
                && !(type_of_property(c, own.items[i])->flags & TYPE_UNDEFINED)) {
                return false;
            }
        }
    }
    bool in_tuple = is_tuple_type(target);
    for (size_t i = 0; i < wanted.length; i++) {
        Property *t = wanted.items[i];
        if (t->name == c->n_prototype || (in_tuple && !is_numeric_name(t->name)
                                          && t->name != c->n_length && false)) {
            continue;
        }
        Property *s = t->is_optional ? property_of_object(c, source, t->name)
                                     : property_of(c, source, t->name);
        if (!s) {
            continue;
        }
        if (s == t) {
            continue;
        }
        if (!property_pair(r, target, s, t)) {
            return false;
        }
        if (r->relation == RELATION_IDENTITY
            && (s->is_optional != t->is_optional || s->is_readonly != t->is_readonly)) {
            return false;
        }
    }
    if (r->relation == RELATION_STRICT_SUBTYPE && is_empty_object_type(c, target)
        && source->flags & TYPE_OBJECT && source->object_flags & OBJECT_FRESH
        && !is_empty_object_type(c, source)) {
        return true;
    }
    return true;
}

bool tuple_related(void *state, Type *source, Type *target)
{
    Rel *r = state;
    Checker *c = r->c;
    TupleShape *t = tuple_shape(target);
    if (!is_tuple_type(source)) {
        if (r->relation == RELATION_IDENTITY) {
            return false;
        }
        for (size_t i = 0; i < t->length; i++) {
            if (t->flags[i] & ELEMENT_REQUIRED) {
                return false;
            }
        }
        if (!t->has_rest || (!t->is_readonly && !is_mutable_array(c, source))) {
            return false;
        }
        Type *element = array_element(c, source);
        for (size_t i = 0; i < t->length; i++) {
            Type *want = target->as.object.arguments[i];
            if (t->flags[i] & ELEMENT_VARIADIC) {
                want = indexed_access(c, want, c->number, false);
            }
            if (!related(r, element, want)) {
                return false;
            }
        }
        return true;
    }
    TupleShape *s = tuple_shape(source);
    if (s->is_readonly && !t->is_readonly) {
        return false;
    }
    size_t s_min = 0, t_min = 0;
    for (size_t i = 0; i < s->length; i++) {
        s_min += (s->flags[i] & (ELEMENT_REQUIRED)) != 0;
    }
    for (size_t i = 0; i < t->length; i++) {
        t_min += (t->flags[i] & (ELEMENT_REQUIRED)) != 0;
    }
    if (!t->has_rest && (s->has_rest || s->length > t->length)) {
        return false;
    }
    if (s_min < t_min && !s->has_rest) {
        return false;
    }
    if (s_min < t_min) {
        return false;
    }
    if (r->relation == RELATION_IDENTITY && (s->length != t->length || s_min != t_min
                                             || s->has_rest != t->has_rest)) {
        return false;
    }
    /* Elements before the target's rest pair up; those after it pair up from the end. */
    size_t rest_at = t->length, tail = 0;
    for (size_t i = 0; i < t->length; i++) {
        if (t->flags[i] & (ELEMENT_REST | ELEMENT_VARIADIC)) {
            rest_at = i;
            tail = t->length - 1 - i;
            break;
        }
    }
    for (size_t i = 0; i < s->length; i++) {
        size_t at = i < rest_at ? i : i + tail >= s->length ? t->length - (s->length - i) : rest_at;
        if (rest_at == t->length) {
            at = i;
        }
        if (at >= t->length) {
            return false;
        }
        Type *have = source->as.object.arguments[i], *want = target->as.object.arguments[at];
        if (s->flags[i] & ELEMENT_REST && t->flags[at] & (ELEMENT_REQUIRED)) {
            return false;
        }
        if (t->flags[at] & ELEMENT_VARIADIC && !(s->flags[i] & ELEMENT_VARIADIC)) {
            want = want->flags & TYPE_INSTANTIABLE ? want : indexed_access(c, want, c->number, false);
            if (want->flags & TYPE_INSTANTIABLE) {
                return false;
            }
        } else if (s->flags[i] & ELEMENT_VARIADIC && !(t->flags[at] & ELEMENT_VARIADIC)) {
            have = indexed_access(c, have, c->number, false);
        }
        if (s->flags[i] & ELEMENT_OPTIONAL && t->flags[at] & ELEMENT_REQUIRED) {
            return false;
        }
        if (t->flags[at] & ELEMENT_OPTIONAL) {
            want = type_optional(c, want);
        }
        if (!related(r, have, want)) {
            return false;
        }
    }
    return true;
}

static bool has_implicit_index(Checker *c, Type *type)
{
    if (type->flags & TYPE_INTERSECTION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (!has_implicit_index(c, type->as.set.types[i])) {
                return false;
            }
        }
        return true;
    }
    if (!(type->flags & TYPE_OBJECT)) {
        return false;
    }
    if (type->object_flags & OBJECT_CLASS_OR_INTERFACE
        || (type->object_flags & OBJECT_REFERENCE
            && type->as.object.target->object_flags & OBJECT_CLASS_OR_INTERFACE)) {
        return false;
    }
    return type != c->empty_object && !anonymous_is(type, ANONYMOUS_CLASS)
        && !signatures_of(c, type, false)->length;
}

static bool indexes_related(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    TypeMembers *members = members_of(c, target);
    TypeMembers *own = source->flags & (TYPE_OBJECT | TYPE_INTERSECTION) ? members_of(c, source)
                                                                         : NULL;
    if (r->relation == RELATION_IDENTITY) {
        if (!own || own->indexes.length != members->indexes.length) {
            return false;
        }
    }
    for (size_t i = 0; i < members->indexes.length; i++) {
        IndexInfo *t = &members->indexes.items[i];
        if (r->relation != RELATION_IDENTITY && r->relation != RELATION_STRICT_SUBTYPE
            && t->type->flags & TYPE_ANY && t->key == c->string) {
            continue;
        }
        if (source->flags & TYPE_OBJECT && source->object_flags & OBJECT_MAPPED
            && is_generic_object(c, source)) {
            if (t->key == c->string && related(r, mapped_template(c, source), t->type)) {
                continue;
            }
            return false;
        }
        IndexInfo *s = r->relation == RELATION_IDENTITY ? index_info(c, source, t->key)
                                                        : applicable_index(c, source, t->key);
        if (s) {
            if (!related(r, s->type, t->type)) {
                return false;
            }
            continue;
        }
        if (r->relation == RELATION_IDENTITY || !has_implicit_index(c, source)
            || (r->relation == RELATION_STRICT_SUBTYPE
                && !(source->object_flags & OBJECT_FRESH))) {
            return false;
        }
        PropertyVec properties = { 0 };
        properties_of(c, source, &properties);
        for (size_t k = 0; k < properties.length; k++) {
            Type *key = key_type_of_name(c, properties.items[k]);
            bool applies = is_assignable(c, key, t->key)
                || (t->key == c->string && key->flags & TYPE_NUMBER_LIKE)
                || (t->key == c->number && is_numeric_name(properties.items[k]->name));
            if (!applies) {
                continue;
            }
            Type *type = type_of_property(c, properties.items[k]);
            if (properties.items[k]->is_optional && !type_has(t->type, TYPE_UNDEFINED)) {
                type = type_with_facts(c, type, FACT_NE_UNDEFINED);
            }
            if (!related(r, type, t->type)) {
                return false;
            }
        }
        for (size_t k = 0; own && k < own->indexes.length; k++) {
            if (is_assignable(c, own->indexes.items[k].key, t->key)
                && !related(r, own->indexes.items[k].type, t->type)) {
                return false;
            }
        }
    }
    return true;
}

/* ---- references: by variance, then structurally ---- */

static int arguments_related(Rel *r, Type **s, Type **t, size_t n, int *variances)
{
    bool all = true, unsure = false;
    for (size_t i = 0; i < n; i++) {
        int v = variances ? variances[i] : VARIANCE_CO;
        bool ok;
        if (r->relation == RELATION_IDENTITY) {
            ok = related(r, s[i], t[i]);
        } else if (v == VARIANCE_INDEPENDENT) {
            unsure = true;
            continue;
        } else if (v == VARIANCE_CO) {
            ok = related(r, s[i], t[i]);
        } else if (v == VARIANCE_CONTRA) {
            ok = related(r, t[i], s[i]);
        } else if (v == VARIANCE_BI) {
            ok = related(r, t[i], s[i]) || related(r, s[i], t[i]);
        } else {
            ok = related(r, s[i], t[i]) && related(r, t[i], s[i]);
        }
        all &= ok;
    }
    (void)unsure;
    return all ? RESULT_YES : RESULT_NO;
}

static int reference_related(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    if (!(source->flags & TYPE_OBJECT) || !(target->flags & TYPE_OBJECT)
        || !(source->object_flags & OBJECT_REFERENCE) || !(target->object_flags & OBJECT_REFERENCE)
        || source->as.object.target != target->as.object.target || is_tuple_type(source)) {
        return RESULT_NONE;
    }
    Type *generic = source->as.object.target;
    size_t n = generic->as.object.parameter_count;
    size_t with_this = source->as.object.argument_count < target->as.object.argument_count
        ? source->as.object.argument_count : target->as.object.argument_count;
    if (with_this < n) {
        return RESULT_NONE;
    }
    int *variances = variances_of(c, generic);
    if (!variances) {
        return RESULT_YES; /* being computed: assume */
    }
    int result = arguments_related(r, source->as.object.arguments, target->as.object.arguments, n,
                                   variances);
    if (result == RESULT_NO && r->relation != RELATION_IDENTITY) {
        for (size_t i = 0; i < n; i++) {
            if (variances[i] == VARIANCE_INDEPENDENT || variances[i] & 8) {
                return RESULT_NONE;
            }
        }
        bool methods_only = true; /* an invariant answer may still hold structurally for `any` */
        for (size_t i = 0; i < n; i++) {
            methods_only &= !(source->as.object.arguments[i]->flags & TYPE_ANY);
        }
        return methods_only ? RESULT_NO : RESULT_NONE;
    }
    return result;
}

static bool array_like_related(Rel *r, Type *source, Type *target, bool *decided)
{
    Checker *c = r->c;
    *decided = true;
    if (is_array_type(c, target) && is_array_or_tuple(c, source)) {
        bool target_readonly = !is_mutable_array(c, target);
        bool source_readonly = is_tuple_type(source) ? tuple_shape(source)->is_readonly
                                                     : !is_mutable_array(c, source);
        if (r->relation == RELATION_IDENTITY
            && (is_tuple_type(source) || target_readonly != source_readonly)) {
            return false;
        }
        if (source_readonly && !target_readonly) {
            return false;
        }
        if (r->relation == RELATION_STRICT_SUBTYPE && !source_readonly && target_readonly) {
            /* T[] is a strict subtype of readonly T[] */
        }
        Type *element = array_element(c, source);
        return element->flags & TYPE_ANY && r->relation != RELATION_STRICT_SUBTYPE
            ? true : related(r, element, target->as.object.arguments[0]);
    }
    *decided = false;
    return false;
}

static bool objects_related(Rel *r, Type *source, Type *target)
{
    bool decided;
    bool arrays = array_like_related(r, source, target, &decided);
    if (decided) {
        return arrays;
    }
    int by_reference = reference_related(r, source, target);
    if (by_reference != RESULT_NONE) {
        return by_reference == RESULT_YES;
    }
    Checker *c = r->c;
    if (source->alias && source->alias == target->alias && source->alias_argument_count
        && source->alias_argument_count == target->alias_argument_count
        && r->relation != RELATION_IDENTITY) {
        int *variances = alias_variances_of(c, source->alias);
        if (!variances) {
            return true;
        }
        int result = arguments_related(r, source->alias_arguments, target->alias_arguments,
                                       source->alias_argument_count, variances);
        if (result == RESULT_YES) {
            return true;
        }
    }
    if (target->flags & TYPE_OBJECT && target->object_flags & OBJECT_MAPPED
        && is_generic_object(c, target)) {
        if (source->flags & TYPE_OBJECT && source->object_flags & OBJECT_MAPPED
            && is_generic_object(c, source)) {
            return mapped_related(r, source, target);
        }
        return mapped_modifiers(target) & MAPPED_ADD_OPTIONAL && is_empty_object_type(c, source);
    }
    if (source->flags & TYPE_OBJECT && source->object_flags & OBJECT_MAPPED
        && is_generic_object(c, source) && r->relation == RELATION_IDENTITY) {
        return false;
    }
    if ((r->relation == RELATION_SUBTYPE || r->relation == RELATION_STRICT_SUBTYPE)
        && is_empty_object_type(c, target) && target->flags & TYPE_OBJECT
        && target->object_flags & OBJECT_FRESH && !is_empty_object_type(c, source)) {
        return false;
    }
    return properties_related(r, source, target) && signatures_related(r, source, target, false)
        && signatures_related(r, source, target, true) && indexes_related(r, source, target);
}

bool mapped_related(void *state, Type *source, Type *target)
{
    Rel *r = state;
    Checker *c = r->c;
    if (mapped_modifiers(source) != mapped_modifiers(target)
        && r->relation == RELATION_IDENTITY) {
        return false;
    }
    if (!related(r, mapped_constraint(c, target), mapped_constraint(c, source))) {
        return false;
    }
    TypeMapper *mapper = mapper_one(c, mapped_parameter(c, source), mapped_parameter(c, target));
    return related(r, instantiate(c, mapped_template(c, source), mapper),
                   mapped_template(c, target));
}

/* ---- generic types ---- */

static int generic_target(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    if (target->flags & TYPE_PARAM) {
        if (source->flags & TYPE_OBJECT && source->object_flags & OBJECT_MAPPED
            && !mapped_name_type(c, source)
            && related(r, type_index(c, target), mapped_constraint(c, source))
            && !(mapped_modifiers(source) & MAPPED_ADD_OPTIONAL)) {
            Type *access = indexed_access(c, target, mapped_parameter(c, source), false);
            return related(r, mapped_template(c, source), access) ? RESULT_YES : RESULT_NO;
        }
        return RESULT_NONE;
    }
    if (target->flags & TYPE_INDEX) {
        if (source->flags & TYPE_INDEX
            && related(r, target->as.index.type, source->as.index.type)) {
            return RESULT_YES;
        }
        Type *constraint = constraint_of(c, target->as.index.type);
        if (constraint && constraint->flags & (TYPE_OBJECT | TYPE_INTERSECTION | TYPE_UNION)) {
            return related(r, source, type_index(c, constraint)) ? RESULT_YES : RESULT_NONE;
        }
        return RESULT_NONE;
    }
    if (target->flags & TYPE_INDEXED_ACCESS) {
        if (source->flags & TYPE_INDEXED_ACCESS
            && related(r, source->as.access.object, target->as.access.object)
            && related(r, source->as.access.index, target->as.access.index)) {
            return RESULT_YES;
        }
        if (r->relation == RELATION_ASSIGNABLE || r->relation == RELATION_COMPARABLE) {
            Type *object = target->as.access.object, *index = target->as.access.index;
            Type *base_object = base_constraint(c, object);
            Type *base_index = base_constraint(c, index);
            base_object = base_object ? base_object : object;
            base_index = base_index ? base_index : index;
            if (!is_generic_object(c, base_object) && !is_generic_index(c, base_index)) {
                Type *t = indexed_access_or_null(c, base_object, base_index,
                                                 base_object != object);
                if (t && !(base_object != object && t->flags & TYPE_INTERSECTION && false)
                    && base_index == index && related(r, source, t)) {
                    return RESULT_YES;
                }
            }
        }
        return RESULT_NONE;
    }
    if (target->flags & TYPE_CONDITIONAL) {
        ConditionalRoot *root = target->as.conditional.root;
        if (!root->infer_count && !root->is_distributive) {
            return related(r, source, conditional_branch(c, target, true))
                    && related(r, source, conditional_branch(c, target, false))
                ? RESULT_YES : RESULT_NONE;
        }
        return RESULT_NONE;
    }
    if (target->flags & TYPE_TEMPLATE_LITERAL) {
        if (source->flags & TYPE_TEMPLATE_LITERAL
            && source->as.template.count == target->as.template.count) {
            bool same = true;
            for (size_t i = 0; i <= source->as.template.count && same; i++) {
                same = source->as.template.texts[i] == target->as.template.texts[i]
                    && (i == source->as.template.count
                        || related(r, source->as.template.types[i], target->as.template.types[i]));
            }
            if (same) {
                return RESULT_YES;
            }
        }
        return source->flags & (TYPE_STRING_LITERAL | TYPE_TEMPLATE_LITERAL)
                && template_matches(c, source, target) ? RESULT_YES : RESULT_NONE;
    }
    if (target->flags & TYPE_STRING_MAPPING && source->flags & TYPE_STRING_LITERAL) {
        return type_string_mapping(c, target->symbol, source) == type_regular(source)
                && related(r, source, target->as.mapping.type) ? RESULT_YES : RESULT_NONE;
    }
    return RESULT_NONE;
}

static bool generic_source(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    if (source->flags & TYPE_CONDITIONAL && target->flags & TYPE_CONDITIONAL) {
        ConditionalRoot *a = source->as.conditional.root, *b = target->as.conditional.root;
        if (a->node == b->node || is_identical(c, source->as.conditional.extends,
                                               target->as.conditional.extends)) {
            if (is_identical(c, source->as.conditional.check, target->as.conditional.check)
                && related(r, conditional_branch(c, source, true),
                           conditional_branch(c, target, true))
                && related(r, conditional_branch(c, source, false),
                           conditional_branch(c, target, false))) {
                return true;
            }
        }
    }
    if (source->flags & TYPE_INDEXED_ACCESS && target->flags & TYPE_INDEXED_ACCESS
        && is_identical(c, source->as.access.object, target->as.access.object)
        && is_identical(c, source->as.access.index, target->as.access.index)) {
        return true;
    }
    if (source->alias && source->alias_argument_count == 1
        && strcmp(source->alias->name, "Awaited") == 0) {
        /* Awaited<T> of a T that may be a promise counts as T: it is one only for promises. */
        return related(r, source->alias_arguments[0], target);
    }
    Type *constraint = constraint_of(c, source);
    if (source->flags & TYPE_INDEX) {
        return related(r, c->key_type, target);
    }
    if (!constraint || constraint->flags & TYPE_ANY) {
        return source->flags & TYPE_PARAM && constraint
            ? true : related(r, c->empty_object, target) && !(target->flags & TYPE_OBJECT);
    }
    if (source->flags & TYPE_PARAM && constraint == source) {
        return false;
    }
    return related(r, constraint, target)
        || (source->flags & TYPE_PARAM
            && related(r, type_with_this(c, constraint, source), target));
}

static bool structured_inner(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    if (r->relation == RELATION_IDENTITY) {
        if ((source->flags & ~(unsigned)0) != (target->flags & ~(unsigned)0)) {
            return false;
        }
        if (source->flags & TYPE_UNION_OR_INTERSECTION) {
            return set_identical(r, source, target);
        }
        if (source->flags & TYPE_INDEX) {
            return related(r, source->as.index.type, target->as.index.type);
        }
        if (source->flags & TYPE_INDEXED_ACCESS) {
            return related(r, source->as.access.object, target->as.access.object)
                && related(r, source->as.access.index, target->as.access.index);
        }
        if (source->flags & TYPE_CONDITIONAL) {
            return source->as.conditional.root->node == target->as.conditional.root->node
                ? related(r, source->as.conditional.check, target->as.conditional.check)
                    && related(r, source->as.conditional.extends, target->as.conditional.extends)
                    && related(r, conditional_branch(c, source, true),
                               conditional_branch(c, target, true))
                : related(r, source->as.conditional.check, target->as.conditional.check)
                    && related(r, source->as.conditional.extends, target->as.conditional.extends)
                    && related(r, conditional_branch(c, source, true),
                               conditional_branch(c, target, true))
                    && related(r, conditional_branch(c, source, false),
                               conditional_branch(c, target, false));
        }
        if (source->flags & TYPE_TEMPLATE_LITERAL) {
            return source->as.template.count == target->as.template.count
                && identical_lists(r, source->as.template.types, target->as.template.types,
                                   source->as.template.count)
                && memcmp(source->as.template.texts, target->as.template.texts,
                          (source->as.template.count + 1) * sizeof(char *)) == 0;
        }
        if (!(source->flags & TYPE_OBJECT)) {
            return false;
        }
        if (is_tuple_type(source) != is_tuple_type(target)) {
            return false;
        }
        return objects_related(r, source, target);
    }
    if (target->flags & (TYPE_PARAM | TYPE_INDEX | TYPE_INDEXED_ACCESS | TYPE_CONDITIONAL
                         | TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING)) {
        int result = generic_target(r, source, target);
        if (result != RESULT_NONE) {
            return result == RESULT_YES;
        }
    } else if (target->flags & TYPE_OBJECT && target->object_flags & OBJECT_MAPPED
               && is_generic_object(c, target) && r->relation != RELATION_IDENTITY
               && generic_mapped_target(r, source, target)) {
        return true;
    }
    if (source->flags & TYPE_INSTANTIABLE) {
        if (source->flags & (TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING)) {
            return !(target->flags & TYPE_OBJECT) ? related(r, c->string, target)
                                                  : related(r, c->g_string ? c->g_string
                                                            : c->string, target);
        }
        return generic_source(r, source, target);
    }
    if (source->flags & TYPE_OBJECT && source->object_flags & OBJECT_MAPPED
        && is_generic_object(c, source) && target->flags & TYPE_OBJECT) {
        if (is_empty_object_type(c, target)) {
            return true;
        }
        if (target->object_flags & OBJECT_MAPPED && is_generic_object(c, target)) {
            return mapped_related(r, source, target);
        }
    }
    bool source_primitive = !(source->flags & (TYPE_OBJECT | TYPE_UNION_OR_INTERSECTION));
    if (r->relation != RELATION_COMPARABLE || true) {
        source = source_primitive ? apparent_type(c, source) : source;
    }
    if (source->flags & (TYPE_OBJECT | TYPE_INTERSECTION) && target->flags & TYPE_OBJECT) {
        return objects_related(r, source, target);
    }
    return false;
}

bool generic_mapped_target(void *state, Type *source, Type *target)
{
    Rel *r = state;
    Checker *c = r->c;
    if (mapped_name_type(c, target)) {
        return false;
    }
    unsigned modifiers = mapped_modifiers(target);
    if (modifiers & MAPPED_DROP_OPTIONAL) {
        return false;
    }
    Type *constraint = mapped_constraint(c, target);
    Type *keys = type_index(c, source);
    bool fits = modifiers & MAPPED_ADD_OPTIONAL
        ? !(type_intersection2(c, constraint, keys)->flags & TYPE_NEVER)
        : related(r, constraint, keys);
    if (!fits) {
        return false;
    }
    Type *access = indexed_access_or_null(c, source, mapped_parameter(c, target), false);
    return access && related(r, access, mapped_template(c, target));
}

/* ---- recursion ---- */

/* What makes two types "the same but deeper": symbol or generic target. */
static const void *recursion_identity(const Type *type)
{
    if (type->flags & TYPE_OBJECT) {
        if (type->object_flags & OBJECT_REFERENCE) {
            return type->as.object.target;
        }
        if (type->as.object.node && !(anonymous_info(type))) {
            return type->as.object.node;
        }
        return type->symbol ? (const void *)type->symbol : type;
    }
    if (type->flags & TYPE_INDEXED_ACCESS) {
        const Type *t = type;
        while (t->flags & TYPE_INDEXED_ACCESS) {
            t = t->as.access.object;
        }
        return t;
    }
    return type->flags & TYPE_CONDITIONAL ? (const void *)type->as.conditional.root->node
                                          : (const void *)type;
}

bool is_deeply_nested(Checker *c, Type *type, Type **stack, int depth, int limit)
{
    const void *identity = recursion_identity(type);
    unsigned last = 0;
    int count = 0;
    (void)c;
    if (depth < limit) {
        return false;
    }
    for (int i = 0; i < depth; i++) {
        if (recursion_identity(stack[i]) == identity && stack[i]->id >= last) {
            last = stack[i]->id;
            if (++count >= limit) {
                return true;
            }
        }
    }
    return false;
}

static bool structured(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    RelationState *s = r->s;
    uintptr_t key[] = { KEY_RELATION, (uintptr_t)r->relation, (uintptr_t)source,
                        (uintptr_t)target };
    void **slot = intern_slot(c, key, 4);
    if (*slot) {
        return *slot == (void *)1;
    }
    for (size_t i = s->maybe.length; i-- > 0;) {
        Pair *pair = &s->maybe.items[i];
        if (pair->source == source && pair->target == target && pair->relation == r->relation) {
            return true;
        }
    }
    if (s->depth >= 98) {
        s->overflow = true;
        return true; /* too deep to tell: no false error */
    }
    if (is_deeply_nested(c, source, s->sources, s->depth, 3)
        && is_deeply_nested(c, target, s->targets, s->depth, 3)) {
        return true;
    }
    size_t start = s->maybe.length;
    Pair pair = { source, target, r->relation };
    vec_push(c->arena, &s->maybe, pair);
    s->sources[s->depth] = source;
    s->targets[s->depth] = target;
    s->depth++;
    bool result = structured_inner(r, source, target);
    s->depth--;
    if (!result) {
        s->maybe.length = start;
        *intern_slot(c, key, 4) = (void *)2;
    } else if (s->depth == 0) {
        /* All assumptions made on the way hold. */
        for (size_t i = 0; i < s->maybe.length && !s->overflow; i++) {
            uintptr_t each[] = { KEY_RELATION, (uintptr_t)s->maybe.items[i].relation,
                                 (uintptr_t)s->maybe.items[i].source,
                                 (uintptr_t)s->maybe.items[i].target };
            *intern_slot(c, each, 4) = (void *)1;
        }
        s->maybe.length = 0;
    }
    return result;
}

/* { [K in C]: T }[X] is T with X for K. */
static Type *simplified(Checker *c, Type *type)
{
    for (int i = 0; i < 10 && type->flags & TYPE_INDEXED_ACCESS; i++) {
        Type *object = type->as.access.object;
        if (!(object->flags & TYPE_OBJECT) || !(object->object_flags & OBJECT_MAPPED)
            || mapped_name_type(c, object)) {
            break;
        }
        type = instantiate(c, mapped_template(c, object),
                           mapper_one(c, mapped_parameter(c, object), type->as.access.index));
    }
    return type;
}

/* A weak type (all properties optional) needs something in common with the source. */
static bool fails_weak_check(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    return r->relation != RELATION_COMPARABLE && target->flags & (TYPE_OBJECT | TYPE_INTERSECTION)
        && source->flags & (TYPE_OBJECT | TYPE_INTERSECTION | TYPE_STRING_LIKE | TYPE_NUMBER_LIKE
                            | TYPE_BOOLEAN_LIKE | TYPE_BIGINT_LIKE | TYPE_SYMBOL_LIKE)
        && source != c->g_object && is_weak_type(c, target)
        && lacks_common_properties(c, source, target);
}

static bool related(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    bool in_target_set = r->in_target_set;
    r->in_target_set = false;
    if (source == target) {
        return true;
    }
    source = simplified(c, types_regular(c->program, source));
    target = simplified(c, types_regular(c->program, target));
    if (source == target) {
        return true;
    }
    if (r->relation == RELATION_IDENTITY) {
        if (source->flags != target->flags) {
            return false;
        }
        if (!(source->flags & (TYPE_OBJECT | TYPE_UNION_OR_INTERSECTION | TYPE_INDEX
                               | TYPE_INDEXED_ACCESS | TYPE_CONDITIONAL | TYPE_TEMPLATE_LITERAL))) {
            return false;
        }
        return structured(r, source, target);
    }
    if (source->flags & TYPE_OBJECT && source->object_flags & OBJECT_FRESH
        && (r->relation == RELATION_SUBTYPE || r->relation == RELATION_STRICT_SUBTYPE)
        && !(target->flags & (TYPE_ANY | TYPE_UNKNOWN)) && excess_property(c, source, target)) {
        return false;
    }
    if (target->flags & TYPE_INTERSECTION || target->flags & TYPE_UNION) {
        target = reduced_type(c, target);
    }
    if (source->flags & TYPE_INTERSECTION || source->flags & TYPE_UNION) {
        source = reduced_type(c, source);
    }
    if (source == target || simple_related(c, source, target, r->relation)) {
        return true;
    }
    if (r->relation == RELATION_COMPARABLE && !(target->flags & TYPE_NEVER)
        && simple_related(c, target, source, r->relation)) {
        return true;
    }
    if (!(source->flags & (TYPE_OBJECT | TYPE_UNION_OR_INTERSECTION | TYPE_INSTANTIABLE))
        && !(target->flags & (TYPE_OBJECT | TYPE_UNION_OR_INTERSECTION | TYPE_INSTANTIABLE))) {
        return false;
    }
    if (source->flags & (TYPE_NULLABLE | TYPE_VOID | TYPE_UNKNOWN)
        && !(target->flags & (TYPE_UNION_OR_INTERSECTION | TYPE_INSTANTIABLE))) {
        return false;
    }
    bool is_set = source->flags & TYPE_UNION || target->flags & TYPE_UNION
        || target->flags & TYPE_INTERSECTION
        || (source->flags & TYPE_INTERSECTION && !(target->flags & TYPE_INSTANTIABLE && false));
    if (!is_set) {
        if (!in_target_set && fails_weak_check(r, source, target)) {
            return false;
        }
        return structured(r, source, target);
    }
    if (r->s->depth > 90) {
        return true;
    }
    if (target->flags & TYPE_INTERSECTION && !(source->flags & TYPE_UNION) && !in_target_set
        && fails_weak_check(r, source, target)) {
        return false;
    }
    return set_related(r, source, target);
}

bool is_related(Checker *c, Type *source, Type *target, Relation relation)
{
    if (source == target) {
        return true;
    }
    if (relation != RELATION_IDENTITY && simple_related(c, type_regular(source),
                                                        type_regular(target), relation)) {
        return true;
    }
    if (c->relation_depth > 40) {
        return true;
    }
    RelationState *state = NEW(c->arena, RelationState);
    Rel r = { c, state, relation, false };
    c->relation_depth++;
    bool result = related(&r, source, target);
    c->relation_depth--;
    return result;
}
