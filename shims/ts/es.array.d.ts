/**
 * @header ts/array_methods.h
 *
 * Array and ReadonlyArray (ECMA-262 §23.1). The methods take an array of any element
 * representation; `$T` variants are for elements passed as they are stored.
 */

interface ConcatArray<T> {
  readonly length: number;
  readonly [n: number]: T;
  join(separator?: string): string;
  slice(start?: number, end?: number): T[];
}

type FlatArray<Arr, Depth extends number> = {
  done: Arr;
  recur: Arr extends ReadonlyArray<infer InnerArr>
    ? FlatArray<InnerArr, [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20][Depth]>
    : Arr;
}[Depth extends -1 ? "done" : "recur"];

/** @c TsArray */
interface ReadonlyArray<T> {
  /** @c ->length */
  readonly length: size;
  readonly [n: number]: T;
  /** @c ts_array_to_string @isolated */
  toString(): string;
  /** @c ts_array_to_locale_string */
  toLocaleString(): string;
  /** @c ts_array_concat @rep T @species */
  concat(...items: ConcatArray<T>[]): T[];
  /** @c ts_array_concat @rep T @species */
  concat(...items: (T | ConcatArray<T>)[]): T[];
  /** @c ts_array_join @isolated */
  join(separator?: string): string;
  /** @c ts_array_slice @isolated @species */
  slice(start?: number, end?: number): T[];
  /** @c ts_array_index_of_$T @pure */
  indexOf(searchElement: T, fromIndex?: number): number;
  /** @c ts_array_last_index_of_$T @pure */
  lastIndexOf(searchElement: T, fromIndex?: number): number;
  /** @c ts_array_includes_$T @pure */
  includes(searchElement: T, fromIndex?: number): boolean;
  /** @c ts_array_every */
  every<S extends T>(predicate: (value: T, index: size, array: readonly T[]) => value is S, thisArg?: any): this is readonly S[];
  /** @c ts_array_every */
  every(predicate: (value: T, index: size, array: readonly T[]) => unknown, thisArg?: any): boolean;
  /** @c ts_array_some */
  some(predicate: (value: T, index: size, array: readonly T[]) => unknown, thisArg?: any): boolean;
  /** @c ts_array_for_each */
  forEach(callbackfn: (value: T, index: size, array: readonly T[]) => void, thisArg?: any): void;
  /** @c ts_array_map @rep U @species */
  map<U>(callbackfn: (value: T, index: size, array: readonly T[]) => U, thisArg?: any): U[];
  /** @c ts_array_filter @rep S @species */
  filter<S extends T>(predicate: (value: T, index: size, array: readonly T[]) => value is S, thisArg?: any): S[];
  /** @c ts_array_filter @rep T @species */
  filter(predicate: (value: T, index: size, array: readonly T[]) => unknown, thisArg?: any): T[];
  /** @c ts_array_reduce_first */
  reduce(callbackfn: (previousValue: T, currentValue: T, currentIndex: size, array: readonly T[]) => T): T;
  /** @c ts_array_reduce */
  reduce(callbackfn: (previousValue: T, currentValue: T, currentIndex: size, array: readonly T[]) => T, initialValue: T): T;
  /** @c ts_array_reduce */
  reduce<U>(callbackfn: (previousValue: U, currentValue: T, currentIndex: size, array: readonly T[]) => U, initialValue: U): U;
  /** @c ts_array_reduce_right_first */
  reduceRight(callbackfn: (previousValue: T, currentValue: T, currentIndex: size, array: readonly T[]) => T): T;
  /** @c ts_array_reduce_right */
  reduceRight(callbackfn: (previousValue: T, currentValue: T, currentIndex: size, array: readonly T[]) => T, initialValue: T): T;
  /** @c ts_array_reduce_right */
  reduceRight<U>(callbackfn: (previousValue: U, currentValue: T, currentIndex: size, array: readonly T[]) => U, initialValue: U): U;
  /** @c ts_array_find */
  find<S extends T>(predicate: (value: T, index: size, obj: readonly T[]) => value is S, thisArg?: any): S | undefined;
  /** @c ts_array_find */
  find(predicate: (value: T, index: size, obj: readonly T[]) => unknown, thisArg?: any): T | undefined;
  /** @c ts_array_find_index */
  findIndex(predicate: (value: T, index: size, obj: readonly T[]) => unknown, thisArg?: any): number;
  /** @c ts_array_find_last */
  findLast<S extends T>(predicate: (value: T, index: size, array: readonly T[]) => value is S, thisArg?: any): S | undefined;
  /** @c ts_array_find_last */
  findLast(predicate: (value: T, index: size, array: readonly T[]) => unknown, thisArg?: any): T | undefined;
  /** @c ts_array_find_last_index */
  findLastIndex(predicate: (value: T, index: size, array: readonly T[]) => unknown, thisArg?: any): number;
  /** @c ts_array_flat_map @rep U @species */
  flatMap<U, This = undefined>(
    callback: (this: This, value: T, index: size, array: T[]) => U | ReadonlyArray<U>,
    thisArg?: This,
  ): U[];
  /** @c ts_array_flat @species */
  flat<A, D extends number = 1>(this: A, depth?: D): FlatArray<A, D>[];
  /** @c ts_array_at_$T @pure */
  at(index: number): T | undefined;
  /** @c ts_array_to_reversed @isolated */
  toReversed(): T[];
  /** @c ts_array_to_sorted @callback ts_comparator */
  toSorted(compareFn?: (a: T, b: T) => number): T[];
  /** @c ts_array_to_spliced @rep T */
  toSpliced(start: number, deleteCount: number, ...items: T[]): T[];
  /** @c ts_array_to_spliced_from */
  toSpliced(start: number, deleteCount?: number): T[];
  /** @c ts_array_with @rep T */
  with(index: number, value: T): T[];
}

/** @c TsArray @cfields TS_ARRAY_FIELDS @cclass ts/library_classes.h */
interface Array<T> {
  /** @c ->length @cset ts_array_set_length */
  length: size;
  [n: number]: T;
  /** @c ts_array_push_$T @isolated */
  push(item: T): size;
  /** @c ts_array_push_all @isolated */
  push(...items: T[]): size;
  /** @c ts_array_pop_$T @isolated */
  pop(): T | undefined;
  /** @c ts_array_shift_$T @isolated */
  shift(): T | undefined;
  /** @c ts_array_unshift_$T @isolated */
  unshift(item: T): size;
  /** @c ts_array_unshift_all @isolated */
  unshift(...items: T[]): size;
  /** @c ts_array_reverse @isolated */
  reverse(): T[];
  /** @c ts_array_sort @callback ts_comparator */
  sort(compareFn?: (a: T, b: T) => number): this;
  /** @c ts_array_splice_from @isolated @species */
  splice(start: number, deleteCount?: number): T[];
  /** @c ts_array_splice @isolated @species */
  splice(start: number, deleteCount: number, ...items: T[]): T[];
  /** @c ts_array_fill_$T @isolated */
  fill(value: T, start?: number, end?: number): this;
  /** @c ts_array_copy_within @isolated */
  copyWithin(target: number, start: number, end?: number): this;
  /** @c ts_array_to_string @isolated */
  toString(): string;
  /** @c ts_array_to_locale_string */
  toLocaleString(): string;
  /** @c ts_array_concat @rep T @species */
  concat(...items: ConcatArray<T>[]): T[];
  /** @c ts_array_concat @rep T @species */
  concat(...items: (T | ConcatArray<T>)[]): T[];
  /** @c ts_array_join @isolated */
  join(separator?: string): string;
  /** @c ts_array_slice @isolated @species */
  slice(start?: number, end?: number): T[];
  /** @c ts_array_index_of_$T @pure */
  indexOf(searchElement: T, fromIndex?: number): number;
  /** @c ts_array_last_index_of_$T @pure */
  lastIndexOf(searchElement: T, fromIndex?: number): number;
  /** @c ts_array_includes_$T @pure */
  includes(searchElement: T, fromIndex?: number): boolean;
  /** @c ts_array_every */
  every<S extends T>(predicate: (value: T, index: size, array: T[]) => value is S, thisArg?: any): this is S[];
  /** @c ts_array_every */
  every(predicate: (value: T, index: size, array: T[]) => unknown, thisArg?: any): boolean;
  /** @c ts_array_some */
  some(predicate: (value: T, index: size, array: T[]) => unknown, thisArg?: any): boolean;
  /** @c ts_array_for_each */
  forEach(callbackfn: (value: T, index: size, array: T[]) => void, thisArg?: any): void;
  /** @c ts_array_map @rep U @species */
  map<U>(callbackfn: (value: T, index: size, array: T[]) => U, thisArg?: any): U[];
  /** @c ts_array_filter @rep S @species */
  filter<S extends T>(predicate: (value: T, index: size, array: T[]) => value is S, thisArg?: any): S[];
  /** @c ts_array_filter @rep T @species */
  filter(predicate: (value: T, index: size, array: T[]) => unknown, thisArg?: any): T[];
  /** @c ts_array_reduce_first */
  reduce(callbackfn: (previousValue: T, currentValue: T, currentIndex: size, array: T[]) => T): T;
  /** @c ts_array_reduce */
  reduce(callbackfn: (previousValue: T, currentValue: T, currentIndex: size, array: T[]) => T, initialValue: T): T;
  /** @c ts_array_reduce */
  reduce<U>(callbackfn: (previousValue: U, currentValue: T, currentIndex: size, array: T[]) => U, initialValue: U): U;
  /** @c ts_array_reduce_right_first */
  reduceRight(callbackfn: (previousValue: T, currentValue: T, currentIndex: size, array: T[]) => T): T;
  /** @c ts_array_reduce_right */
  reduceRight(callbackfn: (previousValue: T, currentValue: T, currentIndex: size, array: T[]) => T, initialValue: T): T;
  /** @c ts_array_reduce_right */
  reduceRight<U>(callbackfn: (previousValue: U, currentValue: T, currentIndex: size, array: T[]) => U, initialValue: U): U;
  /** @c ts_array_find */
  find<S extends T>(predicate: (value: T, index: size, obj: T[]) => value is S, thisArg?: any): S | undefined;
  /** @c ts_array_find */
  find(predicate: (value: T, index: size, obj: T[]) => unknown, thisArg?: any): T | undefined;
  /** @c ts_array_find_index */
  findIndex(predicate: (value: T, index: size, obj: T[]) => unknown, thisArg?: any): number;
  /** @c ts_array_find_last */
  findLast<S extends T>(predicate: (value: T, index: size, array: T[]) => value is S, thisArg?: any): S | undefined;
  /** @c ts_array_find_last */
  findLast(predicate: (value: T, index: size, array: T[]) => unknown, thisArg?: any): T | undefined;
  /** @c ts_array_find_last_index */
  findLastIndex(predicate: (value: T, index: size, array: T[]) => unknown, thisArg?: any): number;
  /** @c ts_array_flat_map @rep U @species */
  flatMap<U, This = undefined>(
    callback: (this: This, value: T, index: size, array: T[]) => U | ReadonlyArray<U>,
    thisArg?: This,
  ): U[];
  /** @c ts_array_flat @species */
  flat<A, D extends number = 1>(this: A, depth?: D): FlatArray<A, D>[];
  /** @c ts_array_at_$T @pure */
  at(index: number): T | undefined;
  /** @c ts_array_to_reversed @isolated */
  toReversed(): T[];
  /** @c ts_array_to_sorted @callback ts_comparator */
  toSorted(compareFn?: (a: T, b: T) => number): T[];
  /** @c ts_array_to_spliced @rep T */
  toSpliced(start: number, deleteCount: number, ...items: T[]): T[];
  /** @c ts_array_to_spliced_from */
  toSpliced(start: number, deleteCount?: number): T[];
  /** @c ts_array_with @rep T */
  with(index: number, value: T): T[];
}

interface ArrayConstructor {
  /** @c ts_array_with_length_any */
  new (arrayLength?: number): any[];
  /** @c ts_array_with_length @rep T */
  new <T>(arrayLength: number): T[];
  /** @c ts_array_of_values @rep T */
  new <T>(...items: T[]): T[];
  /** @c ts_array_with_length_any */
  (arrayLength?: number): any[];
  /** @c ts_array_with_length @rep T */
  <T>(arrayLength: number): T[];
  /** @c ts_array_of_values @rep T */
  <T>(...items: T[]): T[];
  /** @c ts_array_is_array @pure */
  isArray(arg: any): arg is any[];
  readonly prototype: any[];
  /** @c ts_array_of_values @rep T */
  of<T>(...items: T[]): T[];
}

declare var Array: ArrayConstructor;

/** @header ts/array_species.h */

/** Static methods that classes inherit which extend Array; they are given the class. */
interface ArrayClassStatics {
  /** @c ts_array_class_of @dynamic @keeps */
  of(type: any, ...items: any[]): any;
  /** @c ts_array_class_from @dynamic @keeps */
  from(type: any, source: any, mapfn?: any, thisArg?: any): any;
}

/** @header ts/iterator.h */

interface ReadonlyArray<T> {
  /** @c ts_array_entries */
  entries(): ArrayIterator<[number, T]>;
  /** @c ts_array_keys */
  keys(): ArrayIterator<number>;
  /** @c ts_array_values */
  values(): ArrayIterator<T>;
  /** @c ts_array_values */
  [Symbol.iterator](): ArrayIterator<T>;
}

interface Array<T> {
  /** @c ts_array_entries */
  entries(): ArrayIterator<[number, T]>;
  /** @c ts_array_keys */
  keys(): ArrayIterator<number>;
  /** @c ts_array_values */
  values(): ArrayIterator<T>;
  /** @c ts_array_values */
  [Symbol.iterator](): ArrayIterator<T>;
}

/** @header ts/collect.h */

interface ArrayConstructor {
  /** @c ts_array_from @rep T */
  from<T>(arrayLike: ArrayLike<T>): T[];
  /** @c ts_array_from_map @rep U */
  from<T, U>(arrayLike: ArrayLike<T>, mapfn: (v: T, k: size) => U, thisArg?: any): U[];
  /** @c ts_array_from @rep T */
  from<T>(iterable: Iterable<T> | ArrayLike<T>): T[];
  /** @c ts_array_from_map @rep U */
  from<T, U>(iterable: Iterable<T> | ArrayLike<T>, mapfn: (v: T, k: size) => U, thisArg?: any): U[];
}
