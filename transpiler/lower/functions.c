/*
 * Functions:   function f(a, b = 1, ...rest) { ... }      (x) => x * 2      function () { ... }
 *
 * Each becomes one IrFunction per instance. Its parameters are made at once, because calls need
 * them; its body waits on the work list. Defaults and patterns of parameters are statements at the
 * start of the body: `if (b === undefined) b = 1`. A function that uses `arguments` gets them all
 * as one rest parameter and declares its own parameters as variables.
 *
 * A function declaration makes no statement, wherever it stands; one that is used as a value more
 * than once in a nested scope gets a variable holding its one closure (hoisted to the block's
 * start), so that `f === f` holds.
 */
#include "lower/lower.h"

Frame *lower_frame_new(Frame *outer, AstNode *node, IrFunction *function)
{
    Frame *frame = NEW(outer->lower->arena, Frame);

    frame->lower = outer->lower;
    frame->outer = outer;
    frame->node = node;
    frame->function = function;
    frame->module = outer->module;
    frame->parameters = outer->parameters;
    frame->arguments = outer->arguments;
    frame->mapper = outer->mapper;
    frame->class_ = outer->class_;
    frame->taken = NEW(outer->lower->arena, PtrMap);
    return frame;
}

void lower_frame_types(Frame *frame, Type **parameters, Type **arguments, size_t count)
{
    Arena *arena = frame->lower->arena;
    TypeVec all_parameters = {0}, all_arguments = {0};

    if (count == 0) {
        return;
    }
    vec_append(arena, &all_parameters, &frame->parameters);
    vec_append(arena, &all_arguments, &frame->arguments);
    for (size_t i = 0; i < count; i++) {
        vec_push(arena, &all_parameters, parameters[i]);
        vec_push(arena, &all_arguments, arguments[i]);
    }
    frame->parameters = all_parameters;
    frame->arguments = all_arguments;
    frame->mapper = types_mapper(frame->lower->program, all_parameters.items, all_arguments.items,
                                 all_parameters.length);
}

/* ---- making functions --------------------------------------------------------------- */

static bool is_this_parameter(const AstNode *parameter)
{
    const AstNode *target = parameter->parameter.target;

    return target->kind == AST_IDENTIFIER && strcmp(target->identifier.name, "this") == 0;
}

static size_t js_length(const AstList *parameters)
{
    size_t length = 0;

    for (size_t i = 0; i < parameters->length; i++) {
        const AstNode *parameter = parameters->items[i];
        if (is_this_parameter(parameter)) {
            continue;
        }
        if (parameter->parameter.initializer || parameter->parameter.is_rest) {
            break;
        }
        length++;
    }
    return length;
}

static Type *with_undefined(Program *program, Type *type)
{
    Type *members[] = {type, types_undefined(program)};

    return lower_is_any(type) ? type : types_union(program, members, 2);
}

static IrVar *parameter_var(Frame *f, AstNode *parameter)
{
    Program *program = f->lower->program;
    AstNode *target = parameter->parameter.target;
    Symbol *symbol = names_symbol_of(program, parameter);
    IrVar *var;

    if (target->kind == AST_IDENTIFIER && symbol && !(symbol->flags & SYMBOL_ALIAS)) {
        var = lower_var_of(f, symbol);
    } else {
        Type *type = types_of_declaration(program, parameter);
        var = lower_var_new(f, lower_pattern_role(f, target), lower_type(f, type));
        var->declaration = parameter;
    }
    if (parameter->parameter.initializer) {
        var->type = with_undefined(program, var->type);
        var->constant = false;
    }
    var->is_rest = parameter->parameter.is_rest;
    return var;
}

void lower_parameters(Frame *f, const AstList *parameters)
{
    IrFunction *function = f->function;

    if (f->node && ast_is_function_like(f->node->kind) && f->node->function.uses_arguments &&
        f->node->kind != AST_ARROW_FUNCTION) {
        Program *program = f->lower->program;
        IrVar *var = lower_var_new(f, "arguments", types_array_of(program, types_any(program)));
        var->is_rest = true;
        function->arguments_var = var;
        vec_push(f->lower->arena, &function->params, var);
        return;
    }
    for (size_t i = 0; i < parameters->length; i++) {
        if (!is_this_parameter(parameters->items[i])) {
            vec_push(f->lower->arena, &function->params, parameter_var(f, parameters->items[i]));
        }
    }
}

static Type *this_type(Frame *f, AstNode *node, const Signature *signature)
{
    if (signature->this_type) {
        return lower_type(f, signature->this_type);
    }
    for (AstNode *at = node->parent; at; at = at->parent) {
        if (at->kind == AST_OBJECT_LITERAL) {
            return lower_type_of(f, at);
        }
        if (ast_is_function_with_body(at->kind) || ast_is_statement(at->kind)) {
            break;
        }
    }
    return types_any(f->lower->program);
}

/* Whether a function needs its caller to pass a receiver. */
static bool uses_this(const AstNode *node)
{
    return node->kind != AST_ARROW_FUNCTION &&
           (node->function.uses_this || node->function.uses_super);
}

void lower_fill_function(Frame *f, AstNode *node, IrFunctionKind kind)
{
    Program *program = f->lower->program;
    IrFunction *function = f->function;
    Signature *signature = types_signature_of_function(program, node);
    Symbol *symbol = names_symbol_of(program, node);

    function->kind = kind;
    function->node = node;
    function->module = f->module;
    function->js_name = lower_js_name(f, node);
    function->is_async = ast_has_modifier(node, AST_MODIFIER_ASYNC);
    function->is_generator = node->function.is_generator;
    function->exported = symbol && symbol->is_exported;
    function->length = js_length(&node->function.parameters);
    function->return_type = lower_type(f, types_of_return(program, signature));
    function->blank_before = node->blank_line_before;
    if (kind == IR_FUNCTION_PLAIN && uses_this(node)) {
        function->this_var = lower_var_new(f, "this", this_type(f, node, signature));
        function->this_var->is_this = true;
        function->is_sloppy = !function->is_async && !function->is_generator && node->function.body &&
                              lower_is_sloppy(f, node->function.body);
    }
}

/* The frame, function and parameters of a new instance; its body goes on the work list. */
static void make_function(Frame *outer, Instance *instance, Type **parameters)
{
    Lower *lower = outer->lower;
    AstNode *node = instance->family->node;
    IrFunction *function = NEW(lower->arena, IrFunction);
    Frame *frame = lower_frame_new(outer, node, function);

    frame->is_static = node->kind == AST_ARROW_FUNCTION && outer->is_static;
    lower_frame_types(frame, parameters, instance->arguments.items, instance->arguments.length);
    instance->function = function;
    instance->frame = frame;
    frame->instance = instance;
    function->name = lower_role_name(outer, node); /* for now: see naming.c */
    lower_fill_function(frame, node, IR_FUNCTION_PLAIN);
    lower_parameters(frame, &node->function.parameters);
    vec_push(lower->arena, &outer->module->functions, function);
    vec_push(lower->arena, &lower->pending, frame);
}

static Family *family_in(Frame *home, AstNode *node)
{
    void **slot = ptrmap_slot(home->lower->arena, &home->families, node);

    if (!*slot) {
        Family *family = NEW(home->lower->arena, Family);
        family->node = node;
        family->frame = home;
        *slot = family;
    }
    return *slot;
}

Family *lower_family_of(Frame *f, AstNode *node)
{
    return family_in(lower_frame_of(f, ast_enclosing_function(node), node->file), node);
}

static Instance *instance_in(Frame *home, AstNode *node, Type **arguments, size_t count)
{
    Family *family = family_in(home, node);
    Signature *signature = types_signature_of_function(home->lower->program, node);
    bool is_new;

    if (count != signature->type_parameter_count) {
        arguments = NULL;
    }
    Instance *instance = lower_instance(home->lower, family, signature->type_parameters, arguments,
                                        signature->type_parameter_count, &is_new);
    if (is_new) {
        make_function(home, instance, signature->type_parameters);
    }
    return instance;
}

static IrFunction *function_in(Frame *home, AstNode *node, Type **arguments, size_t count)
{
    return instance_in(home, node, arguments, count)->function;
}

Frame *lower_function_frame(Frame *f, AstNode *node, Type **arguments, size_t count)
{
    Frame *home = lower_frame_of(f, ast_enclosing_function(node), node->file);

    return instance_in(home, node, arguments, count)->frame;
}

IrFunction *lower_function_of(Frame *f, AstNode *node, Type **arguments, size_t count)
{
    Frame *home = lower_frame_of(f, ast_enclosing_function(node), node->file);

    return function_in(home, node, arguments, count);
}

/* A function expression or arrow as a value. Belongs to the frame in which it is evaluated. */
IrExpr *lower_function_value(Frame *f, AstNode *node)
{
    return lower_function_ref(f, node, function_in(f, node, NULL, 0));
}

/* ---- names that stand for one function ---------------------------------------------- */

static AstNode *implementation(const Symbol *symbol)
{
    for (size_t i = 0; i < symbol->declarations.length; i++) {
        AstNode *node = symbol->declarations.items[i];
        if ((node->kind == AST_FUNCTION_DECLARATION || node->kind == AST_FUNCTION_EXPRESSION) &&
            node->function.body && !node->is_ambient) {
            return node;
        }
    }
    return NULL;
}

AstNode *lower_known_function(Frame *f, Symbol *symbol)
{
    AstNode *node = symbol->value_declaration;

    (void)f;
    if (symbol->is_reassigned || !node) {
        return NULL;
    }
    if (symbol->flags & SYMBOL_FUNCTION) {
        return implementation(symbol);
    }
    if (!(symbol->flags & SYMBOL_CONST) || node->kind != AST_VARIABLE_DECLARATION ||
        node->variable.target->kind != AST_IDENTIFIER || !node->variable.initializer) {
        return NULL;
    }
    AstNode *value = ast_skip_parentheses(node->variable.initializer);
    bool is_function = value->kind == AST_ARROW_FUNCTION || value->kind == AST_FUNCTION_EXPRESSION;
    return is_function ? value : NULL;
}

/* ---- hoisted closures --------------------------------------------------------------- */

static bool is_callee(const AstNode *reference)
{
    return reference->parent->kind == AST_CALL_EXPRESSION &&
           reference->parent->call.callee == reference;
}

static bool is_loop(AstKind kind)
{
    return kind == AST_FOR_STATEMENT || kind == AST_FOR_OF_STATEMENT ||
           kind == AST_FOR_IN_STATEMENT || kind == AST_WHILE_STATEMENT || kind == AST_DO_STATEMENT;
}

/* Whether a reference runs at most once for each run of the block that declares the function. */
static bool runs_once(const AstNode *reference, const AstNode *declaration)
{
    for (const AstNode *at = reference; at && at != declaration->parent; at = at->parent) {
        if (is_loop(at->kind) || ast_is_function_with_body(at->kind)) {
            return false;
        }
    }
    return true;
}

static bool needs_closure_variable(const Symbol *symbol, const AstNode *node)
{
    size_t values = 0;
    bool once = true;

    for (size_t i = 0; i < symbol->references.length; i++) {
        const AstNode *reference = symbol->references.items[i];
        if (!is_callee(reference)) {
            values++;
            once = once && runs_once(reference, node);
        }
    }
    return values > 1 || (values == 1 && !once);
}

void lower_hoist(Frame *f, const AstList *statements)
{
    for (size_t i = 0; i < statements->length; i++) {
        AstNode *node = statements->items[i];
        Symbol *symbol;
        if (node->kind != AST_FUNCTION_DECLARATION || !node->function.body || node->is_ambient) {
            continue;
        }
        symbol = names_symbol_of(f->lower->program, node);
        if (!symbol || node->function.type_parameters.length > 0) {
            continue;
        }
        bool is_nested = symbol->scope && symbol->scope->kind != SCOPE_MODULE &&
                         symbol->scope->kind != SCOPE_NAMESPACE;
        if (symbol->is_reassigned || (is_nested && needs_closure_variable(symbol, node))) {
            Family *family = lower_family_of(f, node);
            family->closure = lower_var_of(f, symbol);
            lower_emit_declare(f, node, family->closure, lower_function_value(f, node));
        }
    }
}

/* ---- bodies ------------------------------------------------------------------------- */

/* if (var === undefined) var = initializer */
static void lower_default(Frame *f, IrVar *var, AstNode *initializer)
{
    IrStmt *test = lower_stmt_new(f, IR_STMT_IF, initializer);
    IrStmtList *out = f->out;

    test->expr = lower_is_undefined(f, initializer, lower_var_ref(f, initializer, var));
    test->then = lower_stmt_new(f, IR_STMT_BLOCK, initializer);
    f->out = &test->then->body;
    IrExpr *target = lower_var_ref(f, initializer, var);
    lower_emit_expr(f, initializer,
                    lower_assign(f, initializer, target, lower_expr(f, initializer)));
    f->out = out;
    lower_emit(f, test);
}

static void lower_parameter_start(Frame *f, AstNode *parameter, IrVar *var)
{
    AstNode *target = parameter->parameter.target;

    if (parameter->parameter.decorators.length > 0) {
        lower_report(f, parameter, DECORATOR_NOT_SUPPORTED);
    }
    if (parameter->parameter.initializer) {
        lower_default(f, var, parameter->parameter.initializer);
    }
    if (target->kind != AST_IDENTIFIER) {
        IrExpr *value = lower_var_ref(f, parameter, var);
        lower_bind(f, target, value, BIND_DECLARE, var->type);
    }
}

/* Parameters of a function that uses `arguments`: variables read from the array. */
static void declare_from_arguments(Frame *f, const AstList *parameters)
{
    IrVar *all = f->function->arguments_var;
    size_t index = 0;

    for (size_t i = 0; i < parameters->length; i++) {
        AstNode *parameter = parameters->items[i];
        if (is_this_parameter(parameter)) {
            continue;
        }
        IrVar *var = parameter_var(f, parameter);
        var->is_rest = false;
        if (parameter->parameter.is_rest) {
            IrExpr *rest = lower_rest_of(f, parameter, lower_var_ref(f, parameter, all), index);
            lower_emit_declare(f, parameter, var, rest);
            lower_parameter_start(f, parameter, var);
            continue;
        }
        IrExpr *element = lower_element(f, parameter, lower_var_ref(f, parameter, all),
                                        lower_number(f, parameter, (double)index++), var->type);
        lower_emit_declare(f, parameter, var, element);
        lower_parameter_start(f, parameter, var);
    }
}

void lower_start_parameters(Frame *f, const AstList *parameters)
{
    size_t index = 0;

    if (f->function->arguments_var) {
        declare_from_arguments(f, parameters);
        return;
    }
    for (size_t i = 0; i < parameters->length; i++) {
        if (names_library_source(f->lower->program, parameters->items[i])) {
            index++;
        } else if (!is_this_parameter(parameters->items[i])) {
            lower_parameter_start(f, parameters->items[i], f->function->params.items[index++]);
        }
    }
}

static void lower_expression_body(Frame *f, AstNode *expression)
{
    IrStmt *stmt = lower_stmt_new(f, IR_STMT_RETURN, expression);

    stmt->expr = lower_returned(f, expression);
    lower_take_comments(f, expression, stmt);
    lower_emit(f, stmt);
}

void lower_body(Frame *f)
{
    IrFunction *function = f->function;
    AstNode *node = f->node;

    if (function->kind == IR_FUNCTION_CONSTRUCTOR) {
        lower_constructor_body(f);
        return;
    }
    if (!node->function.body) {
        lower_take_function_comments(f, node); /* abstract */
        return;
    }
    function->body = lower_stmt_new(f, IR_STMT_BLOCK, node->function.body);
    f->out = &function->body->body;
    lower_start_parameters(f, &node->function.parameters);
    for (size_t i = 0; i < f->out->length; i++) {
        f->out->items[i]->of_parameters = true;
    }
    if (node->function.body->kind == AST_BLOCK) {
        lower_hoist(f, &node->function.body->block.statements);
        lower_statements(f, &node->function.body->block.statements);
        lower_take_inner(f, node->function.body, &function->body->inner_comments);
    } else {
        lower_expression_body(f, node->function.body);
    }
    lower_prepend_hoisted(f);
    lower_take_function_comments(f, node);
}

/* The variables that statements of the body asked to be declared at its start. */
void lower_prepend_hoisted(Frame *f)
{
    for (size_t i = f->hoisted.length; i-- > 0;) {
        vec_insert(f->lower->arena, &f->function->body->body, 0, f->hoisted.items[i]);
    }
}
