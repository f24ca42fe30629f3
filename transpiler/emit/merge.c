/*
 * The merge: each side is compared with the base (Myers' difference algorithm in its greedy form,
 * the lines numbered by content), which gives for each base line its place in that side or none.
 * Base lines that both sides kept are the fixed points; between two of them lies a stretch that
 * nobody, one side or both changed.
 */
#include "emit/merge.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "support/intern.h"
#include "support/map.h"
#include "support/strbuf.h"
#include "support/vec.h"

/* Beyond this many differing lines the comparison stops and takes the rest as changed. */
enum { MOST_DIFFERENCES = 1000 };

static const size_t NOWHERE = SIZE_MAX;

typedef struct Line {
    const char *text;
    size_t length;
    size_t number; /* equal for equal lines of all three texts */
} Line;

typedef struct Lines {
    VEC(Line) items;
} Lines;

static Lines split(Arena *arena, StrMap *numbers, MergeText text)
{
    Lines lines = {0};
    const char *end = text.text + text.length;

    for (const char *at = text.text; at < end;) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        size_t length = newline ? (size_t)(newline - at) + 1 : (size_t)(end - at);
        void **slot = strmap_slot(arena, numbers, at, length);
        if (!*slot) {
            *slot = (void *)(uintptr_t)numbers->count;
        }
        Line line = {at, length, (size_t)(uintptr_t)*slot};
        vec_push(arena, &lines.items, line);
        at += length;
    }
    return lines;
}

static bool same_line(const Lines *a, size_t i, const Lines *b, size_t j)
{
    return a->items.items[i].number == b->items.items[j].number;
}

/* The furthest reaching x on diagonal k after d steps, from the row of d - 1 steps. */
static int64_t furthest(const int64_t *row, int64_t k, int64_t d)
{
    if (k == -d || (k != d && row[k - 1] < row[k + 1])) {
        return row[k + 1];
    }
    return row[k - 1] + 1;
}

/* Goes back through the rows and notes the matches. */
static void trace_back(int64_t **rows, int64_t d, int64_t x, int64_t y, size_t *match)
{
    for (; d >= 0; d--) {
        int64_t k = x - y;
        int64_t from_x = 0, from_y = 0;
        if (d > 0) {
            const int64_t *row = rows[d - 1];
            bool down = k == -d || (k != d && row[k - 1] < row[k + 1]);
            from_x = down ? row[k + 1] : row[k - 1];
            from_y = from_x - (down ? k + 1 : k - 1);
        }
        while (x > from_x && y > from_y && x > 0 && y > 0) {
            match[--x] = (size_t)--y;
        }
        x = from_x;
        y = from_y;
    }
}

/* For each line of `a` its line in `b`, or NOWHERE; matches are in ascending order. */
static size_t *compare(Arena *arena, const Lines *a, const Lines *b)
{
    int64_t n = (int64_t)a->items.length, m = (int64_t)b->items.length;
    int64_t most = n + m < MOST_DIFFERENCES ? n + m : MOST_DIFFERENCES;
    size_t *match = NEW_ARRAY(arena, size_t, (size_t)n);
    int64_t **rows = NEW_ARRAY(arena, int64_t *, (size_t)most + 1);

    for (int64_t i = 0; i < n; i++) {
        match[i] = NOWHERE;
    }
    for (int64_t d = 0; d <= most; d++) {
        int64_t *row = NEW_ARRAY(arena, int64_t, (size_t)(2 * d + 3));
        row += d + 1;
        rows[d] = row;
        for (int64_t k = -d; k <= d; k += 2) {
            int64_t x = d ? furthest(rows[d - 1], k, d) : 0;
            int64_t y = x - k;
            while (x < n && y < m && y >= 0 && same_line(a, (size_t)x, b, (size_t)y)) {
                x++;
                y++;
            }
            row[k] = x;
            if (x == n && y == m) {
                trace_back(rows, d, x, y, match);
                return match;
            }
        }
    }
    return match;
}

static void put_lines(StrBuf *out, const Lines *lines, size_t from, size_t to)
{
    for (size_t i = from; i < to; i++) {
        strbuf_append_n(out, lines->items.items[i].text, lines->items.items[i].length);
    }
}

/* A marker stands on a line of its own, also after a last line without a line end. */
static void put_marker(StrBuf *out, const char *marker)
{
    if (out->length && out->data[out->length - 1] != '\n') {
        strbuf_putc(out, '\n');
    }
    strbuf_append(out, marker);
}

static bool same_stretch(const Lines *a, size_t a_from, size_t a_to, const Lines *b, size_t b_from,
                         size_t b_to)
{
    if (a_to - a_from != b_to - b_from) {
        return false;
    }
    for (size_t i = 0; i < a_to - a_from; i++) {
        if (!same_line(a, a_from + i, b, b_from + i)) {
            return false;
        }
    }
    return true;
}

typedef struct Stretch {
    size_t base, theirs, ours; /* line numbers */
} Stretch;

/* Merges the lines between two fixed points; gives the number of conflicts, 0 or 1. */
static size_t merge_stretch(StrBuf *out, const Lines *base, const Lines *theirs, const Lines *ours,
                            Stretch from, Stretch to)
{
    if (same_stretch(base, from.base, to.base, theirs, from.theirs, to.theirs)) {
        put_lines(out, ours, from.ours, to.ours);
        return 0;
    }
    if (same_stretch(base, from.base, to.base, ours, from.ours, to.ours) ||
        same_stretch(theirs, from.theirs, to.theirs, ours, from.ours, to.ours)) {
        put_lines(out, theirs, from.theirs, to.theirs);
        return 0;
    }
    put_marker(out, "<<<<<<< edited\n");
    put_lines(out, theirs, from.theirs, to.theirs);
    put_marker(out, "=======\n");
    put_lines(out, ours, from.ours, to.ours);
    put_marker(out, ">>>>>>> emitted\n");
    return 1;
}

MergeResult merge_texts(Arena *arena, MergeText base_text, MergeText their_text, MergeText our_text)
{
    StrMap numbers = {0};
    Lines base = split(arena, &numbers, base_text);
    Lines theirs = split(arena, &numbers, their_text);
    Lines ours = split(arena, &numbers, our_text);
    const size_t *in_theirs = compare(arena, &base, &theirs);
    const size_t *in_ours = compare(arena, &base, &ours);
    Stretch from = {0};
    MergeResult result = {0};
    StrBuf out = {0};

    for (size_t i = 0; i < base.items.length; i++) {
        if (in_theirs[i] == NOWHERE || in_ours[i] == NOWHERE) {
            continue;
        }
        Stretch to = {i, in_theirs[i], in_ours[i]};
        result.conflicts += merge_stretch(&out, &base, &theirs, &ours, from, to);
        put_lines(&out, &base, i, i + 1);
        from = (Stretch){i + 1, in_theirs[i] + 1, in_ours[i] + 1};
    }
    Stretch end = {base.items.length, theirs.items.length, ours.items.length};
    result.conflicts += merge_stretch(&out, &base, &theirs, &ours, from, end);
    result.length = out.length;
    result.text = arena_strndup(arena, strbuf_text(&out), out.length);
    strbuf_free(&out);
    return result;
}
