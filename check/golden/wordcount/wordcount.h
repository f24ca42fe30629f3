#ifndef WORDCOUNT_H
#define WORDCOUNT_H

#include "ts/ts.h"

/* The module's own statements. */
void wordcount_main(void);

#endif
