/*
 * for (const x of xs) s     for (const [k, v] of map) s     for (const key in o) s
 *
 * One IR_STMT_FOR_OF whose `iteration` says how: by what is iterated, decided from its type and,
 * for `.entries()`, `.keys()`, `.values()`, from the call itself, which is then not made. A pattern
 * that is not the pair of an entry is taken apart at the body's start.
 */
#include "lower/lower.h"

/* What to iterate and how. */
typedef struct Source {
    IrIteration iteration;
    AstNode *iterable; /* the map in `map.keys()` */
    bool keys_only, values_only;
} Source;

static bool has_struct(Frame *f, Type *type, const char *name)
{
    const char *c_struct = types_c_struct(f->lower->program, type);

    return c_struct && strcmp(c_struct, name) == 0;
}

static bool is_array(Frame *f, Type *type)
{
    Program *program = f->lower->program;

    if (type->flags & TYPE_UNION) {
        for (size_t i = 0; i < type->as.set.count; i++) {
            if (!is_array(f, type->as.set.types[i])) {
                return false;
            }
        }
        return type->as.set.count > 0;
    }
    return types_is_array(program, type) || types_is_tuple(program, type);
}

/* Whether a subclass of the program could have changed how the type iterates. */
static bool is_library_type(Type *type)
{
    AstNode *declaration = type->symbol && type->symbol->declarations.length > 0
                               ? type->symbol->declarations.items[0]
                               : NULL;

    return declaration && lower_is_library(declaration);
}

static IrIteration iteration_of(Frame *f, Type *type)
{
    if (is_array(f, type)) {
        return IR_ITERATE_ARRAY;
    }
    if (types_is_every(type, TYPE_STRING_LIKE)) {
        return IR_ITERATE_STRING;
    }
    if ((type->flags & TYPE_OBJECT) && is_library_type(type)) {
        if (has_struct(f, type, "TsMap")) {
            return IR_ITERATE_MAP_ENTRIES;
        }
        if (has_struct(f, type, "TsSet")) {
            return IR_ITERATE_SET;
        }
    }
    return IR_ITERATE_PROTOCOL;
}

/* x.entries(), x.keys(), x.values() without arguments: x. */
static AstNode *view_of(AstNode *expression, const char **method)
{
    AstNode *callee;

    if (expression->kind != AST_CALL_EXPRESSION || expression->call.arguments.length > 0) {
        return NULL;
    }
    callee = ast_skip_parentheses(expression->call.callee);
    if (callee->kind != AST_PROPERTY_ACCESS ||
        callee->property_access.name->kind != AST_IDENTIFIER || ast_in_optional_chain(expression)) {
        return NULL;
    }
    *method = callee->property_access.name->identifier.name;
    return callee->property_access.object;
}

static Source source_of(Frame *f, AstNode *expression)
{
    AstNode *bare = ast_skip_parentheses(expression);
    Source source = {iteration_of(f, lower_type_of(f, expression)), expression, false, false};
    const char *method;
    AstNode *object = view_of(bare, &method);

    if (!object || source.iteration != IR_ITERATE_PROTOCOL) {
        return source;
    }
    IrIteration inner = iteration_of(f, lower_type_of(f, object));
    bool keys = strcmp(method, "keys") == 0, values = strcmp(method, "values") == 0;
    if (!keys && !values && strcmp(method, "entries") != 0) {
        return source;
    }
    if (inner == IR_ITERATE_MAP_ENTRIES) {
        source = (Source){keys || values ? IR_ITERATE_MAP : inner, object, keys, values};
    } else if (inner == IR_ITERATE_SET && (keys || values)) {
        source = (Source){inner, object, false, false};
    } else if (inner == IR_ITERATE_ARRAY) {
        source = (Source){values ? inner : IR_ITERATE_ARRAY_ENTRIES, object, keys, false};
    }
    return source;
}

/* for await: the library's own iterables are asked for their iterator directly. */
static IrExpr *async_iterable(Frame *f, AstNode *expression)
{
    IrExpr *iterable = lower_expr(f, expression);
    const Property *property = lower_property_of(f, iterable->type, lower_intern(f, "__@asyncIterator"));
    IrNative *native = property && property->declaration_count == 1
                           ? lower_native(f->lower, property->declarations[0])
                           : NULL;

    if (!native || !native->signature) {
        return iterable;
    }
    Type *type = types_of_return(f->lower->program, native->signature);
    IrExpr *call = lower_expr_new(f, IR_CALL_NATIVE, expression, lower_type(f, type));
    call->native = native;
    call->object = iterable;
    return call;
}

/* ---- the loop's variables ----------------------------------------------------------- */

/* What a loop variable is bound to once the body starts; NULL target: the variable itself. */
typedef struct Binding {
    AstNode *target;
    IrVar *var;
    BindMode mode;
} Binding;

/* The variable that receives the value for a target; a target that is no plain new name is bound
 * at the body's start. */
static IrVar *loop_var(Frame *f, AstNode *target, BindMode mode, Type *type, const char *role,
                       Binding *binding)
{
    Symbol *symbol = mode == BIND_DECLARE && target->kind == AST_IDENTIFIER
                         ? names_resolve(f->lower->program, target)
                         : NULL;

    binding->target = NULL;
    if (symbol && !lower_is_hoisted(f, symbol)) {
        return lower_var_of(f, symbol);
    }
    binding->target = target;
    binding->mode = mode;
    binding->var = lower_var_new(f, role, type);
    return binding->var;
}

static void bind_at_start(Frame *f, const Binding *binding)
{
    if (binding->target) {
        IrExpr *value = lower_var_ref(f, binding->target, binding->var);
        lower_bind(f, binding->target, value, binding->mode, binding->var->type);
    }
}

static Type *entry_part(Frame *f, Type *iterated, size_t index)
{
    if (iterated && types_is_tuple(f->lower->program, iterated) &&
        index < iterated->as.object.argument_count) {
        return iterated->as.object.arguments[index];
    }
    return types_any(f->lower->program);
}

/* A pattern [a, b] without defaults and rest, which two variables can stand for. */
static bool is_pair(const AstNode *target)
{
    if (target->kind != AST_ARRAY_PATTERN || target->elements.items.length > 2) {
        return false;
    }
    for (size_t i = 0; i < target->elements.items.length; i++) {
        const AstNode *element = target->elements.items.items[i];
        if (element->kind == AST_BINDING_ELEMENT &&
            (element->binding_element.initializer || element->binding_element.is_rest)) {
            return false;
        }
    }
    return true;
}

static IrVar *pair_var(Frame *f, AstNode *pattern, size_t index, BindMode mode, Type *iterated,
                       Binding *binding)
{
    static const char *const roles[] = {"key", "value"};
    AstNode *element =
        index < pattern->elements.items.length ? pattern->elements.items.items[index] : NULL;

    binding->target = NULL;
    if (!element || element->kind != AST_BINDING_ELEMENT) {
        return NULL;
    }
    return loop_var(f, element->binding_element.target, mode, entry_part(f, iterated, index),
                    roles[index], binding);
}

static AstNode *loop_target(AstNode *initializer, BindMode *mode)
{
    *mode = BIND_ASSIGN;
    if (initializer->kind != AST_VARIABLE_STATEMENT) {
        return ast_skip_parentheses(initializer);
    }
    *mode = BIND_DECLARE;
    return initializer->variable_statement.declarations.length > 0
               ? initializer->variable_statement.declarations.items[0]->variable.target
               : NULL;
}

/* xs.entries() whose entries are used whole: [index, element] made at the body's start. */
static void bind_whole_entry(Frame *f, AstNode *target, IrStmt *loop, BindMode mode, Type *iterated)
{
    IrExpr *entry = lower_expr_new(f, IR_ARRAY, target, iterated);

    vec_push(f->lower->arena, &entry->args, lower_var_ref(f, target, loop->var));
    vec_push(f->lower->arena, &entry->args, lower_var_ref(f, target, loop->second_var));
    lower_bind(f, target, entry, mode, iterated);
}

/* for (using x of xs): each turn disposes its own. */
static void using_body(Frame *f, AstNode *node, AstNode *target, IrStmt *loop, LoopBody *body)
{
    UsingBlock using;

    lower_using_begin(f, node->for_each.body, &using);
    lower_using_add(f, node->for_each.initializer, target, loop->var ? loop->var : loop->second_var,
                    &using);
    lower_fill_block(f, node->for_each.body, loop->then);
    lower_using_end(f, &using);
    lower_loop_end(f, body);
}

void lower_for_of(Frame *f, AstNode *node)
{
    IrStmt *loop = lower_stmt_new(f, IR_STMT_FOR_OF, node);
    Source source = source_of(f, node->for_each.expression);
    Type *type = lower_type_of(f, node->for_each.expression);
    Type *iterated = types_iterated(f->lower->program, type, node->for_each.is_await);
    Binding bindings[2] = {{0}, {0}};
    BindMode mode;
    AstNode *target = loop_target(node->for_each.initializer, &mode);
    bool is_whole_entry = false;
    LoopBody body;

    if (!target) {
        return; /* a syntax error, diagnosed */
    }
    if (node->for_each.is_await && !f->function->is_async) {
        lower_unsupported(f, node, "'await' here");
        return;
    }
    if (node->for_each.is_await) {
        source = (Source){IR_ITERATE_ASYNC, node->for_each.expression, false, false};
    }
    loop->iteration = source.iteration;
    loop->expr = node->for_each.is_await ? async_iterable(f, source.iterable)
                                         : lower_expr(f, source.iterable);
    bool is_entries =
        source.iteration == IR_ITERATE_MAP_ENTRIES || source.iteration == IR_ITERATE_ARRAY_ENTRIES;
    if (source.keys_only || source.values_only) {
        IrVar *var =
            loop_var(f, target, mode, iterated, source.keys_only ? "key" : "value", &bindings[0]);
        *(source.keys_only ? &loop->var : &loop->second_var) = var;
    } else if (is_entries && is_pair(target)) {
        if (source.iteration == IR_ITERATE_MAP_ENTRIES) {
            loop->iteration = IR_ITERATE_MAP;
        }
        loop->var = pair_var(f, target, 0, mode, iterated, &bindings[0]);
        loop->second_var = pair_var(f, target, 1, mode, iterated, &bindings[1]);
    } else if (source.iteration == IR_ITERATE_ARRAY_ENTRIES) {
        is_whole_entry = true;
        loop->var = lower_var_new(f, "index", types_number(f->lower->program));
        loop->second_var = lower_var_new(f, "item", entry_part(f, iterated, 1));
    } else {
        loop->var =
            loop_var(f, target, mode, iterated, is_entries ? "entry" : "item", &bindings[0]);
    }
    lower_loop_begin(f, &body, loop, node, node->for_each.body);
    if (is_whole_entry) {
        bind_whole_entry(f, target, loop, mode, iterated);
    }
    bind_at_start(f, &bindings[0]);
    bind_at_start(f, &bindings[1]);
    if (lower_is_using(node->for_each.initializer)) {
        using_body(f, node, target, loop, &body);
    } else {
        lower_loop_finish(f, &body, node->for_each.body);
    }
    lower_emit(f, loop);
}

void lower_for_in(Frame *f, AstNode *node)
{
    IrStmt *loop = lower_stmt_new(f, IR_STMT_FOR_IN, node);
    Binding binding = {0};
    BindMode mode;
    AstNode *target = loop_target(node->for_each.initializer, &mode);
    LoopBody body;

    if (!target) {
        return;
    }
    loop->expr = lower_expr(f, node->for_each.expression);
    loop->var = loop_var(f, target, mode, types_string(f->lower->program), "key", &binding);
    lower_loop_begin(f, &body, loop, node, node->for_each.body);
    bind_at_start(f, &binding);
    lower_loop_finish(f, &body, node->for_each.body);
    lower_emit(f, loop);
}
