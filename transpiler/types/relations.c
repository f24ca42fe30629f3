/*
 * Relations between types: identity, (strict) subtype, assignability, comparability. Structural
 * comparison is coinductive: a pair that is being compared is taken to hold; results are
 * remembered unless they rest on such an assumption that later fails.
 */
#include "types/relate.h"

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
    if (s & TYPE_STRING_LITERAL && s & TYPE_ENUM_LITERAL && t & TYPE_STRING_LITERAL &&
        !(t & TYPE_ENUM_LITERAL) && source->as.literal.text == target->as.literal.text) {
        return true;
    }
    if (s & TYPE_NUMBER_LIKE && t & TYPE_NUMBER) {
        return true;
    }
    if (s & TYPE_NUMBER_LITERAL && s & TYPE_ENUM_LITERAL && t & TYPE_NUMBER_LITERAL &&
        !(t & TYPE_ENUM_LITERAL) && !(s & TYPE_UNION) &&
        source->as.literal.number == target->as.literal.number) {
        return true;
    }
    if ((s & TYPE_BIGINT_LIKE && t & TYPE_BIGINT) || (s & TYPE_SYMBOL_LIKE && t & TYPE_SYMBOL) ||
        (s & TYPE_BOOLEAN_LIKE && t & TYPE_BOOLEAN)) {
        return true;
    }
    if (s & TYPE_ENUM && t & TYPE_ENUM && enum_related(c, source, target)) {
        return true;
    }
    if (s & TYPE_ENUM_LITERAL && t & TYPE_ENUM_LITERAL) {
        if (s & TYPE_UNION && t & TYPE_UNION && enum_related(c, source, target)) {
            return true;
        }
        if (s & TYPE_LITERAL && t & TYPE_LITERAL && !(s & TYPE_UNION) && !(t & TYPE_UNION) &&
            source->symbol == target->symbol) {
            return true;
        }
    }
    if (s & TYPE_UNDEFINED && t & (TYPE_UNDEFINED | TYPE_VOID)) {
        return true;
    }
    if (s & TYPE_NULL && t & TYPE_NULL) {
        return true;
    }
    if (s & TYPE_OBJECT && t & TYPE_NON_PRIMITIVE &&
        !(relation == RELATION_STRICT_SUBTYPE && is_empty_object_type(c, source) &&
          !(source->object_flags & OBJECT_FRESH))) {
        return true;
    }
    if (relation == RELATION_ASSIGNABLE || relation == RELATION_COMPARABLE) {
        if (s & TYPE_ANY) {
            return true;
        }
        if (s & TYPE_NUMBER &&
            (t & TYPE_ENUM || (t & TYPE_NUMBER_LITERAL && t & TYPE_ENUM_LITERAL))) {
            return true;
        }
        if (s & TYPE_NUMBER_LITERAL && !(s & TYPE_ENUM_LITERAL) &&
            (t & TYPE_ENUM ||
             (t & TYPE_NUMBER_LITERAL && t & TYPE_ENUM_LITERAL && !(t & TYPE_UNION) &&
              source->as.literal.number == target->as.literal.number))) {
            return true;
        }
    }
    return false;
}

/* ---- identity ---- */

bool lists_identical(Rel *r, Type **a, Type **b, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        if (!relate(r, a[i], b[i])) {
            return false;
        }
    }
    return true;
}

bool sets_identical(Rel *r, Type *source, Type *target)
{
    if (source->as.set.count != target->as.set.count) {
        return false;
    }
    for (size_t i = 0; i < source->as.set.count; i++) {
        bool found = false;
        for (size_t k = 0; k < target->as.set.count && !found; k++) {
            found = relate(r, source->as.set.types[i], target->as.set.types[k]);
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
    if (r->relation != RELATION_COMPARABLE && source->flags & TYPE_UNIT &&
        target->flags & TYPE_UNION &&
        source->flags &
            (TYPE_STRING_LITERAL | TYPE_BOOLEAN_LITERAL | TYPE_BIGINT_LITERAL | TYPE_NULL) &&
        !(source->flags & TYPE_ENUM_LITERAL) &&
        type_every(target, TYPE_UNIT | TYPE_STRING | TYPE_NUMBER | TYPE_BOOLEAN | TYPE_BIGINT |
                               TYPE_SYMBOL | TYPE_VOID)) {
        unsigned base = source->flags & TYPE_STRING_LITERAL   ? TYPE_STRING
                        : source->flags & TYPE_BIGINT_LITERAL ? TYPE_BIGINT
                                                              : 0;
        bool has_base = false;
        for (size_t i = 0; i < target->as.set.count; i++) {
            has_base |= (target->as.set.types[i]->flags & base) != 0;
        }
        return has_base;
    }
    for (size_t i = 0; i < target->as.set.count; i++) {
        if (relate(r, source, target->as.set.types[i])) {
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
        if (!relate(r, part, target)) {
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
        if (relate(r, source->as.set.types[i], target)) {
            return true;
        }
    }
    return false;
}

static bool each_target(Rel *r, Type *source, Type *target)
{
    for (size_t i = 0; i < target->as.set.count; i++) {
        r->in_target_set = true;
        if (!relate(r, source, target->as.set.types[i])) {
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
    PropertyVec properties = {0};
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
                fits = p && relate(r, values[k], type_of_property(c, p));
            }
            PropertyVec wanted = {0};
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
                fits =
                    own ? relate(r, type_of_property(c, own), type_of_property(c, wanted.items[w]))
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
            return some_source(r, source, target) ||
                   (target->flags & TYPE_UNION && some_target(r, source, target));
        }
        return each_source(r, source, target);
    }
    if (target->flags & TYPE_UNION) {
        if (some_target(r, source, target)) {
            return true;
        }
        if (source->flags & TYPE_INTERSECTION || source->flags & TYPE_INSTANTIABLE) {
            return relate_structured(r, source, target);
        }
        return source->flags & TYPE_OBJECT && r->relation != RELATION_IDENTITY &&
               discriminated(r, source, target);
    }
    if (target->flags & TYPE_INTERSECTION) {
        return each_target(r, source, target);
    }
    if (some_source(r, source, target)) {
        return true;
    }
    return relate_structured(r, source, target);
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

bool relate_structured(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    RelationState *s = r->s;
    uintptr_t key[] = {KEY_RELATION, (uintptr_t)r->relation, (uintptr_t)source, (uintptr_t)target};
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
    if (is_deeply_nested(c, source, s->sources, s->depth, 3) &&
        is_deeply_nested(c, target, s->targets, s->depth, 3)) {
        return true;
    }
    size_t start = s->maybe.length;
    Pair pair = {source, target, r->relation};
    vec_push(c->arena, &s->maybe, pair);
    s->sources[s->depth] = source;
    s->targets[s->depth] = target;
    s->depth++;
    bool result = relate_inner(r, source, target);
    s->depth--;
    if (!result) {
        s->maybe.length = start;
        *intern_slot(c, key, 4) = (void *)2;
    } else if (s->depth == 0) {
        /* All assumptions made on the way hold. */
        for (size_t i = 0; i < s->maybe.length && !s->overflow; i++) {
            uintptr_t each[] = {KEY_RELATION, (uintptr_t)s->maybe.items[i].relation,
                                (uintptr_t)s->maybe.items[i].source,
                                (uintptr_t)s->maybe.items[i].target};
            *intern_slot(c, each, 4) = (void *)1;
        }
        s->maybe.length = 0;
    }
    return result;
}

/* { [K in C]: T }[X] is T with X for K. */
static Type *relate_simplified(Checker *c, Type *type)
{
    for (int i = 0; i < 10 && type->flags & TYPE_INDEXED_ACCESS; i++) {
        Type *object = type->as.access.object;
        if (!(object->flags & TYPE_OBJECT) || !(object->object_flags & OBJECT_MAPPED) ||
            mapped_name_type(c, object)) {
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
    return r->relation != RELATION_COMPARABLE &&
           target->flags & (TYPE_OBJECT | TYPE_INTERSECTION) &&
           source->flags & (TYPE_OBJECT | TYPE_INTERSECTION | TYPE_STRING_LIKE | TYPE_NUMBER_LIKE |
                            TYPE_BOOLEAN_LIKE | TYPE_BIGINT_LIKE | TYPE_SYMBOL_LIKE) &&
           source != c->g_object && is_weak_type(c, target) &&
           lacks_common_properties(c, source, target);
}

bool relate(Rel *r, Type *source, Type *target)
{
    Checker *c = r->c;
    bool in_target_set = r->in_target_set;
    r->in_target_set = false;
    if (source == target) {
        return true;
    }
    source = relate_simplified(c, types_regular(c->program, source));
    target = relate_simplified(c, types_regular(c->program, target));
    if (source == target) {
        return true;
    }
    if (r->relation == RELATION_IDENTITY) {
        if (source->flags != target->flags) {
            return false;
        }
        if (!(source->flags & (TYPE_OBJECT | TYPE_UNION_OR_INTERSECTION | TYPE_INDEX |
                               TYPE_INDEXED_ACCESS | TYPE_CONDITIONAL | TYPE_TEMPLATE_LITERAL))) {
            return false;
        }
        return relate_structured(r, source, target);
    }
    if (source->flags & TYPE_OBJECT && source->object_flags & OBJECT_FRESH &&
        (r->relation == RELATION_SUBTYPE || r->relation == RELATION_STRICT_SUBTYPE) &&
        !(target->flags & (TYPE_ANY | TYPE_UNKNOWN)) && excess_property(c, source, target)) {
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
    if (r->relation == RELATION_COMPARABLE && !(target->flags & TYPE_NEVER) &&
        simple_related(c, target, source, r->relation)) {
        return true;
    }
    if (!(source->flags & (TYPE_OBJECT | TYPE_UNION_OR_INTERSECTION | TYPE_INSTANTIABLE)) &&
        !(target->flags & (TYPE_OBJECT | TYPE_UNION_OR_INTERSECTION | TYPE_INSTANTIABLE))) {
        return false;
    }
    if (source->flags & (TYPE_NULLABLE | TYPE_VOID | TYPE_UNKNOWN) &&
        !(target->flags & (TYPE_UNION_OR_INTERSECTION | TYPE_INSTANTIABLE))) {
        return false;
    }
    bool is_set =
        source->flags & TYPE_UNION || target->flags & TYPE_UNION ||
        target->flags & TYPE_INTERSECTION ||
        (source->flags & TYPE_INTERSECTION && !(target->flags & TYPE_INSTANTIABLE && false));
    if (!is_set) {
        if (!in_target_set && fails_weak_check(r, source, target)) {
            return false;
        }
        return relate_structured(r, source, target);
    }
    if (r->s->depth > 90) {
        return true;
    }
    if (target->flags & TYPE_INTERSECTION && !(source->flags & TYPE_UNION) && !in_target_set &&
        fails_weak_check(r, source, target)) {
        return false;
    }
    return set_related(r, source, target);
}

bool is_related(Checker *c, Type *source, Type *target, Relation relation)
{
    if (source == target) {
        return true;
    }
    if (relation != RELATION_IDENTITY &&
        simple_related(c, type_regular(source), type_regular(target), relation)) {
        return true;
    }
    if (c->relation_depth > 40) {
        return true;
    }
    RelationState state; /* `sources` and `targets` are filled as the comparison goes deeper */
    memset(&state.maybe, 0, sizeof state.maybe);
    state.depth = 0;
    state.overflow = false;
    Rel r = {c, &state, relation, false};
    c->relation_depth++;
    bool result = relate(&r, source, target);
    c->relation_depth--;
    return result;
}
