/* Emitted projects: the merge, templates, writing around edits; and the user's project files. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "driver/program.h"
#include "driver/project.h"
#include "emit/merge.h"
#include "emit/project.h"
#include "emit/project_parts.h"
#include "support/files.h"

static char folder[] = "/tmp/ts2c-test-XXXXXX";

static Options options = {.input = "main.ts"};

static const char *in_folder(Program *program, const char *path)
{
    return arena_printf(program->arena, "%s/%s", folder, path);
}

static void put_file(Program *program, const char *path, const char *text)
{
    assert_true(file_write_if_changed(in_folder(program, path), text, strlen(text), false));
}

static const char *merged(Arena *arena, const char *base, const char *theirs, const char *ours,
                          size_t conflicts)
{
    MergeResult result = merge_texts(arena, (MergeText){base, strlen(base)},
                                     (MergeText){theirs, strlen(theirs)},
                                     (MergeText){ours, strlen(ours)});

    assert_int_equal(result.conflicts, conflicts);
    assert_int_equal(result.length, strlen(result.text));
    return result.text;
}

static void merges_join_what_both_changed(void **state)
{
    Arena *arena = arena_new();

    (void)state;
    assert_string_equal(merged(arena, "a\nb\nc\n", "a\nb\nc\n", "a\nB\nc\n", 0), "a\nB\nc\n");
    assert_string_equal(merged(arena, "a\nb\nc\n", "a\nb\nc\nd\n", "A\nb\nc\n", 0),
                        "A\nb\nc\nd\n");
    assert_string_equal(merged(arena, "a\nb\nc\n", "b\nc\n", "a\nb\n", 0), "b\n");
    assert_string_equal(merged(arena, "a\nb\nc\n", "a\nx\nc\n", "a\nx\nc\n", 0), "a\nx\nc\n");
    assert_string_equal(merged(arena, "", "x\n", "", 0), "x\n");
    assert_string_equal(merged(arena, "x\n", "", "x\n", 0), "");
    assert_string_equal(merged(arena, "a\nb\nc\n", "a\nx\nc\n", "a\ny\nc\n", 1),
                        "a\n<<<<<<< edited\nx\n=======\ny\n>>>>>>> emitted\nc\n");
    assert_string_equal(merged(arena, "a", "b", "c", 1),
                        "<<<<<<< edited\nb\n=======\nc\n>>>>>>> emitted\n");
    arena_free(arena);
}

static void templates_choose_sections_and_fill_words(void **state)
{
    Arena *arena = arena_new();
    ShimClosure closure = {0};
    size_t length;

    (void)state;
    vec_push(arena, &closure.requires, "uv");
    TemplateValues values = {.name = "prog", .version = "2", .entry = "a.ts", .closure = &closure};
    static const char text[] = "ts2c_project_name ts2c_project_version.\n"
                               "# ts2c:begin uv\nwith uv\n# ts2c:begin pcre2\nboth\n"
                               "# ts2c:end pcre2\n# ts2c:end uv\n# ts2c:begin pcre2\nnot\n"
                               "# ts2c:end pcre2\nts2c_project_other ts2c_project_entry";
    assert_string_equal(template_expand(arena, &values, text, sizeof text - 1, &length),
                        "prog 2.\nwith uv\nts2c_project_other a.ts");
    arena_free(arena);
}

/* A program whose data folder has a small runtime. */
static Program *small_program(void)
{
    Program *program = program_new(&options);
    static const char *const templates[] = {"configure", "configure.ac", "Makefile.in",
                                            "README.md", "Dockerfile",   "gitignore"};

    program->data_dir = in_folder(program, "data");
    program->name = "main";
    put_file(program, "data/shims/ts/ts.h", "#include \"ts/string.h\"\n");
    put_file(program, "data/shims/ts/ts.c", "#include \"ts/ts.h\"\n");
    put_file(program, "data/shims/ts/string.h", "\n");
    put_file(program, "data/shims/ts/string.c", "\n");
    put_file(program, "data/shims/ts/string_hash.c", "/*\n * ts2c-requires: m uv\n */\n");
    put_file(program, "data/shims/ts/string_methods.h", "\n");
    put_file(program, "data/shims/ts/string_methods.c", "\n");
    put_file(program, "data/shims/ts/string_methods_case.c", "\n");
    for (size_t i = 0; i < sizeof templates / sizeof *templates; i++) {
        put_file(program, arena_printf(program->arena, "data/templates/%s", templates[i]),
                 templates[i]);
    }
    return program;
}

static void only_the_shims_in_use_belong_to_a_project(void **state)
{
    Program *program = small_program();
    EmittedProject *project = emitted_project_new(program);
    ShimClosure closure;
    static const char text[] = "#include <stdio.h>\n#include \"ts/ts.h\"\n";

    (void)state;
    emitted_project_add(program, project, "src/main.c", text, sizeof text - 1);
    assert_true(project_shim_closure(program, project, &closure));
    assert_int_equal(closure.files.length, 5);
    assert_string_equal(closure.files.items[0], "shims/ts/string.c");
    assert_string_equal(closure.files.items[4], "shims/ts/ts.h");
    assert_int_equal(closure.sources.length, 3);
    assert_int_equal(closure.requires.length, 2);
    emitted_project_use_header(program, project, "ts/string_methods.h");
    assert_true(project_shim_closure(program, project, &closure));
    assert_int_equal(closure.files.length, 8);
    emitted_project_use_header(program, project, "ts/none.h");
    assert_false(project_shim_closure(program, project, &closure));
    program_free(program);
}

static void emit(const char *text, bool good)
{
    Program *program = small_program();
    EmittedProject *project = emitted_project_new(program);

    emitted_project_add(program, project, "src/main.c", text, strlen(text));
    assert_int_equal(project_write(program, project, in_folder(program, "out")), good);
    program_free(program);
}

static void emitting_again_keeps_edits(void **state)
{
    Program *program = program_new(&options);
    const char *path = in_folder(program, "out/src/main.c");

    (void)state;
    emit("one\ntwo\nthree\n", true);
    assert_string_equal(file_read(program->arena, path, NULL), "one\ntwo\nthree\n");
    emit("one\n2\nthree\n", true);
    assert_string_equal(file_read(program->arena, path, NULL), "one\n2\nthree\n");
    put_file(program, "out/src/main.c", "one\n2\nthree\nfour\n");
    emit("1\n2\nthree\n", true);
    assert_string_equal(file_read(program->arena, path, NULL), "1\n2\nthree\nfour\n");
    emit("1\ntwo\nthree\n", true);
    assert_string_equal(file_read(program->arena, path, NULL), "1\ntwo\nthree\nfour\n");
    program_free(program);
}

static void a_folder_that_is_not_ours_is_left_alone(void **state)
{
    Program *program = small_program();
    EmittedProject *project = emitted_project_new(program);

    (void)state;
    put_file(program, "strange/notes.txt", "mine");
    assert_false(project_write(program, project, in_folder(program, "strange")));
    assert_false(file_exists(in_folder(program, "strange/Makefile.in")));
    program_free(program);
}

static void project_files_are_read_as_tsc_reads_them(void **state)
{
    Program *program = program_new(&options);

    (void)state;
    put_file(program, "app/package.json", "{\"name\": \"@scope/my-app\", \"main\": \"dist/go.js\"}");
    put_file(program, "app/base.json",
             "{\"compilerOptions\": {\"strict\": false, \"baseUrl\": \"lib\"}}");
    put_file(program, "app/tsconfig.json",
             "// a comment with \"quotes\"\n{ \"extends\": \"./base\", /* and */ "
             "\"compilerOptions\": { \"outDir\": \"./dist\", \"rootDir\": \"src\",\n"
             "\"strictNullChecks\": true, \"paths\": { \"@/*\": [\"./*\", ], }, }, }\n");
    put_file(program, "app/src/go.ts", "");
    const char *entry = project_load(program, in_folder(program, "app"));
    Project *project = program->project;
    assert_non_null(entry);
    assert_true(text_ends_with(entry, "/app/src/go.ts"));
    assert_string_equal(program->name, "my-app");
    assert_false(project->strict);
    assert_true(project->strict_null_checks);
    assert_int_equal(project->paths.length, 1);
    assert_true(text_ends_with(project->paths.items[0].targets.items[0], "/app/lib/*"));
    assert_int_equal(program->error_count, 0);
    program_free(program);
}

static int make_folder(void **state)
{
    (void)state;
    return mkdtemp(folder) ? 0 : -1;
}

static int remove_folder(void **state)
{
    char command[64];

    (void)state;
    snprintf(command, sizeof command, "rm -rf %s", folder);
    return system(command);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(merges_join_what_both_changed),
        cmocka_unit_test(templates_choose_sections_and_fill_words),
        cmocka_unit_test(only_the_shims_in_use_belong_to_a_project),
        cmocka_unit_test(emitting_again_keeps_edits),
        cmocka_unit_test(a_folder_that_is_not_ours_is_left_alone),
        cmocka_unit_test(project_files_are_read_as_tsc_reads_them),
    };

    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
