/*
 * A program from start to end: the heap is made, the modules run, the exit code is what they left.
 */
#ifndef TS_PROGRAM_H
#define TS_PROGRAM_H

/**
 * Makes the shared heap on this thread, calls `run` (which evaluates the modules and returns when
 * nothing is left to do), and exits as a program that ends by itself does. Does not return; the
 * result is for main's `return`.
 */
int ts_program_run(void (*run)(void));

#endif
