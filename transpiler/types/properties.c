/*
 * Properties of any type: lookup through unions, intersections, constraints and wrapper
 * interfaces, and the lazily computed type of a property. Also constraints and bases.
 */
#include "types/checker.h"

enum { KEY_SET_PROPERTY = 100, KEY_THIS_INSTANCE };
enum { CACHED_REDUCED = 4, CACHED_REDUCED_NEVER = 8 };

bool resolution_push(Checker *c, const void *target, ResolutionKind kind)
{
    for (size_t i = c->resolutions.length; i-- > 0;) {
        Resolution *r = &c->resolutions.items[i];
        if (r->target == target && r->kind == kind) {
            c->circular_count++;
            for (size_t k = i; k < c->resolutions.length; k++) {
                c->resolutions.items[k].ok = false;
            }
            return false;
        }
    }
    Resolution r = { target, kind, true };
    vec_push(c->arena, &c->resolutions, r);
    return true;
}

bool resolution_pop(Checker *c)
{
    return c->resolutions.items[--c->resolutions.length].ok;
}

/* ---- constraints ---- */

Type *constraint_of(Checker *c, Type *type)
{
    if (type->flags & TYPE_PARAM) {
        if (type->as.param.constraint) {
            return type->as.param.constraint == c->circular ? NULL : type->as.param.constraint;
        }
        Type *constraint = NULL;
        if (!resolution_push(c, type, RESOLVE_CONSTRAINT)) {
            return NULL;
        }
        if (type->as.param.target) {
            Type *base = constraint_of(c, type->as.param.target);
            constraint = base ? instantiate(c, base, type->as.param.mapper) : NULL;
        } else if (type->as.param.declaration) {
            AstNode *node = type->as.param.declaration;
            if (node->type_parameter.constraint) {
                constraint = type_from_node(c, node->type_parameter.constraint);
                if (node->parent && node->parent->kind == AST_MAPPED_TYPE
                    && constraint->flags & TYPE_ANY) {
                    constraint = c->key_type;
                }
            } else if (node->parent && node->parent->kind == AST_INFER_TYPE) {
                constraint = NULL;
            }
        }
        if (!resolution_pop(c) || constraint == type) {
            constraint = NULL;
        }
        type->as.param.constraint = constraint ? constraint : c->circular;
        return constraint;
    }
    if (type->flags & TYPE_INDEXED_ACCESS) {
        Type *index = type->as.access.index, *object = type->as.access.object;
        if (object->flags & TYPE_OBJECT && object->object_flags & OBJECT_MAPPED
            && !mapped_name_type(c, object)) {
            return instantiate(c, mapped_template(c, object),
                               mapper_one(c, mapped_parameter(c, object), index));
        }
        Type *index_constraint = index->flags & TYPE_INSTANTIABLE ? constraint_of(c, index) : NULL;
        if (index_constraint && index_constraint != index) {
            Type *access = indexed_access_or_null(c, object, index_constraint, false);
            if (access) {
                return access;
            }
        }
        Type *object_constraint = object->flags & (TYPE_INSTANTIABLE | TYPE_INTERSECTION)
            ? constraint_of(c, object) : NULL;
        return object_constraint && object_constraint != object
            ? indexed_access_or_null(c, object_constraint, index, false) : NULL;
    }
    if (type->flags & TYPE_CONDITIONAL) {
        return conditional_constraint(c, type);
    }
    if (type->flags & TYPE_INDEX) {
        return c->key_type;
    }
    if (type->flags & (TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING)) {
        return c->string;
    }
    if (type->flags & TYPE_UNION_OR_INTERSECTION) {
        return base_constraint(c, type);
    }
    return NULL;
}

static Type *compute_base(Checker *c, Type *type, int depth)
{
    if (depth > 50) {
        return NULL;
    }
    if (type->flags & TYPE_PARAM) {
        Type *constraint = constraint_of(c, type);
        return !constraint || constraint == type ? constraint
            : compute_base(c, constraint, depth + 1);
    }
    if (type->flags & TYPE_UNION_OR_INTERSECTION) {
        TypeVec parts = { 0 };
        bool changed = false;
        for (size_t i = 0; i < type->as.set.count; i++) {
            Type *base = compute_base(c, type->as.set.types[i], depth + 1);
            if (base) {
                changed |= base != type->as.set.types[i];
                vec_push(c->arena, &parts, base);
            } else {
                changed = true;
                if (type->flags & TYPE_UNION) {
                    return NULL;
                }
            }
        }
        if (!changed) {
            return type;
        }
        if (!parts.length) {
            return NULL;
        }
        return type->flags & TYPE_UNION
            ? type_union(c, parts.items, parts.length, REDUCE_LITERAL)
            : type_intersection(c, parts.items, parts.length);
    }
    if (type->flags & TYPE_INDEX) {
        return c->key_type;
    }
    if (type->flags & TYPE_STRING_MAPPING || type->flags & TYPE_TEMPLATE_LITERAL) {
        return type->flags & TYPE_TEMPLATE_LITERAL && !is_generic_index(c, type) ? type : c->string;
    }
    if (type->flags & TYPE_INDEXED_ACCESS) {
        Type *mapped = type->as.access.object;
        if (mapped->flags & TYPE_OBJECT && mapped->object_flags & OBJECT_MAPPED
            && !mapped_name_type(c, mapped)) {
            Type *constraint = constraint_of(c, type);
            return constraint && constraint != type ? compute_base(c, constraint, depth + 1) : NULL;
        }
        Type *object = compute_base(c, type->as.access.object, depth + 1);
        Type *index = compute_base(c, type->as.access.index, depth + 1);
        Type *access = NULL;
        if (object && index && (object != type->as.access.object
                                || index != type->as.access.index)) {
            access = indexed_access_or_null(c, object, index, false);
        } else {
            Type *constraint = constraint_of(c, type);
            access = constraint != type ? constraint : NULL;
        }
        return access && access != type ? compute_base(c, access, depth + 1) : NULL;
    }
    if (type->flags & TYPE_CONDITIONAL) {
        Type *constraint = conditional_constraint(c, type);
        return constraint && constraint != type ? compute_base(c, constraint, depth + 1) : NULL;
    }
    return type;
}

Type *base_constraint(Checker *c, Type *type)
{
    if (type->flags & (TYPE_INSTANTIABLE | TYPE_UNION_OR_INTERSECTION)) {
        return compute_base(c, type, 0);
    }
    return type->flags & TYPE_INDEX ? c->key_type : type;
}

Type *types_constraint(Program *program, Type *type)
{
    Checker *c = checker_of(program);
    return type->flags & TYPE_INSTANTIABLE ? base_constraint(c, type) : NULL;
}

Type *default_of_param(Checker *c, Type *param)
{
    if (param->as.param.target) {
        Type *base = default_of_param(c, param->as.param.target);
        return base ? instantiate(c, base, param->as.param.mapper) : NULL;
    }
    AstNode *node = param->as.param.declaration;
    if (!node || node->kind != AST_TYPE_PARAMETER || !node->type_parameter.default_type
        || !resolution_push(c, node, RESOLVE_CONSTRAINT)) {
        return NULL;
    }
    Type *type = type_from_node(c, node->type_parameter.default_type);
    resolution_pop(c);
    return type;
}

Type *apparent_type(Checker *c, Type *type)
{
    if (type->flags & TYPE_INSTANTIABLE) {
        Type *base = base_constraint(c, type);
        bool self = base && base->flags & TYPE_OBJECT && base->object_flags & OBJECT_REFERENCE;
        type = self ? type_with_this(c, base, type) : base ? base : c->unknown;
    }
    if (type->flags & TYPE_OBJECT || type->flags & TYPE_UNION) {
        return type;
    }
    if (type->flags & TYPE_INTERSECTION) {
        return type;
    }
    Type *wrapper = type->flags & TYPE_STRING_LIKE ? c->g_string
        : type->flags & TYPE_NUMBER_LIKE           ? c->g_number
        : type->flags & TYPE_BOOLEAN_LIKE          ? c->g_boolean
        : type->flags & TYPE_BIGINT_LIKE           ? c->g_bigint
        : type->flags & TYPE_SYMBOL_LIKE           ? c->g_symbol
        : type->flags & TYPE_NON_PRIMITIVE         ? c->empty_object
        : type->flags & TYPE_INDEX                 ? c->key_type
                                                   : NULL;
    return wrapper ? wrapper : type;
}

Type *types_apparent(Program *program, Type *type)
{
    Checker *c = checker_of(program);
    return reduced_type(c, apparent_type(c, reduced_type(c, type)));
}

/* ---- unions and intersections ---- */

static Property *merge_properties(Checker *c, Type *set, const char *name, PropertyVec *found,
                                  TypeVec *index_types, bool partial, bool index_readonly)
{
    bool is_union = (set->flags & TYPE_UNION) != 0;
    Property *first = found->items[0];
    bool same = !partial && !index_types->length;
    for (size_t i = 1; i < found->length && same; i++) {
        same = found->items[i] == first;
    }
    if (same) {
        return first;
    }
    Property *merged = NEW(c->arena, Property);
    merged->name = name;
    merged->symbol = first->symbol;
    merged->constituents = found->items;
    merged->constituent_count = found->length;
    merged->parent = set;
    merged->is_partial = partial;
    merged->is_optional = !is_union;
    merged->is_method = true;
    merged->name_type = first->name_type;
    size_t total = 0;
    for (size_t i = 0; i < found->length; i++) {
        Property *p = found->items[i];
        total += p->declaration_count;
        merged->is_readonly |= is_union && p->is_readonly;
        merged->is_private |= p->is_private;
        merged->is_protected |= p->is_protected;
        merged->is_method &= p->is_method;
        if (is_union) {
            merged->is_optional |= p->is_optional;
        } else {
            merged->is_optional &= p->is_optional;
        }
    }
    if (!is_union) {
        merged->is_readonly = true;
        for (size_t i = 0; i < found->length; i++) {
            merged->is_readonly &= found->items[i]->is_readonly;
        }
    }
    merged->is_readonly |= index_readonly;
    merged->declarations = NEW_ARRAY(c->arena, AstNode *, total + 1);
    for (size_t i = 0; i < found->length; i++) {
        if (found->items[i]->declaration_count) {
            memcpy(merged->declarations + merged->declaration_count, found->items[i]->declarations,
                   found->items[i]->declaration_count * sizeof(AstNode *));
        }
        merged->declaration_count += found->items[i]->declaration_count;
    }
    if (index_types->length) {
        merged->write_type = type_union(c, index_types->items, index_types->length,
                                        REDUCE_LITERAL);
        merged->state |= 32; /* write_type holds the index signatures' share */
    }
    return merged;
}

static Property *set_property(Checker *c, Type *set, const char *name)
{
    uintptr_t key[] = { KEY_SET_PROPERTY, (uintptr_t)set, (uintptr_t)name };
    void **slot = intern_slot(c, key, 3);
    if (*slot) {
        return *slot == (void *)c ? NULL : *slot;
    }
    *slot = c; /* none, and ends recursion */
    PropertyVec found = { 0 };
    TypeVec index_types = { 0 };
    bool partial = false, is_union = (set->flags & TYPE_UNION) != 0, index_readonly = false;
    for (size_t i = 0; i < set->as.set.count; i++) {
        Type *part = apparent_type(c, set->as.set.types[i]);
        if (part->flags & TYPE_NEVER && is_union) {
            continue;
        }
        if (part == c->error || (part->flags & TYPE_ANY && !is_union)) {
            continue;
        }
        Property *property = property_of_object(c, part, name);
        if (!property && is_union && part->flags & TYPE_OBJECT) {
            property = property_of(c, part, name);
        }
        if (property) {
            bool known = false;
            for (size_t k = 0; k < found.length && !known && !is_union; k++) {
                known = found.items[k] == property;
            }
            if (!known) {
                vec_push(c->arena, &found, property);
            }
        } else if (is_union) {
            IndexInfo *info = applicable_index_name(c, part, name);
            if (info) {
                index_readonly |= info->is_readonly;
                Type *t = is_tuple_type(part) ? type_optional(c, info->type) : info->type;
                vec_push(c->arena, &index_types, t);
            } else {
                partial = true;
            }
        }
    }
    if (!found.length) {
        return NULL;
    }
    Property *result = merge_properties(c, set, name, &found, &index_types, partial,
                                        index_readonly);
    *intern_slot(c, key, 3) = result;
    return result;
}

/* ---- lookup ---- */

Property *property_of_object(Checker *c, Type *type, const char *name)
{
    if (type->flags & TYPE_OBJECT) {
        return members_find(members_of(c, type), name);
    }
    if (type->flags & TYPE_UNION_OR_INTERSECTION) {
        Property *property = set_property(c, type, name);
        return property && !property->is_partial ? property : NULL;
    }
    return NULL;
}

bool is_function_object(Checker *c, Type *type)
{
    return type->flags & TYPE_OBJECT && (signatures_of(c, type, false)->length
                                         || signatures_of(c, type, true)->length);
}

static bool type_set_is_generic(const Type *type)
{
    for (size_t i = 0; i < type->as.set.count; i++) {
        if (type->as.set.types[i]->flags & TYPE_INSTANTIABLE) {
            return true;
        }
    }
    return false;
}

/* The library's interface for functions: with typed bind, call and apply where it has that. */
static Type *function_interface(Checker *c, Type *type)
{
    bool calls = signatures_of(c, type, false)->length, news = signatures_of(c, type, true)->length;
    if ((!calls && !news) || type == c->g_function) {
        return NULL;
    }
    Type *known = known_global(c, calls ? "CallableFunction" : "NewableFunction");
    return known && type != known ? known : c->g_function;
}

Property *property_of(Checker *c, Type *type, const char *name)
{
    type = reduced_type(c, apparent_type(c, reduced_type(c, type)));
    if (type->flags & TYPE_OBJECT) {
        Property *property = members_find(members_of(c, type), name);
        if (property) {
            return property;
        }
        Type *function = function_interface(c, type);
        if (function) {
            property = property_of_object(c, function, name);
            if (property) {
                return property;
            }
        }
        return c->g_object && type != c->g_object ? members_find(members_of(c, c->g_object), name)
                                                  : NULL;
    }
    if (type->flags & TYPE_INTERSECTION) {
        Property *property = property_of_object(c, type, name);
        if (property) {
            return property;
        }
        Type *function = function_interface(c, type);
        if (function) {
            property = property_of_object(c, function, name);
            if (property) {
                return property;
            }
        }
        property = c->g_object ? members_find(members_of(c, c->g_object), name) : NULL;
        if (!property && type_set_is_generic(type)) {
            Type *base = base_constraint(c, type);
            return base && base != type ? property_of(c, base, name) : NULL;
        }
        return property;
    }
    return type->flags & TYPE_UNION ? property_of_object(c, type, name) : NULL;
}

const Property *types_property_of(Program *program, Type *type, const char *name)
{
    return property_of(checker_of(program), type, name);
}

void properties_of(Checker *c, Type *type, PropertyVec *out)
{
    type = reduced_type(c, apparent_type(c, type));
    if (type->flags & TYPE_OBJECT) {
        TypeMembers *members = members_of(c, type);
        vec_append(c->arena, out, &members->list);
        return;
    }
    if (!(type->flags & TYPE_UNION_OR_INTERSECTION)) {
        return;
    }
    PtrMap seen = { 0 };
    for (size_t i = 0; i < type->as.set.count; i++) {
        PropertyVec part = { 0 };
        properties_of(c, type->as.set.types[i], &part);
        for (size_t k = 0; k < part.length; k++) {
            const char *name = part.items[k]->name;
            if (ptrmap_has(&seen, name)) {
                continue;
            }
            ptrmap_put(c->arena, &seen, name, c);
            Property *property = property_of_object(c, type, name);
            if (property) {
                vec_push(c->arena, out, property);
            }
        }
        if (type->flags & TYPE_UNION) {
            break; /* only common ones count */
        }
    }
}

Property **types_properties(Program *program, Type *type, size_t *count)
{
    PropertyVec list = { 0 };
    properties_of(checker_of(program), type, &list);
    *count = list.length;
    return list.items;
}

/* ---- types of properties ---- */

static Type *compute_property_type(Checker *c, Property *property)
{
    if (property->target) {
        Type *type = instantiate(c, type_of_property(c, property->target), property->mapper);
        return property->state & PROPERTY_WIDENS ? widen(c, type) : type;
    }
    if (property->constituents) {
        TypeVec parts = { 0 };
        for (size_t i = 0; i < property->constituent_count; i++) {
            vec_push(c->arena, &parts, type_of_property(c, property->constituents[i]));
        }
        if (property->state & 32) {
            vec_push(c->arena, &parts, property->write_type);
        }
        return property->parent->flags & TYPE_UNION
            ? type_union(c, parts.items, parts.length, REDUCE_LITERAL)
            : type_intersection(c, parts.items, parts.length);
    }
    if (property->state & 8) {
        return type_of_mapped_property(c, property);
    }
    if (property->state & 4) {
        return type_of_symbol(c, property->symbol);
    }
    return c->error;
}

Type *type_of_property_declarations(Checker *c, Property *property);

Type *type_of_property(Checker *c, Property *property)
{
    if (property->type) {
        return property->type;
    }
    if (!resolution_push(c, property, RESOLVE_TYPE)) {
        return property->state & 8 ? c->error : c->any;
    }
    Type *type = property->target || property->constituents || property->state & (4 | 8)
        ? compute_property_type(c, property) : type_of_property_declarations(c, property);
    resolution_pop(c);
    if (!property->type) {
        property->type = type;
    }
    return property->type;
}

/* As expected of a value in a literal: an optional property wants its type without undefined. */
Type *non_undefined_if_optional(Checker *c, Property *property)
{
    Type *type = type_of_property(c, property);
    return property->is_optional ? type_with_facts(c, type, FACT_NE_UNDEFINED) : type;
}

Type *types_of_property(Program *program, const Property *property)
{
    return type_of_property(checker_of(program), (Property *)property);
}

static AstNode *setter_of(Property *property)
{
    for (size_t i = 0; i < property->declaration_count; i++) {
        if (property->declarations[i]->kind == AST_SET_ACCESSOR) {
            return property->declarations[i];
        }
    }
    return NULL;
}

Type *write_type_of_property(Checker *c, Property *property)
{
    if (property->is_accessor && !property->constituents) {
        AstNode *setter = setter_of(property);
        if (setter && setter->function.parameters.length
            && setter->function.parameters.items[0]->parameter.type) {
            Type *type = type_from_node(c, setter->function.parameters.items[0]->parameter.type);
            return property->target ? instantiate(c, type, property->mapper) : type;
        }
    }
    return type_of_property(c, property);
}

/* ---- index signatures ---- */

static TypeMembers *indexed_members(Checker *c, Type *type)
{
    return type->flags & (TYPE_OBJECT | TYPE_UNION_OR_INTERSECTION) ? members_of(c, type) : NULL;
}

IndexInfo *index_info(Checker *c, Type *type, Type *key)
{
    TypeMembers *members = indexed_members(c, reduced_type(c, apparent_type(c, type)));
    for (size_t i = 0; members && i < members->indexes.length; i++) {
        if (members->indexes.items[i].key == key) {
            return &members->indexes.items[i];
        }
    }
    return NULL;
}

static bool key_applies(Checker *c, Type *source, Type *key)
{
    return is_assignable(c, source, key)
        || (key == c->string && source->flags & (TYPE_NUMBER_LIKE))
        || (key == c->number && source->flags & TYPE_STRING_LITERAL
            && is_numeric_name(source->as.literal.text));
}

IndexInfo *applicable_index(Checker *c, Type *type, Type *key)
{
    TypeMembers *members = indexed_members(c, reduced_type(c, apparent_type(c, type)));
    IndexInfo *string_info = NULL, *found = NULL;
    for (size_t i = 0; members && i < members->indexes.length; i++) {
        IndexInfo *info = &members->indexes.items[i];
        if (info->key == c->string) {
            string_info = info;
        } else if (!found && key_applies(c, key, info->key)) {
            found = info;
        }
    }
    return found ? found : string_info && key_applies(c, key, c->string) ? string_info : NULL;
}

IndexInfo *applicable_index_name(Checker *c, Type *type, const char *name)
{
    Type *key = strncmp(name, "__@", 3) == 0 ? c->symbol : type_string_literal(c, name);
    return applicable_index(c, type, key);
}

Type *types_string_index(Program *program, Type *type)
{
    Checker *c = checker_of(program);
    IndexInfo *info = index_info(c, type, c->string);
    return info ? info->type : NULL;
}

Type *types_number_index(Program *program, Type *type)
{
    Checker *c = checker_of(program);
    IndexInfo *info = index_info(c, type, c->number);
    return info ? info->type : NULL;
}

/* ---- reduction ---- */

static bool intersection_is_never(Checker *c, Type *type)
{
    for (size_t i = 0; i < type->as.set.count; i++) {
        Type *part = type->as.set.types[i];
        if (!(part->flags & TYPE_OBJECT) || part->object_flags & OBJECT_MAPPED) {
            continue;
        }
        TypeMembers *members = members_of(c, part);
        for (size_t k = 0; k < members->list.length && members->list.length < 200; k++) {
            Property *own = members->list.items[k];
            bool shared = false;
            for (size_t m = i + 1; m < type->as.set.count && !shared; m++) {
                shared = property_of_object(c, type->as.set.types[m], own->name) != NULL;
            }
            if (!shared || own->is_method) {
                continue;
            }
            Property *merged = property_of_object(c, type, own->name);
            if (!merged || !merged->constituents || merged->is_optional) {
                continue;
            }
            bool discriminant = false;
            for (size_t m = 0; m < merged->constituent_count && !discriminant; m++) {
                Type *t = type_of_property(c, merged->constituents[m]);
                discriminant = is_literal_or_unit_set(t);
            }
            if (discriminant && type_of_property(c, merged)->flags & TYPE_NEVER) {
                return true;
            }
        }
    }
    return false;
}

static bool keeps(Checker *c, Type *part, void *data)
{
    (void)data;
    return !(reduced_type(c, part)->flags & TYPE_NEVER);
}

Type *reduced_type(Checker *c, Type *type)
{
    if (type->flags & TYPE_UNION) {
        bool has_intersection = false;
        for (size_t i = 0; i < type->as.set.count; i++) {
            has_intersection |= (type->as.set.types[i]->flags & TYPE_INTERSECTION) != 0;
        }
        return has_intersection ? type_filter(c, type, keeps, NULL) : type;
    }
    if (!(type->flags & TYPE_INTERSECTION)) {
        return type;
    }
    if (!(type->cached & CACHED_REDUCED)) {
        type->cached |= CACHED_REDUCED;
        if (intersection_is_never(c, type)) {
            type->cached |= CACHED_REDUCED_NEVER;
        }
    }
    return type->cached & CACHED_REDUCED_NEVER ? c->never : type;
}

/* ---- classes ---- */

bool derives_from(Checker *c, Type *type, Type *base)
{
    if (type->flags & TYPE_UNION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (!derives_from(c, type->as.set.types[i], base)) {
                return false;
            }
        }
        return true;
    }
    if (base->flags & TYPE_UNION) {
        for (size_t i = 0; i < base->as.set.count; i++) {
            if (derives_from(c, type, base->as.set.types[i])) {
                return true;
            }
        }
        return false;
    }
    if (type->flags & TYPE_INTERSECTION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (derives_from(c, type->as.set.types[i], base)) {
                return true;
            }
        }
        return false;
    }
    if (type->flags & TYPE_INSTANTIABLE) {
        Type *constraint = base_constraint(c, type);
        return derives_from(c, constraint ? constraint : c->unknown, base);
    }
    if (base == c->g_object) {
        return type->flags & (TYPE_OBJECT | TYPE_NON_PRIMITIVE);
    }
    if (base == c->g_function) {
        return type == base || is_function_object(c, type);
    }
    if (!(type->flags & TYPE_OBJECT) || !(base->flags & TYPE_OBJECT)) {
        return false;
    }
    Type *base_target = base->object_flags & OBJECT_REFERENCE ? base->as.object.target : base;
    Type *own = type->object_flags & OBJECT_REFERENCE ? type->as.object.target : type;
    if (own == base_target) {
        return true;
    }
    if (is_array_type(c, base) && !is_mutable_array(c, base)) {
        return is_array_or_tuple(c, type);
    }
    if (is_tuple_type(type)) {
        return is_array_type(c, base);
    }
    if (!(own->object_flags & OBJECT_CLASS_OR_INTERFACE)) {
        return false;
    }
    TypeVec bases = { 0 };
    base_types_of(c, own, &bases);
    for (size_t i = 0; i < bases.length; i++) {
        if (derives_from(c, bases.items[i], base)) {
            return true;
        }
    }
    return false;
}

Type *type_with_this(Checker *c, Type *type, Type *this_argument)
{
    if (type->flags & TYPE_OBJECT && type->object_flags & OBJECT_REFERENCE
        && !(type->as.object.target->object_flags & OBJECT_TUPLE)) {
        Type *target = type->as.object.target;
        size_t n = target->as.object.parameter_count;
        if (type->as.object.argument_count == n && target->as.object.this_type) {
            Type **arguments = NEW_ARRAY(c->arena, Type *, n + 1);
            if (n) {
                memcpy(arguments, type->as.object.arguments, n * sizeof *arguments);
            }
            arguments[n] = this_argument;
            return type_reference(c, target, arguments, n + 1);
        }
        return type;
    }
    if (type->flags & TYPE_INTERSECTION) {
        TypeVec parts = { 0 };
        for (size_t i = 0; i < type->as.set.count; i++) {
            vec_push(c->arena, &parts, type_with_this(c, type->as.set.types[i], this_argument));
        }
        return type_intersection(c, parts.items, parts.length);
    }
    return type;
}

/* ---- small predicates ---- */

bool is_empty_object_type(Checker *c, Type *type)
{
    if (type->flags & TYPE_OBJECT) {
        if (type->object_flags & OBJECT_MAPPED && is_generic_object(c, type)) {
            return false;
        }
        if (type->object_flags & OBJECT_ANONYMOUS && anonymous_info(type)
            && anonymous_info(type)->kind != ANONYMOUS_MEMBERS) {
            return false;
        }
        TypeMembers *members = members_of(c, type);
        return !members->resolving && !members->list.length && !members->calls.length
            && !members->constructs.length && !members->indexes.length;
    }
    if (type->flags & TYPE_NON_PRIMITIVE) {
        return true;
    }
    if (type->flags & TYPE_UNION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (is_empty_object_type(c, type->as.set.types[i])) {
                return true;
            }
        }
        return false;
    }
    if (type->flags & TYPE_INTERSECTION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (!is_empty_object_type(c, type->as.set.types[i])) {
                return false;
            }
        }
        return true;
    }
    return false;
}

bool is_weak_type(Checker *c, Type *type)
{
    if (type->flags & TYPE_OBJECT) {
        TypeMembers *members = members_of(c, type);
        if (members->calls.length || members->constructs.length || members->indexes.length
            || !members->list.length) {
            return false;
        }
        for (size_t i = 0; i < members->list.length; i++) {
            if (!members->list.items[i]->is_optional) {
                return false;
            }
        }
        return true;
    }
    if (type->flags & TYPE_INTERSECTION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (!is_weak_type(c, type->as.set.types[i])) {
                return false;
            }
        }
        return true;
    }
    return false;
}

Signature *single_call_signature(Checker *c, Type *type)
{
    if (!(type->flags & TYPE_OBJECT)) {
        return NULL;
    }
    TypeMembers *members = members_of(c, type);
    return members->calls.length == 1 && !members->constructs.length && !members->list.length
            && !members->indexes.length
        ? members->calls.items[0] : NULL;
}

Signature **types_call_signatures(Program *program, Type *type, size_t *count)
{
    Checker *c = checker_of(program);
    SignatureVec *list = signatures_of(c, reduced_type(c, apparent_type(c, type)), false);
    *count = list->length;
    return list->items;
}

Signature **types_construct_signatures(Program *program, Type *type, size_t *count)
{
    Checker *c = checker_of(program);
    SignatureVec *list = signatures_of(c, reduced_type(c, apparent_type(c, type)), true);
    *count = list->length;
    return list->items;
}

bool types_is_function(Program *program, Type *type)
{
    size_t count;
    types_call_signatures(program, type, &count);
    return count > 0;
}
