/*
 * What the files of the emitter share: IR with slots -> C tree. Private to emit/.
 *
 * An expression becomes a Value: C text with the representation and C type it has. Values are then
 * converted to what their place holds (convert.c). Where JavaScript's order of evaluation or a
 * repeated operand needs it, statements are put before the current one (`prelude`); inside an
 * operand that may not be evaluated at all they become a statement expression.
 */
#ifndef TS2C_EMIT_EMITTER_H
#define TS2C_EMIT_EMITTER_H

#include "analyze/effects.h"
#include "analyze/flow.h"
#include "analyze/layout.h"
#include "emit/ctree.h"
#include "emit/project.h"
#include "lower/ir.h"

/* Names of one C scope; inner scopes see the outer ones. */
typedef struct NameScope {
    struct NameScope *outer;
    StrMap names;
    StrMap numbers; /* base of a name -> what to try next, as a number in the pointer */
    StrMap ready;   /* what has been found initialised there */
    StrMap inner;   /* names of the scopes inside that the current statement has used */
} NameScope;

/* A pointer to a scope struct in the function being emitted. */
typedef struct ScopeBinding {
    IrScope *scope;
    CExpr *pointer;
} ScopeBinding;

typedef struct Emitter {
    Program *program;
    Analysis *analysis;
    Arena *arena;
    IrProgram *ir;
    EmittedProject *project;
    IrModule *module;         /* whose file is being made */
    IrFunction *function;     /* being emitted */
    CStmtList *prelude;       /* statements before the current one go here */
    NameScope *names;         /* of the current block */
    StrMap members;           /* property key -> its C member ... */
    StrMap member_keys;       /* ... and back */
    StrMap global_names;      /* functions, variables, types: name -> what it names */
    StrMap global_numbers;    /* as in NameScope */
    StrMap headers;           /* shim headers that this module uses */
    StrMap all_headers;       /* that the program uses */
    StrMap struct_headers;    /* the library's structs and their headers (struct_headers.c) */
    VEC(IrScope *) scope_list;/* of this module */
    VEC(Struct *) structs;    /* used by this module */
    VEC(ScopeBinding) scopes;  /* that the code being emitted can reach, inner ones last */
    VEC(struct Encoder *) encoders;   /* json.c */
    VEC(struct Dispatcher *) dispatchers; /* dispatch.c */
    struct TryContext *attempt;       /* try.c: innermost TS_TRY */
    struct AsyncFrame *async;         /* async.c: of the async function being emitted, or NULL */
    StrMap labels;            /* of the function being emitted */
    const IrStmt *breakable;  /* innermost C loop or switch: what `break` leaves */
    const IrStmt *loop;       /* innermost C loop: what `continue` continues */
    const IrStmt *loop_in_place;  /* the same, unless a finally part lies between */
} Emitter;

/* A C expression with what it is. */
typedef struct Value {
    CExpr *expr;
    Repr repr;
    const char *ctype;        /* "double", "Item *" */
    const char *pointee_type; /* of a "void *": what it points at, "Item *" */
    bool is_unsigned;         /* size_t, uint32_t: mixing with signed needs a cast */
    bool is_constant;         /* undefined or null literal: expr may be NULL */
} Value;

/* ---- names.c ---- */

/* A C name that is free in the whole program, near to the wanted one. */
const char *name_global(Emitter *emitter, const char *wanted, const void *owner);
/* A label of the current function. */
const char *name_label(Emitter *emitter, const char *wanted);
/* A C name for a local of the current block. */
const char *name_local(Emitter *emitter, const char *wanted);
/* The same text made a C identifier; keywords get a trailing underscore. */
const char *name_identifier(Arena *arena, const char *text);
/* A struct member's name for a property key. */
const char *name_member(Emitter *emitter, const char *key);
const char *name_upper(Arena *arena, const char *name);
void name_scope_enter(Emitter *emitter, NameScope *scope);
void name_scope_leave(Emitter *emitter);
/* Upper-case first letter, for types made from a function's name. */
const char *name_type(Arena *arena, const char *name);

/* ---- ctypes.c ---- */

const char *ctype_of(Emitter *emitter, Repr repr, Type *type);
const char *ctype_of_slot(Emitter *emitter, Slot *slot, Type *type);
const char *ctype_of_field(Emitter *emitter, FieldSlot *field);
/* "double x", "Item *item": a declaration without the semicolon. */
const char *declaration(Emitter *emitter, const char *ctype, const char *name);
Repr repr_void(void);
Repr repr_simple(ReprKind kind);
Repr repr_pointer(unsigned kinds, Pointee *pointee);
/* The result of a function: void when it only gives undefined. */
Repr repr_of_result(Emitter *emitter, IrFunction *function);
const char *result_ctype(Emitter *emitter, IrFunction *function);
/* "TS_REP_DOUBLE" ... for a slot's content, or an array's element. */
const char *rep_name(Repr repr);
const char *element_rep_name(Repr repr);
/* "double", "int32", "bool", "ptr", "value": the suffix of array accessors. */
const char *element_suffix(Repr repr);
Repr element_repr(Emitter *emitter, Slot *array);   /* as stored: INT64 becomes DOUBLE */
/* Notes that a struct's definition is needed in this module; its name. */
const char *use_struct(Emitter *emitter, Struct *record);
void use_header(Emitter *emitter, const char *header);
/* Built-in methods are looked up by name at run time: the program must carry them. */
void use_dynamic_methods(Emitter *emitter);
/* The C type of the struct through which an object expression is seen; NULL: dynamic. */
Struct *struct_of_value(Emitter *emitter, Repr repr, Type *type);

/* ---- convert.c ---- */

Value value_of(CExpr *expr, Repr repr, const char *ctype);
CExpr *convert(Emitter *emitter, Value value, Repr to, const char *ctype);
/* The same as a Value; what is unboxed to a bare pointer knows what it points at. */
Value converted(Emitter *emitter, Value value, Repr to, const char *ctype);
CExpr *undefined_as(Emitter *emitter, Repr to);
CExpr *null_as(Emitter *emitter, Repr to);
CExpr *to_value(Emitter *emitter, Value value);       /* a TsValue */
CExpr *to_string(Emitter *emitter, Value value);      /* ToString: a TsString * */
CExpr *to_number(Emitter *emitter, Value value);      /* ToNumber: a double (or an integer type) */
CExpr *to_int32(Emitter *emitter, Value value);
CExpr *to_integer_index(Emitter *emitter, Value value);  /* an array index: int64_t, -1 if none */
CExpr *string_literal(Emitter *emitter, const char *text, size_t length);

/* ---- keys.c ---- */

/* A property's key as a TsString *, and as a TsValue: TS_STR("name"), or the symbol's address. */
CExpr *key_literal(Emitter *emitter, const char *name);
CExpr *key_value(Emitter *emitter, const char *name);
/* The symbol that a key means: "&ts_symbol_iterator"; NULL for strings. */
/* A key of a member in a descriptor: TS_KEY("name"), or the symbol. */
const char *member_key(Emitter *emitter, const char *name);
const char *key_symbol(Emitter *emitter, const char *name);
/* As error messages name it: "Symbol(Symbol.iterator)". A C literal. */
CExpr *key_text(Emitter *emitter, const char *name);
/* The `name` of a function that is the property's value: "[Symbol.iterator]". */
const char *key_name(Emitter *emitter, const char *name);

/* ---- expressions.c ---- */

Value emit_expr(Emitter *emitter, IrExpr *expr);
/* Before something whose declaration may not have run is read or written: ReferenceError. */
void emit_ready_check(Emitter *emitter, const IrExpr *expr);
/* Converted to what a slot holds. */
CExpr *emit_for_slot(Emitter *emitter, IrExpr *expr, Slot *slot, Type *type);
CExpr *emit_as(Emitter *emitter, IrExpr *expr, Repr repr, const char *ctype);
/* For its effects only; NULL if there are none. */
/* A value that turned out not to be needed: its effects become a statement in front. */
void emit_unused(Emitter *emitter, const IrExpr *expr, Value value);
CExpr *emit_effect(Emitter *emitter, IrExpr *expr);
/* In an operand that may be skipped: what it would put before becomes part of the expression. */
Value emit_guarded(Emitter *emitter, IrExpr *expr);
CExpr *emit_guarded_as(Emitter *emitter, IrExpr *expr, Repr repr, const char *ctype);
/* A value that can be written twice: a plain name, or a temporary of this role. */
Value emit_reusable(Emitter *emitter, IrExpr *expr, const char *role);
Value make_reusable(Emitter *emitter, Value value, const char *role);
/* Operands in JavaScript's order: those that a later one could disturb become temporaries. */
void emit_operands(Emitter *emitter, IrExpr **exprs, size_t count, Value *values);
/* Whether `later` may change what `earlier` reads, or both do something that shows. */
bool disturbs(const IrExpr *earlier, const IrExpr *later);
Slot *slot_of(IrExpr *expr);
Repr repr_of(Emitter *emitter, IrExpr *expr);   /* of the expression's slot */
bool is_undefined_literal(const IrExpr *expr);

/* ---- bigints.c ---- */

/* Whether a value is a TsBigInt pointer. */
bool is_bigint(Value value);
/* Whether ToNumeric of it may give a BigInt. */
bool may_be_bigint(Emitter *emitter, Value value);
Value emit_bigint(Emitter *emitter, IrExpr *expr);
Value bigint_binary(Emitter *emitter, IrOp op, Value left, Value right);
Value bigint_unary(Emitter *emitter, IrOp op, Value operand);
/* ++ (IR_OP_ADD) and --. */
Value bigint_step(Emitter *emitter, IrOp op, Value operand);
CExpr *bigint_call(Emitter *emitter, const char *function, CExpr *argument);

/* ---- operators.c, conditions.c ---- */

Value emit_binary(Emitter *emitter, IrExpr *expr);
Value emit_unary(Emitter *emitter, IrExpr *expr);
Value emit_logical(Emitter *emitter, IrExpr *expr);
Value emit_concat(Emitter *emitter, IrExpr *expr);
void refuse_function_text(Emitter *emitter, IrExpr *expr, Value value);
CExpr *emit_condition(Emitter *emitter, IrExpr *expr);   /* truthiness, as a C condition */
CExpr *truthy(Emitter *emitter, Value value);
/* test ? left : right, each converted; signed and unsigned numbers do not meet in it. */
Value choose(Emitter *emitter, CExpr *test, Value left, Value right, Repr repr, const char *ctype);
/* x === x and x < x of integers and booleans: compilers warn of it. */
bool is_compared_with_itself(Value left, Value right);
/* The operands of a comparison such that compilers do not warn that its outcome is certain: what no
 * value of the other's type reaches is a double, what is never below 0 is signed. */
void spell_operands(Emitter *emitter, IrOp op, Value left, Value right, CExpr **a, CExpr **b);
Value emit_equality(Emitter *emitter, IrExpr *expr);
/* The value of a `new` or a call; if that makes an error, with the place for its stack. */
Value with_place(Emitter *emitter, const IrExpr *expr, Value value);
Value emit_branded(Emitter *emitter, IrExpr *expr);
Value emit_instanceof(Emitter *emitter, IrExpr *expr);
Value arithmetic(Emitter *emitter, IrOp op, Value left, Value right, Slot *result);

/* ---- assign.c, access.c ---- */

Value emit_assign(Emitter *emitter, IrExpr *expr);
Value emit_update(Emitter *emitter, IrExpr *expr);
Value emit_field(Emitter *emitter, IrExpr *expr);
Value emit_element(Emitter *emitter, IrExpr *expr);
Value emit_var(Emitter *emitter, IrExpr *expr);
CExpr *var_lvalue(Emitter *emitter, IrVar *var);
/* A "void *" as the pointer it is, before its members are used. */
Value typed_pointer(Emitter *emitter, Value value);
/* A value that the flow knows to be an object, null or undefined: its pointer, checked. */
Value present_object(Emitter *emitter, Value value, const char *key);
/* A pointer that is surely not NULL: checked where the flow says that it can be. */
CExpr *checked_pointer(Emitter *emitter, Value object, const char *key);
/* Whether two C types are one without a cast; all typed arrays are. */
bool is_same_ctype(Emitter *emitter, const char *left, const char *right);
/* The same before a property is written, and before an element is read or written, whose index
 * becomes one that can be written twice. */
CExpr *checked_to_set(Emitter *emitter, Value object, const char *key);
/* A pointer to what begins with a TsArray as one to that. */
CExpr *as_array(Emitter *emitter, Value array, CExpr *pointer);
CExpr *checked_element(Emitter *emitter, Value array, CExpr **index, bool to_set);

/* ---- calls.c, natives.c ---- */

Value emit_call(Emitter *emitter, IrExpr *expr);
/* object.name(args) by the runtime. */
Value emit_dynamic_call(Emitter *emitter, IrExpr *call);
Value emit_native_call(Emitter *emitter, IrExpr *expr);
/* numbers.sort((a, b) => a - b): needs no comparator. */
bool is_sort_of_numbers(Emitter *emitter, const IrExpr *call, bool *descending);
Value emit_native_property(Emitter *emitter, IrExpr *expr, Value object);
/* Elements by a bound index signature: buffer[i], process.env[name]. */
Value emit_native_element(Emitter *emitter, IrExpr *element, Value object, Value index);
CExpr *emit_native_element_set(Emitter *emitter, IrExpr *element, Value object, Value index,
                               CExpr *value);
/* Elements of typed arrays of integers: what is written is taken modulo their size. */
bool wraps_integers(const IrExpr *element);
/* A type that names one of C's integer types: int32, size ... */
bool integer_abi(const AstNode *type_node, Value *abi);
/* What such an element holds. */
Value native_element_abi(Emitter *emitter, const IrExpr *element);
CExpr *emit_native_set(Emitter *emitter, IrExpr *target, Value object, CExpr *value);
/* native_arguments.c: what a declared library type is in C. */
Value native_abi(Emitter *emitter, const AstNode *type_node, Type *type, bool optional);
/* The same where the declaration is bound with `$T`: the representation of the receiver's or the
 * call's type parameter. False when the type is no type parameter. */
bool native_parameter_abi(Emitter *emitter, IrExpr *call, Type *type, bool is_result, Value *abi);
Repr native_parameter_repr(Emitter *emitter, IrExpr *call, const char *parameter);
/* The C function's name, `$T` and the like filled in. */
const char *native_binding_name(Emitter *emitter, IrExpr *call, const char *c_name);
/* The function of @cisolated or @cheaders where it can be used, or NULL. */
const char *native_isolated_name(Emitter *emitter, IrExpr *call);
const char *native_headers_name(Emitter *emitter, IrExpr *call, CExpr **headers);
/* The receiver, checked against null and undefined; an argument made to fit; all arguments. */
CExpr *native_receiver(Emitter *emitter, IrExpr *call, Value object);
CExpr *native_argument(Emitter *emitter, const IrExpr *call, size_t index, Value value, Value abi);
void native_arguments(Emitter *emitter, IrExpr *call, Value *values, CExpr *headers, CExprList *out);
Repr repr_of_convention_result(Emitter *emitter, const Convention *convention);
/* A method's code pointer called with its receiver first. */
Value call_code(Emitter *emitter, const Convention *convention, CExpr *code, CExpr *receiver,
                Value *values, size_t count);
bool convention_has_rest(const Convention *convention);
Value call_with_rest(Emitter *emitter, const Convention *convention, CExpr *code, CExpr *first,
                     Value *values, size_t count, size_t last, CExpr *rest);
/* A convention's types with every pointer as void *: all pointers are passed alike. */
const char *erased(Emitter *emitter, Repr repr);
void convention_arguments(Emitter *emitter, const Convention *convention, Value *values,
                          size_t count, CExprList *out);
/* Arguments for the runtime: a count and a list of TsValues. */
void boxed_arguments(Emitter *emitter, IrExpr *call, Value *values, CExprList *out);
/* A function value called with a receiver (NULL: undefined). */
Value call_convention(Emitter *emitter, Convention *convention, CExpr *function, CExpr *receiver,
                      Value *values, size_t count);

/* ---- callee_text.c ---- */

/* What a call calls, or what a member is, as an error names it: "data.list.find". */
const char *callee_text(Emitter *emitter, const IrExpr *expr);
CExpr *callee_literal(Emitter *emitter, const IrExpr *expr);
/* The text of what is iterated: "xs", "f is not a function or its return value". */
CExpr *iterable_literal(Emitter *emitter, AstNode *node);
CExpr *callee_of_call(Emitter *emitter, AstNode *call); /* "f(...)", as a literal */
/* Of what an array pattern takes apart; NULL where the error describes the value instead. */
CExpr *pattern_iterable_literal(Emitter *emitter, const AstNode *pattern);
/* Whether a value may be no iterable, so that the error must name it. */
bool may_not_iterate(Value value);
/* A TsValue before it is spread: the error names it. */
CExpr *named_iterable(Emitter *emitter, const IrExpr *expr, CExpr *value);
/* "property 'a' of 'options'": what cannot be destructured when it is null or undefined; without the
 * source where the value is described instead. NULL for a pattern in a pattern. */
CExpr *pattern_literal(Emitter *emitter, const AstNode *pattern, const char *name);
/* The key alone: "find". */
const char *callee_key(Emitter *emitter, const IrExpr *expr);

/* ---- literals.c ---- */

Value emit_object(Emitter *emitter, IrExpr *expr);
Value emit_array(Emitter *emitter, IrExpr *expr);
Value emit_json_stringify(Emitter *emitter, IrExpr *expr);   /* json.c; expr NULL: not possible */
void emit_encoders(Emitter *emitter, StrBuf *out);

/* ---- closures.c ---- */

Value emit_function_value(Emitter *emitter, IrExpr *expr);
/* The scope struct's pointer as seen from the current function. */
CExpr *scope_pointer(Emitter *emitter, IrScope *scope);
const char *scope_type(Emitter *emitter, IrScope *scope);
/* The member of a scope struct that holds a variable. */
const char *scope_member(Emitter *emitter, const IrVar *var);
/* Declares a scope's struct and descriptor. */
void write_scope(Emitter *emitter, IrScope *scope, StrBuf *out);
bool function_needs_scope(const IrFunction *function);
/* Number of C parameters besides scope and receiver: padded to the convention's. */
size_t function_param_count(Emitter *emitter, const IrFunction *function);
Repr padding_repr(Emitter *emitter, IrFunction *function, size_t index);
Convention *method_convention(Emitter *emitter, const IrFunction *function);
/* "TS_FUNCTION_1(...)" for functions that are used as values. */
void write_function_info(Emitter *emitter, IrFunction *function, StrBuf *out);
/* The same for a method or accessor of a class. */
/* Whether a method may be called with something else than an instance as its receiver. */
bool method_may_meet_others(Emitter *emitter, const IrFunction *method);
void write_method_info(Emitter *emitter, IrFunction *method, StrBuf *out);
void write_class_value(Emitter *emitter, IrClass *class_, StrBuf *out);
/* What the module whose file is being made uses of another one: its header is included. */
void use_module(Emitter *emitter, IrModule *module);
const char *function_name(Emitter *emitter, IrFunction *function);

/* ---- async.c: async functions as frames ---- */

/* Does it contain an await (outside of inner functions)? */
bool awaits(const IrExpr *expr);
bool statement_awaits(const IrStmt *stmt);
Value emit_await(Emitter *emitter, IrExpr *expr);
Value emit_yield(Emitter *emitter, IrExpr *expr);
/* Conditional operands that await: as if statements before the current one. */
Value emit_awaiting_conditional(Emitter *emitter, IrExpr *expr);
Value emit_awaiting_logical(Emitter *emitter, IrExpr *expr);
Value emit_awaiting_optional(Emitter *emitter, IrExpr *expr, CExpr *test);
/* TS_ASYNC_RETURN(self, value). */
void emit_async_return(Emitter *emitter, IrExpr *expr, CStmtList *out);
/* The frame's field for one more try statement. */
const char *async_try_field(Emitter *emitter);
/* Writes the frame to `frames`, the resume function and the function itself to `out`. */
void write_async_function(Emitter *emitter, IrFunction *function, StrBuf *frames, StrBuf *out);

/* ---- dispatch.c ---- */

Value emit_call_method(Emitter *emitter, IrExpr *expr);
void write_dispatchers(Emitter *emitter, StrBuf *out);
typedef struct Accessors {
    IrFunction *only;         /* one of them */
    bool several, others;     /* others: some objects have a field of the name, or nothing */
} Accessors;
/* The one method that a call by name can mean, though the call does not say so; or NULL. */
IrFunction *only_target(const IrExpr *call);
Accessors find_accessors(const IrExpr *object, Pointee *pointee, const char *name,
                         IrFunctionKind kind);
/* Whether calls of a method need its name at run time. */
bool is_called_by_name(Emitter *emitter, Pointee *pointee, const char *name);
/* Position of a method in the tables of a pointee's classes, or -1. */
int vtable_index(Emitter *emitter, Pointee *pointee, const char *name);
size_t vtable_size(Emitter *emitter, Pointee *pointee);
const char *vtable_name_at(Emitter *emitter, Pointee *pointee, size_t index);

/* ---- statements.c, loops.c, switch.c ---- */

/* Whether an array may have holes, as far as is known. */
bool slot_may_have_holes(const Slot *array);
void emit_list(Emitter *emitter, IrStmtList *list, CStmtList *out);
void emit_statement(Emitter *emitter, IrStmt *stmt, CStmtList *out);
void emit_body(Emitter *emitter, IrStmt *stmt, CStmtList *out, CommentList *inner);
void emit_for_of(Emitter *emitter, IrStmt *stmt, CStmtList *out);
void emit_for_in(Emitter *emitter, IrStmt *stmt, CStmtList *out);
void emit_switch(Emitter *emitter, IrStmt *stmt, CStmtList *out);
void emit_loop_body(Emitter *emitter, IrStmt *loop, CStmt *out);
/* The same with its variables, each of a value, in front. */
void emit_loop_with(Emitter *emitter, IrStmt *stmt, CStmt *loop, IrVar *first, Value first_value,
                    IrVar *second, Value second_value);
/* for_await.c */
void emit_for_await(Emitter *emitter, IrStmt *stmt, CStmtList *out);
CExpr *async_iterator_of(Emitter *emitter, const IrExpr *expr, Value iterable);
bool may_leave(const IrStmt *stmt);   /* by an error or a jump */
/* iterate.c */
void emit_for_of_iterator(Emitter *emitter, IrStmt *stmt, CStmtList *out);
/* A TsIterator * over a value. */
CExpr *iterator_of(Emitter *emitter, const IrExpr *expr, Value iterable);
/* Puts the label after a loop that an inner statement leaves. */
void finish_loop(Emitter *emitter, IrStmt *loop, CStmtList *out);
CommentList comments_of(const IrComments *comments);
/* Allocates a scope struct in a variable of its own. `initial` gives the value, or NULL: empty. */
void enter_scope(Emitter *emitter, IrScope *scope, CStmtList *out,
                 CExpr *(*initial)(Emitter *emitter, IrScope *scope));
const char *local_name(Emitter *emitter, IrVar *var);

/* ---- try.c ---- */

void emit_try(Emitter *emitter, IrStmt *stmt, CStmtList *out);
/* break and continue. */
void emit_jump(Emitter *emitter, IrStmt *stmt, CStmtList *out);
void emit_return(Emitter *emitter, IrStmt *stmt, CStmtList *out);

/* The object as an instance of the class that declares a private field, checked where it may be
 * something else; *record is its struct. NULL if `member` is no private name. */
CExpr *private_instance(Emitter *emitter, const IrExpr *member, Value object, bool writes,
                        Struct **record);

/* ---- functions.c: what `new` gives ---- */

/* How the function that allocates gives an instance, or what the constructor returns instead. */
Repr repr_of_constructed(Emitter *emitter, const IrFunction *constructor);
const char *constructed_ctype(Emitter *emitter, const IrFunction *constructor);
/* The instance as it gives it. */
CExpr *constructed_this(Emitter *emitter, const IrFunction *constructor);
/* A try statement of an async function that the program does not have; each part is told the frame's
 * field. */
typedef void (*GuardedPart)(Emitter *emitter, const char *field, void *data, CStmtList *out);
void emit_async_guarded(Emitter *emitter, GuardedPart body, GuardedPart finally, void *data,
                        CStmtList *out);
/* A loop that a TsForOf of this name watches: what leaves it ends that. */
void emit_with_for_of(Emitter *emitter, const char *name, GuardedPart body, void *data, CStmtList *out);
/* Before a return from an async function: ends the loops around it; gives the value, kept if need be. */
CExpr *leave_loops(Emitter *emitter, CExpr *value, CStmtList *out);

/* ---- sharing.c ---- */

/* Marks what other modules use, and places the modules' variables. */
void find_sharing(Emitter *emitter);

/* ---- functions.c, structs.c, modules.c ---- */

/* What is put aside while a function is emitted. */
typedef struct FunctionFrame {
    IrFunction *function;
    NameScope *names;
    NameScope own;
    StrMap labels;
    size_t scopes;
} FunctionFrame;
void enter_function(Emitter *emitter, IrFunction *function, FunctionFrame *saved);
void leave_function(Emitter *emitter, FunctionFrame *saved);
CExpr *initial_scope(Emitter *emitter, IrScope *scope);
void write_definition(Emitter *emitter, StrBuf *out, const char *head, CExprList *params,
                      CStmtList *body, const CommentList *inner);

/* "static double compute(double n)" as head and parameters. */
void function_signature(Emitter *emitter, IrFunction *function, const char **head,
                        CExprList *params);
void write_prototype(Emitter *emitter, IrFunction *function, StrBuf *out);
void write_function(Emitter *emitter, IrFunction *function, StrBuf *frames, StrBuf *out);
void write_struct(Emitter *emitter, Struct *record, StrBuf *out);
/* The static members in a class's descriptor, or NULL (statics.c). */
CExpr *class_statics(Emitter *emitter, const IrClass *class_, StrBuf *out);

/* records.c: writes the record of a module that import() may evaluate, and its declaration. */
void write_module_record(Emitter *emitter, const IrModule *module, StrBuf *source, StrBuf *header);
void write_descriptors(Emitter *emitter, Struct *record, StrBuf *out);
/* The descriptor object of a shape: "Item_type". */
const char *descriptor_of(Emitter *emitter, Shape *shape);

/* struct_headers.c: adds the headers of the library's structs that a text of C has pointers to. */
void use_struct_headers(Emitter *emitter, const StrBuf *text);
/* A file of the project, taken from the buffer. */
void add_emitted_file(Emitter *emitter, const char *path, StrBuf *text);
/* start.c: main.c */
void emit_main(Emitter *emitter);

/* Adds the user's own C that the program calls. */
void emit_bindings(Emitter *emitter);

#endif
