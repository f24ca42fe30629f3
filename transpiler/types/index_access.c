/*
 * Indexed access types `T[K]`, names of keys, and the intrinsic string mappings.
 */
#include "types/checker.h"

#include <math.h>
#include <stdlib.h>

enum { KEY_ACCESS = 80 };

/* ---- names and keys ---- */

/* Number to text for property names: integers and short decimals as JavaScript prints them. */
static const char *number_name(Checker *c, double value)
{
    char text[40];
    if (isnan(value)) {
        return intern_string(c->interner, "NaN");
    }
    if (isinf(value)) {
        return intern_string(c->interner, value < 0 ? "-Infinity" : "Infinity");
    }
    if (value == floor(value) && fabs(value) < 9007199254740992.0) {
        snprintf(text, sizeof text, "%.0f", value);
        return intern_string(c->interner, value == 0 ? "0" : text);
    }
    if (value == floor(value) && fabs(value) < 1e21) {
        /* The shortest digits that read back, filled up with zeros. */
        int digits = 1;
        do {
            snprintf(text, sizeof text, "%.*e", digits - 1, value);
        } while (strtod(text, NULL) != value && digits++ < 17);
        char plain[40];
        size_t n = 0;
        int exponent = atoi(strchr(text, 'e') + 1), written = 0;
        for (char *p = text; *p != 'e'; p++) {
            if (*p != '.') {
                plain[n++] = *p;
                written += *p != '-';
            }
        }
        while (written++ <= exponent) {
            plain[n++] = '0';
        }
        return intern(c->interner, plain, n);
    }
    for (int digits = 1; digits <= 17; digits++) {
        snprintf(text, sizeof text, "%.*g", digits, value);
        if (strtod(text, NULL) == value) {
            break;
        }
    }
    char *e = strchr(text, 'e');
    if (e) { /* 1e-07 -> 1e-7; small exponents are written out */
        int exponent = atoi(e + 1);
        if (exponent >= -6 && exponent < 0) {
            snprintf(text, sizeof text, "%.*f", 20, value);
            for (int digits = 1; digits <= 24; digits++) {
                snprintf(text, sizeof text, "%.*f", digits, value);
                if (strtod(text, NULL) == value) {
                    break;
                }
            }
        } else {
            char rest[16];
            snprintf(rest, sizeof rest, "e%c%d", exponent < 0 ? '-' : '+', abs(exponent));
            snprintf(e, sizeof text - (size_t)(e - text), "%s", rest);
        }
    }
    return intern_string(c->interner, text);
}

const char *property_name_of_type(Checker *c, Type *key)
{
    if (key->flags & TYPE_STRING_LITERAL && !(key->flags & TYPE_UNION)) {
        return key->as.literal.text;
    }
    if (key->flags & TYPE_NUMBER_LITERAL && !(key->flags & TYPE_UNION)) {
        return number_name(c, key->as.literal.number);
    }
    if (key->flags & TYPE_BIGINT_LITERAL) {
        return key->as.literal.text;
    }
    if (key->flags & TYPE_UNIQUE_SYMBOL) {
        return key->as.literal.text;
    }
    return NULL;
}

Type *key_type_of_name(Checker *c, Property *property)
{
    if (property->name_type) {
        return property->name_type;
    }
    if (property->target && property->target->name_type) {
        return property->target->name_type;
    }
    if (strncmp(property->name, "__@", 3) == 0) {
        for (size_t i = 0; i < property->declaration_count; i++) {
            AstNode *name = ast_declaration_name(property->declarations[i]);
            if (name && name->kind == AST_COMPUTED_PROPERTY_NAME) {
                return check_expression(c, name->wrapped.expression, CHECK_NORMAL);
            }
        }
        return c->symbol;
    }
    AstNode *name =
        property->declaration_count ? ast_declaration_name(property->declarations[0]) : NULL;
    if (name && name->kind == AST_NUMERIC_LITERAL) {
        return type_number_literal(c, name->number.value);
    }
    if (name && name->kind == AST_COMPUTED_PROPERTY_NAME) {
        Type *type = type_regular(check_expression(c, name->wrapped.expression, CHECK_NORMAL));
        if (property_name_of_type(c, type) == property->name) {
            return type;
        }
    }
    return type_string_literal(c, property->name);
}

bool is_numeric_name(const char *name)
{
    if (!*name) {
        return false;
    }
    if (name[0] == '0' && !name[1]) {
        return true;
    }
    const char *p = name + (*name == '-');
    if (!(*p >= '1' && *p <= '9') && strncmp(p, "0.", 2) != 0) {
        return strcmp(name, "Infinity") == 0 || strcmp(name, "-Infinity") == 0 ||
               strcmp(name, "NaN") == 0;
    }
    bool point = false;
    for (; *p; p++) {
        if (*p == '.' && !point) {
            point = true;
        } else if (*p < '0' || *p > '9') {
            return false;
        }
    }
    return true;
}

/* ---- string mappings ---- */

static const char *map_text(Checker *c, const char *kind, const char *text)
{
    char *copy = arena_strdup(c->arena, text);
    bool upper = strcmp(kind, "Uppercase") == 0 || strcmp(kind, "Capitalize") == 0;
    bool first_only = strcmp(kind, "Capitalize") == 0 || strcmp(kind, "Uncapitalize") == 0;
    for (char *p = copy; *p; p++) {
        if (upper && *p >= 'a' && *p <= 'z') {
            *p = (char)(*p - 32);
        } else if (!upper && *p >= 'A' && *p <= 'Z') {
            *p = (char)(*p + 32);
        }
        if (first_only) {
            break;
        }
    }
    return intern_string(c->interner, copy);
}

Type *string_mapping_new(Checker *c, Symbol *symbol, Type *type);

Type *type_string_mapping(Checker *c, Symbol *symbol, Type *type)
{
    if (type->flags & TYPE_UNION) {
        TypeVec parts = {0};
        for (size_t i = 0; i < type->as.set.count; i++) {
            vec_push(c->arena, &parts, type_string_mapping(c, symbol, type->as.set.types[i]));
        }
        return type_union(c, parts.items, parts.length, REDUCE_LITERAL);
    }
    if (type->flags & TYPE_STRING_LITERAL) {
        return type_string_literal(c, map_text(c, symbol->name, type->as.literal.text));
    }
    if (type->flags & TYPE_TEMPLATE_LITERAL) {
        bool first_only =
            strcmp(symbol->name, "Capitalize") == 0 || strcmp(symbol->name, "Uncapitalize") == 0;
        size_t n = type->as.template.count;
        const char **texts = NEW_ARRAY(c->arena, const char *, n + 1);
        Type **types = NEW_ARRAY(c->arena, Type *, n);
        for (size_t i = 0; i <= n; i++) {
            bool apply = !first_only || (i == 0 && *type->as.template.texts[0]);
            texts[i] = apply ? map_text(c, symbol->name, type->as.template.texts[i])
                             : type->as.template.texts[i];
        }
        for (size_t i = 0; i < n; i++) {
            bool apply = !first_only || (i == 0 && !*type->as.template.texts[0]);
            types[i] = apply ? type_string_mapping(c, symbol, type->as.template.types[i])
                             : type->as.template.types[i];
        }
        return type_template(c, texts, types, n);
    }
    if (type->flags & TYPE_STRING_MAPPING && type->symbol == symbol) {
        return type;
    }
    if (type->flags & (TYPE_ANY | TYPE_STRING | TYPE_STRING_MAPPING) || is_generic_index(c, type)) {
        return string_mapping_new(c, symbol, type->flags & TYPE_ANY ? c->string : type);
    }
    return type;
}

/* ---- T[K] ---- */

static Type *tuple_beyond(Checker *c, Type *object, const char *name)
{
    if (!is_tuple_type(object) || !is_numeric_name(name)) {
        return NULL;
    }
    TupleShape *shape = tuple_shape(object);
    double index = strtod(name, NULL);
    if (index < 0 || !shape->has_rest) {
        return index < 0 ? NULL : c->undefined;
    }
    TypeVec parts = {0};
    size_t start = 0;
    while (start < shape->length && !(shape->flags[start] & (ELEMENT_REST | ELEMENT_VARIADIC))) {
        start++;
    }
    for (size_t i = start; i < shape->length; i++) {
        Type *t = object->as.object.arguments[i];
        vec_push(c->arena, &parts,
                 shape->flags[i] & ELEMENT_VARIADIC ? indexed_access(c, t, c->number, false) : t);
    }
    return type_union(c, parts.items, parts.length, REDUCE_LITERAL);
}

static Type *property_for_key(Checker *c, Type *original, Type *object, Type *index, bool writing)
{
    const char *name = property_name_of_type(c, index);
    if (name) {
        Property *property = property_of(c, object, name);
        if (property) {
            return writing ? write_type_of_property(c, property) : type_of_property(c, property);
        }
        if (object->flags & TYPE_UNION) {
            bool all = true;
            TypeVec parts = {0};
            for (size_t i = 0; i < object->as.set.count && all; i++) {
                Type *beyond = tuple_beyond(c, object->as.set.types[i], name);
                all = beyond != NULL;
                if (all) {
                    vec_push(c->arena, &parts, beyond);
                }
            }
            if (all) {
                return type_union(c, parts.items, parts.length, REDUCE_LITERAL);
            }
        }
        Type *beyond = tuple_beyond(c, object, name);
        if (beyond) {
            return beyond;
        }
    }
    if (index->flags & TYPE_NEVER) {
        return c->never;
    }
    if (object->flags & (TYPE_ANY | TYPE_NEVER)) {
        return object;
    }
    if (!(index->flags & TYPE_NULLABLE)) {
        IndexInfo *info = applicable_index(c, object, index);
        if (!info && is_related(c, index, c->key_type, RELATION_ASSIGNABLE)) {
            info = index_info(c, object, c->string);
        }
        if (info) {
            return info->type;
        }
        if (index->flags & TYPE_ANY) {
            info = index_info(c, object, c->number);
            return info ? info->type : c->any;
        }
    }
    (void)original;
    return NULL;
}

/* A generic tuple's fixed leading elements can be read without knowing the rest. */
static bool is_fixed_tuple_index(Type *object, Type *index)
{
    if (!is_tuple_type(object) || !(index->flags & TYPE_NUMBER_LITERAL)) {
        return false;
    }
    TupleShape *shape = tuple_shape(object);
    size_t fixed = 0;
    while (fixed < shape->length && !(shape->flags[fixed] & (ELEMENT_REST | ELEMENT_VARIADIC))) {
        fixed++;
    }
    return index->as.literal.number >= 0 && index->as.literal.number < (double)fixed;
}

/* An access that stays generic is named by the alias whose body it is. */
Type *indexed_access_alias(Checker *c, Type *object, Type *index, Symbol *alias, Type **arguments,
                           size_t count)
{
    Type *type = indexed_access_or_null(c, object, index, false);
    if (alias && type && type->flags & TYPE_UNION && index->flags & TYPE_UNION) {
        return type_union_alias(c, type->as.set.types, type->as.set.count, REDUCE_LITERAL, alias,
                                arguments, count);
    }
    if (!alias || !type || !(type->flags & TYPE_INDEXED_ACCESS)) {
        return type;
    }
    uintptr_t *key = NEW_ARRAY(c->arena, uintptr_t, count + 3);
    key[0] = KEY_ACCESS + 1;
    key[1] = (uintptr_t)type;
    key[2] = (uintptr_t)alias;
    for (size_t i = 0; i < count; i++) {
        key[i + 3] = (uintptr_t)arguments[i];
    }
    void **slot = intern_slot(c, key, count + 3);
    if (!*slot) {
        Type *copy = type_new(c, TYPE_INDEXED_ACCESS, NULL);
        copy->as = type->as;
        copy->alias = alias;
        copy->alias_arguments = arguments;
        copy->alias_argument_count = count;
        *slot = copy;
    }
    return *slot;
}

Type *indexed_access_or_null(Checker *c, Type *object, Type *index, bool writing)
{
    object = reduced_type(c, object);
    index = index->flags & TYPE_UNION ? index : type_regular(index);
    if (is_generic_index(c, index) ||
        (is_generic_object(c, object) && !is_fixed_tuple_index(object, index))) {
        if (object->flags & (TYPE_ANY | TYPE_UNKNOWN)) {
            return object;
        }
        uintptr_t key[] = {KEY_ACCESS, (uintptr_t)object, (uintptr_t)index};
        void **slot = intern_slot(c, key, 3);
        if (!*slot) {
            Type *type = type_new(c, TYPE_INDEXED_ACCESS, NULL);
            type->as.access.object = object;
            type->as.access.index = index;
            *slot = type;
        }
        return *slot;
    }
    Type *apparent = apparent_type(c, object);
    if (index->flags & TYPE_UNION && index != c->boolean) {
        TypeVec parts = {0};
        for (size_t i = 0; i < index->as.set.count; i++) {
            Type *part = property_for_key(c, object, apparent, index->as.set.types[i], writing);
            if (!part) {
                return NULL;
            }
            vec_push(c->arena, &parts, part);
        }
        return writing ? type_intersection(c, parts.items, parts.length)
                       : type_union(c, parts.items, parts.length, REDUCE_LITERAL);
    }
    return property_for_key(c, object, apparent, index, writing);
}

Type *indexed_access(Checker *c, Type *object, Type *index, bool writing)
{
    Type *type = indexed_access_or_null(c, object, index, writing);
    return type ? type : c->error;
}
