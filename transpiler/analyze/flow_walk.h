/* Shared by the files of the flow analysis that walk the IR. */
#ifndef TS2C_ANALYZE_FLOW_WALK_H
#define TS2C_ANALYZE_FLOW_WALK_H

#include "analyze/flow.h"

/* Walks an expression, records its flows, and returns the slot of its value (also expr->slot).
 * NULL is allowed and gives NULL. */
Slot *flow_expr(Analysis *analysis, IrExpr *expr);
/* The same for an expression whose number is used in this way only. */
Slot *flow_used(Analysis *analysis, IrExpr *expr, NumberUse use);

/* The calls among them (flow_calls.c). */
Slot *flow_call(Analysis *analysis, IrExpr *expr);

/* flow_literals.c */
Slot *flow_object_literal(Analysis *analysis, IrExpr *expr);
Slot *flow_array_literal(Analysis *analysis, IrExpr *expr);

/* flow_access.c: reads and writes of fields and elements. */
Slot *flow_field(Analysis *analysis, IrExpr *expr);
Slot *flow_element(Analysis *analysis, IrExpr *expr);
void flow_store(Analysis *analysis, IrExpr *target, Slot *value);

/* Gives a variable its slot, once. */
void prepare_var(Analysis *analysis, IrVar *var);

void flow_statement(Analysis *analysis, IrStmt *stmt);

/* The expression's own slot, made once. */
Slot *own_slot(Analysis *analysis, IrExpr *expr);

/* Flows `from` into `to`, without some kinds. */
void flow_without(Analysis *analysis, Slot *from, Slot *to, unsigned removed);

/* Arrays of this pointee may have holes, which read as undefined; and if there are some for sure,
 * their elements must be able to be undefined: doubles always can, integers are kept as doubles. */
void flow_holes(Analysis *analysis, Pointee *pointee);
void flow_written_holes(Analysis *analysis, Pointee *pointee);
void flow_make_holes(Analysis *analysis, Pointee *pointee);
/* [, 1].map(f), [1].concat([, 2]): an array that is made of one with holes has holes. */
void flow_copied_holes(Analysis *analysis, const Slot *source, Slot *result);
/* A value leaves for code that is not known: objects escape. */
void flow_escape(Analysis *analysis, Slot *slot);

/* object[key] with a key that may be a member's name: all members of its classes may be read. */
void flow_key_read(Analysis *analysis, Slot *object, const Slot *index, Type *type);
/* Whether any member of a pointee's classes may be read by a computed name. */
bool members_are_read_by_key(const Analysis *analysis, const Pointee *pointee);

/* A function may be written to a property whose name is not known. */
void flow_replaces_any_method(Analysis *analysis);
/* Whether the program may put another function in the place of a method of a pointee's classes. */
bool method_may_be_replaced(const Analysis *analysis, Pointee *pointee, const char *name);

/* native_dynamic.c: a method of the library's that some class of the receiver overrides. */
bool native_is_overridden(const IrExpr *expr);

/* flow_objects.c: what a library function does to its arguments, by the tags of its declaration. */
void flow_object_change(Analysis *analysis, const IrNative *native, Slot **args, size_t count);
/* A method of an object is replaced by a function that is not known. */
void flow_replaced_method(Analysis *analysis, const IrExpr *call, Slot **args);
/* Methods of a class that the library class which it extends calls by name. */
void flow_hooks(Analysis *analysis, Pointee *pointee);
/* The slot of what dynamic code writes to fields of a name (flow_access.c). */
Slot *flow_dynamic_write(Analysis *analysis, const char *name);
/* The prototype of objects is taken: it may be given to others. */
void flow_prototype(Analysis *analysis, Slot *objects);

/* A private member of what is not known: its object becomes one that must be an instance of the
 * class. Gives the object's slot. */
Slot *flow_private_object(Analysis *analysis, IrExpr *member, IrOp use);

/* A constant, non-negative integer index, or -1. */
long constant_index(const IrExpr *index);

/* Adds the effect of narrowing to a read: kinds that the declared type has and the narrowed type
 * has not are gone, since a check was made. Returns `place` itself if nothing changes. */
Slot *flow_narrowed(Analysis *analysis, IrExpr *expr, Slot *place, Type *declared);

/* null or undefined that a type denies must survive narrowing: the result of `a ?? b` and `a?.b` has
 * the type of an `a` that, by its type, is never absent. */
void flow_mark_raw(Analysis *analysis, Slot *slot, Type *declared);

/* The same as the expression's slot, whether it has become its own or is the place's. */
Slot *flow_place(Analysis *analysis, IrExpr *expr, Slot *place, Type *declared);

/* What an await of the values of `from` gives: promises are unwrapped. */
void flow_awaited(Analysis *analysis, Slot *from, Slot *to);

/* The slot of the values that an async function's promise is resolved with. */
Slot *flow_promised(Analysis *analysis, Slot *promise);

/* flow_iteration.c: what iterating the values of a slot gives, into `to`. The runtime has the values
 * as TsValues. The same for yield*: `returned` gets what the iterators return at their end, next()
 * gets `sent`; each may be NULL. */
void flow_items(Analysis *analysis, Slot *iterable, Slot *to);
void flow_delegated(Analysis *analysis, Slot *iterable, Slot *to, Slot *returned, Slot *sent);
/* The same for `for await` and for yield* in async generators. */
void flow_async_delegated(Analysis *analysis, Slot *iterable, Slot *to, Slot *returned, Slot *sent);
/* The slot of a library class's type parameter. */
Slot *flow_native_argument(Analysis *analysis, Slot *object, size_t index);
/* Whether a slot's library objects are all of this C struct. */
bool flow_is_native(Analysis *analysis, Slot *slot, const char *name);
/* Remembers that methods of this name are called on values of unknown kind. */
void flow_dynamic_call_name(Analysis *analysis, const char *name);

/* The class of the program whose instances have a type; NULL for other types. */
const IrClass *class_of_type(const Analysis *analysis, const Type *type);

/* doubts.c: what the program's own type predicates say is believed where their bodies show it. */
void find_doubts(Analysis *analysis);
/* The kinds of a variable or field that narrowing must not take away. */
unsigned doubted_kinds(const Analysis *analysis, const IrExpr *expr);

/* The shape made by a class's constructor. */

bool has_other_shapes(const Slot *object, const IrClass *owner, const char *name);
/* The class as a value: constructed by the convention of the place where it meets others. */
Slot *class_value(Analysis *analysis, IrClass *class_);

/* The class's own or inherited method or accessor of a name and kind; NULL if there is none. */
IrFunction *class_find_method(const IrClass *class_, const char *name, IrFunctionKind kind);

/* Any field of its objects may be meant: they are made as dynamic objects. */
void open_object(Analysis *analysis, Pointee *pointee);

#endif
