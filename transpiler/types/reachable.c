/*
 * Whether control can reach a place.
 */
#include "types/flow_build.h"

/* ---- reachability ---- */

static bool compute_reachable(Checker *c, FlowNode *flow);

bool flow_reachable(Checker *c, FlowNode *flow)
{
    if (!flow) {
        return true;
    }
    FlowNode *at = flow;
    /* Straight lines are walked without recursion. */
    while (at->reachable == 0 && (at->kind == FLOW_ASSIGNMENT || at->kind == FLOW_TRUE ||
                                  at->kind == FLOW_FALSE || at->kind == FLOW_ARRAY_MUTATION)) {
        at = at->antecedent;
    }
    if (at->reachable == 0) {
        at->reachable = 3;
        bool result = compute_reachable(c, at);
        at->reachable = result ? 1 : 2;
    }
    bool result = at->reachable == 1 || at->reachable == 3;
    if (flow->reachable == 0 && at->reachable != 3) {
        flow->reachable = result ? 1 : 2;
    }
    return result;
}

static bool compute_reachable(Checker *c, FlowNode *flow)
{
    switch (flow->kind) {
    case FLOW_UNREACHABLE:
        return false;
    case FLOW_START:
        return true;
    case FLOW_BRANCH:
        for (size_t i = 0; i < flow->antecedents.length; i++) {
            if (flow_reachable(c, flow->antecedents.items[i])) {
                return true;
            }
        }
        return false;
    case FLOW_LOOP:
        return flow->antecedents.length && flow_reachable(c, flow->antecedents.items[0]);
    case FLOW_SWITCH:
        if (flow->clause_start == flow->clause_end && is_exhaustive_switch(c, flow->node)) {
            return false;
        }
        return flow_reachable(c, flow->antecedent);
    case FLOW_CALL: {
        Signature *signature = assertion_signature(c, flow->node);
        if (signature) {
            TypePredicate *predicate = predicate_of(c, signature);
            if (predicate && predicate->is_asserts && !predicate->type) {
                size_t i = predicate->parameter_index;
                if (i < flow->node->call.arguments.length &&
                    flow->node->call.arguments.items[i]->kind == AST_FALSE_LITERAL) {
                    return false;
                }
            }
            if (return_type_of(c, signature)->flags & TYPE_NEVER) {
                return false;
            }
        }
        return flow_reachable(c, flow->antecedent);
    }
    case FLOW_REDUCE: {
        for (size_t i = 0; i < flow->antecedents.length; i++) {
            if (flow_reachable(c, flow->antecedents.items[i])) {
                return true;
            }
        }
        return false;
    }
    default:
        return flow_reachable(c, flow->antecedent);
    }
}

bool types_end_reachable(Program *program, AstNode *function)
{
    Checker *c = checker_of(program);
    if (!ast_is_function_like(function->kind)) {
        return true;
    }
    AstNode *body = function->function.body;
    if (!body || body->kind != AST_BLOCK) {
        return false;
    }
    return flow_reachable(c, end_flow_of(c, function));
}

bool types_is_reachable(Program *program, AstNode *node)
{
    Checker *c = checker_of(program);
    return flow_reachable(c, flow_of(c, node));
}
