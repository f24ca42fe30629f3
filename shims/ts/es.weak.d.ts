/**
 * @header ts/weak.h
 *
 * WeakMap and WeakSet (ECMA-262 §24.3, §24.4).
 */

/** @c TsWeakMap */
interface WeakMap<K extends WeakKey, V> {
  /** @c ts_map_delete @isolated */
  delete(key: K): boolean;
  /** @c ts_map_get @isolated */
  get(key: K): V | undefined;
  /** @c ts_map_has @isolated */
  has(key: K): boolean;
  /** @c ts_weak_map_set @isolated */
  set(key: K, value: V): this;
}

interface WeakMapConstructor {
  /** @c ts_weak_map_new @isolated */
  new <K extends WeakKey = WeakKey, V = any>(): WeakMap<K, V>;
  readonly prototype: WeakMap<WeakKey, any>;
}

declare var WeakMap: WeakMapConstructor;

/** @c TsWeakSet */
interface WeakSet<T extends WeakKey> {
  /** @c ts_weak_set_add @isolated */
  add(value: T): this;
  /** @c ts_set_delete @isolated */
  delete(value: T): boolean;
  /** @c ts_set_has @isolated */
  has(value: T): boolean;
}

interface WeakSetConstructor {
  /** @c ts_weak_set_new @isolated */
  new <T extends WeakKey = WeakKey>(): WeakSet<T>;
  readonly prototype: WeakSet<WeakKey>;
}

declare var WeakSet: WeakSetConstructor;
