/*
 * SuppressedError.
 */
#include "ts/suppressed_error.h"

#define OWN_FIELD(field)                                                                         \
    {                                                                                            \
        .name = TS_KEY(#field), .offset = offsetof(SuppressedError, field), .rep = TS_REP_VALUE, \
        .flags = TS_FIELD_NOT_ENUMERABLE                                                         \
    }

const TsType SuppressedError_type = {
    .kind = TS_KIND_ERROR,
    .flags = TS_TYPE_CLASS | TS_TYPE_BUILT_IN,
    .size = sizeof(SuppressedError),
    .name = "SuppressedError",
    .parent = &Error_type,
    TS_FIELDS(TS_ERROR_FIELDS(SuppressedError, base), OWN_FIELD(error), OWN_FIELD(suppressed))};

SuppressedError *SuppressedError_new(TsValue error, TsValue suppressed, TsString *message)
{
    SuppressedError *it = TS_ALLOC(SuppressedError);

    it->error = error;
    it->suppressed = suppressed;
    Error_init(&it->base, message);
    return it;
}
