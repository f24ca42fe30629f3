/*
 * Between the files that infer type arguments (infer.c, infer_objects.c, inferred.c).
 */
#ifndef TS2C_TYPES_INFER_WALK_H
#define TS2C_TYPES_INFER_WALK_H

#include "types/checker.h"

typedef struct InferWalk {
    Checker *c;
    InferenceContext *context;
    Type *original_target;
    unsigned priority;
    unsigned reached; /* lowest priority at which something was inferred */
    bool contravariant, bivariant;
    VEC(Type *) visited; /* pairs */
    Type *sources[60], *targets[60];
    int depth, nesting;
} InferWalk;

void infer_between(InferWalk *w, Type *source, Type *target);
Inference *inference_of_type(InferWalk *w, Type *type);
void clear_cached(InferenceContext *context);
bool is_at_top_level(Type *type, Type *parameter, int depth);
void add_candidate(InferWalk *w, Inference *inference, Type *source, Type *target);
void infer_with_priority(InferWalk *w, Type *source, Type *target, unsigned priority);
void infer_contravariantly(InferWalk *w, Type *source, Type *target);
void infer_arguments(InferWalk *w, Type **sources, Type **targets, size_t n, int *variances);
bool identical_or_base(Checker *c, Type *s, Type *t);
bool closely_matched(Checker *c, Type *s, Type *t);
void infer_matching(InferWalk *w, TypeVec *sources, TypeVec *targets,
                    bool (*matches)(Checker *, Type *, Type *));
TypeVec parts_of(Checker *c, Type *type, unsigned flag);
void infer_to_multiple(InferWalk *w, Type *source, Type **targets, size_t n, unsigned flags);
Type *contravariant(Checker *c, Inference *inference);

#endif
