/*
 * process.env: the environment of the process.
 */
#ifndef NODE_PROCESS_ENV_H
#define NODE_PROCESS_ENV_H

#include "ts/object.h"

/* process.env.KEY; NULL when it is not set. */
TsString *process_env_get(TsString *key);
/* process.env.KEY = value (undefined is the text "undefined", as in Node). */
void process_env_set(TsString *key, TsString *value);
/*
 * process.env as an object, for programs that list it or pass it on; made once, then kept up to
 * date.
 */
TsValue process_env(void);

#endif
