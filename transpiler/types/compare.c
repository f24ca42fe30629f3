/*
 * The relations as the other files ask for them, variances of generic types, weak types,
 * discriminants, and matching strings against template literal types.
 */
#include "types/checker.h"

#include <stdlib.h>

bool is_assignable(Checker *c, Type *source, Type *target)
{
    return is_related(c, source, target, RELATION_ASSIGNABLE);
}

bool is_subtype(Checker *c, Type *source, Type *target)
{
    return is_related(c, source, target, RELATION_SUBTYPE);
}

bool is_strict_subtype(Checker *c, Type *source, Type *target)
{
    return is_related(c, source, target, RELATION_STRICT_SUBTYPE);
}

bool is_identical(Checker *c, Type *a, Type *b)
{
    return is_related(c, a, b, RELATION_IDENTITY);
}

bool is_comparable(Checker *c, Type *source, Type *target)
{
    return is_related(c, source, target, RELATION_COMPARABLE);
}

bool types_assignable(Program *program, Type *from, Type *to)
{
    return is_assignable(checker_of(program), from, to);
}

bool types_identical(Program *program, Type *a, Type *b)
{
    return is_identical(checker_of(program), a, b);
}

bool types_comparable(Program *program, Type *from, Type *to)
{
    return is_comparable(checker_of(program), from, to);
}

bool lacks_common_properties(Checker *c, Type *source, Type *target)
{
    PropertyVec own = {0};
    properties_of(c, source, &own);
    for (size_t i = 0; i < own.length; i++) {
        if (property_of_object(c, target, own.items[i]->name)) {
            return false;
        }
    }
    if (!own.length && !signatures_of(c, source, false)->length &&
        !signatures_of(c, source, true)->length) {
        return false;
    }
    return true;
}

/* ---- discriminants ---- */

bool is_discriminant(Checker *c, Type *type, const char *name)
{
    if (!(type->flags & TYPE_UNION)) {
        return false;
    }
    Property *property = set_property(c, type, name); /* some members may lack it */
    if (!property || !property->constituents) {
        return false;
    }
    bool differs = false, has_literal = false;
    Type *first = NULL;
    for (size_t i = 0; i < property->constituent_count; i++) {
        Type *t = type_of_property(c, property->constituents[i]);
        if (first && t != first) {
            differs = true;
        }
        first = first ? first : t;
        has_literal |= is_literal_or_unit_set(t);
        has_literal |= t->flags & TYPE_UNION && type_has(t, TYPE_UNIT);
    }
    return differs && has_literal && !is_generic(c, type_of_property(c, property));
}

Type *discriminate(Checker *c, Type *target, const char **names, Type **types, size_t count)
{
    TypeVec kept = {0};
    for (size_t i = 0; i < target->as.set.count; i++) {
        Type *part = target->as.set.types[i];
        bool fits = true;
        for (size_t k = 0; k < count && fits; k++) {
            Property *property = property_of(c, part, names[k]);
            Type *t = property ? type_of_property(c, property) : NULL;
            if (!types[k]) {
                continue;
            }
            if (!t) {
                IndexInfo *info = applicable_index_name(c, part, names[k]);
                fits = info ? is_related(c, types[k], info->type, RELATION_COMPARABLE)
                            : (types[k]->flags & TYPE_UNDEFINED) != 0;
                continue;
            }
            size_t n;
            Type **parts = type_parts(&types[k], &n);
            bool some = false;
            for (size_t m = 0; m < n && !some; m++) {
                some = is_assignable(c, parts[m], t);
            }
            fits = some;
        }
        if (fits) {
            vec_push(c->arena, &kept, part);
        }
    }
    if (!kept.length || kept.length == target->as.set.count) {
        return target;
    }
    return type_union(c, kept.items, kept.length, REDUCE_NONE);
}

/* ---- variances ---- */

typedef struct Variances {
    int *values;
    bool computing;
} Variances;

/* Tried with markers: a type parameter below another. */
static int *probe(Checker *c, Type **parameters, size_t n,
                  Type *(*make)(Checker *, void *, Type **), void *data)
{
    int *values = NEW_ARRAY(c->arena, int, n + 1);
    if (!c->marker_super) {
        c->marker_super = type_parameter_new(c, NULL);
        c->marker_sub = type_parameter_new(c, NULL);
        c->marker_sub->as.param.constraint = c->marker_super;
        c->marker_other = type_parameter_new(c, NULL);
        c->marker_super->as.param.constraint = c->circular;
        c->marker_other->as.param.constraint = c->circular;
    }
    for (size_t i = 0; i < n; i++) {
        Type **arguments = types_copy(c, parameters, n);
        AstNode *node = parameters[i]->as.param.declaration;
        unsigned in_out = node ? node->modifiers & (AST_MODIFIER_IN | AST_MODIFIER_OUT) : 0;
        if (in_out) {
            values[i] = in_out == AST_MODIFIER_OUT  ? VARIANCE_CO
                        : in_out == AST_MODIFIER_IN ? VARIANCE_CONTRA
                                                    : VARIANCE_IN;
            continue;
        }
        arguments[i] = c->marker_super;
        Type *super = make(c, data, arguments);
        arguments[i] = c->marker_sub;
        Type *sub = make(c, data, arguments);
        bool co = is_assignable(c, sub, super), contra = is_assignable(c, super, sub);
        values[i] = co       ? contra ? VARIANCE_BI : VARIANCE_CO
                    : contra ? VARIANCE_CONTRA
                             : VARIANCE_IN;
        if (values[i] == VARIANCE_BI) {
            arguments[i] = c->marker_other;
            Type *other = make(c, data, arguments);
            arguments[i] = c->marker_super;
            if (is_assignable(c, other, make(c, data, arguments))) {
                values[i] = VARIANCE_INDEPENDENT;
            }
        }
    }
    return values;
}

static Type *make_reference(Checker *c, void *data, Type **arguments)
{
    Type *target = data;
    return type_reference(c, target, arguments, target->as.object.parameter_count);
}

static Type *make_alias(Checker *c, void *data, Type **arguments)
{
    Type **parameters;
    size_t n;
    type_parameters_of(c, data, &parameters, &n);
    return alias_instance(c, data, arguments, n, NULL, NULL, 0);
}

static Variances *variances_slot(Checker *c, const void *key)
{
    void **slot = ptrmap_slot(c->arena, &c->variances, key);
    if (!*slot) {
        *slot = NEW(c->arena, Variances);
    }
    return *slot;
}

int *variances_of(Checker *c, Type *target)
{
    if (target == c->g_array || target == c->g_readonly_array) {
        static int covariant[] = {VARIANCE_CO};
        return covariant;
    }
    Variances *v = variances_slot(c, target);
    if (!v->values && !v->computing) {
        v->computing = true;
        v->values = probe(c, target->as.object.parameters, target->as.object.parameter_count,
                          make_reference, target);
    }
    return v->values;
}

int *alias_variances_of(Checker *c, Symbol *alias)
{
    Variances *v = variances_slot(c, alias);
    if (!v->values && !v->computing) {
        Type **parameters;
        size_t n;
        v->computing = true;
        type_parameters_of(c, alias, &parameters, &n);
        v->values = probe(c, parameters, n, make_alias, alias);
    }
    return v->values;
}

/* ---- template literals ---- */

static bool text_fits(Checker *c, const char *text, size_t length, Type *type)
{
    const char *value = intern(c->interner, text, length);
    if (type->flags & (TYPE_STRING | TYPE_ANY)) {
        return true;
    }
    if (type->flags & TYPE_UNION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (text_fits(c, text, length, type->as.set.types[i])) {
                return true;
            }
        }
        return false;
    }
    if (type->flags & TYPE_NUMBER) {
        char *end;
        if (!length) {
            return false;
        }
        double number = strtod(value, &end);
        return !*end && property_name_of_type(c, type_number_literal(c, number)) == value;
    }
    if (type->flags & TYPE_BIGINT) {
        size_t i = *value == '-';
        if (!value[i]) {
            return false;
        }
        for (; value[i]; i++) {
            if (value[i] < '0' || value[i] > '9') {
                return false;
            }
        }
        return true;
    }
    if (type->flags & TYPE_BOOLEAN_LITERAL) {
        return strcmp(value, type->as.literal.boolean ? "true" : "false") == 0;
    }
    if (type->flags & TYPE_NULLABLE) {
        return strcmp(value, type->flags & TYPE_NULL ? "null" : "undefined") == 0;
    }
    return is_assignable(c, type_string_literal(c, value), type);
}

/* Finds what stands for each placeholder; the shortest text for all but the last. */
bool infer_from_template(Checker *c, Type *source, Type *target, TypeVec *out)
{
    size_t n = target->as.template.count;
    if (source->flags & TYPE_TEMPLATE_LITERAL) {
        /* `${A}-${B}` against a template of the same texts, or of one placeholder. */
        if (source->as.template.count == n) {
            bool same = true;
            for (size_t i = 0; i <= n && same; i++) {
                same = source->as.template.texts[i] == target->as.template.texts[i];
            }
            for (size_t i = 0; i < n && same; i++) {
                vec_push(c->arena, out, source->as.template.types[i]);
            }
            if (same) {
                return true;
            }
        }
        if (n == 1 && !*target->as.template.texts[0] && !*target->as.template.texts[1]) {
            vec_push(c->arena, out, source);
            return true;
        }
        return false;
    }
    if (!(source->flags & TYPE_STRING_LITERAL)) {
        return false;
    }
    const char *text = source->as.literal.text;
    size_t length = strlen(text);
    const char *head = target->as.template.texts[0], *tail = target->as.template.texts[n];
    size_t head_length = strlen(head), tail_length = strlen(tail);
    if (length < head_length + tail_length || memcmp(text, head, head_length) != 0 ||
        memcmp(text + length - tail_length, tail, tail_length) != 0) {
        return false;
    }
    size_t at = head_length, end = length - tail_length;
    for (size_t i = 0; i < n; i++) {
        size_t stop = end;
        if (i + 1 < n) {
            const char *delimiter = target->as.template.texts[i + 1];
            size_t d = strlen(delimiter);
            if (d) {
                for (stop = at; stop + d <= end && memcmp(text + stop, delimiter, d) != 0; stop++) {
                }
                if (stop + d > end) {
                    return false;
                }
            } else {
                if (at >= end) {
                    return false;
                }
                stop = at + 1;
                while (stop < end && (text[stop] & 0xC0) == 0x80) {
                    stop++;
                }
            }
            vec_push(c->arena, out,
                     type_string_literal(c, intern(c->interner, text + at, stop - at)));
            at = stop + d;
        } else {
            vec_push(c->arena, out,
                     type_string_literal(c, intern(c->interner, text + at, stop - at)));
        }
    }
    return true;
}

bool template_matches(Checker *c, Type *source, Type *target)
{
    TypeVec parts = {0};
    if (!infer_from_template(c, source, target, &parts)) {
        return false;
    }
    for (size_t i = 0; i < parts.length; i++) {
        Type *part = parts.items[i], *want = target->as.template.types[i];
        bool fits = part->flags & TYPE_STRING_LITERAL
                        ? text_fits(c, part->as.literal.text, strlen(part->as.literal.text), want)
                        : is_assignable(c, part, want);
        if (!fits) {
            return false;
        }
    }
    return true;
}
