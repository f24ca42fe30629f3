/*
 * JSON.stringify and JSON.parse (ECMA-262 §25.5). Errors have V8's texts.
 *
 * json_stringify gives NULL (undefined) for undefined, functions and symbols.
 */
#ifndef TS_JSON_H
#define TS_JSON_H

#include "ts/json_writer.h"
#include "ts/object.h"

/** JSON.stringify(value). TypeError for cycles and BigInts. */
TsString *json_stringify(TsValue value);

/** JSON.stringify(value, replacer, space): replacer a function or NULL; space any value. */
TsString *json_stringify_replacer(TsValue value, TsFunction *replacer, TsValue space);

/** JSON.stringify(value, list, space): list an array of keys, null or undefined. */
TsString *json_stringify_list(TsValue value, TsValue list, TsValue space);

/** JSON.stringify(value, replacer, space) where replacer may be anything. */
TsString *json_stringify_any(TsValue value, TsValue replacer, TsValue space);

/** Any value inside a text under construction; "null" for what has no JSON, as in an array. */
void json_write_value(JsonWriter *writer, TsValue value);

/**
 * JSON.parse(text). Objects are TsDynamicObjects that share descriptors, arrays hold TsValues.
 * SyntaxError when the text is not JSON. Nesting may be as deep as memory allows.
 */
TsValue json_parse(TsString *text);

/** JSON.parse(text, reviver); reviver may be NULL. */
TsValue json_parse_reviver(TsString *text, TsFunction *reviver);

#endif
