/*
 * Access to tree-sitter's tree: kinds as small numbers, children as lists.
 */
#include <string.h>

#include "syntax/reader.h"

const TSLanguage *tree_sitter_typescript(void);

typedef struct Named {
    const char *name;
    uint16_t kind;
    bool is_named;
} Named;

static const Named names[] = {
#define CST_NODE(kind, name)  {name, CST_##kind, true},
#define CST_TOKEN(kind, text) {text, CST_##kind, false},
#include "syntax/cst.def"
};

static const Named field_names[] = {
#define CST_FIELD(kind, name) {name, kind, true},
#include "syntax/cst.def"
};

void cst_prepare(Program *program, Syntax *syntax)
{
    const TSLanguage *language = tree_sitter_typescript();
    uint32_t symbols = ts_language_symbol_count(language);
    uint32_t fields = ts_language_field_count(language);
    StrMap nodes = {0}, tokens = {0}, by_field = {0};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        strmap_put(program->arena, names[i].is_named ? &nodes : &tokens, names[i].name,
                   (void *)&names[i]);
    }
    for (size_t i = 0; i < sizeof field_names / sizeof *field_names; i++) {
        strmap_put(program->arena, &by_field, field_names[i].name, (void *)&field_names[i]);
    }
    syntax->cst_kinds = NEW_ARRAY(program->arena, uint16_t, symbols);
    for (uint32_t i = 0; i < symbols; i++) {
        bool is_named = ts_language_symbol_type(language, (TSSymbol)i) == TSSymbolTypeRegular;
        const Named *named =
            strmap_get(is_named ? &nodes : &tokens, ts_language_symbol_name(language, (TSSymbol)i));
        syntax->cst_kinds[i] = named ? named->kind : CST_OTHER;
    }
    syntax->cst_fields = NEW_ARRAY(program->arena, uint16_t, fields + 1);
    for (uint32_t i = 1; i <= fields; i++) {
        const Named *named =
            strmap_get(&by_field, ts_language_field_name_for_id(language, (TSFieldId)i));
        syntax->cst_fields[i] = named ? named->kind : F_NONE;
    }
}

/* Whether an inserted semicolon can be the last part of such a node. */
static bool ends_with_semicolon(CstKind kind)
{
    return (kind >= CST_EXPORT_STATEMENT && kind <= CST_AMBIENT_DECLARATION) ||
           kind == CST_METHOD_DEFINITION;
}

/*
 * Where a node ends without what belongs to no token: an inserted semicolon (zero wide) draws the
 * comments before it into the statement.
 */
static uint32_t trimmed_end(Reader *reader, TSNode node)
{
    for (uint32_t i = ts_node_child_count(node); i > 0; i--) {
        TSNode child = ts_node_child(node, i - 1);
        TSSymbol symbol = ts_node_symbol(child);
        if (symbol == (TSSymbol)-1 || (reader->syntax->cst_kinds[symbol] != CST_COMMENT &&
                                       reader->syntax->cst_kinds[symbol] != CST_HTML_COMMENT)) {
            bool nested =
                symbol != (TSSymbol)-1 && ends_with_semicolon(reader->syntax->cst_kinds[symbol]);
            return nested ? trimmed_end(reader, child) : ts_node_end_byte(child);
        }
    }
    return ts_node_end_byte(node);
}

static Cst cst_of(Reader *reader, TSNode node, uint16_t field)
{
    TSSymbol symbol = ts_node_symbol(node);
    bool is_error = symbol == (TSSymbol)-1; /* tree-sitter's built-in symbol of ERROR */

    CstKind kind = is_error ? CST_ERROR : reader->syntax->cst_kinds[symbol];

    return (Cst){
        .node = node,
        .kind = kind,
        .field = field,
        .is_named = ts_node_is_named(node),
        .span = {ts_node_start_byte(node),
                 ends_with_semicolon(kind) ? trimmed_end(reader, node) : ts_node_end_byte(node)},
    };
}

Cst cst_root(Reader *reader, const TSTree *tree)
{
    return cst_of(reader, ts_tree_root_node(tree), F_NONE);
}

static void note_comment(Reader *reader, Cst cst)
{
    Comment *comment = NEW(reader->arena, Comment);

    comment->span = cst.span;
    comment->text = reader->file->text + cst.span.start;
    comment->length = cst.span.end - cst.span.start;
    while (comment->length && comment->text[comment->length - 1] == '\r') {
        comment->length--;
    }
    comment->is_block = comment->length > 1 && comment->text[1] == '*';
    comment->is_jsdoc = comment->is_block && comment->length > 4 && comment->text[2] == '*';
    vec_push(reader->scratch, &reader->comments, comment);
}

CstList cst_children(Reader *reader, Cst parent)
{
    CstList list = {0};

    if (cst_is_null(parent)) {
        return list;
    }
    uint32_t count = ts_node_child_count(parent.node);
    if (!count) {
        return list;
    }
    list.items = NEW_ARRAY(reader->scratch, Cst, count);
    ts_tree_cursor_reset(&reader->cursor, parent.node);
    for (bool more = ts_tree_cursor_goto_first_child(&reader->cursor); more;
         more = ts_tree_cursor_goto_next_sibling(&reader->cursor)) {
        TSFieldId field = ts_tree_cursor_current_field_id(&reader->cursor);
        Cst child = cst_of(reader, ts_tree_cursor_current_node(&reader->cursor),
                           reader->syntax->cst_fields[field]);
        if (child.kind == CST_COMMENT || child.kind == CST_HTML_COMMENT) {
            note_comment(reader, child);
        } else if (child.kind != CST_ERROR && list.length < count) {
            list.items[list.length++] = child;
        }
    }
    return list;
}

Cst cst_find(CstList list, CstField field)
{
    for (size_t i = 0; i < list.length; i++) {
        if (list.items[i].field == field) {
            return list.items[i];
        }
    }
    return (Cst){0};
}

Cst cst_find_kind(CstList list, CstKind kind)
{
    for (size_t i = 0; i < list.length; i++) {
        if (list.items[i].kind == kind) {
            return list.items[i];
        }
    }
    return (Cst){0};
}

bool cst_has(CstList list, CstKind kind)
{
    return !cst_is_null(cst_find_kind(list, kind));
}

bool cst_is_missing(Cst cst)
{
    return !cst_is_null(cst) && ts_node_is_missing(cst.node);
}

size_t cst_length(Cst cst)
{
    return cst.span.end - cst.span.start;
}

const char *cst_text(Reader *reader, Cst cst)
{
    return reader->text + cst.span.start;
}

bool cst_text_is(Reader *reader, Cst cst, const char *text)
{
    size_t length = strlen(text);

    return cst_length(cst) == length && memcmp(cst_text(reader, cst), text, length) == 0;
}

Cst cst_first_named(CstList list)
{
    for (size_t i = 0; i < list.length; i++) {
        if (list.items[i].is_named && list.items[i].field != F_OPERATOR) {
            return list.items[i];
        }
    }
    return (Cst){0};
}

Cst cst_last_named(CstList list)
{
    for (size_t i = list.length; i > 0; i--) {
        if (list.items[i - 1].is_named) {
            return list.items[i - 1];
        }
    }
    return (Cst){0};
}
