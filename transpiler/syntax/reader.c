/*
 * The reader's frame: parsing a file, making nodes, and what every construct needs.
 */
#include "syntax/reader.h"
#include "syntax/prefetch.h"

#include <string.h>

#include "syntax/text.h"

const TSLanguage *tree_sitter_typescript(void);

Syntax *syntax_of(Program *program)
{
    if (!program->syntax) {
        program->syntax = NEW(program->arena, Syntax);
        cst_prepare(program, program->syntax);
    }
    return program->syntax;
}

AstNode *read_new_at(Reader *reader, AstKind kind, Span span)
{
    AstNode *node = ast_new(reader->program, kind, reader->file, span);

    node->is_ambient = reader->ambient;
    return node;
}

AstNode *read_new(Reader *reader, AstKind kind, Cst cst)
{
    return read_new_at(reader, kind, cst.span);
}

AstNode *read_missing_at(Reader *reader, uint32_t offset)
{
    AstNode *node = read_new_at(reader, AST_MISSING, (Span){offset, offset});

    node->identifier.name = "";
    return node;
}

AstNode *read_missing(Reader *reader, Cst cst)
{
    return read_missing_at(reader, cst.span.start);
}

AstNode *read_unexpected(Reader *reader, Cst cst)
{
    if (!cst_is_null(cst) && !cst_is_missing(cst)) {
        diagnose(reader->program, reader->file, cst.span, UNEXPECTED_SYNTAX,
                 (int)(cst_length(cst) > 40 ? 40 : cst_length(cst)),
                 reader->file->text + cst.span.start);
    }
    return read_missing(reader, cst);
}

/* Reports it, once for a file. */
void read_too_deep(Reader *reader, Cst cst)
{
    if (!reader->too_deep) {
        reader->too_deep = true;
        diagnose(reader->program, reader->file, cst.span, NESTED_TOO_DEEPLY, MAX_DEPTH);
    }
}

bool read_enter(Reader *reader, Cst cst)
{
    if (++reader->depth <= MAX_DEPTH) {
        return true;
    }
    read_too_deep(reader, cst);
    reader->depth--;
    return false;
}

void read_leave(Reader *reader)
{
    reader->depth--;
}

size_t utf8_put(char *out, uint32_t code)
{
    if (code < 0x80) {
        out[0] = (char)code;
        return 1;
    }
    if (code < 0x800) {
        out[0] = (char)(0xc0 | code >> 6);
        out[1] = (char)(0x80 | (code & 0x3f));
        return 2;
    }
    if (code < 0x10000) {
        out[0] = (char)(0xe0 | code >> 12);
        out[1] = (char)(0x80 | (code >> 6 & 0x3f));
        out[2] = (char)(0x80 | (code & 0x3f));
        return 3;
    }
    out[0] = (char)(0xf0 | code >> 18);
    out[1] = (char)(0x80 | (code >> 12 & 0x3f));
    out[2] = (char)(0x80 | (code >> 6 & 0x3f));
    out[3] = (char)(0x80 | (code & 0x3f));
    return 4;
}

/* The name of an identifier with \u escapes decoded (ECMA-262 12.7), interned. */
static const char *identifier_name(Reader *reader, const char *text, size_t length)
{
    if (!memchr(text, '\\', length)) {
        return program_intern(reader->program, text, length);
    }
    char *name = arena_alloc(reader->scratch, length + 1);
    size_t out = 0;
    for (size_t i = 0; i < length;) {
        if (text[i] != '\\' || i + 1 >= length || text[i + 1] != 'u') {
            name[out++] = text[i++];
            continue;
        }
        i += 2;
        bool braces = i < length && text[i] == '{';
        size_t digits = 0;
        uint32_t code = 0;
        i += braces;
        for (; i < length && (braces ? text[i] != '}' : digits < 4); i++, digits++) {
            char c = text[i];
            uint32_t digit = (uint32_t)(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
            code = code < 0x110000 ? code * 16 + (digit & 15) : code;
        }
        i += braces && i < length;
        out += utf8_put(name + out, code < 0x110000 ? code : 0xfffd);
    }
    return program_intern(reader->program, name, out);
}

AstNode *read_identifier_text(Reader *reader, Span span, const char *text, size_t length)
{
    AstNode *node = read_new_at(reader, AST_IDENTIFIER, span);

    node->identifier.name = identifier_name(reader, text, length);
    return node;
}

AstNode *read_identifier(Reader *reader, Cst cst)
{
    if (cst_is_null(cst) || cst_is_missing(cst) || cst_length(cst) == 0) {
        return read_missing(reader, cst);
    }
    return read_identifier_text(reader, cst.span, cst_text(reader, cst), cst_length(cst));
}

static bool is_module_statement(const AstNode *statement)
{
    switch (statement->kind) {
    case AST_IMPORT_DECLARATION:
    case AST_EXPORT_DECLARATION:
    case AST_EXPORT_ASSIGNMENT:
        return true;
    case AST_IMPORT_EQUALS_DECLARATION:
        return ast_has_modifier(statement, AST_MODIFIER_EXPORT) ||
               statement->import_equals.reference->kind == AST_EXTERNAL_MODULE_REFERENCE;
    default:
        return ast_has_modifier(statement, AST_MODIFIER_EXPORT);
    }
}

static void note_file_facts(AstNode *file)
{
    AstList *statements = &file->source_file.statements;

    for (size_t i = 0; i < statements->length; i++) {
        file->source_file.is_module |= is_module_statement(statements->items[i]);
    }
    file->source_file.has_use_strict = ast_has_use_strict(statements);
}

static AstNode *read_file(Reader *reader, Cst root)
{
    AstNode *node = read_new_at(reader, AST_SOURCE_FILE, (Span){0, (uint32_t)reader->file->length});
    CstList children = {0};

    reader->source_file = node;
    node->source_file.is_declaration_file = reader->file->is_declaration;
    if (root.kind == CST_ERROR || root.kind == CST_PROGRAM) {
        children = cst_children(reader, root);
    }
    node->source_file.has_hashbang = cst_has(children, CST_HASH_BANG_LINE);
    read_statements(reader, children, 0, &node->source_file.statements);
    return node;
}

/* f(a < 0, b > -1): a difference of `a<0, b>` and 1 to the grammar, which sees no error. */
static bool may_compare_with_sign(const char *text)
{
    if (!strstr(text, " < ")) {
        return false;
    }
    for (const char *at = strchr(text, '>'); at; at = strchr(at + 1, '>')) {
        const char *next = at + 1 + strspn(at + 1, " ");
        if ((*next == '-' || *next == '+') && at > text && at[-1] != '=') {
            return true;
        }
    }
    return false;
}

/*
 * Parses the text as it is, and once more rewritten where the grammar has gaps. `using` is one
 * that makes no error.
 */
static TSTree *parse_text(Reader *reader, TSParser *parser)
{
    const SourceFile *file = reader->file;
    TSTree *tree = syntax_prefetched(reader->syntax->prefetch, file);

    if (!tree) {
        tree = ts_parser_parse_string(parser, NULL, file->text, (uint32_t)file->length);
    }
    if (ts_node_has_error(ts_tree_root_node(tree)) || strstr(file->text, "using ")
        || may_compare_with_sign(file->text)) {
        char *rewritten = gaps_rewrite(reader);
        if (rewritten) {
            ts_tree_delete(tree);
            tree = ts_parser_parse_string(parser, NULL, rewritten, (uint32_t)file->length);
        }
    }
    return tree;
}

/* The offset of the first byte that is not UTF-8 (RFC 3629), or the length. */
static size_t valid_length(const char *text, size_t length)
{
    static const uint32_t smallest[] = {0, 0x80, 0x800, 0x10000};
    const unsigned char *bytes = (const unsigned char *)text;

    for (size_t i = 0; i < length;) {
        unsigned char first = bytes[i];
        int more = first < 0x80   ? 0
                   : first < 0xc0 ? -1
                   : first < 0xe0 ? 1
                   : first < 0xf0 ? 2
                   : first < 0xf8 ? 3
                                  : -1;
        uint32_t code = more > 0 ? first & (0x3fu >> more) : first;
        if (more < 0 || i + (size_t)more >= length) {
            return i;
        }
        for (int k = 1; k <= more; k++) {
            if ((bytes[i + (size_t)k] & 0xc0) != 0x80) {
                return i;
            }
            code = code << 6 | (bytes[i + (size_t)k] & 0x3f);
        }
        if (code < smallest[more] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) {
            return i;
        }
        i += (size_t)more + 1;
    }
    return length;
}

static void check_encoding(Program *program, SourceFile *file)
{
    size_t valid = valid_length(file->text, file->length);

    if (valid < file->length) {
        Span span = {(uint32_t)valid, (uint32_t)valid + 1};
        diagnose(program, file, span, FILE_NOT_UTF8);
    }
}

AstNode *syntax_parse(Program *program, SourceFile *file)
{
    Reader reader = {
        .program = program,
        .arena = program->arena,
        .scratch = arena_new(),
        .file = file,
        .text = file->text,
        .syntax = syntax_of(program),
        .ambient = file->is_declaration,
    };
    TSParser *parser = ts_parser_new();

    if (!file->is_library) {
        check_encoding(program, file);
    }
    ts_parser_set_language(parser, tree_sitter_typescript());
    TSTree *tree = parse_text(&reader, parser);
    reader.cursor = ts_tree_cursor_new(ts_tree_root_node(tree));
    Cst root = cst_root(&reader, tree);
    if (ts_node_has_error(root.node)) {
        report_errors(&reader, root);
    }
    AstNode *node = read_file(&reader, root);
    note_file_facts(node);
    ast_set_parents(node);
    note_function_facts(node);
    attach_comments(&reader);
    ts_tree_cursor_delete(&reader.cursor);
    ts_tree_delete(tree);
    ts_parser_delete(parser);
    arena_free(reader.scratch);
    return node;
}
