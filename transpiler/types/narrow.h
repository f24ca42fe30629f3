/*
 * Between narrow.c (walking the graph) and conditions.c (what a condition says of a reference).
 */
#ifndef TS2C_TYPES_NARROW_H
#define TS2C_TYPES_NARROW_H

#include "types/flow.h"

/* One question: the type of `reference` at a place. */
typedef struct Narrow {
    Checker *c;
    AstNode *reference;
    Type *declared, *initial;
    AstNode *container;
    const char *key; /* of the reference, for loops; NULL until needed */
    PtrMap shared, shared_incomplete;
    int depth, reducing, inline_level;
} Narrow;

Type *narrow_by(Narrow *n, Type *type, AstNode *condition, bool assume_true);
Type *by_binary_or_logical(Narrow *n, Type *type, AstNode *node, bool assume_true);
Type *narrow_to(Checker *c, Type *type, Type *candidate, bool assume_true, bool derived);
Type *narrow_by_predicate(Narrow *n, Type *type, TypePredicate *predicate, AstNode *call,
                          bool assume_true);
Type *narrow_by_switch(Narrow *n, Type *type, FlowNode *flow);
Type *assignment_reduced(Checker *c, Type *declared, Type *assigned);
const char *reference_key(Narrow *n);
void push_loop(Checker *c, FlowNode *node, const char *key, TypeVec *types);
const char *accessed_property_name(Checker *c, AstNode *node);
AstNode *access_object(AstNode *node);
AstNode *reference_candidate(AstNode *node);
bool contains_matching_reference(Checker *c, AstNode *source, AstNode *target);
bool chain_contains_reference(Checker *c, AstNode *source, AstNode *target);
bool type_is_subset(Checker *c, Type *part, Type *whole);
bool is_evolving_target(AstNode *node);
bool is_chain_root_operand(AstNode *node);

#endif
