/*
 * Between the files that build control-flow graphs (flow.c, flow_statements.c).
 */
#ifndef TS2C_TYPES_FLOW_BUILD_H
#define TS2C_TYPES_FLOW_BUILD_H

#include "types/flow.h"

typedef struct Jump {
    struct Jump *outer;
    const char *label;
    FlowNode *break_target, *continue_target;
    bool is_switch, is_label;
} Jump;

typedef struct Builder {
    Checker *c;
    FlowNode *current, *unreachable;
    FlowNode *true_target, *false_target;
    FlowNode *return_target, *exception_target;
    Jump *jumps;
    const char *pending_label;
    int depth;
} Builder;

void bind_flow(Builder *b, AstNode *node);
FlowNode *flow_label(Builder *b, FlowKind kind);
void flow_join(Builder *b, FlowNode *target, FlowNode *antecedent);
FlowNode *flow_finish(Builder *b, FlowNode *target);
bool flow_narrows(AstNode *node);
bool is_logical_operator(AstNode *node);
void flow_with_targets(Builder *b, void (*run)(Builder *, AstNode *), AstNode *node,
                       FlowNode *true_target, FlowNode *false_target);
void bind_condition(Builder *b, AstNode *node, FlowNode *true_target, FlowNode *false_target);
void flow_mutate(Builder *b, FlowKind kind, AstNode *node);
void flow_assign(Builder *b, AstNode *node);
void bind_pattern(Builder *b, AstNode *pattern, bool declares);
void bind_variable(Builder *b, AstNode *node);
void bind_children(Builder *b, AstNode *node);
void bind_logical_expression(Builder *b, AstNode *node);
void bind_chain_expression(Builder *b, AstNode *node);
bool is_push(AstNode *node);
void bind_conditional(Builder *b, AstNode *node);
void bind_assignment(Builder *b, AstNode *node);

#endif
