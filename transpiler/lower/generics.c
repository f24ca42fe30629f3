/*
 * Instances: `first<T>(xs: T[])` is lowered once for each tuple of type arguments that the program
 * uses, `first_number` and `first_string`.
 *
 * Arguments are made canonical first, so that `first("a")` and `first(name)` are one instance:
 * literal types widen, unless the parameter's constraint asks for literals (`K extends keyof T`).
 * A declaration that gets too many instances (a recursion with growing types) falls back to the
 * erased instance, whose arguments are the constraints or `unknown`.
 */
#include "lower/lower.h"

enum { MAX_INSTANCES = 40, MAX_TYPE_DEPTH = 6 };

/* Where types build on types everywhere, as in libraries of schemas, declarations multiply each other:
 * the more instances a program has, the fewer a declaration may still get. */
static size_t instance_limit(const Lower *lower)
{
    size_t total = lower->instance_count;

    return total < 400 ? MAX_INSTANCES : total < 800 ? 8 : 2;
}

static bool wants_literals(Program *program, Type *parameter)
{
    Type *constraint = types_constraint(program, parameter);

    return constraint && types_has_flags(constraint, TYPE_INDEX | TYPE_LITERAL | TYPE_ENUM_LITERAL |
                                                         TYPE_CONDITIONAL | TYPE_INDEXED_ACCESS);
}

static size_t type_depth(const Type *type, size_t limit)
{
    size_t deepest = 0;

    if (limit == 0) {
        return 0;
    }
    if (type->flags & TYPE_UNION_OR_INTERSECTION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            size_t depth = type_depth(type->as.set.types[i], limit - 1);
            deepest = depth > deepest ? depth : deepest;
        }
        return deepest;
    }
    if ((type->flags & TYPE_OBJECT) && (type->object_flags & OBJECT_REFERENCE)) {
        for (size_t i = 0; i < type->as.object.argument_count; i++) {
            size_t depth = type_depth(type->as.object.arguments[i], limit - 1);
            deepest = depth > deepest ? depth : deepest;
        }
        return deepest + 1;
    }
    return 0;
}

/* "a" | "b" as string: widening also what is not fresh. */
static Type *without_literals(Lower *lower, Type *type)
{
    Program *program = lower->program;
    TypeVec members = {0};

    if (type->flags & TYPE_ENUM_LITERAL) {
        return type;
    }
    if (type->flags & TYPE_STRING_LITERAL) {
        return types_string(program);
    }
    if (type->flags & TYPE_NUMBER_LITERAL) {
        return types_number(program);
    }
    if (type->flags & TYPE_BOOLEAN_LITERAL) {
        return types_boolean(program);
    }
    if (type->flags & TYPE_BIGINT_LITERAL) {
        return types_bigint(program);
    }
    if (!(type->flags & TYPE_UNION) || (type->flags & TYPE_BOOLEAN)) {
        return type;
    }
    for (size_t i = 0; i < type->as.set.count; i++) {
        vec_push(lower->arena, &members, without_literals(lower, type->as.set.types[i]));
    }
    return types_union(program, members.items, members.length);
}

static Type *canonical(Lower *lower, Type *parameter, Type *argument)
{
    Program *program = lower->program;
    Type *type = types_regular(program, argument);

    if (types_is_generic(program, type) || type_depth(type, MAX_TYPE_DEPTH + 1) > MAX_TYPE_DEPTH) {
        return types_unknown(program);
    }
    return wants_literals(program, parameter)
               ? type
               : without_literals(lower, types_widened(program, type));
}

TypeVec lower_erased(Frame *f, Type **parameters, size_t count)
{
    Program *program = f->lower->program;
    TypeVec erased = {0};

    for (size_t i = 0; i < count; i++) {
        Type *constraint = types_constraint(program, parameters[i]);
        constraint = constraint ? lower_type(f, constraint) : NULL;
        if (!constraint || types_is_generic(program, constraint)) {
            constraint = types_unknown(program);
        }
        vec_push(f->lower->arena, &erased, constraint);
    }
    return erased;
}

static bool same_arguments(Program *program, const TypeVec *a, const TypeVec *b)
{
    for (size_t i = 0; i < a->length; i++) {
        if (a->items[i] != b->items[i] && !types_identical(program, a->items[i], b->items[i])) {
            return false;
        }
    }
    return a->length == b->length;
}

Instance *lower_instance(Lower *lower, Family *family, Type **parameters, Type **arguments,
                         size_t count, bool *is_new)
{
    TypeVec tuple = {0};

    if (!arguments || family->instances.length >= instance_limit(lower)) {
        tuple = lower_erased(family->frame, parameters, count);
    } else {
        for (size_t i = 0; i < count; i++) {
            vec_push(lower->arena, &tuple, canonical(lower, parameters[i], arguments[i]));
        }
    }
    *is_new = false;
    for (size_t i = 0; i < family->instances.length; i++) {
        if (same_arguments(lower->program, &family->instances.items[i]->arguments, &tuple)) {
            return family->instances.items[i];
        }
    }
    Instance *instance = NEW(lower->arena, Instance);
    instance->family = family;
    instance->arguments = tuple;
    vec_push(lower->arena, &family->instances, instance);
    lower->instance_count += count > 0;
    *is_new = true;
    return instance;
}

static bool is_word_char(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/* What a type is called in a name: `Map<string, number>` "Map_string_number", `string[]`
 * "string_array", a type without a name "object" or "function". */
static const char *type_text(Frame *f, Type *type)
{
    bool is_anonymous = (type->flags & TYPE_OBJECT) && !type->alias &&
                        (type->object_flags & (OBJECT_ANONYMOUS | OBJECT_MAPPED)) &&
                        !(type->object_flags & OBJECT_REFERENCE);

    if (is_anonymous) {
        return types_is_function(f->lower->program, type) ? "function" : "object";
    }
    const char *text = types_to_string(f->lower->program, type);
    return strncmp(text, "typeof ", strlen("typeof ")) == 0 ? text + strlen("typeof ") : text;
}

static void append_type_word(Frame *f, StrBuf *buf, Type *type)
{
    const char *text = type_text(f, type);
    size_t start = buf->length;
    bool pending = false;

    for (; *text && buf->length - start < 24; text++) {
        if (text[0] == '[' && text[1] == ']') {
            strbuf_append(buf, "_array");
        }
        if (!is_word_char(*text)) {
            pending = buf->length > start;
            continue;
        }
        if (pending) {
            strbuf_putc(buf, '_');
            pending = false;
        }
        strbuf_putc(buf, *text);
    }
}

/* Names are made unique with numbers: the arguments that make them too long may be left out. */
enum { LONGEST_SUFFIX = 16 };

const char *lower_instance_name(Frame *f, const char *base, const TypeVec *arguments)
{
    StrBuf buf;
    const char *name;

    strbuf_init(&buf);
    strbuf_append(&buf, base);
    for (size_t i = 0; i < arguments->length && buf.length < strlen(base) + LONGEST_SUFFIX; i++) {
        strbuf_putc(&buf, '_');
        append_type_word(f, &buf, arguments->items[i]);
    }
    name = lower_intern(f, strbuf_text(&buf));
    strbuf_free(&buf);
    return name;
}
