/*
 * Type facts: what a test like `typeof x === "string"` or `if (x)` may find for a type. Each
 * test has a bit for its success and a bit for its failure; a type has the bits that are possible.
 */
#include "types/checker.h"

enum {
    EQ_ALL = FACT_TYPEOF_EQ_STRING | FACT_TYPEOF_EQ_NUMBER | FACT_TYPEOF_EQ_BIGINT |
             FACT_TYPEOF_EQ_BOOLEAN | FACT_TYPEOF_EQ_SYMBOL | FACT_TYPEOF_EQ_OBJECT |
             FACT_TYPEOF_EQ_FUNCTION | FACT_TYPEOF_EQ_UNDEFINED,
    NE_ALL = EQ_ALL << 8,
    NOT_NULLISH = FACT_NE_UNDEFINED | FACT_NE_NULL | FACT_NE_NULLISH,
    ALL_FACTS = (1 << 24) - 1
};

/* A value of exactly one typeof result. */
static unsigned one_kind(unsigned equal)
{
    return equal | (NE_ALL & ~(equal << 8)) | NOT_NULLISH;
}

static unsigned object_facts(Checker *c, Type *type)
{
    if (type->object_flags & OBJECT_ANONYMOUS && is_empty_object_type(c, type)) {
        return (ALL_FACTS &
                ~(FACT_EQ_UNDEFINED | FACT_EQ_NULL | FACT_EQ_NULLISH | FACT_TYPEOF_EQ_UNDEFINED));
    }
    bool function = is_function_object(c, type) || (type == c->g_function);
    return one_kind(function ? FACT_TYPEOF_EQ_FUNCTION : FACT_TYPEOF_EQ_OBJECT) | FACT_TRUTHY |
           (function ? 0 : 0);
}

unsigned facts_of(Checker *c, Type *type)
{
    unsigned flags = type->flags;
    if (flags & TYPE_UNION) {
        unsigned facts = 0;
        for (size_t i = 0; i < type->as.set.count; i++) {
            facts |= facts_of(c, type->as.set.types[i]);
        }
        return facts;
    }
    if (flags & TYPE_INTERSECTION) {
        /* Each member rules out; a primitive member decides typeof. */
        unsigned facts = ALL_FACTS;
        bool primitive = false;
        for (size_t i = 0; i < type->as.set.count; i++) {
            primitive |= type->as.set.types[i]->flags &
                                 (TYPE_STRING_LIKE | TYPE_NUMBER_LIKE | TYPE_BIGINT_LIKE |
                                  TYPE_BOOLEAN_LIKE | TYPE_SYMBOL_LIKE)
                             ? true
                             : false;
        }
        for (size_t i = 0; i < type->as.set.count; i++) {
            Type *part = type->as.set.types[i];
            unsigned f = facts_of(c, part);
            if (primitive && part->flags & TYPE_OBJECT) {
                f = ALL_FACTS & ~(FACT_EQ_UNDEFINED | FACT_EQ_NULL | FACT_EQ_NULLISH);
            }
            facts &= f;
        }
        return facts;
    }
    if (flags & TYPE_INSTANTIABLE && !(flags & (TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING))) {
        Type *base = base_constraint(c, type);
        return base && base != type ? facts_of(c, base) : ALL_FACTS;
    }
    if (flags & (TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING)) {
        bool empty = flags & TYPE_STRING_MAPPING;
        for (size_t i = 0; flags & TYPE_TEMPLATE_LITERAL && i <= type->as.template.count; i++) {
            if (*type->as.template.texts[i]) {
                return one_kind(FACT_TYPEOF_EQ_STRING) | FACT_TRUTHY;
            }
        }
        (void)empty;
        return one_kind(FACT_TYPEOF_EQ_STRING) | FACT_TRUTHY | FACT_FALSY;
    }
    if (flags & TYPE_STRING_LITERAL) {
        return one_kind(FACT_TYPEOF_EQ_STRING) |
               (type->as.literal.text_length ? FACT_TRUTHY : FACT_FALSY);
    }
    if (flags & TYPE_STRING) {
        return one_kind(FACT_TYPEOF_EQ_STRING) | FACT_TRUTHY | FACT_FALSY;
    }
    if (flags & TYPE_NUMBER_LITERAL) {
        double n = type->as.literal.number;
        return one_kind(FACT_TYPEOF_EQ_NUMBER) | (n == 0 || n != n ? FACT_FALSY : FACT_TRUTHY);
    }
    if (flags & (TYPE_NUMBER | TYPE_ENUM)) {
        return one_kind(FACT_TYPEOF_EQ_NUMBER) | FACT_TRUTHY | FACT_FALSY;
    }
    if (flags & TYPE_BIGINT_LITERAL) {
        return one_kind(FACT_TYPEOF_EQ_BIGINT) |
               (strcmp(type->as.literal.text, "0") == 0 ? FACT_FALSY : FACT_TRUTHY);
    }
    if (flags & TYPE_BIGINT) {
        return one_kind(FACT_TYPEOF_EQ_BIGINT) | FACT_TRUTHY | FACT_FALSY;
    }
    if (flags & TYPE_BOOLEAN_LITERAL) {
        return one_kind(FACT_TYPEOF_EQ_BOOLEAN) |
               (type->as.literal.boolean ? FACT_TRUTHY : FACT_FALSY);
    }
    if (flags & TYPE_OBJECT) {
        return object_facts(c, type);
    }
    if (flags & (TYPE_VOID | TYPE_UNDEFINED)) {
        return FACT_TYPEOF_EQ_UNDEFINED | (NE_ALL & ~FACT_TYPEOF_NE_UNDEFINED) | FACT_EQ_UNDEFINED |
               FACT_EQ_NULLISH | FACT_NE_NULL | FACT_FALSY;
    }
    if (flags & TYPE_NULL) {
        return FACT_TYPEOF_EQ_OBJECT | (NE_ALL & ~FACT_TYPEOF_NE_OBJECT) | FACT_EQ_NULL |
               FACT_EQ_NULLISH | FACT_NE_UNDEFINED | FACT_FALSY;
    }
    if (flags & TYPE_SYMBOL_LIKE) {
        return one_kind(FACT_TYPEOF_EQ_SYMBOL) | FACT_TRUTHY;
    }
    if (flags & TYPE_NON_PRIMITIVE) {
        return FACT_TYPEOF_EQ_OBJECT | FACT_TYPEOF_EQ_FUNCTION | (NE_ALL & ~0u) | NOT_NULLISH |
               FACT_TRUTHY;
    }
    return flags & TYPE_NEVER ? 0 : ALL_FACTS;
}

bool has_facts(Checker *c, Type *type, unsigned facts)
{
    return (facts_of(c, type) & facts) != 0;
}

static bool part_has(Checker *c, Type *type, void *data)
{
    return has_facts(c, type, *(unsigned *)data);
}

Type *type_with_facts(Checker *c, Type *type, unsigned facts)
{
    return type_filter(c, type, part_has, &facts);
}
