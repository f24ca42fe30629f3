/*
 * Buffer as a value of its class.
 */
#ifndef NODE_BUFFER_CLASS_H
#define NODE_BUFFER_CLASS_H

#include "ts/value.h"

TsValue ts_library_class_buffer(void);

#define Buffer_class ts_library_class_buffer()

#endif
