/*
 * The control-flow graph of a function or file, backwards: each node points at what comes before
 * it. Built in one walk over the statements when first needed; nested functions have their own.
 */
#ifndef TS2C_TYPES_FLOW_H
#define TS2C_TYPES_FLOW_H

#include "types/checker.h"

typedef enum FlowKind {
    FLOW_UNREACHABLE,
    FLOW_START,
    FLOW_BRANCH,
    FLOW_LOOP,
    FLOW_ASSIGNMENT,
    FLOW_TRUE,
    FLOW_FALSE,
    FLOW_SWITCH,
    FLOW_ARRAY_MUTATION,
    FLOW_CALL,
    FLOW_REDUCE
} FlowKind;

struct FlowNode {
    FlowKind kind;
    AstNode *node; /* assignment target or declaration, condition, call, switch; START: the
                             function expression whose creation comes before */
    FlowNode *antecedent;
    VEC(FlowNode *) antecedents;     /* of labels; REDUCE: those that replace the target's */
    FlowNode *target;                /* REDUCE: the label whose antecedents are replaced */
    size_t clause_start, clause_end; /* SWITCH */
    uint8_t reachable;               /* 0 unknown, 1 yes, 2 no, 3 being computed */
    PtrMap loop_types;               /* LOOP: reference key -> Type */
};

bool is_narrowable_reference(AstNode *node);
FlowNode *flow_node(Checker *c, FlowKind kind, AstNode *node, FlowNode *antecedent);

#endif
