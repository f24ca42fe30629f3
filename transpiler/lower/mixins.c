/*
 * Mixins:   const Named = <T extends Constructor>(Base: T) => class extends Base { name = "?"; };
 *           class Admin extends Named(Timestamped(User)) { ... }
 *
 * A function that makes a class out of another one is instantiated, as any generic function, for each
 * type that its parameter has; so `typeof User` tells which class is extended. What such a class
 * extends must be known when the program is compiled.
 */
#include "lower/lower.h"

static size_t depth_of(const Instance *class_)
{
    size_t depth = 0;

    for (; class_; class_ = class_->parent) {
        depth++;
    }
    return depth;
}

/* The class of a mixin, in the instance of the function that the constructor's type tells. */
static Instance *mixed_class(Frame *f, Type *constructor, AstNode *node, AstNode *function)
{
    Program *program = f->lower->program;
    const Signature *signature = types_signature_of_function(program, function);
    TypeMapper *mapper = (constructor->object_flags & OBJECT_INSTANTIATED)
                             ? constructor->as.object.mapper
                             : NULL;
    TypeVec arguments = {0};

    for (size_t i = 0; i < signature->type_parameter_count; i++) {
        Type *argument = types_instantiate(program, signature->type_parameters[i], mapper);
        if (types_is_generic(program, argument)) {
            return NULL;
        }
        vec_push(f->lower->arena, &arguments, argument);
    }
    Frame *frame = lower_function_frame(f, function, arguments.items, arguments.length);
    return lower_class_instance(frame, node, NULL, 0);
}

static Instance *class_of_part(Frame *f, Type *constructor)
{
    Symbol *symbol = (constructor->flags & TYPE_OBJECT) ? constructor->symbol : NULL;
    AstNode *node = symbol && (symbol->flags & SYMBOL_CLASS) ? symbol->value_declaration : NULL;

    if (!node || !ast_is_class_like(node->kind) || lower_is_library(node) ||
        !(constructor->object_flags & OBJECT_ANONYMOUS)) {
        return NULL;
    }
    AstNode *function = ast_enclosing_function(node);
    if (function->kind == AST_SOURCE_FILE) {
        return lower_class_instance(f, node, NULL, 0);
    }
    AstNode *home = ast_enclosing_function(function);
    return home->kind == AST_SOURCE_FILE ? mixed_class(f, constructor, node, function) : NULL;
}

Instance *lower_class_of_constructor(Frame *f, Type *constructor)
{
    Instance *found = NULL;

    if (!(constructor->flags & TYPE_INTERSECTION)) {
        return class_of_part(f, constructor);
    }
    /* The class and those that it was made from: the last is meant. */
    for (size_t i = 0; i < constructor->as.set.count; i++) {
        Instance *part = class_of_part(f, constructor->as.set.types[i]);
        if (part && depth_of(part) > depth_of(found)) {
            found = part;
        }
    }
    return found;
}

/* ---- what is surely one class ------------------------------------------------------------- */

/* Types may say less than is there, so the expression itself must tell: a class by its name, a
 * constant that is one, the parameter of a mixin, or what a mixin makes of those. */
bool lower_is_known_class(Frame *f, AstNode *value)
{
    Symbol *symbol;

    value = ast_skip_parentheses(value);
    if (value->kind == AST_CALL_EXPRESSION) {
        symbol = lower_entity(f, value->call.callee);
        return symbol && lower_known_function(f, symbol);
    }
    symbol = lower_entity(f, value);
    if (!symbol || lower_class_node(f, symbol)) {
        return symbol != NULL;
    }
    const AstNode *declaration = symbol->value_declaration;
    if (declaration && ptrmap_has(&f->lower->mixins, declaration)) {
        return true;
    }
    return declaration && (symbol->flags & SYMBOL_CONST) &&
           declaration->kind == AST_VARIABLE_DECLARATION && !declaration->variable.type &&
           declaration->variable.initializer &&
           lower_is_known_class(f, declaration->variable.initializer);
}

/* Notes that a class extends a function's parameter. */
void lower_note_mixin(Lower *lower, AstNode *base)
{
    Symbol *symbol = base->kind == AST_IDENTIFIER ? names_resolve(lower->program, base) : NULL;

    if (symbol && (symbol->flags & SYMBOL_PARAMETER) && symbol->value_declaration &&
        symbol->value_declaration->kind == AST_PARAMETER) {
        ptrmap_put(lower->arena, &lower->mixins, symbol->value_declaration, base);
    }
}

/* A call of a mixin must name the class that it gets. */
void lower_check_mixin_call(Frame *f, AstNode *call, const AstNode *function)
{
    for (size_t i = 0; i < function->function.parameters.length; i++) {
        const AstNode *parameter = function->function.parameters.items[i];
        if (ptrmap_has(&f->lower->mixins, parameter) &&
            (i >= call->call.arguments.length ||
             !lower_is_known_class(f, call->call.arguments.items[i]))) {
            lower_report(f, call, DYNAMIC_BASE_CLASS);
        }
    }
}

/* A class that a mixin made and that captures variables cannot be extended elsewhere. */
void lower_check_mixins(Lower *lower)
{
    for (size_t i = 0; i < lower->class_instances.count; i++) {
        const IrClass *class_ = lower->class_instances.entries[i].key;
        if (class_->mixed_base && class_->parent->outer_scope) {
            diagnose(lower->program, class_->mixed_base->file, class_->mixed_base->span,
                     NOT_SUPPORTED, "Extending a class that captures variables");
        }
    }
}
