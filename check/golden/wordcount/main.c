/* Starts the program: its modules in the order in which they are evaluated. */
#include "wordcount.h"

#include "ts/program.h"

static void run(void)
{
    wordcount_main();
}

int main(void)
{
    return ts_program_run(run);
}
