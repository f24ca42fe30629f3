/*
 * switch: a C switch for integers and numbered strings, else a chain of ifs.
 */
#include <string.h>

#include "emit/emitter.h"
#include "lower/walk.h"

static void push(Emitter *emitter, CStmtList *out, CStmt *stmt)
{
    vec_push(emitter->arena, out, stmt);
}

static bool is_integer_case(const IrExpr *test)
{
    while (test->kind == IR_CAST) {
        test = test->left;
    }
    if (test->kind == IR_UNARY && test->op == IR_OP_NEG) {
        test = test->left;
    }
    return test->kind == IR_NUMBER && test->number == (double)(int32_t)test->number;
}

static double case_value(const IrExpr *test)
{
    double sign = 1;

    while (test->kind != IR_NUMBER) {
        sign = test->kind == IR_UNARY ? -sign : sign;
        test = test->left;
    }
    return sign * test->number;
}

/* `case 1:` twice, or `case 0:` and `case -0:`, which C does not take. */
static bool repeats_case(const IrStmt *stmt, size_t clause, size_t index)
{
    double value = case_value(stmt->cases.items[clause].tests.items[index]);

    for (size_t i = 0; i <= clause; i++) {
        size_t count = i == clause ? index : stmt->cases.items[i].tests.length;
        for (size_t j = 0; j < count; j++) {
            if (case_value(stmt->cases.items[i].tests.items[j]) == value) {
                return true;
            }
        }
    }
    return false;
}

static bool is_integer_switch(Emitter *emitter, IrStmt *stmt)
{
    Repr repr = repr_of(emitter, stmt->expr);

    if (repr.kind != REPR_INT32 && repr.kind != REPR_INT64) {
        return false;
    }
    for (size_t i = 0; i < stmt->cases.length; i++) {
        for (size_t j = 0; j < stmt->cases.items[i].tests.length; j++) {
            if (!is_integer_case(stmt->cases.items[i].tests.items[j])
                || repeats_case(stmt, i, j)) {
                return false;
            }
        }
    }
    return true;
}

/* Whether a statement list ends by leaving: nothing falls out of it. */
static bool leaves(const IrStmtList *list)
{
    if (list->length == 0) {
        return false;
    }
    const IrStmt *last = list->items[list->length - 1];
    switch (last->kind) {
    case IR_STMT_RETURN:
    case IR_STMT_THROW:
    case IR_STMT_BREAK:
    case IR_STMT_CONTINUE:
        return true;
    case IR_STMT_BLOCK:
        return leaves(&last->body);
    case IR_STMT_IF:
        return last->otherwise && last->then->kind == IR_STMT_BLOCK && leaves(&last->then->body)
            && last->otherwise->kind == IR_STMT_BLOCK && leaves(&last->otherwise->body);
    default:
        return false;
    }
}

static bool breaks_inside(const IrStmt *stmt, const IrStmt *target);

static bool list_breaks(const IrStmtList *list, const IrStmt *target, bool last_is_fine)
{
    for (size_t i = 0; i < list->length; i++) {
        const IrStmt *stmt = list->items[i];
        bool is_last = last_is_fine && i + 1 == list->length;
        if (is_last && stmt->kind == IR_STMT_BREAK && stmt->target == target) {
            continue;
        }
        if (is_last && stmt->kind == IR_STMT_BLOCK) {
            if (list_breaks(&stmt->body, target, true)) {
                return true;
            }
            continue;
        }
        if (breaks_inside(stmt, target)) {
            return true;
        }
    }
    return false;
}

static bool breaks_inside(const IrStmt *stmt, const IrStmt *target)
{
    if (!stmt) {
        return false;
    }
    if (stmt->kind == IR_STMT_BREAK && stmt->target == target) {
        return true;
    }
    for (size_t i = 0; i < stmt->cases.length; i++) {
        if (list_breaks(&stmt->cases.items[i].body, target, false)) {
            return true;
        }
    }
    return list_breaks(&stmt->body, target, false) || breaks_inside(stmt->then, target)
        || breaks_inside(stmt->otherwise, target) || breaks_inside(stmt->finally, target);
}

/* A chain of ifs does it if no clause falls through or breaks from its middle, and default is
 * last. */
static bool is_chain(const IrStmt *stmt)
{
    for (size_t i = 0; i < stmt->cases.length; i++) {
        const IrCase *clause = &stmt->cases.items[i];
        bool last = i + 1 == stmt->cases.length;
        if ((!last && !leaves(&clause->body)) || list_breaks(&clause->body, stmt, true)
            || (clause->is_default && (!last || clause->tests.length > 0))) {
            return false;
        }
    }
    return true;
}

/* One label's test against the subject, as === would. */
static CExpr *case_test(Emitter *emitter, IrStmt *stmt, IrExpr *test)
{
    IrExpr *equal = NEW(emitter->arena, IrExpr);

    equal->kind = IR_BINARY;
    equal->op = IR_OP_STRICT_EQ;
    equal->left = stmt->expr;
    equal->right = test;
    equal->type = types_boolean(emitter->program);
    equal->file = test->file;
    equal->span = test->span;
    equal->slot = slot_new(emitter->analysis);
    equal->slot->kinds = KIND_BOOLEAN;
    return emit_condition(emitter, equal);
}

static CExpr *clause_test(Emitter *emitter, IrStmt *stmt, IrCase *clause)
{
    CExpr *condition = NULL;

    for (size_t i = 0; i < clause->tests.length; i++) {
        CExpr *test = case_test(emitter, stmt, clause->tests.items[i]);
        condition = condition ? c_binary(emitter->arena, condition, "||", test) : test;
    }
    return condition;
}

static void clause_body(Emitter *emitter, IrStmt *stmt, IrCase *clause, bool drop_break, CStmtList *out)
{
    NameScope names = {0};

    name_scope_enter(emitter, &names);
    for (size_t i = 0; i < clause->body.length; i++) {
        IrStmt *inner = clause->body.items[i];
        bool last = i + 1 == clause->body.length;
        if (last && drop_break && inner->kind == IR_STMT_BREAK && inner->target == stmt) {
            break;
        }
        if (last && drop_break && inner->kind == IR_STMT_BLOCK) {
            IrCase nested = {.body = inner->body};
            size_t scopes = emitter->scopes.length;
            if (inner->scope) {
                enter_scope(emitter, inner->scope, out, NULL);
            }
            clause_body(emitter, stmt, &nested, true, out);
            emitter->scopes.length = scopes;
            break;
        }
        emit_statement(emitter, inner, out);
    }
    name_scope_leave(emitter);
}

/* The subject is a variable from here on, so that each test may read it. */
static void fix_subject(Emitter *emitter, IrStmt *stmt)
{
    Value subject = emit_expr(emitter, stmt->expr);
    if (subject.is_unsigned) {
        subject = value_of(c_cast(emitter->arena, "int64_t", subject.expr), subject.repr, "int64_t");
    }
    Repr repr = repr_of(emitter, stmt->expr);
    if (repr.kind == REPR_VALUE && subject.repr.kind != REPR_VALUE && !subject.is_constant) {
        subject = converted(emitter, subject, repr, "TsValue");
    }
    if (repr.kind == REPR_DOUBLE && repr_is_integer(subject.repr)) {
        subject = value_of(c_cast(emitter->arena, "double", subject.expr), repr, "double");
    }
    subject = make_reusable(emitter, subject, "subject");
    IrExpr *read = NEW(emitter->arena, IrExpr);
    IrVar *var = NEW(emitter->arena, IrVar);

    var->name = "subject";
    var->type = stmt->expr->type;
    var->slot = stmt->expr->slot;
    var->constant = true;
    var->c_value = subject.expr;
    read->kind = IR_VAR;
    read->var = var;
    read->type = stmt->expr->type;
    read->file = stmt->expr->file;
    read->span = stmt->expr->span;
    read->slot = stmt->expr->slot;
    stmt->expr = read;
}

static void emit_chain(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    CStmt *previous = NULL;
    CStmtList *place = out;

    fix_subject(emitter, stmt);
    for (size_t i = 0; i < stmt->cases.length; i++) {
        IrCase *clause = &stmt->cases.items[i];
        CommentList comments = comments_of(&clause->comments);
        if (clause->is_default) {
            CStmtList *body = previous ? &previous->otherwise : out;
            if (previous) {
                previous->has_otherwise = true;
            }
            size_t start = body->length;
            clause_body(emitter, stmt, clause, true, body);
            if (comments.length > 0 && body->length > start) {
                body->items[start]->comments = comments;
            }
            break;
        }
        CStmt *branch = c_stmt(emitter->arena, C_STMT_IF);
        CStmtList *outer = emitter->prelude;
        CStmtList own = {0};
        emitter->prelude = &own;
        branch->expr = clause_test(emitter, stmt, clause);
        emitter->prelude = outer;
        clause_body(emitter, stmt, clause, true, &branch->body);
        if (comments.length > 0 && branch->body.length > 0) {
            CommentList all = comments;
            vec_append(emitter->arena, &all, &branch->body.items[0]->comments);
            branch->body.items[0]->comments = all;
        }
        if (previous) {
            previous->has_otherwise = true;
            place = &previous->otherwise;
        }
        vec_append(emitter->arena, place, &own);
        push(emitter, place, branch);
        previous = branch;
    }
}

static bool case_awaits(const IrStmt *stmt)
{
    for (size_t i = 0; i < stmt->cases.length; i++) {
        for (size_t j = 0; j < stmt->cases.items[i].body.length; j++) {
            if (statement_awaits(stmt->cases.items[i].body.items[j])) {
                return true;
            }
        }
    }
    return false;
}

/* An await must not lie in a C switch of its own: the clauses become ifs on the number of the clause
 * at which control enters. */
static void emit_awaiting_switch(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    NameScope names = {0};
    size_t start = stmt->cases.length;

    for (size_t i = 0; i < stmt->cases.length; i++) {
        start = stmt->cases.items[i].is_default ? i : start;
    }
    fix_subject(emitter, stmt);
    CExpr *number = c_format(emitter->arena, "%zu", start);
    for (size_t i = stmt->cases.length; i > 0; i--) {
        if (stmt->cases.items[i - 1].tests.length > 0) {
            CExpr *test = clause_test(emitter, stmt, &stmt->cases.items[i - 1]);
            number = c_conditional(emitter->arena, test, c_format(emitter->arena, "%zu", i - 1), number);
        }
    }
    const char *clause = name_local(emitter, "clause");
    push(emitter, out,
         c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "size_t %s", clause), number));
    stmt->attempt = emitter->attempt;
    name_scope_enter(emitter, &names);
    for (size_t i = 0; i < stmt->cases.length; i++) {
        CStmt *branch = c_stmt(emitter->arena, C_STMT_IF);
        branch->expr = c_binary(emitter->arena, c_text(emitter->arena, clause), "<=",
                                c_format(emitter->arena, "%zu", i));
        clause_body(emitter, stmt, &stmt->cases.items[i], i + 1 == stmt->cases.length, &branch->body);
        if (branch->body.length > 0) {
            push(emitter, out, branch);
        }
    }
    name_scope_leave(emitter);
}

static void emit_c_switch(Emitter *emitter, IrStmt *stmt, CStmtList *out, bool integers)
{
    CStmt *sw = c_stmt(emitter->arena, C_STMT_SWITCH);
    const IrStmt *breakable = emitter->breakable;

    if (integers) {
        Value subject = emit_expr(emitter, stmt->expr); /* a call's result may be a double in C */
        sw->expr = subject.repr.kind == REPR_INT32 || subject.repr.kind == REPR_INT64
                       ? subject.expr
                       : convert(emitter, subject, repr_of(emitter, stmt->expr), NULL);
    } else {
        /* The number of the clause that matches. */
        fix_subject(emitter, stmt);
        CExpr *number = c_format(emitter->arena, "%zu", stmt->cases.length);
        for (size_t i = stmt->cases.length; i > 0; i--) {
            if (stmt->cases.items[i - 1].tests.length > 0) {
                CExpr *test = clause_test(emitter, stmt, &stmt->cases.items[i - 1]);
                number = c_conditional(emitter->arena, test, c_format(emitter->arena, "%zu", i - 1), number);
            }
        }
        sw->expr = number;
    }
    emitter->breakable = stmt;
    stmt->attempt = emitter->attempt;
    for (size_t i = 0; i < stmt->cases.length; i++) {
        IrCase *clause = &stmt->cases.items[i];
        CCase *out_case = vec_add(emitter->arena, &sw->cases);
        out_case->is_default = clause->is_default;
        out_case->comments = comments_of(&clause->comments);
        if (integers) {
            for (size_t j = 0; j < clause->tests.length; j++) {
                CExpr *label = emit_expr(emitter, clause->tests.items[j]).expr;
                bool is_zero = label->kind == C_TEXT && strcmp(label->text, "-0.0") == 0;
                vec_push(emitter->arena, &out_case->tests,
                         is_zero ? c_text(emitter->arena, "0") : label);
            }
        } else if (clause->tests.length > 0) {
            vec_push(emitter->arena, &out_case->tests, c_format(emitter->arena, "%zu", i));
        }
        CStmt block = {0};
        clause_body(emitter, stmt, clause, false, &block.body);
        bool declares = false;
        for (size_t j = 0; j < block.body.length; j++) {
            declares |= block.body.items[j]->kind == C_STMT_DECLARE;
        }
        bool last = i + 1 == stmt->cases.length;
        bool falls = !last && !leaves(&clause->body) && block.body.length > 0;
        if (declares) {
            CStmt *inner = c_stmt(emitter->arena, C_STMT_BLOCK);
            inner->body = block.body;
            push(emitter, &out_case->body, inner);
        } else {
            out_case->body = block.body;
        }
        out_case->falls_through = falls;
        if (last && !leaves(&clause->body)) {
            push(emitter, &out_case->body, c_stmt(emitter->arena, C_STMT_BREAK));
        }
    }
    emitter->breakable = breakable;
    push(emitter, out, sw);
}

void emit_switch(Emitter *emitter, IrStmt *stmt, CStmtList *out)
{
    bool integers = is_integer_switch(emitter, stmt) && !(emitter->async && case_awaits(stmt));

    if (stmt->cases.length == 0) {
        CExpr *effect = emit_effect(emitter, stmt->expr);
        if (effect) {
            push(emitter, out, c_stmt_expr(emitter->arena, effect));
        }
        return;
    }
    if (!integers && is_chain(stmt)) {
        emit_chain(emitter, stmt, out);
    } else if (emitter->async && case_awaits(stmt)) {
        emit_awaiting_switch(emitter, stmt, out);
    } else {
        emit_c_switch(emitter, stmt, out, integers);
    }
    finish_loop(emitter, stmt, out);
}
