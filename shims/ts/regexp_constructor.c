/*
 * RegExp as a value of its class.
 */
#include "ts/regexp_constructor.h"

#include "ts/library_class.h"
#include "ts/regexp.h"

/* ---- RegExp ---------------------------------------------------------------------------------- */

static TsValue make_regexp(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(ts_regexp_new(ts_nth(argc, argv, 0), ts_nth_text(argc, argv, 1)));
}

static TsValue call_regexp(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(ts_regexp_call(ts_nth(argc, argv, 0), ts_nth_text(argc, argv, 1)));
}

static TsValue class_regexp_escape(TsFunction *self, TsValue this_value, size_t argc,
                                   const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_string(ts_regexp_escape(ts_to_string(ts_nth(argc, argv, 0))));
}

TS_LIBRARY_METHOD(class_regexp_escape, "escape", 1)

TsValue ts_library_class_regexp(void)
{
    static TsFunction *const methods[] = {&class_regexp_escape_function, NULL};
    static const TsLibraryClass class_ = {"RegExp",    2,           &TsRegExp_type,
                                          make_regexp, call_regexp, methods};

    return ts_library_class(&class_);
}
