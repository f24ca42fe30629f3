/**
 * @header node/zlib.h
 *
 * node:zlib (https://nodejs.org/api/zlib.html). Streams and Brotli are not there yet: what uses them
 * is refused.
 */

declare module "node:zlib" {
  interface ZlibOptions {
    level?: number | undefined;
    memLevel?: number | undefined;
    windowBits?: number | undefined;
    strategy?: number | undefined;
  }
  type InputType = string | ArrayBuffer | ArrayBufferView;
  type CompressCallback = (error: Error | null, result: Buffer) => void;

  /** @c zlib_crc32 */
  export function crc32(data: string | Buffer | ArrayBufferView, value?: number): number;
  /** @c zlib_gzip */
  export function gzipSync(buffer: InputType, options?: ZlibOptions): Buffer;
  /** @c zlib_gunzip */
  export function gunzipSync(buffer: InputType, options?: ZlibOptions): Buffer;
  /** @c zlib_deflate */
  export function deflateSync(buffer: InputType, options?: ZlibOptions): Buffer;
  /** @c zlib_inflate */
  export function inflateSync(buffer: InputType, options?: ZlibOptions): Buffer;
  /** @c zlib_deflate_raw */
  export function deflateRawSync(buffer: InputType, options?: ZlibOptions): Buffer;
  /** @c zlib_inflate_raw */
  export function inflateRawSync(buffer: InputType, options?: ZlibOptions): Buffer;
  /** @c zlib_unzip */
  export function unzipSync(buffer: InputType, options?: ZlibOptions): Buffer;
  export function createGzip(options?: ZlibOptions): any;
  export function createGunzip(options?: ZlibOptions): any;
  export function createDeflate(options?: ZlibOptions): any;
  export function createInflate(options?: ZlibOptions): any;
  export function brotliCompressSync(buffer: InputType): Buffer;
  export function brotliDecompressSync(buffer: InputType): Buffer;
}

/** @header node/zlib_async.h */

declare module "node:zlib" {
  /** @c zlib_gzip_later @keeps */
  export function gzip(
    buffer: InputType,
    options: ZlibOptions | CompressCallback,
    callback?: CompressCallback,
  ): void;
  /** @c zlib_gunzip_later @keeps */
  export function gunzip(
    buffer: InputType,
    options: ZlibOptions | CompressCallback,
    callback?: CompressCallback,
  ): void;
  /** @c zlib_deflate_later @keeps */
  export function deflate(
    buffer: InputType,
    options: ZlibOptions | CompressCallback,
    callback?: CompressCallback,
  ): void;
  /** @c zlib_inflate_later @keeps */
  export function inflate(
    buffer: InputType,
    options: ZlibOptions | CompressCallback,
    callback?: CompressCallback,
  ): void;
  /** @c zlib_deflate_raw_later @keeps */
  export function deflateRaw(
    buffer: InputType,
    options: ZlibOptions | CompressCallback,
    callback?: CompressCallback,
  ): void;
  /** @c zlib_inflate_raw_later @keeps */
  export function inflateRaw(
    buffer: InputType,
    options: ZlibOptions | CompressCallback,
    callback?: CompressCallback,
  ): void;
  /** @c zlib_unzip_later @keeps */
  export function unzip(
    buffer: InputType,
    options: ZlibOptions | CompressCallback,
    callback?: CompressCallback,
  ): void;
}

declare module "zlib" {
  export * from "node:zlib";
}
