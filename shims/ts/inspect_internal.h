/*
 * What the files of inspect share: the state of one inspection and the steps that call each other.
 */
#ifndef TS_INSPECT_INTERNAL_H
#define TS_INSPECT_INTERNAL_H

#include "ts/array.h"
#include "ts/inspect.h"
#include "ts/object.h"

/** An object whose inspection is under way. */
typedef struct InspectFrame {
    struct InspectFrame *outer;
    const void *object;
} InspectFrame;

typedef struct Inspection {
    InspectOptions options;
    size_t indentation;
    double current_depth; /* level of the innermost object begun last */
    InspectFrame *frames;
    TsArray *circular; /* objects that contain themselves, in the order found; or NULL */
} Inspection;

typedef enum InspectKeys { INSPECT_OBJECT, INSPECT_ARRAY_EXTRAS } InspectKeys;

/** The text of any value at a level. */
TsString *inspect_value(Inspection *in, TsValue value, double level);

/** The text of [util.inspect.custom], or NULL when the object has no such method. */
TsString *inspect_custom_text(Inspection *in, TsValue object, double level);

/** Quoted, broken at its newlines where it is long. */
TsString *inspect_string(Inspection *in, const TsString *string);

/** `[Function: f]`, `[class A extends B]`. */
TsString *inspect_function_base(const TsFunction *function);

/** An error's stack, named as Node does; removes from `keys` what the stack shows already. */
TsString *inspect_error_base(Inspection *in, TsValue error, const char *class_name, TsArray *keys);

/** [Symbol.toStringTag] where it is neither listed as the object's own nor part of the class's name. */
TsString *inspect_tag(TsValue object, const char *class_name);

/** Arranges more than six elements in columns; returns `output` itself when that does not pay. */
TsArray *inspect_group(Inspection *in, TsArray *output, const TsObject *array);

/** Columns that a text takes on a terminal. */
size_t inspect_width(const TsString *text);

#endif
