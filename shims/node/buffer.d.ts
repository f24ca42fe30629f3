/**
 * @header node/buffer.h
 *
 * node:buffer (https://nodejs.org/api/buffer.html): the global Buffer as a module, and more.
 */

declare module "node:buffer" {
  /* The global under its name in this module, as a type and as a value. */
  type ModuleBuffer<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> = Buffer<TArrayBuffer>;
  const ModuleBuffer: typeof Buffer;
  export { ModuleBuffer as Buffer };

  export type TranscodeEncoding =
    | "ascii"
    | "utf8"
    | "utf-8"
    | "utf16le"
    | "utf-16le"
    | "ucs2"
    | "ucs-2"
    | "latin1"
    | "binary";

  /** @header node/text_encoding.h */

  /** @c text_atob @isolated */
  export function atob(data: string): string;
  /** @c text_btoa @isolated */
  export function btoa(data: string): string;

  /** @header node/buffer_module.h */

  /** @c BUFFER_MAX_LENGTH */
  export const kMaxLength: number;
  /** @c BUFFER_MAX_STRING_LENGTH */
  export const kStringMaxLength: number;
  /** @c BUFFER_SHOWN_BYTES */
  export const INSPECT_MAX_BYTES: number;
  /** @c buffer_constants */
  export const constants: { MAX_LENGTH: number; MAX_STRING_LENGTH: number };
  /** @c buffer_is_utf8 @isolated */
  export function isUtf8(input: ArrayBuffer | TypedNumbers): boolean;
  /** @c buffer_is_ascii @isolated */
  export function isAscii(input: ArrayBuffer | TypedNumbers): boolean;
  /** @c buffer_transcode @isolated */
  export function transcode(source: Uint8Array, fromEnc: TranscodeEncoding, toEnc: TranscodeEncoding): NonSharedBuffer;
}

declare module "buffer" {
  export * from "node:buffer";
}
