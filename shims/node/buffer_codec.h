/*
 * Character encodings of Buffer
 * (https://nodejs.org/api/buffer.html#buffers-and-character-encodings): between strings and bytes,
 * without Buffers.
 */
#ifndef NODE_BUFFER_CODEC_H
#define NODE_BUFFER_CODEC_H

#include "ts/string.h"

typedef enum BufferEncoding {
    BUFFER_UTF8,
    BUFFER_UTF16LE,
    BUFFER_LATIN1,
    BUFFER_ASCII,
    BUFFER_BASE64,
    BUFFER_BASE64URL,
    BUFFER_HEX
} BufferEncoding;

/* The encoding of a name, in any case; false if there is none. */
bool buffer_find_encoding(const TsString *name, BufferEncoding *encoding);
/*
 * The same for an argument: NULL is UTF-8, an unknown name throws TypeError
 * [ERR_UNKNOWN_ENCODING].
 */
BufferEncoding buffer_encoding_argument(TsString *name);

/* Bytes as text. UTF-8 that is not well-formed gives U+FFFD. */
TsString *buffer_decode(const uint8_t *bytes, size_t length, BufferEncoding encoding);

/* How many bytes a string gives at most; what Buffer.byteLength says. */
size_t buffer_encoded_size(const TsString *string, BufferEncoding encoding);
/*
 * Writes the bytes, at most buffer_encoded_size() of them; returns how many. Text that is not
 * hex ends there; what is not base64 is skipped.
 */
size_t buffer_encode(const TsString *string, BufferEncoding encoding, uint8_t *out);

/* Bytes as hex or base64 text: `out` has room for 2 * length or 4 * ceil(length / 3) characters. */
size_t buffer_write_hex(const uint8_t *bytes, size_t length, char *out);
size_t buffer_write_base64(const uint8_t *bytes, size_t length, bool url, char *out);

#endif
