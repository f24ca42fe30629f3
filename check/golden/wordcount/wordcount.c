// Counts the words of a text and prints the most frequent ones.

#include "wordcount.h"

#include "node/fs.h"
#include "node/process_exit.h"
#include "node/process_info.h"
#include "ts/array.h"
#include "ts/array_methods.h"
#include "ts/console_line.h"
#include "ts/error.h"
#include "ts/function.h"
#include "ts/map.h"
#include "ts/math.h"
#include "ts/nullish.h"
#include "ts/number_methods.h"
#include "ts/object.h"
#include "ts/spread.h"
#include "ts/string_case.h"
#include "ts/string_methods.h"

typedef struct UsageError UsageError;
typedef struct Options Options;
typedef struct Count Count;

struct UsageError {
    TsError base;
};

struct Options {
    TsObject base;
    TsString *file;
    double top;
    double minLength;
};

struct Count {
    TsObject base;
    TsString *word;
    double count;
};

static UsageError *UsageError_new(TsString *message);
static double parseNumber(TsString *option, TsString *text);
static Options *parseOptions(TsArray *args);
static bool isWordCharacter(TsString *ch);
static TsArray *wordsOf(TsString *text);
static TsMap *countWords(TsArray *words, double minLength);
static Count *map_callback(TsArray *entry);
static double compare(Count *a, Count *b);
static TsArray *ranked(TsMap *counts);
static int64_t main_map_callback(Count *entry);
static void main_(TsArray *args);

static TS_ERROR_CLASS(UsageError, "UsageError", &Error_type,
                      TS_FIELDS(TS_ERROR_FIELDS(UsageError, base)));

static TS_TYPE(Options, "Object", TS_FIELD(Options, file, POINTER), TS_FIELD(Options, top, DOUBLE),
               TS_FIELD(Options, minLength, DOUBLE));

static TS_TYPE(Count, "Object", TS_FIELD(Count, word, POINTER), TS_FIELD(Count, count, DOUBLE));

TS_FUNCTION_1(map_callback, "", Count *, TsArray *)
TS_FUNCTION_2(compare, "", double, Count *, Count *)
TS_FUNCTION_1(main_map_callback, "", int64_t, Count *)

static UsageError *UsageError_new(TsString *message)
{
    UsageError *this = TS_ALLOC(UsageError);

    Error_init((TsError *)this, message);
    return this;
}

static double parseNumber(TsString *option, TsString *text)
{
    double value = ts_to_number(ts_from_string(text));

    if (text == NULL || !ts_number_is_integer(ts_from_number(value)) || value < 1) {
        ts_throw(ts_from_object(UsageError_new(ts_concat(ts_to_string(ts_from_string(option)),
                                                         TS_STR(" needs a positive number")))));
    }
    return value;
}

static Options *parseOptions(TsArray *args)
{
    Options *options = TS_NEW(Options, .file = NULL, .top = 10, .minLength = 1);

    for (size_t i = 0; i < args->length; i++) {
        TsString *arg = ts_array_ptr(args, i);
        if (ts_string_is(arg, "--top")) {
            options->top = parseNumber(arg, ts_array_ptr(args, ++i));
        } else if (ts_string_is(arg, "--min-length")) {
            options->minLength = parseNumber(arg, ts_array_ptr(args, ++i));
        } else {
            if (ts_string_starts_with(ts_defined(arg, "startsWith"), TS_STR("--"),
                                      TS_UNDEFINED_NUMBER)) {
                ts_throw(
                    ts_from_object(UsageError_new(ts_concat(TS_STR("unknown option "),
                                                            ts_to_string(ts_from_string(arg))))));
            }
            if (options->file != NULL) {
                ts_throw(ts_from_object(UsageError_new(TS_STR("only one file can be read"))));
            }
            options->file = arg;
        }
    }
    return options;
}

/** True for the characters that make up words. */
static bool isWordCharacter(TsString *ch)
{
    return (ts_string_compare(ch, TS_STR("a")) >= 0 && ts_string_compare(ch, TS_STR("z")) <= 0)
           || (ts_string_compare(ch, TS_STR("0")) >= 0 && ts_string_compare(ch, TS_STR("9")) <= 0)
           || ts_string_is(ch, "'") || ts_string_compare(ch, TS_UTF8("À")) >= 0;
}

/** Splits a text into lower-case words. */
static TsArray *wordsOf(TsString *text)
{
    TsArray *words = ts_array_new(TS_ARRAY_PTR, 0);
    TsString *word = TS_STR("");

    TsString *text2 = ts_string_to_lower(text);
    size_t units;

    for (size_t i = 0; i < text2->length; i += units) {
        TsString *ch = ts_string_character(text2, i, &units);
        if (isWordCharacter(ch)) {
            word = ts_concat(word, ch);
        } else if (!ts_string_is(word, "")) {
            ts_array_push_ptr(words, word);
            word = TS_STR("");
        }
    }
    if (!ts_string_is(word, "")) {
        ts_array_push_ptr(words, word);
    }
    return words;
}

static TsMap *countWords(TsArray *words, double minLength)
{
    TsMap *counts = ts_map_new();

    for (size_t i = 0; i < words->length; i++) {
        TsString *word = ts_array_ptr_at(words, i);
        if (word->length >= minLength) {
            double value = ts_as_optional_number(ts_map_get_string(counts, word));
            ts_map_set_string(counts, word,
                              ts_from_number((ts_is_undefined_number(value) ? 0 : value) + 1));
        }
    }
    return counts;
}

static Count *map_callback(TsArray *entry)
{
    TsString *word = ts_as_string(ts_array_value(entry, 0));
    double count = ts_as_number(ts_array_value(entry, 1));
    return TS_NEW(Count, .word = word, .count = count);
}

static double compare(Count *a, Count *b)
{
    double value = b->count - a->count;
    return value < 0 || value > 0 ? value : ts_string_compare(a->word, b->word) < 0 ? -1 : 1;
}

/** The counts, most frequent first; equally frequent words in alphabetical order. */
static TsArray *ranked(TsMap *counts)
{
    TsArray *array = ts_array_new(TS_ARRAY_PTR, 1);

    ts_array_push_spread(array, ts_from_object(counts));
    return ts_array_sort(ts_array_map(array, &map_callback_function, TS_UNDEFINED, TS_ARRAY_PTR),
                         &compare_function);
}

static int64_t main_map_callback(Count *entry)
{
    return entry->word->length;
}

static void main_(TsArray *args)
{
    Options *options = parseOptions(args);
    TsString *text = fs_read_file_text_value(options->file == NULL
                                                 ? ts_from_number(0)
                                                 : ts_from_string(options->file),
                                             ts_from_string(TS_STR("utf8")));
    TsArray *words = wordsOf(text);
    TsMap *counts = countWords(words, options->minLength);
    TsArray *first = ranked(counts);
    TsArray *top = ts_array_slice(first, 0, ts_optional_number(options->top));
    TsArray *values = ts_array_new(TS_ARRAY_VALUE, 2);

    ts_array_push_value(values, ts_from_number(4));
    ts_array_push_spread(values,
                         ts_from_object(ts_array_map(top, &main_map_callback_function, TS_UNDEFINED,
                                                     TS_ARRAY_DOUBLE)));
    double width = ts_math_max_all(values->length, values->items);

    console_log_string(ts_concat(ts_string_pad_end(TS_STR("word"), width, NULL),
                                 TS_STR("  count  share")));
    for (size_t i = 0; i < top->length; i++) {
        Count *item = ts_array_ptr_at(top, i);
        TsString *word = item->word;
        double count = item->count;
        TsString *share = ts_number_to_fixed(count / words->length * 100, 1);
        TsString *first2 = ts_string_pad_end(word, width, NULL);
        TsString *next = ts_string_pad_start(ts_string_from_number(count), 5, NULL);
        console_log_string(ts_concat_n(6, first2, TS_STR("  "), next, TS_STR("  "),
                                       ts_string_pad_start(share, 4, NULL), TS_STR("%")));
    }
    console_log_string(ts_concat_n(4, ts_string_from_int(words->length), TS_STR(" words, "),
                                   ts_string_from_int(ts_map_size(counts)), TS_STR(" different")));
}

void wordcount_main(void)
{
    TsString *usage = TS_STR("usage: wordcount [--top N] [--min-length N] [FILE]\n"
                             "\n"
                             "Reads FILE, or standard input when there is none, and prints its "
                             "most frequent words.");

    TS_TRY {
        main_(ts_array_slice(process_argv(), 2, TS_UNDEFINED_NUMBER));
    }
    TS_CATCH(error) {
        if (ts_is_instance(error, &UsageError_type)) {
            console_error_string(
                ts_concat_n(4, TS_STR("wordcount: "),
                            ts_error_message((Error *)(UsageError *)ts_as_object(error)),
                            TS_STR("\n"), usage));
            process_exit(ts_from_number(2));
        }
        console_error_string(
            ts_concat(
                TS_STR("wordcount: "),
                ts_to_string(
                    ts_is_instance(error, &Error_type)
                        ? ts_from_string(ts_error_message((Error *)ts_as_object(error)))
                        : error)));
        process_set_exit_code(ts_from_number(1));
    }
    TS_END_TRY;
}
