/*
 * Parsing library files on a second thread. Only tree-sitter runs there: it knows nothing of the
 * program, so the two threads share no more than the list of files. Each file is parsed by the one
 * that claims it first; the second thread comes from the list's end. What is read does not depend
 * on who parsed it.
 */
#include "syntax/prefetch.h"

#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

const TSLanguage *tree_sitter_typescript(void);

typedef struct Parsing {
    const SourceFile *file;
    atomic_flag claimed;
    bool done; /* under the lock */
    TSTree *tree;
} Parsing;

struct Prefetch {
    pthread_t thread;
    bool started;
    pthread_mutex_t lock;
    pthread_cond_t ready;
    size_t count;
    Parsing *list;
};

static void *parse_backwards(void *argument)
{
    Prefetch *prefetch = argument;
    TSParser *parser = ts_parser_new();

    ts_parser_set_language(parser, tree_sitter_typescript());
    for (size_t i = prefetch->count; i-- > 0;) {
        Parsing *parsing = &prefetch->list[i];
        if (atomic_flag_test_and_set(&parsing->claimed)) {
            continue;
        }
        parsing->tree = ts_parser_parse_string(parser, NULL, parsing->file->text,
                                               (uint32_t)parsing->file->length);
        pthread_mutex_lock(&prefetch->lock);
        parsing->done = true;
        pthread_cond_signal(&prefetch->ready);
        pthread_mutex_unlock(&prefetch->lock);
    }
    ts_parser_delete(parser);
    return NULL;
}

void syntax_prefetch_start(Program *program, const SourceFile *const *files, size_t count)
{
    Syntax *syntax = syntax_of(program);
    Prefetch *prefetch = NEW(program->arena, Prefetch);

    prefetch->count = count;
    prefetch->list = arena_alloc(program->arena, count * sizeof *prefetch->list);
    for (size_t i = 0; i < count; i++) {
        prefetch->list[i].file = files[i];
        atomic_flag_clear(&prefetch->list[i].claimed);
    }
    pthread_mutex_init(&prefetch->lock, NULL);
    pthread_cond_init(&prefetch->ready, NULL);
    prefetch->started = pthread_create(&prefetch->thread, NULL, parse_backwards, prefetch) == 0;
    syntax->prefetch = prefetch;
}

TSTree *syntax_prefetched(Prefetch *prefetch, const SourceFile *file)
{
    for (size_t i = 0; prefetch && i < prefetch->count; i++) {
        Parsing *parsing = &prefetch->list[i];
        if (parsing->file != file) {
            continue;
        }
        if (!atomic_flag_test_and_set(&parsing->claimed)) {
            return NULL;
        }
        pthread_mutex_lock(&prefetch->lock);
        while (!parsing->done) {
            pthread_cond_wait(&prefetch->ready, &prefetch->lock);
        }
        pthread_mutex_unlock(&prefetch->lock);
        TSTree *tree = parsing->tree;
        parsing->tree = NULL;
        return tree;
    }
    return NULL;
}

void syntax_prefetch_end(Program *program)
{
    Prefetch *prefetch = syntax_of(program)->prefetch;

    if (prefetch && prefetch->started) {
        pthread_join(prefetch->thread, NULL);
    }
    syntax_of(program)->prefetch = NULL;
}
