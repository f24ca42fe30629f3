// A small REST service that keeps a list of things to do in memory.

#include "server.h"

#include "node/crypto.h"
#include "node/http.h"
#include "node/process_env.h"
#include "node/url.h"
#include "ts/array.h"
#include "ts/array_methods.h"
#include "ts/console.h"
#include "ts/console_line.h"
#include "ts/dynamic_methods.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/iterator.h"
#include "ts/json.h"
#include "ts/map.h"
#include "ts/nullish.h"
#include "ts/object.h"
#include "ts/object_methods.h"
#include "ts/spread.h"
#include "ts/string_methods.h"

typedef struct HttpError HttpError;
typedef struct TodoChange TodoChange;
typedef struct ItemsTotal ItemsTotal;
typedef struct Todo Todo;
typedef struct Error_ Error_;

/** An error that the client has caused and gets to see. */
struct HttpError {
    TsError base;
    int32_t status;
};

/** What a client may send to create or change a todo. */
struct TodoChange {
    TsObject base;
    TsString *title;
    TsValue done;
};

struct ItemsTotal {
    TsObject base;
    TsArray *items;
    int64_t total;
};

struct Todo {
    TsObject base;
    TsString *id;
    TsString *title;
    bool done;
};

struct Error_ {
    TsObject base;
    TsString *error;
};

/* The variables of readBody() that its functions share. */
typedef struct ReadBodyScope {
    TsObject base;
    TsFunction *done;
    TsString *body;
} ReadBodyScope;

static TS_SCOPE(ReadBodyScope, TS_HIDDEN(ReadBodyScope, done, POINTER),
                TS_HIDDEN(ReadBodyScope, body, POINTER));

/* The variables of listTodos() that its functions share. */
typedef struct ListTodosScope {
    TsObject base;
    TsString *done;
} ListTodosScope;

static TS_SCOPE(ListTodosScope, TS_HIDDEN(ListTodosScope, done, NULLABLE));

/* The variables of on_request() that its functions share. */
typedef struct OnRequestScope {
    TsObject base;
    HttpRequest *req;
    HttpResponse *res;
} OnRequestScope;

static TS_SCOPE(OnRequestScope, TS_HIDDEN(OnRequestScope, req, POINTER),
                TS_HIDDEN(OnRequestScope, res, POINTER));

static const int32_t maxBodyLength = 64 * 1024;
static TsMap *todos;
static double port;

static HttpError *HttpError_new(int32_t status, TsString *message);
static void sendJson(HttpResponse *res, int32_t status, TsValue body);
static void on_data(ReadBodyScope *scope, TsValue chunk);
static void on_end(ReadBodyScope *scope);
static void readBody(HttpRequest *req, TsFunction *done);
static TodoChange *parseChange(TsString *text);
static Todo *findTodo(TsString *id);
static bool filter_callback(ListTodosScope *scope, Todo *todo);
static void listTodos(HttpResponse *res, TsString *done);
static void createTodo(HttpResponse *res, TodoChange *change);
static void changeTodo(HttpResponse *res, TsString *id, TodoChange *change);
static void deleteTodo(HttpResponse *res, TsString *id);
static void methodNotAllowed(HttpResponse *res, TsString *allow);
static void route(HttpRequest *req, HttpResponse *res, TsString *body);
static void sendError(HttpResponse *res, TsValue error);
static void read_body_callback(OnRequestScope *scope, HttpError *error, TsString *body);
static void on_request(HttpRequest *req, HttpResponse *res);
static void on_listening(void);

static TS_ERROR_CLASS(HttpError, "HttpError", &Error_type,
                      TS_FIELDS(TS_ERROR_FIELDS(HttpError, base),
                                TS_FIELD(HttpError, status, INT32)));

static TS_TYPE(TodoChange, "Object", TS_FIELD(TodoChange, title, POINTER),
               TS_FIELD(TodoChange, done, VALUE));
static TS_TYPE_OF(TodoChange_2, TodoChange, "Object");

static TS_TYPE(ItemsTotal, "Object", TS_FIELD(ItemsTotal, items, POINTER),
               TS_FIELD(ItemsTotal, total, INT64));

static TS_TYPE(Todo, "Object", TS_FIELD(Todo, id, POINTER), TS_FIELD(Todo, title, POINTER),
               TS_FIELD(Todo, done, BOOL));

static TS_TYPE(Error_, "Object", TS_FIELD(Error_, error, POINTER));

TS_CLOSURE_1(on_data, "", void, ReadBodyScope *, TsValue)
TS_CLOSURE_0(on_end, "", void, ReadBodyScope *)
TS_CLOSURE_1(filter_callback, "", bool, ListTodosScope *, Todo *)
TS_CLOSURE_2(read_body_callback, "", void, OnRequestScope *, HttpError *, TsString *)
TS_FUNCTION_2(on_request, "", void, HttpRequest *, HttpResponse *)
TS_FUNCTION_0(on_listening, "", void)

static HttpError *HttpError_new(int32_t status, TsString *message)
{
    HttpError *this = TS_ALLOC(HttpError);

    Error_init((TsError *)this, message);
    this->status = status;
    return this;
}

static void sendJson(HttpResponse *res, int32_t status, TsValue body)
{
    http_write_head(res, status, HTTP_HEADERS({ "content-type", "application/json" }));
    http_end(res, json_stringify(body));
}

static void on_data(ReadBodyScope *scope, TsValue chunk)
{
    scope->body = ts_concat(scope->body, ts_to_string(chunk));
}

static void on_end(ReadBodyScope *scope)
{
    TS_STACK_CHECK();

    if ((int64_t)scope->body->length > maxBodyLength) {
        TS_CODE(scope->done, void, void *, void *)(scope->done->scope,
                                                   HttpError_new(413, TS_STR("body too long")),
                                                   TS_STR(""));
    } else {
        TS_CODE(scope->done, void, void *, void *)(scope->done->scope, NULL, scope->body);
    }
}

/** Collects the request's body and hands it on, or an error if it is too long. */
static void readBody(HttpRequest *req, TsFunction *done)
{
    ReadBodyScope *scope = TS_NEW(ReadBodyScope, .done = done);

    scope->body = TS_STR("");

    http_request_set_encoding(req, TS_STR("utf8"));
    http_request_on(req, TS_STR("data"), ts_closure(on_data, scope));
    http_request_on(req, TS_STR("end"), ts_closure(on_end, scope));
}

/** Checks that a body is a JSON object with the fields of a todo, each of its type. */
static TodoChange *parseChange(TsString *text)
{
    volatile TsValue body;

    TS_TRY {
        body = json_parse(text);
    }
    TS_CATCH(error) {
        ts_throw(ts_from_object(HttpError_new(400, TS_STR("body is not JSON"))));
    }
    TS_END_TRY;
    if (!ts_typeof_is_object(body) || ts_is_null(body) || ts_array_is_array(body)) {
        ts_throw(ts_from_object(HttpError_new(400, TS_STR("body must be an object"))));
    }

    TodoChange *change = TS_NEW_AS(TodoChange, TodoChange_2_type);
    if (ts_has(body, ts_from_string(TS_STR("title")))) {
        if (!ts_is_string(ts_get(body, TS_STR("title")))
            || ts_string_is(ts_string_trim(ts_as_string(ts_get(body, TS_STR("title")))), "")) {
            ts_throw(ts_from_object(HttpError_new(400,
                                                  TS_STR("title must be a non-empty string"))));
        }
        ts_object_set(change, TS_STR("title"),
                      ts_from_string(ts_string_trim(ts_as_string(ts_get(body, TS_STR("title"))))));
    }
    if (ts_has(body, ts_from_string(TS_STR("done")))) {
        if (!ts_is_bool(ts_get(body, TS_STR("done")))) {
            ts_throw(ts_from_object(HttpError_new(400, TS_STR("done must be true or false"))));
        }
        ts_object_set(change, TS_STR("done"), ts_get(body, TS_STR("done")));
    }
    return change;
}

static Todo *findTodo(TsString *id)
{
    Todo *todo = ts_as_object(ts_map_get(todos, ts_from_string(id)));

    if (todo == NULL) {
        ts_throw(ts_from_object(HttpError_new(404,
                                              ts_concat(TS_STR("no todo "),
                                                        ts_to_string(ts_from_string(id))))));
    }
    return todo;
}

static bool filter_callback(ListTodosScope *scope, Todo *todo)
{
    return ts_string_equals(ts_string_from_bool(todo->done), scope->done);
}

/** GET /todos, with ?done=true or ?done=false for a part of them. */
static void listTodos(HttpResponse *res, TsString *done)
{
    ListTodosScope *scope = TS_NEW(ListTodosScope, .done = done);

    TsArray *array = ts_array_new(TS_ARRAY_PTR, 1);

    ts_array_push_spread(array, ts_from_object(ts_map_values(todos)));
    TsArray *all = array;
    TsArray *items = scope->done == NULL
                         ? all
                         : ts_array_filter(all, ts_closure(filter_callback, scope), TS_UNDEFINED,
                                           TS_ARRAY_PTR);
    sendJson(res, 200, ts_from_object(TS_NEW(ItemsTotal, .items = items, .total = items->length)));
}

/** POST /todos */
static void createTodo(HttpResponse *res, TodoChange *change)
{
    if (change->title == NULL) {
        ts_throw(ts_from_object(HttpError_new(400, TS_STR("title is missing"))));
    }
    TsString *first = crypto_random_uuid();
    Todo *todo = TS_NEW(Todo, .id = first, .title = change->title,
                        .done = ts_is_nullish(change->done) ? false : ts_as_bool(change->done));
    ts_map_set_string(todos, todo->id, ts_from_object(todo));
    http_set_header(res, TS_STR("location"), ts_concat(TS_STR("/todos/"), todo->id));
    sendJson(res, 201, ts_from_object(todo));
}

/** PATCH /todos/:id */
static void changeTodo(HttpResponse *res, TsString *id, TodoChange *change)
{
    Todo *todo = findTodo(id);

    todo->title = ts_or(change->title, todo->title);
    todo->done = ts_is_nullish(change->done) ? todo->done : ts_as_bool(change->done);
    sendJson(res, 200, ts_from_object(todo));
}

/** DELETE /todos/:id */
static void deleteTodo(HttpResponse *res, TsString *id)
{
    findTodo(id);
    ts_map_delete(todos, ts_from_string(id));
    http_write_head_value(res, 204, TS_UNDEFINED);
    http_end_empty(res);
}

static void methodNotAllowed(HttpResponse *res, TsString *allow)
{
    http_set_header(res, TS_STR("allow"), allow);
    ts_throw(ts_from_object(HttpError_new(405, TS_STR("method not allowed"))));
}

static void route(HttpRequest *req, HttpResponse *res, TsString *body)
{
    Url *url = url_new(ts_or(req->url, TS_STR("/")), TS_STR("http://localhost"));
    TsArray *items = ts_array_slice(ts_string_split(url->pathname, TS_STR("/"),
                                                    TS_UNDEFINED_NUMBER), 1, TS_UNDEFINED_NUMBER);
    TsString *collection = ts_array_ptr(items, 0);
    TsString *id = ts_array_ptr(items, 1);
    TsArray *rest = ts_array_slice(items, 2, TS_UNDEFINED_NUMBER);

    if (!ts_string_is(collection, "todos") || rest->length > 0) {
        ts_throw(ts_from_object(HttpError_new(404, TS_STR("not found"))));
    }
    if (id == NULL) {
        if (ts_string_is(req->method, "GET")) {
            listTodos(res, url_search_params_get(url_search_params(url), TS_STR("done")));
            return;
        } else if (ts_string_is(req->method, "POST")) {
            createTodo(res, parseChange(body));
            return;
        } else {
            methodNotAllowed(res, TS_STR("GET, POST"));
        }
    }
    if (ts_string_is(req->method, "GET")) {
        sendJson(res, 200, ts_from_object(findTodo(id)));
        return;
    } else if (ts_string_is(req->method, "PATCH")) {
        changeTodo(res, id, parseChange(body));
        return;
    } else if (ts_string_is(req->method, "DELETE")) {
        deleteTodo(res, id);
        return;
    } else {
        methodNotAllowed(res, TS_STR("GET, PATCH, DELETE"));
    }
}

static void sendError(HttpResponse *res, TsValue error)
{
    if (ts_is_instance(error, &HttpError_type)) {
        sendJson(
            res, ((HttpError *)ts_as_object(error))->status,
            ts_from_object(
                TS_NEW(Error_,
                       .error = ts_error_message((Error *)(HttpError *)ts_as_object(error)))));
    } else {
        console_error(1, (TsValue[]){ error });
        sendJson(res, 500, ts_from_object(TS_NEW(Error_, .error = TS_STR("internal error"))));
    }
}

static void read_body_callback(OnRequestScope *scope, HttpError *error, TsString *body)
{
    TS_TRY {
        if (error != NULL) {
            ts_throw(ts_from_object(error));
        }
        route(scope->req, scope->res, body);
    }
    TS_CATCH(err) {
        sendError(scope->res, err);
    }
    TS_END_TRY;
}

static void on_request(HttpRequest *req, HttpResponse *res)
{
    OnRequestScope *scope = TS_NEW(OnRequestScope, .req = req, .res = res);

    readBody(scope->req, ts_closure(read_body_callback, scope));
}

static void on_listening(void)
{
    console_log_string(ts_concat(TS_STR("listening on http://localhost:"),
                                 ts_string_from_number(port)));
}

void server_main(void)
{
    ts_heap_root(&todos, TS_REP_POINTER);

    todos = ts_map_new();

    HttpServer *server = http_create_server(&on_request_function);

    TsString *value = process_env_get(TS_STR("PORT"));
    port = ts_to_number(value == NULL ? ts_from_number(3000) : ts_from_string(value));
    http_server_listen_port(server, ts_from_number(port), &on_listening_function);
}
