/* Starts the program: its modules in the order in which they are evaluated. */
#include "server.h"

#include "ts/program.h"
#include "node/loop.h"

static void run(void)
{
    server_main();
    loop_run();
}

int main(void)
{
    return ts_program_run(run);
}
