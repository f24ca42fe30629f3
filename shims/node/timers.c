/*
 * Timers and immediates: lists by duration, a heap of lists by due time, a queue of immediates.
 */
#include "node/timers.h"

#include "node/loop.h"
#include "node/node_errors.h"
#include "ts/array.h"
#include "ts/async_context.h"
#include "ts/error.h"

#include <stdlib.h>
#include <time.h>

/* ---- lists of timers ----------------------------------------------------------------------------- */

/* The waiting timers of one duration, the first to be due first. */
typedef struct TimerList {
    struct TimerList *next_in_bucket;
    Timeout *first, *last;
    int64_t expiry; /* when to look at the list, in ms; not after the first timer is due */
    uint64_t id;    /* of two that are due at once, the older one comes first */
    size_t place;   /* in the heap */
    int32_t duration;
    bool is_running; /* keeps it, even if empty */
} TimerList;

enum { BUCKETS = 256 };
#define MAX_DELAY 2147483647.0

static TimerList *buckets[BUCKETS];
static TimerList **heap; /* a binary heap by expiry and id */
static size_t heap_length, heap_room;
static uint64_t next_list_id;
static double next_timeout_id = 1;
static size_t referenced; /* timers that keep the program running */

static Immediate *first_immediate, *last_immediate;
static Immediate *due_immediate; /* the first of those whose turn it is */
static size_t referenced_immediates;

static int64_t milliseconds_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static bool is_before(const TimerList *left, const TimerList *right)
{
    return left->expiry != right->expiry ? left->expiry < right->expiry : left->id < right->id;
}

static void put(TimerList *list, size_t place)
{
    heap[place] = list;
    list->place = place;
}

/* Moves a list up or down to where it belongs. */
static void sift(TimerList *list)
{
    size_t place = list->place;

    while (place > 0 && is_before(list, heap[(place - 1) / 2])) {
        put(heap[(place - 1) / 2], place);
        place = (place - 1) / 2;
    }
    for (size_t child = place * 2 + 1; child < heap_length; child = place * 2 + 1) {
        if (child + 1 < heap_length && is_before(heap[child + 1], heap[child])) {
            child++;
        }
        if (!is_before(heap[child], list)) {
            break;
        }
        put(heap[child], place);
        place = child;
    }
    put(list, place);
}

static TimerList **bucket_of(int32_t duration)
{
    return &buckets[(uint32_t)duration % BUCKETS];
}

static TimerList *find_list(int32_t duration)
{
    TimerList *list = *bucket_of(duration);

    while (list && list->duration != duration) {
        list = list->next_in_bucket;
    }
    return list;
}

static TimerList *add_list(int32_t duration, int64_t expiry)
{
    TimerList *list = calloc(1, sizeof *list);

    if (heap_length == heap_room) {
        heap_room = heap_room ? heap_room * 2 : 8;
        heap = realloc(heap, heap_room * sizeof(TimerList *));
    }
    if (!list || !heap) {
        ts_fatal("out of memory");
    }
    list->duration = duration;
    list->expiry = expiry;
    list->id = next_list_id++;
    list->next_in_bucket = *bucket_of(duration);
    *bucket_of(duration) = list;
    list->place = heap_length++;
    sift(list);
    return list;
}

static void remove_list(TimerList *list)
{
    TimerList **link = bucket_of(list->duration);
    TimerList *moved = heap[--heap_length];

    while (*link != list) {
        link = &(*link)->next_in_bucket;
    }
    *link = list->next_in_bucket;
    if (moved != list) {
        moved->place = list->place;
        sift(moved);
    }
    free(list);
}

/* ---- timers in lists ----------------------------------------------------------------------------- */

static void detach(Timeout *timeout)
{
    TimerList *list = timeout->is_waiting ? find_list(timeout->duration) : NULL;

    if (!list) {
        return;
    }
    *(timeout->previous ? &timeout->previous->next : &list->first) = timeout->next;
    *(timeout->next ? &timeout->next->previous : &list->last) = timeout->previous;
    timeout->next = timeout->previous = NULL;
    timeout->is_waiting = false;
}

static void insert(Timeout *timeout, int64_t start)
{
    detach(timeout);
    TimerList *list = find_list(timeout->duration);
    if (!list) {
        list = add_list(timeout->duration, start + timeout->duration);
    }
    timeout->start = start;
    timeout->is_waiting = true;
    timeout->previous = list->last;
    *(list->last ? &list->last->next : &list->first) = timeout;
    list->last = timeout;
}

static void trace_timers(void *context, TsMarker *marker)
{
    (void)context;
    for (size_t i = 0; i < heap_length; i++) {
        ts_mark(marker, heap[i]->first);
    }
    ts_mark(marker, first_immediate);
    ts_mark(marker, due_immediate);
}

static const LoopTimers hooks;

static void start(void)
{
    static bool started;

    if (!started) {
        started = true;
        ts_heap_root_function(trace_timers, NULL);
        loop_set_timers(&hooks);
    }
}

static TsArray *argument_array(TsFunction *callback, size_t count, const TsValue *values)
{
    if (!callback) {
        node_throw_argument_type("callback", "of type function", TS_UNDEFINED);
    }
    start();
    return count ? ts_array_of_value(count, values) : NULL;
}

static Timeout *set_timer(TsFunction *callback, double delay, size_t count, const TsValue *values,
                          bool is_interval)
{
    TsArray *arguments = argument_array(callback, count, values);
    TsFunction *in_context = ts_in_async_context(callback);
    Timeout *timeout = TS_NEW(Timeout, .callback = in_context, .arguments = arguments,
                              .is_interval = is_interval, .id = next_timeout_id++,
                              .duration = delay >= 1 && delay <= MAX_DELAY ? (int32_t)delay : 1);

    referenced++;
    insert(timeout, milliseconds_now());
    return timeout;
}

Timeout *timers_set_timeout(TsFunction *callback, double delay, size_t count, const TsValue *values)
{
    return set_timer(callback, delay, count, values, false);
}

Timeout *timers_set_interval(TsFunction *callback, double delay, size_t count,
                             const TsValue *values)
{
    return set_timer(callback, delay, count, values, true);
}

static void finish(Timeout *timeout)
{
    if (!timeout->is_done) {
        timeout->is_done = true;
        referenced -= !timeout->is_unreferenced;
    }
}

void timers_clear_timeout(Timeout *timeout)
{
    if (!timeout || timeout->is_cleared) {
        return;
    }
    detach(timeout);
    TimerList *list = find_list(timeout->duration);
    if (list && !list->first && !list->is_running) {
        remove_list(list);
    }
    timeout->is_cleared = true;
    finish(timeout);
}

static Timeout *timeout_with_id(double id)
{
    for (size_t i = 0; i < heap_length; i++) {
        for (Timeout *timeout = heap[i]->first; timeout; timeout = timeout->next) {
            if (timeout->id == id) {
                return timeout;
            }
        }
    }
    return NULL;
}

void timers_clear(TsValue timeout)
{
    if (ts_is_number(timeout) || ts_is_string(timeout)) {
        timers_clear_timeout(timeout_with_id(ts_to_number(timeout)));
    } else if (ts_is_object(timeout) && ts_type_of(timeout.as.pointer) == &Timeout_type) {
        timers_clear_timeout(timeout.as.pointer);
    }
}

Timeout *timers_ref(Timeout *timeout)
{
    if (timeout->is_unreferenced) {
        timeout->is_unreferenced = false;
        referenced += !timeout->is_done;
    }
    return timeout;
}

Timeout *timers_unref(Timeout *timeout)
{
    if (!timeout->is_unreferenced) {
        timeout->is_unreferenced = true;
        referenced -= !timeout->is_done;
    }
    return timeout;
}

bool timers_has_ref(const Timeout *timeout)
{
    return !timeout->is_unreferenced;
}

Timeout *timers_refresh(Timeout *timeout)
{
    if (!timeout->is_cleared) {
        insert(timeout, milliseconds_now());
        if (timeout->is_done) {
            timeout->is_done = false;
            referenced += !timeout->is_unreferenced;
        }
    }
    return timeout;
}

Timeout *timers_close(Timeout *timeout)
{
    timers_clear_timeout(timeout);
    return timeout;
}

double timers_id(Timeout *timeout)
{
    return timeout->id;
}

/* ---- the timers phase ---------------------------------------------------------------------------- */

static void call_back(TsFunction *callback, TsValue timer, const TsArray *arguments)
{
    ts_call(callback, timer, arguments ? arguments->length : 0,
            arguments ? arguments->items : NULL);
}

static void run_timeout(Timeout *timeout)
{
    int64_t begin = timeout->is_interval ? milliseconds_now() : 0;

    detach(timeout);
    TS_TRY {
        call_back(timeout->callback, ts_from_object(timeout), timeout->arguments);
    }
    TS_FINALLY {
        if (timeout->is_interval && !timeout->is_cleared) {
            insert(timeout, begin);
        } else if (!timeout->is_waiting) {
            finish(timeout);
        }
    }
    TS_END_TRY;
}

/* Runs the timers of a list that are due; microtasks come between two of them. */
static void run_list(TimerList *list, int64_t now, bool *ran_any)
{
    list->is_running = true;
    while (list->first) {
        Timeout *timeout = list->first;
        if (now - timeout->start < list->duration) {
            int64_t due = timeout->start + list->duration;
            list->expiry = due > now ? due : now + 1;
            list->id = next_list_id++;
            list->is_running = false;
            sift(list);
            return;
        }
        if (*ran_any) {
            loop_drain_microtasks();
            *ran_any = false;
            continue;
        }
        run_timeout(timeout);
        *ran_any = true;
    }
    remove_list(list);
}

/*
 * Whether a timer of 1 ms (setTimeout(f, 0)) comes before an immediate depends on how long the way
 * to the first round takes. For Node that is nearly always more than a millisecond; we wait for it.
 */
static void wait_for_first_round(void)
{
    static bool is_later;

    while (!is_later && referenced_immediates > 0 && heap_length > 0 &&
           heap[0]->expiry == milliseconds_now() + 1) {
        nanosleep(&(struct timespec){.tv_nsec = 50 * 1000}, NULL);
    }
    is_later = true;
}

static void run_due(void)
{
    wait_for_first_round();
    int64_t now = milliseconds_now();
    bool ran_any = false;

    while (heap_length > 0) {
        if (heap[0]->expiry > now) {
            now = milliseconds_now();
            if (heap[0]->expiry > now) {
                break;
            }
        }
        run_list(heap[0], now, &ran_any);
    }
    if (ran_any) {
        loop_drain_microtasks();
    }
}

/* ---- immediates ---------------------------------------------------------------------------------- */

Immediate *timers_set_immediate(TsFunction *callback, size_t count, const TsValue *values)
{
    TsArray *arguments = argument_array(callback, count, values);
    TsFunction *in_context = ts_in_async_context(callback);
    Immediate *immediate = TS_NEW(Immediate, .callback = in_context, .arguments = arguments);

    *(last_immediate ? &last_immediate->next : &first_immediate) = immediate;
    last_immediate = immediate;
    referenced_immediates++;
    return immediate;
}

static void finish_immediate(Immediate *immediate)
{
    if (!immediate->is_done) {
        immediate->is_done = true;
        referenced_immediates -= !immediate->is_unreferenced;
    }
}

/* A cleared one stays in the queue until its turn comes. */
void timers_clear_immediate(Immediate *immediate)
{
    if (immediate) {
        finish_immediate(immediate);
    }
}

Immediate *timers_immediate_ref(Immediate *immediate)
{
    if (immediate->is_unreferenced) {
        immediate->is_unreferenced = false;
        referenced_immediates += !immediate->is_done;
    }
    return immediate;
}

Immediate *timers_immediate_unref(Immediate *immediate)
{
    if (!immediate->is_unreferenced) {
        immediate->is_unreferenced = true;
        referenced_immediates -= !immediate->is_done;
    }
    return immediate;
}

bool timers_immediate_has_ref(const Immediate *immediate)
{
    return !immediate->is_unreferenced && !immediate->is_done;
}

/* Those that are queued meanwhile have their turn in the next round. */
static void run_immediates(void)
{
    if (!due_immediate) {
        due_immediate = first_immediate;
        first_immediate = last_immediate = NULL;
    }
    while (due_immediate) {
        Immediate *immediate = due_immediate;
        due_immediate = immediate->next;
        if (!immediate->is_done) {
            finish_immediate(immediate);
            call_back(immediate->callback, ts_from_object(immediate), immediate->arguments);
            loop_drain_microtasks();
        }
    }
}

/* ---- the loop's questions ------------------------------------------------------------------------ */

static int64_t wait_time(void)
{
    if (referenced_immediates > 0) {
        return 0;
    }
    if (heap_length == 0) {
        return -1;
    }
    int64_t wait = heap[0]->expiry - milliseconds_now();
    return wait > 0 ? wait : 0;
}

static bool is_alive(void)
{
    return referenced > 0 || referenced_immediates > 0;
}

static const LoopTimers hooks = {run_due, run_immediates, wait_time, is_alive};

/* ---- methods of the objects ---------------------------------------------------------------------- */

TS_METHOD_0(timers_ref, "ref", Timeout *, Timeout *)
TS_METHOD_0(timers_unref, "unref", Timeout *, Timeout *)
TS_METHOD_0(timers_has_ref, "hasRef", bool, Timeout *)
TS_METHOD_0(timers_refresh, "refresh", Timeout *, Timeout *)
TS_METHOD_0(timers_close, "close", Timeout *, Timeout *)
TS_METHOD_0(timers_id, "[Symbol.toPrimitive]", double, Timeout *)
TS_METHOD_0(timers_clear_timeout, "[Symbol.dispose]", void, Timeout *)
TS_METHOD_0(timers_immediate_ref, "ref", Immediate *, Immediate *)
TS_METHOD_0(timers_immediate_unref, "unref", Immediate *, Immediate *)
TS_METHOD_0(timers_immediate_has_ref, "hasRef", bool, Immediate *)
TS_METHOD_0(timers_clear_immediate, "[Symbol.dispose]", void, Immediate *)

TS_NATIVE(Timeout, "Timeout",
          TS_FIELDS(TS_HIDDEN(Timeout, next, POINTER), TS_HIDDEN(Timeout, callback, POINTER),
                    TS_HIDDEN(Timeout, arguments, POINTER)),
          TS_MEMBERS(TS_METHOD_MEMBER("ref", &timers_ref_function),
                     TS_METHOD_MEMBER("unref", &timers_unref_function),
                     TS_METHOD_MEMBER("hasRef", &timers_has_ref_function),
                     TS_METHOD_MEMBER("refresh", &timers_refresh_function),
                     TS_METHOD_MEMBER("close", &timers_close_function),
                     TS_SYMBOL_MEMBER(&ts_symbol_to_primitive, &timers_id_function),
                     TS_SYMBOL_MEMBER(&ts_symbol_dispose, &timers_clear_timeout_function)));

TS_NATIVE(Immediate, "Immediate",
          TS_FIELDS(TS_HIDDEN(Immediate, next, POINTER), TS_HIDDEN(Immediate, callback, POINTER),
                    TS_HIDDEN(Immediate, arguments, POINTER)),
          TS_MEMBERS(TS_METHOD_MEMBER("ref", &timers_immediate_ref_function),
                     TS_METHOD_MEMBER("unref", &timers_immediate_unref_function),
                     TS_METHOD_MEMBER("hasRef", &timers_immediate_has_ref_function),
                     TS_SYMBOL_MEMBER(&ts_symbol_dispose, &timers_clear_immediate_function)));
