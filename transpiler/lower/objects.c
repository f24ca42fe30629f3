/*
 * Object literals:   { id, name: n, [key]: v, ...rest, get total() {...}, reset() {...} }
 * Array literals:    [1, , ...more]
 *
 * Both stay whole; functions inside become closures of their own. A shorthand property reads the
 * variable of its name.
 */
#include "lower/lower.h"

static void add_property(Frame *f, IrExpr *object, IrPropertyKind kind, AstNode *name,
                         IrExpr *value)
{
    IrProperty *property = vec_add(f->lower->arena, &object->properties);

    property->kind = kind;
    property->value = value;
    if (!name) {
        return;
    }
    property->name = lower_key_name(f->lower, name);
    if (!property->name && name->kind == AST_COMPUTED_PROPERTY_NAME) {
        property->key = lower_expr(f, name->wrapped.expression);
    }
}

static void add_assignment(Frame *f, IrExpr *object, AstNode *node)
{
    AstNode *name = node->property_assignment.name;

    /* A computed key is evaluated before its value. */
    add_property(f, object, IR_PROPERTY_VALUE, name, NULL);
    IrExpr *value = lower_expr(f, node->property_assignment.value);
    vec_last(&object->properties).value = value;
}

/* ---- prototypes: { __proto__: base, hi() { return super.hi(); } } ---------------------- */

static bool sets_prototype(Frame *f, const AstNode *item)
{
    AstNode *name = item->kind == AST_PROPERTY_ASSIGNMENT ? item->property_assignment.name : NULL;
    const char *text = name && name->kind != AST_COMPUTED_PROPERTY_NAME
                           ? ast_property_name(f->lower->program, name)
                           : NULL;

    return text && strcmp(text, "__proto__") == 0;
}

static bool uses_super(const AstNode *node)
{
    for (size_t i = 0; i < node->elements.items.length; i++) {
        const AstNode *item = node->elements.items.items[i];
        if (ast_is_function_like(item->kind) && item->function.uses_super) {
            return true;
        }
    }
    return false;
}

IrVar *lower_home_of(Frame *f)
{
    while (f && f->node && f->node->kind == AST_ARROW_FUNCTION) {
        f = f->outer;
    }
    return f && f->node && f->node->parent ? ptrmap_get(&f->lower->homes, f->node->parent) : NULL;
}

/* The object with its prototype, in the variable through which its methods find that. */
static IrExpr *with_prototype(Frame *f, AstNode *node, IrExpr *object, IrExpr *prototype)
{
    IrVar *home = ptrmap_get(&f->lower->homes, node);

    if (prototype) {
        IrExpr *set = lower_helper(f, node, "__withPrototype");
        vec_push(f->lower->arena, &set->args, object);
        vec_push(f->lower->arena, &set->args, prototype);
        set->type = object->type;
        object = set;
    }
    if (!home) {
        return object;
    }
    lower_emit_declare(f, node, home, object);
    return lower_var_ref(f, node, home);
}

IrExpr *lower_object(Frame *f, AstNode *node)
{
    IrExpr *object = lower_expr_new(f, IR_OBJECT, node, lower_type_of(f, node));
    IrExpr *prototype = NULL;

    if (uses_super(node)) {
        ptrmap_put(f->lower->arena, &f->lower->homes, node, lower_var_new(f, "home", object->type));
    }
    for (size_t i = 0; i < node->elements.items.length; i++) {
        AstNode *item = node->elements.items.items[i];
        switch (item->kind) {
        case AST_PROPERTY_ASSIGNMENT:
            if (sets_prototype(f, item)) {
                prototype = lower_expr(f, item->property_assignment.value);
                break;
            }
            add_assignment(f, object, item);
            break;
        case AST_SHORTHAND_PROPERTY_ASSIGNMENT:
            add_property(f, object, IR_PROPERTY_VALUE, item->property_assignment.name,
                         lower_identifier(f, item->property_assignment.name));
            break;
        case AST_SPREAD_ASSIGNMENT:
            add_property(f, object, IR_PROPERTY_SPREAD, NULL,
                         lower_expr(f, item->wrapped.expression));
            break;
        case AST_METHOD_DECLARATION:
            add_property(f, object, IR_PROPERTY_VALUE, item->function.name,
                         lower_function_value(f, item));
            break;
        case AST_GET_ACCESSOR:
            add_property(f, object, IR_PROPERTY_GETTER, item->function.name,
                         lower_function_value(f, item));
            break;
        case AST_SET_ACCESSOR:
            add_property(f, object, IR_PROPERTY_SETTER, item->function.name,
                         lower_function_value(f, item));
            break;
        default:
            lower_unsupported(f, item, ast_kind_name(item->kind));
            break;
        }
    }
    return with_prototype(f, node, object, prototype);
}

IrExpr *lower_array(Frame *f, AstNode *node)
{
    IrExpr *array = lower_expr_new(f, IR_ARRAY, node, lower_type_of(f, node));

    for (size_t i = 0; i < node->elements.items.length; i++) {
        AstNode *item = node->elements.items.items[i];
        IrExpr *element;
        if (item->kind == AST_OMITTED_EXPRESSION) {
            element = lower_expr_new(f, IR_HOLE, item, types_undefined(f->lower->program));
        } else if (item->kind == AST_SPREAD_ELEMENT) {
            AstNode *operand = item->wrapped.expression;
            element = lower_expr_new(f, IR_SPREAD, item, lower_type_of(f, operand));
            element->object = lower_expr(f, operand);
        } else {
            element = lower_expr(f, item);
        }
        vec_push(f->lower->arena, &array->args, element);
    }
    return array;
}
