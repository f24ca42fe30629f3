/**
 * @header ts/array_buffer.h
 *
 * ArrayBuffer (ECMA-262 §25.1) and what views of it have in common.
 */

/** @c TsArrayBuffer @cclass ts/buffer_classes.h */
interface ArrayBuffer {
  /** @c ->length */
  readonly byteLength: size;
  /** @c ts_array_buffer_max_length @isolated */
  readonly maxByteLength: size;
  /** @c ts_array_buffer_resizable @isolated */
  readonly resizable: boolean;
  /** @c ts_array_buffer_detached @isolated */
  readonly detached: boolean;
  /** @c ts_array_buffer_slice @isolated */
  slice(begin?: number, end?: number): ArrayBuffer;
  /** @c ts_array_buffer_resize */
  resize(newByteLength?: number): void;
  /** @c ts_array_buffer_transfer */
  transfer(newByteLength?: number): ArrayBuffer;
  /** @c ts_array_buffer_transfer_fixed */
  transferToFixedLength(newByteLength?: number): ArrayBuffer;
}

interface ArrayBufferConstructor {
  readonly prototype: ArrayBuffer;
  /** @c ts_array_buffer_new @isolated */
  new (byteLength: number): ArrayBuffer;
  /** @c ts_array_buffer_new_resizable */
  new (byteLength: number, options?: { maxByteLength?: number }): ArrayBuffer;
  /** @c ts_array_buffer_is_view @pure */
  isView(arg: any): arg is ArrayBufferView;
}

declare var ArrayBuffer: ArrayBufferConstructor;

/** Buffers shared between threads are not in the runtime: this is only for the types. */
interface SharedArrayBuffer {
  readonly byteLength: number;
  slice(begin?: number, end?: number): SharedArrayBuffer;
  readonly [Symbol.toStringTag]: "SharedArrayBuffer";
}

type ArrayBufferLike = ArrayBuffer | SharedArrayBuffer;

interface ArrayBufferView<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> {
  readonly buffer: TArrayBuffer;
  readonly byteLength: number;
  readonly byteOffset: number;
}

/* @header ts/data_view.h */

/** Numbers anywhere in the bytes of a buffer (ECMA-262 §25.3). @c TsDataView @cclass ts/buffer_classes.h */
interface DataView<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> {
  /** @c ts_data_view_buffer @isolated */
  readonly buffer: TArrayBuffer;
  /** @c ts_data_view_length @isolated */
  readonly byteLength: size;
  /** @c ts_data_view_offset @isolated */
  readonly byteOffset: size;
  /** @c ts_data_view_get_int8 @isolated */
  getInt8(byteOffset: number): number;
  /** @c ts_data_view_set_int8 @isolated */
  setInt8(byteOffset: number, value: number): void;
  /** @c ts_data_view_get_uint8 @isolated */
  getUint8(byteOffset: number): number;
  /** @c ts_data_view_set_uint8 @isolated */
  setUint8(byteOffset: number, value: number): void;
  /** @c ts_data_view_get_int16 @isolated */
  getInt16(byteOffset: number, littleEndian?: boolean): number;
  /** @c ts_data_view_set_int16 @isolated */
  setInt16(byteOffset: number, value: number, littleEndian?: boolean): void;
  /** @c ts_data_view_get_uint16 @isolated */
  getUint16(byteOffset: number, littleEndian?: boolean): number;
  /** @c ts_data_view_set_uint16 @isolated */
  setUint16(byteOffset: number, value: number, littleEndian?: boolean): void;
  /** @c ts_data_view_get_int32 @isolated */
  getInt32(byteOffset: number, littleEndian?: boolean): number;
  /** @c ts_data_view_set_int32 @isolated */
  setInt32(byteOffset: number, value: number, littleEndian?: boolean): void;
  /** @c ts_data_view_get_uint32 @isolated */
  getUint32(byteOffset: number, littleEndian?: boolean): number;
  /** @c ts_data_view_set_uint32 @isolated */
  setUint32(byteOffset: number, value: number, littleEndian?: boolean): void;
  /** @c ts_data_view_get_float16 @isolated */
  getFloat16(byteOffset: number, littleEndian?: boolean): number;
  /** @c ts_data_view_set_float16 @isolated */
  setFloat16(byteOffset: number, value: number, littleEndian?: boolean): void;
  /** @c ts_data_view_get_float32 @isolated */
  getFloat32(byteOffset: number, littleEndian?: boolean): number;
  /** @c ts_data_view_set_float32 @isolated */
  setFloat32(byteOffset: number, value: number, littleEndian?: boolean): void;
  /** @c ts_data_view_get_float64 @isolated */
  getFloat64(byteOffset: number, littleEndian?: boolean): number;
  /** @c ts_data_view_set_float64 @isolated */
  setFloat64(byteOffset: number, value: number, littleEndian?: boolean): void;
}

interface DataViewConstructor {
  readonly prototype: DataView<ArrayBufferLike>;
  /** @c ts_data_view_new */
  new <TArrayBuffer extends ArrayBufferLike & { BYTES_PER_ELEMENT?: never }>(
    buffer: TArrayBuffer,
    byteOffset?: number,
    byteLength?: number,
  ): DataView<TArrayBuffer>;
}

declare var DataView: DataViewConstructor;

/* @header ts/data_view_bigint.h */

interface DataView<TArrayBuffer extends ArrayBufferLike> {
  /** @c ts_data_view_get_bigint64 @isolated */
  getBigInt64(byteOffset: number, littleEndian?: boolean): bigint;
  /** @c ts_data_view_set_bigint64 @isolated */
  setBigInt64(byteOffset: number, value: bigint, littleEndian?: boolean): void;
  /** @c ts_data_view_get_biguint64 @isolated */
  getBigUint64(byteOffset: number, littleEndian?: boolean): bigint;
  /** @c ts_data_view_set_biguint64 @isolated */
  setBigUint64(byteOffset: number, value: bigint, littleEndian?: boolean): void;
}
