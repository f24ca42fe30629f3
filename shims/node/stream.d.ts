/**
 * @header node/stream.h
 *
 * node:stream (https://nodejs.org/api/stream.html).
 */

declare module "node:stream" {
  import { EventEmitter } from "node:events";

  interface StreamOptions {
    emitClose?: boolean | undefined;
    highWaterMark?: number | undefined;
    objectMode?: boolean | undefined;
    autoDestroy?: boolean | undefined;
    captureRejections?: boolean | undefined;
  }
  type DoneCallback = (error?: Error | null) => void;
  type TransformCallback = (error?: Error | null, data?: any) => void;

  interface ReadableOptions extends StreamOptions {
    encoding?: BufferEncoding | undefined;
    construct?: (this: Readable, callback: DoneCallback) => void;
    read?: (this: Readable, size: number) => void;
    destroy?: (this: Readable, error: Error | null, callback: DoneCallback) => void;
  }
  interface WritableOptions extends StreamOptions {
    decodeStrings?: boolean | undefined;
    defaultEncoding?: BufferEncoding | undefined;
    construct?: (this: Writable, callback: DoneCallback) => void;
    write?: (
      this: Writable,
      chunk: any,
      encoding: BufferEncoding,
      callback: DoneCallback,
    ) => void;
    writev?: (
      this: Writable,
      chunks: { chunk: any; encoding: BufferEncoding }[],
      callback: DoneCallback,
    ) => void;
    final?: (this: Writable, callback: DoneCallback) => void;
    destroy?: (this: Writable, error: Error | null, callback: DoneCallback) => void;
  }
  interface DuplexOptions extends StreamOptions {
    allowHalfOpen?: boolean | undefined;
    readableObjectMode?: boolean | undefined;
    writableObjectMode?: boolean | undefined;
    readableHighWaterMark?: number | undefined;
    writableHighWaterMark?: number | undefined;
    encoding?: BufferEncoding | undefined;
    decodeStrings?: boolean | undefined;
    defaultEncoding?: BufferEncoding | undefined;
    construct?: (this: Duplex, callback: DoneCallback) => void;
    read?: (this: Duplex, size: number) => void;
    write?: (this: Duplex, chunk: any, encoding: BufferEncoding, callback: DoneCallback) => void;
    final?: (this: Duplex, callback: DoneCallback) => void;
    destroy?: (this: Duplex, error: Error | null, callback: DoneCallback) => void;
  }
  interface TransformOptions extends StreamOptions {
    allowHalfOpen?: boolean | undefined;
    readableObjectMode?: boolean | undefined;
    writableObjectMode?: boolean | undefined;
    readableHighWaterMark?: number | undefined;
    writableHighWaterMark?: number | undefined;
    encoding?: BufferEncoding | undefined;
    decodeStrings?: boolean | undefined;
    defaultEncoding?: BufferEncoding | undefined;
    construct?: (this: Transform, callback: DoneCallback) => void;
    transform?: (
      this: Transform,
      chunk: any,
      encoding: BufferEncoding,
      callback: TransformCallback,
    ) => void;
    flush?: (this: Transform, callback: TransformCallback) => void;
    final?: (this: Transform, callback: DoneCallback) => void;
    destroy?: (this: Transform, error: Error | null, callback: DoneCallback) => void;
  }
  /** @c Stream */
  export class Stream extends EventEmitter {
    private constructor();
    /** @c stream_on @keeps */
    on(eventName: string | symbol, listener: (...args: any[]) => void): this;
    /** @c stream_on @keeps */
    addListener(eventName: string | symbol, listener: (...args: any[]) => void): this;
    /** @c stream_once @keeps */
    once(eventName: string | symbol, listener: (...args: any[]) => void): this;
    /** @c stream_off */
    off(eventName: string | symbol, listener: (...args: any[]) => void): this;
    /** @c stream_off */
    removeListener(eventName: string | symbol, listener: (...args: any[]) => void): this;
    /** @c stream_destroy @keeps */
    destroy(error?: unknown): this;
    /** @c stream_destroyed */
    readonly destroyed: boolean;
    /** @c stream_closed */
    readonly closed: boolean;
    /** @c stream_errored */
    readonly errored: Error | null;
    _construct?(callback: DoneCallback): void;
    _destroy(error: Error | null, callback: DoneCallback): void;
    /** @c stream_pipe @keeps @dynamic */
    pipe<T>(destination: T, options?: { end?: boolean | undefined }): T;
  }
  /** @c Readable @clayout Stream @cfields STREAM_FIELDS
   *  @hooks _construct,_read,_write,_writev,_final,_destroy,_transform,_flush */
  export class Readable extends Stream {
    /** @c readable_new @keeps */
    constructor(options?: ReadableOptions);
    /** @c readable_from @keeps */
    static from(iterable: Iterable<any> | AsyncIterable<any>, options?: ReadableOptions): Readable;
    _read(size: number): void;
    /** @c stream_push @keeps */
    push(chunk: unknown, encoding?: BufferEncoding): boolean;
    /** @c stream_unshift @keeps */
    unshift(chunk: unknown, encoding?: BufferEncoding): boolean;
    /** @c stream_read @dynamic */
    read(size?: number): any;
    /** @c stream_resume */
    resume(): this;
    /** @c stream_pause */
    pause(): this;
    /** @c stream_is_paused */
    isPaused(): boolean;
    /** @c stream_set_encoding */
    setEncoding(encoding: BufferEncoding): this;
    /** @c stream_unpipe */
    unpipe(destination?: unknown): this;
    /** @c stream_to_array */
    toArray(): Promise<any[]>;
    /** @c stream_readable */
    readonly readable: boolean;
    /** @c stream_readable_ended */
    readonly readableEnded: boolean;
    /** @c stream_readable_flowing */
    readonly readableFlowing: boolean | null;
    /** @c stream_readable_length */
    readonly readableLength: number;
    /** @c stream_readable_mark */
    readonly readableHighWaterMark: number;
    /** @c stream_readable_objects */
    readonly readableObjectMode: boolean;
    /** @c stream_readable_encoding */
    readonly readableEncoding: BufferEncoding | null;
    /** @c stream_iterator */
    [Symbol.asyncIterator](): AsyncIteratorObject<any, undefined, unknown>;
  }
  /** @c Writable @clayout Stream @cfields STREAM_FIELDS
   *  @hooks _construct,_read,_write,_writev,_final,_destroy,_transform,_flush */
  export class Writable extends Stream {
    /** @c writable_new @keeps */
    constructor(options?: WritableOptions);
    _write(chunk: any, encoding: BufferEncoding, callback: DoneCallback): void;
    _writev?(chunks: { chunk: any; encoding: BufferEncoding }[], callback: DoneCallback): void;
    _final(callback: DoneCallback): void;
    /** @c stream_write @keeps */
    write(
      chunk: unknown,
      encoding?: BufferEncoding | ((error: Error | null | undefined) => void),
      callback?: (error: Error | null | undefined) => void,
    ): boolean;
    /** @c stream_end @keeps */
    end(chunk?: unknown, encoding?: BufferEncoding | (() => void), callback?: () => void): this;
    /** @c stream_cork */
    cork(): void;
    /** @c stream_uncork */
    uncork(): void;
    /** @c stream_set_default_encoding */
    setDefaultEncoding(encoding: BufferEncoding): this;
    /** @c stream_writable */
    readonly writable: boolean;
    /** @c stream_writable_ended */
    readonly writableEnded: boolean;
    /** @c stream_writable_finished */
    readonly writableFinished: boolean;
    /** @c stream_writable_length */
    readonly writableLength: number;
    /** @c stream_writable_mark */
    readonly writableHighWaterMark: number;
    /** @c stream_writable_objects */
    readonly writableObjectMode: boolean;
    /** @c stream_writable_need_drain */
    readonly writableNeedDrain: boolean;
    /** @c stream_writable_corked */
    readonly writableCorked: number;
  }
  /** @c Duplex @clayout Stream @cfields STREAM_FIELDS
   *  @hooks _construct,_read,_write,_writev,_final,_destroy,_transform,_flush */
  export class Duplex extends Readable {
    /** @c duplex_new @keeps */
    constructor(options?: DuplexOptions);
    _write(chunk: any, encoding: BufferEncoding, callback: DoneCallback): void;
    _writev?(chunks: { chunk: any; encoding: BufferEncoding }[], callback: DoneCallback): void;
    _final(callback: DoneCallback): void;
    /** @c stream_write @keeps */
    write(
      chunk: unknown,
      encoding?: BufferEncoding | ((error: Error | null | undefined) => void),
      callback?: (error: Error | null | undefined) => void,
    ): boolean;
    /** @c stream_end @keeps */
    end(chunk?: unknown, encoding?: BufferEncoding | (() => void), callback?: () => void): this;
    /** @c stream_cork */
    cork(): void;
    /** @c stream_uncork */
    uncork(): void;
    /** @c stream_set_default_encoding */
    setDefaultEncoding(encoding: BufferEncoding): this;
    /** @c stream_writable */
    readonly writable: boolean;
    /** @c stream_writable_ended */
    readonly writableEnded: boolean;
    /** @c stream_writable_finished */
    readonly writableFinished: boolean;
    /** @c stream_writable_length */
    readonly writableLength: number;
    /** @c stream_writable_mark */
    readonly writableHighWaterMark: number;
    /** @c stream_writable_objects */
    readonly writableObjectMode: boolean;
    /** @c stream_writable_need_drain */
    readonly writableNeedDrain: boolean;
    /** @c stream_writable_corked */
    readonly writableCorked: number;
  }
  /** @c Transform @clayout Stream @cfields STREAM_FIELDS
   *  @hooks _construct,_read,_write,_writev,_final,_destroy,_transform,_flush */
  export class Transform extends Duplex {
    /** @c transform_new @keeps */
    constructor(options?: TransformOptions);
    _transform(chunk: any, encoding: BufferEncoding, callback: TransformCallback): void;
    _flush(callback: TransformCallback): void;
  }
  /** @c PassThrough @clayout Stream @cfields STREAM_FIELDS
   *  @hooks _construct,_read,_write,_writev,_final,_destroy,_transform,_flush */
  export class PassThrough extends Transform {
    /** @c pass_through_new @keeps */
    constructor(options?: TransformOptions);
  }
}

/** @header node/stream_pipeline.h */

declare module "node:stream" {
  /** @c stream_pipeline @keeps @dynamic */
  export function pipeline(...stages: any[]): any;
  interface FinishedOptions {
    error?: boolean | undefined;
    readable?: boolean | undefined;
    writable?: boolean | undefined;
  }
  /** @c stream_finished_plain @keeps */
  export function finished(stream: any, callback: (error?: Error | null) => void): () => void;
  /** @c stream_finished @keeps */
  export function finished(
    stream: any,
    options: FinishedOptions,
    callback: (error?: Error | null) => void,
  ): () => void;
}

declare module "node:stream/promises" {
  /** @c stream_pipeline_promise @keeps */
  export function pipeline(...stages: any[]): Promise<any>;
  /** @c stream_finished_promise @keeps */
  export function finished(
    stream: any,
    options?: { readable?: boolean | undefined; writable?: boolean | undefined },
  ): Promise<void>;
}

declare module "stream" {
  export * from "node:stream";
}

declare module "stream/promises" {
  export * from "node:stream/promises";
}
