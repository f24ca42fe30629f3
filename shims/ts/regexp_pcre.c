/*
 * Matching with PCRE2, compiled to machine code, where it gives what JavaScript gives
 * (regexp_translate.c decides, and writes the pattern in PCRE2's syntax).
 *
 * ts2c-requires: pcre2
 */
#define PCRE2_CODE_UNIT_WIDTH 0
#include <pcre2.h>

#include <stdlib.h>

#include "ts/regexp.h"
#include "ts/regexp_translate.h"

/* A pattern is translated when it is used for the third time, or on a long subject. */
enum { FEW_RUNS = 3, LONG_SUBJECT = 256 };

enum { OPTIONS = PCRE2_DOTALL | PCRE2_DOLLAR_ENDONLY | PCRE2_MATCH_UNSET_BACKREF };

/* The stack of compiled patterns: beyond it the backtracking matcher takes over. */
enum { STACK_START = 32 << 10, STACK_MAX = 4 << 20 };

/* Stands for a code that cannot be made. */
static char unusable;

/** What a thread matches with. */
typedef struct Workspace {
    pcre2_match_data_8 *data8;
    pcre2_match_data_16 *data16;
    pcre2_match_context_8 *context8;
    pcre2_match_context_16 *context16;
    uint32_t groups8, groups16;
} Workspace;

static _Thread_local Workspace workspace;

/* ---- 8 bits ------------------------------------------------------------------------------------- */

static void *compile8(const char *text, uint32_t options)
{
    int error;
    size_t at;
    pcre2_code_8 *code =
        pcre2_compile_8((PCRE2_SPTR8)text, PCRE2_ZERO_TERMINATED, options, &error, &at, NULL);

    if (code) {
        pcre2_jit_compile_8(code, PCRE2_JIT_COMPLETE);
    }
    return code;
}

static bool prepare8(uint32_t groups)
{
    if (!workspace.context8) {
        workspace.context8 = pcre2_match_context_create_8(NULL);
        pcre2_jit_stack_assign_8(workspace.context8, NULL,
                                 pcre2_jit_stack_create_8(STACK_START, STACK_MAX, NULL));
        pcre2_set_match_limit_8(workspace.context8, UINT32_MAX);
    }
    if (!workspace.data8 || workspace.groups8 < groups) {
        pcre2_match_data_free_8(workspace.data8);
        workspace.groups8 = groups < 16 ? 16 : groups;
        workspace.data8 = pcre2_match_data_create_8(workspace.groups8, NULL);
    }
    return workspace.context8 && workspace.data8;
}

static int match8(const void *code, const RegexpSubject *subject, size_t start, uint32_t groups,
                  const size_t **places)
{
    if (!prepare8(groups)) {
        return PCRE2_ERROR_NOMEMORY;
    }
    *places = pcre2_get_ovector_pointer_8(workspace.data8);
    return pcre2_match_8(code, subject->units, subject->length, start, 0, workspace.data8,
                         workspace.context8);
}

/* ---- 16 bits ------------------------------------------------------------------------------------ */

static void *compile16(const char *text, uint32_t options)
{
    int error;
    size_t at, length = strlen(text);
    uint16_t *wide = malloc((length + 1) * sizeof *wide);

    if (!wide) {
        return NULL;
    }
    for (size_t i = 0; i <= length; i++) {
        wide[i] = (unsigned char)text[i];
    }
    pcre2_code_16 *code = pcre2_compile_16(wide, length, options, &error, &at, NULL);
    free(wide);
    if (code) {
        pcre2_jit_compile_16(code, PCRE2_JIT_COMPLETE);
    }
    return code;
}

static bool prepare16(uint32_t groups)
{
    if (!workspace.context16) {
        workspace.context16 = pcre2_match_context_create_16(NULL);
        pcre2_jit_stack_assign_16(workspace.context16, NULL,
                                  pcre2_jit_stack_create_16(STACK_START, STACK_MAX, NULL));
        pcre2_set_match_limit_16(workspace.context16, UINT32_MAX);
    }
    if (!workspace.data16 || workspace.groups16 < groups) {
        pcre2_match_data_free_16(workspace.data16);
        workspace.groups16 = groups < 16 ? 16 : groups;
        workspace.data16 = pcre2_match_data_create_16(workspace.groups16, NULL);
    }
    return workspace.context16 && workspace.data16;
}

static int match16(const void *code, const RegexpSubject *subject, size_t start, uint32_t groups,
                   const size_t **places)
{
    if (!prepare16(groups)) {
        return PCRE2_ERROR_NOMEMORY;
    }
    *places = pcre2_get_ovector_pointer_16(workspace.data16);
    return pcre2_match_16(code, subject->units, subject->length, start, 0, workspace.data16,
                          workspace.context16);
}

/* ---- both --------------------------------------------------------------------------------------- */

static void free_code(void *code, bool wide)
{
    if (!code || code == &unusable) {
        return;
    }
    if (wide) {
        pcre2_code_free_16(code);
    } else {
        pcre2_code_free_8(code);
    }
}

void regexp_pcre_free(TsPattern *pattern)
{
    for (size_t i = 0; i < 4; i++) {
        free_code(pattern->codes[i], i >= 2);
    }
}

/** Translates and compiles, for all threads. */
static void *make_code(TsPattern *pattern, bool wide, bool sticky)
{
    void **place = &pattern->codes[wide * 2 + sticky];
    char *text = regexp_translate(pattern->tree, wide);
    uint32_t options = OPTIONS | (sticky ? PCRE2_ANCHORED : 0);
    void *code = !text ? NULL : wide ? compile16(text, options) : compile8(text, options);
    void *known = NULL;

    free(text);
    code = code ? code : &unusable;
    if (!__atomic_compare_exchange_n(place, &known, code, false, __ATOMIC_ACQ_REL,
                                     __ATOMIC_ACQUIRE)) {
        free_code(code, wide);
        return known;
    }
    return code;
}

int regexp_pcre_match(TsPattern *pattern, const RegexpSubject *subject, size_t start, bool sticky,
                      int32_t *places)
{
    bool wide = subject->is_wide;
    uint32_t groups = pattern->tree->groups;
    void *code = __atomic_load_n(&pattern->codes[wide * 2 + sticky], __ATOMIC_ACQUIRE);
    const size_t *found;

    if (!code) {
        uint32_t runs = __atomic_fetch_add(&pattern->runs, 1, __ATOMIC_RELAXED);
        if (runs + 1 < FEW_RUNS && subject->length < LONG_SUBJECT) {
            return REGEXP_NOT_TRANSLATED;
        }
        code = make_code(pattern, wide, sticky);
    }
    if (code == &unusable) {
        return REGEXP_NOT_TRANSLATED;
    }
    start = regexp_start(pattern->flags, subject, start);
    int count = wide ? match16(code, subject, start, groups, &found)
                     : match8(code, subject, start, groups, &found);
    if (count == PCRE2_ERROR_NOMATCH) {
        return 0;
    }
    if (count <= 0) {
        /* Its stack was too small, or a limit was reached: nothing is known. */
        return REGEXP_NOT_TRANSLATED;
    }
    for (uint32_t i = 0; i < groups * 2; i++) {
        bool is_set = i < (uint32_t)count * 2 && found[i] != PCRE2_UNSET;
        places[i] = is_set ? (int32_t)found[i] : -1;
    }
    return 1;
}
