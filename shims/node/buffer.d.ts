/**
 * @header node/buffer.h
 *
 * node:buffer (https://nodejs.org/api/buffer.html): the global Buffer as a module.
 */

declare module "node:buffer" {
  const BufferClass: typeof Buffer;
  export { BufferClass as Buffer };
}

declare module "buffer" {
  export * from "node:buffer";
}
