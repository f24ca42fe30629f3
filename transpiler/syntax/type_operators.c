/*
 * Types built of operators: unions, intersections, keyof, readonly, arrays, indexed access,
 * conditional and function types, with TypeScript's precedence.
 *
 * As in operators.c, a tree that the grammar may have bound wrongly (`readonly A[] | B`) is laid
 * out flat and put together again. Unions and intersections become flat lists; a leading `|` is
 * dropped.
 */
#include "syntax/reader.h"

typedef enum TokenKind {
    TOKEN_ATOM,
    TOKEN_PREFIX,       /* keyof, readonly */
    TOKEN_POSTFIX,      /* [] and [K] */
    TOKEN_UNION,        /* | */
    TOKEN_INTERSECTION, /* & */
    TOKEN_CONDITIONAL,  /* extends U ? X : */
    TOKEN_FUNCTION      /* (x: T) => */
} TokenKind;

typedef struct Token {
    TokenKind kind;
    Cst cst;
} Token;

typedef struct Tokens {
    VEC(Token) list;
    size_t at;
    Reader *reader;
} Tokens;

static void emit(Tokens *tokens, TokenKind kind, Cst cst)
{
    vec_push(tokens->reader->scratch, &tokens->list, (Token){kind, cst});
}

/* The operand that a type's text starts with; none for a leading `|` or `&`. */
static Cst left_operand(Reader *reader, Cst cst)
{
    CstList children;

    switch (cst.kind) {
    case CST_UNION_TYPE:
    case CST_INTERSECTION_TYPE:
        children = cst_children(reader, cst);
        return children.length && children.items[0].is_named ? children.items[0] : (Cst){0};
    case CST_ARRAY_TYPE:
    case CST_LOOKUP_TYPE:
        return cst_first_named(cst_children(reader, cst));
    case CST_CONDITIONAL_TYPE:
        return cst_find(cst_children(reader, cst), F_LEFT);
    default:
        return (Cst){0};
    }
}

static void flatten(Tokens *tokens, Cst cst);

/* Emits what follows a type's left operand. */
static void flatten_rest(Tokens *tokens, Cst cst)
{
    CstList children = cst_children(tokens->reader, cst);

    switch (cst.kind) {
    case CST_UNION_TYPE:
    case CST_INTERSECTION_TYPE:
        emit(tokens, cst.kind == CST_UNION_TYPE ? TOKEN_UNION : TOKEN_INTERSECTION, cst);
        flatten(tokens, cst_last_named(children));
        break;
    case CST_CONDITIONAL_TYPE:
        emit(tokens, TOKEN_CONDITIONAL, cst);
        flatten(tokens, cst_find(children, F_ALTERNATIVE));
        break;
    default:
        emit(tokens, TOKEN_POSTFIX, cst);
    }
}

/* What an arrow of a function or constructor type leads to. */
static Cst function_result(Reader *reader, Cst cst)
{
    return cst_find(cst_children(reader, cst),
                    cst.kind == CST_CONSTRUCTOR_TYPE ? F_TYPE : F_RETURN_TYPE);
}

/* Emits a type that has no left operand. */
static void flatten_start(Tokens *tokens, Cst cst)
{
    Reader *reader = tokens->reader;

    switch (cst.kind) {
    case CST_UNION_TYPE:
    case CST_INTERSECTION_TYPE:
        flatten(tokens, cst_last_named(cst_children(reader, cst)));
        break;
    case CST_READONLY_TYPE:
    case CST_INDEX_TYPE_QUERY:
        emit(tokens, TOKEN_PREFIX, cst);
        flatten(tokens, cst_first_named(cst_children(reader, cst)));
        break;
    case CST_FUNCTION_TYPE:
    case CST_CONSTRUCTOR_TYPE:
        emit(tokens, TOKEN_FUNCTION, cst);
        flatten(tokens, function_result(reader, cst));
        break;
    default:
        emit(tokens, TOKEN_ATOM, cst);
    }
}

static void flatten(Tokens *tokens, Cst cst)
{
    VEC(Cst) path = {0};
    Reader *reader = tokens->reader;

    if (!read_enter(reader, cst)) {
        emit(tokens, TOKEN_ATOM, (Cst){.span = cst.span});
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

static AstNode *whole_type(Tokens *tokens);

static Token *peek(Tokens *tokens)
{
    return tokens->at < tokens->list.length ? &tokens->list.items[tokens->at] : NULL;
}

static bool accept(Tokens *tokens, TokenKind kind)
{
    Token *next = peek(tokens);

    if (next && next->kind == kind) {
        tokens->at++;
        return true;
    }
    return false;
}

static AstNode *postfix(Reader *reader, Cst cst, AstNode *object)
{
    Span span = {object->span.start, cst.span.end};
    AstNode *node;

    if (cst.kind == CST_ARRAY_TYPE) {
        node = read_new_at(reader, AST_ARRAY_TYPE, span);
        node->wrapped.expression = object;
    } else {
        node = read_new_at(reader, AST_INDEXED_ACCESS_TYPE, span);
        node->indexed_access_type.object_type = object;
        node->indexed_access_type.index_type =
            read_type(reader, cst_last_named(cst_children(reader, cst)));
    }
    return node;
}

static AstNode *function_type(Tokens *tokens, Cst cst)
{
    Reader *reader = tokens->reader;
    AstNode *node = read_function_type(reader, cst);

    node->function.return_type = whole_type(tokens);
    node->span.end = node->function.return_type->span.end;
    return node;
}

static AstNode *prefix(Tokens *tokens)
{
    Reader *reader = tokens->reader;
    Token *next = peek(tokens);

    if (!next) {
        return read_missing_at(reader, 0);
    }
    Token token = *next;
    tokens->at++;
    if (token.kind == TOKEN_PREFIX) {
        AstNode *node = read_new(reader, AST_TYPE_OPERATOR, token.cst);
        node->type_operator.op = token.cst.kind == CST_READONLY_TYPE ? AST_READONLY : AST_KEYOF;
        if (!read_enter(reader, token.cst)) {
            node->type_operator.type = read_missing(reader, token.cst);
            return node;
        }
        next = peek(tokens);
        Span first = {next ? next->cst.span.start : 0, next ? next->cst.span.start + 1 : 0};
        node->type_operator.type = prefix(tokens);
        if (token.cst.kind == CST_INDEX_TYPE_QUERY && gap_readonly_type(reader, first)) {
            AstNode *inner = read_new_at(reader, AST_TYPE_OPERATOR, node->type_operator.type->span);
            inner->type_operator.op = AST_READONLY;
            inner->type_operator.type = node->type_operator.type;
            node->type_operator.type = inner;
        }
        read_leave(reader);
        node->span.end = node->type_operator.type->span.end;
        return node;
    }
    AstNode *node = token.kind == TOKEN_FUNCTION ? function_type(tokens, token.cst)
                                                 : read_atomic_type(reader, token.cst);
    while ((next = peek(tokens)) && next->kind == TOKEN_POSTFIX) {
        tokens->at++;
        node = postfix(reader, next->cst, node);
    }
    return node;
}

/* A list of operands between one kind of operator; a single one stands for itself. */
static AstNode *operands(Tokens *tokens, AstKind kind, TokenKind between,
                         AstNode *(*operand)(Tokens *))
{
    AstNode *first = operand(tokens);

    if (!peek(tokens) || peek(tokens)->kind != between) {
        return first;
    }
    AstNode *node = read_new_at(tokens->reader, kind, first->span);
    vec_push(tokens->reader->arena, &node->elements.items, first);
    while (accept(tokens, between)) {
        AstNode *next = operand(tokens);
        vec_push(tokens->reader->arena, &node->elements.items, next);
        node->span.end = next->span.end;
    }
    return node;
}

static AstNode *intersection(Tokens *tokens)
{
    return operands(tokens, AST_INTERSECTION_TYPE, TOKEN_INTERSECTION, prefix);
}

static AstNode *conditional(Tokens *tokens, AstNode *check, Cst cst)
{
    Reader *reader = tokens->reader;
    AstNode *node = read_new_at(reader, AST_CONDITIONAL_TYPE, check->span);
    CstList children = cst_children(reader, cst);

    node->conditional_type.check_type = check;
    node->conditional_type.extends_type = read_type(reader, cst_find(children, F_RIGHT));
    node->conditional_type.true_type = read_type(reader, cst_find(children, F_CONSEQUENCE));
    node->conditional_type.false_type = whole_type(tokens);
    node->span.end = node->conditional_type.false_type->span.end;
    return node;
}

static AstNode *whole_type(Tokens *tokens)
{
    Token *next = peek(tokens);

    if (!read_enter(tokens->reader, next ? next->cst : (Cst){0})) {
        tokens->at = tokens->list.length;
        return read_missing_at(tokens->reader, next ? next->cst.span.start : 0);
    }
    AstNode *node = operands(tokens, AST_UNION_TYPE, TOKEN_UNION, intersection);
    while ((next = peek(tokens)) && next->kind == TOKEN_CONDITIONAL) {
        Cst cst = next->cst;
        tokens->at++;
        node = conditional(tokens, node, cst);
    }
    read_leave(tokens->reader);
    return node;
}

AstNode *read_type_operators(Reader *reader, Cst cst)
{
    Tokens tokens = {.reader = reader};

    flatten(&tokens, cst);
    return whole_type(&tokens);
}
