/*
 * What can flow where: the analysis that decides how each value is represented.
 *
 * Annotations may lie, so a variable's representation follows from what reaches it. Each place
 * that holds a value (variable, parameter, result, field, element, expression) has a Slot: the
 * kinds of values seen there, and one Pointee for the objects among them. A flow from one slot to
 * another adds kinds and unifies pointees, so that all objects that meet in one place share a
 * Pointee: the unit for which a layout, an element representation or a calling convention is
 * chosen. Values whose making is not known (JSON.parse, `any`) are KIND_DYNAMIC; a place they reach
 * is a TsValue. Objects that flow into `any` are not unified with each other, they only "escape":
 * dynamic writes may then reach their fields.
 *
 * The analysis walks the whole IR again and again until nothing changes; each walk only adds.
 */
#ifndef TS2C_ANALYZE_FLOW_H
#define TS2C_ANALYZE_FLOW_H

#include "lower/ir.h"
#include "support/map.h"

enum {
    KIND_UNDEFINED = 1 << 0,
    KIND_NULL = 1 << 1,
    KIND_BOOLEAN = 1 << 2,
    KIND_NUMBER = 1 << 3,
    KIND_STRING = 1 << 4,
    KIND_BIGINT = 1 << 5,
    KIND_SYMBOL = 1 << 6,
    KIND_OBJECT = 1 << 7,    /* an object of the program: literal or class instance */
    KIND_ARRAY = 1 << 8,
    KIND_FUNCTION = 1 << 9,
    KIND_NATIVE = 1 << 10,   /* an instance of a library class other than Array */
    KIND_CLASS = 1 << 11,    /* a class as a value */
    KIND_DYNAMIC = 1 << 12,  /* anything at all */
    KIND_RAW_NULLISH = 1 << 13,  /* null or undefined where the types deny it: narrowing keeps it */

    KIND_NULLISH = KIND_UNDEFINED | KIND_NULL,
    KIND_POINTERS = KIND_STRING | KIND_BIGINT | KIND_SYMBOL | KIND_OBJECT | KIND_ARRAY
        | KIND_FUNCTION | KIND_NATIVE | KIND_CLASS,
    KIND_HEAP = KIND_OBJECT | KIND_ARRAY | KIND_FUNCTION | KIND_NATIVE | KIND_CLASS
};

typedef struct Pointee Pointee;
typedef struct Shape Shape;
typedef struct FieldSlot FieldSlot;

/* Numbers seen in a slot: an interval, and whether all are integers. lo > hi: none seen. */
typedef struct Range {
    double lo, hi;
    bool is_integer;
    bool negative_zero;     /* -0 may be among them */
} Range;

struct Slot {
    unsigned kinds;
    Pointee *pointee;       /* of the KIND_HEAP values; made on demand; use slot_pointee() */
    Range range;            /* of the KIND_NUMBER values */
    unsigned widenings;     /* private to ranges.c */
    bool no_integers;       /* kept as double: shared with code that expects doubles */
    bool is_boxed;          /* elements of arrays that the runtime makes: TsValues */
    bool is_beyond_type;    /* holds kinds that the type denies where they come from: list[9] ?? 7 */
    struct Literals *strings, *numbers;   /* private to literals.c: the constants among them */
};

/* A property name within a pointee. */
struct FieldSlot {
    const char *name;
    Slot slot;
    bool is_method;         /* some class of the pointee has a method of this name */
    bool is_called_by_name; /* the runtime finds the method: spread arguments, dynamic objects */
    Type *type;             /* static type of the first declaration seen */
    bool is_replaced;       /* the program may put another function in a method's place */
    bool is_assigned;       /* written other than by its object's literal or constructor */
    bool hides_method;      /* written where the object's class has a method of the name */
    size_t position;        /* layout.c */
};

/* One way to make an object: an object literal (per key list), or a class. */
struct Shape {
    IrClass *class_;        /* NULL: literals */
    const char **names;     /* own keys in order; literals */
    size_t name_count;
    Type *type;             /* static type of the first literal of this shape */
    IrModule *module;       /* where it is first made */
    bool is_open;           /* has computed keys or spread of unknown shape: a dynamic object */
    bool is_pending;        /* spreads what nothing is known of as yet; private to flow_literals.c */
    const char *c_name;     /* emit/: the descriptor's struct */
    bool is_named;          /* emit/: something mentions the descriptor */
    Pointee *pointee;
    bool layout_known;      /* private to layout.c, with `record`: the struct of its objects */
    struct Struct *record;
    size_t id;
};

typedef VEC(Shape *) ShapeList;

/* The way a function value is called: shared by all functions that meet in one place. */
typedef struct Convention {
    VEC(Slot *) params;
    Slot *result;
    Slot *receiver;            /* `this` of the functions that use it and are no methods */
    IrFunctionList functions;  /* of the program */
    bool called;               /* by emitted code through the value */
    bool called_dynamically;   /* by the runtime or through `any` */
    bool has_rest;
} Convention;

struct Pointee {
    Pointee *forward;          /* unified into another one; NULL for the representative */
    StrMap fields;             /* name -> FieldSlot *: objects */
    ShapeList shapes;
    VEC(Type *) views;         /* static types through which it is seen, for names */
    Slot *element;             /* arrays: all elements */
    Slot *any_index;           /* arrays: what is stored at an index that is not constant */
    VEC(Slot *) tuple;         /* arrays: what is stored at constant indices */
    VEC(Slot *) args;          /* library classes: one slot for each type parameter */
    const char *native_struct; /* library classes: C struct, e.g. "HttpRequest" */
    bool native_conflict;      /* several library classes meet */
    Convention *convention;    /* functions */
    bool gives_prototype;      /* something takes the prototype of its objects */
    bool escapes;              /* reached by dynamic code */
    bool may_shrink;           /* arrays: something takes elements away */
    bool has_written_holes;    /* arrays: by [, x] or delete; they differ from undefined */
    bool may_have_holes;       /* arrays: some are stored to beyond their end, or made with holes */
    bool is_proxied;           /* there are proxies of some: `this` may be one in their methods */
    bool is_guarded;           /* some of its objects are frozen or sealed: writes must ask */
    bool keys_change;          /* keys are deleted from some of its objects, or added by the library */
    bool is_read_by_key;       /* members of its classes are found by names that are computed */
    bool is_dynamic;           /* its objects are made as dynamic objects (open literals) */
    void *layout;              /* layout.h */
    size_t id;
};

/* Something known about a local variable while a statement runs. */
typedef struct RangeFact {
    const IrVar *var;
    Range range;
    const IrVar *within;    /* an array or string whose length it is below; NULL */
} RangeFact;

/* What becomes of an expression's number: as an index, -0 is 0 and NaN finds nothing. */
typedef enum NumberUse {
    NUMBER_USED,        /* as it is */
    NUMBER_UNSIGNED_ZERO,   /* 0 and -0 do the same */
    NUMBER_INDEX        /* the same, and NaN does what -1 does */
} NumberUse;

typedef struct Analysis {
    Program *program;
    IrProgram *ir;
    Arena *arena;
    bool changed;
    size_t passes;
    bool is_finishing;         /* all else has settled: what nothing flowed into is undefined */
    PtrMap class_pointees;     /* IrClass * -> Pointee * */
    PtrMap class_values;       /* IrClass * -> Slot *: the class as a value */
    PtrMap iterations;         /* Slot * -> what flow_iteration.c knows of iterating it */
    PtrMap literal_shapes;     /* IrExpr * (IR_OBJECT) -> Shape * */
    ShapeList shapes;
    StrMap dynamic_writes;     /* property name -> Slot *: written on `any` receivers */
    StrMap doubted_fields;     /* property name -> unsigned *: kinds that a predicate may be wrong about */
    StrMap replaced_methods;   /* property name: a function is written to it, on `any` or a class's object */
    bool reads_any_key;        /* a computed name is looked up in an object that is not known */
    bool replaces_any_method;  /* the same with a computed name */
    StrMap dynamic_calls;      /* property name: called on `any` receivers */
    Slot *dynamic_any_write;   /* computed keys on `any` receivers */
    bool has_dynamic_element_writes;
    Slot *dynamic_pushes;      /* put into arrays, maps and sets that are not known */
    bool may_detach;           /* buffers may be resized or detached: typed arrays may shrink */
    bool takes_any_prototype;  /* the prototype of an object that is not known is taken */
    bool has_bigints;          /* there are BigInts: what is dynamic may be one */
    bool proxies_dynamic;      /* there are proxies of objects that are not known */
    bool freezes_dynamic;      /* Object.freeze and the like get objects that are not known */
    bool dynamic_keys_change;  /* the same for keys that are deleted or added */
    IrFunction *function;      /* being walked */
    VEC(RangeFact) facts;      /* refine.c: a stack */
    size_t next_id;
    VEC(Pointee *) pointees;
    StrMap struct_names;       /* layout.c */
    PtrMap type_structs;
    VEC(struct Struct *) structs;   /* all, in the order of their making */
} Analysis;

/* The representation of a value in C. */
typedef enum ReprKind {
    REPR_VOID,
    REPR_BOOL,
    REPR_INT32,
    REPR_INT64,
    REPR_DOUBLE,
    REPR_OPTIONAL_DOUBLE,  /* TS_UNDEFINED_NUMBER is undefined */
    REPR_POINTER,          /* to a heap cell; see `kinds` for which, and NULL's meaning */
    REPR_VALUE             /* TsValue */
} ReprKind;

typedef struct Repr {
    ReprKind kind;
    unsigned kinds;        /* KIND_*: what it can be */
    Pointee *pointee;      /* of the heap values; representative; may be NULL */
} Repr;

/* Runs the flow and range analyses, layouts and effects over the IR. */
Analysis *analyze_program(Program *program, IrProgram *ir);

/* The representation that a slot's content gets. An empty slot is void-like: REPR_VALUE with no
 * kinds (only undefined was ever there). */
Repr repr_of_slot(const Analysis *analysis, Slot *slot);
Repr repr_of_kinds(unsigned kinds, Pointee *pointee, const Range *range);

/* The C type of NULL in a pointer representation: true if NULL means null, false: undefined. */
bool repr_null_is_null(Repr repr);
bool repr_is_nullable(Repr repr);
/* int32_t, int64_t */
bool repr_is_integer(Repr repr);

/* Whether all its objects are instances of classes that extend Array: they begin with a TsArray. */
bool pointee_is_array(const Pointee *pointee);
/* Whether there are arrays, or such instances, in a slot. */
bool slot_has_elements(const Slot *slot);
/* A pointer to what begins with a TsArray. */
bool repr_is_array(Repr repr);

Pointee *pointee_find(Pointee *pointee);
Pointee *slot_pointee(Analysis *analysis, Slot *slot);
Slot *slot_new(Analysis *analysis);
Slot *pointee_element(Analysis *analysis, Pointee *pointee);
Slot *pointee_field(Analysis *analysis, Pointee *pointee, const char *name);
FieldSlot *pointee_find_field(Pointee *pointee, const char *name);
Convention *pointee_convention(Analysis *analysis, Pointee *pointee);
Slot *convention_param(Analysis *analysis, Convention *convention, size_t index);
/* Whether its functions take a receiver: one of them uses `this`. */
bool convention_has_receiver(const Convention *convention);
/* A call passes a receiver (NULL: undefined) to functions that are no methods. */
void flow_receiver(Analysis *analysis, Slot *object, Convention *convention);
/* Name of the hidden field that holds the scope of a class in a function. */
const char *class_scope_field(Arena *arena, const IrClass *class_);
Pointee *class_pointee(Analysis *analysis, IrClass *class_);

/* Adds a flow; unifies pointees. */
void flow(Analysis *analysis, Slot *from, Slot *to);
/* The receiver of a method: checked before the call, it is an object there. What is not known is
 * called by name, and only finds the method on instances. */
void flow_present(Analysis *analysis, Slot *from, Slot *to);
void flow_some(Analysis *analysis, Slot *from, Slot *to, unsigned kinds);
void flow_kinds(Analysis *analysis, Slot *to, unsigned kinds);   /* numbers: any */
void pointee_unify(Analysis *analysis, Pointee *a, Pointee *b);
void pointee_escape(Analysis *analysis, Pointee *pointee);

/* What `new` gives flows to `to`: the instance, or what the constructor returns. */
void flow_constructed(Analysis *analysis, const IrFunction *constructor, Slot *instance, Slot *to);

/* Objects of a slot lose or get keys other than by assignments. */
void flow_keys_change(Analysis *analysis, Slot *object);

/* What a literal gets of an object that it spreads: whether it has this key, which no later property
 * replaces. */
bool spread_gives(const IrExpr *literal, size_t index, const char *name);

/* Kinds a static type allows (unions joined; any and unknown: KIND_DYNAMIC). */
unsigned kinds_of_type(Program *program, Type *type);
/* The library class of a static type, bound by `@c`, or NULL. */
const char *native_struct_of_type(Program *program, Type *type);

/* flow_native.c: calls into the library by the declared, generic signature. Returns the slot of
 * the result. */
Slot *flow_native_call(Analysis *analysis, IrExpr *call, Slot *receiver, Slot **args);
Slot *flow_native_property(Analysis *analysis, IrExpr *field, Slot *receiver);
/* Whether a member that the library declares for strings and arrays is looked up by name, since
 * its receiver may be something else that has one, too. */
bool native_is_dynamic(Program *program, const IrExpr *expr);
/* The name of a typed array's C struct: "TsUint8Array"; Buffer is one, too. */
bool is_typed_array_struct(const char *name);
/* Whether the library declares a member for one. */
bool native_is_typed_array(const IrNative *native);
/* What iterating a typed array or Buffer gives, by its C struct; 0 for other classes. */
unsigned typed_array_kinds(const char *native_struct);
/* A call that makes another instance of its receiver's class, which extends Array: stack.map(f). */
bool is_species_call(const IrExpr *call);
/* A call that resizes or detaches a buffer is noted. */
void flow_detach(Analysis *analysis, const IrNative *native);
/* Whether an element is read and written by its type's bound index signature: text[i]. */
bool element_is_native(const IrExpr *element);
/* The slot that a type parameter ("T") of the declaration stands for in this call; NULL if none. */
Slot *flow_native_slot(Analysis *analysis, IrExpr *call, const char *parameter);

/* Text for --dump=flow. */
void flow_dump(const Analysis *analysis, StrBuf *out);

#endif
