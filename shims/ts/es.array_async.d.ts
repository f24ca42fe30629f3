/**
 * @header ts/array_from_async.h
 *
 * Array.fromAsync.
 */

interface ArrayConstructor {
  /** @c ts_array_from_async_plain @dynamic @keeps */
  fromAsync<T>(
    iterableOrArrayLike: AsyncIterable<T> | Iterable<T | PromiseLike<T>> | ArrayLike<T | PromiseLike<T>>,
  ): Promise<T[]>;
  /** @c ts_array_from_async @dynamic @keeps */
  fromAsync<T, U>(
    iterableOrArrayLike: AsyncIterable<T> | Iterable<T> | ArrayLike<T>,
    mapFn: (value: Awaited<T>, index: number) => U,
    thisArg?: any,
  ): Promise<Awaited<U>[]>;
}
