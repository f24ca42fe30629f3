/*
 * node:fs: paths and options as the program gives them.
 */
#include "node/fs_internal.h"
#include "node/node_errors.h"

#include <fcntl.h>
#include <stdlib.h>

/* Text as Node's inspection shows it in this message: NUL as \x00. */
static TsString *shown_with_nul(const TsString *path)
{
    TsString *text = ts_string_empty();

    for (size_t i = 0; i < path->length; i++) {
        uint16_t unit = ts_string_unit(path, i);
        text = ts_concat(text, unit ? ts_string_from_utf16(&unit, 1) : TS_STR("\\x00"));
    }
    return text;
}

FsPath fs_path(const char *argument, TsValue value)
{
    Buffer *buffer = buffer_of_value(value);

    if (!buffer && !ts_is_string(value)) {
        node_throw_argument_type(argument, "of type string or an instance of Buffer or URL", value);
    }
    TsString *text =
        buffer ? buffer_decode(buffer->bytes, buffer->length, BUFFER_UTF8) : ts_as_string(value);
    for (size_t i = 0; i < text->length; i++) {
        if (ts_string_unit(text, i) == 0) {
            ts_throw_coded(
                &TypeError_type, "ERR_INVALID_ARG_VALUE",
                "The argument '%s' must be a string, Uint8Array, or URL without null bytes. "
                "Received '%S'",
                argument, shown_with_nul(text));
        }
    }
    if (buffer) {
        Buffer *terminated = buffer_new(buffer->length + 1);
        if (buffer->length > 0) {
            memcpy(terminated->bytes, buffer->bytes, buffer->length);
        }
        return (FsPath){.name = (const char *)terminated->bytes, .shown = text};
    }
    return (FsPath){.name = ts_string_to_c(text), .shown = text};
}

TsValue fs_option(TsValue options, TsString *key)
{
    return ts_is_object(options) ? ts_get(options, key) : TS_UNDEFINED;
}

unsigned fs_mode(TsValue mode, unsigned absent)
{
    if (ts_is_number(mode)) {
        return (unsigned)mode.as.number;
    }
    return ts_is_string(mode) ? (unsigned)strtoul(ts_string_to_c(ts_as_string(mode)), NULL, 8)
                              : absent;
}

static const struct {
    const char *name;
    int flags;
} flag_names[] = {
    {"r", O_RDONLY},
    {"rs", O_RDONLY | O_SYNC},
    {"sr", O_RDONLY | O_SYNC},
    {"r+", O_RDWR},
    {"rs+", O_RDWR | O_SYNC},
    {"sr+", O_RDWR | O_SYNC},
    {"w", O_TRUNC | O_CREAT | O_WRONLY},
    {"wx", O_TRUNC | O_CREAT | O_WRONLY | O_EXCL},
    {"xw", O_TRUNC | O_CREAT | O_WRONLY | O_EXCL},
    {"w+", O_TRUNC | O_CREAT | O_RDWR},
    {"wx+", O_TRUNC | O_CREAT | O_RDWR | O_EXCL},
    {"xw+", O_TRUNC | O_CREAT | O_RDWR | O_EXCL},
    {"a", O_APPEND | O_CREAT | O_WRONLY},
    {"ax", O_APPEND | O_CREAT | O_WRONLY | O_EXCL},
    {"xa", O_APPEND | O_CREAT | O_WRONLY | O_EXCL},
    {"as", O_APPEND | O_CREAT | O_WRONLY | O_SYNC},
    {"sa", O_APPEND | O_CREAT | O_WRONLY | O_SYNC},
    {"a+", O_APPEND | O_CREAT | O_RDWR},
    {"ax+", O_APPEND | O_CREAT | O_RDWR | O_EXCL},
    {"xa+", O_APPEND | O_CREAT | O_RDWR | O_EXCL},
    {"as+", O_APPEND | O_CREAT | O_RDWR | O_SYNC},
    {"sa+", O_APPEND | O_CREAT | O_RDWR | O_SYNC},
};

int fs_flags(TsValue flag, int absent)
{
    if (ts_is_nullish(flag)) {
        return absent;
    }
    if (ts_is_number(flag)) {
        return (int)flag.as.number;
    }
    TsString *name = ts_to_string(flag);
    for (size_t i = 0; i < sizeof flag_names / sizeof flag_names[0]; i++) {
        if (ts_string_is_ascii_text(name, flag_names[i].name, strlen(flag_names[i].name))) {
            return flag_names[i].flags;
        }
    }
    ts_throw_coded(&TypeError_type, "ERR_INVALID_ARG_VALUE",
                   "The argument 'flags' is invalid. Received '%S'", name);
}
