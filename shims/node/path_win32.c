/*
 * path.win32. A path has a device ("C:" or "\\server\share"), maybe a root after it, and a tail.
 */
#include "node/path_win32.h"

#include "node/node_errors.h"
#include "node/process_info.h"
#include "ts/builder.h"
#include "ts/object.h"
#include "ts/string_case.h"

static bool is_separator(const TsString *path, size_t at)
{
    uint16_t unit = at < path->length ? ts_string_unit(path, at) : 0;

    return unit == '/' || unit == '\\';
}

static bool is_drive(const TsString *path)
{
    uint16_t letter = path->length > 1 ? ts_string_unit(path, 0) | 0x20 : 0;

    return letter >= 'a' && letter <= 'z' && ts_string_unit(path, 0) < 0x80 &&
           ts_string_unit(path, 1) == ':';
}

static TsString *part_of(TsString *path, size_t start, size_t end)
{
    return start < end ? ts_string_range(path, start, end) : ts_string_empty();
}

/* How a path begins. */
typedef struct Root {
    TsString *device; /* "" for none */
    size_t end;       /* where the tail begins */
    bool is_absolute;
    bool is_bare_share; /* a share and nothing after it */
} Root;

static size_t skip(const TsString *path, size_t at, bool separators)
{
    while (at < path->length && is_separator(path, at) == separators) {
        at++;
    }
    return at;
}

/* "\\server\share": two separators, a name, a separator, a name. */
static bool find_share(TsString *path, Root *root)
{
    size_t server_end = skip(path, 2, false);
    size_t share = skip(path, server_end, true);
    size_t share_end = skip(path, share, false);

    if (server_end == 2 || share == server_end || share_end == share) {
        return false;
    }
    root->device = ts_string_format("\\\\%S\\%S", part_of(path, 2, server_end),
                                    part_of(path, share, share_end));
    root->end = share_end;
    root->is_bare_share = share_end == path->length;
    return true;
}

static Root root_of(TsString *path)
{
    Root root = {.device = ts_string_empty()};

    if (is_separator(path, 0)) {
        root.is_absolute = true;
        root.end = 1;
        if (is_separator(path, 1)) {
            find_share(path, &root);
        }
    } else if (is_drive(path)) {
        root.device = ts_string_range(path, 0, 2);
        root.is_absolute = is_separator(path, 2);
        root.end = 2 + (size_t)root.is_absolute;
    }
    return root;
}

static bool is_name(const TsString *text, const char *name)
{
    return ts_string_is_ascii_text(text, name, strlen(name));
}

/* The last segment goes; false when it is "..", or there is none. */
static bool go_up(TsString **tail)
{
    TsString *text = *tail;
    size_t end = text->length;

    while (end > 0 && ts_string_unit(text, end - 1) != '\\') {
        end--;
    }
    if (text->length == 0 || is_name(part_of(text, end, text->length), "..")) {
        return false;
    }
    *tail = part_of(text, 0, end > 0 ? end - 1 : 0);
    return true;
}

/* Without "." and with ".." resolved as far as it can be. */
static TsString *normalized_tail(TsString *tail, bool may_go_above)
{
    TsString *result = ts_string_empty();
    size_t start = 0;

    while (start < tail->length) {
        size_t end = skip(tail, start, false);
        TsString *segment = part_of(tail, start, end);
        bool is_up = is_name(segment, "..");
        start = skip(tail, end, true);
        if (end == 0 || segment->length == 0 || is_name(segment, ".") || (is_up && go_up(&result)) ||
            (is_up && !may_go_above)) {
            continue;
        }
        result = result->length > 0 ? ts_concat_n(3, result, TS_STR("\\"), segment) : segment;
    }
    return result;
}

TsString *path_win32_normalize(TsString *path)
{
    if (path->length == 0) {
        return TS_STR(".");
    }
    Root root = root_of(path);
    if (root.is_bare_share) {
        return ts_concat(root.device, TS_STR("\\"));
    }
    TsString *tail =
        normalized_tail(part_of(path, root.end, path->length), !root.is_absolute);
    if (tail->length == 0 && !root.is_absolute) {
        tail = TS_STR(".");
    }
    if (tail->length > 0 && is_separator(path, path->length - 1)) {
        tail = ts_concat(tail, TS_STR("\\"));
    }
    return ts_concat_n(3, root.device, root.is_absolute ? TS_STR("\\") : TS_STR(""), tail);
}

static TsString *argument(size_t count, const TsValue *paths, size_t index)
{
    (void)count;
    if (!ts_is_string(paths[index])) {
        node_throw_argument_type("path", "of type string", paths[index]);
    }
    return paths[index].as.string;
}

TsString *path_win32_join(size_t count, const TsValue *paths)
{
    TsString *joined = NULL, *first = NULL;

    for (size_t i = 0; i < count; i++) {
        TsString *path = argument(count, paths, i);
        if (path->length > 0) {
            first = first ? first : path;
            joined = joined ? ts_concat_n(3, joined, TS_STR("\\"), path) : path;
        }
    }
    if (!joined) {
        return TS_STR(".");
    }
    /* Only a first part that begins with exactly two separators means a share. */
    size_t slashes = skip(first, 0, true);
    bool is_share = slashes == 2 && first->length > 2;
    size_t all = skip(joined, 0, true);
    if (!is_share && all >= 2) {
        joined = ts_concat(TS_STR("\\"), part_of(joined, all, joined->length));
    }
    return path_win32_normalize(joined);
}

static TsString *lower(TsString *text)
{
    return ts_string_to_lower(text);
}

/* The working directory, seen from a drive. */
static TsString *working_directory(TsString *device)
{
    TsString *path = process_cwd();
    bool is_other = path->length > 2 && ts_string_unit(path, 2) == '\\' &&
                    !ts_string_equals(lower(part_of(path, 0, 2)), lower(device));

    return device->length > 0 && is_other ? ts_concat(device, TS_STR("\\")) : path;
}

TsString *path_win32_resolve(size_t count, const TsValue *paths)
{
    TsString *device = ts_string_empty(), *tail = ts_string_empty();
    bool is_absolute = false;

    for (size_t i = count + 1; i-- > 0 && !(is_absolute && device->length > 0);) {
        TsString *path = i > 0 ? argument(count, paths, i - 1) : working_directory(device);
        if (path->length == 0) {
            continue;
        }
        Root root = root_of(path);
        if (root.device->length > 0 && device->length > 0 &&
            !ts_string_equals(lower(root.device), lower(device))) {
            continue;
        }
        device = root.device->length > 0 && device->length == 0 ? root.device : device;
        if (!is_absolute) {
            tail = ts_concat_n(3, part_of(path, root.end, path->length), TS_STR("\\"), tail);
            is_absolute = root.is_absolute;
        }
    }
    tail = normalized_tail(tail, !is_absolute);
    TsString *path =
        ts_concat_n(3, device, is_absolute ? TS_STR("\\") : TS_STR(""), tail);
    return path->length > 0 ? path : TS_STR(".");
}

bool path_win32_is_absolute(TsString *path)
{
    return is_separator(path, 0) || (is_drive(path) && is_separator(path, 2));
}

typedef struct Range {
    size_t start, end;
} Range;

/* Without backslashes at both ends. */
static Range trimmed(const TsString *path)
{
    Range range = {0, path->length};

    while (range.start < path->length && ts_string_unit(path, range.start) == '\\') {
        range.start++;
    }
    while (range.end > range.start + 1 && ts_string_unit(path, range.end - 1) == '\\') {
        range.end--;
    }
    return range;
}

/* ".." for each segment of `from` after what both have in common. */
static TsString *ways_up(const TsString *from, size_t start, size_t end)
{
    TsBuilder text;

    ts_builder_init(&text);
    for (size_t i = start; i <= end; i++) {
        if (i == end || ts_string_unit(from, i) == '\\') {
            ts_builder_add_utf8(&text, text.length ? "\\.." : "..");
        }
    }
    return ts_builder_finish(&text);
}

TsString *path_win32_relative(TsString *from_path, TsString *to_path)
{
    TsValue from_value = ts_from_string(from_path), to_value = ts_from_string(to_path);
    TsString *target = path_win32_resolve(1, &to_value);
    TsString *from = lower(path_win32_resolve(1, &from_value)), *to = lower(target);

    if (ts_string_equals(from_path, to_path) || ts_string_equals(from, to)) {
        return ts_string_empty();
    }
    Range source = trimmed(from), goal = trimmed(to);
    size_t from_length = source.end - source.start, to_length = goal.end - goal.start;
    size_t length = from_length < to_length ? from_length : to_length;
    size_t i = 0;
    int64_t common = -1; /* the last separator that both have */
    while (i < length && ts_string_unit(from, source.start + i) == ts_string_unit(to, goal.start + i)) {
        common = ts_string_unit(from, source.start + i) == '\\' ? (int64_t)i : common;
        i++;
    }
    if (i != length && common < 0) {
        return target;
    }
    if (i == length) {
        if (to_length > length && ts_string_unit(to, goal.start + i) == '\\') {
            return part_of(target, goal.start + i + 1, target->length);
        }
        if (to_length > length && i == 2) {
            return part_of(target, goal.start + i, target->length);
        }
        if (from_length > length && ts_string_unit(from, source.start + i) == '\\') {
            common = (int64_t)i;
        } else if (from_length > length && i == 2) {
            common = 3;
        }
        common = common < 0 ? 0 : common;
    }
    TsString *up = ways_up(from, source.start + (size_t)common + 1, source.end);
    size_t start = goal.start + (size_t)common;
    if (up->length > 0) {
        return ts_concat(up, part_of(target, start, goal.end));
    }
    start += start < target->length && ts_string_unit(target, start) == '\\';
    return part_of(target, start, goal.end);
}

/* Where the root ends for dirname() and parse(): a share's takes the separator after it. */
static size_t root_end(TsString *path)
{
    Root root = root_of(path);
    bool is_share = root.device->length > 2;

    return root.end + (size_t)(is_share && root.end < path->length);
}

TsString *path_win32_dirname(TsString *path)
{
    size_t root = root_end(path);
    size_t end = path->length;

    if (path->length == 0) {
        return TS_STR(".");
    }
    if (root_of(path).is_bare_share) {
        return path;
    }
    while (end > root && is_separator(path, end - 1)) {
        end--;
    }
    while (end > root && !is_separator(path, end - 1)) {
        end--;
    }
    if (end <= root) {
        return root > 0 ? part_of(path, 0, root) : TS_STR(".");
    }
    /* The last of several separators is left out. */
    return part_of(path, 0, end - 1);
}

/* The last segment. */
static Range base_of(const TsString *path)
{
    size_t first = is_drive(path) ? 2 : 0;
    Range base = {0, path->length};

    while (base.end > first && is_separator(path, base.end - 1)) {
        base.end--;
    }
    base.start = base.end;
    while (base.start > first && !is_separator(path, base.start - 1)) {
        base.start--;
    }
    return base;
}

TsString *path_win32_basename(TsString *path, TsString *suffix)
{
    Range range = base_of(path);
    TsString *base = part_of(path, range.start, range.end);

    if (!suffix || suffix->length == 0 || suffix->length >= base->length) {
        return suffix && ts_string_equals(path, suffix) ? ts_string_empty() : base;
    }
    size_t start = base->length - suffix->length;
    return ts_string_equals(part_of(base, start, base->length), suffix) ? part_of(base, 0, start)
                                                                        : base;
}

/* The dot of a segment's extension; its end when it has none. */
static size_t dot_of(const TsString *path, Range base)
{
    size_t dot = base.end;

    while (dot > base.start && ts_string_unit(path, dot - 1) != '.') {
        dot--;
    }
    bool is_up = base.end - base.start == 2 && dot == base.end &&
                 ts_string_unit(path, base.start) == '.';
    return dot <= base.start + 1 || is_up ? base.end : dot - 1;
}

TsString *path_win32_extname(TsString *path)
{
    Range base = base_of(path);

    return part_of(path, dot_of(path, base), base.end);
}

TsValue path_win32_parse(TsString *path)
{
    TsDynamicObject *parts = ts_object_new(5);
    size_t root = root_end(path);
    Range base = base_of(path);

    if (base.start < root) {
        base.start = base.end = root < path->length ? root : path->length;
    }
    size_t dot = dot_of(path, base);
    size_t dir_end = base.start > root ? base.start - 1 : root;
    ts_object_define(parts, TS_STR("root"), ts_from_string(part_of(path, 0, root)));
    ts_object_define(parts, TS_STR("dir"), ts_from_string(part_of(path, 0, dir_end)));
    ts_object_define(parts, TS_STR("base"), ts_from_string(part_of(path, base.start, base.end)));
    ts_object_define(parts, TS_STR("ext"), ts_from_string(part_of(path, dot, base.end)));
    ts_object_define(parts, TS_STR("name"), ts_from_string(part_of(path, base.start, dot)));
    return ts_from_object(parts);
}

static TsString *part(TsValue parts, TsString *key)
{
    TsValue value = ts_get(parts, key);

    return ts_to_boolean(value) ? ts_to_string(value) : ts_string_empty();
}

TsString *path_win32_format(TsValue parts)
{
    if (!ts_is_object(parts)) {
        node_throw_argument_type("pathObject", "of type object", parts);
    }
    TsString *root = part(parts, TS_STR("root"));
    TsString *dir = part(parts, TS_STR("dir"));
    TsString *base = part(parts, TS_STR("base"));
    if (base->length == 0) {
        TsString *ext = part(parts, TS_STR("ext"));
        bool has_dot = ext->length == 0 || ts_string_unit(ext, 0) == '.';
        base = ts_concat_n(3, part(parts, TS_STR("name")), has_dot ? TS_STR("") : TS_STR("."), ext);
    }
    dir = dir->length > 0 ? dir : root;
    if (dir->length == 0) {
        return base;
    }
    return ts_concat_n(3, dir, ts_string_equals(dir, root) ? TS_STR("") : TS_STR("\\"), base);
}

TsString *path_win32_separator(void)
{
    return TS_STR("\\");
}

TsString *path_win32_delimiter(void)
{
    return TS_STR(";");
}
