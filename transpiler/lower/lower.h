/*
 * What the files of the lowering pass share. Nothing outside lower/ includes this.
 *
 * A Frame is one function instance while (and after) its body is lowered: its variables, its type
 * arguments, its surroundings. Bodies are lowered from a work list, outer functions first, so the
 * frames of all enclosing functions are complete when an inner one is reached. A callback that was
 * turned into a loop has a frame of its own whose `function` is that of the frame around it.
 *
 * Functions and classes of the program are instantiated for each tuple of type arguments; all
 * instances of one declaration in one frame are a Family.
 *
 * Variables all start as locals; captures.c decides at the end which of them live in scopes.
 */
#ifndef TS2C_LOWER_LOWER_H
#define TS2C_LOWER_LOWER_H

#include "driver/program.h"
#include "lower/ir.h"
#include "names/names.h"
#include "support/fatal.h"
#include "support/map.h"
#include "support/strbuf.h"
#include "support/vec.h"
#include "syntax/ast.h"
#include "types/types.h"

typedef struct Lower Lower;
typedef struct Frame Frame;
typedef struct Family Family;
typedef struct Instance Instance;
typedef struct JumpTarget JumpTarget;
typedef struct Pipeline Pipeline;

typedef VEC(Type *) TypeVec;
typedef VEC(Frame *) FrameVec;
typedef VEC(Instance *) InstanceVec;
typedef VEC(Family *) FamilyVec;

/* One instantiation of a function or class. */
struct Instance {
    Family *family;
    TypeVec arguments;     /* canonical; empty when not generic */
    IrFunction *function;  /* functions */
    IrClass *class_;       /* classes */
    PtrMap methods;        /* classes: member node -> Family of the method's instances */
    Frame *frame;          /* functions: of the body. Classes: gives members their mapper */
    PtrMap accessors;      /* classes: decorated accessor fields -> their getters and setters */
    Instance *parent;      /* classes: of the program that this one extends */
    const char *base_name; /* classes and methods: without the type arguments */
};

/* All instantiations of one declaration as seen from one frame. */
struct Family {
    AstNode *node;
    Frame *frame; /* of the function (or file) that declares it; for methods, the class's */
    InstanceVec instances;
    Instance *owner;    /* methods: the class instance */
    PtrMap static_vars; /* classes: member node -> IrVar */
    Instance *statics;  /* classes: the instance that has the static members */
    IrVar *closure;     /* functions: the variable that holds the one closure, or NULL */
    IrStmt *statement;  /* classes: its IR_STMT_CLASS */
    StrMap decorations; /* classes: "member.role" -> IrVar of what decorators left */
    PtrMap declared;    /* classes: the lists of initializers that are declared */
    PtrMap originals;   /* classes: decorated member -> IrFunction of its code as written */
};

/* What break and continue may name. */
struct JumpTarget {
    IrStmt *stmt;
    AstNode *node; /* the statement in the source */
    bool is_loop, is_switch;
    IrStmtList before_continue; /* statements that each `continue` of this loop runs first */
    JumpTarget *outer;
};

struct Frame {
    Lower *lower;
    Frame *outer;  /* lexically enclosing; NULL for a module's own frame */
    AstNode *node; /* function-like node, static block or SOURCE_FILE; NULL: synthesized */
    IrFunction *function;
    IrModule *module;
    TypeVec parameters; /* type parameters, those of the outer frames included ... */
    TypeVec arguments;  /* ... and what they are here */
    TypeMapper *mapper; /* the same as a mapper; NULL when there are none */
    PtrMap vars;        /* Symbol -> IrVar */
    PtrMap head_vars;   /* Symbol -> IrVar that closures in the head of its loop see instead */
    PtrMap families;    /* function or class node -> Family */
    IrStmtList *out;    /* where statements go */
    JumpTarget *targets;
    PtrMap *taken;      /* comments that are attached already */
    IrComments waiting; /* comments of what made no code, for the next statement */
    bool blank_waiting;
    Instance *instance;  /* functions: of which it is the body */
    Instance *class_;    /* the class whose members these are; NULL outside */
    bool is_static;      /* `this` is the class itself */
    bool wraps_arguments; /* private to lower_arguments_value() */
    bool is_class;       /* only carries the mapper of a class for its members */
    bool is_inlined;     /* a callback that became a loop: `function` is the outer frame's */
    Pipeline *inlined;   /* the loop that the callback became */
    IrVar *resources;    /* of the innermost block with `using` declarations */
    AstNode *dropped;    /* the expression whose value is not used */
    IrStmtList hoisted;  /* declarations for the start of the function's body */
    PtrMap hoisted_vars; /* IrVar -> itself */
};

/* `x instanceof C`, or `#x in y`: C may turn out to be generic, with several instances. */
typedef struct ClassTest {
    IrExpr *expr;
    IrFunction *function; /* where it stands */
} ClassTest;

struct Lower {
    Program *program;
    Arena *arena;
    IrProgram *ir;
    PtrMap module_frames;   /* SourceFile -> Frame of the module's main */
    PtrMap natives;         /* library declaration -> IrNative (or NULL: has none) */
    size_t instance_count;   /* of all declarations with type parameters */
    PtrMap native_wrappers; /* IrNative -> IrFunction that calls it */
    StrMap registered_symbols; /* text of Symbol.for -> the AstNode of the constant in static memory */
    PtrMap homes;           /* object literal whose methods use `super` -> its IrVar */
    PtrMap computed_keys;   /* element of a pattern -> its key, evaluated */
    PtrMap headers;         /* SourceFile -> its @header tags */
    PtrMap module_namespaces; /* module symbol -> IrFunction that gives its namespace */
    PtrMap namespace_vars;  /* symbol of a namespace that is a value -> IrVar of its object */
    PtrMap namespace_ends;  /* symbol -> IrStmt behind its last declaration */
    PtrMap enum_vars;       /* enum symbol -> IrVar of its object */
    PtrMap extended;        /* class node -> first class node that extends it */
    PtrMap decorators;      /* decorator -> Evaluated, while its class is declared */
    PtrMap mixins;          /* parameter that a class extends -> where it does */
    StrMap overridden;      /* "id.name" of methods with an override */
    StrMap mentioned_names; /* library_objects.c: what the program could ask an object for */
    StrMap written_names;   /* inherited_statics.c: properties written through `this` or a name */
    bool knows_written_names;
    StrMap dynamic_names;   /* members that are used without knowing the target */
    PtrMap class_instances; /* IrClass -> Instance */
    PtrMap function_frames; /* IrFunction -> Frame, for naming */
    FamilyVec classes;
    VEC(IrScope *) scopes;
    FrameVec pending; /* frames whose bodies wait */
    size_t next_pending;
    bool gives_classes;  /* some object.constructor is called */
    VEC(ClassTest) class_tests;
};

/* ---- base.c: making nodes, types, diagnostics --------------------------------------- */

#define lower_report(frame, node, id, ...) \
    diagnose((frame)->lower->program, (node)->file, (node)->span, id, ##__VA_ARGS__)

/* "`what` is not supported yet", once per place. */
void lower_unsupported(Frame *f, AstNode *node, const char *what);
/* The same for uses of `super`, but where the class's base is not known, which is told elsewhere. */
void lower_no_super(Frame *f, AstNode *node, const char *what);
const char *lower_intern(Frame *f, const char *text);

Type *lower_type(Frame *f, Type *type);             /* instantiated for this frame */
Type *lower_type_of(Frame *f, AstNode *expression); /* of an expression, instantiated */
Type *lower_symbol_type(Frame *f, Symbol *symbol);  /* of a variable, widened, instantiated */
bool lower_is_any(Type *type);

IrExpr *lower_expr_new(Frame *f, IrExprKind kind, AstNode *node, Type *type);
bool lower_is_sloppy(Frame *f, const AstNode *node); /* sloppy mode code */
IrExpr *lower_undefined(Frame *f, AstNode *node);
IrExpr *lower_number(Frame *f, AstNode *node, double value);
IrExpr *lower_string(Frame *f, AstNode *node, const char *text, size_t length);
IrExpr *lower_boolean(Frame *f, AstNode *node, bool value);
IrExpr *lower_negated(Frame *f, AstNode *node, IrExpr *value); /* !value */
IrExpr *lower_var_ref(Frame *f, AstNode *node, IrVar *var);
IrExpr *lower_function_ref(Frame *f, AstNode *node, IrFunction *function);
IrExpr *lower_field(Frame *f, AstNode *node, IrExpr *object, const char *name, Type *type);
IrExpr *lower_element(Frame *f, AstNode *node, IrExpr *object, IrExpr *index, Type *type);
IrExpr *lower_binary(Frame *f, AstNode *node, IrOp op, IrExpr *left, IrExpr *right, Type *type);
IrExpr *lower_assign(Frame *f, AstNode *node, IrExpr *left, IrExpr *right);
IrExpr *lower_is_undefined(Frame *f, AstNode *node, IrExpr *value); /* value === undefined */

IrStmt *lower_stmt_new(Frame *f, IrStmtKind kind, AstNode *node);
IrStmt *lower_emit(Frame *f, IrStmt *stmt); /* appends; gives it back */
IrStmt *lower_emit_expr(Frame *f, AstNode *node, IrExpr *expr);
IrStmt *lower_emit_declare(Frame *f, AstNode *node, IrVar *var, IrExpr *value);

/* ---- vars.c ------------------------------------------------------------------------- */

IrVar *lower_var_new(Frame *f, const char *name, Type *type); /* a temporary */
IrVar *lower_var_of(Frame *f, Symbol *symbol);                /* of the program */
IrVar *lower_this_var(Frame *f);                              /* NULL: `this` is undefined */
Frame *lower_frame_of(Frame *f, const AstNode *function, const SourceFile *file);
Frame *lower_module_frame(Lower *lower, const SourceFile *file);
void lower_use_module(Frame *f, IrModule *module);
/* An expression that may be read twice, declaring a temporary for it where needed. */
IrExpr *lower_stable(Frame *f, AstNode *node, IrExpr *value, const char *role);
bool lower_is_stable(const IrExpr *value);
IrExpr *lower_again(Frame *f, const IrExpr *value); /* a copy of a stable one */

/* ---- keys.c ------------------------------------------------------------------------- */

const char *lower_key_name(Lower *lower, AstNode *name); /* NULL: only known at run time */
/* object[key] where the key is a constant, be it text or a symbol; NULL for others. */
const char *lower_constant_key(Lower *lower, AstNode *index);
const char *lower_key_as_name(Lower *lower, const char *key);

/* ---- functions.c -------------------------------------------------------------------- */

IrFunction *lower_function_of(Frame *f, AstNode *node, Type **arguments, size_t count);
IrFunction *lower_method_of(Frame *f, Instance *class_, AstNode *node, Type **arguments,
                            size_t count); /* class_members.c */
Family *lower_family_of(Frame *f, AstNode *node);
/* The frame of the instance of a function for these type arguments. */
Frame *lower_function_frame(Frame *f, AstNode *node, Type **arguments, size_t count);
Frame *lower_frame_new(Frame *outer, AstNode *node, IrFunction *function);
void lower_frame_types(Frame *frame, Type **parameters, Type **arguments, size_t count);
void lower_body(Frame *f); /* of one pending frame */
void lower_hoist(Frame *f,
                 const AstList *statements); /* function declarations that need a closure */
IrExpr *lower_function_value(Frame *f, AstNode *node);      /* function expressions, arrows */
AstNode *lower_known_function(Frame *f, Symbol *symbol);    /* that a constant name stands for */
void lower_parameters(Frame *f, const AstList *parameters); /* declares them */
void lower_start_parameters(Frame *f, const AstList *parameters); /* defaults, patterns */
void lower_prepend_hoisted(Frame *f);
void lower_fill_function(Frame *f, AstNode *node, IrFunctionKind kind);
const char *lower_role_name(Frame *f, AstNode *node);
const char *lower_js_name(Frame *f, AstNode *node);

/* ---- generics.c --------------------------------------------------------------------- */

/* The instance for these type arguments, new ones with is_new set. */
Instance *lower_instance(Lower *lower, Family *family, Type **parameters, Type **arguments,
                         size_t count, bool *is_new);
/* Type arguments when nothing is known: constraints, else unknown. */
TypeVec lower_erased(Frame *f, Type **parameters, size_t count);
const char *lower_instance_name(Frame *f, const char *base, const TypeVec *arguments);

/* ---- classes.c, class_members.c, constructors.c ------------------------------------- */

AstNode *lower_class_node(Frame *f, Symbol *symbol); /* class that a constant name stands for */
Instance *lower_class_instance(Frame *f, AstNode *node, Type **arguments, size_t count);
Instance *lower_class_of_type(Frame *f, Type *type); /* NULL: not a class of the program */
Instance *lower_class_statics(Frame *f, AstNode *node);
void lower_class_statement(Frame *f, AstNode *node);
void lower_finish_class_statements(Lower *lower);
IrExpr *lower_class_value(Frame *f, AstNode *node, AstNode *class_node);
/* A member by name, in *class_ or the nearest class above it, which *class_ is set to. */
AstNode *lower_find_member(Frame *f, Instance **class_, const char *name, bool is_static,
                           AstKind kind);
const char *lower_member_key(Lower *lower, const AstNode *member); /* "#x" for private names */
/* The class of the program that a constructor's type means; NULL: not known. mixins.c */
Instance *lower_class_of_constructor(Frame *f, Type *constructor);
bool lower_is_known_class(Frame *f, AstNode *value);
void lower_note_mixin(Lower *lower, AstNode *base);
void lower_check_mixin_call(Frame *f, AstNode *call, const AstNode *function);
void lower_check_mixins(Lower *lower);
/* What a private name, "#x", is as the name of a field: itself, unless a base class has it, too. */
/* inherited_statics.c: a static field of a class above, where this class may have its own; or NULL. */
IrExpr *lower_inherited_static(Frame *f, AstNode *node, Instance *class_, const char *name);

/* computed_members.c: members whose names are known at run time only. They are defined where the class
 * is declared; their fields are initialised by constructors, or with the static members. */
bool lower_is_computed_member(Lower *lower, const AstNode *member);
bool lower_has_computed_members(Lower *lower, const AstNode *class_node);
void lower_define_computed_members(Frame *f, Instance *class_, AstNode *class_node);
void lower_initialise_computed_field(Frame *f, Instance *class_, AstNode *member, IrExpr *object,
                                     IrExpr *value);
const char *lower_private_key(Frame *f, const char *name);
/* The object of a private member; where its type is any, as an instance of the class that has it. */
IrExpr *lower_private_receiver(Frame *f, AstNode *node, IrExpr *object, const char *name);
IrNative *lower_inherited_native(Frame *f, Instance *class_, const char *key);
bool lower_is_overridden(Lower *lower, Instance *class_, const char *name);
IrVar *lower_static_var(Frame *f, Instance *class_, AstNode *member);
void lower_class_fields(Instance *class_);
void lower_class_methods(Instance *class_);
void lower_constructor(Instance *class_);
/* super(...); as a statement of its own; what follows it: the fields' initialisers. */
bool lower_is_super_statement(const AstNode *statement);
void lower_after_super(Frame *f);
void lower_constructor_body(Frame *f);
void lower_scan_classes(Lower *lower);  /* who extends whom */
bool lower_erase_methods(Lower *lower); /* generic methods called without knowing them; any new? */

/* decorators.c, decorator_calls.c, decorated_members.c */
bool lower_is_replaced(Frame *f, const AstNode *node); /* some decorator may replace it */
void lower_evaluate_class_decorators(Frame *f, AstNode *node);
void lower_apply_decorators(Frame *f, Instance *class_);
/* Of a method whose frame is given: makes the member that calls what decorators left. */
IrFunction *lower_split_method(Instance *class_, Frame *original_frame);
bool lower_is_decorated_accessor(const AstNode *member);
const char *lower_accessor_storage(Frame *f, const AstNode *member); /* "#..." */
IrFunction *lower_decorated_accessor(Frame *f, Instance *class_, AstNode *member, bool is_setter);
/* A field's value after its decorators had it; `self` is stable. */
IrExpr *lower_decorated_value(Frame *f, Instance *class_, AstNode *member, IrExpr *self, IrExpr *value);
void lower_run_initializers(Frame *f, Instance *class_, AstNode *member, IrExpr *self);
void lower_run_method_initializers(Frame *f, Instance *class_, bool is_static, IrExpr *self);
/* The class as written, and the variable of what its decorators left. */
IrExpr *lower_original_class(Frame *f, AstNode *node, AstNode *class_node);
IrVar *lower_class_var(Frame *f, AstNode *class_node);

/* ---- statements.c and its constructs ------------------------------------------------ */

void lower_statement(Frame *f, AstNode *node);
IrExpr *lower_returned(Frame *f, AstNode *expression);
void lower_statements(Frame *f, const AstList *statements);
IrStmt *lower_block(Frame *f, AstNode *node); /* a statement as an IR_STMT_BLOCK */
void lower_variable(Frame *f, AstNode *declaration);
void lower_for(Frame *f, AstNode *node);
void lower_for_of(Frame *f, AstNode *node);
void lower_for_in(Frame *f, AstNode *node);
void lower_switch(Frame *f, AstNode *node);
void lower_try(Frame *f, AstNode *node);
void lower_enum(Frame *f, AstNode *node);
void lower_jump(Frame *f, AstNode *node);
bool lower_crosses_clauses(const Symbol *symbol); /* of a switch */
bool lower_is_hoisted(Frame *f, Symbol *symbol);
IrStmt *lower_sub_block(Frame *f, AstNode *node, IrStmtList **saved); /* f->out is its body */
void lower_fill_block(Frame *f, AstNode *node, IrStmt *block);
void lower_function_block(Frame *f, AstNode *block, IrStmt *into);

/* A loop's body: begin makes the block and lets break and continue find the loop; statements of a
 * prologue may be emitted before finish lowers the body itself. */
typedef struct LoopBody {
    JumpTarget target;
    IrStmtList *saved;
} LoopBody;
void lower_loop_begin(Frame *f, LoopBody *body, IrStmt *loop, AstNode *node, AstNode *body_node);
void lower_loop_finish(Frame *f, LoopBody *body, AstNode *body_node);
void lower_loop_end(Frame *f, LoopBody *body); /* finish, where the body itself is lowered */

/* using.c: a block's resources; what is lowered between begin and end is guarded. */
typedef struct UsingBlock {
    AstNode *node;
    IrStmt *attempt;
    IrStmtList *saved;
    IrVar *outer; /* the resources of the block around */
    bool awaits;  /* some `await using` */
} UsingBlock;
bool lower_is_using(const AstNode *node);
void lower_using_begin(Frame *f, AstNode *node, UsingBlock *block);
void lower_using_end(Frame *f, UsingBlock *block);
void lower_using(Frame *f, AstNode *statement, UsingBlock *block);
void lower_using_add(Frame *f, AstNode *statement, AstNode *target, IrVar *var, UsingBlock *block);

/* ---- comments.c --------------------------------------------------------------------- */

void lower_take_comments(Frame *f, AstNode *node, IrStmt *stmt);
void lower_take_function_comments(Frame *f, AstNode *node);
void lower_sweep_comments(Frame *f, AstNode *node, IrComments *into);
void lower_take_leading(Frame *f, AstNode *node, IrComments *into);
Comment *lower_take_trailing(Frame *f, AstNode *node);
void lower_take_inner(Frame *f, AstNode *node, IrComments *into);
void lower_keep_comments(Frame *f, AstNode *node); /* of what makes no code */
void lower_module_comments(Frame *f, AstNode *file);

/* ---- expressions.c and its constructs ----------------------------------------------- */

IrExpr *lower_expr(Frame *f, AstNode *node);
IrExpr *lower_identifier(Frame *f, AstNode *node);
/* What the name of a function's declaration stands for. */
IrExpr *lower_declared_function(Frame *f, AstNode *node, AstNode *function);
bool lower_is_global_property(Frame *f, const Symbol *symbol);
/* Object, Number and their like as values: the library's binding, and the value; NULL: this is none,
 * or it is called as a function by the library. */
IrNative *lower_built_in_class_native(Frame *f, const char *name);
IrExpr *lower_built_in_class(Frame *f, AstNode *node, const Symbol *symbol);
IrExpr *lower_symbol_value(Frame *f, AstNode *node, Symbol *symbol);
IrExpr *lower_namespace_value(Frame *f, AstNode *node, Symbol *symbol); /* namespaces.c */
void lower_namespace(Frame *f, AstNode *node);
IrExpr *lower_module_value(Frame *f, AstNode *node, Symbol *module); /* module_values.c */
/* const { a, b: c } = store: an object with what is named, made of a module or namespace. */
bool lower_is_taken_apart(const AstNode *node);
IrExpr *lower_taken_apart(Frame *f, AstNode *node, Symbol *container);
IrExpr *lower_import_call(Frame *f, AstNode *node);
void lower_give_namespace(Frame *f, IrExpr *record, Symbol *module); /* lets it give its namespace */

/* commonjs.c; NULL where the name or member is nothing of CommonJS's */
IrExpr *lower_commonjs_name(Frame *f, AstNode *node, const Symbol *symbol);
IrExpr *lower_commonjs_this(Frame *f, AstNode *node);
IrExpr *lower_commonjs_export(Frame *f, AstNode *node, Symbol *symbol);
IrExpr *lower_require_member(Frame *f, AstNode *object, AstNode *node, const char *name);
bool lower_calls_require(Frame *f, const AstNode *node);
IrExpr *lower_require_call(Frame *f, AstNode *node);
IrExpr *lower_require(Frame *f, AstNode *node, Symbol *module);
bool lower_is_commonjs_global(const Symbol *symbol); /* require, module, exports ... */
bool lower_is_missing_global(Frame *f, const Symbol *symbol); /* `module` in an ECMAScript module */
void lower_import_equals(Frame *f, AstNode *node);
void lower_export_equals(Frame *f, AstNode *node, Symbol *symbol);
IrExpr *lower_module_path(Frame *f, AstNode *node, const char *what); /* members.c: "filename" ... */
Symbol *lower_entity(Frame *f, AstNode *node); /* symbol that a dotted name denotes */
IrExpr *lower_this(Frame *f, AstNode *node);
IrExpr *lower_assignment(Frame *f, AstNode *node);
IrExpr *lower_target(Frame *f, AstNode *node); /* left side: variable, member, element */
IrExpr *lower_assign_to(Frame *f, AstNode *node, IrExpr *target, IrExpr *value);
IrExpr *lower_update(Frame *f, AstNode *node);
IrExpr *lower_template(Frame *f, AstNode *node);
IrExpr *lower_tagged_template(Frame *f, AstNode *node);
IrExpr *lower_object(Frame *f, AstNode *node);
/* The variable of the object literal whose method f is in, when its methods use `super`; or NULL. */
IrVar *lower_home_of(Frame *f);
IrExpr *lower_array(Frame *f, AstNode *node);
IrExpr *lower_arguments_value(Frame *f, AstNode *node);
IrVar *lower_enum_var(Frame *f, Symbol *symbol);
IrOp lower_operator(AstOperator op);

/* members.c */
IrExpr *lower_member(Frame *f, AstNode *node); /* a.b, a[b] without `?.` inside */
IrExpr *lower_member_of(Frame *f, AstNode *node, IrExpr *object);
IrExpr *lower_named_member(Frame *f, AstNode *node, IrExpr *object, const char *name, Type *type);
IrFunction *lower_accessor(Frame *f, IrExpr *object, const char *name, AstKind kind);
Instance *lower_static_home(Instance *receiver, Instance *declaring, const AstNode *member);
IrExpr *lower_static_member(Frame *f, AstNode *node, Instance *class_, const char *name);
const char *lower_member_name(Frame *f, AstNode *node); /* static name of an access, or NULL */
bool lower_is_library_path(Frame *f, AstNode *node);
/* Whether an object of the library that a path names has no such member as far as we know it, though Node's
 * may: that is reported. */
bool lower_lacks_member(Frame *f, AstNode *access, AstNode *object);
AstNode *lower_static_class(Frame *f, AstNode *node); /* class that an expression surely is */
const Property *lower_property_of(Frame *f, Type *type, const char *name);

/* calls.c, method_calls.c, optional_chain.c */
IrExpr *lower_call(Frame *f, AstNode *node);
IrExpr *lower_new(Frame *f, AstNode *node);
/* The declaration of a class of the library that can be extended: one with the tag @cfields; NULL. */
AstNode *lower_extensible_class(Lower *lower, const Symbol *symbol);
/* The C header of a library declaration: the last @header before it. */
const char *lower_header_of(Lower *lower, const AstNode *declaration);
IrExpr *lower_super_call(Frame *f, AstNode *node);
IrExpr *lower_method_call(Frame *f, AstNode *call, AstNode *access, IrExpr *receiver);
IrExpr *lower_value_call(Frame *f, AstNode *call, IrExpr *callee);
IrExpr *lower_native_call(Frame *f, AstNode *call, IrNative *native, IrExpr *receiver);
IrExpr *lower_direct_call(Frame *f, AstNode *call, IrFunction *function, IrExpr *receiver);
TypeVec lower_call_type_arguments(Frame *f, AstNode *call);
void lower_arguments(Frame *f, const AstList *arguments, IrExprList *into);
void lower_fill_arguments(Frame *f, AstNode *call, IrFunction *function, IrExpr *expr);
IrExpr *lower_chain(Frame *f, AstNode *root);

/* iterators.c: it.next(x) of the library's iterators; NULL: an ordinary call. */
IrExpr *lower_iterator_step(Frame *f, AstNode *call, IrNative *native, IrExpr *receiver, Type *type);
bool lower_is_step_value(const AstNode *node, const IrExpr *object);

/* natives.c */
/* A call of one of the functions that the library declares for what the compiler makes: "__decorated". */
IrExpr *lower_helper(Frame *f, AstNode *node, const char *name);
IrNative *lower_native(Lower *lower, AstNode *declaration); /* NULL: no binding */
IrNative *lower_overload_for_any(Frame *f, const AstNode *call, IrNative *native);
bool lower_is_library(const AstNode *declaration);
/* A member of an interface that the library declares for the compiler. */
/* library_objects.c: console, Math or JSON as a value; NULL for others. */
IrExpr *lower_library_object(Frame *f, AstNode *node, Type *type);
/* A class of the library as a value; NULL if the type is none, or none that is a value. */
IrExpr *lower_library_class(Frame *f, AstNode *node, const char *name, Type *type);
/* A member of one of them: of a value with its type, it is asked for by name. */
bool lower_is_library_object(const IrNative *native);
IrNative *lower_interface_native(Frame *f, const char *interface_name, const char *member);
IrExpr *lower_native_value(Frame *f, AstNode *node, IrNative *native, IrExpr *receiver);
IrNative *lower_property_native(Frame *f, AstNode *node, const Property *property);
bool lower_symbol_declaration_is(const AstNode *declaration, const char *interface_name);

/* destructuring.c */
typedef enum BindMode { BIND_DECLARE, BIND_ASSIGN } BindMode;
void lower_bind(Frame *f, AstNode *target, IrExpr *value, BindMode mode, Type *type);
void lower_bind_expression(Frame *f, AstNode *pattern, AstNode *value, BindMode mode);
void lower_declare(Frame *f, AstNode *node, Symbol *symbol, IrExpr *value);
IrExpr *lower_destructuring_assignment(Frame *f, AstNode *node);
IrExpr *lower_rest_of(Frame *f, AstNode *element, IrExpr *array, size_t index);
const char *lower_pattern_role(Frame *f, AstNode *pattern);

/* callbacks.c: array methods with a literal callback as loops */
bool lower_callback_statement(Frame *f, AstNode *node);
bool lower_callback_value(Frame *f, AstNode *node, IrVar *into);
void lower_inlined_return(Frame *f, AstNode *node);

/* captures.c, prune.c, naming.c: over the finished IR */
void lower_place_variables(Lower *lower);
void lower_prune(Lower *lower);
void lower_name_functions(Lower *lower);
void lower_name_scopes(Lower *lower);

#endif
