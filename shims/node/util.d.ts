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
    /** @c &ts_symbol_inspect @symbol nodejs.util.inspect.custom @pure */
    readonly custom: unique symbol;
    /** @c util_default_options @cset util_set_default_options */
    defaultOptions: InspectOptions;
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

  namespace promisify {
    /** @c &util_promisify_custom @symbol nodejs.util.promisify.custom @pure */
    const custom: unique symbol;
  }

  /** @c util_callbackify @keeps */
  function callbackify<A extends any[], R>(
    fn: (...args: A) => Promise<R>,
  ): (...args: [...A, (err: any, result: R) => void]) => void;

  /** @c util_deprecate @keeps */
  function deprecate<A extends any[], R>(
    fn: (...args: A) => R,
    message: string,
    code?: string,
  ): (...args: A) => R;

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

  /** @c util_is_array */
  function isArray(object: unknown): object is any[];
  /** @c util_inherits @keeps @inherits */
  function inherits(constructor: any, superConstructor: any): void;
  type DebugLogger = ((msg: string, ...param: any[]) => void) & { enabled: boolean };
  /** @c util_debug_logger @dynamic */
  function debuglog(section: string): DebugLogger;
  /** @c util_debug_logger @dynamic */
  function debug(section: string): DebugLogger;
  /** @c util_system_error_name */
  function getSystemErrorName(err: number): string;
  /** @c util_system_error_message */
  function getSystemErrorMessage(err: number): string;
  /** @c util_parse_env */
  function parseEnv(content: string): { [key: string]: string };

  export { TextEncoder, TextDecoder };
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
  /** @c util_is_float64_array */
  function isFloat64Array(object: unknown): boolean;
  /** @c util_is_float32_array */
  function isFloat32Array(object: unknown): boolean;
  /** @c util_is_float16_array */
  function isFloat16Array(object: unknown): boolean;
  /** @c util_is_int8_array */
  function isInt8Array(object: unknown): boolean;
  /** @c util_is_int16_array */
  function isInt16Array(object: unknown): boolean;
  /** @c util_is_int32_array */
  function isInt32Array(object: unknown): boolean;
  /** @c util_is_uint8_clamped_array */
  function isUint8ClampedArray(object: unknown): boolean;
  /** @c util_is_uint16_array */
  function isUint16Array(object: unknown): boolean;
  /** @c util_is_uint32_array */
  function isUint32Array(object: unknown): boolean;
  /** @c util_is_big_int64_array */
  function isBigInt64Array(object: unknown): boolean;
  /** @c util_is_big_uint64_array */
  function isBigUint64Array(object: unknown): boolean;
  /** @c util_is_number_object */
  function isNumberObject(object: unknown): boolean;
  /** @c util_is_string_object */
  function isStringObject(object: unknown): boolean;
  /** @c util_is_boolean_object */
  function isBooleanObject(object: unknown): boolean;
  /** @c util_is_big_int_object */
  function isBigIntObject(object: unknown): boolean;
  /** @c util_is_symbol_object */
  function isSymbolObject(object: unknown): boolean;
  /** @c util_is_shared_array_buffer */
  function isSharedArrayBuffer(object: unknown): boolean;
  /** @c util_is_arguments */
  function isArgumentsObject(object: unknown): boolean;
  /** @c util_is_map_iterator */
  function isMapIterator(object: unknown): boolean;
  /** @c util_is_set_iterator */
  function isSetIterator(object: unknown): boolean;
  /** @c util_is_array_buffer_view */
  function isArrayBufferView(object: unknown): boolean;
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
