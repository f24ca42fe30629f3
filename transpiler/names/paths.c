/*
 * From an import specifier to a file, as tsc's `bundler` and `nodenext` modes and Node do it:
 * relative paths, `.js` that means `.ts`, folders with an index, tsconfig `paths`, packages with
 * `exports`, and package.json `imports`.
 * See https://www.typescriptlang.org/docs/handbook/modules/reference.html and
 * https://nodejs.org/api/packages.html.
 */
#include <limits.h>
#include <string.h>
#include <sys/stat.h>

#include "driver/project.h"
#include "names/internal.h"

static bool is_file(const char *path)
{
    struct stat info;

    return stat(path, &info) == 0 && S_ISREG(info.st_mode);
}

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), end_length = strlen(end);

    return length >= end_length && strcmp(text + length - end_length, end) == 0;
}

static const char *try_suffix(Program *program, const char *stem, size_t length, const char *suffix)
{
    const char *path = arena_printf(program->arena, "%.*s%s", (int)length, stem, suffix);

    return is_file(path) ? path : NULL;
}

/* x.js is x.ts or x.d.ts; likewise .mjs and .cjs. */
static const char *try_for_script(Program *program, const char *path)
{
    static const char *const pairs[][4] = {{".js", ".ts", ".tsx", ".d.ts"},
                                           {".mjs", ".mts", ".d.mts", NULL},
                                           {".cjs", ".cts", ".d.cts", NULL}};

    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        if (!ends_with(path, pairs[i][0])) {
            continue;
        }
        size_t stem = strlen(path) - strlen(pairs[i][0]);
        for (int k = 1; k < 4 && pairs[i][k]; k++) {
            const char *found = try_suffix(program, path, stem, pairs[i][k]);
            if (found) {
                return found;
            }
        }
    }
    return NULL;
}

/* A path without regard to what kind of thing it names: a file, a stem, a folder. */
static const char *try_path(Program *program, const char *path)
{
    static const char *const suffixes[] = {".ts",    ".mts",   ".cts", ".d.ts",
                                           ".d.mts", ".d.cts", ".json"};
    size_t length = strlen(path);
    const char *found = try_for_script(program, path);

    if (!found && is_file(path) && (ends_with(path, "ts") || ends_with(path, ".json"))) {
        found = path;
    }
    for (size_t i = 0; !found && i < sizeof suffixes / sizeof *suffixes; i++) {
        found = try_suffix(program, path, length, suffixes[i]);
    }
    for (size_t i = 0; !found && i < 6; i++) {
        found = try_suffix(program, path, length,
                           arena_printf(program->arena, "/index%s", suffixes[i]));
    }
    return found;
}

static const char *folder_of(Program *program, const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? arena_strndup(program->arena, path, (size_t)(slash - path)) : ".";
}

/* Matches text against a pattern with at most one '*'; *star gets what the star stands for. */
static bool match_pattern(const char *pattern, const char *text, const char **star, size_t *length)
{
    const char *mark = strchr(pattern, '*');
    size_t text_length = strlen(text);

    if (!mark) {
        *star = "";
        *length = 0;
        return strcmp(pattern, text) == 0;
    }
    size_t head = (size_t)(mark - pattern), tail = strlen(mark + 1);
    if (text_length < head + tail || strncmp(pattern, text, head) != 0 ||
        strcmp(text + text_length - tail, mark + 1) != 0) {
        return false;
    }
    *star = text + head;
    *length = text_length - head - tail;
    return true;
}

static const char *fill_star(Program *program, const char *target, const char *star, size_t length)
{
    const char *mark = strchr(target, '*');

    if (!mark) {
        return target;
    }
    return arena_printf(program->arena, "%.*s%.*s%s", (int)(mark - target), target, (int)length,
                        star, mark + 1);
}

/* The alias with the longest head before its star wins, as in tsc. */
static const char *try_aliases(Program *program, const char *specifier)
{
    Project *project = program->project;
    const PathAlias *best = NULL;
    const char *star = "", *best_star = "";
    size_t length = 0, best_length = 0, best_head = 0;

    for (size_t i = 0; project && i < project->paths.length; i++) {
        const PathAlias *alias = &project->paths.items[i];
        size_t head = strcspn(alias->pattern, "*") + (strchr(alias->pattern, '*') == NULL);
        if (match_pattern(alias->pattern, specifier, &star, &length) &&
            (!best || head > best_head)) {
            best = alias;
            best_star = star;
            best_length = length;
            best_head = head;
        }
    }
    for (size_t i = 0; best && i < best->targets.length; i++) {
        const char *found =
            try_path(program, fill_star(program, best->targets.items[i], best_star, best_length));
        if (found) {
            return found;
        }
    }
    return NULL;
}

/* A value of `exports` or `imports`: a path, or conditions, or alternatives. */
static const char *pick_target(const json_t *value)
{
    static const char *const conditions[] = {"types", "node", "import", "module-sync", "default"};

    if (json_is_string(value)) {
        return json_string_value(value);
    }
    if (json_is_array(value)) {
        for (size_t i = 0; i < json_array_size(value); i++) {
            const char *found = pick_target(json_array_get(value, i));
            if (found) {
                return found;
            }
        }
    }
    for (size_t i = 0; json_is_object(value) && i < sizeof conditions / sizeof *conditions; i++) {
        const char *found = pick_target(json_object_get(value, conditions[i]));
        if (found) {
            return found;
        }
    }
    return NULL;
}

/* The file that a table of subpaths gives for a key ("./x", "#x"), below the package's folder. */
static const char *try_subpaths(Program *program, const char *folder, const json_t *table,
                                const char *key)
{
    const char *pattern, *star = "", *target = NULL;
    size_t length = 0;
    json_t *value;

    json_object_foreach ((json_t *)table, pattern, value) {
        if (match_pattern(pattern, key, &star, &length)) {
            target = pick_target(value);
            if (target && !strchr(pattern, '*')) {
                break;
            }
        }
    }
    if (!target || strncmp(target, "./", 2) != 0) {
        return NULL;
    }
    return try_path(program, arena_printf(program->arena, "%s/%s", folder,
                                          fill_star(program, target + 2, star, length)));
}

static json_t *read_package(const char *folder, Program *program)
{
    return json_load_file(arena_printf(program->arena, "%s/package.json", folder), 0, NULL);
}

static const char *package_main(Program *program, const char *folder, const json_t *package)
{
    static const char *const keys[] = {"types", "typings", "module", "main"};

    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        const char *name = json_string_value(json_object_get(package, keys[i]));
        const char *found =
            name ? try_path(program, arena_printf(program->arena, "%s/%s", folder, name)) : NULL;
        if (found) {
            return found;
        }
    }
    return try_path(program, arena_printf(program->arena, "%s/index", folder));
}

/* A package in one node_modules folder. */
static const char *try_package(Program *program, const char *folder, const char *subpath)
{
    json_t *package = read_package(folder, program);
    json_t *exports = package ? json_object_get(package, "exports") : NULL;
    const char *found;

    if (exports && (json_is_string(exports) || !json_object_get(exports, "."))) {
        const char *first =
            json_is_object(exports) ? json_object_iter_key(json_object_iter(exports)) : NULL;
        bool has_subpaths = first && *first == '.';
        const char *target = *subpath || has_subpaths ? NULL : pick_target(exports);
        found = target ? try_path(program, arena_printf(program->arena, "%s/%s", folder, target))
                : has_subpaths ? try_subpaths(program, folder, exports,
                                              arena_printf(program->arena, ".%s", subpath))
                               : NULL;
    } else if (exports) {
        found =
            try_subpaths(program, folder, exports, arena_printf(program->arena, ".%s", subpath));
    } else if (*subpath) {
        found = try_path(program, arena_printf(program->arena, "%s%s", folder, subpath));
    } else {
        found = package_main(program, folder, package);
    }
    json_decref(package);
    return found;
}

/* Walks up from the importing file through node_modules folders. */
static const char *try_packages(Program *program, const char *from, const char *specifier)
{
    size_t name = strcspn(specifier, "/");

    if (*specifier == '@' && specifier[name]) {
        name += 1 + strcspn(specifier + name + 1, "/");
    }
    for (const char *folder = folder_of(program, from); *folder;
         folder = folder_of(program, folder)) {
        const char *package =
            arena_printf(program->arena, "%s/node_modules/%.*s", folder, (int)name, specifier);
        const char *found = try_package(program, package, specifier + name);
        if (found || !strchr(folder, '/')) {
            return found;
        }
    }
    return NULL;
}

/* `#name`: in the nearest package.json's `imports`. */
static const char *try_imports(Program *program, const char *from, const char *specifier)
{
    for (const char *folder = folder_of(program, from); *folder && strchr(folder, '/');
         folder = folder_of(program, folder)) {
        json_t *package = read_package(folder, program);
        if (package) {
            const char *found =
                try_subpaths(program, folder, json_object_get(package, "imports"), specifier);
            json_decref(package);
            return found;
        }
    }
    return NULL;
}

/* "type" of the nearest package.json: 'm' for "module", 'c' for "commonjs", 0 for none. */
static char package_type(Program *program, const SourceFile *file)
{
    for (const char *folder = folder_of(program, file->real_path); *folder && strchr(folder, '/');
         folder = folder_of(program, folder)) {
        json_t *package = read_package(folder, program);
        if (package) {
            const char *type = json_string_value(json_object_get(package, "type"));
            char first = type && (strcmp(type, "module") == 0 || strcmp(type, "commonjs") == 0)
                             ? *type
                             : '\0';
            json_decref(package);
            return first;
        }
    }
    return '\0';
}

bool is_commonjs(Program *program, const Module *module)
{
    const char *path = module->file->real_path;
    size_t length = strlen(path);
    char extension = length > 4 && path[length - 4] == '.' ? path[length - 3] : '\0';

    if (extension == 'c' || extension == 'm') { /* .cts, .mts */
        return extension == 'c';
    }
    if (module->ast->source_file.is_module || module->has_top_level_await) {
        return false;
    }
    return package_type(program, module->file) != 'm';
}

const char *resolve_specifier(Program *program, const SourceFile *from, const char *specifier)
{
    Project *project = program->project;
    const char *found;

    if (*specifier == '/') {
        return try_path(program, specifier);
    }
    if (strncmp(specifier, "./", 2) == 0 || strncmp(specifier, "../", 3) == 0 ||
        strcmp(specifier, ".") == 0 || strcmp(specifier, "..") == 0) {
        return try_path(program, arena_printf(program->arena, "%s/%s",
                                              folder_of(program, from->real_path), specifier));
    }
    if ((found = try_aliases(program, specifier))) {
        return found;
    }
    if (*specifier == '#') {
        return try_imports(program, from->real_path, specifier);
    }
    if (project && project->base_url) {
        found =
            try_path(program, arena_printf(program->arena, "%s/%s", project->base_url, specifier));
        if (found) {
            return found;
        }
    }
    return try_packages(program, from->real_path, specifier);
}
