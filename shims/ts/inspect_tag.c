/*
 * The tag that inspection shows beside a class's name: Foo [Bar] { ... }
 */
#include <string.h>

#include "ts/inspect_internal.h"

/** What the prototypes of the language have as tags. */
static const char *built_in_tag(const TsType *type)
{
    return type->kind == TS_KIND_MAP       ? "Map"
           : type->kind == TS_KIND_SET     ? "Set"
           : type->kind == TS_KIND_PROMISE ? "Promise"
                                           : NULL;
}

/** Whether a class's name says the tag already: as its end, or as a word before another one. */
static bool says(const char *name, const char *tag)
{
    for (const char *at = strstr(name, tag); at; at = strstr(at + 1, tag)) {
        char next = at[strlen(tag)];
        if (next == '\0' || (next >= 'A' && next <= 'Z')) {
            return true;
        }
    }
    return false;
}

TsString *inspect_tag(TsValue object, const char *class_name)
{
    TsString *key = (TsString *)&ts_symbol_to_string_tag;
    const TsType *type = ts_type_of(object.as.pointer);
    TsValue tag;

    if (type->kind == TS_KIND_FUNCTION || ts_get_own(object, key, &tag)) {
        return NULL;
    }
    tag = ts_get(object, key);
    if (ts_is_undefined(tag) && built_in_tag(type)) {
        tag = ts_from_string(ts_string_from_c(built_in_tag(type)));
    }
    return ts_is_string(tag) && tag.as.string->length > 0 &&
                   !(class_name && says(class_name, ts_string_to_c(tag.as.string)))
               ? tag.as.string
               : NULL;
}
