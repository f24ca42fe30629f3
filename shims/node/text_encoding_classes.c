/*
 * TextEncoder and TextDecoder as values of their classes.
 */
#include "node/text_encoding_classes.h"

#include "node/text_encoding.h"
#include "ts/library_class.h"

/* ---- TextEncoder ----------------------------------------------------------------------------- */

static TsValue make_text_encoder(TsFunction *self, TsValue this_value, size_t argc,
                                 const TsValue *argv)
{
    (void)self;
    (void)this_value;
    (void)argc;
    (void)argv;
    return ts_from_object(text_encoder_new());
}

TsValue ts_library_class_text_encoder(void)
{
    static const TsLibraryClass class_ = {"TextEncoder",     0,    &TextEncoder_type,
                                          make_text_encoder, NULL, NULL};

    return ts_library_class(&class_);
}

/* ---- TextDecoder ----------------------------------------------------------------------------- */

static TsValue make_text_decoder(TsFunction *self, TsValue this_value, size_t argc,
                                 const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(text_decoder_new(ts_nth_text(argc, argv, 0), ts_nth(argc, argv, 1)));
}

TsValue ts_library_class_text_decoder(void)
{
    static const TsLibraryClass class_ = {"TextDecoder",     0,    &TextDecoder_type,
                                          make_text_decoder, NULL, NULL};

    return ts_library_class(&class_);
}
