/*
 * URL and URLSearchParams as values of their classes.
 */
#include "node/url_classes.h"

#include "node/url.h"
#include "ts/library_class.h"

/* ---- URL ------------------------------------------------------------------------------------- */

static TsValue make_url(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(url_new_value(ts_nth(argc, argv, 0), ts_nth(argc, argv, 1)));
}

static TsValue class_url_canparse(TsFunction *self, TsValue this_value, size_t argc,
                                  const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_bool(url_can_parse_value(ts_nth(argc, argv, 0), ts_nth(argc, argv, 1)));
}

static TsValue class_url_parse(TsFunction *self, TsValue this_value, size_t argc,
                               const TsValue *argv)
{
    (void)self;
    (void)this_value;
    Url *url = url_parse_or_null_value(ts_nth(argc, argv, 0), ts_nth(argc, argv, 1));

    return url ? ts_from_object(url) : TS_NULL;
}

TS_LIBRARY_METHOD(class_url_canparse, "canParse", 1)
TS_LIBRARY_METHOD(class_url_parse, "parse", 1)

TsValue ts_library_class_url(void)
{
    static TsFunction *const methods[] = {&class_url_canparse_function, &class_url_parse_function,
                                          NULL};
    static const TsLibraryClass class_ = {"URL", 1, &Url_type, make_url, NULL, methods};

    return ts_library_class(&class_);
}

/* ---- URLSearchParams ------------------------------------------------------------------------- */

static TsValue make_url_search_params(TsFunction *self, TsValue this_value, size_t argc,
                                      const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(url_search_params_new(ts_nth(argc, argv, 0)));
}

TsValue ts_library_class_url_search_params(void)
{
    static const TsLibraryClass class_ = {"URLSearchParams",      0,    &UrlSearchParams_type,
                                          make_url_search_params, NULL, NULL};

    return ts_library_class(&class_);
}
