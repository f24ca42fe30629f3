/*
 * Files, folders and child processes, for the driver and the project writer.
 * Functions that fail set errno and print nothing.
 */
#ifndef TS2C_SUPPORT_FILES_H
#define TS2C_SUPPORT_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "support/arena.h"
#include "support/vec.h"

typedef VEC(const char *) PathVec;

/* The whole content, zero-terminated, in the arena; NULL on failure. */
char *file_read(Arena *arena, const char *path, size_t *length);

/*
 * Makes a file have this content and, if `executable`, the permission to run. The content goes
 * to a temporary file beside it, which is renamed over it only if the content differs, so that
 * an unchanged file keeps its time. Folders on the way are made.
 */
bool file_write_if_changed(const char *path, const char *text, size_t length, bool executable);

bool file_exists(const char *path);
bool directory_exists(const char *path);

/* Makes a folder and those above it; true if it exists then. */
bool make_directories(const char *path);

/* The names in a folder, sorted, without those that begin with a dot; false if unreadable. */
bool list_directory(Arena *arena, const char *path, PathVec *names);

/* "a/b" of "a" and "b"; the second alone when it is absolute. */
const char *path_join(Arena *arena, const char *dir, const char *path);

/* The folder part ("." if there is none) and the last part of a path. */
const char *path_dirname(Arena *arena, const char *path);
const char *path_basename(const char *path);

/* A path made absolute, links resolved if it exists. */
const char *path_absolute(Arena *arena, const char *path);

bool text_ends_with(const char *text, const char *end);
bool text_starts_with(const char *text, const char *start);

#endif
