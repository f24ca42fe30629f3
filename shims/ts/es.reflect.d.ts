/**
 * @header ts/reflect.h
 *
 * Reflect (ECMA-262 §28.1). Objects are passed as TsValues.
 */

declare namespace Reflect {
  /** @c ts_reflect_apply @callback ts_reflect_function */
  function apply(target: Function, thisArgument: any, argumentsList: ArrayLike<any>): any;
  /** @c ts_reflect_construct @callback ts_reflect_constructor */
  function construct(target: Function, argumentsList: ArrayLike<any>): any;
  /** @c ts_reflect_construct_as */
  function construct(target: Function, argumentsList: ArrayLike<any>, newTarget: Function): any;
  /** @c ts_reflect_define_property @rekeys */
  function defineProperty(target: object, propertyKey: PropertyKey, attributes: PropertyDescriptor): boolean;
  /** @c ts_reflect_delete_property @rekeys */
  function deleteProperty(target: object, propertyKey: PropertyKey): boolean;
  /** @c ts_reflect_get @keeps */
  function get(target: object, propertyKey: PropertyKey): any;
  /** @c ts_reflect_get_for @keeps */
  function get(target: object, propertyKey: PropertyKey, receiver: unknown): any;
  /** @c ts_reflect_get_own_property_descriptor @keeps */
  function getOwnPropertyDescriptor(target: object, propertyKey: PropertyKey): PropertyDescriptor | undefined;
  /** @c ts_reflect_get_prototype_of @takesprototype */
  function getPrototypeOf(target: object): object | null;
  /** @c ts_reflect_has */
  function has(target: object, propertyKey: PropertyKey): boolean;
  /** @c ts_reflect_is_extensible */
  function isExtensible(target: object): boolean;
  /** @c ts_reflect_own_keys */
  function ownKeys(target: object): (string | symbol)[];
  /** @c ts_reflect_prevent_extensions @freezes */
  function preventExtensions(target: object): boolean;
  /** @c ts_reflect_set @rekeys */
  function set(target: object, propertyKey: PropertyKey, value: any): boolean;
  /** @c ts_reflect_set_for @rekeys */
  function set(target: object, propertyKey: PropertyKey, value: any, receiver: any): boolean;
  /** @c ts_reflect_set_prototype_of @prototype 1 */
  function setPrototypeOf(target: object, proto: object | null): boolean;
}

/** @header ts/arguments.h */

/* What `arguments` is where it is more than read. */

/** @c ts_arguments_object @dynamic @keeps */
declare function __arguments(values: any[]): any;

/** @header ts/prototype.h */

/* What object literals with `super` and `__proto__` call. */

/** @c ts_super_get @keeps */
declare function __superGet(home: any, self: any, name: string): any;
/** @c ts_define_member @keeps */
declare function __defineMember(object: any, key: any, value: any, kind: int32): void;
/** @c ts_property_key @keeps */
declare function __propertyKey(key: any): any;
/** @c ts_new_target @keeps */
declare function __newTarget(self: any, callee: any): any;
/** @c ts_with_prototype @keeps @prototype 1 */
declare function __withPrototype(object: any, prototype: any): any;
