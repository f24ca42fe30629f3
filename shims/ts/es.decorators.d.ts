/**
 * @header ts/decorator.h
 *
 * Decorators: the contexts that they are called with (https://github.com/tc39/proposal-decorators).
 */

type DecoratorMetadata = Record<PropertyKey, unknown> | undefined;

interface ClassDecoratorContext<
  Class extends abstract new (...args: any) => any = abstract new (...args: any) => any,
> {
  readonly kind: "class";
  readonly name: string | undefined;
  addInitializer(initializer: (this: Class) => void): void;
  readonly metadata: DecoratorMetadata;
}

interface ClassMethodDecoratorContext<
  This = unknown,
  Value extends (this: This, ...args: any) => any = (this: This, ...args: any) => any,
> {
  readonly kind: "method";
  readonly name: string | symbol;
  readonly static: boolean;
  readonly private: boolean;
  readonly access: { has(object: This): boolean; get(object: This): Value };
  addInitializer(initializer: (this: This) => void): void;
  readonly metadata: DecoratorMetadata;
}

interface ClassGetterDecoratorContext<This = unknown, Value = unknown> {
  readonly kind: "getter";
  readonly name: string | symbol;
  readonly static: boolean;
  readonly private: boolean;
  readonly access: { has(object: This): boolean; get(object: This): Value };
  addInitializer(initializer: (this: This) => void): void;
  readonly metadata: DecoratorMetadata;
}

interface ClassSetterDecoratorContext<This = unknown, Value = unknown> {
  readonly kind: "setter";
  readonly name: string | symbol;
  readonly static: boolean;
  readonly private: boolean;
  readonly access: { has(object: This): boolean; set(object: This, value: Value): void };
  addInitializer(initializer: (this: This) => void): void;
  readonly metadata: DecoratorMetadata;
}

interface ClassAccessorDecoratorContext<This = unknown, Value = unknown> {
  readonly kind: "accessor";
  readonly name: string | symbol;
  readonly static: boolean;
  readonly private: boolean;
  readonly access: {
    has(object: This): boolean;
    get(object: This): Value;
    set(object: This, value: Value): void;
  };
  addInitializer(initializer: (this: This) => void): void;
  readonly metadata: DecoratorMetadata;
}

interface ClassFieldDecoratorContext<This = unknown, Value = unknown> {
  readonly kind: "field";
  readonly name: string | symbol;
  readonly static: boolean;
  readonly private: boolean;
  readonly access: {
    has(object: This): boolean;
    get(object: This): Value;
    set(object: This, value: Value): void;
  };
  addInitializer(initializer: (this: This) => void): void;
  readonly metadata: DecoratorMetadata;
}

type ClassMemberDecoratorContext =
  | ClassMethodDecoratorContext
  | ClassGetterDecoratorContext
  | ClassSetterDecoratorContext
  | ClassFieldDecoratorContext
  | ClassAccessorDecoratorContext;

type DecoratorContext = ClassDecoratorContext | ClassMemberDecoratorContext;

/** What the decorator of an accessor is given. */
interface ClassAccessorDecoratorTarget<This, Value> {
  get(this: This): Value;
  set(this: This, value: Value): void;
}

/** What it may return. */
interface ClassAccessorDecoratorResult<This, Value> {
  get?(this: This): Value;
  set?(this: This, value: Value): void;
  init?(this: This, value: Value): Value;
}

/* What the code of a class with decorators calls. */

/** @c TsInitializers */
interface __Initializers {}

/** @c ts_initializers_new */
declare function __initializers(): __Initializers;
/** @c ts_initializers_adder */
declare function __initializerAdder(list: __Initializers): any;
/** @c ts_initializers_run @keeps */
declare function __runInitializers(list: __Initializers, self: any): void;
/** @c ts_decorated @keeps */
declare function __decorated(result: any, current: any): any;
/** @c ts_decorated_part @keeps */
declare function __decoratedPart(result: any, part: string, current: any): any;
/** @c ts_initial_value @keeps */
declare function __initialValue(initializer: any, self: any, value: any): any;
