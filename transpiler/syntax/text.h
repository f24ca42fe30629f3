/* Small helpers for UTF-8 text, inside syntax/. */
#ifndef TS2C_SYNTAX_TEXT_H
#define TS2C_SYNTAX_TEXT_H

#include <stddef.h>
#include <stdint.h>

/* Writes a code point as UTF-8, a surrogate as three bytes (WTF-8); gives the bytes written. */
size_t utf8_put(char *out, uint32_t code);

#endif
