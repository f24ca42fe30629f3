/*
 * Destructuring:   const { a, b: { c = 1 }, ...rest } = o      [x, y] = [y, x]
 *
 * A pattern becomes one declaration or assignment for each name in it, reading from the value,
 * which is put in a temporary unless it can be read again. A default is a conditional:
 * `c = o.b.c === undefined ? 1 : o.b.c`. Array patterns read elements of arrays; any other iterable
 * is copied to an array first. An array literal on the right is never built.
 *
 * In the middle of an expression, the same statements become an IR_LET and comma expression.
 */
#include "lower/lower.h"

/* ---- reading ------------------------------------------------------------------------ */

/* Whether reading the value twice gives the same and does nothing. */
static bool is_rereadable(const IrExpr *value)
{
    switch (value->kind) {
    case IR_FIELD:
        return !value->function && !lower_is_any(value->object->type) &&
               (!value->native || value->native->c_name[0] == '-') && is_rereadable(value->object);
    case IR_ELEMENT:
        return !value->native && value->index->kind == IR_NUMBER &&
               !lower_is_any(value->object->type) && is_rereadable(value->object);
    default:
        return lower_is_stable(value);
    }
}

static Type *without_undefined(Frame *f, Type *type)
{
    TypeVec kept = {0};

    if (!(type->flags & TYPE_UNION) || !types_has_flags(type, TYPE_UNDEFINED)) {
        return type;
    }
    for (size_t i = 0; i < type->as.set.count; i++) {
        if (!(type->as.set.types[i]->flags & TYPE_UNDEFINED)) {
            vec_push(f->lower->arena, &kept, type->as.set.types[i]);
        }
    }
    return types_union(f->lower->program, kept.items, kept.length);
}

static IrExpr *with_default(Frame *f, AstNode *node, IrExpr *value, AstNode *initializer,
                            const char *role)
{
    IrExpr *expr;

    if (!initializer) {
        return value;
    }
    if (!is_rereadable(value)) {
        value = lower_stable(f, node, value, role);
    }
    expr = lower_expr_new(f, IR_CONDITIONAL, node, NULL);
    expr->test = lower_is_undefined(f, node, value);
    expr->left = lower_expr(f, initializer);
    expr->right = lower_again(f, value);
    Type *parts[] = {types_widened(f->lower->program, expr->left->type),
                     without_undefined(f, value->type)};
    expr->type = types_union(f->lower->program, parts, 2);
    return expr;
}

const char *lower_pattern_role(Frame *f, AstNode *pattern)
{
    AstNode *parent = pattern->parent;

    (void)f;
    if (parent && parent->kind == AST_PARAMETER &&
        parent->parent->parent->kind == AST_CALL_EXPRESSION) {
        return pattern->kind == AST_OBJECT_PATTERN ? "item" : "entry";
    }
    if (parent && parent->kind == AST_PARAMETER) {
        return pattern->kind == AST_OBJECT_PATTERN ? "options" : "items";
    }
    if (parent && parent->kind == AST_BINDING_ELEMENT && parent->binding_element.property_name &&
        parent->binding_element.property_name->kind == AST_IDENTIFIER) {
        return parent->binding_element.property_name->identifier.name;
    }
    return pattern->kind == AST_OBJECT_PATTERN ? "object" : "items";
}

static const char *target_role(AstNode *target)
{
    return target->kind == AST_IDENTIFIER ? target->identifier.name : "value";
}

/* ---- objects ------------------------------------------------------------------------ */

static IrExpr *read_property(Frame *f, AstNode *element, IrExpr *object, const char **name)
{
    AstNode *key = element->binding_element.property_name;
    AstNode *target = element->binding_element.target;
    const Property *property;
    IrExpr *read;

    if (!key && target->kind == AST_IDENTIFIER) {
        *name = target->identifier.name;
    } else {
        *name = key ? lower_key_name(f->lower, key) : NULL;
    }
    if (!*name) {
        AstNode *computed =
            key && key->kind == AST_COMPUTED_PROPERTY_NAME ? key->wrapped.expression : key;
        IrExpr *index = computed ? lower_expr(f, computed) : lower_undefined(f, element);
        index = lower_stable(f, element, index, "key");
        ptrmap_put(f->lower->arena, &f->lower->computed_keys, element, index);
        return lower_element(f, element, object, index, NULL);
    }
    property = lower_property_of(f, object->type, *name);
    Type *type = property ? lower_type(f, types_of_property(f->lower->program, property)) : NULL;
    read = lower_named_member(f, element, object, *name, type);
    return read;
}

/* Keys that were computed for earlier elements are taken out of the copy. */
static IrExpr *omit_computed(Frame *f, AstNode *pattern, IrExpr *rest)
{
    for (size_t i = 0; i < pattern->elements.items.length; i++) {
        AstNode *element = pattern->elements.items.items[i];
        IrExpr *key = ptrmap_get(&f->lower->computed_keys, element);
        if (key) {
            IrExpr *delete = lower_expr_new(f, IR_UNARY, element, types_boolean(f->lower->program));
            delete->op = IR_OP_DELETE;
            delete->left = lower_element(f, element, lower_again(f, rest), lower_again(f, key), NULL);
            lower_emit_expr(f, element, delete);
        }
    }
    return lower_again(f, rest);
}

static void bind_rest(Frame *f, AstNode *pattern, AstNode *element, IrExpr *object, BindMode mode)
{
    AstNode *target = element->binding_element.target;
    IrExpr *rest = lower_expr_new(f, IR_OBJECT, element, NULL);
    IrProperty *spread = vec_add(f->lower->arena, &rest->properties);
    bool has_computed = false;

    spread->kind = IR_PROPERTY_SPREAD;
    spread->value = object;
    for (size_t i = 0; i < pattern->elements.items.length; i++) {
        AstNode *other = pattern->elements.items.items[i];
        AstNode *key = other->binding_element.property_name;
        const char *name;
        if (other == element) {
            continue;
        }
        name = key ? lower_key_name(f->lower, key)
                   : target_role(other->binding_element.target);
        if (name) {
            vec_push(f->lower->arena, &spread->omitted, name);
        }
        has_computed |= !name;
    }
    if (target->kind == AST_IDENTIFIER) {
        Symbol *symbol = names_resolve_target(f->lower->program, target);
        rest->type = symbol ? lower_symbol_type(f, symbol) : rest->type;
    }
    if (has_computed) {
        rest->type = types_any(f->lower->program);
        rest = omit_computed(f, pattern, lower_stable(f, element, rest, "rest"));
    }
    lower_bind(f, target, rest, mode, rest->type);
}

/* A pattern that begins with no property, whose reading would fail: `{}`, `{ ...rest }`. What is known
 * to be an object needs no check. */
static void require_object(Frame *f, AstNode *pattern, IrExpr *object)
{
    AstList *elements = &pattern->elements.items;
    const AstNode *first = elements->length > 0 ? elements->items[0] : NULL;
    bool is_element = first && first->kind == AST_BINDING_ELEMENT;
    bool is_named = is_element && !first->binding_element.is_rest &&
                    !(first->binding_element.property_name &&
                      first->binding_element.property_name->kind == AST_COMPUTED_PROPERTY_NAME);

    if (is_named || !types_has_flags(object->type, TYPE_ANY | TYPE_UNDEFINED | TYPE_NULL)) {
        return;
    }
    IrExpr *check = lower_expr_new(f, IR_CALL_NATIVE, pattern, types_undefined(f->lower->program));
    check->native = lower_interface_native(f, "Patterns", "require");
    check->pattern = pattern;
    vec_push(f->lower->arena, &check->args, lower_again(f, object));
    lower_emit_expr(f, pattern, check);
}

static void bind_object(Frame *f, AstNode *pattern, IrExpr *value, BindMode mode)
{
    IrExpr *object = lower_stable(f, pattern, value, lower_pattern_role(f, pattern));
    AstList *elements = &pattern->elements.items;

    require_object(f, pattern, object);
    for (size_t i = 0; i < elements->length; i++) {
        AstNode *element = elements->items[i];
        const char *name;
        if (element->kind != AST_BINDING_ELEMENT) {
            continue;
        }
        if (element->binding_element.is_rest) {
            bind_rest(f, pattern, element, lower_again(f, object), mode);
            continue;
        }
        IrExpr *read = read_property(f, element, lower_again(f, object), &name);
        AstKind kind = element->binding_element.target->kind;
        bool is_binding =
            kind == AST_IDENTIFIER || kind == AST_OBJECT_PATTERN || kind == AST_ARRAY_PATTERN;
        if (i == 0 && name && is_binding && !element->binding_element.initializer) {
            read->pattern = pattern;
        }
        AstNode *target = element->binding_element.target;
        read = with_default(f, element, read, element->binding_element.initializer,
                            target_role(target));
        lower_bind(f, target, read, mode, read->type);
    }
}

/* ---- arrays ------------------------------------------------------------------------- */

static bool is_array_like(Frame *f, Type *type)
{
    Program *program = f->lower->program;

    if (type->flags & TYPE_UNION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (!is_array_like(f, type->as.set.types[i])) {
                return false;
            }
        }
        return true;
    }
    return types_is_array(program, type) || types_is_tuple(program, type);
}

static Type *element_type(Frame *f, Type *type, size_t index)
{
    Program *program = f->lower->program;

    if (types_is_tuple(program, type) && index < type->as.object.argument_count) {
        return type->as.object.arguments[index];
    }
    Type *element = types_array_element(program, type);
    return element ? element : types_iterated(program, type, false);
}

/* array.slice(index) */
IrExpr *lower_rest_of(Frame *f, AstNode *element, IrExpr *array, size_t index)
{
    const Property *slice = lower_property_of(f, array->type, lower_intern(f, "slice"));
    IrNative *native = slice ? lower_property_native(f, element, slice) : NULL;
    IrExpr *expr;

    if (!native) {
        lower_unsupported(f, element, "This rest element");
        return lower_undefined(f, element);
    }
    expr = lower_expr_new(f, IR_CALL_NATIVE, element, array->type);
    expr->native = native;
    expr->object = array;
    expr->is_rest = true;
    vec_push(f->lower->arena, &expr->args, lower_number(f, element, (double)index));
    Type *item = types_array_element(f->lower->program, array->type);
    if (item) {
        expr->type = types_array_of(f->lower->program, item);
    }
    return expr;
}

/* [...value], or its first values: for iterables that are not arrays. */
static IrExpr *array_from(Frame *f, AstNode *node, IrExpr *value)
{
    AstList *elements = &node->elements.items;
    AstNode *last = elements->length ? vec_last(elements) : NULL;
    bool takes_all =
        last && last->kind == AST_BINDING_ELEMENT && last->binding_element.is_rest;

    Type *element = types_iterated(f->lower->program, value->type, false);
    Type *item = element ? element : types_any(f->lower->program);
    IrExpr *array = lower_expr_new(f, IR_ARRAY, node, types_array_of(f->lower->program, item));
    IrExpr *spread = lower_expr_new(f, IR_SPREAD, node, value->type);

    array->pattern = node;
    spread->object = value;
    spread->is_limited = !takes_all;
    spread->number = (double)elements->length;
    vec_push(f->lower->arena, &array->args, spread);
    return array;
}

static void bind_array(Frame *f, AstNode *pattern, IrExpr *value, BindMode mode)
{
    AstList *elements = &pattern->elements.items;

    if (!is_array_like(f, value->type)) {
        value = array_from(f, pattern, value);
    }
    IrExpr *array = lower_stable(f, pattern, value, lower_pattern_role(f, pattern));
    for (size_t i = 0; i < elements->length; i++) {
        AstNode *element = elements->items[i];
        IrExpr *read;
        if (element->kind != AST_BINDING_ELEMENT) {
            continue; /* a hole */
        }
        AstNode *target = element->binding_element.target;
        if (element->binding_element.is_rest) {
            read = lower_rest_of(f, element, lower_again(f, array), i);
        } else {
            read =
                lower_element(f, element, lower_again(f, array),
                              lower_number(f, element, (double)i), element_type(f, array->type, i));
            read->pattern = i == 0 ? pattern : NULL;
            read = with_default(f, element, read, element->binding_element.initializer,
                                target_role(target));
        }
        lower_bind(f, target, read, mode, read->type);
    }
}

/* ---- [a, b] = [x, y] ---------------------------------------------------------------- */

static bool is_plain_literal(const AstNode *pattern, const AstNode *value)
{
    if (pattern->kind != AST_ARRAY_PATTERN || value->kind != AST_ARRAY_LITERAL ||
        pattern->elements.items.length > value->elements.items.length) {
        return false;
    }
    for (size_t i = 0; i < value->elements.items.length; i++) {
        AstKind kind = value->elements.items.items[i]->kind;
        if (kind == AST_SPREAD_ELEMENT || kind == AST_OMITTED_EXPRESSION) {
            return false;
        }
    }
    for (size_t i = 0; i < pattern->elements.items.length; i++) {
        const AstNode *element = pattern->elements.items.items[i];
        if (element->kind == AST_BINDING_ELEMENT && element->binding_element.is_rest) {
            return false;
        }
    }
    return true;
}

static bool is_simple_read(const IrExpr *expr)
{
    switch (expr->kind) {
    case IR_VAR:
    case IR_NUMBER:
    case IR_STRING:
    case IR_BOOLEAN:
    case IR_NULL:
    case IR_UNDEFINED:
        return true;
    case IR_FIELD:
        return !expr->function && !expr->native && expr->object && is_simple_read(expr->object);
    case IR_ELEMENT:
        return is_simple_read(expr->object) && is_simple_read(expr->index);
    case IR_BINARY:
        return is_simple_read(expr->left) && is_simple_read(expr->right);
    default:
        return false;
    }
}

static IrExpr *hold(Frame *f, AstNode *node, IrExpr *value, AstNode *target)
{
    IrVar *var;

    if (lower_is_stable(value) && value->kind != IR_VAR) {
        return value;
    }
    const char *role = target && target->kind == AST_IDENTIFIER
                           ? arena_printf(f->lower->arena, "new_%s", target->identifier.name)
                           : "value";
    var = lower_var_new(f, role, value->type);
    lower_emit_declare(f, node, var, value);
    return lower_var_ref(f, node, var);
}

/* All values first, then all targets; the first value needs no temporary if reading it has no
 * effect. */
static void bind_literal(Frame *f, AstNode *pattern, AstNode *literal, BindMode mode)
{
    AstList *targets = &pattern->elements.items;
    AstList *items = &literal->elements.items;
    IrExprList values = {0};
    bool simple = true;

    for (size_t i = 0; i < items->length; i++) {
        IrExpr *value = lower_expr(f, items->items[i]);
        simple = simple && is_simple_read(value);
        vec_push(f->lower->arena, &values, value);
    }
    for (size_t i = mode == BIND_DECLARE ? items->length : 0; i < items->length; i++) {
        AstNode *element = i < targets->length ? targets->items[i] : NULL;
        bool is_element = element && element->kind == AST_BINDING_ELEMENT;
        if (i > 0 || !simple) {
            values.items[i] = hold(f, items->items[i], values.items[i],
                                   is_element ? element->binding_element.target : NULL);
        }
    }
    for (size_t i = 0; i < items->length; i++) {
        AstNode *element = i < targets->length ? targets->items[i] : NULL;
        if (!element || element->kind != AST_BINDING_ELEMENT) {
            if (!is_simple_read(values.items[i])) {
                lower_emit_expr(f, items->items[i], values.items[i]);
            }
            continue;
        }
        AstNode *target = element->binding_element.target;
        IrExpr *value = with_default(f, element, values.items[i],
                                     element->binding_element.initializer, target_role(target));
        lower_bind(f, target, value, mode, value->type);
    }
}

/* ---- targets ------------------------------------------------------------------------ */

static void bind_name(Frame *f, AstNode *target, IrExpr *value)
{
    Symbol *symbol = names_resolve_target(f->lower->program, target);

    if (symbol) {
        lower_declare(f, target, symbol, value);
    }
}

void lower_bind(Frame *f, AstNode *target, IrExpr *value, BindMode mode, Type *type)
{
    (void)type;
    target = ast_skip_parentheses(target);
    switch (target->kind) {
    case AST_OBJECT_PATTERN:
        bind_object(f, target, value, mode);
        break;
    case AST_ARRAY_PATTERN:
        bind_array(f, target, value, mode);
        break;
    case AST_MISSING:
        break;
    default:
        if (mode == BIND_DECLARE) {
            bind_name(f, target, value);
        } else {
            lower_emit_expr(f, target, lower_assign_to(f, target, lower_target(f, target), value));
        }
        break;
    }
}

/* A pattern and the expression it takes apart, as statements. */
void lower_bind_expression(Frame *f, AstNode *pattern, AstNode *value, BindMode mode)
{
    AstNode *bare = ast_skip_parentheses(value);

    if (is_plain_literal(pattern, bare)) {
        bind_literal(f, pattern, bare, mode);
    } else if (pattern->kind == AST_OBJECT_PATTERN && lower_is_library_path(f, value)) {
        /* const { floor } = Math: the object has no value, its members need none */
        IrExpr *nothing = lower_undefined(f, value);
        nothing->type = lower_type_of(f, value);
        lower_bind(f, pattern, nothing, mode, nothing->type);
    } else {
        IrExpr *expr = lower_expr(f, value);
        lower_bind(f, pattern, expr, mode, expr->type);
    }
}

/* Statements (declarations of temporaries and expressions) and then a value, as one expression. */
static IrExpr *as_expression(Frame *f, AstNode *node, const IrStmtList *list, IrExpr *value)
{
    for (size_t i = list->length; i-- > 0;) {
        IrStmt *stmt = list->items[i];
        if (stmt->kind == IR_STMT_DECLARE) {
            IrExpr *let = lower_expr_new(f, IR_LET, node, value->type);
            let->var = stmt->var;
            let->left = stmt->expr;
            let->right = value;
            value = let;
        } else if (stmt->kind == IR_STMT_EXPR) {
            value = lower_binary(f, node, IR_OP_COMMA, stmt->expr, value, value->type);
        } else {
            lower_unsupported(f, node, "This in the middle of an expression");
        }
    }
    return value;
}

IrExpr *lower_destructuring_assignment(Frame *f, AstNode *node)
{
    IrStmtList statements = {0};
    IrStmtList *out = f->out;
    IrExpr *value;

    f->out = &statements;
    value = lower_expr(f, node->binary.right);
    value = lower_stable(f, node, value, "source");
    lower_bind(f, ast_skip_parentheses(node->binary.left), lower_again(f, value), BIND_ASSIGN,
               value->type);
    f->out = out;
    return as_expression(f, node, &statements, value);
}
