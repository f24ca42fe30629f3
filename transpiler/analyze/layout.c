/*
 * Layouts: see layout.h. A layout is made when the emitter first asks for it, after the flow
 * analysis has settled.
 */
#include "analyze/layout.h"

#include <ctype.h>
#include <stdlib.h>

#include "analyze/analyze.h"
#include "analyze/flow_walk.h"
#include "names/names.h"

/* ---- shapes ------------------------------------------------------------------------------------ */

static bool class_has_field(const IrClass *class_, const char *name)
{
    for (; class_; class_ = class_->parent) {
        for (size_t i = 0; i < class_->fields.length; i++) {
            if (strcmp(class_->fields.items[i].name, name) == 0) {
                return true;
            }
        }
    }
    return false;
}

bool shape_owns_field(const Shape *shape, const char *name)
{
    if (shape->class_) {
        return class_has_field(shape->class_, name);
    }
    return shape_has_field(shape, name);
}

bool shape_is_possible(const IrExpr *object, const Shape *shape)
{
    const IrClass *class_ = shape->class_;

    if (object->kind != IR_VAR || !object->var->is_this || !object->var->function
        || !object->var->function->owner) {
        return true;
    }
    while (class_ && class_ != object->var->function->owner) {
        class_ = class_->parent;
    }
    return class_ != NULL;
}

bool shape_has_field(const Shape *shape, const char *name)
{
    if (shape->class_) {
        return class_has_field(shape->class_, name)
            || class_find_method(shape->class_, name, IR_FUNCTION_METHOD)
            || class_find_method(shape->class_, name, IR_FUNCTION_GETTER);
    }
    for (size_t i = 0; i < shape->name_count; i++) {
        if (strcmp(shape->names[i], name) == 0) {
            return true;
        }
    }
    return shape->is_open;
}

/* ---- names --------------------------------------------------------------------------------------- */

const char *layout_type_name(const Type *type)
{
    if (!type) {
        return NULL;
    }
    if (type->alias && type->alias->module) { /* Readonly and its like name no shape */
        return type->alias->name;
    }
    if ((type->flags & TYPE_OBJECT) && type->symbol
        && (type->object_flags & OBJECT_CLASS_OR_INTERFACE
            || (type->as.object.target
                && type->as.object.target->object_flags & OBJECT_CLASS_OR_INTERFACE))) {
        return type->symbol->name;
    }
    return NULL;
}

/* Objects that nobody named are called after their first keys: {id, name} is IdName. As many as make
 * no long name. */
static const char *name_by_keys(Analysis *analysis, const char **names, size_t count)
{
    enum { LONG_NAME = 32, LONGEST_NAME = 40 };
    StrBuf text = {0};

    for (size_t i = 0; i < count && i < 3; i++) {
        bool start = true;
        if (i > 0 && text.length + strlen(names[i]) > LONG_NAME) {
            break;
        }
        for (const char *c = names[i]; *c && text.length < LONGEST_NAME; c++) {
            if (isalnum((unsigned char)*c)) {
                strbuf_putc(&text, (char)(start ? toupper((unsigned char)*c) : *c));
                start = false;
            }
        }
    }
    const char *name = arena_strdup(analysis->arena, text.length ? strbuf_text(&text) : "Record");
    strbuf_free(&text);
    return name;
}

static const char *unique_name(Analysis *analysis, const char *base)
{
    const char *name = base;
    size_t number = 2;

    while (strmap_has(&analysis->struct_names, name)) {
        name = arena_printf(analysis->arena, "%s%zu", base, number++);
    }
    strmap_put(analysis->arena, &analysis->struct_names, name, (void *)name);
    return name;
}

/* ---- making a layout ------------------------------------------------------------------------------- */

static Struct *struct_new(Analysis *analysis, Layout *layout)
{
    Struct *record = NEW(analysis->arena, Struct);

    record->layout = layout;
    record->order = analysis->next_id++;
    return record;
}

bool struct_has_field(const Struct *record, const char *name)
{
    for (size_t i = 0; i < record->fields.length; i++) {
        if (!record->fields.items[i].is_unused
            && strcmp(record->fields.items[i].field->name, name) == 0) {
            return true;
        }
    }
    return false;
}

static bool shapes_have_same_keys(const Shape *a, const Shape *b)
{
    if (a->class_ || b->class_) {
        return a->class_ == b->class_ && a->class_;
    }
    if (a->name_count != b->name_count) {
        return false;
    }
    for (size_t i = 0; i < a->name_count; i++) {
        if (!shape_has_field(b, a->names[i])) {
            return false;
        }
    }
    return true;
}

/* Whether a struct of this shape needs room for a field: it has it, or the field may be added to
 * any object that the types allow to have it. */
static bool shape_needs_field(const Shape *shape, const FieldSlot *field)
{
    if (shape->class_) {
        return class_has_field(shape->class_, field->name);
    }
    return shape_has_field(shape, field->name);
}

/* Literals of one pointee whose keys differ just by optional ones share a struct, unless that
 * would waste much: one struct with room for all. */
static bool is_uniform(const Layout *layout)
{
    const Pointee *pointee = layout->pointee;
    size_t largest = 0, total = 0;

    for (size_t i = 0; i < pointee->shapes.length; i++) {
        size_t count = pointee->shapes.items[i]->name_count;
        if (pointee->shapes.items[i]->class_) {
            return false;
        }
        largest = count > largest ? count : largest;
    }
    for (size_t i = 0; i < pointee->fields.count; i++) {
        total++;
    }
    return total <= 2 * largest + 4;
}

static size_t count_sharing(const Layout *layout, const FieldSlot *field)
{
    size_t count = 0;

    for (size_t i = 0; i < layout->structs.length; i++) {
        for (size_t j = 0; j < layout->structs.items[i]->shapes.length; j++) {
            if (shape_needs_field(layout->structs.items[i]->shapes.items[j], field)) {
                count++;
                break;
            }
        }
    }
    return count;
}

/* Fields in the order of their first appearance in classes and literals. */
static void collect_fields(Analysis *analysis, Layout *layout)
{
    Pointee *pointee = layout->pointee;
    PtrMap seen = {0};

    for (size_t i = 0; i < pointee->shapes.length; i++) {
        const Shape *shape = pointee->shapes.items[i];
        VEC(const IrClass *) chain = {0};
        for (const IrClass *class_ = shape->class_; class_; class_ = class_->parent) {
            vec_push(analysis->arena, &chain, class_);
        }
        for (size_t c = chain.length; c > 0; c--) {
            for (size_t j = 0; j < chain.items[c - 1]->fields.length; j++) {
                FieldSlot *field
                    = pointee_find_field(pointee, chain.items[c - 1]->fields.items[j].name);
                if (field && !field->type) {
                    field->type = chain.items[c - 1]->fields.items[j].type;
                }
                if (field && !ptrmap_has(&seen, field)) {
                    ptrmap_put(analysis->arena, &seen, field, field);
                    vec_push(analysis->arena, &layout->order, field);
                }
            }
        }
        for (size_t j = 0; j < shape->name_count; j++) {
            FieldSlot *field = pointee_find_field(pointee, shape->names[j]);
            if (field && !field->type) {
                const Property *property
                    = types_property_of(analysis->program, shape->type, shape->names[j]);
                field->type = property ? types_of_property(analysis->program, property) : NULL;
            }
            if (field && !ptrmap_has(&seen, field)) {
                ptrmap_put(analysis->arena, &seen, field, field);
                vec_push(analysis->arena, &layout->order, field);
            }
        }
    }
    for (size_t i = 0; i < pointee->fields.count; i++) {
        FieldSlot *field = pointee->fields.entries[i].value;
        if (!field->is_method && !ptrmap_has(&seen, field)) {
            vec_push(analysis->arena, &layout->order, field);
        }
    }
}

/* Stable: most shared first. */
static void sort_by_sharing(Layout *layout)
{
    for (size_t i = 0; i < layout->order.length; i++) {
        layout->order.items[i]->position = count_sharing(layout, layout->order.items[i]);
    }
    for (size_t i = 1; i < layout->order.length; i++) {
        FieldSlot *field = layout->order.items[i];
        size_t j = i;
        while (j > 0 && layout->order.items[j - 1]->position < field->position) {
            layout->order.items[j] = layout->order.items[j - 1];
            j--;
        }
        layout->order.items[j] = field;
    }
}

static void add_field(Analysis *analysis, Struct *record, FieldSlot *field, bool is_unused)
{
    StructField *member = vec_add(analysis->arena, &record->fields);

    member->field = field;
    member->is_unused = is_unused;
}

static bool struct_needs_field(const Struct *record, const FieldSlot *field)
{
    for (size_t i = 0; i < record->shapes.length; i++) {
        if (shape_needs_field(record->shapes.items[i], field)) {
            return true;
        }
    }
    return false;
}

static void fill_struct(Analysis *analysis, Layout *layout, Struct *record, bool uniform)
{
    size_t last_shared = 0;

    for (size_t i = 0; i < layout->order.length; i++) {
        FieldSlot *field = layout->order.items[i];
        if (field->position > 1 && (uniform || struct_needs_field(record, field))) {
            last_shared = i + 1;
        }
    }
    for (size_t i = 0; i < layout->order.length; i++) {
        FieldSlot *field = layout->order.items[i];
        bool needed = uniform || struct_needs_field(record, field);
        if (needed || i < last_shared) {
            add_field(analysis, record, field, !needed);
        }
    }
}

static Struct *struct_for_shape(Analysis *analysis, Layout *layout, Shape *shape, bool uniform)
{
    for (size_t i = 0; i < layout->structs.length; i++) {
        Struct *record = layout->structs.items[i];
        if (uniform || shapes_have_same_keys(record->shapes.items[0], shape)) {
            return record;
        }
    }
    Struct *record = struct_new(analysis, layout);
    record->class_ = shape->class_;
    record->module = shape->module;
    vec_push(analysis->arena, &layout->structs, record);
    return record;
}

/* The static type that names a struct: of the class, of the literal's context, of a view. */
static const char *struct_name(Analysis *analysis, Struct *record)
{
    if (record->class_) {
        return record->class_->name;
    }
    for (size_t i = 0; i < record->shapes.length; i++) {
        const char *name = layout_type_name(record->shapes.items[i]->type);
        if (name) {
            record->type = record->shapes.items[i]->type;
            return name;
        }
    }
    const Pointee *pointee = record->layout->pointee;
    for (size_t i = 0; i < pointee->views.length; i++) {
        Type *view = pointee->views.items[i];
        size_t count, own = 0;
        Property **properties = types_properties(analysis->program, view, &count);
        for (size_t j = 0; j < count; j++) {
            own += struct_has_field(record, properties[j]->name);
        }
        if (layout_type_name(view) && !(view->flags & TYPE_UNION)
            && (own == record->fields.length || record->layout->structs.length == 1)) {
            record->type = view;
            return layout_type_name(view);
        }
    }
    const Shape *shape = record->shapes.items[0];
    return name_by_keys(analysis, shape->names, shape->name_count);
}

/* Objects that nobody named and that have the same fields share a struct, though they never meet. */
static Struct *find_same_struct(Analysis *analysis, const Struct *record)
{
    if (record->class_ || record->type || record->native_base) {
        return NULL;
    }
    for (size_t i = 0; i < analysis->structs.length; i++) {
        Struct *other = analysis->structs.items[i];
        bool same = !other->class_ && !other->type && !other->native_base && other->shapes.length > 0
            && other->fields.length == record->fields.length;
        for (size_t j = 0; same && j < record->fields.length; j++) {
            const StructField *a = &record->fields.items[j], *b = &other->fields.items[j];
            Repr first = repr_of_slot(analysis, &a->field->slot);
            Repr second = repr_of_slot(analysis, &b->field->slot);
            same = !a->is_unused && !b->is_unused && strcmp(a->field->name, b->field->name) == 0
                && first.kind == second.kind && first.kinds == second.kinds
                && (first.kind != REPR_POINTER || !(first.kinds & KIND_HEAP));
        }
        if (same) {
            return other;
        }
    }
    return NULL;
}

static void make_layout(Analysis *analysis, Layout *layout)
{
    Pointee *pointee = layout->pointee;

    layout->is_dynamic = pointee->is_dynamic;
    bool uniform = is_uniform(layout);
    for (size_t i = 0; i < pointee->shapes.length; i++) {
        Shape *shape = pointee->shapes.items[i];
        if (layout->is_dynamic && !shape->class_) {
            continue;
        }
        Struct *record = struct_for_shape(analysis, layout, shape, uniform);
        vec_push(analysis->arena, &record->shapes, shape);
    }
    collect_fields(analysis, layout);
    sort_by_sharing(layout);
    for (size_t i = 0; i < layout->structs.length; i++) {
        Struct *record = layout->structs.items[i];
        fill_struct(analysis, layout, record, uniform);
        const IrClass *root = record->class_;
        while (root && root->parent) {
            root = root->parent;
        }
        if (root && root->native_parent) {
            record->native_base = root->native_layout;
        }
        record->name = struct_name(analysis, record);
        Struct *same = find_same_struct(analysis, record);
        if (same) {
            vec_append(analysis->arena, &same->shapes, &record->shapes);
            layout->structs.items[i] = same;
            continue;
        }
        record->name = unique_name(analysis, record->name);
        vec_push(analysis->arena, &analysis->structs, record);
    }
}

Layout *layout_of(Analysis *analysis, Pointee *pointee)
{
    pointee = pointee_find(pointee);
    if (!pointee->layout) {
        Layout *layout = NEW(analysis->arena, Layout);
        layout->pointee = pointee;
        pointee->layout = layout;
        make_layout(analysis, layout);
    }
    return pointee->layout;
}

Struct *layout_struct_of_shape(Analysis *analysis, Shape *shape)
{
    Layout *layout = layout_of(analysis, shape->pointee);

    if (!shape->layout_known) {
        for (size_t i = 0; i < layout->structs.length; i++) {
            const ShapeList *shapes = &layout->structs.items[i]->shapes;
            for (size_t j = 0; j < shapes->length; j++) {
                shapes->items[j]->layout_known = true;
                shapes->items[j]->record = layout->structs.items[i];
            }
        }
        shape->layout_known = true;
    }
    return shape->record;
}

/* ---- views ---------------------------------------------------------------------------------------- */

static Struct *class_struct(Layout *layout, const Type *type)
{
    for (size_t i = 0; i < layout->structs.length; i++) {
        Struct *record = layout->structs.items[i];
        if (record->class_ && record->class_->type == type) {
            return record;
        }
    }
    return NULL;
}

static bool has_property(Analysis *analysis, Type *type, const FieldSlot *field)
{
    return types_property_of(analysis->program, type, field->name) != NULL;
}

/* The struct whose fields are just those of a static type: of one member of a union. */
static Struct *exact_struct(Analysis *analysis, Layout *layout, Type *type)
{
    size_t wanted = 0;

    for (size_t i = 0; i < layout->order.length; i++) {
        wanted += has_property(analysis, type, layout->order.items[i]);
    }
    for (size_t i = 0; i < layout->structs.length; i++) {
        const Struct *record = layout->structs.items[i];
        size_t found = 0, others = 0;
        for (size_t j = 0; j < record->fields.length; j++) {
            const StructField *member = &record->fields.items[j];
            found += !member->is_unused && has_property(analysis, type, member->field);
            others += !member->is_unused && !has_property(analysis, type, member->field);
        }
        if (found == wanted && others == 0 && !record->class_) {
            return layout->structs.items[i];
        }
    }
    return NULL;
}

/* The fields that a static type lets the program see and that lie at one place in all structs.
 * A field of a single struct may lie anywhere: it is read through that struct. */
static Struct *make_view(Analysis *analysis, Layout *layout, Type *type)
{
    Struct *record = struct_new(analysis, layout);
    size_t last = 0;

    for (size_t i = 0; i < layout->order.length; i++) {
        if (layout->order.items[i]->position > 1
            && has_property(analysis, type, layout->order.items[i])) {
            last = i + 1;
        }
    }
    for (size_t i = 0; i < last; i++) {
        FieldSlot *field = layout->order.items[i];
        add_field(analysis, record, field, !has_property(analysis, type, field));
    }
    for (size_t i = 0; i < layout->structs.length; i++) {
        if (layout->structs.items[i]->native_base) {
            record->native_base = layout->structs.items[i]->native_base;
        }
    }
    return record;
}

Struct *struct_with_field(Struct *record, const char *name)
{
    const StructList *structs = &record->layout->structs;

    for (size_t i = 0; i < structs->length && !struct_has_field(record, name); i++) {
        if (struct_has_field(structs->items[i], name)) {
            return structs->items[i];
        }
    }
    return struct_has_field(record, name) ? record : NULL;
}

static bool same_fields(const Struct *a, const Struct *b)
{
    if (a->fields.length != b->fields.length || a->native_base != b->native_base) {
        return false;
    }
    for (size_t i = 0; i < a->fields.length; i++) {
        if (a->fields.items[i].field != b->fields.items[i].field) {
            return false;
        }
    }
    return true;
}

Struct *layout_struct_of_type(Analysis *analysis, Pointee *pointee, Type *type)
{
    Layout *layout = layout_of(analysis, pointee);
    Struct *record = class_struct(layout, type);

    if (record || layout->is_dynamic) {
        return record;
    }
    if (layout->structs.length == 1) {
        return layout->structs.items[0];
    }
    if (pointee->native_struct && native_struct_of_type(analysis->program, type)) {
        return NULL; /* the library's own struct shows what there is to see */
    }
    Struct *known = ptrmap_get(&analysis->type_structs, type);
    if (known && known->layout == layout) {
        return known;
    }
    record = exact_struct(analysis, layout, type);
    if (record) {
        ptrmap_put(analysis->arena, &analysis->type_structs, type, record);
        return record;
    }
    record = make_view(analysis, layout, type);
    for (size_t i = 0; i < layout->structs.length + layout->views.length; i++) {
        Struct *other = i < layout->structs.length
            ? layout->structs.items[i] : layout->views.items[i - layout->structs.length];
        if (same_fields(record, other) && !other->class_) {
            ptrmap_put(analysis->arena, &analysis->type_structs, type, other);
            return other;
        }
    }
    const char *name = layout_type_name(type);
    record->type = type;
    record->module = pointee->shapes.length ? pointee->shapes.items[0]->module : analysis->ir->entry;
    record->name = unique_name(analysis, name ? name
        : layout->structs.length ? arena_printf(analysis->arena, "Any%s", layout->structs.items[0]->name)
                                 : "Object");
    vec_push(analysis->arena, &layout->views, record);
    vec_push(analysis->arena, &analysis->structs, record);
    ptrmap_put(analysis->arena, &analysis->type_structs, type, record);
    return record;
}

/* ---- static types that name structs ---------------------------------------------------------------- */

static void add_view(Analysis *analysis, Slot *slot, Type *type, int depth)
{
    if (!slot || !type || !slot->pointee || depth > 3) {
        return;
    }
    Pointee *pointee = pointee_find(slot->pointee);
    type = types_non_nullable(analysis->program, type);
    Type *element = types_array_element(analysis->program, type);
    if (element) {
        add_view(analysis, pointee->element, element, depth + 1);
        return;
    }
    if (type->flags & TYPE_OBJECT && type->object_flags & OBJECT_REFERENCE) {
        for (size_t i = 0; i < type->as.object.argument_count && i < pointee->args.length; i++) {
            add_view(analysis, pointee->args.items[i], type->as.object.arguments[i], depth + 1);
        }
    }
    if (!(slot->kinds & KIND_OBJECT) || !layout_type_name(type)) {
        return;
    }
    for (size_t i = 0; i < pointee->views.length; i++) {
        if (pointee->views.items[i] == type) {
            return;
        }
    }
    vec_push(analysis->arena, &pointee->views, type);
}

static void view_var(Analysis *analysis, IrVar *var)
{
    if (var) {
        add_view(analysis, var->slot, var->type, 0);
    }
}

static void view_expr(Analysis *analysis, IrExpr *expr)
{
    if (expr && expr->slot) {
        add_view(analysis, expr->slot, expr->type, 0);
    }
}

static void view_stmt(Analysis *analysis, IrStmt *stmt)
{
    if (!stmt) {
        return;
    }
    view_var(analysis, stmt->var);
    view_var(analysis, stmt->second_var);
    view_expr(analysis, stmt->expr);
    for (size_t i = 0; i < stmt->init.length; i++) {
        view_stmt(analysis, stmt->init.items[i]);
    }
    for (size_t i = 0; i < stmt->body.length; i++) {
        view_stmt(analysis, stmt->body.items[i]);
    }
    for (size_t i = 0; i < stmt->cases.length; i++) {
        for (size_t j = 0; j < stmt->cases.items[i].body.length; j++) {
            view_stmt(analysis, stmt->cases.items[i].body.items[j]);
        }
    }
    view_stmt(analysis, stmt->then);
    view_stmt(analysis, stmt->otherwise);
    view_stmt(analysis, stmt->finally);
}

static void view_function(Analysis *analysis, IrFunction *function)
{
    for (size_t i = 0; i < function->params.length; i++) {
        view_var(analysis, function->params.items[i]);
    }
    add_view(analysis, function->result, function->return_type, 0);
    view_stmt(analysis, function->body);
}

/* The types of variables, parameters and results, in source order. */
static void collect_views(Analysis *analysis)
{
    for (size_t i = 0; i < analysis->ir->modules.length; i++) {
        IrModule *module = analysis->ir->modules.items[i];
        for (size_t j = 0; j < module->vars.length; j++) {
            view_var(analysis, module->vars.items[j]);
        }
        for (size_t j = 0; j < module->functions.length; j++) {
            view_function(analysis, module->functions.items[j]);
        }
        view_function(analysis, module->main);
    }
    for (size_t i = 0; i < analysis->shapes.length; i++) {
        Shape *shape = analysis->shapes.items[i];
        for (size_t j = 0; shape->class_ && j < shape->class_->fields.length; j++) {
            IrField *field = &shape->class_->fields.items[j];
            FieldSlot *slot = pointee_find_field(shape->pointee, field->name);
            add_view(analysis, slot ? &slot->slot : NULL, field->type, 0);
        }
    }
}

/* Properties of named types name the objects in them. */
static void spread_views(Analysis *analysis)
{
    for (size_t i = 0; i < analysis->pointees.length; i++) {
        Pointee *pointee = analysis->pointees.items[i];
        for (size_t j = 0; !pointee->forward && j < pointee->views.length; j++) {
            for (size_t k = 0; k < pointee->fields.count; k++) {
                FieldSlot *field = pointee->fields.entries[k].value;
                const Property *property
                    = types_property_of(analysis->program, pointee->views.items[j], field->name);
                if (property) {
                    add_view(analysis, &field->slot, types_of_property(analysis->program, property), 0);
                }
            }
        }
    }
}

void layout_program(Analysis *analysis)
{
    collect_views(analysis);
    spread_views(analysis);
    for (size_t i = 0; i < analysis->shapes.length; i++) {
        Shape *shape = analysis->shapes.items[i];
        if (shape->pointee) {
            layout_of(analysis, shape->pointee);
        }
    }
}
