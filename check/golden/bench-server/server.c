#include "server.h"

#include "node/crypto.h"
#include "node/http.h"
#include "node/process_env.h"
#include "node/url.h"
#include "ts/array.h"
#include "ts/array_methods.h"
#include "ts/function.h"
#include "ts/json_writer.h"

typedef struct Item Item;
typedef struct ItemsTotal ItemsTotal;
typedef struct Result Result;
typedef struct Digest Digest;

struct Item {
    TsObject base;
    int32_t id;
    TsString *name;
    bool active;
    double score;
};

struct ItemsTotal {
    TsObject base;
    TsArray *items;
    int64_t total;
};

struct Result {
    TsObject base;
    int32_t result;
};

struct Digest {
    TsObject base;
    TsString *digest;
};

static int32_t compute(double n);
static HttpResponse *on_request(HttpRequest *req, HttpResponse *res);

static TS_TYPE(Item, "Object", TS_FIELD(Item, id, INT32), TS_FIELD(Item, name, POINTER),
               TS_FIELD(Item, active, BOOL), TS_FIELD(Item, score, DOUBLE));

static TS_TYPE(ItemsTotal, "Object", TS_FIELD(ItemsTotal, items, POINTER),
               TS_FIELD(ItemsTotal, total, INT64));

static TS_TYPE(Result, "Object", TS_FIELD(Result, result, INT32));

static TS_TYPE(Digest, "Object", TS_FIELD(Digest, digest, POINTER));

TS_FUNCTION_2(on_request, "", HttpResponse *, HttpRequest *, HttpResponse *)

static void Item_write_json(JsonWriter *json, const Item *value)
{
    json_write_literal(json, "{\"id\":");
    json_write_int(json, value->id);
    json_write_literal(json, ",\"name\":");
    json_write_string(json, value->name);
    json_write_literal(json, ",\"active\":");
    json_write_bool(json, value->active);
    json_write_literal(json, ",\"score\":");
    json_write_number(json, value->score);
    json_write_literal(json, "}");
}

static TsString *ItemsTotal_to_json(const ItemsTotal *value)
{
    JsonWriter json;

    json_writer_init(&json);
    json_write_literal(&json, "{\"items\":[");
    for (size_t i = 0; i < value->items->length; i++) {
        if (i > 0) {
            json_write_literal(&json, ",");
        }
        Item_write_json(&json, ts_array_ptr_at(value->items, i));
    }
    json_write_literal(&json, "],\"total\":");
    json_write_int(&json, value->total);
    json_write_literal(&json, "}");
    return json_writer_finish(&json);
}

static TsString *Result_to_json(const Result *value)
{
    JsonWriter json;

    json_writer_init(&json);
    json_write_literal(&json, "{\"result\":");
    json_write_int(&json, value->result);
    json_write_literal(&json, "}");
    return json_writer_finish(&json);
}

static TsString *Digest_to_json(const Digest *value)
{
    JsonWriter json;

    json_writer_init(&json);
    json_write_literal(&json, "{\"digest\":");
    json_write_string(&json, value->digest);
    json_write_literal(&json, "}");
    return json_writer_finish(&json);
}

/** Sum of the first n terms, modulo a prime. */
static int32_t compute(double n)
{
    int32_t result = 0;

    for (int64_t i = 0; i < n; i++) {
        result = ts_reduce(result + i * 31, 1000000007);
    }
    return result;
}

static HttpResponse *on_request(HttpRequest *req, HttpResponse *res)
{
    Url *url = url_new(ts_or(req->url, TS_STR("/")), TS_STR("http://localhost"));

    if (ts_string_is(req->method, "GET") && ts_string_is(url->pathname, "/health")) {
        http_write_head(res, 200, HTTP_HEADERS({ "content-type", "application/json" }));
        return http_end(res, TS_STR("{\"status\":\"ok\"}"));
    }

    if (ts_string_is(req->method, "GET") && ts_string_is(url->pathname, "/json")) {
        TsArray *items = ts_array_new(TS_ARRAY_PTR, 0);
        for (int32_t i = 0; i < 20; i++) {
            ts_array_push_ptr(items,
                              TS_NEW(Item, .id = i,
                                     .name = ts_concat(TS_STR("item-"), ts_string_from_int(i)),
                                     .active = i % 2 == 0, .score = i * 1.5));
        }
        http_write_head(res, 200, HTTP_HEADERS({ "content-type", "application/json" }));
        return http_end(res,
                        ItemsTotal_to_json(TS_NEW(ItemsTotal, .items = items,
                                                  .total = items->length)));
    }

    if (ts_string_is(req->method, "GET") && ts_string_is(url->pathname, "/compute")) {
        double n = ts_number_from_string(ts_or(url_search_params_get(url_search_params(url),
                                                                     TS_STR("n")),
                                               TS_STR("50000")));
        http_write_head(res, 200, HTTP_HEADERS({ "content-type", "application/json" }));
        return http_end(res, Result_to_json(TS_NEW(Result, .result = compute(n))));
    }

    if (ts_string_is(req->method, "GET") && ts_string_is(url->pathname, "/hash")) {
        TsString *input = ts_or(url_search_params_get(url_search_params(url), TS_STR("input")),
                                TS_STR("hello world"));
        TsString *digest = crypto_hash_digest(crypto_hash_update_string(
            crypto_create_hash(TS_STR("sha256")), input), TS_STR("hex"));
        http_write_head(res, 200, HTTP_HEADERS({ "content-type", "application/json" }));
        return http_end(res, Digest_to_json(TS_NEW(Digest, .digest = digest)));
    }

    // Everything else is unknown.
    http_write_head(res, 404, HTTP_HEADERS({ "content-type", "application/json" }));
    return http_end(res, TS_STR("{\"error\":\"not found\"}"));
}

void server_main(void)
{
    HttpServer *server = http_create_server_isolated(&on_request_function);

    TsString *value = process_env_get(TS_STR("PORT"));

    http_server_listen_port(server,
                            value && value->length > 0
                                ? ts_from_string(value)
                                : ts_from_number(3000), NULL);
}
