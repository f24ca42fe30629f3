/*
 * Names of functions: what JavaScript calls them (their `name` property) and what C should.
 *
 * A function without a name is called for its role: the variable or property it is the value of
 * (`counter_next`), the event it listens to (`on_request`), what a library function does with it
 * (`compare` of sort). At the end, names are made unique in each module: a second `next` gets the
 * name of the function around it in front, and only then a number.
 */
#include "lower/lower.h"

#include <ctype.h>

/* ---- the name property (ECMA-262 NamedEvaluation) ----------------------------------- */

static const char *key_as_name(Lower *lower, const char *key)
{
    return key ? lower_key_as_name(lower, key) : NULL;
}

static const char *declared_name(Lower *lower, AstNode *node)
{
    AstNode *name = ast_is_class_like(node->kind) ? node->class_like.name : node->function.name;

    if (!name) {
        return NULL;
    }
    if (name->kind == AST_IDENTIFIER || name->kind == AST_PRIVATE_IDENTIFIER) {
        return name->identifier.name;
    }
    return key_as_name(lower, lower_key_name(lower, name));
}

static bool wraps(const AstNode *node)
{
    return node->kind == AST_PARENTHESIZED_EXPRESSION || node->kind == AST_AS_EXPRESSION ||
           node->kind == AST_SATISFIES_EXPRESSION || node->kind == AST_TYPE_ASSERTION ||
           node->kind == AST_NON_NULL_EXPRESSION;
}

/* The expression with its parentheses and assertions. */
static AstNode *outermost(AstNode *node)
{
    while (node->parent && wraps(node->parent)) {
        node = node->parent;
    }
    return node;
}

static const char *identifier_text(const AstNode *node)
{
    return node && node->kind == AST_IDENTIFIER ? node->identifier.name : NULL;
}

/* The name that the place gives to an anonymous function or class standing in it, or NULL. */
static const char *given_name(Lower *lower, AstNode *node)
{
    AstNode *value = outermost(node);
    AstNode *parent = value->parent;

    switch (parent->kind) {
    case AST_VARIABLE_DECLARATION:
        return identifier_text(parent->variable.target);
    case AST_PARAMETER:
        return identifier_text(parent->parameter.target);
    case AST_BINDING_ELEMENT:
        return identifier_text(parent->binding_element.target);
    case AST_ASSIGNMENT_EXPRESSION:
        return parent->binary.right == value ? identifier_text(parent->binary.left) : NULL;
    case AST_PROPERTY_ASSIGNMENT:
        return key_as_name(lower, lower_key_name(lower, parent->property_assignment.name));
    case AST_PROPERTY_DECLARATION:
        return key_as_name(lower, lower_member_key(lower, parent));
    case AST_EXPORT_ASSIGNMENT:
        return "default";
    default:
        return NULL;
    }
}

const char *lower_js_name(Frame *f, AstNode *node)
{
    const char *name = declared_name(f->lower, node);

    if (name && (node->kind == AST_GET_ACCESSOR || node->kind == AST_SET_ACCESSOR)) {
        return arena_printf(f->lower->arena, node->kind == AST_GET_ACCESSOR ? "get %s" : "set %s",
                            name);
    }
    if (!name) {
        bool is_default = ast_has_modifier(node, AST_MODIFIER_DEFAULT);
        name = is_default ? "default" : given_name(f->lower, node);
    }
    return name ? name : "";
}

/* ---- roles -------------------------------------------------------------------------- */

static const char *as_identifier(Frame *f, const char *text)
{
    char *name = arena_strdup(f->lower->arena, text);
    char *end = name;

    for (const char *c = text + (*text == '['); *c; c++) {
        if (isalnum((unsigned char)*c) || *c != ']') {
            *end++ = (char)(isalnum((unsigned char)*c) ? *c : '_');
        }
    }
    *end = 0;
    if (isdigit((unsigned char)*name)) {
        return arena_printf(f->lower->arena, "_%s", name);
    }
    return name;
}

/* camelCase as snake_case, for events and methods in roles. */
static const char *snake_case(Frame *f, const char *text)
{
    StrBuf buf;
    const char *name;

    strbuf_init(&buf);
    for (const char *c = text; *c; c++) {
        if (isupper((unsigned char)*c) && c > text && islower((unsigned char)c[-1])) {
            strbuf_putc(&buf, '_');
        }
        strbuf_putc(&buf, isalnum((unsigned char)*c) ? (char)tolower((unsigned char)*c) : '_');
    }
    name = lower_intern(f, strbuf_text(&buf));
    strbuf_free(&buf);
    return name;
}

static const struct {
    const char *callee;
    size_t argument;
    const char *role;
} call_roles[] = {
    {"createServer", 0, "on_request"},
    {"createServer", 1, "on_request"},
    {"listen", 0, "on_listening"},
    {"listen", 1, "on_listening"},
    {"listen", 2, "on_listening"},
    {"listen", 3, "on_listening"},
    {"close", 0, "on_close"},
    {"setTimeout", 0, "on_timeout"},
    {"setInterval", 0, "on_interval"},
    {"setImmediate", 0, "on_immediate"},
    {"nextTick", 0, "on_next_tick"},
    {"queueMicrotask", 0, "on_microtask"},
    {"sort", 0, "compare"},
    {"toSorted", 0, "compare"},
    {"then", 0, "on_fulfilled"},
    {"then", 1, "on_rejected"},
    {"catch", 0, "on_rejected"},
    {"finally", 0, "on_settled"},
    {"replace", 1, "replacement"},
    {"replaceAll", 1, "replacement"},
    {"Promise", 0, "executor"},
};

static bool is_listener_method(const char *name)
{
    static const char *const methods[] = {"on", "once", "addListener", "addEventListener",
                                          "prependListener"};

    for (size_t i = 0; i < sizeof methods / sizeof *methods; i++) {
        if (strcmp(name, methods[i]) == 0) {
            return true;
        }
    }
    return false;
}

static const char *callee_name(AstNode *callee)
{
    callee = ast_skip_parentheses(callee);
    if (callee->kind == AST_PROPERTY_ACCESS) {
        return identifier_text(callee->property_access.name);
    }
    return identifier_text(callee);
}

static const char *argument_role(Frame *f, AstNode *call, const AstNode *argument)
{
    AstList *arguments = &call->call.arguments;
    const char *callee = callee_name(call->call.callee);
    size_t index = 0;

    if (!callee) {
        return NULL;
    }
    while (index < arguments->length && arguments->items[index] != argument) {
        index++;
    }
    if (index > 0 && is_listener_method(callee) &&
        arguments->items[0]->kind == AST_STRING_LITERAL && arguments->items[0]->string.interned) {
        return arena_printf(f->lower->arena, "on_%s",
                            snake_case(f, arguments->items[0]->string.interned));
    }
    for (size_t i = 0; i < sizeof call_roles / sizeof *call_roles; i++) {
        if (call_roles[i].argument == index && strcmp(call_roles[i].callee, callee) == 0) {
            return call_roles[i].role;
        }
    }
    return arena_printf(f->lower->arena, "%s_callback", snake_case(f, callee));
}

static const char *outer_name(Frame *f)
{
    for (; f; f = f->outer) {
        if (f->is_class && f->class_) {
            return f->class_->class_->name;
        }
        if (f->function && f->function->kind != IR_FUNCTION_MODULE_MAIN) {
            return f->function->name;
        }
    }
    return NULL;
}

/* The name of what an object literal is the value of, for the functions in it. */
static const char *holder_name(Lower *lower, AstNode *member)
{
    AstNode *object = member->parent;

    if (!object || object->kind != AST_OBJECT_LITERAL) {
        return NULL;
    }
    object = outermost(object);
    while (object->parent->kind == AST_AS_EXPRESSION ||
           object->parent->kind == AST_SATISFIES_EXPRESSION) {
        object = object->parent;
    }
    return object->parent->kind == AST_VARIABLE_DECLARATION ||
                   object->parent->kind == AST_PROPERTY_ASSIGNMENT
               ? given_name(lower, object)
               : NULL;
}

static const char *prefixed(Frame *f, AstNode *node, const char *name)
{
    const char *outer = node ? holder_name(f->lower, node) : NULL;

    outer = outer ? as_identifier(f, outer) : outer_name(f);

    name = as_identifier(f, *name == '#' ? name + 1 : name);
    return outer ? arena_printf(f->lower->arena, "%s_%s", outer, name) : name;
}

static const char *member_role(Frame *f, AstNode *node)
{
    const char *name = declared_name(f->lower, node);

    name = name ? name : "method";
    if (node->kind == AST_GET_ACCESSOR) {
        name = arena_printf(f->lower->arena, "get_%s", name);
    } else if (node->kind == AST_SET_ACCESSOR) {
        name = arena_printf(f->lower->arena, "set_%s", name);
    }
    return prefixed(f, node, name);
}

/* `space_name` for what is declared in a namespace. */
static const char *namespaced(Frame *f, AstNode *node, const char *name)
{
    for (AstNode *at = node->parent; at; at = at->parent) {
        if (at->kind == AST_MODULE_DECLARATION && at->module.name->kind == AST_IDENTIFIER) {
            name = arena_printf(f->lower->arena, "%s_%s", at->module.name->identifier.name, name);
        } else if (ast_is_function_with_body(at->kind)) {
            break;
        }
    }
    return name;
}

/* The expression whose value a function is, through choices and casts: `c ? f : g`, `f ?? g`. */
static AstNode *whole_value(AstNode *node)
{
    for (;;) {
        node = outermost(node);
        AstNode *parent = node->parent;
        bool is_choice =
            (parent->kind == AST_CONDITIONAL_EXPRESSION && parent->conditional.condition != node) ||
            (parent->kind == AST_BINARY_EXPRESSION &&
             (parent->binary.op == AST_OP_NULLISH || parent->binary.op == AST_OP_LOGICAL_OR ||
              parent->binary.op == AST_OP_LOGICAL_AND)) ||
            parent->kind == AST_AS_EXPRESSION || parent->kind == AST_SATISFIES_EXPRESSION ||
            parent->kind == AST_NON_NULL_EXPRESSION;
        if (!is_choice) {
            return node;
        }
        node = parent;
    }
}

const char *lower_role_name(Frame *f, AstNode *node)
{
    AstNode *value = whole_value(node);
    AstNode *parent = value->parent;
    const char *role = ast_is_class_like(node->kind) ? "class" : "function";
    const char *name;

    switch (node->kind) {
    case AST_METHOD_DECLARATION:
    case AST_GET_ACCESSOR:
    case AST_SET_ACCESSOR:
        return member_role(f, node);
    default:
        break;
    }
    name = declared_name(f->lower, node);
    if (name) {
        return namespaced(f, node, name);
    }
    if (parent->kind == AST_PROPERTY_ASSIGNMENT || parent->kind == AST_PROPERTY_DECLARATION) {
        name = given_name(f->lower, value);
        return prefixed(f, parent, name ? name : "property");
    }
    if (parent->kind == AST_CALL_EXPRESSION || parent->kind == AST_NEW_EXPRESSION) {
        name = argument_role(f, parent, value);
    } else if (parent->kind == AST_ASSIGNMENT_EXPRESSION &&
               parent->binary.left->kind == AST_PROPERTY_ACCESS) {
        name = identifier_text(parent->binary.left->property_access.name);
    } else {
        name = given_name(f->lower, value);
    }
    if (name) {
        return strcmp(name, "default") == 0 ? "default_export"
                                            : namespaced(f, node, as_identifier(f, name));
    }
    return ast_has_modifier(node, AST_MODIFIER_DEFAULT) ? "default_export"
                                                        : prefixed(f, NULL, role);
}

/* ---- unique names ------------------------------------------------------------------- */

enum { LONGEST_CLASS_NAME = 24, LONGEST_QUALIFIED = 56 };

/* Types within types make names that fill a line: these end with the last word that has room. */
static const char *shortened(Arena *arena, const char *name)
{
    size_t length = LONGEST_CLASS_NAME;

    if (strlen(name) <= LONGEST_CLASS_NAME) {
        return name;
    }
    while (length > LONGEST_CLASS_NAME / 2 && name[length] != '_') {
        length--;
    }
    return arena_strndup(arena, name, name[length] == '_' ? length : LONGEST_CLASS_NAME);
}

/* Generic declarations with one instance keep their plain names. */
static void simplify_class_names(Lower *lower)
{
    for (size_t i = 0; i < lower->class_instances.count; i++) {
        Instance *instance = lower->class_instances.entries[i].value;
        IrClass *class_ = instance->class_;
        if (instance->family->instances.length == 1 && instance->base_name) {
            class_->name = instance->base_name;
        }
        if (instance->family->instances.length > 1 || !instance->family->node->class_like.name) {
            class_->name = shortened(lower->arena, class_->name);
        }
    }
}

static void name_methods(Lower *lower)
{
    for (size_t i = 0; i < lower->class_instances.count; i++) {
        Instance *class_ = lower->class_instances.entries[i].value;
        IrFunction *constructor = class_->class_->constructor;
        constructor->name = arena_printf(lower->arena, "%s_init", class_->class_->name);
        for (size_t j = 0; j < class_->methods.count; j++) {
            Family *family = class_->methods.entries[j].value;
            for (size_t k = 0; k < family->instances.length; k++) {
                Instance *method = family->instances.items[k];
                const char *name =
                    arena_printf(lower->arena, "%s_%s", class_->class_->name, method->base_name);
                bool is_single = family->instances.length == 1;
                method->function->name =
                    is_single ? name : lower_instance_name(method->frame, name, &method->arguments);
            }
        }
    }
}

/* Roles again, now that the names of the functions and classes around are known; outer functions
 * come first in the list. */
static void name_roles(Lower *lower)
{
    for (size_t i = 0; i < lower->pending.length; i++) {
        Frame *frame = lower->pending.items[i];
        Instance *instance = frame->instance;
        if (!instance || frame->function->kind != IR_FUNCTION_PLAIN) {
            continue;
        }
        const char *base = lower_role_name(frame->outer, frame->node);
        frame->function->name = instance->family->instances.length == 1
                                    ? base
                                    : lower_instance_name(frame, base, &instance->arguments);
    }
}

typedef struct Names {
    Lower *lower;
    StrMap taken;
    StrMap numbers; /* a name -> the last number that it was made unique with, in the pointer */
} Names;

static bool claim(Names *names, const char *name)
{
    if (strmap_has(&names->taken, name)) {
        return false;
    }
    strmap_put(names->lower->arena, &names->taken, name, names);
    return true;
}

static const char *unique(Names *names, const char *name, const char *outer)
{
    Arena *arena = names->lower->arena;
    const char *candidate = name;

    if (claim(names, candidate)) {
        return candidate;
    }
    if (outer && strlen(outer) + strlen(name) < LONGEST_QUALIFIED) {
        candidate = arena_printf(arena, "%s_%s", outer, name);
        if (claim(names, candidate)) {
            return candidate;
        }
    }
    uintptr_t number = (uintptr_t)strmap_get(&names->numbers, name);
    number = number ? number : 1;
    do {
        candidate = arena_printf(arena, "%s_%zu", name, (size_t)++number);
    } while (!claim(names, candidate));
    strmap_put(arena, &names->numbers, name, (void *)number);
    return candidate;
}

static bool is_top_level(const IrFunction *function)
{
    const AstNode *node = function->node;

    return function->owner || (node && node->kind == AST_FUNCTION_DECLARATION &&
                               node->parent->kind == AST_SOURCE_FILE);
}

static const char *name_around(Names *names, const IrFunction *function)
{
    Frame *frame = ptrmap_get(&names->lower->function_frames, function);

    for (frame = frame ? frame->outer : NULL; frame; frame = frame->outer) {
        if (frame->function && frame->function != function &&
            frame->function->kind != IR_FUNCTION_MODULE_MAIN) {
            return frame->function->name;
        }
    }
    return NULL;
}

static void name_module(Lower *lower, IrModule *module)
{
    Names names = {.lower = lower};

    claim(&names, module->main->name);
    for (size_t i = 0; i < module->classes.length; i++) {
        module->classes.items[i]->name = unique(&names, module->classes.items[i]->name, NULL);
    }
    for (int nested = 0; nested < 2; nested++) {
        for (size_t i = 0; i < module->functions.length; i++) {
            IrFunction *function = module->functions.items[i];
            if (is_top_level(function) == !nested) {
                function->name = unique(&names, function->name, name_around(&names, function));
            }
        }
    }
}

void lower_name_functions(Lower *lower)
{
    simplify_class_names(lower);
    name_methods(lower);
    name_roles(lower);
    for (size_t i = 0; i < lower->pending.length; i++) {
        Frame *frame = lower->pending.items[i];
        ptrmap_put(lower->arena, &lower->function_frames, frame->function, frame);
    }
    for (size_t i = 0; i < lower->ir->modules.length; i++) {
        name_module(lower, lower->ir->modules.items[i]);
    }
    lower_name_scopes(lower);
}
