/*
 * Date as a value:  const clock = performance ?? Date;  clock.now()
 */
#ifndef TS_DATE_CLASS_H
#define TS_DATE_CLASS_H

#include "ts/value.h"

TsValue ts_library_class_date(void);

#define TsDate_class ts_library_class_date()

#endif
