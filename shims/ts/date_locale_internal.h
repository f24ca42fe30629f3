/*
 * What the files of date_locale share: a format's settings, and time zones.
 */
#ifndef TS_DATE_LOCALE_INTERNAL_H
#define TS_DATE_LOCALE_INTERNAL_H

#include "ts/date_locale.h"

typedef enum Form { ABSENT, NUMERIC, TWO_DIGIT, SHORT, LONG, NARROW } Form;
typedef enum HourCycle { H11, H12, H23, H24 } HourCycle;
typedef enum ZoneForm {
    ZONE_ABSENT,
    ZONE_SHORT,
    ZONE_LONG,
    ZONE_SHORT_OFFSET,
    ZONE_LONG_OFFSET
} ZoneForm;

/** What a format's method needs, and shows by default: dates, times or both. */
enum { DATE_PARTS = 1, TIME_PARTS = 2 };

typedef struct DateSettings {
    Form weekday, era, year, month, day, day_period, hour, minute, second;
    int fraction; /* digits of the second */
    HourCycle cycle;
    ZoneForm zone_form;
    TsString *zone;                    /* NULL: the local one */
    TsString *date_style, *time_style; /* NULL: none */
} DateSettings;

/**
 * Settings of options, of which `required` parts must be named, else the `usual` ones are shown.
 * Errors name the method.
 */
DateSettings date_settings(TsValue options, int required, int usual, const char *method);
/** What resolvedOptions() says. */
TsValue date_settings_object(const DateSettings *settings);

/** Local time minus UTC in milliseconds at a time in a zone; NULL: the local one. */
double zone_offset(TsString *zone, double time, bool *is_summer);
/** Whether a name is one of a zone, or an offset like "+05:30". */
bool zone_is_known(TsString *zone);
TsString *zone_local_name(void);
/** "EST", "GMT+1", "Eastern Standard Time". */
TsString *zone_text(const DateSettings *settings, double offset, bool is_summer);

#endif
