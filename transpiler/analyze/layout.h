/*
 * Where the fields of objects lie.
 *
 * All objects of a pointee can be reached through one pointer, so a field that several of its
 * structs have must lie at the same offset in each. The fields of a pointee are put in one order,
 * those that more structs share first; each struct has its fields in that order, and where a later
 * field is shared, the fields that it lacks as unused members. C's rules for equal initial members
 * do the rest. Most pointees have a single struct, and nothing unused.
 */
#ifndef TS2C_ANALYZE_LAYOUT_H
#define TS2C_ANALYZE_LAYOUT_H

#include "analyze/flow.h"

typedef struct StructField {
    FieldSlot *field;
    bool is_unused;          /* only keeps the place */
} StructField;

/* One C struct: the fields of some objects of a pointee, or what several of them share. */
typedef struct Struct {
    const char *name;        /* C name, unique in the program */
    VEC(StructField) fields;
    IrClass *class_;         /* of a class, else NULL */
    Type *type;              /* static type that it is named after, or NULL */
    IrModule *module;        /* whose file defines it */
    ShapeList shapes;        /* that are made with it; empty for views */
    const char *native_base; /* "TsError": the first member instead of TsObject */
    struct Layout *layout;
    bool is_used, is_shared; /* emit/ */
    size_t order;
} Struct;

typedef VEC(Struct *) StructList;

typedef struct Layout {
    Pointee *pointee;
    bool is_dynamic;         /* objects are dynamic objects or accessed as such */
    VEC(FieldSlot *) order;
    StructList structs;
    StructList views;        /* structs for static types that no object is made with */
} Layout;

/* The layout of a pointee with objects; made on first use. Never NULL. */
Layout *layout_of(Analysis *analysis, Pointee *pointee);

/* The struct of an object literal's or class's shape; NULL when its objects are dynamic. */
Struct *layout_struct_of_shape(Analysis *analysis, Shape *shape);

/* The struct through which a value of a static type is seen in a pointee. NULL: a TsObject. */
Struct *layout_struct_of_type(Analysis *analysis, Pointee *pointee, Type *type);

bool struct_has_field(const Struct *record, const char *name);

/* The struct through which a field is accessed when an object is seen through `record`: itself, or
 * the one that has the field. NULL if no object has it. */
Struct *struct_with_field(Struct *record, const char *name);

/* A readable name for a static type, or NULL: its alias, interface or class. */
const char *layout_type_name(const Type *type);

#endif
