/* node:os: facts that are objects (https://nodejs.org/api/os.html).
 */
#ifndef NODE_OS_FACTS_H
#define NODE_OS_FACTS_H

#include "ts/array.h"

/* [{ model, speed, times: { user, nice, sys, idle, irq } }] */
TsArray *os_cpus(void);
/* { uid, gid, username, homedir, shell } */
TsValue os_user_info(void);
/* { signals, priority }; numbers by name. */
TsValue os_constants(void);
/* The kernel's version, as text. */
TsString *os_version(void);

#endif
