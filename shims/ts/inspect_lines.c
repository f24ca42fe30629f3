/*
 * util.inspect: how the entries of an object are put on lines.
 */
#include "ts/inspect_internal.h"

#include <math.h>

#include "ts/inspect_style.h"

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
        total += in->options.colors ? inspect_without_colors(entry)->length : entry->length;
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
        add_line_break(&text, in->indentation + 2);
    }
    for (size_t i = 0; i < output->length; i++) {
        if (i > 0 && one_line) {
            ts_builder_add_literal(&text, ", ");
        } else if (i > 0) {
            ts_builder_add_unit(&text, ',');
            add_line_break(&text, in->indentation + 2);
        }
        ts_builder_add_string(&text, ts_array_ptr(output, (int64_t)i));
    }
    ts_builder_add_unit(&text, ' ');
    ts_builder_add_utf8(&text, outline->close);
    return ts_builder_finish(&text);
}

TsString *inspect_join(Inspection *in, TsArray *output, const Outline *outline, double level)
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
        ts_builder_add_repeated(&text, ' ', output->length > 0 ? 1 : 2);
    } else {
        add_line_break(&text, in->indentation);
    }
    ts_builder_add_utf8(&text, outline->close);
    return ts_builder_finish(&text);
}
