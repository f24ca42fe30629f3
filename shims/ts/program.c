/* The frame around a program; see program.h. */
#include "ts/program.h"

#include "ts/error.h"
#include "ts/heap.h"

int ts_program_run(void (*run)(void))
{
    ts_heap_init(__builtin_frame_address(0));
    run();
    ts_exit(ts_exit_code);
}
