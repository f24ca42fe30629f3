/* The difference of two values as assert shows it: their texts line by line, the shortest script
 * that turns one into the other (E. W. Myers, An O(ND) difference algorithm, 1986).
 */
#include "node/assertion_error.h"

#include "ts/array.h"
#include "ts/builder.h"
#include "ts/string_methods.h"

enum { SHORT_TEXT = 12, COLLAPSED_LINES = 5, MOST_LINES = 50, COLUMNS = 80 };

static bool is(const char *operator_name, const char *other)
{
    return strcmp(operator_name, other) == 0;
}

static TsArray *lines_of(TsString *text)
{
    TsArray *lines = ts_array_new(TS_ARRAY_PTR, 8);
    size_t start = 0;

    for (size_t i = 0; i <= text->length; i++) {
        if (i == text->length || ts_string_unit(text, i) == '\n') {
            ts_array_push_ptr(lines, ts_string_range(text, start, i));
            start = i + 1;
        }
    }
    return lines;
}

/* ---- one line against one line ---- */

/* A caret below the first unit that differs, where that is not seen at once. */
static TsString *indicator(const TsString *left, const TsString *right)
{
    size_t at = 0;

    while (at < left->length && at < right->length &&
           ts_string_unit(left, at) == ts_string_unit(right, at)) {
        at++;
    }
    if (at < 3 || at == left->length) {
        return TS_STR("");
    }
    return ts_concat_n(3, TS_STR("\n"),
                       ts_string_repeat(TS_STR(" "), (double)at + 2), TS_STR("^"));
}

/* `*header` becomes empty where both fit into one line. */
static TsString *simple_difference(TsValue actual, TsString *left, TsValue expected,
                                   TsString *right, TsString **header)
{
    size_t length = left->length + right->length;
    bool both_zero = ts_is_number(actual) && actual.as.number == 0 && ts_is_number(expected) &&
                     expected.as.number == 0;
    bool are_strings = ts_is_string(actual) && ts_is_string(expected);
    size_t quotes = 2 * (size_t)ts_is_string(actual) + 2 * (size_t)ts_is_string(expected);

    if (length - quotes <= SHORT_TEXT && !both_zero) {
        *header = TS_STR("");
        return ts_string_format("%S !== %S", left, right);
    }
    return ts_string_format("\n+ %S\n- %S%S", left, right,
                            are_strings && length <= COLUMNS ? indicator(left, right) : TS_STR(""));
}

/* ---- many lines ---- */

typedef enum Change { SAME, ADDED, REMOVED } Change;

/* The script, last line first. */
typedef struct Script {
    TsArray *lines;
    uint8_t *changes; /* a Change for each */
} Script;

static bool ends_with_comma(const TsString *line)
{
    return line->length > 0 && ts_string_unit(line, line->length - 1) == ',';
}

/* The last entry of an object has no comma, another one the same text with it. */
static bool same_line(const TsString *left, const TsString *right, bool forgives_commas)
{
    if (ts_string_equals(left, right)) {
        return true;
    }
    if (!forgives_commas) {
        return false;
    }
    if (right->length == left->length + 1 && ends_with_comma(right)) {
        return ts_string_equals(left, ts_string_range((TsString *)right, 0, left->length));
    }
    return left->length == right->length + 1 && ends_with_comma(left) &&
           ts_string_equals(ts_string_range((TsString *)left, 0, right->length), right);
}

typedef struct Search {
    const TsArray *left, *right;
    bool forgives_commas;
    int64_t most;     /* of changes */
    int32_t **levels; /* what is reached with so many changes, before that level */
    int64_t level_count;
} Search;

static const TsString *line_at(const TsArray *lines, int64_t index)
{
    return ts_array_ptr_at(lines, (size_t)index);
}

/* Whether the best way to a diagonal comes from the one above. */
static bool comes_from_above(const int32_t *reached, int64_t diagonal, int64_t level, int64_t most)
{
    return diagonal == -level ||
           (diagonal != level && reached[diagonal - 1 + most] < reached[diagonal + 1 + most]);
}

/* A level's diagonals, each as far as it goes; true when the end is reached. */
static bool extend(const Search *search, int32_t *reached, int64_t level)
{
    int64_t lefts = (int64_t)search->left->length, rights = (int64_t)search->right->length;

    for (int64_t diagonal = -level; diagonal <= level; diagonal += 2) {
        int64_t at = diagonal + search->most;
        int64_t x = comes_from_above(reached, diagonal, level, search->most) ? reached[at + 1]
                                                                            : reached[at - 1] + 1;
        int64_t y = x - diagonal;
        while (x < lefts && y < rights &&
               same_line(line_at(search->left, x), line_at(search->right, y),
                         search->forgives_commas)) {
            x++;
            y++;
        }
        reached[at] = (int32_t)x;
        if (x >= lefts && y >= rights) {
            return true;
        }
    }
    return false;
}

static void add_step(Script *script, Change change, const TsString *line)
{
    script->changes[script->lines->length] = (uint8_t)change;
    ts_array_push_ptr(script->lines, (void *)line);
}

/* Back from the end through the levels. */
static void trace_back(const Search *search, Script *script)
{
    int64_t x = (int64_t)search->left->length, y = (int64_t)search->right->length;

    for (int64_t level = search->level_count - 1; level >= 0; level--) {
        const int32_t *reached = search->levels[level];
        int64_t diagonal = x - y;
        diagonal += comes_from_above(reached, diagonal, level, search->most) ? 1 : -1;
        int64_t from_x = reached[diagonal + search->most];
        int64_t from_y = from_x - diagonal;
        while (x > from_x && y > from_y) {
            const TsString *line = line_at(search->left, --x);
            y--;
            add_step(script, SAME,
                     search->forgives_commas && !ends_with_comma(line) ? line_at(search->right, y)
                                                                       : line);
        }
        if (level > 0 && x > from_x) {
            add_step(script, ADDED, line_at(search->left, --x));
        } else if (level > 0) {
            add_step(script, REMOVED, line_at(search->right, --y));
        }
    }
}

static Script find_script(const TsArray *left, const TsArray *right, bool forgives_commas)
{
    size_t total = left->length + right->length;
    Search search = {left, right, forgives_commas, (int64_t)total + 1, NULL, 0};
    size_t width = 2 * total + 4;
    int32_t *reached = ts_heap_raw(TS_REP_INT32, width);
    Script script = {ts_array_new(TS_ARRAY_PTR, total), ts_heap_raw(TS_REP_BOOL, total + 1)};
    TsArray *kept = ts_array_new(TS_ARRAY_PTR, 0); /* the levels' storage, for the collector */

    memset(reached, 0, width * sizeof *reached);
    search.levels = ts_heap_raw(TS_REP_DOUBLE, total + 2);
    for (bool found = false; !found && search.level_count <= (int64_t)total;) {
        int32_t *copy = ts_heap_raw(TS_REP_INT32, width);
        memcpy(copy, reached, width * sizeof *reached);
        ts_array_push_ptr(kept, (TsRaw *)((char *)copy - offsetof(TsRaw, bytes)));
        search.levels[search.level_count] = copy;
        found = extend(&search, reached, search.level_count++);
    }
    trace_back(&search, &script);
    return script;
}

static void add_line(TsBuilder *out, const char *mark, const TsArray *lines, size_t index)
{
    ts_builder_add_utf8(out, mark);
    ts_builder_add_string(out, ts_array_ptr_at(lines, index));
    ts_builder_add_unit(out, '\n');
}

/* The end of a run of equal lines of which the first few were written: the rest, or dots. */
static bool add_run_end(TsBuilder *out, const TsArray *lines, size_t next, size_t run)
{
    bool is_skipped = run >= COLLAPSED_LINES + 3;

    if (is_skipped) {
        ts_builder_add_literal(out, "...\n");
    } else if (run == COLLAPSED_LINES + 2) {
        add_line(out, "  ", lines, next + 2);
    }
    if (run > COLLAPSED_LINES) {
        add_line(out, "  ", lines, next + 1);
    }
    return is_skipped;
}

static TsString *script_text(const Script *script, bool *is_skipped)
{
    TsBuilder out;
    size_t run = 0;

    ts_builder_init(&out);
    for (size_t i = script->lines->length; i-- > 0;) {
        if (script->changes[i] != SAME) {
            *is_skipped |= add_run_end(&out, script->lines, i, run);
            run = 0;
            add_line(&out, script->changes[i] == ADDED ? "+ " : "- ", script->lines, i);
        } else if (run++ < COLLAPSED_LINES) {
            add_line(&out, "  ", script->lines, i);
        }
    }
    return ts_concat(TS_STR("\n"), ts_string_trim_end(ts_builder_finish(&out)));
}

/* ---- the message ---- */

static bool is_object(TsValue value)
{
    return ts_is_object(value) && !ts_is_function(value);
}

static TsString *headline(const char *operator_name, TsValue actual, TsValue expected)
{
    bool are_objects = (is_object(actual) && is_object(expected)) ||
                       (ts_is_function(actual) && ts_is_function(expected));

    if (is(operator_name, "deepStrictEqual")) {
        return TS_STR("Expected values to be strictly deep-equal:");
    }
    if (is(operator_name, "partialDeepStrictEqual")) {
        return TS_STR("Expected values to be partially and strictly deep-equal:");
    }
    return are_objects ? TS_STR("Expected \"actual\" to be reference-equal to \"expected\":")
                       : TS_STR("Expected values to be strictly equal:");
}

/* Two values that look the same. */
static TsString *same_text(TsString *text, const TsArray *lines, bool *is_skipped)
{
    TsBuilder out;

    if (lines->length <= MOST_LINES) {
        return text;
    }
    *is_skipped = true;
    ts_builder_init(&out);
    for (size_t i = 0; i < MOST_LINES; i++) {
        add_line(&out, "", lines, i);
    }
    ts_builder_add_literal(&out, "...}");
    return ts_builder_finish(&out);
}

TsString *assertion_difference(TsValue actual, TsValue expected, const char *operator_name,
                               TsString *message)
{
    TsString *left = assertion_inspected(actual), *right = assertion_inspected(expected);
    TsArray *lefts = lines_of(left), *rights = lines_of(right);
    TsString *first = message && message->length > 0 ? message : NULL;
    TsString *header = TS_STR("+ actual - expected");
    TsString *text;
    bool is_skipped = false;
    bool is_simple = lefts->length == 1 && rights->length == 1 &&
                     !(is_object(actual) && is_object(expected));

    if (is_simple) {
        text = simple_difference(actual, left, expected, right, &header);
    } else if (ts_string_equals(left, right)) {
        first = ts_or(first,
                      TS_STR("Values have same structure but are not reference-equal:"));
        header = TS_STR("");
        text = same_text(left, lefts, &is_skipped);
    } else {
        Script script = find_script(lefts, rights, is_object(actual));
        text = script_text(&script, &is_skipped);
    }
    return ts_string_format("%S\n%S%s\n%S\n",
                            ts_or(first, headline(operator_name, actual, expected)), header,
                            is_skipped ? "\n... Skipped lines" : "", text);
}
