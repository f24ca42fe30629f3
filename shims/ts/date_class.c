/*
 * Date as a value:  const clock = performance ?? Date;  clock.now()
 */
#include "ts/date_class.h"

#include "ts/date.h"
#include "ts/library_class.h"

/* ---- Date ------------------------------------------------------------------------------------ */

static TsValue make_date(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    if (argc < 2) {
        return ts_from_object(argc == 0 ? ts_date_new() : ts_date_from_value(argv[0]));
    }
    return ts_from_object(ts_date_from_parts(
        ts_nth_number(argc, argv, 0), ts_nth_number(argc, argv, 1), ts_nth_number(argc, argv, 2),
        ts_nth_number(argc, argv, 3), ts_nth_number(argc, argv, 4), ts_nth_number(argc, argv, 5),
        ts_nth_number(argc, argv, 6)));
}

static TsValue call_date(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    (void)argc;
    (void)argv;
    return ts_from_string(ts_date_call());
}

static TsValue class_date_now(TsFunction *self, TsValue this_value, size_t argc,
                              const TsValue *argv)
{
    (void)self;
    (void)this_value;
    (void)argc;
    (void)argv;
    return ts_from_number(ts_date_now());
}

static TsValue class_date_parse(TsFunction *self, TsValue this_value, size_t argc,
                                const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_number(ts_date_parse(ts_to_string(ts_nth(argc, argv, 0))));
}

static TsValue class_date_utc(TsFunction *self, TsValue this_value, size_t argc,
                              const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_number(ts_date_utc(ts_nth_number(argc, argv, 0), ts_nth_number(argc, argv, 1),
                                      ts_nth_number(argc, argv, 2), ts_nth_number(argc, argv, 3),
                                      ts_nth_number(argc, argv, 4), ts_nth_number(argc, argv, 5),
                                      ts_nth_number(argc, argv, 6)));
}

TS_LIBRARY_METHOD(class_date_now, "now", 0)
TS_LIBRARY_METHOD(class_date_parse, "parse", 1)
TS_LIBRARY_METHOD(class_date_utc, "UTC", 7)

TsValue ts_library_class_date(void)
{
    static TsFunction *const methods[] = {&class_date_now_function, &class_date_parse_function,
                                          &class_date_utc_function, NULL};
    static const TsLibraryClass class_ = {"Date", 7, &TsDate_type, make_date, call_date, methods};

    return ts_library_class(&class_);
}
