/* The reason phrases of http.STATUS_CODES, and http.METHODS. */
#include "node/http_internal.h"

#include <stdio.h>

/* clang-format off */
#define STATUSES(X)                                                                            \
    X(100, "Continue") X(101, "Switching Protocols") X(102, "Processing")                      \
    X(103, "Early Hints") X(200, "OK") X(201, "Created") X(202, "Accepted")                    \
    X(203, "Non-Authoritative Information") X(204, "No Content") X(205, "Reset Content")       \
    X(206, "Partial Content") X(207, "Multi-Status") X(208, "Already Reported")                \
    X(226, "IM Used") X(300, "Multiple Choices") X(301, "Moved Permanently") X(302, "Found")   \
    X(303, "See Other") X(304, "Not Modified") X(305, "Use Proxy")                             \
    X(307, "Temporary Redirect") X(308, "Permanent Redirect") X(400, "Bad Request")            \
    X(401, "Unauthorized") X(402, "Payment Required") X(403, "Forbidden")                      \
    X(404, "Not Found") X(405, "Method Not Allowed") X(406, "Not Acceptable")                  \
    X(407, "Proxy Authentication Required") X(408, "Request Timeout") X(409, "Conflict")       \
    X(410, "Gone") X(411, "Length Required") X(412, "Precondition Failed")                     \
    X(413, "Payload Too Large") X(414, "URI Too Long") X(415, "Unsupported Media Type")        \
    X(416, "Range Not Satisfiable") X(417, "Expectation Failed") X(418, "I'm a Teapot")        \
    X(421, "Misdirected Request") X(422, "Unprocessable Entity") X(423, "Locked")              \
    X(424, "Failed Dependency") X(425, "Too Early") X(426, "Upgrade Required")                 \
    X(428, "Precondition Required") X(429, "Too Many Requests")                                \
    X(431, "Request Header Fields Too Large") X(451, "Unavailable For Legal Reasons")          \
    X(500, "Internal Server Error") X(501, "Not Implemented") X(502, "Bad Gateway")            \
    X(503, "Service Unavailable") X(504, "Gateway Timeout")                                    \
    X(505, "HTTP Version Not Supported") X(506, "Variant Also Negotiates")                     \
    X(507, "Insufficient Storage") X(508, "Loop Detected") X(509, "Bandwidth Limit Exceeded")  \
    X(510, "Not Extended") X(511, "Network Authentication Required")
/* clang-format on */

TsString *http_status_text(int status)
{
    switch (status) {
#define STATUS_CASE(number, text) \
    case number:                  \
        return TS_STR(text);
        STATUSES(STATUS_CASE)
#undef STATUS_CASE
    default:
        return NULL;
    }
}

TsValue http_status_codes(void)
{
    static const int numbers[] = {
#define STATUS_NUMBER(number, text) number,
        STATUSES(STATUS_NUMBER)
#undef STATUS_NUMBER
    };
    TsDynamicObject *codes = ts_object_new(sizeof numbers / sizeof *numbers);

    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        ts_object_define(codes, ts_string_from_int(numbers[i]),
                         ts_from_string(http_status_text(numbers[i])));
    }
    return ts_from_object(codes);
}

TsArray *http_methods(void)
{
    static const char *const names[] = {
#define METHOD_NAME(name) name,
        HTTP_METHODS(METHOD_NAME)
#undef METHOD_NAME
    };
    TsArray *methods = ts_array_new(TS_ARRAY_PTR, sizeof names / sizeof *names);

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        ts_array_push_ptr(methods, ts_string_from_c(names[i]));
    }
    return methods;
}
