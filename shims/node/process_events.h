/* process as an event emitter (https://nodejs.org/api/process.html#process-events): 'exit',
 * 'beforeExit', 'uncaughtException', 'unhandledRejection', signals, and events of the program's own.
 */
#ifndef NODE_PROCESS_EVENTS_H
#define NODE_PROCESS_EVENTS_H

#include "node/events.h"

void process_on(TsString *name, TsFunction *listener);
void process_once(TsString *name, TsFunction *listener);
void process_off(TsString *name, TsFunction *listener);
/* NULL: every event's. */
void process_remove_all_listeners(TsString *name);
bool process_emit(TsString *name, size_t count, const TsValue *values);
double process_listener_count(TsString *name);
TsArray *process_listeners(TsString *name);

/* process.kill(pid, signal): a name ("SIGTERM"), a number, or undefined: SIGTERM. Throws ESRCH and
 * EPERM, and ERR_UNKNOWN_SIGNAL. */
bool process_kill(double pid, TsValue signal);

/* process.emitWarning(warning, type, code): a text on stderr at the next tick, and a 'warning'
 * event. */
void process_emit_warning(TsValue warning, TsValue type, TsValue code);

#endif
