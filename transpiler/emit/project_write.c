/*
 * Writing a project into a folder, around what its owner has edited there.
 *
 * .ts2c/manifest lists every file of the last emission with the hash of its text, and
 * .ts2c/pristine/ has copies of those a person may edit. A file on disk whose hash is the
 * manifest's is as we left it, and is replaced. One that differs was edited: it is merged with
 * what is new (merge.h), line by line, and a conflict is marked in it and reported.
 */
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "emit/merge.h"
#include "emit/project.h"
#include "emit/project_parts.h"
#include "support/files.h"
#include "support/intern.h"
#include "support/strbuf.h"

static const char manifest_path[] = ".ts2c/manifest";
static const char manifest_head[] = "ts2c emission 1\n";

typedef struct Writer {
    Program *program;
    Arena *arena;
    const char *out_dir;
    StrMap old_hashes; /* path -> uint64_t *, of the last emission */
    StrBuf manifest;
    bool good;
} Writer;

static const char *in_project(const Writer *writer, const char *path)
{
    return path_join(writer->arena, writer->out_dir, path);
}

static void cannot_write(Writer *writer, const char *path)
{
    diagnose(writer->program, NULL, NO_SPAN, CANNOT_WRITE, path, strerror(errno));
    writer->good = false;
}

static void put(Writer *writer, const char *path, const char *text, size_t length, bool executable)
{
    const char *full = in_project(writer, path);

    if (!file_write_if_changed(full, text, length, executable)) {
        cannot_write(writer, full);
    }
}

/* Reads the manifest; false if there is none. */
static bool read_manifest(Writer *writer)
{
    size_t length;
    char *text = file_read(writer->arena, in_project(writer, manifest_path), &length);

    if (!text || !text_starts_with(text, manifest_head)) {
        return false;
    }
    for (char *line = text + sizeof manifest_head - 1; *line;) {
        char *end = line + strcspn(line, "\n");
        char *path;
        uint64_t *hash = NEW(writer->arena, uint64_t);
        *hash = strtoull(line, &path, 16);
        if (path < end && *path == ' ') {
            strmap_put_n(writer->arena, &writer->old_hashes, path + 1, (size_t)(end - path - 1),
                         hash);
        }
        line = *end ? end + 1 : end;
    }
    return true;
}

/* Whether the owner changed a file since the last emission; `text` is what is on disk. */
static bool was_edited(const Writer *writer, const char *path, const char *text, size_t length)
{
    const uint64_t *hash = strmap_get(&writer->old_hashes, path);

    return hash && *hash != hash_bytes(text, length);
}

static const char *pristine_path(const Writer *writer, const char *path)
{
    return arena_printf(writer->arena, ".ts2c/pristine/%s", path);
}

/* Writes a part that the owner edited: his lines and ours together. */
static void write_merged(Writer *writer, const ProjectPart *part, const char *theirs,
                         size_t theirs_length)
{
    size_t base_length;
    const char *base = file_read(
        writer->arena, in_project(writer, pristine_path(writer, part->path)), &base_length);

    if (!base) {
        if (theirs_length != part->length || memcmp(theirs, part->text, part->length) != 0) {
            diagnose(writer->program, NULL, NO_SPAN, EDITED_FILE_KEPT,
                     in_project(writer, part->path));
        }
        return;
    }
    MergeResult merged =
        merge_texts(writer->arena, (MergeText){base, base_length},
                    (MergeText){theirs, theirs_length}, (MergeText){part->text, part->length});
    if (merged.conflicts) {
        diagnose(writer->program, NULL, NO_SPAN, MERGE_CONFLICT, in_project(writer, part->path),
                 merged.conflicts, merged.conflicts == 1 ? "" : "s");
    }
    put(writer, part->path, merged.text, merged.length, part->kind == PART_SCRIPT);
}

/* Whether the last emission wrote the same part: what is on disk is that, or the owner's by now. */
static bool is_unchanged(const Writer *writer, const ProjectPart *part, uint64_t hash)
{
    const uint64_t *old = strmap_get(&writer->old_hashes, part->path);

    return old && *old == hash && file_exists(in_project(writer, part->path));
}

static void update_part(Writer *writer, const ProjectPart *part)
{
    size_t length;
    const char *text = file_read(writer->arena, in_project(writer, part->path), &length);

    if (text && was_edited(writer, part->path, text, length)) {
        write_merged(writer, part, text, length);
    } else {
        put(writer, part->path, part->text, part->length, part->kind == PART_SCRIPT);
    }
}

static void write_part(Writer *writer, const ProjectPart *part)
{
    uint64_t hash = hash_bytes(part->text, part->length);

    if (!is_unchanged(writer, part, hash)) {
        update_part(writer, part);
    }
    if (part->kind == PART_SOURCE || part->kind == PART_BUILD) {
        put(writer, pristine_path(writer, part->path), part->text, part->length, false);
    }
    strbuf_printf(&writer->manifest, "%016" PRIx64 " %s\n", hash, part->path);
}

/* Removes what the last emission made and this one does not, unless the owner edited it. */
static void remove_stale(Writer *writer, const ProjectPartVec *parts)
{
    StrMap current = {0};
    size_t length;

    for (size_t i = 0; i < parts->length; i++) {
        strmap_put(writer->arena, &current, parts->items[i].path, writer);
    }
    for (size_t i = 0; i < writer->old_hashes.count; i++) {
        const char *path = writer->old_hashes.entries[i].key;
        const char *full = in_project(writer, path);
        if (strmap_has(&current, path)) {
            continue;
        }
        const char *text = file_read(writer->arena, full, &length);
        if (text && was_edited(writer, path, text, length)) {
            diagnose(writer->program, NULL, NO_SPAN, EDITED_FILE_STALE, full);
        } else if (text && unlink(full) != 0) {
            cannot_write(writer, full);
        }
        unlink(in_project(writer, pristine_path(writer, path)));
    }
}

static bool folder_is_free(Writer *writer)
{
    PathVec names = {0};

    return !list_directory(writer->arena, writer->out_dir, &names) || names.length == 0;
}

bool project_write(Program *program, const EmittedProject *project, const char *out_dir)
{
    Writer writer = {.program = program, .arena = program->arena, .out_dir = out_dir, .good = true};
    ProjectPartVec parts;

    if (!project_parts(program, project, &parts)) {
        return false;
    }
    if (!read_manifest(&writer) && !folder_is_free(&writer)) {
        diagnose(program, NULL, NO_SPAN, OUTPUT_NOT_OURS, out_dir);
        return false;
    }
    if (!make_directories(out_dir)) {
        cannot_write(&writer, out_dir);
        return false;
    }
    strbuf_append(&writer.manifest, manifest_head);
    for (size_t i = 0; i < parts.length && writer.good; i++) {
        write_part(&writer, &parts.items[i]);
    }
    if (writer.good) {
        remove_stale(&writer, &parts);
        put(&writer, manifest_path, strbuf_text(&writer.manifest), writer.manifest.length, false);
    }
    strbuf_free(&writer.manifest);
    return writer.good;
}
