/* The text buffer: doubling growth, room for the final zero always reserved. */
#include "support/strbuf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/fatal.h"

static void reserve(StrBuf *buf, size_t more)
{
    size_t needed = buf->length + more + 1;
    size_t capacity = buf->capacity ? buf->capacity : 64;

    if (needed <= buf->capacity) {
        return;
    }
    while (capacity < needed) {
        capacity *= 2;
    }
    char *data = realloc(buf->data, capacity);
    if (!data) {
        fatal_out_of_memory();
    }
    buf->data = data;
    buf->capacity = capacity;
}

void strbuf_init(StrBuf *buf)
{
    *buf = (StrBuf){0};
}

void strbuf_free(StrBuf *buf)
{
    free(buf->data);
    strbuf_init(buf);
}

void strbuf_append_n(StrBuf *buf, const char *text, size_t length)
{
    reserve(buf, length);
    if (length) {
        memcpy(buf->data + buf->length, text, length);
    }
    buf->length += length;
    buf->data[buf->length] = '\0';
}

void strbuf_append(StrBuf *buf, const char *text)
{
    strbuf_append_n(buf, text, strlen(text));
}

void strbuf_putc(StrBuf *buf, char c)
{
    strbuf_append_n(buf, &c, 1);
}

void strbuf_fill(StrBuf *buf, char c, size_t count)
{
    reserve(buf, count);
    memset(buf->data + buf->length, c, count);
    buf->length += count;
    buf->data[buf->length] = '\0';
}

void strbuf_vprintf(StrBuf *buf, const char *format, va_list args)
{
    va_list again;
    va_copy(again, args);
    int length = vsnprintf(NULL, 0, format, args);
    if (length < 0) {
        unreachable();
    }
    reserve(buf, (size_t)length);
    vsnprintf(buf->data + buf->length, (size_t)length + 1, format, again);
    buf->length += (size_t)length;
    va_end(again);
}

void strbuf_printf(StrBuf *buf, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    strbuf_vprintf(buf, format, args);
    va_end(args);
}

void strbuf_truncate(StrBuf *buf, size_t length)
{
    if (length < buf->length) {
        buf->length = length;
        buf->data[length] = '\0';
    }
}

char *strbuf_take(StrBuf *buf)
{
    reserve(buf, 0);
    buf->data[buf->length] = '\0';
    char *text = buf->data;
    strbuf_init(buf);
    return text;
}

const char *strbuf_text(const StrBuf *buf)
{
    return buf->data ? buf->data : "";
}
