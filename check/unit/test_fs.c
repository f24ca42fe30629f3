/* node:fs and process: files, folders, system errors, the environment. */
#include "runtime_test.h"

#include "node/fs.h"
#include "node/process_env.h"
#include "node/process_exit.h"
#include "node/process_info.h"

static TsValue text(const char *literal)
{
    return ts_from_string(ts_string_from_c(literal));
}

static TsValue option(const char *key, TsValue value)
{
    TsDynamicObject *options = ts_object_new(1);

    ts_object_define(options, ts_string_from_c(key), value);
    return ts_from_object(options);
}

static TsString *folder;

static int enter_folder(void **state)
{
    (void)state;
    ts_heap_root(&folder, TS_REP_POINTER);
    folder = fs_make_temporary_directory(TS_STR("/tmp/ts2c-test-"));
    process_chdir(folder);
    return 0;
}

static int leave_folder(void **state)
{
    (void)state;
    process_chdir(TS_STR("/"));
    fs_remove(ts_from_string(folder), option("recursive", TS_TRUE));
    return fs_exists(ts_from_string(folder));
}

static void files(void **state)
{
    (void)state;
    fs_write_file(text("a.txt"), text("h\xc3\xa9"), TS_UNDEFINED);
    fs_append_file(text("a.txt"), text("!"), TS_UNDEFINED);
    assert_text(fs_read_file_text(TS_STR("a.txt"), TS_STR("utf8")), "h\xc3\xa9!");
    assert_int_equal(fs_read_file_buffer(text("a.txt"), TS_UNDEFINED)->length, 4);
    fs_write_file(text("a.txt"), text("6162"), text("hex"));
    assert_text(ts_as_string(fs_read_file(text("a.txt"), text("latin1"))), "ab");
    assert_true(fs_stat(text("a.txt"))->size == 2);
    assert_true(fs_stats_is_file(fs_stat(text("a.txt"))));
    fs_copy_file(text("a.txt"), text("b.txt"));
    fs_rename(text("b.txt"), text("c.txt"));
    assert_true(fs_exists(text("c.txt")));
    assert_false(fs_exists(text("b.txt")));
}

static void folders(void **state)
{
    (void)state;
    assert_text(fs_make_directory(text("x/y//z/"), option("recursive", TS_TRUE)), "x");
    assert_null(fs_make_directory(text("x/y/z"), option("recursive", TS_TRUE)));
    fs_write_file(text("x/b"), text(""), TS_UNDEFINED);
    fs_write_file(text("x/a"), text(""), TS_UNDEFINED);
    TsArray *names = fs_read_directory(text("x"), TS_UNDEFINED);
    assert_int_equal(names->length, 3);
    assert_text(ts_array_ptr(names, 0), "a");
    assert_text(ts_array_ptr(names, 2), "y");
    fs_remove(text("x"), option("recursive", TS_TRUE));
    assert_false(fs_exists(text("x")));
}

static void errors(void **state)
{
    (void)state;
    fs_write_file(text("file"), text(""), TS_UNDEFINED);
    assert_throws(fs_read_file_text(TS_STR("none"), TS_STR("utf8")),
                  "Error: ENOENT: no such file or directory, open 'none' | ENOENT");
    assert_throws(fs_read_file_buffer(text("."), TS_UNDEFINED),
                  "Error: EISDIR: illegal operation on a directory, read | EISDIR");
    assert_throws(fs_make_directory(text("file/x"), option("recursive", TS_TRUE)),
                  "Error: ENOTDIR: not a directory, mkdir 'file/x' | ENOTDIR");
    assert_throws(fs_make_directory(text("file"), option("recursive", TS_TRUE)),
                  "Error: EEXIST: file already exists, mkdir 'file' | EEXIST");
    assert_throws((fs_rename(text("none"), text("x")), 0),
                  "Error: ENOENT: no such file or directory, rename 'none' -> 'x' | ENOENT");
    assert_throws((fs_write_file(text("file"), ts_from_number(5), TS_UNDEFINED), 0),
                  "TypeError: The \"data\" argument must be of type string or an instance of "
                  "Buffer, TypedArray, "
                  "or DataView. Received type number (5) | ERR_INVALID_ARG_TYPE");
    assert_throws(
        fs_read_file(TS_UNDEFINED, TS_UNDEFINED),
        "TypeError: The \"path\" argument must be of type string or an instance of Buffer or URL. "
        "Received undefined | ERR_INVALID_ARG_TYPE");
    assert_throws(
        (fs_remove(text("."), TS_UNDEFINED), 0),
        "SystemError: Path is a directory: rm returned EISDIR (is a directory) . | ERR_FS_EISDIR");
}

static void descriptors(void **state)
{
    (void)state;
    fs_write_file(text("d.txt"), text("hello"), TS_UNDEFINED);
    double fd = fs_open(text("d.txt"), text("r+"), TS_UNDEFINED);
    Buffer *buffer = buffer_new(4);
    assert_true(fs_read(fd, buffer, 1, 3, TS_UNDEFINED) == 3);
    assert_text(buffer_to_string(buffer, TS_STR("latin1"), 1, 4), "hel");
    assert_true(fs_write_text(fd, TS_STR("J"), ts_from_number(0), NULL) == 1);
    assert_true(fs_descriptor_stat(fd)->size == 5);
    assert_throws(fs_read(fd, buffer, 0, 5, TS_NULL),
                  "RangeError: The value of \"length\" is out of range. It must be <= 4. "
                  "Received 5 | ERR_OUT_OF_RANGE");
    fs_close(fd);
    assert_text(fs_read_file_text(TS_STR("d.txt"), TS_STR("utf8")), "Jello");
    fs_make_symbolic_link(text("d.txt"), text("link"));
    assert_text(fs_read_link(text("link")), "d.txt");
    assert_true(ts_string_equals(fs_real_path(text("link")), fs_real_path(text("d.txt"))));
    assert_throws((fs_close(999), 0), "Error: EBADF: bad file descriptor, close | EBADF");
}

static void environment(void **state)
{
    (void)state;
    assert_null(process_env_get(TS_STR("TS2C_TEST_NOT_SET")));
    process_env_set(TS_STR("TS2C_TEST"), TS_STR("one"));
    assert_text(process_env_get(TS_STR("TS2C_TEST")), "one");
    TsValue env = process_env();
    assert_text(ts_to_string(ts_get(env, TS_STR("TS2C_TEST"))), "one");
    process_env_set(TS_STR("TS2C_TEST"), TS_STR("two"));
    assert_text(ts_to_string(ts_get(env, TS_STR("TS2C_TEST"))), "two");
    ts_delete(env, text("TS2C_TEST"));
    assert_null(process_env_get(TS_STR("TS2C_TEST")));
}

static void facts(void **state)
{
    (void)state;
    assert_true(process_argv()->length >= 2);
    assert_int_equal(text_of(process_exec_path())[0], '/');
    assert_true(process_uptime() >= 0);
    assert_true(process_memory_usage_rss() > 0);
    TsArray *start = process_hrtime(NULL);
    assert_true(ts_array_double(process_hrtime(start), 0) < 60);
    assert_throws(
        (process_set_exit_code(text("x")), 0),
        "TypeError: The \"code\" argument must be of type number. Received type string ('x') | "
        "ERR_INVALID_ARG_TYPE");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(files),       cmocka_unit_test(folders),     cmocka_unit_test(errors),
        cmocka_unit_test(descriptors), cmocka_unit_test(environment), cmocka_unit_test(facts),
    };

    ts_heap_init(__builtin_frame_address(0));
    return cmocka_run_group_tests(tests, enter_folder, leave_folder);
}
