/* Reading source text: precedence, literals, comments, errors, and what the grammar misses. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "driver/program.h"
#include "syntax/syntax.h"

static Options options;

typedef struct Fixture {
    Program *program;
    AstNode *file;
} Fixture;

static Fixture parse(const char *text)
{
    Fixture fixture = {.program = program_new(&options)};
    SourceFile *file = source_from_text(fixture.program, "test.ts", text, strlen(text));

    fixture.file = syntax_parse(fixture.program, file);
    return fixture;
}

/* One line: the kinds with their names and numbers, children in parentheses. */
static bool print_node(AstNode *node, void *context)
{
    StrBuf *out = context;

    strbuf_append(out, out->length ? " (" : "(");
    strbuf_append(out, ast_kind_name(node->kind));
    if (node->kind == AST_IDENTIFIER) {
        strbuf_printf(out, " %s", node->identifier.name);
    }
    ast_for_each_child(node, print_node, out);
    strbuf_putc(out, ')');
    return true;
}

static AstNode *first_statement(AstNode *file)
{
    assert_true(file->source_file.statements.length > 0);
    return file->source_file.statements.items[0];
}

/* An expression with all its operators in parentheses. */
static void print_operators(StrBuf *out, AstNode *node)
{
    switch (node->kind) {
    case AST_BINARY_EXPRESSION:
    case AST_ASSIGNMENT_EXPRESSION:
        strbuf_putc(out, '(');
        print_operators(out, node->binary.left);
        strbuf_printf(out, " %s ", ast_operator_text(node->binary.op));
        print_operators(out, node->binary.right);
        strbuf_putc(out, ')');
        break;
    case AST_UNARY_EXPRESSION:
        strbuf_printf(out, "(%s ", ast_operator_text(node->unary.op));
        print_operators(out, node->unary.operand);
        strbuf_putc(out, ')');
        break;
    case AST_NON_NULL_EXPRESSION:
        print_operators(out, node->wrapped.expression);
        strbuf_putc(out, '!');
        break;
    case AST_AS_EXPRESSION:
        strbuf_putc(out, '(');
        print_operators(out, node->type_cast.expression);
        strbuf_append(out, " as)");
        break;
    case AST_CONDITIONAL_EXPRESSION:
        strbuf_putc(out, '(');
        print_operators(out, node->conditional.condition);
        strbuf_append(out, " ? ");
        print_operators(out, node->conditional.when_true);
        strbuf_append(out, " : ");
        print_operators(out, node->conditional.when_false);
        strbuf_putc(out, ')');
        break;
    case AST_AWAIT_EXPRESSION:
        strbuf_append(out, "(await ");
        print_operators(out, node->wrapped.expression);
        strbuf_putc(out, ')');
        break;
    case AST_IDENTIFIER:
        strbuf_append(out, node->identifier.name);
        break;
    default:
        strbuf_append(out, ast_kind_name(node->kind));
    }
}

static void assert_operators(const char *text, const char *expected)
{
    Fixture fixture = parse(text);
    StrBuf out = {0};

    assert_int_equal(fixture.program->error_count, 0);
    print_operators(&out, first_statement(fixture.file)->wrapped.expression);
    assert_string_equal(strbuf_text(&out), expected);
    strbuf_free(&out);
    program_free(fixture.program);
}

static void operators_bind_as_in_typescript(void **state)
{
    (void)state;
    assert_operators("a + b * c - d", "((a + (b * c)) - d)");
    assert_operators("a ** b ** c", "(a ** (b ** c))");
    assert_operators("a + b!", "(a + b!)");
    assert_operators("-a!", "(- a!)");
    assert_operators("a == b as T", "(a == (b as))");
    assert_operators("a + b as T", "((a + b) as)");
    assert_operators("!a instanceof b", "((! a) instanceof b)");
    assert_operators("a ? b : c ? d : e", "(a ? b : (c ? d : e))");
    assert_operators("a = b = c || d && e", "(a = (b = (c || (d && e))))");
    assert_operators("a < b == c > d", "((a < b) == (c > d))");
    assert_operators("a | b ^ c & d", "(a | (b ^ (c & d)))");
    assert_operators("a ?? b ? c : d", "((a ?? b) ? c : d)");
    assert_operators("typeof a === b", "((typeof a) === b)");
    assert_operators("await a + await b", "((await a) + (await b))");
}

static void assert_tree(const char *text, const char *expected)
{
    Fixture fixture = parse(text);
    StrBuf out = {0};

    print_node(first_statement(fixture.file), &out);
    assert_string_equal(strbuf_text(&out), expected);
    assert_int_equal(fixture.program->error_count, 0);
    strbuf_free(&out);
    program_free(fixture.program);
}

static void assert_type(const char *type, AstKind kind, AstKind inner)
{
    char text[200];

    snprintf(text, sizeof text, "type A = %s;", type);
    Fixture fixture = parse(text);
    AstNode *node = first_statement(fixture.file)->type_alias.type;
    assert_int_equal(fixture.program->error_count, 0);
    assert_int_equal(node->kind, kind);
    if (kind == AST_UNION_TYPE) {
        assert_int_equal(node->elements.items.items[0]->kind, inner);
    }
    program_free(fixture.program);
}

static void types_bind_as_in_typescript(void **state)
{
    (void)state;
    assert_type("readonly A[] | B", AST_UNION_TYPE, AST_TYPE_OPERATOR);
    assert_type("keyof A | B", AST_UNION_TYPE, AST_TYPE_OPERATOR);
    assert_type("| A", AST_TYPE_REFERENCE, AST_MISSING);
    assert_type("A & B | C", AST_UNION_TYPE, AST_INTERSECTION_TYPE);
    assert_type("() => A | B", AST_FUNCTION_TYPE, AST_MISSING);
    assert_type("A extends B ? C : D | E", AST_CONDITIONAL_TYPE, AST_MISSING);
    assert_type("keyof readonly A[]", AST_TYPE_OPERATOR, AST_MISSING);
    assert_type("{ -readonly [K in T as U]?: V }", AST_MAPPED_TYPE, AST_MISSING);
    assert_type("typeof import(\"x\")", AST_IMPORT_TYPE, AST_MISSING);
}

static AstText string_value(Fixture fixture)
{
    return first_statement(fixture.file)
        ->variable_statement.declarations.items[0]
        ->variable.initializer->string.value;
}

static void strings_are_decoded(void **state)
{
    Fixture fixture = parse("let a = \"\\x41\\u0042\\u{1F600}\\n\\ud83d\\ude00\\\nb\";");
    AstText value = string_value(fixture);

    (void)state;
    assert_int_equal(value.length, 12);
    assert_memory_equal(value.text,
                        "AB\xf0\x9f\x98\x80\n\xf0\x9f\x98\x80"
                        "b",
                        12);
    program_free(fixture.program);

    fixture = parse("let a = '\\ud800';");
    value = string_value(fixture);
    assert_int_equal(value.length, 3);
    assert_memory_equal(value.text, "\xed\xa0\x80", 3);
    program_free(fixture.program);
}

static void assert_number(const char *literal, double expected)
{
    char text[80];

    snprintf(text, sizeof text, "(%s);", literal);
    Fixture fixture = parse(text);
    AstNode *node = first_statement(fixture.file)->wrapped.expression->wrapped.expression;
    assert_int_equal(node->kind, AST_NUMERIC_LITERAL);
    assert_true(node->number.value == expected);
    program_free(fixture.program);
}

static void numbers_are_exact(void **state)
{
    (void)state;
    assert_number("1_000_000_007", 1000000007);
    assert_number("0xFFFFFFFFFFFFFFFF", 18446744073709551616.0);
    assert_number("0x20000000000001", 9007199254740992.0);
    assert_number("0x20000000000003", 9007199254740996.0);
    assert_number("0b101", 5);
    assert_number("0o17", 15);
    assert_number(".5e-3", 0.0005);
    assert_number("9007199254740993", 9007199254740992.0);
}

static void comments_belong_to_nodes(void **state)
{
    Fixture fixture = parse("// first\n\n/** doc\n * @c name_of_it\n * @pure */\n"
                            "function f() {\n    g(); // after\n    // last\n}\n// end\n");
    AstNode *function = first_statement(fixture.file);
    AstNode *call = function->function.body->block.statements.items[0];

    (void)state;
    assert_int_equal(function->comments->leading.length, 2);
    assert_true(function->comments->leading.items[0]->blank_line_after);
    assert_int_equal(call->comments->trailing.length, 1);
    assert_int_equal(function->function.body->comments->inner.length, 1);
    assert_int_equal(fixture.file->comments->inner.length, 1);
    assert_string_equal(ast_jsdoc_tag(fixture.program, function, "c", 0), "name_of_it");
    assert_string_equal(ast_jsdoc_tag(fixture.program, function, "pure", 0), "");
    assert_null(ast_jsdoc_tag(fixture.program, function, "isolated", 0));
    program_free(fixture.program);
}

static void functions_know_what_they_use(void **state)
{
    Fixture fixture = parse("function f() { return () => this.x + arguments.length; }");
    AstNode *function = first_statement(fixture.file);

    (void)state;
    assert_true(function->function.uses_this);
    assert_true(function->function.uses_arguments);
    assert_false(function->function.contains_await);
    program_free(fixture.program);
}

static void newer_syntax_is_read(void **state)
{
    (void)state;
    Fixture fixture = parse("async function f() { using a = b(); await using c = d(); }\n"
                            "interface I<in T, out U> { abstract: T }\n"
                            "export type * from \"m\";\n"
                            "class C { static accessor x = 1 }\n");
    AstList *statements = &fixture.file->source_file.statements;
    AstList *body = &statements->items[0]->function.body->block.statements;

    assert_int_equal(fixture.program->error_count, 0);
    assert_int_equal(body->items[0]->variable_statement.kind, AST_USING);
    assert_int_equal(body->items[1]->variable_statement.kind, AST_AWAIT_USING);
    assert_true(ast_has_modifier(statements->items[1]->interface.type_parameters.items[1],
                                 AST_MODIFIER_OUT));
    assert_true(statements->items[2]->export.is_type_only);
    assert_true(
        ast_has_modifier(statements->items[3]->class_like.members.items[0], AST_MODIFIER_ACCESSOR));
    program_free(fixture.program);
    assert_tree("a ? () => { return } : b;",
                "(ExpressionStatement (ConditionalExpression (Identifier a) (ArrowFunction "
                "(Block (ReturnStatement))) (Identifier b)))");
}

static void errors_leave_a_whole_tree(void **state)
{
    static const char *const broken[] = {
        "let a = ;", "f(",        "class {",    "\"open", "/* open",    "a +",
        "if (",      "type A = ", "x = [1, 2",  "`${",    "enum E { ,", "import { from",
        "@",         "\xff\xfe",  "function (", "=>"};

    (void)state;
    for (size_t i = 0; i < sizeof broken / sizeof *broken; i++) {
        Fixture fixture = parse(broken[i]);
        StrBuf out = {0};
        assert_true(fixture.program->error_count > 0);
        ast_dump(&out, fixture.file);
        strbuf_free(&out);
        program_free(fixture.program);
    }
}

static void deep_nesting_is_refused(void **state)
{
    enum { DEPTH = 20000 };
    char *text = malloc(DEPTH + 1);

    (void)state;
    memset(text, '(', DEPTH);
    text[DEPTH] = '\0';
    Fixture fixture = parse(text);
    assert_true(fixture.program->error_count > 0);
    program_free(fixture.program);
    for (int i = 0; i < DEPTH; i += 2) {
        memcpy(text + i, "a+", 2);
    }
    text[DEPTH - 1] = ' ';
    fixture = parse(text);
    assert_int_equal(fixture.program->error_count, 1);
    program_free(fixture.program);
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(operators_bind_as_in_typescript),
        cmocka_unit_test(types_bind_as_in_typescript),
        cmocka_unit_test(strings_are_decoded),
        cmocka_unit_test(numbers_are_exact),
        cmocka_unit_test(comments_belong_to_nodes),
        cmocka_unit_test(functions_know_what_they_use),
        cmocka_unit_test(newer_syntax_is_read),
        cmocka_unit_test(errors_leave_a_whole_tree),
        cmocka_unit_test(deep_nesting_is_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
