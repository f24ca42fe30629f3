/*
 * Allocation: bump pointers into runs of free lines, whole blocks for large cells; the heaps of
 * threads; roots. Collection is in heap_collect.c, the address space in heap_region.c.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "ts/error.h"
#include "ts/heap_internal.h"

_Thread_local TsBump ts_bump;
_Thread_local TsHeap *ts_heap = &ts_shared_heap_;
_Thread_local char *ts_stack_limit;

static _Thread_local char *thread_stack_low; /* end of this thread's stack, once asked for */

/* About as deep as Node: ten thousand frames of any function, less than a hundred thousand of most.
 * Sanitizers make frames several times as large. */
#ifndef __has_feature
#define __has_feature(feature) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || __has_feature(address_sanitizer)
#define STACK_BUDGET (64 << 20)
#else
#define STACK_BUDGET (3 << 20)
#endif

enum {
    FIRST_TRIGGER = 4 << 20,
    ISOLATED_TRIGGER = 16 << 20,
    ISOLATED_KEEP = 4, /* blocks that a reset leaves for the next request */
    STRESS_SHARE = 512,
    STACK_WANTED = STACK_BUDGET,
    STACK_MARGIN = 96 << 10,      /* for library calls and for making the RangeError */
    STACK_MARGIN_SMALL = 24 << 10 /* on threads with small stacks */
};

TsHeap ts_shared_heap_ = {.trigger = FIRST_TRIGGER};

static struct {
    Root *items;
    size_t length, capacity;
} roots;
static struct {
    RootFunction *items;
    size_t length, capacity;
} root_functions;

static bool stress;

/* Doubles a malloc'd array when it is full. */
static void *make_room(void *items, size_t length, size_t *capacity, size_t size)
{
    if (length < *capacity) {
        return items;
    }
    *capacity = *capacity ? *capacity * 2 : 16;
    items = realloc(items, *capacity * size);
    if (!items) {
        ts_fatal("out of memory");
    }
    return items;
}

void pointer_list_push(PointerList *list, void *item)
{
    list->items = make_room(list->items, list->length, &list->capacity, sizeof *list->items);
    list->items[list->length++] = item;
}

bool heap_stress(void)
{
    return stress;
}

/* ---- bump allocation ------------------------------------------------------------------------- */

/* Ends a run: the NULL word stops a walk over its cells. */
NO_SANITIZE void heap_close_run(TsBump *bump)
{
    if (bump->cursor < bump->limit) {
        heap_unpoison(bump->cursor, sizeof(void *));
        *(void **)bump->cursor = NULL;
    }
    bump->cursor = bump->limit = NULL;
}

/* The next run of free lines in a block, from the line `claimed` on. */
static bool next_run(Block *block, TsBump *run)
{
    const uint8_t *lines = block_lines(block);
    size_t first = block->claimed, last;

    while (first < BLOCK_LINES && lines[first]) {
        first++;
    }
    if (first == BLOCK_LINES) {
        block->claimed = BLOCK_LINES;
        return false;
    }
    last = first;
    while (last < BLOCK_LINES && !lines[last]) {
        last++;
    }
    block->claimed = (uint16_t)last;
    run->cursor = block_address(block) + first * LINE_SIZE;
    run->limit = block_address(block) + last * LINE_SIZE;
    return true;
}

static _Noreturn void out_of_memory(void)
{
    fputs("FATAL ERROR: the heap is out of memory\n", stderr);
    abort();
}

static Block *add_block(TsHeap *heap)
{
    Block *block = region_take_block(heap);

    if (!block) {
        out_of_memory();
    }
    pointer_list_push(&heap->blocks, block);
    heap_poison(block_address(block), BLOCK_SIZE);
    return block;
}

/* TS_GC_STRESS: at every allocation while little is live, then often enough for each cell to see
 * some. */
static bool stress_is_due(TsHeap *heap, size_t size)
{
    heap->stressed += size;
    if (heap->stressed * STRESS_SHARE < heap->live) {
        return false;
    }
    heap->stressed = 0;
    return true;
}

static bool wants_collection(TsHeap *heap, size_t size)
{
    return heap->stack_base && !heap->collecting &&
           (heap->allocated >= heap->trigger || (stress && stress_is_due(heap, size)));
}

/* Gives the current heap its next run. */
static void claim_run(TsHeap *heap)
{
    heap_close_run(&ts_bump);
    for (;;) {
        while (heap->block_index < heap->blocks.length) {
            Block *block = heap->blocks.items[heap->block_index];
            if (next_run(block, &ts_bump)) {
                heap->allocated += (size_t)(ts_bump.limit - ts_bump.cursor);
                return;
            }
            heap->block_index++;
        }
        add_block(heap);
    }
}

/* An empty block: one of the last that nothing has been claimed of, or a new one. */
static Block *empty_block(TsHeap *heap)
{
    while (heap->spare_index > heap->block_index + 1) {
        Block *block = heap->blocks.items[--heap->spare_index];
        if (block->claimed == 0 && block_is_empty(block)) {
            return block;
        }
    }
    return add_block(heap);
}

/* A cell over a line for which the current run is too short: from a run of its own. */
static void *overflow_cell(TsHeap *heap, size_t size)
{
    void *cell;

    if ((size_t)(heap->overflow.limit - heap->overflow.cursor) < size) {
        Block *block = empty_block(heap);
        heap_close_run(&heap->overflow);
        next_run(block, &heap->overflow);
        heap->allocated += BLOCK_SIZE;
    }
    cell = heap->overflow.cursor;
    heap->overflow.cursor += size;
    heap_unpoison(cell, size);
    return cell;
}

static void *large_cell(TsHeap *heap, size_t size)
{
    void *cell = region_take_large(heap, size);

    if (!cell) {
        if (heap->stack_base && !heap->collecting) {
            heap_collect(heap);
            cell = region_take_large(heap, size);
        }
        if (!cell) {
            out_of_memory();
        }
    }
    heap->allocated += size;
    pointer_list_push(&heap->large, cell);
    return cell;
}

void *ts_heap_cell_slow(size_t size)
{
    TsHeap *heap = ts_heap;
    char *cell;

    if (wants_collection(heap, size)) {
        heap_collect(heap);
    }
    if (size > SMALL_MAX) {
        return large_cell(heap, size);
    }
    while ((size_t)(ts_bump.limit - ts_bump.cursor) < size) {
        if (size > LINE_SIZE && ts_bump.cursor < ts_bump.limit) {
            return overflow_cell(heap, size);
        }
        claim_run(heap);
    }
    cell = ts_bump.cursor;
    ts_bump.cursor += size;
    heap_unpoison(cell, size);
    if (stress) {
        heap_close_run(&ts_bump); /* so that the next cell comes here, too */
    }
    return cell;
}

void ts_heap_finalize(void *cell)
{
    pointer_list_push(&ts_heap->finalizable, cell);
}

/* ---- storage --------------------------------------------------------------------------------- */

static size_t raw_cell_size(const void *cell)
{
    return sizeof(TsRaw) + (size_t)((const TsRaw *)cell)->size * 8;
}

static const TsType raw_type = {.kind = TS_KIND_RAW, .name = "storage", .cell_size = raw_cell_size};

static _Noreturn void too_long(void)
{
    ts_throw_error(&RangeError_type, "Invalid array length");
}

void *ts_heap_raw(TsRep rep, size_t count)
{
    size_t unit = ts_rep_size(rep);
    size_t bytes;
    TsRaw *raw;

    if (count > UINT32_MAX) {
        too_long();
    }
    bytes = (count * unit + 7) & ~(size_t)7;
    raw = ts_heap_cell(sizeof(TsRaw) + bytes);
    raw->base.type = &raw_type;
    raw->size = (uint32_t)(bytes / 8);
    raw->rep = (uint8_t)rep;
    raw->flags = 0;
    raw->spare = 0;
    if (rep >= TS_REP_POINTER) {
        memset(raw->bytes, 0, bytes);
    }
    return raw->bytes;
}

void *ts_heap_raw_grow(TsRep rep, void *slots, size_t used, size_t count, size_t *room)
{
    size_t unit = ts_rep_size(rep);
    TsRaw *raw = slots ? (TsRaw *)((char *)slots - sizeof(TsRaw)) : NULL;
    char *grown;

    if (count > UINT32_MAX) {
        too_long();
    }
    if (raw && sizeof(TsRaw) + raw->size * (size_t)8 > SMALL_MAX && ts_heap_owns(raw) &&
        block_of(raw)->kind == BLOCK_LARGE &&
        region_grow_large(raw, sizeof(TsRaw) + count * unit + 8)) {
        size_t old = raw->size * (size_t)8, bytes = (count * unit + 7) & ~(size_t)7;
        if (bytes > old) {
            ts_heap->allocated += bytes - old;
            if (rep >= TS_REP_POINTER) {
                memset(raw->bytes + old, 0, bytes - old);
            }
            raw->size = (uint32_t)(bytes / 8);
        }
        *room = raw->size * (size_t)8 / unit;
        return slots;
    }
    grown = ts_heap_raw(rep, count);
    if (used) {
        memcpy(grown, slots, used * unit);
    }
    *room = ((TsRaw *)(grown - sizeof(TsRaw)))->size * (size_t)8 / unit;
    return grown;
}

/* ---- roots ----------------------------------------------------------------------------------- */

void ts_heap_roots(void *slots, TsRep rep, size_t count)
{
    roots.items = make_room(roots.items, roots.length, &roots.capacity, sizeof *roots.items);
    roots.items[roots.length++] = (Root){.slot = slots, .count = count, .rep = rep};
}

void ts_heap_root(void *slot, TsRep rep)
{
    if (rep >= TS_REP_POINTER) {
        ts_heap_roots(slot, rep, 1);
    }
}

void ts_heap_unroot(void *slot)
{
    for (size_t i = roots.length; i-- > 0;) {
        if (roots.items[i].slot == slot) {
            roots.items[i] = roots.items[--roots.length];
            return;
        }
    }
}

void ts_heap_root_function(void (*trace)(void *context, TsMarker *marker), void *context)
{
    root_functions.items = make_room(root_functions.items, root_functions.length,
                                     &root_functions.capacity, sizeof *root_functions.items);
    root_functions.items[root_functions.length++] =
        (RootFunction){.trace = trace, .context = context};
}

const Root *heap_root_list(size_t *count)
{
    *count = roots.length;
    return roots.items;
}

const RootFunction *heap_root_functions(size_t *count)
{
    *count = root_functions.length;
    return root_functions.items;
}

/* ---- threads --------------------------------------------------------------------------------- */

/* The main thread's stack grows on demand up to the soft limit, which may be raised while running.
 * */
static void raise_stack_limit(char *stack_base)
{
    struct rlimit limit;
    rlim_t size = 8 << 20;

    if (getrlimit(RLIMIT_STACK, &limit) == 0) {
        size = limit.rlim_cur;
        if (limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur < STACK_WANTED) {
            rlim_t wanted = limit.rlim_max < STACK_WANTED ? limit.rlim_max : STACK_WANTED;
            struct rlimit raised = {.rlim_cur = wanted, .rlim_max = limit.rlim_max};
            if (setrlimit(RLIMIT_STACK, &raised) == 0) {
                size = wanted;
            }
        }
    }
    if (size > STACK_WANTED) {
        size = STACK_WANTED;
    }
    size = size > 4 * STACK_MARGIN ? size - 2 * STACK_MARGIN : size / 2;
    thread_stack_low = stack_base - size;
    ts_stack_limit = thread_stack_low;
}

static void find_stack_limit(void)
{
    pthread_attr_t attributes;
    void *low = NULL;
    size_t size = 0;

    if (!thread_stack_low) {
        if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
            pthread_attr_getstack(&attributes, &low, &size);
            pthread_attr_destroy(&attributes);
        }
        size_t margin = size >= (1 << 20) ? STACK_MARGIN : STACK_MARGIN_SMALL;
        thread_stack_low = low ? (char *)low + (margin < size / 2 ? margin : size / 2) : NULL;
    }
    ts_stack_limit = thread_stack_low;
}

void ts_heap_init(void *stack_base)
{
    const char *setting = getenv("TS_GC_STRESS");

    stress = setting && *setting && strcmp(setting, "0") != 0;
    ts_heap = &ts_shared_heap_;
    ts_shared_heap_.stack_base = stack_base;
    raise_stack_limit(stack_base);
}

TsHeap *ts_heap_shared(void)
{
    return &ts_shared_heap_;
}

TsHeap *ts_heap_new(void)
{
    TsHeap *heap = calloc(1, sizeof *heap);

    if (!heap) {
        ts_fatal("out of memory");
    }
    heap->isolated = true;
    heap->trigger = ISOLATED_TRIGGER;
    return heap;
}

/* Where the shared heap's bump pointers are while no thread has it entered. */
static TsBump shared_bump;

void ts_heap_enter(TsHeap *heap, void *stack_base, TsHeapState *saved)
{
    *saved = (TsHeapState){
        .heap = ts_heap, .bump = ts_bump, .stack_limit = ts_stack_limit, .handlers = ts_handlers};
    ts_heap = heap;
    ts_bump = (TsBump){NULL, NULL};
    if (!heap->isolated) {
        ts_bump = shared_bump;
        shared_bump = (TsBump){NULL, NULL};
    }
    heap->stack_base = stack_base;
    ts_handlers = NULL;
    find_stack_limit();
}

void ts_heap_leave(const TsHeapState *saved)
{
    TsHeap *heap = ts_heap;

    heap->stack_base = NULL;
    if (heap->isolated) {
        heap_close_run(&ts_bump);
    } else {
        shared_bump = ts_bump;
    }
    ts_bump = (TsBump){NULL, NULL};
    ts_heap = &ts_shared_heap_;
    ts_handlers = NULL;
    if (saved) {
        ts_heap = saved->heap;
        ts_bump = saved->bump;
        ts_stack_limit = saved->stack_limit;
        ts_handlers = saved->handlers;
    }
}

void ts_heap_adopt_stack(void *stack_base)
{
    ts_heap->stack_base = stack_base;
    find_stack_limit();
}

/* ---- isolated heaps -------------------------------------------------------------------------- */

static void clear_block(Block *block)
{
    heap_poison(block_address(block), BLOCK_SIZE);
    memset(block_lines(block), 0, BLOCK_LINES);
    memset(chunk_of(block)->marks[block_position(block)], 0, BLOCK_SIZE / 64);
    block->claimed = 0;
}

static void give_blocks_above(TsHeap *heap, size_t kept)
{
    if (heap->blocks.length <= kept) {
        return;
    }
    for (size_t i = kept; i < heap->blocks.length; i++) {
        heap_unpoison(block_address(heap->blocks.items[i]), BLOCK_SIZE);
    }
    region_give_blocks((Block **)heap->blocks.items + kept, heap->blocks.length - kept);
    heap->blocks.length = kept;
}

void ts_heap_reset(TsHeap *heap)
{
    if (heap->finalizable.length) {
        heap_finalize_all(heap);
    }
    if (ts_heap == heap) {
        ts_bump = (TsBump){NULL, NULL};
    }
    heap->overflow = (TsBump){NULL, NULL};
    while (heap->large.length) {
        region_give_large(heap->large.items[--heap->large.length]);
    }
    give_blocks_above(heap, ISOLATED_KEEP);
    for (size_t i = 0; i < heap->blocks.length; i++) {
        clear_block(heap->blocks.items[i]);
    }
    extra_free(heap);
    heap->block_index = heap->spare_index = 0;
    heap->allocated = heap->live = 0;
    heap->trigger = ISOLATED_TRIGGER;
}

void ts_heap_delete(TsHeap *heap)
{
    ts_heap_reset(heap);
    give_blocks_above(heap, 0);
    free(heap->blocks.items);
    free(heap->large.items);
    free(heap->finalizable.items);
    free(heap);
}

bool ts_heap_owns(const void *cell)
{
    if (!region_has(cell)) {
        return false;
    }
    return block_owner(block_of(cell)) == ts_heap;
}
