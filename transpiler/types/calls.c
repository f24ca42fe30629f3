/*
 * Resolving calls: collecting the candidates, arity, choosing an overload. Type arguments are
 * inferred in two phases: first without the lambdas whose parameters need types, then with them.
 */
#include "types/checker.h"

Type *chain_object(Checker *c, AstNode *link, AstNode *object, Type *type, bool *short_circuits);
Type *chain_result(Checker *c, AstNode *link, Type *type, bool short_circuits);

typedef struct Argument {
    AstNode *node;
    Type *type;     /* known without the node: an element of a spread tuple */
    bool is_spread; /* ...array */
} Argument;

typedef struct Call {
    Checker *c;
    AstNode *node;
    Argument *arguments;
    size_t count;
    size_t spread_at; /* first spread of unknown length; SIZE_MAX if none */
    AstList *type_nodes;
    Type *this_argument;
} Call;

/* ---- arguments ---- */

static void add_argument(Checker *c, Call *call, size_t *capacity, Argument argument)
{
    if (call->count == *capacity) {
        Argument *grown = NEW_ARRAY(c->arena, Argument, *capacity * 2 + 8);
        if (call->count) {
            memcpy(grown, call->arguments, call->count * sizeof *grown);
        }
        call->arguments = grown;
        *capacity = *capacity * 2 + 8;
    }
    if (argument.is_spread && call->spread_at == SIZE_MAX) {
        call->spread_at = call->count;
    }
    call->arguments[call->count++] = argument;
}

static void collect_arguments(Checker *c, Call *call, AstList *list)
{
    size_t capacity = 0;
    for (size_t i = 0; i < list->length; i++) {
        AstNode *node = list->items[i];
        if (node->kind != AST_SPREAD_ELEMENT) {
            add_argument(c, call, &capacity, (Argument){node, NULL, false});
            continue;
        }
        Type *type = check_expression(c, node->wrapped.expression, CHECK_NORMAL);
        if (is_tuple_type(type)) {
            TupleShape *shape = tuple_shape(type);
            for (size_t k = 0; k < shape->length; k++) {
                bool open = shape->flags[k] & (ELEMENT_REST | ELEMENT_VARIADIC);
                Type *element = type->as.object.arguments[k];
                if (shape->flags[k] & ELEMENT_OPTIONAL) {
                    element = type_optional(c, element);
                }
                Argument argument = {
                    node, open && shape->flags[k] & ELEMENT_REST ? type_array(c, element) : element,
                    open};
                add_argument(c, call, &capacity, argument);
            }
        } else {
            add_argument(c, call, &capacity, (Argument){node, type, true});
        }
    }
}

static bool argument_sensitive(Checker *c, Argument *argument)
{
    return !argument->type && argument->node && is_context_sensitive(c, argument->node);
}

static bool loose_arity(Checker *c, Call *call, Signature *signature)
{
    size_t total = parameter_total(c, signature), minimum = min_arguments(c, signature);
    bool rest = has_effective_rest(c, signature);
    if (call->spread_at != SIZE_MAX) {
        return call->spread_at >= minimum && (rest || call->spread_at < total);
    }
    return (rest || call->count <= total) && call->count >= minimum;
}

static Type *spread_element_type(Checker *c, Argument *argument)
{
    Type *type = argument->type;
    if (type->flags & TYPE_INSTANTIABLE) {
        return indexed_access(c, type, c->number, false);
    }
    return iterated_type(c, type, false);
}

static Type *check_argument(Checker *c, Argument *argument, Type *parameter,
                            InferenceContext *inference, unsigned mode)
{
    if (argument->is_spread) {
        return spread_element_type(c, argument);
    }
    if (argument->type) {
        return argument->type;
    }
    return check_with_context(c, argument->node, parameter, inference, mode);
}

/* The arguments from `from` on as one tuple, for a rest parameter of generic type. */
static Type *rest_argument_type(Call *call, size_t from, Type *rest, InferenceContext *inference,
                                unsigned mode)
{
    Checker *c = call->c;
    if (from + 1 == call->count && call->arguments[from].is_spread) {
        return call->arguments[from].type;
    }
    TypeVec types = {0};
    uint8_t *flags = arena_alloc(c->arena, call->count + 1);
    bool is_const = rest->flags & TYPE_PARAM && rest->as.param.is_const;
    Type *constraint = is_const ? constraint_of(c, rest) : NULL;
    bool is_readonly = is_const && !(constraint && is_mutable_array(c, constraint));
    for (size_t i = from; i < call->count; i++) {
        Argument *argument = &call->arguments[i];
        size_t n = types.length;
        if (argument->is_spread) {
            bool array =
                is_array_type(c, argument->type) || argument->type->flags & TYPE_INSTANTIABLE;
            flags[n] = array ? ELEMENT_VARIADIC : ELEMENT_REST;
            vec_push(c->arena, &types, array ? argument->type : spread_element_type(c, argument));
            continue;
        }
        Type *context =
            is_tuple_type(rest)
                ? indexed_access_or_null(c, rest, type_number_literal(c, (double)(i - from)), false)
                : indexed_access(c, rest, type_number_literal(c, (double)(i - from)), false);
        Type *type = check_argument(c, argument, context ? context : c->unknown, inference, mode);
        Type *bound = rest->flags & TYPE_INSTANTIABLE ? base_constraint(c, rest) : rest;
        Type *element = bound ? array_element(c, bound) : NULL;
        bool primitive = is_const;
        primitive |= context && type_has(element ? element : context,
                                             TYPE_STRING_LIKE | TYPE_NUMBER_LIKE |
                                                 TYPE_BOOLEAN_LIKE | TYPE_BIGINT_LIKE | TYPE_INDEX);
        if (element && element->flags & TYPE_INSTANTIABLE) {
            Type *b = base_constraint(c, element);
            primitive |= b && type_has(b, TYPE_STRING_LIKE | TYPE_NUMBER_LIKE);
        }
        flags[n] = ELEMENT_REQUIRED;
        vec_push(c->arena, &types,
                 primitive ? types_regular(c->program, type) : widen_literal(c, type));
    }
    return type_tuple(c, types.items, flags, NULL, types.length, is_readonly);
}

static Type *non_array_rest(Checker *c, Signature *signature)
{
    Type *rest = effective_rest(c, signature);
    return rest && !is_array_type(c, rest) && !(rest->flags & TYPE_ANY) ? rest : NULL;
}

/* ---- inference of type arguments ---- */

static void infer_from_return(Call *call, Signature *signature, InferenceContext *context)
{
    Checker *c = call->c;
    Type *wanted = contextual_type(c, call->node);
    if (!wanted || wanted->cached & CACHED_PATTERN ||
        (is_tuple_type(wanted) && call->node->parent &&
         call->node->parent->kind == AST_VARIABLE_DECLARATION &&
         !call->node->parent->variable.type)) {
        return;
    }
    Type *target = return_type_of(c, signature);
    if (!could_contain_params(c, target)) {
        return;
    }
    InferenceContext *outer = inference_context_of(c, call->node);
    Type *source = wanted;
    if (outer) {
        source = instantiate(c, wanted, inference_clone(c, outer, INFER_NO_DEFAULT)->mapper);
    }
    Signature *generic = single_call_signature(c, source);
    if (generic && generic->type_parameter_count) {
        source = c->any_function;
    }
    infer_types(c, context, source, target, PRIORITY_RETURN, false);
    InferenceContext *returned = inference_new(
        c, signature->type_parameters, signature->type_parameter_count, signature, context->flags);
    Type *return_source = outer && outer->return_mapper
                              ? instantiate(c, wanted, outer->return_mapper)
                          : outer ? source
                                  : wanted;
    infer_types(c, returned, return_source, target, 0, false);
    TypeVec sources = {0}, targets = {0};
    for (size_t i = 0; i < returned->count; i++) {
        Inference *inference = &returned->inferences[i];
        if (inference->candidates.length || inference->contra_candidates.length) {
            vec_push(c->arena, &sources, inference->parameter);
            vec_push(c->arena, &targets, inferred_type(c, returned, i));
        }
    }
    context->return_mapper =
        sources.length ? mapper_new(c, sources.items, targets.items, sources.length) : NULL;
}

static Type **infer_arguments(Call *call, Signature *signature, unsigned mode,
                              InferenceContext *context)
{
    Checker *c = call->c;
    for (size_t i = 0; i < context->count; i++) {
        if (!context->inferences[i].is_fixed) {
            context->inferences[i].inferred = NULL;
        }
    }
    if (call->node->kind != AST_TAGGED_TEMPLATE) {
        infer_from_return(call, signature, context);
    }
    Type *rest = non_array_rest(c, signature);
    size_t total = parameter_total(c, signature);
    size_t n = call->count;
    size_t fixed = signature->parameter_count - (signature->has_rest ? 1 : 0);
    if (rest) {
        n = fixed < n ? fixed : n;
        for (size_t i = 0; i < context->count; i++) {
            if (context->inferences[i].parameter == rest && call->spread_at == SIZE_MAX) {
                context->inferences[i].has_arity = true;
                context->inferences[i].implied_arity = call->count - n;
            }
        }
    }
    (void)total;
    if (signature->this_type && call->this_argument) {
        infer_types(c, context, call->this_argument, signature->this_type, 0, false);
    }
    for (size_t i = 0; i < n; i++) {
        Argument *argument = &call->arguments[i];
        Type *parameter = type_at(c, signature, i);
        if (could_contain_params(c, parameter)) {
            Type *type = check_argument(c, argument, parameter, context, mode);
            infer_types(c, context, type, parameter, 0, false);
        }
    }
    if (rest) {
        Type *type = rest_argument_type(call, n, rest, context, mode);
        infer_types(c, context, type, rest, 0, false);
    }
    return inferred_types(c, context);
}

/* ---- applicability ---- */

static bool argument_fits(Checker *c, Type *type, Type *parameter, Relation relation)
{
    return is_related(c, type, parameter, relation) && !excess_property(c, type, parameter);
}

static bool applicable(Call *call, Signature *signature, Relation relation, unsigned mode)
{
    Checker *c = call->c;
    Type *rest = non_array_rest(c, signature);
    size_t fixed = signature->parameter_count - (signature->has_rest ? 1 : 0);
    size_t n = rest && fixed < call->count ? fixed : call->count;
    if (signature->this_type && !(signature->this_type->flags & TYPE_VOID) &&
        call->node->kind == AST_CALL_EXPRESSION) {
        Type *type = call->this_argument ? call->this_argument : c->void_;
        if (!is_related(c, type, signature->this_type, relation)) {
            return false;
        }
    }
    for (size_t i = 0; i < n; i++) {
        Argument *argument = &call->arguments[i];
        Type *parameter = type_at(c, signature, i);
        Type *type = check_argument(c, argument, parameter, NULL, mode);
        if (mode & CHECK_SKIP_CONTEXT_SENSITIVE) {
            type = regular_object(c, type);
        }
        if (!argument_fits(c, type, parameter, relation)) {
            return false;
        }
    }
    if (rest) {
        Type *type = rest_argument_type(call, n, rest, NULL, mode);
        if (!is_related(c, type, rest, relation)) {
            return false;
        }
    }
    return true;
}

static Type **explicit_arguments(Call *call, Signature *signature)
{
    Checker *c = call->c;
    TypeVec given = {0};
    Type **filled;
    for (size_t i = 0; i < call->type_nodes->length; i++) {
        vec_push(c->arena, &given, type_from_node(c, call->type_nodes->items[i]));
    }
    fill_defaults(c, signature->type_parameters, signature->type_parameter_count, given.items,
                  given.length, &filled);
    return filled;
}

static bool correct_type_arity(Call *call, Signature *signature)
{
    size_t given = call->type_nodes ? call->type_nodes->length : 0;
    if (!given) {
        return true;
    }
    size_t required = 0;
    for (size_t i = 0; i < signature->type_parameter_count; i++) {
        if (!default_of_param(call->c, signature->type_parameters[i])) {
            required = i + 1;
        }
    }
    return given >= required && given <= signature->type_parameter_count;
}

typedef struct Chosen {
    Signature *signature, *declared;
    Type **type_arguments;
} Chosen;

static bool try_candidate(Call *call, Signature *candidate, Relation relation, unsigned mode,
                          Chosen *chosen)
{
    Checker *c = call->c;
    Signature *check = candidate;
    InferenceContext *context = NULL;
    Type **arguments = NULL;
    size_t n = candidate->type_parameter_count;
    if (n) {
        if (call->type_nodes && call->type_nodes->length) {
            arguments = explicit_arguments(call, candidate);
        } else {
            context = inference_new(c, candidate->type_parameters, n, candidate, 0);
            arguments = infer_arguments(call, candidate, mode | CHECK_SKIP_GENERIC, context);
        }
        check = signature_with_arguments(c, candidate, arguments, n);
        if (non_array_rest(c, candidate) && !loose_arity(c, call, check)) {
            return false;
        }
    }
    if (!applicable(call, check, relation, mode)) {
        chosen->signature = check;
        chosen->type_arguments = arguments;
        return false;
    }
    if (mode) {
        if (context) {
            arguments = infer_arguments(call, candidate, CHECK_NORMAL, context);
            check = signature_with_arguments(c, candidate, arguments, n);
            if (non_array_rest(c, candidate) && !loose_arity(c, call, check)) {
                return false;
            }
        }
        if (!applicable(call, check, relation, CHECK_NORMAL)) {
            chosen->signature = check;
            chosen->type_arguments = arguments;
            return false;
        }
    }
    chosen->signature = check;
    chosen->declared = candidate;
    chosen->type_arguments = arguments;
    return true;
}

static bool choose_overload(Call *call, SignatureVec *candidates, Relation relation, unsigned mode,
                            Chosen *chosen)
{
    for (size_t i = 0; i < candidates->length; i++) {
        Signature *candidate = candidates->items[i];
        if (!correct_type_arity(call, candidate) || !loose_arity(call->c, call, candidate)) {
            continue;
        }
        if (try_candidate(call, candidate, relation, mode, chosen)) {
            return true;
        }
    }
    return false;
}

static bool has_literal_types(Signature *signature)
{
    AstNode *node = signature->declaration;
    if (!node || !ast_is_function_like(node->kind)) {
        return false;
    }
    for (size_t i = 0; i < node->function.parameters.length; i++) {
        AstNode *type = node->function.parameters.items[i]->parameter.type;
        if (type && type->kind == AST_LITERAL_TYPE &&
            type->wrapped.expression->kind == AST_STRING_LITERAL) {
            return true;
        }
    }
    return false;
}

/* Overloads of later declarations of a merged interface come first; signatures with literal
 * parameter types before others. */
static void order_candidates(Checker *c, SignatureVec *signatures, SignatureVec *out)
{
    AstNode *last_parent = NULL;
    const void *last_symbol = NULL;
    size_t index = 0, cutoff = 0;
    int specialized = -1;
    for (size_t i = 0; i < signatures->length; i++) {
        Signature *signature = signatures->items[i];
        AstNode *node = signature->declaration;
        AstNode *parent = node ? node->parent : NULL;
        const void *symbol =
            parent && (parent->kind == AST_INTERFACE_DECLARATION || ast_is_class_like(parent->kind))
                ? (const void *)names_symbol_of(c->program, parent)
                : (const void *)parent;
        if (!last_symbol || symbol == last_symbol) {
            if (last_parent && parent == last_parent) {
                index++;
            } else {
                last_parent = parent;
                index = cutoff;
            }
        } else {
            index = cutoff = out->length;
            last_parent = parent;
        }
        last_symbol = symbol;
        size_t at = index;
        if (has_literal_types(signature)) {
            specialized++;
            at = (size_t)specialized;
            cutoff++;
        }
        at = at < out->length ? at : out->length;
        vec_push(c->arena, out, signature);
        memmove(&out->items[at + 1], &out->items[at], (out->length - 1 - at) * sizeof *out->items);
        out->items[at] = signature;
    }
}

static Signature *best_failure(Call *call, SignatureVec *candidates, Chosen *chosen)
{
    Checker *c = call->c;
    Signature *best = NULL;
    for (size_t i = 0; i < candidates->length && !best; i++) {
        if (loose_arity(c, call, candidates->items[i])) {
            best = candidates->items[i];
        }
    }
    size_t longest = 0;
    for (size_t i = 0; i < candidates->length && !best; i++) {
        if (parameter_total(c, candidates->items[i]) >= longest) {
            longest = parameter_total(c, candidates->items[i]);
        }
    }
    for (size_t i = 0; i < candidates->length && !best; i++) {
        if (parameter_total(c, candidates->items[i]) == longest) {
            best = candidates->items[i];
        }
    }
    chosen->declared = best;
    if (best->type_parameter_count) {
        InferenceContext *context =
            inference_new(c, best->type_parameters, best->type_parameter_count, best, 0);
        chosen->type_arguments = call->type_nodes && call->type_nodes->length
                                     ? explicit_arguments(call, best)
                                     : infer_arguments(call, best, CHECK_NORMAL, context);
        best =
            signature_with_arguments(c, best, chosen->type_arguments, best->type_parameter_count);
    } else {
        for (size_t i = 0; i < call->count; i++) {
            check_argument(c, &call->arguments[i], type_at(c, best, i), NULL, CHECK_NORMAL);
        }
    }
    chosen->signature = best;
    return best;
}

static bool choose(Call *call, SignatureVec *signatures, Chosen *chosen)
{
    Checker *c = call->c;
    SignatureVec candidates = {0};
    order_candidates(c, signatures, &candidates);
    unsigned mode = CHECK_NORMAL;
    bool single = candidates.length == 1 && !candidates.items[0]->type_parameter_count;
    for (size_t i = 0; i < call->count && !single; i++) {
        if (argument_sensitive(c, &call->arguments[i])) {
            mode = CHECK_SKIP_CONTEXT_SENSITIVE;
        }
    }
    if (candidates.length > 1 &&
        choose_overload(call, &candidates, RELATION_SUBTYPE, mode, chosen)) {
        return true;
    }
    if (choose_overload(call, &candidates, RELATION_ASSIGNABLE, mode, chosen)) {
        return true;
    }
    best_failure(call, &candidates, chosen);
    node_links(c, call->node)->call_failed = candidates.length == 1 ? 1 : 2;
    return false;
}

/* ---- the call expression ---- */

static CallInfo *untyped(Call *call, Type *callee, Type *result)
{
    Checker *c = call->c;
    CallInfo *info = NEW(c->arena, CallInfo);
    for (size_t i = 0; i < call->count; i++) {
        if (!call->arguments[i].type && call->arguments[i].node) {
            check_expression(c, call->arguments[i].node, CHECK_NORMAL);
        }
    }
    info->signature = info->declared = c->any_signature;
    info->callee_type = callee;
    info->return_type = result;
    info->is_untyped = true;
    return info;
}

static CallInfo *resolve_with(Call *call, Type *callee, SignatureVec *signatures)
{
    Checker *c = call->c;
    Chosen chosen = {0};
    choose(call, signatures, &chosen);
    CallInfo *info = NEW(c->arena, CallInfo);
    info->signature = chosen.signature;
    info->declared = chosen.declared ? chosen.declared : chosen.signature;
    info->type_arguments = chosen.type_arguments;
    info->type_argument_count = info->declared->type_parameter_count;
    info->callee_type = callee;
    info->receiver_type = call->this_argument;
    info->return_type = return_type_of(c, info->signature);
    return info;
}

static Type *receiver_of(Checker *c, AstNode *callee)
{
    AstNode *bare = skip_parens(callee);
    AstNode *object = bare->kind == AST_PROPERTY_ACCESS  ? bare->property_access.object
                      : bare->kind == AST_ELEMENT_ACCESS ? bare->element_access.object
                                                         : NULL;
    if (!object) {
        return NULL;
    }
    Type *type = check_expression(c, object, CHECK_NORMAL);
    return type_has(type, TYPE_NULLABLE) ? non_null(c, type) : type;
}

static CallInfo *resolve_import(Checker *c, Call *call)
{
    AstNode *argument = call->count ? call->arguments[0].node : NULL;
    Symbol *module = argument ? names_module_symbol(c->program, argument) : NULL;
    Type *type = module ? type_of_symbol(c, module) : c->any;
    return untyped(call, c->any, promise_type(c, type));
}

/* require() of a module of Node's; others are any. */
static CallInfo *resolve_require(Checker *c, Call *call)
{
    AstNode *specifier = call->count ? call->arguments[0].node : NULL;
    Symbol *module = specifier ? names_module_symbol(c->program, specifier) : NULL;
    bool is_known = module && module->is_ambient;

    return untyped(call, c->any,
                   is_known ? type_of_symbol(c, names_required(c->program, specifier)) : c->any);
}

static CallInfo *resolve_super(Checker *c, Call *call)
{
    Type *type = check_super(c, call->node->call.callee);
    if (type->flags & TYPE_ANY) {
        return untyped(call, type, c->void_);
    }
    AstNode *owner = call->node;
    while (owner && !ast_is_class_like(owner->kind)) {
        owner = owner->parent;
    }
    SignatureVec *signatures = signatures_of(c, type, true), usable = {0};
    TypeVec arguments = {0};
    AstNode *extends = owner ? owner->class_like.extends : NULL;
    for (size_t i = 0; extends && i < extends->expression_with_types.type_arguments.length; i++) {
        vec_push(c->arena, &arguments,
                 type_from_node(c, extends->expression_with_types.type_arguments.items[i]));
    }
    for (size_t i = 0; i < signatures->length; i++) {
        Signature *s = signatures->items[i];
        if (s->type_parameter_count && s->type_parameter_count >= arguments.length) {
            Type **filled;
            fill_defaults(c, s->type_parameters, s->type_parameter_count, arguments.items,
                          arguments.length, &filled);
            s = signature_with_arguments(c, s, filled, s->type_parameter_count);
        }
        vec_push(c->arena, &usable, s);
    }
    if (!usable.length) {
        return untyped(call, type, c->void_);
    }
    CallInfo *info = resolve_with(call, type, &usable);
    info->return_type = c->void_;
    return info;
}

static CallInfo *resolve_new(Checker *c, Call *call)
{
    Type *type = check_expression(c, call->node->call.callee, CHECK_NORMAL);
    type = type_has(type, TYPE_NULLABLE) ? non_null(c, type) : type;
    Type *apparent = apparent_type(c, type);
    if (apparent->flags & TYPE_ANY || apparent == c->error) {
        return untyped(call, apparent, apparent);
    }
    SignatureVec *signatures = signatures_of(c, apparent, true);
    if (signatures->length) {
        return resolve_with(call, apparent, signatures);
    }
    if (signatures_of(c, apparent, false)->length) {
        return untyped(call, apparent, c->any);
    }
    return untyped(call, apparent, c->error);
}

/* A method of a union of arrays whose signatures do not go together is called as that of an array of
 * all their elements: (A[] | B[]).reduce as (A | B)[].reduce. NULL: it is no such call. */
static SignatureVec *signatures_of_arrays(Checker *c, const AstNode *callee)
{
    if (callee->kind != AST_PROPERTY_ACCESS) {
        return NULL;
    }
    Type *object = non_null(c, check_expression(c, callee->property_access.object, CHECK_NORMAL));
    if (!(object->flags & TYPE_UNION)) {
        return NULL;
    }
    VEC(Type *) elements = {0};
    bool is_readonly = false;
    for (size_t i = 0; i < object->as.set.count; i++) {
        Type *element = array_element(c, object->as.set.types[i]);
        if (!element) {
            return NULL;
        }
        is_readonly |= !is_mutable_array(c, object->as.set.types[i])
            && !is_tuple_type(object->as.set.types[i]);
        vec_push(c->arena, &elements, element);
    }
    Type *all = type_union(c, elements.items, elements.length, REDUCE_LITERAL);
    Type *array = is_readonly ? type_readonly_array(c, all) : type_array(c, all);
    Property *method = property_of(c, array, callee->property_access.name->identifier.name);
    return method ? signatures_of(c, type_of_property(c, method), false) : NULL;
}

static CallInfo *resolve_plain(Checker *c, Call *call)
{
    AstNode *node = call->node;
    AstNode *callee =
        node->kind == AST_TAGGED_TEMPLATE ? node->tagged_template.tag : node->call.callee;
    Type *type = check_expression(c, callee, CHECK_NORMAL);
    bool short_circuits = false;
    if (node->kind == AST_CALL_EXPRESSION) {
        type = chain_object(c, node, callee, type, &short_circuits);
    }
    if (type_has(type, TYPE_NULLABLE) && !(type->flags & TYPE_ANY)) {
        type = non_null(c, type);
    }
    call->this_argument = receiver_of(c, callee);
    Type *apparent = reduced_type(c, apparent_type(c, type));
    SignatureVec *signatures = signatures_of(c, apparent, false);
    if (!signatures->length && apparent->flags & TYPE_UNION) {
        SignatureVec *common = signatures_of_arrays(c, callee);
        signatures = common ? common : signatures;
    }
    if (apparent->flags & TYPE_ANY || apparent->flags & TYPE_NEVER || apparent == c->silent_never) {
        return untyped(call, apparent,
                       apparent == c->error || apparent->flags & TYPE_NEVER ? c->error : c->any);
    }
    if (!signatures->length) {
        bool function_like = !signatures_of(c, apparent, true)->length &&
                             !(apparent->flags & TYPE_UNION) && c->g_function &&
                             is_assignable(c, type, c->g_function);
        return untyped(call, apparent, function_like ? c->any : c->error);
    }
    return resolve_with(call, apparent, signatures);
}

CallInfo *resolve_call(Checker *c, AstNode *node, unsigned mode)
{
    NodeLinks *links = node_links(c, node);
    (void)mode;
    if (links->call) {
        return links->call;
    }
    if (links->resolving_call && c->flow_loops <= links->resolving_loops) {
        return NULL;
    }
    /* In `for (...) list = add(list, x)` the loop's assignment asks for the call again. */
    bool was_resolving = links->resolving_call;
    int resolving_loops = links->resolving_loops;
    links->resolving_call = true;
    links->resolving_loops = c->flow_loops;
    unsigned circular = c->circular_count;
    Call *call = NEW(c->arena, Call);
    call->c = c;
    call->node = node;
    call->spread_at = SIZE_MAX;
    CallInfo *info;
    if (node->kind == AST_TAGGED_TEMPLATE) {
        size_t capacity = 0;
        Type *strings = known_global(c, "TemplateStringsArray");
        add_argument(c, call, &capacity,
                     (Argument){node->tagged_template.quasi, strings ? strings : c->any, false});
        AstList *spans = &node->tagged_template.quasi->template_literal.spans;
        for (size_t i = 0; i < spans->length; i++) {
            add_argument(c, call, &capacity,
                         (Argument){spans->items[i]->template_span.expression, NULL, false});
        }
        call->type_nodes = &node->tagged_template.type_arguments;
        info = resolve_plain(c, call);
    } else {
        collect_arguments(c, call, &node->call.arguments);
        call->type_nodes = &node->call.type_arguments;
        AstNode *callee = node->call.callee;
        info = node->kind == AST_NEW_EXPRESSION        ? resolve_new(c, call)
               : callee->kind == AST_SUPER_EXPRESSION  ? resolve_super(c, call)
               : callee->kind == AST_IMPORT_EXPRESSION ? resolve_import(c, call)
               : names_is_require(c->program, node)    ? resolve_require(c, call)
                                                       : resolve_plain(c, call);
    }
    links->resolving_call = was_resolving;
    links->resolving_loops = resolving_loops;
    if (c->flow_loops == c->flow_loop_start &&
        !(circular != c->circular_count && c->resolutions.length)) {
        links->call = info;
    }
    return info;
}

Type *check_call(Checker *c, AstNode *node, unsigned mode)
{
    CallInfo *info = resolve_call(c, node, mode);
    if (!info) {
        return c->silent_never;
    }
    Type *type = info->return_type;
    AstNode *owner = node->parent;
    if (type == c->symbol && owner && owner->kind == AST_VARIABLE_DECLARATION &&
        owner->variable.initializer == node) {
        Type *declared = type_of_declaration(c, owner);
        return declared->flags & TYPE_UNIQUE_SYMBOL ? declared : type;
    }
    if (node->kind != AST_CALL_EXPRESSION || !is_optional_chain(node)) {
        return type;
    }
    AstNode *callee = node->call.callee;
    bool short_circuits;
    Type *callee_type = check_expression(c, callee, CHECK_NORMAL);
    chain_object(c, node, callee, callee_type, &short_circuits);
    return chain_result(c, node, type, short_circuits && type != c->any);
}

const CallInfo *types_of_call(Program *program, AstNode *node)
{
    Checker *c = checker_of(program);
    if (node->kind == AST_DECORATOR) {
        CallInfo *info = NEW(c->arena, CallInfo);
        info->signature = info->declared = c->any_signature;
        info->callee_type = info->return_type = c->any;
        info->is_untyped = true;
        return info;
    }
    check_expression_cached(c, node, CHECK_NORMAL);
    NodeLinks *links = node_links(c, node);
    if (!links->call) {
        size_t base = c->context_base;
        int start = c->flow_loop_start;
        c->context_base = c->contexts.length;
        c->flow_loop_start = c->flow_loops;
        CallInfo *info = resolve_call(c, node, CHECK_NORMAL);
        c->context_base = base;
        c->flow_loop_start = start;
        if (!info) {
            info = NEW(c->arena, CallInfo);
            info->signature = info->declared = c->any_signature;
            info->callee_type = info->return_type = c->any;
            info->is_untyped = true;
        }
        links->call = info;
    }
    return links->call;
}
