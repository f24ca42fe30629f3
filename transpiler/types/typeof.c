/*
 * Narrowing by `typeof x === "..."`.
 */
#include "types/narrow.h"

/* ---- typeof ---- */

unsigned typeof_fact(const char *name, bool equal)
{
    static const char *const names[] = {"string", "number", "bigint",   "boolean",
                                        "symbol", "object", "function", "undefined"};
    for (unsigned i = 0; i < 8; i++) {
        if (strcmp(name, names[i]) == 0) {
            return 1u << (equal ? i : i + 8);
        }
    }
    return 0;
}

typedef struct TypeofTest {
    Type *implied;
    unsigned facts;
} TypeofTest;

static Type *typeof_part(Checker *c, Type *type, void *data)
{
    TypeofTest *test = data;
    if (is_strict_subtype(c, type, test->implied)) {
        return has_facts(c, type, test->facts) ? type : NULL;
    }
    if (is_subtype(c, test->implied, type)) {
        return test->implied;
    }
    if (type->flags & TYPE_NULL) {
        return has_facts(c, type, test->facts) ? type : NULL; /* typeof null is "object" */
    }
    return has_facts(c, type, test->facts) ? type_intersection2(c, type, test->implied) : NULL;
}

Type *narrow_by_type_name(Checker *c, Type *type, const char *name)
{
    TypeofTest test = {NULL, typeof_fact(name, true)};
    switch (test.facts) {
    case FACT_TYPEOF_EQ_STRING:
        test.implied = c->string;
        break;
    case FACT_TYPEOF_EQ_NUMBER:
        test.implied = c->number;
        break;
    case FACT_TYPEOF_EQ_BIGINT:
        test.implied = c->bigint;
        break;
    case FACT_TYPEOF_EQ_BOOLEAN:
        test.implied = c->boolean;
        break;
    case FACT_TYPEOF_EQ_SYMBOL:
        test.implied = c->symbol;
        break;
    case FACT_TYPEOF_EQ_UNDEFINED:
        test.implied = c->undefined;
        break;
    case FACT_TYPEOF_EQ_OBJECT:
        if (type->flags & TYPE_UNKNOWN) {
            return type_union2(c, c->non_primitive, c->null);
        }
        test.implied = c->non_primitive;
        break;
    case FACT_TYPEOF_EQ_FUNCTION:
        if (type->flags & TYPE_ANY) {
            return type;
        }
        test.implied = c->g_function ? c->g_function : c->non_primitive;
        break;
    default:
        return type;
    }
    if (type->flags & TYPE_ANY) {
        return test.facts == FACT_TYPEOF_EQ_OBJECT ? type : test.implied;
    }
    return type_map(c, type, typeof_part, &test);
}

typedef struct TypeofLiteral {
    const char *name;
    bool assume_true;
} TypeofLiteral;

static Type *by_typeof_name(Narrow *n, Type *type, void *data)
{
    TypeofLiteral *t = data;
    if (t->assume_true) {
        return narrow_by_type_name(n->c, type, t->name);
    }
    unsigned facts = typeof_fact(t->name, false);
    return facts ? narrow_by_facts(n->c, type, facts) : type;
}

Type *narrow_by_typeof(Narrow *n, Type *type, AstNode *operand, AstOperator op, const char *name,
                       bool assume_true)
{
    Checker *c = n->c;
    if (op == AST_OP_NOT_EQUAL || op == AST_OP_STRICT_NOT_EQUAL) {
        assume_true = !assume_true;
    }
    AstNode *target = reference_candidate(operand);
    TypeofLiteral test = {name, assume_true};
    if (is_matching_reference(c, n->reference, target)) {
        return by_typeof_name(n, type, &test);
    }
    if (chain_contains_reference(c, target, n->reference) &&
        assume_true == (strcmp(name, "undefined") != 0)) {
        type = narrow_by_facts(c, type, FACT_NE_NULLISH);
    }
    AstNode *access = discriminant_access(n, target, type);
    return access ? narrow_by_discriminant(n, type, access, by_typeof_name, &test) : type;
}
