/*
 * The ordered hash table behind Map, Set and objects with many keys: entries in order of insertion,
 * chained from buckets.
 *
 * A deleted entry stays as a tombstone until the table is rebuilt. The old table then points at the
 * new one, so that a cursor that is still on it can move over: it goes on as many entries further
 * back as tombstones lay before it. (Tyler Close's deterministic hash tables.)
 */
#include "ts/table.h"

#include "ts/bigint_operators.h"
#include "ts/error.h"

static const TsType TsTableOwner_type = {.kind = TS_KIND_INTERNAL,
                                         .size = sizeof(TsTableOwner),
                                         .name = "table",
                                         TS_FIELDS(TS_HIDDEN(TsTableOwner, table, POINTER))};

typedef struct Entry {
    TsValue key; /* TS_TAG_HOLE: deleted */
    TsValue value;
    uint32_t hash;
    uint32_t next; /* entry index + 1 of the next in the bucket */
} Entry;

struct TsTable {
    TsObject base;
    TsTable *newer; /* this table is out of use: see there */
    bool cleared;   /* it is because of clear() */
    uint32_t used;  /* entries, tombstones included */
    uint32_t live;
    uint32_t capacity; /* entries there is room for; buckets: the same, a power of two */
    Entry entries[];   /* then uint32_t buckets[capacity] */
};

static size_t table_size(const void *cell)
{
    const TsTable *table = cell;

    return sizeof *table + table->capacity * (sizeof(Entry) + sizeof(uint32_t));
}

static void trace_table(void *cell, TsMarker *marker)
{
    TsTable *table = cell;

    ts_mark(marker, table->newer);
    for (uint32_t i = 0; i < table->used; i++) {
        ts_mark_value(marker, table->entries[i].key);
        ts_mark_value(marker, table->entries[i].value);
    }
}

static const TsType table_type = {
    .kind = TS_KIND_INTERNAL, .name = "table", .cell_size = table_size, .trace = trace_table};

static uint32_t *buckets_of(TsTable *table)
{
    return (uint32_t *)&table->entries[table->capacity];
}

/* ---- keys ------------------------------------------------------------------------------------ */

static uint32_t mix(uint64_t bits)
{
    bits *= UINT64_C(0x9e3779b97f4a7c15);
    return (uint32_t)(bits >> 32) ^ (uint32_t)(bits >> 59);
}

static uint32_t hash_number(double number)
{
    if (number == 0) {
        number = 0; /* -0 and 0 are one key */
    }
    return mix(number == number ? ts_double_bits(number) : 1);
}

static uint32_t hash_value(TsValue key)
{
    switch (key.tag) {
    case TS_TAG_STRING:
        return ts_string_hash(key.as.string);
    case TS_TAG_NUMBER:
        return hash_number(key.as.number);
    case TS_TAG_BOOLEAN:
        return 2u + key.as.boolean;
    case TS_TAG_UNDEFINED:
    case TS_TAG_NULL:
        return (uint32_t)key.tag;
    case TS_TAG_BIGINT:
        return mix(ts_bigint_operators->hash(key));
    default:
        return mix((uintptr_t)key.as.pointer);
    }
}

/* The normal form of a key: -0 becomes 0 (§24.1.3.9). */
static TsValue normal_key(TsValue key)
{
    if (key.tag == TS_TAG_NUMBER && key.as.number == 0) {
        key.as.number = 0;
    }
    return key;
}

/* ---- finding --------------------------------------------------------------------------------- */

#define FIND(table, hash_, matches)                                        \
    if (table) {                                                           \
        uint32_t i = buckets_of(table)[(hash_) & ((table)->capacity - 1)]; \
        for (; i; i = (table)->entries[i - 1].next) {                      \
            Entry *entry = &(table)->entries[i - 1];                       \
            if (entry->hash == (hash_) && (matches)) {                     \
                return entry;                                              \
            }                                                              \
        }                                                                  \
    }                                                                      \
    return NULL

static Entry *find_string(TsTable *table, const TsString *key, uint32_t hash)
{
    FIND(table, hash,
         entry->key.tag == TS_TAG_STRING && ts_string_equals(entry->key.as.string, key));
}

static Entry *find_number(TsTable *table, double key, uint32_t hash)
{
    FIND(table, hash,
         entry->key.tag == TS_TAG_NUMBER &&
             (entry->key.as.number == key ||
              (key != key && entry->key.as.number != entry->key.as.number)));
}

static Entry *find_other(TsTable *table, TsValue key, uint32_t hash)
{
    FIND(table, hash, ts_same_value_zero(entry->key, key));
}

static Entry *find(TsTable *table, TsValue key, uint32_t hash)
{
    return key.tag == TS_TAG_STRING   ? find_string(table, key.as.string, hash)
           : key.tag == TS_TAG_NUMBER ? find_number(table, key.as.number, hash)
                                      : find_other(table, key, hash);
}

/* ---- changing -------------------------------------------------------------------------------- */

enum { FIRST_CAPACITY = 4, MAX_CAPACITY = 1 << 26 };

static TsTable *new_table(size_t capacity)
{
    size_t size = sizeof(TsTable) + capacity * (sizeof(Entry) + sizeof(uint32_t));
    TsTable *table;

    if (capacity > MAX_CAPACITY) {
        ts_throw_error(&RangeError_type, "Map maximum size exceeded");
    }
    table = ts_heap_cell(size);
    table->base.type = &table_type;
    table->newer = NULL;
    table->cleared = false;
    table->used = table->live = 0;
    table->capacity = (uint32_t)capacity;
    memset(buckets_of(table), 0, capacity * sizeof(uint32_t));
    return table;
}

static void append(TsTable *table, TsValue key, uint32_t hash, TsValue value)
{
    uint32_t *bucket = &buckets_of(table)[hash & (table->capacity - 1)];

    table->entries[table->used] =
        (Entry){.key = key, .value = value, .hash = hash, .next = *bucket};
    *bucket = ++table->used;
    table->live++;
}

/* A table without tombstones and with room; the old one leads cursors here. */
static TsTable *rebuild(TsTable *old)
{
    size_t capacity = old->capacity;
    TsTable *table;

    while (old->live > capacity / 2) {
        capacity *= 2;
    }
    table = new_table(capacity);
    for (uint32_t i = 0; i < old->used; i++) {
        const Entry *entry = &old->entries[i];
        if (entry->key.tag != TS_TAG_HOLE) {
            append(table, entry->key, entry->hash, entry->value);
        }
    }
    old->newer = table;
    /* Values are not needed there any more; keys tell what was deleted. */
    for (uint32_t i = 0; i < old->used; i++) {
        old->entries[i].value = TS_UNDEFINED;
        if (old->entries[i].key.tag != TS_TAG_HOLE) {
            old->entries[i].key = TS_UNDEFINED;
        }
    }
    return table;
}

static void add(TsTableOwner *owner, TsValue key, uint32_t hash, TsValue value)
{
    if (!owner->table) {
        owner->table = new_table(FIRST_CAPACITY);
    } else if (owner->table->used == owner->table->capacity) {
        owner->table = rebuild(owner->table);
    }
    append(owner->table, normal_key(key), hash, value);
}

static bool remove_entry(TsTableOwner *owner, Entry *entry)
{
    TsTable *table = owner->table;
    uint32_t *link;

    if (!entry) {
        return false;
    }
    link = &buckets_of(table)[entry->hash & (table->capacity - 1)];
    while (&table->entries[*link - 1] != entry) {
        link = &table->entries[*link - 1].next;
    }
    *link = entry->next;
    entry->key = (TsValue){.tag = TS_TAG_HOLE};
    entry->value = TS_UNDEFINED;
    table->live--;
    return true;
}

TsTableOwner *ts_table_new(void)
{
    return TS_NEW(TsTableOwner, .table = NULL);
}

size_t ts_table_size(const TsTableOwner *owner)
{
    return owner->table ? owner->table->live : 0;
}

TsValue ts_table_get(const TsTableOwner *owner, TsValue key)
{
    Entry *entry = find(owner->table, key, hash_value(key));

    return entry ? entry->value : TS_UNDEFINED;
}

TsValue ts_table_get_string(const TsTableOwner *owner, const TsString *key)
{
    Entry *entry = find_string(owner->table, key, ts_string_hash(key));

    return entry ? entry->value : TS_UNDEFINED;
}

TsValue ts_table_get_number(const TsTableOwner *owner, double key)
{
    Entry *entry = find_number(owner->table, key, hash_number(key));

    return entry ? entry->value : TS_UNDEFINED;
}

bool ts_table_has(const TsTableOwner *owner, TsValue key)
{
    return find(owner->table, key, hash_value(key)) != NULL;
}

bool ts_table_has_string(const TsTableOwner *owner, const TsString *key)
{
    return find_string(owner->table, key, ts_string_hash(key)) != NULL;
}

bool ts_table_has_number(const TsTableOwner *owner, double key)
{
    return find_number(owner->table, key, hash_number(key)) != NULL;
}

void ts_table_set(TsTableOwner *owner, TsValue key, TsValue value)
{
    uint32_t hash = hash_value(key);
    Entry *entry = find(owner->table, key, hash);

    if (entry) {
        entry->value = value;
    } else {
        add(owner, key, hash, value);
    }
}

bool ts_table_delete(TsTableOwner *owner, TsValue key)
{
    return remove_entry(owner, find(owner->table, key, hash_value(key)));
}

bool ts_table_delete_string(TsTableOwner *owner, const TsString *key)
{
    return remove_entry(owner, find_string(owner->table, key, ts_string_hash(key)));
}

void ts_table_clear(TsTableOwner *owner)
{
    TsTable *old = owner->table;

    if (old && old->used) {
        owner->table = new_table(FIRST_CAPACITY);
        old->newer = owner->table;
        old->cleared = true;
        old->used = old->live = 0;
    }
}

/* ---- iterating ------------------------------------------------------------------------------- */

/* Follows the tables that took over since the cursor was last used. */
static void catch_up(TsCursor *cursor)
{
    if (!cursor->table) {
        cursor->table = ((TsTableOwner *)cursor->owner)->table;
    }
    while (cursor->table && cursor->table->newer) {
        const TsTable *old = cursor->table;
        if (old->cleared) {
            cursor->index = 0;
        } else {
            size_t gone = 0;
            for (size_t i = 0; i < cursor->index; i++) {
                gone += old->entries[i].key.tag == TS_TAG_HOLE;
            }
            cursor->index -= gone;
        }
        cursor->table = old->newer;
    }
}

bool ts_table_next(TsCursor *cursor, TsValue *key, TsValue *value)
{
    const TsTable *table;

    if (!cursor->owner) {
        return false;
    }
    catch_up(cursor);
    table = cursor->table;
    while (table && cursor->index < table->used) {
        const Entry *entry = &table->entries[cursor->index++];
        if (entry->key.tag == TS_TAG_HOLE) {
            continue;
        }
        if (key) {
            *key = entry->key;
        }
        if (value) {
            *value = entry->value;
        }
        return true;
    }
    cursor->owner = NULL;
    return false;
}
