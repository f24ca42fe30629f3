/**
 * @header node/buffer.h
 *
 * Buffer (https://nodejs.org/api/buffer.html).
 */

type NonSharedBuffer = Buffer<ArrayBuffer>;
type AllowSharedBuffer = Buffer<ArrayBufferLike>;

type BufferEncoding =
  | "ascii"
  | "utf8"
  | "utf-8"
  | "utf16le"
  | "utf-16le"
  | "ucs2"
  | "ucs-2"
  | "base64"
  | "base64url"
  | "latin1"
  | "binary"
  | "hex";

/** @c Buffer @cclass node/buffer_class.h */
interface Buffer<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> extends Uint8Array<TArrayBuffer> {
  /** @c buffer_to_string @isolated */
  toString(encoding?: BufferEncoding, start?: number, end?: number): string;
  /** @c buffer_to_string @isolated */
  toLocaleString(encoding?: BufferEncoding, start?: number, end?: number): string;
  /** @c buffer_to_json @isolated */
  toJSON(): { type: "Buffer"; data: number[] };
  /** @c buffer_equals @isolated */
  equals(otherBuffer: Uint8Array): boolean;
  /** @c buffer_compare_to @isolated */
  compare(
    target: Uint8Array,
    targetStart?: number,
    targetEnd?: number,
    sourceStart?: number,
    sourceEnd?: number,
  ): 0 | 1 | -1;
  /** @c buffer_copy @isolated */
  copy(target: Uint8Array, targetStart?: number, sourceStart?: number, sourceEnd?: number): number;
  /** @c ts_typed_array_subarray @isolated */
  slice(start?: number, end?: number): Buffer<ArrayBuffer>;
  /** @c ts_typed_array_subarray @isolated */
  subarray(start?: number, end?: number): Buffer<TArrayBuffer>;
  /** @c buffer_index_of @isolated */
  indexOf(value: string | number | Uint8Array, byteOffset?: number, encoding?: BufferEncoding): number;
  /** @c buffer_index_of_encoded @isolated */
  indexOf(value: string | number | Uint8Array, encoding: BufferEncoding): number;
  /** @c buffer_last_index_of @isolated */
  lastIndexOf(value: string | number | Uint8Array, byteOffset?: number, encoding?: BufferEncoding): number;
  /** @c buffer_last_index_of_encoded @isolated */
  lastIndexOf(value: string | number | Uint8Array, encoding: BufferEncoding): number;
  /** @c buffer_includes @isolated */
  includes(value: string | number | Uint8Array, byteOffset?: number, encoding?: BufferEncoding): boolean;
  /** @c buffer_includes_encoded @isolated */
  includes(value: string | number | Uint8Array, encoding: BufferEncoding): boolean;
  /** @c buffer_fill @isolated */
  fill(value: string | number | Uint8Array, offset?: number, end?: number, encoding?: BufferEncoding): this;
  /** @c buffer_fill_from @isolated */
  fill(value: string | number | Uint8Array, offset: number, encoding: BufferEncoding): this;
  /** @c buffer_fill_encoded @isolated */
  fill(value: string | number | Uint8Array, encoding: BufferEncoding): this;
  /** @c buffer_write_encoded @isolated */
  write(string: string, encoding?: BufferEncoding): number;
  /** @c buffer_write @isolated */
  write(string: string, offset: number, encoding?: BufferEncoding): number;
  /** @c buffer_write_length @isolated */
  write(string: string, offset: number, length: number, encoding?: BufferEncoding): number;

  /** @c buffer_read_uint8 @isolated */
  readUInt8(offset?: number): number;
  /** @c buffer_read_uint8 @isolated */
  readUint8(offset?: number): number;
  /** @c buffer_read_int8 @isolated */
  readInt8(offset?: number): number;
  /** @c buffer_read_uint16_le @isolated */
  readUInt16LE(offset?: number): number;
  /** @c buffer_read_uint16_le @isolated */
  readUint16LE(offset?: number): number;
  /** @c buffer_read_uint16_be @isolated */
  readUInt16BE(offset?: number): number;
  /** @c buffer_read_uint16_be @isolated */
  readUint16BE(offset?: number): number;
  /** @c buffer_read_int16_le @isolated */
  readInt16LE(offset?: number): number;
  /** @c buffer_read_int16_be @isolated */
  readInt16BE(offset?: number): number;
  /** @c buffer_read_uint32_le @isolated */
  readUInt32LE(offset?: number): number;
  /** @c buffer_read_uint32_le @isolated */
  readUint32LE(offset?: number): number;
  /** @c buffer_read_uint32_be @isolated */
  readUInt32BE(offset?: number): number;
  /** @c buffer_read_uint32_be @isolated */
  readUint32BE(offset?: number): number;
  /** @c buffer_read_int32_le @isolated */
  readInt32LE(offset?: number): number;
  /** @c buffer_read_int32_be @isolated */
  readInt32BE(offset?: number): number;
  /** @c buffer_read_float_le @isolated */
  readFloatLE(offset?: number): number;
  /** @c buffer_read_float_be @isolated */
  readFloatBE(offset?: number): number;
  /** @c buffer_read_double_le @isolated */
  readDoubleLE(offset?: number): number;
  /** @c buffer_read_double_be @isolated */
  readDoubleBE(offset?: number): number;
  /** @c buffer_write_uint8 @isolated */
  writeUInt8(value: number, offset?: number): number;
  /** @c buffer_write_uint8 @isolated */
  writeUint8(value: number, offset?: number): number;
  /** @c buffer_write_int8 @isolated */
  writeInt8(value: number, offset?: number): number;
  /** @c buffer_write_uint16_le @isolated */
  writeUInt16LE(value: number, offset?: number): number;
  /** @c buffer_write_uint16_le @isolated */
  writeUint16LE(value: number, offset?: number): number;
  /** @c buffer_write_uint16_be @isolated */
  writeUInt16BE(value: number, offset?: number): number;
  /** @c buffer_write_uint16_be @isolated */
  writeUint16BE(value: number, offset?: number): number;
  /** @c buffer_write_int16_le @isolated */
  writeInt16LE(value: number, offset?: number): number;
  /** @c buffer_write_int16_be @isolated */
  writeInt16BE(value: number, offset?: number): number;
  /** @c buffer_write_uint32_le @isolated */
  writeUInt32LE(value: number, offset?: number): number;
  /** @c buffer_write_uint32_le @isolated */
  writeUint32LE(value: number, offset?: number): number;
  /** @c buffer_write_uint32_be @isolated */
  writeUInt32BE(value: number, offset?: number): number;
  /** @c buffer_write_uint32_be @isolated */
  writeUint32BE(value: number, offset?: number): number;
  /** @c buffer_write_int32_le @isolated */
  writeInt32LE(value: number, offset?: number): number;
  /** @c buffer_write_int32_be @isolated */
  writeInt32BE(value: number, offset?: number): number;
  /** @c buffer_write_float_le @isolated */
  writeFloatLE(value: number, offset?: number): number;
  /** @c buffer_write_float_be @isolated */
  writeFloatBE(value: number, offset?: number): number;
  /** @c buffer_write_double_le @isolated */
  writeDoubleLE(value: number, offset?: number): number;
  /** @c buffer_write_double_be @isolated */
  writeDoubleBE(value: number, offset?: number): number;
  /** @c buffer_read_uint_le @isolated */
  readUIntLE(offset: number, byteLength: number): number;
  /** @c buffer_read_uint_le @isolated */
  readUintLE(offset: number, byteLength: number): number;
  /** @c buffer_write_uint_le @isolated */
  writeUIntLE(value: number, offset: number, byteLength: number): number;
  /** @c buffer_write_uint_le @isolated */
  writeUintLE(value: number, offset: number, byteLength: number): number;
  /** @c buffer_read_uint_be @isolated */
  readUIntBE(offset: number, byteLength: number): number;
  /** @c buffer_read_uint_be @isolated */
  readUintBE(offset: number, byteLength: number): number;
  /** @c buffer_write_uint_be @isolated */
  writeUIntBE(value: number, offset: number, byteLength: number): number;
  /** @c buffer_write_uint_be @isolated */
  writeUintBE(value: number, offset: number, byteLength: number): number;
  /** @c buffer_read_int_le @isolated */
  readIntLE(offset: number, byteLength: number): number;
  /** @c buffer_write_int_le @isolated */
  writeIntLE(value: number, offset: number, byteLength: number): number;
  /** @c buffer_read_int_be @isolated */
  readIntBE(offset: number, byteLength: number): number;
  /** @c buffer_write_int_be @isolated */
  writeIntBE(value: number, offset: number, byteLength: number): number;
  /** @c buffer_swap16 @isolated */
  swap16(): this;
  /** @c buffer_swap32 @isolated */
  swap32(): this;
  /** @c buffer_swap64 @isolated */
  swap64(): this;
}

interface BufferConstructor {
  readonly prototype: Buffer;
  /** @c buffer_new_of_string @isolated */
  new (str: string, encoding?: BufferEncoding): Buffer<ArrayBuffer>;
  /** @c buffer_new_of_size @isolated */
  new (size: number): Buffer<ArrayBuffer>;
  /** @c buffer_new_of_value @any */
  new (array: ArrayLike<number>): Buffer<ArrayBuffer>;
  /** @c buffer_from_string @isolated */
  from(str: string, encoding?: BufferEncoding): Buffer<ArrayBuffer>;
  /** @c buffer_from_array @isolated */
  from(data: readonly number[]): Buffer<ArrayBuffer>;
  /** @c buffer_from_array_buffer @isolated */
  from(arrayBuffer: ArrayBufferLike, byteOffset?: number, length?: number): Buffer<ArrayBuffer>;
  /** @c buffer_from_any */
  from(array: ArrayLike<number>): Buffer<ArrayBuffer>;
  /** @c buffer_from_value @any */
  from(value: string | ArrayLike<number>, encoding?: BufferEncoding): Buffer<ArrayBuffer>;
  /** @c buffer_from_value */
  from(value: { valueOf(): string | ArrayLike<number> | ArrayBufferLike }, encoding?: BufferEncoding): Buffer<ArrayBuffer>;
  /** @c buffer_of @isolated */
  of(...items: number[]): Buffer<ArrayBuffer>;
  /** @c buffer_is_buffer @isolated */
  isBuffer(obj: any): obj is Buffer;
  /** @c buffer_is_encoding @isolated */
  isEncoding(encoding: string): encoding is BufferEncoding;
  /** @c buffer_byte_length @isolated */
  byteLength(string: string, encoding?: BufferEncoding): number;
  /** @c buffer_byte_length_value @isolated @any */
  byteLength(string: string | ArrayBufferView | ArrayBufferLike, encoding?: BufferEncoding): number;
  /** @c buffer_concat @isolated */
  concat(list: readonly Uint8Array[], totalLength?: number): Buffer<ArrayBuffer>;
  /** @c buffer_copy_bytes_from @isolated */
  copyBytesFrom(view: TypedNumbers, offset?: number, length?: number): Buffer<ArrayBuffer>;
  /** @c buffer_compare @isolated */
  compare(buf1: Uint8Array, buf2: Uint8Array): 0 | 1 | -1;
  /** @c buffer_alloc @isolated */
  alloc(size: number, fill?: string | Uint8Array | number, encoding?: BufferEncoding): Buffer<ArrayBuffer>;
  /** @c buffer_alloc_unsafe @isolated */
  allocUnsafe(size: number): Buffer<ArrayBuffer>;
  /** @c buffer_alloc_unsafe @isolated */
  allocUnsafeSlow(size: number): Buffer<ArrayBuffer>;
  /** @c BUFFER_POOL_SIZE @pure */
  readonly poolSize: size;
  /** @c TS_BYTES_1 @pure */
  readonly BYTES_PER_ELEMENT: size;
}

declare var Buffer: BufferConstructor;

/** @header node/buffer_bigint.h */

interface Buffer<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> {
  /** @c buffer_read_big_uint64_le @isolated */
  readBigUInt64LE(offset?: number): bigint;
  /** @c buffer_read_big_uint64_le @isolated */
  readBigUint64LE(offset?: number): bigint;
  /** @c buffer_write_big_uint64_le @isolated */
  writeBigUInt64LE(value: bigint, offset?: number): number;
  /** @c buffer_write_big_uint64_le @isolated */
  writeBigUint64LE(value: bigint, offset?: number): number;
  /** @c buffer_read_big_uint64_be @isolated */
  readBigUInt64BE(offset?: number): bigint;
  /** @c buffer_read_big_uint64_be @isolated */
  readBigUint64BE(offset?: number): bigint;
  /** @c buffer_write_big_uint64_be @isolated */
  writeBigUInt64BE(value: bigint, offset?: number): number;
  /** @c buffer_write_big_uint64_be @isolated */
  writeBigUint64BE(value: bigint, offset?: number): number;
  /** @c buffer_read_big_int64_le @isolated */
  readBigInt64LE(offset?: number): bigint;
  /** @c buffer_write_big_int64_le @isolated */
  writeBigInt64LE(value: bigint, offset?: number): number;
  /** @c buffer_read_big_int64_be @isolated */
  readBigInt64BE(offset?: number): bigint;
  /** @c buffer_write_big_int64_be @isolated */
  writeBigInt64BE(value: bigint, offset?: number): number;
}
