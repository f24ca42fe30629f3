#ifndef HELLO_H
#define HELLO_H

#include "ts/ts.h"

/* The module's own statements. */
void hello_main(void);

#endif
