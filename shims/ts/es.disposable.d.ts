/**
 * @header ts/disposable.h
 *
 * Explicit Resource Management (https://tc39.es/proposal-explicit-resource-management/).
 */

interface SymbolConstructor {
  /** @c &ts_symbol_dispose @pure */
  readonly dispose: unique symbol;
  /** @c &ts_symbol_async_dispose @pure */
  readonly asyncDispose: unique symbol;
}

interface Disposable {
  [Symbol.dispose](): void;
}

interface AsyncDisposable {
  [Symbol.asyncDispose](): PromiseLike<void>;
}

/** What a block with `using` declarations is made of. @c TsResources */
interface BlockResources {
  /** @c ts_resources_add @keeps */
  add(value: any): void;
  /** @c ts_resources_add_async @keeps */
  addAsync(value: any): void;
  /** @c ts_resources_fail @keeps */
  fail(error: any): void;
  /** @c ts_resources_next */
  next(): boolean;
  /** @c ts_resources_pending */
  pending(): any;
  /** @c ts_resources_end */
  end(): void;
  /** @c ts_resources_dispose */
  dispose(): void;
}

interface BlockResourcesMaker {
  /** @c ts_resources_new */
  make(): BlockResources;
}

/** @c TsDisposableStack */
interface DisposableStack {
  /** @c ->disposed */
  readonly disposed: boolean;
  /** @c ts_disposable_stack_dispose */
  dispose(): void;
  /** @c ts_disposable_stack_use @keeps */
  use<T extends Disposable | null | undefined>(value: T): T;
  /** @c ts_disposable_stack_adopt @keeps */
  adopt<T>(value: T, onDispose: (value: T) => void): T;
  /** @c ts_disposable_stack_defer @keeps */
  defer(onDispose: () => void): void;
  /** @c ts_disposable_stack_move */
  move(): DisposableStack;
  /** @c ts_disposable_stack_dispose */
  [Symbol.dispose](): void;
}

interface DisposableStackConstructor {
  /** @c ts_disposable_stack_new */
  new (): DisposableStack;
  readonly prototype: DisposableStack;
}

declare var DisposableStack: DisposableStackConstructor;

/** @c TsAsyncDisposableStack */
interface AsyncDisposableStack {
  /** @c ->disposed */
  readonly disposed: boolean;
  /** @c ts_async_disposable_stack_dispose */
  disposeAsync(): Promise<void>;
  /** @c ts_disposable_stack_use @keeps */
  use<T extends AsyncDisposable | Disposable | null | undefined>(value: T): T;
  /** @c ts_disposable_stack_adopt @keeps */
  adopt<T>(value: T, onDisposeAsync: (value: T) => PromiseLike<void> | void): T;
  /** @c ts_disposable_stack_defer @keeps */
  defer(onDisposeAsync: () => PromiseLike<void> | void): void;
  /** @c ts_disposable_stack_move */
  move(): AsyncDisposableStack;
  /** @c ts_async_disposable_stack_dispose */
  [Symbol.asyncDispose](): Promise<void>;
}

interface AsyncDisposableStackConstructor {
  /** @c ts_async_disposable_stack_new */
  new (): AsyncDisposableStack;
  readonly prototype: AsyncDisposableStack;
}

declare var AsyncDisposableStack: AsyncDisposableStackConstructor;

/* @header ts/iterator.h */

interface IteratorObject<T, TReturn, TNext> extends Disposable {
  /** @c ts_iterator_dispose */
  [Symbol.dispose](): void;
}

/* @header ts/suppressed_error.h */

/** @c SuppressedError */
interface SuppressedError extends Error {
  /** @c ->error */
  error: any;
  /** @c ->suppressed */
  suppressed: any;
}

interface SuppressedErrorConstructor {
  /** @c SuppressedError_new */
  new (error: any, suppressed: any, message?: string): SuppressedError;
  /** @c SuppressedError_new */
  (error: any, suppressed: any, message?: string): SuppressedError;
  readonly prototype: SuppressedError;
}

declare var SuppressedError: SuppressedErrorConstructor;
