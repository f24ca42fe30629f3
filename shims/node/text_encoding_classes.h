/*
 * TextEncoder and TextDecoder as values of their classes.
 */
#ifndef NODE_TEXT_ENCODING_CLASSES_H
#define NODE_TEXT_ENCODING_CLASSES_H

#include "ts/value.h"

TsValue ts_library_class_text_encoder(void);
TsValue ts_library_class_text_decoder(void);

#define TextEncoder_class ts_library_class_text_encoder()
#define TextDecoder_class ts_library_class_text_decoder()

#endif
