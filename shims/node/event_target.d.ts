/**
 * @header node/event_target.h
 *
 * EventTarget, Event, CustomEvent, AbortController, AbortSignal and DOMException, globals of Node
 * (https://nodejs.org/api/globals.html).
 */

interface EventInit {
  bubbles?: boolean;
  cancelable?: boolean;
  composed?: boolean;
}

/** @c Event @cfields EVENT_FIELDS */
declare class Event {
  /** @c event_new */
  constructor(type: string, eventInitDict?: EventInit);
  /** @c ->type */
  readonly type: string;
  /** @c ->target */
  readonly target: EventTarget | null;
  /** @c ->current_target */
  readonly currentTarget: EventTarget | null;
  /** @c ->bubbles */
  readonly bubbles: boolean;
  /** @c ->cancelable */
  readonly cancelable: boolean;
  /** @c ->composed */
  readonly composed: boolean;
  /** @c ->default_prevented */
  readonly defaultPrevented: boolean;
  /** @c ->time_stamp */
  readonly timeStamp: number;
  /** @c event_phase */
  readonly eventPhase: number;
  /** @c event_prevent_default */
  preventDefault(): void;
  /** @c event_stop_immediately */
  stopImmediatePropagation(): void;
}

interface CustomEventInit<T = unknown> extends EventInit {
  detail?: T;
}

/** @c CustomEvent */
declare class CustomEvent<T = any> extends Event {
  /** @c custom_event_new @keeps */
  constructor(type: string, eventInitDict?: CustomEventInit<T>);
  /** @c ->detail */
  readonly detail: any;
}

interface AddEventListenerOptions {
  capture?: boolean;
  once?: boolean;
  passive?: boolean;
  signal?: AbortSignal;
}

type EventListener = (event: any) => void;
interface EventListenerObject {
  handleEvent(object: any): void;
}

/** @c EventTarget @cfields EVENT_TARGET_FIELDS */
declare class EventTarget {
  /** @c event_target_new */
  constructor();
  /** @c event_target_add @keeps */
  addEventListener(
    type: string,
    callback: EventListener | EventListenerObject | null,
    options?: AddEventListenerOptions | boolean,
  ): void;
  /** @c event_target_remove */
  removeEventListener(
    type: string,
    callback: EventListener | EventListenerObject | null,
    options?: AddEventListenerOptions | boolean,
  ): void;
  /** @c event_target_dispatch @keeps */
  dispatchEvent(event: Event): boolean;
}

/** @c AbortSignal */
declare class AbortSignal extends EventTarget {
  private constructor();
  /** @c ->aborted */
  readonly aborted: boolean;
  /** @c ->reason */
  readonly reason: any;
  /** @c ->on_abort @cset abort_signal_set_handler @keeps */
  onabort: ((event: any) => void) | undefined;
  /** @c abort_signal_throw */
  throwIfAborted(): void;
  /** @c abort_signal_aborted @keeps */
  static abort(reason?: any): AbortSignal;
  /** @c abort_signal_timeout */
  static timeout(milliseconds: number): AbortSignal;
  /** @c abort_signal_any */
  static any(signals: AbortSignal[]): AbortSignal;
}

/** @c AbortController */
declare class AbortController {
  /** @c abort_controller_new */
  constructor();
  /** @c ->signal */
  readonly signal: AbortSignal;
  /** @c abort_controller_abort @keeps */
  abort(reason?: any): void;
}

/** @c DOMException */
declare class DOMException extends Error {
  /** @c dom_exception_new */
  constructor(message?: string, name?: string);
  /** @c dom_exception_code */
  readonly code: number;
}
