/*
 * Between the files that relate types (relations.c, relate_*.c): one comparison under way.
 */
#ifndef TS2C_TYPES_RELATE_H
#define TS2C_TYPES_RELATE_H

#include "types/checker.h"

enum { KEY_RELATION = 140 };
enum { RESULT_NONE, RESULT_YES, RESULT_NO };

typedef struct Pair {
    Type *source, *target;
    Relation relation;
} Pair;

typedef struct RelationState {
    VEC(Pair) maybe; /* pairs assumed to hold */
    int depth;
    Type *sources[100], *targets[100];
    bool overflow;
} RelationState;

typedef struct Rel {
    Checker *c;
    RelationState *s;
    Relation relation;
    bool in_target_set; /* the target is one part of an intersection: no weak type check */
} Rel;

bool relate(Rel *r, Type *source, Type *target);
bool relate_structured(Rel *r, Type *source, Type *target);
bool lists_identical(Rel *r, Type **a, Type **b, size_t n);
bool sets_identical(Rel *r, Type *source, Type *target);
bool relate_signature_lists(Rel *r, Type *source, Type *target, bool construct);
bool relate_objects(Rel *r, Type *source, Type *target);
bool relate_inner(Rel *r, Type *source, Type *target);

#endif
