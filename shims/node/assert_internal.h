/* What the files of assert share.
 */
#ifndef NODE_ASSERT_INTERNAL_H
#define NODE_ASSERT_INTERNAL_H

#include "node/assertion_error.h"

/* The text of a message, NULL for none; an error is thrown instead. */
TsString *assert_message_text(TsValue message);

/* Throws an AssertionError with the program's message, if any. */
_Noreturn void assert_throw(TsValue actual, TsValue expected, const char *operator_name,
                            TsValue message);
/* The same with a message of ours. */
_Noreturn void assert_throw_generated(TsValue actual, TsValue expected, const char *operator_name,
                                      TsString *message);

/* Regular expressions, as objects of a class of that name. */
bool assert_is_pattern(TsValue value);
bool assert_pattern_matches(TsValue pattern, TsValue string);

#endif
