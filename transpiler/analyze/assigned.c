/*
 * Definite assignment: whether a variable that is declared without a value can be read before it
 * has one, and whether control can run off the end of a function. Types are not believed here:
 * `let x!: T` may be read too early, and a switch covers all cases only if the values that flow
 * into it say so.
 *
 *     let text: string;
 *     switch (kind) { case "a": text = "first"; break; case "b": text = "second"; }
 *     return text;            undefined, if `kind` can be something else
 */
#include "analyze/literals.h"

/* What is known where control is: no control comes here, the variable has a value, or may lack it.
 * The greater one counts where paths meet. */
typedef enum State { STATE_DEAD, STATE_ASSIGNED, STATE_UNASSIGNED } State;

typedef struct Jump {
    const IrStmt *target;
    bool is_continue;
    State state;
} Jump;

typedef struct Assigning {
    Analysis *analysis;
    const IrVar *var; /* NULL: only the end of the body matters */
    VEC(Jump) jumps;
    bool read_early;
    bool runs_past_switch;
} Assigning;

static State met(State a, State b)
{
    return a > b ? a : b;
}

/* ---- expressions ---------------------------------------------------------------------------- */

static State expression(Assigning *a, const IrExpr *expr, State state);

typedef struct Operands {
    Assigning *assigning;
    State state;
} Operands;

static void operand(IrExpr **place, void *context)
{
    Operands *operands = context;

    operands->state = expression(operands->assigning, *place, operands->state);
}

static State all_operands(Assigning *a, const IrExpr *expr, State state)
{
    Operands operands = {a, state};

    ir_each_operand((IrExpr *)expr, operand, &operands);
    return operands.state;
}

/* The states after a condition that turned out true or false. */
static void condition(Assigning *a, const IrExpr *expr, State state, State *if_true,
                      State *if_false)
{
    State left_true, left_false;

    if (!expr) {
        *if_true = state;
        *if_false = STATE_DEAD;
    } else if (expr->kind == IR_BOOLEAN) {
        *if_true = expr->boolean ? state : STATE_DEAD;
        *if_false = expr->boolean ? STATE_DEAD : state;
    } else if (expr->kind == IR_UNARY && expr->op == IR_OP_NOT) {
        condition(a, expr->left, state, if_false, if_true);
    } else if (expr->kind == IR_LOGICAL && expr->op == IR_OP_LOGICAL_AND) {
        condition(a, expr->left, state, &left_true, &left_false);
        condition(a, expr->right, left_true, if_true, if_false);
        *if_false = met(*if_false, left_false);
    } else if (expr->kind == IR_LOGICAL && expr->op == IR_OP_LOGICAL_OR) {
        condition(a, expr->left, state, &left_true, &left_false);
        condition(a, expr->right, left_false, if_true, if_false);
        *if_true = met(*if_true, left_true);
    } else {
        *if_true = *if_false = expression(a, expr, state);
    }
}

static State conditional(Assigning *a, const IrExpr *expr, State state)
{
    State if_true, if_false;

    condition(a, expr->test, state, &if_true, &if_false);
    return met(expression(a, expr->left, if_true), expression(a, expr->right, if_false));
}

static bool is_variable(const Assigning *a, const IrExpr *expr)
{
    return a->var && expr->kind == IR_VAR && expr->var == a->var;
}

static State assignment(Assigning *a, const IrExpr *expr, State state)
{
    bool is_logical =
        expr->op == IR_OP_LOGICAL_AND || expr->op == IR_OP_LOGICAL_OR || expr->op == IR_OP_COALESCE;

    if (expr->op != IR_OP_NONE || !is_variable(a, expr->left)) {
        state = expr->op == IR_OP_NONE ? all_operands(a, expr->left, state)
                                       : expression(a, expr->left, state);
    }
    State assigned = expression(a, expr->right, state);
    if (is_variable(a, expr->left) && assigned != STATE_DEAD) {
        assigned = STATE_ASSIGNED;
    }
    return is_logical ? met(state, assigned) : assigned;
}

static State expression(Assigning *a, const IrExpr *expr, State state)
{
    if (!expr) {
        return state;
    }
    switch (expr->kind) {
    case IR_VAR:
        a->read_early = a->read_early || (is_variable(a, expr) && state == STATE_UNASSIGNED);
        return state;
    case IR_ASSIGN:
        return assignment(a, expr, state);
    case IR_LOGICAL: {
        State left = expression(a, expr->left, state);
        return met(left, expression(a, expr->right, left));
    }
    case IR_OPTIONAL: {
        State base = expression(a, expr->left, state);
        return met(base, expression(a, expr->right, base));
    }
    case IR_CONDITIONAL:
        return conditional(a, expr, state);
    default:
        return all_operands(a, expr, state);
    }
}

/* ---- statements ----------------------------------------------------------------------------- */

static State statement(Assigning *a, const IrStmt *stmt, State state);

static State statements(Assigning *a, const IrStmtList *list, State state)
{
    for (size_t i = 0; i < list->length; i++) {
        state = statement(a, list->items[i], state);
    }
    return state;
}

/* What arrives by the jumps to a statement that `state` reaches without one. */
static State arrivals(const Assigning *a, const IrStmt *target, bool is_continue, State state)
{
    for (size_t i = 0; i < a->jumps.length; i++) {
        const Jump *jump = &a->jumps.items[i];
        if (jump->target == target && jump->is_continue == is_continue) {
            state = met(state, jump->state);
        }
    }
    return state;
}

/* A loop's head is reached before its first turn, and again with no less assigned. */
static State loop(Assigning *a, const IrStmt *stmt, State state)
{
    State body, after;

    state = statements(a, &stmt->init, state);
    condition(a, stmt->expr, state, &body, &after);
    body = arrivals(a, stmt, true, statement(a, stmt->then, body));
    expression(a, stmt->update, body);
    return after;
}

static State do_loop(Assigning *a, const IrStmt *stmt, State state)
{
    State again, after;

    state = arrivals(a, stmt, true, statement(a, stmt->then, state));
    condition(a, stmt->expr, state, &again, &after);
    return after;
}

static State each_loop(Assigning *a, const IrStmt *stmt, State state)
{
    state = expression(a, stmt->expr, state);
    bool is_target = a->var && (stmt->var == a->var || stmt->second_var == a->var);
    statement(a, stmt->then, is_target && state != STATE_DEAD ? STATE_ASSIGNED : state);
    return state;
}

static State switch_cases(Assigning *a, const IrStmt *stmt, State state)
{
    bool has_default = false;
    State end = STATE_DEAD;

    state = expression(a, stmt->expr, state);
    for (size_t i = 0; i < stmt->cases.length; i++) {
        const IrCase *clause = &stmt->cases.items[i];
        for (size_t k = 0; k < clause->tests.length; k++) {
            expression(a, clause->tests.items[k], state); /* it may not come to this test */
        }
        has_default |= clause->is_default;
    }
    for (size_t i = 0; i < stmt->cases.length; i++) {
        end = statements(a, &stmt->cases.items[i].body, met(end, state));
    }
    if (!has_default && state != STATE_DEAD && !switch_covers(a->analysis, stmt)) {
        a->runs_past_switch = true;
        end = met(end, state);
    }
    return end;
}

/* An exception may come before anything in the block has run. */
static State try_statement(Assigning *a, const IrStmt *stmt, State state)
{
    State end = statement(a, stmt->then, state);

    if (stmt->otherwise) {
        end = met(end, statement(a, stmt->otherwise, state));
    }
    if (!stmt->finally) {
        return end;
    }
    State finally = statement(a, stmt->finally, state);
    return finally == STATE_UNASSIGNED || end == STATE_DEAD ? end : finally;
}

static State jump(Assigning *a, const IrStmt *stmt, State state)
{
    vec_push(a->analysis->arena, &a->jumps,
             ((Jump){stmt->target, stmt->kind == IR_STMT_CONTINUE, state}));
    return STATE_DEAD;
}

static State declaration(Assigning *a, const IrStmt *stmt, State state)
{
    state = expression(a, stmt->expr, state);
    if (!a->var || stmt->var != a->var || state == STATE_DEAD) {
        return state;
    }
    return stmt->expr ? STATE_ASSIGNED : STATE_UNASSIGNED;
}

static State without_breaks(Assigning *a, const IrStmt *stmt, State state)
{
    State if_true, if_false;

    switch (stmt->kind) {
    case IR_STMT_DECLARE:
        return declaration(a, stmt, state);
    case IR_STMT_BLOCK:
        return statements(a, &stmt->body, state);
    case IR_STMT_IF:
        condition(a, stmt->expr, state, &if_true, &if_false);
        return met(statement(a, stmt->then, if_true), statement(a, stmt->otherwise, if_false));
    case IR_STMT_WHILE:
    case IR_STMT_FOR:
        return loop(a, stmt, state);
    case IR_STMT_DO:
        return do_loop(a, stmt, state);
    case IR_STMT_FOR_OF:
    case IR_STMT_FOR_IN:
        return each_loop(a, stmt, state);
    case IR_STMT_SWITCH:
        return switch_cases(a, stmt, state);
    case IR_STMT_TRY:
        return try_statement(a, stmt, state);
    case IR_STMT_BREAK:
    case IR_STMT_CONTINUE:
        return jump(a, stmt, state);
    case IR_STMT_RETURN:
    case IR_STMT_THROW:
        expression(a, stmt->expr, state);
        return STATE_DEAD;
    default:
        state = expression(a, stmt->expr, state);
        return stmt->expr && stmt->expr->type && stmt->expr->type->flags & TYPE_NEVER ? STATE_DEAD
                                                                                      : state;
    }
}

static State statement(Assigning *a, const IrStmt *stmt, State state)
{
    return stmt ? arrivals(a, stmt, false, without_breaks(a, stmt, state)) : state;
}

/* ---- questions ------------------------------------------------------------------------------ */

bool may_be_read_early(Analysis *analysis, const IrFunction *function, const IrVar *var)
{
    Assigning a = {.analysis = analysis, .var = var};

    statement(&a, function->body, STATE_ASSIGNED);
    return a.read_early;
}

bool may_run_off_end(Analysis *analysis, const IrFunction *function)
{
    Assigning a = {.analysis = analysis};

    return statement(&a, function->body, STATE_ASSIGNED) != STATE_DEAD && a.runs_past_switch;
}
