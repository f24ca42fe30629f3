/*
 * Type predicates of the program:   function isNumber(x: unknown): x is number { return ... }
 *
 * Nobody checks that they are right, so narrowing by them takes only those kinds away from a variable
 * that their bodies are seen to exclude: by typeof, comparisons with null and undefined, instanceof,
 * Array.isArray and truth, joined by &&, || and !.
 */
#include "analyze/flow_walk.h"

#include <string.h>

/* The kinds that a value can have where an expression is true, and where it is false. */
typedef struct Outcome {
    unsigned yes, no;
} Outcome;

enum {
    ALL_KINDS = KIND_NULLISH | KIND_BOOLEAN | KIND_NUMBER | KIND_POINTERS,
    NOT_NULLISH = ALL_KINDS & ~KIND_NULLISH
};

static const Outcome unknown = {ALL_KINDS, ALL_KINDS};

static Outcome exactly(unsigned kinds)
{
    return (Outcome){kinds, ALL_KINDS & ~kinds};
}

static Outcome negated(Outcome outcome)
{
    return (Outcome){outcome.no, outcome.yes};
}

static bool is_parameter(const AstNode *node, const char *name)
{
    return node->kind == AST_IDENTIFIER && strcmp(node->identifier.name, name) == 0;
}

static Outcome of_typeof(const char *tag)
{
    static const struct {
        const char *tag;
        unsigned kinds;
    } tags[] = {
        {"string", KIND_STRING},
        {"number", KIND_NUMBER},
        {"boolean", KIND_BOOLEAN},
        {"bigint", KIND_BIGINT},
        {"symbol", KIND_SYMBOL},
        {"undefined", KIND_UNDEFINED},
        {"function", KIND_FUNCTION | KIND_CLASS},
        {"object", KIND_NULL | KIND_OBJECT | KIND_ARRAY | KIND_NATIVE},
    };

    for (size_t i = 0; i < sizeof tags / sizeof *tags; i++) {
        if (strcmp(tags[i].tag, tag) == 0) {
            return exactly(tags[i].kinds);
        }
    }
    return unknown;
}

/* typeof x === "string",  x === null,  x == null,  x === undefined */
static Outcome of_equality(AstNode *left, AstNode *right, bool is_loose, const char *name)
{
    if (left->kind == AST_UNARY_EXPRESSION && left->unary.op == AST_OP_TYPEOF &&
        is_parameter(ast_skip_parentheses(left->unary.operand), name) &&
        right->kind == AST_STRING_LITERAL) {
        return of_typeof(right->string.value.text);
    }
    if (!is_parameter(left, name)) {
        return unknown;
    }
    bool is_undefined = is_parameter(right, "undefined");
    if (right->kind != AST_NULL_LITERAL && !is_undefined) {
        return unknown;
    }
    return exactly(is_loose ? KIND_NULLISH : is_undefined ? KIND_UNDEFINED : KIND_NULL);
}

static Outcome outcome_of(AstNode *node, const char *name);

static Outcome of_binary(AstNode *node, const char *name)
{
    AstNode *left = ast_skip_parentheses(node->binary.left);
    AstNode *right = ast_skip_parentheses(node->binary.right);

    switch (node->binary.op) {
    case AST_OP_LOGICAL_AND: {
        Outcome a = outcome_of(left, name), b = outcome_of(right, name);
        return (Outcome){a.yes & b.yes, a.no | b.no};
    }
    case AST_OP_LOGICAL_OR: {
        Outcome a = outcome_of(left, name), b = outcome_of(right, name);
        return (Outcome){a.yes | b.yes, a.no & b.no};
    }
    case AST_OP_EQUAL:
    case AST_OP_STRICT_EQUAL:
        return of_equality(left, right, node->binary.op == AST_OP_EQUAL, name);
    case AST_OP_NOT_EQUAL:
    case AST_OP_STRICT_NOT_EQUAL:
        return negated(of_equality(left, right, node->binary.op == AST_OP_NOT_EQUAL, name));
    case AST_OP_INSTANCEOF:
        return is_parameter(left, name) ? (Outcome){KIND_HEAP, ALL_KINDS} : unknown;
    case AST_OP_IN:
        return is_parameter(right, name) ? (Outcome){KIND_HEAP, ALL_KINDS} : unknown;
    default:
        return unknown;
    }
}

/* Boolean(x), Array.isArray(x) */
static Outcome of_call(AstNode *node, const char *name)
{
    AstNode *callee = ast_skip_parentheses(node->call.callee);

    if (node->call.arguments.length != 1 ||
        !is_parameter(ast_skip_parentheses(node->call.arguments.items[0]), name)) {
        return unknown;
    }
    if (is_parameter(callee, "Boolean")) {
        return (Outcome){NOT_NULLISH, ALL_KINDS};
    }
    bool is_array = callee->kind == AST_PROPERTY_ACCESS &&
                    is_parameter(callee->property_access.object, "Array") &&
                    is_parameter(callee->property_access.name, "isArray");
    return is_array ? exactly(KIND_ARRAY) : unknown;
}

static Outcome outcome_of(AstNode *node, const char *name)
{
    node = ast_skip_parentheses(node);
    switch (node->kind) {
    case AST_BINARY_EXPRESSION:
        return of_binary(node, name);
    case AST_UNARY_EXPRESSION:
        return node->unary.op == AST_OP_NOT ? negated(outcome_of(node->unary.operand, name))
                                            : unknown;
    case AST_CALL_EXPRESSION:
        return of_call(node, name);
    case AST_IDENTIFIER:
        return is_parameter(node, name) ? (Outcome){NOT_NULLISH, ALL_KINDS} : unknown;
    default:
        return unknown;
    }
}

/* return ...;  or the expression that an arrow function gives. */
static AstNode *returned(AstNode *function)
{
    AstNode *body = function->function.body;

    if (!body || body->kind != AST_BLOCK) {
        return body;
    }
    AstNode *statement =
        body->block.statements.length == 1 ? body->block.statements.items[0] : NULL;
    return statement && statement->kind == AST_RETURN_STATEMENT ? statement->wrapped.expression
                                                                : NULL;
}

/* A class's instances are found by instanceof only. */
static bool is_tested_class(AstNode *value)
{
    value = ast_skip_parentheses(value);
    return value->kind == AST_BINARY_EXPRESSION &&
           (value->binary.op == AST_OP_INSTANCEOF ||
            (value->binary.op == AST_OP_LOGICAL_AND &&
             (is_tested_class(value->binary.left) || is_tested_class(value->binary.right))));
}

static unsigned kinds_of(Program *program, Type *type)
{
    unsigned kinds = kinds_of_type(program, type);

    return kinds & KIND_DYNAMIC ? ALL_KINDS : kinds;
}

static unsigned doubts_of(Program *program, const IrPredicateUse *use)
{
    AstNode *parameter = use->parameter < use->declaration->function.parameters.length
                             ? use->declaration->function.parameters.items[use->parameter]
                             : NULL;
    AstNode *value = returned(use->declaration);
    bool is_named = parameter && parameter->parameter.target->kind == AST_IDENTIFIER;
    Outcome outcome = value && is_named
                          ? outcome_of(value, parameter->parameter.target->identifier.name)
                          : unknown;
    unsigned declared = kinds_of(program, use->declared), proved = kinds_of(program, use->proved);

    if (value && is_tested_class(value) && !(proved & ~(unsigned)KIND_HEAP)) {
        outcome.yes &= proved;
    }
    unsigned doubted = (outcome.yes & declared & ~proved) | (outcome.no & declared & proved);
    bool is_any = kinds_of_type(program, use->declared) & KIND_DYNAMIC;
    return doubted | (is_any && (outcome.yes & ~proved) ? KIND_DYNAMIC : 0);
}

void find_doubts(Analysis *analysis)
{
    const IrProgram *ir = analysis->ir;

    for (size_t i = 0; i < ir->predicate_uses.length; i++) {
        const IrPredicateUse *use = &ir->predicate_uses.items[i];
        unsigned doubted = doubts_of(analysis->program, use);
        if (use->var) {
            use->var->doubted |= doubted;
            continue;
        }
        void **place =
            strmap_slot(analysis->arena, &analysis->doubted_fields, use->name, strlen(use->name));
        if (!*place) {
            *place = NEW(analysis->arena, unsigned);
        }
        *(unsigned *)*place |= doubted;
    }
}

unsigned doubted_kinds(const Analysis *analysis, const IrExpr *expr)
{
    const unsigned *doubted =
        expr->kind == IR_FIELD ? strmap_get(&analysis->doubted_fields, expr->name) : NULL;

    return expr->kind == IR_VAR ? expr->var->doubted : doubted ? *doubted : 0;
}
