/*
 * Strings of the heap as UTF-8 bytes.
 */
#include "node/node_bytes.h"

#include <stdlib.h>

static bool all_ascii(const TsString *string)
{
    const uint8_t *units = ts_string_units8(string);
    uint8_t any = 0;

    if (ts_string_is_wide(string)) {
        return false;
    }
    for (size_t i = 0; i < string->length; i++) {
        any |= units[i];
    }
    return any < 0x80;
}

NodeBytes node_bytes(const TsString *string)
{
    NodeBytes bytes = {.owned = NULL};

    if (ts_string_is_ascii(string) || all_ascii(string)) {
        bytes.at = (const char *)ts_string_units8(string);
        bytes.length = string->length;
        return bytes;
    }
    bytes.length = ts_string_utf8_size(string);
    bytes.owned = malloc(bytes.length + 1);
    if (!bytes.owned) {
        abort();
    }
    ts_string_write_utf8(string, bytes.owned);
    bytes.at = bytes.owned;
    return bytes;
}

void node_bytes_free(NodeBytes *bytes)
{
    free(bytes->owned);
    bytes->owned = NULL;
}

TsString *node_ascii(const char *bytes, size_t length)
{
    if (length == 0) {
        return ts_string_empty();
    }
    return length == 1 ? ts_string_from_unit((unsigned char)*bytes)
                       : ts_string_from_ascii(bytes, length);
}
