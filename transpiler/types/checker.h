/*
 * What the files of the type checker share. Nothing outside transpiler/types includes this.
 *
 * One Checker belongs to a Program. Types are created in types.c, printed in print.c, related in
 * relations.c, instantiated in instantiate.c, inferred in infer.c; declared.c turns annotations
 * and declarations into types, members.c resolves the members of object types; expressions_*.c
 * and calls.c check expressions; flow.c builds the control-flow graph of a function and narrow.c
 * walks it.
 */
#ifndef TS2C_TYPES_CHECKER_H
#define TS2C_TYPES_CHECKER_H

#include <string.h>

#include "driver/program.h"
#include "names/names.h"
#include "support/arena.h"
#include "support/fatal.h"
#include "support/intern.h"
#include "support/map.h"
#include "support/strbuf.h"
#include "support/vec.h"
#include "syntax/ast.h"
#include "types/types.h"

typedef VEC(Type *) TypeVec;
typedef VEC(Property *) PropertyVec;
typedef VEC(Signature *) SignatureVec;

typedef struct IndexInfo {
    Type *key; /* string, number, symbol or a template literal */
    Type *type;
    bool is_readonly;
    AstNode *node;
} IndexInfo;

/* The resolved members of an object, union or intersection type. */
struct TypeMembers {
    PropertyVec list;
    PtrMap by_name;
    SignatureVec calls, constructs;
    VEC(IndexInfo) indexes;
    bool resolving;
};

typedef struct ConditionalRoot {
    AstNode *node;
    Type *check, *extends;
    Type **infer_parameters;
    size_t infer_count;
    Type **outer; /* type parameters in scope that the node mentions */
    size_t outer_count;
    bool is_distributive;
    Symbol *alias;
    Type **alias_arguments;
    size_t alias_argument_count;
} ConditionalRoot;

/* ---- inference ---- */

typedef struct Inference {
    Type *parameter;
    TypeVec candidates, contra_candidates;
    Type *inferred;
    unsigned priority;
    bool has_priority;
    bool is_fixed;
    bool top_level;
    bool has_arity; /* a rest parameter's tuple that must have this many elements */
    size_t implied_arity;
} Inference;

typedef struct InferenceContext {
    Inference *inferences;
    size_t count;
    Signature *signature;
    unsigned flags;
    TypeMapper *mapper;        /* fixes what it maps */
    TypeMapper *soft_mapper;   /* does not fix */
    TypeMapper *return_mapper; /* of the inferences made from the return type */
    TypeMapper *outer_mapper;
} InferenceContext;

enum { INFER_NO_DEFAULT = 1, INFER_ANY_DEFAULT = 2 };

enum {
    PRIORITY_NAKED = 1 << 0,
    PRIORITY_SPECULATIVE_TUPLE = 1 << 1,
    PRIORITY_HOMOMORPHIC = 1 << 3,
    PRIORITY_PARTIAL_HOMOMORPHIC = 1 << 4,
    PRIORITY_MAPPED_CONSTRAINT = 1 << 5,
    PRIORITY_CONTRAVARIANT_CONDITIONAL = 1 << 6,
    PRIORITY_RETURN = 1 << 7,
    PRIORITY_LITERAL_KEYOF = 1 << 8,
    PRIORITY_COMBINES = PRIORITY_RETURN | PRIORITY_MAPPED_CONSTRAINT | PRIORITY_LITERAL_KEYOF
};

typedef enum MapperKind {
    MAPPER_ARRAY,
    MAPPER_COMPOSITE,
    MAPPER_MERGED,
    MAPPER_INFERENCE,
    MAPPER_TO_UNKNOWN
} MapperKind;

struct TypeMapper {
    MapperKind kind;
    Type **sources, **targets; /* targets NULL: all map to any */
    size_t count;
    TypeMapper *first, *second;
    InferenceContext *context;
    bool fixing;
};

/* ---- tables on symbols and nodes ---- */

typedef struct SymbolLinks {
    Type *type;
    Type *declared;
    Type **parameters; /* of a generic alias */
    size_t parameter_count;
    size_t outer_count;
    TypeMembers *expando;
    bool resolving_declared;
    bool parameters_done;
    bool is_alias_resolving;
} SymbolLinks;

typedef struct FlowNode FlowNode;

typedef struct NodeLinks {
    Type *type;        /* of an expression, in normal mode */
    Type *type_node;   /* of a type node */
    Type *declaration; /* of a declaration */
    CallInfo *call;
    Signature *signature;
    const Property *property;
    FlowNode *flow;        /* before the node is evaluated */
    FlowNode *end_flow;    /* at the end of a function's or file's body */
    FlowNode *return_flow; /* constructors: where all returns and the end meet */
    Type *context_type;    /* contextual type assigned to a parameter */
    Type **outer;          /* type parameters in scope that the node mentions */
    size_t outer_count;
    unsigned epoch; /* of epoch_type */
    Type *epoch_type;
    Type *auto_type;
    Signature *effects; /* of a call: its predicate, assertion or never-returning signature */
    bool effects_done;
    uint8_t call_failed; /* no candidate applies: 1 there was one, 2 there were several */
    uint8_t exhaustive;  /* of a switch: 1 yes, 2 no */
    bool outer_done, context_checked, flow_built, checked, resolving_call, enum_done, reported;
    int resolving_loops; /* flow_loops when the call's resolution began */
    uint8_t reachable;
    Type *object_type; /* anonymous type made for the node */
    EnumValue enum_value;
} NodeLinks;

typedef enum ResolutionKind {
    RESOLVE_TYPE,
    RESOLVE_DECLARED,
    RESOLVE_RETURN,
    RESOLVE_BASE,
    RESOLVE_CONSTRAINT,
    RESOLVE_ALIAS,
    RESOLVE_ARGUMENTS,
    RESOLVE_BASE_CONSTRUCTOR,
    RESOLVE_INITIALIZER
} ResolutionKind;

typedef struct Resolution {
    const void *target;
    ResolutionKind kind;
    bool ok;
} Resolution;

/* Modes of checking an expression. */
enum {
    CHECK_NORMAL = 0,
    CHECK_INFERENTIAL = 1,
    CHECK_SKIP_CONTEXT_SENSITIVE = 2,
    CHECK_SKIP_GENERIC = 4,
    CHECK_REST_ELEMENT = 8,
    CHECK_CONST = 16
};

typedef struct ContextEntry {
    AstNode *node;
    Type *type;
    InferenceContext *inference;
} ContextEntry;

struct Checker {
    Program *program;
    Arena *arena;
    Interner *interner;
    unsigned next_id;

    Type *any, *error, *auto_type, *unknown, *undefined, *null, *void_, *never, *string, *number,
        *bigint, *symbol, *boolean, *true_fresh, *true_regular, *false_fresh, *false_regular,
        *non_primitive, *silent_never, *unreachable_never, *non_inferrable, *optional_undefined,
        *string_or_number, *key_type /* string | number | symbol */, *number_or_bigint,
        *empty_object, *empty_type_literal, *auto_array, *any_function, *circular, *template_any,
        *unresolved_call_type, *intrinsic_marker, *typeof_type, *unknown_union;
    Signature *any_signature, *unknown_signature, *resolving_signature;
    /* global types, resolved on first use */
    Type *g_object, *g_function, *g_array, *g_readonly_array, *g_string, *g_number, *g_boolean,
        *g_symbol, *g_bigint, *g_regexp, *g_template_strings, *g_error;
    PtrMap globals; /* name -> Type* of further global types */
    StrMap symbol_names; /* names of unique symbols as keys -> their Type* */

    struct InternTable {
        struct InternEntry {
            uint64_t hash;
            const uintptr_t *key;
            size_t length;
            void *value;
        } * slots;
        size_t capacity, count;
    } table;
    PtrMap symbol_links;
    NodeLinks **node_links;
    size_t node_capacity;

    VEC(Resolution) resolutions;
    VEC(ContextEntry) contexts;
    size_t context_base;     /* entries before it are hidden */
    unsigned circular_count; /* how often a circular resolution was found */
    PtrMap bases, variances;
    Type *marker_super, *marker_sub, *marker_other;
    int alias_depth;
    VEC(Type *) pending; /* references whose arguments wait for the alias being resolved */
    int instantiation_depth;
    unsigned instantiation_count;
    int relation_depth;
    int expression_depth;
    int members_depth;

    struct RelationState *relation; /* active structural comparison */
    unsigned flow_invocations;
    int flow_loops, flow_loop_start;
    struct FlowLoop {
        FlowNode *node;
        const char *key;
        TypeVec *types;
    } * loop_stack;
    size_t loop_capacity;
    unsigned epoch, epoch_counter;
    int flow_depth;
    StrMap flow_cache;
    bool flow_disabled;
    InferenceContext *current_inference;

    const char *n_length, *n_iterator, *n_async_iterator, *n_next, *n_value, *n_done, *n_then,
        *n_constructor, *n_prototype, *n_undefined, *n_arguments, *n_default, *n_return, *n_call,
        *n_apply, *n_bind, *n_this, *n_has_instance;
};

/* ---- types.c: creation and set operations ---- */

Checker *checker_of(Program *program);
NodeLinks *node_links(Checker *c, const AstNode *node);
SymbolLinks *symbol_links(Checker *c, Symbol *symbol);
/* The slot for a key in the intern table; *slot is NULL when new. */
void **intern_slot(Checker *c, const uintptr_t *key, size_t length);

Type *type_new(Checker *c, unsigned flags, Symbol *symbol);
Type *object_new(Checker *c, unsigned object_flags, Symbol *symbol);
Type *type_string_literal(Checker *c, const char *interned); /* regular */
Type *type_number_literal(Checker *c, double value);
Type *type_bigint_literal(Checker *c, const char *digits);
Type *type_enum_literal(Checker *c, EnumValue value, Symbol *member);
Type *type_fresh(Checker *c, Type *type);
Type *type_regular(Type *type);
bool type_is_fresh_literal(const Type *type);
Type *type_boolean_literal(Checker *c, bool value); /* regular */

typedef enum Reduction { REDUCE_NONE, REDUCE_LITERAL, REDUCE_SUBTYPE } Reduction;
Type *type_union(Checker *c, Type **types, size_t count, Reduction reduction);
Type *type_union2(Checker *c, Type *a, Type *b);
Type *type_union_alias(Checker *c, Type **types, size_t count, Reduction reduction, Symbol *alias,
                       Type **arguments, size_t argument_count);
Type *type_intersection(Checker *c, Type **types, size_t count);
Type *type_intersection2(Checker *c, Type *a, Type *b);
Type *type_intersection_alias(Checker *c, Type **types, size_t count, Symbol *alias,
                              Type **arguments, size_t argument_count);
Type *type_union_with_origin(Checker *c, Type *set, Type *origin);
/* Members of a union or the type itself as an array of one. */
Type **type_parts(Type *const *type, size_t *count);
bool type_has(const Type *type, unsigned flags);   /* some part */
bool type_every(const Type *type, unsigned flags); /* every part */
bool union_contains(const Type *set, const Type *part);
typedef bool TypeTest(Checker *c, Type *type, void *data);
typedef Type *TypeMap(Checker *c, Type *type, void *data);
Type *type_filter(Checker *c, Type *type, TypeTest *test, void *data);
Type *type_map(Checker *c, Type *type, TypeMap *map, void *data); /* NULL results vanish */
Type *type_without(Checker *c, Type *type, unsigned flags);       /* parts without these flags */
Type *type_optional(Checker *c, Type *type);                      /* type | undefined */

Type *type_reference(Checker *c, Type *target, Type **arguments, size_t count);
Type *type_array(Checker *c, Type *element);
Type *type_readonly_array(Checker *c, Type *element);
Type *type_tuple(Checker *c, Type **elements, const uint8_t *flags, const char **labels,
                 size_t count, bool is_readonly);
bool is_array_type(Checker *c, const Type *type); /* T[] or readonly T[] */
bool is_mutable_array(Checker *c, const Type *type);
bool is_tuple_type(const Type *type);
bool is_array_or_tuple(Checker *c, const Type *type);
TupleShape *tuple_shape(const Type *type);
Type *array_element(Checker *c, Type *type); /* of arrays; union of a tuple's elements; or NULL */
Type *type_index(Checker *c, Type *type);    /* keyof */
Type *type_template(Checker *c, const char **texts, Type **types, size_t count);
Type *type_string_mapping(Checker *c, Symbol *symbol, Type *type);
Type *type_parameter_new(Checker *c, Symbol *symbol);
Type **types_copy(Checker *c, Type **types, size_t count);

/* ---- widen.c ---- */

Type *widen_literal(Checker *c, Type *type);   /* fresh literals -> their primitive */
Type *base_of_literal(Checker *c, Type *type); /* all literals -> their primitive */
Type *widen(Checker *c, Type *type);           /* getWidenedType */
Type *regular_object(Checker *c, Type *type);  /* without object literal freshness */
Type *non_null(Checker *c, Type *type);
Type *non_nullable_instance(Checker *c, Type *type); /* T & {}, named NonNullable<T> */
Type *common_supertype(Checker *c, Type **types, size_t count);
bool is_literal_or_unit_set(const Type *type);
bool is_unit(const Type *type);
bool is_generic(Checker *c, Type *type);        /* mentions type parameters anywhere shallowly */
bool is_generic_object(Checker *c, Type *type); /* T, T[K], mapped over generic ... as object */
bool is_generic_index(Checker *c, Type *type);
bool could_contain_params(Checker *c, Type *type);

/* ---- instantiate.c ---- */

TypeMapper *mapper_new(Checker *c, Type **sources, Type **targets, size_t count);
TypeMapper *mapper_one(Checker *c, Type *source, Type *target);
TypeMapper *mapper_combine(Checker *c, TypeMapper *first, TypeMapper *second); /* NULLs allowed */
TypeMapper *mapper_prepend(Checker *c, Type *source, Type *target, TypeMapper *mapper);
TypeMapper *mapper_append(Checker *c, TypeMapper *mapper, Type *source, Type *target);
TypeMapper *mapper_merge(Checker *c, TypeMapper *first, TypeMapper *second);
Type *mapper_apply(Checker *c, TypeMapper *mapper, Type *parameter);
Type *instantiate(Checker *c, Type *type, TypeMapper *mapper);
Type *instantiate_with_alias(Checker *c, Type *type, TypeMapper *mapper, Symbol *alias,
                             Type **arguments, size_t count);
Signature *instantiate_signature(Checker *c, Signature *signature, TypeMapper *mapper,
                                 bool erase_parameters);
Property *instantiate_property(Checker *c, Property *property, TypeMapper *mapper);
TypeMapper *reference_mapper(Checker *c, Type *reference);
Signature *erase_signature(Checker *c, Signature *signature); /* parameters -> any */
Signature *base_signature(Checker *c, Signature *signature);  /* parameters -> constraints */
Signature *canonical_signature(Checker *c, Signature *signature);
Signature *signature_with_arguments(Checker *c, Signature *signature, Type **arguments,
                                    size_t count);
/* Type parameters of enclosing declarations that a node may mention. */
void outer_parameters(Checker *c, AstNode *node, Type ***out, size_t *count);

/* ---- conditional.c, mapped.c, index_access.c ---- */

Type *conditional_type(Checker *c, ConditionalRoot *root, TypeMapper *mapper, Symbol *alias,
                       Type **arguments, size_t count);
Type *conditional_branch(Checker *c, Type *conditional, bool true_branch);
/* Both branches together: any is left out. */
Type *conditional_branches(Checker *c, Type *conditional);
Type *conditional_constraint(Checker *c, Type *conditional);
Type *instantiate_mapped(Checker *c, Type *mapped, TypeMapper *mapper, Symbol *alias,
                         Type **arguments, size_t count);
Type *mapped_parameter(Checker *c, Type *mapped);
Type *mapped_constraint(Checker *c, Type *mapped);
Type *mapped_template(Checker *c, Type *mapped);
Type *mapped_name_type(Checker *c, Type *mapped);
Type *mapped_modifiers_type(Checker *c, Type *mapped);
unsigned mapped_modifiers(Type *mapped);
enum {
    MAPPED_ADD_READONLY = 1,
    MAPPED_DROP_READONLY = 2,
    MAPPED_ADD_OPTIONAL = 4,
    MAPPED_DROP_OPTIONAL = 8
};
bool mapped_is_homomorphic(Checker *c, Type *mapped); /* constraint is keyof T as written */
Type *mapped_homomorphic_variable(Checker *c, Type *mapped);
void resolve_mapped_members(Checker *c, Type *type, TypeMembers *members);
Type *type_of_mapped_property(Checker *c, Property *property);
Type *indexed_access(Checker *c, Type *object, Type *index, bool writing);
Type *indexed_access_alias(Checker *c, Type *object, Type *index, Symbol *alias, Type **arguments,
                           size_t count); /* or NULL */
/* NULL when there is no such property. */
Type *indexed_access_or_null(Checker *c, Type *object, Type *index, bool writing);
const char *property_name_of_type(Checker *c, Type *key); /* of a literal/unique symbol or NULL */
Type *key_type_of_name(Checker *c, Property *property);

/* ---- members.c, properties.c ---- */

enum { PROPERTY_WIDENS = 64 }; /* Property.state: the target's type, widened */

/* What an anonymous object type was made from (Type.as.object.extra); NULL: its node says it. */
typedef enum AnonymousKind {
    ANONYMOUS_CLASS,
    ANONYMOUS_FUNCTION,
    ANONYMOUS_ENUM,
    ANONYMOUS_MODULE,
    ANONYMOUS_MEMBERS
} AnonymousKind;
typedef struct AnonymousInfo {
    AnonymousKind kind;
    AstNode **declarations;
    size_t declaration_count;
    Symbol *symbol;
} AnonymousInfo;
Type *anonymous_new(Checker *c, AnonymousKind kind, Symbol *symbol, AstNode **declarations,
                    size_t count);
AnonymousInfo *anonymous_info(const Type *type);
bool anonymous_is(const Type *type, AnonymousKind kind);
/* An object type with these members; `node` tells which type parameters it may mention. */
Type *object_with_members(Checker *c, TypeMembers *members, Symbol *symbol, AstNode *node);
void declared_members(Checker *c, AstList *nodes, TypeMembers *members, bool statics, Type *parent);
bool resolution_push(Checker *c, const void *target, ResolutionKind kind);
bool resolution_pop(Checker *c);

TypeMembers *members_of(Checker *c, Type *type);                 /* of object types (not unions) */
/* set_members.c: signatures and index signatures of unions and intersections. */
void resolve_union(Checker *c, Type *type, TypeMembers *members);
void resolve_intersection(Checker *c, Type *type, TypeMembers *members);
Property *property_of(Checker *c, Type *type, const char *name); /* on the apparent type */
Property *property_of_object(Checker *c, Type *type, const char *name); /* no Object/Function */
/* Of a union or intersection; is_partial where some members of a union lack it. */
Property *set_property(Checker *c, Type *set, const char *name);
Property *members_find(TypeMembers *members, const char *name);
void members_add(Checker *c, TypeMembers *members, Property *property);
void properties_of(Checker *c, Type *type, PropertyVec *out);
Type *type_of_property(Checker *c, Property *property);
Type *write_type_of_property(Checker *c, Property *property);
SignatureVec *signatures_of(Checker *c, Type *type, bool construct);
IndexInfo *index_info(Checker *c, Type *type, Type *key); /* exactly this key */
IndexInfo *applicable_index(Checker *c, Type *type, Type *key);
IndexInfo *applicable_index_name(Checker *c, Type *type, const char *name);
Type *apparent_type(Checker *c, Type *type);
Type *reduced_type(Checker *c, Type *type);    /* never for impossible intersections */
Type *base_constraint(Checker *c, Type *type); /* NULL when none */
Type *constraint_of(Checker *c, Type *type);
Type *default_of_param(Checker *c, Type *param);
void base_types_of(Checker *c, Type *type, TypeVec *out);
Type *base_class_constructor(Checker *c, Type *class_type);
bool derives_from(Checker *c, Type *type, Type *base);
Type *single_base_of(Checker *c, Type *type);
Property *property_new(Checker *c, const char *name, AstNode *declaration);
Property *property_of_type(Checker *c, const char *name, Type *type);
bool is_empty_object_type(Checker *c, Type *type);
bool is_function_object(Checker *c, Type *type);
Signature *single_call_signature(Checker *c, Type *type);
bool is_numeric_name(const char *name);
bool is_reserved_member_name(const char *name);

/* ---- declared.c, declared_*.c ---- */

Type *type_from_node(Checker *c, AstNode *node);
/* type_references.c: the type `symbol<list>`. */
Type *reference_to(Checker *c, Symbol *symbol, AstNode *node, AstList *list);
/* `Item<string>`; what stands in an `extends` clause. */
Type *type_from_reference(Checker *c, AstNode *node);
Type *type_from_heritage(Checker *c, AstNode *node);
Type *pending_reference(Checker *c, Type *target, AstNode *node, size_t count);
bool is_alias_body(Checker *c, AstNode *node);
bool list_mentions_alias(Checker *c, AstList *list);
bool mentions_alias(Checker *c, AstNode *node);
/* Arrays, tuples and references that waited for an alias get their arguments. */
void fill_pending_references(Checker *c);
/* type_nodes.c: the alias whose right side the node is. */
Symbol *alias_of_node(Checker *c, AstNode *node, Type ***arguments, size_t *count);
void set_alias(Checker *c, Type *type, AstNode *node);
Type *declared_type(Checker *c, Symbol *symbol);
Type *type_of_symbol(Checker *c, Symbol *symbol);
Type *type_of_declaration(Checker *c, AstNode *declaration);
Type *annotation_of(Checker *c, AstNode *declaration);         /* declared type or NULL */
Type *global_type(Checker *c, const char *name, size_t arity); /* or NULL when missing */
Type *global_value_type(Checker *c, const char *name);
Type *class_this_type(Checker *c, Type *type); /* type with itself as `this` argument */
Type *type_with_this(Checker *c, Type *type, Type *this_argument);
void type_parameters_of(Checker *c, Symbol *symbol, Type ***out, size_t *count);
Type *param_of_node(Checker *c, AstNode *type_parameter);
EnumValue enum_value(Checker *c, AstNode *node);
EnumValue constant_value(Checker *c, AstNode *expression, Symbol *enum_symbol);
const char *property_name(Checker *c, AstNode *name); /* interned; NULL when not constant */
Type *property_name_type(Checker *c, AstNode *name);
Type *type_of_pattern(Checker *c, AstNode *pattern, bool for_context);
Type *pattern_part(Checker *c, Type *source, AstNode *element);
Type *unique_symbol_of(Checker *c, AstNode *declaration);
Type *property_from_constructor(Checker *c, AstNode *property);
Type *auto_result(Checker *c, Symbol *symbol); /* what an auto-typed variable holds, or NULL */
Type *iterable_of(Checker *c, Type *element);
Type *known_global(Checker *c, const char *name);
enum { CACHED_PATTERN = 64 }; /* Type.cached: made from a destructuring pattern */
Type *instantiate_pending(Checker *c, Type *type, TypeMapper *mapper, Symbol *alias,
                          Type **alias_arguments, size_t alias_count);
Type *alias_instance(Checker *c, Symbol *symbol, Type **arguments, size_t count, Symbol *alias,
                     Type **alias_arguments, size_t alias_count);
Type *fill_defaults(Checker *c, Type **parameters, size_t count, Type **arguments, size_t given,
                    Type ***out);

/* ---- signatures.c ---- */

Signature *signature_of(Checker *c, AstNode *node);
Type *parameter_type(Checker *c, const Signature *signature, size_t index);  /* as declared */
Type *type_at(Checker *c, const Signature *signature, size_t position);      /* of an argument */
Type *rest_type_at(Checker *c, const Signature *signature, size_t position); /* as tuple/array */
size_t parameter_total(Checker *c, const Signature *signature);
size_t min_arguments(Checker *c, const Signature *signature);
bool has_effective_rest(Checker *c, const Signature *signature);
Type *effective_rest(Checker *c, const Signature *signature);
const char *name_at(Checker *c, const Signature *signature, size_t position);
Type *return_type_of(Checker *c, Signature *signature);
TypePredicate *predicate_of(Checker *c, Signature *signature);
Signature *signature_copy(Checker *c, const Signature *signature);
Type *non_undefined_if_optional(Checker *c, Property *property);
TypePredicate *inferred_predicate(Checker *c, Signature *signature);
bool is_literal_of_context(Checker *c, Type *type, Type *context);
Type *contextual_yield_type(Checker *c, AstNode *function);
bool is_context_sensitive(Checker *c, AstNode *node);
bool has_context_sensitive_parameters(AstNode *function);
Type *return_type_from_body(Checker *c, AstNode *function, unsigned mode);
Type *promise_type(Checker *c, Type *value);
Type *awaited_type(Checker *c, Type *type);
Type *promised_type(Checker *c, Type *type); /* or NULL */
Type *iterated_type(Checker *c, Type *type, bool is_async);
void iteration_types(Checker *c, Type *type, bool is_async, Type **yields, Type **returns,
                     Type **nexts);
Type *generator_type(Checker *c, Type *yields, Type *returns, Type *nexts, bool is_async);
void assign_contextual_parameters(Checker *c, AstNode *function, Signature *context,
                                  InferenceContext *inference);
Signature *contextual_signature(Checker *c, AstNode *function);
void check_function_context(Checker *c, AstNode *function, unsigned mode);
Type *contextual_return_type(Checker *c, AstNode *function);

/* ---- relations.c ---- */

typedef enum Relation {
    RELATION_IDENTITY,
    RELATION_STRICT_SUBTYPE,
    RELATION_SUBTYPE,
    RELATION_ASSIGNABLE,
    RELATION_COMPARABLE
} Relation;
bool is_related(Checker *c, Type *source, Type *target, Relation relation);
bool is_assignable(Checker *c, Type *source, Type *target);
bool is_subtype(Checker *c, Type *source, Type *target);
bool is_strict_subtype(Checker *c, Type *source, Type *target);
bool is_identical(Checker *c, Type *a, Type *b);
bool is_comparable(Checker *c, Type *source, Type *target);
bool signature_assignable(Checker *c, Signature *source, Signature *target, bool partial);
int *variances_of(Checker *c, Type *target);
int *alias_variances_of(Checker *c, Symbol *alias);
enum {
    VARIANCE_INDEPENDENT = 0,
    VARIANCE_CO = 1,
    VARIANCE_CONTRA = 2,
    VARIANCE_BI = 3,
    VARIANCE_IN = 4
};
bool is_deeply_nested(Checker *c, Type *type, Type **stack, int depth, int limit);
Type *discriminate(Checker *c, Type *target, const char **names, Type **types, size_t count);
bool is_weak_type(Checker *c, Type *type);
bool signatures_identical(Checker *c, Signature *a, Signature *b, bool partial);

bool signature_related(Checker *c, Signature *source, Signature *target, Relation relation,
                       void *state, int mode);
bool tuple_related(void *state, Type *source, Type *target);
bool mapped_related(void *state, Type *source, Type *target);
bool generic_mapped_target(void *state, Type *source, Type *target);
bool lacks_common_properties(Checker *c, Type *source, Type *target);
bool is_discriminant(Checker *c, Type *type, const char *name);
bool template_matches(Checker *c, Type *source, Type *target);
bool infer_from_template(Checker *c, Type *source, Type *target, TypeVec *out);

/* ---- infer.c ---- */

InferenceContext *inference_new(Checker *c, Type **parameters, size_t count, Signature *signature,
                                unsigned flags);
InferenceContext *inference_clone(Checker *c, InferenceContext *context, unsigned extra_flags);
void infer_types(Checker *c, InferenceContext *context, Type *source, Type *target,
                 unsigned priority, bool contravariant);
Type *inferred_type(Checker *c, InferenceContext *context, size_t index);
Type **inferred_types(Checker *c, InferenceContext *context);
Type *inference_map(Checker *c, InferenceContext *context, Type *parameter, bool fix);
void infer_from_signature(Checker *c, InferenceContext *context, Signature *source,
                          Signature *target, bool skip_parameters);
Type *infer_reverse_mapped(Checker *c, Type *source, Type *target, Type *constraint);
Type *return_mapped(Checker *c, InferenceContext *context, Type *type);

/* ---- expressions ---- */

Type *check_expression(Checker *c, AstNode *node, unsigned mode);
Type *check_expression_cached(Checker *c, AstNode *node, unsigned mode);
Type *check_with_context(Checker *c, AstNode *node, Type *context, InferenceContext *inference,
                         unsigned mode);
Type *type_of_expression(Checker *c, AstNode *node); /* check_expression, quick for flow */
Type *contextual_type(Checker *c, AstNode *node);
Type *apparent_contextual_type(Checker *c, AstNode *node);
Type *instantiated_contextual_type(Checker *c, AstNode *node, unsigned mode);
InferenceContext *inference_context_of(Checker *c, AstNode *node);
Type *contextual_member_type(Checker *c, AstNode *element);
void push_context(Checker *c, AstNode *node, Type *type, InferenceContext *inference);
void pop_context(Checker *c);
bool in_const_context(Checker *c, AstNode *node);
Type *check_identifier(Checker *c, AstNode *node);
Type *check_this(Checker *c, AstNode *node);
Type *check_super(Checker *c, AstNode *node);
Type *check_property_access(Checker *c, AstNode *node, unsigned mode);
Type *check_element_access(Checker *c, AstNode *node, unsigned mode);
Type *check_object_literal(Checker *c, AstNode *node, unsigned mode);
Type *check_array_literal(Checker *c, AstNode *node, unsigned mode);
Type *check_function_expression(Checker *c, AstNode *node, unsigned mode);
Type *check_template(Checker *c, AstNode *node, unsigned mode);
Type *check_call(Checker *c, AstNode *node, unsigned mode);
Type *check_binary(Checker *c, AstNode *node, unsigned mode);
Type *check_assignment(Checker *c, AstNode *node, unsigned mode);
Type *check_unary(Checker *c, AstNode *node, unsigned mode);
Type *check_update(Checker *c, AstNode *node);
Type *check_class_expression(Checker *c, AstNode *node);
Type *check_expression_for_mutable(Checker *c, AstNode *node, unsigned mode);
Type *widened_for_contextual(Checker *c, AstNode *node, Type *type);
Type *spread_type(Checker *c, Type *left, Type *right, bool is_readonly);
Type *rest_of_object(Checker *c, Type *source, const char **names, size_t count);
Type *anonymous_type_of_node(Checker *c, AstNode *node, Symbol *symbol);
CallInfo *resolve_call(Checker *c, AstNode *node, unsigned mode);
Type *instantiate_single_generic(Checker *c, AstNode *node, Type *type, unsigned mode);
Type *propagate_optional(Checker *c, Type *type, AstNode *node);
AstNode *skip_parens(AstNode *node);
bool is_assignment_target(AstNode *node);
Type *property_access_flow(Checker *c, AstNode *node, Property *property, Type *type);

/* ---- flow.c, narrow.c ---- */

void build_flow(Checker *c, AstNode *container); /* function or source file */
Type *flow_type(Checker *c, AstNode *reference, Type *declared, Type *initial,
                AstNode *flow_container, FlowNode *start);
bool flow_reachable(Checker *c, FlowNode *node);
FlowNode *flow_of(Checker *c, AstNode *node);
FlowNode *end_flow_of(Checker *c, AstNode *function);
AstNode *flow_container_of(AstNode *node);
bool is_matching_reference(Checker *c, AstNode *a, AstNode *b);
Type *type_with_facts(Checker *c, Type *type, unsigned facts);
bool has_facts(Checker *c, Type *type, unsigned facts);
Type *assigned_type_for_declaration(Checker *c, AstNode *declaration, Type *declared);
bool is_optional_chain(AstNode *node);
bool is_exhaustive_switch(Checker *c, AstNode *node);
Signature *assertion_signature(Checker *c, AstNode *call);

enum {
    FACT_TYPEOF_EQ_STRING = 1 << 0,
    FACT_TYPEOF_EQ_NUMBER = 1 << 1,
    FACT_TYPEOF_EQ_BIGINT = 1 << 2,
    FACT_TYPEOF_EQ_BOOLEAN = 1 << 3,
    FACT_TYPEOF_EQ_SYMBOL = 1 << 4,
    FACT_TYPEOF_EQ_OBJECT = 1 << 5,
    FACT_TYPEOF_EQ_FUNCTION = 1 << 6,
    FACT_TYPEOF_EQ_UNDEFINED = 1 << 7,
    FACT_TYPEOF_NE_STRING = 1 << 8,
    FACT_TYPEOF_NE_NUMBER = 1 << 9,
    FACT_TYPEOF_NE_BIGINT = 1 << 10,
    FACT_TYPEOF_NE_BOOLEAN = 1 << 11,
    FACT_TYPEOF_NE_SYMBOL = 1 << 12,
    FACT_TYPEOF_NE_OBJECT = 1 << 13,
    FACT_TYPEOF_NE_FUNCTION = 1 << 14,
    FACT_TYPEOF_NE_UNDEFINED = 1 << 15,
    FACT_EQ_UNDEFINED = 1 << 16,
    FACT_EQ_NULL = 1 << 17,
    FACT_EQ_NULLISH = 1 << 18,
    FACT_NE_UNDEFINED = 1 << 19,
    FACT_NE_NULL = 1 << 20,
    FACT_NE_NULLISH = 1 << 21,
    FACT_TRUTHY = 1 << 22,
    FACT_FALSY = 1 << 23
};
unsigned facts_of(Checker *c, Type *type);

Type *recombine_unknown(Checker *c, Type *type); /* {} | null | undefined is unknown again */
Type *finish_evolving(Checker *c, Type *type);

/* Name of a property that a fresh object literal has and the target does not; or NULL. */
const char *excess_property(Checker *c, Type *source, Type *target);

/* ---- errors.c ---- */

void check_initializer_fits(Checker *c, AstNode *declaration, AstNode *annotation,
                            AstNode *initializer);
void check_assigned(Checker *c, AstNode *node);
void check_returns(Checker *c, AstNode *function);
void check_property(Checker *c, AstNode *node);
void check_call_errors(Checker *c, AstNode *node);

/* ---- check.c ---- */

void check_source(Checker *c, AstNode *file);
void check_statement(Checker *c, AstNode *node);

#endif
