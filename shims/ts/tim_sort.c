#include "ts/tim_sort.h"

#include <string.h>

enum {
    MOST_RUNS = 85,  /* of balanced lengths whose sum is below 2^64 */
    SHORT_SORT = 64, /* shorter lists are sorted by insertion alone */
    GALLOP_WINS = 7  /* wins in a row after which a merge gallops */
};

typedef struct Run {
    size_t start;
    size_t length;
} Run;

typedef struct Sort {
    TsValue *values;
    TsValue *spare;
    TsComparison compare;
    void *context;
    size_t min_gallop;
    Run runs[MOST_RUNS];
    size_t run_count;
} Sort;

static bool is_less(const Sort *sort, TsValue a, TsValue b)
{
    return sort->compare(sort->context, a, b) < 0;
}

/* ---- runs ------------------------------------------------------------------------------------ */

static void reverse(TsValue *values, size_t count)
{
    for (size_t i = 0, j = count; i + 1 < j; i++) {
        TsValue held = values[i];
        values[i] = values[--j];
        values[j] = held;
    }
}

/** The length of the run at the start of the values; one that descends strictly is reversed. */
static size_t take_run(const Sort *sort, TsValue *values, size_t count)
{
    size_t length = 2;

    if (count < 2) {
        return count;
    }
    bool descends = is_less(sort, values[1], values[0]);
    while (length < count && is_less(sort, values[length], values[length - 1]) == descends) {
        length++;
    }
    if (descends) {
        reverse(values, length);
    }
    return length;
}

/** Inserts the values from `sorted` on into those before. */
static void insert(const Sort *sort, TsValue *values, size_t sorted, size_t count)
{
    for (size_t i = sorted; i < count; i++) {
        TsValue pivot = values[i];
        size_t low = 0;
        size_t high = i;
        while (low < high) {
            size_t middle = low + (high - low) / 2;
            if (is_less(sort, pivot, values[middle])) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        memmove(values + low + 1, values + low, (i - low) * sizeof *values);
        values[low] = pivot;
    }
}

/** Runs are made at least this long: count / 2^k, rounded up, between 32 and 64. */
static size_t least_run(size_t count)
{
    size_t odd = 0;

    while (count >= SHORT_SORT) {
        odd |= count & 1;
        count /= 2;
    }
    return count + odd;
}

/* ---- galloping ------------------------------------------------------------------------------- */

/** Whether a value stands before the place that is looked for. */
static bool is_before(const Sort *sort, TsValue value, TsValue key, bool after_equals)
{
    return after_equals ? !is_less(sort, key, value) : is_less(sort, value, key);
}

/**
 * The index among sorted values at which the key belongs: before equal ones, or after them. Looked
 * for from `hint` in steps that double, then by halves.
 */
static size_t gallop(const Sort *sort, TsValue key, const TsValue *values, size_t length,
                     size_t hint, bool after_equals)
{
    size_t near = 0; /* distances from the hint: the place is beyond `near`, up to `far` */
    size_t far = 1;
    bool forward = is_before(sort, values[hint], key, after_equals);
    size_t most = forward ? length - hint : hint + 1;

    while (far < most) {
        TsValue value = forward ? values[hint + far] : values[hint - far];
        if (is_before(sort, value, key, after_equals) != forward) {
            break;
        }
        near = far;
        far = far * 2 + 1;
    }
    far = far < most ? far : most;
    size_t low = forward ? hint + near + 1 : hint + 1 - far;
    size_t high = forward ? hint + far : hint - near;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (is_before(sort, values[middle], key, after_equals)) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return high;
}

/* ---- merging --------------------------------------------------------------------------------- */

static void move(TsValue *to, const TsValue *from, size_t count)
{
    memmove(to, from, count * sizeof *to);
}

static void gallop_sooner(Sort *sort, size_t *min_gallop)
{
    *min_gallop = *min_gallop > 2 ? *min_gallop - 1 : 1;
    sort->min_gallop = *min_gallop;
}

/** Merges two neighbours from the front; the left one is the shorter and goes into the spare room. */
static void merge_forward(Sort *sort, TsValue *to, size_t left_length, size_t right_length)
{
    const TsValue *left = sort->spare;
    const TsValue *right = to + left_length;
    size_t min_gallop = sort->min_gallop;

    move(sort->spare, to, left_length);
    *to++ = *right++;
    right_length--;
    while (right_length > 0 && left_length > 1) {
        size_t left_wins = 0;
        size_t right_wins = 0;
        while (left_wins < min_gallop && right_wins < min_gallop) {
            if (is_less(sort, *right, *left)) {
                *to++ = *right++;
                right_wins++;
                left_wins = 0;
                if (--right_length == 0) {
                    goto done;
                }
            } else {
                *to++ = *left++;
                left_wins++;
                right_wins = 0;
                if (--left_length == 1) {
                    goto done;
                }
            }
        }
        min_gallop++;
        do {
            gallop_sooner(sort, &min_gallop);
            left_wins = gallop(sort, *right, left, left_length, 0, true);
            move(to, left, left_wins);
            to += left_wins;
            left += left_wins;
            left_length -= left_wins;
            if (left_wins > 0 && left_length <= 1) {
                goto done;
            }
            *to++ = *right++;
            if (--right_length == 0) {
                goto done;
            }
            right_wins = gallop(sort, *left, right, right_length, 0, false);
            move(to, right, right_wins);
            to += right_wins;
            right += right_wins;
            right_length -= right_wins;
            if (right_wins > 0 && right_length == 0) {
                goto done;
            }
            *to++ = *left++;
            if (--left_length == 1) {
                goto done;
            }
        } while (left_wins >= GALLOP_WINS || right_wins >= GALLOP_WINS);
        min_gallop++;
        sort->min_gallop = min_gallop;
    }
done:
    /* One of the left ones, which belongs last, may be left beside the right ones. */
    move(to, right, right_length);
    move(to + right_length, left, left_length);
}

/** Merges two neighbours from the back; the right one is the shorter. */
static void merge_backward(Sort *sort, TsValue *values, size_t left_length, size_t right_length)
{
    TsValue *to = values + left_length + right_length; /* behind the place that is filled next */
    size_t min_gallop = sort->min_gallop;

    move(sort->spare, values + left_length, right_length);
    *--to = values[--left_length];
    while (left_length > 0 && right_length > 1) {
        size_t left_wins = 0;
        size_t right_wins = 0;
        while (left_wins < min_gallop && right_wins < min_gallop) {
            if (is_less(sort, sort->spare[right_length - 1], values[left_length - 1])) {
                *--to = values[--left_length];
                left_wins++;
                right_wins = 0;
                if (left_length == 0) {
                    goto done;
                }
            } else {
                *--to = sort->spare[--right_length];
                right_wins++;
                left_wins = 0;
                if (right_length == 1) {
                    goto done;
                }
            }
        }
        min_gallop++;
        do {
            gallop_sooner(sort, &min_gallop);
            size_t kept = gallop(sort, sort->spare[right_length - 1], values, left_length,
                                 left_length - 1, true);
            left_wins = left_length - kept;
            to -= left_wins;
            left_length = kept;
            move(to, values + kept, left_wins);
            if (left_wins > 0 && left_length == 0) {
                goto done;
            }
            *--to = sort->spare[--right_length];
            if (right_length == 1) {
                goto done;
            }
            kept = gallop(sort, values[left_length - 1], sort->spare, right_length,
                          right_length - 1, false);
            right_wins = right_length - kept;
            to -= right_wins;
            right_length = kept;
            move(to, sort->spare + kept, right_wins);
            if (right_wins > 0 && right_length <= 1) {
                goto done;
            }
            *--to = values[--left_length];
            if (left_length == 0) {
                goto done;
            }
        } while (left_wins >= GALLOP_WINS || right_wins >= GALLOP_WINS);
        min_gallop++;
        sort->min_gallop = min_gallop;
    }
done:
    /* One of the right ones, which belongs first, may be left beside the left ones. */
    move(to - left_length, values, left_length);
    move(to - left_length - right_length, sort->spare, right_length);
}

/** Merges a run with the one behind it. */
static void merge_at(Sort *sort, size_t index)
{
    Run left = sort->runs[index];
    Run right = sort->runs[index + 1];

    sort->runs[index].length += right.length;
    if (index + 3 == sort->run_count) {
        sort->runs[index + 1] = sort->runs[index + 2];
    }
    sort->run_count--;

    /* What is at its place already stays. */
    TsValue *values = sort->values + left.start;
    size_t kept = gallop(sort, sort->values[right.start], values, left.length, 0, true);
    values += kept;
    left.length -= kept;
    if (left.length == 0) {
        return;
    }
    right.length = gallop(sort, values[left.length - 1], sort->values + right.start, right.length,
                          right.length - 1, false);
    if (right.length == 0) {
        return;
    }
    if (left.length <= right.length) {
        merge_forward(sort, values, left.length, right.length);
    } else {
        merge_backward(sort, values, left.length, right.length);
    }
}

/** Whether the run is shorter than the two before it together leave room for. */
static bool is_balanced(const Sort *sort, size_t index)
{
    const Run *runs = sort->runs;

    return index < 2 || runs[index - 2].length > runs[index - 1].length + runs[index].length;
}

static void merge_unbalanced(Sort *sort)
{
    const Run *runs = sort->runs;

    while (sort->run_count > 1) {
        size_t index = sort->run_count - 2;
        if (!is_balanced(sort, index + 1) || !is_balanced(sort, index)) {
            merge_at(sort, runs[index - 1].length < runs[index + 1].length ? index - 1 : index);
        } else if (runs[index].length <= runs[index + 1].length) {
            merge_at(sort, index);
        } else {
            return;
        }
    }
}

static void merge_all(Sort *sort)
{
    const Run *runs = sort->runs;

    while (sort->run_count > 1) {
        size_t index = sort->run_count - 2;
        bool earlier = index > 0 && runs[index - 1].length < runs[index + 1].length;
        merge_at(sort, earlier ? index - 1 : index);
    }
}

void ts_tim_sort(TsValue *values, size_t count, TsValue *spare, TsComparison compare,
                 void *context)
{
    Sort sort = {.values = values,
                 .spare = spare,
                 .compare = compare,
                 .context = context,
                 .min_gallop = GALLOP_WINS};
    size_t least = least_run(count);

    for (size_t start = 0; start < count;) {
        size_t left = count - start;
        size_t length = take_run(&sort, values + start, left);
        if (length < least) {
            size_t forced = least < left ? least : left;
            insert(&sort, values + start, length, forced);
            length = forced;
        }
        sort.runs[sort.run_count++] = (Run){start, length};
        merge_unbalanced(&sort);
        start += length;
    }
    merge_all(&sort);
}
