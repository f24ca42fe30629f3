/**
 * @header ts/error.h
 *
 * Error and its kinds (ECMA-262 §20.5).
 */

interface ErrorOptions {
  cause?: unknown;
}

/** @c Error @clayout TsError @cfields TS_ERROR_FIELDS */
interface Error {
  /** @c ts_error_name @cset ts_error_set_name @isolated */
  name: string;
  /** @c ts_error_message @cset ts_error_set_message @isolated */
  message: string;
  /** @c ts_error_stack @cset ts_error_set_stack @isolated */
  stack?: string;
  /** @c ts_error_cause @cset ts_error_set_cause @isolated */
  cause?: unknown;
  /** @c ts_error_to_string @isolated */
  toString(): string;
}

interface ErrorConstructor {
  /** @c ts_error_capture_stack @defines */
  captureStackTrace(targetObject: object, constructorOpt?: Function): void;
  /** @c ts_error_stack_trace_limit @cset ts_error_set_stack_trace_limit */
  stackTraceLimit: number;
  /** @c ts_error_is_error @pure */
  isError(error: unknown): error is Error;
  /** @c Error_new @isolated */
  new (message?: string): Error;
  /** @c Error_new_with @isolated */
  new (message?: string, options?: ErrorOptions): Error;
  /** @c Error_new @isolated */
  (message?: string): Error;
  /** @c Error_new_with @isolated */
  (message?: string, options?: ErrorOptions): Error;
  readonly prototype: Error;
}

declare var Error: ErrorConstructor;

/** @c EvalError @clayout TsError @cfields TS_ERROR_FIELDS */
interface EvalError extends Error {}

interface EvalErrorConstructor extends ErrorConstructor {
  /** @c EvalError_new @isolated */
  new (message?: string): EvalError;
  /** @c EvalError_new_with @isolated */
  new (message?: string, options?: ErrorOptions): EvalError;
  /** @c EvalError_new @isolated */
  (message?: string): EvalError;
  /** @c EvalError_new_with @isolated */
  (message?: string, options?: ErrorOptions): EvalError;
  readonly prototype: EvalError;
}

declare var EvalError: EvalErrorConstructor;

/** @c RangeError @clayout TsError @cfields TS_ERROR_FIELDS */
interface RangeError extends Error {}

interface RangeErrorConstructor extends ErrorConstructor {
  /** @c RangeError_new @isolated */
  new (message?: string): RangeError;
  /** @c RangeError_new_with @isolated */
  new (message?: string, options?: ErrorOptions): RangeError;
  /** @c RangeError_new @isolated */
  (message?: string): RangeError;
  /** @c RangeError_new_with @isolated */
  (message?: string, options?: ErrorOptions): RangeError;
  readonly prototype: RangeError;
}

declare var RangeError: RangeErrorConstructor;

/** @c ReferenceError @clayout TsError @cfields TS_ERROR_FIELDS */
interface ReferenceError extends Error {}

interface ReferenceErrorConstructor extends ErrorConstructor {
  /** @c ReferenceError_new @isolated */
  new (message?: string): ReferenceError;
  /** @c ReferenceError_new_with @isolated */
  new (message?: string, options?: ErrorOptions): ReferenceError;
  /** @c ReferenceError_new @isolated */
  (message?: string): ReferenceError;
  /** @c ReferenceError_new_with @isolated */
  (message?: string, options?: ErrorOptions): ReferenceError;
  readonly prototype: ReferenceError;
}

declare var ReferenceError: ReferenceErrorConstructor;

/** @c SyntaxError @clayout TsError @cfields TS_ERROR_FIELDS */
interface SyntaxError extends Error {}

interface SyntaxErrorConstructor extends ErrorConstructor {
  /** @c SyntaxError_new @isolated */
  new (message?: string): SyntaxError;
  /** @c SyntaxError_new_with @isolated */
  new (message?: string, options?: ErrorOptions): SyntaxError;
  /** @c SyntaxError_new @isolated */
  (message?: string): SyntaxError;
  /** @c SyntaxError_new_with @isolated */
  (message?: string, options?: ErrorOptions): SyntaxError;
  readonly prototype: SyntaxError;
}

declare var SyntaxError: SyntaxErrorConstructor;

/** @c TypeError @clayout TsError @cfields TS_ERROR_FIELDS */
interface TypeError extends Error {}

interface TypeErrorConstructor extends ErrorConstructor {
  /** @c TypeError_new @isolated */
  new (message?: string): TypeError;
  /** @c TypeError_new_with @isolated */
  new (message?: string, options?: ErrorOptions): TypeError;
  /** @c TypeError_new @isolated */
  (message?: string): TypeError;
  /** @c TypeError_new_with @isolated */
  (message?: string, options?: ErrorOptions): TypeError;
  readonly prototype: TypeError;
}

declare var TypeError: TypeErrorConstructor;

/** @c URIError @clayout TsError @cfields TS_ERROR_FIELDS */
interface URIError extends Error {}

interface URIErrorConstructor extends ErrorConstructor {
  /** @c URIError_new @isolated */
  new (message?: string): URIError;
  /** @c URIError_new_with @isolated */
  new (message?: string, options?: ErrorOptions): URIError;
  /** @c URIError_new @isolated */
  (message?: string): URIError;
  /** @c URIError_new_with @isolated */
  (message?: string, options?: ErrorOptions): URIError;
  readonly prototype: URIError;
}

declare var URIError: URIErrorConstructor;
