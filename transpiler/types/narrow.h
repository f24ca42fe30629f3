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
    PtrMap shared, shared_incomplete; /* what was found at labels, conditions and reductions */
    struct FinallyWalk *reduction;    /* the innermost finally part that the walk is in */
    int depth, inline_level;
} Narrow;

Type *narrow_by(Narrow *n, Type *type, AstNode *condition, bool assume_true);
Type *narrow_by_binary(Narrow *n, Type *type, AstNode *node, bool assume_true);
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

typedef Type *NarrowProperty(Narrow *n, Type *type, void *data);
Type *narrow_by_facts(Checker *c, Type *type, unsigned facts);
AstNode *discriminant_access(Narrow *n, AstNode *node, Type *type);
Type *narrow_by_discriminant(Narrow *n, Type *type, AstNode *access, NarrowProperty *narrow,
                             void *data);
bool is_comparable_part(Checker *c, Type *type, void *data);
bool is_not_unit(Checker *c, Type *type, void *data);
Type *replace_by_literals(Checker *c, Type *type, void *data);
const char *literal_text(AstNode *node);
AstNode *typeof_operand(AstNode *node);
unsigned typeof_fact(const char *name, bool equal);
Type *narrow_by_type_name(Checker *c, Type *type, const char *name);
Type *narrow_by_typeof(Narrow *n, Type *type, AstNode *operand, AstOperator op, const char *name,
                       bool assume_true);
Type *instance_type_of(Checker *c, Type *constructor);
Type *narrow_by_instanceof(Narrow *n, Type *type, AstNode *node, bool assume_true);
Type *narrow_by_call(Narrow *n, Type *type, AstNode *call, bool assume_true);

typedef struct FlowType {
    Type *type;
    bool incomplete;
} FlowType;

FlowType narrow_walk(Narrow *n, FlowNode *flow);
const char *accessed_key(Checker *c, AstNode *node);
Symbol *constant_index_symbol(Checker *c, AstNode *node);
bool is_evolving_array(const Type *type);
Type *narrow_join(Checker *c, TypeVec *types, Reduction reduction);
bool narrow_at_assignment(Narrow *n, FlowNode *flow, FlowType *out);
FlowType narrow_at_condition(Narrow *n, FlowNode *flow);
bool narrow_at_call(Narrow *n, FlowNode *flow, FlowType *out);
bool narrow_at_mutation(Narrow *n, FlowNode *flow, FlowType *out);

#endif
