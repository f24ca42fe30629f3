/*
 * Descriptors made at run time. Each is reached from another one by a step (a key added, a key
 * removed, a flag set); the same step from the same descriptor gives the same result, so that
 * objects made alike share. They live as long as the process, so their number is limited: beyond it
 * objects become dictionaries.
 *
 * Threads: steps are looked up without a lock (entries are only ever added in front of a chain) and
 * added under one.
 */
#include <sched.h>
#include <stdlib.h>

#include "ts/error.h"
#include "ts/array.h"
#include "ts/object_internal.h"

typedef enum StepKind {
    STEP_SLOT,
    STEP_FIELD,
    STEP_REMOVE,
    STEP_FLAGS,
    STEP_ATTRIBUTES,
    STEP_VALUES
} StepKind;

typedef struct Step {
    const TsType *from, *to;
    const TsString *key;
    uint32_t detail; /* the flags of STEP_FLAGS, the attributes of STEP_ATTRIBUTES */
    StepKind kind;
    struct Step *next;
} Step;

/* A descriptor made here, and the one that objects went on to from it most recently. */
typedef struct Shape {
    TsType type;
    const TsType *next;
} Shape;

enum { BUCKETS = 2048, MAX_SHAPES = 8192 };

static Step *steps[BUCKETS];
static const TsType *next_of_empty; /* the same for {} */
static size_t shape_count;
static char shape_lock;

static void lock(void)
{
    while (__atomic_test_and_set(&shape_lock, __ATOMIC_ACQUIRE)) {
        sched_yield();
    }
}

static void unlock(void)
{
    __atomic_clear(&shape_lock, __ATOMIC_RELEASE);
}

static void *allocate(size_t size)
{
    void *memory = calloc(1, size);

    if (!memory) {
        ts_fatal("out of memory");
    }
    return memory;
}

static Step **bucket_of(const TsType *from, StepKind kind, const TsString *key, uint32_t detail)
{
    uint64_t hash = ((uintptr_t)from >> 4) * UINT64_C(0x9e3779b97f4a7c15);

    hash ^= (uint64_t)(key ? ts_string_hash(key) : detail) * UINT64_C(0xff51afd7ed558ccd);
    return &steps[(hash >> 32 ^ hash ^ kind) % BUCKETS];
}

static const TsType *find_step(Step *const *bucket, const Step *wanted)
{
    for (const Step *step = __atomic_load_n(bucket, __ATOMIC_ACQUIRE); step; step = step->next) {
        if (step->from == wanted->from && step->kind == wanted->kind &&
            step->detail == wanted->detail &&
            (step->key == wanted->key ||
             (step->key && wanted->key && key_equals(step->key, wanted->key)))) {
            return step->to;
        }
    }
    return NULL;
}

/* A copy of the key that lives for ever. Static strings do anyway, but they cannot be told apart.
 * */
static TsString *keep_key(TsString *key)
{
    bool wide = ts_string_is_wide(key);
    size_t bytes = (size_t)key->length << wide;
    TsString *copy = allocate(sizeof *copy + bytes);

    copy->base.type = &ts_string_type;
    copy->length = key->length;
    copy->bits = ts_string_bits(key) & ~(uint32_t)TS_STRING_SHARED;
    copy->chars = copy + 1;
    memcpy(copy + 1, key->chars, bytes);
    return copy;
}

static TsType *copy_type(const TsType *from)
{
    TsType *type = allocate(sizeof(Shape));

    *type = *from;
    type->flags |= TS_TYPE_RUNTIME;
    type->origin = ts_type_origin(from);
    if (from->kind != TS_KIND_DYNAMIC) {
        type->layout = from->layout ? from->layout : type->origin;
    }
    return type;
}

static void set_fields(TsType *type, const TsField *old, size_t count, const TsField *added)
{
    TsField *fields = allocate((count + (added != NULL)) * sizeof *fields + 1);

    if (count) {
        memcpy(fields, old, count * sizeof *fields);
    }
    if (added) {
        fields[count++] = *added;
    }
    type->fields = fields;
    type->field_count = (uint32_t)count;
}

static void remove_field(TsType *type, const TsString *key)
{
    TsField *fields = (TsField *)type->fields;
    size_t kept = 0;

    for (size_t i = 0; i < type->field_count; i++) {
        if (!fields[i].name || !key_equals(fields[i].name, key)) {
            fields[kept++] = fields[i];
        }
    }
    type->field_count = (uint32_t)kept;
}

static void set_attributes(TsType *type, const TsString *key, uint32_t attributes)
{
    const unsigned all =
        TS_FIELD_READONLY | TS_FIELD_NOT_ENUMERABLE | TS_FIELD_NOT_CONFIGURABLE;

    for (size_t i = 0; i < type->field_count; i++) {
        TsField *field = (TsField *)&type->fields[i];
        if (field->name && !(field->flags & TS_FIELD_HIDDEN) && key_equals(field->name, key)) {
            field->flags = (uint8_t)((field->flags & ~all) | attributes);
        }
    }
}

static const TsType *make_step(const Step *wanted, const TsField *added)
{
    TsType *type = copy_type(wanted->from);

    set_fields(type, wanted->from->fields, wanted->from->field_count, added);
    if (wanted->kind == STEP_REMOVE) {
        remove_field(type, wanted->key);
    }
    if (wanted->kind == STEP_ATTRIBUTES) {
        set_attributes(type, wanted->key, wanted->detail);
    }
    if (wanted->kind == STEP_FLAGS) {
        type->flags |= (uint16_t)wanted->detail;
    }
    if (wanted->kind == STEP_VALUES) {
        type->element = TS_REP_VALUE;
        type->flags &= (uint16_t)~TS_TYPE_SPARSE;
    }
    return type;
}

/* The result of a step, made if need be. A new slot's or field's key is kept with it. */
static const TsType *take_step(Step wanted, TsField *added)
{
    Step **bucket = bucket_of(wanted.from, wanted.kind, wanted.key, wanted.detail);
    const TsType *to = find_step(bucket, &wanted);
    Step *step;

    if (to) {
        return to;
    }
    lock();
    to = find_step(bucket, &wanted);
    if (!to && (wanted.kind != STEP_SLOT || shape_count < MAX_SHAPES)) {
        if (wanted.kind == STEP_SLOT) {
            added->name = keep_key(added->name);
            wanted.key = added->name;
        }
        to = wanted.to = make_step(&wanted, added);
        step = allocate(sizeof *step);
        *step = wanted;
        step->next = *bucket;
        __atomic_store_n(bucket, step, __ATOMIC_RELEASE);
        shape_count++;
    }
    unlock();
    return to;
}

static const TsType **next_after(const TsType *from)
{
    return from->flags & TS_TYPE_RUNTIME ? &((Shape *)from)->next
           : from == &ts_dynamic_type    ? &next_of_empty
                                         : NULL;
}

const TsType *shape_next(const TsType *from, const TsString *key)
{
    const TsType **place = next_after(from);
    const TsType *next = place ? __atomic_load_n(place, __ATOMIC_ACQUIRE) : NULL;

    return next && key_equals(next->fields[from->field_count].name, key) ? next : NULL;
}

const TsType *shape_with_slot(const TsType *from, TsString *key)
{
    TsField field = {
        .name = key, .offset = from->field_count, .rep = TS_REP_VALUE, .flags = TS_FIELD_SLOT};
    const TsType *next;
    const TsType **place;

    if (from->field_count >= DICTIONARY_AT || ts_key_is_symbol(key)) {
        return NULL;
    }
    next = take_step((Step){.from = from, .kind = STEP_SLOT, .key = key}, &field);
    place = next_after(from);
    if (next && place) {
        __atomic_store_n(place, next, __ATOMIC_RELEASE);
    }
    return next;
}

const TsType *shape_with_field(const TsType *from, const TsField *field)
{
    TsField added = *field;

    return take_step((Step){.from = from, .kind = STEP_FIELD, .key = field->name}, &added);
}

const TsType *shape_without(const TsType *from, const TsField *field)
{
    return take_step((Step){.from = from, .kind = STEP_REMOVE, .key = field->name}, NULL);
}

const TsType *shape_with_attributes(const TsType *from, const TsField *field, unsigned attributes)
{
    return take_step((Step){.from = from,
                            .kind = STEP_ATTRIBUTES,
                            .key = field->name,
                            .detail = attributes},
                     NULL);
}

const TsType *shape_with_flags(const TsType *from, unsigned flags)
{
    if ((from->flags & flags) == flags) {
        return from;
    }
    return take_step((Step){.from = from, .kind = STEP_FLAGS, .detail = flags}, NULL);
}

const TsType *shape_with_values(const TsType *from)
{
    return from == &ts_array_types[from->element]
               ? &ts_array_types[TS_REP_VALUE]
               : take_step((Step){.from = from, .kind = STEP_VALUES}, NULL);
}
