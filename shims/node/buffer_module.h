/*
 * What node:buffer exports beside Buffer (https://nodejs.org/api/buffer.html#nodebuffer-module-apis).
 */
#ifndef NODE_BUFFER_MODULE_H
#define NODE_BUFFER_MODULE_H

#include "node/buffer.h"

#define BUFFER_MAX_LENGTH        9007199254740991
#define BUFFER_MAX_STRING_LENGTH 536870888
#define BUFFER_SHOWN_BYTES       50

/* { MAX_LENGTH, MAX_STRING_LENGTH } */
TsValue buffer_constants(void);

/* Whether all bytes of an ArrayBuffer or view are of that encoding; TypeError for other values. */
bool buffer_is_utf8(TsValue input);
bool buffer_is_ascii(TsValue input);

/*
 * Text in another encoding, with "?" for what it cannot say. Error [U_ILLEGAL_ARGUMENT_ERROR] for encodings that are none of characters.
 */
Buffer *buffer_transcode(Buffer *bytes, TsString *from, TsString *to);

#endif
