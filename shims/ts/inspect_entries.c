/*
 * util.inspect: the entries of an object, one text for each property, element or state.
 */
#include "ts/inspect_internal.h"

#include <math.h>

#include "ts/elements.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/inspect_style.h"
#include "ts/map.h"
#include "ts/promise_layout.h"
#include "ts/set.h"

static void add_entry(TsArray *output, TsString *entry)
{
    ts_array_push_ptr(output, entry);
}

static TsString *styled(const Inspection *in, TsString *text, InspectStyle style)
{
    return inspect_styled(&in->options, text, style);
}

static TsString *remaining_text(double remaining)
{
    return ts_string_format("... %S more item%s", ts_string_from_number(remaining),
                            remaining > 1 ? "s" : "");
}

/** A value further in. */
static TsString *inner_value(Inspection *in, TsValue value, size_t columns, double level)
{
    in->indentation += columns;
    TsString *text = inspect_value(in, value, level);
    in->indentation -= columns;
    return text;
}

/* ---- properties ------------------------------------------------------------------------------ */

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

static TsString *key_text(const Inspection *in, TsValue key, bool hidden)
{
    TsBuilder text;

    if (ts_is_symbol(key)) {
        TsString *symbol = styled(in, ts_string_of(key), STYLE_SYMBOL);
        return hidden ? ts_string_format("[%S]", symbol) : symbol;
    }
    if (ts_string_is(key.as.string, "__proto__")) {
        return TS_STR("['__proto__']");
    }
    if (hidden) {
        return ts_string_format("[%S]", key.as.string);
    }
    if (is_identifier(key.as.string)) {
        return key.as.string;
    }
    ts_builder_init(&text);
    inspect_quote(&text, key.as.string);
    return styled(in, ts_builder_finish(&text), STYLE_STRING);
}

static TsString *property_text(const Inspection *in, TsValue key, bool hidden, TsString *value)
{
    return ts_concat_n(3, key_text(in, key, hidden), TS_STR(": "), value);
}

/** Is the own property shown in brackets, as not enumerable? */
static bool is_hidden_key(const void *object, TsValue key)
{
    const TsType *type = ts_type_of(object);

    if (type->kind == TS_KIND_FUNCTION && ts_is_string(key)) {
        return ts_string_is(key.as.string, "length") || ts_string_is(key.as.string, "name") ||
               ts_string_is(key.as.string, "prototype");
    }
    for (uint32_t i = 0; i < type->field_count; i++) {
        const TsField *field = &type->fields[i];
        if (field->name && ts_is_string(key) && !ts_key_is_symbol(field->name) &&
            ts_string_equals(field->name, key.as.string)) {
            return field->flags & TS_FIELD_NOT_ENUMERABLE;
        }
    }
    return false;
}

/** What a getter that throws is shown as. */
static TsString *threw_text(const Inspection *in, TsValue error)
{
    TsValue stack = ts_is_object(error) ? ts_get(error, TS_STR("stack")) : error;

    return ts_string_format("<Inspection threw (%S)>",
                            inspect_indented(ts_string_of(stack), in->indentation));
}

/** What a getter gives, with its label: `[Getter: 1]`, `[Getter] { a: 1 }`. */
static TsString *getter_text(Inspection *in, TsValue object, const TsFunction *getter,
                             TsString *label, double level)
{
    TsString *volatile text = NULL;
    volatile bool inside = true;
    volatile size_t indentation = in->indentation;

    in->indentation += 2;
    TS_TRY
    {
        TsValue value = ts_call((TsFunction *)getter, object, 0, NULL);
        inside = !ts_is_object(value) || ts_is_function(value);
        text = inspect_value(in, value, level);
    }
    TS_CATCH(error)
    {
        text = threw_text(in, error);
    }
    TS_END_TRY;
    in->indentation = indentation;
    if (!inside) {
        return ts_concat_n(3, styled(in, ts_string_format("[%S]", label), STYLE_SPECIAL),
                           TS_STR(" "), text);
    }
    return ts_concat_n(4, styled(in, ts_string_format("[%S:", label), STYLE_SPECIAL), TS_STR(" "),
                       text, styled(in, TS_STR("]"), STYLE_SPECIAL));
}

static bool calls_getter(InspectGetters getters, bool has_setter)
{
    return getters == INSPECT_GETTERS_ALL ||
           getters == (has_setter ? INSPECT_GETTERS_WITH_SETTER : INSPECT_GETTERS_ALONE);
}

static TsString *accessor_text(Inspection *in, TsValue object, const TsFunction *getter,
                               const TsFunction *setter, double level)
{
    TsString *label = !setter ? TS_STR("Getter") : getter ? TS_STR("Getter/Setter")
                                                          : TS_STR("Setter");

    if (getter && calls_getter(in->options.getters, setter != NULL)) {
        return getter_text(in, object, getter, label, level);
    }
    return styled(in, ts_string_format("[%S]", label), STYLE_SPECIAL);
}

/** An export of a module whose declaration has not run. */
static bool is_uninitialized(TsValue object, TsValue key)
{
    volatile bool is_early = false;
    TsValue value;

    if (!(ts_type_of(object.as.object)->flags & TS_TYPE_NAMESPACE)) {
        return false;
    }
    TS_TRY
    {
        ts_get_own(object, ts_to_key(key), &value);
    }
    TS_CATCH(error)
    {
        is_early = ts_is_object(error);
    }
    TS_END_TRY;
    return is_early;
}

/** With `compact: true`, values that are too wide begin on a line of their own. */
static TsString *compact_property_text(Inspection *in, TsValue key, bool hidden, TsValue value,
                                       double level)
{
    TsString *text = inner_value(in, value, 3, level);

    if ((double)inspect_width(in, text) <= in->options.break_length) {
        return property_text(in, key, hidden, text);
    }
    TsBuilder indented;
    ts_builder_init(&indented);
    ts_builder_add_string(&indented, key_text(in, key, hidden));
    ts_builder_add_literal(&indented, ":\n");
    ts_builder_add_repeated(&indented, ' ', in->indentation + 3);
    ts_builder_add_string(&indented, text);
    return ts_builder_finish(&indented);
}

void inspect_add_properties(Inspection *in, TsArray *output, TsValue object,
                            const Outline *outline, double level)
{
    bool compact = in->options.compact == INFINITY && outline->extras == INSPECT_OBJECT;

    for (size_t i = 0; i < outline->keys->length; i++) {
        TsValue key = ts_array_value(outline->keys, (int64_t)i);
        const TsAccessor *accessor = ts_own_accessor(object, ts_to_key(key));
        bool hidden = is_hidden_key(object.as.object, key);
        TsValue value = TS_UNDEFINED;
        if (accessor) {
            TsString *text = accessor_text(in, object, accessor->getter, accessor->setter, level);
            add_entry(output, property_text(in, key, hidden, text));
            continue;
        }
        if (is_uninitialized(object, key)) {
            TsString *text = styled(in, TS_STR("<uninitialized>"), STYLE_SPECIAL);
            add_entry(output, property_text(in, key, hidden, text));
            continue;
        }
        if (!ts_get_own(object, ts_to_key(key), &value) && hidden) {
            value = ts_get(object, ts_to_key(key)); /* a function's length and the like */
        }
        TsString *text =
            compact ? compact_property_text(in, key, hidden, value, level)
                    : property_text(in, key, hidden, inner_value(in, value, 2, level));
        add_entry(output, text);
    }
}

void inspect_add_accessors(Inspection *in, TsArray *output, TsValue object, double level)
{
    const TsType *type = ts_type_of(object.as.object);

    for (uint32_t i = 0; i < type->member_count; i++) {
        const TsMember *member = &type->members[i];
        if (member->getter || member->setter) {
            TsString *text = accessor_text(in, object, member->getter, member->setter, level);
            add_entry(output, property_text(in, ts_from_pointer(member->name), false, text));
        }
    }
}

/* ---- elements -------------------------------------------------------------------------------- */

static void add_holes(const Inspection *in, TsArray *output, size_t count)
{
    TsString *text = ts_string_format("<%zu empty item%s>", count, count > 1 ? "s" : "");

    add_entry(output, styled(in, text, STYLE_UNDEFINED));
}

static void add_hidden_number(Inspection *in, TsArray *output, const char *name, double number)
{
    add_entry(output, ts_string_format("[%s]: %S", name,
                                       inspect_value(in, ts_from_number(number), 0)));
}

void inspect_add_elements(Inspection *in, TsArray *output, const TsArray *array, double level)
{
    size_t shown = 0;
    size_t i = 0;

    while (i < array->length && (double)shown < in->options.max_array) {
        size_t start = i;
        while (i < array->length && !ts_array_has_element(array, (int64_t)i)) {
            i++;
        }
        if (i > start) {
            add_holes(in, output, i - start);
        } else {
            add_entry(output, inner_value(in, ts_array_value(array, (int64_t)i), 2, level));
            i++;
        }
        shown++;
    }
    if (i < array->length) {
        add_entry(output, remaining_text((double)(array->length - i)));
    }
}

/** What a typed array has beside its elements, with `showHidden`. */
static void add_typed_facts(Inspection *in, TsArray *output, TsValue array)
{
    static const char *const NAMES[] = {"BYTES_PER_ELEMENT", "length", "byteLength", "byteOffset"};

    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
        TsValue number = ts_get(array, ts_string_from_c(NAMES[i]));
        if (ts_is_number(number)) {
            add_hidden_number(in, output, NAMES[i], number.as.number);
        }
    }
    TsValue buffer = ts_get(array, TS_STR("buffer"));
    if (ts_is_object(buffer)) {
        TsString *bytes = inspect_value(in, ts_get(buffer, TS_STR("byteLength")), 0);
        add_entry(output,
                  ts_string_format("[buffer]: ArrayBuffer { [byteLength]: %S }", bytes));
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
        add_entry(output, inner_value(in, elements->get(object, i), 2, level));
    }
    if (in->options.show_hidden) {
        add_typed_facts(in, output, ts_from_object(object));
    }
}

static void add_parts(Inspection *in, TsArray *output, const TsArray *parts, double level)
{
    for (size_t i = 0; i + 1 < parts->length; i += 2) {
        TsString *label = ts_to_string(ts_array_value(parts, (int64_t)i));
        TsValue value = ts_array_value(parts, (int64_t)i + 1);
        add_entry(output,
                  ts_is_undefined(value)
                      ? label
                      : ts_concat_n(3, label, TS_STR(": "), inner_value(in, value, 2, level)));
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
        add_entry(output, inner_value(in, element, 2, level));
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
        TsString *left = inner_value(in, key, 2, level);
        TsString *right = inner_value(in, value, 2, level);
        add_entry(output, ts_concat_n(3, left, TS_STR(" => "), right));
        shown++;
    }
}

static void add_promise_state(Inspection *in, TsArray *output, const TsPromise *promise,
                              double level)
{
    if (promise->state == TS_PROMISE_PENDING) {
        add_entry(output, styled(in, TS_STR("<pending>"), STYLE_SPECIAL));
        return;
    }
    TsString *text = inner_value(in, promise->result, 2, level);
    add_entry(output, promise->state == TS_PROMISE_REJECTED
                          ? ts_concat_n(3, styled(in, TS_STR("<rejected>"), STYLE_SPECIAL),
                                        TS_STR(" "), text)
                          : text);
}

void inspect_add_contents(Inspection *in, TsArray *output, TsValue value, double level)
{
    const TsObject *object = value.as.object;
    const TsType *type = ts_type_of(object);

    switch (type->kind) {
    case TS_KIND_ARRAY:
        inspect_add_elements(in, output, value.as.pointer, level);
        if (in->options.show_hidden) {
            add_hidden_number(in, output, "length",
                              (double)((const TsArray *)value.as.pointer)->length);
        }
        break;
    case TS_KIND_SET:
        add_set_elements(in, output, value.as.pointer, level);
        break;
    case TS_KIND_MAP:
        add_map_entries(in, output, value.as.pointer, level);
        break;
    case TS_KIND_PROMISE:
        add_promise_state(in, output, value.as.pointer, level);
        break;
    default:
        if (ts_type_elements(type) && type->kind != TS_KIND_BOXED) {
            add_typed_elements(in, output, object, level);
        } else if (ts_type_origin(type)->elements && ts_type_origin(type)->elements->parts) {
            add_parts(in, output, ts_type_origin(type)->elements->parts(object), level);
        }
        break;
    }
}
