/**
 * @header node/readline.h
 *
 * node:readline and node:readline/promises (https://nodejs.org/api/readline.html).
 */

declare module "node:readline" {
  import { EventEmitter } from "node:events";

  /** A stream of node:stream. */
  interface LineSource {
    on(eventName: string, listener: (...args: any[]) => void): unknown;
    pause(): unknown;
    resume(): unknown;
  }
  interface ReadLineOptions {
    input: NodeJS.ReadStream | LineSource;
    output?: NodeJS.WriteStream | undefined;
    terminal?: boolean | undefined;
    prompt?: string | undefined;
    crlfDelay?: number | undefined;
    historySize?: number | undefined;
    removeHistoryDuplicates?: boolean | undefined;
    escapeCodeTimeout?: number | undefined;
    tabSize?: number | undefined;
  }

  /** @c ReadlineInterface */
  class Interface extends EventEmitter {
    private constructor();
    /** @c readline_line */
    readonly line: string;
    /** @c readline_set_prompt */
    setPrompt(prompt: string): void;
    /** @c readline_prompt */
    prompt(preserveCursor?: boolean): void;
    /** @c readline_question @keeps */
    question(query: string, callback: (answer: string) => void): void;
    /** @c readline_question_options @keeps */
    question(query: string, options: { signal?: any }, callback: (answer: string) => void): void;
    /** @c readline_pause */
    pause(): this;
    /** @c readline_resume */
    resume(): this;
    /** @c readline_close */
    close(): void;
    /** @c readline_write */
    write(data: string | Uint8Array): void;
    /** @c readline_iterator */
    [Symbol.asyncIterator](): AsyncIteratorObject<string, undefined, unknown>;
  }

  /** @c readline_create @keeps */
  function createInterface(options: ReadLineOptions): Interface;
  /** @c readline_create_streams */
  function createInterface(input: NodeJS.ReadStream, output?: NodeJS.WriteStream): Interface;

  type Direction = -1 | 0 | 1;
  /** @c readline_clear_line */
  function clearLine(stream: NodeJS.WriteStream, dir: Direction): boolean;
  /** @c readline_clear_screen_down */
  function clearScreenDown(stream: NodeJS.WriteStream): boolean;
  /** @c readline_cursor_to */
  function cursorTo(stream: NodeJS.WriteStream, x: number, y?: number): boolean;
  /** @c readline_move_cursor */
  function moveCursor(stream: NodeJS.WriteStream, dx: number, dy: number): boolean;
}

declare module "readline" {
  export * from "node:readline";
}

declare module "node:readline/promises" {
  import { EventEmitter } from "node:events";
  import { ReadLineOptions } from "node:readline";

  /** @c ReadlineInterface */
  class Interface extends EventEmitter {
    private constructor();
    /** @c readline_line */
    readonly line: string;
    /** @c readline_set_prompt */
    setPrompt(prompt: string): void;
    /** @c readline_prompt */
    prompt(preserveCursor?: boolean): void;
    /** @c readline_ask */
    question(query: string, options?: { signal?: any }): Promise<string>;
    /** @c readline_pause */
    pause(): this;
    /** @c readline_resume */
    resume(): this;
    /** @c readline_close */
    close(): void;
    /** @c readline_write */
    write(data: string | Uint8Array): void;
    /** @c readline_iterator */
    [Symbol.asyncIterator](): AsyncIteratorObject<string, undefined, unknown>;
  }

  /** @c readline_create @keeps */
  function createInterface(options: ReadLineOptions): Interface;
  /** @c readline_create_streams */
  function createInterface(input: NodeJS.ReadStream, output?: NodeJS.WriteStream): Interface;
}

declare module "readline/promises" {
  export * from "node:readline/promises";
}
