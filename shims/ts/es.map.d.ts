/**
 * Map (ECMA-262 §24.1). Keys and values are passed as TsValues.
 */

/** @header ts/collect.h */

interface Map<K, V> {
  /** @c ts_map_for_each */
  forEach(callbackfn: (value: V, key: K, map: Map<K, V>) => void, thisArg?: any): void;
}

interface ReadonlyMap<K, V> {
  /** @c ts_map_for_each */
  forEach(callbackfn: (value: V, key: K, map: ReadonlyMap<K, V>) => void, thisArg?: any): void;
}

interface MapConstructor {
  /** @c ts_map_from @any */
  new <K, V>(iterable?: Iterable<readonly [K, V]> | null): Map<K, V>;
  /** @c ts_map_group_by @keeps */
  groupBy<K, T>(items: Iterable<T>, keySelector: (item: T, index: number) => K): Map<K, T[]>;
}

/** @header ts/iterator.h */

interface Map<K, V> {
  /** @c ts_map_entries */
  entries(): MapIterator<[K, V]>;
  /** @c ts_map_keys */
  keys(): MapIterator<K>;
  /** @c ts_map_values */
  values(): MapIterator<V>;
  /** @c ts_map_entries */
  [Symbol.iterator](): MapIterator<[K, V]>;
}

interface ReadonlyMap<K, V> {
  /** @c ts_map_entries */
  entries(): MapIterator<[K, V]>;
  /** @c ts_map_keys */
  keys(): MapIterator<K>;
  /** @c ts_map_values */
  values(): MapIterator<V>;
  /** @c ts_map_entries */
  [Symbol.iterator](): MapIterator<[K, V]>;
}

/** @header ts/map.h */

/** @c TsMap @cfields TS_MAP_FIELDS @cclass ts/library_classes.h */
interface Map<K, V> {
  /** @c ts_map_clear @isolated */
  clear(): void;
  /** @c ts_map_delete @isolated */
  delete(key: K): boolean;
  /** @c ts_map_get @isolated */
  get(key: K): V | undefined;
  /** @c ts_map_has @isolated */
  has(key: K): boolean;
  /** @c ts_map_set @isolated */
  set(key: K, value: V): this;
  /** @c ts_map_size @pure */
  readonly size: size;
}

interface MapConstructor {
  /** @c ts_map_new @isolated */
  new (): Map<any, any>;
  /** @c ts_map_new_from */
  new <K, V>(entries?: readonly (readonly [K, V])[] | null): Map<K, V>;
  readonly prototype: Map<any, any>;
}

declare var Map: MapConstructor;

/** @c TsMap */
interface ReadonlyMap<K, V> {
  /** @c ts_map_get @isolated */
  get(key: K): V | undefined;
  /** @c ts_map_has @isolated */
  has(key: K): boolean;
  /** @c ts_map_size @pure */
  readonly size: size;
}
