/* util.inspect and util.format: what the corpus cannot easily make, with Node's texts. */
#include "runtime_test.h"

#include <math.h>

#include "ts/date.h"
#include "ts/inspect.h"
#include "ts/inspect_symbol.h"
#include "ts/json.h"
#include "ts/map.h"
#include "ts/set.h"

typedef struct Point {
    TsObject base;
    double x;
    TsString *name;
    TsObject *next;
} Point;

static TS_CLASS(Point, "Point", NULL,
                TS_FIELDS(TS_FIELD(Point, x, DOUBLE), TS_FIELD(Point, name, POINTER),
                          TS_FIELD(Point, next, POINTER)));

typedef struct Empty {
    TsObject base;
} Empty;

static TS_CLASS(Empty, "Empty", NULL, .field_count = 0);

typedef struct AppError {
    TsError error;
    double code;
} AppError;

static TS_ERROR_CLASS(AppError, "AppError", &Error_type,
                      TS_FIELDS(TS_ERROR_FIELDS(AppError, error),
                                TS_FIELD(AppError, code, DOUBLE)));

static double twice(double x)
{
    return x * 2;
}

TS_FUNCTION_1(twice, "twice", double, double)

static double unnamed(double x)
{
    return x;
}

TS_FUNCTION_1(unnamed, "", double, double)

static TsValue parse(const char *text)
{
    return json_parse(ts_string_from_c(text));
}

#define assert_inspect(value, expected) assert_text(ts_inspect(value), expected)
#define assert_json(text, expected)     assert_inspect(parse(text), expected)

static TsValue object(void *cell)
{
    return ts_from_object(cell);
}

static void primitives(void **state)
{
    (void)state;
    assert_inspect(TS_UNDEFINED, "undefined");
    assert_inspect(TS_NULL, "null");
    assert_inspect(TS_TRUE, "true");
    assert_inspect(ts_from_number(-0.0), "-0");
    assert_inspect(ts_from_number(1e21), "1e+21");
    assert_inspect(ts_from_string(TS_STR("it's")), "\"it's\"");
    assert_inspect(ts_from_string(TS_STR("it's \"x\"")), "`it's \"x\"`");
    assert_inspect(ts_from_string(TS_STR("it's \"x\" `y`")), "'it\\'s \"x\" `y`'");
    assert_inspect(ts_from_string(TS_UTF8("\x01\x7f\xc2\x9f\n\\")), "'\\x01\\x7F\\x9F\\n\\\\'");
    assert_inspect(ts_from_symbol(ts_symbol_new(TS_STR("s"))), "Symbol(s)");
}

static void objects(void **state)
{
    (void)state;
    assert_json("{}", "{}");
    assert_json("[]", "[]");
    assert_json("{\"a-b\":1,\"__proto__\":2,\"$a\":[1]}",
                "{ 'a-b': 1, ['__proto__']: 2, '$a': [ 1 ] }");
    assert_json("{\"a\":{\"b\":{\"c\":{\"d\":1}}}}", "{ a: { b: { c: [Object] } } }");
    assert_json("[[[[1]]]]", "[ [ [ [Array] ] ] ]");
    assert_json("[[[[]]]]", "[ [ [ [] ] ] ]");
    Point *p = TS_NEW(Point, .x = 1.5, .name = TS_STR("p"));
    assert_inspect(object(p), "Point { x: 1.5, name: 'p', next: undefined }");
    assert_inspect(object(TS_ALLOC(Empty)), "Empty {}");
    TsDynamicObject *bare = ts_object_new_null_prototype();
    assert_inspect(object(bare), "[Object: null prototype] {}");
    ts_object_define(bare, TS_STR("a"), ts_from_number(1));
    assert_inspect(object(bare), "[Object: null prototype] { a: 1 }");
}

static void cycles(void **state)
{
    (void)state;
    Point *p = TS_NEW(Point, .x = 1, .name = TS_STR("p"));
    p->next = &p->base;
    assert_inspect(object(p), "<ref *1> Point { x: 1, name: 'p', next: [Circular *1] }");
    TsArray *both = TS_ARRAY_OF(ptr, p, p);
    assert_inspect(object(both), "[\n  <ref *1> Point { x: 1, name: 'p', next: [Circular *1] },\n"
                                 "  <ref *1> Point { x: 1, name: 'p', next: [Circular *1] }\n]");
}

static void arrays(void **state)
{
    (void)state;
    TsArray *holes = ts_array_new(TS_ARRAY_VALUE, 0);
    ts_array_set_value(holes, 0, ts_from_number(1));
    ts_array_set_value(holes, 3, TS_UNDEFINED);
    assert_inspect(object(holes), "[ 1, <2 empty items>, undefined ]");
    TsArray *numbers = ts_array_new(TS_ARRAY_DOUBLE, 0);
    for (int i = 0; i < 101; i++) {
        ts_array_push_double(numbers, i);
    }
    const char *text = text_of(ts_inspect(object(numbers)));
    assert_non_null(strstr(text, "   0,  1,  2,  3,  4,  5,  6,  7,  8,  9, 10, 11,\n"));
    assert_non_null(strstr(text, "  96, 97, 98, 99,\n  ... 1 more item\n]"));
    assert_inspect(object(TS_ARRAY_OF(double, 1.5, 2.25, -3, 4, 5, 6, 7)),
                   "[\n  1.5, 2.25, -3,\n    4,    5,  6,\n    7\n]");
    assert_inspect(object(TS_ARRAY_OF(bool, true, false)), "[ true, false ]");
    assert_inspect(object(TS_ARRAY_OF(int32, 1, 2)), "[ 1, 2 ]");
}

static void wide_characters_count_twice(void **state)
{
    (void)state;
    assert_json(
        "[\"\xe6\x97\xa5\xe6\x9c\xac\",\"\xed\x95\x9c\xea\xb5\xad\",\"a\",\"b\",\"c\",\"d\",\"e\"]",
        "[\n  '\xe6\x97\xa5\xe6\x9c\xac', '\xed\x95\x9c\xea\xb5\xad',\n  'a',    'b',\n"
        "  'c',    'd',\n  'e'\n]");
}

static void maps_and_sets(void **state)
{
    (void)state;
    TsMap *map = ts_map_new();
    TsSet *set = ts_set_new();
    assert_inspect(object(map), "Map(0) {}");
    assert_inspect(object(set), "Set(0) {}");
    ts_map_set_string(map, TS_STR("a"), parse("{\"x\":1}"));
    ts_map_set(map, parse("{\"k\":1}"), parse("[1]"));
    ts_set_add_number(set, 1);
    ts_set_add_string(set, TS_STR("a"));
    assert_inspect(object(map), "Map(2) { 'a' => { x: 1 }, { k: 1 } => [ 1 ] }");
    assert_inspect(object(set), "Set(2) { 1, 'a' }");
}

static void functions(void **state)
{
    (void)state;
    static const TsType base = {.kind = TS_KIND_OBJECT, .name = "Base"};
    static const TsType derived = {.kind = TS_KIND_OBJECT, .name = "Derived", .parent = &base};
    static const TsFunctionInfo info = {
        .name = "Derived", .flags = TS_FUNCTION_CLASS, .instance_type = &derived};
    assert_inspect(object(&twice_function), "[Function: twice]");
    assert_inspect(object(&unnamed_function), "[Function (anonymous)]");
    assert_inspect(object(ts_closure_new(&info, NULL)), "[class Derived extends Base]");
}

static void long_text(void **state)
{
    (void)state;
    assert_json("{\"s\":\"a long string with a newline\\n and more text that is long enough to "
                "exceed the width of the line which is 80\"}",
                "{\n  s: 'a long string with a newline\\n' +\n    ' and more text that is long "
                "enough to exceed the width of the line which is 80'\n}");
    assert_json("{\"aaaaaaaaaaaaaaaaaaaa\":\"bbbbbbbbbbbbbbbbbbbbbbb\",\"c\":\"ddddddddd\"}",
                "{ aaaaaaaaaaaaaaaaaaaa: 'bbbbbbbbbbbbbbbbbbbbbbb', c: 'ddddddddd' }");
}

/** The first line of an error's text, and whether more follows. */
static const char *headline(TsValue error)
{
    char *text = (char *)text_of(ts_inspect(error));

    text[strcspn(text, "\n")] = '\0';
    return text;
}

static void errors(void **state)
{
    (void)state;
    TsError *error = TypeError_new(TS_STR("m"));
    assert_string_equal(headline(object(error)), "TypeError: m");
    AppError *app = TS_ALLOC(AppError);
    Error_init(&app->error, TS_STR("m"));
    app->code = 5;
    assert_string_equal(headline(object(app)), "AppError: m");
    const char *text = text_of(ts_inspect(object(app)));
    assert_non_null(strstr(text, " {\n  code: 5\n}"));
    TsError *named = Error_new(TS_STR("m"));
    ts_error_set_name(named, TS_STR("Nope"));
    assert_string_equal(headline(object(named)), "Nope: m");
    TsError *outer = Error_new(TS_STR("x"));
    ts_error_set_cause(outer, object(Error_new(TS_STR("c"))));
    assert_non_null(strstr(text_of(ts_inspect(object(outer))), "\n  [cause]: Error: c\n"));
}

static void dates(void **state)
{
    (void)state;
    assert_inspect(object(ts_date_from_value(ts_from_number(0))), "1970-01-01T00:00:00.000Z");
    assert_inspect(object(ts_date_from_value(ts_from_number(NAN))), "Invalid Date");
    assert_text(json_stringify(object(ts_date_from_value(ts_from_number(0)))),
                "\"1970-01-01T00:00:00.000Z\"");
}

#define FORMAT(...) \
    ts_format_values(sizeof((TsValue[]){__VA_ARGS__}) / sizeof(TsValue), (TsValue[]){__VA_ARGS__})
#define S(text)   ts_from_string(TS_STR(text))
#define N(number) ts_from_number(number)

static void formats(void **state)
{
    (void)state;
    assert_text(FORMAT(S("%s %s %s %s"), parse("{\"a\":{\"b\":1}}"), parse("[1,[2]]"), TS_NULL,
                       TS_UNDEFINED, S("extra"), parse("{\"z\":1}")),
                "{ a: [Object] } [ 1, [Array] ] null undefined extra { z: 1 }");
    assert_text(FORMAT(S("%d %i %f %j %%"), S("12"), N(3.9), S("4.5x"), parse("{\"a\":1}"), N(5)),
                "12 3 4.5 {\"a\":1} % 5");
    assert_text(FORMAT(S("%o"), parse("[1,2]")), "[ 1, 2, [length]: 2 ]");
    assert_text(FORMAT(S("100%"), N(1)), "100% 1");
    assert_text(FORMAT(S("%s")), "%s");
    assert_text(FORMAT(S("a%"), N(2)), "a% 2");
    assert_text(FORMAT(S("%x %s"), N(1), N(2)), "%x 1 2");
    assert_text(FORMAT(N(1), S("%s"), S("a")), "1 %s a");
    assert_text(FORMAT(S("%c-%s"), S("css"), N(-0.0)), "--0");
    assert_text(FORMAT(S("a%%b")), "a%%b");
    assert_text(FORMAT(S("a%%b"), N(1)), "a%b 1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(primitives),
        cmocka_unit_test(objects),
        cmocka_unit_test(cycles),
        cmocka_unit_test(arrays),
        cmocka_unit_test(wide_characters_count_twice),
        cmocka_unit_test(maps_and_sets),
        cmocka_unit_test(functions),
        cmocka_unit_test(long_text),
        cmocka_unit_test(errors),
        cmocka_unit_test(dates),
        cmocka_unit_test(formats),
    };

    ts_heap_init(__builtin_frame_address(0));
    return cmocka_run_group_tests_name("inspect", tests, NULL, NULL);
}
