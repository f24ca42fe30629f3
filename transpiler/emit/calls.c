/*
 * Calls:   f(a)   object.method(a)   value(a)   new C(a)
 */
#include <string.h>

#include "emit/emitter.h"

static Value undefined_constant(void)
{
    return (Value){.repr = {REPR_VALUE, KIND_UNDEFINED, NULL}, .is_constant = true};
}

/* ---- arguments ------------------------------------------------------------------------------------------ */

/* Receiver (if any) and arguments as values, in order. */
static Value *operands(Emitter *emitter, IrExpr *call, bool with_object)
{
    size_t count = call->args.length;
    IrExpr **exprs = NEW_ARRAY(emitter->arena, IrExpr *, count + 1);
    Value *values = NEW_ARRAY(emitter->arena, Value, count + 1);

    exprs[0] = call->object;
    for (size_t i = 0; i < count; i++) {
        IrExpr *arg = call->args.items[i];
        exprs[i + with_object] = arg->kind == IR_SPREAD ? arg->object : arg;
    }
    emit_operands(emitter, exprs, count + with_object, values);
    return values;
}

static CExpr *boxed(Emitter *emitter, Value value)
{
    return convert(emitter, value, repr_simple(REPR_VALUE), "TsValue");
}

static bool has_spread(const IrExpr *call)
{
    for (size_t i = 0; i < call->args.length; i++) {
        if (call->args.items[i]->kind == IR_SPREAD) {
            return true;
        }
    }
    return false;
}

/* Arguments for the runtime: a count and a list of TsValues. */
void boxed_arguments(Emitter *emitter, IrExpr *call, Value *values, CExprList *out)
{
    if (has_spread(call)) {
        const char *name = name_local(emitter, "arguments");
        CExpr *array = c_text(emitter->arena, name);
        use_header(emitter, "ts/spread.h");
        vec_push(emitter->arena, emitter->prelude,
                 c_stmt_declare(emitter->arena, declaration(emitter, "TsArray *", name),
                                c_call(emitter->arena, "ts_array_new", 2,
                                       c_text(emitter->arena, "TS_ARRAY_VALUE"),
                                       c_format(emitter->arena, "%zu", call->args.length))));
        for (size_t i = 0; i < call->args.length; i++) {
            bool spread = call->args.items[i]->kind == IR_SPREAD;
            CExpr *value = boxed(emitter, values[i]);
            if (spread && may_not_iterate(values[i])) {
                value = named_iterable(emitter, call->args.items[i]->object, value);
            }
            vec_push(emitter->arena, emitter->prelude,
                     c_stmt_expr(emitter->arena,
                                 c_call(emitter->arena,
                                        spread ? "ts_array_push_spread" : "ts_array_push_value", 2, array,
                                        value)));
        }
        vec_push(emitter->arena, out, c_arrow(emitter->arena, array, "length"));
        vec_push(emitter->arena, out, c_arrow(emitter->arena, array, "items"));
        return;
    }
    vec_push(emitter->arena, out, c_format(emitter->arena, "%zu", call->args.length));
    if (call->args.length == 0) {
        vec_push(emitter->arena, out, c_text(emitter->arena, "NULL"));
        return;
    }
    CExpr *list = c_list(emitter->arena, "TsValue[]");
    for (size_t i = 0; i < call->args.length; i++) {
        c_list_add(emitter->arena, list, NULL, boxed(emitter, values[i]));
    }
    vec_push(emitter->arena, out, list);
}

static void known_arguments(Emitter *emitter, IrExpr *call, IrFunction *function, Value *values,
                            CExprList *out)
{
    for (size_t i = 0; i < function->params.length; i++) {
        IrVar *param = function->params.items[i];
        Repr repr = repr_of_slot(emitter->analysis, param->slot);
        vec_push(emitter->arena, out,
                 i < call->args.length
                     ? convert(emitter, values[i], repr, ctype_of(emitter, repr, param->type))
                     : undefined_as(emitter, repr));
    }
    size_t padded = function_param_count(emitter, function);
    for (size_t i = function->params.length; i < padded; i++) {
        vec_push(emitter->arena, out,
                 undefined_as(emitter, padding_repr(emitter, function, i)));
    }
}

/* ---- known functions --------------------------------------------------------------------------------------- */

static Value emit_known_call(Emitter *emitter, IrExpr *call)
{
    IrFunction *function = call->function;
    Value *values = operands(emitter, call, call->object != NULL);
    CExprList args = {0};

    function->is_mentioned = true;
    if (function_needs_scope(function)) {
        vec_push(emitter->arena, &args, function->outer_scope
                     ? scope_pointer(emitter, function->outer_scope) : c_text(emitter->arena, "NULL"));
    }
    if (function->this_var && function->kind != IR_FUNCTION_STATIC_METHOD) {
        Repr repr = repr_of_slot(emitter->analysis, function->this_var->slot);
        const char *ctype = ctype_of(emitter, repr, function->this_var->type);
        Value object = call->object ? values[0] : undefined_constant();
        if (object.expr && !call->is_super) {
            object = typed_pointer(emitter, present_object(emitter, object, callee_key(emitter, call)));
            object.expr = checked_pointer(emitter, object, callee_key(emitter, call));
        }
        vec_push(emitter->arena, &args, convert(emitter, object, repr, ctype));
    }
    known_arguments(emitter, call, function, values + (call->object != NULL), &args);
    return value_of(c_call_list(emitter->arena, c_text(emitter->arena, function_name(emitter, function)),
                                args),
                    function->kind == IR_FUNCTION_CONSTRUCTOR ? repr_void()
                                                              : repr_of_result(emitter, function),
                    result_ctype(emitter, function));
}

static Value emit_new(Emitter *emitter, IrExpr *call)
{
    IrClass *class_ = call->class_;
    Value *values = operands(emitter, call, false);
    CExprList args = {0};
    Repr repr = repr_of(emitter, call);
    Struct *record = layout_struct_of_shape(emitter->analysis, class_->shape);

    if (class_->constructor && function_needs_scope(class_->constructor)) {
        vec_push(emitter->arena, &args, scope_pointer(emitter, class_->constructor->outer_scope));
    }
    if (class_->constructor) {
        known_arguments(emitter, call, class_->constructor, values, &args);
    }
    const char *name = arena_printf(emitter->arena, "%s_new", class_->c_name);
    if (class_->constructor && class_->constructor->constructed) {
        return value_of(c_call_list(emitter->arena, c_text(emitter->arena, name), args),
                        repr_of_constructed(emitter, class_->constructor),
                        constructed_ctype(emitter, class_->constructor));
    }
    return value_of(c_call_list(emitter->arena, c_text(emitter->arena, name), args), repr,
                    arena_printf(emitter->arena, "%s *", use_struct(emitter, record)));
}

/* ---- function values ------------------------------------------------------------------------------------------ */

/* A convention's types with every pointer as void *: all pointers are passed alike. */
const char *erased(Emitter *emitter, Repr repr)
{
    return repr.kind == REPR_POINTER ? "void *" : ctype_of(emitter, repr, types_any(emitter->program));
}

Repr repr_of_convention_result(Emitter *emitter, const Convention *convention)
{
    unsigned kinds = convention->result->kinds & ~(unsigned)KIND_RAW_NULLISH;

    return !kinds || kinds == KIND_UNDEFINED ? repr_void()
                                             : repr_of_slot(emitter->analysis, convention->result);
}

/* "double (*)(void *, double)" for the code pointer of a method of this convention. */
static const char *convention_cast(Emitter *emitter, const Convention *convention)
{
    StrBuf text = {0};

    strbuf_printf(&text, "%s (*)(void *",
                  erased(emitter, repr_of_convention_result(emitter, convention)));
    for (size_t i = 0; i < convention->params.length; i++) {
        strbuf_printf(&text, ", %s",
                      erased(emitter, repr_of_slot(emitter->analysis, convention->params.items[i])));
    }
    strbuf_putc(&text, ')');
    const char *cast = arena_strdup(emitter->arena, strbuf_text(&text));
    strbuf_free(&text);
    return cast;
}

void convention_arguments(Emitter *emitter, const Convention *convention, Value *values,
                                 size_t count, CExprList *out)
{
    for (size_t i = 0; i < convention->params.length; i++) {
        Repr repr = repr_of_slot(emitter->analysis, convention->params.items[i]);
        vec_push(emitter->arena, out, i < count ? convert(emitter, values[i], repr, "void *")
                                                : undefined_as(emitter, repr));
    }
}

/* `code`, a method's, called with its receiver first by a convention. */
Value call_code(Emitter *emitter, const Convention *convention, CExpr *code, CExpr *receiver,
                Value *values, size_t count)
{
    CExprList args = {0};
    Repr result = repr_of_convention_result(emitter, convention);

    vec_push(emitter->arena, &args, receiver);
    convention_arguments(emitter, convention, values, count, &args);
    CExpr *function = c_cast(emitter->arena, convention_cast(emitter, convention), code);
    return value_of(c_call_list(emitter->arena, function, args), result, erased(emitter, result));
}

/* As call_code for methods whose last parameter is a rest array, at index `last`. */
Value call_with_rest(Emitter *emitter, const Convention *convention, CExpr *code, CExpr *first,
                     Value *values, size_t count, size_t last, CExpr *rest)
{
    Convention fixed = *convention;
    CExprList args = {0};
    Repr result = repr_of_convention_result(emitter, convention);

    fixed.params.length = last < fixed.params.length ? last : fixed.params.length;
    vec_push(emitter->arena, &args, first);
    convention_arguments(emitter, &fixed, values, count, &args);
    vec_push(emitter->arena, &args, rest);
    const char *cast = convention_cast(emitter, &fixed);
    cast = arena_printf(emitter->arena, "%.*s, TsArray *)", (int)strlen(cast) - 1, cast);
    CExpr *function = c_cast(emitter->arena, cast, code);
    return value_of(c_call_list(emitter->arena, function, args), result, erased(emitter, result));
}

/* TS_CODE(f, double, void *, double): the C function behind a function value of this convention. */
static CExpr *code_of_function(Emitter *emitter, const Convention *convention, CExpr *function,
                               bool has_receiver)
{
    Arena *arena = emitter->arena;
    CExprList args = {0};

    vec_push(arena, &args, function);
    vec_push(arena, &args,
             c_text(arena, erased(emitter, repr_of_convention_result(emitter, convention))));
    if (has_receiver) {
        vec_push(arena, &args, c_text(arena, "TsValue"));
    }
    for (size_t i = 0; i < convention->params.length; i++) {
        Repr repr = repr_of_slot(emitter->analysis, convention->params.items[i]);
        vec_push(arena, &args, c_text(arena, erased(emitter, repr)));
    }
    return c_call_list(arena, c_text(arena, "TS_CODE"), args);
}

Value call_convention(Emitter *emitter, Convention *convention, CExpr *function, CExpr *receiver,
                      Value *values, size_t count)
{
    CExprList args = {0};
    Repr result = repr_of_convention_result(emitter, convention);
    bool has_receiver = convention_has_receiver(convention);

    vec_push(emitter->arena, &args, c_arrow(emitter->arena, function, "scope"));
    if (has_receiver) {
        vec_push(emitter->arena, &args,
                 receiver ? receiver : c_text(emitter->arena, "TS_UNDEFINED"));
    }
    convention_arguments(emitter, convention, values, count, &args);
    CExpr *code = code_of_function(emitter, convention, function, has_receiver);
    return value_of(c_call_list(emitter->arena, code, args), result, erased(emitter, result));
}

static Value dynamic_result(CExpr *call)
{
    return value_of(call, repr_simple(REPR_VALUE), "TsValue");
}

/* Functions with a rest parameter are called through the runtime, which collects the arguments. */
bool convention_has_rest(const Convention *convention)
{
    for (size_t i = 0; i < convention->functions.length; i++) {
        const IrVarList *params = &convention->functions.items[i]->params;
        if (params->length > 0 && params->items[params->length - 1]->is_rest) {
            return true;
        }
    }
    return false;
}

static Value emit_value_call(Emitter *emitter, IrExpr *call)
{
    Value *values = operands(emitter, call, true);
    Value callee = values[0];
    CExpr *receiver = call->left ? boxed(emitter, emit_expr(emitter, call->left)) : NULL;

    if (callee.repr.kind == REPR_POINTER && (callee.repr.kinds & KIND_POINTERS) == KIND_FUNCTION
        && callee.repr.pointee && callee.repr.pointee->convention && !has_spread(call)
        && callee.repr.pointee->convention->called
        && !convention_has_rest(callee.repr.pointee->convention)) {
        callee = typed_pointer(emitter, callee);
        callee = make_reusable(emitter, callee, "function");
        CExpr *function = callee.expr;
        if (repr_is_nullable(callee.repr)) {
            use_header(emitter, "ts/nullish.h");
            function = c_call(emitter->arena, "ts_callee", 2, function,
                              callee_literal(emitter, call));
            callee.expr = function;
            callee = make_reusable(emitter, callee, "callee");
            function = callee.expr;
        }
        return call_convention(emitter, callee.repr.pointee->convention, function, receiver, values + 1,
                               call->args.length);
    }
    CExprList args = {0};
    vec_push(emitter->arena, &args, boxed(emitter, callee));
    vec_push(emitter->arena, &args, receiver ? receiver : c_text(emitter->arena, "TS_UNDEFINED"));
    vec_push(emitter->arena, &args, callee_literal(emitter, call));
    boxed_arguments(emitter, call, values + 1, &args);
    use_header(emitter, "ts/callee.h");
    return dynamic_result(
        c_call_list(emitter->arena, c_text(emitter->arena, "ts_call_function"), args));
}

/* ---- dynamic calls -------------------------------------------------------------------------------------------- */

/* Methods that strings have only together with patterns. */
static bool is_pattern_method(const char *name)
{
    return name && (strcmp(name, "match") == 0 || strcmp(name, "matchAll") == 0
                    || strcmp(name, "search") == 0);
}

Value emit_dynamic_call(Emitter *emitter, IrExpr *call)
{
    use_dynamic_methods(emitter);
    if (is_pattern_method(call->name)) {
        use_header(emitter, "ts/regexp_methods.h");
    }
    Value *values = operands(emitter, call, true);
    CExprList args = {0};

    use_header(emitter, "ts/callee.h");
    if (call->name || call->native) {
        const char *name = callee_key(emitter, call);
        vec_push(emitter->arena, &args, boxed(emitter, values[0]));
        vec_push(emitter->arena, &args, key_literal(emitter, name));
        vec_push(emitter->arena, &args, callee_literal(emitter, call));
        boxed_arguments(emitter, call, values + 1, &args);
        return dynamic_result(
            c_call_list(emitter->arena, c_text(emitter->arena, "ts_call_member"), args));
    }
    CExpr *function = boxed(emitter, values[0]);
    CExpr *this_value = c_text(emitter->arena, "TS_UNDEFINED");
    if (call->index) {
        Value object = make_reusable(emitter, value_of(function, repr_simple(REPR_VALUE), "TsValue"),
                                     "object");
        Value key = emit_expr(emitter, call->index);
        this_value = object.expr;
        function = c_call(emitter->arena, "ts_get_index", 2, object.expr, boxed(emitter, key));
    }
    vec_push(emitter->arena, &args, function);
    vec_push(emitter->arena, &args, this_value);
    vec_push(emitter->arena, &args, callee_literal(emitter, call));
    boxed_arguments(emitter, call, values + 1, &args);
    return dynamic_result(
        c_call_list(emitter->arena, c_text(emitter->arena, "ts_call_function"), args));
}

static Value emit_new_value(Emitter *emitter, IrExpr *call)
{
    Value *values = operands(emitter, call, true);
    CExprList args = {0};

    vec_push(emitter->arena, &args, boxed(emitter, values[0]));
    vec_push(emitter->arena, &args, callee_literal(emitter, call));
    boxed_arguments(emitter, call, values + 1, &args);
    use_header(emitter, "ts/callee.h");
    return dynamic_result(
        c_call_list(emitter->arena, c_text(emitter->arena, "ts_construct_value"), args));
}

/* ---- all ----------------------------------------------------------------------------------------------------------- */

/* The flow may know more about a call's result than its C type says. */
static Value settle_call(Emitter *emitter, IrExpr *call, Value value)
{
    Repr repr = repr_of(emitter, call);

    if (value.is_constant || value.repr.kind == REPR_VOID || !repr.kinds) {
        return value;
    }
    if (value.ctype && strcmp(value.ctype, "void *") == 0 && !value.pointee_type
        && value.repr.kind == REPR_POINTER) {
        value.pointee_type = ctype_of(emitter, value.repr, call->type);
    }
    if (value.repr.kind == REPR_VALUE && repr.kind != REPR_VALUE) {
        return converted(emitter, value, repr, ctype_of(emitter, repr, call->type));
    }
    return value;
}

Value emit_call(Emitter *emitter, IrExpr *call)
{
    switch (call->kind) {
    case IR_CALL:
        return emit_known_call(emitter, call);
    case IR_CALL_METHOD:
        return settle_call(emitter, call, emit_call_method(emitter, call));
    case IR_CALL_VALUE:
        return settle_call(emitter, call, emit_value_call(emitter, call));
    case IR_CALL_NATIVE:
        return settle_call(emitter, call, emit_native_call(emitter, call));
    case IR_NEW:
        return emit_new(emitter, call);
    case IR_NEW_VALUE:
        return settle_call(emitter, call, emit_new_value(emitter, call));
    default:
        return emit_dynamic_call(emitter, call);
    }
}
