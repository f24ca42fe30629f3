/*
 * \p{...} (ECMA-262 §22.2.1.8): general categories, scripts and binary properties. Properties of
 * strings (RGI_Emoji and its like) are not known.
 */
#include "ts/regexp_properties.h"

#include <string.h>

static bool is_named(const char *names, const char *name)
{
    size_t length = strlen(name);

    for (const char *at = strstr(names, name); at; at = strstr(at + 1, name)) {
        if ((at == names || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0')) {
            return true;
        }
    }
    return false;
}

static const RegexpProperty *find(const RegexpProperty *properties, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++) {
        if (is_named(properties[i].names, name)) {
            return &properties[i];
        }
    }
    return NULL;
}

/** The next distance: digits of base 45, the lowest first; all but the last are offset by 45. */
static uint32_t next_distance(const char **at)
{
    uint32_t value = 0, weight = 1;

    for (;;) {
        uint32_t digit = (uint32_t)(unsigned char)*(*at)++;
        digit -= 0x23 + (digit > '?') + (digit > '\\');
        value += digit % 45 * weight;
        weight *= 45;
        if (digit < 45) {
            return value;
        }
    }
}

static RegexpSet decode(RegexpArena *arena, const char *ranges)
{
    RegexpSet set = {0};
    uint32_t place = 0;

    while (*ranges) {
        uint32_t first = place + next_distance(&ranges);
        place = first + next_distance(&ranges);
        regexp_set_add(arena, &set, first, place - 1);
    }
    return set;
}

/** What is in one of two sets and not in both. */
static RegexpSet difference(RegexpArena *arena, const RegexpSet *left, const RegexpSet *right)
{
    RegexpSet a = regexp_set_subtract(arena, left, right);
    RegexpSet b = regexp_set_subtract(arena, right, left);

    regexp_set_add_set(arena, &a, &b);
    return a;
}

static bool add_script(RegexpArena *arena, RegexpSet *set, const char *name, bool with_extensions)
{
    const RegexpProperty *script = find(regexp_scripts, regexp_script_count, name);

    if (!script) {
        return false;
    }
    RegexpSet found = decode(arena, script->ranges);
    if (with_extensions) {
        RegexpSet extensions = decode(arena, script->extensions);
        found = difference(arena, &found, &extensions);
    }
    regexp_set_add_set(arena, set, &found);
    return true;
}

/** What has any category. */
static RegexpSet assigned(RegexpArena *arena)
{
    RegexpSet all = {0};

    for (size_t i = 0; i < regexp_category_count; i++) {
        RegexpSet category = decode(arena, regexp_categories[i].ranges);
        regexp_set_add_set(arena, &all, &category);
    }
    return all;
}

static void add_unassigned(RegexpArena *arena, RegexpSet *set)
{
    RegexpSet all = assigned(arena);
    RegexpSet rest = regexp_set_complement(arena, &all);

    regexp_set_add_set(arena, set, &rest);
}

/** Categories that are made of all those whose short name begins with a letter. */
static const struct {
    const char *names, *letter;
} groups[] = {
    {"C Other", "C"},          {"L Letter", "L"},
    {"M Mark Combining_Mark", "M"}, {"N Number", "N"},
    {"P Punctuation punct", "P"},   {"S Symbol", "S"},
    {"Z Separator", "Z"},
};

static bool add_category(RegexpArena *arena, RegexpSet *set, const char *name)
{
    const RegexpProperty *category = find(regexp_categories, regexp_category_count, name);
    bool is_cased = is_named("LC Cased_Letter", name);

    if (category) {
        RegexpSet found = decode(arena, category->ranges);
        regexp_set_add_set(arena, set, &found);
        return true;
    }
    if (is_cased) {
        return add_category(arena, set, "Lu") && add_category(arena, set, "Ll") &&
               add_category(arena, set, "Lt");
    }
    if (is_named("Cn Unassigned", name)) {
        add_unassigned(arena, set);
        return true;
    }
    for (size_t i = 0; i < sizeof groups / sizeof *groups; i++) {
        if (!is_named(groups[i].names, name)) {
            continue;
        }
        for (size_t j = 0; j < regexp_category_count; j++) {
            if (regexp_categories[j].names[0] == *groups[i].letter) {
                RegexpSet found = decode(arena, regexp_categories[j].ranges);
                regexp_set_add_set(arena, set, &found);
            }
        }
        if (*groups[i].letter == 'C') {
            add_unassigned(arena, set);
        }
        return true;
    }
    return false;
}

static bool add_binary(RegexpArena *arena, RegexpSet *set, const char *name)
{
    const RegexpProperty *property =
        find(regexp_binary_properties, regexp_binary_property_count, name);
    RegexpSet found = {0};

    if (property) {
        found = decode(arena, property->ranges);
    } else if (strcmp(name, "Any") == 0) {
        regexp_set_add(arena, &found, 0, REGEXP_MAX_CODE_POINT);
    } else if (strcmp(name, "ASCII") == 0) {
        regexp_set_add(arena, &found, 0, 0x7f);
    } else if (strcmp(name, "Assigned") == 0) {
        found = assigned(arena);
    } else {
        return false;
    }
    regexp_set_add_set(arena, set, &found);
    return true;
}

bool regexp_set_add_property(RegexpArena *arena, RegexpSet *set, const char *name,
                             const char *value)
{
    if (!value) {
        return add_category(arena, set, name) || add_binary(arena, set, name);
    }
    if (is_named("General_Category gc", name)) {
        return add_category(arena, set, value);
    }
    bool with_extensions = is_named("Script_Extensions scx", name);
    return (with_extensions || is_named("Script sc", name)) &&
           add_script(arena, set, value, with_extensions);
}
