/*
 * enum Color { Red, Green = "g" }
 *
 * Members with a constant value are that value wherever they are named. The enum's object exists
 * for what else is done with it (Color[n], Object.values(Color)); prune.c drops it when nothing is.
 */
#include "lower/lower.h"
#include "support/number.h"

#include <stdio.h>
#include <stdlib.h>

IrVar *lower_enum_var(Frame *f, Symbol *symbol)
{
    AstNode *declaration = symbol->value_declaration;
    IrVar *var = ptrmap_get(&f->lower->enum_vars, symbol);

    if (!var) {
        Frame *home = lower_module_frame(f->lower, declaration->file);
        var = lower_var_new(home, symbol->name,
                            lower_type(home, types_of_symbol(f->lower->program, symbol)));
        var->storage = IR_STORAGE_MODULE;
        var->module = home->module;
        var->declaration = declaration;
        var->temporary = false;
        var->exported = symbol->is_exported;
        vec_push(f->lower->arena, &home->module->vars, var);
        ptrmap_put(f->lower->arena, &f->lower->enum_vars, symbol, var);
    }
    return var;
}

static void set_property(Frame *f, IrExpr *object, const char *name, IrExpr *value)
{
    IrProperty *property;

    for (size_t i = 0; i < object->properties.length; i++) {
        if (object->properties.items[i].name == name) {
            object->properties.items[i].value = value;
            return;
        }
    }
    property = vec_add(f->lower->arena, &object->properties);
    property->kind = IR_PROPERTY_VALUE;
    property->name = name;
    property->value = value;
}

/* Property name of a number. */
static const char *number_key(Frame *f, double value)
{
    return lower_intern(f, number_text(f->lower->arena, value));
}

static void add_member(Frame *f, IrExpr *object, AstNode *member)
{
    EnumValue value = types_enum_value(f->lower->program, member);
    const char *name = ast_property_name(f->lower->program, member->enum_member.name);

    if (!name) {
        return;
    }
    switch (value.kind) {
    case ENUM_VALUE_NUMBER:
        set_property(f, object, name, lower_number(f, member, value.number));
        set_property(f, object, number_key(f, value.number),
                     lower_string(f, member, name, strlen(name)));
        break;
    case ENUM_VALUE_STRING:
        set_property(f, object, name, lower_string(f, member, value.string, strlen(value.string)));
        break;
    default:
        if (member->enum_member.initializer) {
            set_property(f, object, name, lower_expr(f, member->enum_member.initializer));
        }
        break;
    }
}

/* E[E.X] = "X" for members whose value is computed. */
static void add_reverse(Frame *f, IrVar *var, AstNode *member)
{
    EnumValue value = types_enum_value(f->lower->program, member);
    const char *name = ast_property_name(f->lower->program, member->enum_member.name);
    Type *number = types_number(f->lower->program);

    if (value.kind != ENUM_VALUE_NONE || !name) {
        return;
    }
    IrExpr *key = lower_field(f, member, lower_var_ref(f, member, var), name, number);
    IrExpr *entry = lower_element(f, member, lower_var_ref(f, member, var), key,
                                  types_string(f->lower->program));
    lower_emit_expr(f, member,
                    lower_assign(f, member, entry, lower_string(f, member, name, strlen(name))));
}

/* The constant members of further declarations of an enum are there from the start. */
static void add_later_members(Frame *f, Symbol *symbol, IrExpr *object)
{
    for (size_t i = 0; i < symbol->declarations.length; i++) {
        AstNode *node = symbol->declarations.items[i];
        if (node->kind != AST_ENUM_DECLARATION || node == symbol->value_declaration) {
            continue;
        }
        for (size_t j = 0; j < node->enumeration.members.length; j++) {
            AstNode *member = node->enumeration.members.items[j];
            if (types_enum_value(f->lower->program, member).kind != ENUM_VALUE_NONE) {
                add_member(f, object, member);
            }
        }
    }
}

/* E.X = value, of a further declaration. */
static void add_computed(Frame *f, IrVar *var, AstNode *member)
{
    EnumValue value = types_enum_value(f->lower->program, member);
    const char *name = ast_property_name(f->lower->program, member->enum_member.name);

    if (value.kind == ENUM_VALUE_NONE && name && member->enum_member.initializer) {
        IrExpr *field = lower_field(f, member, lower_var_ref(f, member, var), name,
                                    types_number(f->lower->program));
        lower_emit_expr(f, member, lower_assign(f, member, field,
                                                lower_expr(f, member->enum_member.initializer)));
    }
}

void lower_enum(Frame *f, AstNode *node)
{
    Symbol *symbol = names_symbol_of(f->lower->program, node);
    AstList *members = &node->enumeration.members;
    IrExpr *object;
    IrVar *var;

    if (node->is_ambient || !symbol || ast_has_modifier(node, AST_MODIFIER_CONST)) {
        return;
    }
    var = lower_enum_var(f, symbol);
    if (symbol->value_declaration == node) {
        object = lower_expr_new(f, IR_OBJECT, node, var->type);
        for (size_t i = 0; i < members->length; i++) {
            add_member(f, object, members->items[i]);
        }
        add_later_members(f, symbol, object);
        lower_emit_declare(f, node, var, object);
    } else {
        for (size_t i = 0; i < members->length; i++) {
            add_computed(f, var, members->items[i]);
        }
    }
    for (size_t i = 0; i < members->length; i++) {
        add_reverse(f, var, members->items[i]);
    }
}
