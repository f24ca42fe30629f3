/*
 * The constants that flow into a slot, as long as they are few and nothing else does.
 *
 *     type Op = "+" | "-";
 *     run("+"); run("-");          the parameter is one of two strings, so that a switch over both
 *     run(word as Op);             covers it; with this call it can be any string, and it does not
 */
#include "analyze/literals.h"

#include <string.h>

#include "support/intern.h"

enum { MOST_LITERALS = 48 };

struct Literals {
    bool is_open; /* others flow in as well */
    size_t count;
    const char *items[MOST_LITERALS]; /* interned texts; numbers as they are printed exactly */
};

static struct Literals **set_of(Slot *slot, unsigned kind)
{
    return kind == KIND_STRING ? &slot->strings : &slot->numbers;
}

static const char *text_of_number(Program *program, double number)
{
    return intern_string(program->interner, arena_printf(program->arena, "%.17g", number + 0.0));
}

static bool holds(const struct Literals *set, const char *text)
{
    for (size_t i = 0; i < set->count; i++) {
        if (set->items[i] == text) {
            return true;
        }
    }
    return false;
}

static void add_literal(Analysis *analysis, struct Literals **set, const char *text)
{
    if (!*set) {
        *set = NEW(analysis->arena, struct Literals);
    }
    if ((*set)->is_open || holds(*set, text)) {
        return;
    }
    analysis->changed = true;
    if ((*set)->count == MOST_LITERALS) {
        (*set)->is_open = true;
    } else {
        (*set)->items[(*set)->count++] = text;
    }
}

static void open_set(Analysis *analysis, struct Literals **set)
{
    if (!*set) {
        *set = NEW(analysis->arena, struct Literals);
    }
    if (!(*set)->is_open) {
        (*set)->is_open = true;
        analysis->changed = true;
    }
}

/* What is set before anything is noted is not known. */
static bool is_open(Slot *slot, unsigned kind)
{
    const struct Literals *set = *set_of(slot, kind);

    return (slot->kinds & kind) && (!set || set->is_open);
}

void flow_unknown_literals(Analysis *analysis, Slot *to, unsigned kinds)
{
    if (kinds & KIND_STRING) {
        open_set(analysis, &to->strings);
    }
    if (kinds & KIND_NUMBER) {
        open_set(analysis, &to->numbers);
    }
}

static void flow_set(Analysis *analysis, Slot *from, Slot *to, unsigned kind)
{
    if (is_open(from, kind)) {
        open_set(analysis, set_of(to, kind));
        return;
    }
    const struct Literals *set = *set_of(from, kind);
    for (size_t i = 0; set && i < set->count; i++) {
        add_literal(analysis, set_of(to, kind), set->items[i]);
    }
}

void flow_literals(Analysis *analysis, Slot *from, Slot *to, unsigned kinds)
{
    if (kinds & KIND_STRING) {
        flow_set(analysis, from, to, KIND_STRING);
    }
    if (kinds & KIND_NUMBER) {
        flow_set(analysis, from, to, KIND_NUMBER);
    }
}

void flow_literal(Analysis *analysis, const IrExpr *constant, Slot *to)
{
    Program *program = analysis->program;

    if (constant->kind == IR_NUMBER) {
        add_literal(analysis, &to->numbers, text_of_number(program, constant->number));
    } else {
        add_literal(analysis, &to->strings,
                    program_intern(program, constant->string.text, constant->string.length));
    }
}

/* ---- switches ------------------------------------------------------------------------------- */

static const IrExpr *plain(const IrExpr *expr)
{
    while (expr->kind == IR_CAST) {
        expr = expr->left;
    }
    return expr;
}

typedef bool IsCase(Program *program, const IrExpr *test, const void *wanted);

static bool is_text(Program *program, const IrExpr *test, const void *wanted)
{
    return test->kind == IR_STRING &&
           program_intern(program, test->string.text, test->string.length) == wanted;
}

static bool is_number(Program *program, const IrExpr *test, const void *wanted)
{
    return test->kind == IR_NUMBER && text_of_number(program, test->number) == wanted;
}

static bool is_boolean(Program *program, const IrExpr *test, const void *wanted)
{
    (void)program;
    return test->kind == IR_BOOLEAN && test->boolean == *(const bool *)wanted;
}

static bool is_kind(Program *program, const IrExpr *test, const void *wanted)
{
    (void)program;
    return test->kind == *(const IrExprKind *)wanted;
}

static bool has_case(Program *program, const IrStmt *stmt, IsCase *is_case, const void *wanted)
{
    for (size_t i = 0; i < stmt->cases.length; i++) {
        const IrCase *clause = &stmt->cases.items[i];
        for (size_t k = 0; k < clause->tests.length; k++) {
            if (is_case(program, plain(clause->tests.items[k]), wanted)) {
                return true;
            }
        }
    }
    return false;
}

static bool has_case_for_each(Program *program, const IrStmt *stmt, Slot *slot, unsigned kind)
{
    const struct Literals *set = *set_of(slot, kind);

    if (is_open(slot, kind)) {
        return false;
    }
    for (size_t i = 0; set && i < set->count; i++) {
        if (!has_case(program, stmt, kind == KIND_STRING ? is_text : is_number, set->items[i])) {
            return false;
        }
    }
    return true;
}

static bool covers_booleans(Program *program, const IrStmt *stmt)
{
    const bool values[] = {false, true};

    return has_case(program, stmt, is_boolean, &values[0]) &&
           has_case(program, stmt, is_boolean, &values[1]);
}

/* switch (typeof x) */
static bool covers_types(Program *program, const IrStmt *stmt, const Slot *operand)
{
    static const struct {
        unsigned kinds;
        const char *name;
    } names[] = {
        {KIND_UNDEFINED, "undefined"}, {KIND_NULL, "object"},    {KIND_BOOLEAN, "boolean"},
        {KIND_NUMBER, "number"},       {KIND_STRING, "string"},  {KIND_BIGINT, "bigint"},
        {KIND_SYMBOL, "symbol"},       {KIND_OBJECT, "object"},  {KIND_ARRAY, "object"},
        {KIND_FUNCTION, "function"},   {KIND_CLASS, "function"}, {KIND_NATIVE, "object"},
    };

    if (!operand || operand->kinds & KIND_DYNAMIC) {
        return !operand;
    }
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (operand->kinds & names[i].kinds &&
            !has_case(program, stmt, is_text, intern_string(program->interner, names[i].name))) {
            return false;
        }
    }
    return true;
}

bool switch_covers(Analysis *analysis, const IrStmt *stmt)
{
    static const IrExprKind undefined = IR_UNDEFINED, null = IR_NULL;
    Program *program = analysis->program;
    const IrExpr *subject = plain(stmt->expr);
    Slot *slot = stmt->expr->slot;

    if (subject->kind == IR_UNARY && subject->op == IR_OP_TYPEOF) {
        return covers_types(program, stmt, subject->left->slot);
    }
    if (!slot) {
        return true; /* not known yet */
    }
    const unsigned simple =
        KIND_STRING | KIND_NUMBER | KIND_BOOLEAN | KIND_NULLISH | KIND_RAW_NULLISH;
    return !(slot->kinds & ~simple) &&
           (!(slot->kinds & KIND_STRING) || has_case_for_each(program, stmt, slot, KIND_STRING)) &&
           (!(slot->kinds & KIND_NUMBER) || has_case_for_each(program, stmt, slot, KIND_NUMBER)) &&
           (!(slot->kinds & KIND_BOOLEAN) || covers_booleans(program, stmt)) &&
           (!(slot->kinds & KIND_UNDEFINED) || has_case(program, stmt, is_kind, &undefined)) &&
           (!(slot->kinds & KIND_NULL) || has_case(program, stmt, is_kind, &null));
}

/* ---- narrowing ------------------------------------------------------------------------------ */

/* Whether a declared type names all literals of a kind that are in the slot. */
static bool type_names_all(Program *program, Slot *slot, const Type *declared, unsigned kind)
{
    const struct Literals *set = *set_of(slot, kind);
    bool is_union = declared->flags & TYPE_UNION;
    size_t count = is_union ? declared->as.set.count : 1, found = 0;

    if (is_open(slot, kind)) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        const Type *part = is_union ? declared->as.set.types[i] : declared;
        const char *text = NULL;
        if (kind == KIND_STRING && part->flags & TYPE_STRING_LITERAL) {
            text = program_intern(program, part->as.literal.text, part->as.literal.text_length);
        } else if (kind == KIND_NUMBER && part->flags & TYPE_NUMBER_LITERAL) {
            text = text_of_number(program, part->as.literal.number);
        }
        found += text && set && holds(set, text);
    }
    return !set || found == set->count;
}

static bool has_only_literals(const Type *declared, unsigned wide, unsigned literal)
{
    bool is_union = declared->flags & TYPE_UNION;
    size_t count = is_union ? declared->as.set.count : 1;

    for (size_t i = 0; i < count; i++) {
        const Type *part = is_union ? declared->as.set.types[i] : declared;
        if (part->flags & wide && !(part->flags & literal)) {
            return false;
        }
    }
    return true;
}

unsigned kinds_beyond_type(Analysis *analysis, Slot *slot, const Type *declared)
{
    unsigned kinds = 0;

    if (slot->kinds & KIND_STRING &&
        has_only_literals(declared, TYPE_STRING_LIKE, TYPE_STRING_LITERAL) &&
        !type_names_all(analysis->program, slot, declared, KIND_STRING)) {
        kinds |= KIND_STRING;
    }
    if (slot->kinds & KIND_NUMBER &&
        has_only_literals(declared, TYPE_NUMBER_LIKE, TYPE_NUMBER_LITERAL) &&
        !type_names_all(analysis->program, slot, declared, KIND_NUMBER)) {
        kinds |= KIND_NUMBER;
    }
    return kinds;
}
