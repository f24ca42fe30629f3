/*
 * The command line of ts2c: which command, which options, and how it ends.
 *
 * Exit codes: 0 done, 1 the program has errors, 2 wrong use, 3 internal error, 4 files or
 * folders could not be read or written.
 */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "driver/explain.h"
#include "driver/pipeline.h"
#include "driver/program.h"
#include "driver/run.h"
#include "emit/project.h"
#include "emit/stats.h"
#include "support/fatal.h"

enum { EXIT_GOOD = 0, EXIT_ERRORS = 1, EXIT_USAGE = 2, EXIT_IO = 4 };
enum { FIRST_IO_NUMBER = 4000 };

static const char general_help[] =
    "Usage: ts2c COMMAND [OPTIONS] FILE\n"
    "Turns a TypeScript program into a C project.\n"
    "\n"
    "Commands:\n"
    "  emit FILE [-o DIR] [--name NAME]  write the C project\n"
    "  check FILE                        report errors only\n"
    "  run FILE [-- ARGS]                build in a cache and run\n"
    "  explain [CODE]                    what a diagnostic means\n"
    "\n"
    "FILE is a TypeScript file, or a folder with a package.json or tsconfig.json.\n"
    "\n"
    "  ts2c COMMAND --help   the options of a command\n"
    "  ts2c --version        the version\n"
    "\n"
    "Exit codes: 0 done, 1 the program has errors, 2 wrong use, 3 internal error, 4 files could\n"
    "not be read or written.\n";

static const char common_help[] =
    "      --json          print diagnostics as JSON, to standard output\n"
    "      --no-color      no colours, on a terminal neither\n"
    "      --dump=WHAT     print what a pass made: ast, modules, names, types, ir, flow\n"
    "      --times         print how long each pass took\n"
    "  -h, --help          this text\n";

static const char emit_help[] =
    "Usage: ts2c emit [OPTIONS] FILE\n"
    "Writes a C project that does what the TypeScript program does.\n"
    "\n"
    "  -o, --output=DIR    the project's folder [NAME]\n"
    "      --name=NAME     the program's name [package.json's, or FILE's]\n"
    "      --stats         print how long and how plain the C is\n";

static const char check_help[] =
    "Usage: ts2c check [OPTIONS] FILE\n"
    "Reports errors, and what cannot be compiled, without writing anything.\n"
    "\n";

static const char run_help[] =
    "Usage: ts2c run [OPTIONS] FILE [-- ARGS...]\n"
    "Compiles the program in a cache and runs it with the arguments. Its standard streams and\n"
    "exit code are passed through. The C compiler is $CC, or cc; the cache is\n"
    "${XDG_CACHE_HOME:-~/.cache}/ts2c.\n"
    "\n"
    "      --name=NAME     the program's name\n";

static const char explain_help[] =
    "Usage: ts2c explain [OPTIONS] [CODE]\n"
    "Says what a diagnostic such as TS2C2106 means, with a program that gets it and one that does\n"
    "not. Without a CODE, lists all.\n"
    "\n"
    "      --json          print all explanations as JSON\n"
    "  -h, --help          this text\n";

static int usage_error(const char *message, const char *what)
{
    fprintf(stderr, "ts2c: %s%s\nTry 'ts2c --help'.\n", message, what);
    return EXIT_USAGE;
}

static void print_help(Command command)
{
    static const char *const texts[] = {emit_help, check_help, run_help, explain_help};

    printf("%s%s", texts[command], command == COMMAND_EXPLAIN ? "" : common_help);
}

enum LongOption {
    OPTION_NAME = 256,
    OPTION_JSON,
    OPTION_NO_COLOUR,
    OPTION_DUMP,
    OPTION_TIMES,
    OPTION_STATS,
    OPTION_MODULE
};

static const struct option long_options[] = {
    {"output", required_argument, NULL, 'o'},
    {"name", required_argument, NULL, OPTION_NAME},
    {"json", no_argument, NULL, OPTION_JSON},
    {"no-color", no_argument, NULL, OPTION_NO_COLOUR},
    {"no-colour", no_argument, NULL, OPTION_NO_COLOUR},
    {"dump", required_argument, NULL, OPTION_DUMP},
    {"module", required_argument, NULL, OPTION_MODULE},
    {"times", no_argument, NULL, OPTION_TIMES},
    {"stats", no_argument, NULL, OPTION_STATS},
    {"help", no_argument, NULL, 'h'},
    {0},
};

/* A name that can stand in file names, Makefiles and C without quoting. */
static bool is_good_name(const char *name)
{
    static const char allowed[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                                  "0123456789-_.";

    return *name && *name != '-' && *name != '.' && strspn(name, allowed) == strlen(name);
}

/* Reads one option; EXIT_GOOD to go on. */
static int read_option(Options *options, int option, bool *help)
{
    switch (option) {
    case 'o':
        options->out_dir = optarg;
        return *optarg ? EXIT_GOOD : usage_error("-o needs a folder", "");
    case OPTION_NAME:
        options->name = optarg;
        return is_good_name(optarg) ? EXIT_GOOD : usage_error("not usable as a name: ", optarg);
    case OPTION_JSON:
        options->json = true;
        return EXIT_GOOD;
    case OPTION_NO_COLOUR:
        options->no_colour = true;
        return EXIT_GOOD;
    case OPTION_DUMP:
        options->dump = optarg;
        return EXIT_GOOD;
    case OPTION_MODULE:
        options->only_module = optarg;
        return EXIT_GOOD;
    case OPTION_TIMES:
        options->times = true;
        return EXIT_GOOD;
    case OPTION_STATS:
        options->stats = true;
        return EXIT_GOOD;
    case 'h':
        *help = true;
        return EXIT_GOOD;
    default:
        fprintf(stderr, "Try 'ts2c --help'.\n"); /* getopt named the option */
        return EXIT_USAGE;
    }
}

/* Reads what follows the command's name; EXIT_GOOD to go on. */
static int read_options(Options *options, int argc, char **argv, bool *help)
{
    /* "--" ends ts2c's own arguments; the rest is the program's, for run only. */
    int own = 1;
    while (own < argc && strcmp(argv[own], "--") != 0) {
        own++;
    }
    if (own < argc) {
        if (options->command != COMMAND_RUN) {
            return usage_error("only run takes arguments after --", "");
        }
        options->args = argv + own + 1;
        options->arg_count = (size_t)(argc - own - 1);
    }
    argv[own] = NULL;
    for (int option; (option = getopt_long(own, argv, "o:h", long_options, NULL)) != -1;) {
        int code = read_option(options, option, help);
        if (code != EXIT_GOOD) {
            return code;
        }
    }
    if (*help) {
        return EXIT_GOOD;
    }
    if (optind == own && options->command != COMMAND_EXPLAIN) {
        return usage_error("a FILE is needed", "");
    }
    if (optind + 1 < own) {
        return usage_error("one argument only, not also ", argv[optind + 1]);
    }
    options->input = argv[optind];
    return EXIT_GOOD;
}

/* Prints the diagnostics and gives the exit code they call for. */
static int finish(Program *program)
{
    bool colour = !program->options->no_colour && isatty(STDERR_FILENO) && !getenv("NO_COLOR");
    int code = EXIT_GOOD;

    fflush(stdout);
    if (program->options->json) {
        diagnostics_print_json(program, stdout);
    } else {
        diagnostics_print(program, stderr, colour);
    }
    for (size_t i = 0; i < program->diagnostics.length; i++) {
        DiagnosticId id = program->diagnostics.items[i].id;
        if (program->diagnostics.items[i].severity != SEVERITY_ERROR) {
            continue;
        }
        bool io = diagnostic_number(id) >= FIRST_IO_NUMBER ||
                  (id == CANNOT_READ_FILE && !program->diagnostics.items[i].file);
        if (!io) {
            return EXIT_ERRORS;
        }
        code = EXIT_IO;
    }
    return code;
}

static void emit(Program *program)
{
    EmittedProject *project = pipeline_emit(program);

    if (!project || program->options->dump) {
        return;
    }
    const char *out_dir = program->options->out_dir ? program->options->out_dir : program->name;
    if (project_write(program, project, out_dir) && program->options->stats) {
        project_print_stats(program, project, stdout);
    }
}

static int explain_command(const Options *options)
{
    if (options->json) {
        explain_json(stdout);
    } else if (!options->input) {
        explain_list(stdout);
    } else if (!explain(options->input, stdout)) {
        return usage_error("no such diagnostic: ", options->input);
    }
    return EXIT_GOOD;
}

static int run_command(Options *options)
{
    if (options->command == COMMAND_EXPLAIN) {
        return explain_command(options);
    }
    if (options->command == COMMAND_RUN && !options->dump) {
        run_if_cached(options);
    }
    Program *program = program_new(options);
    switch (options->command) {
    case COMMAND_EMIT:
        emit(program);
        break;
    case COMMAND_CHECK:
        pipeline_lower(program);
        break;
    case COMMAND_RUN:
        run_program(program);
        break;
    case COMMAND_EXPLAIN:
        break; /* has no program */
    }
    int code = finish(program);
    program_free(program);
    return code;
}

static bool find_command(const char *name, Command *command)
{
    static const char *const names[] = {"emit", "check", "run", "explain"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(name, names[i]) == 0) {
            *command = (Command)i;
            return true;
        }
    }
    return false;
}

/* The passes recurse over the program's tree: deep programs need more than the usual stack. */
static void enlarge_stack(Options *options)
{
    const rlim_t wanted = 112 * 1024 * 1024; /* Linux keeps 128 MiB below the stack free */
    struct rlimit limit;

    if (getrlimit(RLIMIT_STACK, &limit) != 0) {
        return;
    }
    options->stack_limit = limit.rlim_cur;
    if (limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur < wanted) {
        limit.rlim_cur =
            limit.rlim_max == RLIM_INFINITY || limit.rlim_max > wanted ? wanted : limit.rlim_max;
        setrlimit(RLIMIT_STACK, &limit);
    }
}

int main(int argc, char **argv)
{
    Options options = {0};
    bool help = false;

    fatal_catch_crashes();
    enlarge_stack(&options);

    if (argc < 2) {
        fputs(general_help, stderr);
        return EXIT_USAGE;
    }
    if (strcmp(argv[1], "--version") == 0) {
        puts("ts2c " TS2C_VERSION);
        return EXIT_GOOD;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 ||
        (strcmp(argv[1], "help") == 0 && argc == 2)) {
        fputs(general_help, stdout);
        return EXIT_GOOD;
    }
    if (!find_command(argv[1], &options.command)) {
        return usage_error("no such command: ", argv[1]);
    }
    argv[1] = argv[0]; /* getopt names the program in its messages */
    int code = read_options(&options, argc - 1, argv + 1, &help);
    if (code != EXIT_GOOD) {
        return code;
    }
    if (help) {
        print_help(options.command);
        return EXIT_GOOD;
    }
    return run_command(&options);
}
