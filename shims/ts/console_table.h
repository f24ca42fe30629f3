/*
 * The drawing of console.table.
 */
#ifndef TS_CONSOLE_TABLE_H
#define TS_CONSOLE_TABLE_H

#include "ts/array.h"
#include "ts/string.h"

/** The table as text, or NULL when the data is no object. `columns` are names, or NULL for all. */
TsString *console_table_text(TsValue data, TsArray *columns);

#endif
