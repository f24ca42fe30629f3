/*
 * How a class of the library is described as a value: const kinds = [Uint8Array, DataView].
 *
 *     static TsValue of(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv);
 *     TS_LIBRARY_METHOD(of, "of", 0)
 *     static TsFunction *const methods[] = {&of_function, NULL};
 *     static const TsLibraryClass class_ = {"Uint8Array", 3, &TsUint8Array_type, make, NULL, methods};
 *
 * The function is made when it is first asked for; it is also the `constructor` of the class's
 * instances, which are known by the same name.
 */
#ifndef TS_LIBRARY_CLASS_H
#define TS_LIBRARY_CLASS_H

#include "ts/function.h"

typedef struct TsLibraryClass {
    const char *name;
    int length;                 /* as its `length` gives it */
    const TsType *type;         /* of its instances */
    TsInvoke construct;         /* new C(...); NULL: it cannot be constructed */
    TsInvoke call;              /* C(...); NULL: TypeError "Class constructor C cannot be ..." */
    TsFunction *const *methods; /* static ones, up to a NULL; or NULL */
} TsLibraryClass;

/** The class as a value. */
TsValue ts_library_class(const TsLibraryClass *what);
/** The same with a constant of its own: Uint8Array.BYTES_PER_ELEMENT. */
TsValue ts_library_class_with(const TsLibraryClass *what, TsString *key, double constant);

#define TS_LIBRARY_METHOD(c_name, js_name, length_)                                        \
    static const TsFunctionInfo c_name##_info = {                                          \
        .name = js_name, .length = length_, .flags = TS_FUNCTION_ARROW, .invoke = c_name}; \
    static TsFunction c_name##_function = TS_FUNCTION_OBJECT_INIT(&c_name##_info);

/** An argument, or undefined; as text, NULL for undefined; as a number, TS_UNDEFINED_NUMBER. */
static inline TsValue ts_nth(size_t argc, const TsValue *argv, size_t index)
{
    return index < argc ? argv[index] : TS_UNDEFINED;
}
TsString *ts_nth_text(size_t argc, const TsValue *argv, size_t index);
double ts_nth_number(size_t argc, const TsValue *argv, size_t index);

#endif
