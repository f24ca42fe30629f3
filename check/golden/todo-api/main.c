/* Starts the program: its modules in the order in which they are evaluated. */
#include "server.h"

#include "ts/program.h"
#include "node/loop.h"
#include "ts/dynamic_methods.h"

static void run(void)
{
    ts_dynamic_methods();
    server_main();
    loop_run();
}

int main(void)
{
    return ts_program_run(run);
}
