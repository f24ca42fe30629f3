/*
 * Extra data of cells: a weak hash table per heap, from a cell's address to a cell. Open addressing
 * with linear probing; rebuilt when cells have died.
 */
#include <sched.h>
#include <stdlib.h>

#include "ts/heap_internal.h"

static char extra_lock; /* isolated handlers read the shared heap's table, too */

static void lock(void)
{
    while (__atomic_test_and_set(&extra_lock, __ATOMIC_ACQUIRE)) {
        sched_yield();
    }
}

static void unlock(void)
{
    __atomic_clear(&extra_lock, __ATOMIC_RELEASE);
}

static TsHeap *table_owner(const void *cell)
{
    return ts_heap_owns(cell) ? ts_heap : &ts_shared_heap_;
}

static size_t place_of(const ExtraTable *table, const void *cell)
{
    size_t mask = table->capacity - 1;
    size_t place = ((uintptr_t)cell >> 3) * UINT64_C(0x9e3779b97f4a7c15) >> 20 & mask;

    while (table->keys[place] && table->keys[place] != cell) {
        place = (place + 1) & mask;
    }
    return place;
}

static void *find(const ExtraTable *table, const void *cell)
{
    return table->count ? table->values[place_of(table, cell)] : NULL;
}

static void rebuild(ExtraTable *table, size_t capacity)
{
    ExtraTable fresh = {.capacity = capacity};

    fresh.keys = calloc(capacity, sizeof *fresh.keys);
    fresh.values = calloc(capacity, sizeof *fresh.values);
    if (!fresh.keys || !fresh.values) {
        ts_fatal("out of memory");
    }
    for (size_t i = 0; i < table->capacity; i++) {
        if (table->keys[i] && table->values[i]) {
            size_t place = place_of(&fresh, table->keys[i]);
            fresh.keys[place] = table->keys[i];
            fresh.values[place] = table->values[i];
            fresh.count++;
        }
    }
    free(table->keys);
    free(table->values);
    *table = fresh;
}

static void put(ExtraTable *table, const void *cell, void *extra)
{
    size_t place;

    if (2 * (table->count + 1) > table->capacity) {
        rebuild(table, table->capacity ? table->capacity * 2 : 16);
    }
    place = place_of(table, cell);
    if (!table->keys[place]) {
        table->keys[place] = cell;
        table->count++;
    }
    table->values[place] = extra;
}

void *ts_heap_extra(const void *cell)
{
    TsHeap *heap = table_owner(cell);
    void *extra;

    if (heap == ts_heap) {
        return find(&heap->extra, cell);
    }
    lock();
    extra = find(&heap->extra, cell);
    unlock();
    return extra;
}

void ts_heap_set_extra(void *cell, void *extra)
{
    TsHeap *heap = table_owner(cell);

    if (heap != ts_heap) {
        ts_fatal("an isolated handler changed a shared object");
    }
    lock();
    put(&heap->extra, cell, extra);
    unlock();
}

/* Values live while their keys do; a value may make another key live. */
void extra_mark(TsHeap *heap, TsMarker *marker)
{
    const ExtraTable *table = &heap->extra;
    bool again = table->count > 0;

    while (again) {
        again = false;
        for (size_t i = 0; i < table->capacity; i++) {
            if (table->keys[i] && table->values[i] && marker_has(marker, table->keys[i]) &&
                !marker_has(marker, table->values[i])) {
                ts_mark(marker, table->values[i]);
                again = true;
            }
        }
        marker_drain(marker);
    }
}

void extra_sweep(TsHeap *heap, const TsMarker *marker)
{
    ExtraTable *table = &heap->extra;
    size_t dead = 0;

    for (size_t i = 0; i < table->capacity; i++) {
        if (table->keys[i] && !marker_has(marker, table->keys[i])) {
            table->values[i] = NULL;
            dead++;
        }
    }
    if (dead) {
        lock();
        rebuild(table, table->capacity);
        unlock();
    }
}

void extra_free(TsHeap *heap)
{
    free(heap->extra.keys);
    free(heap->extra.values);
    heap->extra = (ExtraTable){0};
}
