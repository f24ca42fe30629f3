/*
 * The type checker: every expression of the program gets its TypeScript type.
 *
 * Everything is computed on demand and remembered: asking for the type of one expression
 * resolves just the declarations it depends on (library bodies are never looked at).
 * `types_check` walks all user modules, so that errors are reported; the queries below may be
 * asked before or after it. Types are interned where identity matters: two references
 * `Map<string, number>` are one pointer, unions with the same members are one pointer.
 *
 * All results live in the program's arena and must be treated as read-only.
 */
#ifndef TS2C_TYPES_TYPES_H
#define TS2C_TYPES_TYPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct Program Program;
typedef struct AstNode AstNode;
typedef struct Symbol Symbol;
typedef struct StrBuf StrBuf;
typedef struct Type Type;
typedef struct TypeMapper TypeMapper;
typedef struct Property Property;
typedef struct Signature Signature;
typedef struct Parameter Parameter;
typedef struct TypeMembers TypeMembers;
typedef struct Checker Checker;

/* What a type is. Exactly one kind bit is set, except for enums:
 * an enum member is TYPE_ENUM_LITERAL plus TYPE_NUMBER_LITERAL or TYPE_STRING_LITERAL, an enum
 * whose members are all constant is TYPE_ENUM_LITERAL | TYPE_UNION, `boolean` is
 * TYPE_BOOLEAN | TYPE_UNION (its members are the literals false and true). */
enum {
    TYPE_ANY = 1 << 0,
    TYPE_UNKNOWN = 1 << 1,
    TYPE_STRING = 1 << 2,
    TYPE_NUMBER = 1 << 3,
    TYPE_BOOLEAN = 1 << 4,
    TYPE_ENUM = 1 << 5, /* enum with computed members: behaves like number */
    TYPE_BIGINT = 1 << 6,
    TYPE_STRING_LITERAL = 1 << 7,
    TYPE_NUMBER_LITERAL = 1 << 8,
    TYPE_BOOLEAN_LITERAL = 1 << 9,
    TYPE_ENUM_LITERAL = 1 << 10,
    TYPE_BIGINT_LITERAL = 1 << 11,
    TYPE_SYMBOL = 1 << 12,
    TYPE_UNIQUE_SYMBOL = 1 << 13,
    TYPE_VOID = 1 << 14,
    TYPE_UNDEFINED = 1 << 15,
    TYPE_NULL = 1 << 16,
    TYPE_NEVER = 1 << 17,
    TYPE_PARAM = 1 << 18,
    TYPE_OBJECT = 1 << 19,
    TYPE_UNION = 1 << 20,
    TYPE_INTERSECTION = 1 << 21,
    TYPE_INDEX = 1 << 22,          /* keyof T, T generic */
    TYPE_INDEXED_ACCESS = 1 << 23, /* T[K], T or K generic */
    TYPE_CONDITIONAL = 1 << 24,    /* T extends U ? X : Y, undecided */
    TYPE_NON_PRIMITIVE = 1 << 25,  /* the keyword `object` */
    TYPE_TEMPLATE_LITERAL = 1 << 26,
    TYPE_STRING_MAPPING = 1 << 27, /* Uppercase<T>, T generic */

    TYPE_STRING_LIKE =
        TYPE_STRING | TYPE_STRING_LITERAL | TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING,
    TYPE_NUMBER_LIKE = TYPE_NUMBER | TYPE_NUMBER_LITERAL | TYPE_ENUM,
    TYPE_BIGINT_LIKE = TYPE_BIGINT | TYPE_BIGINT_LITERAL,
    TYPE_BOOLEAN_LIKE = TYPE_BOOLEAN | TYPE_BOOLEAN_LITERAL,
    TYPE_SYMBOL_LIKE = TYPE_SYMBOL | TYPE_UNIQUE_SYMBOL,
    TYPE_VOID_LIKE = TYPE_VOID | TYPE_UNDEFINED,
    TYPE_NULLABLE = TYPE_UNDEFINED | TYPE_NULL,
    TYPE_LITERAL =
        TYPE_STRING_LITERAL | TYPE_NUMBER_LITERAL | TYPE_BOOLEAN_LITERAL | TYPE_BIGINT_LITERAL,
    TYPE_UNIT = TYPE_LITERAL | TYPE_UNIQUE_SYMBOL | TYPE_NULLABLE,
    TYPE_UNION_OR_INTERSECTION = TYPE_UNION | TYPE_INTERSECTION,
    TYPE_INSTANTIABLE = TYPE_PARAM | TYPE_INDEX | TYPE_INDEXED_ACCESS | TYPE_CONDITIONAL |
                        TYPE_TEMPLATE_LITERAL | TYPE_STRING_MAPPING
};

/* More about TYPE_OBJECT types. */
enum {
    OBJECT_CLASS = 1 << 0,     /* declared by a class (instance side) */
    OBJECT_INTERFACE = 1 << 1, /* declared by an interface */
    OBJECT_REFERENCE = 1 << 2, /* target<arguments>: class, interface or tuple reference */
    OBJECT_TUPLE = 1 << 3,     /* a tuple target (see TupleShape) */
    OBJECT_ANONYMOUS =
        1 << 4, /* type literal, object literal, function, class constructor, namespace */
    OBJECT_MAPPED = 1 << 5,  /* { [K in C]: T } */
    OBJECT_LITERAL = 1 << 6, /* made by an object literal expression */
    OBJECT_FRESH = 1 << 7,   /* ... that has not yet been assigned (excess property checks) */
    OBJECT_ARRAY_LITERAL = 1 << 8,
    OBJECT_EVOLVING_ARRAY = 1 << 9,
    OBJECT_INSTANTIATED = 1 << 10, /* anonymous or mapped type with a mapper applied */
    OBJECT_CLASS_OR_INTERFACE = OBJECT_CLASS | OBJECT_INTERFACE
};

/* Of one tuple element. */
enum { ELEMENT_REQUIRED = 1, ELEMENT_OPTIONAL = 2, ELEMENT_REST = 4, ELEMENT_VARIADIC = 8 };

/* The shape shared by all tuple types with the same flags, labels and readonly-ness. */
typedef struct TupleShape {
    size_t length;        /* number of elements, a rest element included */
    const uint8_t *flags; /* ELEMENT_* of each */
    const char **labels;  /* interned names or NULL each; NULL when none has one */
    size_t min_length;    /* number of leading required elements */
    bool has_rest;        /* any rest or variadic element */
    bool is_readonly;
} TupleShape;

struct Type {
    unsigned flags;        /* TYPE_* */
    unsigned object_flags; /* OBJECT_*, of TYPE_OBJECT */
    unsigned id;           /* dense, in order of creation */
    unsigned cached;       /* private: facts computed once */
    Symbol
        *symbol;   /* declaring symbol: class, interface, enum, type parameter, function; or NULL */
    Symbol *alias; /* type alias that named this type, or NULL */
    Type **alias_arguments;
    size_t alias_argument_count;

    union {
        struct {              /* literals; both freshness variants point at each other */
            const char *text; /* string: UTF-8, interned; bigint: decimal digits, interned */
            size_t text_length;
            double number;
            bool boolean;
            Type *fresh, *regular;
        } literal;
        struct { /* TYPE_OBJECT */
            Type *
                target; /* OBJECT_REFERENCE: the generic type; else template it was instantiated from */
            Type **
                arguments; /* OBJECT_REFERENCE: type arguments (own parameters, then `this` for classes) */
            size_t argument_count;
            Type **
                parameters; /* generic class/interface/tuple target: its type parameters (outer first) */
            size_t parameter_count;
            size_t outer_count;   /* how many of them belong to enclosing declarations */
            Type *this_type;      /* class/interface target: its `this` type parameter or NULL */
            TupleShape *tuple;    /* OBJECT_TUPLE targets */
            AstNode *node;        /* mapped type node, type literal, deferred reference */
            TypeMapper *mapper;   /* OBJECT_INSTANTIATED */
            TypeMembers *members; /* private: use the queries */
            void *extra;          /* private */
        } object;
        struct { /* TYPE_UNION, TYPE_INTERSECTION: members ordered as tsc prints them */
            Type **types;
            size_t count;
            TypeMembers *members; /* private */
            Type *origin;         /* private: how it was written, for printing */
        } set;
        struct {                /* TYPE_PARAM */
            Type *constraint;   /* private: use types_constraint */
            Type *default_type; /* private */
            Type *target;       /* parameter of which this is a fresh copy, or NULL */
            TypeMapper *mapper;
            AstNode *declaration; /* type parameter node; NULL for `this` types */
            bool is_this;
            bool is_const;
        } param;
        struct {
            Type *type;
        } index; /* keyof type */
        struct {
            Type *object, *index;
        } access; /* object[index] */
        struct {
            struct ConditionalRoot *root;
            Type *check, *extends;
            TypeMapper *mapper;
        } conditional;
        struct {
            const char **texts;
            Type **types;
            size_t count;
        } template; /* texts: count + 1 */
        struct {
            Type *type;
        } mapping; /* StringMapping: symbol names the function */
    } as;
};

/* A property as seen on a type. Instantiated generics have their own Property objects with the
 * same declarations. */
struct Property {
    const char *name; /* interned; `__@iterator` for [Symbol.iterator], `#x` for private names */
    Symbol *symbol; /* declaring symbol; NULL for synthesized ones (mapped, tuple index, unions) */
    AstNode **declarations; /* property/method signatures, class members, object literal members;
                                  those of a lib file carry the JSDoc with @c */
    size_t declaration_count;
    bool is_optional;
    bool is_readonly;
    bool is_method;   /* method or method signature */
    bool is_accessor; /* getter and/or setter */
    bool is_static;
    bool is_private, is_protected;
    bool is_partial;  /* in a union: absent in some constituent */
    Type *type;       /* private (lazy): use types_of_property */
    Type *write_type; /* private */
    Type *parent;     /* type that declares it (generic target for instantiated), or NULL */
    Property *target; /* what it was instantiated from, or NULL */
    TypeMapper *mapper;
    Property **constituents; /* unions and intersections: the properties it merges */
    size_t constituent_count;
    Type *name_type; /* mapped and late-bound names: the key's type */
    uint8_t state;   /* private */
};

struct Parameter {
    const char *name; /* interned; "__0" style for patterns; label for tuple rest expansion */
    AstNode *node;    /* parameter declaration or NULL when synthesized */
    Symbol *symbol;   /* of a plain identifier parameter, else NULL */
    Type *type;       /* private (lazy): use types_of_parameter */
    bool is_optional; /* `?` or default value */
    bool is_rest;
};

struct Signature {
    AstNode
        *declaration; /* function, method, call signature, constructor, class (default ctor) ... */
    Type **type_parameters;
    size_t type_parameter_count;
    Parameter *parameters; /* without `this` */
    size_t parameter_count;
    size_t min_arguments; /* number of required arguments */
    bool has_rest;        /* last parameter is a rest parameter */
    bool is_construct;
    bool is_abstract;
    Type *this_type;                 /* declared `this` parameter or NULL */
    Type *return_type;               /* private (lazy): use types_of_return */
    struct TypePredicate *predicate; /* private (lazy): use types_predicate_of */
    Signature *target;               /* what it was instantiated from, or NULL */
    TypeMapper *mapper;
    Type *owner;   /* the class or interface type for methods and constructors, or NULL */
    uint8_t state; /* private */
};

/* `x is T`, `this is T`, `asserts x`, `asserts x is T` */
typedef struct TypePredicate {
    bool is_asserts;
    bool is_this;
    const char *parameter_name;
    size_t parameter_index; /* (size_t)-1 when not a parameter */
    Type *type;             /* NULL for plain `asserts x` */
} TypePredicate;

/* How a call, `new` or tagged template was resolved. */
typedef struct CallInfo {
    Signature
        *signature; /* chosen overload, instantiated; never NULL (an untyped call: any signature) */
    Signature *declared; /* the same before instantiation */
    Type **
        type_arguments; /* inferred or explicit, signature->target's parameters in order; NULL if not generic */
    size_t type_argument_count;
    Type *callee_type;   /* apparent type of the callee */
    Type *receiver_type; /* type of `a` in `a.f()` (not nullish), or NULL */
    Type *return_type;   /* result of the call; without the `undefined` of an optional chain */
    bool is_untyped;     /* callee is any, or could not be resolved: a dynamic call */
} CallInfo;

/* ---- life ---- */

/* Creates the checker and resolves the global types from the library's .d.ts files. Cheap. */
void types_init(Program *program);

/* Checks every user module and reports errors; false when errors were reported. */
bool types_check(Program *program);

/* One line per expression of the user modules: `path:line:col-line:col type`, as tsc prints types. */
void types_dump(Program *program, StrBuf *out);

/* ---- queries on the program's tree ---- */

/* Narrowed type of an expression at its place. Inside a generic function the result mentions its
 * type parameters: use types_instantiate. Never NULL; an unresolvable expression is `any`.
 * Literal expressions have literal types (widen with types_widened). */
Type *types_of_expression(Program *program, AstNode *expression);

/* Declared or inferred type of what a symbol stands for as a value: variable, parameter (of the
 * pattern's binding, too), function, class (its constructor type), enum object, namespace, import. */
Type *types_of_symbol(Program *program, Symbol *symbol);

/* Type that a symbol declares: instance type of a class, interface, alias, enum, type parameter. */
Type *types_declared(Program *program, Symbol *symbol);

/* Type that a type node (annotation) denotes. */
Type *types_of_type_node(Program *program, AstNode *type_node);

/* Type of a declaration node: variable declarator, binding element, parameter, property, method... */
Type *types_of_declaration(Program *program, AstNode *declaration);

/* Name of the property that a key names: of a member, of a literal, or a computed one whose type is
 * a single literal or symbol; NULL when it is only known at run time. For a symbol *symbol is its
 * declaration, and the name begins with "__@"; else *symbol is NULL. */
const char *types_key(Program *program, AstNode *name, AstNode **symbol);
/* The same for the expression in `object[key]`. */
const char *types_key_of_expression(Program *program, AstNode *key, AstNode **symbol);

/* Type that the surroundings expect of an expression, or NULL. */
Type *types_contextual(Program *program, AstNode *expression);

/* Resolution of a call, `new`, tagged template, `super(...)` or decorator. */
const CallInfo *types_of_call(Program *program, AstNode *call);

/* Property that `a.b`, `a["b"]`, `a?.b` or `a.#b` refers to, or NULL (index signature, any, unknown). */
const Property *types_property_of_access(Program *program, AstNode *member_expression);

/* Signature of a function-like node: parameter types (contextual ones, too) and return type. */
Signature *types_signature_of_function(Program *program, AstNode *function);

/* Whether control can reach the end of a function's body (a missing `return`). */
bool types_end_reachable(Program *program, AstNode *function);

/* Whether a statement or expression can be reached at all. */
bool types_is_reachable(Program *program, AstNode *node);

/* Element type of `for (const x of expr)`, of a spread or of array destructuring; `is_async` for
 * `for await`. */
Type *types_iterated(Program *program, Type *iterable, bool is_async);

/* ---- queries on types ---- */

/* Property by (interned) name on the apparent type: for unions the common property, for type
 * parameters through the constraint, for primitives the wrapper interface. NULL when there is none. */
const Property *types_property_of(Program *program, Type *type, const char *name);
/* All properties in declaration order, base classes' and interfaces' after own ones. */
Property **types_properties(Program *program, Type *type, size_t *count);
Type *types_of_property(Program *program, const Property *property);
Type *types_of_parameter(Program *program, const Signature *signature, size_t index);
Type *types_of_return(Program *program, const Signature *signature);
const TypePredicate *types_predicate_of(Program *program, const Signature *signature);
Signature **types_call_signatures(Program *program, Type *type, size_t *count);
Signature **types_construct_signatures(Program *program, Type *type, size_t *count);
/* Value type of the string or number index signature, or NULL. */
Type *types_string_index(Program *program, Type *type);
Type *types_number_index(Program *program, Type *type);
/* Base class instance type of a class type, or NULL. */
Type *types_base_class(Program *program, Type *class_type);
/* Direct base types: class first, then the interfaces (extends; `implements` not counted). */
Type **types_base_types(Program *program, Type *type, size_t *count);

bool types_assignable(Program *program, Type *from, Type *to);
bool types_identical(Program *program, Type *a, Type *b);
bool types_comparable(Program *program, Type *from, Type *to);

/* Constraint of a type parameter or other generic type, or NULL. */
Type *types_constraint(Program *program, Type *type);

/* What a type parameter is declared to extend, which may be a type parameter itself; or NULL. */
Type *types_declared_constraint(Program *program, Type *parameter);
/* Constraint for generic types, wrapper interface for primitives, else the type itself. */
Type *types_apparent(Program *program, Type *type);
Type *types_widened(Program *program, Type *type); /* "a" -> string, null/undefined stay (strict) */
Type *types_regular(Program *program, Type *type); /* without freshness */
Type *types_non_nullable(Program *program, Type *type);  /* without null and undefined */
Type *types_awaited(Program *program, Type *type);       /* what `await` gives */
Type *types_promised(Program *program, Type *type);      /* T of Promise<T>, or NULL */
Type *types_array_element(Program *program, Type *type); /* T of T[] and readonly T[], or NULL */
/* An array of the library with properties of its own, such as RegExpMatchArray. */
bool types_is_extended_array(Program *program, Type *type);
bool types_is_array(Program *program, Type *type); /* T[] or readonly T[], tuples not counted */
bool types_is_tuple(Program *program, Type *type);
bool types_is_function(Program *program, Type *type); /* has call signatures */
bool types_has_flags(Type *type, unsigned flags); /* some union member (or it) has one of flags */
bool types_is_every(Type *type, unsigned flags);  /* all union members (or it) have one of flags */
/* Whether the type mentions type parameters. */
bool types_is_generic(Program *program, Type *type);
/* Declared by a library file and bound to C: the class or interface symbol's `@c` struct, or NULL. */
const char *types_c_struct(Program *program, Type *type);

/* ---- construction ---- */

Type *types_any(Program *program);
Type *types_unknown(Program *program);
Type *types_never(Program *program);
Type *types_void(Program *program);
Type *types_undefined(Program *program);
Type *types_null(Program *program);
Type *types_string(Program *program);
Type *types_number(Program *program);
Type *types_boolean(Program *program);
Type *types_bigint(Program *program);
Type *types_symbol_type(Program *program);
Type *types_template_strings(Program *program);   /* TemplateStringsArray */
Type *types_array_of(Program *program, Type *element);
Type *types_union(Program *program, Type **types, size_t count);
Type *types_intersection(Program *program, Type **types, size_t count);

/* A mapper from type parameters to types. `sources` and `targets` are copied. */
TypeMapper *types_mapper(Program *program, Type **sources, Type **targets, size_t count);
/* The mapper of a generic reference: its target's parameters to its arguments; NULL for others. */
TypeMapper *types_mapper_of(Program *program, Type *reference);
/* Substitutes type parameters; a NULL mapper returns the type itself. */
Type *types_instantiate(Program *program, Type *type, TypeMapper *mapper);

/* ---- constants ---- */

/* Value of an enum member (declaration node) or of a constant enum member expression. */
typedef struct EnumValue {
    enum { ENUM_VALUE_NONE, ENUM_VALUE_NUMBER, ENUM_VALUE_STRING } kind;
    double number;
    const char *string; /* UTF-8, interned */
} EnumValue;
EnumValue types_enum_value(Program *program, AstNode *member_or_expression);

/* ---- text ---- */

/* As tsc prints it (typeToString without truncation); in the program's arena. */
char *types_to_string(Program *program, Type *type);

#endif
