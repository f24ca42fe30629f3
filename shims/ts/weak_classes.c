/*
 * WeakMap, WeakSet, WeakRef and FinalizationRegistry as values of their classes.
 */
#include "ts/weak_classes.h"

#include "ts/library_class.h"
#include "ts/weak.h"

/* ---- WeakMap --------------------------------------------------------------------------------- */

static TsValue make_weak_map(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(ts_weak_map_from(ts_nth(argc, argv, 0)));
}

TsValue ts_library_class_weak_map(void)
{
    static const TsLibraryClass class_ = {"WeakMap", 0, &TsWeakMap_type, make_weak_map, NULL, NULL};

    return ts_library_class(&class_);
}

/* ---- WeakSet --------------------------------------------------------------------------------- */

static TsValue make_weak_set(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(ts_weak_set_from(ts_nth(argc, argv, 0)));
}

TsValue ts_library_class_weak_set(void)
{
    static const TsLibraryClass class_ = {"WeakSet", 0, &TsWeakSet_type, make_weak_set, NULL, NULL};

    return ts_library_class(&class_);
}

/* ---- WeakRef --------------------------------------------------------------------------------- */

static TsValue make_weak_ref(TsFunction *self, TsValue this_value, size_t argc, const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(ts_weak_ref_new(ts_nth(argc, argv, 0)));
}

TsValue ts_library_class_weak_ref(void)
{
    static const TsLibraryClass class_ = {"WeakRef", 1, &TsWeakRef_type, make_weak_ref, NULL, NULL};

    return ts_library_class(&class_);
}

/* ---- FinalizationRegistry -------------------------------------------------------------------- */

static TsValue make_finalization_registry(TsFunction *self, TsValue this_value, size_t argc,
                                          const TsValue *argv)
{
    (void)self;
    (void)this_value;
    return ts_from_object(ts_finalization_registry_new(ts_as_function(ts_nth(argc, argv, 0))));
}

TsValue ts_library_class_finalization_registry(void)
{
    static const TsLibraryClass class_ = {
        "FinalizationRegistry",     1,    &TsFinalizationRegistry_type,
        make_finalization_registry, NULL, NULL};

    return ts_library_class(&class_);
}
