/*
 * The backtracking matcher. It keeps its own stack, so that no pattern and no subject can overflow
 * the host's.
 */
#include "ts/regexp_program.h"

#include <stdlib.h>
#include <string.h>

/** What is undone or tried when the matcher comes back. */
typedef enum EntryKind {
    ENTRY_CHOICE, /* go on at pc with place a */
    ENTRY_UNDO,   /* register pc had value a */
    ENTRY_GREEDY, /* a repeated set: go on at pc with a place less, down to a; b is the last one */
    ENTRY_LAZY    /* a repeated set: pc is its operation, place a, b more characters allowed */
} EntryKind;

typedef struct Entry {
    uint32_t kind : 2;
    uint32_t pc : 30;
    int32_t a, b;
} Entry;

typedef struct Matcher {
    const RegexpProgram *program;
    const void *units;
    int32_t length;
    bool is_wide, is_unicode;
    int32_t *registers;
    Entry *stack;
    size_t height, room;
    bool exhausted;
} Matcher;

/* The stack of a thread is kept for the next match as long as it is small. */
enum { KEPT_ENTRIES = 4096 };
static _Thread_local Entry *kept_stack;

#define INLINE static inline __attribute__((always_inline))

static void push(Matcher *m, EntryKind kind, size_t pc, int32_t a, int32_t b)
{
    if (__builtin_expect(m->height == m->room, 0)) {
        size_t room = m->room * 2;
        if (room * sizeof(Entry) > REGEXP_MAX_STACK) {
            m->exhausted = true;
            return;
        }
        kept_stack = kept_stack == m->stack ? NULL : kept_stack;
        Entry *stack = realloc(m->stack, room * sizeof(Entry));
        if (!stack) {
            m->exhausted = true;
            return;
        }
        m->stack = stack;
        m->room = room;
    }
    m->stack[m->height++] = (Entry){kind, (uint32_t)pc & 0x3fffffff, a, b};
}

static void set_register(Matcher *m, int32_t index, int32_t value)
{
    push(m, ENTRY_UNDO, (size_t)index, m->registers[index], 0);
    m->registers[index] = value;
}

/* ---- characters --------------------------------------------------------------------------------- */

INLINE uint32_t unit_at(const Matcher *m, int32_t at, bool wide)
{
    return wide ? ((const uint16_t *)m->units)[at] : ((const uint8_t *)m->units)[at];
}

/** The character at a place below the length; *at is moved behind it. */
INLINE uint32_t take(const Matcher *m, int32_t *at, bool wide)
{
    uint32_t unit = unit_at(m, (*at)++, wide);

    if (wide && m->is_unicode && (unit & 0xfc00) == 0xd800 && *at < m->length) {
        uint32_t low = unit_at(m, *at, wide);
        if ((low & 0xfc00) == 0xdc00) {
            (*at)++;
            return 0x10000 + ((unit & 0x3ff) << 10) + (low & 0x3ff);
        }
    }
    return unit;
}

/** The character before a place over 0; *at is moved to its start. */
INLINE uint32_t take_back(const Matcher *m, int32_t *at, bool wide)
{
    uint32_t unit = unit_at(m, --(*at), wide);

    if (wide && m->is_unicode && (unit & 0xfc00) == 0xdc00 && *at > 0) {
        uint32_t high = unit_at(m, *at - 1, wide);
        if ((high & 0xfc00) == 0xd800) {
            (*at)--;
            return 0x10000 + ((high & 0x3ff) << 10) + (unit & 0x3ff);
        }
    }
    return unit;
}

static bool is_line_end(uint32_t unit)
{
    return unit == '\n' || unit == '\r' || unit == 0x2028 || unit == 0x2029;
}

INLINE bool is_word(const Matcher *m, int32_t at, bool ignores_case, bool wide)
{
    if (at < 0 || at >= m->length) {
        return false;
    }
    uint32_t unit = unit_at(m, at, wide);
    return (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z') ||
           (unit >= '0' && unit <= '9') || unit == '_' ||
           (ignores_case && (unit == 0x17f || unit == 0x212a));
}

/** Does the text of a group stand at a place (before it, in a lookbehind)? Moves the place. */
INLINE bool back_reference(const Matcher *m, const int32_t *operands, int32_t *at, bool wide)
{
    bool is_behind = operands[0], ignores_case = operands[1];
    int32_t start = -1, end = -1;

    for (int32_t i = 0; i < operands[2]; i++) {
        int32_t group = operands[3 + i];
        if (m->registers[group * 2] >= 0 && m->registers[group * 2 + 1] >= 0) {
            start = m->registers[group * 2];
            end = m->registers[group * 2 + 1];
        }
    }
    if (start < 0) {
        return true;
    }
    int32_t size = end - start, from = is_behind ? *at - size : *at;
    if (from < 0 || from + size > m->length) {
        return false;
    }
    for (int32_t i = start, j = from; i < end;) {
        uint32_t a, b;
        if (ignores_case) {
            a = regexp_canonicalize(take(m, &i, wide), m->is_unicode);
            b = regexp_canonicalize(take(m, &j, wide), m->is_unicode);
        } else {
            a = unit_at(m, i++, wide);
            b = unit_at(m, j++, wide);
        }
        if (a != b) {
            return false;
        }
    }
    *at = is_behind ? from : from + size;
    return true;
}

/* ---- repeated sets ------------------------------------------------------------------------------ */

INLINE bool take_of_set(const Matcher *m, const RegexpMatcher *set, int32_t *at, bool wide)
{
    int32_t next = *at;

    if (next >= m->length || !regexp_matcher_has(set, take(m, &next, wide))) {
        return false;
    }
    *at = next;
    return true;
}

/** As many as there are; false when these are too few. */
INLINE bool repeat_set(Matcher *m, const int32_t *operands, size_t next, int32_t *at, bool wide)
{
    const RegexpMatcher *set = &m->program->sets[operands[0]];
    int32_t min = operands[1], max = operands[2], count = 0, least = *at;

    while (count < max && take_of_set(m, set, at, wide)) {
        if (++count == min) {
            least = *at;
        }
    }
    if (count < min) {
        return false;
    }
    if (*at > least) {
        push(m, ENTRY_GREEDY, next, least, *at);
    }
    return true;
}

INLINE bool repeat_set_lazy(Matcher *m, const int32_t *operands, size_t pc, int32_t *at, bool wide)
{
    const RegexpMatcher *set = &m->program->sets[operands[0]];
    int32_t min = operands[1], max = operands[2];

    for (int32_t i = 0; i < min; i++) {
        if (!take_of_set(m, set, at, wide)) {
            return false;
        }
    }
    if (max > min) {
        push(m, ENTRY_LAZY, pc, *at, max - min);
    }
    return true;
}

/* ---- backtracking ------------------------------------------------------------------------------- */

/** Goes back to the latest choice; false when there is none left. */
INLINE bool backtrack(Matcher *m, size_t *pc, int32_t *at, bool wide)
{
    while (m->height > 0) {
        Entry *entry = &m->stack[m->height - 1];
        switch ((EntryKind)entry->kind) {
        case ENTRY_UNDO:
            m->registers[entry->pc] = entry->a;
            m->height--;
            break;
        case ENTRY_CHOICE:
            *pc = entry->pc;
            *at = entry->a;
            m->height--;
            return true;
        case ENTRY_GREEDY:
            take_back(m, &entry->b, wide);
            *pc = entry->pc;
            *at = entry->b;
            if (entry->b <= entry->a) {
                m->height--;
            }
            return true;
        case ENTRY_LAZY: {
            const int32_t *operands = m->program->code + entry->pc + 1;
            if (!take_of_set(m, &m->program->sets[operands[0]], &entry->a, wide)) {
                m->height--;
                break;
            }
            *pc = entry->pc + 4;
            *at = entry->a;
            if (operands[2] != INT32_MAX && --entry->b == 0) {
                m->height--;
            }
            return true;
        }
        }
    }
    return false;
}

/** Takes back everything above a height. */
static void unwind(Matcher *m, size_t height)
{
    while (m->height > height) {
        const Entry *entry = &m->stack[--m->height];
        if (entry->kind == ENTRY_UNDO) {
            m->registers[entry->pc] = entry->a;
        }
    }
}

/** Forgets the choices above a height; what was written stays to be undone. */
static void commit(Matcher *m, size_t height)
{
    size_t kept = height;

    for (size_t i = height; i < m->height; i++) {
        if (m->stack[i].kind == ENTRY_UNDO) {
            m->stack[kept++] = m->stack[i];
        }
    }
    m->height = kept;
}

/* ---- the program -------------------------------------------------------------------------------- */

/** A round of a loop that is allowed to be left or gone through once more. Where to go on. */
static size_t begin_round(Matcher *m, size_t pc, int32_t at)
{
    const int32_t *operands = m->program->code + pc + 1;
    int32_t count = m->registers[operands[0]];
    size_t body = pc + 6, exit = (size_t)operands[4];

    if (count < operands[1]) {
        return body;
    }
    if (count >= operands[2] && operands[2] != INT32_MAX) {
        return exit;
    }
    push(m, ENTRY_CHOICE, operands[3] ? body : exit, at, 0);
    return operands[3] ? exit : body;
}

INLINE bool at_start_of_line(const Matcher *m, int32_t at, bool wide)
{
    return at == 0 || is_line_end(unit_at(m, at - 1, wide));
}

INLINE bool at_end_of_line(const Matcher *m, int32_t at, bool wide)
{
    return at == m->length || is_line_end(unit_at(m, at, wide));
}

/** Runs the program at a place; registers have the captures when it matches. */
INLINE bool run(Matcher *m, int32_t at, bool wide)
{
    const int32_t *code = m->program->code;
    size_t pc = 0;

    for (;;) {
        const int32_t *operands = code + pc + 1;
        bool ok = true;
        switch ((RegexpOp)code[pc]) {
        case REGEXP_OP_MATCH:
            m->registers[1] = at;
            return true;
        case REGEXP_OP_FAIL:
            ok = false;
            break;
        case REGEXP_OP_CHAR:
            ok = at < m->length && take(m, &at, wide) == (uint32_t)operands[0];
            pc += 2;
            break;
        case REGEXP_OP_CHAR_BACK:
            ok = at > 0 && take_back(m, &at, wide) == (uint32_t)operands[0];
            pc += 2;
            break;
        case REGEXP_OP_SET:
            ok = at < m->length &&
                 regexp_matcher_has(&m->program->sets[operands[0]], take(m, &at, wide));
            pc += 2;
            break;
        case REGEXP_OP_SET_BACK:
            ok = at > 0 &&
                 regexp_matcher_has(&m->program->sets[operands[0]], take_back(m, &at, wide));
            pc += 2;
            break;
        case REGEXP_OP_JUMP:
            pc = (size_t)operands[0];
            break;
        case REGEXP_OP_SPLIT:
            push(m, ENTRY_CHOICE, (size_t)operands[0], at, 0);
            pc += 2;
            break;
        case REGEXP_OP_SAVE:
            set_register(m, operands[0], at);
            pc += 2;
            break;
        case REGEXP_OP_ZERO:
            set_register(m, operands[0], 0);
            pc += 2;
            break;
        case REGEXP_OP_RESET:
            for (int32_t i = operands[0]; i < operands[1]; i++) {
                if (m->registers[i] != -1) {
                    set_register(m, i, -1);
                }
            }
            pc += 3;
            break;
        case REGEXP_OP_LOOP:
            pc = begin_round(m, pc, at);
            break;
        case REGEXP_OP_NEXT_NOT_EMPTY:
            ok = at != m->registers[operands[2]] || m->registers[operands[0]] < operands[3];
            /* fall through */
        case REGEXP_OP_NEXT:
            set_register(m, operands[0], m->registers[operands[0]] + 1);
            pc = (size_t)operands[1];
            break;
        case REGEXP_OP_FAIL_IF_EMPTY:
            ok = at != m->registers[operands[0]];
            pc += 2;
            break;
        case REGEXP_OP_REPEAT_SET:
            ok = repeat_set(m, operands, pc + 4, &at, wide);
            pc += 4;
            break;
        case REGEXP_OP_REPEAT_SET_LAZY:
            ok = repeat_set_lazy(m, operands, pc, &at, wide);
            pc += 4;
            break;
        case REGEXP_OP_START:
            ok = at == 0;
            pc += 1;
            break;
        case REGEXP_OP_START_OF_LINE:
            ok = at_start_of_line(m, at, wide);
            pc += 1;
            break;
        case REGEXP_OP_END:
            ok = at == m->length;
            pc += 1;
            break;
        case REGEXP_OP_END_OF_LINE:
            ok = at_end_of_line(m, at, wide);
            pc += 1;
            break;
        case REGEXP_OP_BOUNDARY:
            ok = (is_word(m, at - 1, operands[1], wide) != is_word(m, at, operands[1], wide)) !=
                 (bool)operands[0];
            pc += 3;
            break;
        case REGEXP_OP_LOOK:
            set_register(m, operands[0], 0);
            set_register(m, operands[0] + 1, at);
            m->registers[operands[0]] = (int32_t)m->height;
            if (operands[1]) {
                push(m, ENTRY_CHOICE, (size_t)operands[2], at, 0);
            }
            pc += 4;
            break;
        case REGEXP_OP_LOOK_FOUND:
            at = m->registers[operands[0] + 1];
            commit(m, (size_t)m->registers[operands[0]]);
            pc += 2;
            break;
        case REGEXP_OP_LOOK_NOT_WANTED:
            unwind(m, (size_t)m->registers[operands[0]]);
            ok = false;
            break;
        case REGEXP_OP_BACK_REFERENCE:
            ok = back_reference(m, operands, &at, wide);
            pc += 4 + (size_t)operands[2];
            break;
        }
        if (__builtin_expect(m->exhausted, 0) || (!ok && !backtrack(m, &pc, &at, wide))) {
            return false;
        }
    }
}

/** Can a match begin at the place? */
INLINE bool may_begin(const Matcher *m, int32_t at, bool wide)
{
    const RegexpProgram *program = m->program;

    if (!program->first_known) {
        return true;
    }
    if (at == m->length) {
        return false;
    }
    uint32_t unit = unit_at(m, at, wide);
    return unit < 256 ? program->first[unit >> 5] >> (unit & 31) & 1 : program->first_wide;
}

INLINE bool search(Matcher *m, int32_t start, bool sticky, bool wide)
{
    for (int32_t at = start; at <= m->length;) {
        if (may_begin(m, at, wide)) {
            memset(m->registers, -1, m->program->registers * sizeof *m->registers);
            m->registers[0] = at;
            m->height = 0;
            if (run(m, at, wide)) {
                return true;
            }
        }
        if (sticky || m->exhausted || at == m->length) {
            break;
        }
        take(m, &at, wide);
    }
    return false;
}

static bool search_narrow(Matcher *m, int32_t start, bool sticky)
{
    return search(m, start, sticky, false);
}

static bool search_wide(Matcher *m, int32_t start, bool sticky)
{
    return search(m, start, sticky, true);
}

int regexp_match(const RegexpProgram *program, const RegexpSubject *subject, size_t start,
                 bool sticky, int32_t *places)
{
    int32_t few[64];
    Matcher m = {.program = program,
                 .units = subject->units,
                 .length = (int32_t)subject->length,
                 .is_wide = subject->is_wide,
                 .is_unicode = (program->flags & REGEXP_FULL_UNICODE) != 0,
                 .registers = few,
                 .room = KEPT_ENTRIES};

    if (!kept_stack) {
        kept_stack = malloc(KEPT_ENTRIES * sizeof(Entry));
    }
    m.stack = kept_stack;
    if (program->registers > sizeof few / sizeof *few) {
        m.registers = malloc(program->registers * sizeof *m.registers);
    }
    if (!m.stack || !m.registers) {
        abort();
    }
    start = regexp_start(program->flags, subject, start);
    bool found = m.is_wide ? search_wide(&m, (int32_t)start, sticky)
                           : search_narrow(&m, (int32_t)start, sticky);
    if (found) {
        memcpy(places, m.registers, program->groups * 2 * sizeof *places);
    }
    if (m.registers != few) {
        free(m.registers);
    }
    if (m.stack != kept_stack) {
        free(m.stack);
    }
    return found ? 1 : m.exhausted ? -1 : 0;
}
