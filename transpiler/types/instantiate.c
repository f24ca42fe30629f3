/*
 * Substitution of type parameters. A mapper says what each parameter becomes; instantiating a
 * type builds the type with everything replaced, lazily for the members of object types. The
 * same type with the same arguments gives the same result (intern table), which also ends
 * recursive types.
 */
#include "types/checker.h"

enum { KEY_ANONYMOUS = 60, KEY_CONDITIONAL, KEY_OUTER };

static TypeMapper *mapper_alloc(Checker *c, MapperKind kind)
{
    TypeMapper *mapper = NEW(c->arena, TypeMapper);
    mapper->kind = kind;
    return mapper;
}

TypeMapper *mapper_new(Checker *c, Type **sources, Type **targets, size_t count)
{
    TypeMapper *mapper = mapper_alloc(c, MAPPER_ARRAY);
    mapper->sources = types_copy(c, sources, count);
    mapper->targets = targets ? types_copy(c, targets, count) : NULL;
    mapper->count = count;
    return mapper;
}

TypeMapper *types_mapper(Program *program, Type **sources, Type **targets, size_t count)
{
    return mapper_new(checker_of(program), sources, targets, count);
}

TypeMapper *mapper_one(Checker *c, Type *source, Type *target)
{
    return mapper_new(c, &source, &target, 1);
}

TypeMapper *mapper_combine(Checker *c, TypeMapper *first, TypeMapper *second)
{
    if (!first || !second) {
        return first ? first : second;
    }
    TypeMapper *mapper = mapper_alloc(c, MAPPER_COMPOSITE);
    mapper->first = first;
    mapper->second = second;
    return mapper;
}

TypeMapper *mapper_merge(Checker *c, TypeMapper *first, TypeMapper *second)
{
    if (!first || !second) {
        return first ? first : second;
    }
    TypeMapper *mapper = mapper_alloc(c, MAPPER_MERGED);
    mapper->first = first;
    mapper->second = second;
    return mapper;
}

TypeMapper *mapper_prepend(Checker *c, Type *source, Type *target, TypeMapper *mapper)
{
    return mapper_merge(c, mapper_one(c, source, target), mapper);
}

TypeMapper *mapper_append(Checker *c, TypeMapper *mapper, Type *source, Type *target)
{
    return mapper_merge(c, mapper, mapper_one(c, source, target));
}

Type *mapper_apply(Checker *c, TypeMapper *mapper, Type *parameter)
{
    if (!mapper) {
        return parameter;
    }
    switch (mapper->kind) {
    case MAPPER_ARRAY:
        for (size_t i = 0; i < mapper->count; i++) {
            if (mapper->sources[i] == parameter) {
                return mapper->targets ? mapper->targets[i] : c->any;
            }
        }
        return parameter;
    case MAPPER_COMPOSITE:
    case MAPPER_MERGED: {
        Type *first = mapper_apply(c, mapper->first, parameter);
        return first != parameter && mapper->kind == MAPPER_COMPOSITE
                   ? instantiate(c, first, mapper->second)
                   : mapper_apply(c, mapper->second, first);
    }
    case MAPPER_INFERENCE:
        return inference_map(c, mapper->context, parameter, mapper->fixing);
    case MAPPER_TO_UNKNOWN:
        return parameter->flags & TYPE_PARAM ? c->template_any : parameter;
    }
    unreachable();
}

static Type **instantiate_list(Checker *c, Type **types, size_t count, TypeMapper *mapper,
                               bool *changed)
{
    for (size_t i = 0; i < count; i++) {
        Type *mapped = instantiate(c, types[i], mapper);
        if (mapped != types[i]) {
            Type **list = types_copy(c, types, count);
            list[i] = mapped;
            for (size_t k = i + 1; k < count; k++) {
                list[k] = instantiate(c, types[k], mapper);
            }
            *changed = true;
            return list;
        }
    }
    return types;
}

/* ---- which parameters a node may mention ---- */

typedef struct MentionSearch {
    const char *name; /* NULL: looks for `this` */
    bool found;
} MentionSearch;

static bool find_mention(AstNode *node, void *data)
{
    MentionSearch *search = data;
    if (search->found) {
        return false;
    }
    if (node->kind == AST_TYPE_QUERY ||
        (search->name && node->kind == AST_IDENTIFIER && node->identifier.name == search->name) ||
        (!search->name && (node->kind == AST_THIS_TYPE || node->kind == AST_THIS_EXPRESSION))) {
        search->found = true;
        return false;
    }
    ast_for_each_child(node, find_mention, search);
    return !search->found;
}

static bool mentions(AstNode *node, Type *parameter)
{
    MentionSearch search = {
        parameter->symbol && !parameter->as.param.is_this ? parameter->symbol->name : NULL, false};
    find_mention(node, &search);
    return search.found;
}

static bool is_type_syntax(const AstNode *node)
{
    switch (node->kind) {
    case AST_TYPE_LITERAL:
    case AST_FUNCTION_TYPE:
    case AST_CONSTRUCTOR_TYPE:
    case AST_MAPPED_TYPE:
    case AST_CONDITIONAL_TYPE:
    case AST_METHOD_SIGNATURE:
    case AST_TYPE_REFERENCE:
    case AST_ARRAY_TYPE:
    case AST_TUPLE_TYPE:
        return true;
    case AST_METHOD_DECLARATION:
    case AST_FUNCTION_DECLARATION:
        return !node->function.body || node->function.return_type;
    default:
        return false;
    }
}

static void add_parameters(Checker *c, AstList *list, AstNode *node, bool filter, TypeVec *out)
{
    for (size_t i = list->length; i-- > 0;) {
        Type *parameter = param_of_node(c, list->items[i]);
        if (parameter && (!filter || mentions(node, parameter))) {
            vec_push(c->arena, out, parameter);
        }
    }
}

static void add_infer_parameters(Checker *c, AstNode *node, AstNode *for_node, bool filter,
                                 TypeVec *out);

typedef struct InferSearch {
    Checker *c;
    AstNode *for_node;
    bool filter;
    TypeVec *out;
} InferSearch;

static bool find_infer(AstNode *node, void *data)
{
    InferSearch *search = data;
    if (node->kind == AST_CONDITIONAL_TYPE) {
        find_infer(node->conditional_type.check_type, data);
        return true;
    }
    if (node->kind == AST_INFER_TYPE) {
        Type *parameter = param_of_node(search->c, node->wrapped.expression);
        bool known = !parameter;
        for (size_t i = 0; i < search->out->length && !known; i++) {
            known = search->out->items[i] == parameter;
        }
        if (!known && (!search->filter || mentions(search->for_node, parameter))) {
            vec_push(search->c->arena, search->out, parameter);
        }
    }
    ast_for_each_child(node, find_infer, data);
    return true;
}

static void add_infer_parameters(Checker *c, AstNode *node, AstNode *for_node, bool filter,
                                 TypeVec *out)
{
    InferSearch search = {c, for_node, filter, out};
    find_infer(node->conditional_type.extends_type, &search);
}

static void collect_outer(Checker *c, AstNode *node, TypeVec *out)
{
    bool filter = is_type_syntax(node);
    for (AstNode *at = node->parent; at; at = at->parent) {
        AstList *list = NULL;
        if (ast_is_function_like(at->kind)) {
            list = &at->function.type_parameters;
        } else if (ast_is_class_like(at->kind)) {
            list = &at->class_like.type_parameters;
        } else if (at->kind == AST_INTERFACE_DECLARATION) {
            list = &at->interface.type_parameters;
        } else if (at->kind == AST_TYPE_ALIAS_DECLARATION) {
            list = &at->type_alias.type_parameters;
        } else if (at->kind == AST_MAPPED_TYPE) {
            Type *parameter = param_of_node(c, at->mapped_type.type_parameter);
            if (parameter && (!filter || mentions(node, parameter))) {
                vec_push(c->arena, out, parameter);
            }
        } else if (at->kind == AST_CONDITIONAL_TYPE) {
            add_infer_parameters(c, at, node, filter, out);
        }
        if (list) {
            add_parameters(c, list, node, filter, out);
        }
        if (ast_is_class_like(at->kind) || at->kind == AST_INTERFACE_DECLARATION) {
            Symbol *symbol = names_symbol_of(c->program, at);
            Type *type = symbol ? declared_type(c, symbol) : NULL;
            Type *self = type && type->flags & TYPE_OBJECT ? type->as.object.this_type : NULL;
            if (self && (!filter || mentions(node, self))) {
                vec_push(c->arena, out, self);
            }
        }
    }
}

void outer_parameters(Checker *c, AstNode *node, Type ***out, size_t *count)
{
    NodeLinks *links = node_links(c, node);
    if (!links->outer_done) {
        TypeVec list = {0};
        collect_outer(c, node, &list);
        links->outer = list.items;
        links->outer_count = list.length;
        links->outer_done = true;
    }
    *out = links->outer;
    *count = links->outer_count;
}

/* ---- object types ---- */

static Type *instantiate_anonymous(Checker *c, Type *type, TypeMapper *mapper, Symbol *alias,
                                   Type **alias_arguments, size_t alias_count)
{
    Type *root = type->object_flags & OBJECT_INSTANTIATED ? type->as.object.target : type;
    AstNode *node = root->as.object.node;
    TypeMapper *combined = type->object_flags & OBJECT_INSTANTIATED
                               ? mapper_combine(c, type->as.object.mapper, mapper)
                               : mapper;
    Type **outer = NULL;
    size_t count = 0;

    if (node) {
        outer_parameters(c, node, &outer, &count);
    }
    if (!count) {
        return type;
    }
    Symbol *new_alias = alias ? alias : type->alias;
    Type **new_arguments = alias ? alias_arguments : type->alias_arguments;
    size_t new_count = alias ? alias_count : type->alias_argument_count;
    if (!alias && new_count) {
        bool changed = false;
        new_arguments = instantiate_list(c, new_arguments, new_count, mapper, &changed);
    }
    uintptr_t *key = NEW_ARRAY(c->arena, uintptr_t, count + new_count + 4);
    Type **arguments = NEW_ARRAY(c->arena, Type *, count);
    bool changed = false;
    size_t n = 0;
    key[n++] = KEY_ANONYMOUS;
    key[n++] = (uintptr_t)root;
    for (size_t i = 0; i < count; i++) {
        arguments[i] = mapper_apply(c, combined, outer[i]);
        changed |= arguments[i] != outer[i];
        key[n++] = (uintptr_t)arguments[i];
    }
    key[n++] = (uintptr_t)new_alias;
    for (size_t i = 0; i < new_count; i++) {
        key[n++] = (uintptr_t)new_arguments[i];
    }
    if (!changed && root == type && new_alias == type->alias) {
        return type;
    }
    void **slot = intern_slot(c, key, n);
    if (*slot) {
        return *slot;
    }
    TypeMapper *new_mapper = mapper_new(c, outer, arguments, count);
    if (root->object_flags & OBJECT_MAPPED) {
        Type *result = instantiate_mapped(c, root, new_mapper, new_alias, new_arguments, new_count);
        *intern_slot(c, key, n) = result;
        return result;
    }
    Type *result = object_new(c, root->object_flags | OBJECT_INSTANTIATED, root->symbol);
    result->as.object.target = root;
    result->as.object.node = node;
    result->as.object.mapper = new_mapper;
    result->as.object.extra = root->as.object.extra;
    result->alias = new_alias;
    result->alias_arguments = new_arguments;
    result->alias_argument_count = new_count;
    *slot = result;
    return result;
}

static Type *with_alias(Checker *c, Type *type, Symbol *alias, Type **arguments, size_t count)
{
    if (!alias || !(type->flags & TYPE_OBJECT) || !(type->object_flags & OBJECT_REFERENCE)) {
        return type;
    }
    uintptr_t *key = NEW_ARRAY(c->arena, uintptr_t, count + 3);
    key[0] = KEY_OUTER + 2;
    key[1] = (uintptr_t)type;
    key[2] = (uintptr_t)alias;
    for (size_t i = 0; i < count; i++) {
        key[i + 3] = (uintptr_t)arguments[i];
    }
    void **slot = intern_slot(c, key, count + 3);
    if (!*slot) {
        Type *copy = object_new(c, type->object_flags, type->symbol);
        copy->as = type->as;
        copy->as.object.members = NULL;
        copy->alias = alias;
        copy->alias_arguments = arguments;
        copy->alias_argument_count = count;
        *slot = copy;
    }
    return *slot;
}

static Type *instantiate_reference(Checker *c, Type *type, TypeMapper *mapper, Symbol *alias,
                                   Type **alias_arguments, size_t alias_count)
{
    if (!alias && type->alias) {
        bool ignored = false;
        alias = type->alias;
        alias_count = type->alias_argument_count;
        alias_arguments = instantiate_list(c, type->alias_arguments, alias_count, mapper, &ignored);
    }
    if (type->as.object.node) {
        return instantiate_pending(c, type, mapper, alias, alias_arguments, alias_count);
    }
    if (is_tuple_type(type)) {
        bool changed = false;
        Type **arguments = instantiate_list(c, type->as.object.arguments,
                                            type->as.object.argument_count, mapper, &changed);
        TupleShape *shape = tuple_shape(type);
        return changed || alias != type->alias
                   ? with_alias(c,
                                type_tuple(c, arguments, shape->flags, shape->labels, shape->length,
                                           shape->is_readonly),
                                alias, alias_arguments, alias_count)
                   : type;
    }
    bool changed = false;
    Type **arguments = instantiate_list(c, type->as.object.arguments,
                                        type->as.object.argument_count, mapper, &changed);
    return changed || alias != type->alias
               ? with_alias(c,
                            type_reference(c, type->as.object.target, arguments,
                                           type->as.object.argument_count),
                            alias, alias_arguments, alias_count)
               : type;
}

static Type *instantiate_conditional(Checker *c, Type *type, TypeMapper *mapper, Symbol *alias,
                                     Type **alias_arguments, size_t alias_count)
{
    ConditionalRoot *root = type->as.conditional.root;
    TypeMapper *combined = mapper_combine(c, type->as.conditional.mapper, mapper);
    if (!root->outer_count) {
        return type;
    }
    size_t n = 0;
    Type **arguments = NEW_ARRAY(c->arena, Type *, root->outer_count);
    uintptr_t *key = NEW_ARRAY(c->arena, uintptr_t, root->outer_count + alias_count + 4);
    key[n++] = KEY_CONDITIONAL;
    key[n++] = (uintptr_t)root;
    for (size_t i = 0; i < root->outer_count; i++) {
        arguments[i] = mapper_apply(c, combined, root->outer[i]);
        key[n++] = (uintptr_t)arguments[i];
    }
    key[n++] = (uintptr_t)alias;
    for (size_t i = 0; i < alias_count; i++) {
        key[n++] = (uintptr_t)alias_arguments[i];
    }
    void **slot = intern_slot(c, key, n);
    if (*slot) {
        return *slot;
    }
    TypeMapper *new_mapper = mapper_new(c, root->outer, arguments, root->outer_count);
    Type *check = root->check;
    Type *spread =
        root->is_distributive ? reduced_type(c, mapper_apply(c, new_mapper, check)) : NULL;
    Type *result;
    if (spread && spread != check && spread->flags & (TYPE_UNION | TYPE_NEVER)) {
        TypeVec parts = {0};
        size_t count;
        Type **each = type_parts(&spread, &count);
        for (size_t i = 0; i < count && !(spread->flags & TYPE_NEVER); i++) {
            TypeMapper *one = mapper_prepend(c, check, each[i], new_mapper);
            vec_push(c->arena, &parts, conditional_type(c, root, one, NULL, NULL, 0));
        }
        result = type_union_alias(c, parts.items, parts.length, REDUCE_LITERAL, alias,
                                  alias_arguments, alias_count);
    } else {
        result = conditional_type(c, root, new_mapper, alias, alias_arguments, alias_count);
    }
    *intern_slot(c, key, n) = result;
    return result;
}

static Type *instantiate_set(Checker *c, Type *type, TypeMapper *mapper, Symbol *alias,
                             Type **arguments, size_t count)
{
    Type *origin = type->flags & TYPE_UNION ? type->as.set.origin : NULL;
    Type **types = origin && origin->flags & TYPE_UNION ? origin->as.set.types : type->as.set.types;
    size_t n = origin && origin->flags & TYPE_UNION ? origin->as.set.count : type->as.set.count;
    bool changed = false;
    Type **list = instantiate_list(c, types, n, mapper, &changed);
    if (!changed && (!alias || alias == type->alias)) {
        return type;
    }
    if (!alias && type->alias) {
        bool ignored = false;
        alias = type->alias;
        count = type->alias_argument_count;
        arguments = instantiate_list(c, type->alias_arguments, count, mapper, &ignored);
    }
    return type->flags & TYPE_INTERSECTION
               ? type_intersection_alias(c, list, n, alias, arguments, count)
               : type_union_alias(c, list, n, REDUCE_LITERAL, alias, arguments, count);
}

static Type *instantiate_now(Checker *c, Type *type, TypeMapper *mapper, Symbol *alias,
                             Type **arguments, size_t count)
{
    if (type->flags & TYPE_PARAM) {
        return mapper_apply(c, mapper, type);
    }
    if (type->flags & TYPE_OBJECT) {
        if (type->object_flags & OBJECT_REFERENCE) {
            return instantiate_reference(c, type, mapper, alias, arguments, count);
        }
        return type->object_flags & (OBJECT_ANONYMOUS | OBJECT_MAPPED)
                   ? instantiate_anonymous(c, type, mapper, alias, arguments, count)
                   : type;
    }
    if (type->flags & TYPE_UNION_OR_INTERSECTION) {
        return instantiate_set(c, type, mapper, alias, arguments, count);
    }
    if (type->flags & TYPE_INDEX) {
        return type_index(c, instantiate(c, type->as.index.type, mapper));
    }
    if (type->flags & TYPE_INDEXED_ACCESS) {
        if (!alias && type->alias) {
            bool ignored = false;
            alias = type->alias;
            count = type->alias_argument_count;
            arguments = instantiate_list(c, type->alias_arguments, count, mapper, &ignored);
        }
        Type *access = indexed_access_alias(c, instantiate(c, type->as.access.object, mapper),
                                            instantiate(c, type->as.access.index, mapper), alias,
                                            arguments, count);
        return access ? access : c->error;
    }
    if (type->flags & TYPE_CONDITIONAL) {
        return instantiate_conditional(c, type, mapper, alias, arguments, count);
    }
    if (type->flags & TYPE_TEMPLATE_LITERAL) {
        bool changed = false;
        Type **types =
            instantiate_list(c, type->as.template.types, type->as.template.count, mapper, &changed);
        return changed ? type_template(c, type->as.template.texts, types, type->as.template.count)
                       : type;
    }
    if (type->flags & TYPE_STRING_MAPPING) {
        return type_string_mapping(c, type->symbol, instantiate(c, type->as.mapping.type, mapper));
    }
    return type;
}

Type *instantiate_with_alias(Checker *c, Type *type, TypeMapper *mapper, Symbol *alias,
                             Type **arguments, size_t count)
{
    if (!mapper || !type || !could_contain_params(c, type)) {
        return type;
    }
    if (c->instantiation_depth >= 100 || c->instantiation_count >= 5000000) {
        return c->error;
    }
    c->instantiation_depth++;
    c->instantiation_count++;
    Type *result = instantiate_now(c, type, mapper, alias, arguments, count);
    c->instantiation_depth--;
    return result;
}

Type *instantiate(Checker *c, Type *type, TypeMapper *mapper)
{
    return instantiate_with_alias(c, type, mapper, NULL, NULL, 0);
}

Type *types_instantiate(Program *program, Type *type, TypeMapper *mapper)
{
    return instantiate(checker_of(program), type, mapper);
}

/* ---- members and signatures ---- */

TypeMapper *reference_mapper(Checker *c, Type *reference)
{
    Type *target = reference->as.object.target;
    size_t count = target->as.object.parameter_count;
    Type **sources = NEW_ARRAY(c->arena, Type *, count + 1);
    Type **targets = NEW_ARRAY(c->arena, Type *, count + 1);
    for (size_t i = 0; i < count; i++) {
        sources[i] = target->as.object.parameters[i];
        targets[i] =
            i < reference->as.object.argument_count ? reference->as.object.arguments[i] : c->any;
    }
    if (target->as.object.this_type) {
        sources[count] = target->as.object.this_type;
        targets[count] = reference->as.object.argument_count > count
                             ? reference->as.object.arguments[count]
                             : reference;
        count++;
    }
    return mapper_new(c, sources, targets, count);
}

TypeMapper *types_mapper_of(Program *program, Type *reference)
{
    Checker *c = checker_of(program);
    if (reference->flags & TYPE_OBJECT && reference->object_flags & OBJECT_REFERENCE) {
        return reference_mapper(c, reference);
    }
    return reference->flags & TYPE_OBJECT ? reference->as.object.mapper : NULL;
}

Property *instantiate_property(Checker *c, Property *property, TypeMapper *mapper)
{
    Property *copy = NEW(c->arena, Property);
    *copy = *property;
    copy->target = property->target ? property->target : property;
    copy->mapper = property->target ? mapper_combine(c, property->mapper, mapper) : mapper;
    copy->type = NULL;
    copy->write_type = NULL;
    copy->state = 0;
    if (property->constituents ||
        (property->type && !property->target && !property->declaration_count)) {
        copy->target = property;
        copy->mapper = mapper;
    }
    if (property->name_type) {
        copy->name_type = instantiate(c, property->name_type, mapper);
    }
    return copy;
}

Signature *signature_copy(Checker *c, const Signature *signature)
{
    Signature *copy = NEW(c->arena, Signature);
    *copy = *signature;
    copy->parameters = NEW_ARRAY(c->arena, Parameter, signature->parameter_count + 1);
    if (signature->parameter_count) {
        memcpy(copy->parameters, signature->parameters,
               signature->parameter_count * sizeof *copy->parameters);
    }
    return copy;
}

Signature *instantiate_signature(Checker *c, Signature *signature, TypeMapper *mapper,
                                 bool erase_parameters)
{
    if (!mapper) {
        return signature;
    }
    Signature *copy = signature_copy(c, signature);
    if (signature->type_parameter_count && !erase_parameters) {
        /* The signature's own parameters get fresh copies whose constraints are mapped. */
        Type **fresh = NEW_ARRAY(c->arena, Type *, signature->type_parameter_count);
        for (size_t i = 0; i < signature->type_parameter_count; i++) {
            Type *old = signature->type_parameters[i];
            fresh[i] = type_parameter_new(c, old->symbol);
            fresh[i]->as.param.declaration = old->as.param.declaration;
            fresh[i]->as.param.target = old;
            fresh[i]->as.param.is_const = old->as.param.is_const;
        }
        mapper = mapper_combine(
            c, mapper_new(c, signature->type_parameters, fresh, signature->type_parameter_count),
            mapper);
        for (size_t i = 0; i < signature->type_parameter_count; i++) {
            fresh[i]->as.param.mapper = mapper;
        }
        copy->type_parameters = fresh;
    } else {
        copy->type_parameters = NULL;
        copy->type_parameter_count = 0;
    }
    copy->target = signature;
    copy->mapper = mapper;
    for (size_t i = 0; i < copy->parameter_count; i++) {
        copy->parameters[i].type = NULL;
    }
    copy->return_type = NULL;
    copy->predicate = NULL;
    copy->state = 0;
    copy->this_type = signature->this_type ? instantiate(c, signature->this_type, mapper) : NULL;
    return copy;
}

Signature *erase_signature(Checker *c, Signature *signature)
{
    if (!signature->type_parameter_count) {
        return signature;
    }
    return instantiate_signature(
        c, signature,
        mapper_new(c, signature->type_parameters, NULL, signature->type_parameter_count), true);
}

Signature *signature_with_arguments(Checker *c, Signature *signature, Type **arguments,
                                    size_t count)
{
    size_t n = signature->type_parameter_count;
    uintptr_t *key = NEW_ARRAY(c->arena, uintptr_t, count + 2);
    key[0] = KEY_OUTER + 1;
    key[1] = (uintptr_t)signature;
    for (size_t i = 0; i < count; i++) {
        key[i + 2] = (uintptr_t)arguments[i];
    }
    void **slot = intern_slot(c, key, count + 2);
    if (!*slot) {
        TypeMapper *mapper =
            mapper_new(c, signature->type_parameters, arguments, count < n ? count : n);
        Signature *made = instantiate_signature(c, signature, mapper, true);
        *intern_slot(c, key, count + 2) = made;
        return made;
    }
    return *slot;
}

Signature *base_signature(Checker *c, Signature *signature)
{
    size_t n = signature->type_parameter_count;
    if (!n) {
        return signature;
    }
    Type **targets = NEW_ARRAY(c->arena, Type *, n);
    TypeMapper *erase = mapper_new(c, signature->type_parameters, NULL, n);
    for (size_t i = 0; i < n; i++) {
        Type *constraint = constraint_of(c, signature->type_parameters[i]);
        targets[i] = constraint ? instantiate(c, constraint, erase) : c->unknown;
    }
    return instantiate_signature(c, signature,
                                 mapper_new(c, signature->type_parameters, targets, n), true);
}

Signature *canonical_signature(Checker *c, Signature *signature)
{
    (void)c;
    return signature;
}
