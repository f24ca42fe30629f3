/* Numbers as text; see number.h. */
#include "support/number.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The shortest decimal digits that read back as `number`, and its exponent: 0.d1d2... * 10^point. */
static int shortest_digits(double number, char digits[24], int *point)
{
    char text[40];
    int precision = 1;

    do {
        snprintf(text, sizeof text, "%.*e", precision - 1, number);
    } while (strtod(text, NULL) != number && precision++ < 17);
    int count = 0;
    for (const char *c = text; *c && *c != 'e'; c++) {
        if (*c != '.') {
            digits[count++] = *c;
        }
    }
    while (count > 1 && digits[count - 1] == '0') {
        count--;
    }
    *point = atoi(strchr(text, 'e') + 1) + 1;
    return count;
}

const char *number_text(Arena *arena, double number)
{
    char digits[24];
    int point;

    if (isnan(number)) {
        return "NaN";
    }
    if (number == 0) {
        return "0";
    }
    if (number < 0) {
        return arena_printf(arena, "-%s", number_text(arena, -number));
    }
    if (isinf(number)) {
        return "Infinity";
    }
    int count = shortest_digits(number, digits, &point);
    if (count <= point && point <= 21) {
        return arena_printf(arena, "%.*s%.*s", count, digits, point - count, "00000000000000000000000");
    }
    if (0 < point && point <= 21) {
        return arena_printf(arena, "%.*s.%.*s", point, digits, count - point, digits + point);
    }
    if (-6 < point && point <= 0) {
        return arena_printf(arena, "0.%.*s%.*s", -point, "000000", count, digits);
    }
    int exponent = point - 1;
    return arena_printf(arena, "%c%s%.*se%c%d", digits[0], count > 1 ? "." : "", count - 1, digits + 1,
                        exponent < 0 ? '-' : '+', abs(exponent));
}
