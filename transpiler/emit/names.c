/*
 * C names: the program's own, changed only where C or the runtime has taken them.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "emit/emitter.h"

/* Keywords, macros and types that no variable may be called. */
static const char *const reserved[] = {
    "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum",
    "extern", "float", "for", "goto", "if", "inline", "int", "long", "register", "restrict",
    "return", "short", "signed", "sizeof", "static", "struct", "switch", "typedef", "union",
    "unsigned", "void", "volatile", "while", "bool", "true", "false", "asm", "typeof", "errno",
    "stdin", "stdout", "stderr", "NULL", "NAN", "INFINITY", "EOF", "offsetof", "size_t", "int8_t",
    "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "linux", "unix",
    "signbit", "isnan", "isinf", "isfinite", "floor", "ceil", "trunc", "fabs", "sqrt", "fmod",
    "memcpy", "memset", "strlen", "abs",
};

/* Functions and variables of the C library that a file-scope name would clash with. */
static const char *const library[] = {
    "main", "abort", "accept", "access", "acos", "alarm", "alloca", "asin", "atan", "atan2", "atexit",
    "atof", "atoi", "atol", "basename", "bind", "bsearch", "calloc", "cbrt", "chdir", "chmod",
    "chown", "clock", "close", "closedir", "connect", "cos", "cosh", "creat", "div", "drem", "dup",
    "dup2", "environ", "erf", "exit", "exp", "exp2", "expm1", "fchdir", "fclose", "fdim", "feof",
    "fflush", "fgets", "fma", "fmax", "fmin", "fopen", "fork", "fputs", "fread", "free", "fseek",
    "ftell", "fwrite", "gamma", "getc", "getenv", "gets", "getw", "hypot", "ilogb", "index", "ioctl",
    "j0", "j1", "jn", "jrand48", "kill", "labs", "ldexp", "lgamma", "link", "listen", "log", "log10",
    "log1p", "log2", "logb", "longjmp", "lseek", "malloc", "mkdir", "mktemp", "modf", "nan", "nice",
    "open", "pause", "perror", "pipe", "poll", "pow", "printf", "putc", "puts", "putw", "qsort",
    "raise", "rand", "random", "read", "readdir", "readlink", "realloc", "recv", "remainder",
    "remove", "rename", "rewind", "rindex", "rint", "rmdir", "round", "scalb", "scanf", "select",
    "send", "setenv", "setjmp", "shutdown", "signal", "sin", "sinh", "sleep", "socket", "sprintf",
    "srand", "stat", "stime", "strcat", "strchr", "strcmp", "strcpy", "strdup", "strstr", "strtok",
    "swab", "sync", "system", "tan", "tanh", "tgamma", "time", "timer_create", "timezone", "tmpfile",
    "truncate", "tzset", "umask", "ungetc", "unlink", "usleep", "utime", "wait", "write", "y0", "y1",
    "yn", "daylight", "stpcpy", "getline", "getpid", "dprintf", "error", "warn", "err", "clone",
    "mount", "reboot", "sbrk", "brk", "syscall", "encrypt", "crypt", "key_t", "isalpha", "isdigit",
    "toupper", "tolower", "isspace", "isupper", "islower", "remquo", "significand", "strsep",
};

/* What the runtime's headers declare, and is not known by its prefix. */
static const char *const runtime_names[] = {
#include "emit/runtime_names.def"
};

/* Types of the C library that a program's class may not be called. */
static const char *const library_types[] = {"FILE", "DIR", "div_t"};

static int compare_names(const void *name, const void *entry)
{
    return strcmp(name, *(const char *const *)entry);
}

static bool is_runtime_name(const char *name)
{
    return bsearch(name, runtime_names, sizeof runtime_names / sizeof *runtime_names,
                   sizeof *runtime_names, compare_names) != NULL;
}

static bool contains(const char *const *list, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++) {
        if (strcmp(list[i], name) == 0) {
            return true;
        }
    }
    return false;
}

#define LISTED(list, name) contains(list, sizeof(list) / sizeof *(list), name)

/* Prefixes of the runtime's own functions, types and macros. */
static bool has_runtime_prefix(const char *name)
{
    static const char *const prefixes[] = {"ts_", "Ts", "TS_", "http_", "HTTP_", "json_",
                                           "url_", "crypto_", "process_", "buffer_", "fs_",
                                           "console_", "math_", "str", "mem", "wcs", "event_"};

    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
        if (strncmp(name, prefixes[i], strlen(prefixes[i])) == 0
            && (strcmp(prefixes[i], "str") && strcmp(prefixes[i], "mem")
                && strcmp(prefixes[i], "wcs"))) {
            return true;
        }
    }
    return false;
}

const char *name_identifier(Arena *arena, const char *text)
{
    StrBuf out = {0};

    if (strncmp(text, "__@", 3) == 0) {
        strbuf_append(&out, "symbol_");
        text += 3;
    }
    if (isdigit((unsigned char)text[0])) {
        strbuf_putc(&out, '_');
    }
    for (const unsigned char *c = (const unsigned char *)text; *c; c++) {
        if (isalnum(*c) || *c == '_') {
            strbuf_putc(&out, (char)*c);
        } else if (*c == '$') {
            strbuf_append(&out, out.length || c[1] ? "" : "dollar");
        } else if (*c == '#' || *c == '@') {
            continue;
        } else if (*c < 0x80) {
            strbuf_putc(&out, '_');
        } else {
            strbuf_printf(&out, "x%02x", *c);
        }
    }
    if (out.length == 0) {
        strbuf_append(&out, "value");
    }
    const char *name = arena_strndup(arena, out.data, out.length);
    strbuf_free(&out);
    return LISTED(reserved, name) ? arena_printf(arena, "%s_", name) : name;
}

/* Keys that would get the same name ("-1" and "1") are told apart by numbers. */
const char *name_member(Emitter *emitter, const char *key)
{
    const char *known = strmap_get(&emitter->members, key);

    if (known) {
        return known;
    }
    const char *base = name_identifier(emitter->arena, key);
    const char *name = base = strcmp(base, "base") == 0 ? "base_" : base;
    for (size_t number = 2; strmap_has(&emitter->member_keys, name); number++) {
        name = arena_printf(emitter->arena, "%s_%zu", base, number);
    }
    strmap_put(emitter->arena, &emitter->members, key, (void *)name);
    strmap_put(emitter->arena, &emitter->member_keys, name, (void *)key);
    return name;
}

const char *name_type(Arena *arena, const char *name)
{
    char *copy = arena_strdup(arena, name_identifier(arena, name));
    StrBuf out = {0};
    bool start = true;

    for (const char *c = copy; *c; c++) {
        if (*c == '_') {
            start = true;
            continue;
        }
        strbuf_putc(&out, (char)(start ? toupper((unsigned char)*c) : *c));
        start = false;
    }
    const char *result = arena_strdup(arena, strbuf_text(&out));
    strbuf_free(&out);
    return result;
}

/* The first number that is not known to be taken; names that stay taken are not tried again. */
static size_t first_number(const StrMap *numbers, const char *base)
{
    uintptr_t number = (uintptr_t)strmap_get(numbers, base);

    return number ? number : 2;
}

const char *name_global(Emitter *emitter, const char *wanted, const void *owner)
{
    const char *base = name_identifier(emitter->arena, wanted);

    if (LISTED(library, base) || LISTED(library_types, base) || is_runtime_name(base) ||
        has_runtime_prefix(base)) {
        base = arena_printf(emitter->arena, "%s_", base);
    }
    const char *name = base;
    size_t number = first_number(&emitter->global_numbers, base);
    while (strmap_has(&emitter->global_names, name)) {
        name = arena_printf(emitter->arena, "%s%zu", base, number++);
    }
    if (name != base) {
        strmap_put(emitter->arena, &emitter->global_numbers, base, (void *)(uintptr_t)number);
    }
    strmap_put(emitter->arena, &emitter->global_names, name, (void *)owner);
    return name;
}

/* -Wshadow wants no local to hide another local or a file's variable. */
static bool is_taken(const Emitter *emitter, const char *name)
{
    for (const NameScope *scope = emitter->names; scope; scope = scope->outer) {
        if (strmap_has(&scope->names, name)) {
            return true;
        }
    }
    return strmap_has(&emitter->global_names, name);
}

/* Declared here, before the statement, it would be hidden inside. */
static bool is_taken_inside(const Emitter *emitter, const char *name)
{
    return emitter->names && strmap_has(&emitter->names->inner, name);
}

const char *name_local(Emitter *emitter, const char *wanted)
{
    const char *base = name_identifier(emitter->arena, wanted);
    const char *name = base;
    bool stays_taken = true;

    if (has_runtime_prefix(base)) {
        name = base = arena_printf(emitter->arena, "%s_", base);
    }
    size_t number = emitter->names ? first_number(&emitter->names->numbers, base) : 2;
    for (bool taken; (taken = is_taken(emitter, name)) || is_taken_inside(emitter, name);) {
        stays_taken &= taken;
        name = arena_printf(emitter->arena, "%s%zu", base, number++);
    }
    if (emitter->names && name != base && stays_taken) {
        strmap_put(emitter->arena, &emitter->names->numbers, base, (void *)(uintptr_t)number);
    }
    if (emitter->names) {
        strmap_put(emitter->arena, &emitter->names->names, name, (void *)name);
    }
    return name;
}

/* Labels have their own name space, and a function is their scope. */
const char *name_label(Emitter *emitter, const char *wanted)
{
    const char *base = name_identifier(emitter->arena, wanted);
    const char *name = base;

    for (size_t number = 2; strmap_has(&emitter->labels, name); number++) {
        name = arena_printf(emitter->arena, "%s%zu", base, number);
    }
    strmap_put(emitter->arena, &emitter->labels, name, (void *)name);
    return name;
}

void name_scope_enter(Emitter *emitter, NameScope *scope)
{
    scope->outer = emitter->names;
    emitter->names = scope;
}

void name_scope_leave(Emitter *emitter)
{
    NameScope *inner = emitter->names;
    NameScope *outer = inner->outer;

    for (size_t i = 0; outer && i < inner->names.count; i++) {
        strmap_put(emitter->arena, &outer->inner, inner->names.entries[i].key,
                   inner->names.entries[i].value);
    }
    for (size_t i = 0; outer && i < inner->inner.count; i++) {
        strmap_put(emitter->arena, &outer->inner, inner->inner.entries[i].key,
                   inner->inner.entries[i].value);
    }
    emitter->names = outer;
}
