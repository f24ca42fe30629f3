/* node:util (https://nodejs.org/api/util.html): text for people, functions between the worlds of
 * callbacks and promises. The kinds of values are in util_types.h, parseArgs() in parse_args.h.
 */
#ifndef NODE_UTIL_H
#define NODE_UTIL_H

#include "ts/inspect.h"
#include "ts/inspect_symbol.h"
#include "ts/promise.h"

/* inspect(value, options). */
TsString *util_inspect(TsValue value, TsValue options);
/* inspect(value, showHidden, depth, colors): the older form. */
TsString *util_inspect_depth(TsValue value, TsValue show_hidden, TsValue depth, TsValue colors);
/* formatWithOptions(options, ...values). */
TsString *util_format_with_options(TsValue options, size_t count, const TsValue *values);

/* inspect.defaultOptions: an object whose changes hold for every inspection. */
TsValue util_default_options(void);
void util_set_default_options(TsValue options);

/* promisify.custom: Symbol.for("nodejs.util.promisify.custom"). */
extern TsSymbol util_promisify_custom;
/* promisify(function): what the function has as [promisify.custom], or else a function that calls it with a callback (error, value) more, and gives a
 * promise. */
TsFunction *util_promisify(TsFunction *function);
/* callbackify(function): the other way. A rejection with a falsy reason becomes an error with code
 * ERR_FALSY_VALUE_REJECTION. */
TsFunction *util_callbackify(TsFunction *function);
/* deprecate(function, message, code): the same function, which warns when it is first called. */
TsFunction *util_deprecate(TsFunction *function, TsString *message, TsString *code);

/* styleText(format, text): ANSI codes around the text; format is a name or an array of names.
 * TypeError ERR_INVALID_ARG_VALUE for other names. */
TsString *util_style_text(TsValue format, TsString *text, TsValue options);
/* stripVTControlCharacters(text). */
TsString *util_strip_control(TsString *text);
/* toUSVString(text): lone surrogates become U+FFFD. */
TsString *util_to_well_formed(TsString *text);

bool util_is_array(TsValue value);
/* inherits(constructor, super): the prototype's prototype, and constructor.super_. */
void util_inherits(TsValue constructor, TsValue super);
/* debuglog(section): a function that prints to stderr where NODE_DEBUG names the section. */
TsFunction *util_debug_logger(TsString *section);
/* "ENOENT" and its text for -2. */
TsString *util_system_error_name(double number);
TsString *util_system_error_message(double number);
/* parseEnv(text): the variables of a .env file. */
TsValue util_parse_env(TsString *text);

#endif
