/*
 * Whether a chain of array methods may become a loop.
 *
 * The methods visit the elements that were there when they started (ECMA-262 23.1.3), a loop those
 * that are there when it comes to them. The two differ only if a callback makes the array longer,
 * so every call in it must be known: functions of the program are looked into, methods that grow
 * arrays count unless they grow an array of their own. Unknown calls are assumed to grow it, unless
 * nobody but the loop has the array.
 */
#include "lower/callbacks.h"

/* ---- shape -------------------------------------------------------------------------- */

typedef struct Shape {
    bool is_bad;
    size_t nesting; /* loops, switches and tries around */
} Shape;

static bool nests(AstKind kind)
{
    switch (kind) {
    case AST_FOR_STATEMENT:
    case AST_FOR_OF_STATEMENT:
    case AST_FOR_IN_STATEMENT:
    case AST_WHILE_STATEMENT:
    case AST_DO_STATEMENT:
    case AST_SWITCH_STATEMENT:
    case AST_TRY_STATEMENT:
        return true;
    default:
        return false;
    }
}

/* Returns inside loops and tries, `var`s, and labels do not fit. */
static bool check_shape(AstNode *node, void *context)
{
    Shape *shape = context;

    if (ast_is_function_with_body(node->kind) || ast_is_class_like(node->kind)) {
        return true;
    }
    bool is_bad =
        (node->kind == AST_RETURN_STATEMENT && shape->nesting > 0) ||
        node->kind == AST_LABELED_STATEMENT || lower_is_using(node) ||
        (node->kind == AST_VARIABLE_STATEMENT && node->variable_statement.kind == AST_VAR);
    if (is_bad) {
        shape->is_bad = true;
        return false;
    }
    shape->nesting += nests(node->kind);
    ast_for_each_child(node, check_shape, context);
    shape->nesting -= nests(node->kind);
    return !shape->is_bad;
}

static bool is_function_literal(const AstNode *node)
{
    if (node->kind == AST_ARROW_FUNCTION) {
        return true;
    }
    return node->kind == AST_FUNCTION_EXPRESSION && !node->function.name &&
           !node->function.uses_this && !node->function.uses_arguments &&
           !node->function.uses_new_target;
}

static bool is_plain_parameter(const AstNode *parameter)
{
    return !parameter->parameter.initializer && !parameter->parameter.is_rest &&
           !parameter->parameter.is_optional;
}

static bool is_stage_symbol_ok(Frame *f, const Stage *stage, size_t index)
{
    AstNode *target = stage->callback->function.parameters.items[index]->parameter.target;
    Symbol *symbol =
        target->kind == AST_IDENTIFIER ? names_resolve(f->lower->program, target) : NULL;

    return !symbol || (!symbol->is_reassigned && !symbol->is_captured);
}

bool lower_is_plain_callback(Frame *f, const Stage *stage)
{
    AstNode *callback = stage->callback;
    size_t element = stage->kind == STAGE_REDUCE ? 1 : 0;
    Shape shape = {false, 0};

    if (!is_function_literal(callback)) {
        return false;
    }
    AstList *parameters = &callback->function.parameters;
    if (ast_has_modifier(callback, AST_MODIFIER_ASYNC) || callback->function.is_generator ||
        callback->function.type_parameters.length > 0 || parameters->length <= element ||
        parameters->length > element + 2) {
        return false;
    }
    for (size_t i = 0; i < parameters->length; i++) {
        bool is_pattern = ast_is_pattern(parameters->items[i]->parameter.target->kind);
        if (!is_plain_parameter(parameters->items[i]) || (is_pattern && i != element)) {
            return false;
        }
        /* The accumulator and the index are the loop's own variables. */
        if ((i != element || stage->kind == STAGE_FILTER || stage->kind == STAGE_FIND) &&
            !is_stage_symbol_ok(f, stage, i)) {
            return false;
        }
    }
    if (callback->function.body->kind != AST_BLOCK) {
        return true;
    }
    check_shape(callback->function.body, &shape);
    bool needs_value = stage->kind == STAGE_MAP || stage->kind == STAGE_REDUCE;
    return !shape.is_bad && callback->function.body->block.statements.length > 0 &&
           !(needs_value && types_end_reachable(f->lower->program, callback));
}

/* ---- growth ------------------------------------------------------------------------- */

typedef struct Growth {
    Frame *frame;
    AstNode *source; /* of the loop */
    bool found;
    bool owns_source; /* nobody else has the array */
    PtrMap visited;   /* functions looked into */
} Growth;

static bool grows_by_name(const char *name)
{
    static const char *const names[] = {"push", "unshift", "splice", "fill", "copyWithin"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(name, names[i]) == 0) {
            return true;
        }
    }
    return false;
}

static Symbol *variable_of(Frame *f, AstNode *node)
{
    node = ast_skip_assertions(node);
    return node->kind == AST_IDENTIFIER ? names_resolve_target(f->lower->program, node) : NULL;
}

/* A constant that was made by an array literal and is only ever used as the object of an access:
 * no other name leads to its array. */
static bool is_private_array(const Symbol *symbol)
{
    const AstNode *declaration = symbol->value_declaration;

    if (symbol->is_reassigned || !declaration || declaration->kind != AST_VARIABLE_DECLARATION ||
        !declaration->variable.initializer ||
        declaration->variable.initializer->kind != AST_ARRAY_LITERAL) {
        return false;
    }
    for (size_t i = 0; i < symbol->references.length; i++) {
        const AstNode *reference = symbol->references.items[i];
        const AstNode *parent = reference->parent;
        bool is_access =
            (parent->kind == AST_PROPERTY_ACCESS && parent->property_access.object == reference) ||
            (parent->kind == AST_ELEMENT_ACCESS && parent->element_access.object == reference);
        if (!is_access && parent->kind != AST_RETURN_STATEMENT) {
            return false;
        }
    }
    return true;
}

/* Whether growing `object` could grow the loop's array. */
static bool may_be_source(const Growth *growth, AstNode *object)
{
    Symbol *symbol = variable_of(growth->frame, object);
    Symbol *source = variable_of(growth->frame, growth->source);

    if (growth->owns_source) {
        return false;
    }
    return !symbol || symbol == source || !is_private_array(symbol);
}

static bool look(AstNode *node, void *context);

static void look_into(Growth *growth, AstNode *function)
{
    if (!ptrmap_has(&growth->visited, function)) {
        ptrmap_put(growth->frame->lower->arena, &growth->visited, function, function);
        look(function->function.body, growth);
    }
}

/* A call of a member: the library's is known by its name; a class's method is looked into. */
static void look_at_member_call(Growth *growth, AstNode *access)
{
    Frame *f = growth->frame;
    const char *name = lower_member_name(f, access);
    AstNode *object;
    const Property *property;

    if (!name || access->kind != AST_PROPERTY_ACCESS) {
        growth->found = !growth->owns_source;
        return;
    }
    object = access->property_access.object;
    property = object->kind == AST_SUPER_EXPRESSION
                   ? NULL
                   : lower_property_of(f, lower_type_of(f, object), name);
    if (!property || property->declaration_count == 0) {
        growth->found = !growth->owns_source;
    } else if (!lower_is_library(property->declarations[0])) {
        growth->found = !growth->owns_source;
    } else if (grows_by_name(name) && may_be_source(growth, object)) {
        growth->found = true;
    }
}

static void look_at_call(Growth *growth, AstNode *call)
{
    Frame *f = growth->frame;
    AstNode *callee = ast_skip_parentheses(call->call.callee);
    Symbol *symbol = lower_entity(f, callee);
    AstNode *function;

    if (symbol && symbol->value_declaration && lower_is_library(symbol->value_declaration)) {
        return;
    }
    function = symbol ? lower_known_function(f, symbol) : NULL;
    if (function && function->function.body) {
        look_into(growth, function);
    } else if (!symbol &&
               (callee->kind == AST_PROPERTY_ACCESS || callee->kind == AST_ELEMENT_ACCESS)) {
        look_at_member_call(growth, callee);
    } else {
        growth->found = !growth->owns_source;
    }
}

static void look_at_assignment(Growth *growth, AstNode *target)
{
    target = ast_skip_assertions(target);
    if (target->kind == AST_ELEMENT_ACCESS) {
        Type *type = lower_type_of(growth->frame, target->element_access.object);
        bool is_array = types_is_array(growth->frame->lower->program, type) || lower_is_any(type);
        if (is_array && may_be_source(growth, target->element_access.object)) {
            growth->found = true;
        }
    } else if (target->kind == AST_PROPERTY_ACCESS &&
               target->property_access.name->kind == AST_IDENTIFIER &&
               strcmp(target->property_access.name->identifier.name, "length") == 0) {
        growth->found = true;
    }
}

static bool look(AstNode *node, void *context)
{
    Growth *growth = context;

    switch (node->kind) {
    case AST_CALL_EXPRESSION:
        look_at_call(growth, node);
        break;
    case AST_NEW_EXPRESSION: {
        Symbol *symbol = lower_entity(growth->frame, node->call.callee);
        bool is_library =
            symbol && symbol->value_declaration && lower_is_library(symbol->value_declaration);
        growth->found = growth->found || (!is_library && !growth->owns_source);
        break;
    }
    case AST_ASSIGNMENT_EXPRESSION:
        look_at_assignment(growth, node->binary.left);
        break;
    case AST_AWAIT_EXPRESSION:
    case AST_YIELD_EXPRESSION:
        growth->found = true;
        break;
    default:
        break;
    }
    if (!growth->found) {
        ast_for_each_child(node, look, growth);
    }
    return !growth->found;
}

/* A call of the library that makes a new array, or an array literal: nobody else has it. */
static bool is_fresh(Frame *f, AstNode *source)
{
    static const char *const same[] = {"sort", "reverse", "fill", "copyWithin"};

    source = ast_skip_parentheses(source);
    if (source->kind == AST_ARRAY_LITERAL) {
        return true;
    }
    if (source->kind != AST_CALL_EXPRESSION || source->call.callee->kind != AST_PROPERTY_ACCESS) {
        return false;
    }
    AstNode *access = source->call.callee;
    const char *name = lower_member_name(f, access);
    const CallInfo *info = types_of_call(f->lower->program, source);
    const Signature *signature = info->declared ? info->declared : info->signature;
    if (!name || info->is_untyped || !signature->declaration ||
        !lower_native(f->lower, signature->declaration)) {
        return false;
    }
    for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
        if (strcmp(name, same[i]) == 0) {
            return is_fresh(f, access->property_access.object);
        }
    }
    return lower_symbol_declaration_is(signature->declaration, "Array") ||
           lower_symbol_declaration_is(signature->declaration, "ReadonlyArray") ||
           lower_symbol_declaration_is(signature->declaration, "String") ||
           lower_symbol_declaration_is(signature->declaration, "ObjectConstructor") ||
           lower_symbol_declaration_is(signature->declaration, "ArrayConstructor");
}

bool lower_is_safe_loop(Frame *f, const Pipeline *pipeline)
{
    Growth growth = {.frame = f, .source = pipeline->source};

    growth.owns_source = is_fresh(f, pipeline->source);
    for (size_t i = 0; i < pipeline->count && !growth.found; i++) {
        look(pipeline->stages[i].callback->function.body, &growth);
    }
    return !growth.found;
}

/* ---- fusing ------------------------------------------------------------------------- */

/* Nothing but reading: no assignments, no calls except of the library's harmless functions. */
static bool is_impure(AstNode *node, void *context)
{
    Growth *growth = context;

    switch (node->kind) {
    case AST_ASSIGNMENT_EXPRESSION:
    case AST_UPDATE_EXPRESSION:
    case AST_NEW_EXPRESSION:
    case AST_AWAIT_EXPRESSION:
    case AST_YIELD_EXPRESSION:
    case AST_TAGGED_TEMPLATE:
        growth->found = true;
        break;
    case AST_UNARY_EXPRESSION:
        growth->found = growth->found || node->unary.op == AST_OP_DELETE;
        break;
    case AST_CALL_EXPRESSION: {
        const CallInfo *info = types_of_call(growth->frame->lower->program, node);
        const Signature *signature = info->declared ? info->declared : info->signature;
        IrNative *native = info->is_untyped || !signature->declaration
                               ? NULL
                               : lower_native(growth->frame->lower, signature->declaration);
        if (!native || !(native->is_pure || native->is_isolated)) {
            growth->found = true;
        }
        break;
    }
    default:
        break;
    }
    if (!growth->found) {
        ast_for_each_child(node, is_impure, growth);
    }
    return !growth->found;
}

static bool is_pure_expression(Frame *f, AstNode *body)
{
    Growth growth = {.frame = f};

    if (body->kind == AST_BLOCK) {
        return false;
    }
    is_impure(body, &growth);
    return !growth.found;
}

bool lower_can_fuse(Frame *f, const Stage *first, const Pipeline *rest)
{
    if (!is_pure_expression(f, first->callback->function.body) ||
        first->callback->function.parameters.length != 1) {
        return false;
    }
    for (size_t i = 0; i < rest->count; i++) {
        const Stage *stage = &rest->stages[i];
        size_t element = stage->kind == STAGE_REDUCE ? 1 : 0;
        if (stage->kind == STAGE_FIND_INDEX ||
            stage->callback->function.parameters.length > element + 1) {
            return false; /* indices would differ */
        }
        if (stage->callback->function.body->kind == AST_BLOCK && i + 1 < rest->count) {
            return false;
        }
    }
    /* What the last callback writes, the earlier ones could read. */
    return is_pure_expression(f, rest->stages[rest->count - 1].callback->function.body);
}
