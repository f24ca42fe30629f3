/*
 * Unicode properties of code points for \p{...}; the tables are in regexp_properties_*.c.
 */
#ifndef TS_REGEXP_PROPERTIES_H
#define TS_REGEXP_PROPERTIES_H

#include "ts/regexp_set.h"

/**
 * Adds the code points with a property: \p{name} (value NULL) or \p{name=value}. False when there is
 * no such property.
 */
bool regexp_set_add_property(RegexpArena *arena, RegexpSet *set, const char *name,
                             const char *value);

/** A set of code points with its names, separated by spaces. */
typedef struct RegexpProperty {
    const char *names;
    const char *ranges;
    const char *extensions; /* of scripts: where \p{Script_Extensions=...} differs */
} RegexpProperty;

extern const RegexpProperty regexp_categories[], regexp_scripts[], regexp_binary_properties[];
extern const size_t regexp_category_count, regexp_script_count, regexp_binary_property_count;

#endif
