/*
 * What the parts of the heap share. Not for other files.
 *
 * All heaps take their blocks from one region of address space: chunks of 16 MiB in a row, each
 * beginning with tables about its blocks (heap_region.c). A cell's chunk is found by masking its
 * address, so that its mark bit and line are two shifts away.
 *
 * Between two collections a block's table of lines says which lines survived the last one; the free
 * runs between them are claimed in order for bump allocation. Cells in a claimed run lie one after
 * the other up to a NULL word, so that they can be walked: only the few blocks that the stack
 * points into are.
 */
#ifndef TS_HEAP_INTERNAL_H
#define TS_HEAP_INTERNAL_H

#include "ts/heap.h"

enum {
    LINE_SIZE = 256,
    BLOCK_SIZE = 32 << 10,
    BLOCK_LINES = BLOCK_SIZE / LINE_SIZE,
    CHUNK_SIZE = 16 << 20,
    CHUNK_BLOCKS = CHUNK_SIZE / BLOCK_SIZE,
    BLOCK_WORDS = BLOCK_SIZE / 8 / 64, /* 64-bit words of bits, one bit for 8 bytes */
    SMALL_MAX = 16 << 10,              /* larger ones are small, too, if a run has room */
    LARGE_MAX = 8 << 20,               /* larger cells get chunks of their own */
    MAX_CHUNKS = 4096                  /* 64 GiB */
};

typedef enum BlockKind {
    BLOCK_FREE,
    BLOCK_SMALL,
    BLOCK_LARGE,
    BLOCK_LARGE_REST,
    BLOCK_TABLES
} BlockKind;

typedef struct Block {
    TsHeap *owner; /* read by other threads' collections: use block_owner */
    uint8_t kind;
    bool starts_known; /* during a collection: `starts` is filled in */
    uint16_t claimed;  /* lines below this have been given out for allocation */
    uint32_t span;     /* of BLOCK_LARGE: blocks; of the rest: distance to the first */
} Block;

typedef struct Chunk {
    Block blocks[CHUNK_BLOCKS];
    uint8_t lines[CHUNK_BLOCKS][BLOCK_LINES];   /* 1: holds cells that survived */
    uint64_t marks[CHUNK_BLOCKS][BLOCK_WORDS];  /* cells that survived, by their first word */
    uint64_t starts[CHUNK_BLOCKS][BLOCK_WORDS]; /* scratch: where cells begin */
    uint32_t free_blocks;
    uint32_t first_free;  /* no free block lies below */
    uint32_t huge_chunks; /* a cell larger than a chunk: chunks it takes */
} Chunk;

enum { TABLE_BLOCKS = (sizeof(Chunk) + BLOCK_SIZE - 1) / BLOCK_SIZE };

/** The region: [base, base + size), a row of chunks. */
typedef struct Region {
    char *base;
    size_t size;
    uint16_t chunk_head[MAX_CHUNKS]; /* distance of a chunk of a huge cell to its first chunk */
} Region;
extern Region ts_region;

typedef struct PointerList {
    void **items;
    size_t length, capacity;
} PointerList;

typedef struct Root {
    void *slot;
    size_t count;
    TsRep rep;
} Root;

typedef struct RootFunction {
    void (*trace)(void *context, TsMarker *marker);
    void *context;
} RootFunction;

/** Cells with extra data: open addressing, keys are addresses. */
typedef struct ExtraTable {
    const void **keys;
    void **values;
    size_t count, capacity;
} ExtraTable;

struct TsHeap {
    bool isolated;
    bool collecting;
    char *stack_base;
    PointerList blocks; /* Block * of small cells */
    size_t block_index; /* the block whose runs are being claimed */
    size_t spare_index; /* from here on, none is left for overflow */
    TsBump overflow;    /* for cells over a line that do not fit the current run */
    size_t allocated;   /* bytes since the last collection */
    size_t trigger;     /* collect when `allocated` is over it */
    size_t live;        /* bytes that survived the last collection */
    size_t stressed;    /* under TS_GC_STRESS: bytes since it last collected */
    PointerList large;  /* cells over SMALL_MAX */
    PointerList finalizable;
    ExtraTable extra;
};

extern TsHeap ts_shared_heap_;

static inline Chunk *chunk_of(const void *address)
{
    return (Chunk *)((uintptr_t)address & ~(uintptr_t)(CHUNK_SIZE - 1));
}

static inline size_t block_number(const void *address)
{
    return ((uintptr_t)address & (CHUNK_SIZE - 1)) / BLOCK_SIZE;
}

static inline Block *block_of(const void *address)
{
    return &chunk_of(address)->blocks[block_number(address)];
}

static inline char *block_address(const Block *block)
{
    Chunk *chunk = chunk_of(block);

    return (char *)chunk + (size_t)(block - chunk->blocks) * BLOCK_SIZE;
}

static inline size_t block_position(const Block *block)
{
    return (size_t)(block - chunk_of(block)->blocks);
}

static inline uint8_t *block_lines(const Block *block)
{
    return chunk_of(block)->lines[block_position(block)];
}

static inline TsHeap *block_owner(const Block *block)
{
    return __atomic_load_n(&block->owner, __ATOMIC_RELAXED);
}

static inline bool region_has(const void *address)
{
    return (uintptr_t)address - (uintptr_t)ts_region.base <
           __atomic_load_n(&ts_region.size, __ATOMIC_RELAXED);
}

/** Whether no cell of it has survived. */
bool block_is_empty(const Block *block);

void pointer_list_push(PointerList *list, void *item);

/* heap_region.c: all of these take the region's lock themselves. */
Block *region_take_block(TsHeap *owner);
/** Sorts them; their memory goes back to the system. */
void region_give_blocks(Block **blocks, size_t count);
/** Whole blocks, or chunks, for one cell of `size` bytes, not cleared. NULL: none left. */
void *region_take_large(TsHeap *owner, size_t size);
void region_give_large(void *cell);
/** Bytes that a large cell's blocks hold. */
size_t region_large_room(const void *cell);
/** Enlarges a large cell's room in place if the blocks after it are free. */
bool region_grow_large(void *cell, size_t size);
size_t region_committed(void);

/* heap_collect.c */
void heap_collect(TsHeap *heap);
size_t heap_cell_size(const TsObject *cell);
void heap_finalize_all(TsHeap *heap);

/* heap_mark.c */
void marker_init(TsMarker *marker, TsHeap *heap);
void marker_drain(TsMarker *marker);
bool marker_has(const TsMarker *marker, const void *cell);
void marker_free(TsMarker *marker);

struct TsMarker {
    TsHeap *heap;
    uintptr_t base; /* of the region, at the start of the collection */
    size_t size;
    bool check_owner;   /* cells may point into another heap (which is then not marked) */
    size_t live;        /* bytes of marked cells */
    const void **stack; /* marked, not yet traced */
    size_t length, capacity;
};

/* heap_extra.c */
void extra_mark(TsHeap *heap, TsMarker *marker);
void extra_sweep(TsHeap *heap, const TsMarker *marker);
void extra_free(TsHeap *heap);

/* heap.c */
void heap_close_run(TsBump *bump);
const Root *heap_root_list(size_t *count);
const RootFunction *heap_root_functions(size_t *count);
bool heap_stress(void);

#ifdef TS_HEAP_ASAN
void __asan_poison_memory_region(void const volatile *, size_t);
#define heap_poison(address, size)   __asan_poison_memory_region((address), (size))
#define heap_unpoison(address, size) __asan_unpoison_memory_region((address), (size))
#define NO_SANITIZE                  __attribute__((no_sanitize("address")))
#else
#define heap_poison(address, size)   ((void)(address), (void)(size))
#define heap_unpoison(address, size) ((void)(address), (void)(size))
#define NO_SANITIZE
#endif

#endif
