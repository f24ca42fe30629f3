/*
 * The address space that all heaps share: chunks of 16 MiB in a row, handed out as blocks, as runs
 * of blocks for large cells, and as whole chunks for huge ones.
 *
 * The region begins at an address where nothing else is mapped, so that it can grow by one chunk at
 * a time. Where the kernel does not let us choose, 16 GiB (or what can be had) are reserved at
 * once. Memory is resident only where it was touched.
 */
#include <sched.h>
#include <stdlib.h>
#include <sys/auxv.h>
#include <sys/mman.h>

#include "ts/heap_internal.h"

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

Region ts_region;

static char region_lock;
static size_t reserved;    /* bytes from base that are ours but perhaps not accessible yet */
static size_t first_chunk; /* no free block lies in chunks below */

static void lock(void)
{
    while (__atomic_test_and_set(&region_lock, __ATOMIC_ACQUIRE)) {
        sched_yield();
    }
}

static void unlock(void)
{
    __atomic_clear(&region_lock, __ATOMIC_RELEASE);
}

static Chunk *chunk_at(size_t index)
{
    return (Chunk *)(ts_region.base + index * CHUNK_SIZE);
}

static size_t chunk_count(void)
{
    return ts_region.size / CHUNK_SIZE;
}

/* An address in the middle of nowhere that differs from run to run. */
static char *choose_base(void)
{
    uintptr_t random = 0;
    const void *entropy = (const void *)getauxval(AT_RANDOM);

    if (entropy) {
        memcpy(&random, entropy, sizeof random);
    }
    if (sizeof(void *) < 8) {
        return NULL;
    }
    return (char *)(((uintptr_t)1 << 45) + (random & 0xfffff) * CHUNK_SIZE);
}

static bool reserve_at_once(void)
{
    size_t size = sizeof(void *) < 8 ? (size_t)512 << 20 : (size_t)16 << 30;

    for (; size >= 4 * (size_t)CHUNK_SIZE; size /= 2) {
        char *raw = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (raw != MAP_FAILED) {
            uintptr_t aligned = ((uintptr_t)raw + CHUNK_SIZE - 1) & ~(uintptr_t)(CHUNK_SIZE - 1);
            ts_region.base = (char *)aligned;
            reserved = (size - (aligned - (uintptr_t)raw)) & ~(size_t)(CHUNK_SIZE - 1);
            return true;
        }
    }
    return false;
}

/* Makes `count` chunks accessible after the last one. */
static bool map_chunks(size_t count)
{
    size_t size = count * CHUNK_SIZE;
    char *end;

    if (chunk_count() + count > MAX_CHUNKS) {
        return false;
    }
    if (!ts_region.base) {
        char *base = choose_base();
        char *got = mmap(base, size, PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (got == base && got) {
            ts_region.base = base;
            return true;
        }
        if (got != MAP_FAILED) {
            munmap(got, size);
        }
        if (!reserve_at_once()) {
            return false;
        }
    }
    end = ts_region.base + ts_region.size;
    if (reserved) {
        return ts_region.size + size <= reserved &&
               mprotect(end, size, PROT_READ | PROT_WRITE) == 0;
    }
    char *got = mmap(end, size, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (got != end && got != MAP_FAILED) {
        munmap(got, size);
    }
    return got == end;
}

static Chunk *add_chunks(size_t count)
{
    Chunk *chunk;

    if (!map_chunks(count)) {
        return NULL;
    }
    chunk = chunk_at(chunk_count());
    if (ts_region.size == 0) {
        /* Small programs stay small: no 2 MiB pages for the first chunk. */
        madvise(chunk, CHUNK_SIZE, MADV_NOHUGEPAGE);
    }
    __atomic_store_n(&ts_region.size, ts_region.size + count * CHUNK_SIZE, __ATOMIC_RELAXED);
    return chunk;
}

static void open_chunk(Chunk *chunk)
{
    for (size_t i = 0; i < TABLE_BLOCKS; i++) {
        chunk->blocks[i].kind = BLOCK_TABLES;
    }
    chunk->free_blocks = CHUNK_BLOCKS - TABLE_BLOCKS;
    chunk->first_free = TABLE_BLOCKS;
    chunk->huge_chunks = 0;
}

static void take(Block *block, TsHeap *owner, BlockKind kind, uint32_t span)
{
    Chunk *chunk = chunk_of(block);
    size_t position = block_position(block);

    memset(chunk->lines[position], 0, sizeof chunk->lines[position]);
    memset(chunk->marks[position], 0, sizeof chunk->marks[position]);
    block->kind = (uint8_t)kind;
    block->claimed = 0;
    block->span = span;
    block->starts_known = false;
    __atomic_store_n(&block->owner, owner, __ATOMIC_RELAXED);
    chunk->free_blocks--;
}

/* A run of `count` free blocks, or NULL. */
static Block *find_run(Chunk *chunk, size_t count)
{
    size_t run = 0;

    if (chunk->free_blocks < count) {
        return NULL;
    }
    for (size_t i = chunk->first_free; i < CHUNK_BLOCKS; i++) {
        if (chunk->blocks[i].kind != BLOCK_FREE) {
            run = 0;
        } else if (++run == count) {
            return &chunk->blocks[i + 1 - count];
        }
    }
    return NULL;
}

static Block *take_blocks(TsHeap *owner, size_t count, BlockKind kind)
{
    Block *block = NULL;
    Chunk *chunk;
    size_t i;

    for (i = first_chunk; i < chunk_count() && !block; i++) {
        chunk = chunk_at(i);
        if (chunk->huge_chunks) {
            i += chunk->huge_chunks - 1;
        } else if (chunk->free_blocks) {
            block = find_run(chunk, count);
        } else if (i == first_chunk) {
            first_chunk++;
        }
    }
    if (!block) {
        chunk = add_chunks(1);
        if (!chunk) {
            return NULL;
        }
        open_chunk(chunk);
        block = find_run(chunk, count);
    }
    chunk = chunk_of(block);
    if (block_position(block) == chunk->first_free) {
        chunk->first_free += (uint32_t)count;
    }
    for (i = 0; i < count; i++) {
        take(&block[i], owner, i ? BLOCK_LARGE_REST : kind, (uint32_t)(i ? i : count));
    }
    return block;
}

Block *region_take_block(TsHeap *owner)
{
    Block *block;

    lock();
    block = take_blocks(owner, 1, BLOCK_SMALL);
    unlock();
    return block;
}

static void give(Block *block)
{
    Chunk *chunk = chunk_of(block);
    size_t position = block_position(block);
    size_t index = (size_t)((char *)chunk - ts_region.base) / CHUNK_SIZE;

    block->kind = BLOCK_FREE;
    __atomic_store_n(&block->owner, NULL, __ATOMIC_RELAXED);
    chunk->free_blocks++;
    if (position < chunk->first_free) {
        chunk->first_free = (uint32_t)position;
    }
    if (index < first_chunk) {
        first_chunk = index;
    }
}

static int by_address(const void *left, const void *right)
{
    const Block *a = *(Block *const *)left, *b = *(Block *const *)right;

    return a < b ? -1 : a > b;
}

/* The system gets neighbouring blocks in one call: each may interrupt the other processors. */
void region_give_blocks(Block **blocks, size_t count)
{
    size_t run;

    if (count == 0) {
        return;
    }
    qsort(blocks, count, sizeof *blocks, by_address);
    for (size_t i = 0; i < count; i += run) {
        char *start = block_address(blocks[i]);
        for (run = 1; i + run < count && block_address(blocks[i + run]) == start + run * BLOCK_SIZE;) {
            run++;
        }
        madvise(start, run * BLOCK_SIZE, MADV_DONTNEED);
    }
    lock();
    for (size_t i = 0; i < count; i++) {
        give(blocks[i]);
    }
    unlock();
}

/* ---- huge cells ------------------------------------------------------------------------------ */

static size_t huge_chunks_for(size_t size)
{
    return (TABLE_BLOCKS * (size_t)BLOCK_SIZE + size + CHUNK_SIZE - 1) / CHUNK_SIZE;
}

/* A chunk is free as a whole when all its blocks are. */
static bool chunk_is_free(size_t index)
{
    return chunk_at(index)->huge_chunks == 0 &&
           chunk_at(index)->free_blocks == CHUNK_BLOCKS - TABLE_BLOCKS;
}

static Chunk *find_chunks(size_t count)
{
    size_t run = 0;

    for (size_t i = 0; i < chunk_count(); i++) {
        if (!chunk_is_free(i)) {
            size_t huge = chunk_at(i)->huge_chunks;
            i += huge ? huge - 1 : 0;
            run = 0;
        } else if (++run == count) {
            return chunk_at(i + 1 - count);
        }
    }
    return add_chunks(count);
}

static void *take_huge(TsHeap *owner, size_t size)
{
    size_t count = huge_chunks_for(size);
    Chunk *chunk = find_chunks(count);
    size_t index;
    Block *block;

    if (!chunk) {
        return NULL;
    }
    index = (size_t)((char *)chunk - ts_region.base) / CHUNK_SIZE;
    for (size_t i = 0; i < count; i++) {
        ts_region.chunk_head[index + i] = (uint16_t)i;
    }
    /* The tables of the other chunks would lie inside the cell: they are cleared, not kept. */
    for (size_t i = 1; i < count; i++) {
        madvise(chunk_at(index + i), TABLE_BLOCKS * (size_t)BLOCK_SIZE, MADV_DONTNEED);
    }
    open_chunk(chunk);
    chunk->huge_chunks = (uint32_t)count;
    block = &chunk->blocks[TABLE_BLOCKS];
    take(block, owner, BLOCK_LARGE, CHUNK_BLOCKS - TABLE_BLOCKS);
    chunk->free_blocks = 0;
    return block_address(block);
}

static void give_huge(Chunk *chunk)
{
    size_t count = chunk->huge_chunks;
    size_t index = (size_t)((char *)chunk - ts_region.base) / CHUNK_SIZE;

    madvise(chunk, count * CHUNK_SIZE, MADV_DONTNEED);
    for (size_t i = 0; i < count; i++) {
        ts_region.chunk_head[index + i] = 0;
        open_chunk(chunk_at(index + i));
    }
    if (index < first_chunk) {
        first_chunk = index;
    }
}

/* ---- large cells ----------------------------------------------------------------------------- */

void *region_take_large(TsHeap *owner, size_t size)
{
    void *cell = NULL;

    lock();
    if (size > LARGE_MAX) {
        cell = size < (size_t)MAX_CHUNKS * CHUNK_SIZE ? take_huge(owner, size) : NULL;
    } else {
        Block *block = take_blocks(owner, (size + BLOCK_SIZE - 1) / BLOCK_SIZE, BLOCK_LARGE);
        cell = block ? block_address(block) : NULL;
    }
    unlock();
    return cell;
}

size_t region_large_room(const void *cell)
{
    const Chunk *chunk = chunk_of(cell);

    if (chunk->huge_chunks) {
        return chunk->huge_chunks * (size_t)CHUNK_SIZE - TABLE_BLOCKS * (size_t)BLOCK_SIZE;
    }
    return block_of(cell)->span * (size_t)BLOCK_SIZE;
}

void region_give_large(void *cell)
{
    Block *block = block_of(cell);
    size_t room = region_large_room(cell);

    heap_unpoison(cell, room);
    lock();
    if (chunk_of(cell)->huge_chunks) {
        give_huge(chunk_of(cell));
    } else {
        if (room >= (256 << 10)) {
            madvise(cell, room, MADV_DONTNEED);
        }
        for (size_t i = 0, span = block->span; i < span; i++) {
            give(&block[i]);
        }
    }
    unlock();
}

static bool grow_huge(Chunk *chunk, size_t size)
{
    size_t count = huge_chunks_for(size);
    size_t old = chunk->huge_chunks;
    size_t index = (size_t)((char *)chunk - ts_region.base) / CHUNK_SIZE;

    for (size_t i = old; i < count && index + i < chunk_count(); i++) {
        if (!chunk_is_free(index + i)) {
            return false;
        }
    }
    if (index + count > chunk_count() && !add_chunks(index + count - chunk_count())) {
        return false;
    }
    for (size_t i = old; i < count; i++) {
        ts_region.chunk_head[index + i] = (uint16_t)i;
        madvise(chunk_at(index + i), TABLE_BLOCKS * (size_t)BLOCK_SIZE, MADV_DONTNEED);
    }
    chunk->huge_chunks = (uint32_t)count;
    if (first_chunk > index && first_chunk < index + count) {
        first_chunk = index;
    }
    return true;
}

bool region_grow_large(void *cell, size_t size)
{
    Block *block = block_of(cell);
    Chunk *chunk = chunk_of(cell);
    size_t count = (size + BLOCK_SIZE - 1) / BLOCK_SIZE;
    bool grown = size <= region_large_room(cell);

    if (grown) {
        return true;
    }
    lock();
    if (chunk->huge_chunks) {
        grown = size < (size_t)MAX_CHUNKS * CHUNK_SIZE && grow_huge(chunk, size);
    } else if (size <= LARGE_MAX && block_position(block) + count <= CHUNK_BLOCKS) {
        size_t i = block->span;
        while (i < count && block[i].kind == BLOCK_FREE) {
            i++;
        }
        grown = i == count;
        for (i = block->span; grown && i < count; i++) {
            take(&block[i], block->owner, BLOCK_LARGE_REST, (uint32_t)i);
        }
        if (grown) {
            block->span = (uint32_t)count;
        }
    }
    unlock();
    return grown;
}

size_t region_committed(void)
{
    size_t blocks = 0;

    lock();
    for (size_t i = 0; i < chunk_count(); i++) {
        Chunk *chunk = chunk_at(i);
        blocks += CHUNK_BLOCKS - (chunk->huge_chunks ? 0 : chunk->free_blocks);
        if (chunk->huge_chunks) {
            blocks += (chunk->huge_chunks - 1) * (size_t)CHUNK_BLOCKS;
            i += chunk->huge_chunks - 1;
        }
    }
    unlock();
    return blocks * BLOCK_SIZE;
}
