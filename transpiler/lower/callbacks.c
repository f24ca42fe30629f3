/*
 * Array methods with a literal callback as the loops a C programmer would write:
 *
 *     const adults = people.filter(p => p.age >= 18).map(p => p.name);
 *
 * becomes a declaration of an empty array and a for-of loop that tests and pushes. It is done where
 * the call is a statement, an initialiser, or what is returned; callback_safety.c decides whether
 * the loop does the same as the calls. The callback's body is lowered in a frame of its own whose
 * function is the surrounding one; its `return` statements become what the method does with the
 * value, and a `continue`.
 */
#include "lower/callbacks.h"

static const struct {
    const char *name;
    StageKind kind;
} stage_names[] = {
    {"forEach", STAGE_FOR_EACH},     {"map", STAGE_MAP},
    {"filter", STAGE_FILTER},        {"some", STAGE_SOME},
    {"every", STAGE_EVERY},          {"find", STAGE_FIND},
    {"findIndex", STAGE_FIND_INDEX}, {"reduce", STAGE_REDUCE},
};

/* ---- recognition -------------------------------------------------------------------- */

static bool is_array_method(Frame *f, AstNode *object, const char *name)
{
    Type *type = lower_type_of(f, object);
    const Property *property;

    if (!types_is_array(f->lower->program, type) || f->lower->ir->proxies_arrays ||
        f->lower->ir->extends_array) {
        return false;
    }
    property = lower_property_of(f, type, name);
    return property && property->declaration_count > 0 &&
           (lower_symbol_declaration_is(property->declarations[0], "Array") ||
            lower_symbol_declaration_is(property->declarations[0], "ReadonlyArray"));
}

/* One call of the chain, or false. The callback's parameters must be plain. */
static bool read_stage(Frame *f, AstNode *call, Stage *stage)
{
    AstNode *access;
    size_t arguments;

    if (call->kind != AST_CALL_EXPRESSION || ast_in_optional_chain(call)) {
        return false;
    }
    access = call->call.callee;
    arguments = call->call.arguments.length;
    if (access->kind != AST_PROPERTY_ACCESS || arguments == 0 ||
        access->property_access.name->kind != AST_IDENTIFIER) {
        return false;
    }
    const char *name = access->property_access.name->identifier.name;
    size_t i = 0;
    while (i < sizeof stage_names / sizeof *stage_names && strcmp(stage_names[i].name, name) != 0) {
        i++;
    }
    if (i == sizeof stage_names / sizeof *stage_names) {
        return false;
    }
    stage->kind = stage_names[i].kind;
    stage->call = call;
    stage->callback = ast_skip_parentheses(call->call.arguments.items[0]);
    stage->initial =
        stage->kind == STAGE_REDUCE && arguments == 2 ? call->call.arguments.items[1] : NULL;
    return arguments == (stage->kind == STAGE_REDUCE ? 2 : 1) &&
           is_array_method(f, access->property_access.object, name) &&
           lower_is_plain_callback(f, stage);
}

/* find() and findIndex() look at holes as at undefined; the others leave them out. */
static bool visits_holes(const Stage *stage)
{
    return stage->kind == STAGE_FIND || stage->kind == STAGE_FIND_INDEX;
}

/* Whether the holes of the source are holes of the result. */
static bool keeps_holes(const Pipeline *pipeline)
{
    for (size_t i = 0; i < pipeline->count; i++) {
        if (pipeline->stages[i].kind != STAGE_MAP) {
            return false;
        }
    }
    return true;
}

static bool read_pipeline(Frame *f, AstNode *call, Pipeline *pipeline)
{
    AstNode *source;
    Stage first;

    memset(pipeline, 0, sizeof *pipeline);
    if (!read_stage(f, call, &pipeline->stages[0])) {
        return false;
    }
    pipeline->count = 1;
    source = call->call.callee->property_access.object;
    while (pipeline->count < MAX_STAGES && read_stage(f, ast_skip_parentheses(source), &first) &&
           (first.kind == STAGE_FILTER ||
            (first.kind == STAGE_MAP && !visits_holes(&pipeline->stages[0]))) &&
           lower_can_fuse(f, &first, pipeline)) {
        memmove(&pipeline->stages[1], &pipeline->stages[0],
                pipeline->count * sizeof *pipeline->stages);
        pipeline->stages[0] = first;
        pipeline->count++;
        source = ast_skip_parentheses(source)->call.callee->property_access.object;
    }
    pipeline->source = source;
    return lower_is_safe_loop(f, pipeline);
}

/* ---- what a stage does with its callback's value ------------------------------------ */

static void run_stage(Pipeline *pipeline, size_t index, IrExpr *element);

/* Opens `if (test) {`: statements go into it until close_if. */
static IrStmtList *open_if(Frame *f, AstNode *node, IrExpr *test)
{
    IrStmt *stmt = lower_stmt_new(f, IR_STMT_IF, node);
    IrStmtList *saved = f->out;

    stmt->expr = test;
    stmt->then = lower_stmt_new(f, IR_STMT_BLOCK, node);
    lower_emit(f, stmt);
    f->out = &stmt->then->body;
    return saved;
}

static void push_result(Frame *f, Pipeline *pipeline, AstNode *node, IrExpr *value)
{
    IrExpr *call = lower_expr_new(f, IR_CALL_NATIVE, node, types_number(f->lower->program));

    call->native = pipeline->push;
    call->object = lower_var_ref(f, node, pipeline->result);
    vec_push(f->lower->arena, &call->args, value);
    lower_emit_expr(f, node, call);
}

static bool is_constant(const IrExpr *test, bool value)
{
    return test->kind == IR_BOOLEAN && test->boolean == value;
}

/* if (test) { result = value; break; } */
static void settle(Frame *f, Pipeline *pipeline, AstNode *node, IrExpr *test, IrExpr *value)
{
    if (is_constant(test, false)) {
        return;
    }
    IrStmtList *saved = is_constant(test, true) ? f->out : open_if(f, node, test);
    IrStmt *stop = lower_stmt_new(f, IR_STMT_BREAK, node);

    lower_emit_expr(f, node,
                    lower_assign(f, node, lower_var_ref(f, node, pipeline->result), value));
    stop->target = pipeline->loop;
    lower_emit(f, stop);
    f->out = saved;
}

static void push_if(Frame *f, Pipeline *pipeline, AstNode *node, IrExpr *test, IrExpr *value)
{
    if (is_constant(test, false)) {
        return;
    }
    IrStmtList *saved = is_constant(test, true) ? f->out : open_if(f, node, test);

    push_result(f, pipeline, node, value);
    f->out = saved;
}

static void accumulate(Frame *f, Pipeline *pipeline, AstNode *node, IrExpr *value)
{
    bool is_itself = value->kind == IR_VAR && value->var == pipeline->result;

    if (!is_itself) {
        lower_emit_expr(f, node,
                        lower_assign(f, node, lower_var_ref(f, node, pipeline->result), value));
    }
}

static void consume_last(Frame *f, Pipeline *pipeline, Stage *stage, AstNode *node, IrExpr *value)
{
    IrExpr *element = lower_again(f, stage->element);

    switch (stage->kind) {
    case STAGE_FOR_EACH:
        if (!lower_is_stable(value)) {
            lower_emit_expr(f, node, value);
        }
        break;
    case STAGE_MAP:
        push_result(f, pipeline, node, value);
        break;
    case STAGE_FILTER:
        push_if(f, pipeline, node, value, element);
        break;
    case STAGE_SOME:
        settle(f, pipeline, node, value, lower_boolean(f, node, true));
        break;
    case STAGE_EVERY:
        settle(f, pipeline, node, lower_negated(f, node, value), lower_boolean(f, node, false));
        break;
    case STAGE_FIND:
        settle(f, pipeline, node, value, element);
        break;
    case STAGE_FIND_INDEX:
        settle(f, pipeline, node, value, lower_var_ref(f, node, pipeline->index));
        break;
    case STAGE_REDUCE:
        accumulate(f, pipeline, node, value);
        break;
    }
}

static void consume(Frame *f, Pipeline *pipeline, size_t index, AstNode *node, IrExpr *value)
{
    Stage *stage = &pipeline->stages[index];

    if (index + 1 == pipeline->count) {
        consume_last(f, pipeline, stage, node, value);
    } else if (stage->kind == STAGE_MAP) {
        pipeline->out = f->out;
        run_stage(pipeline, index + 1, value);
    } else {
        IrStmtList *saved = open_if(f, node, value);
        pipeline->out = f->out;
        run_stage(pipeline, index + 1, lower_again(f, stage->element));
        f->out = saved;
    }
}

/* ---- callbacks ---------------------------------------------------------------------- */

static size_t element_index(const Stage *stage)
{
    return stage->kind == STAGE_REDUCE ? 1 : 0;
}

static Symbol *parameter_symbol(Frame *f, const Stage *stage, size_t index)
{
    AstList *parameters = &stage->callback->function.parameters;

    if (index >= parameters->length ||
        parameters->items[index]->parameter.target->kind != AST_IDENTIFIER) {
        return NULL;
    }
    return names_resolve(f->lower->program, parameters->items[index]->parameter.target);
}

static Frame *callback_frame(Pipeline *pipeline, Stage *stage)
{
    Frame *f = pipeline->frame;
    Frame *frame = lower_frame_new(f, stage->callback, f->function);

    frame->is_inlined = true;
    frame->is_static = f->is_static;
    frame->taken = f->taken;
    frame->targets = pipeline->target;
    frame->inlined = pipeline;
    stage->frame = frame;
    return frame;
}

/* Makes a parameter's name mean an existing variable. */
static void alias_parameter(Frame *f, const Stage *stage, size_t index, IrVar *var)
{
    Symbol *symbol = parameter_symbol(f, stage, index);

    if (symbol) {
        ptrmap_put(f->lower->arena, &f->vars, symbol, var);
    }
}

/* The element parameter of a later stage: the variable of the element, or one declared for it. */
static void bind_element(Frame *f, Stage *stage, IrExpr *element)
{
    size_t index = element_index(stage);
    AstNode *target = stage->callback->function.parameters.items[index]->parameter.target;
    Symbol *symbol = parameter_symbol(f, stage, index);

    if (symbol && element->kind == IR_VAR && !symbol->is_reassigned) {
        alias_parameter(f, stage, index, element->var);
        stage->element = element;
    } else if (symbol) {
        IrVar *var = lower_var_of(f, symbol);
        lower_emit_declare(f, target, var, element);
        stage->element = lower_var_ref(f, target, var);
    } else {
        element = lower_stable(f, target, element, "item");
        stage->element = element;
        lower_bind(f, target, lower_again(f, element), BIND_DECLARE, element->type);
    }
}

static void lower_callback_body(Frame *f, Pipeline *pipeline, size_t index)
{
    AstNode *body = pipeline->stages[index].callback->function.body;

    pipeline->current = index;
    if (body->kind != AST_BLOCK) {
        IrExpr *value = lower_returned(f, body);
        consume(f, pipeline, index, body, value);
        return;
    }
    lower_hoist(f, &body->block.statements);
    lower_statements(f, &body->block.statements);
    lower_take_inner(f, body, &pipeline->loop->then->inner_comments);
}

static void run_stage(Pipeline *pipeline, size_t index, IrExpr *element)
{
    Stage *stage = &pipeline->stages[index];
    Frame *f = callback_frame(pipeline, stage);

    f->out = pipeline->out;
    if (stage->kind == STAGE_REDUCE) {
        alias_parameter(f, stage, 0, pipeline->result);
    }
    if (pipeline->index) {
        Symbol *symbol = parameter_symbol(f, stage, element_index(stage) + 1);
        if (symbol) {
            alias_parameter(f, stage, element_index(stage) + 1, pipeline->index);
            pipeline->index->name = symbol->name;
            pipeline->index->temporary = false;
        }
    }
    bind_element(f, stage, element);
    lower_callback_body(f, pipeline, index);
}

/* `return value` in a callback that became a loop. */
void lower_inlined_return(Frame *f, AstNode *node)
{
    Pipeline *pipeline = f->inlined;
    AstNode *value = node->wrapped.expression;
    AstNode *body = f->node->function.body;
    IrExpr *expr = value ? lower_returned(f, value) : lower_undefined(f, node);
    IrStmt *next;

    consume(f, pipeline, pipeline->current, node, expr);
    bool is_settled = f->out->length > 0 && vec_last(f->out)->kind == IR_STMT_BREAK;
    if (vec_last(&body->block.statements) == node || is_settled) {
        return;
    }
    next = lower_stmt_new(f, IR_STMT_CONTINUE, node);
    next->target = pipeline->loop;
    lower_emit(f, next);
}

/* ---- the loop ----------------------------------------------------------------------- */

/* The first stage's element is the loop's variable itself where its name allows that. */
static IrExpr *loop_element(Frame *f, Pipeline *pipeline)
{
    Stage *stage = &pipeline->stages[0];
    AstNode *parameter = stage->callback->function.parameters.items[element_index(stage)];
    Type *type = types_array_element(f->lower->program, lower_type_of(f, pipeline->source));
    Symbol *symbol = parameter_symbol(f, stage, element_index(stage));
    bool is_named = symbol && !symbol->is_reassigned;
    IrVar *var = lower_var_new(f, is_named ? symbol->name : "item", type);

    if (is_named) {
        var->temporary = false;
        var->declaration = parameter;
    }
    return lower_var_ref(f, parameter, var);
}

static bool needs_index(Frame *f, const Pipeline *pipeline)
{
    for (size_t i = 0; i < pipeline->count; i++) {
        const Stage *stage = &pipeline->stages[i];
        Symbol *symbol = parameter_symbol(f, stage, element_index(stage) + 1);
        if (stage->kind == STAGE_FIND_INDEX || (symbol && symbol->references.length > 0)) {
            return true;
        }
    }
    return false;
}

static void run_loop(Frame *f, Pipeline *pipeline, AstNode *node)
{
    IrStmt *loop = lower_stmt_new(f, IR_STMT_FOR_OF, node);
    JumpTarget target = {
        .stmt = loop, .node = pipeline->stages[0].callback, .is_loop = true, .outer = f->targets};
    IrExpr *element = loop_element(f, pipeline);
    IrStmtList *saved;

    loop->iteration = IR_ITERATE_ARRAY;
    loop->skips_holes = !visits_holes(&pipeline->stages[0]);
    loop->result_with_holes = keeps_holes(pipeline) ? pipeline->result : NULL;
    loop->method_call = pipeline->stages[0].call;
    loop->expr = lower_expr(f, pipeline->source);
    loop->var = element->var;
    if (needs_index(f, pipeline)) {
        pipeline->index = lower_var_new(f, "index", types_number(f->lower->program));
        loop->iteration = IR_ITERATE_ARRAY_ENTRIES;
        loop->var = pipeline->index;
        loop->second_var = element->var;
    }
    pipeline->frame = f;
    pipeline->loop = loop;
    pipeline->target = &target;
    loop->then = lower_sub_block(f, node, &saved);
    pipeline->out = f->out;
    run_stage(pipeline, 0, element);
    f->out = saved;
    lower_emit(f, loop);
    for (size_t i = 0; i < pipeline->count; i++) {
        lower_sweep_comments(f, pipeline->stages[i].callback, &loop->comments);
    }
}

/* ---- the result --------------------------------------------------------------------- */

static IrNative *push_native(Frame *f, AstNode *node, Type *array)
{
    const Property *property = lower_property_of(f, array, lower_intern(f, "push"));

    (void)node;
    return property && property->declaration_count > 0
               ? lower_native(f->lower, property->declarations[0])
               : NULL;
}

static IrExpr *initial_value(Frame *f, Pipeline *pipeline, const Stage *stage)
{
    AstNode *call = stage->call;

    switch (stage->kind) {
    case STAGE_SOME:
        return lower_boolean(f, call, false);
    case STAGE_EVERY:
        return lower_boolean(f, call, true);
    case STAGE_FIND_INDEX:
        return lower_number(f, call, -1);
    case STAGE_FIND:
        return lower_undefined(f, call);
    case STAGE_REDUCE:
        return lower_expr(f, stage->initial);
    default:
        pipeline->push = push_native(f, call, lower_type_of(f, call));
        return lower_expr_new(f, IR_ARRAY, call, lower_type_of(f, call));
    }
}

static bool is_bare_forEach(const Pipeline *pipeline)
{
    return pipeline->stages[pipeline->count - 1].kind == STAGE_FOR_EACH;
}

bool lower_callback_statement(Frame *f, AstNode *node)
{
    AstNode *call = ast_skip_parentheses(node);
    Pipeline pipeline;

    if (!read_pipeline(f, call, &pipeline) || !is_bare_forEach(&pipeline)) {
        return false;
    }
    run_loop(f, &pipeline, call);
    return true;
}

/* The call's value into a variable that is declared here for it. */
bool lower_callback_value(Frame *f, AstNode *node, IrVar *into)
{
    AstNode *call = ast_skip_parentheses(node);
    Pipeline pipeline;
    Stage *last;
    IrExpr *initial;

    if (!read_pipeline(f, call, &pipeline) || is_bare_forEach(&pipeline)) {
        return false;
    }
    last = &pipeline.stages[pipeline.count - 1];
    if ((last->kind == STAGE_MAP || last->kind == STAGE_FILTER) &&
        !push_native(f, call, lower_type_of(f, call))) {
        return false;
    }
    pipeline.result = into;
    initial = initial_value(f, &pipeline, last);
    if (last->kind != STAGE_MAP && last->kind != STAGE_FILTER) {
        into->constant = false;
    }
    lower_emit_declare(f, call, into, initial);
    run_loop(f, &pipeline, call);
    return true;
}
