/*
 * Calling decorators, where the class that has them is declared.
 *
 * Their expressions are evaluated first, as written; then they are called from the last to the first
 * of each member: static methods and accessors, those of instances, static fields, fields, the class.
 */
#include "lower/decorators.h"

/* ---- evaluating ---------------------------------------------------------------------- */

/* A decorator that needs no evaluation: the name of a function that uses no `this`. */
static AstNode *known_function(Frame *f, AstNode *decorator)
{
    Symbol *symbol = lower_entity(f, decorator->wrapped.expression);
    AstNode *function = symbol ? lower_known_function(f, symbol) : NULL;

    return function && (function->kind == AST_ARROW_FUNCTION || !function->function.uses_this)
               ? function
               : NULL;
}

/* @registry.entry: called with this = registry. */
static IrExpr *evaluated_member(Frame *f, AstNode *expression, Evaluated *to)
{
    AstNode *object = expression->property_access.object;

    if (lower_entity(f, expression) || lower_static_class(f, object) ||
        lower_is_library_path(f, object)) {
        return lower_expr(f, expression);
    }
    to->receiver = lower_stable(f, object, lower_expr(f, object), "object");
    return lower_member_of(f, expression, lower_again(f, to->receiver));
}

static void evaluate(Frame *f, AstNode *decorator, bool in_place)
{
    AstNode *expression = ast_skip_parentheses(decorator->wrapped.expression);
    Evaluated *to = NEW(f->lower->arena, Evaluated);
    AstNode *function = known_function(f, decorator);

    ptrmap_put(f->lower->arena, &f->lower->decorators, decorator, to);
    if (function) {
        to->function = function;
        return;
    }
    IrExpr *value = expression->kind == AST_PROPERTY_ACCESS ? evaluated_member(f, expression, to)
                                                            : lower_expr(f, expression);
    to->callee = in_place ? value : lower_stable(f, decorator, value, "decorator");
}

static size_t count_decorators(const AstNode *class_node)
{
    size_t count = class_node->class_like.decorators.length;

    for (size_t i = 0; i < class_node->class_like.members.length; i++) {
        const AstList *list = decorators_of(class_node->class_like.members.items[i]);
        count += list ? list->length : 0;
    }
    return count;
}

static void evaluate_all(Frame *f, const AstList *list, bool in_place)
{
    for (size_t i = 0; list && i < list->length; i++) {
        evaluate(f, list->items[i], in_place);
    }
}

void lower_evaluate_class_decorators(Frame *f, AstNode *node)
{
    evaluate_all(f, &node->class_like.decorators, count_decorators(node) == 1);
}

static void evaluate_members(Frame *f, const AstNode *node)
{
    for (size_t i = 0; i < node->class_like.members.length; i++) {
        evaluate_all(f, decorators_of(node->class_like.members.items[i]),
                     count_decorators(node) == 1);
    }
}

/* ---- the context --------------------------------------------------------------------- */

static void add_property(Frame *f, IrExpr *object, const ContextUse *use, const char *name,
                         IrExpr *value)
{
    if (!decorator_uses(use, name)) {
        return;
    }
    IrProperty *property = vec_add(f->lower->arena, &object->properties);
    property->kind = IR_PROPERTY_VALUE;
    property->name = lower_intern(f, name);
    property->value = value;
}

static Type *context_type(Frame *f, const char *kind)
{
    static const char *const names[][2] = {
        {"method", "ClassMethodDecoratorContext"},     {"getter", "ClassGetterDecoratorContext"},
        {"setter", "ClassSetterDecoratorContext"},     {"field", "ClassFieldDecoratorContext"},
        {"accessor", "ClassAccessorDecoratorContext"}, {"class", "ClassDecoratorContext"},
    };
    Symbol *symbol = NULL;

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(names[i][0], kind) == 0) {
            symbol = names_global(f->lower->program, names[i][1], SYMBOL_TYPE);
        }
    }
    return symbol ? types_declared(f->lower->program, symbol) : types_any(f->lower->program);
}

/* The member's key as a value: its name, or what is computed. */
static IrExpr *member_name(Frame *f, AstNode *member)
{
    AstNode *name = ast_declaration_name(member);
    const char *key = lower_member_key(f->lower, member);

    if (key && strncmp(key, "__@", 3) != 0) {
        return lower_string(f, member, key, strlen(key));
    }
    return lower_expr(f, name->wrapped.expression);
}

static IrExpr *text(Frame *f, AstNode *node, const char *value)
{
    return lower_string(f, node, value, strlen(value));
}

static IrExpr *context_access(Frame *f, Instance *class_, AstNode *member, const char *kind)
{
    Type *any = types_any(f->lower->program);
    IrExpr *access = lower_expr_new(f, IR_OBJECT, member, any);
    ContextUse all = {.everything = true};

    add_property(f, access, &all, "has", decorated_access(f, class_, member, "has"));
    if (strcmp(kind, "setter") != 0) {
        add_property(f, access, &all, "get", decorated_access(f, class_, member, "get"));
    }
    if (strcmp(kind, "method") != 0 && strcmp(kind, "getter") != 0) {
        add_property(f, access, &all, "set", decorated_access(f, class_, member, "set"));
    }
    return access;
}

static IrExpr *context_of(Frame *f, Instance *class_, AstNode *member, AstNode *decorator)
{
    ContextUse use = decorator_context_use(f, decorator);
    const char *kind = decorated_kind(member);
    bool is_class = strcmp(kind, "class") == 0;
    const char *class_name = class_->class_->js_name;

    if (!use.everything && use.names.count == 0) {
        return lower_undefined(f, decorator);
    }
    IrExpr *context = lower_expr_new(f, IR_OBJECT, decorator, context_type(f, kind));
    add_property(f, context, &use, "kind", text(f, decorator, kind));
    add_property(f, context, &use, "name",
                 is_class ? text(f, decorator, class_name) : member_name(f, member));
    if (!is_class) {
        const AstNode *name = ast_declaration_name(member);
        add_property(f, context, &use, "static",
                     lower_boolean(f, decorator, decorated_is_static(member)));
        add_property(f, context, &use, "private",
                     lower_boolean(f, decorator, name->kind == AST_PRIVATE_IDENTIFIER));
        if (decorator_uses(&use, "access")) {
            add_property(f, context, &use, "access", context_access(f, class_, member, kind));
        }
    }
    add_property(f, context, &use, "metadata", lower_undefined(f, decorator));
    if (decorator_uses(&use, "addInitializer")) {
        IrExpr *adder = decorator_helper(f, decorator, "__initializerAdder");
        IrVar *list = decoration_initializers(f, class_->family, member);
        vec_push(f->lower->arena, &adder->args, lower_var_ref(f, decorator, list));
        add_property(f, context, &use, "addInitializer", adder);
    }
    return context;
}

/* ---- calling ------------------------------------------------------------------------- */

/* A decorator with a type parameter for the class gets this one's: it may be a mixin. */
static IrFunction *known_instance(Frame *f, AstNode *function, const AstNode *decorated)
{
    const Signature *signature = types_signature_of_function(f->lower->program, function);
    Symbol *symbol = ast_is_class_like(decorated->kind)
                         ? names_symbol_of(f->lower->program, (AstNode *)decorated)
                         : NULL;
    Type *class_type = symbol ? lower_type(f, types_of_symbol(f->lower->program, symbol)) : NULL;
    Type *argument = class_type;

    if (!class_type || signature->type_parameter_count != 1 || signature->parameter_count == 0 ||
        types_of_parameter(f->lower->program, signature, 0) != signature->type_parameters[0]) {
        return lower_function_of(f, function, NULL, 0);
    }
    return lower_function_of(f, function, &argument, 1);
}

static IrExpr *call_decorator(Frame *f, AstNode *decorator, const AstNode *decorated, IrExpr *value,
                              IrExpr *context)
{
    const Evaluated *evaluated = ptrmap_get(&f->lower->decorators, decorator);
    IrExpr *call =
        lower_expr_new(f, evaluated->function ? IR_CALL : IR_CALL_VALUE, decorator, NULL);

    vec_push(f->lower->arena, &call->args, value);
    vec_push(f->lower->arena, &call->args, context);
    if (evaluated->function) {
        call->function = known_instance(f, evaluated->function, decorated);
        call->type = call->function->return_type;
        call->name = call->function->js_name;
        lower_use_module(f, call->function->module);
        lower_fill_arguments(f, decorator, call->function, call);
        return call;
    }
    call->object = evaluated->callee;
    call->left = evaluated->receiver ? lower_again(f, evaluated->receiver) : NULL;
    return call;
}

/* What a decorator gives in place of `current`. */
static IrExpr *result_of(Frame *f, AstNode *decorator, IrExpr *call, IrExpr *current)
{
    if (decorator_effect(f, decorator) == DECORATOR_REPLACES) {
        return call;
    }
    IrExpr *checked = decorator_helper(f, decorator, "__decorated");
    vec_push(f->lower->arena, &checked->args, call);
    vec_push(f->lower->arena, &checked->args, current);
    return checked;
}

static void assign(Frame *f, AstNode *node, IrVar *var, IrExpr *value, bool *is_declared)
{
    if (*is_declared) {
        lower_emit_expr(f, node, lower_assign(f, node, lower_var_ref(f, node, var), value));
    } else {
        lower_emit_declare(f, node, var, value);
    }
    *is_declared = true;
}

/* Methods, getters, setters, and the class itself: one value, which each decorator may replace. */
static void apply_to_value(Frame *f, Instance *class_, AstNode *node, IrVar *var)
{
    const AstList *decorators = decorators_of(node);
    bool is_class = ast_is_class_like(node->kind);
    bool is_declared = false;

    for (size_t i = decorators->length; i-- > 0;) {
        AstNode *decorator = decorators->items[i];
        DecoratorEffect effect = decorator_effect(f, decorator);
        IrExpr *value = is_declared ? lower_var_ref(f, decorator, var)
                        : is_class  ? lower_original_class(f, decorator, node)
                                    : decorated_original(f, class_, node, false);
        bool is_used = is_class || decorator_uses_value(f, decorator);
        IrExpr *call =
            call_decorator(f, decorator, node, is_used ? value : lower_undefined(f, decorator),
                           context_of(f, class_, node, decorator));
        if (effect == DECORATOR_KEEPS) {
            lower_emit_expr(f, decorator, call);
        } else {
            assign(f, decorator, var, result_of(f, decorator, call, lower_again(f, value)),
                   &is_declared);
        }
    }
}

/* Fields: each decorator may give a function for the initial value. */
static void apply_to_field(Frame *f, Instance *class_, AstNode *member)
{
    const AstList *decorators = decorators_of(member);

    for (size_t i = decorators->length; i-- > 0;) {
        AstNode *decorator = decorators->items[i];
        IrExpr *call = call_decorator(f, decorator, member, lower_undefined(f, decorator),
                                      context_of(f, class_, member, decorator));
        if (decorator_effect(f, decorator) == DECORATOR_KEEPS) {
            lower_emit_expr(f, decorator, call);
        } else {
            IrVar *var = decoration_initializer(f, class_->family, member, i);
            lower_emit_declare(f, decorator, var,
                               result_of(f, decorator, call, lower_undefined(f, decorator)));
        }
    }
}

/* The getter, setter or initial value among what the decorator of an accessor gave. */
static void take_part(Frame *f, AstNode *decorator, IrExpr *result, const char *part, IrVar *var,
                      IrExpr *current)
{
    IrExpr *taken = decorator_helper(f, decorator, "__decoratedPart");
    bool is_declared = current && current->kind == IR_VAR;

    vec_push(f->lower->arena, &taken->args, lower_again(f, result));
    vec_push(f->lower->arena, &taken->args, text(f, decorator, part));
    vec_push(f->lower->arena, &taken->args, current ? current : lower_undefined(f, decorator));
    assign(f, decorator, var, taken, &is_declared);
}

static IrExpr *accessor_target(Frame *f, AstNode *decorator, IrExpr *getter, IrExpr *setter)
{
    IrExpr *target = lower_expr_new(f, IR_OBJECT, decorator, NULL);
    ContextUse all = {.everything = true};

    if (!decorator_uses_value(f, decorator)) {
        return lower_undefined(f, decorator);
    }
    add_property(f, target, &all, "get", getter);
    add_property(f, target, &all, "set", setter);
    return target;
}

static void apply_to_accessor(Frame *f, Instance *class_, AstNode *member)
{
    const AstList *decorators = decorators_of(member);
    Type *any = types_any(f->lower->program);
    bool is_replaced = lower_is_replaced(f, member);
    IrVar *getter = is_replaced ? decoration_var(f, class_->family, member, "getter", any) : NULL;
    IrVar *setter = is_replaced ? decoration_var(f, class_->family, member, "setter", any) : NULL;
    bool is_declared = false;

    for (size_t i = decorators->length; i-- > 0;) {
        AstNode *decorator = decorators->items[i];
        IrExpr *get = is_declared ? lower_var_ref(f, decorator, getter)
                                  : decorated_original(f, class_, member, false);
        IrExpr *set = is_declared ? lower_var_ref(f, decorator, setter)
                                  : decorated_original(f, class_, member, true);
        IrExpr *call = call_decorator(f, decorator, member, accessor_target(f, decorator, get, set),
                                      context_of(f, class_, member, decorator));
        if (decorator_effect(f, decorator) == DECORATOR_KEEPS) {
            lower_emit_expr(f, decorator, call);
            continue;
        }
        IrExpr *result = lower_stable(f, decorator, call, "result");
        take_part(f, decorator, result, "get", getter, lower_again(f, get));
        take_part(f, decorator, result, "set", setter, lower_again(f, set));
        take_part(f, decorator, result, "init",
                  decoration_initializer(f, class_->family, member, i), NULL);
        is_declared = true;
    }
}

/* ---- the class ----------------------------------------------------------------------- */

static void declare_initializers(Frame *f, Instance *class_, AstNode *node)
{
    IrVar *list;

    if (!decorators_add_initializers(f, node)) {
        return;
    }
    list = decoration_initializers(f, class_->family, node);
    if (!ptrmap_has(&class_->family->declared, list)) {
        ptrmap_put(f->lower->arena, &class_->family->declared, list, list);
        lower_emit_declare(f, node, list, decorator_helper(f, node, "__initializers"));
    }
}

static void apply_to_member(Frame *f, Instance *class_, AstNode *member)
{
    const char *kind = decorated_kind(member);

    if (strcmp(kind, "field") == 0) {
        apply_to_field(f, class_, member);
    } else if (strcmp(kind, "accessor") == 0) {
        apply_to_accessor(f, class_, member);
    } else {
        apply_to_value(f, class_, member,
                       lower_is_replaced(f, member) ? decorated_function_var(f, class_, member)
                                                    : NULL);
    }
}

static void apply_where(Frame *f, Instance *class_, bool is_static, bool is_field)
{
    const AstList *members = &class_->family->node->class_like.members;

    for (size_t i = 0; i < members->length; i++) {
        AstNode *member = members->items[i];
        const AstList *decorators = decorators_of(member);
        if (decorators && decorators->length > 0 && decorated_is_static(member) == is_static &&
            (strcmp(decorated_kind(member), "field") == 0) == is_field) {
            apply_to_member(f, class_, member);
        }
    }
}

void lower_apply_decorators(Frame *f, Instance *class_)
{
    AstNode *node = class_->family->node;

    if (count_decorators(node) == 0) {
        return;
    }
    evaluate_members(f, node);
    declare_initializers(f, class_, node);
    for (size_t i = 0; i < node->class_like.members.length; i++) {
        declare_initializers(f, class_, node->class_like.members.items[i]);
    }
    apply_where(f, class_, true, false);
    apply_where(f, class_, false, false);
    apply_where(f, class_, true, true);
    apply_where(f, class_, false, true);
    if (node->class_like.decorators.length > 0) {
        apply_to_value(f, class_, node,
                       lower_is_replaced(f, node) ? lower_class_var(f, node) : NULL);
    }
}
