/*
 * Unions and intersections. A union keeps its members ordered by id (the order of creation), as
 * tsc does, so that both print alike; equal member lists are one Type.
 */
#include "types/checker.h"

enum { KEY_UNION = 20, KEY_INTERSECTION };

Type **type_parts(Type *const *type, size_t *count)
{
    if ((*type)->flags & TYPE_UNION) {
        *count = (*type)->as.set.count;
        return (*type)->as.set.types;
    }
    *count = 1;
    return (Type **)type;
}

bool type_has(const Type *type, unsigned flags)
{
    if (type->flags & flags) {
        return true;
    }
    if (type->flags & TYPE_UNION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (type_has(type->as.set.types[i], flags)) {
                return true;
            }
        }
    }
    return false;
}

bool type_every(const Type *type, unsigned flags)
{
    if (type->flags & TYPE_UNION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (!type_every(type->as.set.types[i], flags)) {
                return false;
            }
        }
        return true;
    }
    return (type->flags & flags) != 0;
}

bool types_has_flags(Type *type, unsigned flags)
{
    return type_has(type, flags);
}

bool types_is_every(Type *type, unsigned flags)
{
    return type_every(type, flags);
}

bool union_contains(const Type *set, const Type *part)
{
    if (!(set->flags & TYPE_UNION)) {
        return set == part;
    }
    size_t low = 0, high = set->as.set.count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (set->as.set.types[middle]->id < part->id) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < set->as.set.count && set->as.set.types[low] == part;
}

/* Inserts into a list ordered by id; false when already there. */
static bool insert_by_id(Checker *c, TypeVec *list, Type *type)
{
    size_t low = 0, high = list->length;
    if (high && list->items[high - 1]->id < type->id) {
        low = high;
    }
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (list->items[middle]->id < type->id) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    if (low < list->length && list->items[low] == type) {
        return false;
    }
    vec_push(c->arena, list, type);
    memmove(&list->items[low + 1], &list->items[low],
            (list->length - 1 - low) * sizeof *list->items);
    list->items[low] = type;
    return true;
}

static unsigned union_add(Checker *c, TypeVec *list, unsigned includes, Type *type)
{
    if (type->flags & TYPE_UNION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            includes = union_add(c, list, includes, type->as.set.types[i]);
        }
        return includes | TYPE_UNION;
    }
    if (type->flags & TYPE_NEVER) {
        return includes;
    }
    includes |= type->flags;
    if (!(type->flags & (TYPE_ANY | TYPE_UNKNOWN))) {
        insert_by_id(c, list, type);
    }
    return includes;
}

static bool list_has(const TypeVec *list, const Type *type)
{
    for (size_t i = 0; i < list->length; i++) {
        if (list->items[i] == type) {
            return true;
        }
    }
    return false;
}

static void list_remove(TypeVec *list, size_t at)
{
    memmove(&list->items[at], &list->items[at + 1], (list->length - at - 1) * sizeof *list->items);
    list->length--;
}

static void remove_literals(TypeVec *list, unsigned includes)
{
    for (size_t i = list->length; i-- > 0;) {
        Type *t = list->items[i];
        unsigned f = t->flags;
        if ((f & (TYPE_STRING_LITERAL | TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING) &&
             includes & TYPE_STRING) ||
            (f & TYPE_NUMBER_LITERAL && includes & TYPE_NUMBER) ||
            (f & TYPE_BIGINT_LITERAL && includes & TYPE_BIGINT) ||
            (f & TYPE_UNIQUE_SYMBOL && includes & TYPE_SYMBOL) ||
            (type_is_fresh_literal(t) && list_has(list, t->as.literal.regular))) {
            list_remove(list, i);
        }
    }
}

static void remove_matched_templates(Checker *c, TypeVec *list)
{
    bool some = false;
    for (size_t i = 0; i < list->length; i++) {
        some |= (list->items[i]->flags & (TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING)) != 0;
    }
    for (size_t i = list->length; some && i-- > 0;) {
        Type *t = list->items[i];
        if (!(t->flags & TYPE_STRING_LITERAL)) {
            continue;
        }
        for (size_t k = 0; k < list->length; k++) {
            Type *other = list->items[k];
            if (other->flags & (TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING) &&
                is_assignable(c, t, other)) {
                list_remove(list, i);
                break;
            }
        }
    }
}

static void remove_subtypes(Checker *c, TypeVec *list)
{
    if (list->length > 1000) {
        return;
    }
    for (size_t i = list->length; i-- > 0;) {
        Type *source = list->items[i];
        if (source->flags & TYPE_UNIT && !(source->flags & TYPE_NULLABLE) && list->length > 50) {
            continue; /* many literals: literal reduction has done it */
        }
        for (size_t k = 0; k < list->length; k++) {
            Type *target = list->items[k];
            if (k == i || (source->flags & TYPE_UNIT && target->flags & TYPE_UNIT)) {
                continue;
            }
            bool both_classes = source->flags & TYPE_OBJECT && target->flags & TYPE_OBJECT &&
                                source->symbol && target->symbol &&
                                source->symbol->flags & SYMBOL_CLASS &&
                                target->symbol->flags & SYMBOL_CLASS &&
                                !(source->object_flags & OBJECT_ANONYMOUS) &&
                                !(target->object_flags & OBJECT_ANONYMOUS);
            if (both_classes && !derives_from(c, source, target)) {
                continue;
            }
            if (is_strict_subtype(c, source, target)) {
                list_remove(list, i);
                break;
            }
        }
    }
}

static Type *intern_set(Checker *c, unsigned flag, Type **types, size_t count, Symbol *alias,
                        Type **arguments, size_t argument_count, Type *origin)
{
    uintptr_t small[24], *key = small;
    size_t need = count + argument_count + 5, n = 0;
    if (need > 24) {
        key = NEW_ARRAY(c->arena, uintptr_t, need);
    }
    key[n++] = flag == TYPE_UNION ? KEY_UNION : KEY_INTERSECTION;
    key[n++] = (uintptr_t)alias;
    key[n++] = alias ? 0 : (uintptr_t)origin;
    for (size_t i = 0; i < count; i++) {
        key[n++] = (uintptr_t)types[i];
    }
    key[n++] = 0;
    for (size_t i = 0; i < argument_count; i++) {
        key[n++] = (uintptr_t)arguments[i];
    }
    void **slot = intern_slot(c, key, n);
    if (!*slot) {
        Type *type = type_new(c, flag, NULL);
        type->as.set.types = types_copy(c, types, count);
        type->as.set.count = count;
        type->as.set.origin = origin;
        type->alias = alias;
        type->alias_arguments = arguments;
        type->alias_argument_count = argument_count;
        *slot = type;
    }
    return *slot;
}

/* The same union, printed as `origin`. */
Type *type_union_with_origin(Checker *c, Type *set, Type *origin)
{
    return intern_set(c, TYPE_UNION, set->as.set.types, set->as.set.count, NULL, NULL, 0, origin);
}

static void named_unions(Checker *c, TypeVec *out, Type **types, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        Type *t = types[i];
        if (!(t->flags & TYPE_UNION)) {
            continue;
        }
        Type *origin = t->as.set.origin;
        if (t->alias || (origin && !(origin->flags & TYPE_UNION)) || t->flags & TYPE_ENUM_LITERAL) {
            if (!list_has(out, t) && t != c->boolean) {
                vec_push(c->arena, out, t);
            }
        } else if (origin && origin->flags & TYPE_UNION) {
            named_unions(c, out, origin->as.set.types, origin->as.set.count);
        }
    }
}

/* The unions that were written by name stay visible when printing: `Shape | undefined`. */
static Type *named_origin(Checker *c, TypeVec *list, Type **types, size_t count, Symbol *alias,
                          Type **single)
{
    TypeVec named = {0}, rest = {0};
    size_t covered = 0;

    *single = NULL;
    named_unions(c, &named, types, count);
    if (!named.length) {
        return NULL;
    }
    for (size_t i = 0; i < list->length; i++) {
        bool inside = false;
        for (size_t k = 0; k < named.length && !inside; k++) {
            inside = union_contains(named.items[k], list->items[i]);
        }
        if (!inside) {
            vec_push(c->arena, &rest, list->items[i]);
        }
    }
    if (!alias && named.length == 1 && !rest.length) {
        *single = named.items[0];
        return NULL;
    }
    for (size_t i = 0; i < named.length; i++) {
        covered += named.items[i]->as.set.count;
    }
    if (covered + rest.length != list->length) {
        return NULL;
    }
    for (size_t i = 0; i < named.length; i++) {
        insert_by_id(c, &rest, named.items[i]);
    }
    return intern_set(c, TYPE_UNION, rest.items, rest.length, (Symbol *)1, NULL, 0, NULL);
}

Type *type_union_alias(Checker *c, Type **types, size_t count, Reduction reduction, Symbol *alias,
                       Type **arguments, size_t argument_count)
{
    if (!count) {
        return c->never;
    }
    if (count == 1) {
        return types[0];
    }
    TypeVec list = {0};
    unsigned includes = 0;
    for (size_t i = 0; i < count; i++) {
        includes = union_add(c, &list, includes, types[i]);
    }
    if (includes & TYPE_ANY) {
        for (size_t i = 0; i < count; i++) {
            if (types[i] == c->error) {
                return c->error;
            }
        }
        return c->any;
    }
    if (includes & TYPE_UNKNOWN) {
        return c->unknown;
    }
    if (reduction != REDUCE_NONE) {
        if (includes &
            (TYPE_LITERAL | TYPE_UNIQUE_SYMBOL | TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING)) {
            remove_literals(&list, includes);
            if (includes & TYPE_STRING_LITERAL &&
                includes & (TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING)) {
                remove_matched_templates(c, &list);
            }
        }
        if (reduction == REDUCE_SUBTYPE) {
            remove_subtypes(c, &list);
        }
    }
    if (!list.length) {
        return c->never;
    }
    if (list.length == 1) {
        return list.items[0];
    }
    if (list.length == 2 && list.items[0]->flags & TYPE_BOOLEAN_LITERAL &&
        list.items[1]->flags & TYPE_BOOLEAN_LITERAL) {
        return c->boolean ? c->boolean
                          : intern_set(c, TYPE_UNION, list.items, 2, NULL, NULL, 0, NULL);
    }
    Type *origin = NULL, *single = NULL;
    if (includes & TYPE_UNION) {
        origin = named_origin(c, &list, types, count, alias, &single);
        if (single) {
            return single;
        }
    }
    Type *type = intern_set(c, TYPE_UNION, list.items, list.length, alias, arguments,
                            argument_count, origin);
    return type;
}

Type *type_union(Checker *c, Type **types, size_t count, Reduction reduction)
{
    return type_union_alias(c, types, count, reduction, NULL, NULL, 0);
}

Type *type_union2(Checker *c, Type *a, Type *b)
{
    Type *pair[] = {a, b};
    return a == b ? a : type_union(c, pair, 2, REDUCE_LITERAL);
}

Type *type_optional(Checker *c, Type *type)
{
    return type_has(type, TYPE_ANY | TYPE_UNKNOWN | TYPE_UNDEFINED)
               ? type
               : type_union2(c, type, c->undefined);
}

Type *types_union(Program *program, Type **types, size_t count)
{
    return type_union(checker_of(program), types, count, REDUCE_LITERAL);
}

/* ---- filtering and mapping ---- */

static Type *union_from_kept(Checker *c, Type *type, TypeVec *kept)
{
    if (kept->length == type->as.set.count) {
        return type;
    }
    if (!kept->length) {
        return c->never;
    }
    if (kept->length == 1) {
        return kept->items[0];
    }
    if (kept->length == 2 && kept->items[0]->flags & TYPE_BOOLEAN_LITERAL &&
        kept->items[1]->flags & TYPE_BOOLEAN_LITERAL) {
        return c->boolean;
    }
    Type *origin = type->as.set.origin;
    if (origin && origin->flags & TYPE_UNION) {
        /* Named parts that are wholly kept keep their name. */
        TypeVec parts = {0};
        size_t covered = 0;
        bool named = false;
        for (size_t i = 0; i < origin->as.set.count; i++) {
            Type *part = origin->as.set.types[i];
            size_t n, in = 0;
            Type **each = type_parts(&part, &n);
            for (size_t k = 0; k < n; k++) {
                in += list_has(kept, each[k]);
            }
            if (in == n) {
                vec_push(c->arena, &parts, part);
                covered += n;
                named |= n > 1;
            }
        }
        if (named && covered == kept->length) {
            return type_union(c, parts.items, parts.length, REDUCE_NONE);
        }
    }
    return intern_set(c, TYPE_UNION, kept->items, kept->length, NULL, NULL, 0, NULL);
}

Type *type_filter(Checker *c, Type *type, TypeTest *test, void *data)
{
    if (!(type->flags & TYPE_UNION)) {
        return type->flags & TYPE_NEVER || test(c, type, data) ? type : c->never;
    }
    TypeVec kept = {0};
    for (size_t i = 0; i < type->as.set.count; i++) {
        if (test(c, type->as.set.types[i], data)) {
            vec_push(c->arena, &kept, type->as.set.types[i]);
        }
    }
    return union_from_kept(c, type, &kept);
}

Type *type_map(Checker *c, Type *type, TypeMap *map, void *data)
{
    if (type->flags & TYPE_NEVER) {
        return type;
    }
    if (!(type->flags & TYPE_UNION)) {
        Type *mapped = map(c, type, data);
        return mapped ? mapped : c->never;
    }
    Type *origin = type->as.set.origin;
    Type **types = type->as.set.types;
    size_t count = type->as.set.count;
    if (origin && origin->flags & TYPE_UNION) {
        types = origin->as.set.types;
        count = origin->as.set.count;
    }
    TypeVec results = {0};
    bool changed = false;
    for (size_t i = 0; i < count; i++) {
        Type *t = types[i];
        Type *mapped = t->flags & TYPE_UNION ? type_map(c, t, map, data) : map(c, t, data);
        changed |= mapped != t;
        if (mapped) {
            vec_push(c->arena, &results, mapped);
        }
    }
    return changed ? type_union(c, results.items, results.length, REDUCE_LITERAL) : type;
}

static bool lacks_flags(Checker *c, Type *type, void *data)
{
    (void)c;
    return !(type->flags & *(unsigned *)data);
}

Type *type_without(Checker *c, Type *type, unsigned flags)
{
    return type_filter(c, type, lacks_flags, &flags);
}

/* ---- intersections ---- */

static unsigned intersection_add(Checker *c, TypeVec *list, unsigned includes, Type *type)
{
    if (type->flags & TYPE_INTERSECTION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            includes = intersection_add(c, list, includes, type->as.set.types[i]);
        }
        return includes;
    }
    if (type->flags & TYPE_OBJECT && type->object_flags & OBJECT_ANONYMOUS &&
        is_empty_object_type(c, type)) {
        if (!(includes & (1u << 31))) {
            includes |= 1u << 31; /* remembers an empty object type */
            vec_push(c->arena, list, type);
        }
        return includes | TYPE_OBJECT;
    }
    if (type->flags & (TYPE_ANY | TYPE_UNKNOWN)) {
        return includes | type->flags;
    }
    if (type_is_fresh_literal(type)) {
        type = type->as.literal.regular;
    }
    if (list_has(list, type)) {
        return includes;
    }
    if (type->flags & TYPE_UNIT && includes & TYPE_UNIT) {
        includes |= TYPE_NON_PRIMITIVE; /* two different units: never */
    }
    vec_push(c->arena, list, type);
    return includes | type->flags;
}

static bool impossible(unsigned in)
{
    static const unsigned kinds[] = {TYPE_STRING_LIKE, TYPE_NUMBER_LIKE,  TYPE_BIGINT_LIKE,
                                     TYPE_SYMBOL_LIKE, TYPE_BOOLEAN_LIKE, TYPE_VOID_LIKE,
                                     TYPE_NULL,        TYPE_NON_PRIMITIVE};
    int found = 0;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        found += (in & kinds[i]) != 0;
    }
    return found > 1 || (in & (TYPE_NULL | TYPE_VOID_LIKE) && in & TYPE_OBJECT);
}

static size_t constituents(Type **types, size_t count)
{
    size_t total = 0;
    for (size_t i = 0; i < count; i++) {
        total += types[i]->flags & TYPE_UNION_OR_INTERSECTION
                     ? constituents(types[i]->as.set.types, types[i]->as.set.count)
                     : 1;
    }
    return total;
}

/* Distributes over the unions among the parts: (A | B) & C is A & C | B & C. */
static Type *distribute(Checker *c, TypeVec *list, Symbol *alias, Type **arguments,
                        size_t argument_count)
{
    size_t total = 1, at = 0;
    for (size_t i = 0; i < list->length; i++) {
        if (list->items[i]->flags & TYPE_UNION) {
            total *= list->items[i]->as.set.count;
            if (total > 20000) {
                return c->error;
            }
        }
    }
    while (at < list->length && !(list->items[at]->flags & TYPE_UNION)) {
        at++;
    }
    TypeVec results = {0};
    for (size_t index = 0; index < total; index++) {
        Type **parts = types_copy(c, list->items, list->length);
        size_t left = index;
        for (size_t k = list->length; k-- > 0;) {
            if (list->items[k]->flags & TYPE_UNION) {
                size_t n = list->items[k]->as.set.count;
                parts[k] = list->items[k]->as.set.types[left % n];
                left /= n;
            }
        }
        Type *part = type_intersection(c, parts, list->length);
        if (!(part->flags & TYPE_NEVER)) {
            vec_push(c->arena, &results, part);
        }
    }
    Type *set = type_union_alias(c, results.items, results.length, REDUCE_LITERAL, alias, arguments,
                                 argument_count);
    bool some = false;
    for (size_t i = 0; i < results.length; i++) {
        some |= (results.items[i]->flags & TYPE_INTERSECTION) != 0;
    }
    if (some && !alias && set->flags & TYPE_UNION && !set->as.set.origin &&
        constituents(results.items, results.length) > constituents(list->items, list->length)) {
        /* It stays visible that it was written as an intersection. */
        Type *origin =
            intern_set(c, TYPE_INTERSECTION, list->items, list->length, (Symbol *)1, NULL, 0, NULL);
        set =
            intern_set(c, TYPE_UNION, set->as.set.types, set->as.set.count, NULL, NULL, 0, origin);
    }
    return set;
}

static void drop_supertypes(Checker *c, TypeVec *list, unsigned includes)
{
    for (size_t i = list->length; i-- > 0;) {
        Type *t = list->items[i];
        unsigned f = t->flags;
        if ((f == TYPE_STRING &&
             includes & (TYPE_STRING_LITERAL | TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING)) ||
            (f == TYPE_NUMBER && includes & (TYPE_NUMBER_LITERAL | TYPE_ENUM)) ||
            (f == TYPE_BIGINT && includes & TYPE_BIGINT_LITERAL) ||
            (f == TYPE_SYMBOL && includes & TYPE_UNIQUE_SYMBOL) ||
            (f == TYPE_VOID && includes & TYPE_UNDEFINED) ||
            (f & TYPE_OBJECT && includes & (1u << 31) && t->object_flags & OBJECT_ANONYMOUS &&
             is_empty_object_type(c, t) &&
             (includes & ~(1u << 31) &
              (TYPE_STRING_LIKE | TYPE_NUMBER_LIKE | TYPE_BIGINT_LIKE | TYPE_SYMBOL_LIKE |
               TYPE_BOOLEAN_LIKE | TYPE_NON_PRIMITIVE)))) {
            if (list->length > 1) {
                list_remove(list, i);
            }
        }
    }
    /* {} adds nothing to another object type */
    if (includes & (1u << 31) && list->length > 1) {
        bool other = false;
        for (size_t i = 0; i < list->length; i++) {
            other |=
                list->items[i]->flags & TYPE_OBJECT && !is_empty_object_type(c, list->items[i]);
        }
        for (size_t i = list->length; other && i-- > 0;) {
            if (list->items[i]->flags & TYPE_OBJECT &&
                list->items[i]->object_flags & OBJECT_ANONYMOUS &&
                is_empty_object_type(c, list->items[i])) {
                list_remove(list, i);
            }
        }
    }
}

static bool drop_null(Checker *c, Type *type, void *data)
{
    (void)c, (void)data;
    return !(type->flags & (TYPE_NULLABLE | TYPE_VOID));
}

Type *type_intersection_alias(Checker *c, Type **types, size_t count, Symbol *alias,
                              Type **arguments, size_t argument_count)
{
    TypeVec list = {0};
    unsigned includes = 0;
    bool has_union = false;

    for (size_t i = 0; i < count; i++) {
        includes = intersection_add(c, &list, includes, types[i]);
    }
    for (size_t i = 0; i < list.length; i++) {
        has_union |= (list.items[i]->flags & TYPE_UNION) != 0;
    }
    if (includes & TYPE_NEVER) {
        return c->never;
    }
    if (includes & TYPE_ANY) {
        for (size_t i = 0; i < count; i++) {
            if (types[i] == c->error) {
                return c->error;
            }
        }
        return c->any;
    }
    if (!list.length) {
        return c->unknown;
    }
    if (has_union && list.length == 2 && includes & (1u << 31)) {
        /* T & {} takes null and undefined away. */
        Type *set = list.items[0]->flags & TYPE_UNION ? list.items[0] : list.items[1];
        if (set->flags & TYPE_UNION && !type_has(set, TYPE_INSTANTIABLE | TYPE_VOID)) {
            Type *kept = type_filter(c, set, drop_null, NULL);
            bool plain = true;
            for (size_t i = 0; i < set->as.set.count; i++) {
                plain &= !(set->as.set.types[i]->flags & TYPE_OBJECT &&
                           is_empty_object_type(c, set->as.set.types[i]));
            }
            if (plain) {
                return kept;
            }
        }
    }
    if (has_union) {
        return distribute(c, &list, alias, arguments, argument_count);
    }
    unsigned kinds = 0, units = 0;
    for (size_t i = 0; i < list.length; i++) {
        kinds |= list.items[i]->flags & ~(unsigned)TYPE_ENUM_LITERAL;
        units += (list.items[i]->flags & TYPE_UNIT) != 0;
    }
    if (impossible(kinds) || units > 1) {
        return c->never;
    }
    drop_supertypes(c, &list, kinds | (includes & (1u << 31)));
    if (kinds & TYPE_TEMPLATE_LITERAL && kinds & TYPE_STRING_LITERAL) {
        for (size_t i = list.length; i-- > 0;) {
            if (list.items[i]->flags & TYPE_TEMPLATE_LITERAL) {
                for (size_t k = 0; k < list.length; k++) {
                    if (list.items[k]->flags & TYPE_STRING_LITERAL &&
                        !is_assignable(c, list.items[k], list.items[i])) {
                        return c->never;
                    }
                }
                list_remove(&list, i);
            }
        }
    }
    if (list.length == 1) {
        return list.items[0];
    }
    return intern_set(c, TYPE_INTERSECTION, list.items, list.length, alias, arguments,
                      argument_count, NULL);
}

Type *type_intersection(Checker *c, Type **types, size_t count)
{
    return type_intersection_alias(c, types, count, NULL, NULL, 0);
}

Type *type_intersection2(Checker *c, Type *a, Type *b)
{
    Type *pair[] = {a, b};
    return type_intersection(c, pair, 2);
}

Type *types_intersection(Program *program, Type **types, size_t count)
{
    return type_intersection(checker_of(program), types, count);
}
