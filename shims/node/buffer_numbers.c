/*
 * Buffer: numbers of fixed width in either byte order, made by macros from the tables in buffer.h.
 */
#include "node/buffer_internal.h"
#include "node/node_errors.h"

static const bool host_is_BE = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__;
#define host_is_LE (!host_is_BE)

static void copy_ordered(void *to, const void *from, size_t size, bool same_order)
{
    const uint8_t *in = from;
    uint8_t *out = to;

    for (size_t i = 0; i < size; i++) {
        out[i] = in[same_order ? i : size - 1 - i];
    }
}

#define DEFINE_READ(name, type, order)                             \
    double buffer_read_##name(Buffer *buffer, double offset)       \
    {                                                              \
        const uint8_t *at = buffer_place(buffer, offset, sizeof(type));   \
        type number;                                               \
                                                                   \
        copy_ordered(&number, at, sizeof number, host_is_##order); \
        return (double)number;                                     \
    }

#define DEFINE_INTEGER(name, type, least, greatest, order)                              \
    DEFINE_READ(name, type, order)                                                      \
    double buffer_write_##name(Buffer *buffer, double value, double offset)             \
    {                                                                                   \
        double index = ts_is_undefined_number(offset) ? 0 : offset;                     \
                                                                                        \
        if (value < least || value > greatest) {                                        \
            node_throw_out_of_range("value", ">= " #least " and <= " #greatest, value); \
        }                                                                               \
        uint8_t *at = buffer_place(buffer, index, sizeof(type));                               \
        type number = value == value ? (type)value : 0;                                 \
        copy_ordered(at, &number, sizeof number, host_is_##order);                      \
        return index + sizeof number;                                                   \
    }

#define DEFINE_FLOAT(name, type, order)                                     \
    DEFINE_READ(name, type, order)                                          \
    double buffer_write_##name(Buffer *buffer, double value, double offset) \
    {                                                                       \
        double index = ts_is_undefined_number(offset) ? 0 : offset;         \
        uint8_t *at = buffer_place(buffer, index, sizeof(type));                   \
        type number = (type)value;                                          \
                                                                            \
        copy_ordered(at, &number, sizeof number, host_is_##order);          \
        return index + sizeof number;                                       \
    }

BUFFER_INTEGERS(DEFINE_INTEGER)
BUFFER_FLOATS(DEFINE_FLOAT)
