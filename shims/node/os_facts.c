/* os: cpus(), userInfo(), constants.
 */
#include "node/os_facts.h"

#include <pwd.h>
#include <signal.h>
#include <stdio.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "ts/object.h"

static void put(TsDynamicObject *object, const char *key, TsValue value)
{
    ts_object_define(object, ts_string_from_c(key), value);
}

static void put_number(TsDynamicObject *object, const char *key, double number)
{
    put(object, key, ts_from_number(number));
}

static void put_text(TsDynamicObject *object, const char *key, const char *text)
{
    put(object, key, ts_from_string(ts_string_from_c(text ? text : "")));
}

/* The n-th value of a name in /proc/cpuinfo. */
static void find_cpu_fact(const char *name, size_t wanted, char *out, size_t size)
{
    FILE *file = fopen("/proc/cpuinfo", "r");
    char line[512];

    snprintf(out, size, "unknown");
    while (file && fgets(line, sizeof line, file)) {
        char *colon = strchr(line, ':');
        if (strncmp(line, name, strlen(name)) == 0 && colon && wanted-- == 0) {
            colon += 1 + (colon[1] == ' ');
            colon[strcspn(colon, "\n")] = '\0';
            snprintf(out, size, "%s", colon);
            break;
        }
    }
    if (file) {
        fclose(file);
    }
}

TsArray *os_cpus(void)
{
    static const char *const kinds[] = {"user", "nice", "sys", "idle", "irq"};
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    TsArray *list = ts_array_new(TS_ARRAY_VALUE, 4);

    for (long i = 0; i < count; i++) {
        char model[128], speed[32];
        double megahertz = 0;
        find_cpu_fact("model name", (size_t)i, model, sizeof model);
        find_cpu_fact("cpu MHz", (size_t)i, speed, sizeof speed);
        sscanf(speed, "%lf", &megahertz);
        TsDynamicObject *times = ts_object_new(5), *cpu = ts_object_new(3);
        for (size_t j = 0; j < sizeof kinds / sizeof *kinds; j++) {
            put_number(times, kinds[j], 0);
        }
        put_text(cpu, "model", model);
        put_number(cpu, "speed", (double)(long)megahertz);
        put(cpu, "times", ts_from_object(times));
        ts_array_push_value(list, ts_from_object(cpu));
    }
    return list;
}

TsValue os_user_info(void)
{
    const struct passwd *user = getpwuid(geteuid());
    TsDynamicObject *info = ts_object_new(5);

    put_number(info, "uid", geteuid());
    put_number(info, "gid", getegid());
    put_text(info, "username", user ? user->pw_name : NULL);
    put_text(info, "homedir", user ? user->pw_dir : NULL);
    put_text(info, "shell", user ? user->pw_shell : NULL);
    return ts_from_object(info);
}

TsValue os_constants(void)
{
    static const struct {
        const char *name;
        int number;
    } signals[] = {
        {"SIGHUP", SIGHUP},   {"SIGINT", SIGINT},   {"SIGQUIT", SIGQUIT}, {"SIGILL", SIGILL},
        {"SIGTRAP", SIGTRAP}, {"SIGABRT", SIGABRT}, {"SIGBUS", SIGBUS},   {"SIGFPE", SIGFPE},
        {"SIGKILL", SIGKILL}, {"SIGUSR1", SIGUSR1}, {"SIGSEGV", SIGSEGV}, {"SIGUSR2", SIGUSR2},
        {"SIGPIPE", SIGPIPE}, {"SIGALRM", SIGALRM}, {"SIGTERM", SIGTERM}, {"SIGCHLD", SIGCHLD},
        {"SIGCONT", SIGCONT}, {"SIGSTOP", SIGSTOP}, {"SIGTSTP", SIGTSTP}, {"SIGTTIN", SIGTTIN},
        {"SIGTTOU", SIGTTOU}, {"SIGURG", SIGURG},   {"SIGWINCH", SIGWINCH},
    };
    static const struct {
        const char *name;
        int number;
    } priorities[] = {
        {"PRIORITY_LOW", 19},          {"PRIORITY_BELOW_NORMAL", 10}, {"PRIORITY_NORMAL", 0},
        {"PRIORITY_ABOVE_NORMAL", -7}, {"PRIORITY_HIGH", -14},        {"PRIORITY_HIGHEST", -20},
    };
    TsDynamicObject *constants = ts_object_new(2), *by_name = ts_object_new(32);
    TsDynamicObject *levels = ts_object_new(6);

    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
        put_number(by_name, signals[i].name, signals[i].number);
    }
    for (size_t i = 0; i < sizeof priorities / sizeof *priorities; i++) {
        put_number(levels, priorities[i].name, priorities[i].number);
    }
    put(constants, "signals", ts_from_object(by_name));
    put(constants, "priority", ts_from_object(levels));
    return ts_from_object(constants);
}

TsString *os_version(void)
{
    struct utsname name;

    return uname(&name) == 0 ? ts_string_from_c(name.version) : TS_STR("");
}
