/*
 * The strings of tagged templates; see template.h.
 */
#include "ts/template.h"

#include "ts/object.h"

typedef struct TsTemplate {
    TsArray array;
    TsArray *raw;
} TsTemplate;

static void trace_template(void *cell, TsMarker *marker)
{
    ts_mark(marker, ((const TsTemplate *)cell)->raw);
}

#define TEMPLATE_TYPE(representation)                                                    \
    [representation] = {.kind = TS_KIND_ARRAY,                                           \
                        .element = representation,                                       \
                        .flags = TS_TYPE_FROZEN | TS_TYPE_SEALED,                        \
                        .size = sizeof(TsTemplate),                                      \
                        .name = "Array",                                                 \
                        .trace = trace_template,                                         \
                        TS_FIELDS({.name = TS_KEY("raw"),                                \
                                   .offset = offsetof(TsTemplate, raw),                  \
                                   .rep = TS_REP_POINTER,                                \
                                   .flags = TS_FIELD_NOT_ENUMERABLE | TS_FIELD_READONLY})}
static const TsType template_types[TS_REP_COUNT] = {TEMPLATE_TYPE(TS_REP_POINTER),
                                                    TEMPLATE_TYPE(TS_REP_NULLABLE),
                                                    TEMPLATE_TYPE(TS_REP_VALUE)};

TsArray *ts_template_new(TsArray **site, const TsArray *cooked, TsArray *raw)
{
    TsTemplate *made = TS_NEW_AS(TsTemplate, template_types[ts_array_rep(cooked)],
                                 .array = *cooked, .raw = raw);

    ts_freeze(ts_from_object(raw));
    *site = &made->array;
    ts_heap_root(site, TS_REP_POINTER);
    return *site;
}

TsArray *ts_template_raw(TsArray *strings)
{
    const TsType *type = ts_type_origin(ts_type_of(strings));

    if (type == &template_types[ts_array_rep(strings)]) {
        return ((TsTemplate *)strings)->raw;
    }
    return ts_as_array(ts_object_get(strings, TS_STR("raw")));
}
