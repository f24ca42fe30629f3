/*
 * The library: the declaration files of the shims. Most programs need a small part of it, so a
 * file is only read for its names at first, and parsed when a program, or a file that is parsed
 * already, asks for one of them.
 *
 * A file without `declare module` declares globals; names_global() and lookup_from() ask for them
 * with library_demand(). The others are found by the modules they declare, and loaded when one of
 * those is imported.
 */
#include <ctype.h>
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "names/library.h"
#include "syntax/syntax.h"

struct LibraryFile {
    SourceFile *file;
    Module *module; /* NULL until a name of it is asked for */
};

typedef VEC(LibraryFile *) LibraryFileVec;

struct Library {
    StrMap modules;     /* "node:http" -> path of the file that declares it */
    PtrMap globals;     /* interned name -> LibraryFileVec of the files that declare it */
    LibraryFileVec all; /* files of globals, in the order of their paths */
};

/* ---- which names a file declares ---- */

static int is_declaration_file(const struct dirent *entry)
{
    size_t length = strlen(entry->d_name);

    return length > 5 && strcmp(entry->d_name + length - 5, ".d.ts") == 0;
}

/* Notes the modules that a file declares; false if it declares none. */
static bool note_ambient_modules(Program *program, Library *library, const SourceFile *file)
{
    static const char mark[] = "\ndeclare module \"";
    const char *at = file->text;
    bool any = false;

    while ((at = strstr(at, mark))) {
        at += sizeof mark - 1;
        size_t length = strcspn(at, "\"");
        strmap_put_n(program->arena, &library->modules, at, length, (void *)file->real_path);
        any = true;
    }
    return any;
}

static size_t identifier_length(const char *text)
{
    size_t length = 0;

    while (isalnum((unsigned char)text[length]) || text[length] == '_' || text[length] == '$' ||
           (unsigned char)text[length] >= 0x80) {
        length++;
    }
    return length;
}

static const char *skip_word(const char *text, const char *word)
{
    size_t length = strlen(word);

    return strncmp(text, word, length) == 0 && text[length] == ' ' ? text + length + 1 : NULL;
}

/* The name that a line declares at the file's top level, where declarations are not indented. */
static const char *declared_name(const char *line)
{
    static const char *const words[] = {"interface", "var",       "let",   "const", "function",
                                        "type",      "namespace", "class", "enum"};
    const char *at = skip_word(line, "declare");

    at = at ? at : line;
    at = skip_word(at, "abstract") ? skip_word(at, "abstract") : at;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        const char *name = skip_word(at, words[i]);
        if (name) {
            return name;
        }
    }
    return NULL;
}

static void note_globals(Program *program, Library *library, LibraryFile *entry)
{
    for (const char *line = entry->file->text; line; line = strchr(line, '\n')) {
        line += *line == '\n';
        const char *name = declared_name(line);
        if (!name) {
            continue;
        }
        const char *interned = program_intern(program, name, identifier_length(name));
        LibraryFileVec *files = ptrmap_get(&library->globals, interned);
        if (!files) {
            files = NEW(program->arena, LibraryFileVec);
            ptrmap_put(program->arena, &library->globals, interned, files);
        }
        if (!files->length || files->items[files->length - 1] != entry) {
            vec_push(program->arena, files, entry);
        }
    }
}

static void index_folder(Program *program, Library *library, const char *folder)
{
    const char *path = arena_printf(program->arena, "%s/shims/%s", program->data_dir, folder);
    struct dirent **entries;
    int count = scandir(path, &entries, is_declaration_file, alphasort);

    for (int i = 0; i < count; i++) {
        SourceFile *file = source_load_resolved(
            program, arena_printf(program->arena, "%s/%s", path, entries[i]->d_name));
        if (file && !note_ambient_modules(program, library, file)) {
            LibraryFile *entry = NEW(program->arena, LibraryFile);
            entry->file = file;
            vec_push(program->arena, &library->all, entry);
            note_globals(program, library, entry);
        }
        free(entries[i]);
    }
    if (count >= 0) {
        free(entries);
    }
}

void library_index(Program *program)
{
    Library *library = NEW(program->arena, Library);

    names_of(program)->library = library;
    if (program->data_dir) {
        index_folder(program, library, "ts");
        index_folder(program, library, "node");
    }
}

const char *library_module_path(Program *program, const char *specifier)
{
    return strmap_get(&names_of(program)->library->modules, specifier);
}

/* ---- loading on demand ---- */

static void load(Program *program, LibraryFile *entry)
{
    if (entry->module) {
        return;
    }
    entry->module = module_new(program, entry->file, MODULE_LIBRARY);
    entry->module->ast = syntax_parse(program, entry->file);
    if (program->modules->global_scope) { /* names_bind() has begun: the rest is declared there */
        names_make_room(program);
        declare_module(program, entry->module);
    }
}

void library_demand(Program *program, const char *name)
{
    const LibraryFileVec *files = ptrmap_get(&names_of(program)->library->globals, name);

    for (size_t i = 0; files && i < files->length; i++) {
        load(program, files->items[i]);
    }
}

void library_demand_all(Program *program)
{
    const LibraryFileVec *all = &names_of(program)->library->all;

    for (size_t i = 0; i < all->length; i++) {
        load(program, all->items[i]);
    }
}

/* ---- loading ahead ---- */

static void add_files(Program *program, LibraryFileVec *wanted, const LibraryFileVec *files)
{
    for (size_t i = 0; files && i < files->length; i++) {
        bool known = false;
        for (size_t k = 0; k < wanted->length && !known; k++) {
            known = wanted->items[k] == files->items[i];
        }
        if (!known) {
            vec_push(program->arena, wanted, files->items[i]);
        }
    }
}

typedef VEC(const SourceFile *) ParsedFiles;

/* The library's module that a quoted text names: "node:http". */
static void add_module_file(Program *program, ParsedFiles *files, const char *quote)
{
    const StrMap *modules = &names_of(program)->library->modules;
    size_t length = strcspn(quote + 1, "\"'`\n");
    const char *path = strmap_get_n(modules, quote + 1, length);

    if (path && quote[1 + length] == *quote) {
        vec_push(program->arena, files, source_load_resolved(program, path));
    }
}

/*
 * The checker asks for these in each program; what the text of the entry names is likely to be
 * asked for as well. Which files are parsed ahead, and by whom, changes no result.
 */
void library_load_ahead(Program *program, const SourceFile *entry)
{
    static const char *const always[] = {"Array",  "Object", "Function", "String",       "Number",
                                         "Symbol", "BigInt", "Boolean",  "ReadonlyArray",
                                         "Record"};
    const PtrMap *globals = &names_of(program)->library->globals;
    LibraryFileVec wanted = {0};
    ParsedFiles files = {0};

    for (size_t i = 0; i < sizeof always / sizeof *always; i++) {
        add_files(program, &wanted,
                  ptrmap_get(globals, intern_string(program->interner, always[i])));
    }
    for (const char *at = entry->text; *at;) {
        size_t length = identifier_length(at);
        if (length > 1) {
            add_files(program, &wanted, ptrmap_get(globals, program_intern(program, at, length)));
        } else if (*at == '"' || *at == '\'') {
            add_module_file(program, &files, at);
        }
        at += length ? length : 1;
    }
    for (size_t i = 0; i < wanted.length; i++) {
        vec_push(program->arena, &files, wanted.items[i]->file);
    }
    syntax_prefetch_start(program, files.items, files.length);
    for (size_t i = 0; i < wanted.length; i++) {
        load(program, wanted.items[i]);
    }
}
