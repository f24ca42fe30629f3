/**
 * @header ts/iterator.h
 *
 * The iteration protocols (ECMA-262 §27.1). An Iterable or Iterator may be any object that has
 * the methods; the iterators of the library itself are `TsIterator` structs.
 */

interface IteratorYieldResult<TYield> {
  done?: false;
  value: TYield;
}

interface IteratorReturnResult<TReturn> {
  done: true;
  value: TReturn;
}

type IteratorResult<T, TReturn = any> = IteratorYieldResult<T> | IteratorReturnResult<TReturn>;

interface Iterator<T, TReturn = any, TNext = any> {
  next(...[value]: [] | [TNext]): IteratorResult<T, TReturn>;
  return?(value?: TReturn): IteratorResult<T, TReturn>;
  throw?(e?: any): IteratorResult<T, TReturn>;
}

interface Iterable<T, TReturn = any, TNext = any> {
  [Symbol.iterator](): Iterator<T, TReturn, TNext>;
}

interface IterableIterator<T, TReturn = any, TNext = any> extends Iterator<T, TReturn, TNext> {
  [Symbol.iterator](): IterableIterator<T, TReturn, TNext>;
}

/** The type `return` has in the library's own iterators. */
declare type BuiltinIteratorReturn = undefined;

/** What a step gives and leaves; next(), return() and throw() are made of these. @c TsIterator */
interface IteratorSteps<T, TReturn, TNext> {
  /** @c ts_iterator_step */
  next(value: TNext): T | TReturn | undefined;
  /** @c ts_generator_return_step */
  return(value: TReturn): T | TReturn | undefined;
  /** @c ts_generator_throw_step */
  throw(e: any): T | TReturn | undefined;
  /** @c ->done */
  readonly done: boolean;
}

/** @c TsIterator */
interface IteratorObject<T, TReturn = unknown, TNext = unknown> extends Iterator<T, TReturn, TNext> {
  /** @c ts_iterator_self */
  [Symbol.iterator](): IteratorObject<T, TReturn, TNext>;
  /** @c ts_iterator_map */
  map<U>(callbackfn: (value: T, index: number) => U): IteratorObject<U, undefined, unknown>;
  /** @c ts_iterator_filter */
  filter<S extends T>(predicate: (value: T, index: number) => value is S): IteratorObject<S, undefined, unknown>;
  /** @c ts_iterator_filter */
  filter(predicate: (value: T, index: number) => unknown): IteratorObject<T, undefined, unknown>;
  /** @c ts_iterator_take */
  take(limit: number): IteratorObject<T, undefined, unknown>;
  /** @c ts_iterator_drop */
  drop(count: number): IteratorObject<T, undefined, unknown>;
  /** @c ts_iterator_reduce_first */
  reduce(callbackfn: (previousValue: T, currentValue: T, currentIndex: number) => T): T;
  /** @c ts_iterator_reduce */
  reduce(callbackfn: (previousValue: T, currentValue: T, currentIndex: number) => T, initialValue: T): T;
  /** @c ts_iterator_reduce */
  reduce<U>(callbackfn: (previousValue: U, currentValue: T, currentIndex: number) => U, initialValue: U): U;
  /** @c ts_iterator_flat_map */
  flatMap<U>(callback: (value: T, index: number) => Iterator<U, unknown, undefined> | Iterable<U, unknown, undefined>): IteratorObject<U, undefined, unknown>;
  /** @c ts_iterator_to_array @rep T */
  toArray(): T[];
  /** @c ts_iterator_for_each */
  forEach(callbackfn: (value: T, index: number) => void): void;
  /** @c ts_iterator_some */
  some(predicate: (value: T, index: number) => unknown): boolean;
  /** @c ts_iterator_every */
  every(predicate: (value: T, index: number) => unknown): boolean;
  /** @c ts_iterator_find */
  find<S extends T>(predicate: (value: T, index: number) => value is S): S | undefined;
  /** @c ts_iterator_find */
  find(predicate: (value: T, index: number) => unknown): T | undefined;
}

/** @c TsIterator */
interface ArrayIterator<T> extends IteratorObject<T, BuiltinIteratorReturn, unknown> {
  /** @c ts_iterator_next_result @cstep next */
  next(...[value]: [] | [unknown]): IteratorResult<T, BuiltinIteratorReturn>;
  /** @c ts_iterator_self */
  [Symbol.iterator](): ArrayIterator<T>;
}

/** @c TsIterator */
interface StringIterator<T> extends IteratorObject<T, BuiltinIteratorReturn, unknown> {
  /** @c ts_iterator_next_result @cstep next */
  next(...[value]: [] | [unknown]): IteratorResult<T, BuiltinIteratorReturn>;
  /** @c ts_iterator_self */
  [Symbol.iterator](): StringIterator<T>;
}

/** @c TsIterator */
interface MapIterator<T> extends IteratorObject<T, BuiltinIteratorReturn, unknown> {
  /** @c ts_iterator_next_result @cstep next */
  next(...[value]: [] | [unknown]): IteratorResult<T, BuiltinIteratorReturn>;
  /** @c ts_iterator_self */
  [Symbol.iterator](): MapIterator<T>;
}

/** @c TsIterator */
interface SetIterator<T> extends IteratorObject<T, BuiltinIteratorReturn, unknown> {
  /** @c ts_iterator_next_result @cstep next */
  next(...[value]: [] | [unknown]): IteratorResult<T, BuiltinIteratorReturn>;
  /** @c ts_iterator_self */
  [Symbol.iterator](): SetIterator<T>;
}

/* @header ts/generator.h */

/** @c TsIterator */
interface Generator<T = unknown, TReturn = any, TNext = any> extends IteratorObject<T, TReturn, TNext> {
  /** @c ts_iterator_next_result @cstep next */
  next(...[value]: [] | [TNext]): IteratorResult<T, TReturn>;
  /** @c ts_generator_return_result @cstep return */
  return(value: TReturn): IteratorResult<T, TReturn>;
  /** @c ts_generator_throw_result @cstep throw */
  throw(e: any): IteratorResult<T, TReturn>;
  /** @c ts_iterator_self */
  [Symbol.iterator](): Generator<T, TReturn, TNext>;
}

interface GeneratorFunction {
  readonly length: number;
  readonly name: string;
}

/** @header ts/iterator.h */
interface IteratorConstructor {
  /** @c ts_iterator_from */
  from<T>(value: Iterator<T, unknown, undefined> | Iterable<T, unknown, undefined>): IteratorObject<T, undefined, unknown>;
}

declare var Iterator: IteratorConstructor;

/* The asynchronous protocols. */

interface AsyncIterator<T, TReturn = any, TNext = any> {
  next(...[value]: [] | [TNext]): Promise<IteratorResult<T, TReturn>>;
  return?(value?: TReturn | PromiseLike<TReturn>): Promise<IteratorResult<T, TReturn>>;
  throw?(e?: any): Promise<IteratorResult<T, TReturn>>;
}

interface AsyncIterable<T, TReturn = any, TNext = any> {
  [Symbol.asyncIterator](): AsyncIterator<T, TReturn, TNext>;
}

interface AsyncIterableIterator<T, TReturn = any, TNext = any> extends AsyncIterator<T, TReturn, TNext> {
  [Symbol.asyncIterator](): AsyncIterableIterator<T, TReturn, TNext>;
}

/* @header ts/async_iterator.h */

/** @c TsAsyncIterator */
interface AsyncIteratorObject<T, TReturn = unknown, TNext = unknown> extends AsyncIterator<T, TReturn, TNext> {
  /** @c ts_async_iterator_next_result */
  next(...[value]: [] | [TNext]): Promise<IteratorResult<T, TReturn>>;
  /** @c ts_async_iterator_self */
  [Symbol.asyncIterator](): AsyncIteratorObject<T, TReturn, TNext>;
}

/* @header ts/async_generator.h */

/** @c TsAsyncIterator */
interface AsyncGenerator<T = unknown, TReturn = any, TNext = any> extends AsyncIteratorObject<T, TReturn, TNext> {
  /** @c ts_async_iterator_next_result */
  next(...[value]: [] | [TNext]): Promise<IteratorResult<T, TReturn>>;
  /** @c ts_async_generator_return */
  return(value: TReturn | PromiseLike<TReturn>): Promise<IteratorResult<T, TReturn>>;
  /** @c ts_async_generator_throw */
  throw(e: any): Promise<IteratorResult<T, TReturn>>;
  /** @c ts_async_iterator_self */
  [Symbol.asyncIterator](): AsyncGenerator<T, TReturn, TNext>;
}
