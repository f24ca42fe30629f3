/*
 * The heap: where every object, string, array, closure and scope lives.
 *
 * The law of memory. Cells are allocated with TS_NEW or TS_ALLOC and never freed by hand: a tracing
 * collector reclaims what can no longer be reached. Reachable is what module variables (roots), the
 * running stack and registers (looked at conservatively; pointers into a cell count) and other
 * reachable cells point at. Cells never move. A pointer kept in malloc memory or in a static
 * variable must be announced with ts_heap_root, else its cell dies.
 *
 * A cell must be complete before the next allocation: TS_NEW evaluates its initialisers first, and
 * TS_ALLOC gives zeroed cells.
 *
 * A heap is an instance; each thread has a current one. The shared heap belongs to whoever holds
 * the runtime lock. An isolated heap belongs to one thread, is never collected, and is emptied by
 * ts_heap_reset; nothing outside may point into it.
 *
 * Mark-region collection: blocks of 32 KiB cut into lines of 256 bytes; bump allocation into runs
 * of free lines; cells over 16 KiB take whole blocks.
 */
#ifndef TS_HEAP_H
#define TS_HEAP_H

#include "ts/type.h"

#if defined(__SANITIZE_ADDRESS__)
#define TS_HEAP_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define TS_HEAP_ASAN 1
#endif
#endif
#ifdef TS_HEAP_ASAN
void __asan_unpoison_memory_region(void const volatile *, size_t);
#define TS_HEAP_UNPOISON(address, size) __asan_unpoison_memory_region((address), (size))
#else
#define TS_HEAP_UNPOISON(address, size) ((void)0)
#endif

typedef struct TsHeap TsHeap;

/** Where the current heap's next cell goes. */
typedef struct TsBump {
    char *cursor;
    char *limit;
} TsBump;

extern _Thread_local TsBump ts_bump;
extern _Thread_local TsHeap *ts_heap;

/** Sizes of cells are multiples of this. */
#define TS_CELL_ALIGN 8u

void *ts_heap_cell_slow(size_t size);

/**
 * Room for a cell of `size` bytes, uninitialised. The caller stores the descriptor and every traced
 * field before it allocates again.
 */
static inline void *ts_heap_cell(size_t size)
{
    char *cell = ts_bump.cursor;

    size = (size + TS_CELL_ALIGN - 1) & ~(size_t)(TS_CELL_ALIGN - 1);
    if (__builtin_expect((size_t)(ts_bump.limit - cell) < size, 0)) {
        return ts_heap_cell_slow(size);
    }
    ts_bump.cursor = cell + size;
    TS_HEAP_UNPOISON(cell, size);
    return cell;
}

/** Has `finalize` of the cell's descriptor called when the cell dies or its heap is reset. */
void ts_heap_finalize(void *cell);

/** A zeroed cell of the descriptor's size. Registers the finalizer, if there is one. */
static inline void *ts_heap_new_cell(const TsType *type, size_t size)
{
    TsObject *cell = ts_heap_cell(size);

    memset(cell, 0, size);
    cell->type = type;
    if (type->finalize) {
        ts_heap_finalize(cell);
    }
    return cell;
}

/** A zeroed `Type *` with the descriptor `Type_type`. */
#define TS_ALLOC(Type) ((Type *)ts_heap_new_cell(&Type##_type, sizeof(Type)))

/** As TS_ALLOC with another descriptor of the same struct. */
#define TS_ALLOC_AS(Type, descriptor) ((Type *)ts_heap_new_cell(&(descriptor), sizeof(Type)))

/**
 * A new `Type *` with the given fields; the initialisers are evaluated before the allocation.
 * A descriptor's finalizer must be registered by hand (ts_heap_finalize).
 */
#define TS_NEW(Type, ...) TS_NEW_UNIQUE_(Type, Type##_type, __COUNTER__, __VA_ARGS__)
/** As TS_NEW with another descriptor of the same struct. */
#define TS_NEW_AS(Type, descriptor, ...) TS_NEW_UNIQUE_(Type, descriptor, __COUNTER__, __VA_ARGS__)

#define TS_NEW_UNIQUE_(Type, descriptor, n, ...) TS_NEW_(Type, descriptor, n, __VA_ARGS__)
#define TS_NEW_(Type, descriptor, n, ...)                \
    __extension__({                                      \
        Type ts_fields_##n = {__VA_ARGS__};              \
        Type *ts_cell_##n = ts_heap_cell(sizeof(Type));  \
        *ts_cell_##n = ts_fields_##n;                    \
        ((TsObject *)ts_cell_##n)->type = &(descriptor); \
        ts_cell_##n;                                     \
    })

/** Storage without fields (array elements, text), itself a cell: a header, then the bytes. */
typedef struct TsRaw {
    TsObject base;
    uint32_t size; /* bytes after the header, rounded up to 8; in units of 8 */
    uint8_t rep;   /* TsRep of elements to trace; TS_REP_DOUBLE: nothing to trace */
    uint8_t flags;
    uint16_t spare;
    char bytes[];
} TsRaw;

/**
 * Storage for `count` slots of `rep`, not initialised when rep is not traced, else zeroed. Returns
 * the address of the slots; the cell is kept by any pointer to or into them from the stack, and by
 * ts_mark_raw from a trace function. Throws RangeError when no memory can hold it.
 */
void *ts_heap_raw(TsRep rep, size_t count);

/**
 * Storage with room for `count` slots that begins with the first `used` slots of `slots` (may be
 * NULL). May return `slots` itself when it can grow in place. *room is set to the slots it holds.
 */
void *ts_heap_raw_grow(TsRep rep, void *slots, size_t used, size_t count, size_t *room);

/* ---- tracing --------------------------------------------------------------------------------- */

/** Marks what a slot of a cell points at; any of NULL, static cells and heap cells. */
void ts_mark(TsMarker *marker, const void *cell);
void ts_mark_value(TsMarker *marker, TsValue value);
/** Marks storage by the address that ts_heap_raw gave. */
void ts_mark_raw(TsMarker *marker, const void *slots);

/* ---- roots ----------------------------------------------------------------------------------- */

/** Announces a module variable: &variable and its representation. */
void ts_heap_root(void *slot, TsRep rep);

/** Announces `count` equal slots in a row. */
void ts_heap_roots(void *slots, TsRep rep, size_t count);

/** Takes back ts_heap_root. */
void ts_heap_unroot(void *slot);

/** Calls `trace(context, marker)` at every collection, for shims with roots of their own. */
void ts_heap_root_function(void (*trace)(void *context, TsMarker *marker), void *context);

/* ---- heaps and threads ----------------------------------------------------------------------- */

/**
 * Makes the shared heap and enters it on this thread. `stack_base` is an address above every frame
 * that can hold a cell: __builtin_frame_address(0) of main. Raises the stack limit (main thread).
 */
void ts_heap_init(void *stack_base);

/** The shared heap. */
TsHeap *ts_heap_shared(void);

/** A new isolated heap; ts_heap_delete gives it back. */
TsHeap *ts_heap_new(void);
void ts_heap_delete(TsHeap *heap);

/** What a thread was doing before ts_heap_enter. */
typedef struct TsHeapState {
    TsHeap *heap;
    TsBump bump;
    char *stack_limit;
    void *handlers;
} TsHeapState;

/**
 * Makes `heap` this thread's current heap; `stack_base` as for ts_heap_init. For the shared heap
 * the caller holds the runtime lock until ts_heap_leave. The state before is kept in *saved. A heap
 * that the thread has already entered is not entered again.
 */
void ts_heap_enter(TsHeap *heap, void *stack_base, TsHeapState *saved);

/**
 * Takes back the latest ts_heap_enter. With NULL: takes back ts_heap_init, before the main thread
 * lets go of the runtime lock for the first time; from then on it enters as the others do.
 */
void ts_heap_leave(const TsHeapState *saved);

/** The thread that entered the shared heap now runs on another stack with this base. */
void ts_heap_adopt_stack(void *stack_base);

/** Empties an isolated heap in time proportional to what was used; keeps a little for the next. */
void ts_heap_reset(TsHeap *heap);

static inline bool ts_heap_is_isolated(void)
{
    extern TsHeap ts_shared_heap_;
    return ts_heap != &ts_shared_heap_;
}

/** Does the cell lie in the current heap (not static, not in another heap)? */
bool ts_heap_owns(const void *cell);

/** Collects the shared heap now. Must be called with it entered. */
void ts_heap_collect(void);

/** Bytes in use and bytes taken from the system (all heaps). */
typedef struct TsHeapStats {
    size_t used;
    size_t committed;
    size_t collections;
    double milliseconds; /* spent in collections */
} TsHeapStats;
TsHeapStats ts_heap_stats(void);

/* ---- extra data of any cell ------------------------------------------------------------------ */

/**
 * A weak table from cells to cells: the properties that a descriptor has no room for, a function's
 * own properties ... The entry dies with its key. `ts_heap_extra` is NULL when there is none.
 * Not for static or shared cells from an isolated heap (the effect analysis excludes it; checked).
 */
void *ts_heap_extra(const void *cell);
void ts_heap_set_extra(void *cell, void *extra);

/* ---- deep recursion -------------------------------------------------------------------------- */

/** The lowest address that this thread's frames may reach. */
extern _Thread_local char *ts_stack_limit;

_Noreturn void ts_stack_overflow(void);

/** At the start of a function that may recurse: throws RangeError instead of overflowing. */
#define TS_STACK_CHECK()                                                                \
    do {                                                                                \
        if (__builtin_expect((char *)__builtin_frame_address(0) < ts_stack_limit, 0)) { \
            ts_stack_overflow();                                                        \
        }                                                                               \
    } while (0)

/** The same in a function that always calls itself, which compilers warn about unless it returns. */
#define TS_STACK_CHECK_RETURN(...)    \
    do {                              \
        if (ts_stack_is_exhausted()) { \
            return __VA_ARGS__;       \
        }                             \
    } while (0)

/** False, or RangeError. */
bool ts_stack_is_exhausted(void);

#endif
