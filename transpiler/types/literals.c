/*
 * Object literals, array literals and template literals; spreads and what remains of an object.
 */
#include "types/checker.h"

Type *check_expression_for_mutable(Checker *c, AstNode *node, unsigned mode)
{
    Type *type = check_expression(c, node, mode);
    if (in_const_context(c, node)) {
        return types_regular(c->program, type);
    }
    AstNode *bare = skip_parens(node);
    if ((bare->kind == AST_AS_EXPRESSION || bare->kind == AST_TYPE_ASSERTION)) {
        return type;
    }
    return widened_for_contextual(c, node, type);
}

/* ---- spread ---- */

static bool is_spreadable_empty(Type *type)
{
    return type->flags & (TYPE_NULLABLE | TYPE_VOID | TYPE_BOOLEAN_LIKE | TYPE_NUMBER_LIKE |
                          TYPE_BIGINT_LIKE | TYPE_STRING_LIKE | TYPE_ENUM | TYPE_SYMBOL_LIKE |
                          TYPE_NON_PRIMITIVE) &&
           !(type->flags & TYPE_UNION);
}

typedef struct SpreadArguments {
    Type *other;
    bool is_readonly, map_left;
} SpreadArguments;

static Type *spread_part(Checker *c, Type *part, void *data)
{
    SpreadArguments *s = data;
    return s->map_left ? spread_type(c, part, s->other, s->is_readonly)
                       : spread_type(c, s->other, part, s->is_readonly);
}

static Property *spread_copy(Checker *c, Property *property, bool is_readonly)
{
    Property *copy = NEW(c->arena, Property);
    *copy = *property;
    copy->type = type_of_property(c, property);
    copy->target = NULL;
    copy->mapper = NULL;
    copy->constituents = NULL;
    copy->is_readonly = is_readonly;
    copy->is_method = false;
    copy->is_accessor = false;
    copy->state = 0;
    return copy;
}

static bool is_class_method(Property *property)
{
    AstNode *node = property->declaration_count ? property->declarations[0] : NULL;
    return property->is_method && node && node->parent && ast_is_class_like(node->parent->kind);
}

static bool spreads_something(Checker *c, Type *type, void *data)
{
    (void)data;
    return !is_spreadable_empty(type) && !(type->flags & TYPE_BOOLEAN) &&
           !(type->flags & TYPE_OBJECT && is_empty_object_type(c, type));
}

/* `...(cond && { a })`: the object with optional properties. */
static Type *optional_object(Checker *c, Type *type)
{
    Type *kept = type_filter(c, type, spreads_something, NULL);
    if (!(kept->flags & TYPE_OBJECT)) {
        return kept;
    }
    PropertyVec properties = {0};
    TypeMembers *members = NEW(c->arena, TypeMembers);
    properties_of(c, kept, &properties);
    for (size_t i = 0; i < properties.length; i++) {
        Property *copy = spread_copy(c, properties.items[i], properties.items[i]->is_readonly);
        copy->is_optional = true;
        copy->type = type_optional(c, copy->type);
        members_add(c, members, copy);
    }
    TypeMembers *all = members_of(c, kept);
    for (size_t i = 0; i < all->indexes.length; i++) {
        vec_push(c->arena, &members->indexes, all->indexes.items[i]);
    }
    Type *made = object_with_members(c, members, kept->symbol, kept->as.object.node);
    made->object_flags |= OBJECT_LITERAL | OBJECT_FRESH;
    return made;
}

/* A union of one object type and things that spread to nothing. */
static bool is_optional_object(Checker *c, Type *type)
{
    size_t objects = 0;
    for (size_t i = 0; type->flags & TYPE_UNION && i < type->as.set.count; i++) {
        Type *part = type->as.set.types[i];
        if (spreads_something(c, part, NULL)) {
            objects++;
            if (!(part->flags & TYPE_OBJECT) || is_array_or_tuple(c, part)) {
                return false;
            }
        }
    }
    return objects == 1;
}

Type *spread_type(Checker *c, Type *left, Type *right, bool is_readonly)
{
    if (left->flags & TYPE_ANY || right->flags & TYPE_ANY) {
        return c->any;
    }
    if (left->flags & TYPE_UNKNOWN || right->flags & TYPE_UNKNOWN) {
        return c->unknown;
    }
    if (left->flags & TYPE_NEVER) {
        return right;
    }
    if (right->flags & TYPE_NEVER) {
        return left;
    }
    if (is_optional_object(c, left)) {
        left = optional_object(c, left);
    }
    if (left->flags & TYPE_UNION && left != c->boolean) {
        SpreadArguments s = {right, is_readonly, true};
        return type_map(c, left, spread_part, &s);
    }
    if (is_optional_object(c, right)) {
        right = optional_object(c, right);
    }
    if (right->flags & TYPE_UNION && right != c->boolean) {
        SpreadArguments s = {left, is_readonly, false};
        return type_map(c, right, spread_part, &s);
    }
    if (is_spreadable_empty(right)) {
        return left;
    }
    if (is_generic_object(c, left) || is_generic_object(c, right)) {
        if (is_empty_object_type(c, left)) {
            return right;
        }
        if (left->flags & TYPE_INTERSECTION) {
            /* The last part may be one that the right side can be merged with. */
            size_t n = left->as.set.count;
            Type *last = left->as.set.types[n - 1];
            if (last->flags & TYPE_OBJECT && !is_generic_object(c, last) &&
                right->flags & TYPE_OBJECT && !is_generic_object(c, right)) {
                Type **parts = types_copy(c, left->as.set.types, n);
                parts[n - 1] = spread_type(c, last, right, is_readonly);
                return type_intersection(c, parts, n);
            }
        }
        return type_intersection2(c, left, right);
    }
    if (is_spreadable_empty(left) && left->flags) {
        left = c->empty_object;
    }
    TypeMembers *members = NEW(c->arena, TypeMembers);
    PropertyVec own = {0}, more = {0};
    properties_of(c, left, &own);
    properties_of(c, right, &more);
    TypeMembers *l = left->flags & TYPE_OBJECT ? members_of(c, left) : NULL;
    TypeMembers *r = right->flags & TYPE_OBJECT ? members_of(c, right) : NULL;
    if (left == c->empty_object && r) {
        for (size_t i = 0; i < r->indexes.length; i++) {
            vec_push(c->arena, &members->indexes, r->indexes.items[i]);
        }
    } else if (l && r) {
        for (size_t i = 0; i < l->indexes.length; i++) {
            for (size_t k = 0; k < r->indexes.length; k++) {
                if (l->indexes.items[i].key == r->indexes.items[k].key) {
                    IndexInfo info = l->indexes.items[i];
                    info.type = type_union2(c, info.type, r->indexes.items[k].type);
                    vec_push(c->arena, &members->indexes, info);
                }
            }
        }
    }
    TypeMembers *of_right = NEW(c->arena, TypeMembers);
    for (size_t i = 0; i < more.length; i++) {
        Property *p = more.items[i];
        if (p->is_private || p->is_protected || p->name[0] == '#' || is_class_method(p)) {
            continue;
        }
        members_add(c, of_right, spread_copy(c, p, is_readonly));
    }
    for (size_t i = 0; i < own.length; i++) {
        Property *p = own.items[i];
        if (p->is_private || p->is_protected || is_class_method(p)) {
            continue;
        }
        Property *over = members_find(of_right, p->name);
        if (!over) {
            members_add(c, members, spread_copy(c, p, is_readonly));
            continue;
        }
        if (over->is_optional) {
            Property *both = spread_copy(c, over, is_readonly);
            Type *pair[] = {type_of_property(c, p),
                            type_with_facts(c, over->type, FACT_NE_UNDEFINED)};
            both->type = type_union(c, pair, 2, REDUCE_SUBTYPE);
            both->is_optional = p->is_optional;
            members_add(c, members, both);
        } else {
            members_add(c, members, over);
        }
    }
    for (size_t i = 0; i < of_right->list.length; i++) {
        if (!members_find(members, of_right->list.items[i]->name)) {
            members_add(c, members, of_right->list.items[i]);
        }
    }
    AstNode *node = left->flags & TYPE_OBJECT && left->as.object.node ? left->as.object.node
                    : right->flags & TYPE_OBJECT                      ? right->as.object.node
                                                                      : NULL;
    Type *type = object_with_members(c, members, NULL, node);
    type->object_flags |= OBJECT_LITERAL | OBJECT_FRESH;
    return type;
}

typedef struct RestArguments {
    const char **names;
    size_t count;
} RestArguments;

static Type *rest_part(Checker *c, Type *type, void *data)
{
    RestArguments *r = data;
    PropertyVec properties = {0};
    TypeMembers *members = NEW(c->arena, TypeMembers);
    if (type->flags & (TYPE_NULLABLE | TYPE_VOID)) {
        return c->empty_object;
    }
    properties_of(c, type, &properties);
    for (size_t i = 0; i < properties.length; i++) {
        Property *p = properties.items[i];
        bool taken = p->is_private || p->is_protected || p->name[0] == '#' || is_class_method(p);
        for (size_t k = 0; k < r->count && !taken; k++) {
            taken = r->names[k] == p->name;
        }
        if (!taken) {
            members_add(c, members, spread_copy(c, p, false));
        }
    }
    TypeMembers *from = type->flags & TYPE_OBJECT ? members_of(c, type) : NULL;
    for (size_t i = 0; from && i < from->indexes.length; i++) {
        vec_push(c->arena, &members->indexes, from->indexes.items[i]);
    }
    return object_with_members(c, members, NULL,
                               type->flags & TYPE_OBJECT ? type->as.object.node : NULL);
}

Type *rest_of_object(Checker *c, Type *source, const char **names, size_t count)
{
    source = type_without(c, source, TYPE_NULLABLE);
    if (source->flags & (TYPE_ANY | TYPE_NEVER)) {
        return source->flags & TYPE_NEVER ? c->empty_object : source;
    }
    if (is_generic_object(c, source)) {
        TypeVec keys = {0};
        for (size_t i = 0; i < count; i++) {
            vec_push(c->arena, &keys, type_string_literal(c, names[i]));
        }
        Symbol *omit = names_global(c->program, intern_string(c->interner, "Omit"), SYMBOL_TYPE);
        if (!count || !omit) {
            return source;
        }
        Type *arguments[] = {source, type_union(c, keys.items, keys.length, REDUCE_LITERAL)};
        return alias_instance(c, omit, arguments, 2, NULL, NULL, 0);
    }
    RestArguments r = {names, count};
    return type_map(c, source, rest_part, &r);
}

/* ---- object literals ---- */

typedef struct LiteralBuild {
    TypeMembers *members;
    Type *spread;
    TypeVec string_values, number_values, symbol_values;
    bool computed_string, computed_number, computed_symbol;
    AstNode *node;
    bool is_const;
} LiteralBuild;

static Type *literal_so_far(Checker *c, LiteralBuild *b)
{
    Type *type = object_with_members(c, b->members, names_symbol_of(c->program, b->node), b->node);
    type->object_flags |= OBJECT_LITERAL | OBJECT_FRESH;
    if (b->computed_string) {
        TypeVec values = {0};
        for (size_t i = 0; i < b->members->list.length; i++) {
            vec_push(c->arena, &values, type_of_property(c, b->members->list.items[i]));
        }
        vec_append(c->arena, &values, &b->string_values);
        vec_append(c->arena, &values, &b->number_values);
        IndexInfo info = {c->string, type_union(c, values.items, values.length, REDUCE_SUBTYPE),
                          b->is_const, NULL};
        vec_push(c->arena, &b->members->indexes, info);
    } else if (b->computed_number) {
        IndexInfo info = {
            c->number,
            type_union(c, b->number_values.items, b->number_values.length, REDUCE_SUBTYPE),
            b->is_const, NULL};
        vec_push(c->arena, &b->members->indexes, info);
    }
    if (b->computed_symbol) {
        IndexInfo info = {
            c->symbol,
            type_union(c, b->symbol_values.items, b->symbol_values.length, REDUCE_SUBTYPE),
            b->is_const, NULL};
        vec_push(c->arena, &b->members->indexes, info);
    }
    return type;
}

static void start_over(Checker *c, LiteralBuild *b)
{
    b->members = NEW(c->arena, TypeMembers);
    memset(&b->string_values, 0, sizeof b->string_values);
    memset(&b->number_values, 0, sizeof b->number_values);
    b->computed_string = b->computed_number = b->computed_symbol = false;
}

static void add_spread(Checker *c, LiteralBuild *b, AstNode *member)
{
    if (b->members->list.length || b->computed_string || b->computed_number) {
        b->spread = spread_type(c, b->spread, literal_so_far(c, b), b->is_const);
        start_over(c, b);
    }
    Type *type = reduced_type(c, check_expression(c, member->wrapped.expression, CHECK_NORMAL));
    bool valid = type->flags & (TYPE_ANY | TYPE_NON_PRIMITIVE | TYPE_OBJECT | TYPE_INSTANTIABLE |
                                TYPE_UNION_OR_INTERSECTION | TYPE_NULLABLE | TYPE_BOOLEAN_LIKE);
    b->spread = valid ? spread_type(c, b->spread, type, b->is_const) : b->spread;
}

static void add_member(Checker *c, LiteralBuild *b, AstNode *name, AstNode *member, Type *type)
{
    const char *text = property_name(c, name);
    if (!text) {
        Type *key = name->kind == AST_COMPUTED_PROPERTY_NAME
                        ? check_expression(c, name->wrapped.expression, CHECK_NORMAL)
                        : c->string;
        type = type ? type : c->any; /* an accessor: what it gives may depend on this literal */
        if (is_assignable(c, key, c->number)) {
            b->computed_number = true;
            vec_push(c->arena, &b->number_values, type);
        } else if (is_assignable(c, key, c->symbol)) {
            b->computed_symbol = true;
            vec_push(c->arena, &b->symbol_values, type);
        } else {
            b->computed_string = true;
            vec_push(c->arena, &b->string_values, type);
        }
        return;
    }
    Property *property = members_find(b->members, text);
    if (property) {
        bool pair = (member->kind == AST_GET_ACCESSOR || member->kind == AST_SET_ACCESSOR) &&
                    property->is_accessor;
        if (!pair) {
            property->type = type;
        } else {
            AstNode **list = NEW_ARRAY(c->arena, AstNode *, 2);
            list[0] = property->declarations[0];
            list[1] = member;
            property->declarations = list;
            property->declaration_count = 2;
            property->is_readonly = false;
            property->type = NULL;
        }
        return;
    }
    property = property_new(c, text, member);
    property->type = type;
    property->is_readonly = b->is_const || member->kind == AST_GET_ACCESSOR;
    property->is_accessor = member->kind == AST_GET_ACCESSOR || member->kind == AST_SET_ACCESSOR;
    property->is_method = member->kind == AST_METHOD_DECLARATION;
    if (name->kind == AST_NUMERIC_LITERAL) {
        property->name_type = type_number_literal(c, name->number.value);
    } else if (name->kind == AST_COMPUTED_PROPERTY_NAME && strncmp(text, "__@", 3) == 0) {
        property->name_type = check_expression(c, name->wrapped.expression, CHECK_NORMAL);
    }
    members_add(c, b->members, property);
}

static Type *method_type(Checker *c, AstNode *member, unsigned mode)
{
    if (mode & CHECK_SKIP_CONTEXT_SENSITIVE && is_context_sensitive(c, member)) {
        return c->any_function;
    }
    check_function_context(c, member, mode);
    return anonymous_type_of_node(c, member, names_symbol_of(c->program, member));
}

static void add_inference_site(Checker *c, AstNode *member, AstNode *value, Type *type,
                               unsigned mode)
{
    if (!(mode & CHECK_INFERENTIAL) || mode & CHECK_SKIP_CONTEXT_SENSITIVE ||
        !is_context_sensitive(c, member)) {
        return;
    }
    InferenceContext *context = inference_context_of(c, value);
    Type *target = context ? contextual_type(c, value) : NULL;
    if (target) {
        infer_types(c, context, type, target, 0, false);
    }
}

Type *check_object_literal(Checker *c, AstNode *node, unsigned mode)
{
    LiteralBuild b = {.members = NEW(c->arena, TypeMembers),
                      .spread = c->empty_object,
                      .node = node,
                      .is_const = in_const_context(c, node)};
    AstList *list = &node->elements.items;
    bool spread = false;
    Type *pattern = contextual_type(c, node);
    for (size_t i = 0; i < list->length; i++) {
        AstNode *member = list->items[i];
        switch (member->kind) {
        case AST_PROPERTY_ASSIGNMENT: {
            AstNode *value = member->property_assignment.value;
            Type *type = check_expression_for_mutable(c, value, mode);
            add_inference_site(c, member, value, type, mode);
            add_member(c, &b, member->property_assignment.name, member, type);
            break;
        }
        case AST_SHORTHAND_PROPERTY_ASSIGNMENT: {
            AstNode *name = member->property_assignment.name;
            add_member(c, &b, name, member, check_expression_for_mutable(c, name, mode));
            break;
        }
        case AST_SPREAD_ASSIGNMENT:
            spread = true;
            add_spread(c, &b, member);
            break;
        case AST_METHOD_DECLARATION: {
            Type *type = method_type(c, member, mode);
            add_inference_site(c, member, member, type, mode);
            add_member(c, &b, member->function.name, member, type);
            break;
        }
        case AST_GET_ACCESSOR:
        case AST_SET_ACCESSOR:
            add_member(c, &b, member->function.name, member, NULL);
            break;
        default:
            break;
        }
    }
    /* Names that a destructuring pattern with defaults asks for are there as optional ones. */
    if (!spread && pattern && pattern->cached & CACHED_PATTERN && pattern->flags & TYPE_OBJECT) {
        TypeMembers *wanted = members_of(c, pattern);
        for (size_t i = 0; i < wanted->list.length; i++) {
            Property *p = wanted->list.items[i];
            if (p->is_optional && !members_find(b.members, p->name)) {
                Property *copy = NEW(c->arena, Property);
                *copy = *p;
                members_add(c, b.members, copy);
            }
        }
    }
    if (!spread) {
        return literal_so_far(c, &b);
    }
    if (b.members->list.length || b.computed_string || b.computed_number) {
        b.spread = spread_type(c, b.spread, literal_so_far(c, &b), b.is_const);
    }
    if (b.spread == c->empty_object) {
        return literal_so_far(c, &b);
    }
    return b.spread;
}

/* ---- array literals ---- */

static bool is_tuple_like(Checker *c, Type *type)
{
    if (is_tuple_type(type)) {
        return true;
    }
    if (type->flags & TYPE_OBJECT && !is_array_type(c, type)) {
        Property *zero = property_of_object(c, type, intern_string(c->interner, "0"));
        return zero != NULL;
    }
    return false;
}

static bool wants_tuple(Checker *c, Type *context)
{
    size_t count = 0;
    Type **parts = context ? type_parts(&context, &count) : NULL;
    for (size_t i = 0; i < count; i++) {
        Type *part = parts[i];
        if (is_tuple_like(c, part)) {
            return true;
        }
        if (part->flags & TYPE_OBJECT && part->object_flags & OBJECT_MAPPED &&
            is_generic_object(c, part) && !mapped_name_type(c, part)) {
            Type *variable = mapped_homomorphic_variable(c, part);
            Type *bound = variable ? constraint_of(c, variable) : NULL;
            if (bound &&
                (is_array_type(c, bound) || is_tuple_type(bound) || type_has(bound, TYPE_UNION))) {
                return true;
            }
        }
    }
    return false;
}

static bool wants_mutable_array(Checker *c, Type *context)
{
    size_t count = 0;
    Type **parts = context ? type_parts(&context, &count) : NULL;
    for (size_t i = 0; i < count; i++) {
        Type *part = parts[i];
        if (part->flags & TYPE_INSTANTIABLE) {
            Type *base = base_constraint(c, part);
            part = base ? base : part;
        }
        if (is_mutable_array(c, part) || (is_tuple_type(part) && !tuple_shape(part)->is_readonly)) {
            return true;
        }
    }
    return false;
}

static bool is_spread_argument(AstNode *node)
{
    AstNode *parent = node->parent;
    while (parent && parent->kind == AST_PARENTHESIZED_EXPRESSION) {
        parent = parent->parent;
    }
    return parent && parent->kind == AST_SPREAD_ELEMENT && parent->parent &&
           (parent->parent->kind == AST_CALL_EXPRESSION ||
            parent->parent->kind == AST_NEW_EXPRESSION);
}

static void add_spread_element(Checker *c, AstNode *element, unsigned mode, TypeVec *types,
                               uint8_t *flags)
{
    Type *type = check_expression(c, element->wrapped.expression,
                                  mode & (CHECK_INFERENTIAL | CHECK_SKIP_CONTEXT_SENSITIVE));
    size_t n = types->length;
    if (is_array_or_tuple(c, type) ||
        (type->flags & TYPE_INSTANTIABLE && base_constraint(c, type) &&
         is_array_or_tuple(c, base_constraint(c, type)))) {
        flags[n] = ELEMENT_VARIADIC;
        vec_push(c->arena, types, type);
    } else {
        flags[n] = ELEMENT_REST;
        Type *item = iterated_type(c, type, false);
        vec_push(c->arena, types, item);
    }
}

Type *check_array_literal(Checker *c, AstNode *node, unsigned mode)
{
    AstList *list = &node->elements.items;
    TypeVec types = {0};
    uint8_t *flags = arena_alloc(c->arena, list->length + 1);
    bool is_const = in_const_context(c, node);
    Type *context = apparent_contextual_type(c, node);
    bool tuple_context = is_spread_argument(node) || wants_tuple(c, context);

    for (size_t i = 0; i < list->length; i++) {
        AstNode *element = list->items[i];
        if (element->kind == AST_SPREAD_ELEMENT) {
            add_spread_element(c, element, mode, &types, flags);
        } else if (element->kind == AST_OMITTED_EXPRESSION) {
            flags[types.length] = ELEMENT_OPTIONAL;
            vec_push(c->arena, &types, c->undefined);
        } else {
            flags[types.length] = ELEMENT_REQUIRED;
            Type *type = check_expression_for_mutable(c, element, mode);
            vec_push(c->arena, &types, type);
            if (tuple_context) {
                add_inference_site(c, element, element, type, mode);
            }
        }
    }
    if (is_const || tuple_context || mode & CHECK_REST_ELEMENT) {
        return type_tuple(c, types.items, flags, NULL, types.length,
                          is_const && !wants_mutable_array(c, context));
    }
    if (!types.length) {
        return type_array(c, c->never);
    }
    for (size_t i = 0; i < types.length; i++) {
        if (flags[i] & ELEMENT_VARIADIC) {
            Type *item = indexed_access_or_null(c, types.items[i], c->number, false);
            types.items[i] = item ? item : c->any;
        }
    }
    return type_array(c, type_union(c, types.items, types.length, REDUCE_SUBTYPE));
}

/* ---- templates ---- */

static bool is_template_context(Checker *c, AstNode *node)
{
    Type *context = instantiated_contextual_type(c, node, CHECK_NORMAL);
    size_t count = 0;
    Type **parts = context ? type_parts(&context, &count) : NULL;
    for (size_t i = 0; i < count; i++) {
        Type *part = parts[i];
        if (part->flags & (TYPE_STRING_LITERAL | TYPE_TEMPLATE_LITERAL)) {
            return true;
        }
        if (part->flags & TYPE_INSTANTIABLE) {
            Type *base = base_constraint(c, part);
            if (base && type_has(base, TYPE_STRING_LIKE)) {
                return true;
            }
        }
    }
    return false;
}

Type *check_template(Checker *c, AstNode *node, unsigned mode)
{
    size_t n = node->template_literal.spans.length;
    AstText head = node->template_literal.cooked;
    const char **texts = NEW_ARRAY(c->arena, const char *, n + 1);
    Type **types = NEW_ARRAY(c->arena, Type *, n + 1);
    (void)mode;
    texts[0] = intern(c->interner, head.text ? head.text : "", head.length);
    for (size_t i = 0; i < n; i++) {
        AstNode *span = node->template_literal.spans.items[i];
        AstText cooked = span->template_span.cooked;
        Type *type = check_expression(c, span->template_span.expression, CHECK_NORMAL);
        texts[i + 1] = intern(c->interner, cooked.text ? cooked.text : "", cooked.length);
        bool fits = type_every(type, TYPE_STRING_LIKE | TYPE_NUMBER_LIKE | TYPE_BIGINT_LIKE |
                                         TYPE_BOOLEAN_LIKE | TYPE_NULLABLE | TYPE_ENUM_LITERAL |
                                         TYPE_ANY) ||
                    (type->flags & TYPE_INSTANTIABLE && base_constraint(c, type) &&
                     type_every(base_constraint(c, type), TYPE_STRING_LIKE | TYPE_NUMBER_LIKE |
                                                              TYPE_BIGINT_LIKE | TYPE_BOOLEAN_LIKE |
                                                              TYPE_NULLABLE));
        types[i] = fits ? types_regular(c->program, type) : c->string;
    }
    if (!n) {
        return type_fresh(c, type_string_literal(c, texts[0]));
    }
    bool constant = true;
    for (size_t i = 0; i < n; i++) {
        constant &= types[i]->flags & TYPE_LITERAL && !(types[i]->flags & TYPE_UNION);
    }
    if (in_const_context(c, node) || is_template_context(c, node)) {
        return type_template(c, texts, types, n);
    }
    if (constant) {
        EnumValue value = constant_value(c, node, NULL);
        if (value.kind == ENUM_VALUE_STRING) {
            return type_fresh(c, type_string_literal(c, value.string));
        }
    }
    return c->string;
}
