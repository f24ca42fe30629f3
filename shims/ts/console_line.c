/*
 * Lines of the console; see console_line.h.
 */
#include "ts/console_line.h"

#include "ts/builder.h"
#include "ts/output.h"

size_t console_indentation;

static TsString *indent(const TsString *text)
{
    TsBuilder indented;

    ts_builder_init(&indented);
    ts_builder_add_repeated(&indented, ' ', console_indentation);
    for (size_t i = 0; i < text->length; i++) {
        uint16_t unit = ts_string_unit(text, i);
        ts_builder_add_unit(&indented, unit);
        ts_builder_add_repeated(&indented, ' ', unit == '\n' ? console_indentation : 0);
    }
    return ts_builder_finish(&indented);
}

void console_write_line(int fd, const TsString *text)
{
    ts_output_line(fd, console_indentation ? indent(text) : text);
}

static void write_message(int fd, const TsString *message)
{
    console_write_line(fd, message ? message : TS_STR("undefined"));
}

void console_log_string(const TsString *message)
{
    write_message(TS_STDOUT, message);
}

void console_info_string(const TsString *message)
{
    write_message(TS_STDOUT, message);
}

void console_debug_string(const TsString *message)
{
    write_message(TS_STDOUT, message);
}

void console_error_string(const TsString *message)
{
    write_message(TS_STDERR, message);
}

void console_warn_string(const TsString *message)
{
    write_message(TS_STDERR, message);
}
