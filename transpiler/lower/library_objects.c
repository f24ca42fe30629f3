/*
 * console, Math, JSON, process ... and modules of Node's as values:   new Service(console)
 *
 * Where they are named, their members are bound to C. As a value each is an object with those members
 * that some code of the program could ask for: whose names it has after a dot, in a pattern or as text.
 */
#include "lower/lower.h"

static void note_name(Lower *lower, const char *name)
{
    if (name && !strmap_has(&lower->mentioned_names, name)) {
        strmap_put(lower->arena, &lower->mentioned_names, name, lower);
    }
}

static bool scan(AstNode *node, void *context)
{
    Lower *lower = context;

    if (node->kind == AST_PROPERTY_ACCESS) {
        note_name(lower, node->property_access.name->identifier.name);
    } else if (node->kind == AST_STRING_LITERAL) {
        note_name(lower, node->string.interned);
    } else if (node->kind == AST_BINDING_ELEMENT) {
        AstNode *name = node->binding_element.property_name ? node->binding_element.property_name
                                                            : node->binding_element.target;
        note_name(lower, name->kind == AST_IDENTIFIER ? name->identifier.name : NULL);
    }
    ast_for_each_child(node, scan, context);
    return true;
}

static void find_names(Lower *lower)
{
    Modules *modules = lower->program->modules;

    for (size_t i = 0; lower->mentioned_names.count == 0 && i < modules->evaluation.length; i++) {
        if (modules->evaluation.items[i]->ast) {
            scan(modules->evaluation.items[i]->ast, lower);
        }
    }
}

/* console.log(Math): what the library shows of it is not known here. */
static bool is_shown(Frame *f, const AstNode *node)
{
    const AstNode *parent = node->parent;

    while (parent->kind == AST_PARENTHESIZED_EXPRESSION || parent->kind == AST_AS_EXPRESSION) {
        node = parent;
        parent = parent->parent;
    }
    if (parent->kind == AST_TEMPLATE_LITERAL || parent->kind == AST_TEMPLATE_SPAN) {
        return true;
    }
    if (parent->kind != AST_CALL_EXPRESSION || parent->call.callee == node) {
        return false;
    }
    const CallInfo *info = types_of_call(f->lower->program, (AstNode *)parent);
    return info->is_untyped || !info->signature->declaration ||
           lower_is_library(info->signature->declaration);
}

static IrExpr *member_value(Frame *f, AstNode *node, IrNative *native, const char *name, Type *type)
{
    if (native->signature) {
        return lower_native_value(f, node, native, NULL);
    }
    IrExpr *expr = lower_field(f, node, NULL, name, type);
    expr->native = native;
    return expr;
}

/* A member of an interface of the library whose members need no receiver, and no class; or of a module. */
bool lower_is_library_object(const IrNative *native)
{
    static const char *const names[] = {"Console", "Math", "JSON", "Process", "Performance"};
    const AstNode *owner = native->owner;
    const char *name = owner && owner->kind == AST_INTERFACE_DECLARATION
                           ? owner->interface.name->identifier.name
                           : NULL;
    bool is_named = !owner; /* a function or constant of a module */

    for (size_t i = 0; name && i < sizeof names / sizeof *names; i++) {
        is_named |= strcmp(name, names[i]) == 0;
    }
    return is_named && native->is_static;
}

/* import * as fs from "node:fs";   what a module of Node's has. */
static bool is_module(const Type *type)
{
    return (type->flags & TYPE_OBJECT) && type->symbol && (type->symbol->flags & SYMBOL_MODULE);
}

/* The member as a value, or NULL if it is none of those that the library binds. */
static IrExpr *member(Frame *f, AstNode *node, Type *of, Property *property, bool *is_known)
{
    Program *program = f->lower->program;
    AstNode *declaration = property->declaration_count > 0
                               ? property->declarations[property->declaration_count - 1]
                               : NULL;
    IrNative *native = declaration ? lower_native(f->lower, declaration) : NULL;
    Type *type = declaration ? types_of_property(program, property) : NULL;
    bool is_class = declaration && declaration->kind == AST_CLASS_DECLARATION;

    *is_known = native && !is_class &&
                (is_module(of) ? !native->owner : lower_is_library_object(native));
    if (!*is_known && !(is_module(of) && declaration)) {
        return NULL;
    }
    if (!strmap_has(&f->lower->mentioned_names, property->name)) {
        return NULL;
    }
    if (native && native->c_setter) { /* process.exitCode would be a copy */
        lower_report(f, node, LIBRARY_MEMBER_NOT_SUPPORTED, property->name);
    }
    if (*is_known) {
        return member_value(f, node, lower_property_native(f, node, property), property->name, type);
    }
    *is_known = true;
    IrExpr *class_ = lower_library_class(f, node, property->name, type);
    IrExpr *object = class_ ? class_ : lower_library_object(f, node, type);
    if (!object) {
        lower_report(f, node, LIBRARY_MEMBER_NOT_SUPPORTED, property->name);
    }
    return object;
}

IrExpr *lower_library_object(Frame *f, AstNode *node, Type *type)
{
    Program *program = f->lower->program;
    IrExpr *object = lower_expr_new(f, IR_OBJECT, node, type);
    size_t count;
    Property **properties = types_properties(program, type, &count);
    bool found = false;

    if (is_shown(f, node)) {
        return NULL;
    }
    find_names(f->lower);
    for (size_t i = 0; i < count; i++) {
        bool is_known;
        IrExpr *value = member(f, node, type, properties[i], &is_known);
        found |= is_known;
        if (value) {
            IrProperty *property = vec_add(f->lower->arena, &object->properties);
            property->kind = IR_PROPERTY_VALUE;
            property->name = properties[i]->name;
            property->value = value;
            property->value->type = types_of_property(program, properties[i]);
        }
    }
    return found ? object : NULL;
}
