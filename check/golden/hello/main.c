/* Starts the program: its modules in the order in which they are evaluated. */
#include "hello.h"

#include "ts/program.h"

static void run(void)
{
    hello_main();
}

int main(void)
{
    return ts_program_run(run);
}
