/*
 * Creation of types and what keeps them unique: literals, references, tuples, keyof, template
 * literals. Unions and intersections are in sets.c.
 *
 * Everything that can be written twice and must compare equal goes through one hash table keyed
 * by short arrays of words: a tag, then the ids of the parts.
 */
#include "types/checker.h"

#include <math.h>

enum {
    KEY_STRING = 1,
    KEY_NUMBER,
    KEY_BIGINT,
    KEY_ENUM,
    KEY_REFERENCE,
    KEY_TUPLE,
    KEY_INDEX,
    KEY_TEMPLATE,
    KEY_MAPPING
};

Checker *checker_of(Program *program)
{
    if (!program->checker) {
        types_init(program);
    }
    return program->checker;
}

NodeLinks *node_links(Checker *c, const AstNode *node)
{
    if (node->id >= c->node_capacity) {
        size_t capacity = c->node_capacity ? c->node_capacity : 4096;
        while (capacity <= node->id) {
            capacity *= 2;
        }
        NodeLinks **grown = NEW_ARRAY(c->arena, NodeLinks *, capacity);
        if (c->node_capacity) {
            memcpy(grown, c->node_links, c->node_capacity * sizeof *grown);
        }
        c->node_links = grown;
        c->node_capacity = capacity;
    }
    if (!c->node_links[node->id]) {
        c->node_links[node->id] = NEW(c->arena, NodeLinks);
    }
    return c->node_links[node->id];
}

SymbolLinks *symbol_links(Checker *c, Symbol *symbol)
{
    void **slot = ptrmap_slot(c->arena, &c->symbol_links, symbol);
    if (!*slot) {
        *slot = NEW(c->arena, SymbolLinks);
    }
    return *slot;
}

static void intern_grow(Checker *c)
{
    struct InternTable *table = &c->table;
    struct InternEntry *old = table->slots;
    size_t old_capacity = table->capacity;

    table->capacity = old_capacity ? old_capacity * 2 : 1024;
    table->slots = arena_alloc(c->arena, table->capacity * sizeof *table->slots);
    for (size_t i = 0; i < old_capacity; i++) {
        if (!old[i].key) {
            continue;
        }
        size_t at = old[i].hash & (table->capacity - 1);
        while (table->slots[at].key) {
            at = (at + 1) & (table->capacity - 1);
        }
        table->slots[at] = old[i];
    }
}

void **intern_slot(Checker *c, const uintptr_t *key, size_t length)
{
    struct InternTable *table = &c->table;
    if ((table->count + 1) * 2 > table->capacity) {
        intern_grow(c);
    }
    uint64_t hash = hash_bytes(key, length * sizeof *key);
    size_t at = hash & (table->capacity - 1);
    for (; table->slots[at].key; at = (at + 1) & (table->capacity - 1)) {
        struct InternEntry *entry = &table->slots[at];
        if (entry->hash == hash && entry->length == length &&
            memcmp(entry->key, key, length * sizeof *key) == 0) {
            return &entry->value;
        }
    }
    uintptr_t *copy = NEW_ARRAY(c->arena, uintptr_t, length);
    memcpy(copy, key, length * sizeof *key);
    table->slots[at] = (struct InternEntry){hash, copy, length, NULL};
    table->count++;
    return &table->slots[at].value;
}

Type *type_new(Checker *c, unsigned flags, Symbol *symbol)
{
    Type *type = NEW(c->arena, Type);
    type->flags = flags;
    type->id = ++c->next_id;
    type->symbol = symbol;
    return type;
}

Type *object_new(Checker *c, unsigned object_flags, Symbol *symbol)
{
    Type *type = type_new(c, TYPE_OBJECT, symbol);
    type->object_flags = object_flags;
    return type;
}

Type **types_copy(Checker *c, Type **types, size_t count)
{
    Type **copy = NEW_ARRAY(c->arena, Type *, count ? count : 1);
    if (count) {
        memcpy(copy, types, count * sizeof *copy);
    }
    return copy;
}

/* ---- literals ---- */

Type *type_string_literal(Checker *c, const char *text)
{
    uintptr_t key[] = {KEY_STRING, (uintptr_t)text};
    void **slot = intern_slot(c, key, 2);
    if (!*slot) {
        Type *type = type_new(c, TYPE_STRING_LITERAL, NULL);
        type->as.literal.text = text;
        type->as.literal.text_length = interned_length(text);
        type->as.literal.regular = type;
        *slot = type;
    }
    return *slot;
}

Type *type_number_literal(Checker *c, double value)
{
    uint64_t bits;
    if (value == 0) {
        value = 0; /* -0 and 0 are one literal type */
    }
    memcpy(&bits, &value, sizeof bits);
    uintptr_t key[] = {KEY_NUMBER, (uintptr_t)bits};
    void **slot = intern_slot(c, key, 2);
    if (!*slot) {
        Type *type = type_new(c, TYPE_NUMBER_LITERAL, NULL);
        type->as.literal.number = value;
        type->as.literal.regular = type;
        *slot = type;
    }
    return *slot;
}

Type *type_bigint_literal(Checker *c, const char *digits)
{
    uintptr_t key[] = {KEY_BIGINT, (uintptr_t)digits};
    void **slot = intern_slot(c, key, 2);
    if (!*slot) {
        Type *type = type_new(c, TYPE_BIGINT_LITERAL, NULL);
        type->as.literal.text = digits;
        type->as.literal.text_length = strlen(digits);
        type->as.literal.regular = type;
        *slot = type;
    }
    return *slot;
}

Type *type_enum_literal(Checker *c, EnumValue value, Symbol *member)
{
    uintptr_t key[] = {KEY_ENUM, (uintptr_t)member};
    void **slot = intern_slot(c, key, 2);
    if (!*slot) {
        unsigned kind = value.kind == ENUM_VALUE_STRING   ? TYPE_STRING_LITERAL
                        : value.kind == ENUM_VALUE_NUMBER ? TYPE_NUMBER_LITERAL
                                                          : TYPE_ENUM;
        Type *type = type_new(c, kind == TYPE_ENUM ? TYPE_ENUM : kind | TYPE_ENUM_LITERAL, member);
        if (value.kind == ENUM_VALUE_STRING) {
            type->as.literal.text = value.string;
            type->as.literal.text_length = strlen(value.string);
        } else {
            type->as.literal.number = value.number;
        }
        type->as.literal.regular = type;
        *slot = type;
    }
    return *slot;
}

Type *type_fresh(Checker *c, Type *type)
{
    if (!(type->flags & TYPE_LITERAL) || type->flags & TYPE_UNION) {
        return type;
    }
    if (!type->as.literal.fresh) {
        Type *fresh = NEW(c->arena, Type);
        *fresh = *type;
        fresh->id = ++c->next_id;
        fresh->as.literal.regular = type;
        fresh->as.literal.fresh = fresh;
        type->as.literal.fresh = fresh;
    }
    return type->as.literal.fresh;
}

bool type_is_fresh_literal(const Type *type)
{
    return type->flags & TYPE_LITERAL && !(type->flags & TYPE_UNION) &&
           type->as.literal.fresh == type;
}

static Type *regular_part(Checker *c, Type *type, void *data)
{
    (void)c, (void)data;
    return type_is_fresh_literal(type) ? type->as.literal.regular : type;
}

Type *type_regular(Type *type)
{
    if (type->flags & TYPE_LITERAL && !(type->flags & TYPE_UNION)) {
        return type->as.literal.regular;
    }
    return type;
}

Type *types_regular(Program *program, Type *type)
{
    if (!(type->flags & TYPE_UNION)) {
        return type_regular(type);
    }
    for (size_t i = 0; i < type->as.set.count; i++) {
        if (type_is_fresh_literal(type->as.set.types[i])) {
            return type_map(checker_of(program), type, regular_part, NULL);
        }
    }
    return type;
}

Type *type_boolean_literal(Checker *c, bool value)
{
    return value ? c->true_regular : c->false_regular;
}

/* ---- references, arrays, tuples ---- */

Type *type_reference(Checker *c, Type *target, Type **arguments, size_t count)
{
    uintptr_t small[16], *key = small;
    if (count + 2 > 16) {
        key = NEW_ARRAY(c->arena, uintptr_t, count + 2);
    }
    key[0] = KEY_REFERENCE;
    key[1] = (uintptr_t)target;
    for (size_t i = 0; i < count; i++) {
        key[i + 2] = (uintptr_t)arguments[i];
    }
    void **slot = intern_slot(c, key, count + 2);
    if (!*slot) {
        Type *type = object_new(c, OBJECT_REFERENCE, target->symbol);
        type->as.object.target = target;
        type->as.object.arguments = types_copy(c, arguments, count);
        type->as.object.argument_count = count;
        *slot = type;
    }
    return *slot;
}

Type *type_array(Checker *c, Type *element)
{
    return c->g_array ? type_reference(c, c->g_array, &element, 1) : c->any;
}

Type *type_readonly_array(Checker *c, Type *element)
{
    return c->g_readonly_array ? type_reference(c, c->g_readonly_array, &element, 1)
                               : type_array(c, element);
}

/* The generic tuple type for a shape; its parameters stand for the elements. */
static Type *tuple_target(Checker *c, const uint8_t *flags, const char **labels, size_t count,
                          bool is_readonly)
{
    uintptr_t *key = NEW_ARRAY(c->arena, uintptr_t, count * 2 + 3);
    size_t n = 0;
    key[n++] = KEY_TUPLE;
    key[n++] = is_readonly;
    key[n++] = count;
    for (size_t i = 0; i < count; i++) {
        key[n++] = flags[i];
        key[n++] = labels ? (uintptr_t)labels[i] : 0;
    }
    void **slot = intern_slot(c, key, n);
    if (*slot) {
        return *slot;
    }
    Type *type = object_new(c, OBJECT_TUPLE | OBJECT_REFERENCE, NULL);
    *slot = type;
    TupleShape *shape = NEW(c->arena, TupleShape);
    uint8_t *copy = arena_alloc(c->arena, count + 1);
    if (count) {
        memcpy(copy, flags, count);
    }
    shape->length = count;
    shape->flags = copy;
    if (labels) {
        shape->labels = NEW_ARRAY(c->arena, const char *, count + 1);
        memcpy(shape->labels, labels, count * sizeof *labels);
    }
    shape->is_readonly = is_readonly;
    for (size_t i = 0; i < count; i++) {
        shape->has_rest |= (flags[i] & (ELEMENT_REST | ELEMENT_VARIADIC)) != 0;
        if (flags[i] & ELEMENT_REQUIRED || flags[i] & ELEMENT_VARIADIC) {
            shape->min_length = flags[i] & ELEMENT_REQUIRED ? i + 1 : shape->min_length;
        }
    }
    Type **parameters = NEW_ARRAY(c->arena, Type *, count + 1);
    for (size_t i = 0; i < count; i++) {
        parameters[i] = type_parameter_new(c, NULL);
    }
    type->as.object.tuple = shape;
    type->as.object.parameters = parameters;
    type->as.object.parameter_count = count;
    type->as.object.target = type;
    type->as.object.arguments = parameters;
    type->as.object.argument_count = count;
    type->as.object.this_type = type_parameter_new(c, NULL);
    type->as.object.this_type->as.param.is_this = true;
    type->as.object.this_type->as.param.constraint = type;
    return type;
}

typedef struct TupleBuilder {
    TypeVec types;
    VEC(uint8_t) flags;
    VEC(const char *) labels;
    bool labelled;
} TupleBuilder;

static void tuple_add(Checker *c, TupleBuilder *b, Type *type, uint8_t flag, const char *label)
{
    vec_push(c->arena, &b->types, type);
    vec_push(c->arena, &b->flags, flag);
    vec_push(c->arena, &b->labels, label);
    b->labelled |= label != NULL;
}

/* Spreads variadic elements whose type is known, and puts the result in normal form: required,
 * optional, at most one rest, required. */
static Type *tuple_normalize(Checker *c, Type **elements, const uint8_t *flags, const char **labels,
                             size_t count, bool is_readonly)
{
    TupleBuilder b = {0};
    for (size_t i = 0; i < count; i++) {
        Type *type = elements[i];
        const char *label = labels ? labels[i] : NULL;
        if (!(flags[i] & ELEMENT_VARIADIC)) {
            tuple_add(c, &b, type, flags[i], label);
        } else if (type->flags & TYPE_ANY) {
            tuple_add(c, &b, type, ELEMENT_REST, label);
        } else if (type->flags & TYPE_INSTANTIABLE ||
                   (type->flags & TYPE_OBJECT && type->object_flags & OBJECT_MAPPED &&
                    is_generic(c, type))) {
            tuple_add(c, &b, type, ELEMENT_VARIADIC, label);
        } else if (is_tuple_type(type)) {
            TupleShape *shape = tuple_shape(type);
            for (size_t k = 0; k < shape->length; k++) {
                tuple_add(c, &b, type->as.object.arguments[k], shape->flags[k],
                          shape->labels ? shape->labels[k] : NULL);
            }
        } else {
            Type *element = array_element(c, type);
            tuple_add(c, &b, element ? element : c->any, ELEMENT_REST, label);
        }
    }
    size_t first_rest = SIZE_MAX, last_optional = SIZE_MAX, last_required = SIZE_MAX;
    for (size_t i = 0; i < b.types.length; i++) {
        if (b.flags.items[i] & (ELEMENT_REST | ELEMENT_VARIADIC)) {
            first_rest = first_rest == SIZE_MAX && b.flags.items[i] & ELEMENT_REST ? i : first_rest;
            last_optional = i;
        } else if (b.flags.items[i] & ELEMENT_OPTIONAL) {
            last_optional = i;
        } else {
            last_required = i;
        }
    }
    for (size_t i = 0; last_required != SIZE_MAX && i < last_required; i++) {
        if (b.flags.items[i] == ELEMENT_OPTIONAL) {
            b.flags.items[i] = ELEMENT_REQUIRED;
        }
    }
    /* Everything between the first rest and the last optional, rest or variadic is one rest. */
    if (first_rest != SIZE_MAX && last_optional != SIZE_MAX && first_rest < last_optional) {
        TypeVec merged = {0};
        for (size_t i = first_rest; i <= last_optional; i++) {
            Type *t = b.types.items[i];
            if (b.flags.items[i] & ELEMENT_VARIADIC) {
                t = indexed_access(c, t, c->number, false);
            }
            vec_push(c->arena, &merged, t);
        }
        b.types.items[first_rest] = type_union(c, merged.items, merged.length, REDUCE_LITERAL);
        b.flags.items[first_rest] = ELEMENT_REST;
        size_t gap = last_optional - first_rest;
        for (size_t i = last_optional + 1; i < b.types.length; i++) {
            b.types.items[i - gap] = b.types.items[i];
            b.flags.items[i - gap] = b.flags.items[i];
            b.labels.items[i - gap] = b.labels.items[i];
        }
        b.types.length -= gap;
    }
    if (b.types.length == 1 && b.flags.items[0] == ELEMENT_REST) {
        return is_readonly ? type_readonly_array(c, b.types.items[0])
                           : type_array(c, b.types.items[0]);
    }
    Type *target = tuple_target(c, b.flags.items, b.labelled ? b.labels.items : NULL,
                                b.types.length, is_readonly);
    if (!b.types.length) {
        return target;
    }
    return type_reference(c, target, b.types.items, b.types.length);
}

/* A union in a variadic position gives a union of tuples. */
static Type *tuple_distribute(Checker *c, Type **elements, const uint8_t *flags,
                              const char **labels, size_t count, bool is_readonly, size_t at)
{
    TypeVec results = {0};
    size_t parts;
    Type **each = type_parts(&elements[at], &parts);
    Type **copy = types_copy(c, elements, count);
    for (size_t i = 0; i < parts; i++) {
        copy[at] = each[i];
        vec_push(c->arena, &results, type_tuple(c, copy, flags, labels, count, is_readonly));
    }
    return type_union(c, results.items, results.length, REDUCE_LITERAL);
}

Type *type_tuple(Checker *c, Type **elements, const uint8_t *flags, const char **labels,
                 size_t count, bool is_readonly)
{
    bool variadic = false;
    for (size_t i = 0; i < count; i++) {
        if (flags[i] & ELEMENT_VARIADIC) {
            variadic = true;
            if (elements[i]->flags & TYPE_NEVER) {
                return c->never;
            }
            if (elements[i]->flags & TYPE_UNION && elements[i]->as.set.count <= 64) {
                return tuple_distribute(c, elements, flags, labels, count, is_readonly, i);
            }
        }
    }
    (void)variadic;
    return tuple_normalize(c, elements, flags, labels, count, is_readonly);
}

bool is_mutable_array(Checker *c, const Type *type)
{
    return type->flags & TYPE_OBJECT && type->object_flags & OBJECT_REFERENCE && c->g_array &&
           type->as.object.target == c->g_array;
}

bool is_array_type(Checker *c, const Type *type)
{
    return is_mutable_array(c, type) ||
           (type->flags & TYPE_OBJECT && type->object_flags & OBJECT_REFERENCE &&
            c->g_readonly_array && type->as.object.target == c->g_readonly_array);
}

bool is_tuple_type(const Type *type)
{
    return type->flags & TYPE_OBJECT && type->object_flags & OBJECT_REFERENCE &&
           type->as.object.target->object_flags & OBJECT_TUPLE;
}

bool is_array_or_tuple(Checker *c, const Type *type)
{
    return is_array_type(c, type) || is_tuple_type(type);
}

TupleShape *tuple_shape(const Type *type)
{
    return type->as.object.target->as.object.tuple;
}

Type *array_element(Checker *c, Type *type)
{
    if (is_array_type(c, type)) {
        return type->as.object.arguments[0];
    }
    if (!is_tuple_type(type)) {
        return NULL;
    }
    TypeVec parts = {0};
    TupleShape *shape = tuple_shape(type);
    for (size_t i = 0; i < shape->length; i++) {
        Type *t = type->as.object.arguments[i];
        if (shape->flags[i] & ELEMENT_VARIADIC) {
            t = indexed_access(c, t, c->number, false);
        } else if (shape->flags[i] & ELEMENT_OPTIONAL) {
            t = type_optional(c, t);
        }
        vec_push(c->arena, &parts, t);
    }
    return type_union(c, parts.items, parts.length, REDUCE_LITERAL);
}

/* ---- keyof, template literals, string mappings, parameters ---- */

static Type *index_new(Checker *c, Type *type)
{
    uintptr_t key[] = {KEY_INDEX, (uintptr_t)type};
    void **slot = intern_slot(c, key, 2);
    if (!*slot) {
        Type *index = type_new(c, TYPE_INDEX, NULL);
        index->as.index.type = type;
        *slot = index;
    }
    return *slot;
}

static Type *literal_keys(Checker *c, Type *type)
{
    PropertyVec properties = {0};
    TypeVec keys = {0};

    properties_of(c, type, &properties);
    for (size_t i = 0; i < properties.length; i++) {
        Property *property = properties.items[i];
        if (property->is_private || property->is_protected || property->name[0] == '#') {
            continue;
        }
        vec_push(c->arena, &keys, key_type_of_name(c, property));
    }
    TypeMembers *members = type->flags & TYPE_OBJECT ? members_of(c, type) : NULL;
    for (size_t i = 0; members && i < members->indexes.length; i++) {
        Type *key = members->indexes.items[i].key;
        if (key == c->number && type->symbol && type->symbol->flags & SYMBOL_ENUM) {
            continue; /* the names of an enum's values are no keys */
        }
        vec_push(c->arena, &keys, key == c->string ? c->string_or_number : key);
    }
    Type *set = type_union(c, keys.items, keys.length, REDUCE_LITERAL);
    bool named = type->alias || (type->flags & TYPE_OBJECT &&
                                 type->object_flags & OBJECT_REFERENCE && !is_tuple_type(type));
    return named && set->flags & TYPE_UNION ? type_union_with_origin(c, set, index_new(c, type))
                                            : set;
}

static Type *mapped_keys(Checker *c, Type *type)
{
    Type *constraint = mapped_constraint(c, type);
    Type *name = mapped_name_type(c, type);
    if (!name) {
        return constraint;
    }
    if (is_generic_index(c, constraint)) {
        return NULL;
    }
    TypeVec keys = {0};
    size_t count;
    Type **parts = type_parts(&constraint, &count);
    for (size_t i = 0; i < count; i++) {
        TypeMapper *mapper =
            mapper_append(c, type->as.object.mapper, mapped_parameter(c, type), parts[i]);
        vec_push(c->arena, &keys, instantiate(c, name, mapper));
    }
    return type_union(c, keys.items, keys.length, REDUCE_LITERAL);
}

Type *type_index(Checker *c, Type *type)
{
    type = reduced_type(c, type);
    if (type->flags & TYPE_UNION || type->flags & TYPE_INTERSECTION) {
        TypeVec parts = {0};
        for (size_t i = 0; i < type->as.set.count; i++) {
            vec_push(c->arena, &parts, type_index(c, type->as.set.types[i]));
        }
        return type->flags & TYPE_UNION ? type_intersection(c, parts.items, parts.length)
                                        : type_union(c, parts.items, parts.length, REDUCE_LITERAL);
    }
    if (type->flags & (TYPE_ANY | TYPE_NEVER)) {
        return type == c->error ? type : c->key_type;
    }
    if (type->flags & TYPE_UNKNOWN) {
        return c->never;
    }
    if (type->flags & TYPE_OBJECT && type->object_flags & OBJECT_MAPPED) {
        Type *keys = mapped_keys(c, type);
        if (keys) {
            return keys;
        }
    }
    bool generic_tuple = is_tuple_type(type) && is_generic_object(c, type);
    if (type->flags & (TYPE_PARAM | TYPE_INDEXED_ACCESS | TYPE_CONDITIONAL) || generic_tuple ||
        (type->flags & TYPE_OBJECT && type->object_flags & OBJECT_MAPPED &&
         is_generic_object(c, type))) {
        return index_new(c, type);
    }
    Type *apparent = type->flags & TYPE_OBJECT ? type : apparent_type(c, type);
    if (apparent->flags & TYPE_OBJECT) {
        return literal_keys(c, apparent);
    }
    return c->never;
}

static const char *text_of_literal(Checker *c, Type *type)
{
    if (type->flags & TYPE_STRING_LITERAL) {
        return type->as.literal.text;
    }
    if (type->flags & (TYPE_NUMBER_LITERAL | TYPE_BIGINT_LITERAL)) {
        return property_name_of_type(c, type);
    }
    if (type->flags & TYPE_BOOLEAN_LITERAL) {
        return intern_string(c->interner, type->as.literal.boolean ? "true" : "false");
    }
    if (type->flags & TYPE_NULL) {
        return intern_string(c->interner, "null");
    }
    return type->flags & TYPE_UNDEFINED ? intern_string(c->interner, "undefined") : NULL;
}

Type *type_template(Checker *c, const char **texts, Type **types, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (types[i]->flags & TYPE_NEVER) {
            return c->never;
        }
        if (types[i]->flags & TYPE_UNION) {
            TypeVec results = {0};
            Type **copy = types_copy(c, types, count);
            for (size_t k = 0; k < types[i]->as.set.count && k < 2000; k++) {
                copy[i] = types[i]->as.set.types[k];
                vec_push(c->arena, &results, type_template(c, texts, copy, count));
            }
            return type_union(c, results.items, results.length, REDUCE_LITERAL);
        }
    }
    StrBuf text;
    strbuf_init(&text);
    strbuf_append(&text, texts[0]);
    VEC(const char *) new_texts = {0};
    TypeVec new_types = {0};
    for (size_t i = 0; i < count; i++) {
        Type *part = types[i];
        const char *literal = text_of_literal(c, part);
        if (literal) {
            strbuf_append(&text, literal);
            strbuf_append(&text, texts[i + 1]);
        } else if (part->flags & TYPE_TEMPLATE_LITERAL) {
            strbuf_append(&text, part->as.template.texts[0]);
            for (size_t k = 0; k < part->as.template.count; k++) {
                vec_push(c->arena, &new_texts, intern_string(c->interner, strbuf_text(&text)));
                strbuf_truncate(&text, 0);
                vec_push(c->arena, &new_types, part->as.template.types[k]);
                strbuf_append(&text, part->as.template.texts[k + 1]);
            }
            strbuf_append(&text, texts[i + 1]);
        } else {
            vec_push(c->arena, &new_texts, intern_string(c->interner, strbuf_text(&text)));
            strbuf_truncate(&text, 0);
            vec_push(c->arena, &new_types, part->flags & TYPE_UNKNOWN ? c->string : part);
            strbuf_append(&text, texts[i + 1]);
        }
    }
    const char *last = intern_string(c->interner, strbuf_text(&text));
    strbuf_free(&text);
    if (!new_types.length) {
        return type_string_literal(c, last);
    }
    vec_push(c->arena, &new_texts, last);
    if (new_types.length == 1 && !*new_texts.items[0] && !*last &&
        new_types.items[0]->flags & (TYPE_STRING | TYPE_STRING_MAPPING)) {
        return new_types.items[0];
    }
    VEC(uintptr_t) key = {0};
    vec_push(c->arena, &key, KEY_TEMPLATE);
    for (size_t i = 0; i < new_types.length; i++) {
        vec_push(c->arena, &key, (uintptr_t)new_texts.items[i]);
        vec_push(c->arena, &key, (uintptr_t)new_types.items[i]);
    }
    vec_push(c->arena, &key, (uintptr_t)last);
    void **slot = intern_slot(c, key.items, key.length);
    if (!*slot) {
        Type *type = type_new(c, TYPE_TEMPLATE_LITERAL, NULL);
        type->as.template.texts = new_texts.items;
        type->as.template.types = new_types.items;
        type->as.template.count = new_types.length;
        *slot = type;
    }
    return *slot;
}

Type *type_parameter_new(Checker *c, Symbol *symbol)
{
    return type_new(c, TYPE_PARAM, symbol);
}

Type *string_mapping_new(Checker *c, Symbol *symbol, Type *type)
{
    uintptr_t key[] = {KEY_MAPPING, (uintptr_t)symbol, (uintptr_t)type};
    void **slot = intern_slot(c, key, 3);
    if (!*slot) {
        Type *mapping = type_new(c, TYPE_STRING_MAPPING, symbol);
        mapping->as.mapping.type = type;
        *slot = mapping;
    }
    return *slot;
}
