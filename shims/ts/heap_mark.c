/*
 * Marking: from the roots through every cell that can be reached, by descriptors. The cells whose
 * turn comes next are prefetched, which hides most of the cache misses.
 */
#include <stdlib.h>

#include "ts/array.h"
#include "ts/heap_internal.h"
#include "ts/object.h"
#include "ts/string.h"

enum { AHEAD = 8 }; /* cells between prefetching and tracing */

void marker_init(TsMarker *marker, TsHeap *heap)
{
    *marker = (TsMarker){.heap = heap,
                         .base = (uintptr_t)ts_region.base,
                         .size = __atomic_load_n(&ts_region.size, __ATOMIC_RELAXED),
                         .check_owner = heap->isolated};
}

void marker_free(TsMarker *marker)
{
    free(marker->stack);
}

static __attribute__((noinline)) void grow_stack(TsMarker *marker)
{
    marker->capacity = marker->capacity ? marker->capacity * 2 : 1024;
    marker->stack = realloc(marker->stack, marker->capacity * sizeof *marker->stack);
    if (!marker->stack) {
        ts_fatal("out of memory");
    }
}

static inline uint64_t *mark_word(const void *cell, uint64_t *mask)
{
    size_t unit = ((uintptr_t)cell & (CHUNK_SIZE - 1)) / 8;

    *mask = UINT64_C(1) << (unit % 64);
    return &chunk_of(cell)->marks[0][0] + unit / 64;
}

static inline void mark(TsMarker *marker, const void *cell)
{
    uint64_t mask, *word;

    if ((uintptr_t)cell - marker->base >= marker->size || ts_is_small_bigint(cell)) {
        return;
    }
    if (marker->check_owner && block_owner(block_of(cell)) != marker->heap) {
        return;
    }
    word = mark_word(cell, &mask);
    if (*word & mask) {
        return;
    }
    *word |= mask;
    __builtin_prefetch(cell);
    if (marker->length == marker->capacity) {
        grow_stack(marker);
    }
    marker->stack[marker->length++] = cell;
}

bool marker_has(const TsMarker *marker, const void *cell)
{
    uint64_t mask;

    if ((uintptr_t)cell - marker->base >= marker->size || ts_is_small_bigint(cell) ||
        block_owner(block_of(cell)) != marker->heap) {
        return true;
    }
    return *mark_word(cell, &mask) & mask;
}

void ts_mark(TsMarker *marker, const void *cell)
{
    mark(marker, cell);
}

void ts_mark_value(TsMarker *marker, TsValue value)
{
    if (value.tag >= TS_TAG_STRING && value.tag != TS_TAG_HOLE) {
        mark(marker, value.as.pointer);
    }
}

void ts_mark_raw(TsMarker *marker, const void *slots)
{
    if (slots) {
        mark(marker, (const char *)slots - sizeof(TsRaw));
    }
}

/* ---- tracing --------------------------------------------------------------------------------- */

size_t heap_cell_size(const TsObject *cell)
{
    const TsType *type = cell->type;
    size_t size = type->size ? type->size : type->cell_size(cell);

    return (size + TS_CELL_ALIGN - 1) & ~(size_t)(TS_CELL_ALIGN - 1);
}

static void trace_pointers(TsMarker *marker, void *const *slots, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        mark(marker, slots[i]);
    }
}

static void trace_values(TsMarker *marker, const TsValue *slots, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        ts_mark_value(marker, slots[i]);
    }
}

static void trace_raw(TsMarker *marker, const TsRaw *raw)
{
    if (raw->rep == TS_REP_VALUE) {
        trace_values(marker, (const TsValue *)raw->bytes, raw->size / 2);
    } else if (raw->rep >= TS_REP_POINTER) {
        trace_pointers(marker, (void *const *)raw->bytes, raw->size);
    }
}

static inline void trace_fields(TsMarker *marker, const char *cell, const TsType *type)
{
    const TsField *field = type->fields;

    for (const TsField *end = field + type->field_count; field < end; field++) {
        if (field->rep < TS_REP_POINTER || (field->flags & TS_FIELD_SLOT)) {
            continue;
        }
        if (field->rep == TS_REP_VALUE) {
            ts_mark_value(marker, *(const TsValue *)(cell + field->offset));
        } else {
            mark(marker, *(void *const *)(cell + field->offset));
        }
    }
}

static void trace_dynamic(TsMarker *marker, const TsDynamicObject *object)
{
    if (object->base.type->flags & TS_TYPE_DICTIONARY) {
        mark(marker, object->slots);
        return;
    }
    trace_values(marker, object->inlined, object->inline_capacity);
    if (object->slots != object->inlined) {
        ts_mark_raw(marker, object->slots);
    }
}

static inline void trace(TsMarker *marker, const TsObject *cell)
{
    const TsType *type = cell->type;

    switch ((TsKind)type->kind) {
    case TS_KIND_STRING:
        if (ts_string_bits((const TsString *)cell) & TS_STRING_SHARED) {
            mark(marker, ((const TsString *)cell)->owner);
        }
        return;
    case TS_KIND_RAW:
        trace_raw(marker, (const TsRaw *)cell);
        return;
    case TS_KIND_ARRAY:
        ts_mark_raw(marker, ((const TsArray *)cell)->items);
        if (type->field_count) { /* of a class that extends Array */
            trace_fields(marker, (const char *)cell, type->layout ? type->layout : type);
        }
        if (type->trace) {
            type->trace((void *)cell, marker);
        }
        return;
    case TS_KIND_DYNAMIC:
        trace_dynamic(marker, (const TsDynamicObject *)cell);
        return;
    default:
        /* A struct with fewer or more keys than its layout still has all the layout's slots. */
        trace_fields(marker, (const char *)cell, type->layout ? type->layout : type);
        if (type->trace) {
            type->trace((void *)cell, marker);
        }
    }
}

/* The lines under a cell of a small block stay in use. */
static inline void keep_lines(const TsObject *cell, size_t size)
{
    Chunk *chunk = chunk_of(cell);
    size_t offset = (uintptr_t)cell & (CHUNK_SIZE - 1);
    uint8_t *lines = &chunk->lines[0][0];
    size_t last = (offset + size - 1) / LINE_SIZE;

    for (size_t line = offset / LINE_SIZE; line <= last; line++) {
        lines[line] = 1;
    }
}

void marker_drain(TsMarker *marker)
{
    const void *ahead[AHEAD] = {NULL};
    size_t turn = 0, waiting = 0;

    while (marker->length || waiting) {
        const TsObject *cell = ahead[turn];
        size_t size;

        waiting -= cell != NULL;
        ahead[turn] = NULL;
        if (marker->length) {
            ahead[turn] = marker->stack[--marker->length];
            __builtin_prefetch(ahead[turn]);
            waiting++;
        }
        turn = (turn + 1) % AHEAD;
        if (!cell) {
            continue;
        }
        size = heap_cell_size(cell);
        marker->live += size;
        if (size <= SMALL_MAX || block_of(cell)->kind == BLOCK_SMALL) {
            keep_lines(cell, size);
        }
        trace(marker, cell);
    }
}
