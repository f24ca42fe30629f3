/*
 * Headers for the library's structs that declarations name:   TsMap *lines;
 *
 * Which header a struct is in is read from the library's declarations: the last "@header x.h"
 * before its "@c Name".
 */
#include <ctype.h>
#include <string.h>

#include "emit/emitter.h"

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

/* Adds the structs of one .d.ts file. */
static void read_library(Emitter *emitter, const char *text)
{
    const char *header = NULL;

    for (const char *at = strchr(text, '@'); at; at = strchr(at + 1, '@')) {
        if (strncmp(at, "@header ", 8) == 0) {
            header = arena_strndup(emitter->arena, at + 8, strcspn(at + 8, " \n*"));
        } else if (strncmp(at, "@c ", 3) == 0 && isupper((unsigned char)at[3]) && header) {
            void **known = strmap_slot(emitter->arena, &emitter->struct_headers, at + 3,
                                       strcspn(at + 3, " \n*"));
            *known = *known ? *known : (void *)header;
        }
    }
}

/* What ts/ts.h includes. */
static bool is_in_core(const char *header)
{
    static const char *const core[] = {"ts/array.h", "ts/error.h", "ts/function.h", "ts/object.h"};

    for (size_t i = 0; i < sizeof core / sizeof *core; i++) {
        if (strcmp(header, core[i]) == 0) {
            return true;
        }
    }
    return false;
}

static bool mentions_pointer(const char *text, const char *name)
{
    size_t length = strlen(name);

    for (const char *at = strstr(text, name); at; at = strstr(at + length, name)) {
        if ((at == text || !is_word(at[-1])) && strncmp(at + length, " *", 2) == 0) {
            return true;
        }
    }
    return false;
}

void use_struct_headers(Emitter *emitter, const StrBuf *text)
{
    if (emitter->struct_headers.count == 0) {
        for (size_t i = 0; i < emitter->program->sources.length; i++) {
            if (emitter->program->sources.items[i]->is_declaration) {
                read_library(emitter, emitter->program->sources.items[i]->text);
            }
        }
    }
    for (size_t i = 0; text->length > 0 && i < emitter->struct_headers.count; i++) {
        const StrMapEntry *entry = &emitter->struct_headers.entries[i];
        if (!is_in_core(entry->value) && mentions_pointer(text->data, entry->key)) {
            use_header(emitter, entry->value);
        }
    }
}
