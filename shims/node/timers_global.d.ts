/**
 * @header node/timers.h
 *
 * The global functions for timers (https://nodejs.org/api/timers.html).
 */

declare namespace NodeJS {
  /** @c Timeout */
  interface Timeout {
    /** @c timers_close */
    close(): this;
    /** @c timers_has_ref */
    hasRef(): boolean;
    /** @c timers_ref */
    ref(): this;
    /** @c timers_refresh */
    refresh(): this;
    /** @c timers_unref */
    unref(): this;
    /** @c timers_id */
    [Symbol.toPrimitive](): number;
    /** @c timers_clear_timeout */
    [Symbol.dispose](): void;
  }

  /** @c Immediate */
  interface Immediate {
    /** @c timers_immediate_has_ref */
    hasRef(): boolean;
    /** @c timers_immediate_ref */
    ref(): this;
    /** @c timers_immediate_unref */
    unref(): this;
    /** @c timers_clear_immediate */
    [Symbol.dispose](): void;
  }

  interface Timer extends Timeout {}
}

/** @c timers_set_timeout @callback timers_callback */
declare function setTimeout<TArgs extends any[]>(
  callback: (...args: TArgs) => void,
  delay?: number,
  ...args: TArgs
): NodeJS.Timeout;
/** @c timers_set_timeout @callback timers_callback */
declare function setTimeout(
  callback: (_: void) => void,
  delay?: number,
  ...args: []
): NodeJS.Timeout;

/** @c timers_set_interval @callback timers_callback */
declare function setInterval<TArgs extends any[]>(
  callback: (...args: TArgs) => void,
  delay?: number,
  ...args: TArgs
): NodeJS.Timeout;
/** @c timers_set_interval @callback timers_callback */
declare function setInterval(
  callback: (_: void) => void,
  delay?: number,
  ...args: []
): NodeJS.Timeout;

/** @c timers_set_immediate @callback timers_callback */
declare function setImmediate<TArgs extends any[]>(
  callback: (...args: TArgs) => void,
  ...args: TArgs
): NodeJS.Immediate;
/** @c timers_set_immediate @callback timers_callback */
declare function setImmediate(callback: (_: void) => void, ...args: []): NodeJS.Immediate;

/** @c timers_clear_timeout */
declare function clearTimeout(timeout: NodeJS.Timeout | undefined): void;
/** @c timers_clear */
declare function clearTimeout(timeout: NodeJS.Timeout | string | number | undefined): void;
/** @c timers_clear_timeout */
declare function clearInterval(timeout: NodeJS.Timeout | undefined): void;
/** @c timers_clear */
declare function clearInterval(timeout: NodeJS.Timeout | string | number | undefined): void;
/** @c timers_clear_immediate */
declare function clearImmediate(immediate: NodeJS.Immediate | undefined): void;

/**
 * @header ts/microtask.h
 *
 * process.nextTick (https://nodejs.org/api/process.html#processnexttickcallback-args).
 */

declare namespace NodeJS {
  interface Process {
    /** @c ts_next_tick */
    nextTick(callback: Function, ...args: any[]): void;
  }
}
