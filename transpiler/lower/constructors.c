/*
 * Constructors:   constructor(private radius: number) { super(radius); this.kind = "x"; }
 *
 * The fields' initialisers are assignments at the body's start, after the super call where there is
 * one: parameter properties first, then fields in order. A field without an initialiser starts as
 * undefined; the assignment that says so is left out when the constructor assigns the field before
 * anything can see it. A class without a constructor gets one that hands its parent's parameters
 * on.
 */
#include "lower/lower.h"

static AstNode *constructor_node(const AstNode *class_node)
{
    for (size_t i = 0; i < class_node->class_like.members.length; i++) {
        AstNode *member = class_node->class_like.members.items[i];
        if (member->kind == AST_CONSTRUCTOR && member->function.body) {
            return member;
        }
    }
    return NULL;
}

/* ---- making the function ------------------------------------------------------------ */

static IrVar *copy_parameter(Frame *f, const char *name, Type *type, bool is_rest)
{
    IrVar *var = lower_var_new(f, name, type);

    var->is_rest = is_rest;
    vec_push(f->lower->arena, &f->function->params, var);
    return var;
}

/* The construct signature of the library class that the class extends: Array's is the one for any
 * number of elements. */
static Signature *native_signature(Frame *f, AstNode *class_node, bool is_array)
{
    AstNode *expression = class_node->class_like.extends->expression_with_types.expression;
    size_t count;
    Signature **signatures =
        types_construct_signatures(f->lower->program, lower_type_of(f, expression), &count);

    for (size_t i = 0; is_array && i < count; i++) {
        if (signatures[i]->has_rest) {
            return signatures[i];
        }
    }
    return count > 0 ? signatures[0] : NULL;
}

/* The first overload with room for the arguments. */
static Signature *native_signature_for(Frame *f, AstNode *class_node, size_t given)
{
    AstNode *expression = class_node->class_like.extends->expression_with_types.expression;
    size_t count;
    Signature **signatures =
        types_construct_signatures(f->lower->program, lower_type_of(f, expression), &count);

    for (size_t i = 0; i < count; i++) {
        if (signatures[i]->parameter_count >= given) {
            return signatures[i];
        }
    }
    return count > 0 ? signatures[0] : NULL;
}

static void copy_parent_parameters(Frame *f, Instance *class_)
{
    Program *program = f->lower->program;

    if (class_->parent) {
        IrVarList *params = &class_->parent->class_->constructor->params;
        for (size_t i = 0; i < params->length; i++) {
            const IrVar *var = params->items[i];
            copy_parameter(f, var->name, var->type, var->is_rest);
        }
    } else if (class_->class_->native_parent) {
        Signature *signature = native_signature(f, class_->family->node, class_->class_->is_array);
        for (size_t i = 0; signature && i < signature->parameter_count; i++) {
            copy_parameter(f, signature->parameters[i].name,
                           lower_type(f, types_of_parameter(program, signature, i)),
                           signature->parameters[i].is_rest);
        }
    }
}

void lower_constructor(Instance *class_)
{
    Frame *outer = class_->frame;
    Lower *lower = outer->lower;
    AstNode *node = constructor_node(class_->family->node);
    IrFunction *function = NEW(lower->arena, IrFunction);
    Frame *frame = lower_frame_new(outer, node, function);

    function->owner = class_->class_;
    if (node) {
        lower_fill_function(frame, node, IR_FUNCTION_CONSTRUCTOR);
    }
    function->kind = IR_FUNCTION_CONSTRUCTOR;
    function->module = frame->module;
    function->name =
        lower_intern(frame, arena_printf(lower->arena, "%s_init", class_->class_->name));
    function->js_name = class_->class_->js_name;
    function->exported = class_->class_->exported;
    function->return_type = types_void(lower->program);
    function->this_var = lower_var_new(frame, "this", class_->class_->type);
    function->this_var->is_this = true;
    class_->class_->constructor = function;
    if (node) {
        lower_parameters(frame, &node->function.parameters);
    } else {
        copy_parent_parameters(frame, class_);
    }
    vec_push(lower->arena, &frame->module->functions, function);
    vec_push(lower->arena, &lower->pending, frame);
}

/* ---- fields that start as undefined ------------------------------------------------- */

typedef struct Escape {
    const char *name;
    bool found;
} Escape;

/* Whether code could see the field: a bare `this`, a method call on it, a read of the field. */
static bool look_for_escape(AstNode *node, void *context)
{
    Escape *escape = context;
    AstNode *parent = node->parent;

    if (node->kind == AST_RETURN_STATEMENT) {
        escape->found = true;
    } else if (node->kind == AST_THIS_EXPRESSION) {
        bool is_access =
            parent->kind == AST_PROPERTY_ACCESS && parent->property_access.object == node;
        AstNode *name = is_access ? parent->property_access.name : NULL;
        bool is_called = is_access && parent->parent->kind == AST_CALL_EXPRESSION &&
                         parent->parent->call.callee == parent;
        if (!is_access || is_called || name->identifier.name == escape->name) {
            escape->found = true;
        }
    }
    if (!escape->found) {
        ast_for_each_child(node, look_for_escape, context);
    }
    return !escape->found;
}

static bool lets_escape(AstNode *node, const char *name)
{
    Escape escape = {name, false};

    look_for_escape(node, &escape);
    return escape.found;
}

/* this.name = value, as a statement: value, else NULL. */
static AstNode *assigned_value(AstNode *statement, const char *name)
{
    AstNode *expression;
    AstNode *left;

    if (statement->kind != AST_EXPRESSION_STATEMENT) {
        return NULL;
    }
    expression = ast_skip_parentheses(statement->wrapped.expression);
    if (expression->kind != AST_ASSIGNMENT_EXPRESSION || expression->binary.op != AST_OP_ASSIGN) {
        return NULL;
    }
    left = expression->binary.left;
    bool is_field = left->kind == AST_PROPERTY_ACCESS &&
                    left->property_access.object->kind == AST_THIS_EXPRESSION &&
                    left->property_access.name->identifier.name == name;
    return is_field ? expression->binary.right : NULL;
}

static bool is_assigned_first(AstNode *constructor, const char *name)
{
    AstList *statements = &constructor->function.body->block.statements;

    for (size_t i = 0; i < constructor->function.parameters.length; i++) {
        if (lets_escape(constructor->function.parameters.items[i], name)) {
            return false;
        }
    }
    for (size_t i = 0; i < statements->length; i++) {
        AstNode *value = assigned_value(statements->items[i], name);
        if (value) {
            return !lets_escape(value, name);
        }
        if (lets_escape(statements->items[i], name)) {
            return false;
        }
    }
    return false;
}

/* ---- initialisers ------------------------------------------------------------------- */

static void assign_field(Frame *f, AstNode *node, const char *key, Type *type, IrExpr *value)
{
    IrExpr *field = lower_field(f, node, lower_var_ref(f, node, f->function->this_var), key, type);

    if (*key == '#') {
        field->name = lower_private_key(f, key);
        field->is_private_name = true;
    }
    field->native = lower_inherited_native(f, f->class_, key);
    lower_emit_expr(f, node, lower_assign(f, node, field, value));
}

static Type *field_type(Frame *f, const char *key)
{
    Program *program = f->lower->program;
    const Property *property = types_property_of(program, f->class_->class_->type, key);

    return property ? types_of_property(program, property) : types_any(program);
}

static void assign_parameter_properties(Frame *f)
{
    AstList *parameters = f->node ? &f->node->function.parameters : NULL;

    for (size_t i = 0; parameters && i < parameters->length; i++) {
        AstNode *parameter = parameters->items[i];
        Symbol *symbol = names_symbol_of(f->lower->program, parameter);
        if (!ast_has_modifier(parameter, AST_MODIFIER_PARAMETER_PROPERTY) || !symbol ||
            parameter->parameter.target->kind != AST_IDENTIFIER) {
            continue;
        }
        Symbol *variable = names_resolve(f->lower->program, parameter->parameter.target);
        IrVar *var = lower_var_of(f, variable ? variable : symbol);
        const char *name = parameter->parameter.target->identifier.name;
        assign_field(f, parameter, name, field_type(f, name), lower_var_ref(f, parameter, var));
    }
}

static void decorated_field(Frame *f, AstNode *member, const char *key)
{
    AstNode *initializer = member->property.initializer;
    IrExpr *self = lower_this(f, member);
    IrExpr *value = initializer ? lower_expr(f, initializer) : lower_undefined(f, member);
    Instance *class_ = f->class_->family->statics;
    bool is_accessor = lower_is_decorated_accessor(member);

    assign_field(f, member, is_accessor ? lower_accessor_storage(f, member) : key,
                 field_type(f, key), lower_decorated_value(f, class_, member, self, value));
    lower_run_initializers(f, class_, member, self);
}

static void initialise_field(Frame *f, AstNode *member)
{
    const char *key = lower_member_key(f->lower, member);
    AstNode *initializer = member->property.initializer;

    if (lower_is_computed_member(f->lower, member)) {
        IrExpr *self = lower_this(f, member);
        IrExpr *value = initializer ? lower_expr(f, initializer) : lower_undefined(f, member);
        lower_initialise_computed_field(f, f->class_, member, self, value);
        return;
    }
    if (!key) {
        return; /* diagnosed with the fields */
    }
    if (member->property.decorators.length > 0) {
        decorated_field(f, member, key);
    } else if (initializer) {
        assign_field(f, member, key, field_type(f, key), lower_expr(f, initializer));
    } else if (!f->node || !is_assigned_first(f->node, key)) {
        assign_field(f, member, key, field_type(f, key), lower_undefined(f, member));
    }
}

static void initialise_fields(Frame *f)
{
    AstNode *class_node = f->class_->family->node;

    lower_run_method_initializers(f, f->class_->family->statics, false, lower_this(f, class_node));
    assign_parameter_properties(f);
    for (size_t i = 0; i < class_node->class_like.members.length; i++) {
        AstNode *member = class_node->class_like.members.items[i];
        if (member->kind == AST_PROPERTY_DECLARATION &&
            !ast_has_modifier(member,
                              AST_MODIFIER_STATIC | AST_MODIFIER_ABSTRACT | AST_MODIFIER_DECLARE)) {
            initialise_field(f, member);
        }
    }
}

/* ---- super -------------------------------------------------------------------------- */

static bool look_for_value(AstNode *node, void *context)
{
    bool *found = context;

    if (node->kind == AST_RETURN_STATEMENT && node->wrapped.expression) {
        *found = true;
    } else if (!*found && !ast_is_function_like(node->kind)) {
        ast_for_each_child(node, look_for_value, context);
    }
    return !*found;
}

/* Whether a class's constructor may give another object than the one it was called for. */
static bool gives_other(const Instance *class_)
{
    AstNode *constructor = constructor_node(class_->family->node);
    bool found = false;

    if (constructor) {
        ast_for_each_child(constructor->function.body, look_for_value, &found);
    }
    return found;
}

static IrExpr *super_call(Frame *f, AstNode *node)
{
    Instance *parent = f->class_->parent;
    if (parent && gives_other(parent)) {
        lower_unsupported(f, node, "Extending a class whose constructor returns a value");
    }
    IrExpr *expr =
        lower_expr_new(f, parent ? IR_CALL : IR_CALL_NATIVE, node, types_void(f->lower->program));

    expr->is_super = true;
    expr->object = lower_this(f, node);
    if (parent) {
        expr->function = parent->class_->constructor;
    } else {
        size_t given = node->kind == AST_CALL_EXPRESSION ? node->call.arguments.length : 0;
        AstNode *class_node = f->class_->family->node;
        Signature *signature = f->class_->class_->is_array
                                   ? native_signature(f, class_node, true)
                                   : native_signature_for(f, class_node, given);
        expr->native = signature ? lower_native(f->lower, signature->declaration) : NULL;
        if (!expr->native) {
            lower_report(f, node, LIBRARY_BASE_CLASS, f->class_->class_->native_parent);
        }
    }
    return expr;
}

IrExpr *lower_super_call(Frame *f, AstNode *node)
{
    IrExpr *expr;

    if (!f->class_ || (!f->class_->parent && !f->class_->class_->native_parent)) {
        lower_no_super(f, node, "'super' here");
        return lower_undefined(f, node);
    }
    expr = super_call(f, node);
    lower_arguments(f, &node->call.arguments, &expr->args);
    if (expr->function) {
        lower_fill_arguments(f, node, expr->function, expr);
    }
    return expr;
}

static void synthesized_super(Frame *f)
{
    AstNode *node = f->class_->family->node;
    IrExpr *expr = super_call(f, node);

    for (size_t i = 0; i < f->function->params.length; i++) {
        IrVar *var = f->function->params.items[i];
        IrExpr *value = lower_var_ref(f, node, var);
        if (var->is_rest && expr->native) {
            IrExpr *spread = lower_expr_new(f, IR_SPREAD, node, var->type);
            spread->object = value;
            value = spread;
        }
        vec_push(f->lower->arena, &expr->args, value);
    }
    lower_emit_expr(f, node, expr);
}

/* ---- bodies ------------------------------------------------------------------------- */

bool lower_is_super_statement(const AstNode *statement)
{
    const AstNode *expression =
        statement->kind == AST_EXPRESSION_STATEMENT ? statement->wrapped.expression : NULL;

    return expression && expression->kind == AST_CALL_EXPRESSION &&
           expression->call.callee->kind == AST_SUPER_EXPRESSION;
}

/* The fields are initialised after each statement that is a super call, wherever it stands. */
static bool find_super(AstNode *node, void *context)
{
    *(bool *)context |= lower_is_super_statement(node);
    if (!*(bool *)context && !ast_is_function_like(node->kind) && !ast_is_class_like(node->kind)) {
        ast_for_each_child(node, find_super, context);
    }
    return !*(bool *)context;
}

void lower_after_super(Frame *f)
{
    if (f->function && f->function->kind == IR_FUNCTION_CONSTRUCTOR && f->class_) {
        initialise_fields(f);
    }
}

static void derived_body(Frame *f, AstNode *body)
{
    bool found = false;

    lower_statements(f, &body->block.statements);
    ast_for_each_child(body, find_super, &found);
    if (!found) {
        lower_unsupported(f, f->node,
                          "A constructor whose 'super' call is not a statement of its own");
    }
}

void lower_constructor_body(Frame *f)
{
    IrClass *class_ = f->class_->class_;
    AstNode *node = f->node;
    bool is_derived = class_->parent || class_->native_parent || class_->unknown_base;

    f->function->body = lower_stmt_new(f, IR_STMT_BLOCK, node ? node : f->class_->family->node);
    f->out = &f->function->body->body;
    if (!node) {
        if (is_derived && !class_->unknown_base) {
            synthesized_super(f);
        }
        initialise_fields(f);
        return;
    }
    AstList *statements = &node->function.body->block.statements;
    lower_start_parameters(f, &node->function.parameters);
    lower_hoist(f, statements);
    if (is_derived) {
        derived_body(f, node->function.body);
    } else {
        initialise_fields(f);
        lower_statements(f, statements);
    }
    lower_take_inner(f, node->function.body, &f->function->body->inner_comments);
    lower_prepend_hoisted(f);
    lower_take_function_comments(f, node);
}
