/*
 * Functions: signatures, prototypes, bodies. Constructors become two functions, one that fills an
 * instance (for super calls) and one that allocates it.
 */
#include <string.h>

#include "analyze/flow_walk.h"
#include "emit/emitter.h"
#include "emit/usage.h"

static bool is_exported(const IrFunction *function)
{
    return function->is_shared;
}

/* ---- signatures ------------------------------------------------------------------------------------------ */

static const char *param_declaration(Emitter *emitter, IrVar *param)
{
    Repr repr = repr_of_slot(emitter->analysis, param->slot);

    return declaration(emitter, ctype_of(emitter, repr, param->type), local_name(emitter, param));
}

static void add_param(Emitter *emitter, CExprList *params, const char *text)
{
    vec_push(emitter->arena, params, c_text(emitter->arena, text));
}

static const char *scope_param_name(const IrFunction *function)
{
    return function->own_scope ? "outer" : "scope";
}

/* Scope and receiver first, then the parameters, then what the convention adds. */
static void add_params(Emitter *emitter, IrFunction *function, bool with_this, CExprList *params)
{
    if (function_needs_scope(function)) {
        const char *name = name_local(emitter, scope_param_name(function));
        add_param(emitter, params,
                  arena_printf(emitter->arena, "%s *%s", scope_type(emitter, function->outer_scope), name));
        vec_push(emitter->arena, &emitter->scopes,
                 ((ScopeBinding){function->outer_scope, c_text(emitter->arena, name)}));
    }
    if (with_this && function->this_var && function->kind != IR_FUNCTION_STATIC_METHOD) {
        IrVar *this_var = function->this_var;
        const char *ctype = ctype_of_slot(emitter, this_var->slot, this_var->type);
        const char *name = name_local(emitter, "this");
        this_var->c_param = name;
        if (this_var->storage == IR_STORAGE_LOCAL) {
            this_var->c_name = name;
        }
        add_param(emitter, params, declaration(emitter, ctype, name));
        if (function->outer_scope && !function_needs_scope(function)) {
            CExpr *scope = c_arrow(emitter->arena, c_text(emitter->arena, name),
                                   name_member(emitter,
                                               class_scope_field(emitter->arena, function->owner)));
            scope = c_cast(emitter->arena,
                           arena_printf(emitter->arena, "%s *", scope_type(emitter, function->outer_scope)),
                           scope);
            vec_push(emitter->arena, &emitter->scopes, ((ScopeBinding){function->outer_scope, scope}));
        }
    }
    for (size_t i = 0; i < function->params.length; i++) {
        IrVar *param = function->params.items[i];
        if (param->storage == IR_STORAGE_SCOPE) {
            Repr repr = repr_of_slot(emitter->analysis, param->slot);
            param->c_param = name_local(emitter, param->name);
            add_param(emitter, params,
                      declaration(emitter, ctype_of(emitter, repr, param->type), param->c_param));
        } else {
            param->c_name = NULL;
            add_param(emitter, params, param_declaration(emitter, param));
        }
    }
    size_t count = function_param_count(emitter, function);
    for (size_t i = function->params.length; i < count; i++) {
        const char *name = name_local(emitter, arena_printf(emitter->arena, "unused%zu", i + 1));
        add_param(emitter, params,
                  declaration(emitter, ctype_of(emitter, padding_repr(emitter, function, i),
                                            types_any(emitter->program)),
                          name));
    }
    if (params->length == 0) {
        add_param(emitter, params, "void");
    }
}

void function_signature(Emitter *emitter, IrFunction *function, const char **head, CExprList *params)
{
    add_params(emitter, function, true, params);
    *head = arena_printf(emitter->arena, "%s%s", is_exported(function) ? "" : "static ",
                         declaration(emitter, result_ctype(emitter, function),
                                 function_name(emitter, function)));
}

static bool has_subclass_call(const IrFunction *constructor)
{
    return constructor->is_super_target;
}

static const char *instance_ctype(Emitter *emitter, IrClass *class_)
{
    Struct *record = layout_struct_of_shape(emitter->analysis, class_->shape);

    return arena_printf(emitter->arena, "%s *", use_struct(emitter, record));
}

static Repr repr_of_instance(Emitter *emitter, const IrClass *class_)
{
    const Shape *shape = class_->shape;
    Slot instance = {.kinds = KIND_OBJECT, .pointee = shape->pointee};

    return repr_of_slot(emitter->analysis, &instance);
}

Repr repr_of_constructed(Emitter *emitter, const IrFunction *constructor)
{
    return constructor->constructed ? repr_of_slot(emitter->analysis, constructor->constructed)
                                    : repr_of_instance(emitter, constructor->owner);
}

const char *constructed_ctype(Emitter *emitter, const IrFunction *constructor)
{
    return repr_of_constructed(emitter, constructor).kind == REPR_POINTER
        ? instance_ctype(emitter, constructor->owner) : "TsValue";
}

CExpr *constructed_this(Emitter *emitter, const IrFunction *constructor)
{
    Value this = value_of(c_text(emitter->arena, "this"), repr_of_instance(emitter, constructor->owner),
                          instance_ctype(emitter, constructor->owner));

    return convert(emitter, this, repr_of_constructed(emitter, constructor),
                   constructed_ctype(emitter, constructor));
}

static void new_signature(Emitter *emitter, IrFunction *function, const char **head, CExprList *params)
{
    add_params(emitter, function, false, params);
    *head = arena_printf(emitter->arena, "%s%s", is_exported(function) ? "" : "static ",
                         declaration(emitter, constructed_ctype(emitter, function),
                                 arena_printf(emitter->arena, "%s_new", function->owner->c_name)));
}

/* ---- frames of one function ---------------------------------------------------------------------------------- */

void enter_function(Emitter *emitter, IrFunction *function, FunctionFrame *saved)
{
    saved->function = emitter->function;
    saved->names = emitter->names;
    saved->own = (NameScope){0};
    saved->scopes = emitter->scopes.length;
    saved->labels = emitter->labels;
    emitter->labels = (StrMap){0};
    emitter->function = function;
    emitter->names = NULL;
    emitter->scopes.length = 0;
    emitter->breakable = emitter->loop = emitter->loop_in_place = NULL;
    emitter->attempt = NULL;
    name_scope_enter(emitter, &saved->own);
}

void leave_function(Emitter *emitter, FunctionFrame *saved)
{
    emitter->function = saved->function;
    emitter->names = saved->names;
    emitter->scopes.length = saved->scopes;
    emitter->labels = saved->labels;
}

static void write_head(StrBuf *out, const char *head, CExprList *params, const char *tail)
{
    c_write_list(out, head, params, tail);
}

void write_prototype(Emitter *emitter, IrFunction *function, StrBuf *out)
{
    const char *head;

    for (int pass = 0; pass < 2; pass++) {
        FunctionFrame saved;
        CExprList params = {0};
        bool is_constructor = function->kind == IR_FUNCTION_CONSTRUCTOR;
        if (pass == 0 && is_constructor && !has_subclass_call(function)) {
            continue;
        }
        if (pass == 1 && (!is_constructor || !function->owner->is_created)) {
            continue;
        }
        enter_function(emitter, function, &saved);
        if (pass == 0) {
            function_signature(emitter, function, &head, &params);
        } else {
            new_signature(emitter, function, &head, &params);
        }
        leave_function(emitter, &saved);
        write_head(out, head, &params, ";\n");
    }
}

/* ---- bodies ---------------------------------------------------------------------------------------------------- */

/* The scope struct of a function starts with its captured parameters and receiver. */
CExpr *initial_scope(Emitter *emitter, IrScope *scope)
{
    IrFunction *function = emitter->function;
    CExpr *call = c_call(emitter->arena, "TS_NEW", 1, c_text(emitter->arena, scope_type(emitter, scope)));
    size_t count = 0;

    if (scope->parent) {
        c_list_add(emitter->arena, call, ".parent", scope_pointer(emitter, scope->parent));
        count++;
    }
    IrVarList captured = {0};
    if (function->this_var) {
        vec_push(emitter->arena, &captured, function->this_var);
    }
    vec_append(emitter->arena, &captured, &function->params);
    for (size_t i = 0; i < captured.length; i++) {
        IrVar *var = captured.items[i];
        if (var->storage == IR_STORAGE_SCOPE && var->scope == scope && var->c_param) {
            c_list_add(emitter->arena, call,
                       arena_printf(emitter->arena, ".%s", scope_member(emitter, var)),
                       c_text(emitter->arena, var->c_param));
            count++;
        }
    }
    return count > 0 ? call : NULL;
}

static void push(Emitter *emitter, CStmtList *out, CExpr *expr)
{
    vec_push(emitter->arena, out, c_stmt_expr(emitter->arena, expr));
}

/* Where a function's C is: what it starts with, and its body. */
typedef struct CFunctionText {
    CStmtList *start;
    const CStmtList *body;
} CFunctionText;

static void mark_as_unused(Emitter *emitter, const char *name, CFunctionText text)
{
    push(emitter, text.start, c_cast(emitter->arena, "void", c_text(emitter->arena, name)));
}

static void mark_unused(Emitter *emitter, const char *name, CFunctionText text)
{
    if (!c_mentions(text.start, name) && !c_mentions(text.body, name)) {
        mark_as_unused(emitter, name, text);
    }
}

static void unused_params(Emitter *emitter, IrFunction *function, const CExprList *params,
                          CFunctionText text)
{
    if (function_needs_scope(function)) {
        mark_unused(emitter, emitter->scopes.items[0].pointer->text, text);
    }
    if (function->this_var && function->this_var->storage == IR_STORAGE_LOCAL
        && function->kind != IR_FUNCTION_STATIC_METHOD) {
        mark_unused(emitter, function->this_var->c_name, text);
    }
    for (size_t i = 0; i < function->params.length; i++) {
        IrVar *param = function->params.items[i];
        if (param->storage == IR_STORAGE_LOCAL && param->reads == 0) {
            mark_as_unused(emitter, param->c_name, text); /* though it may be written */
        } else if (param->storage == IR_STORAGE_LOCAL) {
            mark_unused(emitter, param->c_name, text);
        }
    }
    size_t padded = function_param_count(emitter, function);
    for (size_t i = function->params.length; i < padded; i++) {
        const char *declared = params->items[params->length - padded + i]->text;
        const char *name = strrchr(declared, ' ');
        name = name ? name + 1 : declared;
        mark_unused(emitter, *name == '*' ? name + 1 : name, text);
    }
}

/* Fields that hold numbers are zero in a fresh cell; undefined must be stored. */
static void undefined_fields(Emitter *emitter, IrClass *class_, CStmtList *out)
{
    Struct *record = layout_struct_of_shape(emitter->analysis, class_->shape);

    for (size_t i = 0; i < record->fields.length; i++) {
        StructField *member = &record->fields.items[i];
        Repr repr = repr_of_slot(emitter->analysis, &member->field->slot);
        if (!member->is_unused && repr.kind == REPR_OPTIONAL_DOUBLE) {
            CExpr *field = c_arrow(emitter->arena, c_text(emitter->arena, "this"),
                                   name_member(emitter, member->field->name));
            push(emitter, out, c_assign(emitter->arena, field, "=", undefined_as(emitter, repr)));
        }
    }
}

static bool ends_with_jump(const CStmtList *body)
{
    if (body->length == 0) {
        return false;
    }
    const CStmt *last = body->items[body->length - 1];
    return last->kind == C_STMT_RETURN
        || (last->kind == C_STMT_EXPR && last->expr->kind == C_CALL && last->expr->left->kind == C_TEXT
            && (strcmp(last->expr->left->text, "ts_throw") == 0
                || strcmp(last->expr->left->text, "ts_unreachable") == 0));
}

/* What a function calls when it calls itself. */
static const char *own_name(Emitter *emitter, IrFunction *function)
{
    return function->kind == IR_FUNCTION_CONSTRUCTOR && !has_subclass_call(function)
        ? arena_printf(emitter->arena, "%s_new", function->owner->c_name)
        : function_name(emitter, function);
}

/* A function that always calls itself must return for the compiler to accept it. */
static CExpr *endless_check(Emitter *emitter, IrFunction *function, bool returns)
{
    CExpr *call = c_call(emitter->arena, "TS_STACK_CHECK_RETURN", 0);

    if (returns) {
        vec_push(emitter->arena, &call->items, undefined_as(emitter, repr_of_result(emitter, function)));
    } else if (function->kind == IR_FUNCTION_CONSTRUCTOR && !has_subclass_call(function)) {
        vec_push(emitter->arena, &call->items, c_text(emitter->arena, "NULL"));
    }
    return call;
}

/* Sloppy code: if (ts_is_nullish(this)) { this = ts_global_object(); } */
static void replace_absent_receiver(Emitter *emitter, IrVar *this_var, CStmtList *out)
{
    CExpr *receiver = var_lvalue(emitter, this_var);
    CStmt *test = c_stmt(emitter->arena, C_STMT_IF);

    use_header(emitter, "ts/global_object.h");
    test->expr = c_call(emitter->arena, "ts_is_nullish", 1, receiver);
    vec_push(emitter->arena, &test->body,
             c_stmt_expr(emitter->arena, c_assign(emitter->arena, receiver, "=",
                                                  c_call(emitter->arena, "ts_global_object", 0))));
    vec_push(emitter->arena, out, test);
}

static void function_body(Emitter *emitter, IrFunction *function, const CExprList *params, CStmtList *out,
                          CommentList *inner)
{
    CStmtList body = {0};
    Repr result = repr_of_result(emitter, function);
    bool returns = function->kind != IR_FUNCTION_CONSTRUCTOR
        && function->kind != IR_FUNCTION_MODULE_MAIN && result.kind != REPR_VOID;

    size_t check = out->length;
    if (function->is_recursive) {
        push(emitter, out, c_call(emitter->arena, "TS_STACK_CHECK", 0));
    }
    if (function->kind == IR_FUNCTION_CONSTRUCTOR && function->outer_scope) {
        CExpr *field = c_arrow(emitter->arena, c_text(emitter->arena, "this"),
                               name_member(emitter,
                                           class_scope_field(emitter->arena, function->owner)));
        push(emitter, out, c_assign(emitter->arena, field, "=",
                                    c_cast(emitter->arena, "TsObject *", emitter->scopes.items[0].pointer)));
        function->uses_outer_scope = true;
    }
    if (function->own_scope) {
        enter_scope(emitter, function->own_scope, out, initial_scope);
    }
    if (function->is_sloppy && (function->this_var->slot->kinds & KIND_DYNAMIC)) {
        replace_absent_receiver(emitter, function->this_var, out);
    }
    IrStmt *block = function->body;
    IrScope *scope = block->scope;
    if (scope == function->own_scope) {
        block->scope = NULL;
    }
    emit_body(emitter, block, &body, inner);
    block->scope = scope;
    if (function->is_recursive && c_always_calls(&body, own_name(emitter, function))) {
        out->items[check] = c_stmt_expr(emitter->arena, endless_check(emitter, function, returns));
    }
    unused_params(emitter, function, params, (CFunctionText){out, &body});
    size_t start = out->length;
    vec_append(emitter->arena, out, &body);
    if (out->length > start && start > 0) {
        out->items[start]->blank_before = true;
    }
    if (returns && !ends_with_jump(out)) {
        if ((function->result->kinds & KIND_UNDEFINED)) {
            vec_push(emitter->arena, out, c_stmt_return(emitter->arena, undefined_as(emitter, result)));
        } else if (out->length == 0 || out->items[out->length - 1]->kind != C_STMT_RETURN) {
            use_header(emitter, "ts/error.h");
            push(emitter, out, c_call(emitter->arena, "ts_unreachable", 0));
        }
    }
}

/* A blank line between the declarations a body begins with and the rest, as C code is written. */
static void separate_declarations(CStmtList *body)
{
    size_t i = 0;

    while (i < body->length && body->items[i]->kind == C_STMT_DECLARE) {
        i++;
    }
    if (i > 0 && i < body->length && body->items[i]->kind != C_STMT_RETURN) {
        body->items[i]->blank_before = true;
    }
}

void write_definition(Emitter *emitter, StrBuf *out, const char *head, CExprList *params,
                      CStmtList *body, const CommentList *inner)
{
    c_unfold(emitter->arena, body);
    c_mark_unread(emitter->arena, params, body);
    separate_declarations(body);
    write_head(out, head, params, "\n{\n");
    c_write_statements(out, body, 1);
    if (inner) {
        c_write_comments(out, inner, 1);
    }
    strbuf_append(out, "}\n\n");
}

/* The allocating function of a class. */
static void write_new(Emitter *emitter, IrFunction *function, StrBuf *out)
{
    const char *head;
    CExprList params = {0};
    CStmtList body = {0};
    CommentList inner = {0};
    FunctionFrame saved;
    IrClass *class_ = function->owner;

    enter_function(emitter, function, &saved);
    const char *ctype = instance_ctype(emitter, class_);
    const char *name = layout_struct_of_shape(emitter->analysis, class_->shape)->name;
    name_local(emitter, "this");
    new_signature(emitter, function, &head, &params);
    CExpr *cell = c_call(emitter->arena, "TS_ALLOC", 1, c_text(emitter->arena, name));
    if (has_subclass_call(function)) {
        CExprList args = {0};
        if (function_needs_scope(function)) {
            vec_push(emitter->arena, &args, emitter->scopes.items[0].pointer);
        }
        vec_push(emitter->arena, &args, c_text(emitter->arena, "this"));
        for (size_t i = 0; i < function->params.length; i++) {
            IrVar *param = function->params.items[i];
            vec_push(emitter->arena, &args,
                     c_text(emitter->arena, param->storage == IR_STORAGE_LOCAL ? param->c_name
                                                                               : param->c_param));
        }
        vec_push(emitter->arena, &body,
                 c_stmt_declare(emitter->arena, declaration(emitter, ctype, "this"), cell));
        undefined_fields(emitter, class_, &body);
        push(emitter, &body, c_call_list(emitter->arena, c_text(emitter->arena, function_name(emitter, function)),
                                         args));
    } else {
        IrVar *this_var = function->this_var;
        if (this_var) {
            this_var->c_param = "this";
            if (this_var->storage == IR_STORAGE_LOCAL) {
                this_var->c_name = "this";
            }
        }
        vec_push(emitter->arena, &body,
                 c_stmt_declare(emitter->arena, declaration(emitter, ctype, "this"), cell));
        undefined_fields(emitter, class_, &body);
        function_body(emitter, function, &params, &body, &inner);
    }
    vec_push(emitter->arena, &body, c_stmt_return(emitter->arena, constructed_this(emitter, function)));
    leave_function(emitter, &saved);
    write_definition(emitter, out, head, &params, &body, &inner);
}

void write_function(Emitter *emitter, IrFunction *function, StrBuf *frames, StrBuf *out)
{
    const char *head;
    CExprList params = {0};
    CStmtList body = {0};
    CommentList inner = {0};
    CommentList comments = comments_of(&function->comments);
    FunctionFrame saved;

    if (function->is_async || function->is_generator) {
        write_async_function(emitter, function, frames, out);
        return;
    }
    c_write_comments(out, &comments, 0);
    if (function->kind != IR_FUNCTION_CONSTRUCTOR || has_subclass_call(function)) {
        enter_function(emitter, function, &saved);
        function_signature(emitter, function, &head, &params);
        function_body(emitter, function, &params, &body, &inner);
        leave_function(emitter, &saved);
        write_definition(emitter, out, head, &params, &body, &inner);
    }
    if (function->kind == IR_FUNCTION_CONSTRUCTOR && function->owner->is_created) {
        write_new(emitter, function, out);
    }
}
