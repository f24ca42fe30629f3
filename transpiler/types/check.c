/*
 * The walk over the user's modules: asks for the type of every expression in tsc's order, then
 * reports what tsc reports and what would make the program meaningless. Only finished types are
 * judged here, so that nothing speculative becomes an error; when unsure, nothing is said.
 */
#include "types/checker.h"

typedef VEC(AstNode *) Deferred;

typedef struct CheckWalk {
    Checker *c;
    Deferred deferred; /* bodies of function expressions wait until the file is done */
} CheckWalk;

static bool visit(AstNode *node, void *data);

static void visit_children(CheckWalk *w, AstNode *node)
{
    ast_for_each_child(node, visit, w);
}

static void visit_optional(CheckWalk *w, AstNode *node)
{
    if (node) {
        visit(node, w);
    }
}

static void visit_list(CheckWalk *w, AstList *list)
{
    for (size_t i = 0; i < list->length; i++) {
        visit(list->items[i], w);
    }
}

/* Computed names and default values inside a pattern. */
static void visit_pattern(CheckWalk *w, AstNode *pattern, bool declares)
{
    for (size_t i = 0; i < pattern->elements.items.length; i++) {
        AstNode *element = pattern->elements.items.items[i];
        if (element->kind != AST_BINDING_ELEMENT) {
            continue;
        }
        AstNode *name = element->binding_element.property_name;
        if (name && name->kind == AST_COMPUTED_PROPERTY_NAME) {
            visit(name->wrapped.expression, w);
        }
        AstNode *target = element->binding_element.target;
        if (ast_is_pattern(target->kind)) {
            visit_pattern(w, target, declares);
        } else if (declares) {
            type_of_declaration(w->c, element);
        } else {
            visit(target, w);
        }
        visit_optional(w, element->binding_element.initializer);
    }
}

static void visit_target(CheckWalk *w, AstNode *target, bool declares)
{
    if (ast_is_pattern(target->kind)) {
        visit_pattern(w, target, declares);
    } else if (!declares) {
        visit(target, w);
    }
}

static void visit_function(CheckWalk *w, AstNode *node)
{
    for (size_t i = 0; i < node->function.parameters.length; i++) {
        AstNode *parameter = node->function.parameters.items[i];
        type_of_declaration(w->c, parameter);
        visit_target(w, parameter->parameter.target, true);
        visit_optional(w, parameter->parameter.initializer);
    }
    Signature *signature = signature_of(w->c, node);
    if (node->function.body) {
        return_type_of(w->c, signature);
        visit(node->function.body, w);
        check_returns(w->c, node);
    }
}

static void visit_name(CheckWalk *w, AstNode *name)
{
    if (name && name->kind == AST_COMPUTED_PROPERTY_NAME) {
        visit(name->wrapped.expression, w);
    }
}

static void visit_decorators(CheckWalk *w, const AstList *decorators)
{
    for (size_t i = 0; i < decorators->length; i++) {
        visit(decorators->items[i], w);
    }
}

static void visit_class(CheckWalk *w, AstNode *node)
{
    AstNode *extends = node->class_like.extends;
    if (extends) {
        visit(extends->expression_with_types.expression, w);
    }
    visit_decorators(w, &node->class_like.decorators);
    for (size_t i = 0; i < node->class_like.members.length; i++) {
        AstNode *member = node->class_like.members.items[i];
        visit_name(w, ast_declaration_name(member));
        if (member->kind == AST_PROPERTY_DECLARATION) {
            type_of_declaration(w->c, member);
            visit_decorators(w, &member->property.decorators);
            visit_optional(w, member->property.initializer);
            check_initializer_fits(w->c, member, member->property.type,
                                   member->property.initializer);
        } else if (ast_is_function_like(member->kind)) {
            visit_decorators(w, &member->function.decorators);
            visit_function(w, member);
        } else if (member->kind == AST_CLASS_STATIC_BLOCK) {
            visit_optional(w, member->block_holder.body);
        }
    }
}

static void visit_object(CheckWalk *w, AstNode *node)
{
    for (size_t i = 0; i < node->elements.items.length; i++) {
        AstNode *member = node->elements.items.items[i];
        if (member->kind == AST_PROPERTY_ASSIGNMENT) {
            visit_name(w, member->property_assignment.name);
            visit(member->property_assignment.value, w);
        } else if (member->kind == AST_SHORTHAND_PROPERTY_ASSIGNMENT) {
            visit(member->property_assignment.name, w);
        } else if (member->kind == AST_SPREAD_ASSIGNMENT) {
            visit(member->wrapped.expression, w);
        } else if (ast_is_function_like(member->kind)) {
            visit_name(w, member->function.name);
            vec_push(w->c->arena, &w->deferred, member);
        }
    }
}

static void visit_expression(CheckWalk *w, AstNode *node)
{
    Checker *c = w->c;
    types_of_expression(c->program, node);
    switch (node->kind) {
    case AST_FUNCTION_EXPRESSION:
    case AST_ARROW_FUNCTION:
        vec_push(c->arena, &w->deferred, node);
        return;
    case AST_CLASS_EXPRESSION:
        visit_class(w, node);
        return;
    case AST_OBJECT_LITERAL:
        visit_object(w, node);
        return;
    case AST_PROPERTY_ACCESS:
        visit(node->property_access.object, w);
        check_property(c, node);
        return;
    case AST_ASSIGNMENT_EXPRESSION:
        visit_target(w, node->binary.left, false);
        visit(node->binary.right, w);
        check_assigned(c, node);
        return;
    case AST_META_PROPERTY:
        return;
    case AST_CALL_EXPRESSION:
    case AST_NEW_EXPRESSION:
        if (node->call.callee->kind != AST_SUPER_EXPRESSION &&
            node->call.callee->kind != AST_IMPORT_EXPRESSION) {
            visit(node->call.callee, w);
        }
        visit_list(w, &node->call.arguments);
        check_call_errors(c, node);
        return;
    case AST_BINARY_EXPRESSION:
        if (node->binary.left->kind == AST_PRIVATE_IDENTIFIER) {
            visit(node->binary.right, w);
            return;
        }
        break;
    case AST_ELEMENT_ACCESS:
        visit_children(w, node);
        return;
    default:
        break;
    }
    visit_children(w, node);
}

static bool visit(AstNode *node, void *data)
{
    CheckWalk *w = data;
    Checker *c = w->c;
    if (ast_is_type(node->kind) && node->kind != AST_EXPRESSION_WITH_TYPE_ARGUMENTS) {
        return true;
    }
    if (node->is_ambient && ast_is_statement(node->kind)) {
        return true;
    }
    if (ast_is_expression(node->kind) && node->kind != AST_OMITTED_EXPRESSION) {
        visit_expression(w, node);
        return true;
    }
    switch (node->kind) {
    case AST_VARIABLE_DECLARATION:
        type_of_declaration(c, node);
        visit_target(w, node->variable.target, true);
        visit_optional(w, node->variable.initializer);
        check_initializer_fits(c, node, node->variable.type, node->variable.initializer);
        break;
    case AST_FUNCTION_DECLARATION:
        if (node->function.body) {
            visit_function(w, node);
        }
        break;
    case AST_CLASS_DECLARATION:
        visit_class(w, node);
        break;
    case AST_FOR_OF_STATEMENT:
    case AST_FOR_IN_STATEMENT:
        visit(node->for_each.expression, w);
        if (node->for_each.initializer->kind == AST_VARIABLE_STATEMENT) {
            visit(node->for_each.initializer, w);
        } else {
            visit_target(w, node->for_each.initializer, false);
        }
        visit(node->for_each.body, w);
        break;
    case AST_CATCH_CLAUSE:
        if (node->catch_clause.target) {
            visit_target(w, node->catch_clause.target, true);
        }
        visit(node->catch_clause.block, w);
        break;
    case AST_ENUM_DECLARATION:
        for (size_t i = 0; i < node->enumeration.members.length; i++) {
            AstNode *member = node->enumeration.members.items[i];
            visit_optional(w, member->enum_member.initializer);
        }
        break;
    case AST_MODULE_DECLARATION:
        visit_optional(w, node->module.body);
        break;
    case AST_EXPORT_ASSIGNMENT:
        visit(node->export_assignment.expression, w);
        break;
    case AST_LABELED_STATEMENT:
        visit(node->labeled.body, w);
        break;
    case AST_BREAK_STATEMENT:
    case AST_CONTINUE_STATEMENT:
    case AST_IMPORT_DECLARATION:
    case AST_EXPORT_DECLARATION:
    case AST_INTERFACE_DECLARATION:
    case AST_TYPE_ALIAS_DECLARATION:
    case AST_IMPORT_EQUALS_DECLARATION:
    case AST_NAMESPACE_EXPORT_DECLARATION:
    case AST_IDENTIFIER:
    case AST_MISSING:
        break;
    case AST_TEMPLATE_SPAN:
        visit(node->template_span.expression, w);
        break;
    default:
        visit_children(w, node);
        break;
    }
    return true;
}

void check_source(Checker *c, AstNode *file)
{
    CheckWalk w = {.c = c};
    visit_list(&w, &file->source_file.statements);
    for (size_t i = 0; i < w.deferred.length; i++) {
        visit_function(&w, w.deferred.items[i]);
    }
}

bool types_check(Program *program)
{
    types_init(program);
    Checker *c = program->checker;
    size_t before = diagnostics_error_count(program);
    Modules *modules = program->modules;
    for (size_t i = 0; i < modules->all.length; i++) {
        Module *module = modules->all.items[i];
        if (module->kind == MODULE_USER && module->ast) {
            check_source(c, module->ast);
        }
    }
    return diagnostics_error_count(program) == before;
}

/* ---- the dump ---- */

typedef struct DumpWalk {
    Program *program;
    StrBuf *out;
} DumpWalk;

/* Whether a pattern element belongs to an assignment rather than to a declaration. */
static bool assigns_target(AstNode *node)
{
    while (node && (node->kind == AST_BINDING_ELEMENT || ast_is_pattern(node->kind))) {
        node = node->parent;
    }
    return node && (node->kind == AST_ASSIGNMENT_EXPRESSION || node->kind == AST_FOR_OF_STATEMENT ||
                    node->kind == AST_FOR_IN_STATEMENT);
}

static bool dump_node(AstNode *node, void *data)
{
    DumpWalk *w = data;
    if (ast_is_type(node->kind) && node->kind != AST_EXPRESSION_WITH_TYPE_ARGUMENTS) {
        return true;
    }
    bool is_name =
        node->parent &&
        ((node->parent->kind == AST_PROPERTY_ACCESS &&
          node->parent->property_access.name == node) ||
         node->parent->kind == AST_META_PROPERTY || node->parent->kind == AST_LABELED_STATEMENT ||
         node->parent->kind == AST_BREAK_STATEMENT ||
         node->parent->kind == AST_CONTINUE_STATEMENT ||
         (ast_declaration_name(node->parent) == node && !assigns_target(node->parent)) ||
         (node->parent->kind == AST_PROPERTY_ASSIGNMENT &&
          node->parent->property_assignment.name == node) ||
         (node->parent->kind == AST_BINDING_ELEMENT &&
          node->parent->binding_element.property_name == node));
    bool shorthand = node->parent && node->parent->kind == AST_SHORTHAND_PROPERTY_ASSIGNMENT;
    bool skip = node->kind == AST_OMITTED_EXPRESSION || node->kind == AST_SPREAD_ELEMENT ||
                node->kind == AST_IMPORT_EXPRESSION || node->kind == AST_SUPER_EXPRESSION ||
                node->kind == AST_EXPRESSION_WITH_TYPE_ARGUMENTS || node->kind == AST_MISSING;
    if (ast_is_expression(node->kind) && (!is_name || shorthand) && !skip) {
        SourceFile *file = (SourceFile *)node->file;
        Position start = source_position(file, node->span.start);
        Position end = source_position(file, node->span.end);
        strbuf_printf(w->out, "%s:%u:%u-%u:%u %s\n", file->path, start.line, start.column, end.line,
                      end.column,
                      types_to_string(w->program, types_of_expression(w->program, node)));
    }
    switch (node->kind) {
    case AST_IMPORT_DECLARATION:
    case AST_EXPORT_DECLARATION:
    case AST_INTERFACE_DECLARATION:
    case AST_TYPE_ALIAS_DECLARATION:
    case AST_IMPORT_EQUALS_DECLARATION:
        return true;
    default:
        ast_for_each_child(node, dump_node, w);
        return true;
    }
}

void types_dump(Program *program, StrBuf *out)
{
    DumpWalk w = {program, out};
    types_init(program);
    Modules *modules = program->modules;
    for (size_t i = 0; i < modules->all.length; i++) {
        Module *module = modules->all.items[i];
        if (module->kind == MODULE_USER && module->ast) {
            ast_for_each_child(module->ast, dump_node, &w);
        }
    }
}
