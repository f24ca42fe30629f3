/*
 * Classes:   class Circle extends Shape implements Named { ... }       const A = class { ... }
 *
 * Each instantiation becomes one IrClass with its fields, methods and constructor; static members
 * belong to the first instantiation. The declaration's place makes an IR_STMT_CLASS, followed by
 * the static initialisers and static blocks.
 */
#include "lower/lower.h"

/* A class that its decorators leave as it is. */
static AstNode *unless_replaced(Frame *f, AstNode *class_node)
{
    return class_node->class_like.decorators.length > 0 && lower_is_replaced(f, class_node)
               ? NULL
               : class_node;
}

AstNode *lower_class_node(Frame *f, Symbol *symbol)
{
    AstNode *node = symbol->value_declaration;

    if (!node || symbol->is_reassigned || lower_is_library(node)) {
        return NULL;
    }
    if (symbol->flags & SYMBOL_CLASS) {
        for (size_t i = 0; i < symbol->declarations.length; i++) {
            if (ast_is_class_like(symbol->declarations.items[i]->kind)) {
                return unless_replaced(f, symbol->declarations.items[i]);
            }
        }
        return NULL;
    }
    if ((symbol->flags & SYMBOL_CONST) && node->kind == AST_VARIABLE_DECLARATION &&
        node->variable.target->kind == AST_IDENTIFIER && node->variable.initializer) {
        AstNode *value = ast_skip_parentheses(node->variable.initializer);
        return value->kind == AST_CLASS_EXPRESSION ? unless_replaced(f, value) : NULL;
    }
    return NULL;
}

/* ---- inheritance -------------------------------------------------------------------- */

static const char *override_key(Lower *lower, const AstNode *class_node, const char *name)
{
    return arena_printf(lower->arena, "%u.%s", class_node->id, name);
}

static const char *any_override_key(Lower *lower, const char *name)
{
    return arena_printf(lower->arena, "*.%s", name);
}

bool lower_is_overridden(Lower *lower, Instance *class_, const char *name)
{
    return strmap_has(&lower->overridden, any_override_key(lower, name)) ||
           strmap_has(&lower->overridden, override_key(lower, class_->family->node, name));
}

static AstNode *base_node(Frame *f, AstNode *node)
{
    AstNode *extends = node->class_like.extends;
    Symbol *symbol = extends ? lower_entity(f, extends->expression_with_types.expression) : NULL;

    return symbol ? lower_class_node(f, symbol) : NULL;
}

/* The class of the library that a class names as its base, or NULL. */
static const Symbol *extends_library(Frame *f, AstNode *node)
{
    AstNode *extends = node->class_like.extends;
    Symbol *symbol = extends ? lower_entity(f, extends->expression_with_types.expression) : NULL;

    return symbol && symbol->value_declaration && lower_is_library(symbol->value_declaration)
               ? symbol
               : NULL;
}

static bool extends_library_array(Frame *f, AstNode *node)
{
    const Symbol *symbol = extends_library(f, node);

    return symbol && strcmp(symbol->name, "Array") == 0;
}

/* The runtime makes instances, and knows of no type arguments. */
static bool is_array_class(Frame *f, AstNode *node)
{
    for (size_t depth = 0; node && f->lower->ir->extends_array && depth < 100; depth++) {
        if (extends_library_array(f, node)) {
            return true;
        }
        node = base_node(f, node);
    }
    return false;
}

static void note_overrides(Frame *f, AstNode *node)
{
    Lower *lower = f->lower;
    AstNode *base = base_node(f, node);

    if (extends_library_array(f, node)) {
        lower->ir->extends_array = true;
    }
    if (!base && node->class_like.extends) {
        lower_note_mixin(lower, node->class_like.extends->expression_with_types.expression);
    }
    /* What a mixin extends is not known here: its members may override those of any class. */
    bool is_unknown = !base && node->class_like.extends && !extends_library(f, node);
    for (size_t i = 0; is_unknown && i < node->class_like.members.length;
         i++) {
        const char *name = lower_member_key(lower, node->class_like.members.items[i]);
        if (name) {
            strmap_put(lower->arena, &lower->overridden, any_override_key(lower, name), node);
        }
    }
    if (base && !ptrmap_has(&lower->extended, base)) {
        ptrmap_put(lower->arena, &lower->extended, base, node);
    }
    for (size_t depth = 0; base && depth < 100; depth++, base = base_node(f, base)) {
        for (size_t i = 0; i < node->class_like.members.length; i++) {
            const char *name = lower_member_key(lower, node->class_like.members.items[i]);
            if (name) {
                strmap_put(lower->arena, &lower->overridden, override_key(lower, base, name), node);
            }
        }
    }
}

static bool scan(AstNode *node, void *context)
{
    if (ast_is_class_like(node->kind) && !node->is_ambient) {
        note_overrides(context, node);
    }
    ast_for_each_child(node, scan, context);
    return true;
}

void lower_scan_classes(Lower *lower)
{
    Modules *modules = lower->program->modules;
    Frame frame = {.lower = lower};

    for (size_t i = 0; i < modules->evaluation.length; i++) {
        if (modules->evaluation.items[i]->ast) {
            scan(modules->evaluation.items[i]->ast, &frame);
        }
    }
}

/* ---- instances ---------------------------------------------------------------------- */

static Type *declared_type(Frame *f, AstNode *node)
{
    Symbol *symbol = names_symbol_of(f->lower->program, node);

    return symbol ? types_declared(f->lower->program, symbol) : types_any(f->lower->program);
}

static bool is_class_type(const Type *type)
{
    return (type->flags & TYPE_OBJECT) != 0;
}

/* The type parameters that the class itself declares. */
static Type **own_parameters(Type *declared, size_t *count)
{
    *count = 0;
    if (!is_class_type(declared) || declared->as.object.parameter_count == 0) {
        return NULL;
    }
    *count = declared->as.object.parameter_count - declared->as.object.outer_count;
    return declared->as.object.parameters + declared->as.object.outer_count;
}

static const char *class_name(Frame *f, AstNode *node, const char **js_name)
{
    if (node->class_like.name) {
        *js_name = node->class_like.name->identifier.name;
    } else {
        *js_name = lower_js_name(f, node);
    }
    return **js_name ? *js_name : lower_role_name(f, node);
}

AstNode *lower_extensible_class(Lower *lower, const Symbol *symbol)
{
    for (size_t i = 0; symbol && i < symbol->declarations.length; i++) {
        AstNode *node = symbol->declarations.items[i];
        if (lower_is_library(node) && ast_jsdoc_tag(lower->program, node, "cfields", 0)) {
            return node;
        }
    }
    return NULL;
}

static void set_native_parent(Frame *f, Instance *instance, AstNode *expression, Symbol *symbol)
{
    Program *program = f->lower->program;
    IrClass *class_ = instance->class_;

    AstNode *node = lower_extensible_class(f->lower, symbol);
    if (node) {
        class_->native_fields = ast_jsdoc_tag(program, node, "cfields", 0);
        class_->native_hooks = ast_jsdoc_tag(program, node, "hooks", 0);
        class_->native_layout = ast_jsdoc_tag(program, node, "clayout", 0);
        class_->native_struct = ast_jsdoc_tag(program, node, "c", 0);
        class_->native_header = lower_header_of(f->lower, node);
    } else {
        lower_report(f, expression, LIBRARY_BASE_CLASS, symbol->name);
    }
    if (!class_->native_layout) {
        class_->native_layout = class_->native_struct;
    }
    class_->native_parent = symbol->name;
    class_->is_array = class_->native_struct && strcmp(class_->native_struct, "TsArray") == 0;
}

static void set_parent(Frame *f, Instance *instance, AstNode *node)
{
    AstNode *extends = node->class_like.extends;
    AstNode *expression;
    Symbol *symbol;
    AstNode *base;

    if (!extends) {
        return;
    }
    expression = extends->expression_with_types.expression;
    symbol = lower_entity(f, expression);
    base = symbol ? lower_class_node(f, symbol) : NULL;
    if (base) {
        Type *type = types_base_class(f->lower->program, instance->class_->type);
        Instance *parent = type ? lower_class_of_type(f, type) : NULL;
        if (!parent || parent->family->node != base) {
            parent = lower_class_instance(f, base, NULL, 0);
        }
        if (!parent->class_->constructor) {
            lower_report(f, expression, CIRCULAR_BASE, symbol->name);
            return;
        }
        instance->parent = parent;
        instance->class_->parent = parent->class_;
        instance->class_->is_array = parent->class_->is_array;
        lower_use_module(f, parent->class_->module);
        return;
    }
    if (symbol && symbol->value_declaration && lower_is_library(symbol->value_declaration)) {
        set_native_parent(f, instance, expression, symbol);
        return;
    }
    Instance *parent = lower_is_known_class(f, expression)
                           ? lower_class_of_constructor(f, lower_type_of(f, expression))
                           : NULL;
    if (!parent || !parent->class_->constructor) {
        instance->class_->unknown_base = expression;
        if (!symbol || !(symbol->flags & SYMBOL_PARAMETER)) {
            lower_report(f, expression, DYNAMIC_BASE_CLASS);
        }
        return;
    }
    instance->parent = parent;
    instance->class_->parent = parent->class_;
    instance->class_->is_array = parent->class_->is_array;
    instance->class_->mixed_base = expression;
    lower_use_module(f, parent->class_->module);
}

static Frame *class_frame(Frame *home, Instance *instance, Type *declared)
{
    AstNode *node = instance->family->node;
    Frame *frame = lower_frame_new(home, node, home->function);
    size_t count;
    Type **parameters = own_parameters(declared, &count);

    frame->is_class = true;
    frame->class_ = instance;
    lower_frame_types(frame, parameters, instance->arguments.items, count);
    instance->class_->type = lower_type(frame, declared);
    if (is_class_type(declared) && declared->as.object.this_type) {
        lower_frame_types(frame, &declared->as.object.this_type, &instance->class_->type, 1);
    }
    return frame;
}

/* In their order, whatever mentions them first. */
static void declare_static_fields(Instance *class_)
{
    const AstList *members = &class_->family->node->class_like.members;

    for (size_t i = 0; i < members->length; i++) {
        AstNode *member = members->items[i];
        if (member->kind == AST_PROPERTY_DECLARATION &&
            ast_has_modifier(member, AST_MODIFIER_STATIC) &&
            !ast_has_modifier(member, AST_MODIFIER_DECLARE) &&
            !lower_is_computed_member(class_->frame->lower, member)) {
            lower_static_var(class_->frame, class_, member);
        }
    }
}

/* The runtime asks a class that extends Array for [Symbol.species]. */
static void note_species(Instance *instance)
{
    Lower *lower = instance->frame->lower;
    Instance *declaring = instance;

    if (instance->class_->is_array && lower_find_member(instance->frame, &declaring, "__@species", true,
                                                        AST_GET_ACCESSOR)) {
        instance->class_->used_as_value = true;
        strmap_put(lower->arena, &lower->dynamic_names, "__@species", instance);
    }
}

static void make_class(Frame *home, Instance *instance, Type *declared)
{
    Lower *lower = home->lower;
    AstNode *node = instance->family->node;
    IrClass *class_ = NEW(lower->arena, IrClass);
    Symbol *symbol = names_symbol_of(lower->program, node);

    instance->class_ = class_;
    ptrmap_put(lower->arena, &lower->class_instances, class_, instance);
    instance->base_name = class_name(home, node, &class_->js_name);
    class_->name = lower_instance_name(home, instance->base_name, &instance->arguments);
    class_->node = node;
    class_->module = home->module;
    class_->is_abstract = ast_has_modifier(node, AST_MODIFIER_ABSTRACT);
    class_->exported = symbol && symbol->is_exported;
    class_->needs_tdz_check = symbol && symbol->needs_tdz_check;
    instance->frame = class_frame(home, instance, declared);
    if (!instance->family->statics) {
        instance->family->statics = instance;
    }
    set_parent(instance->frame, instance, node);
    vec_push(lower->arena, &home->module->classes, class_);
    lower_take_leading(instance->frame, node, &class_->comments);
    note_species(instance);
    lower_class_fields(instance);
    if (instance->family->statics == instance) {
        declare_static_fields(instance);
    }
    lower_constructor(instance);
    lower_class_methods(instance);
    lower_take_inner(instance->frame, node, &class_->comments);
    Comment *trailing = lower_take_trailing(instance->frame, node);
    if (trailing) {
        vec_push(lower->arena, &class_->comments, trailing);
    }
}

static bool has_decorators(const AstNode *node)
{
    bool found = node->class_like.decorators.length > 0;

    for (size_t i = 0; i < node->class_like.members.length && !found; i++) {
        const AstNode *member = node->class_like.members.items[i];
        found =
            (member->kind == AST_PROPERTY_DECLARATION && member->property.decorators.length > 0) ||
            (ast_is_function_like(member->kind) && member->function.decorators.length > 0);
    }
    return found;
}

Instance *lower_class_instance(Frame *f, AstNode *node, Type **arguments, size_t count)
{
    Family *family = lower_family_of(f, node);
    Type *declared = declared_type(f, node);
    size_t parameter_count;
    Type **parameters = own_parameters(declared, &parameter_count);
    bool is_new;

    if (count != parameter_count || has_decorators(node) || is_array_class(f, node)) {
        arguments = NULL; /* what decorators leave is one for all instances; map() makes any */
    }
    Instance *instance =
        lower_instance(f->lower, family, parameters, arguments, parameter_count, &is_new);
    if (is_new) {
        make_class(family->frame, instance, declared);
    }
    return instance;
}

/* Whether the function that declares a class is one that f is in: then it is known which of the
 * classes that its activations make is meant. */
static bool is_in_reach(Frame *f, AstNode *node)
{
    AstNode *function = ast_enclosing_function(node);

    return function->kind == AST_SOURCE_FILE ||
           lower_frame_of(f, function, node->file)->node == function;
}

Instance *lower_class_of_type(Frame *f, Type *type)
{
    Program *program = f->lower->program;
    AstNode *node;
    Type *target;

    type = types_non_nullable(program, type);
    if (type->flags & TYPE_PARAM) {
        Type *constraint = types_constraint(program, type);
        type = constraint ? constraint : type;
    }
    if (!(type->flags & TYPE_OBJECT) || !type->symbol || !(type->symbol->flags & SYMBOL_CLASS)) {
        return NULL;
    }
    target = (type->object_flags & OBJECT_REFERENCE) ? type->as.object.target : type;
    if (!target || !(target->object_flags & OBJECT_CLASS)) {
        return NULL;
    }
    node = type->symbol->value_declaration;
    if (!node || !ast_is_class_like(node->kind) || lower_is_library(node) ||
        !is_in_reach(f, node)) {
        return NULL;
    }
    size_t count;
    own_parameters(target, &count);
    size_t skip = target->as.object.outer_count;
    Type **arguments =
        type->as.object.argument_count >= skip + count ? type->as.object.arguments + skip : NULL;
    return lower_class_instance(f, node, arguments, arguments ? count : 0);
}

Instance *lower_class_statics(Frame *f, AstNode *node)
{
    Family *family = lower_family_of(f, node);

    return family->statics ? family->statics : lower_class_instance(f, node, NULL, 0);
}

IrVar *lower_class_var(Frame *f, AstNode *class_node)
{
    Symbol *symbol = names_symbol_of(f->lower->program, class_node);
    Family *family = lower_family_of(f, class_node);

    if (symbol && class_node->class_like.name) {
        return lower_var_of(f, symbol);
    }
    if (!family->closure) {
        family->closure = lower_var_new(family->frame, "decorated", lower_type_of(f, class_node));
        family->closure->constant = false;
    }
    return family->closure;
}

IrExpr *lower_class_value(Frame *f, AstNode *node, AstNode *class_node)
{
    return unless_replaced(f, class_node) ? lower_original_class(f, node, class_node)
                                          : lower_var_ref(f, node, lower_class_var(f, class_node));
}

IrExpr *lower_original_class(Frame *f, AstNode *node, AstNode *class_node)
{
    IrExpr *expr = lower_expr_new(f, IR_CLASS, node, lower_type_of(f, node));

    expr->class_ = lower_class_statics(f, class_node)->class_;
    expr->class_->used_as_value = true;
    lower_use_module(f, expr->class_->module);
    return expr;
}

/* ---- the declaration's place -------------------------------------------------------- */

/* A frame in which `this` is the class, for static initialisers and blocks. */
static Frame *static_frame(Frame *f, Instance *class_, AstNode *node)
{
    Frame *frame = lower_frame_new(class_->frame, node, f->function);

    frame->is_inlined = true;
    frame->is_static = true;
    frame->out = f->out;
    frame->taken = f->taken;
    return frame;
}

static void static_member(Frame *f, Instance *class_, AstNode *member)
{
    if (member->kind == AST_CLASS_STATIC_BLOCK) {
        Frame *frame = static_frame(f, class_, member);
        IrStmtList *saved;
        IrStmt *block = lower_sub_block(frame, member, &saved);
        lower_fill_block(frame, member->block_holder.body, block);
        frame->out = saved;
        lower_take_comments(f, member, block);
        lower_emit(f, block);
    } else if (member->kind == AST_PROPERTY_DECLARATION &&
               ast_has_modifier(member, AST_MODIFIER_STATIC) &&
               !ast_has_modifier(member, AST_MODIFIER_DECLARE)) {
        Frame *frame = static_frame(f, class_, NULL);
        AstNode *initializer = member->property.initializer;
        IrExpr *value = initializer ? lower_expr(frame, initializer) : lower_undefined(f, member);
        IrExpr *self = lower_class_value(f, member, class_->family->node);
        if (lower_is_computed_member(f->lower, member)) {
            lower_initialise_computed_field(f, class_, member, self, value);
            return;
        }
        if (member->property.decorators.length > 0) {
            value = lower_decorated_value(f, class_, member, self, value);
        }
        IrStmt *stmt = lower_emit_declare(f, member, lower_static_var(f, class_, member), value);
        lower_take_comments(f, member, stmt);
        lower_run_initializers(f, class_, member, self);
    }
}

/* A base class of another module that may not be there yet, when modules import each other. */
static void read_base(Frame *f, AstNode *node)
{
    AstNode *extends = node->class_like.extends;
    AstNode *base = extends ? extends->expression_with_types.expression : NULL;
    Symbol *symbol = base && base->kind == AST_IDENTIFIER
                         ? names_resolve_target(f->lower->program, base)
                         : NULL;
    AstNode *class_node = symbol && symbol->needs_tdz_check && symbol->module &&
                                  symbol->module->file != f->module->file
                              ? lower_class_node(f, symbol)
                              : NULL;

    if (class_node) {
        lower_emit_expr(f, node, lower_class_value(f, base, class_node));
    }
}

void lower_class_statement(Frame *f, AstNode *node)
{
    Family *family = lower_family_of(f, node);
    Type *declared = declared_type(f, node);
    size_t parameter_count;
    bool has_statics = false;
    IrStmt *stmt;

    if (family->statement) {
        return;
    }
    own_parameters(declared, &parameter_count);
    read_base(f, node);
    lower_evaluate_class_decorators(f, node);
    has_statics = has_decorators(node) || lower_has_computed_members(f->lower, node);
    for (size_t i = 0; i < node->class_like.members.length; i++) {
        const AstNode *member = node->class_like.members.items[i];
        has_statics = has_statics || member->kind == AST_CLASS_STATIC_BLOCK ||
                      ast_has_modifier(member, AST_MODIFIER_STATIC);
    }
    stmt = lower_stmt_new(f, IR_STMT_CLASS, node);
    stmt->blank_before = node->blank_line_before;
    family->statement = stmt;
    vec_push(f->lower->arena, &f->lower->classes, family);
    lower_emit(f, stmt);
    if (parameter_count == 0 || has_statics) {
        stmt->class_ = lower_class_statics(f, node)->class_;
    }
    if (!has_statics) {
        return;
    }
    lower_define_computed_members(f, family->statics, node);
    lower_apply_decorators(f, family->statics);
    if (has_decorators(node)) {
        lower_run_method_initializers(f, family->statics, true, lower_class_value(f, node, node));
    }
    for (size_t i = 0; i < node->class_like.members.length; i++) {
        static_member(f, family->statics, node->class_like.members.items[i]);
    }
    if (node->class_like.decorators.length > 0) {
        lower_run_initializers(f, family->statics, node, lower_class_value(f, node, node));
    }
}

/* Classes that were never instantiated make no code; generic ones get their first instance. */
void lower_finish_class_statements(Lower *lower)
{
    for (size_t i = 0; i < lower->classes.length; i++) {
        Family *family = lower->classes.items[i];
        IrStmt *stmt = family->statement;
        if (stmt->class_) {
            continue;
        }
        if (family->statics) {
            stmt->class_ = family->statics->class_;
        } else {
            stmt->kind = IR_STMT_BLOCK;
            stmt->is_transparent = true;
        }
    }
}
