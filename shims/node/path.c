/*
 * node:path, the POSIX flavour. Paths are worked on in UTF-16 units; segments are ranges of one
 * string.
 */
#include "node/path.h"

#include "node/node_errors.h"
#include "ts/array.h"
#include "ts/builder.h"
#include "ts/object.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static bool is_slash(const TsString *path, size_t at)
{
    return ts_string_unit(path, at) == '/';
}

/* The number of dots if the range is "." or "..", else 0. */
static size_t dots(const TsString *path, size_t start, size_t end)
{
    for (size_t i = start; i < end; i++) {
        if (ts_string_unit(path, i) != '.') {
            return 0;
        }
    }
    return end - start <= 2 ? end - start : 0;
}

/* ---- normalize, join, resolve ------------------------------------------------------ */

/*
 * The places of a path's segments without "." and what ".." takes away: start, end, start, end
 * ...
 */
static TsArray *segments_of(TsString *path, bool absolute)
{
    TsArray *places = ts_array_new(TS_ARRAY_INT32, 16);

    for (size_t start = 0; start < path->length; start++) {
        size_t end = start;
        while (end < path->length && !is_slash(path, end)) {
            end++;
        }
        size_t count = dots(path, start, end);
        size_t last = places->length;
        bool can_go_up = last > 0 && dots(path, (size_t)ts_array_int32_at(places, last - 2),
                                          (size_t)ts_array_int32_at(places, last - 1)) != 2;
        if (count == 2 && can_go_up) {
            ts_array_set_length(places, last - 2);
        } else if (end > start && count != 1 && !(count == 2 && absolute)) {
            ts_array_push_int32(places, (int32_t)start);
            ts_array_push_int32(places, (int32_t)end);
        }
        start = end;
    }
    return places;
}

/* `bare`: no trailing slash, and nothing for nothing. */
static TsString *normalized(TsString *path, bool bare)
{
    bool absolute = path->length > 0 && is_slash(path, 0);
    bool trailing = path->length > 0 && is_slash(path, path->length - 1) && !bare;
    TsArray *places = segments_of(path, absolute);
    TsBuilder text;

    ts_builder_init(&text);
    for (size_t i = 0; i < places->length; i += 2) {
        if (i > 0 || absolute) {
            ts_builder_add_unit(&text, '/');
        }
        ts_builder_add_range(&text, path, (size_t)ts_array_int32_at(places, i),
                             (size_t)ts_array_int32_at(places, i + 1));
    }
    if (places->length == 0) {
        ts_builder_add_unit(&text, absolute ? '/' : '.');
        trailing = trailing && !absolute;
    }
    if (trailing) {
        ts_builder_add_unit(&text, '/');
    }
    return ts_builder_finish(&text);
}

TsString *path_normalize(TsString *path)
{
    return path->length == 0 ? TS_STR(".") : normalized(path, false);
}

static TsString *path_argument(const char *name, TsValue value)
{
    if (!ts_is_string(value)) {
        node_throw_argument_type(name, "of type string", value);
    }
    return ts_as_string(value);
}

TsString *path_join(size_t count, const TsValue *paths)
{
    TsString *joined = ts_string_empty();

    for (size_t i = 0; i < count; i++) {
        TsString *part = path_argument("path", paths[i]);
        if (part->length > 0) {
            joined = joined->length > 0 ? ts_concat_n(3, joined, TS_STR("/"), part) : part;
        }
    }
    return path_normalize(joined);
}

static TsString *working_directory(void)
{
    char *folder = getcwd(NULL, 0);
    TsString *path = ts_string_from_c(folder ? folder : "/");

    free(folder);
    return path;
}

TsString *path_resolve(size_t count, const TsValue *paths)
{
    TsString *resolved = ts_string_empty();
    char name[32];

    for (size_t i = count; i-- > 0 && !path_is_absolute(resolved);) {
        snprintf(name, sizeof name, "paths[%zu]", i);
        TsString *part = path_argument(name, paths[i]);
        if (part->length > 0) {
            resolved = resolved->length > 0 ? ts_concat_n(3, part, TS_STR("/"), resolved) : part;
        }
    }
    if (!path_is_absolute(resolved)) {
        resolved = ts_concat_n(3, working_directory(), TS_STR("/"), resolved);
    }
    return normalized(resolved, true);
}

bool path_is_absolute(TsString *path)
{
    return path->length > 0 && is_slash(path, 0);
}

/* The length of what two absolute, normalized paths have in common, up to the end of a segment. */
static size_t common_length(const TsString *from, const TsString *to)
{
    size_t common = 0;
    size_t i = 0;

    for (;; i++) {
        bool from_ends = i == from->length || is_slash(from, i);
        bool to_ends = i == to->length || is_slash(to, i);
        if (from_ends && to_ends) {
            common = i;
        }
        if (i == from->length || i == to->length ||
            ts_string_unit(from, i) != ts_string_unit(to, i)) {
            return common;
        }
    }
}

/* Without the root's slash, so that each path is a chain of "/segment". */
static TsString *chain(TsString *path)
{
    TsValue value = ts_from_string(path);
    TsString *resolved = path_resolve(1, &value);

    return resolved->length == 1 ? ts_string_empty() : resolved;
}

TsString *path_relative(TsString *from, TsString *to)
{
    TsString *source = chain(from);
    TsString *target = chain(to);
    size_t common = common_length(source, target);
    TsBuilder text;

    ts_builder_init(&text);
    for (size_t i = common; i < source->length; i++) {
        if (is_slash(source, i)) {
            ts_builder_add_utf8(&text, text.length > 0 ? "/.." : "..");
        }
    }
    if (common < target->length) {
        ts_builder_add_range(&text, target, text.length > 0 ? common : common + 1, target->length);
    }
    return ts_builder_finish(&text);
}

/* ---- parts ------------------------------------------------------------------------- */

/* The end of a path without trailing slashes, but for the root. */
static size_t trimmed_end(const TsString *path)
{
    size_t end = path->length;

    while (end > 0 && is_slash(path, end - 1)) {
        end--;
    }
    return end;
}

static size_t base_start(const TsString *path, size_t end)
{
    while (end > 0 && !is_slash(path, end - 1)) {
        end--;
    }
    return end;
}

TsString *path_dirname(TsString *path)
{
    size_t start = base_start(path, trimmed_end(path));

    if (start == 0) {
        return path->length > 0 && is_slash(path, 0) ? TS_STR("/") : TS_STR(".");
    }
    if (start == 2 && is_slash(path, 0)) {
        return TS_STR("//"); /* as in Node */
    }
    return start == 1 ? TS_STR("/") : ts_string_range(path, 0, start - 1);
}

static bool ends_with(const TsString *path, size_t end, const TsString *suffix)
{
    if (suffix->length > end) {
        return false;
    }
    for (size_t i = 0; i < suffix->length; i++) {
        if (ts_string_unit(path, end - suffix->length + i) != ts_string_unit(suffix, i)) {
            return false;
        }
    }
    return true;
}

TsString *path_basename(TsString *path, TsString *suffix)
{
    size_t end = trimmed_end(path);
    size_t start = base_start(path, end);

    if (!suffix || suffix->length == 0 || suffix->length > path->length) {
        return ts_string_range(path, start, end);
    }
    if (ts_string_equals(path, suffix)) {
        return ts_string_empty();
    }
    if (end == 0) {
        return path; /* slashes alone, as in Node */
    }
    TsString *base = ts_string_range(path, start, end);
    if (end - start < suffix->length && ends_with(suffix, suffix->length, base)) {
        return ts_string_range(path, start, path->length); /* trailing slashes stay, as in Node */
    }
    if (end - start > suffix->length && ends_with(path, end, suffix)) {
        return ts_string_range(path, start, end - suffix->length);
    }
    return base;
}

/* Where the extension of the last segment begins; `end` if there is none. */
static size_t extension_start(const TsString *path, size_t start, size_t end)
{
    size_t dot = end;

    while (dot > start && ts_string_unit(path, dot - 1) != '.') {
        dot--;
    }
    if (dot == start || dots(path, start, end) == 2) {
        return end;
    }
    return dot - 1 > start ? dot - 1 : end;
}

TsString *path_extname(TsString *path)
{
    size_t end = trimmed_end(path);

    return ts_string_range(path, extension_start(path, base_start(path, end), end), end);
}

TsValue path_parse(TsString *path)
{
    TsDynamicObject *parts = ts_object_new(5);
    bool absolute = path_is_absolute(path);
    size_t end = trimmed_end(path);
    size_t start = base_start(path, end);
    size_t dot = extension_start(path, start, end);
    size_t dir_end = start > 1 ? start - 1 : start;

    if (start == 1 && dots(path, start, end) == 2) {
        dot = end - 1; /* "/..": as in Node */
    }

    ts_object_define(parts, TS_STR("root"),
                     ts_from_string(absolute ? TS_STR("/") : ts_string_empty()));
    ts_object_define(
        parts, TS_STR("dir"),
        ts_from_string(end == 0 && absolute ? TS_STR("/") : ts_string_range(path, 0, dir_end)));
    ts_object_define(parts, TS_STR("base"), ts_from_string(ts_string_range(path, start, end)));
    ts_object_define(parts, TS_STR("ext"), ts_from_string(ts_string_range(path, dot, end)));
    ts_object_define(parts, TS_STR("name"), ts_from_string(ts_string_range(path, start, dot)));
    return ts_from_object(parts);
}

/* parts[key] as text; nothing for what is not truthy. */
static TsString *part(TsValue parts, TsString *key)
{
    TsValue value = ts_get(parts, key);

    return ts_to_boolean(value) ? ts_to_string(value) : ts_string_empty();
}

TsString *path_format(TsValue parts)
{
    if (!ts_is_object(parts)) {
        node_throw_argument_type("pathObject", "of type object", parts);
    }
    TsString *root = part(parts, TS_STR("root"));
    TsString *dir = part(parts, TS_STR("dir"));
    TsString *base = part(parts, TS_STR("base"));
    if (base->length == 0) {
        TsString *ext = part(parts, TS_STR("ext"));
        bool dotted = ext->length == 0 || ts_string_unit(ext, 0) == '.';
        TsString *name = part(parts, TS_STR("name"));
        base = ts_concat_n(3, name, dotted ? ts_string_empty() : TS_STR("."), ext);
    }
    dir = dir->length > 0 ? dir : root;
    if (dir->length == 0) {
        return base;
    }
    return ts_concat_n(3, dir, ts_string_equals(dir, root) ? ts_string_empty() : TS_STR("/"), base);
}

TsString *path_separator(void)
{
    return TS_STR("/");
}

TsString *path_delimiter(void)
{
    return TS_STR(":");
}
