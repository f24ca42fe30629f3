/*
 * Expressions: the dispatch, order of evaluation, temporaries, and the plain kinds.
 */
#include <math.h>
#include <string.h>

#include "emit/emitter.h"
#include "support/fatal.h"

Slot *slot_of(IrExpr *expr)
{
    if (!expr->slot) {
        internal_error("an expression was not analysed");
    }
    return expr->slot;
}

Repr repr_of(Emitter *emitter, IrExpr *expr)
{
    return repr_of_slot(emitter->analysis, slot_of(expr));
}

bool is_undefined_literal(const IrExpr *expr)
{
    while (expr->kind == IR_CAST) {
        expr = expr->left;
    }
    return expr->kind == IR_UNDEFINED;
}

/* ---- temporaries --------------------------------------------------------------------------------------- */

/* A variable for a "void *" has the type that it points at. */
static void fix_type(Value *value)
{
    if (value->pointee_type && strcmp(value->ctype, "void *") == 0) {
        value->ctype = value->pointee_type;
    }
}

/* A call without a result is a statement of its own; its value is undefined. */
static Value void_as_statement(Emitter *emitter, Value value)
{
    vec_push(emitter->arena, emitter->prelude, c_stmt_expr(emitter->arena, value.expr));
    return (Value){.repr = {REPR_VALUE, KIND_UNDEFINED, NULL}, .is_constant = true, .ctype = "TsValue"};
}

Value make_reusable(Emitter *emitter, Value value, const char *role)
{
    if (value.repr.kind == REPR_VOID && value.expr && !value.is_constant) {
        return void_as_statement(emitter, value);
    }
    if (value.is_constant || c_is_simple(value.expr) || !value.ctype) {
        return value;
    }
    const char *name = name_local(emitter, role);
    fix_type(&value);
    vec_push(emitter->arena, emitter->prelude,
             c_stmt_declare(emitter->arena, declaration(emitter, value.ctype, name), value.expr));
    value.expr = c_text(emitter->arena, name);
    return value;
}

Value emit_reusable(Emitter *emitter, IrExpr *expr, const char *role)
{
    return make_reusable(emitter, emit_expr(emitter, expr), role);
}

Value emit_guarded(Emitter *emitter, IrExpr *expr)
{
    CStmtList *outer = emitter->prelude;
    CStmtList own = {0};
    NameScope scope = {0};

    emitter->prelude = &own;
    name_scope_enter(emitter, &scope);
    Value value = emit_expr(emitter, expr);
    name_scope_leave(emitter);
    emitter->prelude = outer;
    if (own.length > 0 && value.is_constant) {
        const char *text = value.repr.kinds & KIND_NULL ? "TS_NULL" : "TS_UNDEFINED";
        value = value_of(c_text(emitter->arena, text), repr_simple(REPR_VALUE), "TsValue");
    }
    if (own.length > 0 && value.expr) {
        value.expr = c_statements(emitter->arena, own, value.expr);
    }
    return value;
}

CExpr *emit_guarded_as(Emitter *emitter, IrExpr *expr, Repr repr, const char *ctype)
{
    return convert(emitter, emit_guarded(emitter, expr), repr, ctype);
}

/* ---- order of evaluation ----------------------------------------------------------------------------------- */

bool disturbs(const IrExpr *earlier, const IrExpr *later)
{
    while (earlier->kind == IR_CAST) {
        earlier = earlier->left;
    }
    if (earlier->kind == IR_VAR && earlier->var->storage == IR_STORAGE_LOCAL) {
        return expr_assigns(later, earlier->var);
    }
    bool later_acts = expr_has_effects(later);
    bool earlier_acts = expr_has_effects(earlier);

    return (later_acts && (earlier_acts || expr_reads_mutable(earlier)))
        || (earlier_acts && expr_reads_mutable(later));
}

/* Whether a plain name that stands for the value can be that of a variable that changes. */
static bool may_be_variable(const IrExpr *expr)
{
    while (expr->kind == IR_CAST) {
        expr = expr->left;
    }
    switch (expr->kind) {
    case IR_VAR:
        return !expr->var->constant;
    case IR_ASSIGN:
    case IR_UPDATE:
    case IR_LET:
    case IR_OPTIONAL:
    case IR_LOGICAL:
    case IR_CONDITIONAL:
        return true;
    case IR_BINARY:
        return expr->op == IR_OP_COMMA;
    default:
        return false;
    }
}

/* What disturbs() asks, once for each of many operands. */
typedef struct Operand {
    bool acts, reads;               /* this one */
    bool later_acts, later_reads;   /* some later one */
} Operand;

static Operand *describe_operands(Emitter *emitter, IrExpr **exprs, size_t count)
{
    Operand *operands = NEW_ARRAY(emitter->arena, Operand, count + 1);

    for (size_t i = count; i > 0; i--) {
        Operand *operand = &operands[i - 1];
        operand->acts = expr_has_effects(exprs[i - 1]);
        operand->reads = expr_reads_mutable(exprs[i - 1]);
        operand->later_acts = operands[i].acts || operands[i].later_acts;
        operand->later_reads = operands[i].reads || operands[i].later_reads;
    }
    return operands;
}

/* Whether some later operand disturbs one. */
static bool is_disturbed(IrExpr **exprs, const Operand *operands, size_t count, size_t index)
{
    bool disturbed = false;

    if (!operands[index].later_acts && !(operands[index].acts && operands[index].later_reads)) {
        return false;
    }
    for (size_t i = index + 1; i < count && !disturbed; i++) {
        disturbed = (operands[index].acts || operands[i].acts) && disturbs(exprs[index], exprs[i]);
    }
    return disturbed;
}

void emit_operands(Emitter *emitter, IrExpr **exprs, size_t count, Value *values)
{
    const Operand *operands = describe_operands(emitter, exprs, count);

    for (size_t i = 0; i < count; i++) {
        size_t mark = emitter->prelude->length;
        values[i] = emit_expr(emitter, exprs[i]);
        if (is_disturbed(exprs, operands, count, i) && !values[i].is_constant && values[i].ctype
            && !(values[i].expr->kind == C_TEXT && !may_be_variable(exprs[i]))) {
            const char *name = name_local(emitter, i == 0 ? "first" : "next");
            fix_type(&values[i]);
            vec_push(emitter->arena, emitter->prelude,
                     c_stmt_declare(emitter->arena, declaration(emitter, values[i].ctype, name),
                                    values[i].expr));
            values[i].expr = c_text(emitter->arena, name);
        }
        /* A prelude of this operand runs before the earlier ones: they must be fixed, too. */
        if (emitter->prelude->length > mark && i > 0) {
            for (size_t j = 0; j < i; j++) {
                if (!values[j].is_constant && !c_is_simple(values[j].expr) && disturbs(exprs[j], exprs[i])) {
                    internal_error("operands out of order");
                }
            }
        }
    }
}

/* ---- kinds ---------------------------------------------------------------------------------------------------- */

static Value emit_number(Emitter *emitter, IrExpr *expr)
{
    const char *literal = c_number_literal(emitter->arena, expr->number);
    if (!isfinite(expr->number)) {
        use_header(emitter, "<math.h>");
    }
    Repr repr = repr_of(emitter, expr);

    if (repr.kind == REPR_DOUBLE && expr->number == (double)(int64_t)expr->number
        && !strchr(literal, '.')) {
        return value_of(c_text(emitter->arena, literal), repr, "double");
    }
    return value_of(c_text(emitter->arena, literal), repr, ctype_of(emitter, repr, expr->type));
}

static Value constant(unsigned kind)
{
    return (Value){.repr = {REPR_VALUE, kind, NULL}, .is_constant = true, .ctype = "TsValue"};
}

static Value emit_conditional(Emitter *emitter, IrExpr *expr)
{
    Repr repr = repr_of(emitter, expr);
    const char *ctype = ctype_of(emitter, repr, expr->type);
    if (awaits(expr->left) || awaits(expr->right)) {
        return emit_awaiting_conditional(emitter, expr);
    }
    expr->left->value_unused |= expr->value_unused;
    expr->right->value_unused |= expr->value_unused;
    CExpr *test = emit_condition(emitter, expr->test);
    bool is_true = test->kind == C_TEXT && strcmp(test->text, "true") == 0;
    if (is_true || (test->kind == C_TEXT && strcmp(test->text, "false") == 0)) {
        Value known = emit_expr(emitter, is_true ? expr->left : expr->right);
        if (repr.kind == REPR_DOUBLE && repr_is_integer(known.repr)) {
            return known;
        }
        return converted(emitter, known, repr, ctype); /* the other may not fit what is known to be here */
    }
    Value left = emit_guarded(emitter, expr->left);
    Value right = emit_guarded(emitter, expr->right);

    return choose(emitter, test, left, right, repr, ctype);
}

static Value emit_let(Emitter *emitter, IrExpr *expr)
{
    Repr repr = repr_of_slot(emitter->analysis, expr->var->slot);
    const char *ctype = ctype_of(emitter, repr, expr->var->type);
    CExpr *init = convert(emitter, emit_expr(emitter, expr->left), repr, ctype);
    const char *name = name_local(emitter, expr->var->name);

    expr->var->c_name = name;
    vec_push(emitter->arena, emitter->prelude,
             c_stmt_declare(emitter->arena, declaration(emitter, ctype, name), init));
    return emit_expr(emitter, expr->right);
}

/* a?.b: the base is tested, and the rest is only evaluated when there is one. */
static Value emit_optional(Emitter *emitter, IrExpr *expr)
{
    Repr repr = repr_of(emitter, expr);
    const char *ctype = ctype_of(emitter, repr, expr->type);
    Value base = emit_expr(emitter, expr->left);
    CExpr *test;

    if (base.is_constant) {
        return constant(KIND_UNDEFINED);
    }
    if (expr->var) {
        base = make_reusable(emitter, base, expr->var->name);
        Repr inner = repr_of_slot(emitter->analysis, expr->var->slot);
        const char *inner_type = ctype_of(emitter, inner, expr->var->type);
        expr->var->c_value = typed_pointer(emitter, converted(emitter, base, inner, inner_type)).expr;
        expr->var->c_name = NULL;
    }
    if (base.repr.kind == REPR_VALUE) {
        test = c_unary(emitter->arena, "!", c_call(emitter->arena, "ts_is_nullish", 1, base.expr));
    } else if (base.repr.kind == REPR_OPTIONAL_DOUBLE) {
        test = c_unary(emitter->arena, "!",
                       c_call(emitter->arena, "ts_is_undefined_number", 1, base.expr));
    } else if (base.repr.kind == REPR_POINTER && repr_is_nullable(base.repr)) {
        test = base.expr;
    } else {
        return emit_expr(emitter, expr->right);
    }
    if (awaits(expr->right)) {
        return emit_awaiting_optional(emitter, expr, test);
    }
    Value right = emit_guarded(emitter, expr->right);
    if (repr.kind == REPR_VALUE && !(repr.kinds & ~(unsigned)(KIND_NULLISH | KIND_RAW_NULLISH))) {
        /* Only called for its effect. */
        CExpr *effect = right.expr ? right.expr : undefined_as(emitter, repr);
        return value_of(c_conditional(emitter->arena, test,
                                      c_cast(emitter->arena, "void", effect),
                                      c_text(emitter->arena, "(void)0")),
                        repr_void(), "void");
    }
    return value_of(c_conditional(emitter->arena, test, convert(emitter, right, repr, ctype),
                                  undefined_as(emitter, repr)),
                    repr, ctype);
}

static Value emit_string(Emitter *emitter, IrExpr *expr)
{
    return value_of(string_literal(emitter, expr->string.text, expr->string.length),
                    repr_pointer(KIND_STRING, NULL), "TsString *");
}

/* /pattern/flags: compiled once where it stands, a new object each time. */
static Value emit_regexp(Emitter *emitter, IrExpr *expr)
{
    const char *source = expr->string.text, *flags = expr->regexp_flags;
    CExpr *text = c_text(emitter->arena,
                         c_string_literal(emitter->arena, source, expr->string.length));

    use_header(emitter, "ts/regexp.h");
    return value_of(c_call(emitter->arena, "TS_REGEXP", 2, text,
                           c_text(emitter->arena, c_string_literal(emitter->arena, flags, strlen(flags)))),
                    repr_pointer(KIND_NATIVE, pointee_find(expr->slot->pointee)), "TsRegExp *");
}

/* The strings of a tagged template: made where it stands when it is first reached. */
static Value emit_template(Emitter *emitter, IrExpr *expr)
{
    Value cooked = emit_array(emitter, expr->left), raw = emit_array(emitter, expr->right);

    use_header(emitter, "ts/template.h");
    cooked.expr = c_call(emitter->arena, "TS_TEMPLATE", 2, cooked.expr, raw.expr);
    return cooked;
}

static Value emit_cast(Emitter *emitter, IrExpr *expr)
{
    Value value = emit_expr(emitter, expr->left);

    if (value.repr.kind == REPR_POINTER && (value.repr.kinds & KIND_OBJECT) && value.expr) {
        Repr repr = repr_of(emitter, expr);
        if (repr.kind == REPR_POINTER) {
            const char *ctype = ctype_of(emitter, repr, expr->type);
            return converted(emitter, value, repr, ctype);
        }
    }
    return value;
}

static Value emit_class(Emitter *emitter, IrExpr *expr)
{
    IrClass *class_ = expr->class_;
    Repr repr = repr_pointer(KIND_CLASS, expr->slot ? pointee_find(expr->slot->pointee) : NULL);

    if (!class_) {
        diagnose(emitter->program, expr->file, expr->span, NOT_SUPPORTED,
                 "a class of the library as a value");
        return constant(KIND_UNDEFINED);
    }
    use_header(emitter, "ts/function.h");
    if (class_->outer_scope) {
        CExpr *closure = c_call(emitter->arena, "ts_closure", 2, c_text(emitter->arena, class_->c_name),
                                scope_pointer(emitter, class_->outer_scope));
        return value_of(closure, repr, "TsFunction *");
    }
    return value_of(c_format(emitter->arena, "&%s_function", class_->c_name), repr, "TsFunction *");
}

static Value emit_unknown(Emitter *emitter, IrExpr *expr)
{
    diagnose(emitter->program, expr->file, expr->span, NOT_SUPPORTED, "this expression");
    return constant(KIND_UNDEFINED);
}

static Value emit_kind(Emitter *emitter, IrExpr *expr)
{
    switch (expr->kind) {
    case IR_UNDEFINED:
        return constant(KIND_UNDEFINED);
    case IR_NULL:
        return constant(KIND_NULL);
    case IR_BOOLEAN:
        return value_of(c_text(emitter->arena, expr->boolean ? "true" : "false"),
                        repr_simple(REPR_BOOL), "bool");
    case IR_NUMBER:
        return emit_number(emitter, expr);
    case IR_STRING:
        return emit_string(emitter, expr);
    case IR_BIGINT:
        return emit_bigint(emitter, expr);
    case IR_REGEXP:
        return emit_regexp(emitter, expr);
    case IR_TEMPLATE:
        return emit_template(emitter, expr);
    case IR_MODULE:
        use_header(emitter, "ts/module.h");
        return value_of(c_format(emitter->arena, "&%s",
                                 expr->module ? expr->module->record_name : "ts_library_module"),
                        repr_pointer(KIND_NATIVE, NULL), "TsModule *");
    case IR_VAR:
        return emit_var(emitter, expr);
    case IR_FUNCTION:
        return emit_function_value(emitter, expr);
    case IR_CLASS:
        return emit_class(emitter, expr);
    case IR_FIELD:
        return emit_field(emitter, expr);
    case IR_ELEMENT:
        return emit_element(emitter, expr);
    case IR_CALL_NATIVE:
    case IR_NEW:
        return with_place(emitter, expr, emit_call(emitter, expr));
    case IR_CALL:
    case IR_CALL_METHOD:
    case IR_CALL_VALUE:
    case IR_CALL_DYNAMIC:
    case IR_NEW_VALUE:
        return emit_call(emitter, expr);
    case IR_OBJECT:
        return emit_object(emitter, expr);
    case IR_ARRAY:
        return emit_array(emitter, expr);
    case IR_UNARY:
        return emit_unary(emitter, expr);
    case IR_BINARY:
        return emit_binary(emitter, expr);
    case IR_LOGICAL:
        return emit_logical(emitter, expr);
    case IR_CONDITIONAL:
        return emit_conditional(emitter, expr);
    case IR_ASSIGN:
        return emit_assign(emitter, expr);
    case IR_UPDATE:
        return emit_update(emitter, expr);
    case IR_CONCAT:
        return emit_concat(emitter, expr);
    case IR_LET:
        return emit_let(emitter, expr);
    case IR_OPTIONAL:
        return emit_optional(emitter, expr);
    case IR_BRANDED:
        return emit_branded(emitter, expr);
    case IR_CAST:
        return emit_cast(emitter, expr);
    case IR_AWAIT:
        return emit_await(emitter, expr);
    case IR_YIELD:
        return emit_yield(emitter, expr);
    default:
        return emit_unknown(emitter, expr);
    }
}

/* Whether code that surely runs before this has found it initialised. */
static bool is_known_ready(const Emitter *emitter, const char *name)
{
    for (const NameScope *scope = emitter->names; scope; scope = scope->outer) {
        if (strmap_has(&scope->ready, name)) {
            return true;
        }
    }
    return false;
}

void emit_ready_check(Emitter *emitter, const IrExpr *expr)
{
    CExpr *name = c_text(emitter->arena, c_string_literal(emitter->arena, expr->early_name,
                                                          strlen(expr->early_name)));

    use_header(emitter, "ts/error.h");
    if (!expr->test) {
        vec_push(emitter->arena, emitter->prelude,
                 c_stmt_expr(emitter->arena, c_call(emitter->arena, "ts_throw_not_ready", 1, name)));
        return;
    }
    if (is_known_ready(emitter, expr->early_name)) {
        return;
    }
    vec_push(emitter->arena, emitter->prelude,
             c_stmt_expr(emitter->arena, c_call(emitter->arena, "ts_expect_ready", 2,
                                                var_lvalue(emitter, expr->test->var), name)));
    if (emitter->names) {
        strmap_put(emitter->arena, &emitter->names->ready, expr->early_name, (void *)expr->early_name);
    }
}

static Value emit_ready(Emitter *emitter, IrExpr *expr)
{
    if (!expr->is_early) {
        return emit_kind(emitter, expr);
    }
    emit_ready_check(emitter, expr);
    if (!expr->test && expr->kind == IR_VAR) {
        /* What is not declared yet has no C variable here. */
        Repr repr = repr_of(emitter, expr);
        const char *ctype = ctype_of(emitter, repr, expr->type);
        CExpr *value = undefined_as(emitter, repr);
        if (repr.kind == REPR_POINTER) {
            value = c_cast(emitter->arena, ctype, value);
        }
        return value_of(value, repr, ctype);
    }
    return emit_kind(emitter, expr);
}

/* A call that gives nothing is a statement in front, and undefined where its value is used. */
Value emit_expr(Emitter *emitter, IrExpr *expr)
{
    Value value = emit_ready(emitter, expr);

    return value.repr.kind == REPR_VOID && value.expr && !value.is_constant && !expr->value_unused
        ? void_as_statement(emitter, value) : value;
}

CExpr *emit_as(Emitter *emitter, IrExpr *expr, Repr repr, const char *ctype)
{
    return convert(emitter, emit_expr(emitter, expr), repr, ctype);
}

CExpr *emit_for_slot(Emitter *emitter, IrExpr *expr, Slot *slot, Type *type)
{
    Repr repr = repr_of_slot(emitter->analysis, slot);

    return emit_as(emitter, expr, repr, ctype_of(emitter, repr, type));
}

/* A call may recurse without end, though it shows nothing else. */
static bool contains_call(const IrExpr *expr)
{
    if (!expr) {
        return false;
    }
    if (expr->kind == IR_CALL || expr->kind == IR_NEW) {
        return true;
    }
    for (size_t i = 0; i < expr->args.length; i++) {
        if (contains_call(expr->args.items[i])) {
            return true;
        }
    }
    return contains_call(expr->object) || contains_call(expr->index) || contains_call(expr->test)
        || contains_call(expr->left) || contains_call(expr->right);
}

/* A member of what may be null or undefined: reading it throws then. */
static bool reads_absent(const IrExpr *expr)
{
    if (!expr) {
        return false;
    }
    bool is_read = (expr->kind == IR_FIELD || expr->kind == IR_ELEMENT) && expr->object
        && expr->object->slot;
    return (is_read && (expr->object->slot->kinds & KIND_NULLISH)) || reads_absent(expr->object)
        || reads_absent(expr->left) || reads_absent(expr->right);
}

/* What is left of a value that is not used: its effects, or NULL. */
static CExpr *effect_of(Emitter *emitter, const IrExpr *expr, Value value)
{
    if (value.is_constant || !value.expr) {
        return NULL;
    }
    switch (value.expr->kind) {
    case C_ASSIGN:
        return strcmp(value.expr->text, "=") == 0 && c_is_same(value.expr->left, value.expr->right) ? NULL
                                                                                                   : value.expr;
    case C_CALL:
    case C_POSTFIX:
    case C_STATEMENTS:
        return value.expr;
    case C_UNARY:
        if (strcmp(value.expr->text, "++") == 0 || strcmp(value.expr->text, "--") == 0) {
            return value.expr;
        }
        break;
    case C_CONDITIONAL:
        if (value.repr.kind == REPR_VOID) {
            return value.expr;
        }
        break;
    case C_TEXT:
        return NULL;
    default:
        break;
    }
    return expr_has_effects(expr) || contains_call(expr) || reads_absent(expr) ? c_cast(emitter->arena, "void", value.expr) : NULL;
}

void emit_unused(Emitter *emitter, const IrExpr *expr, Value value)
{
    CExpr *effect = effect_of(emitter, expr, value);

    if (effect) {
        vec_push(emitter->arena, emitter->prelude, c_stmt_expr(emitter->arena, effect));
    }
}

/* A statement's expression: values that are not used leave no trace. */
CExpr *emit_effect(Emitter *emitter, IrExpr *expr)
{
    IrExpr *inner = expr;

    while (inner->kind == IR_CAST) {
        inner = inner->left;
    }
    bool chooses = inner->kind == IR_LOGICAL || inner->kind == IR_CONDITIONAL;
    if (chooses && !expr_has_effects(inner) && !contains_call(inner) && !reads_absent(inner)) {
        return NULL;
    }
    inner->value_unused = true;
    return effect_of(emitter, expr, emit_expr(emitter, inner));
}
