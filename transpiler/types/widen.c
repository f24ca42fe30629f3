/*
 * Widening: the type a mutable variable gets from its initializer, and what is lost when a fresh
 * object literal is stored. Also small predicates on types that many files ask.
 */
#include "types/checker.h"

static Type *enum_of_member(Checker *c, Type *type)
{
    Symbol *member = type->symbol;
    return member && member->parent ? declared_type(c, member->parent) : type;
}

static Type *base_part(Checker *c, Type *type, void *data)
{
    bool only_fresh = data != NULL;
    if (!(type->flags & TYPE_LITERAL) || (only_fresh && !type_is_fresh_literal(type))) {
        return type;
    }
    if (type->flags & TYPE_ENUM_LITERAL) {
        return enum_of_member(c, type);
    }
    return type->flags & TYPE_STRING_LITERAL   ? c->string
           : type->flags & TYPE_NUMBER_LITERAL ? c->number
           : type->flags & TYPE_BIGINT_LITERAL ? c->bigint
                                               : c->boolean;
}

Type *widen_literal(Checker *c, Type *type)
{
    if (type->flags & TYPE_UNION && !(type->flags & TYPE_ENUM_LITERAL) && type != c->boolean) {
        bool fresh = false;
        for (size_t i = 0; i < type->as.set.count; i++) {
            fresh |= type_is_fresh_literal(type->as.set.types[i]);
        }
        return fresh ? type_map(c, type, base_part, c) : type;
    }
    return type->flags & TYPE_UNION ? type : base_part(c, type, c);
}

Type *base_of_literal(Checker *c, Type *type)
{
    if (type->flags & TYPE_UNION) {
        return type->flags & TYPE_ENUM_LITERAL || type == c->boolean
                   ? type
                   : type_map(c, type, base_part, NULL);
    }
    return base_part(c, type, NULL);
}

/* ---- object literals ---- */

enum { KEY_REGULAR_OBJECT = 40, KEY_WIDENED };

static void fill_copy(Checker *c, TypeMembers *from, TypeMembers *to, bool widen_properties)
{
    for (size_t i = 0; i < from->list.length; i++) {
        Property *source = from->list.items[i];
        Property *property = NEW(c->arena, Property);
        *property = *source;
        if (source->is_accessor && !source->type) {
            /* A getter may mention `this`, the very type being made: later. */
            property->target = source;
            property->mapper = NULL;
            property->state = widen_properties ? PROPERTY_WIDENS : 0;
        } else {
            Type *t = type_of_property(c, source);
            property->type = widen_properties ? widen(c, t) : regular_object(c, t);
        }
        members_add(c, to, property);
    }
    to->calls = from->calls;
    to->constructs = from->constructs;
    for (size_t i = 0; i < from->indexes.length; i++) {
        IndexInfo info = from->indexes.items[i];
        info.type = widen_properties ? widen(c, info.type) : info.type;
        vec_push(c->arena, &to->indexes, info);
    }
}

/* The literal's type without freshness; also with widened properties. */
static Type *remembered_copy(Checker *c, Type *type, bool widen_properties)
{
    uintptr_t key[] = {widen_properties ? KEY_WIDENED : KEY_REGULAR_OBJECT, (uintptr_t)type};
    void **slot = intern_slot(c, key, 2);
    if (*slot) {
        return *slot;
    }
    unsigned dropped = OBJECT_FRESH | (widen_properties ? OBJECT_LITERAL : 0);
    Type *copy = object_new(c, type->object_flags & ~dropped, type->symbol);
    *slot = copy;
    copy->as.object.node = type->as.object.node;
    copy->as.object.extra = type->as.object.extra;
    copy->as.object.members = NEW(c->arena, TypeMembers);
    fill_copy(c, members_of(c, type), copy->as.object.members, widen_properties);
    return copy;
}

static Type *regular_part(Checker *c, Type *type, void *data)
{
    (void)data;
    if (type->flags & TYPE_OBJECT && type->object_flags & OBJECT_FRESH) {
        return remembered_copy(c, type, false);
    }
    return type;
}

Type *regular_object(Checker *c, Type *type)
{
    if (type->flags & TYPE_UNION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            Type *part = type->as.set.types[i];
            if (part->flags & TYPE_OBJECT && part->object_flags & OBJECT_FRESH) {
                return type_map(c, type, regular_part, NULL);
            }
        }
        return type;
    }
    return regular_part(c, type, NULL);
}

/* Whether widening the type would change it: an object literal with literal-typed properties. */
static bool needs_widening(Checker *c, Type *type, int depth)
{
    if (depth > 20) {
        return false;
    }
    if (type->flags & TYPE_UNION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (needs_widening(c, type->as.set.types[i], depth + 1)) {
                return true;
            }
        }
        return false;
    }
    if (!(type->flags & TYPE_OBJECT)) {
        return false;
    }
    if (is_array_type(c, type) || is_tuple_type(type)) {
        for (size_t i = 0;
             type->object_flags & OBJECT_REFERENCE && i < type->as.object.argument_count; i++) {
            if (needs_widening(c, type->as.object.arguments[i], depth + 1)) {
                return true;
            }
        }
        return false;
    }
    return (type->object_flags & OBJECT_FRESH) != 0;
}

/* Siblings of an array literal's object types get each other's properties as optional ones. */
typedef struct Siblings {
    Type *set;
} Siblings;

static Type *widen_object_in_union(Checker *c, Type *set, Type *type)
{
    Type *copy = remembered_copy(c, type, true);
    (void)set;
    return copy;
}

static Type *with_missing_properties(Checker *c, Type *type, PropertyVec *all)
{
    TypeMembers *own = members_of(c, type);
    Type *copy = object_new(c, type->object_flags & ~(unsigned)(OBJECT_FRESH | OBJECT_LITERAL),
                            type->symbol);
    TypeMembers *to = NEW(c->arena, TypeMembers);
    copy->as.object.node = type->as.object.node;
    copy->as.object.members = to;
    copy->as.object.extra = type->as.object.extra;
    for (size_t i = 0; i < own->list.length; i++) {
        Property *property = NEW(c->arena, Property);
        *property = *own->list.items[i];
        property->type = widen(c, type_of_property(c, own->list.items[i]));
        members_add(c, to, property);
    }
    for (size_t i = 0; i < all->length; i++) {
        if (!members_find(own, all->items[i]->name)) {
            Property *property = property_of_type(c, all->items[i]->name, c->undefined);
            property->is_optional = true;
            members_add(c, to, property);
        }
    }
    to->calls = own->calls;
    to->constructs = own->constructs;
    to->indexes.items = own->indexes.items;
    to->indexes.length = own->indexes.length;
    return copy;
}

static bool is_plain_literal(Type *type)
{
    return type->flags & TYPE_OBJECT && type->object_flags & OBJECT_LITERAL &&
           type->object_flags & OBJECT_FRESH && !(type->object_flags & OBJECT_ARRAY_LITERAL);
}

static Type *widen_union(Checker *c, Type *type)
{
    PropertyVec all = {0};
    size_t literals = 0;
    TypeVec parts = {0};

    for (size_t i = 0; i < type->as.set.count; i++) {
        Type *part = type->as.set.types[i];
        if (!is_plain_literal(part)) {
            continue;
        }
        literals++;
        TypeMembers *members = members_of(c, part);
        for (size_t k = 0; k < members->list.length; k++) {
            bool known = false;
            for (size_t m = 0; m < all.length && !known; m++) {
                known = all.items[m]->name == members->list.items[k]->name;
            }
            if (!known) {
                vec_push(c->arena, &all, members->list.items[k]);
            }
        }
    }
    for (size_t i = 0; i < type->as.set.count; i++) {
        Type *part = type->as.set.types[i];
        bool normalize = literals > 1 && is_plain_literal(part);
        vec_push(c->arena, &parts,
                 normalize ? with_missing_properties(c, part, &all) : widen(c, part));
    }
    bool has_empty = false;
    for (size_t i = 0; i < parts.length; i++) {
        has_empty |= parts.items[i]->flags & TYPE_OBJECT &&
                     !(parts.items[i]->object_flags & OBJECT_CLASS_OR_INTERFACE) &&
                     is_empty_object_type(c, parts.items[i]);
    }
    return type_union(c, parts.items, parts.length, has_empty ? REDUCE_SUBTYPE : REDUCE_LITERAL);
}

Type *widen(Checker *c, Type *type)
{
    if (!needs_widening(c, type, 0)) {
        return type;
    }
    if (type->flags & TYPE_UNION) {
        uintptr_t key[] = {KEY_WIDENED, (uintptr_t)type};
        void **slot = intern_slot(c, key, 2);
        if (!*slot) {
            Type *widened = widen_union(c, type);
            *intern_slot(c, key, 2) = widened;
            return widened;
        }
        return *slot;
    }
    if (is_array_type(c, type) || is_tuple_type(type)) {
        TypeVec arguments = {0};
        for (size_t i = 0; i < type->as.object.argument_count; i++) {
            vec_push(c->arena, &arguments, widen(c, type->as.object.arguments[i]));
        }
        return type_reference(c, type->as.object.target, arguments.items, arguments.length);
    }
    return widen_object_in_union(c, NULL, type);
}

Type *types_widened(Program *program, Type *type)
{
    Checker *c = checker_of(program);
    return widen(c, widen_literal(c, type));
}

/* ---- null and undefined ---- */

Type *non_nullable_instance(Checker *c, Type *type)
{
    Symbol *alias =
        names_global(c->program, intern_string(c->interner, "NonNullable"), SYMBOL_TYPE);
    return alias ? alias_instance(c, alias, &type, 1, NULL, NULL, 0)
                 : type_intersection2(c, type, c->empty_object);
}

static Type *non_null_part(Checker *c, Type *type, void *data)
{
    (void)data;
    if (type->flags & (TYPE_NULLABLE | TYPE_VOID)) {
        return NULL;
    }
    if (type->flags & TYPE_UNKNOWN) {
        return c->empty_object;
    }
    if (type->flags & TYPE_INSTANTIABLE) {
        Type *constraint = base_constraint(c, type);
        if (!constraint || type_has(constraint, TYPE_UNKNOWN | TYPE_NULLABLE | TYPE_VOID)) {
            return non_nullable_instance(c, type);
        }
    }
    return type;
}

Type *non_null(Checker *c, Type *type)
{
    return type_map(c, type, non_null_part, NULL);
}

Type *types_non_nullable(Program *program, Type *type)
{
    return non_null(checker_of(program), type);
}

/* ---- common supertypes ---- */

bool is_unit(const Type *type)
{
    return (type->flags & TYPE_UNIT) != 0;
}

bool is_literal_or_unit_set(const Type *type)
{
    if (type->flags & TYPE_UNION) {
        if (type->flags & (TYPE_ENUM_LITERAL | TYPE_BOOLEAN)) {
            return true;
        }
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (!is_unit(type->as.set.types[i])) {
                return false;
            }
        }
        return true;
    }
    return is_unit(type);
}

static bool same_literal_base(Checker *c, Type **types, size_t count)
{
    Type *common = NULL;
    for (size_t i = 0; i < count; i++) {
        if (types[i]->flags & TYPE_NEVER) {
            continue;
        }
        Type *base = base_of_literal(c, types[i]);
        if (!common) {
            common = base;
        }
        if (base == types[i] || base != common) {
            return false;
        }
    }
    return true;
}

/* The candidate that is a supertype of most others, leftmost first. */
static Type *leftmost_supertype(Checker *c, Type **types, size_t count)
{
    Type *best = types[0];
    for (size_t i = 1; i < count; i++) {
        if (is_strict_subtype(c, best, types[i])) {
            best = types[i];
        }
    }
    for (size_t i = 0; i < count; i++) {
        if (types[i] != best && !is_strict_subtype(c, types[i], best)) {
            Type *loose = types[0];
            for (size_t k = 1; k < count; k++) {
                if (is_subtype(c, loose, types[k])) {
                    loose = types[k];
                }
            }
            return loose;
        }
    }
    return best;
}

Type *common_supertype(Checker *c, Type **types, size_t count)
{
    if (count == 1) {
        return types[0];
    }
    TypeVec primary = {0};
    unsigned nullable = 0;
    for (size_t i = 0; i < count; i++) {
        nullable |= type_has(types[i], TYPE_UNDEFINED) ? TYPE_UNDEFINED : 0;
        nullable |= type_has(types[i], TYPE_NULL) ? TYPE_NULL : 0;
        Type *bare = type_without(c, types[i], TYPE_NULLABLE);
        vec_push(c->arena, &primary, bare);
    }
    Type *super = same_literal_base(c, primary.items, primary.length)
                      ? type_union(c, primary.items, primary.length, REDUCE_LITERAL)
                      : leftmost_supertype(c, primary.items, primary.length);
    if (nullable & TYPE_UNDEFINED) {
        super = type_union2(c, super, c->undefined);
    }
    return nullable & TYPE_NULL ? type_union2(c, super, c->null) : super;
}

/* ---- generic or not ---- */

bool is_generic_object(Checker *c, Type *type)
{
    if (type->flags & (TYPE_PARAM | TYPE_INDEXED_ACCESS | TYPE_CONDITIONAL)) {
        return true;
    }
    if (type->flags & TYPE_UNION_OR_INTERSECTION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (is_generic_object(c, type->as.set.types[i])) {
                return true;
            }
        }
        return false;
    }
    if (!(type->flags & TYPE_OBJECT)) {
        return false;
    }
    if (type->object_flags & OBJECT_MAPPED) {
        if (is_generic_index(c, mapped_constraint(c, type))) {
            return true;
        }
        Type *name = mapped_name_type(c, type);
        return name &&
               is_generic_index(
                   c, instantiate(c, name, mapper_one(c, mapped_parameter(c, type), c->string))) &&
               false;
    }
    if (is_tuple_type(type)) {
        TupleShape *shape = tuple_shape(type);
        for (size_t i = 0; i < shape->length; i++) {
            if (shape->flags[i] & ELEMENT_VARIADIC) {
                return true;
            }
        }
    }
    return false;
}

bool is_generic_index(Checker *c, Type *type)
{
    if (type->flags & TYPE_UNION_OR_INTERSECTION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (is_generic_index(c, type->as.set.types[i])) {
                return true;
            }
        }
        return false;
    }
    if (type->flags & TYPE_TEMPLATE_LITERAL) {
        for (size_t i = 0; i < type->as.template.count; i++) {
            if (type->as.template.types[i]->flags & TYPE_INSTANTIABLE &&
                is_generic_index(c, type->as.template.types[i])) {
                return true;
            }
        }
        return false;
    }
    if (type->flags & TYPE_STRING_MAPPING) {
        return is_generic_index(c, type->as.mapping.type);
    }
    return (type->flags & (TYPE_PARAM | TYPE_INDEXED_ACCESS | TYPE_CONDITIONAL | TYPE_INDEX)) != 0;
}

bool is_generic(Checker *c, Type *type)
{
    return is_generic_object(c, type) || is_generic_index(c, type);
}

enum { CACHED_CONTAINS = 1, CACHED_CONTAINS_YES = 2 };

/* Whether instantiating the type may change it. */
bool could_contain_params(Checker *c, Type *type)
{
    if (type->flags & TYPE_INSTANTIABLE) {
        return true;
    }
    if (type->cached & CACHED_CONTAINS) {
        return (type->cached & CACHED_CONTAINS_YES) != 0;
    }
    bool result = false;
    if (type->flags & TYPE_UNION_OR_INTERSECTION) {
        for (size_t i = 0; i < type->as.set.count && !result; i++) {
            result = could_contain_params(c, type->as.set.types[i]);
        }
    } else if (type->flags & TYPE_OBJECT) {
        if (type->object_flags & OBJECT_REFERENCE &&
            !(type->object_flags & OBJECT_TUPLE && type->as.object.target == type)) {
            for (size_t i = 0; i < type->as.object.argument_count && !result; i++) {
                result = could_contain_params(c, type->as.object.arguments[i]);
            }
        } else if (type->object_flags & (OBJECT_ANONYMOUS | OBJECT_MAPPED)) {
            AstNode *node = type->as.object.node;
            if (type->object_flags & OBJECT_INSTANTIATED) {
                result = true;
                if (type->as.object.mapper) {
                    Type **outer;
                    size_t count;
                    outer_parameters(c, node, &outer, &count);
                    result = false;
                    for (size_t i = 0; i < count && !result; i++) {
                        Type *mapped = mapper_apply(c, type->as.object.mapper, outer[i]);
                        result = could_contain_params(c, mapped);
                    }
                }
            } else if (node) {
                Type **outer;
                size_t count;
                outer_parameters(c, node, &outer, &count);
                result = count > 0;
            } else if (type->as.object.members) {
                result = true; /* synthesized: look at it */
            }
        }
    }
    type->cached |= CACHED_CONTAINS | (result ? CACHED_CONTAINS_YES : 0);
    return result;
}

bool types_is_generic(Program *program, Type *type)
{
    return could_contain_params(checker_of(program), type);
}
