/**
 * @header node/timers.h
 *
 * node:timers and node:timers/promises; the globals are in timers_global.d.ts.
 */

declare module "node:timers" {
  /** @c timers_set_timeout @callback timers_callback */
  export function setTimeout<TArgs extends any[]>(
    callback: (...args: TArgs) => void,
    delay?: number,
    ...args: TArgs
  ): NodeJS.Timeout;
  /** @c timers_set_timeout @callback timers_callback */
  export function setTimeout(
    callback: (_: void) => void,
    delay?: number,
    ...args: []
  ): NodeJS.Timeout;
  /** @c timers_set_interval @callback timers_callback */
  export function setInterval<TArgs extends any[]>(
    callback: (...args: TArgs) => void,
    delay?: number,
    ...args: TArgs
  ): NodeJS.Timeout;
  /** @c timers_set_interval @callback timers_callback */
  export function setInterval(
    callback: (_: void) => void,
    delay?: number,
    ...args: []
  ): NodeJS.Timeout;
  /** @c timers_set_immediate @callback timers_callback */
  export function setImmediate<TArgs extends any[]>(
    callback: (...args: TArgs) => void,
    ...args: TArgs
  ): NodeJS.Immediate;
  /** @c timers_set_immediate @callback timers_callback */
  export function setImmediate(callback: (_: void) => void, ...args: []): NodeJS.Immediate;
  /** @c timers_clear_timeout */
  export function clearTimeout(timeout: NodeJS.Timeout | undefined): void;
  /** @c timers_clear */
  export function clearTimeout(timeout: NodeJS.Timeout | string | number | undefined): void;
  /** @c timers_clear_timeout */
  export function clearInterval(timeout: NodeJS.Timeout | undefined): void;
  /** @c timers_clear */
  export function clearInterval(timeout: NodeJS.Timeout | string | number | undefined): void;
  /** @c timers_clear_immediate */
  export function clearImmediate(immediate: NodeJS.Immediate | undefined): void;
}

declare module "timers" {
  export * from "node:timers";
}

/**
 * @header node/timers_promises.h
 *
 * node:timers/promises (https://nodejs.org/api/timers.html#timers-promises-api).
 */

declare module "node:timers/promises" {
  /** @c timers_promises_set_timeout */
  export function setTimeout<T = void>(delay?: number, value?: T): Promise<T>;
  interface Scheduler {
    /** @c timers_promises_wait */
    wait(delay: number): Promise<void>;
    /** @c timers_promises_yield */
    yield(): Promise<void>;
  }
  const scheduler: Scheduler;
  /** @c timers_promises_set_immediate */
  export function setImmediate<T = void>(value?: T): Promise<T>;
}

/** @header node/timers_abort.h */

declare module "node:timers/promises" {
  interface TimerOptions {
    ref?: boolean | undefined;
    signal?: AbortSignal | undefined;
  }
  /** @c timers_promises_set_timeout_until */
  export function setTimeout<T = void>(
    delay: number | undefined,
    value: T | undefined,
    options: TimerOptions,
  ): Promise<T>;
  /** @c timers_promises_set_immediate_until */
  export function setImmediate<T = void>(value: T | undefined, options: TimerOptions): Promise<T>;
  interface Scheduler {
    /** @c timers_promises_wait_until */
    wait(delay: number, options: TimerOptions): Promise<void>;
  }
}

/** @header node/timers_interval.h */

declare module "node:timers/promises" {
  /** @c timers_interval */
  export function setInterval<T = void>(
    delay?: number,
    value?: T,
  ): AsyncIteratorObject<T, undefined, unknown>;
}

declare module "timers/promises" {
  export * from "node:timers/promises";
}
