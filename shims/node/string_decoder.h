/* node:string_decoder (https://nodejs.org/api/string_decoder.html): text from bytes that come in
 * pieces; a character that is cut waits for the rest of it.
 */
#ifndef NODE_STRING_DECODER_H
#define NODE_STRING_DECODER_H

#include "node/buffer.h"
#include "node/buffer_codec.h"

typedef struct StringDecoder {
    TsObject base;
    BufferEncoding encoding;
    uint8_t tail[4]; /* bytes of a character, or of a group of base64, that is not complete */
    uint8_t tail_length;
} StringDecoder;

extern const TsType StringDecoder_type;

/* TypeError ERR_UNKNOWN_ENCODING for names that are none; NULL is UTF-8. */
StringDecoder *string_decoder_new(TsString *encoding);
TsString *string_decoder_encoding(const StringDecoder *decoder);
TsString *string_decoder_write(StringDecoder *decoder, TsValue chunk);
/* What is left, after a last chunk if there is one. */
TsString *string_decoder_end(StringDecoder *decoder, TsValue chunk);

TsString *string_decoder_decode(StringDecoder *decoder, const uint8_t *bytes, size_t length);

#endif
