/*
 * Time zones: offsets from the host's zoneinfo files (RFC 8536), names as en-US has them.
 */
#include "ts/date_locale_internal.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ts/date_internal.h"
#include "ts/error.h"
#include "ts/heap.h"
#include "ts/number.h"

/* ---- offsets as names: "+05:30" -------------------------------------------------------------- */

static bool fixed_offset(const char *name, double *offset)
{
    int hours, minutes = 0, length = 0;
    bool is_offset = (name[0] == '+' || name[0] == '-') && strlen(name) >= 3;

    if (!is_offset || sscanf(name + 1, "%2d%n:%2d%n", &hours, &length, &minutes, &length) < 1 ||
        name[1 + length] != '\0' || hours > 23 || minutes > 59) {
        return false;
    }
    *offset = (name[0] == '-' ? -1 : 1) * (hours * 60 + minutes) * 60000.0;
    return true;
}

static bool is_utc(const char *name)
{
    return strcmp(name, "UTC") == 0 || strcmp(name, "GMT") == 0 || strcmp(name, "Etc/UTC") == 0 ||
           strcmp(name, "Etc/GMT") == 0;
}

/* ---- zoneinfo files -------------------------------------------------------------------------- */

typedef struct ZoneFile {
    unsigned char *bytes;
    size_t size;
    const unsigned char *times, *indices, *types; /* of the second, 64-bit part */
    uint32_t time_count, type_count;
} ZoneFile;

static uint32_t read_32(const unsigned char *at)
{
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

static int64_t read_64(const unsigned char *at)
{
    return (int64_t)((uint64_t)read_32(at) << 32 | read_32(at + 4));
}

/* Bytes of the block behind a header, whose times have `width` bytes. */
static size_t block_size(const unsigned char *header, size_t width)
{
    uint32_t utc = read_32(header + 20), standard = read_32(header + 24),
             leap = read_32(header + 28);
    uint32_t times = read_32(header + 32), types = read_32(header + 36),
             chars = read_32(header + 40);

    return times * (width + 1) + types * (size_t)6 + chars + leap * (width + 4) + standard + utc;
}

static bool load_file(const char *path, ZoneFile *zone)
{
    enum { HEADER = 44, SIZE_MOST = 1 << 20 };
    FILE *file = fopen(path, "rb");

    *zone = (ZoneFile){0};
    if (!file) {
        return false;
    }
    zone->bytes = malloc(SIZE_MOST);
    zone->size = zone->bytes ? fread(zone->bytes, 1, SIZE_MOST, file) : 0;
    fclose(file);
    if (zone->size < HEADER || memcmp(zone->bytes, "TZif", 4) != 0 || zone->bytes[4] < '2') {
        return false;
    }
    size_t second = HEADER + block_size(zone->bytes, 4);
    if (second + HEADER > zone->size ||
        second + HEADER + block_size(zone->bytes + second, 8) > zone->size) {
        return false;
    }
    const unsigned char *header = zone->bytes + second;
    zone->time_count = read_32(header + 32);
    zone->type_count = read_32(header + 36);
    zone->times = header + HEADER;
    zone->indices = zone->times + (size_t)zone->time_count * 8;
    zone->types = zone->indices + zone->time_count;
    return zone->type_count > 0;
}

static bool open_zone(const char *name, ZoneFile *zone)
{
    static const char *const folders[] = {"/usr/share/zoneinfo", "/usr/lib/zoneinfo",
                                          "/usr/share/lib/zoneinfo"};
    char path[256];

    *zone = (ZoneFile){0};
    if (!*name || strstr(name, "..") || *name == '/' || strlen(name) > 128) {
        return false;
    }
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        snprintf(path, sizeof path, "%s/%s", folders[i], name);
        if (load_file(path, zone)) {
            return true;
        }
        free(zone->bytes);
        *zone = (ZoneFile){0};
    }
    return false;
}

static double offset_at(const ZoneFile *zone, int64_t seconds, bool *is_summer)
{
    uint32_t low = 0, high = zone->time_count;

    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (read_64(zone->times + (size_t)middle * 8) <= seconds) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    unsigned index = low > 0 ? zone->indices[low - 1] : 0;
    const unsigned char *type = zone->types + (size_t)(index < zone->type_count ? index : 0) * 6;
    *is_summer = type[4] != 0;
    return (double)(int32_t)read_32(type) * 1000;
}

/* Files end in 2037; from then on rules repeat with the calendar, which does every 28 years. */
static double file_offset(const ZoneFile *zone, double time, bool *is_summer)
{
    const double cycle = 10227.0 * 86400, end = 2114380800; /* 2037-01-01 */
    const int64_t winter = 2082758400, half_year = 15724800;
    double seconds = floor(time / 1000);

    if (seconds >= end &&
        offset_at(zone, winter, is_summer) == offset_at(zone, winter + half_year, is_summer)) {
        return offset_at(zone, winter, is_summer); /* its clocks are not changed any more */
    }
    seconds -= seconds < end ? 0 : ceil((seconds - end) / cycle) * cycle;
    return offset_at(zone, (int64_t)seconds, is_summer);
}

double zone_offset(TsString *zone, double time, bool *is_summer)
{
    ZoneFile file;
    double offset = 0;

    *is_summer = false;
    const char *name = ts_string_to_c(zone ? zone : zone_local_name());
    if (is_utc(name) || fixed_offset(name, &offset)) {
        return offset;
    }
    bool found = open_zone(name, &file);
    offset = found ? file_offset(&file, time, is_summer) : 0;
    free(file.bytes);
    return zone ? offset : date_local_offset(time);
}

bool zone_is_known(TsString *zone)
{
    const char *name = ts_string_to_c(zone);
    ZoneFile file;
    double offset;

    if (is_utc(name) || fixed_offset(name, &offset)) {
        return true;
    }
    bool found = open_zone(name, &file);
    free(file.bytes);
    return found;
}

static TsString *canonical(const char *name)
{
    return is_utc(name) || strcmp(name, "UCT") == 0 ? TS_STR("UTC") : ts_string_from_c(name);
}

TsString *zone_local_name(void)
{
    const char *name = getenv("TZ");
    char target[256];

    if (name && *name) {
        return canonical(*name == ':' ? name + 1 : name);
    }
    ssize_t length = readlink("/etc/localtime", target, sizeof target - 1);
    if (length > 0) {
        target[length] = '\0';
        const char *found = strstr(target, "zoneinfo/");
        if (found) {
            return canonical(found + strlen("zoneinfo/"));
        }
    }
    return TS_STR("UTC");
}

/* ---- names ----------------------------------------------------------------------------------- */

/* Zones of the United States have short names in en-US. */
typedef struct Named {
    const char *zones; /* separated by spaces */
    const char *standard, *summer, *long_name;
} Named;

static const Named named[] = {
    {"America/New_York America/Detroit America/Toronto America/Indiana/Indianapolis US/Eastern "
     "EST5EDT",
     "EST", "EDT", "Eastern"},
    {"America/Chicago America/Winnipeg America/Menominee US/Central CST6CDT", "CST", "CDT",
     "Central"},
    {"America/Denver America/Boise America/Phoenix America/Edmonton US/Mountain MST7MDT", "MST",
     "MDT", "Mountain"},
    {"America/Los_Angeles America/Vancouver America/Tijuana US/Pacific PST8PDT", "PST", "PDT",
     "Pacific"},
    {"America/Anchorage America/Juneau US/Alaska", "AKST", "AKDT", "Alaska"},
    {"Pacific/Honolulu US/Hawaii", "HST", "HDT", "Hawaii-Aleutian"},
    {"Europe/Paris Europe/Berlin Europe/Madrid Europe/Rome Europe/Amsterdam Europe/Brussels "
     "Europe/Vienna Europe/Zurich Europe/Stockholm Europe/Oslo Europe/Copenhagen Europe/Prague "
     "Europe/Warsaw Europe/Budapest Europe/Belgrade",
     NULL, NULL, "Central European"},
    {"Europe/Helsinki Europe/Athens Europe/Kiev Europe/Kyiv Europe/Bucharest Europe/Sofia "
     "Europe/Riga "
     "Europe/Vilnius Europe/Tallinn",
     NULL, NULL, "Eastern European"},
    {"Asia/Tokyo", NULL, NULL, "Japan"},
    {"Asia/Shanghai", NULL, NULL, "China"},
    {"Asia/Seoul", NULL, NULL, "Korean"},
    {"Asia/Kolkata Asia/Calcutta", NULL, NULL, "India"},
    {"Asia/Singapore", NULL, NULL, "Singapore"},
    {"Asia/Hong_Kong", NULL, NULL, "Hong Kong"},
    {"Australia/Sydney Australia/Melbourne", NULL, NULL, "Australian Eastern"},
    {"America/Sao_Paulo", NULL, NULL, "Brasilia"},
    {"Europe/Moscow", NULL, NULL, "Moscow"},
};

static const Named *find_named(const char *name)
{
    size_t length = strlen(name);

    for (size_t i = 0; i < sizeof named / sizeof *named; i++) {
        for (const char *at = named[i].zones; (at = strstr(at, name)) != NULL; at += length) {
            bool starts = at == named[i].zones || at[-1] == ' ';
            if (starts && (at[length] == ' ' || at[length] == '\0')) {
                return &named[i];
            }
        }
    }
    return NULL;
}

/* "GMT-8", "GMT+5:30", "GMT-08:00"; "GMT" */
static TsString *offset_text(double offset, bool is_long)
{
    int seconds = (int)(fabs(offset) / 1000), hours = seconds / 3600, minutes = seconds / 60 % 60;
    char text[40];
    int length = 0;

    if (seconds == 0) {
        return TS_STR("GMT");
    }
    length = snprintf(text, sizeof text, is_long ? "GMT%c%02d" : "GMT%c%d", offset < 0 ? '-' : '+',
                      hours);
    if (is_long || minutes || seconds % 60) {
        length += snprintf(text + length, sizeof text - (size_t)length, ":%02d", minutes);
    }
    if (seconds % 60) {
        length += snprintf(text + length, sizeof text - (size_t)length, ":%02d", seconds % 60);
    }
    return ts_string_from_ascii(text, (size_t)length);
}

static TsString *long_name(const char *name, const Named *found, double offset, bool is_summer)
{
    if (strcmp(name, "Europe/London") == 0) {
        return is_summer ? TS_STR("British Summer Time") : TS_STR("Greenwich Mean Time");
    }
    if (!found || fmod(offset, 60000) != 0) {
        return offset_text(offset, true);
    }
    bool is_european = strstr(found->long_name, "European") != NULL;
    return ts_string_format("%s %s Time", found->long_name,
                            !is_summer    ? "Standard"
                            : is_european ? "Summer"
                                          : "Daylight");
}

TsString *zone_text(const DateSettings *settings, double offset, bool is_summer)
{
    const char *name = ts_string_to_c(settings->zone ? settings->zone : zone_local_name());
    const Named *found = find_named(name);

    if (settings->zone_form == ZONE_SHORT_OFFSET || settings->zone_form == ZONE_LONG_OFFSET) {
        return offset_text(offset, settings->zone_form == ZONE_LONG_OFFSET);
    }
    if (is_utc(name)) {
        return settings->zone_form == ZONE_LONG ? TS_STR("Coordinated Universal Time")
                                                : TS_STR("UTC");
    }
    if (settings->zone_form == ZONE_LONG) {
        return long_name(name, found, offset, is_summer);
    }
    bool has_name = found && found->standard && fmod(offset, 60000) == 0;
    return has_name ? ts_string_from_c(is_summer ? found->summer : found->standard)
                    : offset_text(offset, false);
}
