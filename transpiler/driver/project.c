/*
 * Finding and reading tsconfig.json and package.json, and choosing the entry module.
 * tsconfig's own syntax (comments, trailing commas) is made into plain JSON of the same length
 * first, so that positions in errors stay right; Jansson does the rest.
 */
#include "driver/project.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "support/files.h"

enum { DEEPEST_EXTENDS = 16 };

/* A path that a project file names, relative to its folder. */
static const char *join(Arena *arena, const char *dir, const char *path)
{
    while (path[0] == '.' && path[1] == '/') {
        path += 2;
    }
    return path_join(arena, dir, path);
}

/* Blanks comments and trailing commas of a tsconfig.json, leaving every offset as it was. */
static void make_strict(char *text, size_t length)
{
    char *comma = NULL;

    for (size_t i = 0; i < length; i++) {
        if (text[i] == '"') {
            for (i++; i < length && text[i] != '"'; i++) {
                i += text[i] == '\\';
            }
            comma = NULL;
        } else if (text[i] == '/' && i + 1 < length && text[i + 1] == '/') {
            while (i < length && text[i] != '\n') {
                text[i++] = ' ';
            }
        } else if (text[i] == '/' && i + 1 < length && text[i + 1] == '*') {
            size_t end = i + 2;
            while (end + 1 < length && !(text[end] == '*' && text[end + 1] == '/')) {
                end++;
            }
            for (end = end + 2 < length ? end + 2 : length; i < end; i++) {
                text[i] = text[i] == '\n' ? '\n' : ' ';
            }
            i--;
        } else if (text[i] == ',') {
            comma = &text[i];
        } else if ((text[i] == '}' || text[i] == ']') && comma) {
            *comma = ' ';
            comma = NULL;
        } else if (!isspace((unsigned char)text[i])) {
            comma = NULL;
        }
    }
}

json_t *project_read_json(Program *program, const char *path, bool lenient)
{
    SourceFile *file = source_load(program, path);
    json_error_t error;

    if (!file) {
        diagnose(program, NULL, NO_SPAN, CANNOT_READ_FILE, path, strerror(errno));
        return NULL;
    }
    char *text = arena_strndup(program->arena, file->text, file->length);
    if (lenient) {
        make_strict(text, file->length);
    }
    json_t *value = json_loadb(text, file->length, 0, &error);
    if (!value) {
        uint32_t at = error.position > 0 ? (uint32_t)error.position - 1 : 0;
        diagnose(program, file, ((Span){at, at + 1}), PROJECT_FILE_SYNTAX, file->path, error.text);
    }
    return value;
}

static void read_flag(json_t *options, const char *name, bool *flag)
{
    json_t *value = json_object_get(options, name);

    if (json_is_boolean(value)) {
        *flag = json_is_true(value);
    }
}

/* "strict" sets a family of flags, each of which may be given on its own after it. */
static void read_flags(Project *project, json_t *options)
{
    json_t *strict = json_object_get(options, "strict");

    if (json_is_boolean(strict)) {
        bool on = json_is_true(strict);
        project->strict = on;
        project->strict_null_checks = on;
        project->no_implicit_any = on;
        project->strict_property_initialization = on;
        project->use_unknown_in_catch_variables = on;
        project->strict_function_types = on;
    }
    read_flag(options, "strictNullChecks", &project->strict_null_checks);
    read_flag(options, "noImplicitAny", &project->no_implicit_any);
    read_flag(options, "strictPropertyInitialization", &project->strict_property_initialization);
    read_flag(options, "useUnknownInCatchVariables", &project->use_unknown_in_catch_variables);
    read_flag(options, "strictFunctionTypes", &project->strict_function_types);
    read_flag(options, "exactOptionalPropertyTypes", &project->exact_optional_property_types);
    read_flag(options, "noUncheckedIndexedAccess", &project->no_unchecked_indexed_access);
    read_flag(options, "useDefineForClassFields", &project->use_define_for_class_fields);
    read_flag(options, "resolveJsonModule", &project->resolve_json_module);
}

static void read_paths(Program *program, Project *project, json_t *options, const char *dir)
{
    json_t *base = json_object_get(options, "baseUrl"), *paths = json_object_get(options, "paths");
    const char *pattern;
    json_t *targets, *target;
    size_t i;

    if (json_is_string(base)) {
        project->base_url = join(program->arena, dir, json_string_value(base));
    }
    if (!json_is_object(paths)) {
        return;
    }
    project->paths.length = 0; /* a file's "paths" replaces the one it extends */
    json_object_foreach (paths, pattern, targets) {
        PathAlias *alias = vec_add(program->arena, &project->paths);
        alias->pattern = arena_strdup(program->arena, pattern);
        json_array_foreach (targets, i, target) {
            if (json_is_string(target)) {
                const char *root = project->base_url ? project->base_url : dir;
                vec_push(program->arena, &alias->targets,
                         join(program->arena, root, json_string_value(target)));
            }
        }
    }
}

static const char *with_json_ending(Arena *arena, const char *path)
{
    return text_ends_with(path, ".json") ? path : arena_printf(arena, "%s.json", path);
}

/* The file that "extends" means: beside the file, or a package in node_modules above it. */
static const char *find_extended(Arena *arena, const char *dir, const char *name)
{
    if (name[0] == '.' || name[0] == '/') {
        const char *path = join(arena, dir, name);
        return file_exists(path) ? path : with_json_ending(arena, path);
    }
    for (;;) {
        const char *base = arena_printf(arena, "%s/node_modules/%s", dir, name);
        if (file_exists(base)) {
            return base;
        }
        if (file_exists(with_json_ending(arena, base))) {
            return with_json_ending(arena, base);
        }
        const char *inside = arena_printf(arena, "%s/tsconfig.json", base);
        if (file_exists(inside)) {
            return inside;
        }
        if (strcmp(dir, "/") == 0 || strcmp(dir, ".") == 0) {
            return inside;
        }
        dir = path_dirname(arena, dir);
    }
}

static void read_tsconfig(Program *program, Project *project, const char *path, int depth);

static void read_extended(Program *program, Project *project, const char *path, json_t *name,
                          int depth)
{
    if (!json_is_string(name)) {
        return;
    }
    const char *dir = path_dirname(program->arena, path);
    const char *extended = find_extended(program->arena, dir, json_string_value(name));
    if (!file_exists(extended) || depth >= DEEPEST_EXTENDS) {
        diagnose(program, source_load(program, path), NO_SPAN, EXTENDS_NOT_FOUND, path,
                 json_string_value(name));
        return;
    }
    read_tsconfig(program, project, extended, depth + 1);
}

static void read_tsconfig(Program *program, Project *project, const char *path, int depth)
{
    json_t *config = project_read_json(program, path, true);
    json_t *extends, *one;
    size_t i;

    if (!config) {
        return;
    }
    extends = json_object_get(config, "extends");
    if (json_is_array(extends)) {
        json_array_foreach (extends, i, one) {
            read_extended(program, project, path, one, depth);
        }
    } else {
        read_extended(program, project, path, extends, depth);
    }
    json_t *options = json_object_get(config, "compilerOptions");
    read_flags(project, options);
    read_paths(program, project, options, path_dirname(program->arena, path));
    json_decref(config);
}

/* The nearest file of a name in a folder or above it, NULL if there is none. */
static const char *find_upwards(Arena *arena, const char *dir, const char *name)
{
    for (;;) {
        const char *path = arena_printf(arena, "%s/%s", strcmp(dir, "/") == 0 ? "" : dir, name);
        if (file_exists(path)) {
            return path;
        }
        if (strcmp(dir, "/") == 0) {
            return NULL;
        }
        dir = path_dirname(arena, dir);
    }
}

/* A path that names TypeScript, or JavaScript made from TypeScript beside it; NULL if neither. */
static const char *as_typescript(Arena *arena, const char *path)
{
    static const char *const endings[][2] = {
        {".js", ".ts"}, {".mjs", ".mts"}, {".cjs", ".cts"}, {"", ".ts"}, {"", "/index.ts"}};
    size_t length = strlen(path);

    if (length > 3 && strcmp(path + length - 2, "ts") == 0 && file_exists(path)) {
        return path;
    }
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        size_t end = strlen(endings[i][0]);
        if (length > end && strcmp(path + length - end, endings[i][0]) == 0) {
            const char *other =
                arena_printf(arena, "%.*s%s", (int)(length - end), path, endings[i][1]);
            if (file_exists(other)) {
                return other;
            }
        }
    }
    return NULL;
}

/* package.json's "main" dist/x.js stands for src/x.ts when tsconfig.json compiles src to dist. */
static const char *main_before_compiling(Program *program, const char *dir, const char *main,
                                         json_t *tsconfig)
{
    json_t *options = json_object_get(tsconfig, "compilerOptions");
    const char *out = json_string_value(json_object_get(options, "outDir"));
    const char *root = json_string_value(json_object_get(options, "rootDir"));

    while (main[0] == '.' && main[1] == '/') {
        main += 2;
    }
    while (out && out[0] == '.' && out[1] == '/') {
        out += 2;
    }
    size_t length = out ? strlen(out) : 0;
    while (length && out[length - 1] == '/') {
        length--;
    }
    if (!length || strncmp(main, out, length) != 0 || main[length] != '/') {
        return NULL;
    }
    const char *sources = join(program->arena, dir, root ? root : "src");
    return as_typescript(program->arena, join(program->arena, sources, main + length + 1));
}

/* The entry module of a folder: package.json's, tsconfig.json's one file, or a usual name. */
static const char *entry_of_folder(Program *program, const char *dir)
{
    static const char *const usual[] = {"index.ts",      "main.ts",      "server.ts",
                                        "app.ts",        "src/index.ts", "src/main.ts",
                                        "src/server.ts", "src/app.ts"};
    Project *project = program->project;
    Arena *arena = program->arena;
    json_t *config =
        project->tsconfig_path ? project_read_json(program, project->tsconfig_path, true) : NULL;
    const char *entry = NULL;

    static const char *const fields[] = {"source", "main", "module"};
    for (size_t i = 0; i < 3 && !entry; i++) {
        json_t *main = json_object_get(project->package, fields[i]);
        if (json_is_string(main)) {
            entry = as_typescript(arena, join(arena, dir, json_string_value(main)));
            if (!entry) {
                entry = main_before_compiling(program, dir, json_string_value(main), config);
            }
        }
    }
    json_t *files = json_object_get(config, "files");
    if (!entry && json_array_size(files) == 1 && json_is_string(json_array_get(files, 0))) {
        entry = as_typescript(arena, join(arena, dir, json_string_value(json_array_get(files, 0))));
    }
    for (size_t i = 0; i < sizeof usual / sizeof *usual && !entry; i++) {
        const char *path = join(arena, dir, usual[i]);
        entry = file_exists(path) ? path : NULL;
    }
    json_decref(config);
    return entry;
}

/* Text as the name of a program: letters, digits, '-', '_' and '.' stay, others become '-'. */
static const char *program_name(Arena *arena, const char *text, size_t length)
{
    char *name = arena_strndup(arena, text, length);

    for (char *p = name; *p; p++) {
        if (!isalnum((unsigned char)*p) && *p != '-' && *p != '_' && *p != '.') {
            *p = '-';
        }
    }
    while (*name == '-' || *name == '.') {
        name++;
    }
    return *name ? name : "program";
}

static void choose_name(Program *program, const char *entry, bool is_folder)
{
    Project *project = program->project;
    const char *base = path_basename(entry);
    size_t length = strcspn(base, ".");
    bool vague = is_folder || (length == 5 && strncmp(base, "index", 5) == 0);

    if (program->options->name) {
        program->name = program->options->name;
    } else if (vague && project->package_name) {
        program->name =
            program_name(program->arena, project->package_name, strlen(project->package_name));
    } else if (vague) {
        base = path_basename(project->root);
        program->name = program_name(program->arena, base, strlen(base));
    } else {
        program->name = program_name(program->arena, base, length);
    }
}

static void read_package(Program *program, Project *project)
{
    if (!project->package_path) {
        return;
    }
    project->package = project_read_json(program, project->package_path, false);
    const char *name = json_string_value(json_object_get(project->package, "name"));
    const char *version = json_string_value(json_object_get(project->package, "version"));
    if (name && *name) {
        project->package_name = arena_strdup(program->arena, path_basename(name));
    }
    if (version && *version) {
        project->package_version = arena_strdup(program->arena, version);
    }
}

static Project *new_project(Program *program)
{
    Project *project = NEW(program->arena, Project);

    project->strict = true;
    project->strict_null_checks = true;
    project->no_implicit_any = true;
    project->strict_property_initialization = true;
    project->use_unknown_in_catch_variables = true;
    project->strict_function_types = true;
    project->use_define_for_class_fields = true;
    return project;
}

const char *project_load(Program *program, const char *input)
{
    Project *project = program->project = new_project(program);
    char resolved[PATH_MAX];

    if (!realpath(input, resolved)) {
        diagnose(program, NULL, NO_SPAN, CANNOT_READ_FILE, input, strerror(errno));
        return NULL;
    }
    const char *path = arena_strdup(program->arena, resolved);
    bool is_folder = directory_exists(path);
    const char *dir = is_folder ? path : path_dirname(program->arena, path);

    project->tsconfig_path = find_upwards(program->arena, dir, "tsconfig.json");
    project->package_path = find_upwards(program->arena, dir, "package.json");
    project->root = is_folder               ? dir
                    : project->package_path ? path_dirname(program->arena, project->package_path)
                                            : dir;
    read_package(program, project);
    if (project->tsconfig_path) {
        read_tsconfig(program, project, project->tsconfig_path, 0);
    }
    const char *entry = is_folder ? entry_of_folder(program, dir) : path;
    if (!entry) {
        diagnose(program, NULL, NO_SPAN, NO_ENTRY_POINT, input);
        return NULL;
    }
    choose_name(program, entry, is_folder);
    return entry;
}

void project_free(Project *project)
{
    if (project) {
        json_decref(project->package);
        project->package = NULL;
    }
}
