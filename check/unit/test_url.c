/* URL and URLSearchParams: the class around the parser. The parser's breadth is in the corpus. */
#include "runtime_test.h"

#include "node/url.h"
#include "ts/inspect.h"

static Url *url(const char *input, const char *base)
{
    return url_new(ts_string_from_c(input), base ? ts_string_from_c(base) : NULL);
}

static void reads_components(void **state)
{
    (void)state;
    Url *u = url("https://user:pa ss@EXAMPLE.com:8443/a/../b?x=1#f", NULL);
    assert_text(url_href(u), "https://user:pa%20ss@example.com:8443/b?x=1#f");
    assert_text(u->protocol, "https:");
    assert_text(u->username, "user");
    assert_text(u->password, "pa%20ss");
    assert_text(u->hostname, "example.com");
    assert_text(u->port, "8443");
    assert_text(u->pathname, "/b");
    assert_text(u->search, "?x=1");
    assert_text(u->hash, "#f");
    assert_text(url_host(u), "example.com:8443");
    assert_text(url_origin(u), "https://example.com:8443");
}

/* The second parse against a base takes the fast path, the first does not. */
static void fast_path_agrees_with_the_parser(void **state)
{
    static const char *const targets[] = {
        "/",          "/health",      "/a/b/c?n=1&m=2#x", "/a?",    "/a#",      "/a?#",
        "/a%20b?c'd", "/.well-known", "/a/./b",           "/a/..",  "//host/p", "/\\x",
        "/a b",       "/%2e/x",       "/a?q=%41",         "/a;b=c", "/a|b",     "/a^b",
        "/\xc3\xa9",
    };

    (void)state;
    for (size_t i = 0; i < sizeof targets / sizeof targets[0]; i++) {
        char fresh[64];
        snprintf(fresh, sizeof fresh, "http://base%zu.test:81/old",
                 i + 20); /* the table is full by then */
        Url *fast = url(targets[i], "http://localhost");
        Url *again = url(targets[i], "http://localhost");
        Url *slow = url(targets[i], fresh);
        assert_string_equal(text_of(url_href(fast)), text_of(url_href(again)));
        assert_string_equal(text_of(fast->pathname), text_of(slow->pathname));
        assert_string_equal(text_of(fast->search), text_of(slow->search));
        assert_string_equal(text_of(fast->hash), text_of(slow->hash));
    }
}

static void refuses_what_is_no_url(void **state)
{
    (void)state;
    assert_throws(url("/path", NULL), "TypeError: Invalid URL | ERR_INVALID_URL");
    assert_throws(url("/path", "nonsense"), "TypeError: Invalid URL | ERR_INVALID_URL");
    assert_throws(url("http://[::1", NULL), "TypeError: Invalid URL | ERR_INVALID_URL");
    assert_false(url_can_parse(TS_STR("/x"), NULL));
    assert_true(url_can_parse(TS_STR("/x"), TS_STR("http://h")));
    assert_null(url_parse_or_null(TS_STR("http://"), NULL));
}

static void search_follows_the_list(void **state)
{
    (void)state;
    Url *u = url("http://h/p?a=1&b=2", NULL);
    UrlSearchParams *params = url_search_params(u);
    url_search_params_append(params, TS_STR("c"), TS_STR("3 4"));
    assert_text(u->search, "?a=1&b=2&c=3+4");
    url_set_search(u, TS_STR("?z=9"));
    assert_text(url_search_params_get(params, TS_STR("z")), "9");
    assert_null(url_search_params_get(params, TS_STR("a")));
    url_search_params_delete(params, TS_STR("z"), NULL);
    assert_text(url_href(u), "http://h/p");
    assert_ptr_equal(url_search_params(u), params);
}

static void lists_decode_and_encode(void **state)
{
    (void)state;
    UrlSearchParams *params =
        url_search_params_new_string(TS_STR("?a=1&b=two+words&a=%C3%A9&c&%zz=%"));
    assert_int_equal(url_search_params_size(params), 5);
    assert_text(url_search_params_get(params, TS_STR("b")), "two words");
    assert_text(url_search_params_get(params, TS_STR("%zz")), "%");
    assert_int_equal(url_search_params_get_all(params, TS_STR("a"))->length, 2);
    assert_text(url_search_params_to_string(params), "a=1&b=two+words&a=%C3%A9&c=&%25zz=%25");
    url_search_params_sort(params);
    assert_text(url_search_params_to_string(params), "%25zz=%25&a=1&a=%C3%A9&b=two+words&c=");
}

static void iteration_is_live(void **state)
{
    (void)state;
    UrlSearchParams *params = url_search_params_new_string(TS_STR("a=1&b=2&c=3"));
    TsIterator *keys = url_search_params_keys(params);
    TsValue key;
    assert_true(ts_iterator_next(keys, &key));
    url_search_params_delete(params, TS_STR("b"), NULL);
    assert_true(ts_iterator_next(keys, &key));
    assert_text(ts_as_string(key), "c");
    assert_false(ts_iterator_next(keys, &key));
    TsArray *pairs = ts_iterable_to_array(ts_from_object(params), TS_REP_POINTER);
    assert_int_equal(pairs->length, 2);
    assert_text(ts_to_string(ts_array_get(ts_array_ptr(pairs, 1), 1)), "3");
}

static void inspection(void **state)
{
    (void)state;
    assert_text(ts_inspect(ts_from_object(url_search_params_new_string(TS_STR("a=1&b='")))),
                "URLSearchParams { 'a' => '1', 'b' => \"'\" }");
    assert_text(
        ts_inspect(ts_from_object(url("http://h/p?q=1", NULL))),
        "URL {\n  href: 'http://h/p?q=1',\n  origin: 'http://h',\n  protocol: 'http:',\n"
        "  username: '',\n  password: '',\n  host: 'h',\n  hostname: 'h',\n  port: '',\n"
        "  pathname: '/p',\n  search: '?q=1',\n  searchParams: URLSearchParams { 'q' => '1' },\n"
        "  hash: ''\n}");
}

static void dynamic_code_sees_properties(void **state)
{
    (void)state;
    TsValue u = ts_from_object(url("http://h:81/p?q#f", NULL));
    assert_text(ts_to_string(ts_get(u, TS_STR("pathname"))), "/p");
    assert_text(ts_to_string(u), "http://h:81/p?q#f");
    ts_set(u, TS_STR("port"), ts_from_number(99));
    assert_text(ts_to_string(ts_get(u, TS_STR("host"))), "h:99");
    assert_int_equal(ts_keys(u)->length, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_components),
        cmocka_unit_test(fast_path_agrees_with_the_parser),
        cmocka_unit_test(refuses_what_is_no_url),
        cmocka_unit_test(search_follows_the_list),
        cmocka_unit_test(lists_decode_and_encode),
        cmocka_unit_test(iteration_is_live),
        cmocka_unit_test(inspection),
        cmocka_unit_test(dynamic_code_sees_properties),
    };

    ts_heap_init(__builtin_frame_address(0));
    return cmocka_run_group_tests(tests, NULL, NULL);
}
