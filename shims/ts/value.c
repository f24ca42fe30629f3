/*
 * Values between slots and TsValues, and what happens when the compiler was wrong about one.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "ts/array.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/object_internal.h"
#include "ts/string.h"

void ts_fatal(const char *format, ...)
{
    va_list list;

    fputs("internal error: ", stderr);
    va_start(list, format);
    vfprintf(stderr, format, list);
    va_end(list);
    fputc('\n', stderr);
    abort();
}

static const char *kind_name(TsValue value)
{
    static const char *const names[] = {"undefined", "null",      "a boolean",
                                        "a number",  "a string",  "a symbol",
                                        "a bigint",  "an object", "a hole"};

    return value.tag == TS_TAG_OBJECT ? ts_type_of(value.as.object)->name : names[value.tag];
}

void ts_fatal_kind(const char *expected, TsValue found)
{
    ts_fatal("a value expected to be %s is %s", expected, kind_name(found));
}

TsValue ts_from_pointer(const void *cell)
{
    TsTag tag = TS_TAG_OBJECT;

    if (!cell) {
        return TS_UNDEFINED;
    }
    if (ts_is_small_bigint(cell)) {
        return (TsValue){.tag = TS_TAG_BIGINT, .as.pointer = (void *)cell};
    }
    switch ((TsKind)ts_type_of(cell)->kind) {
    case TS_KIND_STRING:
        tag = TS_TAG_STRING;
        break;
    case TS_KIND_SYMBOL:
        tag = TS_TAG_SYMBOL;
        break;
    case TS_KIND_BIGINT:
        tag = TS_TAG_BIGINT;
        break;
    default:
        break;
    }
    return (TsValue){.tag = tag, .as.pointer = (void *)cell};
}

TsValue ts_from_nullable(const void *cell)
{
    return cell ? ts_from_pointer(cell) : TS_NULL;
}

bool ts_is_array(TsValue value)
{
    return value.tag == TS_TAG_OBJECT && ts_type_of(value.as.object)->kind == TS_KIND_ARRAY;
}

bool ts_is_function(TsValue value)
{
    return value.tag == TS_TAG_OBJECT && ts_type_of(value.as.object)->kind == TS_KIND_FUNCTION;
}

TsArray *ts_as_array(TsValue value)
{
    if (!ts_is_array(value)) {
        if (is_proxy(value) && ts_is_array_object(value)) {
            return ts_proxy_traps->elements(value);
        }
        if (!ts_is_nullish(value)) {
            ts_fatal_kind("an array", value);
        }
        return NULL;
    }
    return value.as.pointer;
}

TsFunction *ts_as_function(TsValue value)
{
    if (!ts_is_function(value)) {
        if (!ts_is_nullish(value)) {
            ts_throw_error(&TypeError_type, "%S is not a function", ts_describe(value));
        }
        return NULL;
    }
    return value.as.pointer;
}

TsValue ts_slot_get(const void *slot, TsRep rep)
{
    switch (rep) {
    case TS_REP_DOUBLE:
        return ts_from_number(*(const double *)slot);
    case TS_REP_OPTIONAL_DOUBLE:
        return ts_from_optional_number(*(const double *)slot);
    case TS_REP_INT32:
        return ts_from_number(*(const int32_t *)slot);
    case TS_REP_INT64:
        return ts_from_number((double)*(const int64_t *)slot);
    case TS_REP_BOOL:
        return ts_from_bool(*(const bool *)slot);
    case TS_REP_POINTER:
        return ts_from_pointer(*(void *const *)slot);
    case TS_REP_NULLABLE:
        return ts_from_nullable(*(void *const *)slot);
    default:
        return *(const TsValue *)slot;
    }
}

static bool set_integer(void *slot, TsRep rep, TsValue value)
{
    int64_t integer;

    if (value.tag != TS_TAG_NUMBER || !(value.as.number >= -9007199254740992.0) ||
        !(value.as.number <= 9007199254740992.0)) {
        return false;
    }
    integer = (int64_t)value.as.number;
    if ((double)integer != value.as.number ||
        (rep == TS_REP_INT32 && integer != (int32_t)integer)) {
        return false;
    }
    if (rep == TS_REP_INT32) {
        *(int32_t *)slot = (int32_t)integer;
    } else {
        *(int64_t *)slot = integer;
    }
    return true;
}

static bool set_pointer(void *slot, TsValue value, TsTag absent)
{
    if (value.tag < TS_TAG_STRING && value.tag != absent) {
        return false;
    }
    *(void **)slot = value.tag == absent ? NULL : value.as.pointer;
    return true;
}

bool ts_slot_set(void *slot, TsRep rep, TsValue value)
{
    switch (rep) {
    case TS_REP_OPTIONAL_DOUBLE:
        if (value.tag == TS_TAG_UNDEFINED) {
            *(double *)slot = TS_UNDEFINED_NUMBER;
            return true;
        }
        /* fall through */
    case TS_REP_DOUBLE:
        if (value.tag != TS_TAG_NUMBER) {
            return false;
        }
        *(double *)slot = ts_optional_number(value.as.number);
        return true;
    case TS_REP_INT32:
    case TS_REP_INT64:
        return set_integer(slot, rep, value);
    case TS_REP_BOOL:
        if (value.tag != TS_TAG_BOOLEAN) {
            return false;
        }
        *(bool *)slot = value.as.boolean;
        return true;
    case TS_REP_POINTER:
        return set_pointer(slot, value, TS_TAG_UNDEFINED);
    case TS_REP_NULLABLE:
        return set_pointer(slot, value, TS_TAG_NULL);
    default:
        *(TsValue *)slot = value;
        return true;
    }
}

bool ts_type_extends(const TsType *type, const TsType *ancestor)
{
    for (type = ts_type_origin(type); type;
         type = type->parent ? ts_type_origin(type->parent) : NULL) {
        if (type == ancestor) {
            return true;
        }
        if (type->layout == ancestor && type->layout != type) {
            return true;
        }
    }
    return false;
}
