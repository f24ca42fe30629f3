/*
 * Expressions built of operators, with the precedence that ECMA-262 13 and TypeScript give them.
 *
 * The grammar binds some operators wrongly (`a + b!`, `-x as T`, `a == b as T`). So a tree of
 * operators without parentheses is first laid out flat, in the order of the text, and then put
 * together again by precedence climbing. Long chains (a.b.c(), a + b + c...) need no recursion.
 */
#include <string.h>

#include "support/fatal.h"
#include "syntax/reader.h"

typedef enum TokenKind {
    TOKEN_ATOM,    /* an operand */
    TOKEN_PREFIX,  /* unary, await, ++x, <T>x */
    TOKEN_POSTFIX, /* .b [b] (b) ! x++ `b` <T> */
    TOKEN_BINARY,  /* + in && ... */
    TOKEN_CAST,    /* as T, satisfies T */
    TOKEN_TERNARY, /* ? b : */
    TOKEN_LOW      /* x =, x +=, yield, x =>: take all to the right */
} TokenKind;

typedef struct Token {
    TokenKind kind;
    Cst cst; /* the node that the operator or operand comes from */
    AstOperator op;
} Token;

typedef struct Tokens {
    VEC(Token) list;
    size_t at;
    Reader *reader;
} Tokens;

static int precedence(AstOperator op)
{
    switch (op) {
    case AST_OP_NULLISH:
        return 2;
    case AST_OP_LOGICAL_OR:
        return 3;
    case AST_OP_LOGICAL_AND:
        return 4;
    case AST_OP_BIT_OR:
        return 5;
    case AST_OP_BIT_XOR:
        return 6;
    case AST_OP_BIT_AND:
        return 7;
    case AST_OP_EQUAL:
    case AST_OP_NOT_EQUAL:
    case AST_OP_STRICT_EQUAL:
    case AST_OP_STRICT_NOT_EQUAL:
        return 8;
    case AST_OP_LESS:
    case AST_OP_LESS_EQUAL:
    case AST_OP_GREATER:
    case AST_OP_GREATER_EQUAL:
    case AST_OP_INSTANCEOF:
    case AST_OP_IN:
        return 9;
    case AST_OP_SHIFT_LEFT:
    case AST_OP_SHIFT_RIGHT:
    case AST_OP_SHIFT_RIGHT_UNSIGNED:
        return 10;
    case AST_OP_ADD:
    case AST_OP_SUBTRACT:
        return 11;
    case AST_OP_MULTIPLY:
    case AST_OP_DIVIDE:
    case AST_OP_REMAINDER:
        return 12;
    case AST_OP_POWER:
        return 13;
    default:
        unreachable();
    }
}

enum { PRECEDENCE_ANY = 0, PRECEDENCE_TERNARY = 1, PRECEDENCE_CAST = 9 };

/* The operator whose text stands in a token, among those from first to last. */
static AstOperator operator_in(Reader *reader, Cst cst, AstOperator first, AstOperator last)
{
    for (int op = first; op <= (int)last; op++) {
        if (cst_text_is(reader, cst, ast_operator_text((AstOperator)op))) {
            return (AstOperator)op;
        }
    }
    return AST_OP_NONE;
}

static bool is_postfix_update(Reader *reader, Cst cst)
{
    CstList children = cst_children(reader, cst);

    return children.length && children.items[0].field == F_ARGUMENT;
}

/* The operand that an operator of the text's left side starts with, if it starts with one. */
static Cst left_operand(Reader *reader, Cst cst)
{
    switch (cst.kind) {
    case CST_MEMBER_EXPRESSION:
    case CST_SUBSCRIPT_EXPRESSION:
    case CST_CALL_EXPRESSION:
    case CST_NON_NULL_EXPRESSION:
    case CST_INSTANTIATION_EXPRESSION:
        return postfix_object(reader, cst);
    case CST_BINARY_EXPRESSION:
        return cst_find(cst_children(reader, cst), F_LEFT);
    case CST_AS_EXPRESSION:
    case CST_SATISFIES_EXPRESSION:
        return cst_first_named(cst_children(reader, cst));
    case CST_TERNARY_EXPRESSION:
        return cst_find(cst_children(reader, cst), F_CONDITION);
    case CST_UPDATE_EXPRESSION:
        if (is_postfix_update(reader, cst)) {
            return cst_find(cst_children(reader, cst), F_ARGUMENT);
        }
        return (Cst){0};
    default:
        return (Cst){0};
    }
}

static void emit(Tokens *tokens, TokenKind kind, Cst cst, AstOperator op)
{
    vec_push(tokens->reader->scratch, &tokens->list, (Token){kind, cst, op});
}

static void flatten(Tokens *tokens, Cst cst);

/* Emits what follows the left operand of a node: its operator and its right operand. */
static void flatten_rest(Tokens *tokens, Cst cst)
{
    Reader *reader = tokens->reader;

    switch (cst.kind) {
    case CST_BINARY_EXPRESSION: {
        CstList children = cst_children(reader, cst);
        Cst op = cst_find(children, F_OPERATOR);
        AstOperator found = operator_in(reader, op, AST_OP_ADD, AST_OP_IN);
        emit(tokens, TOKEN_BINARY, op, found == AST_OP_NONE ? AST_OP_ADD : found);
        flatten(tokens, cst_find(children, F_RIGHT));
        break;
    }
    case CST_AS_EXPRESSION:
    case CST_SATISFIES_EXPRESSION:
        emit(tokens, TOKEN_CAST, cst, AST_OP_NONE);
        break;
    case CST_TERNARY_EXPRESSION:
        emit(tokens, TOKEN_TERNARY, cst, AST_OP_NONE);
        flatten(tokens, cst_find(cst_children(reader, cst), F_ALTERNATIVE));
        break;
    default:
        emit(tokens, TOKEN_POSTFIX, cst, AST_OP_NONE);
    }
}

/* Emits a node that has no left operand. */
static void flatten_start(Tokens *tokens, Cst cst)
{
    Reader *reader = tokens->reader;
    CstList children;

    switch (cst.kind) {
    case CST_UNARY_EXPRESSION:
    case CST_UPDATE_EXPRESSION:
        children = cst_children(reader, cst);
        emit(tokens, TOKEN_PREFIX, cst,
             operator_in(reader, cst_find(children, F_OPERATOR), AST_OP_NOT, AST_OP_DECREMENT));
        flatten(tokens, cst_find(children, F_ARGUMENT));
        break;
    case CST_AWAIT_EXPRESSION:
    case CST_TYPE_ASSERTION:
        emit(tokens, TOKEN_PREFIX, cst, AST_OP_NONE);
        flatten(tokens, cst_last_named(cst_children(reader, cst)));
        break;
    case CST_ASSIGNMENT_EXPRESSION:
    case CST_AUGMENTED_ASSIGNMENT_EXPRESSION:
        emit(tokens, TOKEN_LOW, cst, AST_OP_NONE);
        flatten(tokens, cst_find(cst_children(reader, cst), F_RIGHT));
        break;
    case CST_YIELD_EXPRESSION: {
        Cst operand = cst_last_named(cst_children(reader, cst));
        emit(tokens, cst_is_null(operand) ? TOKEN_ATOM : TOKEN_LOW, cst, AST_OP_NONE);
        if (!cst_is_null(operand)) {
            flatten(tokens, operand);
        }
        break;
    }
    case CST_ARROW_FUNCTION: {
        Cst body = cst_find(cst_children(reader, cst), F_BODY);
        bool is_block = body.kind == CST_STATEMENT_BLOCK;
        emit(tokens, is_block ? TOKEN_ATOM : TOKEN_LOW, cst, AST_OP_NONE);
        if (!is_block) {
            flatten(tokens, body);
        }
        break;
    }
    default:
        emit(tokens, TOKEN_ATOM, cst, AST_OP_NONE);
    }
}

static void flatten(Tokens *tokens, Cst cst)
{
    VEC(Cst) path = {0};
    Reader *reader = tokens->reader;

    if (!read_enter(reader, cst)) {
        emit(tokens, TOKEN_ATOM, (Cst){.span = cst.span}, AST_OP_NONE);
        return;
    }
    for (;;) {
        Cst left = left_operand(reader, cst);
        if (cst_is_null(left)) {
            break;
        }
        vec_push(reader->scratch, &path, cst);
        cst = left;
    }
    flatten_start(tokens, cst);
    while (path.length) {
        flatten_rest(tokens, vec_pop(&path));
    }
    read_leave(reader);
}

static AstNode *climb(Tokens *tokens, int minimum);

static Token *peek(Tokens *tokens)
{
    return tokens->at < tokens->list.length ? &tokens->list.items[tokens->at] : NULL;
}

static AstNode *prefix(Tokens *tokens, Token token, AstNode *operand)
{
    Reader *reader = tokens->reader;
    Span span = {token.cst.span.start, operand->span.end};

    if (token.cst.kind == CST_AWAIT_EXPRESSION) {
        AstNode *node = read_new_at(reader, AST_AWAIT_EXPRESSION, span);
        node->wrapped.expression = operand;
        return node;
    }
    if (token.cst.kind == CST_TYPE_ASSERTION) {
        AstNode *node = read_new_at(reader, AST_TYPE_ASSERTION, span);
        AstList types = {0};
        read_type_arguments(
            reader, cst_find_kind(cst_children(reader, token.cst), CST_TYPE_ARGUMENTS), &types);
        node->type_cast.expression = operand;
        node->type_cast.type = types.length ? types.items[0] : NULL;
        if (node->type_cast.type && node->type_cast.type->kind == AST_TYPE_REFERENCE &&
            node->type_cast.type->type_reference.name->kind == AST_IDENTIFIER &&
            strcmp(node->type_cast.type->type_reference.name->identifier.name, "const") == 0) {
            node->type_cast.type = NULL;
        }
        return node;
    }
    AstNode *node = read_new_at(reader,
                                token.cst.kind == CST_UPDATE_EXPRESSION ? AST_UPDATE_EXPRESSION
                                                                        : AST_UNARY_EXPRESSION,
                                span);
    node->unary.op = token.op;
    node->unary.operand = operand;
    node->unary.is_prefix = true;
    return node;
}

static AstNode *low(Tokens *tokens, Token token)
{
    Reader *reader = tokens->reader;
    CstList children = cst_children(reader, token.cst);

    if (token.cst.kind == CST_ARROW_FUNCTION) {
        Cst body;
        AstNode *arrow = read_arrow_head(reader, token.cst, &body);
        AstNode *expression = climb(tokens, PRECEDENCE_ANY);
        arrow->function.body = expression;
        arrow->span.end = expression->span.end;
        return arrow;
    }
    if (token.cst.kind == CST_YIELD_EXPRESSION) {
        AstNode *node = read_new(reader, AST_YIELD_EXPRESSION, token.cst);
        node->yield.is_delegate = cst_has(children, CST_T_STAR);
        node->yield.expression = climb(tokens, PRECEDENCE_ANY);
        node->span.end = node->yield.expression->span.end;
        return node;
    }
    AstNode *node = read_new(reader, AST_ASSIGNMENT_EXPRESSION, token.cst);
    Cst op = cst_find(children, F_OPERATOR);
    node->binary.op = AST_OP_ASSIGN;
    if (!cst_is_null(op)) {
        node->binary.op = operator_in(reader, op, AST_OP_ASSIGN, AST_OP_NULLISH_ASSIGN);
    }
    node->binary.left = read_assignment_target(reader, cst_find(children, F_LEFT));
    node->binary.right = climb(tokens, PRECEDENCE_ANY);
    node->span.end = node->binary.right->span.end;
    return node;
}

static AstNode *unary(Tokens *tokens)
{
    Token *next = peek(tokens);

    if (!next) {
        return read_missing_at(tokens->reader, 0);
    }
    Token token = *next;
    tokens->at++;
    if (token.kind == TOKEN_PREFIX) {
        if (!read_enter(tokens->reader, token.cst)) {
            return read_missing(tokens->reader, token.cst);
        }
        AstNode *operand = unary(tokens);
        read_leave(tokens->reader);
        return prefix(tokens, token, operand);
    }
    if (token.kind == TOKEN_LOW) {
        if (!read_enter(tokens->reader, token.cst)) {
            return read_missing(tokens->reader, token.cst);
        }
        AstNode *node = low(tokens, token);
        read_leave(tokens->reader);
        return node;
    }
    AstNode *node = read_atom(tokens->reader, token.cst);
    while ((next = peek(tokens)) && next->kind == TOKEN_POSTFIX) {
        tokens->at++;
        node = read_postfix(tokens->reader, next->cst, node);
    }
    return node;
}

static AstNode *cast(Tokens *tokens, Token token, AstNode *left)
{
    Reader *reader = tokens->reader;
    CstList children = cst_children(reader, token.cst);
    bool is_as = token.cst.kind == CST_AS_EXPRESSION;
    Cst type = children.length ? children.items[children.length - 1] : (Cst){0};
    AstNode *node = read_new_at(reader, is_as ? AST_AS_EXPRESSION : AST_SATISFIES_EXPRESSION,
                                (Span){left->span.start, token.cst.span.end});

    node->type_cast.expression = left;
    if (!(is_as && type.kind == CST_T_CONST)) {
        node->type_cast.type = read_type(reader, type);
    }
    return node;
}

static AstNode *ternary(Tokens *tokens, Token token, AstNode *condition)
{
    Reader *reader = tokens->reader;
    AstNode *node = read_new_at(reader, AST_CONDITIONAL_EXPRESSION, condition->span);

    node->conditional.condition = condition;
    node->conditional.when_true =
        read_expression(reader, cst_find(cst_children(reader, token.cst), F_CONSEQUENCE));
    node->conditional.when_false = climb(tokens, PRECEDENCE_ANY);
    node->span.end = node->conditional.when_false->span.end;
    return node;
}

/*
 * tag<T>`text`, which the grammar takes for two comparisons. NULL if it is not that, or if the
 * type is more than a name.
 */
static AstNode *tagged_template(Tokens *tokens, const AstNode *left)
{
    Reader *reader = tokens->reader;
    Token *template = tokens->at + 1 < tokens->list.length ? peek(tokens) + 1 : NULL;

    if (!template || template->kind != TOKEN_ATOM || template->cst.kind != CST_TEMPLATE_STRING ||
        left->kind != AST_BINARY_EXPRESSION || left->binary.op != AST_OP_LESS ||
        left->binary.right->kind != AST_IDENTIFIER) {
        return NULL;
    }
    AstNode *type = read_atomic_type(reader, (peek(tokens) - 1)->cst);
    AstNode *node = read_new_at(reader, AST_TAGGED_TEMPLATE, left->span);
    node->tagged_template.tag = left->binary.left;
    vec_push(reader->arena, &node->tagged_template.type_arguments, type);
    node->tagged_template.quasi = read_template(reader, template->cst, true);
    node->span.end = template->cst.span.end;
    tokens->at += 2;
    return node;
}

/* An expression of operators that bind at least as tightly as `minimum`. */
static AstNode *climb(Tokens *tokens, int minimum)
{
    AstNode *left = NULL;
    Token *next;

    next = peek(tokens);
    if (!read_enter(tokens->reader, next ? next->cst : (Cst){0})) {
        tokens->at = tokens->list.length;
        return read_missing_at(tokens->reader, next ? next->cst.span.start : 0);
    }
    left = unary(tokens);
    while ((next = peek(tokens))) {
        Token token = *next;
        if (token.kind == TOKEN_BINARY) {
            int level = precedence(token.op);
            if (level < minimum) {
                break;
            }
            AstNode *tagged = token.op == AST_OP_GREATER ? tagged_template(tokens, left) : NULL;
            if (tagged) {
                left = tagged;
                continue;
            }
            tokens->at++;
            AstNode *node = read_new_at(tokens->reader, AST_BINARY_EXPRESSION, left->span);
            node->binary.op = token.op;
            node->binary.left = left;
            node->binary.right = climb(tokens, token.op == AST_OP_POWER ? level : level + 1);
            node->span.end = node->binary.right->span.end;
            left = node;
        } else if (token.kind == TOKEN_CAST && PRECEDENCE_CAST >= minimum) {
            tokens->at++;
            left = cast(tokens, token, left);
        } else if (token.kind == TOKEN_TERNARY && PRECEDENCE_TERNARY >= minimum) {
            tokens->at++;
            left = ternary(tokens, token, left);
        } else if (token.kind == TOKEN_POSTFIX) {
            tokens->at++;
            left = read_postfix(tokens->reader, token.cst, left);
        } else {
            break;
        }
    }
    read_leave(tokens->reader);
    return left;
}

AstNode *read_operators(Reader *reader, Cst cst)
{
    Tokens tokens = {.reader = reader};

    flatten(&tokens, cst);
    if (tokens.list.length > MAX_CHAIN) {
        read_too_deep(reader, cst);
        return read_missing(reader, cst);
    }
    return climb(&tokens, PRECEDENCE_ANY);
}
