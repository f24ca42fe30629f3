/*
 * Decorators:   @logged greet() { ... }      @bound      @min(3) accessor size = 4;
 *
 * What can be known about them before they run: whether they may replace what they decorate, what
 * they read of their context, and the variables that hold what they leave.
 */
#include "lower/decorators.h"

const AstList *decorators_of(const AstNode *node)
{
    if (ast_is_class_like(node->kind)) {
        return &node->class_like.decorators;
    }
    if (node->kind == AST_PROPERTY_DECLARATION) {
        return &node->property.decorators;
    }
    return ast_is_function_like(node->kind) ? &node->function.decorators : NULL;
}

const char *decorated_kind(const AstNode *node)
{
    switch (node->kind) {
    case AST_METHOD_DECLARATION:
        return "method";
    case AST_GET_ACCESSOR:
        return "getter";
    case AST_SET_ACCESSOR:
        return "setter";
    case AST_PROPERTY_DECLARATION:
        return ast_has_modifier(node, AST_MODIFIER_ACCESSOR) ? "accessor" : "field";
    default:
        return "class";
    }
}

bool decorated_is_static(const AstNode *node)
{
    return !ast_is_class_like(node->kind) && ast_has_modifier(node, AST_MODIFIER_STATIC);
}

/* ---- what decorators return ---------------------------------------------------------- */

static const Signature *signature_of(Frame *f, AstNode *decorator)
{
    size_t count;
    Signature **signatures = types_call_signatures(
        f->lower->program, lower_type_of(f, decorator->wrapped.expression), &count);

    return count == 1 ? signatures[0] : NULL;
}

/* The function that is called, when its type was read off it. */
static AstNode *function_of(Frame *f, AstNode *decorator)
{
    const Signature *signature = signature_of(f, decorator);
    AstNode *function = signature ? signature->declaration : NULL;

    return function && ast_is_function_like(function->kind) && function->function.body &&
                   !function->is_ambient
               ? function
               : NULL;
}

static bool is_callable(Frame *f, Type *type)
{
    Program *program = f->lower->program;
    size_t calls, constructs;

    types_call_signatures(program, type, &calls);
    types_construct_signatures(program, type, &constructs);
    return types_non_nullable(program, type) == type && calls + constructs > 0;
}

/* Types of functions are not believed: one that returns something passes for one that does not. */
DecoratorEffect decorator_effect(Frame *f, AstNode *decorator)
{
    const Signature *signature = signature_of(f, decorator);

    if (!function_of(f, decorator)) {
        return DECORATOR_MAY_REPLACE;
    }
    Type *type = lower_type(f, types_of_return(f->lower->program, signature));
    if (type->flags & (TYPE_ANY | TYPE_UNKNOWN)) {
        return DECORATOR_MAY_REPLACE;
    }
    if (types_is_every(type, TYPE_VOID | TYPE_UNDEFINED | TYPE_NEVER)) {
        return DECORATOR_KEEPS;
    }
    return is_callable(f, type) ? DECORATOR_REPLACES : DECORATOR_MAY_REPLACE;
}

bool lower_is_replaced(Frame *f, const AstNode *node)
{
    const AstList *decorators = decorators_of(node);

    for (size_t i = 0; decorators && i < decorators->length; i++) {
        if (decorator_effect(f, decorators->items[i]) != DECORATOR_KEEPS) {
            return true;
        }
    }
    return false;
}

/* ---- what they read ------------------------------------------------------------------ */

static AstNode *parameter_at(const AstNode *function, size_t index)
{
    size_t at = 0;

    for (size_t i = 0; i < function->function.parameters.length; i++) {
        AstNode *parameter = function->function.parameters.items[i];
        const AstNode *target = parameter->parameter.target;
        bool is_this =
            target->kind == AST_IDENTIFIER && strcmp(target->identifier.name, "this") == 0;
        if (!is_this && (at++ == index || parameter->parameter.is_rest)) {
            return parameter;
        }
    }
    return NULL;
}

static bool is_unused(Frame *f, const AstNode *function, size_t index)
{
    AstNode *parameter = parameter_at(function, index);
    Symbol *symbol = parameter ? names_symbol_of(f->lower->program, parameter) : NULL;

    if (function->function.uses_arguments) {
        return false;
    }
    return !parameter || (parameter->parameter.target->kind == AST_IDENTIFIER && symbol &&
                          symbol->references.length == 0);
}

static void use_name(Frame *f, ContextUse *use, const char *name)
{
    if (name) {
        strmap_put(f->lower->arena, &use->names, name, use);
    } else {
        use->everything = true;
    }
}

/* { name, kind } */
static void use_pattern(Frame *f, ContextUse *use, const AstNode *pattern)
{
    for (size_t i = 0; i < pattern->elements.items.length; i++) {
        AstNode *element = pattern->elements.items.items[i];
        AstNode *name = element->binding_element.property_name
                            ? element->binding_element.property_name
                            : element->binding_element.target;
        use_name(f, use,
                 element->binding_element.is_rest ? NULL
                                                  : ast_property_name(f->lower->program, name));
    }
}

ContextUse decorator_context_use(Frame *f, AstNode *decorator)
{
    ContextUse use = {.everything = true};
    AstNode *function = function_of(f, decorator);
    AstNode *parameter = function ? parameter_at(function, 1) : NULL;

    if (!function || function->function.uses_arguments ||
        (parameter && (parameter->parameter.is_rest || parameter->parameter.initializer))) {
        return use;
    }
    use.everything = false;
    if (!parameter) {
        return use;
    }
    if (parameter->parameter.target->kind == AST_OBJECT_PATTERN) {
        use_pattern(f, &use, parameter->parameter.target);
        return use;
    }
    const Symbol *symbol = names_symbol_of(f->lower->program, parameter);
    for (size_t i = 0; symbol && i < symbol->references.length; i++) {
        const AstNode *reference = symbol->references.items[i];
        const AstNode *access = reference->parent;
        bool is_member =
            access->kind == AST_PROPERTY_ACCESS && access->property_access.object == reference;
        use_name(f, &use, is_member ? access->property_access.name->identifier.name : NULL);
    }
    use.everything = use.everything || !symbol;
    return use;
}

bool decorator_uses(const ContextUse *use, const char *name)
{
    return use->everything || strmap_has(&use->names, name);
}

bool decorator_uses_value(Frame *f, AstNode *decorator)
{
    AstNode *function = function_of(f, decorator);

    return !function || !is_unused(f, function, 0);
}

bool decorators_add_initializers(Frame *f, const AstNode *node)
{
    const AstList *decorators = decorators_of(node);

    for (size_t i = 0; decorators && i < decorators->length; i++) {
        ContextUse use = decorator_context_use(f, decorators->items[i]);
        if (decorator_uses(&use, "addInitializer")) {
            return true;
        }
    }
    return false;
}

/* ---- the variables that hold what they leave ----------------------------------------- */

static const char *key_part(Lower *lower, const AstNode *member)
{
    const char *key = member ? lower_member_key(lower, member) : NULL;

    if (!key) {
        return member && !ast_is_class_like(member->kind) ? "member_" : "";
    }
    if (strncmp(key, "__@", 3) == 0) {
        key = arena_strndup(lower->arena, key + 3, strcspn(key + 3, "@"));
    }
    return arena_printf(lower->arena, "%s_", *key == '#' ? key + 1 : key);
}

IrVar *decoration_var(Frame *f, Family *family, const AstNode *member, const char *role, Type *type)
{
    Lower *lower = f->lower;
    Frame *home = family->frame;
    const char *key = arena_printf(lower->arena, "%u.%s", member ? member->id : 0, role);
    void **place = strmap_slot(lower->arena, &family->decorations, key, strlen(key));
    const IrClass *class_ = family->statics->class_;

    if (*place) {
        return *place;
    }
    IrVar *var = lower_var_new(
        home, arena_printf(lower->arena, "%s_%s%s", class_->name, key_part(lower, member), role),
        type);
    var->constant = false;
    if (!home->outer) {
        var->storage = IR_STORAGE_MODULE;
        var->module = home->module;
        vec_push(lower->arena, &home->module->vars, var);
    }
    *place = var;
    return var;
}

static Type *global_type(Frame *f, const char *name)
{
    Symbol *symbol = names_global(f->lower->program, name, SYMBOL_TYPE);

    return symbol ? types_declared(f->lower->program, symbol) : types_any(f->lower->program);
}

IrVar *decoration_initializers(Frame *f, Family *family, const AstNode *member)
{
    const char *kind = decorated_kind(member);
    bool is_own = strcmp(kind, "field") == 0 || strcmp(kind, "accessor") == 0;
    const char *role = strcmp(kind, "class") == 0    ? "class_initializers"
                       : is_own                      ? "initializers"
                       : decorated_is_static(member) ? "static_initializers"
                                                     : "initializers";

    return decoration_var(f, family, is_own ? member : NULL, role,
                          global_type(f, "__Initializers"));
}

IrVar *decoration_initializer(Frame *f, Family *family, const AstNode *member, size_t index)
{
    const char *role = decorators_of(member)->length > 1
                           ? arena_printf(f->lower->arena, "initializer_%zu", index + 1)
                           : "initializer";

    return decoration_var(f, family, member, role, types_any(f->lower->program));
}

IrExpr *decorator_helper(Frame *f, AstNode *node, const char *name)
{
    IrExpr *expr = lower_helper(f, node, name);

    if (strcmp(name, "__initializers") == 0) {
        expr->type = global_type(f, "__Initializers");
    }
    return expr;
}
