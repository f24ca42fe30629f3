/*
 * Syntax that the grammar cannot read (yet), made readable.
 *
 * The text is rewritten in place, byte for byte as long as before, so that every position stays
 * right: words are blanked or exchanged, and what they said is noted as a gap, which the readers
 * ask for. Names are always taken from the original text. Done only for files that need it.
 *
 *     using x = f();              const x = f();
 *     await using x = f();        const       x = f();
 *     interface I<in T, out U>    interface I<   T,     U>
 *     export type * from "m";     export      * from "m";
 *     static accessor x = 1;      static          x = 1;
 *     abstract: string;           abstracted name, spelt xbstract to the grammar
 *     a ? () => { return } : b    a ? () => { return;} : b
 *     `\u0041${type}`             `xxxxxx${type}`, in types; values come from the original text
 *     keyof readonly T[]          keyof          T[]
 *     global {                    global;{
 *     a < (typeof b)              a > (typeof b), else taken for types; operators come from the
 *     a<(-1)                      a<(~1)          original
 *     tag<string>`...`            tag        `...`, whose type arguments are inferred then
 *     { (): T                     { (): T;     the grammar goes on with a type at `<`
 *       <U>(x: U): T }              <U>(x: U): T }
 */
#include <ctype.h>
#include <string.h>

#include "syntax/reader.h"

typedef enum GapKind {
    GAP_VARIABLES,
    GAP_MODIFIER,
    GAP_VARIANCE,
    GAP_TYPE_ONLY,
    GAP_READONLY_TYPE,
    GAP_GLOBAL
} GapKind;

typedef struct Word {
    uint32_t start, end;
    char first; /* the character of a punctuator; 'a' for a word, '"' for a literal, 0 at the end */
} Word;

typedef struct Rewriter {
    Reader *reader;
    char *text;
    size_t length;
    Word words[4]; /* the word looked at, and three after it */
    Word before;
    VEC(bool) braces; /* open ones: whether each holds statements */
} Rewriter;

static bool is_word_char(char c)
{
    return isalnum((unsigned char)c) || c == '_' || c == '$' || (unsigned char)c >= 0x80;
}

static uint32_t skip_quoted(const char *text, uint32_t at, char quote)
{
    for (at++; text[at] && text[at] != quote; at++) {
        if (text[at] == '\\' && text[at + 1]) {
            at++;
        } else if (text[at] == '\n' && quote != '`') {
            return at;
        }
    }
    return text[at] ? at + 1 : at;
}

/* Escapes do not matter to the grammar, which knows too few; values come from the original text. */
static void blank_escapes(char *text, Word word)
{
    for (uint32_t i = word.start; i + 1 < word.end; i++) {
        if (text[i] == '\\' && text[i + 1] != '\n' && text[i + 1] != '\r' &&
            !((unsigned char)text[i + 1] & 0x80)) {
            text[i] = text[i + 1] = 'x';
        }
    }
}

static Word next_word(const char *text, uint32_t at)
{
    for (;;) {
        while (isspace((unsigned char)text[at])) {
            at++;
        }
        if (text[at] == '/' && text[at + 1] == '/') {
            at += (uint32_t)strcspn(text + at, "\n");
        } else if (text[at] == '/' && text[at + 1] == '*') {
            const char *end = strstr(text + at + 2, "*/");
            at = end ? (uint32_t)(end - text) + 2 : at + (uint32_t)strlen(text + at);
        } else {
            break;
        }
    }
    Word word = {at, at, text[at]};
    if (is_word_char(text[at])) {
        while (is_word_char(text[word.end])) {
            word.end++;
        }
        word.first = 'a';
    } else if (text[at] == '"' || text[at] == '\'' || text[at] == '`') {
        word.end = skip_quoted(text, at, text[at]);
        word.first = '"';
    } else if (text[at]) {
        word.end++;
    }
    return word;
}

static bool word_is(const Rewriter *rewriter, Word word, const char *text)
{
    size_t length = strlen(text);

    return word.end - word.start == length &&
           memcmp(rewriter->text + word.start, text, length) == 0;
}

static void note_gap(Rewriter *rewriter, GapKind kind, uint32_t offset, uint32_t value)
{
    vec_push(rewriter->reader->scratch, &rewriter->reader->gaps, (Gap){kind, offset, value});
}

static void blank(Rewriter *rewriter, Word word)
{
    memset(rewriter->text + word.start, ' ', word.end - word.start);
}

static bool on_one_line(const Rewriter *rewriter, Word a, Word b)
{
    return !memchr(rewriter->text + a.end, '\n', b.start - a.end);
}

/* A name that can follow `using`: not an operator's word. */
static bool is_variable_name(const Rewriter *rewriter, Word word)
{
    return word.first == 'a' && !isdigit((unsigned char)rewriter->text[word.start]) &&
           !word_is(rewriter, word, "in") && !word_is(rewriter, word, "instanceof") &&
           !word_is(rewriter, word, "as") && !word_is(rewriter, word, "satisfies");
}

static void rewrite_using(Rewriter *rewriter)
{
    Word *words = rewriter->words;
    bool is_await = word_is(rewriter, words[0], "await") && word_is(rewriter, words[1], "using");
    Word name = words[is_await ? 2 : 1], after = words[is_await ? 3 : 2];

    if (!is_await && !word_is(rewriter, words[0], "using")) {
        return;
    }
    if (!is_variable_name(rewriter, name) || !on_one_line(rewriter, words[is_await], name) ||
        rewriter->before.first == '.' ||
        !(after.first == '=' || after.first == ':' || word_is(rewriter, after, "of")) ||
        word_is(rewriter, name, "of")) {
        if (!is_await && word_is(rewriter, words[0], "using")) {
            rewriter->text[words[0].start] = 'x'; /* a plain name */
        }
        return;
    }
    memset(rewriter->text + words[0].start, ' ', words[is_await].end - words[0].start);
    memcpy(rewriter->text + words[0].start, "const", 5);
    note_gap(rewriter, GAP_VARIABLES, words[0].start, is_await ? AST_AWAIT_USING : AST_USING);
}

static void rewrite_variance(Rewriter *rewriter)
{
    Word *words = rewriter->words;
    char before = rewriter->before.first;

    if ((before != '<' && before != ',') || words[1].first != 'a' ||
        !(word_is(rewriter, words[0], "in") || word_is(rewriter, words[0], "out")) ||
        word_is(rewriter, words[1], "extends")) {
        return;
    }
    uint32_t value = word_is(rewriter, words[0], "in") ? AST_MODIFIER_IN : AST_MODIFIER_OUT;
    Word name = words[1];
    blank(rewriter, words[0]);
    if (value == AST_MODIFIER_IN && word_is(rewriter, words[1], "out") && words[2].first == 'a') {
        value |= AST_MODIFIER_OUT;
        blank(rewriter, words[1]);
        name = words[2];
    }
    note_gap(rewriter, GAP_VARIANCE, name.start, value);
}

static void rewrite_export_type(Rewriter *rewriter)
{
    Word *words = rewriter->words;

    if (word_is(rewriter, words[0], "export") && word_is(rewriter, words[1], "type") &&
        words[2].first == '*') {
        blank(rewriter, words[1]);
        note_gap(rewriter, GAP_TYPE_ONLY, words[2].start, true);
    }
}

static bool starts_member_name(Word word)
{
    return word.first == 'a' || word.first == '#' || word.first == '[' || word.first == '"';
}

static void rewrite_members(Rewriter *rewriter)
{
    Word *words = rewriter->words;
    char before = rewriter->before.first;

    if (word_is(rewriter, words[0], "accessor") && starts_member_name(words[1]) &&
        (before == 'a' || before == '{' || before == '}' || before == ';' || before == ')') &&
        on_one_line(rewriter, words[0], words[1])) {
        blank(rewriter, words[0]);
        note_gap(rewriter, GAP_MODIFIER, words[1].start, AST_MODIFIER_ACCESSOR);
    } else if (word_is(rewriter, words[0], "static") && words[1].first == '[' &&
               words[2].first == 'a' && words[3].first == ':') {
        blank(rewriter, words[0]);
        note_gap(rewriter, GAP_MODIFIER, words[1].start, AST_MODIFIER_STATIC);
    } else if ((word_is(rewriter, words[0], "abstract") ||
                word_is(rewriter, words[0], "accessor")) &&
               before != '.' &&
               (words[1].first == ':' || words[1].first == '=' || words[1].first == '?' ||
                words[1].first == ';' || words[1].first == '(' || words[1].first == ',')) {
        rewriter->text[words[0].start] = 'x';
    }
}

static void rewrite_types(Rewriter *rewriter)
{
    Word *words = rewriter->words;

    if (word_is(rewriter, words[0], "keyof") && word_is(rewriter, words[1], "readonly") &&
        (starts_member_name(words[2]) || words[2].first == '(')) {
        blank(rewriter, words[1]);
        note_gap(rewriter, GAP_READONLY_TYPE, words[2].start, true);
    }
}

/* `global {}` within `declare module`: a statement and a block to the grammar. */
static void rewrite_global(Rewriter *rewriter)
{
    Word *words = rewriter->words;

    if (word_is(rewriter, words[0], "global") && words[1].first == '{' &&
        words[1].start > words[0].end && !word_is(rewriter, rewriter->before, "declare") &&
        (rewriter->before.first == '{' || rewriter->before.first == '}' ||
         rewriter->before.first == ';')) {
        rewriter->text[words[0].end] = ';';
        note_gap(rewriter, GAP_GLOBAL, words[0].start, true);
    }
}

/*
 * `return } :` in a conditional expression: the grammar inserts no semicolon before a `}` that a
 * `:` follows. Only where the braces hold statements.
 */
static void rewrite_missing_semicolon(Rewriter *rewriter)
{
    Word *words = rewriter->words;

    if (words[1].first == '}' && words[2].first == ':' && words[1].start > words[0].end &&
        rewriter->braces.length && vec_last(&rewriter->braces) && words[0].first != '{' &&
        words[0].first != '}' && words[0].first != ';' &&
        isspace((unsigned char)rewriter->text[words[0].end])) {
        rewriter->text[words[0].end] = ';';
    }
}

/* A semicolon, or an operator that types do not have. */
static bool is_operator_of_values(const Rewriter *rewriter, Word word)
{
    char next = rewriter->text[word.end];

    return strchr(";+*/%^!~", word.first) || ((word.first == '|' || word.first == '&') && next == word.first)
        || (word.first == '=' && next != '>') || (word.first == '?' && (next == '?' || next == '.'));
}

/* Whether the list that starts at `at` ends with `>`, as type arguments do; those of a call with `>(`. */
static bool ends_as_types(const Rewriter *rewriter, uint32_t at, bool is_call)
{
    size_t depth = 0;

    for (Word word = next_word(rewriter->text, at); word.first; word = next_word(rewriter->text, word.end)) {
        if (word.first == '(' || word.first == '[' || word.first == '{') {
            depth++;
        } else if (word.first == ')' || word.first == ']' || word.first == '}') {
            if (depth-- == 0) {
                return false;
            }
        } else if (depth == 0 && (word.first == '>' || is_operator_of_values(rewriter, word))) {
            char next = next_word(rewriter->text, word.end).first;
            return word.first == '>' && (!is_call || next == '(' || rewriter->text[word.end] == '`');
        }
    }
    return false;
}

/* `a < (typeof b)`, `f(a < -1, (b) > 0)`, `a<(-1)`: to the grammar, the start of type arguments. A
 * `<` between blanks is an operator, unless it makes a call: `a < b > (c)`. */
static void rewrite_less(Rewriter *rewriter)
{
    Word less = rewriter->words[0], word = rewriter->words[1];

    if (less.first == '<' && less.start > 0 && rewriter->text[less.start - 1] == ' '
        && rewriter->text[less.end] == ' ' && !ends_as_types(rewriter, less.end, true)) {
        rewriter->text[less.start] = '>';
        return;
    }
    if (less.first != '<' || word.first != '(') {
        return;
    }
    while (word.first == '(') {
        word = next_word(rewriter->text, word.end);
    }
    if ((word.first == '-' || word.first == '+') &&
        isdigit((unsigned char)rewriter->text[next_word(rewriter->text, word.end).start]) &&
        !ends_as_types(rewriter, less.end, false)) {
        rewriter->text[word.start] = '~';
    }
}

/* The `>` that closes the list that the `<` at words[0] opens, or a word without text. */
static Word end_of_types(const Rewriter *rewriter)
{
    size_t depth = 0;
    char before = 0;

    for (Word word = rewriter->words[0]; word.first; word = next_word(rewriter->text, word.end)) {
        if (strchr("<([{", word.first)) {
            depth++;
        } else if (strchr(")]}", word.first) || (word.first == '>' && before != '=')) {
            depth--;
            if (depth == 0) {
                return word;
            }
        } else if (depth == 1 && word.first == ';') {
            break;
        }
        before = word.first;
    }
    return (Word){0};
}

/* Type arguments of a tag. */
static void rewrite_tag(Rewriter *rewriter)
{
    Word open = rewriter->words[0];

    if (open.first != '<' || rewriter->before.first != 'a') {
        return;
    }
    Word close = end_of_types(rewriter);
    Word next = close.first == '>' ? next_word(rewriter->text, close.end) : close;
    if (next.first != '"' || rewriter->text[next.start] != '`' || next.start != close.end) {
        return;
    }
    for (uint32_t i = open.start; i < close.end; i++) {
        rewriter->text[i] = rewriter->text[i] == '\n' ? '\n' : ' ';
    }
    for (int i = 1; i < 4; i++) {
        rewriter->words[i] = next_word(rewriter->text, i == 1 ? close.end : rewriter->words[i - 1].end);
    }
}

/* What closes the `(` at `open`, or a word without text. */
static Word end_of_parentheses(const Rewriter *rewriter, Word open)
{
    size_t depth = 0;

    for (Word word = open; word.first; word = next_word(rewriter->text, word.end)) {
        depth += strchr("([{", word.first) != NULL;
        if (strchr(")]}", word.first) && --depth == 0) {
            return word;
        }
    }
    return (Word){0};
}

/* A generic call signature on a line of its own, behind a member without a semicolon. */
static void rewrite_call_signature(Rewriter *rewriter)
{
    Word less = rewriter->words[0], before = rewriter->before;

    if (less.first != '<' || rewriter->words[1].first != 'a' || on_one_line(rewriter, before, less) ||
        !before.first || !strchr("a\")]}>", before.first) || !rewriter->braces.length ||
        vec_last(&rewriter->braces) || !isspace((unsigned char)rewriter->text[before.end])) {
        return;
    }
    Word close = end_of_types(rewriter);
    Word open = close.first == '>' ? next_word(rewriter->text, close.end) : close;
    Word end = open.first == '(' ? end_of_parentheses(rewriter, open) : (Word){0};
    if (end.first && next_word(rewriter->text, end.end).first == ':') {
        rewriter->text[before.end] = ';';
    }
}

/* Keeps track of the braces: after `)`, `=>` and some words they hold statements. */
static void note_brace(Rewriter *rewriter)
{
    static const char *const openers[] = {"else", "try", "finally", "do"};
    Word before = rewriter->before;
    bool statements = before.first == ')' || (before.first == '>' && before.start > 0 &&
                                              rewriter->text[before.start - 1] == '=');

    if (rewriter->words[0].first == '}' && rewriter->braces.length) {
        (void)vec_pop(&rewriter->braces);
    } else if (rewriter->words[0].first == '{') {
        for (size_t i = 0; i < sizeof openers / sizeof *openers; i++) {
            statements |= before.first == 'a' && word_is(rewriter, before, openers[i]);
        }
        vec_push(rewriter->reader->scratch, &rewriter->braces, statements);
    }
}

char *gaps_rewrite(Reader *reader)
{
    const SourceFile *file = reader->file;
    Rewriter rewriter = {.reader = reader, .length = file->length};
    Word *words = rewriter.words;

    rewriter.text = arena_strndup(reader->scratch, file->text, file->length);
    words[0] = next_word(rewriter.text, 0);
    for (int i = 1; i < 4; i++) {
        words[i] = next_word(rewriter.text, words[i - 1].end);
    }
    while (words[0].first) {
        if (words[0].first == 'a') {
            rewrite_using(&rewriter);
            rewrite_variance(&rewriter);
            rewrite_export_type(&rewriter);
            rewrite_members(&rewriter);
            rewrite_types(&rewriter);
            rewrite_global(&rewriter);
        } else if (words[0].first == '"' && rewriter.text[words[0].start] == '`') {
            blank_escapes(rewriter.text, words[0]);
        }
        rewrite_call_signature(&rewriter);
        rewrite_tag(&rewriter);
        rewrite_less(&rewriter);
        note_brace(&rewriter);
        rewrite_missing_semicolon(&rewriter);
        rewriter.before = words[0];
        memmove(words, words + 1, 3 * sizeof *words);
        words[3] = next_word(rewriter.text, words[2].end);
    }
    return memcmp(rewriter.text, file->text, file->length) ? rewriter.text : NULL;
}

/* The values of the gaps of a kind within a span, together. */
static uint32_t gap_values(Reader *reader, GapKind kind, Span span)
{
    uint32_t values = 0;

    for (size_t i = 0; i < reader->gaps.length; i++) {
        const Gap *gap = &reader->gaps.items[i];
        if (gap->kind == kind && gap->offset >= span.start && gap->offset < span.end) {
            values |= gap->value;
        }
    }
    return values;
}

AstVariableKind gap_variable_kind(Reader *reader, Span keyword)
{
    return (AstVariableKind)gap_values(reader, GAP_VARIABLES, keyword);
}

uint32_t gap_modifiers(Reader *reader, Span span)
{
    return gap_values(reader, GAP_MODIFIER, span);
}

uint32_t gap_variance(Reader *reader, uint32_t name)
{
    return gap_values(reader, GAP_VARIANCE, (Span){name, name + 1});
}

bool gap_type_only(Reader *reader, Span span)
{
    return gap_values(reader, GAP_TYPE_ONLY, span) != 0;
}

bool gap_readonly_type(Reader *reader, Span type)
{
    return gap_values(reader, GAP_READONLY_TYPE, type) != 0;
}

bool gap_global(Reader *reader, Span statement)
{
    return gap_values(reader, GAP_GLOBAL, statement) != 0;
}
