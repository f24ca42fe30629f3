/**
 * @header ts/object_methods.h
 *
 * Object, Function and Boolean (ECMA-262 §20.1, §20.2, §20.3). The receiver of a method of
 * Object may be anything and is passed as a TsValue.
 */

interface Object {
  /** @c ts_object_constructor */
  readonly constructor: Function;
  /** @c ts_object_to_string @cprototype ts_object_tag @isolated */
  toString(): string;
  /** @c ts_object_to_locale_string @isolated */
  toLocaleString(): string;
  /** @c ts_object_value_of @pure */
  valueOf(): Object;
  /** @c ts_object_has_own_property @isolated */
  hasOwnProperty(v: PropertyKey): boolean;
  /** @c ts_object_property_is_enumerable @isolated */
  propertyIsEnumerable(v: PropertyKey): boolean;
}

interface ObjectConstructor {
  new (value?: any): Object;
  readonly prototype: Object;
  /** @c ts_object_get_own_property_names @isolated */
  getOwnPropertyNames(o: any): string[];
  /** @c ts_object_freeze @freezes */
  freeze<T extends Function>(f: T): T;
  /** @c ts_object_freeze @freezes */
  freeze<T extends { [idx: string]: U | null | undefined | object }, U extends string | bigint | number | boolean | symbol>(o: T): Readonly<T>;
  /** @c ts_object_freeze @freezes */
  freeze<T>(o: T): Readonly<T>;
  /** @c ts_object_is_frozen @isolated */
  isFrozen(o: any): boolean;

  /** @c ts_object_keys @isolated */
  keys(o: object): string[];
  /** @c ts_object_keys @isolated */
  keys(o: {}): string[];
  /** @c ts_object_values @rep T @keeps */
  values<T>(o: { [s: string]: T } | ArrayLike<T>): T[];
  /** @c ts_object_values_any @keeps */
  values(o: {}): any[];
  /** @c ts_object_entries @keeps */
  entries<T>(o: { [s: string]: T } | ArrayLike<T>): [string, T][];
  /** @c ts_object_entries @keeps */
  entries(o: {}): [string, any][];

  /** @c ts_object_assign_1 @rekeys */
  assign<T extends {}, U>(target: T, source: U): T & U;
  /** @c ts_object_assign_2 @rekeys */
  assign<T extends {}, U, V>(target: T, source1: U, source2: V): T & U & V;
  /** @c ts_object_assign_3 @rekeys */
  assign<T extends {}, U, V, W>(target: T, source1: U, source2: V, source3: W): T & U & V & W;
  /** @c ts_object_assign @rekeys */
  assign(target: object, ...sources: any[]): any;
  /** @c ts_object_is @pure */
  is(value1: any, value2: any): boolean;
  /** @c ts_object_has_own @isolated */
  hasOwn(o: object, v: PropertyKey): boolean;
}

declare var Object: ObjectConstructor;

/** @header ts/object.h */

interface ObjectConstructor {
  /** @c ts_is_sealed @isolated */
  isSealed(o: any): boolean;
  /** @c ts_is_extensible @isolated */
  isExtensible(o: any): boolean;
}

/** @header ts/prototype.h */

interface Object {
  /** @c ts_is_prototype_of */
  isPrototypeOf(v: Object): boolean;
}

interface ObjectConstructor {
  /** @c ts_get_prototype_of @takesprototype */
  getPrototypeOf(o: any): any;
  /** @c ts_set_prototype_of @prototype 1 */
  setPrototypeOf(o: any, proto: object | null): any;
  /** @c ts_object_create @prototype 0 */
  create(o: object | null): any;
}

/** @header ts/object_attributes.h */

interface ObjectConstructor {
  /** @c ts_object_create_with @prototype 0 */
  create(o: object | null, properties: PropertyDescriptorMap & ThisType<any>): any;
  /** @c ts_object_define_property @defines */
  defineProperty<T>(o: T, p: PropertyKey, attributes: PropertyDescriptor & ThisType<any>): T;
  /** @c ts_object_define_properties @defines */
  defineProperties<T>(o: T, properties: PropertyDescriptorMap & ThisType<any>): T;
  /** @c ts_object_get_own_property_descriptor */
  getOwnPropertyDescriptor(o: any, p: PropertyKey): PropertyDescriptor | undefined;
  /** @c ts_object_get_own_property_descriptors */
  getOwnPropertyDescriptors<T>(
    o: T,
  ): { [P in keyof T]: TypedPropertyDescriptor<T[P]> } & { [x: string]: PropertyDescriptor };
  /** @c ts_object_get_own_property_symbols @isolated */
  getOwnPropertySymbols(o: any): symbol[];
  /** @c ts_object_seal @freezes */
  seal<T>(o: T): T;
  /** @c ts_object_prevent_extensions @freezes */
  preventExtensions<T>(o: T): T;
}

/** @header ts/object_methods.h */

/** @c TsFunction */
interface Function {
  /** @c ts_function_apply */
  apply(this: Function, thisArg: any, argArray?: any): any;
  /** @c ts_function_call */
  call(this: Function, thisArg: any, ...argArray: any[]): any;
  /** @c ts_function_bind */
  bind(this: Function, thisArg: any, ...argArray: any[]): any;
  /** @c ts_function_get_prototype @cset ts_function_set_prototype @keeps */
  prototype: any;
  /** @c ts_function_length */
  readonly length: number;
  /** @c ts_function_name */
  readonly name: string;
}

interface FunctionConstructor {
  readonly prototype: Function;
}

declare var Function: FunctionConstructor;

/* @header ts/dynamic_methods.h */

/** @header ts/boxed.h */

interface ObjectConstructor {
  /** @c ts_boxed */
  (): any;
  /** @c ts_boxed @keeps */
  (value: any): any;
}

/** Classes of the library as values: `new (kind)(x)`, `value.constructor === Object`. */
interface BuiltInClasses {
  /** @c ts_class_object */
  readonly Object: any;
  /** @c ts_class_number */
  readonly Number: any;
  /** @c ts_class_string */
  readonly String: any;
  /** @c ts_class_boolean */
  readonly Boolean: any;
  /** @c ts_class_symbol */
  readonly Symbol: any;
  /** @c ts_class_function */
  readonly Function: any;
}

/** @header ts/dynamic_methods.h */

/** What `Array.prototype` and its like are when they are no receivers of `call`. */
interface BuiltInPrototypes {
  /** @c ts_prototype_array */
  readonly Array: any;
  /** @c ts_prototype_boolean */
  readonly Boolean: any;
  /** @c ts_prototype_error */
  readonly Error: any;
  /** @c ts_prototype_function */
  readonly Function: any;
  /** @c ts_prototype_map */
  readonly Map: any;
  /** @c ts_prototype_number */
  readonly Number: any;
  /** @c ts_prototype_object */
  readonly Object: any;
  /** @c ts_prototype_set */
  readonly Set: any;
  /** @c ts_prototype_string */
  readonly String: any;
}

/** @header ts/object_methods.h */

/** Functions that can be called, under strictBindCallApply.
 * @c TsFunction */
interface CallableFunction extends Function {
  /** @c ts_function_apply */
  apply<T, R>(this: (this: T) => R, thisArg: T): R;
  /** @c ts_function_apply */
  apply<T, A extends any[], R>(this: (this: T, ...args: A) => R, thisArg: T, args: A): R;
  /** @c ts_function_call */
  call<T, A extends any[], R>(this: (this: T, ...args: A) => R, thisArg: T, ...args: A): R;
  /** @c ts_function_bind_this */
  bind<T>(this: T, thisArg: ThisParameterType<T>): OmitThisParameter<T>;
  /** @c ts_function_bind */
  bind<T, A extends any[], B extends any[], R>(
    this: (this: T, ...args: [...A, ...B]) => R,
    thisArg: T,
    ...args: A
  ): (...args: B) => R;
}

/** Classes and constructor functions, under strictBindCallApply.
 * @c TsFunction */
interface NewableFunction extends Function {}

interface Boolean {
  /** @c ts_boolean_value_of @pure */
  valueOf(): boolean;
  /** @c ts_boolean_to_string @pure */
  toString(): string;
}

interface BooleanConstructor {
  new (value?: any): Boolean;
  /** @c ts_to_boolean @pure */
  <T>(value?: T): boolean;
  readonly prototype: Boolean;
}

declare var Boolean: BooleanConstructor;

/** @header ts/collect.h */

interface ObjectConstructor {
  /** @c ts_object_from_entries @keeps */
  fromEntries<T = any>(entries: Iterable<readonly [PropertyKey, T]>): { [k: string]: T };
  /** @c ts_object_from_entries @keeps */
  fromEntries(entries: Iterable<readonly any[]>): any;
  /** @c ts_object_group_by @keeps */
  groupBy<K extends PropertyKey, T>(
    items: Iterable<T>,
    keySelector: (item: T, index: number) => K,
  ): Partial<Record<K, T[]>>;
}
