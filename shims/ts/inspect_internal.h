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

/** What an object looks like from outside, before its entries are known. */
typedef struct Outline {
    const char *class_name; /* NULL: no prototype */
    TsString *tag;          /* what [Symbol.toStringTag] of its class says beside that; or NULL */
    TsString *open;         /* "{", "Foo {", "Set(2) {", "[" */
    const char *close;
    TsString *base;      /* text before the brace (errors, functions); or NULL */
    TsArray *keys;       /* own properties to list: strings and symbols as values */
    bool with_accessors; /* accessors of an object literal are listed as well */
    TsArray *preview;    /* what an iterator of a Map or Set still gives; or NULL */
    InspectKeys extras;
    bool complete; /* `base` or `open` + `close` is all there is to say */
} Outline;

/** The text of any value at a level. */
TsString *inspect_value(Inspection *in, TsValue value, double level);

/** The text of [util.inspect.custom], or NULL when the object has no such method. */
TsString *inspect_custom_text(Inspection *in, TsValue object, double level);

/** Quoted, broken at its newlines where it is long. */
TsString *inspect_string(Inspection *in, const TsString *string);

/** A number as the options want it: 1_234.567_8 with `numericSeparator`. */
TsString *inspect_number(const InspectOptions *options, TsValue number);

/** `[Function: f]`, `[class A extends B]`. */
TsString *inspect_function_base(const TsFunction *function);

/** An error's stack, named as Node does; removes from `keys` what the stack shows already. */
TsString *inspect_error_base(Inspection *in, TsValue error, const char *class_name, TsArray *keys);

/** The text with its lines, but the first, that many columns further in. */
TsString *inspect_indented(TsString *text, size_t columns);

/** [Symbol.toStringTag] where it is neither listed as the object's own nor part of the class's name. */
TsString *inspect_tag(TsValue object, const char *class_name);

/* ---- entries: what they add to `output` are strings ------------------------------------------ */

/** Own properties, as the outline lists them. */
void inspect_add_properties(Inspection *in, TsArray *output, TsValue object,
                            const Outline *outline, double level);
/** Accessors of an object literal: `[Getter]`, `[Setter]`, `[Getter/Setter]`. */
void inspect_add_accessors(Inspection *in, TsArray *output, TsValue object, double level);
/** Elements; a run of holes counts as one entry. */
void inspect_add_elements(Inspection *in, TsArray *output, const TsArray *array, double level);
/** What an object of the library holds besides properties, by its kind. */
void inspect_add_contents(Inspection *in, TsArray *output, TsValue object, double level);

/* ---- lines ----------------------------------------------------------------------------------- */

/** All entries on one line where they fit, else each on its own. */
TsString *inspect_join(Inspection *in, TsArray *output, const Outline *outline, double level);

/** Arranges more than six elements in columns; returns `output` itself when that does not pay. */
TsArray *inspect_group(Inspection *in, TsArray *output, const TsObject *array);

/** Columns that a text takes on a terminal; colours aside if `in` (may be NULL) has colours. */
size_t inspect_width(const Inspection *in, const TsString *text);

#endif
