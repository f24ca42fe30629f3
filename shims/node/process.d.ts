/**
 * @header node/process_info.h
 *
 * node:process (https://nodejs.org/api/process.html): the global process as a module.
 */

declare module "node:process" {
  export = process;
}

declare module "process" {
  export = process;
}
