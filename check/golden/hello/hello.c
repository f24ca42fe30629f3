#include "hello.h"

#include "node/process_info.h"
#include "ts/array.h"
#include "ts/array_methods.h"
#include "ts/console_line.h"

static TsString *greet(TsString *name);

/** Greets whoever is named on the command line, or the world. */
static TsString *greet(TsString *name)
{
    return ts_concat_n(3, TS_STR("Hello, "), name, TS_STR("!"));
}

void hello_main(void)
{
    TsArray *names = ts_array_slice(process_argv(), 2, TS_UNDEFINED_NUMBER);

    if (names->length == 0) {
        ts_array_push_ptr(names, TS_STR("world"));
    }

    for (size_t i = 0; i < names->length; i++) {
        TsString *name = ts_array_ptr_at(names, i);
        console_log_string(greet(name));
    }
}
