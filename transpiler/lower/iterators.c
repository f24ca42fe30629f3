/*
 * it.next(x)   it.return(x)   it.throw(e)
 *
 * The library's iterators make no result objects: a call becomes the object literal
 * `{ value: <step>, done: it.done }`, with a function that gives the value alone (declared in the
 * library's interface IteratorSteps, named by `@cstep`). So results of generators and of iterators
 * that the program writes itself are the same kind of object; and `it.next().value` makes none.
 */
#include "lower/lower.h"

static void add_part(Frame *f, IrExpr *object, const char *name, IrExpr *value)
{
    IrProperty *property = vec_add(f->lower->arena, &object->properties);

    property->kind = IR_PROPERTY_VALUE;
    property->name = lower_intern(f, name);
    property->value = value;
}

static Type *value_type(Frame *f, Type *result)
{
    const Property *value = lower_property_of(f, result, lower_intern(f, "value"));

    return value ? lower_type(f, types_of_property(f->lower->program, value))
                 : types_any(f->lower->program);
}

/* Whether only the value is read: `it.next().value` where it is neither called nor assigned to. */
static bool is_value_read(const AstNode *call)
{
    const AstNode *read = call->parent, *user;

    while (read->kind == AST_PARENTHESIZED_EXPRESSION || read->kind == AST_NON_NULL_EXPRESSION) {
        read = read->parent;
    }
    if (read->kind != AST_PROPERTY_ACCESS || read->property_access.is_optional ||
        read->property_access.name->kind != AST_IDENTIFIER ||
        strcmp(read->property_access.name->identifier.name, "value") != 0) {
        return false;
    }
    user = read->parent;
    while (user->kind == AST_PARENTHESIZED_EXPRESSION || user->kind == AST_NON_NULL_EXPRESSION) {
        user = user->parent;
    }
    return user->kind != AST_CALL_EXPRESSION && user->kind != AST_UNARY_EXPRESSION &&
           user->kind != AST_ASSIGNMENT_EXPRESSION &&
           user->kind != AST_TAGGED_TEMPLATE && user->kind != AST_BINDING_ELEMENT;
}

IrExpr *lower_iterator_step(Frame *f, AstNode *call, IrNative *native, IrExpr *receiver, Type *type)
{
    const char *name = ast_jsdoc_tag(f->lower->program, native->declaration, "cstep", 0);
    IrNative *step = name ? lower_interface_native(f, "IteratorSteps", name) : NULL;
    IrNative *done = step ? lower_interface_native(f, "IteratorSteps", "done") : NULL;
    IrExpr *let = NULL;

    if (!step || !done || call->call.arguments.length > 1 ||
        (call->call.arguments.length == 1 &&
         call->call.arguments.items[0]->kind == AST_SPREAD_ELEMENT)) {
        return NULL;
    }
    if (!lower_is_stable(receiver)) {
        let = lower_expr_new(f, IR_LET, call, type);
        let->var = lower_var_new(f, "iterator", receiver->type);
        let->left = receiver;
        receiver = lower_var_ref(f, call, let->var);
    }
    IrExpr *value = lower_expr_new(f, IR_CALL_NATIVE, call, value_type(f, type));
    value->native = step;
    value->object = receiver;
    lower_arguments(f, &call->call.arguments, &value->args);
    if (value->args.length == 0) {
        vec_push(f->lower->arena, &value->args, lower_undefined(f, call));
    }
    IrExpr *result = value;
    if (f->dropped != call && !is_value_read(call)) {
        result = lower_expr_new(f, IR_OBJECT, call, type);
        add_part(f, result, "value", value);
        IrExpr *ended = lower_field(f, call, lower_again(f, receiver), "done",
                                    types_boolean(f->lower->program));
        ended->native = done;
        add_part(f, result, "done", ended);
    }
    if (let) {
        let->right = result;
        let->type = result->type;
        return let;
    }
    return result;
}

/* The value of it.next(), read at once. */
bool lower_is_step_value(const AstNode *node, const IrExpr *object)
{
    const IrExpr *step = object->kind == IR_LET ? object->right : object;

    while (step->kind == IR_CAST) {
        step = step->left->kind == IR_LET ? step->left->right : step->left;
    }
    return node->kind == AST_PROPERTY_ACCESS && step->kind == IR_CALL_NATIVE && step->native->owner &&
           step->native->owner->kind == AST_INTERFACE_DECLARATION &&
           strcmp(step->native->owner->interface.name->identifier.name, "IteratorSteps") == 0;
}
