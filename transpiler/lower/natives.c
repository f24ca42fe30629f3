/*
 * The library: declarations of .d.ts files that are bound to C by tags in their JSDoc.
 *
 *     get(key: K): V | undefined;      with  @c ts_map_get @isolated  in its doc comment
 *
 * One IrNative is made for each declaration with a `@c`, on first use. Whether a receiver is passed
 * follows from where the declaration stands: functions, constructors, static members and members
 * of plain interfaces (Math, JSON, console, XConstructor) have none; members of an interface or
 * class with a C struct, and of the primitives' wrapper interfaces, have one.
 *
 * A library function used as a value (`names.map(String)`) becomes a small function that calls it.
 */
#include "lower/lower.h"

#include <ctype.h>
#include <stdlib.h>

bool lower_is_library(const AstNode *declaration)
{
    return declaration->is_ambient || declaration->file->is_declaration;
}

/* ---- tags --------------------------------------------------------------------------- */

/* The words after `@tag` in a comment, up to the next tag or line's end; NULL without the tag. */
static const char *find_tag(Arena *arena, const Comment *comment, const char *tag, size_t nth)
{
    size_t length = strlen(tag);
    const char *end = comment->text + comment->length;

    for (const char *at = comment->text; at + length < end; at++) {
        if (*at != '@' || memcmp(at + 1, tag, length) != 0 ||
            isalnum((unsigned char)at[1 + length])) {
            continue;
        }
        if (nth-- > 0) {
            continue;
        }
        const char *start = at + 1 + length;
        while (start < end && (*start == ' ' || *start == '\t')) {
            start++;
        }
        const char *stop = start;
        while (stop < end && !isspace((unsigned char)*stop) && *stop != '@' &&
               !(*stop == '*' && stop + 1 < end && stop[1] == '/')) {
            stop++;
        }
        return arena_strndup(arena, start, (size_t)(stop - start));
    }
    return NULL;
}

typedef struct Header {
    uint32_t offset;
    const char *name;
} Header;
typedef VEC(Header) HeaderVec;

/* All `@header x.h` of a file, in order. */
static HeaderVec *headers_of(Lower *lower, const SourceFile *file)
{
    HeaderVec *headers = ptrmap_get(&lower->headers, file);

    if (headers) {
        return headers;
    }
    headers = NEW(lower->arena, HeaderVec);
    for (const char *at = strstr(file->text, "@header "); at; at = strstr(at, "@header ")) {
        const char *start = at + strlen("@header ");
        size_t length = strcspn(start, " \t\r\n*");
        vec_push(lower->arena, headers,
                 (Header){(uint32_t)(at - file->text), arena_strndup(lower->arena, start, length)});
        at = start;
    }
    ptrmap_put(lower->arena, &lower->headers, file, headers);
    return headers;
}

const char *lower_header_of(Lower *lower, const AstNode *declaration)
{
    HeaderVec *headers = headers_of(lower, declaration->file);
    const char *name = NULL;

    for (size_t i = 0; i < headers->length; i++) {
        if (headers->items[i].offset < declaration->span.start) {
            name = headers->items[i].name;
        }
    }
    return name;
}

/* ---- bindings ----------------------------------------------------------------------- */

static bool is_wrapper_interface(const AstNode *owner)
{
    static const char *const wrappers[] = {"String", "Number",           "Boolean",
                                           "BigInt", "Symbol",           "Function",
                                           "Object", "CallableFunction", "NewableFunction"};
    const AstNode *name = owner->interface.name;

    for (size_t i = 0; i < sizeof wrappers / sizeof *wrappers; i++) {
        if (name->kind == AST_IDENTIFIER && strcmp(name->identifier.name, wrappers[i]) == 0) {
            return true;
        }
    }
    return false;
}

/* The tag may stand on another declaration of the same interface. */
static bool has_c_struct(Lower *lower, AstNode *owner)
{
    Symbol *symbol = names_symbol_of(lower->program, owner);

    for (size_t i = 0; symbol && i < symbol->declarations.length; i++) {
        const Comment *doc = ast_jsdoc(symbol->declarations.items[i]);
        if (doc && find_tag(lower->arena, doc, "c", 0) != NULL) {
            return true;
        }
    }
    return false;
}

static AstNode *owner_of(AstNode *declaration)
{
    AstNode *parent = declaration->parent;
    bool is_owner = parent && (parent->kind == AST_INTERFACE_DECLARATION ||
                               ast_is_class_like(parent->kind) || parent->kind == AST_TYPE_LITERAL);

    return is_owner ? parent : NULL;
}

static bool is_static_member(Lower *lower, const AstNode *declaration, AstNode *owner)
{
    if (!owner || ast_has_modifier(declaration, AST_MODIFIER_STATIC)) {
        return true;
    }
    switch (declaration->kind) {
    case AST_CONSTRUCT_SIGNATURE:
    case AST_CALL_SIGNATURE:
    case AST_CONSTRUCTOR:
        return true;
    default:
        break;
    }
    if (ast_is_class_like(owner->kind)) {
        return false;
    }
    if (owner->kind == AST_INTERFACE_DECLARATION && is_wrapper_interface(owner)) {
        return false;
    }
    return !has_c_struct(lower, owner);
}

static IrNative *make_native(Lower *lower, AstNode *declaration)
{
    const Comment *doc = ast_jsdoc(declaration);
    const char *name = doc ? find_tag(lower->arena, doc, "c", 0) : NULL;
    IrNative *native;

    if (!name || !*name) {
        return NULL;
    }
    native = NEW(lower->arena, IrNative);
    native->c_name = name;
    native->c_setter = find_tag(lower->arena, doc, "cset", 0);
    native->c_isolated = find_tag(lower->arena, doc, "cisolated", 0);
    native->c_headers = find_tag(lower->arena, doc, "cheaders", 0);
    native->header = lower_header_of(lower, declaration);
    native->declaration = declaration;
    native->owner = owner_of(declaration);
    if (native->owner && ast_declaration_name(native->owner)) {
        native->owner_type =
            types_declared(lower->program, names_symbol_of(lower->program, native->owner));
    }
    native->is_constructor =
        declaration->kind == AST_CONSTRUCT_SIGNATURE || declaration->kind == AST_CONSTRUCTOR;
    native->is_static = is_static_member(lower, declaration, native->owner);
    native->is_pure = find_tag(lower->arena, doc, "pure", 0) != NULL;
    native->is_isolated = find_tag(lower->arena, doc, "isolated", 0) != NULL;
    native->takes_source = find_tag(lower->arena, doc, "csource", 0) != NULL;
    native->is_dynamic = find_tag(lower->arena, doc, "dynamic", 0) != NULL;
    native->freezes = find_tag(lower->arena, doc, "freezes", 0) != NULL;
    native->defines = find_tag(lower->arena, doc, "defines", 0) != NULL;
    native->rekeys = find_tag(lower->arena, doc, "rekeys", 0) != NULL;
    native->takes_prototype = find_tag(lower->arena, doc, "takesprototype", 0) != NULL;
    const char *prototype = find_tag(lower->arena, doc, "prototype", 0);
    native->prototype_count = prototype ? (size_t)atoi(prototype) + 1 : 0;
    native->is_species = find_tag(lower->arena, doc, "species", 0) != NULL;
    native->makes_proxy = find_tag(lower->arena, doc, "proxy", 0) != NULL;
    native->may_be_absent = find_tag(lower->arena, doc, "absent", 0) != NULL;
    native->keeps = native->makes_proxy || find_tag(lower->arena, doc, "keeps", 0) != NULL;
    native->inherits = find_tag(lower->arena, doc, "inherits", 0) != NULL;
    native->replaces = find_tag(lower->arena, doc, "replaces", 0) != NULL;
    for (size_t i = 0;; i++) {
        const char *parameter = find_tag(lower->arena, doc, "rep", i);
        if (!parameter) {
            break;
        }
        vec_push(lower->arena, &native->rep_params,
                 intern_string(lower->program->interner, parameter));
    }
    if (ast_is_function_like(declaration->kind) && declaration->kind != AST_GET_ACCESSOR &&
        declaration->kind != AST_SET_ACCESSOR) {
        native->signature = types_signature_of_function(lower->program, declaration);
        native->returns_receiver = declaration->function.return_type &&
                                   declaration->function.return_type->kind == AST_THIS_TYPE;
    } else if (declaration->kind == AST_INDEX_SIGNATURE) {
        native->declared_type =
            types_of_type_node(lower->program, declaration->index_signature.type);
    } else {
        native->declared_type = types_of_declaration(lower->program, declaration);
    }
    return native;
}

IrNative *lower_native(Lower *lower, AstNode *declaration)
{
    if (!declaration || !lower_is_library(declaration)) {
        return NULL;
    }
    if (!ptrmap_has(&lower->natives, declaration)) {
        IrNative *native = make_native(lower, declaration);
        if (native && strcmp(native->c_name, "ts_get_prototype_of") == 0) {
            lower->ir->uses_prototypes = true;
        }
        if (native && strncmp(native->c_name, "ts_object_get_own_property_descriptor", 37) == 0) {
            lower->ir->lends_methods = true;
        }
        if (native && strcmp(native->c_name, "ts_function_get_prototype") == 0) {
            lower->ir->constructs_values = true;
        }
        ptrmap_put(lower->arena, &lower->natives, declaration, native);
    }
    return ptrmap_get(&lower->natives, declaration);
}

/* Of two members of one interface; constructors have no name. */
static bool is_same_name(AstNode *left, AstNode *right)
{
    const AstNode *a = ast_declaration_name(left), *b = ast_declaration_name(right);

    if (!a || !b) {
        return a == b;
    }
    return a->kind == AST_IDENTIFIER && b->kind == AST_IDENTIFIER &&
           strcmp(a->identifier.name, b->identifier.name) == 0;
}

/* The overload beside a native that one declaration of its owner tags @any; NULL: none. */
static IrNative *overload_for_any(Frame *f, AstNode *owner, const IrNative *native)
{
    const AstList *members = owner->kind == AST_INTERFACE_DECLARATION ? &owner->interface.members
                             : owner->kind == AST_CLASS_DECLARATION   ? &owner->class_like.members
                                                                      : NULL;

    for (size_t i = 0; members && i < members->length; i++) {
        AstNode *member = members->items[i];
        const Comment *doc = ast_jsdoc(member);
        if (member->kind != native->declaration->kind || !doc ||
            !find_tag(f->lower->arena, doc, "any", 0)) {
            continue;
        }
        IrNative *other = lower_native(f->lower, member);
        if (other && native->signature && other->signature &&
            is_same_name(member, native->declaration)) {
            return other;
        }
    }
    return NULL;
}

/* An argument that may be anything: of the overloads beside the chosen one, the one tagged @any. */
IrNative *lower_overload_for_any(Frame *f, const AstNode *call, IrNative *native)
{
    AstNode *owner = (AstNode *)native->owner;
    const Symbol *symbol = owner ? names_symbol_of(f->lower->program, owner) : NULL;
    bool has_any = false;

    for (size_t i = 0; i < call->call.arguments.length; i++) {
        has_any |= lower_is_any(lower_type_of(f, call->call.arguments.items[i]));
    }
    for (size_t i = 0; has_any && symbol && i < symbol->declarations.length; i++) {
        IrNative *other = overload_for_any(f, symbol->declarations.items[i], native);
        if (other) {
            return other;
        }
    }
    return native;
}

IrNative *lower_interface_native(Frame *f, const char *interface_name, const char *member)
{
    Program *program = f->lower->program;
    Symbol *symbol = names_global(program, lower_intern(f, interface_name), SYMBOL_INTERFACE);
    const Property *property = symbol ? types_property_of(program, types_declared(program, symbol),
                                                          lower_intern(f, member))
                                      : NULL;

    return property && property->declaration_count > 0
               ? lower_native(f->lower, property->declarations[0])
               : NULL;
}

/* Whether a declaration is a member of the library's interface of that name. */
bool lower_symbol_declaration_is(const AstNode *declaration, const char *interface_name)
{
    const AstNode *owner = declaration->parent;

    return lower_is_library(declaration) && owner && owner->kind == AST_INTERFACE_DECLARATION &&
           owner->interface.name->kind == AST_IDENTIFIER &&
           strcmp(owner->interface.name->identifier.name, interface_name) == 0;
}

/* ---- properties --------------------------------------------------------------------- */

static bool ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), end_length = strlen(end);

    return length >= end_length && strcmp(text + length - end_length, end) == 0;
}

/* Members of library types that are bound to C must be bound themselves; those of plain
 * interfaces (option bags, IteratorResult) are ordinary properties of ordinary objects. */
static bool must_be_bound(Lower *lower, AstNode *declaration)
{
    AstNode *owner = owner_of(declaration);

    if (!lower_is_library(declaration)) {
        return false;
    }
    if (owner && !owner->file->is_library && !ast_jsdoc_tag(lower->program, owner, "c", 0)) {
        return false; /* declare global { interface Array<T> { last(): T } } */
    }
    if (!owner) {
        return declaration->kind == AST_FUNCTION_DECLARATION ||
               declaration->kind == AST_VARIABLE_DECLARATION;
    }
    return has_c_struct(lower, owner) ||
           (owner->kind == AST_INTERFACE_DECLARATION &&
            owner->interface.name->kind == AST_IDENTIFIER &&
            ends_with(owner->interface.name->identifier.name, "Constructor"));
}

/* How much an overload takes: any number of arguments, or arguments of any type. */
static size_t generality(Lower *lower, const IrNative *native)
{
    const Signature *signature = native->signature;
    size_t points = 1;

    for (size_t i = 0; signature && i < signature->parameter_count; i++) {
        Type *type = types_of_parameter(lower->program, signature, i);
        points += signature->parameters[i].is_rest ? 100 : 1;
        points += type->flags & (TYPE_ANY | TYPE_UNKNOWN | TYPE_UNION) ? 10 : 0;
    }
    return points;
}

/* Of overloads, the most general one; the last of equals. */
static IrNative *more_general(Lower *lower, IrNative *native, IrNative *other)
{
    if (!native || !other) {
        return native ? native : other;
    }
    return generality(lower, other) >= generality(lower, native) ? other : native;
}

static IrNative *native_of_declarations(Lower *lower, const Property *property)
{
    IrNative *native = NULL;

    for (size_t i = 0; i < property->declaration_count; i++) {
        native = more_general(lower, native, lower_native(lower, property->declarations[i]));
    }
    return native;
}

IrNative *lower_property_native(Frame *f, AstNode *node, const Property *property)
{
    IrNative *native;

    if (property->constituent_count > 0) {
        native = lower_property_native(f, node, property->constituents[0]);
        for (size_t i = 1; i < property->constituent_count; i++) {
            if (lower_property_native(f, node, property->constituents[i]) != native) {
                return NULL;
            }
        }
        return native;
    }
    native = native_of_declarations(f->lower, property);
    if (!native && property->declaration_count > 0 &&
        must_be_bound(f->lower, property->declarations[0])) {
        lower_report(f, node, LIBRARY_MEMBER_NOT_SUPPORTED, property->name);
    }
    return native;
}

/* ---- library functions as values ---------------------------------------------------- */

static const char *wrapper_name(Frame *f, const IrNative *native)
{
    char *name = arena_strdup(f->lower->arena, native->c_name);
    char *dollar = strchr(name, '$');

    if (dollar) {
        *dollar = '\0';
    }
    return lower_intern(f, arena_printf(f->lower->arena, "%s_value", name));
}

static Type *closed_type(Frame *f, Type *type)
{
    return types_is_generic(f->lower->program, type) ? types_any(f->lower->program) : type;
}

static void wrap_parameters(Frame *f, AstNode *node, const Signature *signature, IrExpr *call)
{
    Arena *arena = f->lower->arena;

    for (size_t i = 0; i < signature->parameter_count; i++) {
        Type *type = types_of_parameter(f->lower->program, signature, i);
        IrVar *var = lower_var_new(f, signature->parameters[i].name, closed_type(f, type));
        IrExpr *value = lower_var_ref(f, node, var);
        var->is_rest = signature->parameters[i].is_rest;
        vec_push(arena, &f->function->params, var);
        if (var->is_rest) {
            IrExpr *spread = lower_expr_new(f, IR_SPREAD, node, var->type);
            spread->object = value;
            value = spread;
        }
        vec_push(arena, &call->args, value);
    }
}

/* What JavaScript calls a function of the library: "max", "String". */
static const char *library_name(Frame *f, const IrNative *native)
{
    static const char suffix[] = "Constructor";
    bool is_call = native->declaration->kind == AST_CALL_SIGNATURE && native->owner;
    const AstNode *name = ast_declaration_name(is_call ? native->owner : native->declaration);

    if (!name || name->kind != AST_IDENTIFIER) {
        return "";
    }
    const char *text = name->identifier.name;
    if (!is_call) {
        return text;
    }
    return ends_with(text, suffix)
               ? arena_printf(f->lower->arena, "%.*s", (int)(strlen(text) - strlen(suffix)), text)
               : "";
}

static IrFunction *make_wrapper(Frame *f, AstNode *node, IrNative *native)
{
    Lower *lower = f->lower;
    IrFunction *function = NEW(lower->arena, IrFunction);
    Frame *frame = lower_frame_new(lower_module_frame(lower, f->module->file), NULL, function);
    IrExpr *call = lower_expr_new(frame, IR_CALL_NATIVE, node, NULL);
    IrStmt *result = lower_stmt_new(frame, IR_STMT_RETURN, node);

    function->kind = IR_FUNCTION_PLAIN;
    function->name = wrapper_name(f, native);
    function->js_name = library_name(f, native);
    function->node = node;
    function->module = f->module;
    function->length = native->signature->min_arguments;
    function->return_type = closed_type(f, types_of_return(lower->program, native->signature));
    call->native = native;
    call->type = function->return_type;
    wrap_parameters(frame, node, native->signature, call);
    result->expr = call;
    function->body = lower_stmt_new(frame, IR_STMT_BLOCK, node);
    vec_push(lower->arena, &function->body->body, result);
    vec_push(lower->arena, &f->module->functions, function);
    return function;
}

static IrNative *callable_native(Frame *f, AstNode *node)
{
    size_t count;
    Signature **signatures =
        types_call_signatures(f->lower->program, lower_type_of(f, node), &count);
    IrNative *native = NULL;

    for (size_t i = 0; i < count; i++) {
        native = more_general(f->lower, native, lower_native(f->lower, signatures[i]->declaration));
    }
    return native;
}

static bool is_named(const IrNative *native)
{
    const AstNode *name = ast_declaration_name(native->declaration);

    return name && name->kind == AST_IDENTIFIER;
}

/* list.slice without a call: what a read by name finds, at run time. */
static IrExpr *method_value(Frame *f, AstNode *node, const IrNative *native, IrExpr *receiver)
{
    Type *any = types_any(f->lower->program);
    bool is_of_object = lower_symbol_declaration_is(native->declaration, "Object");
    IrExpr *object = lower_expr_new(f, is_of_object ? IR_FIELD : IR_CAST, node, any);

    if (is_of_object) {
        object->name = "prototype";
        object->native = lower_interface_native(f, "BuiltInPrototypes", "Object");
    } else {
        object->left = receiver;
    }
    return lower_field(f, node, object, ast_declaration_name(native->declaration)->identifier.name,
                       any);
}

IrExpr *lower_native_value(Frame *f, AstNode *node, IrNative *native, IrExpr *receiver)
{
    IrFunction *wrapper;

    if (!native) {
        native = callable_native(f, node);
    }
    if (native && receiver && is_named(native)) {
        return method_value(f, node, native, receiver);
    }
    if (!native || !native->signature || receiver) {
        lower_unsupported(f, node, "This library member as a value");
        return lower_undefined(f, node);
    }
    wrapper = ptrmap_get(&f->lower->native_wrappers, native);
    if (!wrapper || wrapper->module != f->module) {
        wrapper = make_wrapper(f, node, native);
        ptrmap_put(f->lower->arena, &f->lower->native_wrappers, native, wrapper);
    }
    return lower_function_ref(f, node, wrapper);
}

IrExpr *lower_helper(Frame *f, AstNode *node, const char *name)
{
    Symbol *symbol = names_global(f->lower->program, name, SYMBOL_VALUE);
    IrExpr *expr = lower_expr_new(f, IR_CALL_NATIVE, node, types_any(f->lower->program));

    expr->native = lower_native(f->lower, symbol->value_declaration);
    return expr;
}
