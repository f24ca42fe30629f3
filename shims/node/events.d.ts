/**
 * @header node/event_emitter.h
 *
 * node:events (https://nodejs.org/api/events.html).
 */

declare module "node:events" {
  /** What is listened to and told by name. @c EventEmitter @cfields EVENT_EMITTER_FIELDS */
  class EventEmitter<T = any> {
    /** @c event_emitter_new */
    constructor(options?: { captureRejections?: boolean | undefined });
    /** @c event_emitter_default_max_listeners @cset event_emitter_set_default_max_listeners */
    static defaultMaxListeners: number;
    /** @c events_once */
    static once(emitter: EventEmitter, eventName: string | symbol): Promise<any[]>;
    /** @c &events_error_monitor @symbol events.errorMonitor @pure */
    static readonly errorMonitor: unique symbol;
    /** @c &events_capture_rejection @symbol nodejs.rejection @pure */
    static readonly captureRejectionSymbol: unique symbol;
    /** @c events_capture_rejections @cset events_set_capture_rejections */
    static captureRejections: boolean;
    /** @c events_set_max_listeners */
    static setMaxListeners(n?: number, ...eventTargets: any[]): void;
    /** @c event_emitter_listener_count */
    static listenerCount(
      emitter: EventEmitter,
      eventName: string | symbol,
      listener?: (...args: any[]) => void,
    ): number;
    /** @c event_emitter_listeners */
    static getEventListeners(emitter: EventEmitter, name: string | symbol): Function[];
    /** @c event_emitter_on @keeps */
    addListener(eventName: string, listener: (...args: any[]) => void): this;
    /** @c event_emitter_on_value @keeps */
    addListener(eventName: string | symbol, listener: (...args: any[]) => void): this;
    /** @c event_emitter_on @keeps */
    on(eventName: string, listener: (...args: any[]) => void): this;
    /** @c event_emitter_on_value @keeps */
    on(eventName: string | symbol, listener: (...args: any[]) => void): this;
    /** @c event_emitter_once @keeps */
    once(eventName: string, listener: (...args: any[]) => void): this;
    /** @c event_emitter_once_value @keeps */
    once(eventName: string | symbol, listener: (...args: any[]) => void): this;
    /** @c event_emitter_prepend_listener @keeps */
    prependListener(eventName: string | symbol, listener: (...args: any[]) => void): this;
    /** @c event_emitter_prepend_once_listener @keeps */
    prependOnceListener(eventName: string | symbol, listener: (...args: any[]) => void): this;
    /** @c event_emitter_off */
    off(eventName: string, listener: (...args: any[]) => void): this;
    /** @c event_emitter_off_value */
    off(eventName: string | symbol, listener: (...args: any[]) => void): this;
    /** @c event_emitter_off */
    removeListener(eventName: string, listener: (...args: any[]) => void): this;
    /** @c event_emitter_off_value */
    removeListener(eventName: string | symbol, listener: (...args: any[]) => void): this;
    /** @c event_emitter_remove_all_listeners */
    removeAllListeners(eventName?: string | symbol): this;
    /** @c event_emitter_tell @keeps */
    emit(eventName: string, ...args: any[]): boolean;
    /** @c event_emitter_emit_value @keeps */
    emit(eventName: string | symbol, ...args: any[]): boolean;
    /** @c event_emitter_listener_count */
    listenerCount(eventName: string | symbol, listener?: (...args: any[]) => void): number;
    /** @c event_emitter_listeners */
    listeners(eventName: string | symbol): Function[];
    /** @c event_emitter_raw_listeners */
    rawListeners(eventName: string | symbol): Function[];
    /** @c event_emitter_names */
    eventNames(): (string | symbol)[];
    /** @c event_emitter_max_listeners */
    getMaxListeners(): number;
    /** @c event_emitter_set_max_listeners */
    setMaxListeners(n: number): this;
  }

  /** @c events_once */
  function once(emitter: EventEmitter, eventName: string | symbol): Promise<any[]>;
  /** @c &events_error_monitor @symbol events.errorMonitor @pure */
  const errorMonitor: unique symbol;
  /** @c &events_capture_rejection @symbol nodejs.rejection @pure */
  const captureRejectionSymbol: unique symbol;
  /** @c events_set_max_listeners */
  function setMaxListeners(n?: number, ...eventTargets: any[]): void;
  /** @c event_emitter_max_listeners */
  function getMaxListeners(emitter: EventEmitter): number;
  /** @c event_emitter_listener_count */
  function listenerCount(
    emitter: EventEmitter,
    eventName: string | symbol,
    listener?: (...args: any[]) => void,
  ): number;
  /** @c event_emitter_listeners */
  function getEventListeners(emitter: EventEmitter, name: string | symbol): Function[];
  /** @c event_emitter_default_max_listeners */
  const defaultMaxListeners: number;

  export { EventEmitter };
  export default EventEmitter;
}

/** @header node/events_async.h */

declare module "node:events" {
  interface OnceOptions {
    signal?: AbortSignal | undefined;
  }
  interface OnOptions extends OnceOptions {
    close?: string[] | undefined;
    highWaterMark?: number | undefined;
    lowWaterMark?: number | undefined;
  }

  class EventEmitter<T = any> {
    /** @c events_once_until */
    static once(emitter: EventEmitter, name: string | symbol, options: OnceOptions): Promise<any[]>;
    /** @c events_once_target */
    static once(target: EventTarget, type: string, options?: OnceOptions): Promise<any[]>;
    /** @c events_on */
    static on(
      emitter: EventEmitter,
      eventName: string | symbol,
      options?: OnOptions,
    ): AsyncIteratorObject<any[], undefined, unknown>;
  }

  /** @c events_once_until */
  function once(emitter: EventEmitter, name: string | symbol, options: OnceOptions): Promise<any[]>;
  /** @c events_once_target */
  function once(target: EventTarget, type: string, options?: OnceOptions): Promise<any[]>;
  /** @c events_on */
  function on(
    emitter: EventEmitter,
    eventName: string | symbol,
    options?: OnOptions,
  ): AsyncIteratorObject<any[], undefined, unknown>;
}

declare module "events" {
  export * from "node:events";
  export { default } from "node:events";
}
