/**
 * @header ts/weak.h
 *
 * WeakMap, WeakSet, WeakRef and FinalizationRegistry (ECMA-262 §24.3, §24.4, §26.1, §26.2).
 */

/** @c TsWeakMap @cclass ts/weak_classes.h */
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
  /** @c ts_weak_map_from */
  new <K extends WeakKey, V>(iterable?: Iterable<readonly [K, V]> | null): WeakMap<K, V>;
  readonly prototype: WeakMap<WeakKey, any>;
}

declare var WeakMap: WeakMapConstructor;

/** @c TsWeakSet @cclass ts/weak_classes.h */
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
  /** @c ts_weak_set_from */
  new <T extends WeakKey = WeakKey>(iterable?: Iterable<T> | null): WeakSet<T>;
  readonly prototype: WeakSet<WeakKey>;
}

declare var WeakSet: WeakSetConstructor;

/** @c TsWeakRef @cclass ts/weak_classes.h */
interface WeakRef<T extends WeakKey> {
  /** @c ts_weak_ref_deref @isolated */
  deref(): T | undefined;
}

interface WeakRefConstructor {
  /** @c ts_weak_ref_new @isolated */
  new <T extends WeakKey>(target: T): WeakRef<T>;
  readonly prototype: WeakRef<any>;
}

declare var WeakRef: WeakRefConstructor;

/** @c TsFinalizationRegistry @cclass ts/weak_classes.h */
interface FinalizationRegistry<T> {
  /** @c ts_finalization_registry_register @isolated */
  register(target: WeakKey, heldValue: T): void;
  /** @c ts_finalization_registry_register_as @isolated */
  register(target: WeakKey, heldValue: T, unregisterToken: WeakKey | undefined): void;
  /** @c ts_finalization_registry_unregister @isolated */
  unregister(unregisterToken: WeakKey): boolean;
}

interface FinalizationRegistryConstructor {
  /** @c ts_finalization_registry_new */
  new <T>(cleanupCallback: (heldValue: T) => void): FinalizationRegistry<T>;
  readonly prototype: FinalizationRegistry<any>;
}

declare var FinalizationRegistry: FinalizationRegistryConstructor;
