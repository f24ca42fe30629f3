/* http.ServerResponse: events, and what a program may ask about the progress of a response. */
#include "node/http_internal.h"

HttpResponse *http_response_on(HttpResponse *response, TsString *event, TsFunction *listener)
{
    event_emitter_add(&response->emitter, event, listener, false);
    return response;
}

HttpResponse *http_response_once(HttpResponse *response, TsString *event, TsFunction *listener)
{
    event_emitter_add(&response->emitter, event, listener, true);
    return response;
}

HttpResponse *http_response_off(HttpResponse *response, TsString *event, TsFunction *listener)
{
    event_emitter_remove(&response->emitter, event, listener);
    return response;
}

HttpResponse *http_response_remove_all(HttpResponse *response, TsString *event)
{
    event_emitter_remove_all(&response->emitter, event);
    return response;
}

bool http_response_emit(HttpResponse *response, TsString *event, size_t argc, const TsValue *argv)
{
    return event_emitter_emit(&response->emitter, event, argc, argv);
}

double http_response_listener_count(HttpResponse *response, TsString *event)
{
    return (double)event_emitter_count(&response->emitter, event);
}

TsString *http_status_message(HttpResponse *response)
{
    return response->status_message ? response->status_message : ts_string_empty();
}

void http_set_status_message(HttpResponse *response, TsString *message)
{
    response->status_message = message;
}

bool http_writable_finished(HttpResponse *response)
{
    return response->finish_emitted;
}

double http_writable_length(HttpResponse *response)
{
    return response->connection ? (double)http_response_output(response)->length : 0;
}

HttpResponse *http_response_destroy(HttpResponse *response, TsValue error)
{
    HttpConnection *connection = response->connection;

    if (!response->destroyed) {
        response->destroyed = true;
        if (connection) {
            http_connection_close(connection, true);
        }
        if (!ts_is_nullish(error)) {
            event_emitter_emit(&response->emitter, TS_STR("error"), 1, &error);
        }
    }
    return response;
}
