/*
 * Which calls of library functions are left to the runtime, which finds the function by its name:
 * where the receiver may be of another kind than its type says, or of a class that overrides.
 */
#include <string.h>

#include "analyze/flow_walk.h"
#include "names/names.h"

/* What strings and arrays both have, or any value. */
static bool is_common_member(AstNode *declaration)
{
    static const char *const names[] = {
        "length", "at", "concat", "includes", "indexOf", "lastIndexOf", "slice", "toLocaleString",
        "toString", "valueOf",
    };
    const AstNode *name = ast_declaration_name(declaration);

    for (size_t i = 0; name && name->kind == AST_IDENTIFIER && i < sizeof names / sizeof *names; i++) {
        if (strcmp(name->identifier.name, names[i]) == 0) {
            return true;
        }
    }
    return false;
}

static bool extends_native(const IrClass *class_)
{
    while (class_->parent) {
        class_ = class_->parent;
    }
    return class_->native_parent != NULL;
}

bool native_is_overridden(const IrExpr *expr)
{
    const AstNode *name = expr->native ? ast_declaration_name(expr->native->declaration) : NULL;

    if (!name || name->kind != AST_IDENTIFIER || expr->kind != IR_CALL_NATIVE || expr->is_super
        || expr->is_super_method || expr->native->is_static || !expr->object || !expr->object->slot
        || !(expr->object->slot->kinds & KIND_OBJECT)) {
        return false;
    }
    const Pointee *pointee = pointee_find(expr->object->slot->pointee);
    for (size_t i = 0; pointee && i < pointee->shapes.length; i++) {
        IrClass *class_ = pointee->shapes.items[i]->class_;
        if (class_ && extends_native(class_)
            && class_find_method(class_, name->identifier.name, IR_FUNCTION_METHOD)) {
            return true;
        }
    }
    return false;
}

/* A member of what may be a proxy. */
static bool is_of_proxy(Program *program, const IrExpr *expr)
{
    const unsigned objects = KIND_HEAP | KIND_DYNAMIC;
    Type *owner = expr->native->owner_type;

    return ((const IrProgram *)program->ir)->uses_proxies && (expr->object->slot->kinds & KIND_DYNAMIC)
        && (kinds_of_type(program, expr->object->type) & objects)
        && owner && (types_is_array(program, owner) || native_struct_of_type(program, owner));
}

/* map.size where `map` may be anything. */
static bool is_property_of_unknown(Program *program, const IrExpr *expr)
{
    Type *owner = expr->native->owner_type;

    return expr->kind == IR_FIELD && (expr->object->slot->kinds & KIND_DYNAMIC) && owner
        && native_struct_of_type(program, owner);
}

/* const e: Error = { name, message }: an object of the program's that has what the library's has. */
static bool is_property_of_likeness(Program *program, const IrExpr *expr)
{
    Type *owner = expr->native->owner_type;

    if (expr->kind != IR_FIELD || !(expr->object->slot->kinds & KIND_OBJECT) || !owner
        || !native_struct_of_type(program, owner)) {
        return false;
    }
    const Pointee *pointee = pointee_find(expr->object->slot->pointee);
    for (size_t i = 0; pointee && i < pointee->shapes.length; i++) {
        const IrClass *class_ = pointee->shapes.items[i]->class_;
        if (!class_ || !extends_native(class_)) {
            return true;
        }
    }
    return false;
}

/* A member of what may be a primitive as an object: new String("x").length. */
static bool is_of_boxed(const IrExpr *expr)
{
    static const char *const names[] = {"String", "Number", "Boolean", "Symbol"};
    const Type *type = expr->object->type;

    if (!(expr->object->slot->kinds & KIND_DYNAMIC) || !type || !(type->flags & TYPE_OBJECT)
        || !type->symbol) {
        return false;
    }
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(type->symbol->name, names[i]) == 0) {
            return true;
        }
    }
    return false;
}

bool native_is_dynamic(Program *program, const IrExpr *expr)
{
    const unsigned primitives = KIND_STRING | KIND_ARRAY | KIND_NUMBER | KIND_BOOLEAN;

    if (native_is_overridden(expr)) {
        return true;
    }
    if (!expr->native || expr->native->is_static || !expr->object || !expr->object->slot
        || expr->is_super || expr->native->is_exact) {
        return false;
    }
    if (is_property_of_likeness(program, expr) || is_of_boxed(expr) || is_of_proxy(program, expr) || is_property_of_unknown(program, expr)) {
        return true;
    }
    if (!is_common_member(expr->native->declaration)) {
        return false;
    }
    unsigned declared = kinds_of_type(program, types_non_nullable(program, expr->object->type));
    unsigned kinds = expr->object->slot->kinds & ~(unsigned)(KIND_NULLISH | KIND_RAW_NULLISH);
    if ((declared & KIND_ARRAY) && slot_has_elements(expr->object->slot)) {
        kinds &= ~(unsigned)KIND_OBJECT;
    }
    return (declared & primitives) && (kinds & ~declared);
}
