/*
 * The one writer of C text. Expressions are printed flat where they fit into 100 columns and are
 * broken else: at the commas of a call, aligned with its parenthesis; before operators.
 */
#include "emit/ctree.h"

#include <string.h>

#include "support/fatal.h"

enum {
    WIDTH = C_LINE_WIDTH,
    INDENT = 4,
    LITERAL_PIECE = 24 /* a literal is not broken into less */
};

static void write_expr(StrBuf *out, const CExpr *expr, CPrecedence outer, int reserve);

/* ---- positions -------------------------------------------------------------------------------------- */

static int column(const StrBuf *out)
{
    size_t start = out->length;
    int width = 0;

    while (start > 0 && out->data[start - 1] != '\n') {
        start--;
    }
    for (size_t i = start; i < out->length; i++) {
        width += ((unsigned char)out->data[i] & 0xc0) != 0x80;
    }
    return width;
}

/* The indentation of the current line. */
static int line_indent(const StrBuf *out)
{
    size_t start = out->length;
    int width = 0;

    while (start > 0 && out->data[start - 1] != '\n') {
        start--;
    }
    while (start + (size_t)width < out->length && out->data[start + (size_t)width] == ' ') {
        width++;
    }
    return width;
}

static void new_line(StrBuf *out, int indent)
{
    while (out->length > 0 && out->data[out->length - 1] == ' ') {
        strbuf_truncate(out, out->length - 1);
    }
    strbuf_putc(out, '\n');
    strbuf_fill(out, ' ', (size_t)indent);
}

static int text_width(const StrBuf *text)
{
    int width = 0;

    for (size_t i = 0; i < text->length; i++) {
        if (text->data[i] == '\n') {
            return WIDTH * 2;
        }
        width += ((unsigned char)text->data[i] & 0xc0) != 0x80;
    }
    return width;
}

/* ---- flat expressions ---------------------------------------------------------------------------------- */

static void flat(StrBuf *out, const CExpr *expr, CPrecedence outer);

static void flat_items(StrBuf *out, const CExprList *items)
{
    for (size_t i = 0; i < items->length; i++) {
        const CExpr *item = items->items[i];
        if (i > 0) {
            strbuf_append(out, ", ");
        }
        if (item->designator) {
            strbuf_printf(out, "%s = ", item->designator);
        }
        flat(out, item, C_PREC_ASSIGN);
    }
}

/* gcc and clang warn about && inside ||, and about arithmetic in shifts and bit operations, without
 * parentheses; readers are glad of them, too. */
static CPrecedence operand_precedence(const CExpr *expr, bool is_right)
{
    CPrecedence own = expr->precedence;

    if (own == C_PREC_OR) {
        return C_PREC_BIT_OR;
    }
    if (own == C_PREC_SHIFT || own == C_PREC_BIT_AND || own == C_PREC_BIT_OR
        || own == C_PREC_BIT_XOR) {
        return C_PREC_UNARY;
    }
    if (own == C_PREC_EQUALITY || own == C_PREC_RELATION) {
        return C_PREC_SHIFT;
    }
    return is_right ? own + 1 : own;
}

static bool same_operator(const CExpr *expr, const CExpr *operand)
{
    return operand->kind == C_BINARY && strcmp(expr->text, operand->text) == 0
        && strcmp(expr->text, "-") != 0;
}

static CPrecedence left_precedence(const CExpr *expr)
{
    bool compares = expr->precedence == C_PREC_EQUALITY || expr->precedence == C_PREC_RELATION;

    return !compares && same_operator(expr, expr->left) ? expr->precedence
                                                        : operand_precedence(expr, false);
}

static CPrecedence right_precedence(const CExpr *expr)
{
    bool logical = expr->precedence == C_PREC_AND || expr->precedence == C_PREC_OR;

    return logical && same_operator(expr, expr->right) ? expr->precedence
                                                       : operand_precedence(expr, true);
}

static void flat_unary(StrBuf *out, const CExpr *expr)
{
    strbuf_append(out, expr->text);
    bool clash = expr->left->kind == C_UNARY && expr->left->text[0] == expr->text[0]
        && strchr("+-&", expr->text[0]);
    bool negative = expr->text[0] == '-' && expr->left->kind == C_TEXT && expr->left->text[0] == '-';
    flat(out, expr->left, clash || negative ? C_PREC_PRIMARY + 1 : C_PREC_UNARY);
}

static void flat_inner(StrBuf *out, const CExpr *expr)
{
    switch (expr->kind) {
    case C_TEXT:
        strbuf_append(out, expr->text);
        break;
    case C_CALL:
        flat(out, expr->left, C_PREC_POSTFIX);
        strbuf_putc(out, '(');
        flat_items(out, &expr->items);
        strbuf_putc(out, ')');
        break;
    case C_UNARY:
        flat_unary(out, expr);
        break;
    case C_POSTFIX:
        flat(out, expr->left, C_PREC_POSTFIX);
        strbuf_append(out, expr->text);
        break;
    case C_BINARY:
        flat(out, expr->left, left_precedence(expr));
        strbuf_printf(out, strcmp(expr->text, ",") == 0 ? "%s " : " %s ", expr->text);
        flat(out, expr->right, right_precedence(expr));
        break;
    case C_ASSIGN:
        flat(out, expr->left, C_PREC_UNARY);
        strbuf_printf(out, " %s ", expr->text);
        flat(out, expr->right, C_PREC_ASSIGN);
        break;
    case C_CONDITIONAL:
        flat(out, expr->test, C_PREC_OR);
        strbuf_append(out, " ? ");
        flat(out, expr->left, C_PREC_CONDITIONAL);
        strbuf_append(out, " : ");
        flat(out, expr->right, C_PREC_CONDITIONAL);
        break;
    case C_MEMBER:
        flat(out, expr->left, C_PREC_POSTFIX);
        strbuf_printf(out, "%s%s", expr->is_arrow ? "->" : ".", expr->text);
        break;
    case C_INDEX:
        flat(out, expr->left, C_PREC_POSTFIX);
        strbuf_putc(out, '[');
        flat(out, expr->right, C_PREC_COMMA);
        strbuf_putc(out, ']');
        break;
    case C_CAST:
        strbuf_printf(out, "(%s)", expr->text);
        flat(out, expr->left, C_PREC_UNARY);
        break;
    case C_LIST:
        if (expr->text) {
            strbuf_printf(out, "(%s)", expr->text);
        }
        strbuf_append(out, expr->items.length ? "{ " : "{");
        flat_items(out, &expr->items);
        strbuf_append(out, expr->items.length ? " }" : "}");
        break;
    case C_STATEMENTS:
        /* Never flat: the newline makes it too wide. */
        strbuf_putc(out, '\n');
        break;
    }
}

static void flat(StrBuf *out, const CExpr *expr, CPrecedence outer)
{
    bool parenthesized = expr->precedence < outer;

    if (parenthesized) {
        strbuf_putc(out, '(');
    }
    flat_inner(out, expr);
    if (parenthesized) {
        strbuf_putc(out, ')');
    }
}

static int flat_width(const CExpr *expr, CPrecedence outer)
{
    StrBuf text = {0};

    flat(&text, expr, outer);
    int width = text_width(&text);
    strbuf_free(&text);
    return width + (expr->designator ? (int)strlen(expr->designator) + 3 : 0);
}

/* ---- broken expressions ---------------------------------------------------------------------------------- */

static bool is_literal(const CExpr *expr)
{
    return expr->kind == C_TEXT && expr->text[0] == '"' && expr->text[1] != '"';
}

static int narrowest(const CExpr *expr);

static int narrowest_item(const CExprList *items)
{
    int most = 0;

    for (size_t i = 0; i < items->length; i++) {
        const CExpr *item = items->items[i];
        int width = narrowest(item) + (item->designator ? (int)strlen(item->designator) + 3 : 0);
        most = width > most ? width : most;
    }
    return most;
}

/* The columns that an expression needs when it is broken wherever it can be, items aligned. */
static int narrowest(const CExpr *expr)
{
    int width = flat_width(expr, C_PREC_COMMA);

    if (width <= LITERAL_PIECE) {
        return width;
    }
    switch (expr->kind) {
    case C_CALL: {
        int callee = flat_width(expr->left, C_PREC_POSTFIX);
        return callee + 1 + (callee < WIDTH / 4 ? narrowest_item(&expr->items) + 1 : 0);
    }
    case C_LIST:
        return (expr->text ? (int)strlen(expr->text) + 2 : 0) + 4 + narrowest_item(&expr->items);
    case C_CAST:
        return (int)strlen(expr->text) + 2 + narrowest(expr->left);
    case C_UNARY:
        return (int)strlen(expr->text) + narrowest(expr->left);
    case C_BINARY: {
        int left = narrowest(expr->left);
        int right = (int)strlen(expr->text) + 1 + narrowest(expr->right);
        return left > right ? left : right;
    }
    case C_CONDITIONAL: {
        int test = narrowest(expr->test);
        int left = INDENT + 2 + narrowest(expr->left);
        int right = INDENT + 2 + narrowest(expr->right);
        int most = left > right ? left : right;
        return test > most ? test : most;
    }
    case C_TEXT:
        return is_literal(expr) ? LITERAL_PIECE : width;
    case C_STATEMENTS:
        return WIDTH / 2;
    default:
        return width < WIDTH / 2 ? width : WIDTH / 2;
    }
}

static void write_item(StrBuf *out, const CExpr *item, int reserve)
{
    if (item->designator) {
        strbuf_printf(out, "%s = ", item->designator);
    }
    write_expr(out, item, C_PREC_ASSIGN, reserve);
}

/* The items after an opening parenthesis or brace, filled line by line. */
static void write_items(StrBuf *out, const CExprList *items, int reserve)
{
    int indent = line_indent(out);
    int align = column(out);
    int widest = 0;

    for (size_t i = 0; i < items->length; i++) {
        int width = flat_width(items->items[i], C_PREC_ASSIGN);
        widest = width < WIDTH && width > widest ? width : widest;
    }
    bool far = align > WIDTH * 3 / 5 && align + widest + reserve > WIDTH;
    bool hangs = far || align + narrowest_item(items) + reserve > WIDTH;
    int step = indent < WIDTH / 2 ? INDENT : 0; /* what is nested very deep stays in place */
    if (hangs && align > indent + step && items->length > 0) {
        align = indent + step;
        new_line(out, align);
    }
    for (size_t i = 0; i < items->length; i++) {
        bool last = i + 1 == items->length;
        int needed = flat_width(items->items[i], C_PREC_ASSIGN) + (last ? reserve : 1);
        if (i > 0) {
            strbuf_putc(out, ',');
            if (column(out) + 1 + needed > WIDTH && column(out) > align) {
                new_line(out, align);
            } else {
                strbuf_putc(out, ' ');
            }
        }
        write_item(out, items->items[i], last ? reserve : 1);
    }
}

static void write_call(StrBuf *out, const CExpr *expr, int reserve)
{
    write_expr(out, expr->left, C_PREC_POSTFIX, 1);
    strbuf_putc(out, '(');
    write_items(out, &expr->items, reserve + 1);
    strbuf_putc(out, ')');
}

static void write_list(StrBuf *out, const CExpr *expr, int reserve)
{
    if (expr->text) {
        strbuf_printf(out, "(%s)", expr->text);
    }
    strbuf_append(out, "{ ");
    write_items(out, &expr->items, reserve + 2);
    strbuf_append(out, " }");
}

static void write_binary(StrBuf *out, const CExpr *expr, int reserve)
{
    int align = column(out);
    int hanging = line_indent(out) + INDENT;

    if (align > hanging && align + narrowest(expr) + reserve > WIDTH) {
        align = hanging;
    }
    write_expr(out, expr->left, left_precedence(expr), 0);
    int width = flat_width(expr->right, right_precedence(expr));
    if (column(out) + width + (int)strlen(expr->text) + 2 + reserve > WIDTH) {
        new_line(out, align);
    } else {
        strbuf_putc(out, ' ');
    }
    strbuf_printf(out, "%s ", expr->text);
    write_expr(out, expr->right, right_precedence(expr), reserve);
}

static void write_assign(StrBuf *out, const CExpr *expr, int reserve)
{
    int indent = line_indent(out);

    write_expr(out, expr->left, C_PREC_UNARY, 3);
    strbuf_printf(out, " %s", expr->text);
    int width = flat_width(expr->right, C_PREC_ASSIGN);
    bool fits_below = indent + INDENT + width + reserve <= WIDTH
        || column(out) + 1 + narrowest(expr->right) + reserve > WIDTH;
    if (column(out) + 1 + width + reserve > WIDTH && fits_below) {
        new_line(out, indent + INDENT);
    } else {
        strbuf_putc(out, ' ');
    }
    write_expr(out, expr->right, C_PREC_ASSIGN, reserve);
}

static void write_conditional(StrBuf *out, const CExpr *expr, int reserve)
{
    int align = column(out);
    int hanging = line_indent(out) + INDENT;

    if (align > hanging && align + narrowest(expr) + reserve > WIDTH) {
        align = hanging;
    }
    write_expr(out, expr->test, C_PREC_OR, 0);
    new_line(out, align + INDENT);
    strbuf_append(out, "? ");
    write_expr(out, expr->left, C_PREC_CONDITIONAL, 0);
    new_line(out, align + INDENT);
    strbuf_append(out, ": ");
    write_expr(out, expr->right, C_PREC_CONDITIONAL, reserve);
}

static void write_statement_expression(StrBuf *out, const CExpr *expr)
{
    int indent = line_indent(out);

    strbuf_append(out, "__extension__({\n");
    c_write_statements(out, &expr->statements, indent / INDENT + 1);
    strbuf_fill(out, ' ', (size_t)(indent / INDENT * INDENT + INDENT));
    write_expr(out, expr->left, C_PREC_COMMA, 1);
    strbuf_putc(out, ';');
    new_line(out, indent);
    strbuf_append(out, "})");
}

/* The length of a literal's next character as it is written: "\\n", "\\303", one in UTF-8. */
static size_t literal_step(const char *at)
{
    size_t length = 1;

    if (*at == '\\') {
        length = 2;
        while (at[1] >= '0' && at[1] <= '7' && length < 4 && at[length] >= '0' && at[length] <= '7') {
            length++;
        }
        return length;
    }
    while (((unsigned char)at[length] & 0xc0) == 0x80) {
        length++;
    }
    return length;
}

/* How much of a literal goes into `room` columns: up to a line end or the last blank, if any. */
static size_t literal_piece(const char *text, const char *end, int room)
{
    const char *at = text, *good = NULL;
    int width = 0;

    while (at < end && width < room) {
        size_t step = literal_step(at);
        bool is_line_end = step == 2 && at[0] == '\\' && at[1] == 'n';
        width += *at == '\\' ? (int)step : 1;
        if (width > room) {
            break;
        }
        at += step;
        if (is_line_end) {
            return (size_t)(at - text);
        }
        good = at[-1] == ' ' || at[-1] == ',' ? at : good;
    }
    if (at == text) {
        at += literal_step(at);
    }
    return (size_t)((at < end && good ? good : at) - text);
}

/* A string literal as several, one a line. */
static void write_literal(StrBuf *out, const char *literal, int reserve)
{
    const char *text = literal + 1, *end = literal + strlen(literal) - 1;
    int align = column(out);
    int indent = line_indent(out);

    if (align > WIDTH * 3 / 5 && align > indent + INDENT) {
        align = indent + INDENT;
        new_line(out, align);
    }
    int room = WIDTH - align - 2 - reserve;
    while (text < end) {
        size_t length = literal_piece(text, end, room < LITERAL_PIECE ? LITERAL_PIECE : room);
        strbuf_printf(out, "\"%.*s\"", (int)length, text);
        text += length;
        if (text < end) {
            new_line(out, align);
        }
    }
}

static void write_broken(StrBuf *out, const CExpr *expr, int reserve)
{
    switch (expr->kind) {
    case C_CALL:
        write_call(out, expr, reserve);
        break;
    case C_LIST:
        write_list(out, expr, reserve);
        break;
    case C_BINARY:
        write_binary(out, expr, reserve);
        break;
    case C_ASSIGN:
        write_assign(out, expr, reserve);
        break;
    case C_CONDITIONAL:
        write_conditional(out, expr, reserve);
        break;
    case C_STATEMENTS:
        write_statement_expression(out, expr);
        break;
    case C_UNARY:
        strbuf_append(out, expr->text);
        write_expr(out, expr->left, C_PREC_UNARY, reserve);
        break;
    case C_CAST:
        strbuf_printf(out, "(%s)", expr->text);
        write_expr(out, expr->left, C_PREC_UNARY, reserve);
        break;
    case C_MEMBER:
        write_expr(out, expr->left, C_PREC_POSTFIX, reserve + (int)strlen(expr->text) + 2);
        strbuf_printf(out, "%s%s", expr->is_arrow ? "->" : ".", expr->text);
        break;
    case C_INDEX:
        write_expr(out, expr->left, C_PREC_POSTFIX, 1);
        strbuf_putc(out, '[');
        write_expr(out, expr->right, C_PREC_COMMA, reserve + 1);
        strbuf_putc(out, ']');
        break;
    case C_TEXT:
        if (is_literal(expr)) {
            write_literal(out, expr->text, reserve);
            break;
        }
        flat_inner(out, expr);
        break;
    default:
        flat_inner(out, expr);
        break;
    }
}

static void write_expr(StrBuf *out, const CExpr *expr, CPrecedence outer, int reserve)
{
    if (column(out) + flat_width(expr, outer) - (expr->designator ? (int)strlen(expr->designator) + 3 : 0)
            + reserve <= WIDTH) {
        flat(out, expr, outer);
        return;
    }
    bool parenthesized = expr->precedence < outer;
    if (parenthesized) {
        strbuf_putc(out, '(');
        reserve++;
    }
    write_broken(out, expr, reserve);
    if (parenthesized) {
        strbuf_putc(out, ')');
    }
}

void c_write_expr(StrBuf *out, const CExpr *expr, int reserve)
{
    write_expr(out, expr, C_PREC_COMMA, reserve);
}

void c_write_initializer(StrBuf *out, const CExpr *expr, int reserve)
{
    write_expr(out, expr, C_PREC_ASSIGN, reserve);
}

void c_write_list(StrBuf *out, const char *head, const CExprList *items, const char *tail)
{
    strbuf_append(out, head);
    strbuf_putc(out, '(');
    write_items(out, items, (int)strlen(tail) + 1);
    strbuf_printf(out, ")%s", tail);
}
