/* util.parseArgs (https://nodejs.org/api/util.html#utilparseargsconfig).
 */
#ifndef NODE_PARSE_ARGS_H
#define NODE_PARSE_ARGS_H

#include "ts/value.h"

/*
 * { values, positionals } and, with `tokens: true`, the tokens. The config is an object as Node
 * takes it; undefined: the program's arguments, without options. In strict mode a TypeError with
 * code ERR_PARSE_ARGS_... for what the options do not allow.
 */
TsValue util_parse_args(TsValue config);

/* Throws TypeError [ERR_INVALID_ARG_TYPE] for a config that is none. */
void parse_args_check(TsValue config);

#endif
