/*
 * The strings of tagged templates (ECMA-262 §13.2.8.4): a frozen array that is made once for each
 * place, with the strings as written in `raw`.
 */
#ifndef TS_TEMPLATE_H
#define TS_TEMPLATE_H

#include "ts/array.h"

/** tag`...`: its strings, from two new arrays that are used up. */
#define TS_TEMPLATE(cooked, raw)                                             \
    __extension__({                                                          \
        static TsArray *ts_site;                                             \
        ts_site ? ts_site : ts_template_new(&ts_site, (cooked), (raw));      \
    })

/** Makes the array, keeps it alive, and stores it in *site. */
TsArray *ts_template_new(TsArray **site, const TsArray *cooked, TsArray *raw);

/** strings.raw; of an array that is no template's, its property. */
TsArray *ts_template_raw(TsArray *strings);

#endif
