/*
 * Making and walking syntax trees. Which kinds have which children is read from ast_kinds.def.
 */
#include "syntax/ast.h"

#include "driver/program.h"
#include "support/fatal.h"
#include "syntax/syntax.h"

enum { MAX_FIELDS = 8 };

/* Where a payload keeps one child or one list of children. */
typedef struct FieldInfo {
    uint16_t offset;
    bool is_list;
    const char *name; /* NULL ends the fields */
} FieldInfo;

typedef enum Payload {
    PAYLOAD_none,
#define AST_PAYLOAD(payload, ...) PAYLOAD_##payload,
#include "syntax/ast_kinds.def"
    PAYLOAD_COUNT
} Payload;

#define CHILD(payload, field) {offsetof(AstNode, payload.field), false, #field},
#define LIST(payload, field)  {offsetof(AstNode, payload.field), true, #field},
#define NO_CHILDREN           {0, false, NULL},
static const FieldInfo payload_fields[PAYLOAD_COUNT][MAX_FIELDS] = {
#define AST_PAYLOAD(payload, ...) [PAYLOAD_##payload] = {__VA_ARGS__},
#include "syntax/ast_kinds.def"
};
#undef CHILD
#undef LIST
#undef NO_CHILDREN

static const uint8_t kind_payload[AST_KIND_COUNT] = {
#define AST_KIND(kind, payload, name) PAYLOAD_##payload,
#include "syntax/ast_kinds.def"
};

static const uint16_t payload_size[PAYLOAD_COUNT] = {
#define AST_PAYLOAD(field, ...) [PAYLOAD_##field] = sizeof(((AstNode *)0)->field),
#include "syntax/ast_kinds.def"
};

AstNode *ast_new(Program *program, AstKind kind, const SourceFile *file, Span span)
{
    /* What is missing may be read as whatever was expected in its place. */
    size_t size = kind == AST_MISSING
                      ? sizeof(AstNode)
                      : offsetof(AstNode, source_file) + payload_size[kind_payload[kind]];
    AstNode *node = arena_alloc(program->arena, size);

    node->kind = kind;
    node->id = ++syntax_of(program)->last_id;
    node->file = file;
    node->span = span;
    return node;
}

bool ast_for_each_child(AstNode *node, AstVisitor *visit, void *context)
{
    for (const FieldInfo *field = payload_fields[kind_payload[node->kind]]; field->name; field++) {
        char *place = (char *)node + field->offset;
        if (!field->is_list) {
            AstNode *child = *(AstNode **)place;
            if (child && !visit(child, context)) {
                return false;
            }
            continue;
        }
        AstList *list = (AstList *)place;
        for (size_t i = 0; i < list->length; i++) {
            if (!visit(list->items[i], context)) {
                return false;
            }
        }
    }
    return true;
}

static bool set_parent(AstNode *child, void *parent)
{
    child->parent = parent;
    return ast_for_each_child(child, set_parent, child);
}

void ast_set_parents(AstNode *root)
{
    ast_for_each_child(root, set_parent, root);
}

const char *ast_kind_name(AstKind kind)
{
    static const char *const names[AST_KIND_COUNT] = {
#define AST_KIND(kind, payload, name) name,
#include "syntax/ast_kinds.def"
    };
    return names[kind];
}

const char *ast_operator_text(AstOperator op)
{
    static const char *const texts[AST_OPERATOR_COUNT] = {
#define AST_OPERATOR(op, text) text,
#include "syntax/ast_operators.def"
    };
    return texts[op];
}

AstOperator ast_assignment_operation(AstOperator assignment)
{
    if (assignment <= AST_OP_ASSIGN) {
        return AST_OP_NONE;
    }
    return (AstOperator)(AST_OP_ADD + (assignment - AST_OP_ADD_ASSIGN));
}

bool ast_is_expression(AstKind kind)
{
    return kind == AST_IDENTIFIER || kind == AST_MISSING ||
           (kind >= AST_NUMERIC_LITERAL && kind <= AST_META_PROPERTY && kind != AST_TEMPLATE_SPAN &&
            kind != AST_PROPERTY_ASSIGNMENT && kind != AST_SHORTHAND_PROPERTY_ASSIGNMENT &&
            kind != AST_SPREAD_ASSIGNMENT);
}

bool ast_is_statement(AstKind kind)
{
    if (kind >= AST_BLOCK && kind <= AST_DEBUGGER_STATEMENT) {
        return kind != AST_VARIABLE_DECLARATION && kind != AST_CASE_CLAUSE &&
               kind != AST_CATCH_CLAUSE;
    }
    switch (kind) {
    case AST_FUNCTION_DECLARATION:
    case AST_CLASS_DECLARATION:
    case AST_INTERFACE_DECLARATION:
    case AST_TYPE_ALIAS_DECLARATION:
    case AST_ENUM_DECLARATION:
    case AST_MODULE_DECLARATION:
    case AST_IMPORT_DECLARATION:
    case AST_IMPORT_EQUALS_DECLARATION:
    case AST_EXPORT_DECLARATION:
    case AST_EXPORT_ASSIGNMENT:
    case AST_NAMESPACE_EXPORT_DECLARATION:
        return true;
    default:
        return false;
    }
}

bool ast_is_type(AstKind kind)
{
    return kind >= AST_KEYWORD_TYPE && kind <= AST_PARENTHESIZED_TYPE;
}

bool ast_is_function_like(AstKind kind)
{
    return kind_payload[kind] == PAYLOAD_function;
}

bool ast_is_function_with_body(AstKind kind)
{
    switch (kind) {
    case AST_FUNCTION_DECLARATION:
    case AST_FUNCTION_EXPRESSION:
    case AST_ARROW_FUNCTION:
    case AST_METHOD_DECLARATION:
    case AST_CONSTRUCTOR:
    case AST_GET_ACCESSOR:
    case AST_SET_ACCESSOR:
        return true;
    default:
        return false;
    }
}

bool ast_is_class_like(AstKind kind)
{
    return kind == AST_CLASS_DECLARATION || kind == AST_CLASS_EXPRESSION;
}

bool ast_is_pattern(AstKind kind)
{
    return kind == AST_OBJECT_PATTERN || kind == AST_ARRAY_PATTERN;
}

AstNode *ast_skip_parentheses(AstNode *expression)
{
    while (expression && expression->kind == AST_PARENTHESIZED_EXPRESSION) {
        expression = expression->wrapped.expression;
    }
    return expression;
}

AstNode *ast_skip_assertions(AstNode *expression)
{
    while (expression) {
        switch (expression->kind) {
        case AST_PARENTHESIZED_EXPRESSION:
        case AST_NON_NULL_EXPRESSION:
            expression = expression->wrapped.expression;
            break;
        case AST_AS_EXPRESSION:
        case AST_SATISFIES_EXPRESSION:
        case AST_TYPE_ASSERTION:
            expression = expression->type_cast.expression;
            break;
        default:
            return expression;
        }
    }
    return expression;
}

AstNode *ast_enclosing_function(AstNode *node)
{
    for (AstNode *at = node->parent; at; at = at->parent) {
        if (at->kind == AST_SOURCE_FILE || at->kind == AST_CLASS_STATIC_BLOCK ||
            ast_is_function_with_body(at->kind)) {
            return at;
        }
    }
    return NULL;
}

AstNode *ast_this_container(AstNode *node)
{
    AstNode *child = node;

    for (AstNode *at = node->parent; at; child = at, at = at->parent) {
        switch (at->kind) {
        case AST_COMPUTED_PROPERTY_NAME:
            /* Evaluated outside of the class or literal whose member it names. */
            if (at->parent && at->parent->parent && ast_is_class_like(at->parent->parent->kind)) {
                at = at->parent->parent;
            }
            break;
        case AST_PROPERTY_DECLARATION:
            if (child == at->property.initializer) {
                return at;
            }
            break;
        case AST_SOURCE_FILE:
        case AST_MODULE_BLOCK:
        case AST_CLASS_STATIC_BLOCK:
            return at;
        case AST_ARROW_FUNCTION:
            break;
        default:
            if (ast_is_function_with_body(at->kind)) {
                return at;
            }
        }
    }
    return NULL;
}

bool ast_has_use_strict(const AstList *statements)
{
    for (size_t i = 0; i < statements->length; i++) {
        const AstNode *statement = statements->items[i];
        if (statement->kind != AST_EXPRESSION_STATEMENT ||
            statement->wrapped.expression->kind != AST_STRING_LITERAL) {
            return false;
        }
        AstText value = statement->wrapped.expression->string.value;
        if (value.length == 10 && memcmp(value.text, "use strict", 10) == 0) {
            return true;
        }
    }
    return false;
}

bool ast_is_strict(const AstNode *node)
{
    for (const AstNode *at = node; at; at = at->parent) {
        if (ast_is_class_like(at->kind)) {
            return true;
        }
        if (at->kind == AST_SOURCE_FILE) {
            return at->source_file.has_use_strict;
        }
        const AstNode *body = ast_is_function_with_body(at->kind) ? at->function.body : NULL;
        if (body && body->kind == AST_BLOCK && ast_has_use_strict(&body->block.statements)) {
            return true;
        }
    }
    return false;
}

/* The expression that a link of a chain goes on from, or NULL for other nodes. */
static AstNode *chain_inner(const AstNode *link)
{
    switch (link->kind) {
    case AST_PROPERTY_ACCESS:
        return link->property_access.object;
    case AST_ELEMENT_ACCESS:
        return link->element_access.object;
    case AST_CALL_EXPRESSION:
        return link->call.callee;
    case AST_NON_NULL_EXPRESSION:
        return link->wrapped.expression;
    default:
        return NULL;
    }
}

AstNode *ast_chain_root(AstNode *link)
{
    while (link->parent && chain_inner(link->parent) == link) {
        link = link->parent;
    }
    return link;
}

bool ast_in_optional_chain(const AstNode *link)
{
    for (; link; link = chain_inner(link)) {
        if ((link->kind == AST_PROPERTY_ACCESS && link->property_access.is_optional) ||
            (link->kind == AST_ELEMENT_ACCESS && link->element_access.is_optional) ||
            (link->kind == AST_CALL_EXPRESSION && link->call.is_optional)) {
            return true;
        }
    }
    return false;
}

AstNode *ast_declaration_name(AstNode *declaration)
{
    switch (declaration->kind) {
    case AST_VARIABLE_DECLARATION:
        return declaration->variable.target;
    case AST_PARAMETER:
        return declaration->parameter.target;
    case AST_BINDING_ELEMENT:
        return declaration->binding_element.target;
    case AST_CATCH_CLAUSE:
        return declaration->catch_clause.target;
    case AST_TYPE_PARAMETER:
        return declaration->type_parameter.name;
    case AST_CLASS_DECLARATION:
    case AST_CLASS_EXPRESSION:
        return declaration->class_like.name;
    case AST_INTERFACE_DECLARATION:
        return declaration->interface.name;
    case AST_TYPE_ALIAS_DECLARATION:
        return declaration->type_alias.name;
    case AST_ENUM_DECLARATION:
        return declaration->enumeration.name;
    case AST_ENUM_MEMBER:
        return declaration->enum_member.name;
    case AST_MODULE_DECLARATION:
        return declaration->module.name;
    case AST_PROPERTY_DECLARATION:
    case AST_PROPERTY_SIGNATURE:
        return declaration->property.name;
    case AST_PROPERTY_ASSIGNMENT:
    case AST_SHORTHAND_PROPERTY_ASSIGNMENT:
        return declaration->property_assignment.name;
    case AST_IMPORT_CLAUSE:
        return declaration->import_clause.name;
    case AST_NAMESPACE_IMPORT:
    case AST_NAMESPACE_EXPORT:
    case AST_NAMESPACE_EXPORT_DECLARATION:
        return declaration->import_name.name;
    case AST_IMPORT_SPECIFIER:
    case AST_EXPORT_SPECIFIER:
        return declaration->specifier.name;
    case AST_IMPORT_EQUALS_DECLARATION:
        return declaration->import_equals.name;
    case AST_LABELED_STATEMENT:
        return declaration->labeled.label;
    case AST_NAMED_TUPLE_MEMBER:
        return declaration->named_tuple_member.name;
    default:
        return ast_is_function_like(declaration->kind) ? declaration->function.name : NULL;
    }
}

/* ---- dump ---- */

typedef struct Dump {
    StrBuf *out;
    int depth;
} Dump;

static void dump_text(StrBuf *out, AstText text)
{
    strbuf_putc(out, '"');
    for (uint32_t i = 0; i < text.length; i++) {
        unsigned char byte = (unsigned char)text.text[i];
        if (byte < 0x20 || byte == '"' || byte == '\\' || byte == 0x7f) {
            strbuf_printf(out, "\\x%02x", byte);
        } else {
            strbuf_putc(out, (char)byte);
        }
    }
    strbuf_putc(out, '"');
}

static void dump_modifiers(StrBuf *out, uint32_t modifiers)
{
    static const char *const names[] = {"export",   "default",  "declare", "abstract", "async",
                                        "static",   "readonly", "public",  "private",  "protected",
                                        "override", "accessor", "const",   "in",       "out"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (modifiers & (1u << i)) {
            strbuf_printf(out, " %s", names[i]);
        }
    }
}

/* What a node says besides its kind and its children. */
static void dump_details(StrBuf *out, const AstNode *node)
{
    static const char *const keywords[] = {"any",    "unknown", "never",    "void",   "undefined",
                                           "null",   "boolean", "number",   "string", "bigint",
                                           "symbol", "object",  "intrinsic"};
    static const char *const type_operators[] = {"keyof", "readonly", "unique"};
    static const char *const variables[] = {"var", "let", "const", "using", "await using"};
    static const char *const mapped[] = {"", "+", "-"};

    switch (node->kind) {
    case AST_IDENTIFIER:
    case AST_PRIVATE_IDENTIFIER:
        strbuf_printf(out, " %s", node->identifier.name);
        break;
    case AST_NUMERIC_LITERAL:
        strbuf_printf(out, " %.17g", node->number.value);
        break;
    case AST_BIGINT_LITERAL:
        strbuf_printf(out, " %sn", node->bigint.digits);
        break;
    case AST_STRING_LITERAL:
        strbuf_putc(out, ' ');
        dump_text(out, node->string.value);
        break;
    case AST_REGEXP_LITERAL:
        strbuf_putc(out, ' ');
        dump_text(out, node->regexp.source);
        strbuf_printf(out, " %s", node->regexp.flags);
        break;
    case AST_TEMPLATE_LITERAL:
    case AST_TEMPLATE_LITERAL_TYPE:
        strbuf_putc(out, ' ');
        dump_text(out, node->template_literal.cooked);
        break;
    case AST_TEMPLATE_SPAN:
        strbuf_putc(out, ' ');
        dump_text(out, node->template_span.cooked);
        break;
    case AST_UNARY_EXPRESSION:
        strbuf_printf(out, " %s", ast_operator_text(node->unary.op));
        break;
    case AST_UPDATE_EXPRESSION:
        strbuf_printf(out, " %s%s", node->unary.is_prefix ? "prefix " : "",
                      ast_operator_text(node->unary.op));
        break;
    case AST_BINARY_EXPRESSION:
    case AST_ASSIGNMENT_EXPRESSION:
        strbuf_printf(out, " %s", ast_operator_text(node->binary.op));
        break;
    case AST_KEYWORD_TYPE:
        strbuf_printf(out, " %s", keywords[node->keyword_type.keyword]);
        break;
    case AST_TYPE_OPERATOR:
        strbuf_printf(out, " %s", type_operators[node->type_operator.op]);
        break;
    case AST_VARIABLE_STATEMENT:
        strbuf_printf(out, " %s", variables[node->variable_statement.kind]);
        break;
    case AST_MAPPED_TYPE:
        strbuf_printf(out, " readonly:%s optional:%s", mapped[node->mapped_type.readonly_modifier],
                      mapped[node->mapped_type.optional_modifier]);
        break;
    default:
        break;
    }
}

static bool dump_node(AstNode *node, void *context)
{
    Dump *dump = context;

    strbuf_fill(dump->out, ' ', (size_t)dump->depth * 2);
    strbuf_printf(dump->out, "%s %u-%u", ast_kind_name(node->kind), node->span.start,
                  node->span.end);
    dump_details(dump->out, node);
    dump_modifiers(dump->out, node->modifiers);
    if (node->blank_line_before) {
        strbuf_append(dump->out, " [blank]");
    }
    if (node->comments) {
        const CommentList *lists[] = {&node->comments->leading, &node->comments->trailing,
                                      &node->comments->inner};
        static const char *const names[] = {"leading", "trailing", "inner"};
        for (int l = 0; l < 3; l++) {
            for (size_t i = 0; i < lists[l]->length; i++) {
                const Comment *comment = lists[l]->items[i];
                strbuf_printf(dump->out, " [%s ", names[l]);
                dump_text(dump->out, (AstText){comment->text, comment->length});
                strbuf_putc(dump->out, ']');
            }
        }
    }
    strbuf_putc(dump->out, '\n');
    dump->depth++;
    ast_for_each_child(node, dump_node, dump);
    dump->depth--;
    return true;
}

void ast_dump(StrBuf *out, AstNode *root)
{
    Dump dump = {out, 0};

    dump_node(root, &dump);
}
