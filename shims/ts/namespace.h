/*
 * Modules as objects: what `import * as store` names (ECMA-262 §10.4.6). A namespace has the module's
 * exports in the order of their names; reading one reads the variable behind it at that moment, and
 * nothing can be written, added or taken away.
 */
#ifndef TS_NAMESPACE_H
#define TS_NAMESPACE_H

#include "ts/function.h"

/**
 * The namespace of the exports that `member` gives, the same object each time. `names` has the
 * exports' names, sorted, with a space between them (a space in a name is U+001F).
 */
TsValue ts_namespace(TsFunction *member, TsString *names);

#endif
