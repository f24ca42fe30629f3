/*
 * Types as text, the way tsc prints them (without truncation). Types that contain themselves end
 * in `...` where they would repeat.
 */
#include "types/checker.h"

typedef struct Printer {
    Checker *c;
    StrBuf *out;
    VEC(Type *) active; /* anonymous types being printed */
    int depth;
    ConditionalRoot *infer_root; /* whose `infer` parameters are being declared */
} Printer;

enum { LEVEL_TOP, LEVEL_UNION, LEVEL_INTERSECTION, LEVEL_OPERAND, LEVEL_ARRAY };

static void print_type(Printer *p, Type *type, int level);

static void text(Printer *p, const char *s)
{
    strbuf_append(p->out, s);
}

static bool is_identifier_text(const char *s)
{
    if (!*s || (*s >= '0' && *s <= '9')) {
        return false;
    }
    for (; *s; s++) {
        bool ok = (*s >= 'a' && *s <= 'z') || (*s >= 'A' && *s <= 'Z') ||
                  (*s >= '0' && *s <= '9') || *s == '_' || *s == '$' || (unsigned char)*s >= 0x80;
        if (!ok) {
            return false;
        }
    }
    return true;
}

static void print_quoted(Printer *p, const char *s, size_t length, char quote)
{
    strbuf_putc(p->out, quote);
    for (size_t i = 0; i < length; i++) {
        char ch = s[i];
        if (ch == quote || ch == '\\') {
            strbuf_putc(p->out, '\\');
            strbuf_putc(p->out, ch);
        } else if (ch == '\n') {
            text(p, "\\n");
        } else if (ch == '\t') {
            text(p, "\\t");
        } else if (ch == '\r') {
            text(p, "\\r");
        } else if (ch == '\v') {
            text(p, "\\v");
        } else if (ch == '\f') {
            text(p, "\\f");
        } else if (ch == '\b') {
            text(p, "\\b");
        } else if (ch == 0) {
            text(p, "\\0");
        } else if ((unsigned char)ch < 0x20) {
            strbuf_printf(p->out, "\\u%04X", (unsigned)(unsigned char)ch);
        } else {
            strbuf_putc(p->out, ch);
        }
    }
    strbuf_putc(p->out, quote);
}

static void print_name(Printer *p, Property *property)
{
    const char *name = property->name;
    if (strncmp(name, "__@", 3) == 0) {
        for (size_t i = 0; i < property->declaration_count; i++) {
            AstNode *node = ast_declaration_name(property->declarations[i]);
            if (node && node->kind == AST_COMPUTED_PROPERTY_NAME) {
                strbuf_append_n(p->out, node->file->text + node->span.start,
                                node->span.end - node->span.start);
                return;
            }
        }
        strbuf_printf(p->out, "[Symbol.%s]", name + 3);
        return;
    }
    if (is_identifier_text(name) || name[0] == '#') {
        text(p, name);
        return;
    }
    AstNode *node =
        property->declaration_count ? ast_declaration_name(property->declarations[0]) : NULL;
    bool negative = name[0] == '-';
    if (is_numeric_name(name) && !negative && (!node || node->kind != AST_STRING_LITERAL)) {
        text(p, name);
        return;
    }
    bool single =
        node && node->kind == AST_STRING_LITERAL && node->file->text[node->span.start] == '\'';
    print_quoted(p, name, strlen(name), single ? '\'' : '"');
}

static void print_list(Printer *p, Type **types, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        text(p, i ? ", " : "");
        print_type(p, types[i], LEVEL_TOP);
    }
}

static void print_arguments(Printer *p, Type **types, size_t count)
{
    if (count) {
        text(p, "<");
        print_list(p, types, count);
        text(p, ">");
    }
}

/* ---- signatures ---- */

static void print_pattern(Printer *p, AstNode *node)
{
    if (node->kind == AST_IDENTIFIER) {
        text(p, node->identifier.name);
        return;
    }
    bool object = node->kind == AST_OBJECT_PATTERN;
    text(p, object ? "{ " : "[");
    for (size_t i = 0; i < node->elements.items.length; i++) {
        AstNode *element = node->elements.items.items[i];
        text(p, i ? ", " : "");
        if (element->kind != AST_BINDING_ELEMENT) {
            continue;
        }
        if (element->binding_element.is_rest) {
            text(p, "...");
        }
        AstNode *name = element->binding_element.property_name;
        if (name) {
            strbuf_append_n(p->out, name->file->text + name->span.start,
                            name->span.end - name->span.start);
            text(p, ": ");
        }
        print_pattern(p, element->binding_element.target);
    }
    text(p, object ? " }" : "]");
}

static void print_parameter(Printer *p, Signature *signature, size_t i, const char **separator)
{
    Checker *c = p->c;
    Parameter *parameter = &signature->parameters[i];
    Type *type = parameter_type(c, signature, i);
    bool expands = parameter->is_rest && is_tuple_type(type);
    for (size_t k = 0; expands && k + 1 < tuple_shape(type)->length; k++) {
        expands = !(tuple_shape(type)->flags[k] & (ELEMENT_REST | ELEMENT_VARIADIC));
    }
    if (expands) {
        TupleShape *shape = tuple_shape(type);
        for (size_t k = 0; k < shape->length; k++) {
            text(p, *separator);
            *separator = ", ";
            const char *label = shape->labels && shape->labels[k]
                                    ? shape->labels[k]
                                    : arena_printf(c->arena, "%s_%zu", parameter->name, k);
            bool rest = shape->flags[k] & (ELEMENT_REST | ELEMENT_VARIADIC);
            strbuf_printf(p->out, "%s%s%s: ", rest ? "..." : "", label,
                          shape->flags[k] & ELEMENT_OPTIONAL ? "?" : "");
            Type *element = type->as.object.arguments[k];
            print_type(p, shape->flags[k] & ELEMENT_REST ? type_array(c, element) : element,
                       LEVEL_TOP);
        }
        return;
    }
    text(p, *separator);
    *separator = ", ";
    if (parameter->is_rest) {
        text(p, "...");
    }
    AstNode *node = parameter->node;
    if (node && node->kind == AST_PARAMETER && ast_is_pattern(node->parameter.target->kind)) {
        print_pattern(p, node->parameter.target);
    } else {
        text(p, parameter->name);
    }
    bool initialized = node && node->kind == AST_PARAMETER && node->parameter.initializer;
    bool optional = parameter->is_optional && !(initialized && i < signature->min_arguments);
    text(p, optional ? "?: " : ": ");
    if (initialized && !(node->parameter.type &&
                         type_has(type_from_node(c, node->parameter.type), TYPE_UNDEFINED))) {
        type = type_with_facts(c, type, FACT_NE_UNDEFINED);
    }
    print_type(p, type, LEVEL_TOP);
}

static void print_type_parameters(Printer *p, Signature *signature)
{
    Checker *c = p->c;
    if (!signature->type_parameter_count) {
        return;
    }
    text(p, "<");
    for (size_t i = 0; i < signature->type_parameter_count; i++) {
        Type *parameter = signature->type_parameters[i];
        text(p, i ? ", " : "");
        text(p, parameter->as.param.is_const ? "const " : "");
        print_type(p, parameter, LEVEL_TOP);
        Type *constraint = constraint_of(c, parameter);
        if (constraint) {
            text(p, " extends ");
            print_type(p, constraint, LEVEL_TOP);
        }
        Type *preset = default_of_param(c, parameter);
        if (preset) {
            text(p, " = ");
            print_type(p, preset, LEVEL_TOP);
        }
    }
    text(p, ">");
}

static void print_signature(Printer *p, Signature *signature, const char *arrow)
{
    Checker *c = p->c;
    const char *separator = "";
    print_type_parameters(p, signature);
    text(p, "(");
    if (signature->this_type) {
        text(p, "this: ");
        print_type(p, signature->this_type, LEVEL_TOP);
        separator = ", ";
    }
    for (size_t i = 0; i < signature->parameter_count; i++) {
        print_parameter(p, signature, i, &separator);
    }
    text(p, ")");
    text(p, arrow);
    TypePredicate *predicate = predicate_of(c, signature);
    if (predicate) {
        strbuf_printf(p->out, "%s%s", predicate->is_asserts ? "asserts " : "",
                      predicate->parameter_name);
        if (predicate->type) {
            text(p, " is ");
            print_type(p, predicate->type, LEVEL_TOP);
        }
    } else {
        print_type(p, return_type_of(c, signature), LEVEL_TOP);
    }
}

/* ---- objects ---- */

static void print_property(Printer *p, Property *property)
{
    Checker *c = p->c;
    Type *type = type_of_property(c, property);
    if (property->is_method && !property->is_readonly) {
        Type *bare = property->is_optional ? type_with_facts(c, type, FACT_NE_UNDEFINED) : type;
        SignatureVec *calls = signatures_of(c, bare, false);
        if (bare->flags & TYPE_OBJECT && calls->length && !members_of(c, bare)->list.length) {
            for (size_t i = 0; i < calls->length; i++) {
                text(p, i ? " " : "");
                print_name(p, property);
                text(p, property->is_optional ? "?" : "");
                print_signature(p, calls->items[i], ": ");
                text(p, i + 1 < calls->length ? ";" : "");
            }
            return;
        }
    }
    text(p, property->is_readonly ? "readonly " : "");
    print_name(p, property);
    text(p, property->is_optional ? "?: " : ": ");
    print_type(p, type, LEVEL_TOP);
}

static const char *index_name(IndexInfo *info)
{
    AstNode *node = info->node;
    if (node && node->kind == AST_INDEX_SIGNATURE && node->index_signature.parameter &&
        node->index_signature.parameter->parameter.target->kind == AST_IDENTIFIER) {
        return node->index_signature.parameter->parameter.target->identifier.name;
    }
    return "x";
}

static void print_members(Printer *p, TypeMembers *members)
{
    text(p, "{ ");
    for (size_t i = 0; i < members->calls.length; i++) {
        print_signature(p, members->calls.items[i], ": ");
        text(p, "; ");
    }
    for (size_t i = 0; i < members->constructs.length; i++) {
        text(p, "new ");
        print_signature(p, members->constructs.items[i], ": ");
        text(p, "; ");
    }
    for (size_t i = 0; i < members->indexes.length; i++) {
        IndexInfo *info = &members->indexes.items[i];
        text(p, info->is_readonly ? "readonly [" : "[");
        text(p, index_name(info));
        text(p, ": ");
        print_type(p, info->key, LEVEL_TOP);
        text(p, "]: ");
        print_type(p, info->type, LEVEL_TOP);
        text(p, "; ");
    }
    for (size_t i = 0; i < members->list.length; i++) {
        if (members->list.items[i]->name == p->c->n_prototype &&
            !members->list.items[i]->declaration_count) {
            continue;
        }
        print_property(p, members->list.items[i]);
        text(p, "; ");
    }
    text(p, "}");
}

static void print_mapped(Printer *p, Type *type)
{
    unsigned modifiers = mapped_modifiers(type);
    text(p, "{ ");
    text(p, modifiers & MAPPED_ADD_READONLY    ? "readonly "
            : modifiers & MAPPED_DROP_READONLY ? "-readonly "
                                               : "");
    text(p, "[");
    print_type(p, mapped_parameter(p->c, type), LEVEL_TOP);
    text(p, " in ");
    print_type(p, mapped_constraint(p->c, type), LEVEL_TOP);
    Type *name = mapped_name_type(p->c, type);
    if (name) {
        text(p, " as ");
        print_type(p, name, LEVEL_TOP);
    }
    text(p, "]");
    text(p, modifiers & MAPPED_ADD_OPTIONAL ? "?" : modifiers & MAPPED_DROP_OPTIONAL ? "-?" : "");
    text(p, ": ");
    print_type(p, mapped_template(p->c, type), LEVEL_TOP);
    text(p, "; }");
}

static void print_module(Printer *p, Symbol *symbol)
{
    if (symbol->flags & SYMBOL_MODULE) {
        const char *path =
            symbol->module && symbol->module->file && !symbol->module->file->is_library
                ? symbol->module->file->real_path
                : symbol->name;
        size_t length = strlen(path);
        const char *dot = strrchr(path, '.');
        bool extension = dot && (strcmp(dot, ".ts") == 0 || strcmp(dot, ".mts") == 0 ||
                                 strcmp(dot, ".cts") == 0);
        length = extension ? (size_t)(dot - path) : length;
        strbuf_printf(p->out, "typeof import(\"%.*s\")", (int)length, path);
    } else {
        strbuf_printf(p->out, "typeof %s", symbol->name);
    }
}

static void print_anonymous(Printer *p, Type *type, int level)
{
    Checker *c = p->c;
    AnonymousInfo *info = anonymous_info(type);
    if (info && (info->kind == ANONYMOUS_CLASS || info->kind == ANONYMOUS_ENUM ||
                 info->kind == ANONYMOUS_MODULE)) {
        bool encloses = level >= LEVEL_ARRAY && info->kind != ANONYMOUS_MODULE;
        text(p, encloses ? "(" : "");
        if (info->kind == ANONYMOUS_CLASS) {
            const char *name = info->symbol->name;
            strbuf_printf(p->out, "typeof %s",
                          name && *name && *name != '<' ? name : "(Anonymous class)");
        } else {
            print_module(p, info->symbol);
        }
        text(p, encloses ? ")" : "");
        return;
    }
    for (size_t i = 0; i < p->active.length; i++) {
        Type *a = p->active.items[i];
        if (a == type || (a->as.object.node && a->as.object.node == type->as.object.node &&
                          a->symbol == type->symbol && i + 9 < p->active.length)) {
            if (info && info->kind == ANONYMOUS_FUNCTION && info->symbol &&
                info->symbol->flags & SYMBOL_FUNCTION && info->declaration_count &&
                info->declarations[0]->parent->kind == AST_SOURCE_FILE) {
                strbuf_printf(p->out, "typeof %s", info->symbol->name);
            } else {
                text(p, "any");
            }
            return;
        }
    }
    if (p->depth > 60) {
        text(p, "...");
        return;
    }
    vec_push(c->arena, &p->active, type);
    p->depth++;
    if (type->object_flags & OBJECT_MAPPED && is_generic_object(c, type)) {
        print_mapped(p, type);
    } else {
        TypeMembers *members = members_of(c, type);
        bool plain = !members->list.length && !members->indexes.length;
        if (plain && !members->calls.length && !members->constructs.length) {
            text(p, "{}");
        } else if (plain && members->calls.length + members->constructs.length == 1) {
            bool construct = members->constructs.length == 1;
            Signature *signature =
                construct ? members->constructs.items[0] : members->calls.items[0];
            bool parens = level >= LEVEL_UNION;
            text(p, parens ? "(" : "");
            text(p, construct ? signature->is_abstract ? "abstract new " : "new " : "");
            print_signature(p, signature, " => ");
            text(p, parens ? ")" : "");
        } else {
            print_members(p, members);
        }
    }
    p->depth--;
    p->active.length--;
}

static void print_tuple(Printer *p, Type *type)
{
    TupleShape *shape = tuple_shape(type);
    text(p, shape->is_readonly ? "readonly [" : "[");
    for (size_t i = 0; i < shape->length; i++) {
        Type *element = type->as.object.arguments[i];
        uint8_t flag = shape->flags[i];
        text(p, i ? ", " : "");
        bool rest = flag & (ELEMENT_REST | ELEMENT_VARIADIC);
        if (shape->labels && shape->labels[i]) {
            strbuf_printf(p->out, "%s%s%s: ", rest ? "..." : "", shape->labels[i],
                          flag & ELEMENT_OPTIONAL ? "?" : "");
            print_type(p, flag & ELEMENT_REST ? type_array(p->c, element) : element, LEVEL_TOP);
        } else if (rest) {
            text(p, "...");
            print_type(p, flag & ELEMENT_REST ? type_array(p->c, element) : element, LEVEL_TOP);
        } else {
            print_type(p, element, flag & ELEMENT_OPTIONAL ? LEVEL_ARRAY : LEVEL_TOP);
            text(p, flag & ELEMENT_OPTIONAL ? "?" : "");
        }
    }
    text(p, "]");
}

/* Iterable and its kin leave out trailing arguments that equal the defaults. */
static size_t shown_arguments(Printer *p, Type *type, size_t n)
{
    static const char *const names[] = {"Iterable", "IterableIterator", "AsyncIterable",
                                        "AsyncIterableIterator"};
    Type *target = type->as.object.target;
    bool elide = false;
    for (size_t i = 0; i < 4 && target->symbol; i++) {
        elide |= strcmp(names[i], target->symbol->name) == 0 && target->symbol->is_ambient;
    }
    while (elide && n > 0) {
        Type *preset = default_of_param(p->c, target->as.object.parameters[n - 1]);
        if (!preset || !is_identical(p->c, preset, type->as.object.arguments[n - 1])) {
            break;
        }
        n--;
    }
    return n;
}

static void print_object(Printer *p, Type *type, int level)
{
    Checker *c = p->c;
    if (type->object_flags & OBJECT_EVOLVING_ARRAY) {
        text(p, "any[]");
    } else if (!(type->object_flags & OBJECT_REFERENCE)) {
        print_anonymous(p, type, level);
    } else if (is_tuple_type(type)) {
        bool parens = tuple_shape(type)->is_readonly && level >= LEVEL_ARRAY;
        text(p, parens ? "(" : "");
        print_tuple(p, type);
        text(p, parens ? ")" : "");
    } else if (is_array_type(c, type)) {
        bool is_readonly = !is_mutable_array(c, type), parens = is_readonly && level >= LEVEL_ARRAY;
        text(p, parens ? "(" : "");
        text(p, is_readonly ? "readonly " : "");
        print_type(p, type->as.object.arguments[0], LEVEL_ARRAY);
        text(p, parens ? ")[]" : "[]");
    } else {
        Type *target = type->as.object.target;
        size_t outer = target->as.object.outer_count, n = target->as.object.parameter_count;
        const char *name = target->symbol ? target->symbol->name : "?";
        text(p, *name && name[0] != '<' ? name : "(Anonymous class)");
        n = shown_arguments(p, type, n);
        if (n > outer) {
            print_arguments(p, type->as.object.arguments + outer, n - outer);
        }
    }
}

/* ---- unions ---- */

static void format_union(Checker *c, Type *type, TypeVec *out)
{
    Type *origin = type->as.set.origin;
    if (origin && origin->flags & TYPE_UNION) {
        type = origin;
    }
    bool has_null = false, has_undefined = false;
    for (size_t i = 0; i < type->as.set.count; i++) {
        Type *t = type->as.set.types[i];
        if (t->flags & TYPE_NULLABLE) {
            has_null |= (t->flags & TYPE_NULL) != 0;
            has_undefined |= (t->flags & TYPE_UNDEFINED) != 0;
            continue;
        }
        Type *base = t->flags & TYPE_BOOLEAN_LITERAL && !(t->flags & TYPE_UNION) ? c->boolean
                     : t->flags & TYPE_ENUM_LITERAL && !(t->flags & TYPE_UNION) && t->symbol &&
                             t->symbol->parent
                         ? declared_type(c, t->symbol->parent)
                         : NULL;
        if (base && base->flags & TYPE_UNION && i + base->as.set.count <= type->as.set.count) {
            bool whole = true;
            for (size_t k = 0; k < base->as.set.count && whole; k++) {
                whole =
                    type_regular(type->as.set.types[i + k]) == type_regular(base->as.set.types[k]);
            }
            if (whole) {
                vec_push(c->arena, out, base);
                i += base->as.set.count - 1;
                continue;
            }
        }
        vec_push(c->arena, out, t);
    }
    if (has_null) {
        vec_push(c->arena, out, c->null);
    }
    if (has_undefined) {
        vec_push(c->arena, out, c->undefined);
    }
}

static void print_set(Printer *p, Type *type, int level)
{
    if (type->flags & TYPE_UNION && type->as.set.origin &&
        type->as.set.origin->flags & TYPE_INTERSECTION) {
        type = type->as.set.origin;
    }
    if (type->flags & TYPE_UNION && type->as.set.origin &&
        type->as.set.origin->flags & TYPE_INDEX) {
        print_type(p, type->as.set.origin, level);
        return;
    }
    bool is_union = (type->flags & TYPE_UNION) != 0;
    TypeVec parts = {0};
    if (is_union) {
        format_union(p->c, type, &parts);
    } else {
        for (size_t i = 0; i < type->as.set.count; i++) {
            vec_push(p->c->arena, &parts, type->as.set.types[i]);
        }
    }
    if (parts.length == 1) {
        print_type(p, parts.items[0], level);
        return;
    }
    bool parens = is_union ? level >= LEVEL_INTERSECTION : level >= LEVEL_OPERAND;
    text(p, parens ? "(" : "");
    for (size_t i = 0; i < parts.length; i++) {
        text(p, i ? (is_union ? " | " : " & ") : "");
        bool is_nested = is_union && parts.items[i]->flags & TYPE_INTERSECTION;
        print_type(p, parts.items[i],
                   is_nested  ? LEVEL_OPERAND
                   : is_union ? LEVEL_UNION
                              : LEVEL_INTERSECTION);
    }
    text(p, parens ? ")" : "");
}

static void print_literal(Printer *p, Type *type)
{
    Symbol *symbol = type->symbol;
    if (type->flags & TYPE_ENUM_LITERAL && symbol) {
        Symbol *parent = symbol->parent;
        bool single = parent && declared_type(p->c, parent)->flags & TYPE_LITERAL &&
                      !(declared_type(p->c, parent)->flags & TYPE_UNION);
        if (single) {
            text(p, parent->name);
        } else if (is_identifier_text(symbol->name)) {
            strbuf_printf(p->out, "%s.%s", parent ? parent->name : "?", symbol->name);
        } else {
            strbuf_printf(p->out, "(typeof %s)[\"%s\"]", parent ? parent->name : "?", symbol->name);
        }
    } else if (type->flags & TYPE_STRING_LITERAL) {
        print_quoted(p, type->as.literal.text, type->as.literal.text_length, '"');
    } else if (type->flags & TYPE_NUMBER_LITERAL) {
        text(p, property_name_of_type(p->c, type));
    } else if (type->flags & TYPE_BIGINT_LITERAL) {
        strbuf_printf(p->out, "%sn", type->as.literal.text);
    } else {
        text(p, type->as.literal.boolean ? "true" : "false");
    }
}

static void print_conditional(Printer *p, Type *type, int level)
{
    bool parens = level >= LEVEL_UNION;
    text(p, parens ? "(" : "");
    print_type(p, type->as.conditional.check, LEVEL_UNION);
    text(p, " extends ");
    ConditionalRoot *saved = p->infer_root;
    p->infer_root = type->as.conditional.root;
    print_type(p, type->as.conditional.extends, LEVEL_UNION);
    p->infer_root = saved;
    text(p, " ? ");
    print_type(p, conditional_branch(p->c, type, true), LEVEL_TOP);
    text(p, " : ");
    print_type(p, conditional_branch(p->c, type, false), LEVEL_TOP);
    text(p, parens ? ")" : "");
}

static const char *intrinsic_name(Checker *c, Type *type)
{
    unsigned f = type->flags;
    return type == c->unresolved_call_type ? "any"
           : f & TYPE_ANY                  ? "any"
           : f & TYPE_UNKNOWN              ? "unknown"
           : f & TYPE_NEVER                ? "never"
           : f & TYPE_VOID                 ? "void"
           : f & TYPE_UNDEFINED            ? "undefined"
           : f & TYPE_NULL                 ? "null"
           : f & TYPE_BOOLEAN              ? "boolean"
           : f & TYPE_NUMBER               ? "number"
           : f & TYPE_STRING               ? "string"
           : f & TYPE_BIGINT               ? "bigint"
           : f & TYPE_SYMBOL               ? "symbol"
           : f & TYPE_NON_PRIMITIVE        ? "object"
                                           : NULL;
}

static void print_template(Printer *p, Type *type)
{
    text(p, "`");
    for (size_t i = 0; i <= type->as.template.count; i++) {
        text(p, type->as.template.texts[i]);
        if (i < type->as.template.count) {
            text(p, "${");
            print_type(p, type->as.template.types[i], LEVEL_TOP);
            text(p, "}");
        }
    }
    text(p, "`");
}

static void print_type(Printer *p, Type *type, int level)
{
    Checker *c = p->c;
    const char *name = intrinsic_name(c, type);
    if (name) {
        text(p, name);
        return;
    }
    if (p->depth > 80) {
        text(p, "...");
        return;
    }
    if (type->alias && type->alias != (Symbol *)1) {
        text(p, type->alias->name);
        print_arguments(p, type->alias_arguments, type->alias_argument_count);
        return;
    }
    if (type->flags & TYPE_UNION && type->flags & TYPE_ENUM_LITERAL && type->symbol) {
        text(p, type->symbol->name);
        return;
    }
    p->depth++;
    if (type->flags & TYPE_UNION_OR_INTERSECTION) {
        print_set(p, type, level);
    } else if (type->flags & TYPE_LITERAL) {
        print_literal(p, type);
    } else if (type->flags & TYPE_ENUM) {
        if (type->symbol && type->symbol->parent && type->symbol->flags & SYMBOL_ENUM_MEMBER) {
            strbuf_printf(p->out, "%s.", type->symbol->parent->name);
        }
        text(p, type->symbol ? type->symbol->name : "number");
    } else if (type->flags & TYPE_UNIQUE_SYMBOL) {
        if (type->symbol) {
            strbuf_printf(p->out, "typeof %s", type->symbol->name);
        } else {
            text(p, "unique symbol");
        }
    } else if (type->flags & TYPE_PARAM) {
        bool declares = false;
        for (size_t i = 0; p->infer_root && i < p->infer_root->infer_count; i++) {
            declares |= p->infer_root->infer_parameters[i] == type;
        }
        text(p, declares && level >= LEVEL_ARRAY ? "(infer " : declares ? "infer " : "");
        text(p, type->as.param.is_this ? "this" : type->symbol ? type->symbol->name : "T");
        text(p, declares && level >= LEVEL_ARRAY ? ")" : "");
    } else if (type->flags & TYPE_OBJECT) {
        print_object(p, type, level);
    } else if (type->flags & TYPE_INDEX) {
        bool parens = level >= LEVEL_ARRAY;
        text(p, parens ? "(keyof " : "keyof ");
        print_type(p, type->as.index.type, LEVEL_OPERAND);
        text(p, parens ? ")" : "");
    } else if (type->flags & TYPE_INDEXED_ACCESS) {
        print_type(p, type->as.access.object, LEVEL_ARRAY);
        text(p, "[");
        print_type(p, type->as.access.index, LEVEL_TOP);
        text(p, "]");
    } else if (type->flags & TYPE_CONDITIONAL) {
        print_conditional(p, type, level);
    } else if (type->flags & TYPE_TEMPLATE_LITERAL) {
        print_template(p, type);
    } else if (type->flags & TYPE_STRING_MAPPING) {
        strbuf_printf(p->out, "%s<", type->symbol->name);
        print_type(p, type->as.mapping.type, LEVEL_TOP);
        text(p, ">");
    } else {
        text(p, "any");
    }
    p->depth--;
}

char *types_to_string(Program *program, Type *type)
{
    StrBuf buf;
    strbuf_init(&buf);
    Printer p = {.c = checker_of(program), .out = &buf};
    print_type(&p, type, LEVEL_TOP);
    char *result = arena_strdup(program->arena, strbuf_text(&buf));
    strbuf_free(&buf);
    return result;
}
