/*
 * The console (https://nodejs.org/api/console.html). log, info and debug write to stdout; error,
 * warn and trace to stderr. Text is what util.format makes of the values.
 */
#ifndef TS_CONSOLE_H
#define TS_CONSOLE_H

#include "ts/console_line.h"

void console_log(size_t count, const TsValue *values);
void console_info(size_t count, const TsValue *values);
void console_debug(size_t count, const TsValue *values);
void console_error(size_t count, const TsValue *values);
void console_warn(size_t count, const TsValue *values);
/** To stderr, as "Trace: text" and where the program is. */
void console_trace(size_t count, const TsValue *values);

/** console.log of one number. */
void console_log_number(double number);

/** Prints "Assertion failed" to stderr unless the condition holds; undefined does not hold. */
void console_assert(TsValue condition, size_t count, const TsValue *values);

/** console.dir(item, options). */
void console_dir(TsValue item, TsValue options);

/** Indents what follows by two columns, after printing the values if there are any. */
void console_group(size_t count, const TsValue *values);
void console_group_end(void);

/** console.count: "label: n". A NULL label is "default", here and below. */
void console_count(TsString *label);
void console_count_reset(TsString *label);

/** Timers: timeLog and timeEnd print "label: 1.234ms". */
void console_time(TsString *label);
void console_time_log(TsString *label, size_t count, const TsValue *values);
void console_time_end(TsString *label);

/** console.table(data, columns): columns is an array of strings or NULL. */
void console_table(TsValue data, TsArray *columns);

#endif
