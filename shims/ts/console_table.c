/*
 * console.table: one row for each element or property of the data, one column for each key that
 * any row has, and a column of values for rows that are no objects.
 */
#include "ts/console_table.h"

#include "ts/builder.h"
#include "ts/inspect.h"
#include "ts/inspect_internal.h"
#include "ts/map.h"
#include "ts/object.h"
#include "ts/set.h"

/** The cells by column; every column has `rows` cells (NULL is empty). */
typedef struct Table {
    TsArray *titles;  /* strings */
    TsArray *columns; /* arrays of strings */
    size_t rows;
} Table;

static TsArray *add_column(Table *table, TsString *title)
{
    TsArray *column = ts_array_new(TS_ARRAY_PTR, table->rows);

    ts_array_push_ptr(table->titles, title);
    ts_array_push_ptr(table->columns, column);
    return column;
}

static TsArray *find_column(Table *table, TsString *title)
{
    for (size_t i = 1; i < table->titles->length; i++) {
        if (ts_string_equals(ts_array_ptr(table->titles, (int64_t)i), title)) {
            return ts_array_ptr(table->columns, (int64_t)i);
        }
    }
    return NULL;
}

static void set_cell(TsArray *column, size_t row, TsString *text)
{
    ts_array_set_ptr(column, (int64_t)row, text);
}

/** A cell: shallow, and objects of it as `[Object]`. */
static TsString *cell_text(TsValue value)
{
    InspectOptions options = inspect_defaults;

    options.depth = 0;
    options.max_array = 3;
    options.break_length = 1e9;
    return ts_inspect_with(value, &options);
}

typedef struct Row {
    Table *table;
    TsArray *chosen; /* the columns asked for, or NULL */
    size_t row;
} Row;

static bool add_cell(void *context, TsString *key, TsValue value)
{
    Row *row = context;
    TsArray *column = find_column(row->table, key);

    if (!column && !row->chosen) {
        column = add_column(row->table, key);
    }
    if (column) {
        set_cell(column, row->row, cell_text(value));
    }
    return true;
}

typedef struct Filling {
    Table *table;
    TsArray *chosen;
    TsArray *values; /* the column of plain values, made when needed */
} Filling;

/** A row whose value is one cell. */
static void add_whole_row(Filling *filling, TsString *index, TsValue value)
{
    size_t row = filling->table->rows++;

    set_cell(ts_array_ptr(filling->table->columns, 0), row, index);
    if (!filling->values) {
        filling->values = ts_array_new(TS_ARRAY_PTR, row + 1);
    }
    set_cell(filling->values, row, cell_text(value));
}

static void add_row(Filling *filling, TsString *index, TsValue value)
{
    Table *table = filling->table;

    if (!ts_is_object(value) || ts_is_function(value)) {
        add_whole_row(filling, index, value);
        return;
    }
    Row context = {table, filling->chosen, table->rows++};
    set_cell(ts_array_ptr(table->columns, 0), context.row, index);
    ts_each_property(value, add_cell, &context);
}

static bool add_property_row(void *context, TsString *key, TsValue value)
{
    add_row(context, key, value);
    return true;
}

static void fill_from_map(Filling *filling, const TsMap *map)
{
    TsArray *keys = add_column(filling->table, TS_STR("Key"));
    double row = 0;

    TS_MAP_EACH(map, key, value)
    {
        set_cell(keys, filling->table->rows, cell_text(key));
        add_whole_row(filling, ts_string_from_number(row++), value);
    }
}

static void fill(Filling *filling, TsValue data)
{
    double row = 0;

    switch (ts_type_of(data.as.pointer)->kind) {
    case TS_KIND_MAP:
        fill_from_map(filling, data.as.pointer);
        break;
    case TS_KIND_SET:
        TS_SET_EACH((TsSet *)data.as.pointer, element)
        {
            add_whole_row(filling, ts_string_from_number(row++), element);
        }
        break;
    default:
        ts_each_property(data, add_property_row, filling);
        break;
    }
}

/* ---- drawing --------------------------------------------------------------------------------- */

static void add_units(TsBuilder *out, uint16_t unit, size_t count)
{
    ts_builder_add_repeated(out, unit, count);
}

/** A rule: its left end, what stands between columns, its right end. */
static void add_rule(TsBuilder *out, const size_t *widths, size_t count, uint16_t left,
                     uint16_t middle, uint16_t right)
{
    ts_builder_add_unit(out, left);
    for (size_t i = 0; i < count; i++) {
        add_units(out, 0x2500, widths[i]);
        ts_builder_add_unit(out, i + 1 < count ? middle : right);
    }
}

static void add_table_row(TsBuilder *out, TsString *const *cells, const size_t *widths,
                          size_t count)
{
    ts_builder_add_unit(out, 0x2502);
    for (size_t i = 0; i < count; i++) {
        const TsString *cell = cells[i] ? cells[i] : ts_string_empty();
        ts_builder_add_unit(out, ' ');
        ts_builder_add_string(out, cell);
        add_units(out, ' ', widths[i] - inspect_width(NULL, cell) - 1);
        ts_builder_add_unit(out, 0x2502);
    }
}

static void draw(TsBuilder *out, const Table *table)
{
    size_t count = table->titles->length;
    size_t *widths = ts_heap_raw(TS_REP_DOUBLE, count);
    TsString **cells = ts_heap_raw(TS_REP_POINTER, count);

    for (size_t i = 0; i < count; i++) {
        TsArray *column = ts_array_ptr(table->columns, (int64_t)i);
        widths[i] = inspect_width(NULL, ts_array_ptr(table->titles, (int64_t)i)) + 2;
        for (size_t row = 0; row < column->length; row++) {
            TsString *cell = ts_array_ptr(column, (int64_t)row);
            size_t width = cell ? inspect_width(NULL, cell) + 2 : 0;
            widths[i] = width > widths[i] ? width : widths[i];
        }
    }
    add_rule(out, widths, count, 0x250c, 0x252c, 0x2510);
    ts_builder_add_unit(out, '\n');
    add_table_row(out, table->titles->items, widths, count);
    ts_builder_add_unit(out, '\n');
    add_rule(out, widths, count, 0x251c, 0x253c, 0x2524);
    ts_builder_add_unit(out, '\n');
    for (size_t row = 0; row < table->rows; row++) {
        for (size_t i = 0; i < count; i++) {
            cells[i] = ts_array_ptr(ts_array_ptr(table->columns, (int64_t)i), (int64_t)row);
        }
        add_table_row(out, cells, widths, count);
        ts_builder_add_unit(out, '\n');
    }
    add_rule(out, widths, count, 0x2514, 0x2534, 0x2518);
}

TsString *console_table_text(TsValue data, TsArray *columns)
{
    TsBuilder out;
    Table table = {.titles = ts_array_new(TS_ARRAY_PTR, 8),
                   .columns = ts_array_new(TS_ARRAY_PTR, 8)};
    Filling filling = {.table = &table, .chosen = columns};

    if (!ts_is_object(data) || ts_is_function(data)) {
        return NULL;
    }
    TsKind kind = (TsKind)ts_type_of(data.as.pointer)->kind;
    bool iterated = kind == TS_KIND_MAP || kind == TS_KIND_SET;
    add_column(&table, iterated ? TS_STR("(iteration index)") : TS_STR("(index)"));
    for (size_t i = 0; columns && i < columns->length; i++) {
        add_column(&table, ts_to_string(ts_array_value(columns, (int64_t)i)));
    }
    fill(&filling, data);
    if (filling.values) {
        ts_array_push_ptr(table.titles, TS_STR("Values"));
        ts_array_push_ptr(table.columns, filling.values);
    }
    ts_builder_init(&out);
    draw(&out, &table);
    return ts_builder_finish(&out);
}
