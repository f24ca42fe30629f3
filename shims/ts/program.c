/* The frame around a program; see program.h. */
#include "ts/program.h"

#include "ts/error.h"
#include "ts/heap.h"

int ts_program_run(void (*run)(void))
{
    static jmp_buf place;

    ts_heap_init(__builtin_frame_address(0));
    ts_resume_place = &place;
    if (_setjmp(place) == 0) {
        run();
    } else {
        ts_resume();
    }
    ts_exit(ts_exit_code);
}
