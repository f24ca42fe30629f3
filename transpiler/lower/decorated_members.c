/*
 * The members that decorators may replace:
 *
 *     @logged greet(name) { ... }      greet(name) { return (what logged left).call(this, name); }
 *     @clamp accessor size = 4;        get size() { ... }  set size(value) { ... }
 *
 * and what constructors do for them: initial values and initializers.
 */
#include "lower/decorators.h"

/* ---- making functions ---------------------------------------------------------------- */

static IrFunction *new_function(Frame *outer, AstNode *node, IrFunctionKind kind,
                                const char *js_name, Frame **frame)
{
    Lower *lower = outer->lower;
    IrFunction *function = NEW(lower->arena, IrFunction);

    *frame = lower_frame_new(outer, NULL, function);
    function->kind = kind;
    function->name = function->js_name = js_name;
    function->node = node;
    function->module = outer->module;
    function->return_type = types_any(lower->program);
    function->body = lower_stmt_new(*frame, IR_STMT_BLOCK, node);
    (*frame)->out = &function->body->body;
    vec_push(lower->arena, &outer->module->functions, function);
    return function;
}

static IrVar *add_param(Frame *frame, const char *name, Type *type)
{
    IrVar *var = lower_var_new(frame, name, type);

    vec_push(frame->lower->arena, &frame->function->params, var);
    return var;
}

static void emit_return(Frame *frame, AstNode *node, IrExpr *value)
{
    IrStmt *stmt = lower_stmt_new(frame, IR_STMT_RETURN, node);

    stmt->expr = value;
    lower_emit(frame, stmt);
}

/* Gives a function of a class its name in C, which follows the class's: see naming.c. */
static void name_member(Instance *class_, Frame *frame, const char *base_name)
{
    Lower *lower = frame->lower;
    IrFunction *function = frame->function;
    Instance *instance = NEW(lower->arena, Instance);
    Family *family = NEW(lower->arena, Family);

    family->node = function->node;
    family->frame = class_->frame;
    family->owner = class_;
    instance->family = family;
    instance->function = function;
    instance->frame = frame;
    instance->base_name = base_name;
    vec_push(lower->arena, &family->instances, instance);
    ptrmap_put(lower->arena, &class_->methods, function, family);
}

static void add_member(Instance *class_, Frame *frame, const char *base_name)
{
    Lower *lower = frame->lower;
    IrFunction *function = frame->function;
    bool is_static = function->kind == IR_FUNCTION_STATIC_METHOD;

    name_member(class_, frame, base_name);
    function->owner = class_->class_;
    function->exported = class_->class_->exported;
    frame->is_static = is_static;
    if (!is_static) {
        function->this_var = lower_var_new(frame, "this", class_->class_->type);
        function->this_var->is_this = true;
    }
    vec_push(lower->arena, is_static ? &class_->class_->static_methods : &class_->class_->methods,
             function);
}

static const char *plain_key(Lower *lower, const AstNode *member)
{
    const char *key = lower_member_key(lower, member);

    if (key && strncmp(key, "__@", 3) == 0) {
        return arena_strndup(lower->arena, key + 3, strcspn(key + 3, "@"));
    }
    return key && *key == '#' ? key + 1 : key;
}

static IrExpr *function_value(Frame *f, AstNode *node, IrFunction *function)
{
    IrExpr *expr = lower_expr_new(f, IR_FUNCTION, node, NULL);

    expr->function = function;
    function->used_as_value = true;
    lower_use_module(f, function->module);
    return expr;
}

/* ---- methods ------------------------------------------------------------------------- */

IrVar *decorated_function_var(Frame *f, Instance *class_, AstNode *member)
{
    const char *role = member->kind == AST_GET_ACCESSOR   ? "getter"
                       : member->kind == AST_SET_ACCESSOR ? "setter"
                                                          : "decorated";

    return decoration_var(f, class_->family, member, role, types_any(f->lower->program));
}

/* Whether the number of arguments matters to what is called instead. */
static bool has_optional(const IrFunction *function)
{
    size_t count = function->params.length;

    return function->length < count || (count > 0 && vec_last(&function->params)->is_rest);
}

/* return (var).call(this, ...parameters) */
static void call_through(Instance *class_, Frame *frame, IrVar *var)
{
    AstNode *node = frame->function->node;
    IrExpr *call = lower_expr_new(frame, IR_CALL_VALUE, node, NULL);

    call->object = lower_var_ref(frame, node, var);
    call->left = frame->is_static ? lower_original_class(frame, node, class_->family->node)
                                  : lower_this(frame, node);
    for (size_t i = 0; i < frame->function->params.length; i++) {
        IrExpr *value = lower_var_ref(frame, node, frame->function->params.items[i]);
        if (frame->function->params.items[i]->is_rest) {
            IrExpr *spread = lower_expr_new(frame, IR_SPREAD, node, value->type);
            spread->object = value;
            value = spread;
        }
        vec_push(frame->lower->arena, &call->args, value);
    }
    if (frame->function->kind == IR_FUNCTION_SETTER) {
        lower_emit_expr(frame, node, call);
    } else {
        emit_return(frame, node, call);
    }
}

IrFunction *lower_split_method(Instance *class_, Frame *original_frame)
{
    Lower *lower = original_frame->lower;
    IrFunction *original = original_frame->function;
    AstNode *member = original->node;
    AstNode *decorator = decorators_of(member)->items[0];
    Frame *frame;
    IrFunction *function =
        new_function(class_->frame, decorator, original->kind, original->js_name, &frame);
    const char *key = plain_key(lower, member);

    function->length = original->length;
    function->is_static_getter = original->is_static_getter;
    function->is_static_setter = original->is_static_setter;
    original->is_static_getter = original->is_static_setter = false;
    add_member(class_, frame,
               arena_printf(lower->arena, "%s%s",
                            original->kind == IR_FUNCTION_SETTER ? "set_" : "", key));
    if (has_optional(original)) {
        add_param(frame, "arguments", types_array_of(lower->program, types_any(lower->program)))
            ->is_rest = true;
    } else {
        for (size_t i = 0; i < original->params.length; i++) {
            add_param(frame, original->params.items[i]->name, original->params.items[i]->type);
        }
    }
    call_through(class_, frame, decorated_function_var(frame, class_, member));
    const char *prefix = original->kind == IR_FUNCTION_GETTER   ? "get "
                         : original->kind == IR_FUNCTION_SETTER ? "set "
                                                                : "";
    original->value_name =
        arena_printf(lower->arena, "%s%s", prefix, lower_key_as_name(lower, original->js_name));
    original->js_name = arena_printf(lower->arena, "#undecorated %s%s", prefix, original->js_name);
    if (original->kind != IR_FUNCTION_STATIC_METHOD) {
        original->kind = IR_FUNCTION_METHOD;
    }
    name_member(class_, original_frame, arena_printf(lower->arena, "%s_undecorated", key));
    ptrmap_put(lower->arena, &class_->family->originals, member, original);
    return function;
}

/* ---- accessor fields ----------------------------------------------------------------- */

bool lower_is_decorated_accessor(const AstNode *member)
{
    return member->kind == AST_PROPERTY_DECLARATION && member->property.decorators.length > 0 &&
           ast_has_modifier(member, AST_MODIFIER_ACCESSOR);
}

const char *lower_accessor_storage(Frame *f, const AstNode *member)
{
    return lower_intern(
        f, arena_printf(f->lower->arena, "#%s_accessor_storage", plain_key(f->lower, member)));
}

static IrExpr *storage(Frame *frame, Instance *class_, AstNode *member)
{
    if (frame->is_static) {
        return lower_var_ref(frame, member, lower_static_var(frame, class_, member));
    }
    IrExpr *field =
        lower_field(frame, member, lower_this(frame, member), lower_accessor_storage(frame, member),
                    lower_type(frame, types_of_declaration(frame->lower->program, member)));
    field->is_private_name = true;
    return field;
}

static Frame *accessor_function(Instance *class_, AstNode *member, bool is_setter, bool is_original)
{
    Lower *lower = class_->frame->lower;
    const char *key = lower_member_key(lower, member);
    const char *base = plain_key(lower, member);
    const char *prefix = is_setter ? "set " : "get ";
    IrFunctionKind kind = decorated_is_static(member) ? IR_FUNCTION_STATIC_METHOD
                          : is_original               ? IR_FUNCTION_METHOD
                          : is_setter                 ? IR_FUNCTION_SETTER
                                                      : IR_FUNCTION_GETTER;
    Frame *frame;
    IrFunction *function = new_function(
        class_->frame, member->property.decorators.items[0], kind,
        is_original ? arena_printf(lower->arena, "#undecorated %s%s", prefix, key) : key, &frame);

    function->length = is_setter;
    function->is_static_getter = decorated_is_static(member) && !is_setter && !is_original;
    function->is_static_setter = decorated_is_static(member) && is_setter && !is_original;
    if (is_original) {
        function->value_name =
            arena_printf(lower->arena, "%s%s", prefix, lower_key_as_name(lower, key));
    }
    add_member(class_, frame,
               arena_printf(lower->arena, "%s%s%s", is_setter ? "set_" : "", base,
                            is_original ? "_undecorated" : ""));
    if (is_setter) {
        add_param(frame, "value", lower_type(frame, types_of_declaration(lower->program, member)));
    }
    return frame;
}

static IrFunction *make_accessor_original(Instance *class_, AstNode *member, bool is_setter)
{
    Frame *frame = accessor_function(class_, member, is_setter, true);
    IrExpr *place = storage(frame, class_, member);

    if (is_setter) {
        place = lower_assign(frame, member, place,
                             lower_var_ref(frame, member, frame->function->params.items[0]));
        if (place->left->kind == IR_VAR) {
            place->left->var->constant = false;
        }
        lower_emit_expr(frame, member, place);
    } else {
        emit_return(frame, member, place);
    }
    return frame->function;
}

static const void *accessor_key(const AstNode *member, bool is_setter)
{
    return is_setter ? (const void *)member->property.name : (const void *)member;
}

IrFunction *lower_decorated_accessor(Frame *f, Instance *class_, AstNode *member, bool is_setter)
{
    PtrMap *made = &class_->accessors;
    IrFunction *function = ptrmap_get(made, accessor_key(member, is_setter));

    if (!function) {
        Frame *frame = accessor_function(class_, member, is_setter, false);
        function = frame->function;
        ptrmap_put(f->lower->arena, made, accessor_key(member, is_setter), function);
        call_through(class_, frame,
                     decoration_var(f, class_->family, member, is_setter ? "setter" : "getter",
                                    types_any(f->lower->program)));
    }
    return function;
}

IrExpr *decorated_original(Frame *f, Instance *class_, AstNode *member, bool is_setter)
{
    PtrMap *originals = &class_->family->originals;
    const void *key =
        member->kind == AST_PROPERTY_DECLARATION ? accessor_key(member, is_setter) : member;
    IrFunction *function = ptrmap_get(originals, key);

    if (!function) {
        function = member->kind == AST_PROPERTY_DECLARATION
                       ? make_accessor_original(class_, member, is_setter)
                       : lower_method_of(f, class_, member, NULL, 0);
        ptrmap_put(f->lower->arena, originals, key, function);
    }
    return function_value(f, member, function);
}

/* ---- context.access ------------------------------------------------------------------ */

/* object.name, or object[key] where the key is computed; private names need an instance. */
static IrExpr *accessed(Frame *frame, Instance *class_, AstNode *member, IrVar *object)
{
    const char *key = lower_member_key(frame->lower, member);
    IrExpr *value = lower_var_ref(frame, member, object);
    Type *any = types_any(frame->lower->program);

    if (key && *key == '#') {
        value->type = class_->class_->type;
        IrExpr *field = lower_field(frame, member, value, lower_private_key(frame, key), any);
        field->is_private_name = true;
        return field;
    }
    return key ? lower_field(frame, member, value, key, any)
               : lower_element(frame, member, value,
                               lower_expr(frame, ast_declaration_name(member)->wrapped.expression),
                               any);
}

static IrExpr *has_member(Frame *frame, Instance *class_, AstNode *member, IrVar *object)
{
    const char *key = lower_member_key(frame->lower, member);
    Type *boolean = types_boolean(frame->lower->program);
    IrExpr *value = lower_var_ref(frame, member, object);

    if (key && *key == '#') {
        return lower_binary(frame, member, IR_OP_INSTANCEOF, value,
                            lower_original_class(frame, member, class_->family->node), boolean);
    }
    IrExpr *name = key && strncmp(key, "__@", 3) != 0
                       ? lower_string(frame, member, key, strlen(key))
                       : lower_expr(frame, ast_declaration_name(member)->wrapped.expression);
    return lower_binary(frame, member, IR_OP_IN, name, value, boolean);
}

IrExpr *decorated_access(Frame *f, Instance *class_, AstNode *member, const char *part)
{
    Lower *lower = f->lower;
    Type *any = types_any(lower->program);
    AstNode *decorator = decorators_of(member)->items[0];
    Frame *frame;
    IrFunction *function = new_function(class_->frame, decorator, IR_FUNCTION_PLAIN, part, &frame);
    IrVar *object = add_param(frame, "object", any);
    bool is_set = strcmp(part, "set") == 0;

    function->name = arena_printf(lower->arena, "%s_%s", plain_key(lower, member), part);
    function->length = is_set ? 2 : 1;
    if (is_set) {
        IrExpr *value = lower_var_ref(frame, member, add_param(frame, "value", any));
        lower_emit_expr(
            frame, member,
            lower_assign(frame, member, accessed(frame, class_, member, object), value));
    } else {
        emit_return(frame, member,
                    strcmp(part, "has") == 0 ? has_member(frame, class_, member, object)
                                             : accessed(frame, class_, member, object));
    }
    return function_value(f, member, function);
}

/* ---- initial values and initializers ------------------------------------------------- */

static IrExpr *initial_value(Frame *f, AstNode *decorator, IrVar *initializer, IrExpr *self,
                             IrExpr *value, bool is_surely_there)
{
    IrExpr *call;

    if (is_surely_there) {
        call = lower_expr_new(f, IR_CALL_VALUE, decorator, NULL);
        call->object = lower_var_ref(f, decorator, initializer);
        call->left = self;
    } else {
        call = decorator_helper(f, decorator, "__initialValue");
        vec_push(f->lower->arena, &call->args, lower_var_ref(f, decorator, initializer));
        vec_push(f->lower->arena, &call->args, self);
    }
    vec_push(f->lower->arena, &call->args, value);
    return call;
}

IrExpr *lower_decorated_value(Frame *f, Instance *class_, AstNode *member, IrExpr *self,
                              IrExpr *value)
{
    const AstList *decorators = decorators_of(member);
    bool is_field = strcmp(decorated_kind(member), "field") == 0;

    for (size_t i = 0; i < decorators->length; i++) {
        DecoratorEffect effect = decorator_effect(f, decorators->items[i]);
        if (effect != DECORATOR_KEEPS) {
            value = initial_value(
                f, decorators->items[i], decoration_initializer(f, class_->family, member, i),
                lower_again(f, self), value, is_field && effect == DECORATOR_REPLACES);
        }
    }
    return value;
}

void lower_run_initializers(Frame *f, Instance *class_, AstNode *member, IrExpr *self)
{
    if (!decorators_add_initializers(f, member)) {
        return;
    }
    IrExpr *run = decorator_helper(f, member, "__runInitializers");
    vec_push(f->lower->arena, &run->args,
             lower_var_ref(f, member, decoration_initializers(f, class_->family, member)));
    vec_push(f->lower->arena, &run->args, lower_again(f, self));
    lower_emit_expr(f, member, run);
}

/* Those that the decorators of methods and accessors added: before all fields. */
void lower_run_method_initializers(Frame *f, Instance *class_, bool is_static, IrExpr *self)
{
    const AstList *members = &class_->family->node->class_like.members;

    for (size_t i = 0; i < members->length; i++) {
        AstNode *member = members->items[i];
        if (ast_is_function_like(member->kind) && decorated_is_static(member) == is_static &&
            decorators_add_initializers(f, member)) {
            lower_run_initializers(f, class_, member, self);
            return;
        }
    }
}
