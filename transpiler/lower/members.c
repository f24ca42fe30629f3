/*
 * Members:   user.name   row[i]   Math.PI   Color.Red   Counter.total   super.size   this.#secret
 *
 * A dotted name that the modules, namespaces or enums resolve is its symbol's value. A static
 * member of a class is a variable or function of the module. What remains is a property of an
 * object: IR_FIELD when the name is known (with the library's binding, or the one accessor that
 * can be meant), else IR_ELEMENT.
 */
#include "lower/lower.h"

static bool is_array_index(const char *name)
{
    if (!*name || (*name == '0' && name[1])) {
        return false;
    }
    return strspn(name, "0123456789") == strlen(name);
}

const char *lower_member_name(Frame *f, AstNode *node)
{
    AstNode *index;

    if (node->kind == AST_PROPERTY_ACCESS) {
        AstNode *name = node->property_access.name;
        bool is_name = name->kind == AST_IDENTIFIER || name->kind == AST_PRIVATE_IDENTIFIER;
        return is_name ? name->identifier.name : NULL;
    }
    if (node->kind != AST_ELEMENT_ACCESS) {
        return NULL;
    }
    index = ast_skip_parentheses(node->element_access.index);
    const char *key = index->kind == AST_STRING_LITERAL ? index->string.interned
                                                        : lower_constant_key(f->lower, index);
    return key && !is_array_index(key) ? key : NULL;
}

static AstNode *object_of(AstNode *access)
{
    return access->kind == AST_PROPERTY_ACCESS ? access->property_access.object
                                               : access->element_access.object;
}

AstNode *lower_static_class(Frame *f, AstNode *node)
{
    Symbol *symbol;

    node = ast_skip_parentheses(node);
    if (node->kind == AST_THIS_EXPRESSION) {
        return f->is_static && f->class_ ? f->class_->family->node : NULL;
    }
    symbol = lower_entity(f, node);
    return symbol ? lower_class_node(f, symbol) : NULL;
}

const Property *lower_property_of(Frame *f, Type *type, const char *name)
{
    Program *program = f->lower->program;

    type = types_non_nullable(program, type);
    if (type->flags & (TYPE_ANY | TYPE_UNKNOWN | TYPE_NEVER)) {
        return NULL;
    }
    return types_property_of(program, types_apparent(program, type), name);
}

/* ---- accessors and methods of the program's classes --------------------------------- */

/* The one getter or setter that a member of an instance can mean, or NULL. */
IrFunction *lower_accessor(Frame *f, IrExpr *object, const char *name, AstKind kind)
{
    Instance *class_ = lower_class_of_type(f, object->type);
    Instance *declaring = class_;
    AstNode *member = class_ ? lower_find_member(f, &declaring, name, false, kind) : NULL;

    if (class_ && !member) {
        declaring = class_;
        member = lower_find_member(f, &declaring, name, false, AST_PROPERTY_DECLARATION);
        member = member && lower_is_decorated_accessor(member) ? member : NULL;
    }
    if (!member || (*name != '#' && lower_is_overridden(f->lower, class_, name))) {
        return NULL;
    }
    if (member->kind == AST_PROPERTY_DECLARATION) {
        return lower_decorated_accessor(f, declaring, member, kind == AST_SET_ACCESSOR);
    }
    return lower_method_of(f, declaring, member, NULL, 0);
}

static IrExpr *instance_member(Frame *f, AstNode *node, IrExpr *object, const char *name,
                               Type *type)
{
    IrExpr *expr = lower_field(f, node, object, name, type);

    expr->function = lower_accessor(f, object, name, AST_GET_ACCESSOR);
    f->lower->ir->reads_stacks |= strcmp(name, "stack") == 0 && lower_is_any(object->type);
    if (*name == '#') {
        expr->name = lower_private_key(f, name);
        expr->is_private_name = true;
    }
    if (!expr->function) {
        strmap_put(f->lower->arena, &f->lower->dynamic_names, name, object);
    }
    return expr;
}

static bool is_method_property(const Property *property)
{
    return property->is_method || (property->declaration_count > 0 &&
                                   property->declarations[0]->kind == AST_FUNCTION_DECLARATION);
}

/* Whether object.constructor is more than compared or asked for its name. */
static bool gives_class(Frame *f, const AstNode *node, const char *name)
{
    const AstNode *parent = node->parent;

    if (strcmp(name, "constructor") != 0) {
        return false;
    }
    while (parent->kind == AST_PARENTHESIZED_EXPRESSION || parent->kind == AST_AS_EXPRESSION) {
        parent = parent->parent;
    }
    if (parent->kind == AST_BINARY_EXPRESSION) {
        return false;
    }
    const char *member =
        parent->kind == AST_PROPERTY_ACCESS ? lower_member_name(f, (AstNode *)parent) : NULL;
    return !member || strcmp(member, "name") != 0;
}

IrExpr *lower_named_member(Frame *f, AstNode *node, IrExpr *object, const char *name, Type *type)
{
    const Property *property = lower_property_of(f, object->type, name);
    IrNative *native = property ? lower_property_native(f, node, property) : NULL;

    bool is_of_value = native && lower_is_library_object(native) && object->kind != IR_UNDEFINED;
    if (!native || is_of_value) {
        Instance *class_ = lower_class_of_type(f, object->type);
        IrExpr *expr = instance_member(f, node, object, name, type);
        Instance *declaring = class_;
        bool is_own = class_ && lower_find_member(f, &declaring, name, false, AST_GET_ACCESSOR);
        expr->native = class_ && !is_own ? lower_inherited_native(f, class_, name) : NULL;
        return expr;
    }
    if (is_method_property(property) && native->signature) {
        return lower_native_value(f, node, native, native->is_static ? NULL : object);
    }
    IrExpr *expr = lower_field(f, node, native->is_static ? NULL : object, name, type);
    expr->native = native;
    f->lower->ir->reads_stacks |= strcmp(native->c_name, "ts_error_stack") == 0;
    expr->gives_class = gives_class(f, node, name);
    f->lower->gives_classes |= expr->gives_class;
    return expr;
}

/* ---- statics ------------------------------------------------------------------------ */

/* A static method that uses `this` is made anew for each class through which it is called. */
Instance *lower_static_home(Instance *receiver, Instance *declaring, const AstNode *member)
{
    bool depends = member->kind != AST_PROPERTY_DECLARATION && member->function.uses_this &&
                   !member->function.uses_super && member->function.body;

    return depends ? receiver : declaring;
}

static IrExpr *static_getter(Frame *f, AstNode *node, Instance *class_, AstNode *member)
{
    IrExpr *expr = lower_expr_new(f, IR_CALL, node, lower_type_of(f, node));

    expr->function = member->kind == AST_PROPERTY_DECLARATION
                         ? lower_decorated_accessor(f, class_, member, false)
                         : lower_method_of(f, class_, member, NULL, 0);
    lower_use_module(f, expr->function->module);
    return expr;
}

/* Class.prototype.method.call(other) */
static bool is_lent(Frame *f, AstNode *prototype)
{
    AstNode *method = prototype->parent;
    AstNode *use = method->kind == AST_PROPERTY_ACCESS ? method->parent : NULL;
    const char *name = use && use->kind == AST_PROPERTY_ACCESS ? lower_member_name(f, use) : NULL;

    return name && (strcmp(name, "call") == 0 || strcmp(name, "apply") == 0 || strcmp(name, "bind") == 0);
}

IrExpr *lower_static_member(Frame *f, AstNode *node, Instance *class_, const char *name)
{
    Instance *declaring = class_;
    AstNode *member = lower_find_member(f, &declaring, name, true, AST_KIND_COUNT);
    IrExpr *expr;

    if (member) {
        switch (member->kind) {
        case AST_PROPERTY_DECLARATION:
            if (lower_is_decorated_accessor(member)) {
                return static_getter(f, node, declaring, member);
            }
            expr = lower_inherited_static(f, node, class_, name);
            if (expr) {
                return expr;
            }
            expr = lower_var_ref(f, node, lower_static_var(f, declaring, member));
            expr->type = lower_type_of(f, node);
            return expr;
        case AST_METHOD_DECLARATION:
            declaring = lower_static_home(class_, declaring, member);
            return lower_function_ref(f, node, lower_method_of(f, declaring, member, NULL, 0));
        case AST_GET_ACCESSOR:
            return static_getter(f, node, lower_static_home(class_, declaring, member), member);
        case AST_SET_ACCESSOR:
            return lower_undefined(f, node);
        default:
            break;
        }
    }
    if (strcmp(name, "name") == 0) {
        const char *js_name = class_->class_->js_name;
        return lower_string(f, node, js_name, strlen(js_name));
    }
    if (strcmp(name, "prototype") == 0) {
        IrExpr *field = lower_field(f, node, lower_class_value(f, node, class_->family->node), name,
                                    types_any(f->lower->program));
        f->lower->ir->uses_prototypes = true;
        f->lower->ir->lends_methods |= is_lent(f, node);
        return field;
    }
    if (strcmp(name, "length") == 0) {
        return lower_number(f, node, (double)class_->class_->constructor->length);
    }
    lower_unsupported(f, node, "This static member");
    return lower_undefined(f, node);
}

/* ---- super -------------------------------------------------------------------------- */

/* super.name in a method of an object literal: what the object's prototype has. */
static IrExpr *super_of_literal(Frame *f, AstNode *node, const char *name)
{
    IrExpr *expr = lower_helper(f, node, "__superGet");

    vec_push(f->lower->arena, &expr->args, lower_var_ref(f, node, lower_home_of(f)));
    vec_push(f->lower->arena, &expr->args, lower_this(f, node));
    vec_push(f->lower->arena, &expr->args, lower_string(f, node, name, strlen(name)));
    return expr;
}

static IrExpr *super_member(Frame *f, AstNode *node)
{
    const char *name = lower_member_name(f, node);
    Instance *parent = f->class_ ? f->class_->parent : NULL;
    AstNode *member =
        name && parent ? lower_find_member(f, &parent, name, f->is_static, AST_GET_ACCESSOR) : NULL;
    IrExpr *expr;

    if (!member && name && parent) {
        Instance *declaring = f->class_->parent;
        AstNode *method =
            lower_find_member(f, &declaring, name, f->is_static, AST_METHOD_DECLARATION);
        if (method) {
            return lower_function_ref(f, node, lower_method_of(f, declaring, method, NULL, 0));
        }
        if (f->is_static) {
            return lower_static_member(f, node, f->class_->parent, name);
        }
    }
    if (!member && name && lower_home_of(f)) {
        return super_of_literal(f, node, name);
    }
    if (!member) {
        lower_no_super(f, node, "This use of 'super'");
        return lower_undefined(f, node);
    }
    expr = lower_expr_new(f, IR_CALL, node, lower_type_of(f, node));
    expr->function = lower_method_of(f, parent, member, NULL, 0);
    expr->object = f->is_static ? NULL : lower_this(f, node);
    expr->is_super = true;
    return expr;
}

/* ---- access ------------------------------------------------------------------------- */

static bool is_key_of(Frame *f, const AstNode *signature, Type *key)
{
    AstNode *parameter = signature->index_signature.parameter;
    Type *declared = types_of_type_node(f->lower->program, parameter->parameter.type);

    return types_is_every(key, declared->flags & TYPE_NUMBER ? TYPE_NUMBER_LIKE : TYPE_STRING_LIKE);
}

/* The binding of the index signature of a type, or of one that it extends. */
static IrNative *index_native_of(Frame *f, Type *type, Type *key, bool is_library_object)
{
    Symbol *symbol = type->symbol;
    size_t count = 0;

    for (size_t i = 0; symbol && i < symbol->declarations.length; i++) {
        AstNode *declaration = symbol->declarations.items[i];
        if (declaration->kind != AST_INTERFACE_DECLARATION || !lower_is_library(declaration)) {
            continue;
        }
        for (size_t j = 0; j < declaration->interface.members.length; j++) {
            AstNode *member = declaration->interface.members.items[j];
            if (member->kind != AST_INDEX_SIGNATURE || !is_key_of(f, member, key)) {
                continue;
            }
            IrNative *native = lower_native(f->lower, member);
            if (native && (!native->is_static || is_library_object)) {
                return native;
            }
        }
    }
    bool extends = symbol && symbol->flags & SYMBOL_INTERFACE && symbol->declarations.length > 0
        && lower_is_library(symbol->declarations.items[0]);
    Type **bases = extends ? types_base_types(f->lower->program, type, &count) : NULL;
    for (size_t i = 0; i < count; i++) {
        IrNative *native = index_native_of(f, bases[i], key, is_library_object);
        if (native) {
            return native;
        }
    }
    return NULL;
}

/* The binding of the index signature that a key selects (`env[name]`), or NULL. A signature
 * without a receiver means the library's own object: `process.env`, not a copy of it. */
static IrNative *index_native(Frame *f, IrExpr *object, Type *key)
{
    Type *apparent =
        types_apparent(f->lower->program, types_non_nullable(f->lower->program, object->type));
    bool is_library_object =
        object->kind == IR_FIELD && object->native && object->native->is_static;

    return index_native_of(f, apparent, key, is_library_object);
}

IrExpr *lower_member_of(Frame *f, AstNode *node, IrExpr *object)
{
    const char *name = lower_member_name(f, node);
    Type *type = lower_type_of(f, node);
    IrExpr *expr;

    IrExpr *instance = name ? lower_private_receiver(f, node, object, name) : object;
    if (instance != object) {
        const Property *property = lower_property_of(f, instance->type, name);
        type = property ? types_of_property(f->lower->program, property) : type;
        object = instance;
    }
    if (name && strcmp(name, "value") == 0 && lower_is_step_value(node, object)) {
        object->type = type;
        return object;
    }
    if (name && strcmp(name, "prototype") == 0 && (object->type->flags & TYPE_ANY)) {
        f->lower->ir->uses_prototypes = f->lower->ir->constructs_values = true;
        f->lower->ir->lends_methods = true;
    }
    if (name && lower_property_of(f, object->type, name)) {
        return lower_named_member(f, node, object, name, type);
    }
    if (name) {
        IrExpr *key = lower_string(f, node, name, strlen(name));
        IrNative *native = index_native(f, object, key->type);
        if (!native) {
            return lower_named_member(f, node, object, name, type);
        }
        expr = lower_element(f, node, object, key, type);
        expr->native = native;
        return expr;
    }
    if (node->kind != AST_ELEMENT_ACCESS) {
        return lower_undefined(f, node); /* a syntax error, diagnosed */
    }
    expr = lower_element(f, node, object, lower_expr(f, node->element_access.index), type);
    expr->native = index_native(f, object, expr->index->type);
    return expr;
}

/* Whether an expression names an object of the library that exists at compile time only: `Math`,
 * `process`, `process.versions`. Their members are called and read without a receiver. */
bool lower_is_library_path(Frame *f, AstNode *node)
{
    Symbol *symbol = lower_entity(f, node);
    const Property *property;

    node = ast_skip_parentheses(node);
    if (symbol && lower_is_commonjs_global(symbol)) {
        return false;
    }
    if (symbol) {
        const AstNode *declaration = symbol->value_declaration;
        return declaration && lower_is_library(declaration) &&
               (declaration->kind == AST_CLASS_DECLARATION ||
                !lower_native(f->lower, symbol->value_declaration));
    }
    if (node->kind != AST_PROPERTY_ACCESS ||
        !lower_is_library_path(f, node->property_access.object)) {
        return false;
    }
    property = lower_property_of(f, lower_type_of(f, node->property_access.object),
                                 lower_member_name(f, node));
    return property && property->declaration_count > 0 &&
           lower_is_library(property->declarations[0]) &&
           !lower_native(f->lower, property->declarations[0]);
}

/* Array.prototype: an object that is known at run time only. */
static IrExpr *library_prototype(Frame *f, AstNode *node, AstNode *object)
{
    Symbol *symbol = lower_entity(f, object);
    IrNative *native = symbol ? lower_interface_native(f, "BuiltInPrototypes", symbol->name) : NULL;
    IrExpr *expr;

    if (!native) {
        return NULL;
    }
    expr = lower_field(f, node, NULL, "prototype", types_any(f->lower->program));
    expr->native = native;
    return expr;
}

/* A member of such an object, or NULL if it is none. */
static IrExpr *library_member(Frame *f, AstNode *node, AstNode *object, const char *name)
{
    const Property *property = lower_property_of(f, lower_type_of(f, object), name);
    IrNative *native = property ? lower_property_native(f, node, property) : NULL;
    IrExpr *expr;

    if (!native || !native->is_static) {
        return NULL;
    }
    if (native->signature && is_method_property(property)) {
        return lower_native_value(f, node, native, NULL);
    }
    expr = lower_field(f, node, NULL, name, lower_type_of(f, node));
    expr->native = native;
    return expr;
}

bool lower_lacks_member(Frame *f, AstNode *access, AstNode *object)
{
    const char *name = lower_member_name(f, access);
    Type *type;

    if (!name || !lower_is_library_path(f, object)) {
        return false;
    }
    type = lower_type_of(f, object);
    if ((type->flags & TYPE_ANY) || lower_property_of(f, type, name)) {
        return false;
    }
    lower_report(f, access, LIBRARY_MEMBER_NOT_SUPPORTED, name);
    return true;
}

/* import.meta.url and its like: of the module that the program starts with. */
/* Where a file is, seen from the folder of another: "lib/store.ts", "../config.ts". */
static const char *path_from(Arena *arena, const char *entry, const char *path)
{
    const char *back = "";
    size_t common = 0;

    for (size_t i = 0; entry[i] && entry[i] == path[i]; i++) {
        common = entry[i] == '/' ? i + 1 : common;
    }
    for (const char *c = entry + common; *c; c++) {
        back = *c == '/' ? arena_printf(arena, "%s../", back) : back;
    }
    return arena_printf(arena, "%s%s", back, path + common);
}

/* The path of the module's own file: "filename", "dirname" or "url". */
IrExpr *lower_module_path(Frame *f, AstNode *node, const char *what)
{
    const SourceFile *entry = f->lower->program->modules->entry->file;
    const char *path = path_from(f->lower->arena, entry->real_path, f->module->file->real_path);
    IrExpr *expr;

    if (f->module->file != entry) {
        expr = lower_expr_new(f, IR_CALL_NATIVE, node, types_string(f->lower->program));
        expr->native = lower_interface_native(
            f, "ModulePaths", arena_printf(f->lower->arena, "%s_of", what));
        vec_push(f->lower->arena, &expr->args, lower_string(f, node, path, strlen(path)));
        return expr;
    }
    expr = lower_field(f, node, NULL, what, types_string(f->lower->program));
    expr->native = NEW(f->lower->arena, IrNative);
    *expr->native = *lower_interface_native(f, "ImportMeta", what);
    expr->native->is_static = true;
    return expr;
}

static IrExpr *import_meta(Frame *f, AstNode *node, const char *name)
{
    if (strcmp(name, "main") == 0) {
        return lower_boolean(f, node, f->module->file == f->lower->program->modules->entry->file);
    }
    if (strcmp(name, "url") != 0 && strcmp(name, "filename") != 0 && strcmp(name, "dirname") != 0) {
        lower_unsupported(f, node, "This member of 'import.meta'");
        return lower_undefined(f, node);
    }
    return lower_module_path(f, node, name);
}

IrExpr *lower_member(Frame *f, AstNode *node)
{
    AstNode *object = object_of(node);
    const char *name = lower_member_name(f, node);
    Symbol *symbol;
    AstNode *class_node;
    IrExpr *expr;

    if (object->kind == AST_SUPER_EXPRESSION) {
        return super_member(f, node);
    }
    if (object->kind == AST_META_PROPERTY && object->meta_property.is_import && name) {
        return import_meta(f, node, name);
    }
    expr = lower_require_member(f, object, node, name);
    if (expr) {
        return expr;
    }
    symbol = lower_entity(f, node);
    if (symbol) {
        return lower_symbol_value(f, node, symbol);
    }
    class_node = name ? lower_static_class(f, object) : NULL;
    if (class_node) {
        return lower_static_member(f, node, lower_class_statics(f, class_node), name);
    }
    if (name && lower_is_library_path(f, object)) {
        expr = strcmp(name, "prototype") == 0 ? library_prototype(f, node, object) : NULL;
        expr = expr ? expr : library_member(f, node, object, name);
        if (expr) {
            return expr;
        }
    }
    if (lower_lacks_member(f, node, object)) {
        return lower_undefined(f, node);
    }
    return lower_member_of(f, node, lower_expr(f, object));
}
