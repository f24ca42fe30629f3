/**
 * @header ts/typed_array.h
 *
 * The wider typed arrays of numbers (ECMA-262 §23.2).
 */

/** @c TsInt32Array @cclass ts/typed_array_classes.h */
interface Int32Array<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> extends TypedNumbers {
  /** @c ts_int32_array_get @cset ts_int32_array_set @isolated */
  [index: position]: int32;
  /** @c ts_typed_array_buffer @isolated */
  readonly buffer: TArrayBuffer;
  /** @c ts_typed_array_element_size @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_typed_array_filter */
  filter(predicate: (value: number, index: number, array: this) => any): Int32Array<ArrayBuffer>;
  /** @c ts_typed_array_map */
  map(callbackfn: (value: number, index: number, array: this) => number): Int32Array<ArrayBuffer>;
  /** @c ts_typed_array_slice @isolated */
  slice(start?: number, end?: number): Int32Array<ArrayBuffer>;
  /** @c ts_typed_array_subarray @isolated */
  subarray(begin?: number, end?: number): Int32Array<TArrayBuffer>;
  /** @c ts_typed_array_to_reversed @isolated */
  toReversed(): Int32Array<ArrayBuffer>;
  /** @c ts_typed_array_to_sorted @callback ts_comparator */
  toSorted(compareFn?: (a: number, b: number) => number): Int32Array<ArrayBuffer>;
  /** @c ts_typed_array_with @isolated */
  with(index: number, value: number): Int32Array<ArrayBuffer>;
}

interface Int32ArrayConstructor {
  readonly prototype: Int32Array<ArrayBufferLike>;
  /** @c ts_int32_array_new @isolated */
  new (length: number): Int32Array<ArrayBuffer>;
  /** @c ts_int32_array_new_from */
  new <TArrayBuffer extends ArrayBufferLike = ArrayBuffer>(
    buffer: TArrayBuffer,
    byteOffset?: number,
    length?: number,
  ): Int32Array<TArrayBuffer>;
  /** @c ts_int32_array_new_of */
  new (array: ArrayLike<number> | Iterable<number>): Int32Array<ArrayBuffer>;
  /** @c ts_int32_array_new_of */
  new (array?: ArrayLike<number> | ArrayBuffer | number): Int32Array<ArrayBuffer>;
  /** @c TS_BYTES_4 @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_int32_array_of */
  of(...items: number[]): Int32Array<ArrayBuffer>;
  /** @c ts_int32_array_from */
  from(elements: Iterable<number> | ArrayLike<number>): Int32Array<ArrayBuffer>;
  /** @c ts_int32_array_from_map */
  from<U>(elements: Iterable<U> | ArrayLike<U>, mapfn: (v: U, k: number) => number): Int32Array<ArrayBuffer>;
}

declare var Int32Array: Int32ArrayConstructor;

/** @c TsUint32Array @cclass ts/typed_array_classes.h */
interface Uint32Array<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> extends TypedNumbers {
  /** @c ts_uint32_array_get @cset ts_uint32_array_set @isolated */
  [index: position]: uint32;
  /** @c ts_typed_array_buffer @isolated */
  readonly buffer: TArrayBuffer;
  /** @c ts_typed_array_element_size @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_typed_array_filter */
  filter(predicate: (value: number, index: number, array: this) => any): Uint32Array<ArrayBuffer>;
  /** @c ts_typed_array_map */
  map(callbackfn: (value: number, index: number, array: this) => number): Uint32Array<ArrayBuffer>;
  /** @c ts_typed_array_slice @isolated */
  slice(start?: number, end?: number): Uint32Array<ArrayBuffer>;
  /** @c ts_typed_array_subarray @isolated */
  subarray(begin?: number, end?: number): Uint32Array<TArrayBuffer>;
  /** @c ts_typed_array_to_reversed @isolated */
  toReversed(): Uint32Array<ArrayBuffer>;
  /** @c ts_typed_array_to_sorted @callback ts_comparator */
  toSorted(compareFn?: (a: number, b: number) => number): Uint32Array<ArrayBuffer>;
  /** @c ts_typed_array_with @isolated */
  with(index: number, value: number): Uint32Array<ArrayBuffer>;
}

interface Uint32ArrayConstructor {
  readonly prototype: Uint32Array<ArrayBufferLike>;
  /** @c ts_uint32_array_new @isolated */
  new (length: number): Uint32Array<ArrayBuffer>;
  /** @c ts_uint32_array_new_from */
  new <TArrayBuffer extends ArrayBufferLike = ArrayBuffer>(
    buffer: TArrayBuffer,
    byteOffset?: number,
    length?: number,
  ): Uint32Array<TArrayBuffer>;
  /** @c ts_uint32_array_new_of */
  new (array: ArrayLike<number> | Iterable<number>): Uint32Array<ArrayBuffer>;
  /** @c ts_uint32_array_new_of */
  new (array?: ArrayLike<number> | ArrayBuffer | number): Uint32Array<ArrayBuffer>;
  /** @c TS_BYTES_4 @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_uint32_array_of */
  of(...items: number[]): Uint32Array<ArrayBuffer>;
  /** @c ts_uint32_array_from */
  from(elements: Iterable<number> | ArrayLike<number>): Uint32Array<ArrayBuffer>;
  /** @c ts_uint32_array_from_map */
  from<U>(elements: Iterable<U> | ArrayLike<U>, mapfn: (v: U, k: number) => number): Uint32Array<ArrayBuffer>;
}

declare var Uint32Array: Uint32ArrayConstructor;

/** @c TsFloat16Array */
interface Float16Array<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> extends TypedNumbers {
  /** @c ts_float16_array_get @cset ts_float16_array_set @isolated */
  [index: position]: number;
  /** @c ts_typed_array_buffer @isolated */
  readonly buffer: TArrayBuffer;
  /** @c ts_typed_array_element_size @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_typed_array_filter */
  filter(predicate: (value: number, index: number, array: this) => any): Float16Array<ArrayBuffer>;
  /** @c ts_typed_array_map */
  map(callbackfn: (value: number, index: number, array: this) => number): Float16Array<ArrayBuffer>;
  /** @c ts_typed_array_slice @isolated */
  slice(start?: number, end?: number): Float16Array<ArrayBuffer>;
  /** @c ts_typed_array_subarray @isolated */
  subarray(begin?: number, end?: number): Float16Array<TArrayBuffer>;
  /** @c ts_typed_array_to_reversed @isolated */
  toReversed(): Float16Array<ArrayBuffer>;
  /** @c ts_typed_array_to_sorted @callback ts_comparator */
  toSorted(compareFn?: (a: number, b: number) => number): Float16Array<ArrayBuffer>;
  /** @c ts_typed_array_with @isolated */
  with(index: number, value: number): Float16Array<ArrayBuffer>;
}

interface Float16ArrayConstructor {
  readonly prototype: Float16Array<ArrayBufferLike>;
  /** @c ts_float16_array_new @isolated */
  new (length: number): Float16Array<ArrayBuffer>;
  /** @c ts_float16_array_new_from */
  new <TArrayBuffer extends ArrayBufferLike = ArrayBuffer>(
    buffer: TArrayBuffer,
    byteOffset?: number,
    length?: number,
  ): Float16Array<TArrayBuffer>;
  /** @c ts_float16_array_new_of */
  new (array: ArrayLike<number> | Iterable<number>): Float16Array<ArrayBuffer>;
  /** @c ts_float16_array_new_of */
  new (array?: ArrayLike<number> | ArrayBuffer | number): Float16Array<ArrayBuffer>;
  /** @c TS_BYTES_2 @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_float16_array_of */
  of(...items: number[]): Float16Array<ArrayBuffer>;
  /** @c ts_float16_array_from */
  from(elements: Iterable<number> | ArrayLike<number>): Float16Array<ArrayBuffer>;
  /** @c ts_float16_array_from_map */
  from<U>(elements: Iterable<U> | ArrayLike<U>, mapfn: (v: U, k: number) => number): Float16Array<ArrayBuffer>;
}

declare var Float16Array: Float16ArrayConstructor;

/** @c TsFloat32Array @cclass ts/typed_array_classes.h */
interface Float32Array<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> extends TypedNumbers {
  /** @c ts_float32_array_get @cset ts_float32_array_set @isolated */
  [index: position]: number;
  /** @c ts_typed_array_buffer @isolated */
  readonly buffer: TArrayBuffer;
  /** @c ts_typed_array_element_size @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_typed_array_filter */
  filter(predicate: (value: number, index: number, array: this) => any): Float32Array<ArrayBuffer>;
  /** @c ts_typed_array_map */
  map(callbackfn: (value: number, index: number, array: this) => number): Float32Array<ArrayBuffer>;
  /** @c ts_typed_array_slice @isolated */
  slice(start?: number, end?: number): Float32Array<ArrayBuffer>;
  /** @c ts_typed_array_subarray @isolated */
  subarray(begin?: number, end?: number): Float32Array<TArrayBuffer>;
  /** @c ts_typed_array_to_reversed @isolated */
  toReversed(): Float32Array<ArrayBuffer>;
  /** @c ts_typed_array_to_sorted @callback ts_comparator */
  toSorted(compareFn?: (a: number, b: number) => number): Float32Array<ArrayBuffer>;
  /** @c ts_typed_array_with @isolated */
  with(index: number, value: number): Float32Array<ArrayBuffer>;
}

interface Float32ArrayConstructor {
  readonly prototype: Float32Array<ArrayBufferLike>;
  /** @c ts_float32_array_new @isolated */
  new (length: number): Float32Array<ArrayBuffer>;
  /** @c ts_float32_array_new_from */
  new <TArrayBuffer extends ArrayBufferLike = ArrayBuffer>(
    buffer: TArrayBuffer,
    byteOffset?: number,
    length?: number,
  ): Float32Array<TArrayBuffer>;
  /** @c ts_float32_array_new_of */
  new (array: ArrayLike<number> | Iterable<number>): Float32Array<ArrayBuffer>;
  /** @c ts_float32_array_new_of */
  new (array?: ArrayLike<number> | ArrayBuffer | number): Float32Array<ArrayBuffer>;
  /** @c TS_BYTES_4 @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_float32_array_of */
  of(...items: number[]): Float32Array<ArrayBuffer>;
  /** @c ts_float32_array_from */
  from(elements: Iterable<number> | ArrayLike<number>): Float32Array<ArrayBuffer>;
  /** @c ts_float32_array_from_map */
  from<U>(elements: Iterable<U> | ArrayLike<U>, mapfn: (v: U, k: number) => number): Float32Array<ArrayBuffer>;
}

declare var Float32Array: Float32ArrayConstructor;

/** @c TsFloat64Array @cclass ts/typed_array_classes.h */
interface Float64Array<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> extends TypedNumbers {
  /** @c ts_float64_array_get @cset ts_float64_array_set @isolated */
  [index: position]: number;
  /** @c ts_typed_array_buffer @isolated */
  readonly buffer: TArrayBuffer;
  /** @c ts_typed_array_element_size @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_typed_array_filter */
  filter(predicate: (value: number, index: number, array: this) => any): Float64Array<ArrayBuffer>;
  /** @c ts_typed_array_map */
  map(callbackfn: (value: number, index: number, array: this) => number): Float64Array<ArrayBuffer>;
  /** @c ts_typed_array_slice @isolated */
  slice(start?: number, end?: number): Float64Array<ArrayBuffer>;
  /** @c ts_typed_array_subarray @isolated */
  subarray(begin?: number, end?: number): Float64Array<TArrayBuffer>;
  /** @c ts_typed_array_to_reversed @isolated */
  toReversed(): Float64Array<ArrayBuffer>;
  /** @c ts_typed_array_to_sorted @callback ts_comparator */
  toSorted(compareFn?: (a: number, b: number) => number): Float64Array<ArrayBuffer>;
  /** @c ts_typed_array_with @isolated */
  with(index: number, value: number): Float64Array<ArrayBuffer>;
}

interface Float64ArrayConstructor {
  readonly prototype: Float64Array<ArrayBufferLike>;
  /** @c ts_float64_array_new @isolated */
  new (length: number): Float64Array<ArrayBuffer>;
  /** @c ts_float64_array_new_from */
  new <TArrayBuffer extends ArrayBufferLike = ArrayBuffer>(
    buffer: TArrayBuffer,
    byteOffset?: number,
    length?: number,
  ): Float64Array<TArrayBuffer>;
  /** @c ts_float64_array_new_of */
  new (array: ArrayLike<number> | Iterable<number>): Float64Array<ArrayBuffer>;
  /** @c ts_float64_array_new_of */
  new (array?: ArrayLike<number> | ArrayBuffer | number): Float64Array<ArrayBuffer>;
  /** @c TS_BYTES_8 @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_float64_array_of */
  of(...items: number[]): Float64Array<ArrayBuffer>;
  /** @c ts_float64_array_from */
  from(elements: Iterable<number> | ArrayLike<number>): Float64Array<ArrayBuffer>;
  /** @c ts_float64_array_from_map */
  from<U>(elements: Iterable<U> | ArrayLike<U>, mapfn: (v: U, k: number) => number): Float64Array<ArrayBuffer>;
}

declare var Float64Array: Float64ArrayConstructor;
