/*
 * From the tree of a pattern to PCRE2's syntax.
 */
#ifndef TS_REGEXP_TRANSLATE_H
#define TS_REGEXP_TRANSLATE_H

#include "ts/regexp_syntax.h"

/**
 * The pattern for subjects of 8 or 16 bits, as ASCII text of malloc; NULL where PCRE2 would not give
 * what JavaScript gives. To be compiled without Unicode modes, with PCRE2_DOTALL,
 * PCRE2_DOLLAR_ENDONLY and PCRE2_MATCH_UNSET_BACKREF: sets are written out, folded as flag i wants,
 * and what is beyond 16 bits as pairs of surrogates.
 */
char *regexp_translate(const RegexpTree *tree, bool wide);

#endif
