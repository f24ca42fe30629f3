/*
 * Properties of any type: lookup through unions, intersections, constraints and wrapper
 * interfaces, and the lazily computed type of a property.
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
    Resolution r = {target, kind, true};
    vec_push(c->arena, &c->resolutions, r);
    return true;
}

bool resolution_pop(Checker *c)
{
    return c->resolutions.items[--c->resolutions.length].ok;
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
        merged->write_type = type_union(c, index_types->items, index_types->length, REDUCE_LITERAL);
        merged->state |= 32; /* write_type holds the index signatures' share */
    }
    return merged;
}

Property *set_property(Checker *c, Type *set, const char *name)
{
    uintptr_t key[] = {KEY_SET_PROPERTY, (uintptr_t)set, (uintptr_t)name};
    void **slot = intern_slot(c, key, 3);
    if (*slot) {
        return *slot == (void *)c ? NULL : *slot;
    }
    *slot = c; /* none, and ends recursion */
    PropertyVec found = {0};
    TypeVec index_types = {0};
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
    Property *result =
        merge_properties(c, set, name, &found, &index_types, partial, index_readonly);
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
    return type->flags & TYPE_OBJECT &&
           (signatures_of(c, type, false)->length || signatures_of(c, type, true)->length);
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
    PtrMap seen = {0};
    for (size_t i = 0; i < type->as.set.count; i++) {
        PropertyVec part = {0};
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
    PropertyVec list = {0};
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
        TypeVec parts = {0};
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
                     ? compute_property_type(c, property)
                     : type_of_property_declarations(c, property);
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
        if (setter && setter->function.parameters.length &&
            setter->function.parameters.items[0]->parameter.type) {
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
    return is_assignable(c, source, key) ||
           (key == c->string && source->flags & (TYPE_NUMBER_LIKE)) ||
           (key == c->number && source->flags & TYPE_STRING_LITERAL &&
            is_numeric_name(source->as.literal.text));
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
