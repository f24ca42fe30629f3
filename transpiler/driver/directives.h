/*
 * The comments by which a program says that it knows of a type error: // @ts-ignore and
 * // @ts-expect-error on the line above, // @ts-nocheck at the top of the file.
 */
#ifndef TS2C_DRIVER_DIRECTIVES_H
#define TS2C_DRIVER_DIRECTIVES_H

#include <stdbool.h>

#include "driver/source.h"

/* Whether type errors that begin at that offset are not to be reported. */
bool directives_silence(SourceFile *file, uint32_t offset);

#endif
