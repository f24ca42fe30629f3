/*
 * Values of enum members, and folding of constant expressions (ECMAScript semantics of the
 * operators that TypeScript allows in constant enum expressions).
 */
#include "types/checker.h"

#include <math.h>
#include <stdio.h>

static EnumValue none(void)
{
    return (EnumValue){ENUM_VALUE_NONE, 0, NULL};
}

static EnumValue number(double value)
{
    return (EnumValue){ENUM_VALUE_NUMBER, value, NULL};
}

static EnumValue text(const char *value)
{
    return (EnumValue){ENUM_VALUE_STRING, 0, value};
}

static int32_t to_int32(double value)
{
    if (!isfinite(value)) {
        return 0;
    }
    double m = fmod(trunc(value), 4294967296.0);
    return (int32_t)(uint32_t)(int64_t)(m < 0 ? m + 4294967296.0 : m);
}

static const char *value_text(Checker *c, EnumValue v)
{
    return v.kind == ENUM_VALUE_STRING ? v.string
                                       : property_name_of_type(c, type_number_literal(c, v.number));
}

static EnumValue fold_binary(Checker *c, AstOperator op, EnumValue a, EnumValue b)
{
    if (a.kind == ENUM_VALUE_STRING || b.kind == ENUM_VALUE_STRING) {
        if (op != AST_OP_ADD) {
            return none();
        }
        char *joined = arena_printf(c->arena, "%s%s", value_text(c, a), value_text(c, b));
        return text(intern_string(c->interner, joined));
    }
    double x = a.number, y = b.number;
    uint32_t shift = (uint32_t)to_int32(y) & 31;
    switch (op) {
    case AST_OP_ADD:
        return number(x + y);
    case AST_OP_SUBTRACT:
        return number(x - y);
    case AST_OP_MULTIPLY:
        return number(x * y);
    case AST_OP_DIVIDE:
        return number(x / y);
    case AST_OP_REMAINDER:
        return number(fmod(x, y));
    case AST_OP_POWER:
        return number(pow(x, y));
    case AST_OP_BIT_AND:
        return number(to_int32(x) & to_int32(y));
    case AST_OP_BIT_OR:
        return number(to_int32(x) | to_int32(y));
    case AST_OP_BIT_XOR:
        return number(to_int32(x) ^ to_int32(y));
    case AST_OP_SHIFT_LEFT:
        return number((int32_t)((uint32_t)to_int32(x) << shift));
    case AST_OP_SHIFT_RIGHT:
        return number(to_int32(x) >> shift);
    case AST_OP_SHIFT_RIGHT_UNSIGNED:
        return number((uint32_t)to_int32(x) >> shift);
    default:
        return none();
    }
}

static EnumValue value_of_symbol(Checker *c, Symbol *symbol)
{
    AstNode *node = symbol ? symbol->value_declaration : NULL;
    if (!node) {
        return none();
    }
    if (node->kind == AST_ENUM_MEMBER) {
        return enum_value(c, node);
    }
    if (symbol->flags & SYMBOL_CONST && node->kind == AST_VARIABLE_DECLARATION &&
        node->variable.initializer && !node->variable.type) {
        NodeLinks *links = node_links(c, node);
        if (links->resolving_call) {
            return none();
        }
        links->resolving_call = true;
        EnumValue value = constant_value(c, node->variable.initializer, NULL);
        links->resolving_call = false;
        return value;
    }
    return none();
}

static EnumValue fold_template(Checker *c, AstNode *node, Symbol *enum_symbol)
{
    StrBuf buf;
    strbuf_init(&buf);
    strbuf_append_n(&buf, node->template_literal.cooked.text, node->template_literal.cooked.length);
    for (size_t i = 0; i < node->template_literal.spans.length; i++) {
        AstNode *span = node->template_literal.spans.items[i];
        EnumValue v = constant_value(c, span->template_span.expression, enum_symbol);
        if (v.kind == ENUM_VALUE_NONE) {
            strbuf_free(&buf);
            return v;
        }
        strbuf_append(&buf, value_text(c, v));
        strbuf_append_n(&buf, span->template_span.cooked.text, span->template_span.cooked.length);
    }
    EnumValue result = text(intern(c->interner, strbuf_text(&buf), buf.length));
    strbuf_free(&buf);
    return result;
}

static Symbol *member_named(Symbol *enum_symbol, const char *name)
{
    return enum_symbol ? symbol_table_get(&enum_symbol->exports, name) : NULL;
}

EnumValue constant_value(Checker *c, AstNode *node, Symbol *enum_symbol)
{
    switch (node->kind) {
    case AST_NUMERIC_LITERAL:
        return number(node->number.value);
    case AST_STRING_LITERAL:
        return node->string.interned ? text(node->string.interned) : none();
    case AST_TEMPLATE_LITERAL:
        return fold_template(c, node, enum_symbol);
    case AST_PARENTHESIZED_EXPRESSION:
        return constant_value(c, node->wrapped.expression, enum_symbol);
    case AST_UNARY_EXPRESSION: {
        EnumValue v = constant_value(c, node->unary.operand, enum_symbol);
        if (v.kind != ENUM_VALUE_NUMBER) {
            return none();
        }
        return node->unary.op == AST_OP_MINUS     ? number(-v.number)
               : node->unary.op == AST_OP_PLUS    ? v
               : node->unary.op == AST_OP_BIT_NOT ? number(~to_int32(v.number))
                                                  : none();
    }
    case AST_BINARY_EXPRESSION: {
        EnumValue a = constant_value(c, node->binary.left, enum_symbol);
        EnumValue b = constant_value(c, node->binary.right, enum_symbol);
        return a.kind == ENUM_VALUE_NONE || b.kind == ENUM_VALUE_NONE
                   ? none()
                   : fold_binary(c, node->binary.op, a, b);
    }
    case AST_IDENTIFIER: {
        Symbol *member = member_named(enum_symbol, node->identifier.name);
        if (member) {
            return value_of_symbol(c, member);
        }
        if (strcmp(node->identifier.name, "Infinity") == 0) {
            return number(INFINITY);
        }
        if (strcmp(node->identifier.name, "NaN") == 0) {
            return number(NAN);
        }
        return value_of_symbol(c, names_resolve_target(c->program, node));
    }
    case AST_PROPERTY_ACCESS:
    case AST_ELEMENT_ACCESS: {
        bool dot = node->kind == AST_PROPERTY_ACCESS;
        AstNode *object = dot ? node->property_access.object : node->element_access.object;
        Symbol *symbol =
            object->kind == AST_IDENTIFIER ? names_resolve_target(c->program, object) : NULL;
        const char *name = dot ? node->property_access.name->identifier.name
                           : node->element_access.index->kind == AST_STRING_LITERAL
                               ? node->element_access.index->string.interned
                               : NULL;
        return symbol && symbol->flags & SYMBOL_ENUM && name
                   ? value_of_symbol(c, member_named(symbol, name))
                   : none();
    }
    default:
        return none();
    }
}

EnumValue enum_value(Checker *c, AstNode *member)
{
    NodeLinks *links = node_links(c, member);
    if (links->enum_done) {
        return links->enum_value;
    }
    links->enum_done = true; /* a cycle sees no value */
    AstNode *declaration = member->parent;
    if (member->enum_member.initializer) {
        Symbol *symbol = names_symbol_of(c->program, declaration);
        links->enum_value = constant_value(c, member->enum_member.initializer, symbol);
    } else {
        AstList *members = &declaration->enumeration.members;
        size_t at = 0;
        while (at < members->length && members->items[at] != member) {
            at++;
        }
        if (!at) {
            links->enum_value =
                declaration->is_ambient && !ast_has_modifier(declaration, AST_MODIFIER_CONST)
                    ? number(0)
                    : number(0);
        } else {
            EnumValue previous = enum_value(c, members->items[at - 1]);
            links = node_links(c, member);
            links->enum_value =
                previous.kind == ENUM_VALUE_NUMBER ? number(previous.number + 1) : none();
        }
    }
    return links->enum_value;
}

EnumValue types_enum_value(Program *program, AstNode *node)
{
    Checker *c = checker_of(program);
    return node->kind == AST_ENUM_MEMBER ? enum_value(c, node) : constant_value(c, node, NULL);
}
