/**
 * @header ts/typed_array.h
 *
 * Typed arrays (ECMA-262 §23.2).
 */

/** What typed arrays of numbers have in common. @c TsTypedArray */
interface TypedNumbers {
  /** @c ->length */
  readonly length: size;
  /** @c ts_typed_array_byte_length @isolated */
  readonly byteLength: size;
  /** @c ts_typed_array_byte_offset @isolated */
  readonly byteOffset: size;
  /** @c ts_typed_array_at @isolated */
  at(index: number): number | undefined;
  /** @c ts_typed_array_copy_within @isolated */
  copyWithin(target: number, start: number, end?: number): this;
  /** @c ts_typed_array_entries @isolated */
  entries(): ArrayIterator<[number, number]>;
  /** @c ts_typed_array_every */
  every(predicate: (value: number, index: number, array: this) => unknown): boolean;
  /** @c ts_typed_array_fill @isolated */
  fill(value: number, start?: number, end?: number): this;
  /** @c ts_typed_array_find */
  find(predicate: (value: number, index: number, obj: this) => unknown): number | undefined;
  /** @c ts_typed_array_find_index */
  findIndex(predicate: (value: number, index: number, obj: this) => unknown): number;
  /** @c ts_typed_array_find_last */
  findLast(predicate: (value: number, index: number, array: this) => unknown): number | undefined;
  /** @c ts_typed_array_find_last_index */
  findLastIndex(predicate: (value: number, index: number, array: this) => unknown): number;
  /** @c ts_typed_array_for_each */
  forEach(callbackfn: (value: number, index: number, array: this) => void): void;
  /** @c ts_typed_array_includes @isolated */
  includes(searchElement: number, fromIndex?: number): boolean;
  /** @c ts_typed_array_index_of @isolated */
  indexOf(searchElement: number, fromIndex?: number): number;
  /** @c ts_typed_array_join @isolated */
  join(separator?: string): string;
  /** @c ts_typed_array_keys @isolated */
  keys(): ArrayIterator<number>;
  /** @c ts_typed_array_last_index_of @isolated */
  lastIndexOf(searchElement: number, fromIndex?: number): number;
  /** @c ts_typed_array_reduce_first */
  reduce(callbackfn: (previousValue: number, currentValue: number, currentIndex: number, array: this) => number): number;
  /** @c ts_typed_array_reduce */
  reduce<U>(
    callbackfn: (previousValue: U, currentValue: number, currentIndex: number, array: this) => U,
    initialValue: U,
  ): U;
  /** @c ts_typed_array_reduce_right_first */
  reduceRight(callbackfn: (previousValue: number, currentValue: number, currentIndex: number, array: this) => number): number;
  /** @c ts_typed_array_reduce_right */
  reduceRight<U>(
    callbackfn: (previousValue: U, currentValue: number, currentIndex: number, array: this) => U,
    initialValue: U,
  ): U;
  /** @c ts_typed_array_reverse @isolated */
  reverse(): this;
  /** @c ts_typed_array_set_from */
  set(array: ArrayLike<number>, offset?: number): void;
  /** @c ts_typed_array_some */
  some(predicate: (value: number, index: number, array: this) => unknown): boolean;
  /** @c ts_typed_array_sort @callback ts_comparator */
  sort(compareFn?: (a: number, b: number) => number): this;
  /** @c ts_typed_array_to_locale_string @isolated */
  toLocaleString(): string;
  /** @c ts_typed_array_to_string @isolated */
  toString(): string;
  /** @c ts_typed_array_values @isolated */
  values(): ArrayIterator<number>;
  /** @c ts_typed_array_values @isolated */
  [Symbol.iterator](): ArrayIterator<number>;
}

/** @c TsInt8Array @cclass ts/typed_array_classes.h */
interface Int8Array<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> extends TypedNumbers {
  /** @c ts_int8_array_get @cset ts_int8_array_set @isolated */
  [index: position]: int8;
  /** @c ts_typed_array_buffer @isolated */
  readonly buffer: TArrayBuffer;
  /** @c ts_typed_array_element_size @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_typed_array_filter */
  filter(predicate: (value: number, index: number, array: this) => any): Int8Array<ArrayBuffer>;
  /** @c ts_typed_array_map */
  map(callbackfn: (value: number, index: number, array: this) => number): Int8Array<ArrayBuffer>;
  /** @c ts_typed_array_slice @isolated */
  slice(start?: number, end?: number): Int8Array<ArrayBuffer>;
  /** @c ts_typed_array_subarray @isolated */
  subarray(begin?: number, end?: number): Int8Array<TArrayBuffer>;
  /** @c ts_typed_array_to_reversed @isolated */
  toReversed(): Int8Array<ArrayBuffer>;
  /** @c ts_typed_array_to_sorted @callback ts_comparator */
  toSorted(compareFn?: (a: number, b: number) => number): Int8Array<ArrayBuffer>;
  /** @c ts_typed_array_with @isolated */
  with(index: number, value: number): Int8Array<ArrayBuffer>;
}

interface Int8ArrayConstructor {
  readonly prototype: Int8Array<ArrayBufferLike>;
  /** @c ts_int8_array_new @isolated */
  new (length: number): Int8Array<ArrayBuffer>;
  /** @c ts_int8_array_new_from */
  new <TArrayBuffer extends ArrayBufferLike = ArrayBuffer>(
    buffer: TArrayBuffer,
    byteOffset?: number,
    length?: number,
  ): Int8Array<TArrayBuffer>;
  /** @c ts_int8_array_new_of */
  new (array: ArrayLike<number> | Iterable<number>): Int8Array<ArrayBuffer>;
  /** @c ts_int8_array_new_of */
  new (array?: ArrayLike<number> | ArrayBuffer | number): Int8Array<ArrayBuffer>;
  /** @c TS_BYTES_1 @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_int8_array_of */
  of(...items: number[]): Int8Array<ArrayBuffer>;
  /** @c ts_int8_array_from */
  from(elements: Iterable<number> | ArrayLike<number>): Int8Array<ArrayBuffer>;
  /** @c ts_int8_array_from_map */
  from<U>(elements: Iterable<U> | ArrayLike<U>, mapfn: (v: U, k: number) => number): Int8Array<ArrayBuffer>;
}

declare var Int8Array: Int8ArrayConstructor;

/** @c TsUint8Array @cclass ts/typed_array_classes.h */
interface Uint8Array<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> extends TypedNumbers {
  /** @c ts_uint8_array_get @cset ts_uint8_array_set @isolated */
  [index: position]: uint8;
  /** @c ts_typed_array_buffer @isolated */
  readonly buffer: TArrayBuffer;
  /** @c ts_typed_array_element_size @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_typed_array_filter */
  filter(predicate: (value: number, index: number, array: this) => any): Uint8Array<ArrayBuffer>;
  /** @c ts_typed_array_map */
  map(callbackfn: (value: number, index: number, array: this) => number): Uint8Array<ArrayBuffer>;
  /** @c ts_typed_array_slice @isolated */
  slice(start?: number, end?: number): Uint8Array<ArrayBuffer>;
  /** @c ts_typed_array_subarray @isolated */
  subarray(begin?: number, end?: number): Uint8Array<TArrayBuffer>;
  /** @c ts_typed_array_to_reversed @isolated */
  toReversed(): Uint8Array<ArrayBuffer>;
  /** @c ts_typed_array_to_sorted @callback ts_comparator */
  toSorted(compareFn?: (a: number, b: number) => number): Uint8Array<ArrayBuffer>;
  /** @c ts_typed_array_with @isolated */
  with(index: number, value: number): Uint8Array<ArrayBuffer>;
}

interface Uint8ArrayConstructor {
  readonly prototype: Uint8Array<ArrayBufferLike>;
  /** @c ts_uint8_array_new @isolated */
  new (length: number): Uint8Array<ArrayBuffer>;
  /** @c ts_uint8_array_new_from */
  new <TArrayBuffer extends ArrayBufferLike = ArrayBuffer>(
    buffer: TArrayBuffer,
    byteOffset?: number,
    length?: number,
  ): Uint8Array<TArrayBuffer>;
  /** @c ts_uint8_array_new_of */
  new (array: ArrayLike<number> | Iterable<number>): Uint8Array<ArrayBuffer>;
  /** @c ts_uint8_array_new_of */
  new (array?: ArrayLike<number> | ArrayBuffer | number): Uint8Array<ArrayBuffer>;
  /** @c TS_BYTES_1 @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_uint8_array_of */
  of(...items: number[]): Uint8Array<ArrayBuffer>;
  /** @c ts_uint8_array_from */
  from(elements: Iterable<number> | ArrayLike<number>): Uint8Array<ArrayBuffer>;
  /** @c ts_uint8_array_from_map */
  from<U>(elements: Iterable<U> | ArrayLike<U>, mapfn: (v: U, k: number) => number): Uint8Array<ArrayBuffer>;
}

declare var Uint8Array: Uint8ArrayConstructor;

/** @c TsUint8ClampedArray @cclass ts/typed_array_classes.h */
interface Uint8ClampedArray<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> extends TypedNumbers {
  /** @c ts_uint8_clamped_array_get @cset ts_uint8_clamped_array_set @isolated */
  [index: position]: number;
  /** @c ts_typed_array_buffer @isolated */
  readonly buffer: TArrayBuffer;
  /** @c ts_typed_array_element_size @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_typed_array_filter */
  filter(predicate: (value: number, index: number, array: this) => any): Uint8ClampedArray<ArrayBuffer>;
  /** @c ts_typed_array_map */
  map(callbackfn: (value: number, index: number, array: this) => number): Uint8ClampedArray<ArrayBuffer>;
  /** @c ts_typed_array_slice @isolated */
  slice(start?: number, end?: number): Uint8ClampedArray<ArrayBuffer>;
  /** @c ts_typed_array_subarray @isolated */
  subarray(begin?: number, end?: number): Uint8ClampedArray<TArrayBuffer>;
  /** @c ts_typed_array_to_reversed @isolated */
  toReversed(): Uint8ClampedArray<ArrayBuffer>;
  /** @c ts_typed_array_to_sorted @callback ts_comparator */
  toSorted(compareFn?: (a: number, b: number) => number): Uint8ClampedArray<ArrayBuffer>;
  /** @c ts_typed_array_with @isolated */
  with(index: number, value: number): Uint8ClampedArray<ArrayBuffer>;
}

interface Uint8ClampedArrayConstructor {
  readonly prototype: Uint8ClampedArray<ArrayBufferLike>;
  /** @c ts_uint8_clamped_array_new @isolated */
  new (length: number): Uint8ClampedArray<ArrayBuffer>;
  /** @c ts_uint8_clamped_array_new_from */
  new <TArrayBuffer extends ArrayBufferLike = ArrayBuffer>(
    buffer: TArrayBuffer,
    byteOffset?: number,
    length?: number,
  ): Uint8ClampedArray<TArrayBuffer>;
  /** @c ts_uint8_clamped_array_new_of */
  new (array: ArrayLike<number> | Iterable<number>): Uint8ClampedArray<ArrayBuffer>;
  /** @c ts_uint8_clamped_array_new_of */
  new (array?: ArrayLike<number> | ArrayBuffer | number): Uint8ClampedArray<ArrayBuffer>;
  /** @c TS_BYTES_1 @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_uint8_clamped_array_of */
  of(...items: number[]): Uint8ClampedArray<ArrayBuffer>;
  /** @c ts_uint8_clamped_array_from */
  from(elements: Iterable<number> | ArrayLike<number>): Uint8ClampedArray<ArrayBuffer>;
  /** @c ts_uint8_clamped_array_from_map */
  from<U>(elements: Iterable<U> | ArrayLike<U>, mapfn: (v: U, k: number) => number): Uint8ClampedArray<ArrayBuffer>;
}

declare var Uint8ClampedArray: Uint8ClampedArrayConstructor;

/** @c TsInt16Array @cclass ts/typed_array_classes.h */
interface Int16Array<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> extends TypedNumbers {
  /** @c ts_int16_array_get @cset ts_int16_array_set @isolated */
  [index: position]: int16;
  /** @c ts_typed_array_buffer @isolated */
  readonly buffer: TArrayBuffer;
  /** @c ts_typed_array_element_size @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_typed_array_filter */
  filter(predicate: (value: number, index: number, array: this) => any): Int16Array<ArrayBuffer>;
  /** @c ts_typed_array_map */
  map(callbackfn: (value: number, index: number, array: this) => number): Int16Array<ArrayBuffer>;
  /** @c ts_typed_array_slice @isolated */
  slice(start?: number, end?: number): Int16Array<ArrayBuffer>;
  /** @c ts_typed_array_subarray @isolated */
  subarray(begin?: number, end?: number): Int16Array<TArrayBuffer>;
  /** @c ts_typed_array_to_reversed @isolated */
  toReversed(): Int16Array<ArrayBuffer>;
  /** @c ts_typed_array_to_sorted @callback ts_comparator */
  toSorted(compareFn?: (a: number, b: number) => number): Int16Array<ArrayBuffer>;
  /** @c ts_typed_array_with @isolated */
  with(index: number, value: number): Int16Array<ArrayBuffer>;
}

interface Int16ArrayConstructor {
  readonly prototype: Int16Array<ArrayBufferLike>;
  /** @c ts_int16_array_new @isolated */
  new (length: number): Int16Array<ArrayBuffer>;
  /** @c ts_int16_array_new_from */
  new <TArrayBuffer extends ArrayBufferLike = ArrayBuffer>(
    buffer: TArrayBuffer,
    byteOffset?: number,
    length?: number,
  ): Int16Array<TArrayBuffer>;
  /** @c ts_int16_array_new_of */
  new (array: ArrayLike<number> | Iterable<number>): Int16Array<ArrayBuffer>;
  /** @c ts_int16_array_new_of */
  new (array?: ArrayLike<number> | ArrayBuffer | number): Int16Array<ArrayBuffer>;
  /** @c TS_BYTES_2 @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_int16_array_of */
  of(...items: number[]): Int16Array<ArrayBuffer>;
  /** @c ts_int16_array_from */
  from(elements: Iterable<number> | ArrayLike<number>): Int16Array<ArrayBuffer>;
  /** @c ts_int16_array_from_map */
  from<U>(elements: Iterable<U> | ArrayLike<U>, mapfn: (v: U, k: number) => number): Int16Array<ArrayBuffer>;
}

declare var Int16Array: Int16ArrayConstructor;

/** @c TsUint16Array @cclass ts/typed_array_classes.h */
interface Uint16Array<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> extends TypedNumbers {
  /** @c ts_uint16_array_get @cset ts_uint16_array_set @isolated */
  [index: position]: uint16;
  /** @c ts_typed_array_buffer @isolated */
  readonly buffer: TArrayBuffer;
  /** @c ts_typed_array_element_size @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_typed_array_filter */
  filter(predicate: (value: number, index: number, array: this) => any): Uint16Array<ArrayBuffer>;
  /** @c ts_typed_array_map */
  map(callbackfn: (value: number, index: number, array: this) => number): Uint16Array<ArrayBuffer>;
  /** @c ts_typed_array_slice @isolated */
  slice(start?: number, end?: number): Uint16Array<ArrayBuffer>;
  /** @c ts_typed_array_subarray @isolated */
  subarray(begin?: number, end?: number): Uint16Array<TArrayBuffer>;
  /** @c ts_typed_array_to_reversed @isolated */
  toReversed(): Uint16Array<ArrayBuffer>;
  /** @c ts_typed_array_to_sorted @callback ts_comparator */
  toSorted(compareFn?: (a: number, b: number) => number): Uint16Array<ArrayBuffer>;
  /** @c ts_typed_array_with @isolated */
  with(index: number, value: number): Uint16Array<ArrayBuffer>;
}

interface Uint16ArrayConstructor {
  readonly prototype: Uint16Array<ArrayBufferLike>;
  /** @c ts_uint16_array_new @isolated */
  new (length: number): Uint16Array<ArrayBuffer>;
  /** @c ts_uint16_array_new_from */
  new <TArrayBuffer extends ArrayBufferLike = ArrayBuffer>(
    buffer: TArrayBuffer,
    byteOffset?: number,
    length?: number,
  ): Uint16Array<TArrayBuffer>;
  /** @c ts_uint16_array_new_of */
  new (array: ArrayLike<number> | Iterable<number>): Uint16Array<ArrayBuffer>;
  /** @c ts_uint16_array_new_of */
  new (array?: ArrayLike<number> | ArrayBuffer | number): Uint16Array<ArrayBuffer>;
  /** @c TS_BYTES_2 @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_uint16_array_of */
  of(...items: number[]): Uint16Array<ArrayBuffer>;
  /** @c ts_uint16_array_from */
  from(elements: Iterable<number> | ArrayLike<number>): Uint16Array<ArrayBuffer>;
  /** @c ts_uint16_array_from_map */
  from<U>(elements: Iterable<U> | ArrayLike<U>, mapfn: (v: U, k: number) => number): Uint16Array<ArrayBuffer>;
}

declare var Uint16Array: Uint16ArrayConstructor;
