/*
 * Calls:   f(a, b)   new C(x)   super(x)   Math.max(...xs)
 *
 * A name that stands for one function is called directly, with exactly its parameters: missing
 * arguments are IR_UNDEFINED, those of a rest parameter one IR_ARRAY, a spread tuple its elements.
 * The library's functions are called through their binding with the arguments as written. Methods
 * of objects are in method_calls.c.
 */
#include "lower/lower.h"

TypeVec lower_call_type_arguments(Frame *f, AstNode *call)
{
    const CallInfo *info = types_of_call(f->lower->program, call);
    TypeVec arguments = {0};

    for (size_t i = 0; info->type_arguments && i < info->type_argument_count; i++) {
        vec_push(f->lower->arena, &arguments, lower_type(f, info->type_arguments[i]));
    }
    return arguments;
}

/* ---- arguments ---------------------------------------------------------------------- */

static IrExpr *argument(Frame *f, AstNode *node)
{
    IrExpr *spread;

    if (node->kind != AST_SPREAD_ELEMENT) {
        return lower_expr(f, node);
    }
    spread = lower_expr_new(f, IR_SPREAD, node, lower_type_of(f, node->wrapped.expression));
    spread->object = lower_expr(f, node->wrapped.expression);
    return spread;
}

void lower_arguments(Frame *f, const AstList *arguments, IrExprList *into)
{
    for (size_t i = 0; i < arguments->length; i++) {
        vec_push(f->lower->arena, into, argument(f, arguments->items[i]));
    }
}

static bool has_spread(const IrExprList *arguments, size_t limit)
{
    for (size_t i = 0; i < arguments->length && i < limit; i++) {
        if (arguments->items[i]->kind == IR_SPREAD) {
            return true;
        }
    }
    return false;
}

/* Number of elements if a type is a tuple of fixed length, else -1. */
static long tuple_length(Frame *f, Type *type)
{
    TupleShape *shape;

    if (!types_is_tuple(f->lower->program, type) || !type->as.object.target) {
        return -1;
    }
    shape = type->as.object.target->as.object.tuple;
    return shape && !shape->has_rest && shape->min_length == shape->length ? (long)shape->length
                                                                           : -1;
}

/* f(...pair) with a tuple in a constant: f(pair[0], pair[1]). */
static bool expand_tuples(Frame *f, IrExprList *arguments)
{
    IrExprList expanded = {0};

    for (size_t i = 0; i < arguments->length; i++) {
        IrExpr *item = arguments->items[i];
        if (item->kind != IR_SPREAD) {
            vec_push(f->lower->arena, &expanded, item);
            continue;
        }
        long length = tuple_length(f, item->object->type);
        bool may_lie = item->object->kind == IR_CAST && item->object->is_unsafe;
        if (length < 0 || may_lie || !lower_is_stable(item->object)) {
            return false;
        }
        for (long j = 0; j < length; j++) {
            Type *type = item->object->type->as.object.arguments[j];
            vec_push(f->lower->arena, &expanded,
                     lower_element(f, item->node, lower_again(f, item->object),
                                   lower_number(f, item->node, (double)j), type));
        }
    }
    *arguments = expanded;
    return true;
}

static IrExpr *rest_array(Frame *f, AstNode *call, IrVar *rest, const IrExprList *from,
                          size_t start)
{
    IrExpr *array = lower_expr_new(f, IR_ARRAY, call, rest->type);

    for (size_t i = start; i < from->length; i++) {
        vec_push(f->lower->arena, &array->args, from->items[i]);
    }
    return array;
}

/* Surplus arguments are evaluated and dropped, after the last that is passed; those without effects
 * are just dropped. */
static void drop_surplus(Frame *f, AstNode *call, const IrExprList *given, size_t start,
                         IrExpr *expr)
{
    IrExpr *surplus = NULL;

    for (size_t i = start; i < given->length; i++) {
        IrExpr *arg = given->items[i];
        if (arg->kind == IR_SPREAD && types_is_array(f->lower->program, arg->object->type)) {
            arg = arg->object;
        } else if (arg->kind == IR_SPREAD) {
            IrExpr *values = lower_expr_new(f, IR_ARRAY, arg->node,
                                            types_array_of(f->lower->program,
                                                           types_any(f->lower->program)));
            vec_push(f->lower->arena, &values->args, arg);
            arg = values;
        }
        if (!lower_is_stable(arg) && arg->kind != IR_FUNCTION) {
            surplus = surplus ? lower_binary(f, call, IR_OP_COMMA, surplus, arg, arg->type) : arg;
        }
    }
    if (!surplus) {
        return;
    }
    if (expr->args.length == 0) {
        IrExpr *inner = NEW(f->lower->arena, IrExpr);
        *inner = *expr;
        *expr = *lower_binary(f, call, IR_OP_COMMA, surplus, inner, inner->type);
        return;
    }
    IrExpr **last = &vec_last(&expr->args);
    IrExpr *let = lower_expr_new(f, IR_LET, call, (*last)->type);
    let->var = lower_var_new(f, "last", (*last)->type);
    let->left = *last;
    let->right = lower_binary(f, call, IR_OP_COMMA, surplus, lower_var_ref(f, call, let->var),
                              (*last)->type);
    *last = let;
}

/* How many arguments there are is known only when the call runs: it goes through a value. */
static void call_with_spread(Frame *f, AstNode *call, IrFunction *function, IrExpr *expr)
{
    if (expr->kind == IR_CALL && !expr->object) {
        expr->kind = IR_CALL_VALUE;
        expr->object = lower_function_ref(f, call, function);
        expr->function = NULL;
    } else if (expr->kind == IR_CALL && !expr->is_super) {
        expr->kind = IR_CALL_METHOD;
        expr->function = NULL;
    } else if (expr->kind == IR_NEW) {
        expr->kind = IR_NEW_VALUE;
        expr->object = lower_expr_new(f, IR_CLASS, call, NULL);
        expr->object->class_ = expr->class_;
        expr->class_->used_as_value = true;
        expr->class_ = NULL;
    } else {
        lower_unsupported(f, call, "Spreading an array into these parameters");
    }
}

/* super(...args) in a constructor of a mixin: the elements one by one, as far as there are
 * parameters. */
static bool spread_to_super(Frame *f, const IrExpr *expr, size_t fixed, bool has_rest,
                            IrExprList *given)
{
    IrExprList list = {0};
    IrExpr *spread = given->length > 0 ? vec_last(given) : NULL;

    if (!expr->is_super || has_rest || !spread || spread->kind != IR_SPREAD ||
        spread->object->kind != IR_VAR ||
        !types_is_array(f->lower->program, spread->object->type)) {
        return false;
    }
    for (size_t i = 0; i + 1 < given->length; i++) {
        if (given->items[i]->kind == IR_SPREAD) {
            return false;
        }
        vec_push(f->lower->arena, &list, given->items[i]);
    }
    for (size_t i = 0; list.length < fixed; i++) {
        Type *element = types_array_element(f->lower->program, spread->object->type);
        vec_push(f->lower->arena, &list,
                 lower_element(f, spread->node, lower_again(f, spread->object),
                               lower_number(f, spread->node, (double)i), element));
    }
    *given = list;
    return true;
}

/* Makes the arguments of a direct call match the parameters. */
void lower_fill_arguments(Frame *f, AstNode *call, IrFunction *function, IrExpr *expr)
{
    IrVarList *params = &function->params;
    size_t fixed = params->length;
    bool has_rest = fixed > 0 && params->items[fixed - 1]->is_rest;
    IrExprList given = expr->args;
    IrExprList filled = {0};

    fixed -= has_rest;
    if (has_spread(&given, fixed) && !expand_tuples(f, &given) &&
        !spread_to_super(f, expr, fixed, has_rest, &given)) {
        call_with_spread(f, call, function, expr);
        return;
    }
    for (size_t i = 0; i < fixed; i++) {
        vec_push(f->lower->arena, &filled,
                 i < given.length ? given.items[i] : lower_undefined(f, call));
    }
    if (has_rest) {
        vec_push(f->lower->arena, &filled,
                 rest_array(f, call, params->items[fixed], &given, fixed));
    }
    expr->args = filled;
    if (!has_rest) {
        drop_surplus(f, call, &given, fixed, expr);
    }
}

/* ---- direct, native and value calls ------------------------------------------------- */

static Type *result_type(Frame *f, AstNode *call)
{
    return lower_type(f, types_of_call(f->lower->program, call)->return_type);
}

/* `node` is the declaration behind `function`; a call resolved to an overload has no type
 * arguments that mean its own type parameters. */
IrExpr *lower_direct_call(Frame *f, AstNode *call, IrFunction *function, IrExpr *receiver)
{
    IrExpr *expr = lower_expr_new(f, IR_CALL, call, result_type(f, call));

    expr->function = function;
    expr->object = receiver;
    expr->name = function->js_name;
    lower_use_module(f, function->module);
    lower_arguments(f, &call->call.arguments, &expr->args);
    lower_fill_arguments(f, call, function, expr);
    return expr;
}

/* A variable for a part of a call; `into` gets the IR_LET that sets it. */
static IrExpr *hold_part(Frame *f, const char *name, IrExpr *part, IrExprList *into)
{
    if (lower_is_stable(part)) {
        return part;
    }
    IrExpr *let = lower_expr_new(f, IR_LET, part->node, part->type);
    let->var = lower_var_new(f, name, part->type);
    let->left = part;
    vec_push(f->lower->arena, into, let);
    return lower_var_ref(f, part->node, let->var);
}

/* The elements of what is spread: as many as the tuple has, or as there are parameters. */
static void spread_elements(Frame *f, IrExpr *spread, size_t room, IrExprList *into)
{
    long length = tuple_length(f, spread->type);
    size_t count = length < 0 ? room : (size_t)length;

    for (size_t i = 0; i < count; i++) {
        Type *type = length < 0 ? types_array_element(f->lower->program, spread->type)
                                : spread->type->as.object.arguments[i];
        vec_push(f->lower->arena, into,
                 lower_element(f, spread->node, lower_again(f, spread),
                               lower_number(f, spread->node, (double)i), type));
    }
}

/* set.add(...pair()): the library's functions take what is spread element by element, but for what
 * their rest parameter gets. */
static IrExpr *spread_into_native(Frame *f, IrExpr *expr)
{
    const Signature *signature = expr->native->signature;
    size_t fixed = signature ? signature->parameter_count : 0;
    IrExprList given = expr->args, args = {0}, lets = {0};

    fixed -= fixed > 0 && signature->parameters[fixed - 1].is_rest;
    if (!has_spread(&given, fixed)) {
        return expr;
    }
    expr->object = expr->object ? hold_part(f, "object", expr->object, &lets) : NULL;
    for (size_t i = 0; i < given.length; i++) {
        IrExpr *item = given.items[i];
        bool spreads = item->kind == IR_SPREAD && args.length < fixed;
        if (!spreads) {
            vec_push(f->lower->arena, &args, item->kind == IR_SPREAD ? item : hold_part(f, "value", item, &lets));
        } else if (types_is_array(f->lower->program, item->object->type) ||
                   types_is_tuple(f->lower->program, item->object->type)) {
            spread_elements(f, hold_part(f, "values", item->object, &lets), fixed - args.length, &args);
        } else {
            lower_unsupported(f, item->node, "Spreading this into these parameters");
        }
    }
    expr->args = args;
    for (size_t i = lets.length; i-- > 0;) {
        lets.items[i]->right = expr;
        lets.items[i]->type = expr->type;
        expr = lets.items[i];
    }
    return expr;
}

static bool is_library_symbol(const Symbol *symbol)
{
    return symbol->value_declaration && lower_is_library(symbol->value_declaration);
}

/* util.inherits(F, EventEmitter): what F constructs would lack what EventEmitter's methods work on. */
static void check_base(Frame *f, AstNode *call, const IrNative *native)
{
    AstNode *base = native->inherits && call->call.arguments.length > 1 ? call->call.arguments.items[1] : NULL;
    Symbol *symbol = base ? lower_entity(f, base) : NULL;

    if (symbol && is_library_symbol(symbol)) {
        lower_report(f, base, LIBRARY_BASE_CLASS, symbol->name);
    }
}

IrExpr *lower_native_call(Frame *f, AstNode *call, IrNative *native, IrExpr *receiver)
{
    check_base(f, call, native);
    native = lower_overload_for_any(f, call, native);
    IrExpr *step =
        receiver ? lower_iterator_step(f, call, native, receiver, result_type(f, call)) : NULL;
    if (step) {
        return step;
    }
    IrExpr *expr = lower_expr_new(f, IR_CALL_NATIVE, call, result_type(f, call));
    TypeVec arguments = lower_call_type_arguments(f, call);

    expr->native = native;
    expr->object = native->is_static ? NULL : receiver;
    for (size_t i = 0; i < arguments.length; i++) {
        vec_push(f->lower->arena, &expr->type_args, arguments.items[i]);
    }
    lower_arguments(f, &call->call.arguments, &expr->args);
    return spread_into_native(f, expr);
}

IrExpr *lower_value_call(Frame *f, AstNode *call, IrExpr *callee)
{
    const CallInfo *info = types_of_call(f->lower->program, call);
    bool is_dynamic = info->is_untyped || lower_is_any(callee->type);
    IrExpr *expr =
        lower_expr_new(f, is_dynamic ? IR_CALL_DYNAMIC : IR_CALL_VALUE, call, result_type(f, call));

    expr->object = callee;
    lower_arguments(f, &call->call.arguments, &expr->args);
    return expr;
}

/* ---- calls of names ----------------------------------------------------------------- */

static AstNode *called_declaration(Frame *f, AstNode *call)
{
    const CallInfo *info = types_of_call(f->lower->program, call);
    const Signature *signature = info->declared ? info->declared : info->signature;

    return info->is_untyped || !signature ? NULL : signature->declaration;
}

static IrExpr *call_library(Frame *f, AstNode *call, Symbol *symbol)
{
    AstNode *declaration = called_declaration(f, call);
    IrNative *native = declaration ? lower_native(f->lower, declaration) : NULL;

    if (native) {
        return lower_native_call(f, call, native, NULL);
    }
    lower_report(f, call->call.callee, LIBRARY_MEMBER_NOT_SUPPORTED, symbol->name);
    return lower_undefined(f, call);
}

static IrExpr *call_function(Frame *f, AstNode *call, AstNode *function)
{
    TypeVec arguments = {0};

    lower_check_mixin_call(f, call, function);

    if (called_declaration(f, call) == function) {
        arguments = lower_call_type_arguments(f, call);
    }
    return lower_direct_call(
        f, call, lower_function_of(f, function, arguments.items, arguments.length), NULL);
}

/* const f = () => ...; called where the declaration may not have run: the call names the variable,
 * which analyze/tdz.c looks at. */
static void note_early_call(Frame *f, AstNode *callee, Symbol *symbol, IrExpr *call)
{
    bool is_near = ast_enclosing_function(callee) == symbol->function;
    bool is_global = symbol->function && symbol->function->kind == AST_SOURCE_FILE;

    if (call->kind == IR_CALL && symbol->needs_tdz_check && !(symbol->flags & SYMBOL_FUNCTION) &&
        (is_near || is_global)) {
        call->var = lower_var_of(f, symbol);
    }
}

static IrExpr *call_symbol(Frame *f, AstNode *call, AstNode *callee, Symbol *symbol)
{
    AstNode *function;

    if (lower_is_missing_global(f, symbol)) {
        return lower_value_call(f, call, lower_symbol_value(f, callee, symbol));
    }
    if (is_library_symbol(symbol) && !lower_is_global_property(f, symbol)) {
        return call_library(f, call, symbol);
    }
    function = lower_known_function(f, symbol);
    /* A function that reads `this` is called with undefined: through its value. */
    if (function && !(function->kind != AST_ARROW_FUNCTION && function->function.uses_this)) {
        IrExpr *expr = call_function(f, call, function);
        note_early_call(f, callee, symbol, expr);
        return expr;
    }
    return lower_value_call(f, call, lower_symbol_value(f, callee, symbol));
}

/* ---- super -------------------------------------------------------------------------- */

static IrExpr *super_method_call(Frame *f, AstNode *call, AstNode *access)
{
    const char *name = lower_member_name(f, access);
    Instance *parent = f->class_ ? f->class_->parent : NULL;
    AstNode *member = NULL;
    AstNode *declaration = called_declaration(f, call);
    IrNative *native = declaration ? lower_native(f->lower, declaration) : NULL;

    if (name && parent) {
        member = lower_find_member(f, &parent, name, f->is_static, AST_METHOD_DECLARATION);
        parent = member && f->is_static ? lower_static_home(f->class_, parent, member) : parent;
    }
    IrExpr *receiver = f->is_static ? NULL : lower_this(f, access);
    if (member) {
        TypeVec arguments = lower_call_type_arguments(f, call);
        IrFunction *function =
            lower_method_of(f, parent, member, arguments.items, arguments.length);
        IrExpr *expr = lower_direct_call(f, call, function, receiver);
        expr->is_super = true;
        return expr;
    }
    if (native) {
        IrExpr *expr = lower_native_call(f, call, native, receiver);
        expr->is_super_method = true;
        return expr;
    }
    parent = f->class_ ? f->class_->parent : NULL;
    if (name && parent && lower_find_member(f, &parent, name, f->is_static, AST_GET_ACCESSOR)) {
        IrExpr *expr = lower_value_call(f, call, lower_member(f, access));
        expr->left = expr->kind == IR_CALL_VALUE ? receiver : NULL;
        return expr;
    }
    if (lower_home_of(f)) {
        IrExpr *expr = lower_value_call(f, call, lower_member(f, access));
        expr->kind = IR_CALL_VALUE;
        expr->left = receiver;
        return expr;
    }
    lower_no_super(f, call, "This use of 'super'");
    return lower_undefined(f, call);
}

/* ---- dispatch ----------------------------------------------------------------------- */

/* Stack.of(1, 2): the library's function gets the class, too. NULL: it needs none. */
static IrExpr *call_array_static(Frame *f, AstNode *call, const char *name, AstNode *class_node)
{
    IrNative *native = lower_interface_native(f, "ArrayClassStatics", name);

    if (!native) {
        return NULL;
    }
    IrExpr *expr = lower_expr_new(f, IR_CALL_NATIVE, call, result_type(f, call));
    expr->native = native;
    vec_push(f->lower->arena, &expr->args, lower_class_value(f, call, class_node));
    lower_arguments(f, &call->call.arguments, &expr->args);
    return expr;
}

static IrExpr *call_static(Frame *f, AstNode *call, AstNode *access, AstNode *class_node)
{
    Instance *receiver = lower_class_statics(f, class_node);
    Instance *class_ = receiver;
    const char *name = lower_member_name(f, access);
    AstNode *member = lower_find_member(f, &class_, name, true, AST_METHOD_DECLARATION);

    if (!member) {
        AstNode *declaration = called_declaration(f, call);
        IrNative *native = declaration ? lower_native(f->lower, declaration) : NULL;
        IrExpr *inherited = native && receiver->class_->is_array
                                ? call_array_static(f, call, name, class_node)
                                : NULL;
        if (inherited) {
            return inherited;
        }
        if (native) {
            return lower_native_call(f, call, native, NULL);
        }
        return lower_value_call(f, call, lower_member(f, access));
    }
    TypeVec arguments = {0};
    if (called_declaration(f, call) == member) {
        arguments = lower_call_type_arguments(f, call);
    }
    class_ = lower_static_home(receiver, class_, member);
    return lower_direct_call(
        f, call, lower_method_of(f, class_, member, arguments.items, arguments.length), NULL);
}

/* The binding of `Object.prototype.hasOwnProperty`, or NULL for any other expression. */
static IrNative *prototype_native(Frame *f, AstNode *method)
{
    const char *name = lower_member_name(f, method);
    AstNode *prototype = name && method->kind == AST_PROPERTY_ACCESS
                             ? ast_skip_parentheses(method->property_access.object)
                             : NULL;

    if (!prototype || prototype->kind != AST_PROPERTY_ACCESS ||
        strcmp(lower_member_name(f, prototype), "prototype") != 0) {
        return NULL;
    }
    Symbol *symbol = lower_entity(f, prototype->property_access.object);
    if (!symbol || !is_library_symbol(symbol)) {
        return NULL;
    }
    const Property *property = lower_property_of(f, lower_type_of(f, prototype), name);
    IrNative *native = property ? lower_property_native(f, method, property) : NULL;
    if (!native || !native->signature || native->is_static) {
        return NULL;
    }
    const char *own = ast_jsdoc_tag(f->lower->program, native->declaration, "cprototype", 0);
    if (own) {
        IrNative *copy = NEW(f->lower->arena, IrNative);
        *copy = *native;
        copy->is_exact = true;
        copy->c_name = arena_strndup(f->lower->arena, own, strcspn(own, " @*\n"));
        native = copy;
    }
    return native;
}

/* The methods of arrays also take what is only like an array: those at run time do. */
static bool suits_native(Frame *f, const IrNative *native, AstNode *receiver)
{
    const AstNode *name = native->owner ? ast_declaration_name(native->owner) : NULL;
    const Symbol *symbol =
        receiver->kind == AST_IDENTIFIER ? names_resolve(f->lower->program, receiver) : NULL;

    return !name || name->kind != AST_IDENTIFIER || strcmp(name->identifier.name, "Array") != 0 ||
           (symbol && (symbol->flags & SYMBOL_ARGUMENTS)) ||
           types_array_element(f->lower->program, lower_type_of(f, receiver));
}

/* Object.prototype.hasOwnProperty.call(value, key): the method with that receiver. */
static IrExpr *call_of_prototype(Frame *f, AstNode *call, AstNode *access)
{
    const char *name = lower_member_name(f, access);
    AstNode *method = access->kind == AST_PROPERTY_ACCESS
                          ? ast_skip_parentheses(access->property_access.object)
                          : NULL;
    IrNative *native =
        name && method && strcmp(name, "call") == 0 ? prototype_native(f, method) : NULL;
    IrExprList arguments = {0};

    if (!native || call->call.arguments.length == 0) {
        return NULL;
    }
    if (!suits_native(f, native, call->call.arguments.items[0])) {
        return NULL;
    }
    lower_arguments(f, &call->call.arguments, &arguments);
    if (has_spread(&arguments, arguments.length)) {
        return NULL;
    }
    IrExpr *expr = lower_expr_new(f, IR_CALL_NATIVE, call, result_type(f, call));
    expr->native = native;
    expr->name = lower_member_name(f, method);
    expr->object = arguments.items[0];
    for (size_t i = 1; i < arguments.length; i++) {
        vec_push(f->lower->arena, &expr->args, arguments.items[i]);
    }
    return expr;
}

static IrExpr *call_member(Frame *f, AstNode *call, AstNode *access)
{
    AstNode *object = access->kind == AST_PROPERTY_ACCESS ? access->property_access.object
                                                          : access->element_access.object;
    AstNode *class_node;
    AstNode *declaration;
    IrNative *native;

    if (object->kind == AST_SUPER_EXPRESSION) {
        return super_method_call(f, call, access);
    }
    IrExpr *of_prototype = call_of_prototype(f, call, access);
    if (of_prototype) {
        return of_prototype;
    }
    class_node = lower_member_name(f, access) ? lower_static_class(f, object) : NULL;
    if (class_node) {
        return call_static(f, call, access, class_node);
    }
    declaration = called_declaration(f, call);
    native = declaration ? lower_native(f->lower, declaration) : NULL;
    if (native && native->is_static && lower_is_library_path(f, object)) {
        return lower_native_call(f, call, native, NULL);
    }
    if (lower_lacks_member(f, access, object)) {
        return lower_undefined(f, call);
    }
    return lower_method_call(f, call, access, lower_expr(f, object));
}

/* Object.setPrototypeOf(this, new.target.prototype), which old compilers needed in classes that
 * extend Error, changes nothing. */
static bool sets_own_prototype(Frame *f, const AstNode *node)
{
    AstNode *callee = ast_skip_parentheses(node->call.callee);
    const AstList *arguments = &node->call.arguments;

    return callee->kind == AST_PROPERTY_ACCESS && f->class_ && arguments->length == 2 &&
           strcmp(callee->property_access.name->identifier.name, "setPrototypeOf") == 0 &&
           lower_is_library_path(f, callee->property_access.object) &&
           arguments->items[0]->kind == AST_THIS_EXPRESSION &&
           arguments->items[1]->kind == AST_PROPERTY_ACCESS &&
           strcmp(arguments->items[1]->property_access.name->identifier.name, "prototype") == 0;
}

/* (o.m as any)(x) and o.m!(x) call the method of o all the same. */
static AstNode *asserted_method(Frame *f, AstNode *callee)
{
    AstNode *bare = ast_skip_assertions(callee);
    bool is_member = (bare->kind == AST_PROPERTY_ACCESS &&
                      !lower_is_library_path(f, bare->property_access.object)) ||
                     bare->kind == AST_ELEMENT_ACCESS;

    return is_member ? bare : callee;
}

/* isNumber(x): what a function of the program says of its argument is not always true. */
static void note_predicate(Frame *f, AstNode *call)
{
    Program *program = f->lower->program;
    const CallInfo *info = types_of_call(program, call);
    const Signature *signature = info->is_untyped ? NULL : info->signature;
    AstNode *declaration = signature ? signature->declaration : NULL;
    AstNode *result = declaration && ast_is_function_like(declaration->kind)
                          ? declaration->function.return_type
                          : NULL;
    const TypePredicate *predicate =
        !declaration || lower_is_library(declaration) || !result ||
                result->kind != AST_TYPE_PREDICATE
            ? NULL
            : types_predicate_of(program, signature);

    if (!predicate || !predicate->type || predicate->is_this ||
        predicate->parameter_index >= call->call.arguments.length ||
        predicate->parameter_index >= signature->parameter_count) {
        return;
    }
    AstNode *argument = ast_skip_parentheses(call->call.arguments.items[predicate->parameter_index]);
    IrPredicateUse use = {.declaration = declaration,
                          .parameter = predicate->parameter_index,
                          .declared = types_of_parameter(program, signature,
                                                         predicate->parameter_index),
                          .proved = predicate->type};
    Symbol *symbol =
        argument->kind == AST_IDENTIFIER ? names_resolve_target(program, argument) : NULL;
    if (symbol && (symbol->flags & SYMBOL_VARIABLE)) {
        use.var = lower_var_of(f, symbol);
    } else if (argument->kind == AST_PROPERTY_ACCESS) {
        use.name = lower_member_name(f, argument);
    }
    if (use.var || use.name) {
        vec_push(f->lower->arena, &f->lower->ir->predicate_uses, use);
    }
}

IrExpr *lower_call(Frame *f, AstNode *node)
{
    AstNode *callee = ast_skip_parentheses(node->call.callee);
    Symbol *symbol;

    note_predicate(f, node);
    if (sets_own_prototype(f, node)) {
        return lower_this(f, node);
    }

    if (lower_calls_require(f, node)) {
        return lower_require_call(f, node);
    }
    switch (callee->kind) {
    case AST_SUPER_EXPRESSION:
        return lower_super_call(f, node);
    case AST_IMPORT_EXPRESSION:
        return lower_import_call(f, node);
    case AST_EXPRESSION_WITH_TYPE_ARGUMENTS:
        callee = ast_skip_parentheses(callee->expression_with_types.expression);
        break;
    default:
        break;
    }
    callee = asserted_method(f, callee);
    if (callee->kind != AST_IDENTIFIER && lower_is_library_path(f, callee)) {
        /* process.hrtime(): the object itself is called */
        AstNode *declaration = called_declaration(f, node);
        IrNative *native = declaration ? lower_native(f->lower, declaration) : NULL;
        if (native && native->is_static) {
            return lower_native_call(f, node, native, NULL);
        }
    }
    symbol = lower_entity(f, callee);
    if (symbol && symbol != names_undefined(f->lower->program)) {
        return call_symbol(f, node, callee, symbol);
    }
    if (callee->kind == AST_PROPERTY_ACCESS || callee->kind == AST_ELEMENT_ACCESS) {
        return call_member(f, node, callee); /* (a?.b)() calls b of a, too */
    }
    bool is_literal = callee->kind == AST_ARROW_FUNCTION ||
                      (callee->kind == AST_FUNCTION_EXPRESSION && !callee->function.uses_this);
    if (is_literal) {
        /* (() => { ... })() */
        return lower_direct_call(f, node, lower_function_value(f, callee)->function, NULL);
    }
    return lower_value_call(f, node, lower_expr(f, callee));
}

/* ---- new ---------------------------------------------------------------------------- */

static IrExpr *new_instance(Frame *f, AstNode *node, Instance *class_)
{
    IrExpr *expr = lower_expr_new(f, IR_NEW, node, result_type(f, node));

    expr->class_ = class_->class_;
    lower_use_module(f, class_->class_->module);
    lower_arguments(f, &node->call.arguments, &expr->args);
    lower_fill_arguments(f, node, class_->class_->constructor, expr);
    return expr;
}

/* `new Box(1)`: the instance that the type arguments ask for. */
static Instance *constructed(Frame *f, AstNode *node, AstNode *class_node)
{
    Instance *class_ = lower_class_of_type(f, result_type(f, node));

    if (class_ && class_->family->node == class_node) {
        return class_;
    }
    return lower_class_instance(f, class_node, NULL, 0);
}

IrExpr *lower_new(Frame *f, AstNode *node)
{
    AstNode *callee = ast_skip_parentheses(node->call.callee);
    AstNode *class_node = lower_static_class(f, callee);
    AstNode *declaration;
    IrNative *native;

    if (class_node) {
        return new_instance(f, node, constructed(f, node, class_node));
    }
    if (callee->kind == AST_CLASS_EXPRESSION) {
        lower_class_statement(f, callee);
        return new_instance(f, node, constructed(f, node, callee));
    }
    declaration = called_declaration(f, node);
    native = declaration ? lower_native(f->lower, declaration) : NULL;
    Symbol *symbol = lower_entity(f, callee);
    if (native && symbol && is_library_symbol(symbol)) {
        return lower_native_call(f, node, native, NULL);
    }
    if (symbol && is_library_symbol(symbol) && !lower_is_global_property(f, symbol) &&
        !lower_built_in_class_native(f, symbol->name)) {
        lower_report(f, callee, LIBRARY_MEMBER_NOT_SUPPORTED, symbol->name);
        return lower_undefined(f, node);
    }
    /* A variable may hold another class than its type says. */
    IrExpr *expr = lower_expr_new(f, IR_NEW_VALUE, node, result_type(f, node));
    f->lower->ir->constructs_values = true;
    expr->object = lower_expr(f, callee);
    lower_arguments(f, &node->call.arguments, &expr->args);
    return expr;
}
