/*
 * Effects of functions (isolated or not) and of expressions (order of evaluation).
 */
#include "analyze/effects.h"

#include "analyze/analyze.h"

typedef struct Walk {
    Analysis *analysis;
    IrFunction *function;
    Effects *effects;
} Walk;

static void walk_expr(Walk *walk, const IrExpr *expr);
static void walk_stmt(Walk *walk, const IrStmt *stmt);

static void refuse(Walk *walk, const IrExpr *expr, const char *reason)
{
    if (walk->effects->is_isolated) {
        walk->effects->is_isolated = false;
        walk->effects->reason = reason;
        if (expr) {
            walk->effects->place = expr->span;
            walk->effects->file = expr->file;
        }
    }
}

static void require_isolated(Walk *walk, const IrExpr *expr, IrFunction *callee)
{
    const Effects *effects = effects_of(walk->analysis, callee);

    if (callee->is_async) {
        refuse(walk, expr, "calls an async function");
    } else if (!effects->is_isolated) {
        refuse(walk, expr, effects->reason);
    }
}

/* const PATTERN = /x/; without flags g and y, matching writes nothing to it. */
static bool is_fixed_pattern(const IrVar *var)
{
    const IrStmtList *body = &var->module->main->body->body;

    for (size_t i = 0; i < body->length; i++) {
        const IrStmt *stmt = body->items[i];
        if (stmt->kind == IR_STMT_DECLARE && stmt->var == var) {
            return stmt->expr && stmt->expr->kind == IR_REGEXP && !strchr(stmt->expr->regexp_flags, 'g')
                && !strchr(stmt->expr->regexp_flags, 'y');
        }
    }
    return false;
}

/* A module variable may be read if it is a constant that no thread can see changing: a primitive, or
 * a pattern that is only matched. Other objects could be written to through another name. */
static void walk_variable(Walk *walk, const IrExpr *expr)
{
    const IrVar *var = expr->var;
    const char *name = var->name;

    if (var->storage == IR_STORAGE_LOCAL) {
        return;
    }
    if (var->storage == IR_STORAGE_SCOPE) {
        if (var->function != walk->function) {
            refuse(walk, expr, arena_printf(walk->analysis->arena,
                                            "reads variable '%s' of an outer function", name));
        }
        return;
    }
    if (var->constant && is_fixed_pattern(var)) {
        return;
    }
    if (!var->constant || !var->slot
        || (var->slot->kinds & ~(unsigned)(KIND_NUMBER | KIND_STRING | KIND_BOOLEAN | KIND_NULLISH))) {
        refuse(walk, expr,
               arena_printf(walk->analysis->arena, "reads module variable '%s'", name));
    }
}

static void walk_virtual(Walk *walk, const IrExpr *expr)
{
    Slot *object = expr->object->slot;

    if (!object || (object->kinds & ~(unsigned)(KIND_OBJECT | KIND_NULLISH | KIND_RAW_NULLISH))) {
        refuse(walk, expr, "calls a method of a dynamic value");
        return;
    }
    Pointee *pointee = pointee_find(object->pointee);
    for (size_t i = 0; pointee && i < pointee->shapes.length; i++) {
        const IrClass *class_ = pointee->shapes.items[i]->class_;
        if (!class_) {
            refuse(walk, expr, "calls a function value");
        }
        for (; class_; class_ = class_->parent) {
            for (size_t j = 0; j < class_->methods.length; j++) {
                if (strcmp(class_->methods.items[j]->js_name, expr->name) == 0) {
                    require_isolated(walk, expr, class_->methods.items[j]);
                }
            }
        }
    }
}

static void walk_target(Walk *walk, const IrExpr *target)
{
    if (target->kind == IR_VAR && target->var->storage == IR_STORAGE_MODULE) {
        refuse(walk, target, arena_printf(walk->analysis->arena, "writes module variable '%s'",
                                          target->var->name));
    }
    if (target->object && target->object->kind == IR_VAR
        && target->object->var->storage == IR_STORAGE_MODULE) {
        refuse(walk, target, arena_printf(walk->analysis->arena, "writes to module variable '%s'",
                                          target->object->var->name));
    }
    if (target->function) {
        require_isolated(walk, target, target->function);
    }
}

/* Number(x), String(x), Boolean(x) run code of the program only for objects. */
static bool is_conversion_of_primitive(const IrExpr *expr)
{
    const char *name = expr->native->c_name;
    bool converts = strcmp(name, "ts_number_of") == 0 || strcmp(name, "ts_to_boolean") == 0
        || strcmp(name, "ts_string_of") == 0;

    return converts && expr->args.length == 1 && expr->args.items[0]->slot
        && !(expr->args.items[0]->slot->kinds & (KIND_HEAP | KIND_DYNAMIC));
}

/* JSON.stringify runs code of the program only where an object has a method toJSON. */
static bool has_to_json(Analysis *analysis)
{
    for (size_t i = 0; i < analysis->ir->modules.length; i++) {
        const IrModule *module = analysis->ir->modules.items[i];
        for (size_t j = 0; j < module->functions.length; j++) {
            if (strcmp(module->functions.items[j]->js_name, "toJSON") == 0) {
                return true;
            }
        }
    }
    for (size_t i = 0; i < analysis->pointees.length; i++) {
        if (pointee_find_field(analysis->pointees.items[i], "toJSON")) {
            return true;
        }
    }
    return strmap_has(&analysis->dynamic_writes, "toJSON");
}

static void walk_call(Walk *walk, const IrExpr *expr)
{
    switch (expr->kind) {
    case IR_CALL:
    case IR_FUNCTION:
        require_isolated(walk, expr, expr->function);
        break;
    case IR_NEW:
        if (expr->class_->constructor) {
            require_isolated(walk, expr, expr->class_->constructor);
        }
        break;
    case IR_CALL_METHOD:
        walk_virtual(walk, expr);
        break;
    case IR_CALL_NATIVE:
        if (strcmp(expr->native->c_name, "json_stringify") == 0 && !has_to_json(walk->analysis)) {
            break;
        }
        if (is_conversion_of_primitive(expr)) {
            break;
        }
        if (!expr->native->is_pure && !expr->native->is_isolated) {
            refuse(walk, expr, arena_printf(walk->analysis->arena, "calls %s()",
                                            expr->native->c_name));
        }
        break;
    default:
        refuse(walk, expr, "calls a function value");
        break;
    }
}

static void walk_expr(Walk *walk, const IrExpr *expr)
{
    if (!expr || !walk->effects->is_isolated) {
        return;
    }
    switch (expr->kind) {
    case IR_VAR:
        walk_variable(walk, expr);
        break;
    case IR_CALL:
    case IR_FUNCTION:
    case IR_NEW:
    case IR_CALL_METHOD:
    case IR_CALL_NATIVE:
    case IR_CALL_VALUE:
    case IR_CALL_DYNAMIC:
    case IR_NEW_VALUE:
        walk_call(walk, expr);
        break;
    case IR_ASSIGN:
    case IR_UPDATE:
        walk_target(walk, expr->left);
        break;
    case IR_FIELD:
        if (expr->function) {
            require_isolated(walk, expr, expr->function);
        }
        if (expr->native && !expr->native->is_pure && !expr->native->is_isolated
            && strncmp(expr->native->c_name, "->", 2) != 0) {
            refuse(walk, expr, arena_printf(walk->analysis->arena, "reads %s()",
                                            expr->native->c_name));
        }
        break;
    case IR_TEMPLATE:
        refuse(walk, expr, "keeps the strings of a tagged template");
        break;
    case IR_CLASS:
    case IR_AWAIT:
    case IR_YIELD:
        refuse(walk, expr, "waits for a promise");
        break;
    default:
        break;
    }
    walk_expr(walk, expr->object);
    walk_expr(walk, expr->index);
    walk_expr(walk, expr->test);
    walk_expr(walk, expr->left);
    walk_expr(walk, expr->right);
    for (size_t i = 0; i < expr->args.length; i++) {
        walk_expr(walk, expr->args.items[i]);
    }
    for (size_t i = 0; i < expr->properties.length; i++) {
        walk_expr(walk, expr->properties.items[i].key);
        walk_expr(walk, expr->properties.items[i].value);
    }
}

static void walk_list(Walk *walk, const IrStmtList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        walk_stmt(walk, list->items[i]);
    }
}

static void walk_stmt(Walk *walk, const IrStmt *stmt)
{
    if (!stmt || !walk->effects->is_isolated) {
        return;
    }
    if (stmt->kind == IR_STMT_FOR_OF && stmt->iteration == IR_ITERATE_ASYNC) {
        refuse(walk, stmt->expr, "waits for a promise");
    }
    walk_list(walk, &stmt->init);
    walk_expr(walk, stmt->expr);
    walk_expr(walk, stmt->update);
    walk_list(walk, &stmt->body);
    walk_stmt(walk, stmt->then);
    walk_stmt(walk, stmt->otherwise);
    walk_stmt(walk, stmt->finally);
    for (size_t i = 0; i < stmt->cases.length; i++) {
        const IrCase *clause = &stmt->cases.items[i];
        for (size_t j = 0; j < clause->tests.length; j++) {
            walk_expr(walk, clause->tests.items[j]);
        }
        walk_list(walk, &clause->body);
    }
}

/* Recursion: a function that is being looked at adds nothing new. */
const Effects *effects_of(Analysis *analysis, IrFunction *function)
{
    if (!function->effects) {
        function->effects = NEW(analysis->arena, Effects);
        function->effects->is_isolated = true;
    }
    Effects *effects = function->effects;
    if (effects->known || effects->visiting) {
        return effects;
    }
    effects->visiting = true;
    Walk walk = {analysis, function, effects};
    if (function->is_async || function->is_generator) {
        refuse(&walk, NULL, "is asynchronous");
    }
    walk_stmt(&walk, function->body);
    effects->visiting = false;
    effects->known = true;
    return effects;
}

/* ---- order of evaluation --------------------------------------------------------------------------- */

static bool any_part(const IrExpr *expr, bool (*test)(const IrExpr *))
{
    if (!expr) {
        return false;
    }
    if ((expr->object && test(expr->object)) || (expr->index && test(expr->index))
        || (expr->test && test(expr->test)) || (expr->left && test(expr->left))
        || (expr->right && test(expr->right))) {
        return true;
    }
    for (size_t i = 0; i < expr->args.length; i++) {
        if (test(expr->args.items[i])) {
            return true;
        }
    }
    for (size_t i = 0; i < expr->properties.length; i++) {
        const IrProperty *property = &expr->properties.items[i];
        if ((property->key && test(property->key)) || (property->value && test(property->value))) {
            return true;
        }
    }
    return false;
}

static bool is_object(const IrExpr *expr)
{
    return expr && expr->slot && (expr->slot->kinds & KIND_OBJECT);
}

/* +o, `${o}`, o < p: may call methods of the program. */
static bool converts_object(const IrExpr *expr)
{
    switch (expr->kind) {
    case IR_UNARY:
        return (expr->op == IR_OP_PLUS || expr->op == IR_OP_NEG) && is_object(expr->left);
    case IR_BINARY:
        return expr->op < IR_OP_EQ && (is_object(expr->left) || is_object(expr->right));
    case IR_CONCAT:
        for (size_t i = 0; i < expr->args.length; i++) {
            if (is_object(expr->args.items[i])) {
                return true;
            }
        }
        return false;
    default:
        return false;
    }
}

/* ...iterable: next() may be the program's. */
static bool iterates_code(const IrExpr *spread)
{
    const Slot *slot = spread->object ? spread->object->slot : NULL;
    const Pointee *pointee = slot && slot->pointee ? pointee_find(slot->pointee) : NULL;

    return slot && ((slot->kinds & (KIND_OBJECT | KIND_DYNAMIC))
                    || ((slot->kinds & KIND_NATIVE) && pointee && pointee->native_struct
                        && strcmp(pointee->native_struct, "TsIterator") == 0));
}

bool expr_has_effects(const IrExpr *expr)
{
    if (expr->is_early || converts_object(expr)) {
        return true; /* may throw */
    }
    switch (expr->kind) {
    case IR_CALL:
        return expr->function->quiet != QUIET_YES || any_part(expr, expr_has_effects);
    case IR_NEW:
        return !expr->class_->constructor || expr->class_->constructor->quiet != QUIET_YES
            || any_part(expr, expr_has_effects);
    case IR_ASSIGN:
    case IR_UPDATE:
    case IR_CALL_METHOD:
    case IR_CALL_VALUE:
    case IR_CALL_DYNAMIC:
    case IR_NEW_VALUE:
    case IR_AWAIT:
    case IR_YIELD:
        return true;
    case IR_CALL_NATIVE:
        return !expr->native->is_pure || any_part(expr, expr_has_effects);
    case IR_UNARY:
        return expr->op == IR_OP_DELETE || any_part(expr, expr_has_effects);
    case IR_BRANDED:
        return true; /* may throw */
    case IR_SPREAD:
        return iterates_code(expr) || any_part(expr, expr_has_effects);
    case IR_ELEMENT:
        return expr->is_watched || any_part(expr, expr_has_effects);
    case IR_FIELD:
        return expr->function || expr->is_watched || any_part(expr, expr_has_effects);
    default:
        return any_part(expr, expr_has_effects);
    }
}

/* `key in object`, and operators that turn an object into a primitive value. */
static bool reads_object(const IrExpr *expr)
{
    const unsigned objects = KIND_HEAP | KIND_DYNAMIC;
    bool left = expr->left && expr->left->slot && (expr->left->slot->kinds & objects);
    bool right = expr->right && expr->right->slot && (expr->right->slot->kinds & objects);

    return expr->op == IR_OP_IN || ((left || right) && expr->op < IR_OP_EQ);
}

bool expr_reads_mutable(const IrExpr *expr)
{
    switch (expr->kind) {
    case IR_BINARY:
        return reads_object(expr) || any_part(expr, expr_reads_mutable);
    case IR_VAR:
        return !expr->var->constant;
    case IR_FIELD:
    case IR_ELEMENT:
    case IR_SPREAD:
    case IR_CALL:
    case IR_NEW:
        return true;
    case IR_CALL_NATIVE:
        return true;
    default:
        return any_part(expr, expr_reads_mutable);
    }
}

void effects_program(Analysis *analysis)
{
    for (size_t i = 0; i < analysis->ir->modules.length; i++) {
        IrModule *module = analysis->ir->modules.items[i];
        for (size_t j = 0; j < module->functions.length; j++) {
            effects_of(analysis, module->functions.items[j]);
        }
    }
}
