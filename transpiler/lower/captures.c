/*
 * Closures: which variables live in scopes, and which scope each function carries.
 *
 *     function counter(start) { let count = start; return () => ++count; }
 *
 * A variable that another function mentions moves from its function's locals into an IrScope: that
 * of the block around its declaration when this is in a loop (each turn has its own), else that of
 * the function. A function's closure carries the innermost scope it needs; a scope has a parent
 * where something that carries it needs more than it has. A function also needs what the functions
 * it names need, so needs are computed to a fixpoint.
 */
#include "lower/lower.h"
#include "lower/walk.h"

typedef VEC(IrScope *) ScopeVec;

typedef struct Place {
    Lower *lower;
    IrFunction *function; /* whose body is walked */
    PtrMap captured;      /* IrVar -> itself */
    PtrMap depths;        /* IrFunction or IrScope -> nesting depth */
    PtrMap needs;         /* IrFunction or IrClass -> ScopeVec */
    ScopeVec scopes;
    bool changed;
} Place;

static void each_function(Lower *lower, void (*visit)(Place *, IrFunction *), Place *place)
{
    for (size_t i = 0; i < lower->ir->modules.length; i++) {
        IrModule *module = lower->ir->modules.items[i];
        visit(place, module->main);
        for (size_t j = 0; j < module->functions.length; j++) {
            visit(place, module->functions.items[j]);
        }
    }
}

/* ---- which variables are captured --------------------------------------------------- */

static void note_var(Place *place, IrVar *var)
{
    if (var && var->storage == IR_STORAGE_LOCAL && var->function != place->function) {
        ptrmap_put(place->lower->arena, &place->captured, var, var);
    }
}

static void note_expr(IrExpr **at, void *context)
{
    note_var(context, (*at)->var);
}

static void note_stmt(IrStmt *stmt, void *context)
{
    note_var(context, stmt->var);
    note_var(context, stmt->second_var);
}

static void find_captured(Place *place, IrFunction *function)
{
    place->function = function;
    ir_walk(function->body, note_stmt, note_expr, place);
}

/* ---- where they live ---------------------------------------------------------------- */

typedef struct Block {
    IrStmt *stmt;
    bool in_loop; /* a loop of this function is around it */
    size_t depth;
    struct Block *outer;
} Block;

static size_t depth_of(Place *place, const void *key)
{
    return (size_t)(uintptr_t)ptrmap_get(&place->depths, key);
}

static IrScope *scope_new(Place *place, IrFunction *function, size_t block_depth)
{
    IrScope *scope = NEW(place->lower->arena, IrScope);
    size_t depth = depth_of(place, function) * 1000 + block_depth;

    scope->name = function->name;
    scope->function = function;
    scope->is_loop_body = block_depth > 0;
    ptrmap_put(place->lower->arena, &place->depths, scope, (void *)(uintptr_t)depth);
    vec_push(place->lower->arena, &place->scopes, scope);
    return scope;
}

static void put_in_scope(Place *place, IrVar *var, Block *block)
{
    IrFunction *function = place->function;
    IrScope **scope = &function->own_scope;

    if (var->storage != IR_STORAGE_LOCAL || !ptrmap_has(&place->captured, var)) {
        return;
    }
    if (block && block->in_loop) {
        scope = &block->stmt->scope;
    } else if (function->kind == IR_FUNCTION_MODULE_MAIN) {
        /* Runs once: a static variable does. */
        var->storage = IR_STORAGE_MODULE;
        var->module = function->module;
        vec_push(place->lower->arena, &function->module->vars, var);
        return;
    }
    if (!*scope) {
        *scope = scope_new(place, function, block && block->in_loop ? block->depth : 0);
    }
    var->storage = IR_STORAGE_SCOPE;
    var->scope = *scope;
    vec_push(place->lower->arena, &(*scope)->vars, var);
}

static bool is_loop(const IrStmt *stmt)
{
    switch (stmt->kind) {
    case IR_STMT_WHILE:
    case IR_STMT_DO:
    case IR_STMT_FOR:
    case IR_STMT_FOR_OF:
    case IR_STMT_FOR_IN:
        return true;
    default:
        return false;
    }
}

/* A loop or catch variable that is captured: the statement binds a plain one, and the block starts
 * with a copy of it. */
static void split_bound_var(Place *place, IrVar **bound, IrStmt *block, const IrStmt *from)
{
    Arena *arena = place->lower->arena;
    IrVar *var = *bound;
    IrVar *plain;
    IrStmt *declare;

    if (!var || !ptrmap_has(&place->captured, var) || var->storage != IR_STORAGE_LOCAL) {
        return;
    }
    plain = NEW(arena, IrVar);
    *plain = *var;
    plain->temporary = true;
    plain->constant = true;
    declare = NEW(arena, IrStmt);
    declare->kind = IR_STMT_DECLARE;
    declare->file = from->file;
    declare->span = from->span;
    declare->var = var;
    declare->expr = NEW(arena, IrExpr);
    declare->expr->kind = IR_VAR;
    declare->expr->file = from->file;
    declare->expr->span = from->span;
    declare->expr->type = var->type;
    declare->expr->var = plain;
    *bound = plain;
    vec_insert(arena, &block->body, 0, declare);
}

static void place_stmt(Place *place, IrStmt *stmt, Block *outer, bool in_loop);

static void place_list(Place *place, IrStmtList *list, Block *outer, bool in_loop)
{
    for (size_t i = 0; i < list->length; i++) {
        place_stmt(place, list->items[i], outer, in_loop);
    }
}

typedef struct LetPlace {
    Place *place;
    Block *block;
} LetPlace;

static void place_let(IrExpr **at, void *context)
{
    LetPlace *let = context;

    if (((*at)->kind == IR_LET || (*at)->kind == IR_OPTIONAL) && (*at)->var) {
        put_in_scope(let->place, (*at)->var, let->block);
    }
}

static void place_lets(IrExpr **at, void *context)
{
    ir_walk_expr(at, place_let, context);
}

static void place_stmt(Place *place, IrStmt *stmt, Block *outer, bool in_loop)
{
    Block block = {stmt, in_loop, outer ? outer->depth + 1 : 1, outer};
    LetPlace let = {place, outer};
    bool inner_loop = in_loop || is_loop(stmt);

    ir_each_expression(stmt, place_lets, &let);
    switch (stmt->kind) {
    case IR_STMT_DECLARE:
        put_in_scope(place, stmt->var, outer);
        break;
    case IR_STMT_BLOCK:
        place_list(place, &stmt->body, stmt->is_transparent ? outer : &block, in_loop);
        return;
    case IR_STMT_FOR_OF:
    case IR_STMT_FOR_IN:
        split_bound_var(place, &stmt->second_var, stmt->then, stmt);
        split_bound_var(place, &stmt->var, stmt->then, stmt);
        break;
    case IR_STMT_TRY:
        if (stmt->otherwise) {
            split_bound_var(place, &stmt->var, stmt->otherwise, stmt);
        }
        break;
    default:
        break;
    }
    place_list(place, &stmt->init, outer, in_loop);
    place_list(place, &stmt->body, outer, in_loop);
    for (size_t i = 0; i < stmt->cases.length; i++) {
        place_list(place, &stmt->cases.items[i].body, outer, in_loop);
    }
    IrStmt *nested[] = {stmt->then, stmt->otherwise, stmt->finally};
    for (size_t i = 0; i < 3; i++) {
        if (nested[i]) {
            place_stmt(place, nested[i], outer, inner_loop);
        }
    }
}

static void place_function(Place *place, IrFunction *function)
{
    place->function = function;
    if (function->this_var) {
        put_in_scope(place, function->this_var, NULL);
    }
    for (size_t i = 0; i < function->params.length; i++) {
        put_in_scope(place, function->params.items[i], NULL);
    }
    if (function->body) {
        place_stmt(place, function->body, NULL, false);
    }
}

/* ---- what each function needs ------------------------------------------------------- */

static ScopeVec *needs_of(Place *place, const void *key)
{
    void **slot = ptrmap_slot(place->lower->arena, &place->needs, key);

    if (!*slot) {
        *slot = NEW(place->lower->arena, ScopeVec);
    }
    return *slot;
}

static void need(Place *place, const void *key, IrScope *scope)
{
    ScopeVec *needs = needs_of(place, key);

    for (size_t i = 0; i < needs->length; i++) {
        if (needs->items[i] == scope) {
            return;
        }
    }
    vec_push(place->lower->arena, needs, scope);
    place->changed = true;
}

static void need_all(Place *place, IrFunction *function, const void *other)
{
    ScopeVec from = *needs_of(place, other);

    for (size_t i = 0; i < from.length; i++) {
        if (from.items[i]->function != function) {
            need(place, function, from.items[i]);
        }
    }
}

static void need_var(Place *place, const IrVar *var)
{
    if (var && var->storage == IR_STORAGE_SCOPE && var->scope->function != place->function) {
        need(place, place->function, var->scope);
    }
}

static void need_expr(IrExpr **at, void *context)
{
    Place *place = context;
    IrExpr *expr = *at;

    need_var(place, expr->var);
    if (expr->function) {
        need_all(place, place->function, expr->function);
    }
    if (expr->class_) {
        need_all(place, place->function, expr->class_);
    }
}

static void need_stmt(IrStmt *stmt, void *context)
{
    Place *place = context;

    need_var(place, stmt->var);
    need_var(place, stmt->second_var);
    if (stmt->class_) {
        need_all(place, place->function, stmt->class_);
    }
}

static void find_needs(Place *place, IrFunction *function)
{
    place->function = function;
    ir_walk(function->body, need_stmt, need_expr, place);
    if (function->owner) {
        ScopeVec from = *needs_of(place, function);
        for (size_t i = 0; i < from.length; i++) {
            need(place, function->owner, from.items[i]);
        }
        if (function->kind == IR_FUNCTION_CONSTRUCTOR) {
            need_all(place, function, function->owner);
        }
    }
}

/* ---- carrying scopes ---------------------------------------------------------------- */

static IrScope *innermost(Place *place, const ScopeVec *scopes)
{
    IrScope *found = NULL;

    for (size_t i = 0; i < scopes->length; i++) {
        if (!found || depth_of(place, scopes->items[i]) > depth_of(place, found)) {
            found = scopes->items[i];
        }
    }
    return found;
}

/* The scopes beyond `carried` that must be reachable from it. */
static void reach_from(Place *place, IrScope *carried, const ScopeVec *scopes)
{
    for (size_t i = 0; i < scopes->length; i++) {
        if (scopes->items[i] != carried) {
            need(place, carried, scopes->items[i]);
        }
    }
}

static void carry(Place *place, IrFunction *function)
{
    ScopeVec *needs = needs_of(place, function);

    function->outer_scope = innermost(place, needs);
    if (function->outer_scope) {
        reach_from(place, function->outer_scope, needs);
    }
}

/* Instances keep the class's scope, whose methods all reach their variables through it. */
static void carry_members(IrClass *class_)
{
    class_->constructor->outer_scope = class_->outer_scope;
    for (size_t i = 0; i < class_->methods.length; i++) {
        if (class_->methods.items[i]->outer_scope) {
            class_->methods.items[i]->outer_scope = class_->outer_scope;
        }
    }
}

static void carry_classes(Place *place)
{
    for (size_t i = 0; i < place->lower->ir->modules.length; i++) {
        IrClassList *classes = &place->lower->ir->modules.items[i]->classes;
        for (size_t j = 0; j < classes->length; j++) {
            ScopeVec *needs = needs_of(place, classes->items[j]);
            classes->items[j]->outer_scope = innermost(place, needs);
            if (classes->items[j]->outer_scope) {
                reach_from(place, classes->items[j]->outer_scope, needs);
                carry_members(classes->items[j]);
            }
        }
    }
}

/* From the deepest scope outwards: its parent, and what the parent must reach in turn. */
static void link_parents(Place *place)
{
    PtrMap done = {0};

    for (size_t n = 0; n < place->scopes.length; n++) {
        IrScope *deepest = NULL;
        for (size_t i = 0; i < place->scopes.length; i++) {
            IrScope *scope = place->scopes.items[i];
            if (!ptrmap_has(&done, scope) &&
                (!deepest || depth_of(place, scope) > depth_of(place, deepest))) {
                deepest = scope;
            }
        }
        ptrmap_put(place->lower->arena, &done, deepest, deepest);
        ScopeVec reach = *needs_of(place, deepest);
        deepest->parent = innermost(place, &reach);
        if (deepest->parent) {
            reach_from(place, deepest->parent, &reach);
        }
    }
}

static void find_depths(Place *place)
{
    for (size_t i = 0; i < place->lower->pending.length; i++) {
        Frame *frame = place->lower->pending.items[i];
        size_t depth = 0;
        for (Frame *at = frame->outer; at; at = at->outer) {
            depth++;
        }
        ptrmap_put(place->lower->arena, &place->depths, frame->function, (void *)(uintptr_t)depth);
    }
}

void lower_place_variables(Lower *lower)
{
    Place place = {.lower = lower};

    find_depths(&place);
    each_function(lower, find_captured, &place);
    each_function(lower, place_function, &place);
    do {
        place.changed = false;
        each_function(lower, find_needs, &place);
    } while (place.changed);
    each_function(lower, carry, &place);
    carry_classes(&place);
    link_parents(&place);
    vec_append(lower->arena, &lower->scopes, &place.scopes);
}

/* Scopes are named for their functions, whose names come last. */
void lower_name_scopes(Lower *lower)
{
    for (size_t i = 0; i < lower->scopes.length; i++) {
        lower->scopes.items[i]->name = lower->scopes.items[i]->function->name;
    }
}
