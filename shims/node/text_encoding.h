/*
 * TextEncoder, TextDecoder (https://encoding.spec.whatwg.org/), atob and btoa
 * (https://nodejs.org/api/globals.html).
 */
#ifndef NODE_TEXT_ENCODING_H
#define NODE_TEXT_ENCODING_H

#include "node/buffer_codec.h"
#include "ts/object.h"
#include "ts/typed_array.h"

typedef struct TextEncoder {
    TsObject base;
} TextEncoder;

typedef struct TextDecoder {
    TsObject base;
    int encoding; /* BufferEncoding */
    bool fatal, keeps_mark;
} TextDecoder;

extern const TsType TextEncoder_type, TextDecoder_type;

TextEncoder *text_encoder_new(void);
TsString *text_encoder_encoding(TextEncoder *encoder);
/* NULL is the empty string. */
TsUint8Array *text_encoder_encode(TextEncoder *encoder, TsString *text);
/* { read, written }: whole characters only. */
TsValue text_encoder_encode_into(TextEncoder *encoder, TsString *text, TsUint8Array *target);

/* utf-8, utf-16le, latin1 and their other names; RangeError for another. options: { fatal, ignoreBOM } */
TextDecoder *text_decoder_new(TsString *label, TsValue options);
TsString *text_decoder_encoding(TextDecoder *decoder);
bool text_decoder_fatal(TextDecoder *decoder);
bool text_decoder_ignore_bom(TextDecoder *decoder);
/* Bytes of an ArrayBuffer or a view; undefined is none. */
TsString *text_decoder_decode(TextDecoder *decoder, TsValue input);

/* Base64 to a string of bytes and back; throw InvalidCharacterError. */
TsString *text_atob(TsString *text);
TsString *text_btoa(TsString *bytes);

#endif
