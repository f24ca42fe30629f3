/*
 * Reads that may come before the declaration of what they read (ECMA-262 14.3.1, the temporal dead
 * zone). The names pass marks candidates by the text; here the calls that run before a declaration
 * are followed, so that only reads in functions that can be reached by then are checked.
 *
 *     try { early(); } catch { }     early_value_ready = false
 *     function early() { return value; }    each read: ts_expect_ready(value_ready, "value")
 *     let value = 41;                value = 41; value_ready = true
 *
 * A marked read has is_early set, and in `test` the variable that tells whether the declaration has
 * run; without one it surely has not.
 */
#include <string.h>

#include "analyze/analyze.h"
#include "analyze/flow_walk.h"
#include "lower/walk.h"

/* What a function may call, and from where. */
typedef struct Edge {
    IrFunction *callee; /* NULL: whatever can be called without being known */
    uint32_t at;        /* offset in the caller's file */
} Edge;

typedef struct Node {
    IrFunction *function;
    VEC(Edge) edges;
    VEC(IrExpr *) reads; /* of candidates */
    PtrMap conventions;  /* whose functions have edges -> IrExpr, the first call */
} Node;

typedef struct Graph {
    Analysis *analysis;
    PtrMap nodes;         /* IrFunction -> Node */
    VEC(Node *) order;    /* main functions in the order of evaluation, then the others */
    IrFunctionList values;/* functions that something unknown may call */
    Node *node;           /* being filled */
    VEC(IrVar *) vars;    /* candidates ... */
    VEC(IrClass *) classes;
    PtrMap declarations;  /* IrVar or IrClass -> IrStmt that initialises it */
    PtrMap static_owners; /* IrVar -> IrClass */
} Graph;

static Node *node_of(Graph *graph, IrFunction *function)
{
    Node *node = ptrmap_get(&graph->nodes, function);

    if (!node) {
        node = NEW(graph->analysis->arena, Node);
        node->function = function;
        ptrmap_put(graph->analysis->arena, &graph->nodes, function, node);
        vec_push(graph->analysis->arena, &graph->order, node);
    }
    return node;
}

/* ---- calls ------------------------------------------------------------------------------------ */

static void add_edge(Graph *graph, const IrExpr *at, IrFunction *callee)
{
    Edge edge = {callee, at->span.start};

    vec_push(graph->analysis->arena, &graph->node->edges, edge);
}

static void add_convention(Graph *graph, const IrExpr *at, Slot *slot)
{
    const Pointee *pointee = slot ? pointee_find(slot->pointee) : NULL;

    if (slot && (slot->kinds & KIND_DYNAMIC)) {
        add_edge(graph, at, NULL);
    }
    if (!slot || !(slot->kinds & (KIND_FUNCTION | KIND_CLASS)) || !pointee || !pointee->convention) {
        return;
    }
    void **first = ptrmap_slot(graph->analysis->arena, &graph->node->conventions, pointee->convention);
    if (*first && ((const IrExpr *)*first)->span.start <= at->span.start) {
        return;
    }
    *first = (void *)at;
    for (size_t i = 0; i < pointee->convention->functions.length; i++) {
        add_edge(graph, at, pointee->convention->functions.items[i]);
    }
}

/* Members of a name, whatever the object: methods, or accessors. */
static void add_named(Graph *graph, const IrExpr *at, const char *name, bool is_accessor)
{
    const IrProgram *ir = graph->analysis->ir;

    for (size_t i = 0; i < ir->modules.length; i++) {
        const IrClassList *classes = &ir->modules.items[i]->classes;
        for (size_t j = 0; j < classes->length; j++) {
            const IrFunctionList *methods = &classes->items[j]->methods;
            for (size_t k = 0; k < methods->length; k++) {
                IrFunction *method = methods->items[k];
                if (is_accessor == (method->kind != IR_FUNCTION_METHOD) && method->js_name
                    && strcmp(method->js_name, name) == 0) {
                    add_edge(graph, at, method);
                }
            }
        }
    }
}

/* What turning an object into a primitive or JSON calls. */
static void add_conversions(Graph *graph, const IrExpr *at, const IrExpr *operand)
{
    if (operand && operand->slot && (operand->slot->kinds & (KIND_OBJECT | KIND_DYNAMIC))) {
        add_named(graph, at, "toString", false);
        add_named(graph, at, "valueOf", false);
        add_named(graph, at, "toJSON", false);
    }
}

/* Library functions that call their functions later, when the modules have run. */
static bool calls_later(const IrNative *native)
{
    static const char *const headers[] = {"node/timers.h", "node/http.h", "ts/microtask.h",
                                          "node/queue_microtask.h", "node/test.h",
                                          "node/loop.h"};

    for (size_t i = 0; native->header && i < sizeof headers / sizeof *headers; i++) {
        if (strcmp(native->header, headers[i]) == 0) {
            return true;
        }
    }
    return false;
}

static void add_native(Graph *graph, const IrExpr *call)
{
    if (calls_later(call->native)) {
        return;
    }
    for (size_t i = 0; i < call->args.length; i++) {
        const IrExpr *arg = call->args.items[i];
        if (arg->slot && !(arg->slot->kinds & KIND_DYNAMIC)) {
            add_convention(graph, call, arg->slot);
        }
        add_conversions(graph, call, arg);
    }
}

static void add_method_call(Graph *graph, const IrExpr *call)
{
    Slot *object = call->object->slot;
    FieldSlot *field = object ? pointee_find_field(object->pointee, call->name) : NULL;

    add_named(graph, call, call->name, false);
    add_convention(graph, call, field ? &field->slot : NULL);
}

static void add_calls(Graph *graph, IrExpr *expr)
{
    switch (expr->kind) {
    case IR_CALL:
    case IR_FIELD:
        if (expr->function) {
            add_edge(graph, expr, expr->function);
        } else if (expr->kind == IR_FIELD && expr->name && !expr->native) {
            add_named(graph, expr, expr->name, true);
        }
        break;
    case IR_NEW:
        add_edge(graph, expr, expr->class_->constructor);
        break;
    case IR_CALL_METHOD:
        add_method_call(graph, expr);
        break;
    case IR_CALL_VALUE:
        add_convention(graph, expr, expr->object->slot);
        break;
    case IR_CALL_NATIVE:
        add_native(graph, expr);
        break;
    case IR_CALL_DYNAMIC:
    case IR_NEW_VALUE:
    case IR_AWAIT:
    case IR_YIELD:
        add_edge(graph, expr, NULL);
        break;
    case IR_BINARY:
        add_conversions(graph, expr, expr->left);
        add_conversions(graph, expr, expr->right);
        break;
    case IR_CONCAT:
        for (size_t i = 0; i < expr->args.length; i++) {
            add_conversions(graph, expr, expr->args.items[i]);
        }
        break;
    default:
        break;
    }
}

static IrClass *class_named_by(Graph *graph, const IrExpr *expr)
{
    if (expr->kind == IR_VAR) {
        return ptrmap_get(&graph->static_owners, expr->var);
    }
    if (expr->kind == IR_CALL && expr->function->kind == IR_FUNCTION_STATIC_METHOD) {
        return expr->function->owner;
    }
    return expr->kind == IR_NEW || expr->kind == IR_CLASS ? expr->class_ : NULL;
}

/* A variable, or a call of the function that it surely is. */
static bool names_var(const IrExpr *expr)
{
    return expr->kind == IR_VAR || (expr->kind == IR_CALL && expr->var);
}

static void see_expr(IrExpr **place, void *context)
{
    Graph *graph = context;
    IrExpr *expr = *place;
    const IrClass *class_ = class_named_by(graph, expr);

    add_calls(graph, expr);
    if ((names_var(expr) && expr->var->needs_tdz_check) || (class_ && class_->needs_tdz_check)) {
        vec_push(graph->analysis->arena, &graph->node->reads, expr);
    }
}

static void see_stmt(IrStmt *stmt, void *context)
{
    Graph *graph = context;
    Arena *arena = graph->analysis->arena;

    if (stmt->kind == IR_STMT_CLASS && stmt->class_ && stmt->class_->needs_tdz_check
        && graph->node->function->kind == IR_FUNCTION_MODULE_MAIN) {
        ptrmap_put(arena, &graph->declarations, stmt->class_, stmt);
        vec_push(arena, &graph->classes, stmt->class_);
    }
    bool declares = stmt->kind == IR_STMT_DECLARE ||
                    (stmt->kind == IR_STMT_BLOCK && stmt->is_transparent);
    IrVar *var = declares && !stmt->is_hoisted ? stmt->var : NULL;
    if (stmt->kind == IR_STMT_EXPR && stmt->initialises) {
        var = stmt->initialises;
    }
    if (var && var->needs_tdz_check && !ptrmap_has(&graph->declarations, var)) {
        ptrmap_put(arena, &graph->declarations, var, stmt);
        vec_push(arena, &graph->vars, var);
    }
}

static void fill_node(Graph *graph, IrFunction *function)
{
    graph->node = node_of(graph, function);
    if (function->used_as_value) {
        vec_push(graph->analysis->arena, &graph->values, function);
    }
    ir_walk(function->body, see_stmt, see_expr, graph);
}

static void fill_graph(Graph *graph)
{
    const IrProgram *ir = graph->analysis->ir;

    for (size_t i = 0; i < ir->modules.length; i++) {
        const IrClassList *classes = &ir->modules.items[i]->classes;
        for (size_t j = 0; j < classes->length; j++) {
            IrClass *class_ = classes->items[j];
            for (size_t k = 0; k < class_->static_fields.length; k++) {
                ptrmap_put(graph->analysis->arena, &graph->static_owners,
                           class_->static_fields.items[k], class_);
            }
        }
        node_of(graph, ir->modules.items[i]->main);
    }
    for (size_t i = 0; i < ir->modules.length; i++) {
        fill_node(graph, ir->modules.items[i]->main);
        for (size_t j = 0; j < ir->modules.items[i]->functions.length; j++) {
            fill_node(graph, ir->modules.items[i]->functions.items[j]);
        }
    }
}

/* ---- what runs before a declaration --------------------------------------------------------- */

typedef struct Early {
    Graph *graph;
    PtrMap reached;      /* IrFunction -> itself */
    IrFunctionList work;
    bool unknown;        /* whatever can be called has been */
    const IrFunction *home; /* that declares the variable ... */
    uint32_t end;        /* ... at this offset */
} Early;

/* Whether a function is made by an expression (or class) of `home` that comes after the declaration. */
static bool is_made_later(const Early *early, const IrFunction *function)
{
    const AstNode *node = function->node;

    if (!node || !early->home->node || node->file != early->home->node->file
        || node->span.start < early->end) {
        return false;
    }
    while (node && node != early->home->node && node->kind != AST_FUNCTION_DECLARATION) {
        node = node->parent;
    }
    return node == early->home->node;
}

static void reach(Early *early, IrFunction *function)
{
    Arena *arena = early->graph->analysis->arena;

    if (function && is_made_later(early, function)) {
        return;
    }
    if (function && !ptrmap_has(&early->reached, function)) {
        ptrmap_put(arena, &early->reached, function, function);
        vec_push(arena, &early->work, function);
    } else if (!function && !early->unknown) {
        early->unknown = true;
        for (size_t i = 0; i < early->graph->values.length; i++) {
            reach(early, early->graph->values.items[i]);
        }
    }
}

/* Functions that may run before the declaration has. */
static void find_early(Early *early)
{
    IrFunction *home = (IrFunction *)early->home;
    const Node *node = node_of(early->graph, home);

    for (size_t i = 0; i < early->graph->order.length; i++) {
        IrFunction *main = early->graph->order.items[i]->function;
        if (main->kind != IR_FUNCTION_MODULE_MAIN || home->kind != IR_FUNCTION_MODULE_MAIN
            || main == home) {
            break; /* modules that are evaluated before */
        }
        reach(early, main);
    }
    for (size_t i = 0; i < node->edges.length; i++) {
        if (node->edges.items[i].at < early->end) {
            reach(early, node->edges.items[i].callee);
        }
    }
    while (early->work.length > 0) {
        IrFunction *function = early->work.items[--early->work.length];
        const Node *called = node_of(early->graph, function);
        for (size_t i = 0; i < called->edges.length; i++) {
            reach(early, called->edges.items[i].callee);
        }
    }
}

/* ---- marks ------------------------------------------------------------------------------------ */

static IrVar *new_flag(Analysis *analysis, const char *name, const IrVar *like)
{
    IrVar *flag = NEW(analysis->arena, IrVar);

    flag->name = arena_printf(analysis->arena, "%s_ready", name);
    flag->type = types_boolean(analysis->program);
    flag->temporary = true;
    flag->slot = slot_new(analysis);
    flag->slot->kinds = KIND_BOOLEAN;
    if (like) {
        flag->storage = like->storage;
        flag->function = like->function;
        flag->scope = like->scope;
        flag->module = like->module;
    }
    return flag;
}

static void place_flag(Analysis *analysis, IrVar *flag)
{
    if (flag->storage == IR_STORAGE_SCOPE) {
        vec_push(analysis->arena, &flag->scope->vars, flag);
    } else if (flag->storage == IR_STORAGE_MODULE) {
        vec_push(analysis->arena, &flag->module->vars, flag);
    }
}

static IrExpr *flag_read(Analysis *analysis, IrVar *flag, const IrExpr *like)
{
    IrExpr *expr = NEW(analysis->arena, IrExpr);

    expr->kind = IR_VAR;
    expr->file = like->file;
    expr->span = like->span;
    expr->type = flag->type;
    expr->var = flag;
    expr->slot = flag->slot;
    return expr;
}

/* flag = value, as a statement. */
static IrStmt *flag_write(Analysis *analysis, IrVar *flag, const IrStmt *like, bool value)
{
    IrStmt *stmt = NEW(analysis->arena, IrStmt);
    IrExpr *expr = NEW(analysis->arena, IrExpr), *right = NEW(analysis->arena, IrExpr);
    const IrExpr at = {.file = like->file, .span = like->span};

    *right = *flag_read(analysis, flag, &at);
    right->kind = IR_BOOLEAN;
    right->var = NULL;
    right->boolean = value;
    *expr = *right;
    expr->kind = IR_ASSIGN;
    expr->left = flag_read(analysis, flag, &at);
    expr->right = right;
    stmt->kind = IR_STMT_EXPR;
    stmt->file = like->file;
    stmt->span = like->span;
    stmt->expr = expr;
    return stmt;
}

typedef struct Insertion {
    Analysis *analysis;
    const IrStmt *after;
    IrStmt *stmt;
    const IrVar *hoisted; /* instead: after the hoisted declaration of this */
    bool done;
} Insertion;

static void insert_in(IrStmtList *list, void *context)
{
    Insertion *insertion = context;

    for (size_t i = 0; i < list->length && !insertion->done; i++) {
        const IrStmt *stmt = list->items[i];
        bool here = insertion->hoisted
            ? stmt->kind == IR_STMT_DECLARE && stmt->is_hoisted && stmt->var == insertion->hoisted
            : stmt == insertion->after;
        if (here) {
            vec_insert(insertion->analysis->arena, list, i + 1, insertion->stmt);
            insertion->done = true;
        }
    }
}

static void insert_below(IrStmt *stmt, void *context)
{
    ir_each_list(stmt, insert_in, context);
}

static void insert_statement(Insertion *insertion, IrFunction *function)
{
    ir_walk(function->body, insert_below, NULL, insertion);
}

/* Whether a clause of the switch around a declaration, other than its own, has the read. */
static bool is_in_other_clause(const IrVar *var, const IrExpr *read)
{
    const AstNode *clause = var->declaration;

    while (clause && clause->kind != AST_CASE_CLAUSE) {
        clause = clause->parent;
    }
    return clause && (read->span.start < clause->span.start || read->span.end > clause->span.end);
}

/* let x = x + 1 */
static bool is_in_initialiser(const IrStmt *declaration, const IrExpr *read)
{
    const IrExpr *value = declaration->kind == IR_STMT_DECLARE ? declaration->expr : NULL;

    return value && read->span.start >= value->span.start && read->span.end <= value->span.end;
}

static bool is_early_read(Early *early, const IrFunction *reader, const IrExpr *read,
                          const IrFunction *home, const IrStmt *declaration, const IrVar *var)
{
    if (reader != home) {
        return ptrmap_has(&early->reached, reader);
    }
    return read->span.start < declaration->span.start || is_in_initialiser(declaration, read)
        || (declaration->initialises && var && is_in_other_clause(var, read));
}

static IrFunction *function_of_class(const IrClass *class_)
{
    return class_->module->main;
}

/* Marks the reads of a variable or class that may be too early; false when there are none. */
static void mark_reads(Graph *graph, IrVar *var, IrClass *class_)
{
    Analysis *analysis = graph->analysis;
    IrStmt *declaration = ptrmap_get(&graph->declarations, var ? (void *)var : (void *)class_);
    IrFunction *home = var ? var->function : function_of_class(class_);
    uint32_t end = declaration->initialises ? UINT32_MAX : declaration->span.end;
    Early early = {.graph = graph, .home = home, .end = end};
    IrVar *flag = new_flag(analysis, var ? var->name : class_->name, var);
    bool any = false, flagged = false;

    if (class_) {
        flag->storage = IR_STORAGE_MODULE;
        flag->module = class_->module;
        flag->function = home;
    }
    find_early(&early);
    for (size_t i = 0; i < graph->order.length; i++) {
        const Node *node = graph->order.items[i];
        for (size_t j = 0; j < node->reads.length; j++) {
            IrExpr *read = node->reads.items[j];
            bool is_it = var ? names_var(read) && read->var == var
                             : class_named_by(graph, read) == class_;
            if (!is_it || read->is_early
                || !is_early_read(&early, node->function, read, home, declaration, var)) {
                continue;
            }
            any = read->is_early = true;
            read->early_name = var ? var->name : class_->js_name;
            if (node->function != home || declaration->initialises) {
                read->test = flag_read(analysis, flag, read);
                flagged = true;
            }
        }
    }
    if (var) {
        var->needs_tdz_check = any;
    }
    if (!flagged) {
        return;
    }
    place_flag(analysis, flag);
    Insertion ready = {analysis, declaration, flag_write(analysis, flag, declaration, true), NULL, false};
    insert_statement(&ready, home);
    if (declaration->initialises) {
        IrStmt *start = flag_write(analysis, flag, declaration, false);
        start->kind = IR_STMT_DECLARE;
        start->var = flag;
        start->expr = start->expr->right;
        Insertion hoisted = {analysis, NULL, start, var, false};
        insert_statement(&hoisted, home);
    }
}

void tdz_program(Analysis *analysis)
{
    Graph graph = {.analysis = analysis};

    fill_graph(&graph);
    for (size_t i = 0; i < graph.vars.length; i++) {
        mark_reads(&graph, graph.vars.items[i], NULL);
    }
    for (size_t i = 0; i < graph.classes.length; i++) {
        mark_reads(&graph, NULL, graph.classes.items[i]);
    }
}
