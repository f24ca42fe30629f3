/**
 * @header ts/typed_array_bigint.h
 *
 * Typed arrays of BigInts (ECMA-262 §23.2).
 */

/** What typed arrays of bigints have in common. @c TsTypedArray */
interface TypedBigInts {
  /** @c ->length */
  readonly length: size;
  /** @c ts_typed_array_byte_length @isolated */
  readonly byteLength: size;
  /** @c ts_typed_array_byte_offset @isolated */
  readonly byteOffset: size;
  /** @c ts_typed_array_at_bigint @isolated */
  at(index: number): bigint | undefined;
  /** @c ts_typed_array_copy_within @isolated */
  copyWithin(target: number, start: number, end?: number): this;
  /** @c ts_typed_array_entries @isolated */
  entries(): ArrayIterator<[number, bigint]>;
  /** @c ts_typed_array_every */
  every(predicate: (value: bigint, index: number, array: this) => unknown): boolean;
  /** @c ts_typed_array_fill_bigint @isolated */
  fill(value: bigint, start?: number, end?: number): this;
  /** @c ts_typed_array_find_bigint */
  find(predicate: (value: bigint, index: number, obj: this) => unknown): bigint | undefined;
  /** @c ts_typed_array_find_index */
  findIndex(predicate: (value: bigint, index: number, obj: this) => unknown): number;
  /** @c ts_typed_array_find_last_bigint */
  findLast(predicate: (value: bigint, index: number, array: this) => unknown): bigint | undefined;
  /** @c ts_typed_array_find_last_index */
  findLastIndex(predicate: (value: bigint, index: number, array: this) => unknown): number;
  /** @c ts_typed_array_for_each */
  forEach(callbackfn: (value: bigint, index: number, array: this) => void): void;
  /** @c ts_typed_array_includes_bigint @isolated */
  includes(searchElement: bigint, fromIndex?: number): boolean;
  /** @c ts_typed_array_index_of_bigint @isolated */
  indexOf(searchElement: bigint, fromIndex?: number): number;
  /** @c ts_typed_array_join @isolated */
  join(separator?: string): string;
  /** @c ts_typed_array_keys @isolated */
  keys(): ArrayIterator<number>;
  /** @c ts_typed_array_last_index_of_bigint @isolated */
  lastIndexOf(searchElement: bigint, fromIndex?: number): number;
  /** @c ts_typed_array_reduce_first_bigint */
  reduce(callbackfn: (previousValue: bigint, currentValue: bigint, currentIndex: number, array: this) => bigint): bigint;
  /** @c ts_typed_array_reduce */
  reduce<U>(
    callbackfn: (previousValue: U, currentValue: bigint, currentIndex: number, array: this) => U,
    initialValue: U,
  ): U;
  /** @c ts_typed_array_reduce_right_first_bigint */
  reduceRight(callbackfn: (previousValue: bigint, currentValue: bigint, currentIndex: number, array: this) => bigint): bigint;
  /** @c ts_typed_array_reduce_right */
  reduceRight<U>(
    callbackfn: (previousValue: U, currentValue: bigint, currentIndex: number, array: this) => U,
    initialValue: U,
  ): U;
  /** @c ts_typed_array_reverse @isolated */
  reverse(): this;
  /** @c ts_typed_array_set_from */
  set(array: ArrayLike<bigint>, offset?: number): void;
  /** @c ts_typed_array_some */
  some(predicate: (value: bigint, index: number, array: this) => unknown): boolean;
  /** @c ts_typed_array_sort @callback ts_comparator */
  sort(compareFn?: (a: bigint, b: bigint) => number | bigint): this;
  /** @c ts_typed_array_to_locale_string @isolated */
  toLocaleString(): string;
  /** @c ts_typed_array_to_string @isolated */
  toString(): string;
  /** @c ts_typed_array_values @isolated */
  values(): ArrayIterator<bigint>;
  /** @c ts_typed_array_values @isolated */
  [Symbol.iterator](): ArrayIterator<bigint>;
}

/** @c TsBigInt64Array */
interface BigInt64Array<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> extends TypedBigInts {
  /** @c ts_bigint64_array_get @cset ts_bigint64_array_set @isolated */
  [index: position]: bigint;
  /** @c ts_typed_array_buffer @isolated */
  readonly buffer: TArrayBuffer;
  /** @c ts_typed_array_element_size @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_typed_array_filter */
  filter(predicate: (value: bigint, index: number, array: this) => any): BigInt64Array<ArrayBuffer>;
  /** @c ts_typed_array_map */
  map(callbackfn: (value: bigint, index: number, array: this) => bigint): BigInt64Array<ArrayBuffer>;
  /** @c ts_typed_array_slice @isolated */
  slice(start?: number, end?: number): BigInt64Array<ArrayBuffer>;
  /** @c ts_typed_array_subarray @isolated */
  subarray(begin?: number, end?: number): BigInt64Array<TArrayBuffer>;
  /** @c ts_typed_array_to_reversed @isolated */
  toReversed(): BigInt64Array<ArrayBuffer>;
  /** @c ts_typed_array_to_sorted @callback ts_comparator */
  toSorted(compareFn?: (a: bigint, b: bigint) => number): BigInt64Array<ArrayBuffer>;
  /** @c ts_typed_array_with_bigint @isolated */
  with(index: number, value: bigint): BigInt64Array<ArrayBuffer>;
}

interface BigInt64ArrayConstructor {
  readonly prototype: BigInt64Array<ArrayBufferLike>;
  /** @c ts_bigint64_array_new @isolated */
  new (length: number): BigInt64Array<ArrayBuffer>;
  /** @c ts_bigint64_array_new_from */
  new <TArrayBuffer extends ArrayBufferLike = ArrayBuffer>(
    buffer: TArrayBuffer,
    byteOffset?: number,
    length?: number,
  ): BigInt64Array<TArrayBuffer>;
  /** @c ts_bigint64_array_new_of */
  new (array: ArrayLike<bigint> | Iterable<bigint>): BigInt64Array<ArrayBuffer>;
  /** @c ts_bigint64_array_new_of */
  new (array?: ArrayLike<bigint> | ArrayBuffer | number): BigInt64Array<ArrayBuffer>;
  /** @c TS_BYTES_8 @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_bigint64_array_of */
  of(...items: bigint[]): BigInt64Array<ArrayBuffer>;
  /** @c ts_bigint64_array_from */
  from(elements: Iterable<bigint> | ArrayLike<bigint>): BigInt64Array<ArrayBuffer>;
  /** @c ts_bigint64_array_from_map */
  from<U>(elements: Iterable<U> | ArrayLike<U>, mapfn: (v: U, k: number) => bigint): BigInt64Array<ArrayBuffer>;
}

declare var BigInt64Array: BigInt64ArrayConstructor;

/** @c TsBigUint64Array */
interface BigUint64Array<TArrayBuffer extends ArrayBufferLike = ArrayBufferLike> extends TypedBigInts {
  /** @c ts_biguint64_array_get @cset ts_biguint64_array_set @isolated */
  [index: position]: bigint;
  /** @c ts_typed_array_buffer @isolated */
  readonly buffer: TArrayBuffer;
  /** @c ts_typed_array_element_size @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_typed_array_filter */
  filter(predicate: (value: bigint, index: number, array: this) => any): BigUint64Array<ArrayBuffer>;
  /** @c ts_typed_array_map */
  map(callbackfn: (value: bigint, index: number, array: this) => bigint): BigUint64Array<ArrayBuffer>;
  /** @c ts_typed_array_slice @isolated */
  slice(start?: number, end?: number): BigUint64Array<ArrayBuffer>;
  /** @c ts_typed_array_subarray @isolated */
  subarray(begin?: number, end?: number): BigUint64Array<TArrayBuffer>;
  /** @c ts_typed_array_to_reversed @isolated */
  toReversed(): BigUint64Array<ArrayBuffer>;
  /** @c ts_typed_array_to_sorted @callback ts_comparator */
  toSorted(compareFn?: (a: bigint, b: bigint) => number): BigUint64Array<ArrayBuffer>;
  /** @c ts_typed_array_with_bigint @isolated */
  with(index: number, value: bigint): BigUint64Array<ArrayBuffer>;
}

interface BigUint64ArrayConstructor {
  readonly prototype: BigUint64Array<ArrayBufferLike>;
  /** @c ts_biguint64_array_new @isolated */
  new (length: number): BigUint64Array<ArrayBuffer>;
  /** @c ts_biguint64_array_new_from */
  new <TArrayBuffer extends ArrayBufferLike = ArrayBuffer>(
    buffer: TArrayBuffer,
    byteOffset?: number,
    length?: number,
  ): BigUint64Array<TArrayBuffer>;
  /** @c ts_biguint64_array_new_of */
  new (array: ArrayLike<bigint> | Iterable<bigint>): BigUint64Array<ArrayBuffer>;
  /** @c ts_biguint64_array_new_of */
  new (array?: ArrayLike<bigint> | ArrayBuffer | number): BigUint64Array<ArrayBuffer>;
  /** @c TS_BYTES_8 @pure */
  readonly BYTES_PER_ELEMENT: size;
  /** @c ts_biguint64_array_of */
  of(...items: bigint[]): BigUint64Array<ArrayBuffer>;
  /** @c ts_biguint64_array_from */
  from(elements: Iterable<bigint> | ArrayLike<bigint>): BigUint64Array<ArrayBuffer>;
  /** @c ts_biguint64_array_from_map */
  from<U>(elements: Iterable<U> | ArrayLike<U>, mapfn: (v: U, k: number) => bigint): BigUint64Array<ArrayBuffer>;
}

declare var BigUint64Array: BigUint64ArrayConstructor;
