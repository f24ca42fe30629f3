/*
 * Source files: the text of every module and declaration file that a program consists of, and
 * the way from a byte offset to a line and a column.
 */
#ifndef TS2C_DRIVER_SOURCE_H
#define TS2C_DRIVER_SOURCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct Program;

/* A range of bytes in a file's text: start inclusive, end exclusive. */
typedef struct Span {
    uint32_t start;
    uint32_t end;
} Span;

typedef struct SourceFile {
    const char *path;      /* as shown to the user: relative to where ts2c was started */
    const char *real_path; /* absolute and resolved; identifies the file */
    const char *text;      /* UTF-8, zero-terminated, a byte order mark left out */
    size_t length;         /* bytes of text */
    uint32_t *line_starts; /* offsets of the first byte of each line; see source_line_count() */
    size_t line_count;
    uint32_t index;      /* position in Program.sources: the order of loading */
    bool is_declaration; /* a .d.ts file */
    bool is_library;     /* a .d.ts file of the shims, not of the user */
} SourceFile;

/* A place for people: lines and columns from 1, columns in UTF-16 units as tsc counts them. */
typedef struct Position {
    unsigned line;
    unsigned column;
} Position;

/*
 * Reads a file and adds it to the program's sources, or gives the one already there. NULL when
 * it cannot be read, with errno set (EISDIR for a folder, EFBIG beyond 256 MiB); no diagnostic
 * is made. The file lives as long as the program.
 */
SourceFile *source_load(struct Program *program, const char *path);

/* The same for a path that is absolute and without links, as those below the data folder are. */
SourceFile *source_load_resolved(struct Program *program, const char *real_path);

/* Adds text that is in no file (tests, generated declarations). The text is copied. */
SourceFile *source_from_text(struct Program *program, const char *path, const char *text,
                             size_t length);

/* The line and column of an offset; offsets beyond the end count as the end. */
Position source_position(SourceFile *file, uint32_t offset);

/* The number of lines, and the span of line `line` (from 1) without its line end. */
size_t source_line_count(SourceFile *file);
Span source_line_span(SourceFile *file, unsigned line);

#endif
