/*
 * console.log and the functions that print the same way, groups, counters and timers.
 * console_table.c draws tables.
 */
#include "ts/console.h"

#include <stdio.h>
#include <time.h>

#include "ts/console_table.h"
#include "ts/error.h"
#include "ts/inspect.h"
#include "ts/map.h"
#include "ts/output.h"

enum { GROUP_STEP = 2, GROUP_MOST = 1000 };

/* ---- printing -------------------------------------------------------------------------------- */

static void print(int fd, size_t count, const TsValue *values)
{
    if (count == 1 && ts_is_string(values[0])) {
        console_write_line(fd, values[0].as.string);
    } else {
        console_write_line(fd, ts_format_values(count, values));
    }
}

void console_log(size_t count, const TsValue *values)
{
    print(TS_STDOUT, count, values);
}

void console_info(size_t count, const TsValue *values)
{
    print(TS_STDOUT, count, values);
}

void console_debug(size_t count, const TsValue *values)
{
    print(TS_STDOUT, count, values);
}

void console_error(size_t count, const TsValue *values)
{
    print(TS_STDERR, count, values);
}

void console_warn(size_t count, const TsValue *values)
{
    print(TS_STDERR, count, values);
}

void console_log_number(double number)
{
    TsValue value = ts_from_optional_number(number);

    print(TS_STDOUT, 1, &value);
}

void console_trace(size_t count, const TsValue *values)
{
    TsString *text = ts_format_values(count, values);

    console_write_line(TS_STDERR,
                       text->length > 0 ? ts_concat(TS_STR("Trace: "), text) : TS_STR("Trace"));
}

/** values[0] with a text before it, and the others. */
static void print_after(int fd, TsString *text, size_t count, const TsValue *values)
{
    if (count > 0 && ts_is_string(values[0])) {
        TsString *rest = ts_format_values(count, values);
        console_write_line(fd, ts_concat_n(3, text, TS_STR(": "), rest));
    } else if (count > 0) {
        TsString *rest = ts_format_values(count, values);
        console_write_line(fd, ts_concat_n(3, text, TS_STR(" "), rest));
    } else {
        console_write_line(fd, text);
    }
}

void console_assert(TsValue condition, size_t count, const TsValue *values)
{
    if (!ts_to_boolean(condition)) {
        print_after(TS_STDERR, TS_STR("Assertion failed"), count, values);
    }
}

void console_dir(TsValue item, TsValue options)
{
    InspectOptions chosen = inspect_options_from(options);

    chosen.no_custom = true;
    console_write_line(TS_STDOUT, ts_inspect_with(item, &chosen));
}

void console_table(TsValue data, TsArray *columns)
{
    TsString *table = console_table_text(data, columns);

    if (table) {
        console_write_line(TS_STDOUT, table);
    } else {
        console_log(1, &data);
    }
}

/* ---- groups ---------------------------------------------------------------------------------- */

void console_group(size_t count, const TsValue *values)
{
    if (count > 0) {
        console_log(count, values);
    }
    if (console_indentation < GROUP_MOST) {
        console_indentation += GROUP_STEP;
    }
}

void console_group_end(void)
{
    if (console_indentation > 0) {
        console_indentation -= GROUP_STEP;
    }
}

/* ---- counters and timers --------------------------------------------------------------------- */

static TsMap *counters;
static TsMap *timers;

static TsMap *labelled(TsMap **map)
{
    if (!*map) {
        ts_heap_root(map, TS_REP_POINTER);
        *map = ts_map_new();
    }
    return *map;
}

static TsString *label_or_default(TsString *label)
{
    return label ? label : TS_STR("default");
}

static void warn_about_label(const char *format, TsString *label)
{
    ts_output_line(TS_STDERR, ts_string_format(format, label));
}

void console_count(TsString *label)
{
    label = label_or_default(label);
    TsMap *map = labelled(&counters);
    TsValue before = ts_map_get_string(map, label);
    double count = ts_is_number(before) ? before.as.number + 1 : 1;

    ts_map_set_string(map, label, ts_from_number(count));
    console_write_line(TS_STDOUT,
                       ts_concat_n(3, label, TS_STR(": "), ts_string_from_number(count)));
}

void console_count_reset(TsString *label)
{
    label = label_or_default(label);
    if (!ts_map_delete_string(labelled(&counters), label)) {
        warn_about_label("Warning: Count for '%S' does not exist", label);
    }
}

static double now_milliseconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

void console_time(TsString *label)
{
    label = label_or_default(label);
    TsMap *map = labelled(&timers);

    if (ts_map_has_string(map, label)) {
        warn_about_label("Warning: Label '%S' already exists for console.time()", label);
        return;
    }
    ts_map_set_string(map, label, ts_from_number(now_milliseconds()));
}

/** "1.234ms", "1.234s", "1:02.345 (m:ss.mmm)", "1:00:02.345 (h:mm:ss.mmm)". */
static void write_duration(double milliseconds, char *text, size_t size)
{
    double seconds = milliseconds / 1000;
    int minutes = (int)(seconds / 60);
    int hours = minutes / 60;

    if (hours > 0) {
        snprintf(text, size, "%d:%02d:%06.3f (h:mm:ss.mmm)", hours, minutes % 60,
                 seconds - minutes * 60.0);
    } else if (minutes > 0) {
        snprintf(text, size, "%d:%06.3f (m:ss.mmm)", minutes, seconds - minutes * 60.0);
    } else if (seconds >= 1) {
        snprintf(text, size, "%.3fs", seconds);
    } else {
        snprintf(text, size, "%.3fms", milliseconds);
    }
}

static bool print_timer(TsString *label, const char *function, size_t count, const TsValue *values)
{
    TsValue start = ts_map_get_string(labelled(&timers), label);
    char duration[64];

    if (!ts_is_number(start)) {
        ts_output_line(TS_STDERR, ts_string_format("Warning: No such label '%S' for console.%s()",
                                                   label, function));
        return false;
    }
    write_duration(now_milliseconds() - start.as.number, duration, sizeof duration);
    TsString *text = ts_string_format("%S: %s", label, duration);
    if (count > 0) {
        text = ts_concat_n(3, text, TS_STR(" "), ts_format_values(count, values));
    }
    console_write_line(TS_STDOUT, text);
    return true;
}

void console_time_log(TsString *label, size_t count, const TsValue *values)
{
    print_timer(label_or_default(label), "timeLog", count, values);
}

void console_time_end(TsString *label)
{
    label = label_or_default(label);
    if (print_timer(label, "timeEnd", 0, NULL)) {
        ts_map_delete_string(timers, label);
    }
}
