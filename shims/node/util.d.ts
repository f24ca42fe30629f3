/**
 * @header node/util.h
 *
 * node:util (https://nodejs.org/api/util.html).
 */

declare module "node:util" {
  interface InspectOptions {
    breakLength?: number | undefined;
    colors?: boolean | undefined;
    compact?: boolean | number | undefined;
    customInspect?: boolean | undefined;
    depth?: number | null | undefined;
    getters?: "get" | "set" | boolean | undefined;
    maxArrayLength?: number | null | undefined;
    maxStringLength?: number | null | undefined;
    numericSeparator?: boolean | undefined;
    showHidden?: boolean | undefined;
    showProxy?: boolean | undefined;
    sorted?: boolean | ((a: string, b: string) => number) | undefined;
  }
  interface InspectOptionsStylized extends InspectOptions {
    stylize(text: string, styleType: string): string;
  }
  type CustomInspectFunction = (
    depth: number,
    options: InspectOptionsStylized,
    inspect: InspectFunction,
  ) => any;
  interface InspectFunction {
    /** @c util_inspect */
    (object: any, options?: InspectOptions): string;
    /** @c util_inspect_depth */
    (object: any, showHidden?: boolean, depth?: number | null, color?: boolean): string;
    /** @c &ts_symbol_inspect @pure */
    readonly custom: unique symbol;
  }
  const inspect: InspectFunction;

  /** @c ts_format_values */
  function format(...params: any[]): string;
  /** @c util_format_with_options */
  function formatWithOptions(inspectOptions: InspectOptions, ...params: any[]): string;

  type Callback<T> = (err: any, value: T) => void;
  /** @c util_promisify @keeps */
  function promisify<R>(fn: (callback: Callback<R>) => void): () => Promise<R>;
  /** @c util_promisify @keeps */
  function promisify(fn: (callback: (err?: any) => void) => void): () => Promise<void>;
  /** @c util_promisify @keeps */
  function promisify<A, R>(fn: (a: A, callback: Callback<R>) => void): (a: A) => Promise<R>;
  /** @c util_promisify @keeps */
  function promisify<A>(fn: (a: A, callback: (err?: any) => void) => void): (a: A) => Promise<void>;
  /** @c util_promisify @keeps */
  function promisify<A, B, R>(
    fn: (a: A, b: B, callback: Callback<R>) => void,
  ): (a: A, b: B) => Promise<R>;
  /** @c util_promisify @keeps */
  function promisify<A, B>(
    fn: (a: A, b: B, callback: (err?: any) => void) => void,
  ): (a: A, b: B) => Promise<void>;
  /** @c util_promisify @keeps */
  function promisify<A, B, C, R>(
    fn: (a: A, b: B, c: C, callback: Callback<R>) => void,
  ): (a: A, b: B, c: C) => Promise<R>;
  /** @c util_promisify @keeps */
  function promisify<A, B, C>(
    fn: (a: A, b: B, c: C, callback: (err?: any) => void) => void,
  ): (a: A, b: B, c: C) => Promise<void>;
  /** @c util_promisify @keeps */
  function promisify(fn: Function): (...args: any[]) => Promise<any>;

  /** @c util_callbackify @keeps */
  function callbackify<A extends any[], R>(
    fn: (...args: A) => Promise<R>,
  ): (...args: [...A, (err: any, result: R) => void]) => void;

  /** @c util_deprecate @keeps */
  function deprecate<T extends Function>(fn: T, message: string, code?: string): T;

  /** @c util_style_text */
  function styleText(
    format: string | readonly string[],
    text: string,
    options?: { validateStream?: boolean | undefined; stream?: any },
  ): string;
  /** @c util_strip_control @isolated */
  function stripVTControlCharacters(str: string): string;
  /** @c util_to_well_formed */
  function toUSVString(string: string): string;
}

declare module "util" {
  export * from "node:util";
}

/** @header node/deep_equal.h */

declare module "node:util" {
  /** @c deep_strict_equal */
  function isDeepStrictEqual(val1: unknown, val2: unknown): boolean;
}

/** @header node/util_types.h */

declare module "node:util/types" {
  /** @c util_is_array_buffer */
  function isAnyArrayBuffer(object: unknown): boolean;
  /** @c util_is_array_buffer */
  function isArrayBuffer(object: unknown): boolean;
  /** @c util_is_async_function */
  function isAsyncFunction(object: unknown): boolean;
  /** @c util_is_boxed_primitive */
  function isBoxedPrimitive(object: unknown): boolean;
  /** @c util_is_data_view */
  function isDataView(object: unknown): boolean;
  /** @c util_is_date */
  function isDate(object: unknown): object is Date;
  /** @c util_is_generator_function */
  function isGeneratorFunction(object: unknown): boolean;
  /** @c util_is_generator_object */
  function isGeneratorObject(object: unknown): boolean;
  /** @c util_is_map */
  function isMap(object: unknown): boolean;
  /** @c util_is_native_error */
  function isNativeError(object: unknown): object is Error;
  /** @c util_is_promise */
  function isPromise(object: unknown): boolean;
  /** @c util_is_proxy */
  function isProxy(object: unknown): boolean;
  /** @c util_is_reg_exp */
  function isRegExp(object: unknown): object is RegExp;
  /** @c util_is_set */
  function isSet(object: unknown): boolean;
  /** @c util_is_typed_array */
  function isTypedArray(object: unknown): boolean;
  /** @c util_is_uint8_array */
  function isUint8Array(object: unknown): boolean;
  /** @c util_is_weak_map */
  function isWeakMap(object: unknown): boolean;
  /** @c util_is_weak_set */
  function isWeakSet(object: unknown): boolean;
}

declare module "util/types" {
  export * from "node:util/types";
}

declare module "node:util" {
  export * as types from "node:util/types";
}

/** @header node/parse_args.h */

declare module "node:util" {
  interface ParseArgsOptionConfig {
    type: "string" | "boolean";
    multiple?: boolean | undefined;
    short?: string | undefined;
    default?: string | boolean | string[] | boolean[] | undefined;
  }
  interface ParseArgsConfig {
    args?: readonly string[] | undefined;
    options?: { [longOption: string]: ParseArgsOptionConfig } | undefined;
    strict?: boolean | undefined;
    allowPositionals?: boolean | undefined;
    allowNegative?: boolean | undefined;
    tokens?: boolean | undefined;
  }
  /** @c util_parse_args */
  function parseArgs(config?: ParseArgsConfig): {
    values: { [longOption: string]: any };
    positionals: string[];
    tokens: any[];
  };
}
