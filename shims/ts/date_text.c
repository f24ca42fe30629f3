/*
 * Dates as text (§21.4.1.32, §21.4.4.41) and text as dates.
 */
#include "ts/date_internal.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>
#include <time.h>

#include "ts/error.h"

const char date_month_names[12][4] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                      "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
const char date_day_names[7][4] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};

/* ---- writing --------------------------------------------------------------------------------- */

TsString *ts_date_to_iso_string(const TsDate *date)
{
    double p[PART_COUNT];
    char year[16];
    char text[64];

    if (date->time != date->time) {
        ts_throw_error(&RangeError_type, "Invalid time value");
    }
    date_split(date->time, p);
    if (p[YEAR] >= 0 && p[YEAR] <= 9999) {
        snprintf(year, sizeof year, "%04d", (int)p[YEAR]);
    } else {
        snprintf(year, sizeof year, "%c%06d", p[YEAR] < 0 ? '-' : '+', abs((int)p[YEAR]));
    }
    snprintf(text, sizeof text, "%s-%02d-%02dT%02d:%02d:%02d.%03dZ", year, (int)p[MONTH] + 1,
             (int)p[DAY], (int)p[HOURS], (int)p[MINUTES], (int)p[SECONDS], (int)p[MILLISECONDS]);
    return ts_string_from_c(text);
}

TsString *ts_date_to_json(const TsDate *date, TsValue key)
{
    (void)key;
    return date->time == date->time ? ts_date_to_iso_string(date) : NULL;
}

/** At least four digits, with a sign in front when negative. */
static void write_year(double year, char *text, size_t size)
{
    snprintf(text, size, year < 0 ? "-%04d" : "%04d", abs((int)year));
}

TsString *ts_date_to_utc_string(const TsDate *date)
{
    double p[PART_COUNT];
    char year[16];
    char text[64];

    if (date->time != date->time) {
        return TS_STR("Invalid Date");
    }
    date_split(date->time, p);
    write_year(p[YEAR], year, sizeof year);
    snprintf(text, sizeof text, "%s, %02d %s %s %02d:%02d:%02d GMT",
             date_day_names[(int)p[WEEKDAY]], (int)p[DAY], date_month_names[(int)p[MONTH]], year,
             (int)p[HOURS], (int)p[MINUTES], (int)p[SECONDS]);
    return ts_string_from_c(text);
}

static const char *zone_name(double time)
{
    static _Thread_local char name[32];
    time_t seconds = (time_t)floor(time / 1000);
    struct tm local;

    if (!localtime_r(&seconds, &local) || !local.tm_zone || strcmp(local.tm_zone, "UTC") == 0) {
        return "Coordinated Universal Time";
    }
    snprintf(name, sizeof name, "%s", local.tm_zone);
    return name;
}

TsString *ts_date_to_string(const TsDate *date)
{
    double p[PART_COUNT];
    char year[16];
    char text[128];

    if (date->time != date->time) {
        return TS_STR("Invalid Date");
    }
    double offset = date_local_offset(date->time);
    int minutes = (int)(fabs(offset) / 60000);
    date_split(date->time + offset, p);
    write_year(p[YEAR], year, sizeof year);
    snprintf(text, sizeof text, "%s %s %02d %s %02d:%02d:%02d GMT%c%02d%02d (%s)",
             date_day_names[(int)p[WEEKDAY]], date_month_names[(int)p[MONTH]], (int)p[DAY], year,
             (int)p[HOURS], (int)p[MINUTES], (int)p[SECONDS], offset < 0 ? '-' : '+', minutes / 60,
             minutes % 60, zone_name(date->time));
    return ts_string_from_c(text);
}

/* The space before the hours: the one before the first colon. */
static size_t text_place(const TsString *text)
{
    size_t at = 0;

    while (ts_string_unit(text, at) != ':') {
        at++;
    }
    return at - 3;
}

/* The two halves of toString(). */
TsString *ts_date_to_date_string(const TsDate *date)
{
    TsString *text = ts_date_to_string(date);

    return date->time != date->time ? text : ts_string_range(text, 0, text_place(text));
}

TsString *ts_date_to_time_string(const TsDate *date)
{
    TsString *text = ts_date_to_string(date);

    return date->time != date->time ? text
                                    : ts_string_range(text, text_place(text) + 1, text->length);
}

/* ---- reading: ISO 8601 ----------------------------------------------------------------------- */

/** Exactly `count` digits at *at; -1 when there are fewer. */
static int read_digits(const char **at, int count)
{
    int value = 0;

    for (int i = 0; i < count; i++) {
        if (!isdigit((unsigned char)(*at)[i])) {
            return -1;
        }
        value = value * 10 + ((*at)[i] - '0');
    }
    *at += count;
    return value;
}

static bool skip(const char **at, char c)
{
    if (**at != c) {
        return false;
    }
    ++*at;
    return true;
}

static bool read_iso_date(const char **at, double p[PART_COUNT])
{
    bool negative = **at == '-';
    bool extended = negative || **at == '+';

    *at += extended;
    int year = read_digits(at, extended ? 6 : 4);
    if (year < 0 || (negative && year == 0)) {
        return false;
    }
    p[YEAR] = negative ? -year : year;
    for (int part = MONTH; part <= DAY && skip(at, '-'); part++) {
        int value = read_digits(at, 2);
        if (value < 1 || value > (part == MONTH ? 12 : 31)) {
            return false;
        }
        p[part] = part == MONTH ? value - 1 : value;
    }
    return true;
}

static bool read_iso_time(const char **at, double p[PART_COUNT])
{
    int hours = read_digits(at, 2);
    if (hours < 0 || hours > 24 || !skip(at, ':')) {
        return false;
    }
    int minutes = read_digits(at, 2);
    int seconds = 0;
    double ms = 0;
    if (minutes < 0 || minutes > 59) {
        return false;
    }
    if (skip(at, ':')) {
        seconds = read_digits(at, 2);
        if (seconds < 0 || seconds > 59) {
            return false;
        }
        if (skip(at, '.')) {
            double unit = 100;
            if (!isdigit((unsigned char)**at)) {
                return false;
            }
            for (; isdigit((unsigned char)**at); ++*at, unit /= 10) {
                ms += unit >= 1 ? (**at - '0') * unit : 0;
            }
        }
    }
    p[HOURS] = hours;
    p[MINUTES] = minutes;
    p[SECONDS] = seconds;
    p[MILLISECONDS] = ms;
    return hours < 24 || (minutes == 0 && seconds == 0 && ms == 0);
}

/** "Z" or "+hh:mm" at *at; local time when there is none. */
static bool read_iso_zone(const char **at, double *time)
{
    if (skip(at, 'Z')) {
        return true;
    }
    if (**at != '+' && **at != '-') {
        *time = date_local_to_utc(*time);
        return true;
    }
    int sign = *(*at)++ == '-' ? -1 : 1;
    int hours = read_digits(at, 2);
    bool colon = skip(at, ':');
    int minutes = read_digits(at, 2);
    if (hours < 0 || minutes < 0 || !colon || hours > 23 || minutes > 59) {
        return false;
    }
    *time -= sign * (hours * 60 + minutes) * 60000.0;
    return true;
}

static bool parse_iso(const char *text, double *time)
{
    double p[PART_COUNT] = {0, 0, 1, 0, 0, 0, 0, 0};

    if (!read_iso_date(&text, p)) {
        return false;
    }
    if (*text == '\0') {
        *time = date_make(p);
        return true;
    }
    if ((*text != 'T' && *text != 't' && *text != ' ') || !(++text, read_iso_time(&text, p))) {
        return false;
    }
    *time = date_make(p);
    return read_iso_zone(&text, time) && *text == '\0';
}

/* ---- reading: words and numbers in any order ------------------------------------------------- */

/** What the free form has given so far; -1 for nothing. */
typedef struct FreeDate {
    int numbers[3];
    int count;
    int month;
    int hours;
    int minutes;
    int seconds;
    bool has_zone;
    int zone; /* minutes east of UTC */
} FreeDate;

static bool read_word(const char **at, FreeDate *date)
{
    char word[16];
    size_t length = 0;

    while (isalpha((unsigned char)**at)) {
        if (length + 1 < sizeof word) {
            word[length++] = *(*at);
        }
        ++*at;
    }
    word[length] = '\0';
    for (int i = 0; length >= 3 && i < 12; i++) {
        if (strncasecmp(word, date_month_names[i], 3) == 0) {
            date->month = i;
            return true;
        }
    }
    for (int i = 0; length >= 3 && i < 7; i++) {
        if (strncasecmp(word, date_day_names[i], 3) == 0) {
            return true;
        }
    }
    if (strcasecmp(word, "GMT") == 0 || strcasecmp(word, "UTC") == 0 ||
        strcasecmp(word, "Z") == 0) {
        date->has_zone = true;
        return true;
    }
    if (strcasecmp(word, "PM") == 0 || strcasecmp(word, "AM") == 0) {
        bool afternoon = word[0] == 'P' || word[0] == 'p';
        if (date->hours < 1 || date->hours > 12) {
            return false;
        }
        date->hours = date->hours % 12 + (afternoon ? 12 : 0);
        return true;
    }
    return false;
}

static int read_number(const char **at)
{
    int value = 0;

    while (isdigit((unsigned char)**at) && value < 1000000) {
        value = value * 10 + (*(*at)++ - '0');
    }
    return value;
}

/** A number: part of a date, or hours when a colon follows, or a zone after a sign. */
static bool read_free_number(const char **at, FreeDate *date, char sign)
{
    const char *start = *at;
    int value = read_number(at);

    if (sign && date->hours >= 0) {
        bool long_form = *at - start > 2;
        int minutes = long_form ? value % 100 : 0;
        int hours = long_form ? value / 100 : value;
        if (skip(at, ':')) {
            minutes = read_number(at);
        }
        date->has_zone = true;
        date->zone = (hours * 60 + minutes) * (sign == '-' ? -1 : 1);
        return true;
    }
    if (date->hours < 0 && **at == ':') {
        ++*at;
        date->hours = value;
        date->minutes = read_number(at);
        date->seconds = skip(at, ':') ? read_number(at) : 0;
        return date->hours <= 24 && date->minutes < 60 && date->seconds < 60;
    }
    if (date->count == 3) {
        return false;
    }
    date->numbers[date->count++] = value;
    return true;
}

static bool read_free(const char *text, FreeDate *date)
{
    while (*text) {
        char c = *text;
        if (isalpha((unsigned char)c)) {
            if (!read_word(&text, date)) {
                return false;
            }
        } else if (isdigit((unsigned char)c)) {
            if (!read_free_number(&text, date, 0)) {
                return false;
            }
        } else if ((c == '+' || c == '-') && isdigit((unsigned char)text[1])) {
            text++;
            if (!read_free_number(&text, date, c)) {
                return false;
            }
        } else if (c == '(') {
            text = strchr(text, ')') ? strchr(text, ')') + 1 : text + strlen(text);
        } else if (strchr(" ,/-.", c)) {
            text++;
        } else {
            return false;
        }
    }
    return true;
}

static bool parse_free(const char *text, double *time)
{
    FreeDate date = {.month = -1, .hours = -1};
    int day;
    int year;

    if (!read_free(text, &date)) {
        return false;
    }
    if (date.month >= 0) { /* 25 Dec 1995, Dec 25 1995 */
        if (date.count < 1) {
            return false;
        }
        bool year_first = date.numbers[0] > 31;
        day =
            date.count < 2 ? (year_first ? 1 : date.numbers[0]) : date.numbers[year_first ? 1 : 0];
        year = date.count < 2 ? (year_first ? date.numbers[0] : 2001)
                              : date.numbers[year_first ? 0 : 1];
    } else {
        if (date.count != 3) {
            return false;
        }
        bool year_first = date.numbers[0] > 31; /* 1995/12/25 or 12/25/1995 */
        year = date.numbers[year_first ? 0 : 2];
        date.month = date.numbers[year_first ? 1 : 0] - 1;
        day = date.numbers[year_first ? 2 : 1];
    }
    if (date.month < 0 || date.month > 11 || day < 1 || day > 31) {
        return false;
    }
    year += year < 50 ? 2000 : year < 100 ? 1900 : 0;
    double p[PART_COUNT] = {year,         date.month,   day, date.hours < 0 ? 0 : date.hours,
                            date.minutes, date.seconds, 0,   0};
    *time = date_make(p);
    *time = date.has_zone ? *time - date.zone * 60000.0 : date_local_to_utc(*time);
    return true;
}

double ts_date_parse(TsString *string)
{
    char text[128];
    double time;

    if (string->length >= sizeof text || !ts_string_is_ascii(string)) {
        return NAN;
    }
    memcpy(text, string->chars, string->length);
    text[string->length] = '\0';
    return parse_iso(text, &time) || parse_free(text, &time) ? date_clip(time) : NAN;
}
