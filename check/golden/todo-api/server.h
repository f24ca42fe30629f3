#ifndef SERVER_H
#define SERVER_H

#include "ts/ts.h"

/* The module's own statements. */
void server_main(void);

#endif
