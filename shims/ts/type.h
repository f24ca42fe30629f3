/*
 * Descriptors: what a heap cell is. Every cell points at one; the collector, dynamic property
 * access, enumeration, inspection and instanceof all read them.
 *
 * Emitted code defines descriptors as static data:
 *
 *     TS_TYPE(Item, "Object", TS_FIELD(Item, id, DOUBLE), TS_FIELD(Item, name, POINTER));
 *     TS_CLASS(Ring, "Ring", &Circle_type,
 *              TS_FIELDS(TS_FIELD_AS(Ring, circle.name, "name", POINTER),
 *                        TS_FIELD(Ring, hole, DOUBLE)),
 *              .vtable = Ring_vtable);
 *
 * A descriptor lists ALL fields of the cell (inherited ones too), in the order in which the keys
 * enumerate. Two objects of one struct may have different descriptors: other key order, or fewer
 * keys (absent is not undefined). The macros work at file scope only; put `static` in front for a
 * descriptor that one file uses, `extern const TsType Item_type;` in a header for a shared one.
 */
#ifndef TS_TYPE_H
#define TS_TYPE_H

#include "ts/value.h"

typedef enum TsKind {
    TS_KIND_OBJECT,   /* struct with named fields: literals, class instances */
    TS_KIND_DYNAMIC,  /* TsDynamicObject: JSON values, records, objects of unknown shape */
    TS_KIND_ARRAY,    /* TsArray; `element` tells the representation */
    TS_KIND_FUNCTION, /* TsFunction */
    TS_KIND_ERROR,    /* TsError or a struct that begins with it */
    TS_KIND_MAP,      /* TsMap */
    TS_KIND_SET,      /* TsSet */
    TS_KIND_DATE,
    TS_KIND_PROMISE,    /* TsPromise (promise_layout.h) */
    TS_KIND_BOXED,      /* TsBoxed (boxed.h): a primitive as an object */
    TS_KIND_NATIVE, /* an object of a shim (HttpRequest, Buffer, Url ...): `name` tells which */
    TS_KIND_LAST_OBJECT = TS_KIND_NATIVE,
    TS_KIND_STRING, /* TsString */
    TS_KIND_SYMBOL, /* TsSymbol */
    TS_KIND_BIGINT,
    TS_KIND_RAW,     /* storage that is no language value: TsRaw (heap.h) */
    TS_KIND_INTERNAL /* scopes, tables: traced, never visible to the program */
} TsKind;

enum {
    TS_FIELD_HIDDEN = 1,   /* traced, but no property */
    TS_FIELD_READONLY = 2, /* writing throws TypeError */
    TS_FIELD_SLOT = 4,     /* `offset` is an index into the object's extra TsValue slots */
    TS_FIELD_NOT_ENUMERABLE = 8,
    TS_FIELD_NOT_CONFIGURABLE = 16,
    TS_FIELD_BINDING = 32 /* of a module's namespace: `offset` tells which export (namespace.h) */
};

/** One field of a cell. */
typedef struct TsField {
    TsString *name;  /* a TsSymbol for a key that is a symbol */
    uint32_t offset; /* bytes from the cell's start, see TS_FIELD_SLOT */
    uint8_t rep;     /* TsRep */
    uint8_t flags;
} TsField;

/** A property that instances have through their class: a method, or an accessor pair. */
typedef struct TsMember {
    TsString *name;
    TsFunction *method; /* or NULL */
    TsFunction *getter; /* called with this = the instance */
    TsFunction *setter;
} TsMember;

/** A static member of a class: a variable of the program, or a function. */
typedef struct TsStatic {
    TsString *name;
    void *place;  /* the variable; NULL: one of the following */
    uint8_t rep;  /* TsRep of the variable */
    TsFunction *method, *getter, *setter;
} TsStatic;

/** Passed to trace functions; see ts_mark_* in heap.h. */
typedef struct TsMarker TsMarker;

/** What an object with elements by index does (elements.h). */
typedef struct TsElements TsElements;

enum {
    TS_TYPE_RUNTIME = 1,    /* made at run time (object_shape.c), lives as long as the process */
    TS_TYPE_DICTIONARY = 2, /* a dynamic object whose properties are in a table of its own */
    TS_TYPE_EXTRA = 4,      /* has properties in the heap's side table */
    TS_TYPE_FROZEN = 8,
    TS_TYPE_SEALED = 16,
    TS_TYPE_NULL_PROTOTYPE = 32,
    TS_TYPE_ACCESSORS = 256, /* a dynamic object with a TsAccessor in some slot */
    TS_TYPE_PROTOTYPE = 512, /* has a prototype of its own in the heap's side table */
    TS_TYPE_FIXED = 1024,    /* not extensible */
    TS_TYPE_PROXY = 2048,    /* a TsProxy: its handler answers (proxy.h) */
    TS_TYPE_CLASS = 64, /* instances of a class: inspected with the class's name */
    TS_TYPE_ITERATOR = 4096, /* begins with a TsIterator (iterator_layout.h) */
    TS_TYPE_ASYNC_ITERATOR = 8192, /* begins with a TsAsyncIterator */
    TS_TYPE_SPARSE = 16384, /* an array with holes: where its elements are undefined */
    TS_TYPE_NAMESPACE = 32768, /* a TsNamespace: a module as an object */
    TS_TYPE_BUILT_IN = 128 /* an error class of the language: its name is the instances' `name` */
};

struct TsType {
    uint8_t kind;    /* TsKind */
    uint8_t element; /* TsRep of an array's elements */
    uint16_t flags;
    uint32_t size; /* bytes of a cell; 0 when `cell_size` tells */
    uint32_t field_count;
    uint32_t member_count;
    const TsField *fields;
    const TsMember *members;     /* of this class only; `parent` has the inherited ones */
    const char *name;            /* class name; "Object" for literals */
    const TsType *parent;        /* the class that this one extends */
    const TsType *origin;        /* what a run-time descriptor was derived from; NULL: itself */
    const TsType *layout;        /* a descriptor with every field that the struct has room for */
    void (*const *vtable)(void); /* filled and indexed by emitted code */
    void (*trace)(void *cell, TsMarker *marker); /* beside the fields; may be NULL */
    void (*finalize)(void *cell); /* releases what malloc or a library gave; see heap.h */
    size_t (*cell_size)(const void *cell);
    TsFunction *const *constructor; /* the class as a value; may be NULL */
    const TsStatic *statics;        /* of this class only */
    uint32_t static_count;
    const TsElements *elements;     /* of typed arrays and the like; NULL for other objects */
};

#define TS_FIELD_AS(Type, member, key, representation)                                        \
    {                                                                                         \
        .name = TS_KEY(key), .offset = offsetof(Type, member), .rep = TS_REP_##representation \
    }
#define TS_FIELD(Type, member, representation) TS_FIELD_AS(Type, member, #member, representation)
/** The same for a key that is not ASCII: its Latin-1 units, or UTF-16 units (u"...") if one needs more. */
#define TS_FIELD_LATIN1(Type, member, key, representation)                                    \
    { .name = &(TsString){.base = {&ts_string_type}, .length = sizeof(key) - 1, .chars = key}, \
      .offset = offsetof(Type, member), .rep = TS_REP_##representation }
#define TS_FIELD_WIDE(Type, member, key, representation)                                      \
    { .name = &(TsString){.base = {&ts_string_type}, .length = sizeof(key) / 2 - 1,           \
                          .bits = TS_STRING_WIDE, .chars = key},                              \
      .offset = offsetof(Type, member), .rep = TS_REP_##representation }
/** The same for a key that is a symbol in static memory. */
#define TS_FIELD_SYMBOL(Type, member, symbol, representation)            \
    {                                                                    \
        .name = (TsString *)(symbol), .offset = offsetof(Type, member),  \
        .rep = TS_REP_##representation                                   \
    }
/** Traced but no property: a closure's variable, a shim's private pointer. */
#define TS_HIDDEN(Type, member, representation)                           \
    {                                                                     \
        .offset = offsetof(Type, member), .rep = TS_REP_##representation, \
        .flags = TS_FIELD_HIDDEN | TS_FIELD_NOT_ENUMERABLE                \
    }

#define TS_FIELDS(...)                        \
    .fields = (const TsField[]){__VA_ARGS__}, \
    .field_count = sizeof((const TsField[]){__VA_ARGS__}) / sizeof(TsField)
#define TS_MEMBERS(...)                         \
    .members = (const TsMember[]){__VA_ARGS__}, \
    .member_count = sizeof((const TsMember[]){__VA_ARGS__}) / sizeof(TsMember)
/** What a class as a value has: TS_STATIC(variable), TS_STATIC_METHOD(function). */
#define TS_STATICS(...)                         \
    .statics = (const TsStatic[]){__VA_ARGS__}, \
    .static_count = sizeof((const TsStatic[]){__VA_ARGS__}) / sizeof(TsStatic)
#define TS_STATIC(key, variable, representation)                                      \
    {                                                                                 \
        .name = TS_KEY(key), .place = (void *)&(variable), .rep = TS_REP_##representation \
    }
#define TS_STATIC_METHOD(key, function)           \
    {                                             \
        .name = TS_KEY(key), .method = (function) \
    }
#define TS_METHOD_MEMBER(key, function)           \
    {                                             \
        .name = TS_KEY(key), .method = (function) \
    }

#define TS_SYMBOL_MEMBER(symbol, function)                        \
    {                                                             \
        .name = (TsString *)(symbol), .method = (function)        \
    }

/** The descriptor `Type_type` of an object without a class. */
#define TS_TYPE(Type, js_name, ...) \
    const TsType Type##_type = {    \
        .kind = TS_KIND_OBJECT, .size = sizeof(Type), .name = js_name, TS_FIELDS(__VA_ARGS__)}

/** As TS_TYPE for one of several descriptors of a struct: `Name_type` of cells of struct `Type`. */
#define TS_TYPE_OF(Name, Type, js_name, ...)            \
    const TsType Name##_type = {.kind = TS_KIND_OBJECT, \
                                .size = sizeof(Type),   \
                                .name = js_name,        \
                                .layout = &Type##_type, \
                                TS_FIELDS(__VA_ARGS__)}

/** A class: parent descriptor (or NULL), TS_FIELDS(...), then further designated initialisers. */
#define TS_CLASS(Type, js_name, parent_type, ...)       \
    const TsType Type##_type = {.kind = TS_KIND_OBJECT, \
                                .flags = TS_TYPE_CLASS, \
                                .size = sizeof(Type),   \
                                .name = js_name,        \
                                .parent = parent_type,  \
                                __VA_ARGS__}

/** A closure's shared variables or an async frame: traced, never visible. */
#define TS_SCOPE(Type, ...)      \
    const TsType Type##_type = { \
        .kind = TS_KIND_INTERNAL, .size = sizeof(Type), .name = #Type, TS_FIELDS(__VA_ARGS__)}

/** An object of a shim: further designated initialisers (TS_FIELDS, .trace, .finalize ...). */
#define TS_NATIVE(Type, js_name, ...)                   \
    const TsType Type##_type = {.kind = TS_KIND_NATIVE, \
                                .flags = TS_TYPE_CLASS, \
                                .size = sizeof(Type),   \
                                .name = js_name,        \
                                __VA_ARGS__}

static inline const TsType *ts_type_of(const void *cell)
{
    return ((const TsObject *)cell)->type;
}

/** The static descriptor behind a run-time one. */
static inline const TsType *ts_type_origin(const TsType *type)
{
    return type->origin ? type->origin : type;
}

/** Is a cell's class `type` or one that extends it? */
bool ts_type_extends(const TsType *type, const TsType *ancestor);

#endif
