/**
 * @header node/buffer.h
 *
 * node:buffer (https://nodejs.org/api/buffer.html): the global Buffer as a module.
 */

declare module "node:buffer" {
  /* The global under its name in this module, as a type and as a value. */
  type ModuleBuffer = Buffer;
  const ModuleBuffer: typeof Buffer;
  export { ModuleBuffer as Buffer };
}

declare module "buffer" {
  export * from "node:buffer";
}
