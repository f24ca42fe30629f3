/*
 * What the program can reach, so that nothing unused is emitted: functions, classes, reads of
 * variables. Also finds functions that may call themselves (they check the stack) and variables
 * that change inside a try statement (volatile in C).
 */
#include <string.h>

#include "analyze/flow_walk.h"
#include "emit/usage.h"

typedef struct Usage {
    Emitter *emitter;
    IrFunctionList pending;
    IrFunction *function;
    size_t try_depth;
    PtrMap callees;      /* IrFunction -> IrFunctionList */
} Usage;

static void use_expr(Usage *usage, IrExpr *expr);
static void use_stmt(Usage *usage, IrStmt *stmt);

static void use_function(Usage *usage, IrFunction *function)
{
    if (!function) {
        return;
    }
    if (usage->function) {
        void **list = ptrmap_slot(usage->emitter->arena, &usage->callees, usage->function);
        if (!*list) {
            *list = NEW(usage->emitter->arena, IrFunctionList);
        }
        vec_push(usage->emitter->arena, (IrFunctionList *)*list, function);
    }
    if (!function->is_reachable) {
        function->is_reachable = true;
        vec_push(usage->emitter->arena, &usage->pending, function);
    }
}

/* Methods that the runtime calls by name. */
static bool is_conversion(const char *name)
{
    return strcmp(name, "toString") == 0 || strcmp(name, "toJSON") == 0 || strcmp(name, "valueOf") == 0
        || strcmp(name, "then") == 0 || strncmp(name, "__@", 3) == 0;
}

/* The name and message of an error, which its stack asks for. */
static bool is_of_error(const IrFunction *method)
{
    const IrClass *class_ = method->owner;

    while (class_->parent) {
        class_ = class_->parent;
    }
    return method->kind == IR_FUNCTION_GETTER && class_->native_parent
        && (strcmp(method->js_name, "name") == 0 || strcmp(method->js_name, "message") == 0);
}

/* Methods of a class that can be reached without a direct call: through its table, or by name. */
bool method_needs_member(Emitter *emitter, const IrFunction *method)
{
    Pointee *pointee = class_pointee(emitter->analysis, method->owner);

    return is_conversion(method->js_name) || is_of_error(method) || emitter->ir->uses_prototypes
        || (members_are_read_by_key(emitter->analysis, pointee) && method->js_name[0] != '#')
        || (pointee->escapes
            && (method->kind != IR_FUNCTION_METHOD
                || strmap_has(&emitter->analysis->dynamic_calls, method->js_name)))
        || (method->kind == IR_FUNCTION_GETTER
            && strmap_has(&emitter->analysis->dynamic_writes, method->js_name))
        || is_called_by_name(emitter, pointee, method->js_name) || method->used_as_value;
}

/* Of the instances of a generic method, the class's table has one. */
static bool is_in_table(const IrClass *class_, const IrFunction *method, const FieldSlot *field)
{
    return field && field->is_method &&
           (method->kind != IR_FUNCTION_METHOD ||
            class_find_method(class_, method->js_name, IR_FUNCTION_METHOD) == method);
}

/* Those that are listed for the class as a value: see statics.c. */
static void use_statics(Usage *usage, IrClass *class_)
{
    for (size_t i = 0; class_->shows_statics && i < class_->static_fields.length; i++) {
        IrVar *var = class_->static_fields.items[i];
        var->reads += var->static_key != NULL;
        var->is_written |= var->static_key != NULL;
        var->used_in_functions |= var->static_key != NULL;
    }
    for (size_t i = 0; class_->shows_statics && i < class_->static_methods.length; i++) {
        if (static_is_shown(usage->emitter, class_->static_methods.items[i])) {
            use_function(usage, class_->static_methods.items[i]);
        }
    }
}

static void use_class(Usage *usage, IrClass *class_)
{
    for (; class_ && !class_->is_instantiated; class_ = class_->parent) {
        class_->is_instantiated = true;
        use_statics(usage, class_);
        use_function(usage, class_->constructor);
        for (size_t i = 0; i < class_->methods.length; i++) {
            IrFunction *method = class_->methods.items[i];
            FieldSlot *field = pointee_find_field(class_pointee(usage->emitter->analysis, class_),
                                                  method->js_name);
            if (is_in_table(class_, method, field) || method_needs_member(usage->emitter, method)) {
                use_function(usage, method);
            }
        }
    }
}

static void use_target(Usage *usage, IrExpr *target)
{
    if (target->kind == IR_VAR) {
        target->var->in_try |= usage->try_depth > 0;
        target->var->is_written = true;
        return;
    }
    if (target->kind == IR_CAST) {
        use_target(usage, target->left);
        return;
    }
    use_expr(usage, target);
}

static void use_expr(Usage *usage, IrExpr *expr)
{
    if (!expr) {
        return;
    }
    switch (expr->kind) {
    case IR_VAR:
        expr->var->reads++;
        break;
    case IR_FUNCTION:
        use_function(usage, expr->function);
        if (expr->function->owner && expr->function->kind == IR_FUNCTION_METHOD) {
            use_class(usage, expr->function->owner); /* its descriptor has the method's value */
        }
        break;
    case IR_CALL:
    case IR_FIELD:
    case IR_MODULE:
        use_function(usage, expr->function);
        break;
    case IR_NEW:
        use_class(usage, expr->class_);
        use_function(usage, expr->class_->constructor);
        break;
    case IR_CLASS:
        if (expr->class_ && expr->class_->unknown_base) {
            diagnose(usage->emitter->program, expr->class_->unknown_base->file,
                     expr->class_->unknown_base->span, DYNAMIC_BASE_CLASS);
        }
        if (expr->class_) {
            use_class(usage, expr->class_);
        }
        break;
    case IR_ASSIGN:
    case IR_UPDATE:
        if (expr->left->kind == IR_VAR && expr->kind == IR_UPDATE && !expr->value_unused) {
            expr->left->var->reads++;
        }
        use_target(usage, expr->left);
        use_expr(usage, expr->right);
        return;
    case IR_CALL_NATIVE: {
        bool descending;
        if (is_sort_of_numbers(usage->emitter, expr, &descending)) {
            use_expr(usage, expr->object);
            return;
        }
        break;
    }
    default:
        break;
    }
    use_expr(usage, expr->object);
    use_expr(usage, expr->index);
    use_expr(usage, expr->test);
    use_expr(usage, expr->left);
    use_expr(usage, expr->right);
    for (size_t i = 0; i < expr->args.length; i++) {
        use_expr(usage, expr->args.items[i]);
    }
    for (size_t i = 0; i < expr->properties.length; i++) {
        use_expr(usage, expr->properties.items[i].key);
        use_expr(usage, expr->properties.items[i].value);
    }
}

static bool is_length(const IrExpr *expr)
{
    return expr->kind == IR_FIELD && expr->native && expr->name && strcmp(expr->name, "length") == 0;
}

/* for (let i = 0; i < xs.length; i++): i is a size_t if it never becomes negative. */
static void find_counter(Usage *usage, IrStmt *stmt)
{
    if (stmt->kind != IR_STMT_FOR || stmt->init.length != 1 || !stmt->expr) {
        return;
    }
    IrVar *var = stmt->init.items[0]->kind == IR_STMT_DECLARE ? stmt->init.items[0]->var : NULL;
    if (!var || var->storage != IR_STORAGE_LOCAL || stmt->expr->kind != IR_BINARY
        || stmt->expr->op != IR_OP_LT || stmt->expr->left->kind != IR_VAR || stmt->expr->left->var != var
        || !is_length(stmt->expr->right)) {
        return;
    }
    Repr repr = repr_of_slot(usage->emitter->analysis, var->slot);
    var->is_size = (repr.kind == REPR_INT32 || repr.kind == REPR_INT64) && var->slot->range.lo >= 0;
}

static void use_list(Usage *usage, IrStmtList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        use_stmt(usage, list->items[i]);
    }
}

static void use_stmt(Usage *usage, IrStmt *stmt)
{
    if (!stmt) {
        return;
    }
    if (stmt->var) {
        stmt->var->is_written = true;
    }
    find_counter(usage, stmt);
    use_list(usage, &stmt->init);
    if (stmt->kind != IR_STMT_EXPR || stmt->expr->kind != IR_VAR) {
        use_expr(usage, stmt->expr); /* `x;` prints nothing */
    }
    use_expr(usage, stmt->update);
    use_list(usage, &stmt->body);
    usage->try_depth += stmt->kind == IR_STMT_TRY;
    use_stmt(usage, stmt->then);
    use_stmt(usage, stmt->otherwise);
    use_stmt(usage, stmt->finally);
    usage->try_depth -= stmt->kind == IR_STMT_TRY;
    for (size_t i = 0; i < stmt->cases.length; i++) {
        IrCase *clause = &stmt->cases.items[i];
        for (size_t j = 0; j < clause->tests.length; j++) {
            use_expr(usage, clause->tests.items[j]);
        }
        use_list(usage, &clause->body);
    }
}

/* ---- recursion -------------------------------------------------------------------------------------------- */

static bool reaches(Usage *usage, IrFunction *from, const IrFunction *target, PtrMap *seen)
{
    const IrFunctionList *callees = ptrmap_get(&usage->callees, from);

    for (size_t i = 0; callees && i < callees->length; i++) {
        IrFunction *callee = callees->items[i];
        if (callee == target) {
            return true;
        }
        if (!ptrmap_has(seen, callee)) {
            ptrmap_put(usage->emitter->arena, seen, callee, callee);
            if (reaches(usage, callee, target, seen)) {
                return true;
            }
        }
    }
    return false;
}

static bool calls_unknown(IrStmt *stmt);

static bool expr_calls_unknown(IrExpr *expr)
{
    if (!expr) {
        return false;
    }
    if (expr->kind == IR_CALL_VALUE || expr->kind == IR_CALL_METHOD || expr->kind == IR_CALL_DYNAMIC) {
        return true;
    }
    for (size_t i = 0; i < expr->args.length; i++) {
        if (expr_calls_unknown(expr->args.items[i])) {
            return true;
        }
    }
    return expr_calls_unknown(expr->object) || expr_calls_unknown(expr->test)
        || expr_calls_unknown(expr->left) || expr_calls_unknown(expr->right);
}

static bool list_calls_unknown(const IrStmtList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        if (calls_unknown(list->items[i])) {
            return true;
        }
    }
    return false;
}

static bool calls_unknown(IrStmt *stmt)
{
    if (!stmt) {
        return false;
    }
    for (size_t i = 0; i < stmt->cases.length; i++) {
        if (list_calls_unknown(&stmt->cases.items[i].body)) {
            return true;
        }
    }
    return expr_calls_unknown(stmt->expr) || expr_calls_unknown(stmt->update)
        || list_calls_unknown(&stmt->init) || list_calls_unknown(&stmt->body)
        || calls_unknown(stmt->then) || calls_unknown(stmt->otherwise) || calls_unknown(stmt->finally);
}

static void find_recursion(Usage *usage, IrFunction *function)
{
    PtrMap seen = {0};
    bool indirect = function->used_as_value
        || (function->owner && function->kind == IR_FUNCTION_METHOD);

    function->is_recursive = reaches(usage, function, function, &seen)
        || (indirect && calls_unknown(function->body));
}

void find_usage(Emitter *emitter)
{
    Usage usage = {.emitter = emitter};

    for (size_t i = 0; i < emitter->ir->modules.length; i++) {
        use_function(&usage, emitter->ir->modules.items[i]->main);
    }
    while (usage.pending.length > 0) {
        usage.function = usage.pending.items[--usage.pending.length];
        use_stmt(&usage, usage.function->body);
    }
    for (size_t i = 0; i < emitter->ir->modules.length; i++) {
        IrModule *module = emitter->ir->modules.items[i];
        for (size_t j = 0; j < module->functions.length; j++) {
            if (module->functions.items[j]->is_reachable) {
                find_recursion(&usage, module->functions.items[j]);
            }
        }
    }
}
