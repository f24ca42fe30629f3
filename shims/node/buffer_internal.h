/*
 * What the files of Buffer share: bytes as integers, and the checks of arguments.
 */
#ifndef NODE_BUFFER_INTERNAL_H
#define NODE_BUFFER_INTERNAL_H

#include "node/buffer.h"

/* The place of `size` bytes from an offset on; absent is 0. RangeError as Node throws it. */
uint8_t *buffer_place(Buffer *buffer, double offset, size_t size);
/* Unsigned integers of up to 8 bytes. */
uint64_t buffer_load(const uint8_t *at, size_t size, bool is_big);
void buffer_store(uint8_t *at, uint64_t value, size_t size, bool is_big);
/* A whole number of [0, limit]; absent gives `absent`. RangeError [ERR_OUT_OF_RANGE]. */
size_t buffer_offset(const char *name, double offset, size_t limit, size_t absent);

#endif
