/**
 * @header ts/promise.h
 *
 * Promise (ECMA-262 §27.2).
 */

interface PromiseLike<T> {
  then<TResult1 = T, TResult2 = never>(
    onfulfilled?: ((value: T) => TResult1 | PromiseLike<TResult1>) | null | undefined,
    onrejected?: ((reason: any) => TResult2 | PromiseLike<TResult2>) | null | undefined,
  ): PromiseLike<TResult1 | TResult2>;
}

/** @c TsPromise @cclass ts/promise_class.h */
interface Promise<T> {
  /** @c ts_promise_then */
  then<TResult1 = T, TResult2 = never>(
    onfulfilled?: ((value: T) => TResult1 | PromiseLike<TResult1>) | null | undefined,
    onrejected?: ((reason: any) => TResult2 | PromiseLike<TResult2>) | null | undefined,
  ): Promise<TResult1 | TResult2>;
  /** @c ts_promise_catch */
  catch<TResult = never>(
    onrejected?: ((reason: any) => TResult | PromiseLike<TResult>) | null | undefined,
  ): Promise<T | TResult>;
  /** @c ts_promise_finally */
  finally(onfinally?: (() => void) | null | undefined): Promise<T>;
}

interface PromiseFulfilledResult<T> {
  status: "fulfilled";
  value: T;
}

interface PromiseRejectedResult {
  status: "rejected";
  reason: any;
}

type PromiseSettledResult<T> = PromiseFulfilledResult<T> | PromiseRejectedResult;

interface PromiseWithResolvers<T> {
  promise: Promise<T>;
  resolve: (value: T | PromiseLike<T>) => void;
  reject: (reason?: any) => void;
}

interface PromiseConstructor {
  readonly prototype: Promise<any>;
  /** @c ts_promise_new @callback ts_promise_executor */
  new <T>(
    executor: (resolve: (value: T | PromiseLike<T>) => void, reject: (reason?: any) => void) => void,
  ): Promise<T>;
  /** @c ts_promise_reject */
  reject<T = never>(reason?: any): Promise<T>;
  /** @c ts_promise_resolve_undefined */
  resolve(): Promise<void>;
  /** @c ts_promise_resolve @keeps */
  resolve<T>(value: T): Promise<Awaited<T>>;
  /** @c ts_promise_resolve @keeps */
  resolve<T>(value: T | PromiseLike<T>): Promise<Awaited<T>>;
  /** @c ts_promise_try */
  try<T, U extends unknown[]>(callbackFn: (...args: U) => T | PromiseLike<T>, ...args: U): Promise<Awaited<T>>;
  /** @c ts_promise_with_resolvers */
  withResolvers<T>(): PromiseWithResolvers<T>;
}

declare var Promise: PromiseConstructor;

/**
 * @header ts/promise_all.h
 *
 * Combinations of promises, and the error of Promise.any (§27.2.4, §20.5.7).
 */

interface PromiseConstructor {
  /** @c ts_promise_all @keeps */
  all<T extends readonly unknown[] | []>(values: T): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }>;
  /** @c ts_promise_all @keeps */
  all<T>(values: Iterable<T | PromiseLike<T>>): Promise<Awaited<T>[]>;
  /** @c ts_promise_race @keeps */
  race<T extends readonly unknown[] | []>(values: T): Promise<Awaited<T[number]>>;
  /** @c ts_promise_race @keeps */
  race<T>(values: Iterable<T | PromiseLike<T>>): Promise<Awaited<T>>;
  /** @c ts_promise_all_settled @keeps */
  allSettled<T extends readonly unknown[] | []>(
    values: T,
  ): Promise<{ -readonly [P in keyof T]: PromiseSettledResult<Awaited<T[P]>> }>;
  /** @c ts_promise_all_settled @keeps */
  allSettled<T>(values: Iterable<T | PromiseLike<T>>): Promise<PromiseSettledResult<Awaited<T>>[]>;
  /** @c ts_promise_any @keeps */
  any<T extends readonly unknown[] | []>(values: T): Promise<Awaited<T[number]>>;
  /** @c ts_promise_any @keeps */
  any<T>(values: Iterable<T | PromiseLike<T>>): Promise<Awaited<T>>;
}

/** @c AggregateError @cfields AGGREGATE_ERROR_FIELDS */
interface AggregateError extends Error {
  /** @c ->errors */
  errors: any[];
}

interface AggregateErrorConstructor {
  /** @c AggregateError_new */
  new (errors: Iterable<any>, message?: string): AggregateError;
  /** @c AggregateError_new_with */
  new (errors: Iterable<any>, message?: string, options?: ErrorOptions): AggregateError;
  /** @c AggregateError_new */
  (errors: Iterable<any>, message?: string): AggregateError;
  /** @c AggregateError_new_with */
  (errors: Iterable<any>, message?: string, options?: ErrorOptions): AggregateError;
  readonly prototype: AggregateError;
}

declare var AggregateError: AggregateErrorConstructor;
