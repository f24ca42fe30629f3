/**
 * Set (ECMA-262 §24.2). Elements are passed as TsValues.
 */

/** @header ts/collect.h */

interface Set<T> {
  /** @c ts_set_for_each */
  forEach(callbackfn: (value: T, value2: T, set: Set<T>) => void, thisArg?: any): void;
}

interface ReadonlySet<T> {
  /** @c ts_set_for_each */
  forEach(callbackfn: (value: T, value2: T, set: ReadonlySet<T>) => void, thisArg?: any): void;
}

interface SetConstructor {
  /** @c ts_set_from */
  new <T>(iterable?: Iterable<T> | null): Set<T>;
}

/** @header ts/iterator.h */

interface Set<T> {
  /** @c ts_set_entries */
  entries(): SetIterator<[T, T]>;
  /** @c ts_set_values */
  keys(): SetIterator<T>;
  /** @c ts_set_values */
  values(): SetIterator<T>;
  /** @c ts_set_values */
  [Symbol.iterator](): SetIterator<T>;
}

interface ReadonlySet<T> {
  /** @c ts_set_entries */
  entries(): SetIterator<[T, T]>;
  /** @c ts_set_values */
  keys(): SetIterator<T>;
  /** @c ts_set_values */
  values(): SetIterator<T>;
  /** @c ts_set_values */
  [Symbol.iterator](): SetIterator<T>;
}

/** @header ts/set.h */

/** @c TsSet @cfields TS_SET_FIELDS @cclass ts/library_classes.h */
interface Set<T> {
  /** @c ts_set_add @isolated */
  add(value: T): this;
  /** @c ts_set_clear @isolated */
  clear(): void;
  /** @c ts_set_delete @isolated */
  delete(value: T): boolean;
  /** @c ts_set_has @isolated */
  has(value: T): boolean;
  /** @c ts_set_size @pure */
  readonly size: size;
}

interface SetConstructor {
  /** @c ts_set_new @isolated */
  new <T = any>(): Set<T>;
  /** @c ts_set_new_from */
  new <T = any>(values?: readonly T[] | null): Set<T>;
  readonly prototype: Set<any>;
}

declare var Set: SetConstructor;

/** @c TsSet */
interface ReadonlySet<T> {
  /** @c ts_set_has @isolated */
  has(value: T): boolean;
  /** @c ts_set_size @pure */
  readonly size: size;
}

/** @header ts/set_methods.h */

interface ReadonlySetLike<T> {
  keys(): Iterator<T>;
  has(value: T): boolean;
  readonly size: number;
}

interface Set<T> {
  /** @c ts_set_union */
  union<U>(other: ReadonlySetLike<U>): Set<T | U>;
  /** @c ts_set_intersection */
  intersection<U>(other: ReadonlySetLike<U>): Set<T & U>;
  /** @c ts_set_difference */
  difference<U>(other: ReadonlySetLike<U>): Set<T>;
  /** @c ts_set_symmetric_difference */
  symmetricDifference<U>(other: ReadonlySetLike<U>): Set<T | U>;
  /** @c ts_set_is_subset_of */
  isSubsetOf(other: ReadonlySetLike<unknown>): boolean;
  /** @c ts_set_is_superset_of */
  isSupersetOf(other: ReadonlySetLike<unknown>): boolean;
  /** @c ts_set_is_disjoint_from */
  isDisjointFrom(other: ReadonlySetLike<unknown>): boolean;
}

interface ReadonlySet<T> {
  /** @c ts_set_union */
  union<U>(other: ReadonlySetLike<U>): Set<T | U>;
  /** @c ts_set_intersection */
  intersection<U>(other: ReadonlySetLike<U>): Set<T & U>;
  /** @c ts_set_difference */
  difference<U>(other: ReadonlySetLike<U>): Set<T>;
  /** @c ts_set_symmetric_difference */
  symmetricDifference<U>(other: ReadonlySetLike<U>): Set<T | U>;
  /** @c ts_set_is_subset_of */
  isSubsetOf(other: ReadonlySetLike<unknown>): boolean;
  /** @c ts_set_is_superset_of */
  isSupersetOf(other: ReadonlySetLike<unknown>): boolean;
  /** @c ts_set_is_disjoint_from */
  isDisjointFrom(other: ReadonlySetLike<unknown>): boolean;
}
