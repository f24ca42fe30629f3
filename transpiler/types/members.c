/*
 * Members of object types: resolved when first asked for. Classes and interfaces take the
 * members of their declarations and then those of their bases; instantiated types share the
 * declarations and get lazily instantiated properties.
 */
#include "types/checker.h"

Property *property_new(Checker *c, const char *name, AstNode *declaration)
{
    Property *property = NEW(c->arena, Property);
    property->name = name;
    if (declaration) {
        property->declarations = NEW(c->arena, AstNode *);
        property->declarations[0] = declaration;
        property->declaration_count = 1;
        property->symbol = names_symbol_of(c->program, declaration);
    }
    return property;
}

Property *property_of_type(Checker *c, const char *name, Type *type)
{
    Property *property = property_new(c, name, NULL);
    property->type = type;
    return property;
}

Property *members_find(TypeMembers *members, const char *name)
{
    if (members->list.length > 8) {
        return ptrmap_get(&members->by_name, name);
    }
    for (size_t i = 0; i < members->list.length; i++) {
        if (members->list.items[i]->name == name) {
            return members->list.items[i];
        }
    }
    return NULL;
}

void members_add(Checker *c, TypeMembers *members, Property *property)
{
    vec_push(c->arena, &members->list, property);
    if (members->list.length == 9) {
        for (size_t i = 0; i < 9; i++) {
            ptrmap_put(c->arena, &members->by_name, members->list.items[i]->name,
                       members->list.items[i]);
        }
    } else if (members->list.length > 9) {
        ptrmap_put(c->arena, &members->by_name, property->name, property);
    }
}

AnonymousInfo *anonymous_info(const Type *type)
{
    return type->flags & TYPE_OBJECT && type->object_flags & OBJECT_ANONYMOUS
               ? type->as.object.extra
               : NULL;
}

bool anonymous_is(const Type *type, AnonymousKind kind)
{
    AnonymousInfo *info = anonymous_info(type);
    return info && info->kind == kind;
}

Type *anonymous_new(Checker *c, AnonymousKind kind, Symbol *symbol, AstNode **declarations,
                    size_t count)
{
    Type *type = object_new(c, OBJECT_ANONYMOUS, symbol);
    AnonymousInfo *info = NEW(c->arena, AnonymousInfo);
    info->kind = kind;
    info->declarations = declarations;
    info->declaration_count = count;
    info->symbol = symbol;
    type->as.object.extra = info;
    type->as.object.node = count ? declarations[0] : NULL;
    return type;
}

Type *object_with_members(Checker *c, TypeMembers *members, Symbol *symbol, AstNode *node)
{
    Type *type = anonymous_new(c, ANONYMOUS_MEMBERS, symbol, NULL, 0);
    type->as.object.node = node;
    type->as.object.members = members;
    return type;
}

/* ---- from declarations ---- */

static bool is_method_kind(AstKind kind)
{
    return kind == AST_METHOD_DECLARATION || kind == AST_METHOD_SIGNATURE ||
           kind == AST_FUNCTION_DECLARATION;
}

static void add_declaration(Checker *c, TypeMembers *members, AstNode *node, const char *name,
                            Type *parent)
{
    Property *property = members_find(members, name);
    bool is_accessor = node->kind == AST_GET_ACCESSOR || node->kind == AST_SET_ACCESSOR;
    if (property && property->parent == parent) {
        AstNode **list = NEW_ARRAY(c->arena, AstNode *, property->declaration_count + 1);
        memcpy(list, property->declarations, property->declaration_count * sizeof *list);
        list[property->declaration_count++] = node;
        property->declarations = list;
        if (is_accessor) {
            property->is_readonly = false;
        }
        return;
    }
    property = property_new(c, name, node);
    property->parent = parent;
    property->is_method = is_method_kind(node->kind);
    property->is_accessor = is_accessor || ast_has_modifier(node, AST_MODIFIER_ACCESSOR);
    property->is_readonly =
        ast_has_modifier(node, AST_MODIFIER_READONLY) || node->kind == AST_GET_ACCESSOR;
    property->is_static = ast_has_modifier(node, AST_MODIFIER_STATIC);
    property->is_private = ast_has_modifier(node, AST_MODIFIER_PRIVATE) || name[0] == '#';
    property->is_protected = ast_has_modifier(node, AST_MODIFIER_PROTECTED);
    if (node->kind == AST_PROPERTY_SIGNATURE || node->kind == AST_PROPERTY_DECLARATION) {
        property->is_optional = node->property.is_optional;
    } else if (ast_is_function_like(node->kind)) {
        property->is_optional = node->function.is_optional;
    } else if (node->kind == AST_PARAMETER) {
        property->is_optional = node->parameter.is_optional;
    }
    members_add(c, members, property);
}

static void add_parameter_properties(Checker *c, AstNode *constructor, TypeMembers *members,
                                     Type *parent)
{
    AstList *parameters = &constructor->function.parameters;
    for (size_t i = 0; i < parameters->length; i++) {
        AstNode *parameter = parameters->items[i];
        if (parameter->modifiers & AST_MODIFIER_PARAMETER_PROPERTY &&
            parameter->parameter.target->kind == AST_IDENTIFIER) {
            add_declaration(c, members, parameter, parameter->parameter.target->identifier.name,
                            parent);
        }
    }
}

static void add_index_signature(Checker *c, AstNode *node, TypeMembers *members)
{
    AstNode *parameter = node->index_signature.parameter;
    Type *key = parameter && parameter->parameter.type
                    ? type_from_node(c, parameter->parameter.type)
                    : c->string;
    Type *type =
        node->index_signature.type ? type_from_node(c, node->index_signature.type) : c->any;
    size_t count;
    Type **keys = type_parts(&key, &count);
    for (size_t i = 0; i < count; i++) {
        IndexInfo info = {keys[i], type, ast_has_modifier(node, AST_MODIFIER_READONLY), node};
        vec_push(c->arena, &members->indexes, info);
    }
}

void declared_members(Checker *c, AstList *nodes, TypeMembers *members, bool statics, Type *parent)
{
    for (size_t i = 0; i < nodes->length; i++) {
        AstNode *node = nodes->items[i];
        bool is_static = ast_has_modifier(node, AST_MODIFIER_STATIC);
        switch (node->kind) {
        case AST_CALL_SIGNATURE:
            if (!statics) {
                vec_push(c->arena, &members->calls, signature_of(c, node));
            }
            break;
        case AST_CONSTRUCT_SIGNATURE:
            if (!statics) {
                vec_push(c->arena, &members->constructs, signature_of(c, node));
            }
            break;
        case AST_INDEX_SIGNATURE:
            if (is_static == statics) {
                add_index_signature(c, node, members);
            }
            break;
        case AST_CONSTRUCTOR:
            if (!statics) {
                add_parameter_properties(c, node, members, parent);
            }
            break;
        case AST_PROPERTY_SIGNATURE:
        case AST_PROPERTY_DECLARATION:
        case AST_METHOD_SIGNATURE:
        case AST_METHOD_DECLARATION:
        case AST_GET_ACCESSOR:
        case AST_SET_ACCESSOR: {
            AstNode *name_node = ast_declaration_name(node);
            const char *name =
                is_static == statics && name_node ? property_name(c, name_node) : NULL;
            if (name) {
                add_declaration(c, members, node, name, parent);
            } else if (is_static == statics && name_node &&
                       name_node->kind == AST_COMPUTED_PROPERTY_NAME) {
                Type *key = property_name_type(c, name_node);
                if (key && key->flags & (TYPE_STRING | TYPE_NUMBER | TYPE_SYMBOL)) {
                    IndexInfo info = {key, c->any, false, node};
                    vec_push(c->arena, &members->indexes, info);
                }
            }
            break;
        }
        default:
            break;
        }
    }
}

static TypeMembers *members_of_declarations(Checker *c, Type *target)
{
    NodeLinks *unused = NULL;
    (void)unused;
    TypeMembers *members = NEW(c->arena, TypeMembers);
    Symbol *symbol = target->symbol;
    /* Class declarations first: merged interfaces only add. */
    for (int pass = 0; pass < 2; pass++) {
        for (size_t i = 0; i < symbol->declarations.length; i++) {
            AstNode *node = symbol->declarations.items[i];
            if (pass == 0 && ast_is_class_like(node->kind)) {
                declared_members(c, &node->class_like.members, members, false, target);
            } else if (pass == 1 && node->kind == AST_INTERFACE_DECLARATION) {
                declared_members(c, &node->interface.members, members, false, target);
            }
        }
    }
    return members;
}

static void inherit(Checker *c, TypeMembers *members, Type *base)
{
    size_t own_indexes = members->indexes.length;
    if (base->flags & TYPE_ANY) {
        IndexInfo info = {c->string, c->any, false, NULL};
        vec_push(c->arena, &members->indexes, info);
        return;
    }
    PropertyVec properties = {0};
    properties_of(c, base, &properties);
    for (size_t i = 0; i < properties.length; i++) {
        if (!members_find(members, properties.items[i]->name)) {
            members_add(c, members, properties.items[i]);
        }
    }
    SignatureVec *calls = signatures_of(c, base, false);
    SignatureVec *constructs = signatures_of(c, base, true);
    vec_append(c->arena, &members->calls, calls);
    vec_append(c->arena, &members->constructs, constructs);
    TypeMembers *from =
        base->flags & (TYPE_OBJECT | TYPE_INTERSECTION) ? members_of(c, base) : NULL;
    for (size_t i = 0; from && i < from->indexes.length; i++) {
        bool known = false;
        for (size_t k = 0; k < own_indexes && !known; k++) {
            known = members->indexes.items[k].key == from->indexes.items[i].key;
        }
        if (!known) {
            vec_push(c->arena, &members->indexes, from->indexes.items[i]);
        }
    }
}

static void copy_instantiated(Checker *c, TypeMembers *from, TypeMembers *to, TypeMapper *mapper)
{
    for (size_t i = 0; i < from->list.length; i++) {
        members_add(c, to, instantiate_property(c, from->list.items[i], mapper));
    }
    for (size_t i = 0; i < from->calls.length; i++) {
        vec_push(c->arena, &to->calls,
                 instantiate_signature(c, from->calls.items[i], mapper, false));
    }
    for (size_t i = 0; i < from->constructs.length; i++) {
        vec_push(c->arena, &to->constructs,
                 instantiate_signature(c, from->constructs.items[i], mapper, false));
    }
    for (size_t i = 0; i < from->indexes.length; i++) {
        IndexInfo info = from->indexes.items[i];
        info.type = instantiate(c, info.type, mapper);
        vec_push(c->arena, &to->indexes, info);
    }
}

/* The declared members of a class or interface, without bases, uninstantiated. */
static TypeMembers *declared_of_target(Checker *c, Type *target)
{
    if (!target->as.object.extra) {
        target->as.object.extra = members_of_declarations(c, target);
    }
    return target->as.object.extra;
}

static void resolve_class_or_interface(Checker *c, Type *type, TypeMembers *members)
{
    Type *target = type->as.object.target;
    TypeMembers *declared = declared_of_target(c, target);
    TypeMapper *mapper = reference_mapper(c, type);
    copy_instantiated(c, declared, members, mapper);
    TypeVec bases = {0};
    base_types_of(c, target, &bases);
    size_t n = target->as.object.parameter_count;
    Type *this_argument = type->as.object.argument_count > n ? type->as.object.arguments[n] : type;
    for (size_t i = 0; i < bases.length; i++) {
        Type *base = instantiate(c, bases.items[i], mapper);
        inherit(c, members, type_with_this(c, base, this_argument));
    }
}

/* ---- tuples ---- */

static void resolve_tuple(Checker *c, Type *type, TypeMembers *members)
{
    Type *target = type->as.object.target;
    TupleShape *shape = target->as.object.tuple;
    Type *element = type == target
                        ? type_union(c, type->as.object.arguments, shape->length, REDUCE_LITERAL)
                        : array_element(c, type);
    bool fixed = true;

    for (size_t i = 0; i < shape->length; i++) {
        if (shape->flags[i] & (ELEMENT_REST | ELEMENT_VARIADIC)) {
            fixed = false;
            break;
        }
        char *name = arena_printf(c->arena, "%zu", i);
        Property *property =
            property_of_type(c, intern_string(c->interner, name), type->as.object.arguments[i]);
        property->is_optional = shape->flags[i] & ELEMENT_OPTIONAL;
        property->is_readonly = shape->is_readonly;
        if (property->is_optional) {
            property->type = type_optional(c, property->type);
        }
        members_add(c, members, property);
    }
    Type *length = c->number;
    if (fixed && !shape->has_rest) {
        TypeVec lengths = {0};
        size_t minimum = shape->length;
        while (minimum > 0 && shape->flags[minimum - 1] & ELEMENT_OPTIONAL) {
            minimum--;
        }
        for (size_t i = minimum; i <= shape->length; i++) {
            vec_push(c->arena, &lengths, type_number_literal(c, (double)i));
        }
        length = type_union(c, lengths.items, lengths.length, REDUCE_LITERAL);
    }
    Property *property = property_of_type(c, c->n_length, length);
    property->is_readonly = shape->is_readonly;
    members_add(c, members, property);
    Type *base = shape->is_readonly ? type_readonly_array(c, element) : type_array(c, element);
    if (base->flags & TYPE_OBJECT) {
        inherit(c, members, type_with_this(c, base, type));
    }
}

/* ---- anonymous types ---- */

static void add_exports(Checker *c, Symbol *symbol, TypeMembers *members)
{
    ExportVec all = {0};

    if (symbol->flags & SYMBOL_MODULE) {
        names_exports(c->program, symbol, &all);
    } else {
        for (size_t i = 0; i < symbol_table_count(&symbol->exports); i++) {
            Symbol *member = symbol_table_at(&symbol->exports, i);
            vec_push(c->arena, &all, ((Export){member->name, member}));
        }
    }
    for (size_t i = 0; i < 2 * all.length; i++) {
        Export *export = &all.items[i % all.length];
        Symbol *target = names_resolve_alias(c->program, export->symbol);
        bool is_hoisted = (export->symbol->flags & SYMBOL_FUNCTION) != 0;
        if (is_hoisted != (i < all.length)) {
            continue; /* functions come first */
        }
        if (!target || !(target->flags & SYMBOL_VALUE) ||
            target->flags & (SYMBOL_PROPERTY | SYMBOL_METHOD | SYMBOL_GETTER | SYMBOL_SETTER) ||
            members_find(members, export->name)) {
            continue;
        }
        Property *property = property_new(c, export->name, NULL);
        property->symbol = target;
        property->declarations = target->declarations.items;
        property->declaration_count = target->declarations.length;
        property->is_readonly = (target->flags & (SYMBOL_CONST | SYMBOL_ENUM_MEMBER)) != 0;
        property->state = 4; /* type comes from the symbol */
        members_add(c, members, property);
    }
}

static void resolve_class_constructor(Checker *c, Type *type, AnonymousInfo *info,
                                      TypeMembers *members)
{
    AstNode *node = info->declarations[0];
    Type *instance = declared_type(c, info->symbol);
    bool has_constructor = false;

    declared_members(c, &node->class_like.members, members, true, type);
    if (info->symbol->flags & (SYMBOL_NAMESPACE | SYMBOL_TYPE_NAMESPACE)) {
        add_exports(c, info->symbol, members);
    }
    Property *prototype = property_of_type(c, c->n_prototype, NULL);
    Type **any_arguments = NEW_ARRAY(c->arena, Type *, instance->as.object.parameter_count + 1);
    for (size_t i = 0; i < instance->as.object.parameter_count; i++) {
        any_arguments[i] = c->any;
    }
    prototype->type =
        instance->as.object.parameter_count
            ? type_reference(c, instance, any_arguments, instance->as.object.parameter_count)
            : instance;
    prototype->is_readonly = true;
    if (!members_find(members, c->n_prototype)) {
        members_add(c, members, prototype);
    }
    AstList *list = &node->class_like.members;
    bool overloads = false;
    for (size_t i = 0; i < list->length; i++) {
        overloads |= list->items[i]->kind == AST_CONSTRUCTOR && !list->items[i]->function.body &&
                     !list->items[i]->is_ambient;
    }
    for (size_t i = 0; i < list->length; i++) {
        if (list->items[i]->kind == AST_CONSTRUCTOR) {
            has_constructor = true;
            if (!overloads || !list->items[i]->function.body) {
                vec_push(c->arena, &members->constructs, signature_of(c, list->items[i]));
            }
        }
    }
    Type *base = base_class_constructor(c, instance);
    if (base && base->flags & (TYPE_OBJECT | TYPE_INTERSECTION | TYPE_PARAM)) {
        PropertyVec inherited = {0};
        properties_of(c, base, &inherited);
        for (size_t i = 0; i < inherited.length; i++) {
            if (!members_find(members, inherited.items[i]->name)) {
                members_add(c, members, inherited.items[i]);
            }
        }
        SignatureVec *signatures = has_constructor ? NULL : signatures_of(c, base, true);
        Type *base_instance =
            instance->as.object.parameter_count || true ? single_base_of(c, instance) : NULL;
        for (size_t i = 0; signatures && i < signatures->length; i++) {
            Signature *from = signatures->items[i];
            if (from->type_parameter_count && base_instance && base_instance->flags & TYPE_OBJECT &&
                base_instance->object_flags & OBJECT_REFERENCE) {
                size_t n = from->type_parameter_count;
                Type **arguments = NEW_ARRAY(c->arena, Type *, n + 1);
                for (size_t k = 0; k < n; k++) {
                    arguments[k] = k < base_instance->as.object.argument_count
                                       ? base_instance->as.object.arguments[k]
                                       : c->any;
                }
                from = signature_with_arguments(c, from, arguments, n);
            }
            Signature *copy = signature_copy(c, from);
            copy->type_parameters = instance->as.object.parameters;
            copy->type_parameter_count =
                instance->as.object.parameter_count - instance->as.object.outer_count;
            copy->type_parameters =
                instance->as.object.parameters
                    ? instance->as.object.parameters + instance->as.object.outer_count
                    : NULL;
            copy->return_type = instance;
            copy->owner = instance;
            copy->is_abstract = ast_has_modifier(node, AST_MODIFIER_ABSTRACT);
            copy->state |= 2;
            vec_push(c->arena, &members->constructs, copy);
        }
        if (signatures && signatures->length) {
            return;
        }
    }
    if (!has_constructor) {
        Signature *signature = NEW(c->arena, Signature);
        signature->declaration = node;
        signature->is_construct = true;
        signature->is_abstract = ast_has_modifier(node, AST_MODIFIER_ABSTRACT);
        signature->type_parameters =
            instance->as.object.parameters
                ? instance->as.object.parameters + instance->as.object.outer_count
                : NULL;
        signature->type_parameter_count =
            instance->as.object.parameter_count - instance->as.object.outer_count;
        signature->return_type = instance;
        signature->owner = instance;
        signature->state = 2;
        vec_push(c->arena, &members->constructs, signature);
    }
}

static void resolve_function(Checker *c, AnonymousInfo *info, TypeMembers *members)
{
    bool overloads = false;
    for (size_t i = 0; i < info->declaration_count; i++) {
        AstNode *node = info->declarations[i];
        if (ast_is_function_like(node->kind)) {
            overloads |= !node->function.body && i + 1 < info->declaration_count;
        }
    }
    for (size_t i = 0; i < info->declaration_count; i++) {
        AstNode *node = info->declarations[i];
        if (!ast_is_function_like(node->kind)) {
            continue;
        }
        /* The implementation of an overloaded function is not visible. */
        if (overloads && node->function.body && i > 0 &&
            ast_is_function_like(info->declarations[i - 1]->kind) &&
            !info->declarations[i - 1]->function.body) {
            continue;
        }
        vec_push(c->arena, &members->calls, signature_of(c, node));
    }
    if (info->symbol && info->symbol->flags & (SYMBOL_FUNCTION | SYMBOL_NAMESPACE)) {
        add_exports(c, info->symbol, members);
        SymbolLinks *links = symbol_links(c, info->symbol);
        for (size_t i = 0; links->expando && i < links->expando->list.length; i++) {
            if (!members_find(members, links->expando->list.items[i]->name)) {
                members_add(c, members, links->expando->list.items[i]);
            }
        }
    }
}

static void resolve_anonymous(Checker *c, Type *type, TypeMembers *members)
{
    AnonymousInfo *info = anonymous_info(type);
    AstNode *node = type->as.object.node;

    if (info) {
        switch (info->kind) {
        case ANONYMOUS_CLASS:
            resolve_class_constructor(c, type, info, members);
            return;
        case ANONYMOUS_FUNCTION:
            resolve_function(c, info, members);
            return;
        case ANONYMOUS_ENUM: {
            add_exports(c, info->symbol, members);
            Type *declared = declared_type(c, info->symbol);
            if (declared->flags & TYPE_ENUM || !type_every(declared, TYPE_STRING_LITERAL)) {
                IndexInfo index = {c->number, c->string, true, NULL};
                vec_push(c->arena, &members->indexes, index);
            }
            return;
        }
        case ANONYMOUS_MODULE:
            add_exports(c, info->symbol, members);
            return;
        case ANONYMOUS_MEMBERS:
            return;
        }
    }
    if (!node) {
        return;
    }
    if (node->kind == AST_TYPE_LITERAL) {
        declared_members(c, &node->elements.items, members, false, type);
    } else if (node->kind == AST_FUNCTION_TYPE) {
        vec_push(c->arena, &members->calls, signature_of(c, node));
    } else if (node->kind == AST_CONSTRUCTOR_TYPE) {
        vec_push(c->arena, &members->constructs, signature_of(c, node));
    } else if (ast_is_function_like(node->kind)) {
        vec_push(c->arena, &members->calls, signature_of(c, node));
    }
}

TypeMembers *members_of(Checker *c, Type *type)
{
    bool is_set = (type->flags & TYPE_UNION_OR_INTERSECTION) != 0;
    TypeMembers **slot = is_set ? &type->as.set.members : &type->as.object.members;
    if (!is_set && !(type->flags & TYPE_OBJECT)) {
        static TypeMembers none;
        return &none;
    }
    if (*slot) {
        return *slot;
    }
    TypeMembers *members = NEW(c->arena, TypeMembers);
    if (c->members_depth > 200) {
        return members;
    }
    c->members_depth++;
    *slot = members;
    members->resolving = true;
    if (type->flags & TYPE_UNION) {
        resolve_union(c, type, members);
    } else if (type->flags & TYPE_INTERSECTION) {
        resolve_intersection(c, type, members);
    } else if (type->object_flags & OBJECT_REFERENCE) {
        if (type->as.object.target->object_flags & OBJECT_TUPLE) {
            resolve_tuple(c, type, members);
        } else {
            resolve_class_or_interface(c, type, members);
        }
    } else if (type->object_flags & OBJECT_MAPPED) {
        resolve_mapped_members(c, type, members);
    } else if (type->object_flags & OBJECT_INSTANTIATED) {
        copy_instantiated(c, members_of(c, type->as.object.target), members,
                          type->as.object.mapper);
    } else {
        resolve_anonymous(c, type, members);
    }
    members->resolving = false;
    c->members_depth--;
    return members;
}

SignatureVec *signatures_of(Checker *c, Type *type, bool construct)
{
    static SignatureVec none;
    type = type->flags & (TYPE_OBJECT | TYPE_UNION_OR_INTERSECTION) ? type : apparent_type(c, type);
    if (!(type->flags & (TYPE_OBJECT | TYPE_UNION_OR_INTERSECTION))) {
        return &none;
    }
    TypeMembers *members = members_of(c, type);
    return construct ? &members->constructs : &members->calls;
}
