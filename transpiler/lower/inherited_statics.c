/*
 * Static fields through classes that inherit them:
 *
 *     class Base { static count = 0; static add() { return ++this.count; } }
 *     class Derived extends Base {}
 *     Derived.add();      gives Derived a count of its own
 *
 * A static field is a variable of the class that declares it. Where the program may write a field of
 * that name through `this` or a name, what other classes have of it is a property of the class as a
 * value, which the runtime looks for along the classes.
 */
#include "lower/lower.h"

static bool scan(AstNode *node, void *context)
{
    Lower *lower = context;

    if (node->kind == AST_PROPERTY_ACCESS && node->property_access.name->kind == AST_IDENTIFIER &&
        names_is_write(node)) {
        AstKind object = ast_skip_parentheses(node->property_access.object)->kind;
        if (object == AST_THIS_EXPRESSION || object == AST_IDENTIFIER) {
            strmap_put(lower->arena, &lower->written_names, node->property_access.name->identifier.name,
                       node);
        }
    }
    ast_for_each_child(node, scan, context);
    return true;
}

static bool is_written(Lower *lower, const char *name)
{
    Modules *modules = lower->program->modules;

    for (size_t i = 0; !lower->knows_written_names && i < modules->evaluation.length; i++) {
        if (modules->evaluation.items[i]->ast) {
            scan(modules->evaluation.items[i]->ast, lower);
        }
    }
    lower->knows_written_names = true;
    return strmap_has(&lower->written_names, name);
}

IrExpr *lower_inherited_static(Frame *f, AstNode *node, Instance *class_, const char *name)
{
    Instance *declaring = class_;
    AstNode *member =
        class_ ? lower_find_member(f, &declaring, name, true, AST_PROPERTY_DECLARATION) : NULL;

    if (!member || declaring->family->node == class_->family->node || *name == '#' ||
        lower_is_decorated_accessor(member) || !is_written(f->lower, name)) {
        return NULL;
    }
    lower_static_var(f, declaring, member);
    lower_original_class(f, node, declaring->family->node);
    return lower_field(f, node, lower_class_value(f, node, class_->family->node), name,
                       types_any(f->lower->program));
}
