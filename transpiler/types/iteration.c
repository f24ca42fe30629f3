/*
 * Promises, iterables and generators: what `await`, `for of`, spread and `yield` give. The types
 * come from the library's Promise, Iterable, Iterator and Generator interfaces.
 */
#include "types/checker.h"

Type *known_global(Checker *c, const char *name)
{
    const char *key = intern_string(c->interner, name);
    void **slot = ptrmap_slot(c->arena, &c->globals, key);
    if (!*slot) {
        Type *type = global_type(c, name, 0);
        ptrmap_put(c->arena, &c->globals, key, type ? type : c->error);
        return type;
    }
    return *slot == c->error ? NULL : *slot;
}

static Type *reference_of(Checker *c, const char *name, Type **arguments, size_t count)
{
    Type *target = known_global(c, name);
    if (!target || !(target->flags & TYPE_OBJECT) || !target->as.object.parameter_count) {
        return NULL;
    }
    Type **filled;
    size_t n = target->as.object.parameter_count;
    fill_defaults(c, target->as.object.parameters, n, arguments, count < n ? count : n, &filled);
    return type_reference(c, target, filled, n);
}

static bool is_reference_to(Checker *c, Type *type, const char *name)
{
    return type->flags & TYPE_OBJECT && type->object_flags & OBJECT_REFERENCE &&
           type->as.object.target->symbol && type->as.object.argument_count &&
           strcmp(type->as.object.target->symbol->name, name) == 0 &&
           type->as.object.target == known_global(c, name);
}

/* ---- promises ---- */

Type *promise_type(Checker *c, Type *value)
{
    Type *type = reference_of(c, "Promise", &value, 1);
    return type ? type : c->any;
}

Type *promised_type(Checker *c, Type *type)
{
    if (is_reference_to(c, type, "Promise") || is_reference_to(c, type, "PromiseLike")) {
        return type->as.object.arguments[0];
    }
    if (type->flags & TYPE_UNION ||
        type_every(base_of_literal(c, type), TYPE_STRING_LIKE | TYPE_NUMBER_LIKE |
                                                 TYPE_BOOLEAN_LIKE | TYPE_BIGINT_LIKE |
                                                 TYPE_SYMBOL_LIKE | TYPE_NULLABLE | TYPE_VOID |
                                                 TYPE_ANY | TYPE_UNKNOWN | TYPE_NEVER)) {
        return NULL;
    }
    Property *then = property_of(c, type, c->n_then);
    if (!then) {
        return NULL;
    }
    SignatureVec *calls = signatures_of(c, non_null(c, type_of_property(c, then)), false);
    TypeVec values = {0};
    for (size_t i = 0; i < calls->length; i++) {
        Signature *signature = erase_signature(c, calls->items[i]);
        if (!parameter_total(c, signature)) {
            continue;
        }
        Type *callback = non_null(c, type_at(c, signature, 0));
        SignatureVec *callbacks = signatures_of(c, callback, false);
        for (size_t k = 0; k < callbacks->length; k++) {
            if (parameter_total(c, callbacks->items[k])) {
                vec_push(c->arena, &values, type_at(c, callbacks->items[k], 0));
            }
        }
    }
    if (!values.length) { /* a thenable that does not say what it resolves to */
        return calls->length ? c->any : NULL;
    }
    return type_union(c, values.items, values.length, REDUCE_SUBTYPE);
}

static Type *awaited_part(Checker *c, Type *type, void *data)
{
    int depth = data ? *(int *)data : 0;
    if (type->flags & (TYPE_ANY | TYPE_UNKNOWN | TYPE_NEVER) || depth > 20) {
        return type;
    }
    if (type->alias && strcmp(type->alias->name, "Awaited") == 0) {
        return type;
    }
    Type *promised = promised_type(c, type);
    if (promised) {
        int next = depth + 1;
        return type_map(c, promised, awaited_part, &next);
    }
    if (type->flags & TYPE_INSTANTIABLE) {
        Type *base = base_constraint(c, type);
        bool may_be_thenable = !base || base->flags & TYPE_UNKNOWN ||
                               is_empty_object_type(c, base) || property_of(c, base, c->n_then);
        Symbol *awaited =
            names_global(c->program, intern_string(c->interner, "Awaited"), SYMBOL_TYPE);
        if (may_be_thenable && awaited) {
            return alias_instance(c, awaited, &type, 1, NULL, NULL, 0);
        }
    }
    return type;
}

Type *awaited_type(Checker *c, Type *type)
{
    return type_map(c, type, awaited_part, NULL);
}

Type *types_awaited(Program *program, Type *type)
{
    return awaited_type(checker_of(program), type);
}

Type *types_promised(Program *program, Type *type)
{
    return promised_type(checker_of(program), type);
}

/* ---- iterables ---- */

Type *iterable_of(Checker *c, Type *element)
{
    Type *type = reference_of(c, "Iterable", &element, 1);
    return type ? type : type_array(c, element);
}

static const char *const iterator_interfaces[] = {
    "Iterable",      "IterableIterator", "Iterator",    "IteratorObject", "Generator",
    "ArrayIterator", "MapIterator",      "SetIterator", "StringIterator"};
static const char *const async_interfaces[] = {"AsyncIterable",  "AsyncIterableIterator",
                                               "AsyncIterator",  "AsyncIteratorObject",
                                               "AsyncGenerator", "ReadableStreamAsyncIterator"};

static bool known_iterator(Checker *c, Type *type, bool is_async)
{
    const char *const *names = is_async ? async_interfaces : iterator_interfaces;
    size_t count = is_async ? sizeof async_interfaces / sizeof *async_interfaces
                            : sizeof iterator_interfaces / sizeof *iterator_interfaces;
    for (size_t i = 0; i < count; i++) {
        if (is_reference_to(c, type, names[i])) {
            return true;
        }
    }
    return false;
}

/* Splits an IteratorResult union into yielded and returned values. */
static void split_result(Checker *c, Type *result, Type **yields, Type **returns)
{
    const char *done_name = c->n_done, *value_name = c->n_value;
    TypeVec yielded = {0}, returned = {0};
    size_t count;
    Type **parts = type_parts(&result, &count);
    for (size_t i = 0; i < count; i++) {
        if (parts[i]->flags & TYPE_ANY) {
            vec_push(c->arena, &yielded, c->any);
            vec_push(c->arena, &returned, c->any);
            continue;
        }
        Property *done = property_of(c, parts[i], done_name);
        Property *value = property_of(c, parts[i], value_name);
        Type *done_type = done ? type_of_property(c, done) : c->false_regular;
        Type *value_type = value ? type_of_property(c, value) : c->undefined;
        if (!type_every(done_type, TYPE_BOOLEAN_LITERAL) ||
            union_contains(done_type, c->false_regular) || done_type->flags & TYPE_BOOLEAN) {
            vec_push(c->arena, &yielded, value_type);
        }
        if (union_contains(done_type, c->true_regular)) {
            vec_push(c->arena, &returned, value_type);
        }
    }
    *yields = type_union(c, yielded.items, yielded.length, REDUCE_LITERAL);
    *returns =
        returned.length ? type_union(c, returned.items, returned.length, REDUCE_LITERAL) : c->any;
}

static bool from_iterator(Checker *c, Type *iterator, bool is_async, Type **yields, Type **returns,
                          Type **nexts)
{
    if (iterator->flags & TYPE_ANY) {
        *yields = *returns = *nexts = c->any;
        return true;
    }
    Property *next = property_of(c, iterator, c->n_next);
    if (!next) {
        return false;
    }
    SignatureVec *calls = signatures_of(c, non_null(c, type_of_property(c, next)), false);
    if (!calls->length) {
        return false;
    }
    Type *result = return_type_of(c, calls->items[0]);
    if (is_async) {
        result = awaited_type(c, result);
    }
    split_result(c, result, yields, returns);
    *nexts = parameter_total(c, calls->items[0]) ? type_at(c, calls->items[0], 0) : c->undefined;
    return true;
}

static bool from_iterable(Checker *c, Type *type, bool is_async, Type **yields, Type **returns,
                          Type **nexts)
{
    if (type->flags & TYPE_ANY) {
        *yields = *returns = *nexts = c->any;
        return true;
    }
    if (known_iterator(c, type, is_async)) {
        *yields = type->as.object.arguments[0];
        *returns = type->as.object.argument_count > 1 ? type->as.object.arguments[1] : c->any;
        *nexts = type->as.object.argument_count > 2 ? type->as.object.arguments[2] : c->any;
        return true;
    }
    Property *method = property_of(c, type, is_async ? c->n_async_iterator : c->n_iterator);
    if (method && !method->is_optional) {
        SignatureVec *calls = signatures_of(c, type_of_property(c, method), false);
        for (size_t i = 0; i < calls->length; i++) {
            Type *iterator = return_type_of(c, calls->items[i]);
            if (from_iterator(c, iterator, is_async, yields, returns, nexts)) {
                return true;
            }
        }
    }
    return false;
}

static Type *iterated_part(Checker *c, Type *type, void *data)
{
    bool is_async = *(bool *)data;
    Type *yields, *returns, *nexts;
    type = reduced_type(c, type);
    if (type->flags & (TYPE_ANY | TYPE_NEVER)) {
        return type;
    }
    if (is_async && from_iterable(c, type, true, &yields, &returns, &nexts)) {
        return awaited_type(c, yields);
    }
    Type *element = array_element(c, type);
    if (!element && type->flags & TYPE_STRING_LIKE) {
        element = c->string;
    }
    if (!element) {
        Type *base = type->flags & TYPE_INTERSECTION ? base_constraint(c, type) : NULL;
        Type *apparent = base ? base : apparent_type(c, type);
        element = array_element(c, apparent);
        if (!element && from_iterable(c, apparent, false, &yields, &returns, &nexts)) {
            element = yields;
        }
        if (!element && apparent->flags & TYPE_UNION) {
            element = type_map(c, apparent, iterated_part, data);
        }
    }
    if (!element) {
        return c->error;
    }
    return is_async ? awaited_type(c, element) : element;
}

Type *iterated_type(Checker *c, Type *type, bool is_async)
{
    if (type->flags & TYPE_ANY) {
        return c->any;
    }
    Type *result = type_map(c, non_null(c, type), iterated_part, &is_async);
    return result;
}

Type *types_iterated(Program *program, Type *iterable, bool is_async)
{
    return iterated_type(checker_of(program), iterable, is_async);
}

/* Of a declared generator or iterator type. */
void iteration_types(Checker *c, Type *type, bool is_async, Type **yields, Type **returns,
                     Type **nexts)
{
    TypeVec y = {0}, r = {0}, n = {0};
    size_t count;
    Type **parts = type_parts(&type, &count);
    for (size_t i = 0; i < count; i++) {
        Type *py = NULL, *pr = NULL, *pn = NULL;
        if (from_iterable(c, parts[i], is_async, &py, &pr, &pn) ||
            from_iterator(c, parts[i], is_async, &py, &pr, &pn)) {
            vec_push(c->arena, &y, py);
            vec_push(c->arena, &r, pr);
            vec_push(c->arena, &n, pn);
        }
    }
    *yields = y.length ? type_union(c, y.items, y.length, REDUCE_LITERAL) : NULL;
    *returns = r.length ? type_union(c, r.items, r.length, REDUCE_LITERAL) : NULL;
    *nexts = n.length ? type_intersection(c, n.items, n.length) : NULL;
}

Type *generator_type(Checker *c, Type *yields, Type *returns, Type *nexts, bool is_async)
{
    Type *arguments[] = {yields, returns, nexts};
    Type *type = reference_of(c, is_async ? "AsyncGenerator" : "Generator", arguments, 3);
    return type ? type : c->any;
}

/* An interface of the library whose values are arrays with more properties: RegExpMatchArray. */
static bool is_extended_array(Program *program, Type *type)
{
    const char *name = type->flags & TYPE_OBJECT ? types_c_struct(program, type) : NULL;
    return name && strcmp(name, "TsArray") == 0;
}

Type *types_array_element(Program *program, Type *type)
{
    Checker *c = checker_of(program);
    if (is_array_type(c, type)) {
        return type->as.object.arguments[0];
    }
    return is_extended_array(program, type) ? types_number_index(program, type) : NULL;
}

bool types_is_extended_array(Program *program, Type *type)
{
    return !is_array_type(checker_of(program), type) && is_extended_array(program, type);
}

bool types_is_array(Program *program, Type *type)
{
    return is_array_type(checker_of(program), type) || is_extended_array(program, type);
}

bool types_is_tuple(Program *program, Type *type)
{
    (void)program;
    return is_tuple_type(type);
}

Type *types_array_of(Program *program, Type *element)
{
    return type_array(checker_of(program), element);
}
