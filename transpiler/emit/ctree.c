/* Builders of the C tree. */
#include "emit/ctree.h"

#include <ctype.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/fatal.h"

static CExpr *make(Arena *arena, CExprKind kind, CPrecedence precedence)
{
    CExpr *expr = NEW(arena, CExpr);

    expr->kind = kind;
    expr->precedence = precedence;
    return expr;
}

CExpr *c_text(Arena *arena, const char *text)
{
    CExpr *expr = make(arena, C_TEXT, text[0] == '-' || text[0] == '&' ? C_PREC_UNARY : C_PREC_PRIMARY);

    expr->text = text;
    return expr;
}

CExpr *c_format(Arena *arena, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    CExpr *expr = c_text(arena, arena_vprintf(arena, format, args));
    va_end(args);
    return expr;
}

CExpr *c_call_list(Arena *arena, CExpr *function, CExprList args)
{
    CExpr *expr = make(arena, C_CALL, C_PREC_POSTFIX);

    expr->left = function;
    expr->items = args;
    return expr;
}

CExpr *c_call(Arena *arena, const char *function, size_t count, ...)
{
    CExprList args = {0};
    va_list list;

    va_start(list, count);
    for (size_t i = 0; i < count; i++) {
        vec_push(arena, &args, va_arg(list, CExpr *));
    }
    va_end(list);
    return c_call_list(arena, c_text(arena, function), args);
}

CExpr *c_unary(Arena *arena, const char *op, CExpr *operand)
{
    CExpr *expr = make(arena, C_UNARY, C_PREC_UNARY);

    expr->text = op;
    expr->left = operand;
    return expr;
}

static const char *opposite(const char *op)
{
    static const char *const pairs[][2] = {{"==", "!="}, {"!=", "=="}};

    for (size_t i = 0; i < 2; i++) {
        if (strcmp(op, pairs[i][0]) == 0) {
            return pairs[i][1];
        }
    }
    return NULL;
}

CExpr *c_not(Arena *arena, CExpr *operand)
{
    if (operand->kind == C_UNARY && strcmp(operand->text, "!") == 0) {
        return operand->left;
    }
    if (operand->kind == C_BINARY && opposite(operand->text)) {
        return c_binary(arena, operand->left, opposite(operand->text), operand->right);
    }
    if (operand->kind == C_TEXT && strcmp(operand->text, "true") == 0) {
        return c_text(arena, "false");
    }
    if (operand->kind == C_TEXT && strcmp(operand->text, "false") == 0) {
        return c_text(arena, "true");
    }
    return c_unary(arena, "!", operand);
}

CExpr *c_postfix(Arena *arena, CExpr *operand, const char *op)
{
    CExpr *expr = make(arena, C_POSTFIX, C_PREC_POSTFIX);

    expr->text = op;
    expr->left = operand;
    return expr;
}

static CPrecedence binary_precedence(const char *op)
{
    static const struct {
        const char *op;
        CPrecedence precedence;
    } table[] = {
        {",", C_PREC_COMMA},      {"||", C_PREC_OR},        {"&&", C_PREC_AND},
        {"|", C_PREC_BIT_OR},     {"^", C_PREC_BIT_XOR},    {"&", C_PREC_BIT_AND},
        {"==", C_PREC_EQUALITY},  {"!=", C_PREC_EQUALITY},  {"<", C_PREC_RELATION},
        {"<=", C_PREC_RELATION},  {">", C_PREC_RELATION},   {">=", C_PREC_RELATION},
        {"<<", C_PREC_SHIFT},     {">>", C_PREC_SHIFT},     {"+", C_PREC_SUM},
        {"-", C_PREC_SUM},        {"*", C_PREC_PRODUCT},    {"/", C_PREC_PRODUCT},
        {"%", C_PREC_PRODUCT},    {"?:", C_PREC_CONDITIONAL},
    };

    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        if (strcmp(table[i].op, op) == 0) {
            return table[i].precedence;
        }
    }
    unreachable();
}

CExpr *c_binary(Arena *arena, CExpr *left, const char *op, CExpr *right)
{
    CExpr *expr = make(arena, C_BINARY, binary_precedence(op));

    expr->text = op;
    expr->left = left;
    expr->right = right;
    return expr;
}

CExpr *c_assign(Arena *arena, CExpr *left, const char *op, CExpr *right)
{
    CExpr *expr = make(arena, C_ASSIGN, C_PREC_ASSIGN);

    expr->text = op;
    expr->left = left;
    expr->right = right;
    return expr;
}

bool c_is_float_constant(const CExpr *expr)
{
    const char *text = expr->kind == C_TEXT ? expr->text : "";

    if (expr->kind == C_UNARY && strcmp(expr->text, "-") == 0) {
        return c_is_float_constant(expr->left);
    }
    return strcmp(text, "NAN") == 0 || strcmp(text + (*text == '-'), "INFINITY") == 0;
}

/* A branch of a conditional that must not make the other one, if it is an integer, a float:
 * `test ? 16777217 : NAN` is 16777216. */
static CExpr *branch_beside(Arena *arena, CExpr *branch, const CExpr *other)
{
    bool is_double = c_is_float_constant(other)
        || (other->kind == C_TEXT && strchr(other->text, '.') && other->text[0] != '"');

    return c_is_float_constant(branch) && !is_double ? c_cast(arena, "double", branch) : branch;
}

CExpr *c_conditional(Arena *arena, CExpr *test, CExpr *left, CExpr *right)
{
    CExpr *expr = make(arena, C_CONDITIONAL, C_PREC_CONDITIONAL);

    expr->test = test;
    expr->left = branch_beside(arena, left, right);
    expr->right = branch_beside(arena, right, left);
    return expr;
}

CExpr *c_arrow(Arena *arena, CExpr *left, const char *member)
{
    CExpr *expr = make(arena, C_MEMBER, C_PREC_POSTFIX);

    expr->left = left;
    expr->text = member;
    expr->is_arrow = true;
    return expr;
}

CExpr *c_dot(Arena *arena, CExpr *left, const char *member)
{
    CExpr *expr = c_arrow(arena, left, member);

    expr->is_arrow = false;
    return expr;
}

CExpr *c_index(Arena *arena, CExpr *left, CExpr *right)
{
    CExpr *expr = make(arena, C_INDEX, C_PREC_POSTFIX);

    expr->left = left;
    expr->right = right;
    return expr;
}

CExpr *c_cast(Arena *arena, const char *type, CExpr *operand)
{
    if (operand->kind == C_CAST && strcmp(operand->text, type) == 0) {
        return operand;
    }
    CExpr *expr = make(arena, C_CAST, C_PREC_UNARY);

    expr->text = type;
    expr->left = operand;
    return expr;
}

CExpr *c_list(Arena *arena, const char *type)
{
    CExpr *expr = make(arena, C_LIST, C_PREC_POSTFIX);

    expr->text = type;
    return expr;
}

void c_list_add(Arena *arena, CExpr *list, const char *designator, CExpr *item)
{
    if (designator) {
        CExpr *copy = NEW(arena, CExpr);
        *copy = *item;
        copy->designator = designator;
        item = copy;
    }
    vec_push(arena, &list->items, item);
}

CExpr *c_statements(Arena *arena, CStmtList statements, CExpr *value)
{
    CExpr *expr = make(arena, C_STATEMENTS, C_PREC_PRIMARY);

    expr->statements = statements;
    expr->left = value;
    return expr;
}

bool c_is_simple(const CExpr *expr)
{
    switch (expr->kind) {
    case C_TEXT:
        return !strchr(expr->text, '(');
    case C_MEMBER:
        return c_is_simple(expr->left);
    default:
        return false;
    }
}

bool c_is_same(const CExpr *a, const CExpr *b)
{
    if (!a || !b || a->kind != b->kind || !a->text != !b->text || (a->text && strcmp(a->text, b->text) != 0)) {
        return !a && !b;
    }
    switch (a->kind) {
    case C_TEXT:
        return c_is_simple(a);
    case C_MEMBER:
    case C_UNARY:
    case C_CAST:
        return c_is_same(a->left, b->left);
    case C_BINARY:
        return c_is_same(a->left, b->left) && c_is_same(a->right, b->right);
    default:
        return false;
    }
}

bool c_calls(const CExpr *expr, const char *function)
{
    return expr->kind == C_CALL && expr->left && expr->left->kind == C_TEXT
        && strcmp(expr->left->text, function) == 0;
}

/* ---- literals ------------------------------------------------------------------------------------ */

static void escape_byte(StrBuf *out, unsigned char c, unsigned char next)
{
    switch (c) {
    case '"':
        strbuf_append(out, "\\\"");
        break;
    case '\\':
        strbuf_append(out, "\\\\");
        break;
    case '\n':
        strbuf_append(out, "\\n");
        break;
    case '\t':
        strbuf_append(out, "\\t");
        break;
    case '\r':
        strbuf_append(out, "\\r");
        break;
    default:
        if (c >= 0x20 && c != 0x7f) {
            strbuf_putc(out, (char)c);
        } else {
            strbuf_printf(out, isdigit(next) ? "\\%03o" : "\\%o", c);
        }
    }
}

/* Half of a surrogate pair: not UTF-8, which compilers want in a literal. */
static bool is_surrogate(const char *text, size_t length)
{
    return length >= 3 && (unsigned char)text[0] == 0xed && (unsigned char)text[1] >= 0xa0;
}

const char *c_string_literal(Arena *arena, const char *text, size_t length)
{
    StrBuf out = {0};

    strbuf_putc(&out, '"');
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c == '?' && i > 0 && text[i - 1] == '?') {
            strbuf_append(&out, "\\?"); /* no trigraphs */
            continue;
        }
        if (is_surrogate(text + i, length - i)) {
            strbuf_printf(&out, "\\%o\\%o\\%03o", c, (unsigned char)text[i + 1],
                          (unsigned char)text[i + 2]);
            i += 2;
            continue;
        }
        escape_byte(&out, c, i + 1 < length ? (unsigned char)text[i + 1] : 0);
    }
    strbuf_putc(&out, '"');
    const char *literal = arena_strndup(arena, out.data, out.length);
    strbuf_free(&out);
    return literal;
}

const char *c_number_literal(Arena *arena, double number)
{
    char text[40];

    if (isnan(number)) {
        return "NAN";
    }
    if (isinf(number)) {
        return number < 0 ? "-INFINITY" : "INFINITY";
    }
    if (number == floor(number) && fabs(number) <= 9007199254740991.0) {
        if (number == 0 && signbit(number)) {
            return "-0.0";
        }
        return arena_printf(arena, "%.0f", number);
    }
    for (int digits = 1; digits <= 17; digits++) {
        snprintf(text, sizeof text, "%.*g", digits, number);
        if (strtod(text, NULL) == number) {
            break;
        }
    }
    if (!strpbrk(text, ".eE")) {
        strcat(text, ".0");
    }
    return arena_strdup(arena, text);
}

/* ---- statements ------------------------------------------------------------------------------------- */

CStmt *c_stmt(Arena *arena, CStmtKind kind)
{
    CStmt *stmt = NEW(arena, CStmt);

    stmt->kind = kind;
    return stmt;
}

CStmt *c_stmt_expr(Arena *arena, CExpr *expr)
{
    CStmt *stmt = c_stmt(arena, C_STMT_EXPR);

    stmt->expr = expr;
    return stmt;
}

CStmt *c_stmt_declare(Arena *arena, const char *type_and_name, CExpr *init)
{
    CStmt *stmt = c_stmt(arena, C_STMT_DECLARE);

    stmt->text = type_and_name;
    stmt->expr = init;
    return stmt;
}

CStmt *c_stmt_return(Arena *arena, CExpr *expr)
{
    CStmt *stmt = c_stmt(arena, C_STMT_RETURN);

    stmt->expr = expr;
    return stmt;
}
