/*
 * Conditional types: `T extends U ? X : Y`, with `infer`. A conditional whose check type is
 * generic stays undecided (TYPE_CONDITIONAL) until it is instantiated.
 */
#include "types/checker.h"

static TypeMapper *permissive(Checker *c)
{
    TypeMapper *mapper = NEW(c->arena, TypeMapper);
    mapper->kind = MAPPER_TO_UNKNOWN;
    return mapper;
}

static bool decided_false(Checker *c, Type *check, Type *extends)
{
    if (extends->flags & (TYPE_ANY | TYPE_UNKNOWN)) {
        return false;
    }
    if (check->flags & TYPE_ANY) {
        return true;
    }
    TypeMapper *loose = permissive(c);
    return !is_assignable(c, instantiate(c, check, loose), instantiate(c, extends, loose));
}

/* Of `[T] extends [U]`: the tuple is compared part by part when deciding whether to wait. */
static bool is_deferred(Checker *c, Type *type)
{
    if (is_tuple_type(type) && type->as.object.argument_count == 1) {
        return is_generic(c, type->as.object.arguments[0]) || is_generic(c, type);
    }
    return is_generic(c, type);
}

static Type *tail_conditional(Checker *c, Type *branch)
{
    (void)c;
    return branch->flags & TYPE_CONDITIONAL && !branch->alias ? branch : NULL;
}

Type *conditional_type(Checker *c, ConditionalRoot *root, TypeMapper *mapper, Symbol *alias,
                       Type **arguments, size_t count)
{
    TypeVec extra = {0};
    Type *result = NULL;

    for (int steps = 0; !result; steps++) {
        if (steps > 1000) {
            return c->error;
        }
        Type *check = instantiate(c, root->check, mapper);
        Type *extends = instantiate(c, root->extends, mapper);
        if (check == c->error || extends == c->error) {
            return c->error;
        }
        bool check_deferred = is_deferred(c, check);
        TypeMapper *combined = NULL;
        if (root->infer_count) {
            InferenceContext *context =
                inference_new(c, root->infer_parameters, root->infer_count, NULL, 0);
            for (size_t i = 0; i < root->infer_count && mapper; i++) {
                Type *fresh = root->infer_parameters[i];
                (void)fresh;
            }
            context->outer_mapper = mapper;
            if (!check_deferred) {
                infer_types(c, context, check, extends, 0, false);
            }
            combined = mapper ? mapper_combine(c, context->mapper, mapper) : context->mapper;
        }
        Type *inferred = combined ? instantiate(c, root->extends, combined) : extends;
        AstNode *node = root->node;
        if (!check_deferred && !is_deferred(c, inferred)) {
            if (decided_false(c, check, inferred)) {
                if (check->flags & TYPE_ANY) {
                    Type *when_true = type_from_node(c, node->conditional_type.true_type);
                    vec_push(c->arena, &extra,
                             instantiate(c, when_true, combined ? combined : mapper));
                }
                Type *when_false = type_from_node(c, node->conditional_type.false_type);
                Type *tail = tail_conditional(c, when_false);
                if (tail && tail->as.conditional.root->node->parent == node &&
                    !tail->as.conditional.mapper &&
                    (!tail->as.conditional.root->is_distributive ||
                     tail->as.conditional.root->check == root->check)) {
                    root = tail->as.conditional.root;
                    continue;
                }
                result = instantiate(c, when_false, mapper);
                break;
            }
            if (inferred->flags & (TYPE_ANY | TYPE_UNKNOWN) || is_assignable(c, check, inferred)) {
                Type *when_true = type_from_node(c, node->conditional_type.true_type);
                result = instantiate(c, when_true, combined ? combined : mapper);
                break;
            }
        }
        result = type_new(c, TYPE_CONDITIONAL, NULL);
        result->as.conditional.root = root;
        result->as.conditional.check = check;
        result->as.conditional.extends = extends;
        result->as.conditional.mapper = mapper;
        result->alias = alias ? alias : root->alias;
        if (alias) {
            result->alias_arguments = arguments;
            result->alias_argument_count = count;
        } else if (root->alias) {
            result->alias_argument_count = root->alias_argument_count;
            result->alias_arguments = NEW_ARRAY(c->arena, Type *, root->alias_argument_count + 1);
            for (size_t i = 0; i < root->alias_argument_count; i++) {
                result->alias_arguments[i] = instantiate(c, root->alias_arguments[i], mapper);
            }
        }
    }
    if (extra.length) {
        vec_push(c->arena, &extra, result);
        return type_union(c, extra.items, extra.length, REDUCE_LITERAL);
    }
    return result;
}

Type *conditional_branch(Checker *c, Type *conditional, bool true_branch)
{
    AstNode *node = conditional->as.conditional.root->node;
    Type *branch = type_from_node(c, true_branch ? node->conditional_type.true_type
                                                 : node->conditional_type.false_type);
    return instantiate(c, branch, conditional->as.conditional.mapper);
}

/* What an undecided conditional is at most: with the check type's constraint, else a branch. */
Type *conditional_branches(Checker *c, Type *type)
{
    Type *when_true = conditional_branch(c, type, true);
    Type *when_false = conditional_branch(c, type, false);
    if (when_true->flags & TYPE_ANY) {
        return when_false;
    }
    return when_false->flags & TYPE_ANY ? when_true : type_union2(c, when_true, when_false);
}

Type *conditional_constraint(Checker *c, Type *type)
{
    ConditionalRoot *root = type->as.conditional.root;
    if (root->is_distributive && type->as.conditional.check->flags & TYPE_INSTANTIABLE) {
        Type *constraint = constraint_of(c, type->as.conditional.check);
        if (constraint && constraint != type->as.conditional.check &&
            !(constraint->flags & TYPE_UNKNOWN)) {
            Type *result =
                instantiate(c,
                            type->as.conditional.root->is_distributive
                                ? conditional_type(c, root,
                                                   mapper_prepend(c, root->check, constraint,
                                                                  type->as.conditional.mapper),
                                                   NULL, NULL, 0)
                                : type,
                            NULL);
            if (!(result->flags & TYPE_NEVER)) {
                return result;
            }
        }
    }
    return conditional_branches(c, type);
}
