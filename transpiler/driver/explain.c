/*
 * ts2c explain 2106:
 *
 *     TS2C2106: '%s' is possibly '%s'
 *
 *     The value may be null or undefined here. ...
 *
 *     Wrong:
 *         console.log(user.address.city);
 */
#include "driver/explain.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "driver/diagnostics.h"

typedef struct Explanation {
    unsigned number;
    const char *text;
    const char *wrong, *right; /* programs, or NULL */
} Explanation;

static const Explanation explanations[] = {
#define EXPLANATION(number, text, wrong, right) {number, text, wrong, right},
#include "driver/explanations.def"
#undef EXPLANATION
};

enum { EXPLANATION_COUNT = sizeof explanations / sizeof *explanations };

static const Explanation *find(unsigned number)
{
    for (size_t i = 0; i < EXPLANATION_COUNT; i++) {
        if (explanations[i].number == number) {
            return &explanations[i];
        }
    }
    return NULL;
}

/* The diagnostic with a code such as "TS2C2001"; DIAGNOSTIC_COUNT if there is none. */
static DiagnosticId find_code(const char *code)
{
    static const char prefix[] = "TS2C";
    char *end;

    if (strncasecmp(code, prefix, strlen(prefix)) == 0) {
        code += strlen(prefix);
    }
    unsigned long number = strtoul(code, &end, 10);
    if (*code < '0' || *code > '9' || *end) {
        return DIAGNOSTIC_COUNT;
    }
    for (DiagnosticId id = 0; id < DIAGNOSTIC_COUNT; id++) {
        if (diagnostic_number(id) == number) {
            return id;
        }
    }
    return DIAGNOSTIC_COUNT;
}

/* The message without its arguments: "Cannot find name '...'". */
static void print_message(DiagnosticId id, FILE *out)
{
    for (const char *at = diagnostic_format(id); *at; at++) {
        if (*at != '%') {
            fputc(*at, out);
            continue;
        }
        at += strcspn(at, "sdu"); /* %s, %.*s, %zu, %d */
        fputs("...", out);
    }
}

static void print_program(const char *title, const char *text, FILE *out)
{
    if (!text) {
        return;
    }
    fprintf(out, "\n%s:\n\n", title);
    while (*text) {
        int length = (int)strcspn(text, "\n");
        fprintf(out, "    %.*s\n", length, text);
        text += length + (text[length] == '\n');
    }
}

bool explain(const char *code, FILE *out)
{
    DiagnosticId id = find_code(code);

    if (id == DIAGNOSTIC_COUNT) {
        return false;
    }
    const Explanation *found = find(diagnostic_number(id));
    const char *hint = diagnostic_hint(id);
    fprintf(out, "TS2C%u: ", diagnostic_number(id));
    print_message(id, out);
    fputc('\n', out);
    if (found) {
        fprintf(out, "\n%s", found->text);
    }
    if (hint) {
        fprintf(out, "\n%s\n", hint);
    }
    if (found) {
        print_program("Wrong", found->wrong, out);
        print_program("Right", found->right, out);
    }
    return true;
}

void explain_list(FILE *out)
{
    for (DiagnosticId id = 0; id < DIAGNOSTIC_COUNT; id++) {
        fprintf(out, "TS2C%u  ", diagnostic_number(id));
        print_message(id, out);
        fputc('\n', out);
    }
}

void explain_json(FILE *out)
{
    json_t *list = json_array();

    for (DiagnosticId id = 0; id < DIAGNOSTIC_COUNT; id++) {
        const Explanation *found = find(diagnostic_number(id));
        char code[16];
        snprintf(code, sizeof code, "TS2C%u", diagnostic_number(id));
        json_array_append_new(
            list, json_pack("{s:s, s:s, s:s, s:s?, s:s?, s:s?}", "code", code, "severity",
                            diagnostic_severity(id) == SEVERITY_WARNING ? "warning" : "error",
                            "message", diagnostic_format(id), "text", found ? found->text : NULL,
                            "wrong", found ? found->wrong : NULL, "right",
                            found ? found->right : NULL));
    }
    json_dumpf(list, out, JSON_INDENT(2));
    fputc('\n', out);
    json_decref(list);
}
