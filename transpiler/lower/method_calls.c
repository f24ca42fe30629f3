/*
 * Method calls:   shape.area()   list.push(1)   items[key](x)   this.#check()
 *
 * By the receiver's static type: a method of the program's classes that nothing overrides is called
 * directly; the library's through its binding; any other by name (IR_CALL_METHOD), and a receiver
 * of type any dynamically. The members that every object inherits (toString, valueOf) are the
 * library's only for receivers that are the library's.
 */
#include "lower/lower.h"

static IrExpr *call_by_name(Frame *f, AstNode *call, IrExprKind kind, IrExpr *receiver,
                            const char *name)
{
    const CallInfo *info = types_of_call(f->lower->program, call);
    IrExpr *expr = lower_expr_new(f, kind, call, lower_type(f, info->return_type));

    expr->object = receiver;
    expr->name = name;
    if (*name == '#') {
        expr->is_private_name = true;
        expr->name = lower_private_key(f, name);
    }
    strmap_put(f->lower->arena, &f->lower->dynamic_names, name, receiver);
    lower_arguments(f, &call->call.arguments, &expr->args);
    return expr;
}

/* object[key](args) */
static IrExpr *call_element(Frame *f, AstNode *call, AstNode *access, IrExpr *receiver)
{
    const CallInfo *info = types_of_call(f->lower->program, call);
    IrExpr *expr = lower_expr_new(f, IR_CALL_DYNAMIC, call, lower_type(f, info->return_type));

    expr->object = receiver;
    expr->index = lower_expr(f, access->element_access.index);
    lower_arguments(f, &call->call.arguments, &expr->args);
    return expr;
}

static bool has_spread(const AstNode *call)
{
    for (size_t i = 0; i < call->call.arguments.length; i++) {
        if (call->call.arguments.items[i]->kind == AST_SPREAD_ELEMENT) {
            return true;
        }
    }
    return false;
}

/* receiver.getter(args): what the getter gives is called. */
static IrExpr *call_gotten(Frame *f, AstNode *call, IrExpr *receiver, const char *name)
{
    const Property *property = lower_property_of(f, receiver->type, name);
    Type *type = property ? types_of_property(f->lower->program, property) : NULL;

    receiver = lower_stable(f, call, receiver, "object");
    IrExpr *expr = lower_value_call(
        f, call, lower_named_member(f, call->call.callee, lower_again(f, receiver), name, type));
    expr->left = expr->kind == IR_CALL_VALUE ? receiver : NULL;
    return expr;
}

static IrExpr *call_class_method(Frame *f, AstNode *call, IrExpr *receiver, Instance *class_,
                                 const char *name)
{
    Instance *declaring = class_;
    AstNode *member = lower_find_member(f, &declaring, name, false, AST_METHOD_DECLARATION);
    const CallInfo *info = types_of_call(f->lower->program, call);
    TypeVec arguments = {0};

    if (!member) {
        /* a getter that gives a function */
        return lower_accessor(f, receiver, name, AST_GET_ACCESSOR)
                   ? call_gotten(f, call, receiver, name)
                   : NULL;
    }
    if (!member->function.body || (*name != '#' && lower_is_overridden(f->lower, class_, name))) {
        return call_by_name(f, call, IR_CALL_METHOD, receiver, name);
    }
    const Signature *declared = info->declared ? info->declared : info->signature;
    if (declared && declared->declaration == member) {
        arguments = lower_call_type_arguments(f, call);
    }
    IrFunction *function = lower_method_of(f, declaring, member, arguments.items, arguments.length);
    bool has_rest = function->params.length > 0 && vec_last(&function->params)->is_rest;
    if (has_spread(call) && !has_rest) {
        return call_by_name(f, call, IR_CALL_METHOD, receiver, name);
    }
    return lower_direct_call(f, call, function, receiver);
}

/* Whether a type is the program's own (class, interface, literal), not the library's. */
static bool is_program_object(Frame *f, Type *type)
{
    Program *program = f->lower->program;

    type = types_non_nullable(program, type);
    if (type->flags & TYPE_INTERSECTION || type->flags & TYPE_UNION) {
        return !types_is_every(type, TYPE_STRING_LIKE | TYPE_NUMBER_LIKE | TYPE_BOOLEAN_LIKE |
                                         TYPE_BIGINT_LIKE | TYPE_ENUM_LITERAL);
    }
    if (!(type->flags & (TYPE_OBJECT | TYPE_PARAM | TYPE_UNKNOWN | TYPE_NON_PRIMITIVE))) {
        return false;
    }
    return !types_c_struct(program, type) && !types_array_element(program, type) &&
           !types_is_tuple(program, type) && !types_is_function(program, type);
}

static bool is_inherited_by_all(const AstNode *declaration)
{
    static const char *const names[] = {"toString", "toLocaleString", "valueOf"};
    const AstNode *name =
        declaration->kind == AST_METHOD_SIGNATURE ? declaration->function.name : NULL;

    if (!name || name->kind != AST_IDENTIFIER ||
        !lower_symbol_declaration_is(declaration, "Object")) {
        return false;
    }
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(name->identifier.name, names[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* Whether a union's members get the property from different declarations. */
static bool is_mixed(const Property *property)
{
    for (size_t i = 1; i < property->constituent_count; i++) {
        const Property *a = property->constituents[0], *b = property->constituents[i];
        if (a->declaration_count == 0 || b->declaration_count == 0 ||
            a->declarations[0] != b->declarations[0]) {
            return true;
        }
    }
    return false;
}

static bool is_any_library(const Property *property)
{
    for (size_t i = 0; i < property->constituent_count; i++) {
        if (is_any_library(property->constituents[i])) {
            return true;
        }
    }
    return property->declaration_count > 0 && lower_is_library(property->declarations[0]);
}

/* Declaration of the chosen overload as found on the receiver's type here, in this instance. */
static AstNode *chosen_declaration(const CallInfo *info, const Property *property)
{
    const Signature *signature = info->declared ? info->declared : info->signature;
    AstNode *declaration = signature ? signature->declaration : NULL;

    if (!property || property->declaration_count == 0) {
        return declaration;
    }
    for (size_t i = 0; i < property->declaration_count; i++) {
        if (property->declarations[i] == declaration) {
            return declaration;
        }
    }
    /* A property holding a function: its declaration is not the signature's. */
    if (!property->is_method) {
        return declaration;
    }
    return declaration && lower_is_library(declaration) ? declaration : property->declarations[0];
}

static bool takes_arguments(const AstNode *declaration, size_t count)
{
    const AstList *parameters = &declaration->function.parameters;

    return parameters->length >= count
        || (parameters->length > 0
            && parameters->items[parameters->length - 1]->parameter.is_rest);
}

/* A call with more arguments than its overload takes, which its types deny: the overload that takes
 * them, if there is one, since the runtime would see them. */
static AstNode *with_room(AstNode *declaration, const Property *property, const AstNode *call)
{
    size_t count = call->call.arguments.length;

    if (!declaration || !property || !ast_is_function_like(declaration->kind)
        || !lower_is_library(declaration) || takes_arguments(declaration, count)) {
        return declaration;
    }
    for (size_t i = 0; i < property->declaration_count; i++) {
        AstNode *other = property->declarations[i];
        if (ast_is_function_like(other->kind) && takes_arguments(other, count)) {
            return other;
        }
    }
    return declaration;
}

/* text.split(x) where x is any: which of the library's functions is meant shows when it runs. */
static bool matches_unknown(Frame *f, AstNode *call, const IrNative *native, const Property *property)
{
    return property && property->declaration_count > 1 && call->call.arguments.length > 0
        && strncmp(native->c_name, "ts_string_", strlen("ts_string_")) == 0
        && lower_is_any(lower_type_of(f, call->call.arguments.items[0]));
}

/* Box<any>, which a check may have found: any instance of Box. */
static bool is_of_any(const Instance *class_)
{
    for (size_t i = 0; i < class_->arguments.length; i++) {
        if (lower_is_any(class_->arguments.items[i])) {
            return true;
        }
    }
    return false;
}

IrExpr *lower_method_call(Frame *f, AstNode *call, AstNode *access, IrExpr *receiver)
{
    Program *program = f->lower->program;
    const CallInfo *info = types_of_call(program, call);
    const char *name = lower_member_name(f, access);
    const Property *property;
    Instance *class_;
    IrExpr *expr;

    if (!name) {
        return call_element(f, call, access, receiver);
    }
    receiver = lower_private_receiver(f, access, receiver, name);
    if (lower_is_any(receiver->type)) {
        return call_by_name(f, call, IR_CALL_DYNAMIC, receiver, name);
    }
    class_ = lower_class_of_type(f, receiver->type);
    if (class_ && is_of_any(class_)) {
        strmap_put(f->lower->arena, &f->lower->dynamic_names, name, receiver);
    }
    expr = class_ ? call_class_method(f, call, receiver, class_, name) : NULL;
    if (expr) {
        return expr;
    }
    property = lower_property_of(f, receiver->type, name);
    if (property && property->constituent_count > 1 && is_mixed(property)) {
        IrExprKind kind = is_any_library(property) ? IR_CALL_DYNAMIC : IR_CALL_METHOD;
        return call_by_name(f, call, kind, receiver, name);
    }
    AstNode *declaration = with_room(chosen_declaration(info, property), property, call);
    IrNative *native = declaration ? lower_native(f->lower, declaration) : NULL;
    if (native && is_inherited_by_all(declaration) && is_program_object(f, receiver->type)) {
        return call_by_name(f, call, IR_CALL_DYNAMIC, receiver, name);
    }
    if (native && lower_is_library_object(native) &&
        !lower_is_library_path(f, access->property_access.object)) {
        return call_by_name(f, call, IR_CALL_METHOD, receiver, name);
    }
    if (native && native->signature && matches_unknown(f, call, native, property)) {
        return call_by_name(f, call, IR_CALL_DYNAMIC, receiver, name);
    }
    if (native && native->signature) {
        return lower_native_call(f, call, native, receiver);
    }
    if (property && lower_property_native(f, access, property)) {
        /* a library property that holds a function */
        return lower_value_call(f, call, lower_member_of(f, access, receiver));
    }
    if (!property && info->is_untyped) {
        return call_by_name(f, call, IR_CALL_DYNAMIC, receiver, name);
    }
    return call_by_name(f, call, IR_CALL_METHOD, receiver, name);
}
