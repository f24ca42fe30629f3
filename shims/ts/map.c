/*
 * The ordered hash table behind Map and Set: entries in order of insertion, chained from buckets.
 *
 * A deleted entry stays as a tombstone until the table is rebuilt. The old table then points at the
 * new one, so that a cursor that is still on it can move over: it goes on as many entries further
 * back as tombstones lay before it. (Tyler Close's deterministic hash tables.)
 */
#include "ts/map.h"
#include "ts/array.h"
#include "ts/error.h"
#include "ts/object.h"

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

const TsType TsMap_type = {.kind = TS_KIND_MAP,
                           .flags = TS_TYPE_CLASS,
                           .size = sizeof(TsMap),
                           .name = "Map",
                           TS_FIELDS(TS_HIDDEN(TsMap, table, POINTER))};

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

static void add(TsMap *map, TsValue key, uint32_t hash, TsValue value)
{
    if (!map->table) {
        map->table = new_table(FIRST_CAPACITY);
    } else if (map->table->used == map->table->capacity) {
        map->table = rebuild(map->table);
    }
    append(map->table, normal_key(key), hash, value);
}

static bool remove_entry(TsMap *map, Entry *entry)
{
    TsTable *table = map->table;
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

TsMap *ts_map_new(void)
{
    return TS_NEW(TsMap, .table = NULL);
}

size_t ts_map_size(const TsMap *map)
{
    return map->table ? map->table->live : 0;
}

TsValue ts_map_get(const TsMap *map, TsValue key)
{
    Entry *entry = find(map->table, key, hash_value(key));

    return entry ? entry->value : TS_UNDEFINED;
}

TsValue ts_map_get_string(const TsMap *map, const TsString *key)
{
    Entry *entry = find_string(map->table, key, ts_string_hash(key));

    return entry ? entry->value : TS_UNDEFINED;
}

TsValue ts_map_get_number(const TsMap *map, double key)
{
    Entry *entry = find_number(map->table, key, hash_number(key));

    return entry ? entry->value : TS_UNDEFINED;
}

TsValue ts_map_get_pointer(const TsMap *map, const void *key)
{
    return ts_map_get(map, ts_from_pointer(key));
}

bool ts_map_has(const TsMap *map, TsValue key)
{
    return find(map->table, key, hash_value(key)) != NULL;
}

bool ts_map_has_string(const TsMap *map, const TsString *key)
{
    return find_string(map->table, key, ts_string_hash(key)) != NULL;
}

bool ts_map_has_number(const TsMap *map, double key)
{
    return find_number(map->table, key, hash_number(key)) != NULL;
}

TsMap *ts_map_set(TsMap *map, TsValue key, TsValue value)
{
    uint32_t hash = hash_value(key);
    Entry *entry = find(map->table, key, hash);

    if (entry) {
        entry->value = value;
    } else {
        add(map, key, hash, value);
    }
    return map;
}

TsMap *ts_map_set_string(TsMap *map, TsString *key, TsValue value)
{
    return ts_map_set(map, ts_from_string(key), value);
}

TsMap *ts_map_set_number(TsMap *map, double key, TsValue value)
{
    return ts_map_set(map, ts_from_number(key), value);
}

bool ts_map_delete(TsMap *map, TsValue key)
{
    return remove_entry(map, find(map->table, key, hash_value(key)));
}

bool ts_map_delete_string(TsMap *map, const TsString *key)
{
    return remove_entry(map, find_string(map->table, key, ts_string_hash(key)));
}

void ts_map_clear(TsMap *map)
{
    TsTable *old = map->table;

    if (old && old->used) {
        map->table = new_table(FIRST_CAPACITY);
        old->newer = map->table;
        old->cleared = true;
        old->used = old->live = 0;
    }
}

/* ---- iterating ------------------------------------------------------------------------------- */

/* Follows the tables that took over since the cursor was last used. */
static void catch_up(TsCursor *cursor)
{
    if (!cursor->table) {
        cursor->table = ((TsMap *)cursor->owner)->table;
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

bool ts_map_next(TsCursor *cursor, TsValue *key, TsValue *value)
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

TsMap *ts_map_new_from(TsValue entries)
{
    TsMap *map = ts_map_new();

    if (ts_is_nullish(entries)) {
        return map;
    }
    if (ts_is_array(entries)) {
        const TsArray *array = entries.as.pointer;
        for (size_t i = 0; i < array->length; i++) {
            TsValue pair = ts_array_value(array, (int64_t)i);
            if (!ts_is_object(pair)) {
                ts_throw_error(&TypeError_type, "Iterator value %S is not an entry object",
                               ts_string_of(pair));
            }
            ts_map_set(map, ts_get_at(pair, 0), ts_get_at(pair, 1));
        }
        return map;
    }
    if (ts_is_object(entries) && ts_type_of(entries.as.object)->kind == TS_KIND_MAP) {
        TS_MAP_EACH((TsMap *)entries.as.pointer, key, value)
        {
            ts_map_set(map, key, value);
        }
        return map;
    }
    ts_throw_error(&TypeError_type, "object is not iterable (cannot read property "
                                    "Symbol(Symbol.iterator))");
}
