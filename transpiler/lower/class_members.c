/*
 * Members of classes: fields, methods, accessors, static variables.
 *
 *     #count = 0;  name?: string;  get size() {...}  static from(x) {...}  abstract area(): number;
 *
 * A field exists once in a chain of classes, where it is first declared. Methods are instantiated
 * with their class; a generic method again for its own type arguments, and once more erased if it
 * is called without being known.
 */
#include "lower/lower.h"

/* ---- finding ------------------------------------------------------------------------ */

static AstNode *name_of(const AstNode *member)
{
    switch (member->kind) {
    case AST_PROPERTY_DECLARATION:
        return member->property.name;
    case AST_METHOD_DECLARATION:
    case AST_GET_ACCESSOR:
    case AST_SET_ACCESSOR:
        return member->function.name;
    default:
        return NULL;
    }
}

const char *lower_member_key(Lower *lower, const AstNode *member)
{
    const AstNode *name = name_of(member);

    if (!name) {
        return NULL;
    }
    if (name->kind == AST_PRIVATE_IDENTIFIER) {
        return name->identifier.name;
    }
    return lower_key_name(lower, (AstNode *)name);
}

static bool is_signature_only(const AstNode *member)
{
    return member->kind == AST_METHOD_DECLARATION && !member->function.body &&
           !ast_has_modifier(member, AST_MODIFIER_ABSTRACT);
}

AstNode *lower_find_member(Frame *f, Instance **class_, const char *name, bool is_static,
                           AstKind kind)
{
    for (Instance *at = *class_; at; at = at->parent) {
        AstList *members = &at->family->node->class_like.members;
        AstNode *setter = NULL; /* of a pair, the getter stands for both */
        bool seen = false;
        for (size_t i = 0; i < members->length; i++) {
            AstNode *member = members->items[i];
            const char *key = lower_member_key(f->lower, member);
            if (!key || strcmp(key, name) != 0 || is_signature_only(member) ||
                ast_has_modifier(member, AST_MODIFIER_STATIC) != is_static) {
                continue;
            }
            seen = true;
            if (kind == AST_KIND_COUNT && member->kind == AST_SET_ACCESSOR) {
                setter = member;
            } else if (kind == AST_KIND_COUNT || member->kind == kind) {
                *class_ = at;
                return member;
            }
        }
        if (seen) {
            *class_ = setter ? at : *class_;
            return setter;
        }
    }
    return NULL;
}

/* ---- fields ------------------------------------------------------------------------- */

static bool has_field(const IrClass *class_, const char *name, bool is_private_name)
{
    for (; class_; class_ = class_->parent) {
        for (size_t i = 0; i < class_->fields.length; i++) {
            const IrField *field = &class_->fields.items[i];
            if (!is_private_name && !field->is_private_name && strcmp(field->name, name) == 0) {
                return true;
            }
        }
    }
    return false;
}

/* The binding of a property that a class inherits from the library: the `name` of an Error. The
 * library's object holds it, whatever the program's class declares. */
IrNative *lower_inherited_native(Frame *f, Instance *class_, const char *key)
{
    const Property *property;
    Type *base;

    while (class_->parent) {
        class_ = class_->parent;
    }
    base = class_->class_->native_parent ? types_base_class(f->lower->program, class_->class_->type)
                                         : NULL;
    property = base && *key != '#' ? lower_property_of(f, base, key) : NULL;
    return property && !property->is_method
               ? lower_property_native(f, class_->family->node, property)
               : NULL;
}

static bool declares(Lower *lower, const AstNode *class_node, const char *name)
{
    for (size_t i = 0; i < class_node->class_like.members.length; i++) {
        const char *key = lower_member_key(lower, class_node->class_like.members.items[i]);
        if (key && strcmp(key, name) == 0) {
            return true;
        }
    }
    return false;
}

/* The innermost class around that declares a private name. */
static Instance *declaring_class(Frame *f, const char *name)
{
    for (Frame *at = f; at; at = at->outer) {
        if (at->class_ && declares(f->lower, at->class_->family->node, name)) {
            return at->class_;
        }
    }
    return NULL;
}

IrExpr *lower_private_receiver(Frame *f, AstNode *node, IrExpr *object, const char *name)
{
    bool is_unknown = *name == '#' && (object->type->flags & (TYPE_ANY | TYPE_UNKNOWN));
    Instance *declaring = is_unknown ? declaring_class(f, name) : NULL;
    Instance *class_ = declaring;

    if (!declaring || !lower_find_member(f, &class_, name, false, AST_KIND_COUNT)) {
        return object;
    }
    IrExpr *cast = lower_expr_new(f, IR_CAST, node, declaring->class_->type);
    cast->left = object;
    cast->is_unsafe = true;
    return cast;
}

const char *lower_private_key(Frame *f, const char *name)
{
    const Instance *declaring = declaring_class(f, name);

    for (const Instance *at = declaring ? declaring->parent : NULL; at; at = at->parent) {
        if (declares(f->lower, at->family->node, name)) {
            const AstNode *node = declaring->family->node;
            return lower_intern(f, arena_printf(f->lower->arena, "%s\x1f%u", name, node->id));
        }
    }
    return name;
}

static void add_field(Instance *instance, const char *key, AstNode *declaration)
{
    Frame *f = instance->frame;
    IrClass *class_ = instance->class_;
    bool is_private_name = *key == '#';
    const char *name = is_private_name ? lower_private_key(f, key) : key;
    const Property *property = types_property_of(f->lower->program, class_->type, key);
    IrField *field;

    if (has_field(class_, name, is_private_name) || lower_inherited_native(f, instance, key)) {
        return;
    }
    field = vec_add(f->lower->arena, &class_->fields);
    field->name = name;
    /* `accessor x` is kept where no property is seen; its getter and setter do nothing else. */
    field->is_private_name =
        is_private_name || ast_has_modifier(declaration, AST_MODIFIER_ACCESSOR);
    field->type = property ? types_of_property(f->lower->program, property)
                           : lower_type(f, types_of_declaration(f->lower->program, declaration));
    field->is_optional =
        declaration->kind == AST_PROPERTY_DECLARATION && declaration->property.is_optional;
    field->declaration = declaration;
    field->blank_before = declaration->blank_line_before;
    lower_take_leading(f, declaration, &field->comments);
    field->trailing_comment = lower_take_trailing(f, declaration);
    lower_sweep_comments(f, declaration, &field->comments);
}

static AstNode *constructor_of(const AstNode *node)
{
    for (size_t i = 0; i < node->class_like.members.length; i++) {
        AstNode *member = node->class_like.members.items[i];
        if (member->kind == AST_CONSTRUCTOR && member->function.body) {
            return member;
        }
    }
    return NULL;
}

static void add_parameter_properties(Instance *instance, AstNode *constructor)
{
    for (size_t i = 0; constructor && i < constructor->function.parameters.length; i++) {
        AstNode *parameter = constructor->function.parameters.items[i];
        if (ast_has_modifier(parameter, AST_MODIFIER_PARAMETER_PROPERTY) &&
            parameter->parameter.target->kind == AST_IDENTIFIER) {
            add_field(instance, parameter->parameter.target->identifier.name, parameter);
        }
    }
}

void lower_class_fields(Instance *instance)
{
    Frame *f = instance->frame;
    AstNode *node = instance->family->node;

    add_parameter_properties(instance, constructor_of(node));
    for (size_t i = 0; i < node->class_like.members.length; i++) {
        AstNode *member = node->class_like.members.items[i];
        if (member->kind != AST_PROPERTY_DECLARATION ||
            ast_has_modifier(member, AST_MODIFIER_STATIC)) {
            continue;
        }
        const char *key = lower_member_key(f->lower, member);
        if (lower_is_computed_member(f->lower, member)) {
            continue;
        }
        if (!key) {
            lower_unsupported(f, member, "A computed member name");
        } else if (!ast_has_modifier(member, AST_MODIFIER_ABSTRACT | AST_MODIFIER_DECLARE)) {
            add_field(instance,
                      lower_is_decorated_accessor(member) ? lower_accessor_storage(f, member) : key,
                      member);
        }
    }
}

IrVar *lower_static_var(Frame *f, Instance *class_, AstNode *member)
{
    Family *family = class_->family;
    Frame *home = family->frame;
    IrVar *var = ptrmap_get(&family->static_vars, member);
    const char *key = lower_member_key(f->lower, member);
    Type *type;

    if (var) {
        return var;
    }
    if (!key) {
        lower_unsupported(f, member, "A computed member name");
        key = "field";
    }
    type = lower_type(class_->frame, types_of_declaration(f->lower->program, member));
    var = lower_var_new(home,
                        arena_printf(f->lower->arena, "%s_%s", family->statics->class_->name,
                                     *key == '#' ? key + 1 : key),
                        types_widened(f->lower->program, type));
    var->declaration = member;
    var->temporary = false;
    var->static_key = *key == '#' ? NULL : key;
    var->constant = ast_has_modifier(member, AST_MODIFIER_READONLY);
    if (!home->outer) {
        var->storage = IR_STORAGE_MODULE;
        var->module = home->module;
        var->exported = family->statics->class_->exported;
        vec_push(f->lower->arena, &home->module->vars, var);
    }
    vec_push(f->lower->arena, &family->statics->class_->static_fields, var);
    ptrmap_put(f->lower->arena, &family->static_vars, member, var);
    return var;
}

/* ---- methods ------------------------------------------------------------------------ */

static IrFunctionKind function_kind(const AstNode *node)
{
    if (ast_has_modifier(node, AST_MODIFIER_STATIC)) {
        return IR_FUNCTION_STATIC_METHOD;
    }
    switch (node->kind) {
    case AST_GET_ACCESSOR:
        return IR_FUNCTION_GETTER;
    case AST_SET_ACCESSOR:
        return IR_FUNCTION_SETTER;
    default:
        return IR_FUNCTION_METHOD;
    }
}

/* Without the class's name; names are put together in naming.c. */
static const char *method_base_name(Frame *f, AstNode *node)
{
    const char *key = lower_member_key(f->lower, node);

    if (key && strncmp(key, "__@", 3) == 0) {
        key = arena_strndup(f->lower->arena, key + 3, strcspn(key + 3, "@"));
    }
    key = !key ? "method" : *key == '#' ? key + 1 : key;
    return node->kind == AST_SET_ACCESSOR ? arena_printf(f->lower->arena, "set_%s", key) : key;
}

static void make_method(Instance *class_, Instance *instance, Type **parameters)
{
    Lower *lower = class_->frame->lower;
    AstNode *node = instance->family->node;
    IrFunction *function = NEW(lower->arena, IrFunction);
    Frame *frame = lower_frame_new(class_->frame, node, function);
    const char *key = lower_member_key(lower, node);

    frame->is_static = ast_has_modifier(node, AST_MODIFIER_STATIC);
    function->is_static_getter = frame->is_static && node->kind == AST_GET_ACCESSOR;
    function->is_static_setter = frame->is_static && node->kind == AST_SET_ACCESSOR;
    lower_frame_types(frame, parameters, instance->arguments.items, instance->arguments.length);
    instance->function = function;
    instance->frame = frame;
    instance->base_name = method_base_name(frame, node);
    function->name = arena_printf(lower->arena, "%s_%s", class_->class_->name, instance->base_name);
    function->owner = class_->class_;
    lower_fill_function(frame, node, function_kind(node));
    function->js_name = key ? key : "";
    function->exported = class_->class_->exported;
    if (!frame->is_static) {
        function->this_var = lower_var_new(frame, "this", class_->class_->type);
        function->this_var->is_this = true;
    }
    lower_parameters(frame, &node->function.parameters);
    vec_push(lower->arena,
             frame->is_static ? &class_->class_->static_methods : &class_->class_->methods,
             function);
    vec_push(lower->arena, &frame->module->functions, function);
    vec_push(lower->arena, &lower->pending, frame);
    if (node->function.decorators.length > 0 && lower_is_replaced(frame, node)) {
        instance->function = lower_split_method(class_, frame);
    }
}

IrFunction *lower_method_of(Frame *f, Instance *class_, AstNode *node, Type **arguments,
                            size_t count)
{
    Lower *lower = f->lower;
    Signature *signature = types_signature_of_function(lower->program, node);
    bool is_new;

    if (ast_has_modifier(node, AST_MODIFIER_STATIC)) {
        class_ = class_->family->statics;
    }
    void **slot = ptrmap_slot(lower->arena, &class_->methods, node);
    if (!*slot) {
        Family *family = NEW(lower->arena, Family);
        family->node = node;
        family->frame = class_->frame;
        family->owner = class_;
        *slot = family;
    }
    if (count != signature->type_parameter_count || node->function.decorators.length > 0) {
        arguments = NULL;
    }
    Instance *instance = lower_instance(lower, *slot, signature->type_parameters, arguments,
                                        signature->type_parameter_count, &is_new);
    if (is_new) {
        make_method(class_, instance, signature->type_parameters);
    }
    return instance->function;
}

/* All methods that have no type parameters of their own; the others wait for their calls. */
void lower_class_methods(Instance *instance)
{
    Frame *f = instance->frame;
    AstNode *node = instance->family->node;

    for (size_t i = 0; i < node->class_like.members.length; i++) {
        AstNode *member = node->class_like.members.items[i];
        bool is_method = member->kind == AST_METHOD_DECLARATION ||
                         member->kind == AST_GET_ACCESSOR || member->kind == AST_SET_ACCESSOR;
        bool is_static = ast_has_modifier(member, AST_MODIFIER_STATIC);
        if (lower_is_decorated_accessor(member) && !is_static) {
            lower_decorated_accessor(f, instance, member, false);
            lower_decorated_accessor(f, instance, member, true);
        }
        if (!is_method || is_signature_only(member) || lower_is_computed_member(f->lower, member)) {
            continue;
        }
        if (!lower_member_key(f->lower, member)) {
            lower_unsupported(f, member, "A computed member name");
            continue;
        }
        if (is_static && instance->family->statics != instance) {
            continue;
        }
        if (member->function.type_parameters.length == 0 ||
            member->function.decorators.length > 0) {
            lower_method_of(f, instance, member, NULL, 0);
        }
    }
}

/* Erased instances of generic methods whose name is used without knowing the target. */
static bool erase_methods_of(Lower *lower, Instance *class_)
{
    AstList *members = &class_->family->node->class_like.members;
    size_t before = lower->pending.length;

    for (size_t i = 0; i < members->length; i++) {
        AstNode *member = members->items[i];
        const char *key = lower_member_key(lower, member);
        if (member->kind == AST_METHOD_DECLARATION && member->function.type_parameters.length > 0 &&
            key && !is_signature_only(member) && !ast_has_modifier(member, AST_MODIFIER_STATIC) &&
            strmap_has(&lower->dynamic_names, key)) {
            lower_method_of(class_->frame, class_, member, NULL, 0);
        }
    }
    return lower->pending.length > before;
}

/* Static methods that are found through a value of the class: generic ones erased, and inherited ones
 * that use `this`, which is this class. */
static bool make_static_methods(Lower *lower, Instance *class_)
{
    size_t before = lower->pending.length;

    for (Instance *at = class_; at && class_->class_->used_as_value; at = at->parent) {
        AstList *members = &at->family->node->class_like.members;
        for (size_t i = 0; i < members->length; i++) {
            AstNode *member = members->items[i];
            const char *key = lower_member_key(lower, member);
            Instance *declaring = class_;
            if (!key || !ast_is_function_like(member->kind) ||
                !ast_has_modifier(member, AST_MODIFIER_STATIC) ||
                !strmap_has(&lower->dynamic_names, key) ||
                lower_find_member(class_->frame, &declaring, key, true, member->kind) != member) {
                continue;
            }
            lower_method_of(class_->frame, lower_static_home(class_, declaring, member), member,
                            NULL, 0);
        }
    }
    return lower->pending.length > before;
}

bool lower_erase_methods(Lower *lower)
{
    bool any = false;

    for (size_t i = 0; i < lower->class_instances.count; i++) {
        any = erase_methods_of(lower, lower->class_instances.entries[i].value) || any;
        any = make_static_methods(lower, lower->class_instances.entries[i].value) || any;
    }
    return any;
}
