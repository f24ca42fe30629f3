/*
 * process.env: the environment of the process, and an object that shows it. The object is made when
 * a program first looks at it as a whole; from then on it is what the program reads and writes.
 */
#include "node/process_env.h"

#include <stdlib.h>

extern char **environ;

static TsDynamicObject *env;

TsString *process_env_get(TsString *key)
{
    if (env) {
        TsValue value = TS_UNDEFINED;
        return ts_get_own(ts_from_object(env), key, &value) ? ts_to_string(value) : NULL;
    }
    const char *text = getenv(ts_string_to_c(key));
    return text ? ts_string_from_c(text) : NULL;
}

void process_env_set(TsString *key, TsString *value)
{
    TsString *text = value ? value : TS_STR("undefined");

    if (env) {
        ts_set(ts_from_object(env), key, ts_from_string(text));
    }
    setenv(ts_string_to_c(key), ts_string_to_c(text), 1);
}

TsValue process_env(void)
{
    if (env) {
        return ts_from_object(env);
    }
    TsDynamicObject *object = ts_object_new(64);
    for (char **entry = environ; entry && *entry; entry++) {
        const char *equals = strchr(*entry, '=');
        if (equals && equals > *entry) {
            TsString *key = ts_string_from_utf8(*entry, (size_t)(equals - *entry));
            ts_object_define(object, key, ts_from_string(ts_string_from_c(equals + 1)));
        }
    }
    ts_heap_root(&env, TS_REP_POINTER);
    env = object;
    return ts_from_object(env);
}
