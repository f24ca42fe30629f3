/* Whether two values are alike, part by part, as node:assert and util.isDeepStrictEqual see it
 * (https://nodejs.org/api/assert.html#comparison-details_1). Values that contain themselves are
 * alike when they do so in the same places.
 */
#ifndef NODE_DEEP_EQUAL_H
#define NODE_DEEP_EQUAL_H

#include "ts/value.h"

typedef enum DeepEquality {
    DEEP_LOOSE,  /* assert.deepEqual: primitives by ==, classes do not matter */
    DEEP_STRICT, /* assert.deepStrictEqual */
    DEEP_PARTIAL /* assert.partialDeepStrictEqual: the first value may have more parts */
} DeepEquality;

bool deep_equal(TsValue left, TsValue right, DeepEquality mode);

/* util.isDeepStrictEqual. */
bool deep_strict_equal(TsValue left, TsValue right);

#endif
