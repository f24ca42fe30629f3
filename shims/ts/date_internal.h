/*
 * Times and their parts, for the files of Date.
 */
#ifndef TS_DATE_INTERNAL_H
#define TS_DATE_INTERNAL_H

#include "ts/date.h"

enum { YEAR, MONTH, DAY, HOURS, MINUTES, SECONDS, MILLISECONDS, WEEKDAY, PART_COUNT };

/** Milliseconds of parts (MakeTime, MakeDay); any part may overflow; NaN when one is not finite. */
double date_make(const double parts[PART_COUNT]);

/** The parts of a finite time. */
void date_split(double time, double parts[PART_COUNT]);

/** TimeClip (§21.4.1.31). */
double date_clip(double time);

/** Local time minus UTC, in milliseconds, at a UTC time; and the UTC time of a local one. */
double date_local_offset(double time);
double date_local_to_utc(double local);

/** Three letters each. */
extern const char date_month_names[12][4];
extern const char date_day_names[7][4];

#endif
