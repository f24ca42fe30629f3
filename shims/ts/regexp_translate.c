/*
 * Which patterns PCRE2 can match for us, and how they are written for it.
 *
 * Where the two languages differ:
 *   - JavaScript takes no round of a loop that matches nothing; PCRE2 takes it and ends the loop. So
 *     what is repeated must not be empty.
 *   - JavaScript forgets the captures inside a loop at each round. So each round must set them all.
 *   - JavaScript matches lookbehinds from right to left. So they have no captures.
 *   - Case is folded otherwise. So sets have both cases, and references do not ignore it.
 */
#include "ts/regexp_translate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- can it be translated? ---------------------------------------------------------------------- */

typedef struct Checker {
    bool wide, is_unicode;
    bool in_look_behind;
    bool has_reference, has_repeated_capture;
    bool *is_closed; /* by group: it stands completely before */
} Checker;

static bool is_single(const RegexpNode *node)
{
    return node->kind == REGEXP_CHAR || node->kind == REGEXP_SET;
}

/** How many groups every match of a node sets. */
static uint32_t sure_captures(const RegexpNode *node)
{
    uint32_t count = 0;

    switch (node->kind) {
    case REGEXP_SEQUENCE:
        for (size_t i = 0; i < node->count; i++) {
            count += sure_captures(node->items[i]);
        }
        return count;
    case REGEXP_CAPTURE:
        return 1 + sure_captures(node->child);
    case REGEXP_REPEAT:
        return node->min > 0 ? sure_captures(node->child) : 0;
    case REGEXP_LOOK:
        return node->is_negative ? 0 : sure_captures(node->child);
    default:
        return 0;
    }
}

static bool can_match(Checker *checker, const RegexpNode *node);

static bool can_repeat(Checker *checker, const RegexpNode *node)
{
    uint32_t groups = node->group_end - node->group;

    if (node->min > 60000 || (node->max > 60000 && node->max != REGEXP_INFINITY)) {
        return false;
    }
    if (!is_single(node->child) && node->min != node->max && regexp_may_be_empty(node->child)) {
        return false;
    }
    if (groups > 0 && node->max > 1) {
        checker->has_repeated_capture = true;
        if (sure_captures(node->child) != groups) {
            return false;
        }
    }
    return can_match(checker, node->child);
}

static bool can_look(Checker *checker, const RegexpNode *node)
{
    bool was_behind = checker->in_look_behind;
    bool ok = !node->is_behind || node->group == node->group_end;

    checker->in_look_behind |= node->is_behind;
    ok = ok && can_match(checker, node->child);
    checker->in_look_behind = was_behind;
    return ok;
}

static bool can_refer(Checker *checker, const RegexpNode *node)
{
    checker->has_reference = true;
    return node->count == 1 && !(node->flags & REGEXP_IGNORE_CASE) && !checker->in_look_behind &&
           checker->is_closed[node->groups[0]];
}

static bool can_match(Checker *checker, const RegexpNode *node)
{
    switch (node->kind) {
    case REGEXP_SEQUENCE:
    case REGEXP_ALTERNATIVES:
        for (size_t i = 0; i < node->count; i++) {
            if (!can_match(checker, node->items[i])) {
                return false;
            }
        }
        return true;
    case REGEXP_CAPTURE: {
        bool ok = can_match(checker, node->child);
        checker->is_closed[node->group] = true;
        return ok;
    }
    case REGEXP_REPEAT:
        return can_repeat(checker, node);
    case REGEXP_BOUNDARY:
        return !(checker->wide && checker->is_unicode && node->flags & REGEXP_IGNORE_CASE);
    case REGEXP_LOOK:
        return can_look(checker, node);
    case REGEXP_BACK_REFERENCE:
        return can_refer(checker, node);
    default:
        return true;
    }
}

static bool can_translate(RegexpArena *arena, const RegexpTree *tree, bool wide)
{
    Checker checker = {.wide = wide, .is_unicode = (tree->flags & REGEXP_FULL_UNICODE) != 0};

    checker.is_closed = regexp_alloc(arena, tree->groups * sizeof *checker.is_closed);
    /* An empty match could be found between two surrogates. */
    if (wide && checker.is_unicode && regexp_may_be_empty(tree->root)) {
        return false;
    }
    return can_match(&checker, tree->root) &&
           !(checker.has_reference && checker.has_repeated_capture);
}

/* ---- writing ------------------------------------------------------------------------------------ */

typedef struct Writer {
    RegexpArena arena;
    char *text;
    size_t length, capacity;
    bool wide, is_unicode, failed;
} Writer;

enum { MAX_TEXT = 60000 };

static void write_node(Writer *writer, const RegexpNode *node);

static void add(Writer *writer, const char *text)
{
    size_t length = strlen(text);

    if (writer->length + length + 1 > writer->capacity) {
        size_t capacity = (writer->length + length + 1) * 2;
        char *grown = capacity > MAX_TEXT ? NULL : realloc(writer->text, capacity);
        if (!grown) {
            writer->failed = true;
            return;
        }
        writer->text = grown;
        writer->capacity = capacity;
    }
    memcpy(writer->text + writer->length, text, length + 1);
    writer->length += length;
}

static void add_point(Writer *writer, uint32_t point)
{
    char text[16];
    bool is_plain = (point >= '0' && point <= '9') || (point >= 'A' && point <= 'Z') ||
                    (point >= 'a' && point <= 'z');

    snprintf(text, sizeof text, is_plain ? "%c" : "\\x{%x}", point);
    add(writer, text);
}

static void add_range(Writer *writer, uint32_t first, uint32_t last)
{
    add_point(writer, first);
    if (last > first) {
        add(writer, last > first + 1 ? "-" : "");
        add_point(writer, last);
    }
}

/** The set's part from one code point to another as a class; false, and nothing, when it has none. */
static bool add_class(Writer *writer, const RegexpSet *set, uint32_t from, uint32_t to)
{
    RegexpSet window = {0};

    regexp_set_add(&writer->arena, &window, from, to);
    RegexpSet part = regexp_set_intersect(&writer->arena, set, &window);
    if (part.count == 0) {
        return false;
    }
    if (part.count == 1 && part.ranges[0].first == from && part.ranges[0].last == to && from == 0) {
        add(writer, ".");
        return true;
    }
    add(writer, "[");
    for (size_t i = 0; i < part.count; i++) {
        add_range(writer, part.ranges[i].first, part.ranges[i].last);
    }
    add(writer, "]");
    return true;
}

/** Code points over 0xffff as pairs: runs of one high surrogate, and runs of many with all lows. */
static void add_pairs(Writer *writer, uint32_t first, uint32_t last, const char **separator)
{
    while (first <= last) {
        uint32_t high = 0xd7c0 + (first >> 10), low = 0xdc00 | (first & 0x3ff);
        uint32_t end = first | 0x3ff, high_end = high;
        if (low == 0xdc00 && last - first >= 0x3ff) {
            high_end = 0xd7c0 + ((last + 1) >> 10) - 1;
            end = ((last + 1) & ~0x3ffU) - 1;
        }
        end = end < last ? end : last;
        add(writer, *separator);
        *separator = "|";
        add(writer, "[");
        add_range(writer, high, high_end);
        add(writer, "][");
        add_range(writer, low, 0xdc00 | (end & 0x3ff));
        add(writer, "]");
        first = end + 1;
    }
}

/** With flag u, in 16 bits: surrogates count by themselves only where they stand alone. */
static void add_unicode_set(Writer *writer, const RegexpSet *set)
{
    const char *separator = "";
    static const struct {
        uint32_t from, to;
        const char *before, *after;
    } parts[] = {{0, 0xd7ff, "", ""},
                 {0xd800, 0xdbff, "", "(?![\\x{dc00}-\\x{dfff}])"},
                 {0xdc00, 0xdfff, "(?<![\\x{d800}-\\x{dbff}])", ""},
                 {0xe000, 0xffff, "", ""}};

    add(writer, "(?:");
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        RegexpSet window = {0};
        regexp_set_add(&writer->arena, &window, parts[i].from, parts[i].to);
        if (regexp_set_intersect(&writer->arena, set, &window).count > 0) {
            add(writer, separator);
            add(writer, parts[i].before);
            add_class(writer, set, parts[i].from, parts[i].to);
            add(writer, parts[i].after);
            separator = "|";
        }
    }
    for (size_t i = 0; i < set->count; i++) {
        uint32_t first = set->ranges[i].first, last = set->ranges[i].last;
        if (last > 0xffff) {
            add_pairs(writer, first > 0x10000 ? first : 0x10000, last, &separator);
        }
    }
    add(writer, *separator ? ")" : "(?!))");
}

static void write_set(Writer *writer, const RegexpSet *set)
{
    bool reaches_far = set->count > 0 && set->ranges[set->count - 1].last >= 0xd800;

    if (writer->wide && writer->is_unicode && reaches_far) {
        add_unicode_set(writer, set);
    } else if (!add_class(writer, set, 0, writer->wide ? 0xffff : 0xff)) {
        add(writer, "(?!)");
    }
}

static void write_char(Writer *writer, uint32_t point)
{
    if (point <= (writer->wide ? 0xd7ffU : 0xffU)) {
        add_point(writer, point);
    } else {
        RegexpSet set = {0};
        regexp_set_add(&writer->arena, &set, point, point);
        write_set(writer, &set);
    }
}

static void write_repeat(Writer *writer, const RegexpNode *node)
{
    char text[40] = "";
    bool is_atom = is_single(node->child) || node->child->kind == REGEXP_CAPTURE;
    bool has_max = node->max != REGEXP_INFINITY;

    add(writer, is_atom ? "" : "(?:");
    write_node(writer, node->child);
    add(writer, is_atom ? "" : ")");
    if (node->min == 0 && !has_max) {
        strcpy(text, "*");
    } else if (node->min == 1 && !has_max) {
        strcpy(text, "+");
    } else if (node->min == 0 && node->max == 1) {
        strcpy(text, "?");
    } else if (has_max) {
        snprintf(text, sizeof text, "{%u,%u}", node->min, node->max);
    } else {
        snprintf(text, sizeof text, "{%u,}", node->min);
    }
    add(writer, text);
    add(writer, node->is_lazy ? "?" : "");
}

static void write_reference(Writer *writer, const RegexpNode *node)
{
    char text[24];

    snprintf(text, sizeof text, "\\g{%u}", node->groups[0]);
    add(writer, text);
}

static void write_look(Writer *writer, const RegexpNode *node)
{
    add(writer, node->is_behind ? node->is_negative ? "(?<!" : "(?<="
                : node->is_negative ? "(?!" : "(?=");
    write_node(writer, node->child);
    add(writer, ")");
}

static void write_line(Writer *writer, const RegexpNode *node)
{
    bool is_start = node->kind == REGEXP_START;

    if (!(node->flags & REGEXP_MULTILINE)) {
        add(writer, is_start ? "^" : "$");
        return;
    }
    add(writer, is_start ? "(?<!" : "(?!");
    add(writer, writer->wide ? "[^\\n\\r\\x{2028}\\x{2029}])" : "[^\\n\\r])");
}

static void write_node(Writer *writer, const RegexpNode *node)
{
    switch (node->kind) {
    case REGEXP_EMPTY:
        break;
    case REGEXP_CHAR:
        write_char(writer, node->code_point);
        break;
    case REGEXP_SET:
        write_set(writer, &node->set);
        break;
    case REGEXP_SEQUENCE:
        for (size_t i = 0; i < node->count; i++) {
            write_node(writer, node->items[i]);
        }
        break;
    case REGEXP_ALTERNATIVES:
        add(writer, "(?:");
        for (size_t i = 0; i < node->count; i++) {
            add(writer, i > 0 ? "|" : "");
            write_node(writer, node->items[i]);
        }
        add(writer, ")");
        break;
    case REGEXP_CAPTURE:
        add(writer, "(");
        write_node(writer, node->child);
        add(writer, ")");
        break;
    case REGEXP_REPEAT:
        write_repeat(writer, node);
        break;
    case REGEXP_START:
    case REGEXP_END:
        write_line(writer, node);
        break;
    case REGEXP_BOUNDARY:
        add(writer, node->is_negative ? "\\B" : "\\b");
        break;
    case REGEXP_LOOK:
        write_look(writer, node);
        break;
    case REGEXP_BACK_REFERENCE:
        write_reference(writer, node);
        break;
    }
}

char *regexp_translate(const RegexpTree *tree, bool wide)
{
    Writer writer = {.wide = wide, .is_unicode = (tree->flags & REGEXP_FULL_UNICODE) != 0};

    if (can_translate(&writer.arena, tree, wide)) {
        add(&writer, "");
        write_node(&writer, tree->root);
    } else {
        writer.failed = true;
    }
    regexp_arena_free(&writer.arena);
    if (writer.failed) {
        free(writer.text);
        return NULL;
    }
    return writer.text;
}
