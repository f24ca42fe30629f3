/*
 * What names stand for:   x   this   arguments   Map   globalThis.x
 */
#include "lower/lower.h"

/* ---- names -------------------------------------------------------------------------- */

static bool is_container(const Symbol *symbol)
{
    return (symbol->flags & (SYMBOL_NAMESPACE | SYMBOL_MODULE | SYMBOL_ENUM)) != 0;
}

/* The symbol that `a` or `space.a` or `module.space.a` denotes, aliases followed; else NULL. */
enum { MEMBER_OF_CLASS = SYMBOL_PROPERTY | SYMBOL_METHOD | SYMBOL_GETTER | SYMBOL_SETTER };

Symbol *lower_entity(Frame *f, AstNode *node)
{
    Program *program = f->lower->program;

    node = ast_skip_parentheses(node);
    if (node->kind == AST_IDENTIFIER) {
        return names_resolve_target(program, node);
    }
    if (node->kind == AST_CALL_EXPRESSION && lower_calls_require(f, node)) {
        AstNode *specifier = node->call.arguments.length > 0 ? node->call.arguments.items[0] : NULL;
        Symbol *module = specifier ? names_module_symbol(program, specifier) : NULL;
        return module && module->is_ambient ? names_required(program, specifier) : NULL;
    }
    if (node->kind == AST_AS_EXPRESSION) {
        /* (globalThis as any).process */
        Symbol *cast = lower_entity(f, node->type_cast.expression);
        return cast && cast == names_global_this(program) ? cast : NULL;
    }
    if (node->kind != AST_PROPERTY_ACCESS && node->kind != AST_ELEMENT_ACCESS) {
        return NULL;
    }
    AstNode *object = node->kind == AST_PROPERTY_ACCESS ? node->property_access.object
                                                        : node->element_access.object;
    const char *name = lower_member_name(f, node);
    Symbol *container = name ? lower_entity(f, object) : NULL;
    if (container && container == names_global_this(program)) {
        return strcmp(name, "globalThis") == 0 ? container
                                               : names_global(program, name, SYMBOL_VALUE);
    }
    if (container && (container->flags & SYMBOL_CLASS) && container->value_declaration &&
        lower_is_library(container->value_declaration) && strcmp(container->name, name) == 0) {
        return container; /* events.EventEmitter, where `events` is the class itself */
    }
    if (!container || !is_container(container)) {
        return NULL;
    }
    Symbol *member = names_export(program, container, name);
    if (member && (member->flags & MEMBER_OF_CLASS)) {
        return NULL; /* a static member of a class that is a namespace, too */
    }
    return member ? names_resolve_alias(program, member) : NULL;
}

/* The declaration of a library class that is a value, too: one that can be extended, or tagged @cclass. */
static AstNode *valued_class(Lower *lower, const Symbol *symbol)
{
    AstNode *extensible = lower_extensible_class(lower, symbol);

    for (size_t i = 0; !extensible && symbol && i < symbol->declarations.length; i++) {
        AstNode *node = symbol->declarations.items[i];
        if (lower_is_library(node) && ast_jsdoc_tag(lower->program, node, "cclass", 0)) {
            return node;
        }
    }
    return extensible;
}

/* Whether a value is only called where it goes: list.map(Date) */
static bool is_only_called(Frame *f, AstNode *node)
{
    Program *program = f->lower->program;
    AstNode *parent = node->parent;
    Type *wanted = ast_is_expression(node->kind) && parent->kind == AST_CALL_EXPRESSION &&
                           parent->call.callee != node
                       ? types_contextual(program, node)
                       : NULL;
    size_t calls = 0, news = 0;

    if (wanted) {
        types_call_signatures(program, wanted, &calls);
        types_construct_signatures(program, wanted, &news);
    }
    return calls > 0 && news == 0;
}

/* Error, Uint8Array: classes of the library as values. NULL: none. */
static IrNative *class_native(Frame *f, AstNode *node, Type *type)
{
    Lower *lower = f->lower;
    size_t count;
    Signature **signatures = types_construct_signatures(lower->program, type, &count);
    Type *instance = count > 0 ? types_of_return(lower->program, signatures[0]) : NULL;
    const char *name = instance ? types_c_struct(lower->program, instance) : NULL;
    AstNode *declaration = name ? valued_class(lower, instance->symbol) : NULL;

    if (!declaration || is_only_called(f, node)) {
        return NULL;
    }
    IrNative *native = NEW(lower->arena, IrNative);
    native->c_name = arena_printf(lower->arena, "%s_class", name);
    const char *header = ast_jsdoc_tag(lower->program, declaration, "cclass", 0);
    native->header = header ? header : lower_header_of(lower, declaration);
    native->declaration = declaration;
    native->declared_type = types_any(lower->program);
    native->is_static = native->is_pure = native->is_isolated = native->is_class = true;
    return native;
}

IrExpr *lower_library_class(Frame *f, AstNode *node, const char *name, Type *type)
{
    IrNative *class_ = class_native(f, node, type);
    IrExpr *expr = class_ ? lower_field(f, node, NULL, name, type) : NULL;

    if (expr) {
        expr->native = class_;
    }
    return expr;
}

/* ---- globals that are only declared --------------------------------------------------- */

/* declare var x: number;   declare global { var x: number }: a property of globalThis. */
bool lower_is_global_property(Frame *f, const Symbol *symbol)
{
    AstNode *declaration = symbol->value_declaration;

    return declaration && !declaration->file->is_library &&
           (symbol->flags & (SYMBOL_VARIABLE | SYMBOL_FUNCTION)) &&
           !lower_native(f->lower, declaration);
}

static IrExpr *global_object(Frame *f, AstNode *node)
{
    IrExpr *object = lower_field(f, node, NULL, "self", types_any(f->lower->program));

    object->native = lower_interface_native(f, "GlobalObject", "self");
    return object;
}

/* x by itself must be there, but for typeof x and x = 1; globalThis.x need not. */
static IrExpr *global_property(Frame *f, AstNode *node, const Symbol *symbol)
{
    Type *any = types_any(f->lower->program);
    bool is_write = names_is_write(node);
    bool may_miss =
        is_write || node->kind != AST_IDENTIFIER ||
        (node->parent->kind == AST_UNARY_EXPRESSION && node->parent->unary.op == AST_OP_TYPEOF);
    IrExpr *value;

    if (may_miss) {
        value = lower_field(f, node, global_object(f, node), symbol->name, any);
    } else {
        value = lower_expr_new(f, IR_CALL_NATIVE, node, any);
        value->native = lower_interface_native(f, "GlobalNames", "find");
        vec_push(f->lower->arena, &value->args,
                 lower_string(f, node, symbol->name, strlen(symbol->name)));
    }
    return value;
}

/* Number in list.map(Number): as a function, whose type says what it takes and gives. */
static bool is_callback(Frame *f, AstNode *node)
{
    AstNode *value = node;

    while (value->parent->kind == AST_PARENTHESIZED_EXPRESSION) {
        value = value->parent;
    }
    AstNode *call = value->parent;
    if (call->kind != AST_CALL_EXPRESSION || call->call.callee == value) {
        return false;
    }
    const CallInfo *info = types_of_call(f->lower->program, call);
    return !info->is_untyped && info->signature->declaration &&
           lower_is_library(info->signature->declaration) &&
           ast_skip_parentheses(call->call.callee)->kind == AST_PROPERTY_ACCESS &&
           !lower_entity(f, ast_skip_parentheses(call->call.callee)->property_access.object);
}

IrNative *lower_built_in_class_native(Frame *f, const char *name)
{
    return lower_interface_native(f, "BuiltInClasses", name);
}

/* Object, Number, String ... as values: one function each, which is their objects' constructor. */
IrExpr *lower_built_in_class(Frame *f, AstNode *node, const Symbol *symbol)
{
    IrNative *native = lower_built_in_class_native(f, symbol->name);

    if (!native || is_callback(f, node)) {
        return NULL;
    }
    IrExpr *expr = lower_field(f, node, NULL, symbol->name, types_any(f->lower->program));
    expr->native = native;
    return expr;
}

/* declare const TextEncoder: any;   of what the library has the program only says the type anew. */
static Symbol *redeclared(Frame *f, Symbol *symbol)
{
    Symbol *global = lower_is_global_property(f, symbol)
                         ? names_global(f->lower->program, symbol->name, SYMBOL_VALUE)
                         : NULL;
    bool is_library = global && global->value_declaration && global->value_declaration->file->is_library;

    return is_library ? global : symbol;
}

static IrExpr *library_value(Frame *f, AstNode *node, Symbol *symbol)
{
    Symbol *library = redeclared(f, symbol);
    AstNode *declaration = library->value_declaration;
    IrNative *native = lower_native(f->lower, declaration);
    Type *type = library == symbol ? lower_type_of(f, node)
                                   : types_of_declaration(f->lower->program, declaration);
    IrExpr *class_ = lower_library_class(f, node, symbol->name, type);

    symbol = library;
    if (class_) {
        class_->type = lower_type_of(f, node);
        return class_;
    }
    IrExpr *built_in = lower_built_in_class(f, node, symbol);
    if (built_in) {
        return built_in;
    }

    if (strcmp(symbol->name, "NaN") == 0) {
        return lower_number(f, node, __builtin_nan(""));
    }
    if (strcmp(symbol->name, "Infinity") == 0) {
        return lower_number(f, node, __builtin_inf());
    }
    if (native && !native->signature && declaration->kind != AST_CLASS_DECLARATION) {
        IrExpr *expr = lower_field(f, node, NULL, symbol->name, lower_type_of(f, node));
        expr->native = native;
        return expr;
    }
    if (native && declaration->kind != AST_CLASS_DECLARATION) {
        return lower_native_value(f, node, native, NULL);
    }
    if (lower_is_global_property(f, symbol)) {
        return global_property(f, node, symbol);
    }
    if (types_is_function(f->lower->program, type)) {
        return lower_native_value(f, node, library == symbol ? NULL : native, NULL);
    }
    IrExpr *object = lower_library_object(f, node, type);
    if (object) {
        return object;
    }
    lower_report(f, node, LIBRARY_MEMBER_NOT_SUPPORTED, symbol->name);
    return lower_undefined(f, node);
}

static IrExpr *enum_member_value(Frame *f, AstNode *node, Symbol *symbol)
{
    EnumValue value = types_enum_value(f->lower->program, symbol->value_declaration);
    IrExpr *expr;

    switch (value.kind) {
    case ENUM_VALUE_NUMBER:
        expr = lower_number(f, node, value.number);
        break;
    case ENUM_VALUE_STRING:
        expr = lower_string(f, node, value.string, strlen(value.string));
        break;
    default:
        expr = lower_field(f, node, lower_var_ref(f, node, lower_enum_var(f, symbol->parent)),
                           symbol->name, lower_type_of(f, node));
        break;
    }
    expr->type = lower_type_of(f, node);
    return expr;
}

IrExpr *lower_declared_function(Frame *f, AstNode *node, AstNode *function)
{
    Family *family = lower_family_of(f, function);

    if (family->closure) {
        return lower_var_ref(f, node, family->closure);
    }
    return lower_function_ref(f, node, lower_function_of(f, function, NULL, 0));
}

IrExpr *lower_symbol_value(Frame *f, AstNode *node, Symbol *symbol)
{
    AstNode *declaration = symbol->value_declaration;
    AstNode *class_node;

    if (symbol == names_undefined(f->lower->program)) {
        return lower_undefined(f, node);
    }
    if (symbol == names_global_this(f->lower->program)) {
        return global_object(f, node);
    }
    if (symbol->flags & SYMBOL_ENUM_MEMBER) {
        return enum_member_value(f, node, symbol);
    }
    if (symbol->is_commonjs) {
        return lower_commonjs_export(f, node, symbol);
    }
    if (declaration && lower_is_library(declaration)) {
        IrExpr *name = lower_commonjs_name(f, node, symbol);
        if (!name && lower_is_missing_global(f, symbol)) {
            return global_property(f, node, symbol);
        }
        return name ? name : library_value(f, node, symbol);
    }
    class_node = lower_class_node(f, symbol);
    if (class_node) {
        return lower_class_value(f, node, class_node);
    }
    if ((symbol->flags & SYMBOL_FUNCTION) && !symbol->is_reassigned && declaration) {
        AstNode *function = lower_known_function(f, symbol);
        if (function) {
            return lower_declared_function(f, node, function);
        }
    }
    if (symbol->flags & SYMBOL_ENUM) {
        return lower_var_ref(f, node, lower_enum_var(f, symbol));
    }
    if (symbol->flags & SYMBOL_ARGUMENTS) {
        return lower_arguments_value(f, node);
    }
    if (symbol->flags &
        (SYMBOL_VARIABLE | SYMBOL_FUNCTION | SYMBOL_CLASS | SYMBOL_EXPORT_DEFAULT)) {
        IrExpr *expr = lower_var_ref(f, node, lower_var_of(f, symbol));
        if (ast_is_expression(node->kind)) {
            expr->type = lower_type_of(f, node);
        }
        return expr;
    }
    if (symbol->flags & (SYMBOL_NAMESPACE | SYMBOL_MODULE)) {
        return lower_namespace_value(f, node, symbol);
    }
    lower_unsupported(f, node, "This name as a value");
    return lower_undefined(f, node);
}

/* `arguments`: of the nearest function that is not an arrow. */
/* console.log(arguments), return arguments: more is seen of it than its elements. */
static bool is_arguments_object(Frame *f, AstNode *node)
{
    static const char *const readers[] = {"apply", "call", "from", "bind"};
    AstNode *parent = node->parent;

    while (parent->kind == AST_PARENTHESIZED_EXPRESSION || parent->kind == AST_AS_EXPRESSION) {
        node = parent;
        parent = parent->parent;
    }
    if (parent->kind == AST_RETURN_STATEMENT) {
        return true;
    }
    if (parent->kind != AST_CALL_EXPRESSION || parent->call.callee == node) {
        return false;
    }
    AstNode *callee = ast_skip_parentheses(parent->call.callee);
    const char *name = callee->kind == AST_PROPERTY_ACCESS ? lower_member_name(f, callee) : NULL;
    const CallInfo *info = types_of_call(f->lower->program, parent);
    bool is_library = !info->is_untyped && info->signature->declaration &&
                      lower_is_library(info->signature->declaration);
    bool is_reader = false;
    for (size_t i = 0; name && i < sizeof readers / sizeof *readers; i++) {
        is_reader |= strcmp(name, readers[i]) == 0;
    }
    if (is_reader && strcmp(name, "call") == 0) { /* Object.prototype.toString.call(arguments) */
        AstNode *method = ast_skip_parentheses(callee->property_access.object);
        const char *called = lower_member_name(f, method);
        is_reader = !called || strcmp(called, "toString") != 0;
    }
    return is_library && !is_reader;
}

IrExpr *lower_arguments_value(Frame *f, AstNode *node)
{
    if (is_arguments_object(f, node) && !f->wraps_arguments) {
        f->wraps_arguments = true;
        IrExpr *call = lower_helper(f, node, "__arguments");
        vec_push(f->lower->arena, &call->args, lower_arguments_value(f, node));
        f->wraps_arguments = false;
        return call;
    }
    for (Frame *frame = f; frame; frame = frame->outer) {
        if (frame->function && frame->function->arguments_var && !frame->is_class) {
            return lower_var_ref(f, node, frame->function->arguments_var);
        }
    }
    lower_unsupported(f, node, "'arguments' here");
    return lower_undefined(f, node);
}

/* function f(a = b, b = 1): b is not there yet. */
static bool is_early_parameter(const Symbol *symbol, AstNode *node)
{
    const AstNode *declaration = symbol->value_declaration;

    return (symbol->flags & SYMBOL_PARAMETER) && declaration && declaration->file == node->file &&
           node->span.start < declaration->span.end &&
           ast_enclosing_function(node) == symbol->function;
}

IrExpr *lower_identifier(Frame *f, AstNode *node)
{
    Symbol *symbol = names_resolve_target(f->lower->program, node);

    if (!symbol) {
        return lower_undefined(f, node); /* diagnosed */
    }
    IrExpr *value = lower_symbol_value(f, node, symbol);
    if (value->kind == IR_VAR && is_early_parameter(symbol, node)) {
        value->is_early = true;
        value->early_name = symbol->name;
    }
    return value;
}

IrExpr *lower_this(Frame *f, AstNode *node)
{
    IrVar *var;

    if (f->is_static && f->class_) {
        return lower_class_value(f, node, f->class_->family->node);
    }
    var = lower_this_var(f);
    IrExpr *exports = var ? NULL : lower_commonjs_this(f, node);
    if (exports) {
        return exports;
    }
    return var ? lower_var_ref(f, node, var) : lower_undefined(f, node);
}
