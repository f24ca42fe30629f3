/*
 * The parser of patterns: alternatives, groups, quantifiers and assertions. Errors are V8's. Escapes
 * are read in regexp_escape.c, classes in regexp_class.c.
 */
#include "ts/regexp_parse.h"

#include <string.h>

/** An alternative being read: groups of one name may stand in different ones of a disjunction. */
typedef struct RegexpAlternative {
    struct RegexpAlternative *outer;
    const void *disjunction;
    size_t index;
} RegexpAlternative;

/** \k<name>: resolved when all groups are known. */
typedef struct NamedReference {
    struct NamedReference *next;
    RegexpNode *node;
    RegexpName name;
} NamedReference;

enum { MAX_DEPTH = 1500, MAX_GROUPS = 32767 };

static RegexpNode *read_disjunction(RegexpParser *parser);

void regexp_fail(RegexpParser *parser, const char *error)
{
    parser->error = error;
    longjmp(parser->failed, 1);
}

/* ---- nodes -------------------------------------------------------------------------------------- */

RegexpNode *regexp_node(RegexpParser *parser, RegexpKind kind)
{
    RegexpNode *node = regexp_alloc(parser->arena, sizeof *node);

    node->kind = kind;
    node->flags = parser->flags;
    return node;
}

void regexp_node_add(RegexpParser *parser, RegexpNode *node, RegexpNode *item)
{
    if (node->count == node->capacity) {
        size_t capacity = node->capacity ? node->capacity * 2 : 4;
        RegexpNode **items = regexp_alloc(parser->arena, capacity * sizeof *items);
        if (node->count) {
            memcpy(items, node->items, node->count * sizeof *items);
        }
        node->items = items;
        node->capacity = capacity;
    }
    node->items[node->count++] = item;
}

RegexpNode *regexp_set_node(RegexpParser *parser, const RegexpSet *set)
{
    RegexpNode *node = regexp_node(parser, REGEXP_SET);

    node->set = *set;
    if (parser->flags & REGEXP_IGNORE_CASE) {
        node->set = regexp_set_fold(parser->arena, set, regexp_is_unicode(parser));
    }
    return node;
}

RegexpNode *regexp_char_node(RegexpParser *parser, uint32_t code_point)
{
    RegexpSet set = {0};
    RegexpNode *node;

    if (parser->flags & REGEXP_IGNORE_CASE) {
        regexp_set_add(parser->arena, &set, code_point, code_point);
        node = regexp_set_node(parser, &set);
        if (node->set.count > 1 || node->set.ranges[0].first != node->set.ranges[0].last) {
            return node;
        }
    }
    node = regexp_node(parser, REGEXP_CHAR);
    node->code_point = code_point;
    return node;
}

/* ---- names -------------------------------------------------------------------------------------- */

/** The name up to `>`, or false. Escapes of any kind are allowed in it. */
static bool read_name(RegexpParser *parser, RegexpName *name)
{
    RegexpSet start = {0}, part = {0};

    regexp_set_add_property(parser->arena, &start, "ID_Start", NULL);
    regexp_set_add_property(parser->arena, &part, "ID_Continue", NULL);
    name->units = regexp_alloc(parser->arena, (parser->length - parser->at + 1) * sizeof(uint16_t));
    for (;;) {
        int unit = regexp_peek(parser, 0), next = regexp_peek(parser, 1);
        uint32_t point;
        if (unit == '>') {
            parser->at++;
            return name->length > 0;
        }
        if (unit == REGEXP_END_OF_PATTERN) {
            return false;
        }
        parser->at++;
        point = (uint32_t)unit;
        if (unit == '\\') {
            if (!regexp_accept(parser, 'u')) {
                return false;
            }
            int32_t value = regexp_unicode_escape(parser, true);
            if (value == REGEXP_NO_VALUE) {
                regexp_fail(parser, "Invalid Unicode escape");
            }
            point = (uint32_t)value;
        } else if ((point & 0xfc00) == 0xd800 && (next & ~0x3ff) == 0xdc00) {
            parser->at++;
            point = 0x10000 + ((point & 0x3ff) << 10) + ((uint32_t)next & 0x3ff);
        }
        if (point != '$' && point != '_' && point != 0x200c && point != 0x200d &&
            !regexp_set_has(name->length ? &part : &start, point)) {
            return false;
        }
        if (point > 0xffff) {
            name->units[name->length++] = (uint16_t)(0xd7c0 + (point >> 10));
            point = 0xdc00 | (point & 0x3ff);
        }
        name->units[name->length++] = (uint16_t)point;
    }
}

static bool same_name(const RegexpName *a, const RegexpName *b)
{
    return a->length == b->length && memcmp(a->units, b->units, a->length * sizeof *a->units) == 0;
}

/** Can both groups take part in one match? */
static bool may_both_match(const RegexpAlternative *a, const RegexpAlternative *b)
{
    for (; a; a = a->outer) {
        for (const RegexpAlternative *other = b; other; other = other->outer) {
            if (a->disjunction == other->disjunction && a->index != other->index) {
                return false;
            }
        }
    }
    return true;
}

static void add_named_group(RegexpParser *parser, RegexpName name)
{
    RegexpTree *tree = parser->tree;
    RegexpName *names = regexp_alloc(parser->arena, (tree->name_count + 1) * sizeof *names);
    RegexpAlternative **places =
        regexp_alloc(parser->arena, (tree->name_count + 1) * sizeof *places);

    for (size_t i = 0; i < tree->name_count; i++) {
        names[i] = tree->names[i];
        places[i] = parser->places[i];
        parser->has_duplicates |=
            same_name(&names[i], &name) && may_both_match(places[i], parser->alternative);
    }
    names[tree->name_count] = name;
    places[tree->name_count++] = parser->alternative;
    tree->names = names;
    parser->places = places;
}

static void resolve_references(RegexpParser *parser)
{
    const RegexpTree *tree = parser->tree;

    for (NamedReference *reference = parser->references; reference; reference = reference->next) {
        RegexpNode *node = reference->node;
        node->groups = regexp_alloc(parser->arena, (tree->name_count + 1) * sizeof(uint32_t));
        for (size_t i = 0; i < tree->name_count; i++) {
            if (same_name(&tree->names[i], &reference->name)) {
                node->groups[node->count++] = tree->names[i].group;
            }
        }
        if (node->count == 0) {
            regexp_fail(parser, "Invalid named capture referenced");
        }
    }
}

/* ---- groups ------------------------------------------------------------------------------------- */

/** Counts the capturing groups of the whole pattern, and sees whether any has a name. */
static void scan_groups(RegexpParser *parser)
{
    size_t class_depth = 0;

    parser->all_groups = 1;
    for (size_t i = 0; i < parser->length; i++) {
        uint16_t unit = parser->units[i];
        if (unit == '\\') {
            i++;
        } else if (unit == '[') {
            class_depth =
                class_depth == 0 || parser->flags & REGEXP_UNICODE_SETS ? class_depth + 1 : 1;
        } else if (unit == ']') {
            class_depth -= class_depth > 0;
        } else if (unit == '(' && class_depth == 0) {
            bool is_special = i + 1 < parser->length && parser->units[i + 1] == '?';
            bool is_angle =
                is_special && i + 2 < parser->length && parser->units[i + 2] == '<';
            uint16_t next = i + 3 < parser->length ? parser->units[i + 3] : 0;
            bool is_named = is_angle && next != '=' && next != '!';
            parser->all_groups += !is_special || is_named;
            parser->has_names |= is_named;
        }
    }
}

/** (?ims-ims: the flags that change, after the question mark. */
static void read_modifiers(RegexpParser *parser)
{
    static const char letters[] = "ims";
    static const unsigned bits[] = {REGEXP_IGNORE_CASE, REGEXP_MULTILINE, REGEXP_DOT_ALL};
    unsigned seen = 0, added = 0, removed = 0;
    bool has_dash = false;

    for (;; parser->at++) {
        int unit = regexp_peek(parser, 0);
        const char *letter = unit > 0 && unit < 0x80 ? strchr(letters, unit) : NULL;
        if (unit == '-') {
            if (has_dash) {
                regexp_fail(parser, "Multiple dashes in flag group");
            }
            has_dash = true;
        } else if (letter) {
            unsigned bit = bits[letter - letters];
            if (seen & bit) {
                regexp_fail(parser, "Repeated flag in flag group");
            }
            seen |= bit;
            *(has_dash ? &removed : &added) |= bit;
        } else if (unit == ':') {
            parser->at++;
            if (has_dash && !seen) {
                regexp_fail(parser, "Invalid flag group");
            }
            parser->flags = (parser->flags | added) & ~removed;
            return;
        } else {
            regexp_fail(parser, "Invalid group");
        }
    }
}

/** What follows `(?`; a group that captures gives its node, others NULL. */
static RegexpNode *read_group_kind(RegexpParser *parser)
{
    RegexpNode *node = NULL;
    int unit = regexp_peek(parser, 0);

    if (unit == ':') {
        parser->at++;
    } else if (unit == '=' || unit == '!') {
        parser->at++;
        node = regexp_node(parser, REGEXP_LOOK);
        node->is_negative = unit == '!';
    } else if (unit == '<') {
        parser->at++;
        unit = regexp_peek(parser, 0);
        if (unit == '=' || unit == '!') {
            parser->at++;
            node = regexp_node(parser, REGEXP_LOOK);
            node->is_negative = unit == '!';
            node->is_behind = true;
        } else {
            RegexpName name = {.group = parser->groups};
            if (!read_name(parser, &name)) {
                regexp_fail(parser, "Invalid capture group name");
            }
            add_named_group(parser, name);
            node = regexp_node(parser, REGEXP_CAPTURE);
        }
    } else if (unit == 'i' || unit == 'm' || unit == 's' || unit == '-') {
        read_modifiers(parser);
    } else {
        regexp_fail(parser, "Invalid group");
    }
    return node;
}

/** A group, after its parenthesis. */
static RegexpNode *read_group(RegexpParser *parser)
{
    unsigned flags = parser->flags;
    RegexpNode *node = regexp_accept(parser, '?') ? read_group_kind(parser)
                                                  : regexp_node(parser, REGEXP_CAPTURE);

    if (node) {
        node->group = parser->groups;
    }
    if (node && node->kind == REGEXP_CAPTURE && parser->groups++ >= MAX_GROUPS) {
        regexp_fail(parser, "Too many captures");
    }
    if (++parser->depth > MAX_DEPTH) {
        regexp_fail(parser, "Regular expression too large");
    }
    RegexpNode *child = read_disjunction(parser);
    parser->depth--;
    if (!regexp_accept(parser, ')')) {
        regexp_fail(parser, "Unterminated group");
    }
    parser->flags = flags;
    if (!node) {
        return child;
    }
    node->child = child;
    node->group_end = parser->groups;
    return node;
}

/* ---- atoms -------------------------------------------------------------------------------------- */

/** \1 when there is such a group; nothing is taken otherwise. */
static RegexpNode *read_back_reference(RegexpParser *parser)
{
    uint32_t value = 0;
    size_t at = 0;

    for (; regexp_peek(parser, at) >= '0' && regexp_peek(parser, at) <= '9'; at++) {
        value = value * 10 + (uint32_t)regexp_peek(parser, at) - '0';
        if (value > MAX_GROUPS) {
            return NULL;
        }
    }
    if (value == 0 || value >= parser->all_groups) {
        return NULL;
    }
    parser->at += at;
    RegexpNode *node = regexp_node(parser, REGEXP_BACK_REFERENCE);
    node->groups = regexp_alloc(parser->arena, sizeof *node->groups);
    node->groups[0] = value;
    node->count = 1;
    return node;
}

/** \k<name>, after the k. */
static RegexpNode *read_named_reference(RegexpParser *parser)
{
    NamedReference *reference = regexp_alloc(parser->arena, sizeof *reference);

    if (!regexp_accept(parser, '<') || !read_name(parser, &reference->name)) {
        regexp_fail(parser, "Invalid named reference");
    }
    reference->node = regexp_node(parser, REGEXP_BACK_REFERENCE);
    reference->next = parser->references;
    parser->references = reference;
    return reference->node;
}

/** After the backslash. *is_assertion: it cannot be repeated. */
static RegexpNode *read_escape(RegexpParser *parser, bool *is_assertion)
{
    int unit = regexp_peek(parser, 0);
    RegexpSet set = {0};

    if (unit == 'b' || unit == 'B') {
        parser->at++;
        *is_assertion = true;
        RegexpNode *node = regexp_node(parser, REGEXP_BOUNDARY);
        node->is_negative = unit == 'B';
        return node;
    }
    if (unit >= '1' && unit <= '9') {
        RegexpNode *node = read_back_reference(parser);
        if (node) {
            return node;
        }
        if (regexp_is_unicode(parser)) {
            regexp_fail(parser, "Invalid escape");
        }
    }
    if (unit == 'k' && (regexp_is_unicode(parser) || parser->has_names)) {
        parser->at++;
        return read_named_reference(parser);
    }
    if (regexp_class_escape(parser, &set, "Invalid property name")) {
        return regexp_set_node(parser, &set);
    }
    return regexp_char_node(parser, regexp_character_escape(parser, false));
}

static RegexpNode *read_dot(RegexpParser *parser)
{
    RegexpNode *node = regexp_node(parser, REGEXP_SET);

    if (parser->flags & REGEXP_DOT_ALL) {
        regexp_set_add(parser->arena, &node->set, 0, REGEXP_MAX_CODE_POINT);
    } else {
        regexp_set_add_class(parser->arena, &node->set, '.');
    }
    return node;
}

/** {2}, {2,}, {2,3}: nothing is taken when it is none. */
static bool read_interval(RegexpParser *parser, uint32_t *min, uint32_t *max)
{
    size_t at = 1;
    uint32_t *bound = min;

    if (regexp_peek(parser, 0) != '{') {
        return false;
    }
    *min = *max = 0;
    for (;;) {
        bool has_digits = false;
        for (; regexp_peek(parser, at) >= '0' && regexp_peek(parser, at) <= '9'; at++) {
            uint32_t digit = (uint32_t)regexp_peek(parser, at) - '0';
            *bound = *bound > (REGEXP_INFINITY - digit) / 10 ? REGEXP_INFINITY : *bound * 10 + digit;
            has_digits = true;
        }
        int unit = regexp_peek(parser, at);
        if (!has_digits && (bound == min || unit != '}')) {
            return false;
        }
        if (unit == '}') {
            *max = bound == min ? *min : has_digits ? *max : REGEXP_INFINITY;
            parser->at += at + 1;
            return true;
        }
        if (unit != ',' || bound == max) {
            return false;
        }
        at++;
        bound = max;
    }
}

/** The quantifier that follows an atom, if there is one. */
static RegexpNode *read_quantifier(RegexpParser *parser, RegexpNode *atom, uint32_t first_group)
{
    uint32_t min = 0, max = REGEXP_INFINITY;

    if (regexp_accept(parser, '+')) {
        min = 1;
    } else if (regexp_accept(parser, '?')) {
        max = 1;
    } else if (regexp_peek(parser, 0) == '{') {
        if (!read_interval(parser, &min, &max)) {
            if (regexp_is_unicode(parser)) {
                regexp_fail(parser, "Incomplete quantifier");
            }
            return atom;
        }
        if (max < min) {
            regexp_fail(parser, "numbers out of order in {} quantifier");
        }
    } else if (!regexp_accept(parser, '*')) {
        return atom;
    }
    /* Annex B lets lookaheads be repeated without flag u. */
    if (atom->kind == REGEXP_LOOK && (atom->is_behind || regexp_is_unicode(parser))) {
        regexp_fail(parser, "Invalid quantifier");
    }
    RegexpNode *node = regexp_node(parser, REGEXP_REPEAT);
    node->child = atom;
    node->min = min;
    node->max = max;
    node->is_lazy = regexp_accept(parser, '?');
    node->group = first_group;
    node->group_end = parser->groups;
    return node;
}

/** An atom without its quantifier. */
static RegexpNode *read_atom(RegexpParser *parser, bool *is_assertion)
{
    int unit = regexp_peek(parser, 0);
    uint32_t min, max;

    switch (unit) {
    case '^':
    case '$':
        parser->at++;
        *is_assertion = true;
        return regexp_node(parser, unit == '^' ? REGEXP_START : REGEXP_END);
    case '(':
        parser->at++;
        return read_group(parser);
    case '.':
        parser->at++;
        return read_dot(parser);
    case '[':
        parser->at++;
        return regexp_class(parser);
    case '\\':
        parser->at++;
        return read_escape(parser, is_assertion);
    case '*':
    case '+':
    case '?':
        regexp_fail(parser, "Nothing to repeat");
    case '{':
        if (read_interval(parser, &min, &max)) {
            regexp_fail(parser, "Nothing to repeat");
        }
        /* fall through */
    case '}':
    case ']':
        if (regexp_is_unicode(parser)) {
            regexp_fail(parser, "Lone quantifier brackets");
        }
        break;
    default:
        break;
    }
    return regexp_char_node(parser, regexp_take(parser));
}

static RegexpNode *read_sequence(RegexpParser *parser)
{
    RegexpNode *sequence = regexp_node(parser, REGEXP_SEQUENCE);

    for (;;) {
        int unit = regexp_peek(parser, 0);
        uint32_t first_group = parser->groups;
        bool is_assertion = false;
        if (unit == REGEXP_END_OF_PATTERN || unit == '|' || unit == ')') {
            return sequence;
        }
        RegexpNode *atom = read_atom(parser, &is_assertion);
        if (!is_assertion) {
            atom = read_quantifier(parser, atom, first_group);
        }
        regexp_node_add(parser, sequence, atom);
    }
}

static RegexpNode *read_disjunction(RegexpParser *parser)
{
    RegexpNode *node = regexp_node(parser, REGEXP_ALTERNATIVES);
    RegexpAlternative *outer = parser->alternative;

    do {
        RegexpAlternative *alternative = regexp_alloc(parser->arena, sizeof *alternative);
        *alternative = (RegexpAlternative){outer, node, node->count};
        parser->alternative = alternative;
        regexp_node_add(parser, node, read_sequence(parser));
    } while (regexp_accept(parser, '|'));
    parser->alternative = outer;
    return node->count == 1 ? node->items[0] : node;
}

/* ---- the whole ---------------------------------------------------------------------------------- */

bool regexp_parse_flags(const uint16_t *units, size_t length, unsigned *flags)
{
    static const char letters[] = "dgimsuvy";

    *flags = 0;
    for (size_t i = 0; i < length; i++) {
        const char *letter = units[i] > 0 && units[i] < 0x80 ? strchr(letters, units[i]) : NULL;
        if (!letter || *flags & 1U << (letter - letters)) {
            return false;
        }
        *flags |= 1U << (letter - letters);
    }
    return (*flags & REGEXP_FULL_UNICODE) != REGEXP_FULL_UNICODE;
}

RegexpTree *regexp_parse(RegexpArena *arena, const uint16_t *units, size_t length, unsigned flags,
                         const char **error)
{
    RegexpParser parser = {
        .arena = arena, .units = units, .length = length, .flags = flags, .groups = 1};

    parser.tree = regexp_alloc(arena, sizeof *parser.tree);
    parser.tree->flags = flags;
    scan_groups(&parser);
    if (setjmp(parser.failed)) {
        *error = parser.error;
        return NULL;
    }
    parser.tree->root = read_disjunction(&parser);
    if (parser.at < length) {
        regexp_fail(&parser, "Unmatched ')'");
    }
    if (parser.has_duplicates) {
        regexp_fail(&parser, "Duplicate capture group name");
    }
    resolve_references(&parser);
    parser.tree->groups = parser.groups;
    return parser.tree;
}

bool regexp_may_be_empty(const RegexpNode *node)
{
    bool any = false;

    switch (node->kind) {
    case REGEXP_CHAR:
    case REGEXP_SET:
        return false;
    case REGEXP_SEQUENCE:
        for (size_t i = 0; i < node->count; i++) {
            if (!regexp_may_be_empty(node->items[i])) {
                return false;
            }
        }
        return true;
    case REGEXP_ALTERNATIVES:
        for (size_t i = 0; i < node->count; i++) {
            any |= regexp_may_be_empty(node->items[i]);
        }
        return any;
    case REGEXP_CAPTURE:
        return regexp_may_be_empty(node->child);
    case REGEXP_REPEAT:
        return node->min == 0 || regexp_may_be_empty(node->child);
    default:
        return true;
    }
}
