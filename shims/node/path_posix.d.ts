/**
 * @header node/path.h
 *
 * node:path/posix (https://nodejs.org/api/path.html#pathposix): node:path, where that is the host's.
 */

declare module "node:path/posix" {
  export * from "node:path";
}

declare module "path/posix" {
  export * from "node:path";
}
