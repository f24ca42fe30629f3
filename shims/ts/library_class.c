/*
 * Making the classes of the library as values; see library_class.h.
 */
#include "ts/library_class.h"

#include "ts/error.h"
#include "ts/object.h"
#include "ts/object_attributes.h"

TsString *ts_nth_text(size_t argc, const TsValue *argv, size_t index)
{
    TsValue value = ts_nth(argc, argv, index);

    return ts_is_undefined(value) ? NULL : ts_to_string(value);
}

double ts_nth_number(size_t argc, const TsValue *argv, size_t index)
{
    TsValue value = ts_nth(argc, argv, index);

    return ts_is_undefined(value) ? TS_UNDEFINED_NUMBER : ts_to_number(value);
}

static TsValue refuse_call(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)this_value;
    (void)argc;
    (void)argv;
    ts_throw_error(&TypeError_type, "Constructor %s requires 'new'", self->info->name);
}

static TsValue refuse_new(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)this_value;
    (void)argc;
    (void)argv;
    ts_throw_error(&TypeError_type, "%s is not a constructor", self->info->name);
}

static void add(TsFunction *class_, TsString *key, TsValue value, TsValue may_change)
{
    TsString *keys[] = {TS_STR("value"), TS_STR("configurable"), TS_STR("writable")};
    TsValue parts[] = {value, may_change, may_change};

    ts_object_define_property(ts_from_object(class_), ts_from_string(key),
                              ts_from_object(ts_object_of(3, keys, parts)));
}

static TsFunction *make(const TsLibraryClass *what, bool *is_new)
{
    TsFunction *class_ = ts_constructor_named(what->name);

    *is_new = !class_->info->construct;
    if (*is_new) {
        ts_constructor_define(class_, what->length, what->type,
                              what->construct ? what->construct : refuse_new,
                              what->call ? what->call : refuse_call);
        for (size_t i = 0; what->methods && what->methods[i]; i++) {
            TsFunction *method = what->methods[i];
            add(class_, ts_string_from_c(method->info->name), ts_from_object(method), TS_TRUE);
        }
    }
    return class_;
}

TsValue ts_library_class(const TsLibraryClass *what)
{
    bool is_new;

    return ts_from_object(make(what, &is_new));
}

TsValue ts_library_class_with(const TsLibraryClass *what, TsString *key, double constant)
{
    bool is_new;
    TsFunction *class_ = make(what, &is_new);

    if (is_new) {
        add(class_, key, ts_from_number(constant), TS_FALSE);
    }
    return ts_from_object(class_);
}
