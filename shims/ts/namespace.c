/*
 * Modules as objects.
 */
#include "ts/namespace.h"

#include <stdlib.h>

#include "ts/array.h"
#include "ts/builder.h"
#include "ts/object_internal.h"

typedef struct Made {
    struct Made *next;
    const TsFunctionInfo *member;
    TsNamespace *namespace;
    TsArray *names; /* what the descriptor's fields name */
    TsType type;
} Made;

static Made *all_made;

enum { SPACE_IN_NAME = 0x1f };
enum { FIXED_ATTRIBUTES = TS_FIELD_READONLY | TS_FIELD_NOT_ENUMERABLE | TS_FIELD_NOT_CONFIGURABLE };

static const TsField OWN_FIELDS[] = {{.name = (TsString *)&ts_symbol_to_string_tag,
                                      .offset = offsetof(TsNamespace, tag),
                                      .rep = TS_REP_VALUE,
                                      .flags = FIXED_ATTRIBUTES},
                                     {.offset = offsetof(TsNamespace, member),
                                      .rep = TS_REP_POINTER,
                                      .flags = TS_FIELD_HIDDEN | TS_FIELD_NOT_ENUMERABLE}};

enum { OWN_COUNT = sizeof OWN_FIELDS / sizeof *OWN_FIELDS };

static TsField *make_fields(const TsArray *names)
{
    TsField *fields = calloc(names->length + OWN_COUNT, sizeof *fields);

    if (!fields) {
        ts_fatal("out of memory");
    }
    for (size_t i = 0; i < names->length; i++) {
        fields[i] = (TsField){.name = ts_array_ptr_at(names, i),
                              .offset = (uint32_t)i,
                              .rep = TS_REP_BOOL, /* nothing to trace */
                              .flags = TS_FIELD_BINDING | TS_FIELD_NOT_CONFIGURABLE};
    }
    memcpy(fields + names->length, OWN_FIELDS, sizeof OWN_FIELDS);
    return fields;
}

/* The names as they are: spaces back in their places. */
static TsArray *split_names(TsString *names)
{
    TsArray *list = ts_array_new(TS_REP_POINTER, 0);
    TsBuilder name;

    for (size_t i = 0; i < names->length; i++) {
        ts_builder_init(&name);
        for (; i < names->length && ts_string_unit(names, i) != ' '; i++) {
            uint16_t unit = ts_string_unit(names, i);
            ts_builder_add_unit(&name, unit == SPACE_IN_NAME ? ' ' : unit);
        }
        ts_array_push_ptr(list, ts_builder_finish(&name));
    }
    return list;
}

static Made *make(TsFunction *member, TsString *names)
{
    Made *made = calloc(1, sizeof *made);

    if (!made) {
        ts_fatal("out of memory");
    }
    ts_heap_root(&made->names, TS_REP_POINTER);
    ts_heap_root(&made->namespace, TS_REP_POINTER);
    made->member = member->info;
    made->names = split_names(names);
    made->type = (TsType){.kind = TS_KIND_OBJECT,
                          .flags = TS_TYPE_NAMESPACE | TS_TYPE_NULL_PROTOTYPE | TS_TYPE_SEALED |
                                   TS_TYPE_FIXED,
                          .size = sizeof(TsNamespace),
                          .name = "Module",
                          .fields = make_fields(made->names),
                          .field_count = (uint32_t)made->names->length + OWN_COUNT};
    made->namespace = TS_NEW_AS(TsNamespace, made->type, .member = member,
                                .tag = ts_from_string(TS_STR("Module")));
    made->next = all_made;
    all_made = made;
    return made;
}

TsValue ts_namespace(TsFunction *member, TsString *names)
{
    Made *made = all_made;

    while (made && made->member != member->info) {
        made = made->next;
    }
    if (!made) {
        made = make(member, names);
    }
    return ts_from_object(made->namespace);
}
