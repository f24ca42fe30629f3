/*
 * Struct definitions and the descriptors of their objects.
 */
#include <string.h>

#include "analyze/analyze.h"
#include "analyze/flow_walk.h"
#include "emit/emitter.h"
#include "emit/usage.h"
#include "names/names.h"

/* ---- comments from the program's type declarations ---------------------------------------------------------- */

static AstNode *declaration_of(Struct *record)
{
    Type *type = record->type;
    Symbol *symbol = type ? (type->alias ? type->alias : type->symbol) : NULL;

    for (size_t i = 0; symbol && i < symbol->declarations.length; i++) {
        AstNode *node = symbol->declarations.items[i];
        if (node->file->is_library) {
            return NULL; /* its comments are for those who bind it */
        }
        if (node->kind == AST_INTERFACE_DECLARATION || node->kind == AST_TYPE_ALIAS_DECLARATION) {
            return node;
        }
    }
    return NULL;
}

static AstList *members_of(AstNode *declaration)
{
    if (declaration->kind == AST_INTERFACE_DECLARATION) {
        return &declaration->interface.members;
    }
    AstNode *type = declaration->type_alias.type;
    return type && type->kind == AST_TYPE_LITERAL ? &type->elements.items : NULL;
}

static AstComments *member_comments(Emitter *emitter, Struct *record, const char *name)
{
    AstNode *declaration = declaration_of(record);
    AstList *members = declaration ? members_of(declaration) : NULL;

    for (size_t i = 0; members && i < members->length; i++) {
        AstNode *key = ast_declaration_name(members->items[i]);
        const char *key_name = key ? ast_property_name(emitter->program, key) : NULL;
        if (key_name && strcmp(key_name, name) == 0) {
            return members->items[i]->comments;
        }
    }
    return NULL;
}

static const IrField *class_field(const IrClass *class_, const char *name)
{
    for (; class_; class_ = class_->parent) {
        for (size_t i = 0; i < class_->fields.length; i++) {
            if (strcmp(class_->fields.items[i].name, name) == 0) {
                return &class_->fields.items[i];
            }
        }
    }
    return NULL;
}

static void write_member(Emitter *emitter, Struct *record, StructField *member, size_t index, StrBuf *out)
{
    const char *name = name_member(emitter, member->field->name);
    const char *ctype = ctype_of_field(emitter, member->field);
    Comment *trailing = NULL;

    if (member->is_unused) {
        strbuf_printf(out, "    %s;\n",
                      declaration(emitter, ctype, arena_printf(emitter->arena, "unused%zu", index)));
        return;
    }
    const IrField *field = record->class_ ? class_field(record->class_, member->field->name) : NULL;
    AstComments *comments = field ? NULL : member_comments(emitter, record, member->field->name);
    if (field) {
        CommentList leading = comments_of(&field->comments);
        c_write_comments(out, &leading, 1);
        trailing = field->trailing_comment;
    } else if (comments) {
        c_write_comments(out, &comments->leading, 1);
        trailing = comments->trailing.length ? comments->trailing.items[0] : NULL;
    }
    CStmt *stmt = c_stmt_declare(emitter->arena, declaration(emitter, ctype, name), NULL);
    CStmtList list = {0};
    stmt->trailing = trailing;
    vec_push(emitter->arena, &list, stmt);
    c_write_statements(out, &list, 1);
}

/* The class of a hierarchy that extends a class of the library, or the root of all. */
static const IrClass *native_root(const IrClass *class_)
{
    while (class_->parent) {
        class_ = class_->parent;
    }
    return class_;
}

void write_struct(Emitter *emitter, Struct *record, StrBuf *out)
{
    AstNode *declaration = declaration_of(record);

    if (record->class_) {
        CommentList comments = comments_of(&record->class_->comments);
        c_write_comments(out, &comments, 0);
    } else if (declaration && declaration->comments && record->layout->structs.length <= 1) {
        c_write_comments(out, &declaration->comments->leading, 0);
    }
    strbuf_printf(out, "struct %s {\n", record->name);
    if (record->class_ && native_root(record->class_)->native_header) {
        use_header(emitter, native_root(record->class_)->native_header);
    }
    strbuf_printf(out, "    %s base;\n", record->native_base ? record->native_base : "TsObject");
    for (size_t i = 0; i < record->fields.length; i++) {
        write_member(emitter, record, &record->fields.items[i], i, out);
    }
    if (declaration && declaration->comments) {
        c_write_comments(out, &declaration->comments->inner, 1);
    }
    strbuf_append(out, "};\n\n");
}

/* ---- descriptors ------------------------------------------------------------------------------------------------ */

/* Whether another shape of the struct has the same keys in the same order. */
static bool same_order(const Shape *a, const Shape *b)
{
    if (a->class_ || b->class_ || a->name_count != b->name_count) {
        return a->class_ && a->class_ == b->class_;
    }
    for (size_t i = 0; i < a->name_count; i++) {
        if (strcmp(a->names[i], b->names[i]) != 0) {
            return false;
        }
    }
    return true;
}

static Shape *first_like(const Struct *record, const Shape *shape)
{
    for (size_t i = 0; i < record->shapes.length; i++) {
        if (same_order(record->shapes.items[i], shape)) {
            return record->shapes.items[i];
        }
    }
    return NULL;
}

/* Whether the struct needs a descriptor of all its fields beside those of its shapes: objects that
 * lack some gain them later. */
static bool needs_layout(const Struct *record)
{
    return !record->class_ && record->shapes.length > 0
        && record->shapes.items[0]->name_count != record->fields.length;
}

/* The first descriptor is the struct's own, the others are numbered. */
const char *descriptor_of(Emitter *emitter, Shape *shape)
{
    Struct *record = layout_struct_of_shape(emitter->analysis, shape);
    Shape *first = first_like(record, shape);
    size_t number = needs_layout(record) ? 2 : 1;

    use_struct(emitter, record);
    shape->is_named = first->is_named = true;
    for (size_t i = 0; i < record->shapes.length && record->shapes.items[i] != first; i++) {
        number += first_like(record, record->shapes.items[i]) == record->shapes.items[i];
    }
    return number == 1 ? arena_printf(emitter->arena, "%s_type", record->name)
                       : arena_printf(emitter->arena, "%s_%zu_type", record->name, number);
}

static bool is_ascii(const char *text)
{
    for (; *text; text++) {
        if ((unsigned char)*text >= 0x80) {
            return false;
        }
    }
    return true;
}

/* UTF-8 text as a literal of Latin-1 bytes; NULL if it has other characters. */
static const char *latin1_literal(Emitter *emitter, const char *text)
{
    StrBuf out = {0};

    strbuf_putc(&out, '"');
    for (const unsigned char *c = (const unsigned char *)text; *c; c++) {
        if (*c < 0x80) {
            strbuf_putc(&out, (char)*c);
        } else if (*c == 0xc2 || *c == 0xc3) {
            strbuf_printf(&out, "\\%o", (unsigned)((*c & 3) << 6 | (c[1] & 0x3f)));
            c++;
        } else {
            strbuf_free(&out);
            return NULL;
        }
    }
    strbuf_putc(&out, '"');
    const char *literal = arena_strdup(emitter->arena, strbuf_text(&out));
    strbuf_free(&out);
    return literal;
}

static void add_field(Emitter *emitter, const Struct *record, const char *key, CExprList *out)
{
    FieldSlot *field = pointee_find_field(record->layout->pointee, key);
    const char *member = name_member(emitter, key);

    if (!field || !struct_has_field(record, key)) {
        return;
    }
    const char *rep = rep_name(repr_of_slot(emitter->analysis, &field->slot));
    if (key_symbol(emitter, key)) {
        vec_push(emitter->arena, out,
                 c_call(emitter->arena, "TS_FIELD_SYMBOL", 4, c_text(emitter->arena, record->name),
                        c_text(emitter->arena, member), c_text(emitter->arena, key_symbol(emitter, key)),
                        c_text(emitter->arena, rep)));
    } else if (!is_ascii(key)) {
        const char *units = latin1_literal(emitter, key);
        vec_push(emitter->arena, out,
                 units ? c_format(emitter->arena, "TS_FIELD_LATIN1(%s, %s, %s, %s)", record->name, member,
                                  units, rep)
                       : c_format(emitter->arena, "TS_FIELD_WIDE(%s, %s, u%s, %s)", record->name, member,
                                  c_string_literal(emitter->arena, key, strlen(key)), rep));
    } else if (strcmp(member, key) == 0) {
        vec_push(emitter->arena, out,
                 c_format(emitter->arena, "TS_FIELD(%s, %s, %s)", record->name, member, rep));
    } else {
        vec_push(emitter->arena, out,
                 c_call(emitter->arena, "TS_FIELD_AS", 4, c_text(emitter->arena, record->name),
                        c_text(emitter->arena, member),
                        c_text(emitter->arena, c_string_literal(emitter->arena, key, strlen(key))),
                        c_text(emitter->arena, rep)));
    }
}

/* Fields of the struct that the shape has no key for must still be traced and found. */
static void write_literal_descriptor(Emitter *emitter, Struct *record, Shape *shape, bool first,
                                     const char *storage, StrBuf *out)
{
    CExprList args = {0};
    const char *name = descriptor_of(emitter, shape);

    if (first) {
        vec_push(emitter->arena, &args, c_text(emitter->arena, record->name));
    } else {
        vec_push(emitter->arena, &args,
                 c_text(emitter->arena, arena_strndup(emitter->arena, name, strlen(name) - strlen("_type"))));
        vec_push(emitter->arena, &args, c_text(emitter->arena, record->name));
    }
    vec_push(emitter->arena, &args, c_text(emitter->arena, "\"Object\""));
    for (size_t i = 0; i < shape->name_count; i++) {
        add_field(emitter, record, shape->names[i], &args);
    }
    c_write_list(out, arena_printf(emitter->arena, "%s%s", storage, first ? "TS_TYPE" : "TS_TYPE_OF"),
                 &args, ";");
    strbuf_putc(out, '\n');
}

static void class_fields(Emitter *emitter, const Struct *record, const IrClass *class_, CExprList *out)
{
    if (class_->parent) {
        class_fields(emitter, record, class_->parent, out);
    }
    for (size_t i = 0; i < class_->fields.length; i++) {
        const IrField *field = &class_->fields.items[i];
        FieldSlot *slot = pointee_find_field(record->layout->pointee, field->name);
        if (class_->parent && class_field(class_->parent, field->name)) {
            continue;
        }
        if (field->is_private_name && slot) {
            vec_push(emitter->arena, out,
                     c_format(emitter->arena, "TS_HIDDEN(%s, %s, %s)", record->name,
                              name_member(emitter, field->name),
                              rep_name(repr_of_slot(emitter->analysis, &slot->slot))));
        } else {
            add_field(emitter, record, field->name, out);
        }
    }
}

static CExpr *class_table(Emitter *emitter, Struct *record, StrBuf *out)
{
    Pointee *pointee = record->layout->pointee;
    size_t size = vtable_size(emitter, pointee);
    CExprList items = {0};

    if (size == 0) {
        return NULL;
    }
    for (size_t i = 0; i < size; i++) {
        IrFunction *method = class_find_method(record->class_, vtable_name_at(emitter, pointee, i),
                                               IR_FUNCTION_METHOD);
        vec_push(emitter->arena, &items,
                 method && method->body && method->is_reachable
                     ? c_cast(emitter->arena, "TsCode", c_text(emitter->arena, function_name(emitter, method)))
                 : class_field(record->class_, vtable_name_at(emitter, pointee, i))
                     ? c_text(emitter->arena, "NULL") : c_text(emitter->arena, "ts_no_method"));
    }
    strbuf_printf(out, "static const TsCode %s_methods[] = ", record->name);
    CExpr *list = c_list(emitter->arena, NULL);
    list->items = items;
    c_write_expr(out, list, 1);
    strbuf_append(out, ";\n");
    return c_format(emitter->arena, ".vtable = %s_methods", record->name);
}

static bool is_member(Emitter *emitter, const IrFunction *method)
{
    return method->is_reachable && method->body && !function_needs_scope(method)
        && method_needs_member(emitter, method) && strcmp(method->js_name, "constructor") != 0;
}

/* The other half of a property with a getter and a setter. */
static IrFunction *find_accessor(Emitter *emitter, const IrClass *class_, const char *name,
                                 IrFunctionKind kind)
{
    for (size_t i = 0; i < class_->methods.length; i++) {
        IrFunction *method = class_->methods.items[i];
        if (method->kind == kind && strcmp(method->js_name, name) == 0 && is_member(emitter, method)) {
            return method;
        }
    }
    return NULL;
}

/* The key of a member in a descriptor. */
const char *member_key(Emitter *emitter, const char *name)
{
    const char *symbol = key_symbol(emitter, name);

    return symbol ? arena_printf(emitter->arena, "(TsString *)%s", symbol)
                  : arena_printf(emitter->arena, "TS_KEY(%s)",
                                 c_string_literal(emitter->arena, name, strlen(name)));
}

static CExpr *accessor_member(Emitter *emitter, const char *name, IrFunction *getter, IrFunction *setter)
{
    CExpr *list = c_list(emitter->arena, NULL);

    c_list_add(emitter->arena, list, ".name", c_text(emitter->arena, member_key(emitter, name)));
    if (getter) {
        c_list_add(emitter->arena, list, ".getter",
                   c_format(emitter->arena, "&%s_function", function_name(emitter, getter)));
    }
    if (setter) {
        c_list_add(emitter->arena, list, ".setter",
                   c_format(emitter->arena, "&%s_function", function_name(emitter, setter)));
    }
    return list;
}

/* Methods and accessors that the runtime finds by name. */
static CExpr *class_members(Emitter *emitter, Struct *record, StrBuf *out)
{
    CExprList members = {0};
    IrClass *class_ = record->class_;

    for (size_t i = 0; i < class_->methods.length; i++) {
        IrFunction *method = class_->methods.items[i];
        if (!is_member(emitter, method)) {
            continue;
        }
        write_method_info(emitter, method, out);
        if (method->value_name) {
            continue; /* only a decorator gets it */
        }
        if (method->kind == IR_FUNCTION_METHOD) {
            const char *symbol = key_symbol(emitter, method->js_name);
            const char *key = symbol ? symbol
                : c_string_literal(emitter->arena, method->js_name, strlen(method->js_name));
            vec_push(emitter->arena, &members,
                     c_format(emitter->arena, "%s(%s, &%s_function)",
                              symbol ? "TS_SYMBOL_MEMBER" : "TS_METHOD_MEMBER", key,
                              function_name(emitter, method)));
            continue;
        }
        bool is_getter = method->kind == IR_FUNCTION_GETTER;
        IrFunction *other = find_accessor(emitter, class_, method->js_name,
                                          is_getter ? IR_FUNCTION_SETTER : IR_FUNCTION_GETTER);
        if (is_getter || !other) {
            vec_push(emitter->arena, &members,
                     accessor_member(emitter, method->js_name, is_getter ? method : NULL,
                                     is_getter ? other : method));
        }
    }
    return members.length ? c_call_list(emitter->arena, c_text(emitter->arena, "TS_MEMBERS"), members) : NULL;
}

static bool is_class_value(const IrClass *class_)
{
    return (class_->used_as_value || class_->is_array) && class_->is_created;
}

/* Whether what stands before the descriptor mentions it. */
static bool names_itself(Emitter *emitter, const IrClass *class_)
{
    bool found = is_class_value(class_);

    for (size_t i = 0; i < class_->methods.length && !found; i++) {
        const IrFunction *method = class_->methods.items[i];
        found = method->used_as_value || method_may_meet_others(emitter, method);
    }
    return found;
}

/* The macro for descriptors of a class by what it embeds. */
static const char *class_macro(const Struct *record)
{
    static const char *const macros[][2] = {
        {"TsError", "TS_ERROR_CLASS"}, {"TsMap", "TS_MAP_CLASS"}, {"TsSet", "TS_SET_CLASS"},
        {"TsArray", "TS_ARRAY_CLASS"}, {"AggregateError", "TS_ERROR_CLASS"},
    };

    for (size_t i = 0; record->native_base && i < sizeof macros / sizeof *macros; i++) {
        if (strcmp(record->native_base, macros[i][0]) == 0) {
            return macros[i][1];
        }
    }
    return "TS_CLASS";
}

static void write_class_descriptor(Emitter *emitter, Struct *record, Shape *shape, const char *storage,
                                   StrBuf *out)
{
    IrClass *class_ = shape->class_;
    CExprList args = {0}, fields = {0};
    const char *parent = "NULL";

    CExpr *table = class_table(emitter, record, out);
    if (names_itself(emitter, class_) && !record->is_shared) {
        strbuf_printf(out, "static const TsType %s;\n", descriptor_of(emitter, shape));
    }
    CExpr *members = class_members(emitter, record, out);
    if (class_->parent) {
        parent = arena_printf(emitter->arena, "&%s", descriptor_of(emitter, class_->parent->shape));
    } else if (record->native_base) {
        parent = arena_printf(emitter->arena, "&%s_type", class_->native_struct);
    }
    if (record->native_base) {
        vec_push(emitter->arena, &fields,
                 c_format(emitter->arena, "%s(%s, base)", native_root(class_)->native_fields,
                          record->name));
    }
    class_fields(emitter, record, class_, &fields);
    vec_push(emitter->arena, &args, c_text(emitter->arena, record->name));
    vec_push(emitter->arena, &args, c_text(emitter->arena, c_string_literal(emitter->arena, class_->js_name,
                                                                            strlen(class_->js_name))));
    vec_push(emitter->arena, &args, c_text(emitter->arena, parent));
    if (fields.length > 0) {
        vec_push(emitter->arena, &args,
                 c_call_list(emitter->arena, c_text(emitter->arena, "TS_FIELDS"), fields));
    } else {
        vec_push(emitter->arena, &args, c_text(emitter->arena, ".fields = NULL"));
    }
    if (table) {
        vec_push(emitter->arena, &args, table);
    }
    if (members) {
        vec_push(emitter->arena, &args, members);
    }
    CExpr *statics = class_->shows_statics ? class_statics(emitter, class_, out) : NULL;
    if (statics) {
        vec_push(emitter->arena, &args, statics);
    }
    if (is_class_value(class_)) {
        write_class_value(emitter, class_, out);
        if (!class_->outer_scope || class_->is_array) {
            vec_push(emitter->arena, &args,
                     c_format(emitter->arena, ".constructor = &%s_constructor", class_->c_name));
        }
    }
    c_write_list(out, arena_printf(emitter->arena, "%s%s", storage,
                                   class_macro(record)),
                 &args, ";");
    strbuf_putc(out, '\n');
}

static bool is_first_like(const Struct *record, size_t index)
{
    return first_like(record, record->shapes.items[index]) == record->shapes.items[index];
}

/* All fields that the struct has room for. */
static void write_layout_descriptor(Emitter *emitter, Struct *record, const char *storage, StrBuf *out)
{
    CExprList args = {0};

    vec_push(emitter->arena, &args, c_text(emitter->arena, record->name));
    vec_push(emitter->arena, &args, c_text(emitter->arena, "\"Object\""));
    for (size_t i = 0; i < record->fields.length; i++) {
        add_field(emitter, record, record->fields.items[i].field->name, &args);
    }
    c_write_list(out, arena_printf(emitter->arena, "%sTS_TYPE", storage), &args, ";");
    strbuf_putc(out, '\n');
}

/* A class that has no instances, though something is written for them; a literal that no code is
 * left of. The first of several gives the others their numbers. */
static bool is_never_made(const Struct *record, const Shape *shape, bool is_first)
{
    bool is_made = shape->class_ ? shape->class_->is_instantiated
                                 : is_first && record->shapes.length > 1;

    return !is_made && !shape->is_named && !record->is_shared;
}

void write_descriptors(Emitter *emitter, Struct *record, StrBuf *out)
{
    const char *storage = record->is_shared ? "" : "static ";
    bool any = needs_layout(record);

    if (any) {
        write_layout_descriptor(emitter, record, storage, out);
    }
    for (size_t i = 0; i < record->shapes.length; i++) {
        Shape *shape = record->shapes.items[i];
        if (!is_first_like(record, i) || is_never_made(record, shape, !any)) {
            continue;
        }
        if (shape->class_) {
            write_class_descriptor(emitter, record, shape, storage, out);
        } else {
            write_literal_descriptor(emitter, record, shape, !any, storage, out);
        }
        any = true;
    }
    if (any) {
        strbuf_putc(out, '\n');
    }
}
