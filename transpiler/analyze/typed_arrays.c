/*
 * What the analyses know of typed arrays, by the names of their C structs and functions.
 */
#include "analyze/flow_walk.h"

bool is_typed_array_struct(const char *name)
{
    size_t length = name ? strlen(name) : 0;

    if (length > 0 && strcmp(name, "Buffer") == 0) { /* extends Uint8Array */
        return true;
    }
    return length > strlen("TsArray") && strncmp(name, "Ts", 2) == 0
        && strcmp(name + length - strlen("Array"), "Array") == 0;
}

bool native_is_typed_array(const IrNative *native)
{
    return native && !native->is_static && native->c_name && strncmp(native->c_name, "ts_", 3) == 0
        && strstr(native->c_name, "_array_get") != NULL;
}

/* What iterating gives where that is no type parameter: the numbers of typed arrays and Buffers. */
unsigned typed_array_kinds(const char *native_struct)
{
    if (!is_typed_array_struct(native_struct)) {
        return 0;
    }
    return strncmp(native_struct, "TsBig", 5) == 0 ? KIND_BIGINT : KIND_NUMBER;
}

void flow_detach(Analysis *analysis, const IrNative *native)
{
    static const char resize[] = "ts_array_buffer_resize", transfer[] = "ts_array_buffer_transfer";

    if (!analysis->may_detach && (strncmp(native->c_name, resize, sizeof resize - 1) == 0
                                  || strncmp(native->c_name, transfer, sizeof transfer - 1) == 0)) {
        analysis->may_detach = analysis->changed = true;
    }
}
