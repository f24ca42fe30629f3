/*
 * util.inspect: objects, arrays, maps and sets, and how their entries are put on lines. Strings,
 * errors, functions and the grouping of arrays are in the other inspect_*.c files.
 */
#include "ts/inspect_internal.h"

#include <math.h>
#include <stdlib.h>

#include "ts/elements.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/iterator_layout.h"
#include "ts/map.h"
#include "ts/number.h"
#include "ts/promise_layout.h"
#include "ts/set.h"

/** What an object looks like from outside, before its entries are known. */
typedef struct Outline {
    const char *class_name; /* NULL: no prototype */
    TsString *tag;          /* what [Symbol.toStringTag] of its class says beside that; or NULL */
    TsString *open;         /* "{", "Foo {", "Set(2) {", "[" */
    const char *close;
    TsString *base;     /* text before the brace (errors, functions); or NULL */
    TsArray *keys;      /* own properties to list: strings and symbols as values */
    TsArray *accessors; /* names of accessors of an object literal; or NULL */
    TsArray *preview;   /* what an iterator of a Map or Set still gives; or NULL */
    InspectKeys extras;
    bool complete; /* `base` or `open` + `close` is all there is to say */
} Outline;

/* ---- small texts ----------------------------------------------------------------------------- */

static TsString *text_of(TsBuilder *builder)
{
    return ts_builder_finish(builder);
}

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
    return text_of(&text);
}

static TsString *remaining_text(double remaining)
{
    return ts_string_format("... %S more item%s", ts_string_from_number(remaining),
                            remaining > 1 ? "s" : "");
}

static bool is_identifier(const TsString *key)
{
    if (key->length == 0 || ts_string_is_wide(key)) {
        return false;
    }
    for (size_t i = 0; i < key->length; i++) {
        uint8_t unit = ts_string_units8(key)[i];
        bool letter = (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z') || unit == '_';
        if (!letter && (i == 0 || unit < '0' || unit > '9')) {
            return false;
        }
    }
    return true;
}

static void add_key(TsBuilder *out, TsValue key)
{
    if (ts_is_symbol(key)) {
        ts_builder_add_string(out, ts_string_of(key));
    } else if (ts_string_is(key.as.string, "__proto__")) {
        ts_builder_add_literal(out, "['__proto__']");
    } else if (is_identifier(key.as.string)) {
        ts_builder_add_string(out, key.as.string);
    } else {
        inspect_quote(out, key.as.string);
    }
}

/* ---- entries --------------------------------------------------------------------------------- */

static void add_entry(TsArray *output, TsString *entry)
{
    ts_array_push_ptr(output, entry);
}

/** A value two columns further in. */
static TsString *inner_value(Inspection *in, TsValue value, double level)
{
    in->indentation += 2;
    TsString *text = inspect_value(in, value, level);
    in->indentation -= 2;
    return text;
}

static TsString *property_text(TsValue key, bool hidden, TsString *value)
{
    TsBuilder text;

    ts_builder_init(&text);
    if (hidden) {
        ts_builder_add_literal(&text, "[");
    }
    add_key(&text, key);
    if (hidden) {
        ts_builder_add_literal(&text, "]");
    }
    ts_builder_add_literal(&text, ": ");
    ts_builder_add_string(&text, value);
    return text_of(&text);
}

/** Is the own property shown in brackets, as not enumerable? Only an error's fields are. */
static bool is_hidden_key(const void *object, TsValue key)
{
    const TsType *type = ts_type_of(object);

    for (uint32_t i = 0; i < type->field_count; i++) {
        const TsField *field = &type->fields[i];
        if (field->name && ts_is_string(key) && !ts_key_is_symbol(field->name) &&
            ts_string_equals(field->name, key.as.string)) {
            return field->flags & TS_FIELD_NOT_ENUMERABLE;
        }
    }
    return false;
}

static const char *accessor_text(const TsFunction *getter, const TsFunction *setter)
{
    return !setter ? "[Getter]" : getter ? "[Getter/Setter]" : "[Setter]";
}

static void add_properties(Inspection *in, TsArray *output, TsValue object, const TsArray *keys,
                           double level)
{
    for (size_t i = 0; i < keys->length; i++) {
        TsValue key = ts_array_value(keys, (int64_t)i);
        const TsAccessor *accessor = ts_own_accessor(object, ts_to_key(key));
        TsValue value = TS_UNDEFINED;
        if (!accessor) {
            ts_get_own(object, ts_to_key(key), &value);
        }
        TsString *text = accessor ? ts_string_from_c(accessor_text(accessor->getter, accessor->setter))
                                  : inner_value(in, value, level);
        add_entry(output, property_text(key, is_hidden_key(object.as.object, key), text));
    }
}

/** Accessors of an object literal: `[Getter]`, `[Setter]`, `[Getter/Setter]`. */
static void add_accessors(TsArray *output, const TsType *type)
{
    for (uint32_t i = 0; i < type->member_count; i++) {
        const TsMember *member = &type->members[i];
        if (member->getter || member->setter) {
            const char *text = accessor_text(member->getter, member->setter);
            add_entry(output,
                      property_text(ts_from_pointer(member->name), false, ts_string_from_c(text)));
        }
    }
}

static void add_holes(TsArray *output, size_t count)
{
    add_entry(output, ts_string_format("<%zu empty item%s>", count, count > 1 ? "s" : ""));
}

/** Elements; a run of holes counts as one entry. */
static void add_elements(Inspection *in, TsArray *output, const TsArray *array, double level)
{
    size_t shown = 0;
    size_t i = 0;

    while (i < array->length && (double)shown < in->options.max_array) {
        size_t start = i;
        while (i < array->length && !ts_array_has_element(array, (int64_t)i)) {
            i++;
        }
        if (i > start) {
            add_holes(output, i - start);
        } else {
            add_entry(output, inner_value(in, ts_array_value(array, (int64_t)i), level));
            i++;
        }
        shown++;
    }
    if (i < array->length) {
        add_entry(output, remaining_text((double)(array->length - i)));
    }
    if (in->options.show_hidden) {
        add_entry(output, ts_string_format("[length]: %zu", array->length));
    }
}

static void add_typed_elements(Inspection *in, TsArray *output, const TsObject *object, double level)
{
    const TsElements *elements = ts_type_elements(object->type);
    size_t length = elements->length(object);

    for (size_t i = 0; i < length; i++) {
        if ((double)i >= in->options.max_array) {
            add_entry(output, remaining_text((double)(length - i)));
            break;
        }
        add_entry(output, inner_value(in, elements->get(object, i), level));
    }
}

static void add_parts(Inspection *in, TsArray *output, const TsArray *parts, double level)
{
    for (size_t i = 0; i + 1 < parts->length; i += 2) {
        TsString *label = ts_to_string(ts_array_value(parts, (int64_t)i));
        TsValue value = ts_array_value(parts, (int64_t)i + 1);
        add_entry(output, ts_is_undefined(value)
                              ? label
                              : ts_concat_n(3, label, TS_STR(": "), inner_value(in, value, level)));
    }
}

static void add_set_elements(Inspection *in, TsArray *output, const TsSet *set, double level)
{
    double shown = 0;
    double size = (double)ts_set_size(set);

    TS_SET_EACH(set, element)
    {
        if (shown >= in->options.max_array) {
            add_entry(output, remaining_text(size - shown));
            break;
        }
        add_entry(output, inner_value(in, element, level));
        shown++;
    }
}

static void add_map_entries(Inspection *in, TsArray *output, const TsMap *map, double level)
{
    double shown = 0;
    double size = (double)ts_map_size(map);

    TS_MAP_EACH(map, key, value)
    {
        if (shown >= in->options.max_array) {
            add_entry(output, remaining_text(size - shown));
            break;
        }
        TsString *left = inner_value(in, key, level);
        TsString *right = inner_value(in, value, level);
        add_entry(output, ts_concat_n(3, left, TS_STR(" => "), right));
        shown++;
    }
}

static void add_promise_state(Inspection *in, TsArray *output, const TsPromise *promise,
                              double level)
{
    if (promise->state == TS_PROMISE_PENDING) {
        add_entry(output, TS_STR("<pending>"));
        return;
    }
    TsString *text = inner_value(in, promise->result, level);
    add_entry(output, promise->state == TS_PROMISE_REJECTED ? ts_concat(TS_STR("<rejected> "), text)
                                                            : text);
}

/* ---- lines ----------------------------------------------------------------------------------- */

static bool has_newline(const TsString *text)
{
    if (!ts_string_is_wide(text)) {
        return memchr(text->chars, '\n', text->length) != NULL;
    }
    for (size_t i = 0; i < text->length; i++) {
        if (ts_string_unit(text, i) == '\n') {
            return true;
        }
    }
    return false;
}

static bool fits_on_line(const Inspection *in, const TsArray *output, double start,
                         const TsString *base)
{
    double total = (double)output->length + start;

    if (total + (double)output->length > in->options.break_length) {
        return false;
    }
    for (size_t i = 0; i < output->length; i++) {
        const TsString *entry = ts_array_ptr(output, (int64_t)i);
        total += entry->length;
        if (total > in->options.break_length || has_newline(entry)) {
            return false;
        }
    }
    return !base || !has_newline(base);
}

static void add_line_break(TsBuilder *out, size_t indentation)
{
    ts_builder_add_unit(out, '\n');
    ts_builder_add_repeated(out, ' ', indentation);
}

/** With `compact: true`: all on one line, else each below the first. */
static TsString *join_compact(const Inspection *in, const TsArray *output, const Outline *outline)
{
    TsBuilder text;
    bool has_base = outline->base && outline->base->length > 0;
    bool one_line = fits_on_line(in, output, 0, outline->base);

    ts_builder_init(&text);
    ts_builder_add_string(&text, outline->open);
    if (has_base) {
        ts_builder_add_unit(&text, ' ');
        ts_builder_add_string(&text, outline->base);
    }
    if (one_line || (!has_base && outline->open->length == 1)) {
        ts_builder_add_unit(&text, ' ');
    } else {
        add_line_break(&text, in->indentation);
        ts_builder_add_literal(&text, "  ");
    }
    for (size_t i = 0; i < output->length; i++) {
        if (i > 0 && one_line) {
            ts_builder_add_literal(&text, ", ");
        } else if (i > 0) {
            ts_builder_add_unit(&text, ',');
            add_line_break(&text, in->indentation);
            ts_builder_add_literal(&text, "  ");
        }
        ts_builder_add_string(&text, ts_array_ptr(output, (int64_t)i));
    }
    ts_builder_add_unit(&text, ' ');
    ts_builder_add_utf8(&text, outline->close);
    return text_of(&text);
}

/** All entries on one line where they fit, else each on its own. */
static TsString *join_entries(Inspection *in, TsArray *output, const Outline *outline, double level)
{
    TsBuilder text;
    size_t entries = output->length;
    size_t base_length = outline->base ? outline->base->length : 0;
    bool one_line = false;

    if (in->options.compact == INFINITY) {
        return join_compact(in, output, outline);
    }
    if (in->options.compact >= 1 && outline->extras == INSPECT_ARRAY_EXTRAS && entries > 6) {
        output = inspect_group(in, output, in->frames->object);
    }
    if (in->current_depth - level < in->options.compact && entries == output->length) {
        double start =
            (double)(output->length + in->indentation + outline->open->length + base_length + 10);
        one_line = fits_on_line(in, output, start, outline->base);
    }
    ts_builder_init(&text);
    if (base_length > 0) {
        ts_builder_add_string(&text, outline->base);
        ts_builder_add_unit(&text, ' ');
    }
    ts_builder_add_string(&text, outline->open);
    for (size_t i = 0; i < output->length; i++) {
        if (i > 0) {
            ts_builder_add_unit(&text, ',');
        }
        if (one_line) {
            ts_builder_add_unit(&text, ' ');
        } else {
            add_line_break(&text, in->indentation + 2);
        }
        ts_builder_add_string(&text, ts_array_ptr(output, (int64_t)i));
    }
    if (one_line) {
        ts_builder_add_unit(&text, ' ');
    } else {
        add_line_break(&text, in->indentation);
    }
    ts_builder_add_utf8(&text, outline->close);
    return text_of(&text);
}

/* ---- objects --------------------------------------------------------------------------------- */

/** Own enumerable keys, without an array's indices. */
static TsArray *listed_keys(TsValue object)
{
    TsArray *keys = ts_own_keys(object, TS_OWN_SYMBOLS);
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

static void outline_braces(Outline *outline, const char *fallback, double size, bool empty)
{
    outline->open = prefixed(outline, fallback, size, "{");
    outline->complete = empty && outline->keys->length == 0;
}

static void outline_iterator(Outline *outline, const TsIterator *iterator)
{
    const TsIteration *how = iterator->how;

    outline->preview = how->preview ? how->preview(iterator) : NULL;
    outline->open = ts_string_format(how->preview ? "[%s] {" : "Object [%s] {", how->tag);
    outline->complete =
        outline->keys->length == 0 && (!outline->preview || outline->preview->length == 0);
}

/** What the object is, by its kind. */
static void make_outline(Inspection *in, Outline *outline, TsValue object)
{
    const TsType *type = ts_type_of(object.as.pointer);
    bool is_plain = type->kind <= TS_KIND_DYNAMIC;

    outline->keys = listed_keys(object);
    outline->close = "}";
    switch (type->kind) {
    case TS_KIND_ARRAY:
        outline->open = outline->class_name && strcmp(outline->class_name, "Array") == 0
                            ? TS_STR("[")
                            : prefixed(outline, "Array",
                                       (double)((TsArray *)object.as.pointer)->length, "[");
        outline->close = "]";
        outline->extras = INSPECT_ARRAY_EXTRAS;
        outline->complete = ((TsArray *)object.as.pointer)->length == 0 &&
                            outline->keys->length == 0 && !in->options.show_hidden;
        return;
    case TS_KIND_SET: {
        double size = (double)ts_set_size(object.as.pointer);
        outline_braces(outline, "Set", size, size == 0);
        return;
    }
    case TS_KIND_MAP: {
        double size = (double)ts_map_size(object.as.pointer);
        outline_braces(outline, "Map", size, size == 0);
        return;
    }
    case TS_KIND_PROMISE:
        outline->open = prefixed(outline, "Promise", -1, "{");
        return;
    case TS_KIND_NATIVE:
        if (ts_is_iterator(object.as.pointer)) {
            outline_iterator(outline, object.as.pointer);
            return;
        }
        if (type->flags & TS_TYPE_ASYNC_ITERATOR) {
            outline->open = ts_string_format("Object [%s] {", type->name);
            outline->complete = outline->keys->length == 0;
            return;
        }
        outline->base = strcmp(type->name, "RegExp") == 0 ? ts_to_string(object) : NULL;
        break;
    case TS_KIND_FUNCTION:
        outline->base = inspect_function_base(object.as.pointer);
        break;
    case TS_KIND_ERROR:
        outline->base = inspect_error_base(in, object, outline->class_name, outline->keys);
        break;
    default:
        break;
    }
    const TsElements *elements = ts_type_origin(type)->elements;
    if (elements && !elements->length) {
        outline->open = prefixed(outline, type->name, -1, "{");
        return;
    }
    if (elements) {
        double length = (double)elements->length(object.as.object);
        outline->open = prefixed(outline, type->name, length, "[");
        outline->close = "]";
        outline->extras = INSPECT_ARRAY_EXTRAS;
        outline->complete = length == 0 && outline->keys->length == 0;
        return;
    }
    outline->accessors = has_accessors(type) ? outline->keys : NULL;
    outline->complete = outline->keys->length == 0 && !outline->accessors;
    if (outline->base ||
        (is_plain && !outline->tag && outline->class_name &&
         strcmp(outline->class_name, "Object") == 0)) {
        outline->open = TS_STR("{");
    } else {
        outline->open = prefixed(outline, "Object", -1, "{");
    }
}

static size_t circular_index(const Inspection *in, const void *object)
{
    for (size_t i = 0; in->circular && i < in->circular->length; i++) {
        if (ts_array_ptr(in->circular, (int64_t)i) == object) {
            return i + 1;
        }
    }
    return 0;
}

static void add_kind_entries(Inspection *in, TsArray *output, const void *object, double level)
{
    switch (ts_type_of(object)->kind) {
    case TS_KIND_ARRAY:
        add_elements(in, output, object, level);
        break;
    case TS_KIND_SET:
        add_set_elements(in, output, object, level);
        break;
    case TS_KIND_MAP:
        add_map_entries(in, output, object, level);
        break;
    case TS_KIND_PROMISE:
        add_promise_state(in, output, object, level);
        break;
    default:
        if (ts_type_elements(ts_type_of(object))) {
            add_typed_elements(in, output, object, level);
        } else if (ts_type_of(object)->elements) {
            add_parts(in, output, ts_type_of(object)->elements->parts(object), level);
        }
        break;
    }
}

/** `[Foo]`: an object below the deepest level. */
static TsString *too_deep(const Outline *outline)
{
    TsString *name = outline->class_name ? ts_string_from_c(outline->class_name)
                                         : TS_STR("Object: null prototype");

    return outline->tag ? ts_string_format("[%S [%S]]", name, outline->tag)
                        : ts_string_format("[%S]", name);
}

static int compare_entries(const void *left, const void *right)
{
    return ts_string_compare(*(TsString *const *)left, *(TsString *const *)right);
}

static TsString *inspect_object(Inspection *in, TsValue object, double level)
{
    const TsType *type = ts_type_of(object.as.pointer);
    Outline outline = {0};

    TS_STACK_CHECK();
    outline.class_name =
        ts_class_name(object.as.pointer);
    outline.tag = inspect_tag(object, outline.class_name);
    make_outline(in, &outline, object);
    if (outline.complete) {
        return outline.base ? outline.base
                            : ts_concat(outline.open, ts_string_from_c(outline.close));
    }
    if (level > in->options.depth) {
        return too_deep(&outline);
    }
    InspectFrame frame = {in->frames, object.as.pointer};
    TsArray *output = ts_array_new(TS_ARRAY_PTR, 8);
    level += 1;
    in->frames = &frame;
    in->current_depth = level;
    if (outline.preview) {
        add_elements(in, output, outline.preview, level);
    }
    add_kind_entries(in, output, object.as.pointer, level);
    add_properties(in, output, object, outline.keys, level);
    if (outline.accessors) {
        add_accessors(output, type);
    }
    size_t index = circular_index(in, object.as.pointer);
    if (index > 0) {
        TsString *reference = ts_string_format("<ref *%zu>", index);
        outline.base =
            outline.base ? ts_concat_n(3, reference, TS_STR(" "), outline.base) : reference;
    }
    if (in->options.sorted && outline.extras == INSPECT_OBJECT) {
        qsort(output->items, output->length, sizeof(TsString *), compare_entries);
    }
    TsString *text = join_entries(in, output, &outline, level);
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
            return ts_string_format("[Circular *%zu]", circular_index(in, object.as.pointer));
        }
    }
    return inspect_object(in, object, level);
}

TsString *inspect_value(Inspection *in, TsValue value, double level)
{
    switch (value.tag) {
    case TS_TAG_OBJECT:
        return inspect_reference(in, value, level);
    case TS_TAG_STRING:
        return inspect_string(in, value.as.string);
    case TS_TAG_NUMBER:
        return value.as.number == 0 && signbit(value.as.number)
                   ? TS_STR("-0")
                   : ts_string_from_number(value.as.number);
    case TS_TAG_BIGINT:
        return ts_concat(ts_string_of(value), TS_STR("n"));
    default:
        return ts_string_of(value);
    }
}
