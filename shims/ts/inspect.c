/*
 * util.inspect: values of every kind, and what objects are from outside. Their entries, the lines
 * these are put on, strings, errors, functions and the grouping of arrays are in the other
 * inspect_*.c files.
 */
#include "ts/inspect_internal.h"

#include <math.h>

#include "ts/elements.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/inspect_style.h"
#include "ts/iterator_layout.h"
#include "ts/map.h"
#include "ts/object_internal.h"
#include "ts/set.h"
#include "ts/boxed.h"

/* ---- small texts ----------------------------------------------------------------------------- */

/** "Foo ", "[Object: null prototype] ", "Set(2) ", "Foo [tag] ": the prefix of an opening brace. */
static void add_prefix(TsBuilder *text, const Outline *outline, const char *fallback, double size)
{
    const char *class_name = outline->class_name;

    if (!class_name) {
        ts_builder_add_literal(text, "[");
    }
    ts_builder_add_utf8(text, class_name ? class_name : fallback);
    if (size >= 0) {
        ts_builder_add_literal(text, "(");
        ts_builder_add_number(text, size);
        ts_builder_add_literal(text, ")");
    }
    if (!class_name) {
        ts_builder_add_literal(text, ": null prototype]");
    }
    ts_builder_add_literal(text, " ");
    if (outline->tag) {
        ts_builder_add_literal(text, "[");
        ts_builder_add_string(text, outline->tag);
        ts_builder_add_literal(text, "] ");
    }
}

static TsString *prefixed(const Outline *outline, const char *fallback, double size,
                          const char *brace)
{
    TsBuilder text;

    ts_builder_init(&text);
    add_prefix(&text, outline, fallback, size);
    ts_builder_add_utf8(&text, brace);
    return ts_builder_finish(&text);
}

/* ---- outlines -------------------------------------------------------------------------------- */

/** Own keys to show, without an array's indices and what is shown otherwise. */
static TsArray *listed_keys(const Inspection *in, TsValue object)
{
    TsKind kind = (TsKind)ts_type_of(object.as.object)->kind;
    bool hidden = in->options.show_hidden && (kind == TS_KIND_ERROR || kind == TS_KIND_FUNCTION);
    bool is_module = ts_type_of(object.as.object)->flags & TS_TYPE_NAMESPACE;
    TsArray *keys = ts_own_keys(object, (is_module ? 0 : TS_OWN_SYMBOLS) |
                                            (hidden || is_module ? TS_OWN_NOT_ENUMERABLE : 0));
    TsArray *listed = ts_array_new(TS_ARRAY_VALUE, keys->length);
    bool is_array = ts_is_array(object) || ts_elements_of(object);
    uint32_t index;

    for (size_t i = 0; i < keys->length; i++) {
        TsValue key = ts_array_value(keys, (int64_t)i);
        if (!is_array || !ts_is_string(key) || !ts_string_to_index(key.as.string, &index)) {
            ts_array_push_value(listed, key);
        }
    }
    return listed;
}

static bool has_accessors(const TsType *type)
{
    if (type->flags & TS_TYPE_CLASS || type->kind > TS_KIND_DYNAMIC) {
        return false;
    }
    for (uint32_t i = 0; i < type->member_count; i++) {
        if (type->members[i].getter || type->members[i].setter) {
            return true;
        }
    }
    return false;
}

static bool is_named(const Outline *outline, const char *class_name)
{
    return outline->class_name && strcmp(outline->class_name, class_name) == 0;
}

static void outline_braces(Outline *outline, const char *fallback, double size, bool empty)
{
    outline->open = prefixed(outline, fallback, size, "{");
    outline->complete = empty && outline->keys->length == 0;
}

/** Anything between [ and ]. */
static void outline_list(const Inspection *in, Outline *outline, TsString *open, size_t length)
{
    outline->open = open;
    outline->close = "]";
    outline->extras = INSPECT_ARRAY_EXTRAS;
    outline->complete = length == 0 && outline->keys->length == 0 && !in->options.show_hidden;
}

static void outline_array(const Inspection *in, Outline *outline, const TsArray *array)
{
    outline_list(in, outline,
                 is_named(outline, "Array")
                     ? TS_STR("[")
                     : prefixed(outline, "Array", (double)array->length, "["),
                 array->length);
}

static void outline_iterator(Outline *outline, const TsIterator *iterator)
{
    const TsIteration *how = iterator->how;

    outline->preview = how->preview ? how->preview(iterator) : NULL;
    bool is_empty = !outline->preview || outline->preview->length == 0;
    outline->complete = outline->keys->length == 0 && is_empty;
    outline->open = ts_string_format(!how->preview         ? "Object [%s] {"
                                     : outline->complete ? "[%s] {  "
                                                         : "[%s] {",
                                     how->tag);
}

/** A text, then the properties if there are any. */
static void outline_base(Inspection *in, Outline *outline, TsString *base, const char *built_in,
                         InspectStyle style)
{
    if (built_in && !is_named(outline, built_in)) {
        base = ts_concat(prefixed(outline, built_in, -1, ""), base);
    }
    outline->complete = outline->keys->length == 0;
    outline->base = outline->complete ? inspect_styled(&in->options, base, style) : base;
    outline->open = TS_STR("{");
}

static void outline_object(Outline *outline, const TsType *type)
{
    if (type->flags & TS_TYPE_NAMESPACE) {
        outline->open = TS_STR("[Module: null prototype] {");
        return;
    }
    bool is_plain = type->kind <= TS_KIND_DYNAMIC && !outline->tag && is_named(outline, "Object");

    if (type->kind == TS_KIND_DYNAMIC && is_named(outline, "Arguments")) {
        outline->complete = outline->keys->length == 0;
        outline->open = TS_STR("[Arguments] {");
        return;
    }
    outline->with_accessors = has_accessors(type);
    outline->complete = outline->keys->length == 0 && !outline->with_accessors;
    outline->open = is_plain ? TS_STR("{") : prefixed(outline, "Object", -1, "{");
}

static void outline_native(Inspection *in, Outline *outline, TsValue object)
{
    const TsType *type = ts_type_of(object.as.pointer);
    const TsElements *elements = ts_type_origin(type)->elements;

    if (ts_is_iterator(object.as.pointer)) {
        outline_iterator(outline, object.as.pointer);
    } else if (type->flags & TS_TYPE_ASYNC_ITERATOR) {
        outline->open = ts_string_format("Object [%s] {", type->name);
        outline->complete = outline->keys->length == 0;
    } else if (strcmp(type->name, "RegExp") == 0) {
        outline_base(in, outline, ts_to_string(object), type->name, STYLE_REGEXP);
    } else if (elements && elements->length) {
        size_t length = elements->length(object.as.object);
        outline_list(in, outline, prefixed(outline, type->name, (double)length, "["), length);
    } else if (elements && elements->parts) {
        outline->open = prefixed(outline, type->name, -1, "{");
    } else {
        outline_object(outline, type);
    }
}

/** [Number: 5], [String (Name): 'text'] for an instance of a class. */
static void outline_boxed(Inspection *in, Outline *outline, TsValue object)
{
    static const InspectStyle styles[] = {[TS_TAG_BOOLEAN] = STYLE_BOOLEAN,
                                          [TS_TAG_NUMBER] = STYLE_NUMBER,
                                          [TS_TAG_STRING] = STYLE_STRING,
                                          [TS_TAG_SYMBOL] = STYLE_SYMBOL,
                                          [TS_TAG_BIGINT] = STYLE_BIGINT};
    const char *name = ts_type_origin(ts_type_of(object.as.pointer))->name;
    TsValue inner = ts_unboxed(object);
    InspectOptions kept = in->options;
    TsString *class_ = ts_string_empty();

    if (outline->class_name && !is_named(outline, name)) {
        class_ = ts_string_format(" (%s)", outline->class_name);
    }
    in->options.colors = false;
    TsString *text = inspect_value(in, inner, 0);
    in->options = kept;
    outline_base(in, outline, ts_string_format("[%s%S: %S]", name, class_, text), NULL,
                 styles[inner.tag]);
}

/** What the object is, by its kind. */
static void make_outline(Inspection *in, Outline *outline, TsValue object)
{
    const TsType *type = ts_type_of(object.as.pointer);
    const TsElements *elements = ts_type_origin(type)->elements;
    double size;

    outline->keys = listed_keys(in, object);
    outline->close = "}";
    switch (type->kind) {
    case TS_KIND_ARRAY:
        outline_array(in, outline, object.as.pointer);
        break;
    case TS_KIND_SET:
        size = (double)ts_set_size(object.as.pointer);
        outline_braces(outline, "Set", size, size == 0);
        break;
    case TS_KIND_MAP:
        size = (double)ts_map_size(object.as.pointer);
        outline_braces(outline, "Map", size, size == 0);
        break;
    case TS_KIND_PROMISE:
        outline->open = prefixed(outline, "Promise", -1, "{");
        break;
    case TS_KIND_DATE:
        outline_base(in, outline, elements->text(object.as.object), "Date", STYLE_DATE);
        break;
    case TS_KIND_FUNCTION:
        outline_base(in, outline, inspect_function_base(object.as.pointer), NULL, STYLE_SPECIAL);
        break;
    case TS_KIND_ERROR: {
        TsString *base = inspect_error_base(in, object, outline->class_name, outline->keys);
        outline_base(in, outline, base, NULL, STYLE_NONE);
        break;
    }
    case TS_KIND_BOXED:
        outline_boxed(in, outline, object);
        break;
    case TS_KIND_NATIVE:
        outline_native(in, outline, object);
        break;
    default:
        outline_object(outline, type);
        break;
    }
}

/* ---- objects --------------------------------------------------------------------------------- */

static size_t circular_index(const Inspection *in, const void *object)
{
    for (size_t i = 0; in->circular && i < in->circular->length; i++) {
        if (ts_array_ptr(in->circular, (int64_t)i) == object) {
            return i + 1;
        }
    }
    return 0;
}

/** `[Foo]`: an object below the deepest level. */
static TsString *too_deep(const Inspection *in, const Outline *outline)
{
    TsString *name = outline->class_name ? ts_string_from_c(outline->class_name)
                                         : TS_STR("Object: null prototype");

    return inspect_styled(&in->options,
                          outline->tag ? ts_string_format("[%S [%S]]", name, outline->tag)
                                       : ts_string_format("[%S]", name),
                          STYLE_SPECIAL);
}

/** Sorts the entries from `first` on, by their texts or as the options' function says. */
static void sort_entries(const Inspection *in, TsArray *output, size_t first)
{
    TsArray *sorted = ts_array_new(TS_ARRAY_PTR, output->length);

    for (size_t i = first; i < output->length; i++) {
        TsString *entry = ts_array_ptr(output, (int64_t)i);
        size_t at = sorted->length;
        ts_array_push_ptr(sorted, entry);
        for (; at > 0; at--) {
            TsString *before = ts_array_ptr(sorted, (int64_t)at - 1);
            TsFunction *sorter = in->options.sorter;
            bool in_order = sorter ? !(ts_to_number(TS_CALL(sorter, ts_from_string(before),
                                                            ts_from_string(entry))) > 0)
                                   : ts_string_compare(before, entry) <= 0;
            if (in_order) {
                break;
            }
            ts_array_set_ptr(sorted, (int64_t)at, before);
        }
        ts_array_set_ptr(sorted, (int64_t)at, entry);
    }
    for (size_t i = 0; i < sorted->length; i++) {
        ts_array_set_ptr(output, (int64_t)(first + i), ts_array_ptr(sorted, (int64_t)i));
    }
}

/** `<ref *1>` in front of an object that is named further in. */
static void add_reference(Inspection *in, Outline *outline, const void *object)
{
    size_t index = circular_index(in, object);

    if (index == 0) {
        return;
    }
    TsString *reference =
        inspect_styled(&in->options, ts_string_format("<ref *%zu>", index), STYLE_SPECIAL);
    TsString **front = in->options.compact == INFINITY ? &outline->open : &outline->base;
    *front = *front ? ts_concat_n(3, reference, TS_STR(" "), *front) : reference;
}

static TsString *inspect_object(Inspection *in, TsValue object, double level)
{
    Outline outline = {0};

    TS_STACK_CHECK();
    outline.class_name = ts_class_name(object.as.pointer);
    outline.tag = inspect_tag(object, outline.class_name);
    make_outline(in, &outline, object);
    if (outline.complete) {
        return outline.base ? outline.base
                            : ts_concat(outline.open, ts_string_from_c(outline.close));
    }
    if (level > in->options.depth) {
        return too_deep(in, &outline);
    }
    InspectFrame frame = {in->frames, object.as.pointer};
    TsArray *output = ts_array_new(TS_ARRAY_PTR, 8);
    level += 1;
    in->frames = &frame;
    in->current_depth = level;
    if (outline.preview) {
        inspect_add_elements(in, output, outline.preview, level);
    }
    inspect_add_contents(in, output, object, level);
    size_t contents = output->length;
    inspect_add_properties(in, output, object, &outline, level);
    if (outline.with_accessors) {
        inspect_add_accessors(in, output, object, level);
    }
    add_reference(in, &outline, object.as.pointer);
    if (in->options.sorted) {
        sort_entries(in, output, outline.extras == INSPECT_OBJECT ? 0 : contents);
    }
    TsString *text = inspect_join(in, output, &outline, level);
    in->frames = frame.outer;
    return text;
}

static TsString *inspect_reference(Inspection *in, TsValue object, double level)
{
    TsString *text = inspect_custom_text(in, object, level);

    if (text) {
        return text;
    }
    for (InspectFrame *frame = in->frames; frame; frame = frame->outer) {
        if (frame->object == object.as.pointer) {
            if (!in->circular) {
                in->circular = ts_array_new(TS_ARRAY_PTR, 1);
            }
            if (circular_index(in, object.as.pointer) == 0) {
                ts_array_push_ptr(in->circular, object.as.pointer);
            }
            size_t index = circular_index(in, object.as.pointer);
            return inspect_styled(&in->options, ts_string_format("[Circular *%zu]", index),
                                  STYLE_SPECIAL);
        }
    }
    return inspect_object(in, object, level);
}

TsString *inspect_value(Inspection *in, TsValue value, double level)
{
    const InspectOptions *options = &in->options;

    while (is_proxy(value)) { /* shown as their targets, without asking the handlers */
        value = ts_proxy_traps->target(value);
        if (ts_is_null(value)) {
            return TS_STR("<Revoked Proxy>");
        }
    }
    switch (value.tag) {
    case TS_TAG_OBJECT:
        return inspect_reference(in, value, level);
    case TS_TAG_STRING:
        return inspect_string(in, value.as.string);
    case TS_TAG_NUMBER:
        return inspect_styled(options, inspect_number(options, value), STYLE_NUMBER);
    case TS_TAG_BIGINT:
        return inspect_styled(options, ts_concat(inspect_number(options, value), TS_STR("n")),
                              STYLE_BIGINT);
    case TS_TAG_BOOLEAN:
        return inspect_styled(options, ts_string_of(value), STYLE_BOOLEAN);
    case TS_TAG_NULL:
        return inspect_styled(options, ts_string_of(value), STYLE_NULL);
    case TS_TAG_SYMBOL:
        return inspect_styled(options, ts_string_of(value), STYLE_SYMBOL);
    default:
        return inspect_styled(options, ts_string_of(value), STYLE_UNDEFINED);
    }
}
