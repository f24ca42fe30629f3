/*
 * What the command line asks for. main.c reads it into an Options; every pass may look.
 */
#ifndef TS2C_DRIVER_OPTIONS_H
#define TS2C_DRIVER_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum Command { COMMAND_EMIT, COMMAND_CHECK, COMMAND_RUN, COMMAND_EXPLAIN } Command;

typedef struct Options {
    Command command;
    const char *input;       /* FILE as given; explain: the code, NULL: all */
    const char *out_dir;     /* -o; NULL: the program's name */
    const char *name;        /* --name; NULL: from package.json or the file's name */
    const char *dump;        /* --dump=ast,names,types,ir,...; NULL: none */
    const char *only_module; /* --module=PATH limits dumps to one module; NULL: all of the user's */
    bool json;               /* --json: diagnostics as data */
    bool stats;              /* --stats */
    bool times;              /* --times: how long each pass took, to stderr */
    bool no_colour;
    char **args; /* run: arguments for the program */
    size_t arg_count;
    uint64_t stack_limit; /* the soft limit we were started with, in bytes */
} Options;

/* Whether --dump names this dump. */
bool options_dump(const Options *options, const char *what);

#endif
