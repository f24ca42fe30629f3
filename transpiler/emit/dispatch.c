/*
 * Calls of methods whose target is not known:   shape.area()
 *
 * Each class of a pointee has a table of the methods that are called this way; the position of a
 * name is the same in all of them. Object literals have function values in fields instead.
 */
#include <string.h>

#include "analyze/analyze.h"
#include "analyze/flow_walk.h"
#include "emit/emitter.h"

/* ---- tables ------------------------------------------------------------------------------------------- */

int vtable_index(Emitter *emitter, Pointee *pointee, const char *name)
{
    int index = 0;

    (void)emitter;
    pointee = pointee_find(pointee);
    for (size_t i = 0; i < pointee->fields.count; i++) {
        const FieldSlot *field = pointee->fields.entries[i].value;
        if (!field->is_method) {
            continue;
        }
        if (strcmp(field->name, name) == 0) {
            return index;
        }
        index++;
    }
    return -1;
}

size_t vtable_size(Emitter *emitter, Pointee *pointee)
{
    size_t count = 0;

    (void)emitter;
    pointee = pointee_find(pointee);
    for (size_t i = 0; i < pointee->fields.count; i++) {
        count += ((FieldSlot *)pointee->fields.entries[i].value)->is_method;
    }
    return count;
}

const char *vtable_name_at(Emitter *emitter, Pointee *pointee, size_t index)
{
    (void)emitter;
    pointee = pointee_find(pointee);
    for (size_t i = 0; i < pointee->fields.count; i++) {
        const FieldSlot *field = pointee->fields.entries[i].value;
        if (field->is_method && index-- == 0) {
            return field->name;
        }
    }
    return NULL;
}

/* ---- targets -------------------------------------------------------------------------------------------- */

typedef struct Targets {
    IrFunction *only;     /* one method, of several if `several` */
    bool several;         /* methods of several classes */
    bool disagree;        /* about where a rest parameter begins */
    bool fields;          /* some objects have a function in a field */
    bool missing;         /* some objects have neither */
} Targets;

static bool has_rest(const IrFunction *method)
{
    return method->params.length > 0 && method->params.items[method->params.length - 1]->is_rest;
}

static void add_target(Targets *targets, IrFunction *method)
{
    if (targets->only && targets->only != method) {
        targets->several = true;
        targets->disagree |= has_rest(targets->only) != has_rest(method)
            || (has_rest(method) && targets->only->params.length != method->params.length);
    } else {
        targets->only = method;
    }
}

/* The accessors of a name among the objects that an expression can be. */
Accessors find_accessors(const IrExpr *object, Pointee *pointee, const char *name, IrFunctionKind kind)
{
    Accessors found = {0};

    pointee = pointee_find(pointee);
    for (size_t i = 0; i < pointee->shapes.length; i++) {
        const Shape *shape = pointee->shapes.items[i];
        IrFunction *accessor
            = shape->class_ ? class_find_method(shape->class_, name, kind) : NULL;
        if (!shape_is_possible(object, shape)
            || (shape->class_ && (shape->class_->is_abstract || !shape->class_->is_instantiated))) {
            continue;
        }
        if (!accessor || shape_owns_field(shape, name)) {
            found.others = true;
        } else if (found.only && found.only != accessor) {
            found.several = true;
        } else {
            found.only = accessor;
        }
    }
    return found;
}

/* `all`: also of classes that no reachable code makes. */
static Targets find_targets(const IrExpr *object, const Pointee *pointee, const char *name,
                            bool all)
{
    Targets targets = {0};

    for (size_t i = 0; i < pointee->shapes.length; i++) {
        const Shape *shape = pointee->shapes.items[i];
        IrFunction *method
            = shape->class_ ? class_find_method(shape->class_, name, IR_FUNCTION_METHOD) : NULL;
        if ((object && !shape_is_possible(object, shape)) || (shape->class_ && (shape->class_->is_abstract
                              || (!all && !shape->class_->is_instantiated)))) {
            continue;
        }
        if (shape_owns_field(shape, name)) {
            targets.fields = true;
        } else if (method && method->body) {
            add_target(&targets, method);
        } else {
            targets.missing = true;
        }
    }
    return targets;
}

IrFunction *only_target(const IrExpr *call)
{
    Slot *slot = call->object ? call->object->slot : NULL;

    if (!slot || !slot->pointee || !call->name) {
        return NULL;
    }
    return find_targets(call->object, pointee_find(slot->pointee), call->name, false).only;
}

/* Calls that neither a table nor a field can serve. */
bool is_called_by_name(Emitter *emitter, Pointee *pointee, const char *name)
{
    const FieldSlot *field = pointee_find_field(pointee, name);

    if (!field) {
        return false;
    }
    Targets targets = find_targets(NULL, pointee_find(pointee), name, true);
    Repr repr = repr_of_slot(emitter->analysis, (Slot *)&field->slot);
    return field->is_called_by_name || targets.disagree
        || (field->is_method && targets.fields
            && (repr.kind != REPR_POINTER || (targets.only && has_rest(targets.only))));
}

/* ---- calls ------------------------------------------------------------------------------------------------ */

/* The arguments from `start` on as the array that a rest parameter is. */
static CExpr *rest_array(Emitter *emitter, IrVar *param, Value *values, size_t start, size_t count)
{
    Repr element = element_repr(emitter, param->slot);
    CExpr *array;

    use_header(emitter, "ts/array.h");
    if (start >= count) {
        return c_call(emitter->arena, "ts_array_new", 2, c_text(emitter->arena, element_rep_name(element)),
                      c_text(emitter->arena, "0"));
    }
    array = c_call(emitter->arena, "TS_ARRAY_OF", 1, c_text(emitter->arena, element_suffix(element)));
    for (size_t i = start; i < count; i++) {
        vec_push(emitter->arena, &array->items,
                 convert(emitter, values[i], element, element.kind == REPR_POINTER ? "void *" : NULL));
    }
    return array;
}

static Value virtual_call(Emitter *emitter, Pointee *pointee, const char *name, Value object,
                          Convention *convention, Value *values, size_t count)
{
    CExpr *code = c_call(emitter->arena, "ts_virtual", 2, object.expr,
                         c_format(emitter->arena, "%d", vtable_index(emitter, pointee, name)));
    IrFunction *method = find_targets(NULL, pointee, name, false).only;

    use_header(emitter, "ts/object.h");
    if (has_rest(method)) {
        size_t last = method->params.length - 1;
        CExpr *rest = rest_array(emitter, method->params.items[last], values, last, count);
        return call_with_rest(emitter, convention, code, object.expr, values, count, last, rest);
    }
    return call_code(emitter, convention, code, object.expr, values, count);
}

static Value direct_call(Emitter *emitter, IrFunction *method, Value object, Value *values, size_t count)
{
    CExprList args = {0};
    Repr repr = repr_of_slot(emitter->analysis, method->this_var->slot);

    if (function_needs_scope(method)) {
        vec_push(emitter->arena, &args, method->outer_scope
                     ? scope_pointer(emitter, method->outer_scope) : c_text(emitter->arena, "NULL"));
    }
    vec_push(emitter->arena, &args,
             convert(emitter, object, repr, ctype_of(emitter, repr, method->this_var->type)));
    for (size_t i = 0; i < function_param_count(emitter, method); i++) {
        if (i < method->params.length && method->params.items[i]->is_rest) {
            vec_push(emitter->arena, &args,
                     rest_array(emitter, method->params.items[i], values, i, count));
            continue;
        }
        Repr param = i < method->params.length
            ? repr_of_slot(emitter->analysis, method->params.items[i]->slot)
            : padding_repr(emitter, method, i);
        const char *ctype = i < method->params.length
            ? ctype_of(emitter, param, method->params.items[i]->type) : "void *";
        vec_push(emitter->arena, &args, i < count ? convert(emitter, values[i], param, ctype)
                                                  : undefined_as(emitter, param));
    }
    return value_of(c_call_list(emitter->arena, c_text(emitter->arena, function_name(emitter, method)),
                                args),
                    repr_of_result(emitter, method), result_ctype(emitter, method));
}

static Value field_call(Emitter *emitter, IrExpr *call, Struct *record, Value object, Value *values)
{
    FieldSlot *field = pointee_find_field(record->layout->pointee, call->name);
    Repr repr = repr_of_slot(emitter->analysis, &field->slot);
    const char *ctype = arena_printf(emitter->arena, "%s *", use_struct(emitter, record));
    CExpr *pointer = object.expr;

    if (!object.ctype || strcmp(object.ctype, ctype) != 0) {
        pointer = c_cast(emitter->arena, ctype, pointer);
    }
    Value function = value_of(c_arrow(emitter->arena, pointer, name_member(emitter, call->name)),
                              repr, "TsFunction *");
    if (repr_is_nullable(repr)) {
        use_header(emitter, "ts/nullish.h");
        function.expr = c_call(emitter->arena, "ts_callee", 2, function.expr,
                               callee_literal(emitter, call));
    }
    function = make_reusable(emitter, function, call->name);
    return call_convention(emitter, pointee_find(repr.pointee)->convention, function.expr,
                           to_value(emitter, object), values,
                           call->args.length);
}

/* ---- methods beside functions in fields -------------------------------------------------------------------- */

typedef struct Dispatcher {
    Pointee *pointee;
    const char *name, *c_name;
    Struct *view;
} Dispatcher;

static Dispatcher *find_dispatcher(Emitter *emitter, Pointee *pointee, Struct *view, const char *name)
{
    for (size_t i = 0; i < emitter->dispatchers.length; i++) {
        Dispatcher *known = emitter->dispatchers.items[i];
        if (known->pointee == pointee && strcmp(known->name, name) == 0) {
            return known;
        }
    }
    Dispatcher *made = NEW(emitter->arena, Dispatcher);
    made->pointee = pointee;
    made->name = name;
    made->view = view;
    made->c_name = name_global(emitter, arena_printf(emitter->arena, "%s_%s", view->name,
                                                     name_identifier(emitter->arena, name)), made);
    vec_push(emitter->arena, &emitter->dispatchers, made);
    return made;
}

static Value dispatched_call(Emitter *emitter, Pointee *pointee, IrExpr *call, Struct *view,
                             Value object, Convention *convention, Value *values)
{
    Dispatcher *dispatcher = find_dispatcher(emitter, pointee, view, call->name);
    CExprList args = {0};
    Repr result = repr_of_convention_result(emitter, convention);

    use_header(emitter, "ts/object.h");
    vec_push(emitter->arena, &args, object.expr);
    convention_arguments(emitter, convention, values, call->args.length, &args);
    return value_of(c_call_list(emitter->arena, c_text(emitter->arena, dispatcher->c_name), args), result,
                    erased(emitter, result));
}

static void add_return(Emitter *emitter, Value value, CStmtList *out)
{
    if (value.repr.kind == REPR_VOID) {
        vec_push(emitter->arena, out, c_stmt_expr(emitter->arena, value.expr));
        vec_push(emitter->arena, out, c_stmt_return(emitter->arena, NULL));
    } else {
        vec_push(emitter->arena, out, c_stmt_return(emitter->arena, value.expr));
    }
}

static void write_dispatcher(Emitter *emitter, Dispatcher *dispatcher, StrBuf *out)
{
    Arena *arena = emitter->arena;
    FieldSlot *field = pointee_find_field(dispatcher->pointee, dispatcher->name);
    Convention *convention = pointee_convention(emitter->analysis,
                                                slot_pointee(emitter->analysis, &field->slot));
    size_t count = convention->params.length;
    Value *values = NEW_ARRAY(arena, Value, count + 1);
    CExprList params = {0};
    CStmtList body = {0}, method_body = {0};
    int index = vtable_index(emitter, dispatcher->pointee, dispatcher->name);
    Repr result = repr_of_convention_result(emitter, convention);
    CExpr *self = c_text(arena, "this");

    vec_push(arena, &params, c_text(arena, "void *this"));
    for (size_t i = 0; i < count; i++) {
        Repr repr = repr_of_slot(emitter->analysis, convention->params.items[i]);
        const char *name = arena_printf(arena, "arg%zu", i + 1);
        vec_push(arena, &params, c_text(arena, declaration(emitter, erased(emitter, repr), name)));
        values[i] = value_of(c_text(arena, name), repr, erased(emitter, repr));
    }
    vec_push(arena, &body, c_stmt_declare(arena, "const TsCode *methods",
                                          c_text(arena, "ts_type_of(this)->vtable")));
    add_return(emitter, call_code(emitter, convention, c_format(arena, "methods[%d]", index), self,
                                  values, count),
               &method_body);
    CStmt *test = c_stmt(arena, C_STMT_IF);
    test->expr = c_format(arena, "methods && methods[%d]", index);
    test->body = method_body;
    test->blank_before = true;
    vec_push(arena, &body, test);
    Repr repr = repr_of_slot(emitter->analysis, &field->slot);
    CExpr *pointer = c_cast(arena, arena_printf(arena, "%s *", use_struct(emitter, dispatcher->view)), self);
    CExpr *function = c_arrow(arena, pointer, name_member(emitter, dispatcher->name));
    if (repr_is_nullable(repr)) {
        use_header(emitter, "ts/nullish.h");
        function = c_call(arena, "ts_callee", 2, function,
                          key_text(emitter, dispatcher->name));
    }
    vec_push(arena, &body, c_stmt_declare(arena, "TsFunction *function", function));
    add_return(emitter, call_convention(emitter, convention, c_text(arena, "function"),
                                        c_text(arena, "ts_from_object(this)"), values, count),
               &body);
    if (result.kind == REPR_VOID) {
        body.length--;
    }
    strbuf_printf(out, "/* %s(): a method of some objects, a function in a field of others. */\n",
                  dispatcher->name);
    c_write_list(out, arena_printf(arena, "static %s", declaration(emitter, erased(emitter, result),
                                                                   dispatcher->c_name)),
                 &params, "\n{\n");
    c_write_statements(out, &body, 1);
    strbuf_append(out, "}\n\n");
}

void write_dispatchers(Emitter *emitter, StrBuf *out)
{
    for (size_t i = 0; i < emitter->dispatchers.length; i++) {
        write_dispatcher(emitter, emitter->dispatchers.items[i], out);
    }
}

/* ---- all ------------------------------------------------------------------------------------------------------ */

static Value dynamic_call(Emitter *emitter, IrExpr *call, Value object, Value *values)
{
    use_dynamic_methods(emitter);
    CExprList args = {0};

    use_header(emitter, "ts/object.h");
    vec_push(emitter->arena, &args, convert(emitter, object, repr_simple(REPR_VALUE), "TsValue"));
    vec_push(emitter->arena, &args, key_literal(emitter, call->name));
    vec_push(emitter->arena, &args, callee_literal(emitter, call));
    boxed_arguments(emitter, call, values, &args);
    use_header(emitter, "ts/callee.h");
    return value_of(c_call_list(emitter->arena, c_text(emitter->arena, "ts_call_member"), args),
                    repr_simple(REPR_VALUE), "TsValue");
}

/* Null and undefined among the values of a pointer that could only stand for one of them. */
static bool is_object_or_nullish(Repr repr)
{
    return repr.kind == REPR_VALUE
        && (repr.kinds & ~(unsigned)(KIND_NULLISH | KIND_RAW_NULLISH)) == KIND_OBJECT;
}

Value emit_call_method(Emitter *emitter, IrExpr *call)
{
    size_t count = call->args.length;
    IrExpr **exprs = NEW_ARRAY(emitter->arena, IrExpr *, count + 1);
    Value *values = NEW_ARRAY(emitter->arena, Value, count + 1);
    bool spread = false;

    exprs[0] = call->object;
    for (size_t i = 0; i < count; i++) {
        IrExpr *arg = call->args.items[i];
        exprs[i + 1] = arg->kind == IR_SPREAD ? arg->object : arg;
        spread |= arg->kind == IR_SPREAD;
    }
    emit_operands(emitter, exprs, count + 1, values);
    Value object = values[0];
    if (is_object_or_nullish(object.repr) && !spread) {
        object = present_object(emitter, object, call->name);
    }
    Struct *record = object.is_constant ? NULL
        : struct_of_value(emitter, object.repr, call->object->type);
    if (!record || !object.repr.pointee || spread) {
        return dynamic_call(emitter, call, object, values + 1);
    }
    Pointee *pointee = pointee_find(object.repr.pointee);
    FieldSlot *field = pointee_find_field(pointee, call->name);
    if (!field) {
        return dynamic_call(emitter, call, object, values + 1);
    }
    object = typed_pointer(emitter, object);
    object.expr = checked_pointer(emitter, object, call->name);
    object.repr.kinds &= ~(unsigned)KIND_NULLISH;
    Targets targets = find_targets(call->object, pointee, call->name, false);
    bool replaced = field->is_replaced || (field->is_method && field->hides_method && field->is_called_by_name);
    if (targets.only && !targets.several && !targets.fields && !targets.missing && !replaced) {
        return direct_call(emitter, targets.only, object, values + 1, count);
    }
    object = make_reusable(emitter, object, "object");
    Convention *convention = pointee_convention(emitter->analysis,
                                                slot_pointee(emitter->analysis, &field->slot));
    bool by_name = (targets.missing && !targets.only) || record->layout->is_dynamic
        || is_called_by_name(emitter, pointee, call->name);
    if (by_name || convention_has_rest(convention)) {
        return dynamic_call(emitter, call, object, values + 1);
    }
    if (targets.only && !targets.fields) {
        return virtual_call(emitter, pointee, call->name, object, convention, values + 1, count);
    }
    Struct *view = struct_with_field(record, call->name);
    if (!view || repr_of_slot(emitter->analysis, &field->slot).kind != REPR_POINTER) {
        return dynamic_call(emitter, call, object, values + 1);
    }
    if (targets.only) {
        return dispatched_call(emitter, pointee, call, view, object, convention, values + 1);
    }
    return field_call(emitter, call, view, object, values + 1);
}
