/*
 * JSON.stringify of known shapes: an encoder for each struct, and the text itself for constants.
 */
#include <math.h>
#include <string.h>

#include "analyze/analyze.h"
#include "analyze/ranges.h"
#include "emit/emitter.h"

/* ---- constants ------------------------------------------------------------------------------------------ */

static void append_json_string(StrBuf *out, const char *text, size_t length)
{
    strbuf_putc(out, '"');
    for (size_t i = 0; i < length; i++) {
        unsigned char c = (unsigned char)text[i];
        switch (c) {
        case '"':
            strbuf_append(out, "\\\"");
            break;
        case '\\':
            strbuf_append(out, "\\\\");
            break;
        case '\n':
            strbuf_append(out, "\\n");
            break;
        case '\r':
            strbuf_append(out, "\\r");
            break;
        case '\t':
            strbuf_append(out, "\\t");
            break;
        case '\b':
            strbuf_append(out, "\\b");
            break;
        case '\f':
            strbuf_append(out, "\\f");
            break;
        default:
            if (c < 0x20) {
                strbuf_printf(out, "\\u%04x", c);
            } else {
                strbuf_putc(out, (char)c);
            }
        }
    }
    strbuf_putc(out, '"');
}

static bool is_plain_key(const char *key)
{
    return !(key[0] >= '0' && key[0] <= '9') && strcmp(key, "__proto__") != 0
        && strcmp(key, "toJSON") != 0 && strncmp(key, "__@", 3) != 0;
}

static bool constant_json(const IrExpr *expr, StrBuf *out)
{
    switch (expr->kind) {
    case IR_CAST:
        return constant_json(expr->left, out);
    case IR_NULL:
        strbuf_append(out, "null");
        return true;
    case IR_BOOLEAN:
        strbuf_append(out, expr->boolean ? "true" : "false");
        return true;
    case IR_STRING:
        for (size_t i = 0; i < expr->string.length; i++) {
            if ((unsigned char)expr->string.text[i] >= 0x80) {
                return false;
            }
        }
        append_json_string(out, expr->string.text, expr->string.length);
        return true;
    case IR_NUMBER:
        if (expr->number != floor(expr->number) || fabs(expr->number) > 1e15) {
            return false;
        }
        strbuf_printf(out, "%.0f", expr->number == 0 ? 0 : expr->number);
        return true;
    case IR_ARRAY:
        strbuf_putc(out, '[');
        for (size_t i = 0; i < expr->args.length; i++) {
            strbuf_append(out, i ? "," : "");
            if (!constant_json(expr->args.items[i], out)) {
                return false;
            }
        }
        strbuf_putc(out, ']');
        return true;
    case IR_OBJECT:
        strbuf_putc(out, '{');
        for (size_t i = 0; i < expr->properties.length; i++) {
            const IrProperty *property = &expr->properties.items[i];
            if (property->kind != IR_PROPERTY_VALUE || !property->name || !is_plain_key(property->name)) {
                return false;
            }
            for (size_t j = 0; j < i; j++) {
                if (strcmp(expr->properties.items[j].name, property->name) == 0) {
                    return false;
                }
            }
            strbuf_append(out, i ? "," : "");
            append_json_string(out, property->name, strlen(property->name));
            strbuf_putc(out, ':');
            if (!constant_json(property->value, out)) {
                return false;
            }
        }
        strbuf_putc(out, '}');
        return true;
    default:
        return false;
    }
}

/* ---- which values have an encoder -------------------------------------------------------------------------- */

/* An encoder of a struct: writes its fields in the order of its one descriptor. */
typedef struct Encoder {
    Struct *record;
    bool is_nested;       /* some other encoder calls it */
    bool is_top;          /* JSON.stringify calls it */
    const char *name;
} Encoder;

typedef struct Path {
    const struct Path *outer;
    const Struct *record;
} Path;

static bool may_gain_properties(Emitter *emitter, const Pointee *pointee)
{
    return pointee->escapes
        && (emitter->analysis->has_dynamic_element_writes || emitter->analysis->dynamic_writes.count > 0);
}

static bool can_encode(Emitter *emitter, Slot *slot, const Path *path);

static bool can_encode_struct(Emitter *emitter, Struct *record, const Path *path)
{
    Path here = {path, record};

    for (const Path *at = path; at; at = at->outer) {
        if (at->record == record) {
            return false; /* may be circular */
        }
    }
    if (record->class_ || record->shapes.length == 0 || record->layout->structs.length != 1
        || may_gain_properties(emitter, record->layout->pointee)) {
        return false;
    }
    const Shape *first = record->shapes.items[0];
    for (size_t i = 0; i < record->shapes.length; i++) {
        const Shape *shape = record->shapes.items[i];
        if (shape->is_open || shape->name_count != first->name_count) {
            return false;
        }
        for (size_t j = 0; j < first->name_count; j++) {
            if (strcmp(shape->names[j], first->names[j]) != 0 || !is_plain_key(shape->names[j])) {
                return false;
            }
        }
    }
    if (record->fields.length != first->name_count) {
        return false;
    }
    for (size_t i = 0; i < record->fields.length; i++) {
        if (!can_encode(emitter, &record->fields.items[i].field->slot, &here)) {
            return false;
        }
    }
    return true;
}

static bool can_encode(Emitter *emitter, Slot *slot, const Path *path)
{
    Repr repr = repr_of_slot(emitter->analysis, slot);

    if (repr.kinds & KIND_UNDEFINED) {
        return false;
    }
    switch (repr.kind) {
    case REPR_BOOL:
    case REPR_INT32:
    case REPR_INT64:
    case REPR_DOUBLE:
        return true;
    case REPR_POINTER:
        break;
    default:
        return false;
    }
    switch (repr.kinds & KIND_POINTERS) {
    case KIND_STRING:
        return true;
    case KIND_ARRAY: {
        Pointee *pointee = pointee_find(repr.pointee);
        if (!pointee || !pointee->element || !pointee->element->kinds || may_gain_properties(emitter, pointee)) {
            return false;
        }
        return can_encode(emitter, pointee->element, path);
    }
    case KIND_OBJECT: {
        Layout *layout = layout_of(emitter->analysis, repr.pointee);
        return !layout->is_dynamic && layout->structs.length == 1
            && can_encode_struct(emitter, layout->structs.items[0], path);
    }
    default:
        return false;
    }
}

/* ---- encoders ------------------------------------------------------------------------------------------------- */

static Encoder *encoder_of(Emitter *emitter, Struct *record)
{
    for (size_t i = 0; i < emitter->encoders.length; i++) {
        if (emitter->encoders.items[i]->record == record) {
            return emitter->encoders.items[i];
        }
    }
    Encoder *encoder = NEW(emitter->arena, Encoder);
    encoder->record = record;
    encoder->name = name_global(emitter, arena_printf(emitter->arena, "%s_to_json", record->name), encoder);
    vec_push(emitter->arena, &emitter->encoders, encoder);
    return encoder;
}

static CExpr *writer(Emitter *emitter, bool top)
{
    CExpr *json = c_text(emitter->arena, "json");

    return top ? c_unary(emitter->arena, "&", json) : json;
}

static void flush_literal(Emitter *emitter, StrBuf *literal, bool top, CStmtList *out)
{
    if (literal->length == 0) {
        return;
    }
    const char *text = c_string_literal(emitter->arena, literal->data, literal->length);
    vec_push(emitter->arena, out,
             c_stmt_expr(emitter->arena, c_call(emitter->arena, "json_write_literal", 2,
                                                writer(emitter, top), c_text(emitter->arena, text))));
    strbuf_truncate(literal, 0);
}

static void write_call(Emitter *emitter, const char *function, CExpr *value, bool top, CStmtList *out)
{
    vec_push(emitter->arena, out,
             c_stmt_expr(emitter->arena, c_call(emitter->arena, function, 2, writer(emitter, top), value)));
}

static void encode(Emitter *emitter, Slot *slot, CExpr *value, bool top, size_t depth, StrBuf *literal,
                   CStmtList *out);

static void encode_array(Emitter *emitter, Repr repr, CExpr *array, bool top, size_t depth,
                         StrBuf *literal, CStmtList *out)
{
    Slot *element_slot = pointee_find(repr.pointee)->element;
    Repr element = repr_of_slot(emitter->analysis, element_slot);
    CStmt *loop = c_stmt(emitter->arena, C_STMT_FOR);
    const char *index = depth == 0 ? "i" : depth == 1 ? "j" : arena_printf(emitter->arena, "i%zu", depth + 1);
    CExpr *position = c_text(emitter->arena, index);
    StrBuf inner = {0};

    strbuf_putc(literal, '[');
    flush_literal(emitter, literal, top, out);
    loop->init = c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "size_t %s", index),
                                c_text(emitter->arena, "0"));
    loop->expr = c_binary(emitter->arena, position, "<", c_arrow(emitter->arena, array, "length"));
    loop->update = c_postfix(emitter->arena, position, "++");
    CStmt *comma = c_stmt(emitter->arena, C_STMT_IF);
    comma->expr = c_binary(emitter->arena, position, ">", c_text(emitter->arena, "0"));
    strbuf_putc(&inner, ',');
    flush_literal(emitter, &inner, top, &comma->body);
    vec_push(emitter->arena, &loop->body, comma);
    if (element.kind == REPR_INT64) {
        element.kind = REPR_DOUBLE;
    }
    CExpr *item = c_call(emitter->arena,
                         arena_printf(emitter->arena, "ts_array_%s_at", element_suffix(element)), 2, array,
                         position);
    if (element.kind == REPR_POINTER && (element.kinds & KIND_POINTERS) == KIND_ARRAY) {
        const char *name = depth == 0 ? "row" : arena_printf(emitter->arena, "row%zu", depth + 1);
        vec_push(emitter->arena, &loop->body,
                 c_stmt_declare(emitter->arena, arena_printf(emitter->arena, "TsArray *%s", name), item));
        item = c_text(emitter->arena, name);
    }
    use_header(emitter, "ts/array.h");
    encode(emitter, element_slot, item, top, depth + 1, &inner, &loop->body);
    flush_literal(emitter, &inner, top, &loop->body);
    strbuf_free(&inner);
    vec_push(emitter->arena, out, loop);
    strbuf_putc(literal, ']');
}

static void encode(Emitter *emitter, Slot *slot, CExpr *value, bool top, size_t depth, StrBuf *literal,
                   CStmtList *out)
{
    Repr repr = repr_of_slot(emitter->analysis, slot);

    if (repr.kind == REPR_POINTER && (repr.kinds & KIND_POINTERS) == KIND_ARRAY && !repr_is_nullable(repr)) {
        encode_array(emitter, repr, value, top, depth, literal, out);
        return;
    }
    flush_literal(emitter, literal, top, out);
    switch (repr.kind) {
    case REPR_BOOL:
        write_call(emitter, "json_write_bool", value, top, out);
        return;
    case REPR_INT32:
    case REPR_INT64:
        write_call(emitter, "json_write_int", value, top, out);
        return;
    case REPR_DOUBLE:
        write_call(emitter, "json_write_number", value, top, out);
        return;
    default:
        break;
    }
    if ((repr.kinds & KIND_POINTERS) == KIND_STRING) {
        write_call(emitter, repr_is_nullable(repr) ? "json_write_string_or_null" : "json_write_string", value,
                   top, out);
        return;
    }
    CStmt *test = NULL;
    CStmtList *place = out;
    if (repr_is_nullable(repr)) {
        test = c_stmt(emitter->arena, C_STMT_IF);
        test->expr = value;
        test->has_otherwise = true;
        vec_push(emitter->arena, &test->otherwise,
                 c_stmt_expr(emitter->arena, c_call(emitter->arena, "json_write_null", 1, writer(emitter, top))));
        vec_push(emitter->arena, out, test);
        place = &test->body;
    }
    if ((repr.kinds & KIND_POINTERS) == KIND_ARRAY) {
        StrBuf inner = {0};
        encode_array(emitter, repr, value, top, depth, &inner, place);
        flush_literal(emitter, &inner, top, place);
        strbuf_free(&inner);
        return;
    }
    Struct *record = layout_of(emitter->analysis, repr.pointee)->structs.items[0];
    Encoder *encoder = encoder_of(emitter, record);
    encoder->is_nested = true;
    use_struct(emitter, record);
    const char *name = arena_printf(emitter->arena, "%s_write_json", record->name);
    write_call(emitter, name, value, top, place);
}

static void encode_fields(Emitter *emitter, Struct *record, bool top, CStmtList *out)
{
    const Shape *shape = record->shapes.items[0];
    CExpr *object = c_text(emitter->arena, "value");
    StrBuf literal = {0};

    strbuf_putc(&literal, '{');
    for (size_t i = 0; i < shape->name_count; i++) {
        FieldSlot *field = pointee_find_field(record->layout->pointee, shape->names[i]);
        strbuf_append(&literal, i ? "," : "");
        append_json_string(&literal, shape->names[i], strlen(shape->names[i]));
        strbuf_putc(&literal, ':');
        encode(emitter, &field->slot,
               c_arrow(emitter->arena, object, name_member(emitter, shape->names[i])), top, 0,
               &literal, out);
    }
    strbuf_putc(&literal, '}');
    flush_literal(emitter, &literal, top, out);
    strbuf_free(&literal);
}

static void write_nested(Emitter *emitter, Encoder *encoder, StrBuf *out)
{
    Struct *record = encoder->record;
    CStmtList body = {0};

    encode_fields(emitter, record, false, &body);
    strbuf_printf(out, "static void %s_write_json(JsonWriter *json, const %s *value)\n{\n", record->name,
                  record->name);
    c_write_statements(out, &body, 1);
    strbuf_append(out, "}\n\n");
}

static void write_top(Emitter *emitter, Encoder *encoder, StrBuf *out)
{
    Struct *record = encoder->record;
    CStmtList body = {0};

    if (encoder->is_nested) {
        vec_push(emitter->arena, &body,
                 c_stmt_expr(emitter->arena,
                             c_call(emitter->arena, arena_printf(emitter->arena, "%s_write_json", record->name),
                                    2, writer(emitter, true), c_text(emitter->arena, "value"))));
    } else {
        encode_fields(emitter, record, true, &body);
    }
    strbuf_printf(out, "static TsString *%s(const %s *value)\n{\n    JsonWriter json;\n\n", encoder->name,
                  record->name);
    strbuf_append(out, "    json_writer_init(&json);\n");
    c_write_statements(out, &body, 1);
    strbuf_append(out, "    return json_writer_finish(&json);\n}\n\n");
}

void emit_encoders(Emitter *emitter, StrBuf *out)
{
    VEC(const char *) nested = {0};
    StrBuf tops = {0};

    /* Writing one encoder can ask for others, which must stand before it. */
    for (size_t i = 0; i < emitter->encoders.length; i++) {
        StrBuf scratch = {0};
        write_nested(emitter, emitter->encoders.items[i], &scratch);
        strbuf_free(&scratch);
    }
    for (size_t i = emitter->encoders.length; i > 0; i--) {
        Encoder *encoder = emitter->encoders.items[i - 1];
        if (encoder->is_nested) {
            StrBuf text = {0};
            write_nested(emitter, encoder, &text);
            vec_push(emitter->arena, &nested, arena_strdup(emitter->arena, strbuf_text(&text)));
            strbuf_free(&text);
        }
    }
    for (size_t i = 0; i < nested.length; i++) {
        strbuf_append(out, nested.items[i]);
    }
    for (size_t i = 0; i < emitter->encoders.length; i++) {
        if (emitter->encoders.items[i]->is_top) {
            write_top(emitter, emitter->encoders.items[i], &tops);
        }
    }
    strbuf_append(out, strbuf_text(&tops));
    strbuf_free(&tops);
}

Value emit_json_stringify(Emitter *emitter, IrExpr *call)
{
    IrExpr *arg = call->args.items[0];
    StrBuf text = {0};
    Repr string = repr_pointer(KIND_STRING, NULL);

    while (arg->kind == IR_CAST) {
        arg = arg->left;
    }
    if ((arg->kind == IR_OBJECT || arg->kind == IR_ARRAY) && constant_json(arg, &text)) {
        Value value = value_of(string_literal(emitter, text.data, text.length), string, "TsString *");
        strbuf_free(&text);
        return value;
    }
    strbuf_free(&text);
    Slot *slot = slot_of(arg);
    Repr repr = repr_of_slot(emitter->analysis, slot);
    if (repr.kind != REPR_POINTER || (repr.kinds & KIND_POINTERS) != KIND_OBJECT || repr_is_nullable(repr)
        || !can_encode(emitter, slot, NULL)) {
        return (Value){0};
    }
    Struct *record = layout_of(emitter->analysis, repr.pointee)->structs.items[0];
    Encoder *encoder = encoder_of(emitter, record);
    encoder->is_top = true;
    use_header(emitter, "ts/json_writer.h");
    const char *ctype = arena_printf(emitter->arena, "%s *", use_struct(emitter, record));
    CExpr *object = emit_as(emitter, arg, repr, ctype);
    return value_of(c_call(emitter->arena, encoder->name, 1, object), string, "TsString *");
}
