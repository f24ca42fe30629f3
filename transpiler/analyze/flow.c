/*
 * The flow analysis as a whole: slots for everything that is declared, then walks over all
 * functions until nothing changes. flow_expr.c and its neighbours hold the expressions.
 */
#include "analyze/literals.h"

#include "analyze/analyze.h"
#include "analyze/ranges.h"

/* ---- preparation -------------------------------------------------------------------------------- */

void prepare_var(Analysis *analysis, IrVar *var)
{
    if (var && !var->slot) {
        var->slot = slot_new(analysis);
        if (!var->is_rest && kinds_of_type(analysis->program, var->type) & KIND_DYNAMIC) {
            var->slot->kinds = KIND_DYNAMIC;
        }
    }
}

static void prepare_function(Analysis *analysis, IrFunction *function)
{
    function->slot = slot_new(analysis);
    function->slot->kinds = KIND_FUNCTION;
    function->result = slot_new(analysis);
    if (function->is_generator) {
        function->result->kinds = KIND_NATIVE;
        slot_pointee(analysis, function->result)->native_struct
            = function->is_async ? "TsAsyncIterator" : "TsIterator";
        for (size_t i = 0; i < 3; i++) {
            flow_native_argument(analysis, function->result, i)->no_integers = true;
        }
        flow_kinds(analysis, flow_native_argument(analysis, function->result, 2), KIND_UNDEFINED);
    } else if (function->is_async) {
        function->result->kinds = KIND_NATIVE;
        slot_pointee(analysis, function->result)->native_struct = "TsPromise";
        flow_promised(analysis, function->result);
    } else if (function->return_type
        && (kinds_of_type(analysis->program, function->return_type) & KIND_DYNAMIC)) {
        function->result->kinds = KIND_DYNAMIC;
    }
    if (function->returns_other) {
        function->constructed = slot_new(analysis);
    }
    for (size_t i = 0; i < function->params.length; i++) {
        prepare_var(analysis, function->params.items[i]);
    }
    prepare_var(analysis, function->this_var);
    prepare_var(analysis, function->arguments_var);
    Convention *convention = pointee_convention(analysis, slot_pointee(analysis, function->slot));
    vec_push(analysis->arena, &convention->functions, function);
}

static void make_class_shape(Analysis *analysis, IrClass *class_, Pointee *pointee)
{
    Shape *shape = NEW(analysis->arena, Shape);

    shape->class_ = class_;
    shape->type = class_->type;
    shape->module = class_->module;
    shape->pointee = pointee;
    shape->id = analysis->shapes.length;
    class_->shape = shape;
    vec_push(analysis->arena, &analysis->shapes, shape);
    vec_push(analysis->arena, &pointee->shapes, shape);
}

/* The elements of instances that are arrays, too, are values: the runtime makes some of them. */
static void prepare_elements(Analysis *analysis, Pointee *pointee)
{
    if (pointee_is_array(pointee)) {
        pointee_element(analysis, pointee)->is_boxed = true;
        pointee->may_shrink = pointee->may_have_holes = true;
        flow_kinds(analysis, pointee->any_index, KIND_UNDEFINED | KIND_RAW_NULLISH);
    }
}

/* A class hierarchy is one pointee: `this` of a base class's method is any of its subclasses. */
Pointee *class_pointee(Analysis *analysis, IrClass *class_)
{
    void **place = ptrmap_slot(analysis->arena, &analysis->class_pointees, class_);

    if (!*place) {
        Slot *slot = slot_new(analysis);
        Pointee *pointee = slot_pointee(analysis, slot);
        *place = pointee;
        make_class_shape(analysis, class_, pointee);
        if (class_->parent) {
            Pointee *parent = class_pointee(analysis, class_->parent);
            pointee_unify(analysis, parent, pointee);
        } else if (class_->native_parent) {
            pointee->native_struct = class_->native_struct;
            prepare_elements(analysis, pointee);
        }
    }
    return pointee_find(ptrmap_get(&analysis->class_pointees, class_));
}

static void prepare_receiver(Analysis *analysis, IrFunction *method, Pointee *pointee)
{
    if (method && method->this_var) {
        flow_kinds(analysis, method->this_var->slot, KIND_OBJECT);
        pointee_unify(analysis, pointee, slot_pointee(analysis, method->this_var->slot));
    }
}

/* A field that the constructor does not surely assign starts as undefined. */
static bool assigns_field(const IrStmt *body, const char *name)
{
    for (size_t i = 0; body && i < body->body.length; i++) {
        const IrStmt *stmt = body->body.items[i];
        if (stmt->kind == IR_STMT_BLOCK && assigns_field(stmt, name)) {
            return true;
        }
        if (stmt->kind == IR_STMT_EXPR && stmt->expr->kind == IR_ASSIGN
            && stmt->expr->left->kind == IR_FIELD && stmt->expr->left->object->kind == IR_VAR
            && stmt->expr->left->object->var->is_this
            && strcmp(stmt->expr->left->name, name) == 0) {
            return true;
        }
    }
    return false;
}

/* Instances of a class that captures variables keep the scope in a hidden field. */
static void prepare_scope(Analysis *analysis, IrClass *class_, Pointee *pointee)
{
    if (!class_->outer_scope) {
        return;
    }
    IrField *field = vec_add(analysis->arena, &class_->fields);
    field->name = class_scope_field(analysis->arena, class_);
    field->type = types_any(analysis->program);
    field->is_private_name = true;
    Slot *slot = pointee_field(analysis, pointee_find(pointee), field->name);
    slot->kinds = KIND_NATIVE;
    slot_pointee(analysis, slot)->native_struct = "TsObject";
}

/* Under a key that no program writes. */
const char *class_scope_field(Arena *arena, const IrClass *class_)
{
    return arena_printf(arena, "%s\x1fscope", class_->name);
}

static bool is_scope_field(const FieldSlot *field)
{
    return strchr(field->name, '\x1f') != NULL;
}

static void prepare_class(Analysis *analysis, IrClass *class_)
{
    Pointee *pointee = class_pointee(analysis, class_);

    for (size_t i = 0; i < class_->fields.length; i++) {
        const IrField *field = &class_->fields.items[i];
        Slot *slot = pointee_field(analysis, pointee_find(pointee), field->name);
        if (kinds_of_type(analysis->program, field->type) & KIND_DYNAMIC) {
            flow_kinds(analysis, slot, KIND_DYNAMIC);
        }
        if (!class_->constructor || !assigns_field(class_->constructor->body, field->name)) {
            bool declared = kinds_of_type(analysis->program, field->type) & KIND_UNDEFINED;
            flow_kinds(analysis, slot, KIND_UNDEFINED | (declared ? 0 : KIND_RAW_NULLISH));
        }
    }
    prepare_scope(analysis, class_, pointee);
    prepare_receiver(analysis, class_->constructor, pointee);
    for (size_t i = 0; i < class_->methods.length; i++) {
        prepare_receiver(analysis, class_->methods.items[i], pointee);
    }
}

static void prepare_module(Analysis *analysis, IrModule *module)
{
    for (size_t i = 0; i < module->vars.length; i++) {
        prepare_var(analysis, module->vars.items[i]);
    }
    if (module->main) {
        prepare_function(analysis, module->main);
    }
    for (size_t i = 0; i < module->functions.length; i++) {
        prepare_function(analysis, module->functions.items[i]);
    }
}

/* ---- statements ------------------------------------------------------------------------------------ */

static void flow_statements(Analysis *analysis, IrStmtList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        flow_statement(analysis, list->items[i]);
    }
}

static void flow_declare(Analysis *analysis, IrStmt *stmt)
{
    prepare_var(analysis, stmt->var);
    if (stmt->expr) {
        flow(analysis, flow_expr(analysis, stmt->expr), stmt->var->slot);
    } else if (stmt->var->storage != IR_STORAGE_LOCAL
               || (kinds_of_type(analysis->program, stmt->var->type) & KIND_UNDEFINED)
               || (stmt->var->slot->kinds & KIND_UNDEFINED)
               || may_be_read_early(analysis, analysis->function, stmt->var)) {
        flow_kinds(analysis, stmt->var->slot, KIND_UNDEFINED);
    }
}

static void flow_pair(Analysis *analysis, IrStmt *stmt, Slot *first, Slot *second)
{
    if (stmt->var) {
        prepare_var(analysis, stmt->var);
        flow(analysis, first, stmt->var->slot);
    }
    if (stmt->second_var) {
        prepare_var(analysis, stmt->second_var);
        flow(analysis, second, stmt->second_var->slot);
    }
}

static Slot *temporary(Analysis *analysis, unsigned kinds)
{
    Slot *slot = slot_new(analysis);

    slot->kinds = kinds;
    slot->range = range_top();
    return slot;
}

static Slot *array_index(Analysis *analysis)
{
    Slot *slot = temporary(analysis, KIND_NUMBER);

    slot->range = range_integers(0, 4294967295.0);
    return slot;
}

static void flow_entry(Analysis *analysis, IrStmt *stmt, Slot *first, Slot *second)
{
    prepare_var(analysis, stmt->var);
    Slot *entry = stmt->var->slot;
    Slot *parts[2] = {first, second};

    flow_kinds(analysis, entry, KIND_ARRAY);
    for (size_t i = 0; i < 2; i++) {
        Pointee *pointee = slot_pointee(analysis, entry);
        while (pointee->tuple.length <= i) {
            vec_push(analysis->arena, &pointee->tuple, slot_new(analysis));
            analysis->changed = true;
        }
        flow(analysis, parts[i], pointee->tuple.items[i]);
        flow(analysis, parts[i], pointee_element(analysis, slot_pointee(analysis, entry)));
    }
}

/* What is iterated by its methods. */
static void flow_protocol(Analysis *analysis, IrStmt *stmt, Slot *iterable)
{
    if (stmt->iteration == IR_ITERATE_ASYNC) {
        prepare_var(analysis, stmt->var);
        flow_async_delegated(analysis, iterable, stmt->var->slot, NULL, NULL);
    } else if (stmt->second_var) {
        Slot *part = temporary(analysis, KIND_DYNAMIC);
        flow_escape(analysis, iterable);
        flow_pair(analysis, stmt, part, part);
    } else {
        prepare_var(analysis, stmt->var);
        flow_items(analysis, iterable, stmt->var->slot);
    }
}

static void flow_for_of(Analysis *analysis, IrStmt *stmt)
{
    Slot *iterable = flow_expr(analysis, stmt->expr);
    bool dynamic = (iterable->kinds & KIND_DYNAMIC) != 0 && stmt->iteration != IR_ITERATE_ASYNC;

    dynamic |= (iterable->kinds & KIND_OBJECT) && slot_has_elements(iterable);
    prepare_var(analysis, stmt->var); /* also of what has nothing to iterate */
    prepare_var(analysis, stmt->second_var);
    switch (dynamic ? IR_ITERATE_PROTOCOL : stmt->iteration) {
    case IR_ITERATE_ARRAY:
        if (iterable->kinds & KIND_ARRAY) {
            flow_pair(analysis, stmt, pointee_element(analysis, slot_pointee(analysis, iterable)),
                      NULL);
        }
        break;
    case IR_ITERATE_ARRAY_ENTRIES:
        if (iterable->kinds & KIND_ARRAY) {
            flow_pair(analysis, stmt, array_index(analysis),
                      pointee_element(analysis, slot_pointee(analysis, iterable)));
        }
        break;
    case IR_ITERATE_STRING:
        flow_pair(analysis, stmt, temporary(analysis, KIND_STRING), NULL);
        break;
    case IR_ITERATE_MAP:
        if (iterable->kinds & KIND_NATIVE) {
            flow_pair(analysis, stmt, flow_native_argument(analysis, iterable, 0),
                      flow_native_argument(analysis, iterable, 1));
        }
        break;
    case IR_ITERATE_MAP_ENTRIES:
        if (iterable->kinds & KIND_NATIVE) {
            flow_entry(analysis, stmt, flow_native_argument(analysis, iterable, 0),
                       flow_native_argument(analysis, iterable, 1));
        }
        break;
    case IR_ITERATE_SET:
        if (iterable->kinds & KIND_NATIVE) {
            flow_pair(analysis, stmt, flow_native_argument(analysis, iterable, 0), NULL);
        }
        break;
    default:
        flow_protocol(analysis, stmt, iterable);
        break;
    }
    if (stmt->result_with_holes) {
        flow_copied_holes(analysis, iterable, stmt->result_with_holes->slot);
    }
    flow_statement(analysis, stmt->then);
}

/* The keys of an array that only known code has seen are indices. */
static void flow_for_in(Analysis *analysis, IrStmt *stmt)
{
    Slot *object = flow_expr(analysis, stmt->expr);

    flow_pair(analysis, stmt, temporary(analysis, KIND_STRING), NULL);
    stmt->var->is_array_key = stmt->var->constant && object->kinds == KIND_ARRAY
        && !slot_pointee(analysis, object)->escapes;
}

/* if, while, do and for: the condition is known to hold in the body (but not in do's). */
static void flow_conditioned(Analysis *analysis, IrStmt *stmt)
{
    flow_statements(analysis, &stmt->init);
    flow_expr(analysis, stmt->expr);
    size_t facts = stmt->kind == IR_STMT_DO
        ? 0 : ranges_assume(analysis, stmt->expr, true, stmt->then);
    flow_statement(analysis, stmt->then);
    flow_expr(analysis, stmt->update);
    ranges_forget(analysis, facts);
    facts = stmt->otherwise ? ranges_assume(analysis, stmt->expr, false, stmt->otherwise) : 0;
    flow_statement(analysis, stmt->otherwise);
    ranges_forget(analysis, facts);
}

static void flow_switch(Analysis *analysis, IrStmt *stmt)
{
    flow_expr(analysis, stmt->expr);
    for (size_t i = 0; i < stmt->cases.length; i++) {
        IrCase *clause = &stmt->cases.items[i];
        for (size_t j = 0; j < clause->tests.length; j++) {
            flow_expr(analysis, clause->tests.items[j]);
        }
        flow_statements(analysis, &clause->body);
    }
}

static void flow_try(Analysis *analysis, IrStmt *stmt)
{
    flow_statement(analysis, stmt->then);
    if (stmt->var) {
        prepare_var(analysis, stmt->var);
        flow_kinds(analysis, stmt->var->slot, KIND_DYNAMIC);
    }
    flow_statement(analysis, stmt->otherwise);
    flow_statement(analysis, stmt->finally);
}

static void flow_return(Analysis *analysis, IrExpr *expr)
{
    Slot *result = analysis->function->result;
    bool is_async = analysis->function->is_async;

    if (analysis->function->is_generator) {
        Slot *returned = flow_native_argument(analysis, result, 1);
        if (!expr) {
            flow_kinds(analysis, returned, KIND_UNDEFINED);
        } else if (is_async) {
            flow_awaited(analysis, flow_expr(analysis, expr), returned);
        } else {
            flow(analysis, flow_expr(analysis, expr), returned);
        }
        return;
    }
    if (!expr) {
        flow_kinds(analysis, is_async ? flow_promised(analysis, result) : result, KIND_UNDEFINED);
    } else if (is_async) {
        flow_awaited(analysis, flow_expr(analysis, expr), flow_promised(analysis, result));
    } else {
        flow(analysis, flow_expr(analysis, expr), result);
    }
}

void flow_statement(Analysis *analysis, IrStmt *stmt)
{
    if (!stmt) {
        return;
    }
    switch (stmt->kind) {
    case IR_STMT_EXPR:
        flow_expr(analysis, stmt->expr);
        break;
    case IR_STMT_DECLARE:
        flow_declare(analysis, stmt);
        break;
    case IR_STMT_BLOCK:
        flow_statements(analysis, &stmt->body);
        break;
    case IR_STMT_RETURN:
        flow_return(analysis, stmt->expr);
        break;
    case IR_STMT_THROW:
        flow_escape(analysis, flow_expr(analysis, stmt->expr));
        break;
    case IR_STMT_FOR_OF:
        flow_for_of(analysis, stmt);
        break;
    case IR_STMT_FOR_IN:
        flow_for_in(analysis, stmt);
        flow_statement(analysis, stmt->then);
        break;
    case IR_STMT_SWITCH:
        flow_switch(analysis, stmt);
        break;
    case IR_STMT_TRY:
        flow_try(analysis, stmt);
        break;
    default:
        flow_conditioned(analysis, stmt);
        break;
    }
}

/* ---- the walk -------------------------------------------------------------------------------------- */

/* Whether control may run off the end of a function that returns something. */
static bool may_fall_off(Analysis *analysis, IrFunction *function)
{
    return function->node && function->return_type
        && !(function->return_type->flags & TYPE_NEVER)
        && (types_end_reachable(analysis->program, function->node)
            || may_run_off_end(analysis, function));
}

static void walk_function(Analysis *analysis, IrFunction *function)
{
    if (!function) {
        return;
    }
    analysis->function = function;
    if (function->arguments_var) {
        Slot *slot = function->arguments_var->slot;
        flow_kinds(analysis, slot, KIND_ARRAY);
        flow_kinds(analysis, pointee_element(analysis, slot_pointee(analysis, slot)), KIND_DYNAMIC);
    }
    for (size_t i = 0; i < function->params.length; i++) {
        if (function->params.items[i]->is_rest) {
            flow_kinds(analysis, function->params.items[i]->slot, KIND_ARRAY);
        }
    }
    flow_statement(analysis, function->body);
    if (function->kind != IR_FUNCTION_CONSTRUCTOR && function->kind != IR_FUNCTION_MODULE_MAIN
        && function->body && may_fall_off(analysis, function)) {
        flow_return(analysis, NULL);
    }
}

/* A method that was taken from its object may be called without one; others than instances are
 * refused at run time. Other functions take any receiver. */
static void close_receiver(Analysis *analysis, IrFunction *function, Convention *convention)
{
    if (!function->this_var) {
        return;
    }
    if (function->owner) {
        if (convention->receiver->kinds & (KIND_NULLISH | KIND_DYNAMIC)) {
            flow_kinds(analysis, function->this_var->slot, KIND_UNDEFINED | KIND_RAW_NULLISH);
        }
        return;
    }
    flow(analysis, convention->receiver, function->this_var->slot);
    if (function->is_sloppy && (function->this_var->slot->kinds & KIND_NULLISH)) {
        flow_kinds(analysis, function->this_var->slot, KIND_DYNAMIC); /* globalThis then */
    }
}

/* A function used as a value agrees with the convention of the place where it went. */
static void close_function(Analysis *analysis, IrFunction *function)
{
    if (!function || !function->used_as_value) {
        return;
    }
    Convention *convention = pointee_convention(analysis, slot_pointee(analysis, function->slot));
    for (size_t i = 0; i < function->params.length; i++) {
        IrVar *var = function->params.items[i];
        if (var->is_rest) {
            flow_kinds(analysis, pointee_element(analysis, slot_pointee(analysis, var->slot)),
                       KIND_DYNAMIC);
            continue;
        }
        Slot *param = convention_param(analysis, convention, i);
        flow(analysis, param, var->slot);
        if (convention->called) {
            flow(analysis, var->slot, param);
            param->no_integers = var->slot->no_integers = true;
        }
        if (analysis->is_finishing && convention->called_dynamically && param->kinds == 0) {
            flow_kinds(analysis, param, KIND_UNDEFINED);
        } else if (analysis->is_finishing && var->slot->kinds == 0) {
            flow_kinds(analysis, var->slot, KIND_DYNAMIC); /* only code that is not known may call it */
        }
    }
    close_receiver(analysis, function, convention);
    flow(analysis, function->result, convention->result);
    if (convention->called) {
        flow(analysis, convention->result, function->result);
        convention->result->no_integers = function->result->no_integers = true;
    }
}

Slot *class_value(Analysis *analysis, IrClass *class_)
{
    void **place = ptrmap_slot(analysis->arena, &analysis->class_values, class_);

    if (!*place) {
        Slot *slot = slot_new(analysis);
        slot->kinds = KIND_CLASS;
        pointee_convention(analysis, slot_pointee(analysis, slot));
        *place = slot;
        analysis->changed = true;
    }
    return ptrmap_get(&analysis->class_values, class_);
}

static bool has_own_constructor(const IrClass *class_)
{
    while (class_ && !class_->constructor->node) {
        class_ = class_->parent;
    }
    return class_ != NULL;
}

/* map() and the like make instances of classes that extend Array, with a length. Where no constructor is
 * written, nobody sees it. */
static void close_array_class(Analysis *analysis, IrClass *class_)
{
    bool is_seen = class_->is_array && has_own_constructor(class_);

    if (class_->is_array && class_->used_as_value) {
        class_value(analysis, class_); /* for [Symbol.species] */
        flow_dynamic_call_name(analysis, "__@species");
    }

    for (size_t i = 0; class_->is_array && i < class_->constructor->params.length; i++) {
        IrVar *var = class_->constructor->params.items[i];
        Slot *slot = var->slot;
        if (var->is_rest) {
            flow_kinds(analysis, slot, KIND_ARRAY);
            slot = pointee_element(analysis, slot_pointee(analysis, slot));
            slot->is_boxed = true;
        }
        if (is_seen) {
            flow_kinds(analysis, slot, i == 0 ? KIND_NUMBER : var->is_rest ? 0 : KIND_UNDEFINED);
        }
    }
}

/* `new` on a class value passes what its convention got, and gives an instance. */
static void close_class(Analysis *analysis, IrClass *class_, Slot *value)
{
    Convention *convention = pointee_convention(analysis, slot_pointee(analysis, value));
    Slot *instance = slot_new(analysis);

    if (!class_->used_as_value) {
        return;
    }
    for (size_t i = 0; class_->constructor && i < class_->constructor->params.length; i++) {
        IrVar *var = class_->constructor->params.items[i];
        if (var->is_rest) {
            flow_kinds(analysis, var->slot, KIND_ARRAY);
            flow_kinds(analysis, pointee_element(analysis, slot_pointee(analysis, var->slot)),
                       KIND_DYNAMIC);
            continue;
        }
        Slot *param = convention_param(analysis, convention, i);
        flow(analysis, param, var->slot);
        if (convention->called_dynamically && param->kinds == 0) {
            flow_kinds(analysis, param, KIND_UNDEFINED);
        }
    }
    instance->kinds = KIND_OBJECT;
    instance->pointee = class_pointee(analysis, class_);
    flow_constructed(analysis, class_->constructor, instance, convention->result);
}

static void close_array(Analysis *analysis, Pointee *pointee)
{
    flow(analysis, pointee->any_index, pointee->element);
    for (size_t i = 0; i < pointee->tuple.length; i++) {
        flow(analysis, pointee->tuple.items[i], pointee->element);
        flow(analysis, pointee->any_index, pointee->tuple.items[i]);
    }
}

/* Whether all objects of a shape have a field: an open one only has what is named. What is pending is
 * asked again when its names are known. */
static bool surely_has_field(const Shape *shape, const char *name)
{
    bool named = !shape->is_open;

    if (shape->is_pending) {
        return true;
    }

    for (size_t i = 0; i < shape->name_count && !named; i++) {
        named = strcmp(shape->names[i], name) == 0;
    }
    return named && shape_has_field(shape, name);
}

/* A field that some object of the pointee lacks reads as undefined there. */
static void close_fields(Analysis *analysis, Pointee *pointee)
{
    for (size_t i = 0; i < pointee->fields.count; i++) {
        FieldSlot *field = pointee->fields.entries[i].value;
        for (size_t j = 0; j < pointee->shapes.length && !(field->slot.kinds & KIND_UNDEFINED); j++) {
            if (!surely_has_field(pointee->shapes.items[j], field->name)) {
                flow_kinds(analysis, &field->slot, KIND_UNDEFINED);
            }
        }
    }
}

static void close_escaped(Analysis *analysis, Pointee *pointee)
{
    for (size_t i = 0; i < pointee->fields.count; i++) {
        FieldSlot *field = pointee->fields.entries[i].value;
        if (is_scope_field(field)) {
            continue;
        }
        flow_escape(analysis, &field->slot);
        flow(analysis, strmap_get(&analysis->dynamic_writes, field->name), &field->slot);
        if (field->is_method && strmap_has(&analysis->dynamic_writes, field->name)) {
            field->is_assigned = field->hides_method = true;
        }
        if (analysis->dynamic_any_write->kinds && analysis->has_dynamic_element_writes) {
            flow_kinds(analysis, &field->slot, KIND_DYNAMIC);
        }
    }
    flow_escape(analysis, pointee->element);
    if (pointee->element && analysis->has_dynamic_element_writes) {
        flow_kinds(analysis, pointee->any_index, KIND_DYNAMIC);
    }
    if (pointee->element) {
        flow(analysis, analysis->dynamic_pushes, pointee->any_index);
    }
    for (size_t i = 0; i < pointee->tuple.length; i++) {
        flow_escape(analysis, pointee->tuple.items[i]);
    }
    for (size_t i = 0; i < pointee->args.length; i++) {
        flow_escape(analysis, pointee->args.items[i]);
        flow(analysis, analysis->dynamic_pushes, pointee->args.items[i]);
        if (analysis->has_dynamic_element_writes) {
            flow_kinds(analysis, pointee->args.items[i], KIND_DYNAMIC);
        }
    }
    if (analysis->freezes_dynamic && !pointee->is_guarded) {
        pointee->is_guarded = true;
        analysis->changed = true;
    }
    if (pointee->native_struct && strstr(pointee->native_struct, "Iterator") && pointee->args.length == 3) {
        flow_kinds(analysis, pointee->args.items[2], KIND_DYNAMIC); /* next(x) of a generator */
    }
    if (pointee->convention) {
        pointee->convention->called_dynamically = true;
        for (size_t i = 0; i < pointee->convention->params.length; i++) {
            flow_kinds(analysis, pointee->convention->params.items[i], KIND_DYNAMIC);
        }
        flow_kinds(analysis, pointee->convention->receiver, KIND_DYNAMIC);
        flow_escape(analysis, pointee->convention->result);
    }
}

/* Methods of escaped instances that dynamic code calls by name get arguments of any kind. */
static void close_methods(Analysis *analysis, Pointee *pointee)
{
    for (size_t i = 0; i < pointee->shapes.length; i++) {
        const IrClass *class_ = pointee->shapes.items[i]->class_;
        for (size_t j = 0; class_ && j < class_->methods.length; j++) {
            IrFunction *method = class_->methods.items[j];
            if (!strmap_has(&analysis->dynamic_calls, method->js_name)
                && !members_are_read_by_key(analysis, pointee)) {
                continue;
            }
            for (size_t k = 0; k < method->params.length; k++) {
                IrVar *param = method->params.items[k];
                Slot *slot = param->slot;
                if (param->is_rest) {
                    flow_kinds(analysis, slot, KIND_ARRAY);
                    slot = pointee_element(analysis, slot_pointee(analysis, slot));
                }
                flow_kinds(analysis, slot, KIND_DYNAMIC);
            }
            flow_escape(analysis, method->result);
        }
    }
}

/* Methods that the language itself calls, and with what. */
static bool is_protocol_method(const char *name)
{
    return strcmp(name, "__@toPrimitive") == 0 || strcmp(name, "toJSON") == 0 ||
           strcmp(name, "__@dispose") == 0 || strcmp(name, "__@asyncDispose") == 0;
}

static void close_protocol_methods(Analysis *analysis, Pointee *pointee)
{
    for (size_t i = 0; i < pointee->shapes.length; i++) {
        const IrClass *class_ = pointee->shapes.items[i]->class_;
        for (size_t j = 0; class_ && j < class_->methods.length; j++) {
            IrFunction *method = class_->methods.items[j];
            if (is_protocol_method(method->js_name)) {
                for (size_t k = 0; k < method->params.length; k++) {
                    flow_kinds(analysis, method->params.items[k]->slot, KIND_STRING);
                }
                flow_escape(analysis, method->result);
            }
        }
    }
    for (size_t i = 0; i < pointee->fields.count; i++) {
        FieldSlot *field = pointee->fields.entries[i].value;
        if ((field->slot.kinds & KIND_FUNCTION) && is_protocol_method(field->name)) {
            flow_escape(analysis, &field->slot);
        }
    }
}

/* Methods that the program may take from the prototype of some class and call on other objects. */
static bool lends_methods(const Analysis *analysis, const Pointee *pointee)
{
    bool is_lent = false;

    for (size_t i = 0; i < pointee->shapes.length && analysis->ir->lends_methods; i++) {
        const IrClass *class_ = pointee->shapes.items[i]->class_;
        is_lent |= class_ && class_->used_as_value;
    }
    return is_lent && analysis->ir->uses_prototypes;
}

/* Methods of objects that there are proxies of may be called with a proxy. */
static void close_proxied(Analysis *analysis, Pointee *pointee)
{
    for (size_t i = 0; i < pointee->shapes.length; i++) {
        const IrClass *class_ = pointee->shapes.items[i]->class_;
        for (; class_; class_ = class_->parent) {
            for (size_t j = 0; j < class_->methods.length; j++) {
                IrFunction *method = class_->methods.items[j];
                if (method->this_var && method->kind != IR_FUNCTION_CONSTRUCTOR) {
                    flow_kinds(analysis, method->this_var->slot, KIND_DYNAMIC);
                }
            }
        }
    }
}

static void close_pointees(Analysis *analysis)
{
    for (size_t i = 0; i < analysis->pointees.length; i++) {
        Pointee *pointee = analysis->pointees.items[i];
        if (pointee->forward) {
            continue;
        }
        close_protocol_methods(analysis, pointee);
        flow_hooks(analysis, pointee);
        if (pointee->element) {
            close_array(analysis, pointee);
        }
        if (pointee->is_dynamic) {
            for (size_t j = 0; j < pointee->fields.count; j++) {
                FieldSlot *field = pointee->fields.entries[j].value;
                if (field->name[0] == '#') {
                    continue; /* which no key names */
                }
                flow(analysis, pointee_element(analysis, pointee), &field->slot);
                flow(analysis, &field->slot, pointee_element(analysis, pointee));
            }
        }
        if (!pointee->forward) {
            close_fields(analysis, pointee);
        }
        if (pointee->escapes && !pointee->forward) {
            close_escaped(analysis, pointee);
            close_methods(analysis, pointee);
            pointee->is_proxied |= analysis->proxies_dynamic;
        }
        if (!pointee->forward && (pointee->is_proxied || lends_methods(analysis, pointee))) {
            close_proxied(analysis, pointee);
        }
    }
}

/* Static members of a class that is a value: dynamic code may read, write and call them. */
static void close_statics(Analysis *analysis, IrClass *class_, bool escapes)
{
    for (size_t i = 0; i < class_->static_fields.length; i++) {
        const IrVar *var = class_->static_fields.items[i];
        if (!escapes || !var->static_key || !var->slot) {
            continue;
        }
        flow_escape(analysis, var->slot);
        flow(analysis, strmap_get(&analysis->dynamic_writes, var->static_key), var->slot);
        if (analysis->dynamic_any_write->kinds && analysis->has_dynamic_element_writes) {
            flow_kinds(analysis, var->slot, KIND_DYNAMIC);
        }
    }
    for (size_t i = 0; i < class_->static_methods.length; i++) {
        IrFunction *method = class_->static_methods.items[i];
        if (strmap_has(&analysis->dynamic_calls, method->js_name)) {
            analysis->changed |= !method->used_as_value;
            method->used_as_value = true;
            flow_escape(analysis, method->slot);
        }
    }
}

static void close_class_statics(Analysis *analysis, IrClass *class_, const Slot *value)
{
    bool escapes = pointee_find(value->pointee)->escapes;

    for (IrClass *at = class_; at && class_->used_as_value; at = at->parent) {
        at->shows_statics = true;
        close_statics(analysis, at, escapes);
    }
}

static void walk_module(Analysis *analysis, IrModule *module)
{
    walk_function(analysis, module->main);
    for (size_t i = 0; i < module->functions.length; i++) {
        walk_function(analysis, module->functions.items[i]);
        close_function(analysis, module->functions.items[i]);
    }
}

static void walk_to_fixpoint(Analysis *analysis)
{
    do {
        analysis->changed = false;
        analysis->passes++;
        for (size_t i = 0; i < analysis->ir->modules.length; i++) {
            walk_module(analysis, analysis->ir->modules.items[i]);
        }
        for (size_t i = 0; i < analysis->class_pointees.count; i++) {
            close_array_class(analysis, (IrClass *)analysis->class_pointees.entries[i].key);
        }
        for (size_t i = 0; i < analysis->class_values.count; i++) {
            IrClass *class_ = (IrClass *)analysis->class_values.entries[i].key;
            close_class(analysis, class_, analysis->class_values.entries[i].value);
            close_class_statics(analysis, class_, analysis->class_values.entries[i].value);
        }
        close_pointees(analysis);
    } while (analysis->changed);
}

void flow_program(Analysis *analysis)
{
    IrProgram *ir = analysis->ir;

    analysis->dynamic_any_write = slot_new(analysis);
    analysis->dynamic_pushes = slot_new(analysis);
    for (size_t i = 0; i < ir->modules.length; i++) {
        prepare_module(analysis, ir->modules.items[i]);
    }
    for (size_t i = 0; i < ir->modules.length; i++) {
        for (size_t j = 0; j < ir->modules.items[i]->classes.length; j++) {
            prepare_class(analysis, ir->modules.items[i]->classes.items[j]);
        }
    }
    find_doubts(analysis);
    walk_to_fixpoint(analysis);
    analysis->is_finishing = true;
    walk_to_fixpoint(analysis);
}
