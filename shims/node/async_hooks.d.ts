/**
 * @header node/async_hooks.h
 *
 * node:async_hooks (https://nodejs.org/api/async_context.html): stores that follow asynchronous code.
 */

declare module "node:async_hooks" {
  interface AsyncLocalStorageOptions<T> {
    defaultValue?: T | undefined;
    name?: string | undefined;
  }

  /** @c AsyncLocalStorage @cfields ASYNC_LOCAL_STORAGE_FIELDS */
  export class AsyncLocalStorage<T> {
    /** @c async_local_storage_new */
    constructor(options?: AsyncLocalStorageOptions<T>);
    /** @c async_local_storage_name */
    readonly name: string;
    /** @c async_local_storage_get_store */
    getStore(): T | undefined;
    /** @c async_local_storage_run */
    run<R, A extends any[]>(store: T, callback: (...args: A) => R, ...args: A): R;
    /** @c async_local_storage_exit */
    exit<R, A extends any[]>(callback: (...args: A) => R, ...args: A): R;
    /** @c async_local_storage_enter_with */
    enterWith(store: T): void;
    /** @c async_local_storage_disable */
    disable(): void;
    /** @c async_context_bind @keeps @dynamic */
    static bind<F extends (...args: any[]) => any>(fn: F): F;
    /** @c async_context_snapshot */
    static snapshot(): <R, A extends any[]>(fn: (...args: A) => R, ...args: A) => R;
  }

  interface AsyncResourceOptions {
    triggerAsyncId?: number | undefined;
    requireManualDestroy?: boolean | undefined;
  }
  /** @c AsyncResource @cfields ASYNC_RESOURCE_FIELDS */
  export class AsyncResource {
    /** @c async_resource_new */
    constructor(type: string, options?: AsyncResourceOptions | number);
    /** @c async_resource_run */
    runInAsyncScope<R, A extends any[]>(
      fn: (this: any, ...args: A) => R,
      thisArg?: any,
      ...args: A
    ): R;
    /** @c async_resource_bind @keeps @dynamic */
    bind<F extends (...args: any[]) => any>(fn: F): F;
    /** @c async_resource_destroy */
    emitDestroy(): this;
    /** @c async_context_bind_typed @keeps @dynamic */
    static bind<F extends (...args: any[]) => any>(fn: F, type?: string): F;
  }
}

declare module "async_hooks" {
  export * from "node:async_hooks";
}
