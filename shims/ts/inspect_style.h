/*
 * The colours of util.inspect (https://nodejs.org/api/util.html#customizing-utilinspect-colors).
 */
#ifndef TS_INSPECT_STYLE_H
#define TS_INSPECT_STYLE_H

#include "ts/inspect.h"

typedef enum InspectStyle {
    STYLE_BIGINT,
    STYLE_BOOLEAN,
    STYLE_DATE,
    STYLE_MODULE,
    STYLE_NULL,
    STYLE_NUMBER,
    STYLE_REGEXP,
    STYLE_SPECIAL,
    STYLE_STRING,
    STYLE_SYMBOL,
    STYLE_UNDEFINED,
    STYLE_NONE
} InspectStyle;

/** The text in the colour of a style, where the options ask for colours. */
TsString *inspect_styled(const InspectOptions *options, TsString *text, InspectStyle style);

/** The style of a name as `stylize` of a custom method takes it: STYLE_NONE when there is none. */
InspectStyle inspect_style_named(const TsString *name);

/** The text without escape sequences of terminals. */
TsString *inspect_without_colors(const TsString *text);

#endif
