/**
 * @header ts/object_methods.h
 *
 * The types every TypeScript program may name without importing them: the utility types, the
 * shapes behind primitive values, and the C integer aliases the bindings are written with.
 *
 * How to read these files. A declaration carries a tag that binds it to C:
 *   `@c name`     a function called as name(receiver?, arguments...); for a property, `@c ->field`
 *                 reads a struct's field, a NAME in capitals or `&name` is a C expression taken as
 *                 it is, and any other name is a getter; on an interface, the struct.
 *   `@cset name`  the setter of a writable property: name(receiver, value).
 *   `$T`          is replaced by the representation of that type parameter (double, int32, bool,
 *                 ptr, value). A result `T | undefined` is then a double with the undefined
 *                 pattern (double, int32), a TsValue (bool, value) or a pointer (ptr).
 *   `@rep U`      one more TsRep argument at the end: the representation wanted for U.
 *   `@pure`       no side effect, depends on its arguments only, never throws.
 *   `@isolated`   touches only its arguments and the current heap; may throw.
 * Without `$T`, whatever has the type of a type parameter is a TsValue. Arrays `T[]` in a result
 * have the receiver's element representation, or the one given by `@rep`. Tuples made by the
 * runtime (entries) are arrays whose elements are TsValues.
 */

/** Integers of C. They are `number` to a program; in a binding they name the C type. */
declare type int32 = number;
declare type uint32 = number;
declare type int64 = number;
declare type size = number;
declare type int8 = number;
declare type uint8 = number;
declare type int16 = number;
declare type uint16 = number;
/** The position of an element: int64_t, -1 for a number that is none. */
declare type position = number;

declare type PropertyKey = string | number | symbol;

interface PropertyDescriptor {
  configurable?: boolean;
  enumerable?: boolean;
  value?: any;
  writable?: boolean;
  get?(): any;
  set?(v: any): void;
}

interface PropertyDescriptorMap {
  [key: PropertyKey]: PropertyDescriptor;
}

interface ArrayLike<T> {
  readonly length: number;
  readonly [n: number]: T;
}

/* @header ts/template.h */

/** The strings of a tagged template, cooked; `raw` has them as written. @c TsArray */
interface TemplateStringsArray extends ReadonlyArray<string> {
  /** @c ts_template_raw @isolated */
  readonly raw: readonly string[];
}

/* @header ts/object_methods.h */

interface ImportCallOptions {
  with?: ImportAttributes;
}
interface ImportAttributes {
  [key: string]: string;
}

/** The arguments object of a function that is not an arrow. */
interface IArguments {
  [index: number]: any;
  length: number;
  callee: Function;
}

/* Utility types. */

declare type Partial<T> = { [P in keyof T]?: T[P] };
declare type Required<T> = { [P in keyof T]-?: T[P] };
declare type Readonly<T> = { readonly [P in keyof T]: T[P] };
declare type Pick<T, K extends keyof T> = { [P in K]: T[P] };
declare type Record<K extends keyof any, T> = { [P in K]: T };
declare type Exclude<T, U> = T extends U ? never : T;
declare type Extract<T, U> = T extends U ? T : never;
declare type Omit<T, K extends keyof any> = Pick<T, Exclude<keyof T, K>>;
declare type NonNullable<T> = T & {};
declare type Parameters<T extends (...args: any) => any> = T extends (...args: infer P) => any
  ? P
  : never;
declare type ConstructorParameters<T extends abstract new (...args: any) => any> =
  T extends abstract new (...args: infer P) => any ? P : never;
declare type ReturnType<T extends (...args: any) => any> = T extends (...args: any) => infer R
  ? R
  : any;
declare type InstanceType<T extends abstract new (...args: any) => any> =
  T extends abstract new (...args: any) => infer R ? R : any;
declare type Uppercase<S extends string> = intrinsic;
declare type Lowercase<S extends string> = intrinsic;
declare type Capitalize<S extends string> = intrinsic;
declare type Uncapitalize<S extends string> = intrinsic;
declare type NoInfer<T> = intrinsic;
declare type ThisParameterType<T> = T extends (this: infer U, ...args: never) => any ? U : unknown;
declare type OmitThisParameter<T> = unknown extends ThisParameterType<T>
  ? T
  : T extends (...args: infer A) => infer R
    ? (...args: A) => R
    : T;

/** Marks the type of `this` in an object literal. */
interface ThisType<T> {}

/** Keys of weak collections. */
interface WeakKeyTypes {
  object: object;
  symbol: symbol;
}
declare type WeakKey = WeakKeyTypes[keyof WeakKeyTypes];

/** What `await` gives for T: promises and other thenables unwrapped, at any depth. */
declare type Awaited<T> = T extends null | undefined
  ? T
  : T extends object & { then(onfulfilled: infer F, ...args: infer _): any }
    ? F extends (value: infer V, ...args: infer _) => any
      ? Awaited<V>
      : never
    : T;

/* The decorators of older TypeScript, which are no part of JavaScript: types only. */
declare type ClassDecorator = <TFunction extends Function>(target: TFunction) => TFunction | void;
declare type PropertyDecorator = (target: Object, propertyKey: string | symbol) => void;
declare type MethodDecorator = <T>(
  target: Object,
  propertyKey: string | symbol,
  descriptor: TypedPropertyDescriptor<T>,
) => TypedPropertyDescriptor<T> | void;
declare type ParameterDecorator = (
  target: Object,
  propertyKey: string | symbol | undefined,
  parameterIndex: number,
) => void;

interface TypedPropertyDescriptor<T> {
  enumerable?: boolean;
  configurable?: boolean;
  writable?: boolean;
  value?: T;
  get?: () => T;
  set?: (value: T) => void;
}
