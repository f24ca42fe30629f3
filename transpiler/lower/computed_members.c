/*
 * Members of classes whose names are known at run time only:
 *
 *     class Api { [verb]() { ... }   get [key + "s"]() { ... }   static [name] = 1;   [field] = 2 }
 *
 * Where the class is declared the names are evaluated in order (ECMA-262 §15.7.14). Methods and
 * accessors are functions that take any receiver, and are defined there on the class or its prototype.
 * The names of fields are kept in variables, for the constructor and the static initialisers.
 */
#include "lower/lower.h"

/* As the runtime numbers them (prototype.h). */
enum { MEMBER_FIELD, MEMBER_METHOD, MEMBER_GETTER, MEMBER_SETTER };

static AstNode *name_of(const AstNode *member)
{
    AstNode *name = member->kind == AST_PROPERTY_DECLARATION ? member->property.name
                    : member->kind == AST_METHOD_DECLARATION || member->kind == AST_GET_ACCESSOR ||
                            member->kind == AST_SET_ACCESSOR
                        ? member->function.name
                        : NULL;

    return name && name->kind == AST_COMPUTED_PROPERTY_NAME ? name : NULL;
}

/* Each evaluation of a class in a function or loop would need a prototype of its own. */
static bool is_evaluated_once(const AstNode *class_node)
{
    for (const AstNode *at = class_node->parent; at; at = at->parent) {
        if (ast_is_function_with_body(at->kind) || at->kind == AST_FOR_STATEMENT ||
            at->kind == AST_FOR_OF_STATEMENT || at->kind == AST_FOR_IN_STATEMENT ||
            at->kind == AST_WHILE_STATEMENT || at->kind == AST_DO_STATEMENT) {
            return false;
        }
    }
    return true;
}

bool lower_is_computed_member(Lower *lower, const AstNode *member)
{
    bool is_declared = member->kind == AST_PROPERTY_DECLARATION
                           ? !ast_has_modifier(member, AST_MODIFIER_ABSTRACT | AST_MODIFIER_DECLARE) &&
                                 member->property.decorators.length == 0
                           : ast_is_function_like(member->kind) && member->function.body &&
                                 member->function.decorators.length == 0 && !member->function.uses_super;

    return is_declared && name_of(member) && !lower_member_key(lower, member) &&
           is_evaluated_once(member->parent);
}

bool lower_has_computed_members(Lower *lower, const AstNode *class_node)
{
    bool has = false;

    for (size_t i = 0; i < class_node->class_like.members.length && !has; i++) {
        has = lower_is_computed_member(lower, class_node->class_like.members.items[i]);
    }
    return has;
}

/* The variable that keeps a field's name from the class's declaration on. */
static IrVar *key_var(Frame *f, Instance *class_, AstNode *member)
{
    Family *family = class_->family;
    Frame *home = family->frame;
    IrVar *var = ptrmap_get(&family->static_vars, member);

    if (var) {
        return var;
    }
    var = lower_var_new(home, arena_printf(f->lower->arena, "%s_key", family->statics->class_->name),
                        types_any(f->lower->program));
    if (!home->outer) {
        var->storage = IR_STORAGE_MODULE;
        var->module = home->module;
        vec_push(f->lower->arena, &home->module->vars, var);
    }
    ptrmap_put(f->lower->arena, &family->static_vars, member, var);
    return var;
}

static IrExpr *defining(Frame *f, AstNode *member, IrExpr *object, IrExpr *key, IrExpr *value, int kind)
{
    IrExpr *call = lower_helper(f, member, "__defineMember");
    IrExpr *parts[] = {object, key, value, lower_number(f, member, kind)};

    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        vec_push(f->lower->arena, &call->args, parts[i]);
    }
    return call;
}

static IrExpr *owner_of(Frame *f, AstNode *member, AstNode *class_node)
{
    IrExpr *class_ = lower_class_value(f, member, class_node);

    return ast_has_modifier(member, AST_MODIFIER_STATIC)
               ? class_
               : lower_field(f, member, class_, "prototype", types_any(f->lower->program));
}

void lower_define_computed_members(Frame *f, Instance *class_, AstNode *class_node)
{
    for (size_t i = 0; i < class_node->class_like.members.length; i++) {
        AstNode *member = class_node->class_like.members.items[i];
        if (!lower_is_computed_member(f->lower, member)) {
            continue;
        }
        IrExpr *key = lower_expr(f, name_of(member)->wrapped.expression);
        f->lower->ir->uses_prototypes = true;
        if (member->kind == AST_PROPERTY_DECLARATION) {
            IrExpr *evaluated = lower_helper(f, member, "__propertyKey");
            vec_push(f->lower->arena, &evaluated->args, key);
            lower_emit_declare(f, member, key_var(f, class_, member), evaluated);
            continue;
        }
        int kind = member->kind == AST_GET_ACCESSOR   ? MEMBER_GETTER
                   : member->kind == AST_SET_ACCESSOR ? MEMBER_SETTER
                                                      : MEMBER_METHOD;
        Frame *frame = lower_frame_new(class_->frame, NULL, f->function);
        frame->is_inlined = true;
        frame->out = f->out;
        frame->taken = f->taken;
        IrExpr *function = lower_function_value(frame, member);
        IrStmt *stmt = lower_emit_expr(
            f, member, defining(f, member, owner_of(f, member, class_node), key, function, kind));
        lower_take_comments(f, member, stmt);
    }
}

void lower_initialise_computed_field(Frame *f, Instance *class_, AstNode *member, IrExpr *object,
                                     IrExpr *value)
{
    IrExpr *key = lower_var_ref(f, member, key_var(f, class_, member));
    IrStmt *stmt = lower_emit_expr(f, member, defining(f, member, object, key, value, MEMBER_FIELD));

    lower_take_comments(f, member, stmt);
}
