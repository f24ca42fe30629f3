/*
 * Creation of the checker: the intrinsic types, in the order in which tsc creates its own (unions
 * print in that order), and the global types of the library.
 */
#include "types/checker.h"

static Type *intrinsic(Checker *c, unsigned flags)
{
    return type_new(c, flags, NULL);
}

static Type *boolean_literal(Checker *c, bool value)
{
    Type *regular = type_new(c, TYPE_BOOLEAN_LITERAL, NULL);
    regular->as.literal.boolean = value;
    regular->as.literal.regular = regular;
    type_fresh(c, regular);
    return regular;
}

static Type *empty_object(Checker *c)
{
    return object_with_members(c, NEW(c->arena, TypeMembers), NULL, NULL);
}

static void create_intrinsics(Checker *c)
{
    c->any = intrinsic(c, TYPE_ANY);
    c->auto_type = intrinsic(c, TYPE_ANY);
    c->error = intrinsic(c, TYPE_ANY);
    c->intrinsic_marker = intrinsic(c, TYPE_ANY);
    c->non_inferrable = intrinsic(c, TYPE_ANY);
    c->template_any = intrinsic(c, TYPE_ANY);
    c->unresolved_call_type = intrinsic(c, TYPE_ANY);
    c->unknown = intrinsic(c, TYPE_UNKNOWN);
    c->undefined = intrinsic(c, TYPE_UNDEFINED);
    c->optional_undefined = intrinsic(c, TYPE_UNDEFINED);
    c->null = intrinsic(c, TYPE_NULL);
    c->string = intrinsic(c, TYPE_STRING);
    c->number = intrinsic(c, TYPE_NUMBER);
    c->bigint = intrinsic(c, TYPE_BIGINT);
    c->false_regular = boolean_literal(c, false);
    c->true_regular = boolean_literal(c, true);
    c->false_fresh = c->false_regular->as.literal.fresh;
    c->true_fresh = c->true_regular->as.literal.fresh;
    Type *both[] = {c->false_regular, c->true_regular};
    c->boolean = type_union(c, both, 2, REDUCE_NONE);
    c->boolean->flags |= TYPE_BOOLEAN;
    c->symbol = intrinsic(c, TYPE_SYMBOL);
    c->void_ = intrinsic(c, TYPE_VOID);
    c->never = intrinsic(c, TYPE_NEVER);
    c->silent_never = intrinsic(c, TYPE_NEVER);
    c->unreachable_never = intrinsic(c, TYPE_NEVER);
    c->non_primitive = intrinsic(c, TYPE_NON_PRIMITIVE);
    c->circular = intrinsic(c, TYPE_NEVER);
    c->empty_object = empty_object(c);
    c->empty_type_literal = empty_object(c);
    c->any_function = empty_object(c);
    c->auto_array = object_new(c, OBJECT_EVOLVING_ARRAY, NULL);
    c->auto_array->as.object.target = c->any;
    c->string_or_number = type_union2(c, c->string, c->number);
    Type *keys[] = {c->string, c->number, c->symbol};
    c->key_type = type_union(c, keys, 3, REDUCE_NONE);
    Type *all[] = {c->undefined, c->null, c->empty_object};
    c->unknown_union = type_union(c, all, 3, REDUCE_NONE);
}

static void create_names(Checker *c)
{
    Interner *in = c->interner;
    c->n_length = intern_string(in, "length");
    c->n_iterator = intern_string(in, "__@iterator");
    c->n_async_iterator = intern_string(in, "__@asyncIterator");
    c->n_next = intern_string(in, "next");
    c->n_value = intern_string(in, "value");
    c->n_done = intern_string(in, "done");
    c->n_then = intern_string(in, "then");
    c->n_constructor = intern_string(in, "constructor");
    c->n_prototype = intern_string(in, "prototype");
    c->n_this = intern_string(in, "this");
}

void types_init(Program *program)
{
    if (program->checker) {
        return;
    }
    Checker *c = NEW(program->arena, Checker);
    program->checker = c;
    c->program = program;
    c->arena = program->arena;
    c->interner = program->interner;
    create_names(c);
    create_intrinsics(c);
    Signature *any = NEW(c->arena, Signature);
    any->parameters = NEW(c->arena, Parameter);
    any->parameters[0].name = intern_string(c->interner, "args");
    any->parameters[0].is_rest = true;
    any->parameter_count = 1;
    any->has_rest = true;
    any->return_type = c->any;
    any->state = 2 | 4;
    c->any_signature = any;
    static const char *const typeof_names[] = {"string", "number",    "bigint", "boolean",
                                               "symbol", "undefined", "object", "function"};
    Type *names[8];
    for (size_t i = 0; i < 8; i++) {
        names[i] = type_string_literal(c, intern_string(c->interner, typeof_names[i]));
    }
    c->typeof_type = type_union(c, names, 8, REDUCE_LITERAL);
    c->g_array = global_type(c, "Array", 1);
    any->parameters[0].type = type_array(c, c->any);
    c->g_object = global_type(c, "Object", 0);
    c->g_function = global_type(c, "Function", 0);
    c->g_string = global_type(c, "String", 0);
    c->g_number = global_type(c, "Number", 0);
    c->g_boolean = global_type(c, "Boolean", 0);
    c->g_symbol = global_type(c, "Symbol", 0);
    c->g_bigint = global_type(c, "BigInt", 0);
    c->g_readonly_array = global_type(c, "ReadonlyArray", 1);
}

Type *types_any(Program *program)
{
    return checker_of(program)->any;
}
Type *types_unknown(Program *program)
{
    return checker_of(program)->unknown;
}
Type *types_never(Program *program)
{
    return checker_of(program)->never;
}
Type *types_void(Program *program)
{
    return checker_of(program)->void_;
}
Type *types_undefined(Program *program)
{
    return checker_of(program)->undefined;
}
Type *types_null(Program *program)
{
    return checker_of(program)->null;
}
Type *types_string(Program *program)
{
    return checker_of(program)->string;
}
Type *types_number(Program *program)
{
    return checker_of(program)->number;
}
Type *types_boolean(Program *program)
{
    return checker_of(program)->boolean;
}
Type *types_bigint(Program *program)
{
    return checker_of(program)->bigint;
}
Type *types_symbol_type(Program *program)
{
    return checker_of(program)->symbol;
}

Type *types_template_strings(Program *program)
{
    Type *type = known_global(checker_of(program), "TemplateStringsArray");
    return type ? type : checker_of(program)->any;
}

const char *types_c_struct(Program *program, Type *type)
{
    Symbol *symbol = type->symbol;
    size_t count = symbol ? symbol->declarations.length : 0;

    if (count == 0 || symbol->c_struct_count == count) {
        return symbol ? symbol->c_struct : NULL;
    }
    for (size_t i = 0; i < count && !symbol->c_struct; i++) {
        AstNode *node = symbol->declarations.items[i];
        if (node->kind == AST_INTERFACE_DECLARATION || ast_is_class_like(node->kind)) {
            symbol->c_struct = ast_jsdoc_tag(program, node, "c", 0);
        }
    }
    symbol->c_struct_count = count;
    return symbol->c_struct;
}
