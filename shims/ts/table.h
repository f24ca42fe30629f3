/*
 * An insertion-ordered hash table with SameValueZero keys (ECMA-262 §7.2.11): the data of Map, Set and
 * objects with many keys. Iteration goes on correctly while entries are added, deleted or cleared.
 */
#ifndef TS_TABLE_H
#define TS_TABLE_H

#include "ts/heap.h"
#include "ts/string.h"

typedef struct TsTable TsTable;

/** What holds a table: a Map, a Set, or the cell that ts_table_new makes. */
typedef struct TsTableOwner {
    TsObject base;
    TsTable *table; /* NULL until the first entry */
} TsTableOwner;

/** An owner that is no language value. */
TsTableOwner *ts_table_new(void);

size_t ts_table_size(const TsTableOwner *owner);
/** undefined when absent. */
TsValue ts_table_get(const TsTableOwner *owner, TsValue key);
bool ts_table_has(const TsTableOwner *owner, TsValue key);
void ts_table_set(TsTableOwner *owner, TsValue key, TsValue value);
/** Was it there? */
bool ts_table_delete(TsTableOwner *owner, TsValue key);
void ts_table_clear(TsTableOwner *owner);

/** The same where the key's kind is known. */
TsValue ts_table_get_string(const TsTableOwner *owner, const TsString *key);
TsValue ts_table_get_number(const TsTableOwner *owner, double key);
bool ts_table_has_string(const TsTableOwner *owner, const TsString *key);
bool ts_table_has_number(const TsTableOwner *owner, double key);
bool ts_table_delete_string(TsTableOwner *owner, const TsString *key);

/** A place in an iteration. Lives on the stack; in a cell, `table` and `owner` must be traced. */
typedef struct TsCursor {
    TsTable *table;
    size_t index; /* the next entry to look at */
    void *owner;  /* the TsTableOwner; NULL when done */
} TsCursor;

static inline TsCursor ts_table_begin(const TsTableOwner *owner)
{
    return (TsCursor){.table = owner->table, .owner = (void *)owner};
}

/** The next live entry; false at the end. `key` and `value` may be NULL. */
bool ts_table_next(TsCursor *cursor, TsValue *key, TsValue *value);

/** Each entry in order: TS_TABLE_EACH(owner, key, value) { ... } */
#define TS_TABLE_EACH(owner_, key, value)                                    \
    for (TsCursor key##_cursor = ts_table_begin(owner_); key##_cursor.owner; \
         key##_cursor.owner = NULL)                                          \
        for (TsValue key, value; ts_table_next(&key##_cursor, &key, &value);)

#endif
