/**
 * @header ts/error.h
 *
 * Error and its kinds (ECMA-262 §20.5), with `captureStackTrace` as V8 has it.
 */

interface ErrorOptions {
  cause?: unknown;
}

/** @c TsError */
interface Error {
  /** @c ts_error_name @cset ts_error_set_name @isolated */
  name: string;
  /** @c ->message */
  message: string;
  /** @c ->stack */
  stack?: string;
  /** @c ts_error_cause @cset ts_error_set_cause @isolated */
  cause?: unknown;
  /** @c ts_error_to_string @isolated */
  toString(): string;
}

interface ErrorConstructor {
  /** @c ts_error_new @isolated */
  new (message?: string, options?: ErrorOptions): Error;
  /** @c ts_error_new @isolated */
  (message?: string, options?: ErrorOptions): Error;
  readonly prototype: Error;
  /** @c ts_error_capture_stack_trace @isolated */
  captureStackTrace(targetObject: object, constructorOpt?: Function): void;
}

declare var Error: ErrorConstructor;

/** @c TsEvalError */
interface EvalError extends Error {}

interface EvalErrorConstructor extends ErrorConstructor {
  /** @c ts_eval_error_new @isolated */
  new (message?: string, options?: ErrorOptions): EvalError;
  /** @c ts_eval_error_new @isolated */
  (message?: string, options?: ErrorOptions): EvalError;
  readonly prototype: EvalError;
}

declare var EvalError: EvalErrorConstructor;

/** @c TsRangeError */
interface RangeError extends Error {}

interface RangeErrorConstructor extends ErrorConstructor {
  /** @c ts_range_error_new @isolated */
  new (message?: string, options?: ErrorOptions): RangeError;
  /** @c ts_range_error_new @isolated */
  (message?: string, options?: ErrorOptions): RangeError;
  readonly prototype: RangeError;
}

declare var RangeError: RangeErrorConstructor;

/** @c TsReferenceError */
interface ReferenceError extends Error {}

interface ReferenceErrorConstructor extends ErrorConstructor {
  /** @c ts_reference_error_new @isolated */
  new (message?: string, options?: ErrorOptions): ReferenceError;
  /** @c ts_reference_error_new @isolated */
  (message?: string, options?: ErrorOptions): ReferenceError;
  readonly prototype: ReferenceError;
}

declare var ReferenceError: ReferenceErrorConstructor;

/** @c TsSyntaxError */
interface SyntaxError extends Error {}

interface SyntaxErrorConstructor extends ErrorConstructor {
  /** @c ts_syntax_error_new @isolated */
  new (message?: string, options?: ErrorOptions): SyntaxError;
  /** @c ts_syntax_error_new @isolated */
  (message?: string, options?: ErrorOptions): SyntaxError;
  readonly prototype: SyntaxError;
}

declare var SyntaxError: SyntaxErrorConstructor;

/** @c TsTypeError */
interface TypeError extends Error {}

interface TypeErrorConstructor extends ErrorConstructor {
  /** @c ts_type_error_new @isolated */
  new (message?: string, options?: ErrorOptions): TypeError;
  /** @c ts_type_error_new @isolated */
  (message?: string, options?: ErrorOptions): TypeError;
  readonly prototype: TypeError;
}

declare var TypeError: TypeErrorConstructor;

/** @c TsURIError */
interface URIError extends Error {}

interface URIErrorConstructor extends ErrorConstructor {
  /** @c ts_uri_error_new @isolated */
  new (message?: string, options?: ErrorOptions): URIError;
  /** @c ts_uri_error_new @isolated */
  (message?: string, options?: ErrorOptions): URIError;
  readonly prototype: URIError;
}

declare var URIError: URIErrorConstructor;
