/* process: cpuUsage(), release, hrtime.bigint().
 */
#include "node/process_facts.h"

#include <sys/resource.h>
#include <time.h>

#include "ts/object.h"

TsBigInt *process_hrtime_bigint(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return ts_bigint_from_int64((int64_t)now.tv_sec * 1000000000 + now.tv_nsec);
}

static double microseconds(struct timeval time)
{
    return (double)time.tv_sec * 1e6 + (double)time.tv_usec;
}

static double before(TsValue previous, TsString *key)
{
    return ts_is_object(previous) ? ts_to_number(ts_get(previous, key)) : 0;
}

TsValue process_cpu_usage(TsValue previous)
{
    struct rusage usage;
    TsDynamicObject *result = ts_object_new(2);

    getrusage(RUSAGE_SELF, &usage);
    ts_object_define(
        result, TS_STR("user"),
        ts_from_number(microseconds(usage.ru_utime) - before(previous, TS_STR("user"))));
    ts_object_define(
        result, TS_STR("system"),
        ts_from_number(microseconds(usage.ru_stime) - before(previous, TS_STR("system"))));
    return ts_from_object(result);
}

TsValue process_release(void)
{
    TsDynamicObject *release = ts_object_new(2);

    ts_object_define(release, TS_STR("name"), ts_from_string(TS_STR("node")));
    ts_object_define(release, TS_STR("lts"), ts_from_string(TS_STR("Krypton")));
    return ts_from_object(release);
}
