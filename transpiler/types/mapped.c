/*
 * Mapped types: `{ readonly [K in C as N]?: T }`. A homomorphic one (C is `keyof X`) keeps the
 * modifiers and the declarations of X's properties, maps arrays to arrays and tuples to tuples,
 * distributes over unions and leaves primitives alone.
 */
#include "types/checker.h"

Type *mapped_parameter(Checker *c, Type *mapped)
{
    return param_of_node(c, mapped->as.object.node->mapped_type.type_parameter);
}

static Type *own_instance(Checker *c, Type *mapped, Type *type)
{
    return instantiate(c, type, mapped->as.object.mapper);
}

static AstNode *constraint_node(Type *mapped)
{
    return mapped->as.object.node->mapped_type.type_parameter->type_parameter.constraint;
}

Type *mapped_constraint(Checker *c, Type *mapped)
{
    AstNode *node = constraint_node(mapped);
    return node ? own_instance(c, mapped, type_from_node(c, node)) : c->error;
}

Type *mapped_name_type(Checker *c, Type *mapped)
{
    AstNode *node = mapped->as.object.node->mapped_type.name_type;
    return node ? own_instance(c, mapped, type_from_node(c, node)) : NULL;
}

unsigned mapped_modifiers(Type *mapped)
{
    AstNode *node = mapped->as.object.node;
    unsigned flags = 0;
    flags |= node->mapped_type.readonly_modifier == AST_MAPPED_ADD ? MAPPED_ADD_READONLY : 0;
    flags |= node->mapped_type.readonly_modifier == AST_MAPPED_REMOVE ? MAPPED_DROP_READONLY : 0;
    flags |= node->mapped_type.optional_modifier == AST_MAPPED_ADD ? MAPPED_ADD_OPTIONAL : 0;
    flags |= node->mapped_type.optional_modifier == AST_MAPPED_REMOVE ? MAPPED_DROP_OPTIONAL : 0;
    return flags;
}

/* The template without the mapper's substitution of K: add `undefined` for `?`. */
static Type *declared_template(Checker *c, Type *mapped)
{
    AstNode *node = mapped->as.object.node->mapped_type.type;
    if (!node) {
        return c->any;
    }
    Type *type = type_from_node(c, node);
    return mapped_modifiers(mapped) & MAPPED_ADD_OPTIONAL ? type_optional(c, type) : type;
}

Type *mapped_template(Checker *c, Type *mapped)
{
    return own_instance(c, mapped, declared_template(c, mapped));
}

static AstNode *keyof_operand(Type *mapped)
{
    AstNode *node = constraint_node(mapped);
    while (node && node->kind == AST_PARENTHESIZED_TYPE) {
        node = node->wrapped.expression;
    }
    return node && node->kind == AST_TYPE_OPERATOR && node->type_operator.op == AST_KEYOF
               ? node->type_operator.type
               : NULL;
}

bool mapped_is_homomorphic(Checker *c, Type *mapped)
{
    (void)c;
    return keyof_operand(mapped) != NULL;
}

Type *mapped_homomorphic_variable(Checker *c, Type *mapped)
{
    AstNode *operand = keyof_operand(mapped);
    Type *type = operand ? type_from_node(c, operand) : NULL;
    if (!operand) {
        AstNode *node = constraint_node(mapped);
        Type *constraint = node ? type_from_node(c, node) : NULL;
        if (constraint && constraint->flags & TYPE_INDEX) {
            type = constraint->as.index.type;
        }
    }
    return type && type->flags & TYPE_PARAM ? type : NULL;
}

Type *mapped_modifiers_type(Checker *c, Type *mapped)
{
    AstNode *operand = keyof_operand(mapped);
    if (operand) {
        return own_instance(c, mapped, type_from_node(c, operand));
    }
    AstNode *node = constraint_node(mapped);
    Type *constraint = node ? type_from_node(c, node) : c->unknown;
    if (constraint->flags & TYPE_PARAM) {
        Type *extended = constraint_of(c, constraint);
        constraint = extended ? extended : constraint;
    }
    return constraint->flags & TYPE_INDEX ? own_instance(c, mapped, constraint->as.index.type)
                                          : c->unknown;
}

/* ---- instantiation ---- */

static Type *template_for_key(Checker *c, Type *root, TypeMapper *mapper, Type *key,
                              bool was_optional)
{
    Type *type = instantiate(c, declared_template(c, root),
                             mapper_append(c, mapper, mapped_parameter(c, root), key));
    if (mapped_modifiers(root) & MAPPED_DROP_OPTIONAL && was_optional) {
        return type_with_facts(c, type, FACT_NE_UNDEFINED);
    }
    return type;
}

static Type *mapped_array(Checker *c, Type *root, Type *array, TypeMapper *mapper)
{
    Type *element = template_for_key(c, root, mapper, c->number, true);
    unsigned modifiers = mapped_modifiers(root);
    bool is_readonly = modifiers & MAPPED_ADD_READONLY ||
                       (!(modifiers & MAPPED_DROP_READONLY) && !is_mutable_array(c, array));
    return is_readonly ? type_readonly_array(c, element) : type_array(c, element);
}

static Type *mapped_tuple(Checker *c, Type *root, Type *tuple, Type *variable, TypeMapper *mapper)
{
    TupleShape *shape = tuple_shape(tuple);
    unsigned modifiers = mapped_modifiers(root);
    Type **types = NEW_ARRAY(c->arena, Type *, shape->length + 1);
    uint8_t *flags = arena_alloc(c->arena, shape->length + 1);

    for (size_t i = 0; i < shape->length; i++) {
        flags[i] = shape->flags[i];
        if (flags[i] & ELEMENT_VARIADIC) {
            types[i] = instantiate(
                c, root, mapper_prepend(c, variable, tuple->as.object.arguments[i], mapper));
            continue;
        }
        char *name = arena_printf(c->arena, "%zu", i);
        Type *key = flags[i] & ELEMENT_REST
                        ? c->number
                        : type_string_literal(c, intern_string(c->interner, name));
        types[i] = template_for_key(c, root, mapper, key, flags[i] & ELEMENT_OPTIONAL);
        if (flags[i] & ELEMENT_OPTIONAL && modifiers & MAPPED_DROP_OPTIONAL) {
            flags[i] = ELEMENT_REQUIRED;
        } else if (flags[i] & ELEMENT_REQUIRED && modifiers & MAPPED_ADD_OPTIONAL) {
            flags[i] = ELEMENT_OPTIONAL;
        }
    }
    bool is_readonly = modifiers & MAPPED_ADD_READONLY ||
                       (!(modifiers & MAPPED_DROP_READONLY) && shape->is_readonly);
    return type_tuple(c, types, flags, shape->labels, shape->length, is_readonly);
}

typedef struct MappedArguments {
    Type *root, *variable;
    TypeMapper *mapper;
    Symbol *alias;
    Type **arguments;
    size_t count;
} MappedArguments;

static Type *new_mapped(Checker *c, Type *root, TypeMapper *mapper, Symbol *alias, Type **arguments,
                        size_t count)
{
    Type *result = object_new(c, root->object_flags | OBJECT_INSTANTIATED, root->symbol);
    result->as.object.target = root;
    result->as.object.node = root->as.object.node;
    result->as.object.mapper = mapper;
    result->alias = alias;
    result->alias_arguments = arguments;
    result->alias_argument_count = count;
    return result;
}

static Type *mapped_part(Checker *c, Type *part, void *data)
{
    MappedArguments *m = data;
    if (!(part->flags & (TYPE_ANY | TYPE_UNKNOWN | TYPE_PARAM | TYPE_CONDITIONAL | TYPE_OBJECT |
                         TYPE_INTERSECTION | TYPE_INDEXED_ACCESS)) ||
        part == c->error) {
        return part;
    }
    TypeMapper *mapper = mapper_prepend(c, m->variable, part, m->mapper);
    if (!m->root->as.object.node->mapped_type.name_type) {
        if (is_array_type(c, part)) {
            return mapped_array(c, m->root, part, mapper);
        }
        if (is_tuple_type(part)) {
            return mapped_tuple(c, m->root, part, m->variable, mapper);
        }
    }
    return new_mapped(c, m->root, mapper, m->alias, m->arguments, m->count);
}

Type *instantiate_mapped(Checker *c, Type *root, TypeMapper *mapper, Symbol *alias,
                         Type **arguments, size_t count)
{
    Type *variable = mapped_homomorphic_variable(c, root);
    if (variable) {
        Type *mapped = mapper_apply(c, mapper, variable);
        if (mapped != variable) {
            mapped = reduced_type(c, mapped);
            MappedArguments m = {root, variable, mapper, alias, arguments, count};
            if (mapped->flags & TYPE_UNION) {
                m.alias = NULL;
                m.count = 0;
                Type *all = type_map(c, mapped, mapped_part, &m);
                return all->flags & TYPE_UNION && alias
                           ? type_union_alias(c, &all, 1, REDUCE_LITERAL, alias, arguments, count)
                           : all;
            }
            return mapped->flags & TYPE_NEVER ? mapped : mapped_part(c, mapped, &m);
        }
    }
    return new_mapped(c, root, mapper, alias, arguments, count);
}

/* ---- members ---- */

typedef struct MappedBuild {
    Type *mapped, *modifiers_type;
    TypeMembers *members;
} MappedBuild;

static void add_named(Checker *c, MappedBuild *b, Type *key, Type *name_type, const char *name)
{
    Property *existing = members_find(b->members, name);
    if (existing) {
        /* Two keys renamed to one: the property's type is that for both keys. */
        Type *old = mapper_apply(c, existing->mapper, mapped_parameter(c, b->mapped));
        existing->mapper = mapper_append(c, b->mapped->as.object.mapper,
                                         mapped_parameter(c, b->mapped), type_union2(c, old, key));
        return;
    }
    unsigned modifiers = mapped_modifiers(b->mapped);
    const char *source_name = property_name_of_type(c, key);
    Property *source =
        source_name && b->modifiers_type ? property_of(c, b->modifiers_type, source_name) : NULL;
    Property *property = NEW(c->arena, Property);
    property->name = name;
    if (source) {
        property->declarations = source->declarations;
        property->declaration_count = source->declaration_count;
        property->symbol = source->symbol;
    }
    property->is_optional = modifiers & MAPPED_ADD_OPTIONAL ||
                            (!(modifiers & MAPPED_DROP_OPTIONAL) && source && source->is_optional);
    property->is_readonly = modifiers & MAPPED_ADD_READONLY ||
                            (!(modifiers & MAPPED_DROP_READONLY) && source && source->is_readonly);
    property->parent = b->mapped;
    property->name_type = name_type;
    property->mapper =
        mapper_append(c, b->mapped->as.object.mapper, mapped_parameter(c, b->mapped), key);
    property->state =
        8 | (modifiers & MAPPED_DROP_OPTIONAL && source && source->is_optional ? 16 : 0);
    members_add(c, b->members, property);
}

static void add_key(Checker *c, MappedBuild *b, Type *key)
{
    Type *name_type = key;
    if (b->mapped->as.object.node->mapped_type.name_type) {
        name_type = instantiate(
            c, type_from_node(c, b->mapped->as.object.node->mapped_type.name_type),
            mapper_append(c, b->mapped->as.object.mapper, mapped_parameter(c, b->mapped), key));
    }
    size_t count;
    Type **parts = type_parts(&name_type, &count);
    for (size_t i = 0; i < count; i++) {
        Type *part = parts[i];
        const char *name = property_name_of_type(c, part);
        if (name) {
            add_named(c, b, key, part, name);
        } else if (part->flags & (TYPE_STRING | TYPE_NUMBER | TYPE_SYMBOL | TYPE_ANY | TYPE_ENUM |
                                  TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING)) {
            IndexInfo info = {0};
            info.key = part->flags & (TYPE_ANY | TYPE_STRING)    ? c->string
                       : part->flags & (TYPE_NUMBER | TYPE_ENUM) ? c->number
                                                                 : part;
            info.type = instantiate(
                c, declared_template(c, b->mapped),
                mapper_append(c, b->mapped->as.object.mapper, mapped_parameter(c, b->mapped), key));
            info.is_readonly = mapped_modifiers(b->mapped) & MAPPED_ADD_READONLY;
            bool known = false;
            for (size_t k = 0; k < b->members->indexes.length; k++) {
                known |= b->members->indexes.items[k].key == info.key;
            }
            if (!known) {
                vec_push(c->arena, &b->members->indexes, info);
            }
        }
    }
}

/* The keys a generic constraint has for sure. */
static Type *lower_bound_key(Checker *c, Type *type)
{
    if (type->flags & TYPE_INDEX) {
        return type_index(c, apparent_type(c, type->as.index.type));
    }
    if (type->flags & TYPE_CONDITIONAL) {
        Type *constraint = base_constraint(c, type);
        return constraint ? constraint : c->never;
    }
    if (type->flags & TYPE_PARAM) {
        Type *constraint = base_constraint(c, type);
        return constraint ? constraint : c->never;
    }
    return type;
}

void resolve_mapped_members(Checker *c, Type *type, TypeMembers *members)
{
    MappedBuild b = {type, NULL, members};
    Type *modifiers = mapped_modifiers_type(c, type);
    b.modifiers_type = modifiers->flags & TYPE_UNKNOWN ? NULL : apparent_type(c, modifiers);
    if (mapped_is_homomorphic(c, type) && b.modifiers_type &&
        !(b.modifiers_type->flags & TYPE_NEVER)) {
        if (b.modifiers_type->flags & TYPE_ANY) {
            add_key(c, &b, c->string);
            return;
        }
        PropertyVec properties = {0};
        properties_of(c, b.modifiers_type, &properties);
        for (size_t i = 0; i < properties.length; i++) {
            Property *property = properties.items[i];
            if (!property->is_private && !property->is_protected && property->name[0] != '#') {
                add_key(c, &b, key_type_of_name(c, property));
            }
        }
        TypeMembers *from = b.modifiers_type->flags & (TYPE_OBJECT | TYPE_INTERSECTION)
                                ? members_of(c, b.modifiers_type)
                                : NULL;
        for (size_t i = 0; from && i < from->indexes.length; i++) {
            add_key(c, &b, from->indexes.items[i].key);
        }
        return;
    }
    Type *constraint = mapped_constraint(c, type);
    size_t count;
    Type **parts = type_parts(&constraint, &count);
    for (size_t i = 0; i < count; i++) {
        Type *bound = lower_bound_key(c, parts[i]);
        size_t n;
        Type **each = type_parts(&bound, &n);
        for (size_t k = 0; k < n; k++) {
            add_key(c, &b, each[k]);
        }
    }
}

Type *type_of_mapped_property(Checker *c, Property *property)
{
    Type *mapped = property->parent;
    Type *type = instantiate(c, declared_template(c, mapped), property->mapper);
    if (property->is_optional && !type_has(type, TYPE_UNDEFINED | TYPE_VOID)) {
        return type_optional(c, type);
    }
    return property->state & 16 ? type_with_facts(c, type, FACT_NE_UNDEFINED) : type;
}
