/*
 * node:os (https://nodejs.org/api/os.html): facts about the host.
 */
#ifndef NODE_OS_H
#define NODE_OS_H

#include "ts/array.h"
#include "ts/string.h"

/* EOL and devNull. */
TsString *os_eol(void);
TsString *os_null_device(void);
/* As uname(2) gives them. */
TsString *os_type(void);
TsString *os_release(void);
TsString *os_machine(void);
TsString *os_hostname(void);
/* $HOME, else the user's entry in the password file. */
TsString *os_home_directory(void);
/* $TMPDIR, $TMP or $TEMP without a trailing slash, else /tmp. */
TsString *os_temporary_directory(void);
/* "LE" or "BE". */
TsString *os_endianness(void);
/* Bytes. */
double os_total_memory(void);
double os_free_memory(void);
/* Seconds since the host started. */
double os_uptime(void);
/* Three numbers: the averages of 1, 5 and 15 minutes. */
TsArray *os_load_average(void);
double os_available_parallelism(void);

#endif
