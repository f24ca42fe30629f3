/*
 * performance: the clock alone.
 */
#include "node/performance.h"

#include <time.h>

static struct timespec start_time;
static double start_date;

static double milliseconds(const struct timespec *time)
{
    return (double)time->tv_sec * 1000 + (double)time->tv_nsec / 1e6;
}

__attribute__((constructor)) static void remember_start(void)
{
    struct timespec date;

    clock_gettime(CLOCK_MONOTONIC, &start_time);
    clock_gettime(CLOCK_REALTIME, &date);
    start_date = milliseconds(&date);
}

double performance_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - start_time.tv_sec) * 1000 +
           (double)(now.tv_nsec - start_time.tv_nsec) / 1e6;
}

double performance_time_origin(void)
{
    return start_date;
}
