/*
 * A collection: find what the stack points at, mark, then let the lines without marked cells be
 * claimed anew. Nothing is swept cell by cell.
 */
#include <stdlib.h>
#include <time.h>

#include "ts/heap_internal.h"

static size_t collections;
static double milliseconds;

enum { TRIGGER_MIN = 4 << 20, TRIGGER_GENEROUS = 64 << 20, SPARE_BLOCKS = 64 };

/* ---- what the stack points at ---------------------------------------------------------------- */

static void set_start(Block *block, const void *cell)
{
    size_t unit = ((uintptr_t)cell & (BLOCK_SIZE - 1)) / 8;

    chunk_of(block)->starts[block_position(block)][unit / 64] |= UINT64_C(1) << (unit % 64);
}

/* Where cells begin in a block: the survivors, and those allocated since, by walking. */
NO_SANITIZE static void find_starts(Block *block)
{
    Chunk *chunk = chunk_of(block);
    size_t position = block_position(block);
    const uint8_t *lines = chunk->lines[position];
    char *base = block_address(block);

    memcpy(chunk->starts[position], chunk->marks[position], sizeof chunk->starts[position]);
    for (size_t line = 0; line < block->claimed;) {
        size_t last = line;
        char *cell = base + line * LINE_SIZE;
        while (last < block->claimed && !lines[last]) {
            last++;
        }
        while (cell < base + last * LINE_SIZE && *(void **)cell) {
            set_start(block, cell);
            cell += heap_cell_size((TsObject *)cell);
        }
        line = last == line ? line + 1 : last;
    }
    block->starts_known = true;
}

/* The cell in a small block that contains the address, or NULL. */
static void *cell_around(Block *block, const char *address)
{
    const uint64_t *starts = chunk_of(block)->starts[block_position(block)];
    size_t unit = ((uintptr_t)address & (BLOCK_SIZE - 1)) / 8;
    size_t word = unit / 64;
    uint64_t bits;
    char *cell;

    if (!block->starts_known) {
        find_starts(block);
    }
    bits = starts[word] & (~UINT64_C(0) >> (63 - unit % 64));
    while (!bits && word > 0) {
        bits = starts[--word];
    }
    if (!bits) {
        return NULL;
    }
    cell = block_address(block) + (word * 64 + 63 - (size_t)__builtin_clzll(bits)) * 8;
    return address < cell + heap_cell_size((TsObject *)cell) ? cell : NULL;
}

/* The cell of this heap that a word may point into, or NULL. */
static void *resolve(TsHeap *heap, uintptr_t word)
{
    const char *address = (const char *)word;
    Block *block;

    if (!region_has(address)) {
        return NULL;
    }
    size_t distance = ts_region.chunk_head[(word - (uintptr_t)ts_region.base) / CHUNK_SIZE];
    if (distance) {
        block = &chunk_of(address - distance * CHUNK_SIZE)->blocks[TABLE_BLOCKS];
        return block_owner(block) == heap ? block_address(block) : NULL;
    }
    block = block_of(address);
    if (block_owner(block) != heap) {
        return NULL;
    }
    switch ((BlockKind)block->kind) {
    case BLOCK_SMALL:
        return cell_around(block, address);
    case BLOCK_LARGE:
        return block_address(block);
    case BLOCK_LARGE_REST:
        return block_address(block - block->span);
    default:
        /* The rest of a huge cell's first chunk. */
        return chunk_of(address)->huge_chunks
                   ? block_address(&chunk_of(address)->blocks[TABLE_BLOCKS])
                   : NULL;
    }
}

/* A huge cell's first chunk has one owned block; the others belong to it as well. */
static void *resolve_any(TsHeap *heap, uintptr_t word)
{
    const Chunk *chunk = chunk_of((void *)word);

    if (region_has((void *)word) &&
        !ts_region.chunk_head[(word - (uintptr_t)ts_region.base) / CHUNK_SIZE] &&
        chunk->huge_chunks && block_number((void *)word) > TABLE_BLOCKS) {
        word = (uintptr_t)block_address(&chunk->blocks[TABLE_BLOCKS]);
    }
    return resolve(heap, word);
}

__attribute__((noinline)) NO_SANITIZE static void scan_stack(TsHeap *heap, PointerList *found)
{
    uintptr_t *word = __builtin_frame_address(0);
    void *last = NULL;

    word = (uintptr_t *)((uintptr_t)word & ~(uintptr_t)7);
    for (; (char *)word < heap->stack_base; word++) {
        void *cell = region_has((void *)*word) ? resolve_any(heap, *word) : NULL;
        if (cell && cell != last) {
            pointer_list_push(found, cell);
            last = cell;
        }
    }
}

/* ---- the phases ------------------------------------------------------------------------------ */

static void clear_marks(TsHeap *heap)
{
    for (size_t i = 0; i < heap->blocks.length; i++) {
        Block *block = heap->blocks.items[i];
        Chunk *chunk = chunk_of(block);
        size_t position = block_position(block);
        memset(chunk->marks[position], 0, sizeof chunk->marks[position]);
        memset(chunk->lines[position], 0, sizeof chunk->lines[position]);
        block->claimed = 0;
    }
    for (size_t i = 0; i < heap->large.length; i++) {
        const void *cell = heap->large.items[i];
        chunk_of(cell)->marks[block_number(cell)][0] = 0;
    }
}

static void mark_roots(TsHeap *heap, TsMarker *marker)
{
    size_t count;
    const Root *roots = heap_root_list(&count);

    if (heap->isolated) {
        return;
    }
    for (size_t i = 0; i < count; i++) {
        for (size_t k = 0; k < roots[i].count; k++) {
            const char *slot = (const char *)roots[i].slot + k * ts_rep_size(roots[i].rep);
            if (roots[i].rep == TS_REP_VALUE) {
                ts_mark_value(marker, *(const TsValue *)slot);
            } else {
                ts_mark(marker, *(void *const *)slot);
            }
        }
    }
    const RootFunction *functions = heap_root_functions(&count);
    for (size_t i = 0; i < count; i++) {
        functions[i].trace(functions[i].context, marker);
    }
}

/* Finalizers of dead cells; the list keeps the others. */
static void finalize_dead(TsHeap *heap, const TsMarker *marker)
{
    size_t kept = 0;

    for (size_t i = 0; i < heap->finalizable.length; i++) {
        TsObject *cell = heap->finalizable.items[i];
        if (marker_has(marker, cell)) {
            heap->finalizable.items[kept++] = cell;
        } else {
            cell->type->finalize(cell);
        }
    }
    heap->finalizable.length = kept;
}

void heap_finalize_all(TsHeap *heap)
{
    while (heap->finalizable.length) {
        TsObject *cell = heap->finalizable.items[--heap->finalizable.length];
        cell->type->finalize(cell);
    }
}

static void free_large(TsHeap *heap, const TsMarker *marker)
{
    size_t kept = 0;

    for (size_t i = 0; i < heap->large.length; i++) {
        void *cell = heap->large.items[i];
        if (marker_has(marker, cell)) {
            heap->large.items[kept++] = cell;
        } else {
            region_give_large(cell);
        }
    }
    heap->large.length = kept;
}

#ifdef TS_HEAP_ASAN
static void find_all_starts(TsHeap *heap)
{
    for (size_t i = 0; i < heap->blocks.length; i++) {
        find_starts(heap->blocks.items[i]);
    }
}

/* Dead cells must not be touched: the sanitizer is told. */
static void poison_dead(TsHeap *heap)
{
    for (size_t i = 0; i < heap->blocks.length; i++) {
        Block *block = heap->blocks.items[i];
        const Chunk *chunk = chunk_of(block);
        size_t position = block_position(block);
        for (size_t unit = 0; unit < BLOCK_SIZE / 8; unit++) {
            uint64_t bit = UINT64_C(1) << (unit % 64);
            if ((chunk->starts[position][unit / 64] & ~chunk->marks[position][unit / 64]) & bit) {
                TsObject *cell = (TsObject *)(block_address(block) + unit * 8);
                heap_poison(cell, heap_cell_size(cell));
            }
        }
    }
}
#endif

bool block_is_empty(const Block *block)
{
    const uint64_t *lines = (const uint64_t *)block_lines(block);
    uint64_t any = 0;

    for (size_t i = 0; i < BLOCK_LINES / 8; i++) {
        any |= lines[i];
    }
    return any == 0;
}

/* Gives empty blocks back beyond those that the next round of allocation will need: of the `unused`
 * ones, that the last round did without, so that none goes back and forth. */
static void give_spare_blocks(TsHeap *heap, size_t unused)
{
    size_t wanted = (heap->trigger - heap->trigger / 8) / BLOCK_SIZE + SPARE_BLOCKS;
    size_t empty = 0, kept = 0;
    PointerList spare = {0};

    for (size_t i = 0; i < heap->blocks.length; i++) {
        Block *block = heap->blocks.items[i];
        block->starts_known = false;
        if (block_is_empty(block) && ++empty > wanted && spare.length < unused) {
            heap_unpoison(block_address(block), BLOCK_SIZE);
            pointer_list_push(&spare, block);
        } else {
            heap->blocks.items[kept++] = block;
        }
    }
    heap->blocks.length = kept;
    region_give_blocks((Block **)spare.items, spare.length);
    free(spare.items);
}

/* Bytes to allocate before the next collection: time against memory. */
static size_t next_trigger(size_t live)
{
    size_t generous = 2 * live < TRIGGER_GENEROUS ? 2 * live : TRIGGER_GENEROUS;
    size_t trigger = generous > live ? generous : live;

    return trigger > TRIGGER_MIN ? trigger : TRIGGER_MIN;
}

static void collect_marked(TsHeap *heap, TsMarker *marker)
{
    finalize_dead(heap, marker);
    extra_sweep(heap, marker);
    free_large(heap, marker);
#ifdef TS_HEAP_ASAN
    poison_dead(heap);
#endif
    heap->live = marker->live;
    heap->trigger = next_trigger(heap->live);
    heap->allocated = 0;
    size_t unused = heap->spare_index > heap->block_index ? heap->spare_index - heap->block_index : 0;
    give_spare_blocks(heap, unused);
    heap->block_index = 0;
    heap->spare_index = heap->blocks.length;
}

static double now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

__attribute__((noinline)) void heap_collect(TsHeap *heap)
{
    PointerList found = {NULL, 0, 0};
    TsMarker marker;
    double start = now();

    __builtin_unwind_init(); /* registers that callers use go on the stack */
    heap->collecting = true;
    heap_close_run(&ts_bump);
    heap_close_run(&heap->overflow);
#ifdef TS_HEAP_ASAN
    find_all_starts(heap);
#endif
    scan_stack(heap, &found);
    clear_marks(heap);
    marker_init(&marker, heap);
    for (size_t i = 0; i < found.length; i++) {
        ts_mark(&marker, found.items[i]);
    }
    mark_roots(heap, &marker);
    marker_drain(&marker);
    extra_mark(heap, &marker);
    collect_marked(heap, &marker);
    marker_free(&marker);
    free(found.items);
    heap->collecting = false;
    collections++;
    milliseconds += now() - start;
}

void ts_heap_collect(void)
{
    heap_collect(ts_heap);
}

TsHeapStats ts_heap_stats(void)
{
    return (TsHeapStats){.used = ts_heap->live + ts_heap->allocated,
                         .committed = region_committed(),
                         .collections = collections,
                         .milliseconds = milliseconds};
}
