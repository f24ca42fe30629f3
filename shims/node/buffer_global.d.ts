/**
 * @header node/buffer.h
 *
 * Buffer (https://nodejs.org/api/buffer.html).
 */

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

/** @c Buffer */
interface Buffer {
  /** @c buffer_length @pure */
  readonly length: size;
  /** @c buffer_length @pure */
  readonly byteLength: size;
  /** @c buffer_get @cset buffer_set @isolated */
  [index: number]: number;

  /** @c buffer_to_string @isolated */
  toString(encoding?: BufferEncoding, start?: number, end?: number): string;
  /** @c buffer_to_json @isolated */
  toJSON(): { type: "Buffer"; data: number[] };
  /** @c buffer_equals @isolated */
  equals(otherBuffer: Buffer): boolean;
  /** @c buffer_compare_to @isolated */
  compare(
    target: Buffer,
    targetStart?: number,
    targetEnd?: number,
    sourceStart?: number,
    sourceEnd?: number,
  ): number;
  /** @c buffer_copy @isolated */
  copy(target: Buffer, targetStart?: number, sourceStart?: number, sourceEnd?: number): number;
  /** @c buffer_subarray @isolated */
  slice(start?: number, end?: number): Buffer;
  /** @c buffer_subarray @isolated */
  subarray(start?: number, end?: number): Buffer;
  /** @c buffer_index_of @isolated */
  indexOf(value: string | number | Buffer, byteOffset?: number, encoding?: BufferEncoding): number;
  /** @c buffer_last_index_of @isolated */
  lastIndexOf(value: string | number | Buffer, byteOffset?: number, encoding?: BufferEncoding): number;
  /** @c buffer_includes @isolated */
  includes(value: string | number | Buffer, byteOffset?: number, encoding?: BufferEncoding): boolean;
  /** @c buffer_fill @isolated */
  fill(value: string | number | Buffer, offset?: number, end?: number, encoding?: BufferEncoding): this;
  /** @c buffer_write_encoded @isolated */
  write(string: string, encoding?: BufferEncoding): number;
  /** @c buffer_write @isolated */
  write(string: string, offset: number, encoding?: BufferEncoding): number;
  /** @c buffer_write_length @isolated */
  write(string: string, offset: number, length: number, encoding?: BufferEncoding): number;
  /** @c buffer_reverse @isolated */
  reverse(): this;

  /** @c buffer_read_uint8 @isolated */
  readUInt8(offset?: number): number;
  /** @c buffer_read_int8 @isolated */
  readInt8(offset?: number): number;
  /** @c buffer_read_uint16_le @isolated */
  readUInt16LE(offset?: number): number;
  /** @c buffer_read_uint16_be @isolated */
  readUInt16BE(offset?: number): number;
  /** @c buffer_read_int16_le @isolated */
  readInt16LE(offset?: number): number;
  /** @c buffer_read_int16_be @isolated */
  readInt16BE(offset?: number): number;
  /** @c buffer_read_uint32_le @isolated */
  readUInt32LE(offset?: number): number;
  /** @c buffer_read_uint32_be @isolated */
  readUInt32BE(offset?: number): number;
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
  /** @c buffer_write_int8 @isolated */
  writeInt8(value: number, offset?: number): number;
  /** @c buffer_write_uint16_le @isolated */
  writeUInt16LE(value: number, offset?: number): number;
  /** @c buffer_write_uint16_be @isolated */
  writeUInt16BE(value: number, offset?: number): number;
  /** @c buffer_write_int16_le @isolated */
  writeInt16LE(value: number, offset?: number): number;
  /** @c buffer_write_int16_be @isolated */
  writeInt16BE(value: number, offset?: number): number;
  /** @c buffer_write_uint32_le @isolated */
  writeUInt32LE(value: number, offset?: number): number;
  /** @c buffer_write_uint32_be @isolated */
  writeUInt32BE(value: number, offset?: number): number;
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

  /** @c buffer_keys @isolated */
  keys(): ArrayIterator<number>;
  /** @c buffer_values @isolated */
  values(): ArrayIterator<number>;
  /** @c buffer_entries @isolated */
  entries(): ArrayIterator<[number, number]>;
  /** @c buffer_values @isolated */
  [Symbol.iterator](): ArrayIterator<number>;
}

interface BufferConstructor {
  /** @c buffer_from_string @isolated */
  from(str: string, encoding?: BufferEncoding): Buffer;
  /** @c buffer_from_array @isolated */
  from(data: readonly number[]): Buffer;
  /** @c buffer_from_buffer @isolated */
  from(data: Buffer): Buffer;
  /** @c buffer_from_value @isolated */
  from(value: string | Buffer | readonly number[], encoding?: BufferEncoding): Buffer;
  /** @c buffer_of @isolated */
  of(...items: number[]): Buffer;
  /** @c buffer_is_buffer @isolated */
  isBuffer(obj: any): obj is Buffer;
  /** @c buffer_is_encoding @isolated */
  isEncoding(encoding: string): encoding is BufferEncoding;
  /** @c buffer_byte_length @isolated */
  byteLength(string: string, encoding?: BufferEncoding): number;
  /** @c buffer_byte_length_value @isolated */
  byteLength(string: string | Buffer, encoding?: BufferEncoding): number;
  /** @c buffer_concat @isolated */
  concat(list: readonly Buffer[], totalLength?: number): Buffer;
  /** @c buffer_compare @isolated */
  compare(buf1: Buffer, buf2: Buffer): -1 | 0 | 1;
  /** @c buffer_alloc @isolated */
  alloc(size: number, fill?: string | Buffer | number, encoding?: BufferEncoding): Buffer;
  /** @c buffer_alloc_unsafe @isolated */
  allocUnsafe(size: number): Buffer;
  readonly prototype: Buffer;
}

declare var Buffer: BufferConstructor;

/** @header node/buffer_wide.h */

interface Buffer {
  /** @c buffer_read_uint_le @isolated */
  readUIntLE(offset: number, byteLength: number): number;
  /** @c buffer_write_uint_le @isolated */
  writeUIntLE(value: number, offset: number, byteLength: number): number;
  /** @c buffer_read_uint_be @isolated */
  readUIntBE(offset: number, byteLength: number): number;
  /** @c buffer_write_uint_be @isolated */
  writeUIntBE(value: number, offset: number, byteLength: number): number;
  /** @c buffer_read_int_le @isolated */
  readIntLE(offset: number, byteLength: number): number;
  /** @c buffer_write_int_le @isolated */
  writeIntLE(value: number, offset: number, byteLength: number): number;
  /** @c buffer_read_int_be @isolated */
  readIntBE(offset: number, byteLength: number): number;
  /** @c buffer_write_int_be @isolated */
  writeIntBE(value: number, offset: number, byteLength: number): number;
  /** @c buffer_read_big_uint64_le @isolated */
  readBigUInt64LE(offset?: number): bigint;
  /** @c buffer_write_big_int64_le @isolated */
  writeBigUInt64LE(value: bigint, offset?: number): number;
  /** @c buffer_read_big_uint64_be @isolated */
  readBigUInt64BE(offset?: number): bigint;
  /** @c buffer_write_big_int64_be @isolated */
  writeBigUInt64BE(value: bigint, offset?: number): number;
  /** @c buffer_read_big_int64_le @isolated */
  readBigInt64LE(offset?: number): bigint;
  /** @c buffer_write_big_int64_le @isolated */
  writeBigInt64LE(value: bigint, offset?: number): number;
  /** @c buffer_read_big_int64_be @isolated */
  readBigInt64BE(offset?: number): bigint;
  /** @c buffer_write_big_int64_be @isolated */
  writeBigInt64BE(value: bigint, offset?: number): number;
  /** @c buffer_swap16 @isolated */
  swap16(): this;
  /** @c buffer_swap32 @isolated */
  swap32(): this;
  /** @c buffer_swap64 @isolated */
  swap64(): this;
}
