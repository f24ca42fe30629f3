/*
 * node:os: facts about the host.
 */
#include "node/os.h"

#include <pwd.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

TsString *os_eol(void)
{
    return TS_STR("\n");
}

TsString *os_null_device(void)
{
    return TS_STR("/dev/null");
}

static struct utsname host(void)
{
    struct utsname name;

    if (uname(&name) != 0) {
        memset(&name, 0, sizeof name);
    }
    return name;
}

TsString *os_type(void)
{
    struct utsname name = host();

    return ts_string_from_c(name.sysname);
}

TsString *os_release(void)
{
    struct utsname name = host();

    return ts_string_from_c(name.release);
}

TsString *os_machine(void)
{
    struct utsname name = host();

    return ts_string_from_c(name.machine);
}

TsString *os_hostname(void)
{
    struct utsname name = host();

    return ts_string_from_c(name.nodename);
}

TsString *os_home_directory(void)
{
    const char *home = getenv("HOME");
    const struct passwd *entry = home ? NULL : getpwuid(getuid());

    return ts_string_from_c(home ? home : entry ? entry->pw_dir : "/");
}

TsString *os_temporary_directory(void)
{
    static const char *const names[] = {"TMPDIR", "TMP", "TEMP"};
    const char *path = NULL;

    for (size_t i = 0; i < 3 && (!path || !*path); i++) {
        path = getenv(names[i]);
    }
    if (!path || !*path) {
        return TS_STR("/tmp");
    }
    TsString *text = ts_string_from_c(path);
    bool slash = text->length > 1 && ts_string_unit(text, text->length - 1) == '/';
    return slash ? ts_string_range(text, 0, text->length - 1) : text;
}

TsString *os_endianness(void)
{
    return __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? TS_STR("LE") : TS_STR("BE");
}

/* A line of /proc/meminfo in bytes; 0 if it is not there. */
static double memory_line(const char *key)
{
    FILE *file = fopen("/proc/meminfo", "r");
    char line[128];
    double bytes = 0;

    while (file && fgets(line, sizeof line, file)) {
        if (strncmp(line, key, strlen(key)) == 0 && line[strlen(key)] == ':') {
            bytes = strtod(line + strlen(key) + 1, NULL) * 1024;
        }
    }
    if (file) {
        fclose(file);
    }
    return bytes;
}

double os_total_memory(void)
{
    return memory_line("MemTotal");
}

double os_free_memory(void)
{
    return memory_line("MemAvailable");
}

double os_uptime(void)
{
    struct timespec now;

    clock_gettime(CLOCK_BOOTTIME, &now);
    return (double)now.tv_sec + (double)(now.tv_nsec / 10000000) / 100;
}

TsArray *os_load_average(void)
{
    double loads[3] = {0, 0, 0};

    if (getloadavg(loads, 3) < 0) {
        loads[0] = loads[1] = loads[2] = 0;
    }
    return TS_ARRAY_OF(double, loads[0], loads[1], loads[2]);
}

double os_available_parallelism(void)
{
    cpu_set_t set;

    if (sched_getaffinity(0, sizeof set, &set) == 0) {
        return CPU_COUNT(&set);
    }
    return (double)sysconf(_SC_NPROCESSORS_ONLN);
}
