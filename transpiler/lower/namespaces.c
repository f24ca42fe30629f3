/*
 * namespace geometry { export const unit = 1; ... }
 *
 * The statements of a namespace are its module's, its variables module variables with the
 * namespace's name in front.
 * Members are used directly wherever a name says which (Utils.add is the function itself). A
 * namespace that is a value becomes an object of its exports, made where its last declaration ends;
 * none of them may be assigned to later.
 */
#include "lower/lower.h"

static bool is_value(const Symbol *symbol)
{
    return (symbol->flags & SYMBOL_VALUE) && !(symbol->flags & SYMBOL_CONST_ENUM);
}

static IrExpr *namespace_object(Frame *f, AstNode *node, Symbol *symbol)
{
    Lower *lower = f->lower;
    Type *type = lower_type(f, types_of_symbol(lower->program, symbol));
    IrExpr *object = lower_expr_new(f, IR_OBJECT, node, type);

    for (size_t i = 0; i < symbol->exports.map.count; i++) {
        Symbol *member = names_resolve_alias(lower->program, symbol->exports.map.entries[i].value);
        if (!member || !is_value(member)) {
            continue;
        }
        if (member->is_reassigned) {
            lower_unsupported(f, node, "A namespace with variables that change, as a value");
            continue;
        }
        IrProperty *property = vec_add(lower->arena, &object->properties);
        property->kind = IR_PROPERTY_VALUE;
        property->name = symbol->exports.map.entries[i].key;
        property->value = lower_symbol_value(f, node, member);
        property->value->type = lower_symbol_type(f, member);
    }
    return object;
}

/* Declares the variable of a namespace whose statements have been lowered. */
static void make_object(Frame *home, Symbol *symbol, IrVar *var, IrStmt *place)
{
    IrStmtList *saved = home->out;

    home->out = &place->body;
    lower_emit_declare(home, symbol->value_declaration, var,
                       namespace_object(home, symbol->value_declaration, symbol));
    home->out = saved;
}

static IrVar *namespace_var(Frame *f, Symbol *symbol)
{
    Lower *lower = f->lower;
    IrVar *var = ptrmap_get(&lower->namespace_vars, symbol);

    if (var) {
        return var;
    }
    Frame *home = lower_module_frame(lower, symbol->value_declaration->file);
    IrStmt *place = ptrmap_get(&lower->namespace_ends, symbol);
    var = lower_var_new(home, symbol->name,
                        lower_type(home, types_of_symbol(lower->program, symbol)));
    var->storage = IR_STORAGE_MODULE;
    var->module = home->module;
    var->declaration = symbol->value_declaration;
    var->temporary = false;
    var->constant = true;
    var->exported = symbol->is_exported;
    vec_push(lower->arena, &home->module->vars, var);
    ptrmap_put(lower->arena, &lower->namespace_vars, symbol, var);
    if (place) {
        make_object(home, symbol, var, place);
    }
    return var;
}

static bool is_last_declaration(const Symbol *symbol, const AstNode *node)
{
    for (size_t i = symbol->declarations.length; i-- > 0;) {
        const AstNode *declaration = symbol->declarations.items[i];
        if (declaration->kind == AST_MODULE_DECLARATION) {
            return declaration == node;
        }
    }
    return false;
}

/* ---- namespaces of functions, classes and enums ------------------------------------------- */

/* Whether the name is more than the left side of a member, or what is called. */
static bool is_value_use(const AstNode *reference)
{
    const AstNode *parent = reference->parent;

    switch (parent->kind) {
    case AST_PROPERTY_ACCESS:
        return parent->property_access.object != reference;
    case AST_CALL_EXPRESSION:
    case AST_NEW_EXPRESSION:
        return parent->call.callee != reference;
    case AST_ELEMENT_ACCESS:
        return parent->element_access.object != reference ||
               parent->element_access.index->kind != AST_STRING_LITERAL;
    case AST_BINARY_EXPRESSION:
        return parent->binary.op != AST_OP_INSTANCEOF;
    case AST_UNARY_EXPRESSION:
        return parent->unary.op != AST_OP_TYPEOF;
    case AST_EXPRESSION_WITH_TYPE_ARGUMENTS:
    case AST_EXPORT_SPECIFIER:
    case AST_EXPORT_ASSIGNMENT:
        return false;
    default:
        return true;
    }
}

static bool is_used_as_value(const Symbol *symbol)
{
    for (size_t i = 0; i < symbol->references.length; i++) {
        if (is_value_use(symbol->references.items[i])) {
            return true;
        }
    }
    return false;
}

/* make.defaults = defaults: what a namespace adds to a function, where that can be seen. */
static void add_members(Frame *f, AstNode *node, Symbol *symbol)
{
    const uint32_t own =
        SYMBOL_PROPERTY | SYMBOL_METHOD | SYMBOL_GETTER | SYMBOL_SETTER | SYMBOL_ENUM_MEMBER;
    Program *program = f->lower->program;

    for (size_t i = 0; i < symbol->exports.map.count; i++) {
        const char *name = symbol->exports.map.entries[i].key;
        Symbol *member = names_resolve_alias(program, symbol->exports.map.entries[i].value);
        if (!member || !is_value(member) || (member->flags & own)) {
            continue;
        }
        if (member->is_reassigned) {
            lower_unsupported(f, node, "A namespace with variables that change, as a value");
            return;
        }
        IrExpr *object = lower_expr_new(f, IR_CAST, node, types_any(program));
        object->left = lower_symbol_value(f, node, symbol);
        IrExpr *value = lower_symbol_value(f, node, member);
        value->type = lower_symbol_type(f, member);
        lower_emit_expr(
            f, node,
            lower_assign(f, node, lower_field(f, node, object, name, types_any(program)), value));
    }
}

void lower_namespace(Frame *f, AstNode *node)
{
    AstNode *body = node->module.body;
    Symbol *symbol = names_symbol_of(f->lower->program, node);

    if (node->is_ambient || !body) {
        return;
    }
    if (body->kind == AST_MODULE_DECLARATION) {
        lower_namespace(f, body);
    } else {
        lower_hoist(f, &body->block.statements);
        lower_statements(f, &body->block.statements);
    }
    if (!symbol || !(symbol->flags & SYMBOL_NAMESPACE) || !is_last_declaration(symbol, node)) {
        return;
    }
    if (symbol->flags & (SYMBOL_FUNCTION | SYMBOL_CLASS | SYMBOL_ENUM)) {
        if (is_used_as_value(symbol)) {
            add_members(f, node, symbol);
        }
        return;
    }
    IrStmt *place = lower_stmt_new(f, IR_STMT_BLOCK, node);
    place->is_transparent = true;
    lower_emit(f, place);
    ptrmap_put(f->lower->arena, &f->lower->namespace_ends, symbol, place);
    IrVar *var = ptrmap_get(&f->lower->namespace_vars, symbol);
    if (var) {
        make_object(f, symbol, var, place);
    }
}

IrExpr *lower_namespace_value(Frame *f, AstNode *node, Symbol *symbol)
{
    if (symbol->flags & SYMBOL_MODULE) {
        return lower_module_value(f, node, symbol);
    }
    if (lower_is_taken_apart(node)) {
        return lower_taken_apart(f, node, symbol);
    }
    return lower_var_ref(f, node, namespace_var(f, symbol));
}
