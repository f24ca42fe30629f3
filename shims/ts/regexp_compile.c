/*
 * From the tree of a pattern to a program for the backtracking matcher.
 *
 * Inside a lookbehind everything is matched from right to left: sequences are compiled backwards,
 * and characters are looked for before the current place (ECMA-262 §22.2.2).
 */
#include "ts/regexp_program.h"

#include <string.h>

typedef struct Compiler {
    RegexpArena *arena;
    RegexpProgram *program;
    bool is_behind;
} Compiler;

static void compile(Compiler *compiler, const RegexpNode *node);

/* ---- words -------------------------------------------------------------------------------------- */

static void *grown(Compiler *compiler, const void *items, size_t count, size_t *capacity, size_t size)
{
    *capacity = *capacity ? *capacity * 2 : 16;
    void *memory = regexp_alloc(compiler->arena, *capacity * size);
    if (count) {
        memcpy(memory, items, count * size);
    }
    return memory;
}

static size_t emit(Compiler *compiler, int32_t word)
{
    RegexpProgram *program = compiler->program;

    if (program->length == program->capacity) {
        program->code = grown(compiler, program->code, program->length, &program->capacity,
                              sizeof *program->code);
    }
    program->code[program->length] = word;
    return program->length++;
}

static void patch(Compiler *compiler, size_t at)
{
    compiler->program->code[at] = (int32_t)compiler->program->length;
}

static uint32_t new_registers(Compiler *compiler, uint32_t count)
{
    uint32_t first = compiler->program->registers;

    compiler->program->registers += count;
    return first;
}

static int32_t add_set(Compiler *compiler, const RegexpSet *set)
{
    RegexpProgram *program = compiler->program;

    if (program->set_count == program->set_capacity) {
        program->sets = grown(compiler, program->sets, program->set_count, &program->set_capacity,
                              sizeof *program->sets);
    }
    RegexpMatcher *matcher = &program->sets[program->set_count];
    memset(matcher, 0, sizeof *matcher);
    matcher->set = *set;
    for (uint32_t point = 0; point < 256; point++) {
        matcher->latin1[point >> 5] |= (uint32_t)regexp_set_has(set, point) << (point & 31);
    }
    return (int32_t)program->set_count++;
}

/* ---- characters --------------------------------------------------------------------------------- */

static void compile_char(Compiler *compiler, uint32_t point)
{
    emit(compiler, compiler->is_behind ? REGEXP_OP_CHAR_BACK : REGEXP_OP_CHAR);
    emit(compiler, (int32_t)point);
}

static void compile_set(Compiler *compiler, const RegexpSet *set)
{
    if (set->count == 0) {
        emit(compiler, REGEXP_OP_FAIL);
        return;
    }
    emit(compiler, compiler->is_behind ? REGEXP_OP_SET_BACK : REGEXP_OP_SET);
    emit(compiler, add_set(compiler, set));
}

/* ---- repetition --------------------------------------------------------------------------------- */

static bool is_single(const RegexpNode *node)
{
    return node->kind == REGEXP_CHAR || (node->kind == REGEXP_SET && node->set.count > 0);
}

/** x*, x+, x{2,3} of one character or class. */
static void compile_simple_repeat(Compiler *compiler, const RegexpNode *node)
{
    RegexpSet set = node->child->set;

    if (node->child->kind == REGEXP_CHAR) {
        set = (RegexpSet){0};
        regexp_set_add(compiler->arena, &set, node->child->code_point, node->child->code_point);
    }
    emit(compiler, node->is_lazy ? REGEXP_OP_REPEAT_SET_LAZY : REGEXP_OP_REPEAT_SET);
    emit(compiler, add_set(compiler, &set));
    emit(compiler, (int32_t)(node->min > INT32_MAX ? INT32_MAX : node->min));
    emit(compiler, (int32_t)(node->max > INT32_MAX ? INT32_MAX : node->max));
}

static void reset_groups(Compiler *compiler, const RegexpNode *node)
{
    if (node->group < node->group_end) {
        emit(compiler, REGEXP_OP_RESET);
        emit(compiler, (int32_t)node->group * 2);
        emit(compiler, (int32_t)node->group_end * 2);
    }
}

/** x? without a counter. A round that matched nothing is not taken. */
static void compile_optional(Compiler *compiler, const RegexpNode *node)
{
    bool checks = regexp_may_be_empty(node->child);
    uint32_t start = checks ? new_registers(compiler, 1) : 0;
    size_t skip, enter = 0;

    emit(compiler, REGEXP_OP_SPLIT);
    skip = emit(compiler, 0);
    if (node->is_lazy) {
        emit(compiler, REGEXP_OP_JUMP);
        enter = emit(compiler, 0);
        patch(compiler, skip);
    }
    reset_groups(compiler, node);
    if (checks) {
        emit(compiler, REGEXP_OP_SAVE);
        emit(compiler, (int32_t)start);
    }
    compile(compiler, node->child);
    if (checks) {
        emit(compiler, REGEXP_OP_FAIL_IF_EMPTY);
        emit(compiler, (int32_t)start);
    }
    patch(compiler, node->is_lazy ? enter : skip);
}

static void compile_repeat(Compiler *compiler, const RegexpNode *node)
{
    if (node->max == 0) {
        return;
    }
    if (is_single(node->child) && !compiler->is_behind) {
        compile_simple_repeat(compiler, node);
        return;
    }
    if (node->min == 1 && node->max == 1) {
        reset_groups(compiler, node);
        compile(compiler, node->child);
        return;
    }
    if (node->min == 0 && node->max == 1) {
        compile_optional(compiler, node);
        return;
    }
    bool checks = regexp_may_be_empty(node->child);
    uint32_t counter = new_registers(compiler, checks ? 2 : 1);
    int32_t min = (int32_t)(node->min > INT32_MAX ? INT32_MAX : node->min);
    emit(compiler, REGEXP_OP_ZERO);
    emit(compiler, (int32_t)counter);
    size_t loop = emit(compiler, REGEXP_OP_LOOP);
    emit(compiler, (int32_t)counter);
    emit(compiler, min);
    emit(compiler, (int32_t)(node->max > INT32_MAX ? INT32_MAX : node->max));
    emit(compiler, node->is_lazy);
    size_t exit = emit(compiler, 0);
    reset_groups(compiler, node);
    if (checks) {
        emit(compiler, REGEXP_OP_SAVE);
        emit(compiler, (int32_t)counter + 1);
    }
    compile(compiler, node->child);
    emit(compiler, checks ? REGEXP_OP_NEXT_NOT_EMPTY : REGEXP_OP_NEXT);
    emit(compiler, (int32_t)counter);
    emit(compiler, (int32_t)loop);
    if (checks) {
        emit(compiler, (int32_t)counter + 1);
        emit(compiler, min);
    }
    patch(compiler, exit);
}

/* ---- groups and assertions ---------------------------------------------------------------------- */

static void compile_capture(Compiler *compiler, const RegexpNode *node)
{
    int32_t first = (int32_t)node->group * 2;

    emit(compiler, REGEXP_OP_SAVE);
    emit(compiler, first + compiler->is_behind);
    compile(compiler, node->child);
    emit(compiler, REGEXP_OP_SAVE);
    emit(compiler, first + !compiler->is_behind);
}

static void compile_alternatives(Compiler *compiler, const RegexpNode *node)
{
    size_t *ends = regexp_alloc(compiler->arena, (node->count + 1) * sizeof *ends);

    for (size_t i = 0; i < node->count; i++) {
        bool is_last = i + 1 == node->count;
        size_t next = 0;
        if (!is_last) {
            emit(compiler, REGEXP_OP_SPLIT);
            next = emit(compiler, 0);
        }
        compile(compiler, node->items[i]);
        if (!is_last) {
            emit(compiler, REGEXP_OP_JUMP);
            ends[i] = emit(compiler, 0);
            patch(compiler, next);
        }
    }
    for (size_t i = 0; i + 1 < node->count; i++) {
        patch(compiler, ends[i]);
    }
}

static void compile_look(Compiler *compiler, const RegexpNode *node)
{
    bool was_behind = compiler->is_behind;
    uint32_t pair = new_registers(compiler, 2);

    emit(compiler, REGEXP_OP_LOOK);
    emit(compiler, (int32_t)pair);
    emit(compiler, node->is_negative);
    size_t target = emit(compiler, 0);
    compiler->is_behind = node->is_behind;
    compile(compiler, node->child);
    compiler->is_behind = was_behind;
    emit(compiler, node->is_negative ? REGEXP_OP_LOOK_NOT_WANTED : REGEXP_OP_LOOK_FOUND);
    emit(compiler, (int32_t)pair);
    patch(compiler, target);
}

static void compile_back_reference(Compiler *compiler, const RegexpNode *node)
{
    emit(compiler, REGEXP_OP_BACK_REFERENCE);
    emit(compiler, compiler->is_behind);
    emit(compiler, (node->flags & REGEXP_IGNORE_CASE) != 0);
    emit(compiler, (int32_t)node->count);
    for (size_t i = 0; i < node->count; i++) {
        emit(compiler, (int32_t)node->groups[i]);
    }
}

static void compile(Compiler *compiler, const RegexpNode *node)
{
    bool is_multiline = (node->flags & REGEXP_MULTILINE) != 0;

    switch (node->kind) {
    case REGEXP_EMPTY:
        break;
    case REGEXP_CHAR:
        compile_char(compiler, node->code_point);
        break;
    case REGEXP_SET:
        compile_set(compiler, &node->set);
        break;
    case REGEXP_SEQUENCE:
        for (size_t i = 0; i < node->count; i++) {
            compile(compiler, node->items[compiler->is_behind ? node->count - 1 - i : i]);
        }
        break;
    case REGEXP_ALTERNATIVES:
        compile_alternatives(compiler, node);
        break;
    case REGEXP_CAPTURE:
        compile_capture(compiler, node);
        break;
    case REGEXP_REPEAT:
        compile_repeat(compiler, node);
        break;
    case REGEXP_START:
        emit(compiler, is_multiline ? REGEXP_OP_START_OF_LINE : REGEXP_OP_START);
        break;
    case REGEXP_END:
        emit(compiler, is_multiline ? REGEXP_OP_END_OF_LINE : REGEXP_OP_END);
        break;
    case REGEXP_BOUNDARY:
        emit(compiler, REGEXP_OP_BOUNDARY);
        emit(compiler, node->is_negative);
        emit(compiler, node->flags & REGEXP_IGNORE_CASE && node->flags & REGEXP_FULL_UNICODE);
        break;
    case REGEXP_LOOK:
        compile_look(compiler, node);
        break;
    case REGEXP_BACK_REFERENCE:
        compile_back_reference(compiler, node);
        break;
    }
}

/* ---- what a match can begin with ---------------------------------------------------------------- */

/**
 * Adds the characters that a node can begin with. Is it never empty? What is not known is said in
 * *unknown.
 */
static bool add_first(RegexpArena *arena, const RegexpNode *node, RegexpSet *first, bool *unknown)
{
    bool consumes = true;

    switch (node->kind) {
    case REGEXP_CHAR:
        regexp_set_add(arena, first, node->code_point, node->code_point);
        return true;
    case REGEXP_SET:
        regexp_set_add_set(arena, first, &node->set);
        return true;
    case REGEXP_CAPTURE:
        return add_first(arena, node->child, first, unknown);
    case REGEXP_REPEAT:
        return add_first(arena, node->child, first, unknown) && node->min > 0;
    case REGEXP_ALTERNATIVES:
        for (size_t i = 0; i < node->count; i++) {
            consumes &= add_first(arena, node->items[i], first, unknown);
        }
        return consumes;
    case REGEXP_SEQUENCE:
        for (size_t i = 0; i < node->count; i++) {
            if (add_first(arena, node->items[i], first, unknown)) {
                return true;
            }
        }
        return false;
    case REGEXP_BACK_REFERENCE:
        *unknown = true;
        return false;
    default:
        return false;
    }
}

static void find_first(RegexpArena *arena, RegexpProgram *program, const RegexpNode *root)
{
    RegexpSet first = {0};
    bool unknown = false;

    program->first_known = add_first(arena, root, &first, &unknown) && !unknown;
    for (uint32_t point = 0; point < 256; point++) {
        program->first[point >> 5] |= (uint32_t)regexp_set_has(&first, point) << (point & 31);
    }
    program->first_wide = first.count > 0 && first.ranges[first.count - 1].last > 0xff;
}

RegexpProgram *regexp_compile(RegexpArena *arena, const RegexpTree *tree)
{
    Compiler compiler = {.arena = arena, .program = regexp_alloc(arena, sizeof(RegexpProgram))};
    RegexpProgram *program = compiler.program;

    program->flags = tree->flags;
    program->groups = tree->groups;
    program->registers = tree->groups * 2;
    compile(&compiler, tree->root);
    emit(&compiler, REGEXP_OP_MATCH);
    find_first(arena, program, tree->root);
    return program;
}
