/*
 * Strings of the heap as UTF-8 bytes, for C functions and byte-wise algorithms.
 */
#ifndef NODE_NODE_BYTES_H
#define NODE_NODE_BYTES_H

#include "ts/string.h"

/*
 * The UTF-8 bytes of a string, with U+FFFD for lone surrogates; not terminated. ASCII strings are
 * not copied: keep the string alive, and release the bytes with node_bytes_free() before anything
 * that may throw.
 */
typedef struct NodeBytes {
    const char *at;
    size_t length;
    char *owned; /* NULL while the string's own units serve */
} NodeBytes;

NodeBytes node_bytes(const TsString *string);
void node_bytes_free(NodeBytes *bytes);

/* A string of ASCII bytes; short ones are static. */
TsString *node_ascii(const char *bytes, size_t length);

#endif
