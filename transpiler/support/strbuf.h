/*
 * A growing text buffer on malloc's memory. Always zero-terminated once something was written;
 * may hold zero bytes. Ends with strbuf_free(), or with strbuf_take() which hands the text over.
 */
#ifndef TS2C_SUPPORT_STRBUF_H
#define TS2C_SUPPORT_STRBUF_H

#include <stdarg.h>
#include <stddef.h>

typedef struct StrBuf {
    char *data;    /* NULL until something is written */
    size_t length; /* bytes, without the final zero */
    size_t capacity;
} StrBuf;

/* An empty buffer; a zeroed StrBuf is one, too. */
void strbuf_init(StrBuf *buf);
void strbuf_free(StrBuf *buf);

/* Appends `length` bytes, a string, one character, one character `count` times. */
void strbuf_append_n(StrBuf *buf, const char *text, size_t length);
void strbuf_append(StrBuf *buf, const char *text);
void strbuf_putc(StrBuf *buf, char c);
void strbuf_fill(StrBuf *buf, char c, size_t count);

/* Appends as printf does. */
void strbuf_printf(StrBuf *buf, const char *format, ...) __attribute__((format(printf, 2, 3)));
void strbuf_vprintf(StrBuf *buf, const char *format, va_list args)
    __attribute__((format(printf, 2, 0)));

/* Cuts the text to its first `length` bytes; no effect when it is shorter. */
void strbuf_truncate(StrBuf *buf, size_t length);

/* Gives the text ("" if nothing was written) to the caller, who frees it; empties the buffer. */
char *strbuf_take(StrBuf *buf);

/* The text, never NULL; owned by the buffer and valid until it changes. */
const char *strbuf_text(const StrBuf *buf);

#endif
