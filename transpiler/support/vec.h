/*
 * Growable typed vectors whose items live in an arena.
 *
 *     VEC(AstNode *) statements = {0};
 *     vec_push(arena, &statements, node);
 *     for (size_t i = 0; i < statements.length; i++) use(statements.items[i]);
 *
 * A zeroed VEC is empty. Growing leaves the old items in the arena (their memory returns with
 * it), so a pointer into `items` goes stale at the next push. To pass a VEC between functions,
 * give its type a name: typedef VEC(Symbol *) SymbolVec.
 */
#ifndef TS2C_SUPPORT_VEC_H
#define TS2C_SUPPORT_VEC_H

#include <stddef.h>
#include <string.h>

#include "support/arena.h"

#define VEC(T)           \
    struct {             \
        T *items;        \
        size_t length;   \
        size_t capacity; \
    }

/* The items in memory with room for at least one more than `length`; sets *capacity. */
void *vec_grow(Arena *arena, void *items, size_t length, size_t *capacity, size_t item_size);

/* Makes room for one more item. */
#define vec_reserve_one(arena, vec)                                                               \
    ((vec)->length < (vec)->capacity                                                              \
         ? (void)0                                                                                \
         : (void)((vec)->items = vec_grow((arena), (vec)->items, (vec)->length, &(vec)->capacity, \
                                          sizeof *(vec)->items)))

/* Appends an item; the item expression is evaluated once, before the vector grows or not. */
#define vec_push(arena, vec, ...)                          \
    do {                                                   \
        __typeof__(*(vec)->items) vec_item_ = __VA_ARGS__; \
        vec_reserve_one((arena), (vec));                   \
        (vec)->items[(vec)->length++] = vec_item_;         \
    } while (0)

/* A pointer to a new zeroed item at the end. */
#define vec_add(arena, vec)                                         \
    (vec_reserve_one((arena), (vec)),                               \
     memset(&(vec)->items[(vec)->length], 0, sizeof *(vec)->items), \
     &(vec)->items[(vec)->length++])

/* Appends all items of another vector of the same type. */
#define vec_append(arena, vec, other)                                 \
    do {                                                              \
        for (size_t vec_i_ = 0; vec_i_ < (other)->length; vec_i_++) { \
            vec_push((arena), (vec), (other)->items[vec_i_]);         \
        }                                                             \
    } while (0)

/* Puts an item before position `at` (<= length). */
#define vec_insert(arena, vec, at, ...)                             \
    do {                                                            \
        size_t vec_at_ = (at);                                      \
        __typeof__(*(vec)->items) vec_new_ = __VA_ARGS__;           \
        vec_reserve_one((arena), (vec));                            \
        memmove(&(vec)->items[vec_at_ + 1], &(vec)->items[vec_at_], \
                ((vec)->length - vec_at_) * sizeof *(vec)->items);  \
        (vec)->items[vec_at_] = vec_new_;                           \
        (vec)->length++;                                            \
    } while (0)

/* Removes and gives the last item; the vector must not be empty. */
#define vec_pop(vec) ((vec)->items[--(vec)->length])

/* The last item, as an lvalue; the vector must not be empty. */
#define vec_last(vec) ((vec)->items[(vec)->length - 1])

#define vec_clear(vec) ((void)((vec)->length = 0))

#endif
