/**
 * The globals of Node that are not of the language: URL, URLSearchParams, Buffer and process.
 * Each section switches to the C header its bindings come from.
 */

/**
 * @header node/url.h
 *
 * URL and URLSearchParams (https://url.spec.whatwg.org, https://nodejs.org/api/url.html).
 */

/** @c Url */
interface URL {
  /** @c url_href @cset url_set_href @isolated */
  href: string;
  /** @c url_origin @isolated */
  readonly origin: string;
  /** @c ->protocol @cset url_set_protocol @isolated */
  protocol: string;
  /** @c ->username @cset url_set_username @isolated */
  username: string;
  /** @c ->password @cset url_set_password @isolated */
  password: string;
  /** @c url_host @cset url_set_host @isolated */
  host: string;
  /** @c ->hostname @cset url_set_hostname @isolated */
  hostname: string;
  /** @c ->port @cset url_set_port @isolated */
  port: string;
  /** @c ->pathname @cset url_set_pathname @isolated */
  pathname: string;
  /** @c ->search @cset url_set_search @isolated */
  search: string;
  /** @c ->hash @cset url_set_hash @isolated */
  hash: string;
  /** @c url_search_params @isolated */
  readonly searchParams: URLSearchParams;
  /** @c url_href @isolated */
  toString(): string;
  /** @c url_href @isolated */
  toJSON(): string;
}

interface URLConstructor {
  /** @c url_new @isolated */
  new (input: string, base?: string): URL;
  /** @c url_new_value @isolated */
  new (input: string | URL, base?: string | URL): URL;
  readonly prototype: URL;
  /** @c url_can_parse @isolated */
  canParse(input: string, base?: string): boolean;
  /** @c url_can_parse_value @isolated */
  canParse(input: string | URL, base?: string | URL): boolean;
  /** @c url_parse_or_null @isolated */
  parse(input: string, base?: string): URL | null;
  /** @c url_parse_or_null_value @isolated */
  parse(input: string | URL, base?: string | URL): URL | null;
}

declare var URL: URLConstructor;

/** @c TsIterator */
interface URLSearchParamsIterator<T> extends IteratorObject<T, BuiltinIteratorReturn, unknown> {
  /** @c ts_iterator_next_result */
  next(...[value]: [] | [unknown]): IteratorResult<T, BuiltinIteratorReturn>;
  /** @c ts_iterator_self */
  [Symbol.iterator](): URLSearchParamsIterator<T>;
}

/** @c UrlSearchParams */
interface URLSearchParams {
  /** @c url_search_params_append @isolated */
  append(name: string, value: string): void;
  /** @c url_search_params_delete @isolated */
  delete(name: string, value?: string): void;
  /** @c url_search_params_get @isolated */
  get(name: string): string | null;
  /** @c url_search_params_get_all @isolated */
  getAll(name: string): string[];
  /** @c url_search_params_has @isolated */
  has(name: string, value?: string): boolean;
  /** @c url_search_params_set @isolated */
  set(name: string, value: string): void;
  /** @c url_search_params_sort @isolated */
  sort(): void;
  /** @c url_search_params_size @isolated */
  readonly size: size;
  /** @c url_search_params_to_string @isolated */
  toString(): string;
  /** @c url_search_params_for_each */
  forEach(
    callbackfn: (value: string, key: string, parent: URLSearchParams) => void,
    thisArg?: any,
  ): void;
  /** @c url_search_params_entries @isolated */
  entries(): URLSearchParamsIterator<[string, string]>;
  /** @c url_search_params_keys @isolated */
  keys(): URLSearchParamsIterator<string>;
  /** @c url_search_params_values @isolated */
  values(): URLSearchParamsIterator<string>;
  /** @c url_search_params_entries @isolated */
  [Symbol.iterator](): URLSearchParamsIterator<[string, string]>;
}

interface URLSearchParamsConstructor {
  /** @c url_search_params_new_string @isolated */
  new (init?: string): URLSearchParams;
  /** @c url_search_params_new */
  new (
    init?: string | string[][] | Record<string, string> | URLSearchParams | Iterable<[string, string]>,
  ): URLSearchParams;
  readonly prototype: URLSearchParams;
}

declare var URLSearchParams: URLSearchParamsConstructor;

/**
 * @header node/buffer.h
 *
 * Buffer (https://nodejs.org/api/buffer.html).
 */

type BufferEncoding =
  | "ascii"
  | "utf8"
  | "utf-8"
  | "utf16le"
  | "utf-16le"
  | "ucs2"
  | "ucs-2"
  | "base64"
  | "base64url"
  | "latin1"
  | "binary"
  | "hex";

/** @c Buffer */
interface Buffer {
  /** @c buffer_length @pure */
  readonly length: size;
  /** @c buffer_length @pure */
  readonly byteLength: size;
  /** @c buffer_get @cset buffer_set @isolated */
  [index: number]: number;

  /** @c buffer_to_string @isolated */
  toString(encoding?: BufferEncoding, start?: number, end?: number): string;
  /** @c buffer_to_json @isolated */
  toJSON(): { type: "Buffer"; data: number[] };
  /** @c buffer_equals @isolated */
  equals(otherBuffer: Buffer): boolean;
  /** @c buffer_compare_to @isolated */
  compare(
    target: Buffer,
    targetStart?: number,
    targetEnd?: number,
    sourceStart?: number,
    sourceEnd?: number,
  ): number;
  /** @c buffer_copy @isolated */
  copy(target: Buffer, targetStart?: number, sourceStart?: number, sourceEnd?: number): number;
  /** @c buffer_subarray @isolated */
  slice(start?: number, end?: number): Buffer;
  /** @c buffer_subarray @isolated */
  subarray(start?: number, end?: number): Buffer;
  /** @c buffer_index_of @isolated */
  indexOf(value: string | number | Buffer, byteOffset?: number, encoding?: BufferEncoding): number;
  /** @c buffer_last_index_of @isolated */
  lastIndexOf(value: string | number | Buffer, byteOffset?: number, encoding?: BufferEncoding): number;
  /** @c buffer_includes @isolated */
  includes(value: string | number | Buffer, byteOffset?: number, encoding?: BufferEncoding): boolean;
  /** @c buffer_fill @isolated */
  fill(value: string | number | Buffer, offset?: number, end?: number, encoding?: BufferEncoding): this;
  /** @c buffer_write_encoded @isolated */
  write(string: string, encoding?: BufferEncoding): number;
  /** @c buffer_write @isolated */
  write(string: string, offset: number, encoding?: BufferEncoding): number;
  /** @c buffer_write_length @isolated */
  write(string: string, offset: number, length: number, encoding?: BufferEncoding): number;
  /** @c buffer_reverse @isolated */
  reverse(): this;

  /** @c buffer_read_uint8 @isolated */
  readUInt8(offset?: number): number;
  /** @c buffer_read_int8 @isolated */
  readInt8(offset?: number): number;
  /** @c buffer_read_uint16_le @isolated */
  readUInt16LE(offset?: number): number;
  /** @c buffer_read_uint16_be @isolated */
  readUInt16BE(offset?: number): number;
  /** @c buffer_read_int16_le @isolated */
  readInt16LE(offset?: number): number;
  /** @c buffer_read_int16_be @isolated */
  readInt16BE(offset?: number): number;
  /** @c buffer_read_uint32_le @isolated */
  readUInt32LE(offset?: number): number;
  /** @c buffer_read_uint32_be @isolated */
  readUInt32BE(offset?: number): number;
  /** @c buffer_read_int32_le @isolated */
  readInt32LE(offset?: number): number;
  /** @c buffer_read_int32_be @isolated */
  readInt32BE(offset?: number): number;
  /** @c buffer_read_float_le @isolated */
  readFloatLE(offset?: number): number;
  /** @c buffer_read_float_be @isolated */
  readFloatBE(offset?: number): number;
  /** @c buffer_read_double_le @isolated */
  readDoubleLE(offset?: number): number;
  /** @c buffer_read_double_be @isolated */
  readDoubleBE(offset?: number): number;
  /** @c buffer_write_uint8 @isolated */
  writeUInt8(value: number, offset?: number): number;
  /** @c buffer_write_int8 @isolated */
  writeInt8(value: number, offset?: number): number;
  /** @c buffer_write_uint16_le @isolated */
  writeUInt16LE(value: number, offset?: number): number;
  /** @c buffer_write_uint16_be @isolated */
  writeUInt16BE(value: number, offset?: number): number;
  /** @c buffer_write_int16_le @isolated */
  writeInt16LE(value: number, offset?: number): number;
  /** @c buffer_write_int16_be @isolated */
  writeInt16BE(value: number, offset?: number): number;
  /** @c buffer_write_uint32_le @isolated */
  writeUInt32LE(value: number, offset?: number): number;
  /** @c buffer_write_uint32_be @isolated */
  writeUInt32BE(value: number, offset?: number): number;
  /** @c buffer_write_int32_le @isolated */
  writeInt32LE(value: number, offset?: number): number;
  /** @c buffer_write_int32_be @isolated */
  writeInt32BE(value: number, offset?: number): number;
  /** @c buffer_write_float_le @isolated */
  writeFloatLE(value: number, offset?: number): number;
  /** @c buffer_write_float_be @isolated */
  writeFloatBE(value: number, offset?: number): number;
  /** @c buffer_write_double_le @isolated */
  writeDoubleLE(value: number, offset?: number): number;
  /** @c buffer_write_double_be @isolated */
  writeDoubleBE(value: number, offset?: number): number;

  /** @c buffer_keys @isolated */
  keys(): ArrayIterator<number>;
  /** @c buffer_values @isolated */
  values(): ArrayIterator<number>;
  /** @c buffer_entries @isolated */
  entries(): ArrayIterator<[number, number]>;
  /** @c buffer_values @isolated */
  [Symbol.iterator](): ArrayIterator<number>;
}

interface BufferConstructor {
  /** @c buffer_from_string @isolated */
  from(str: string, encoding?: BufferEncoding): Buffer;
  /** @c buffer_from_array @isolated */
  from(data: readonly number[]): Buffer;
  /** @c buffer_from_buffer @isolated */
  from(data: Buffer): Buffer;
  /** @c buffer_from_value @isolated */
  from(value: string | Buffer | readonly number[], encoding?: BufferEncoding): Buffer;
  /** @c buffer_of @isolated */
  of(...items: number[]): Buffer;
  /** @c buffer_is_buffer @isolated */
  isBuffer(obj: any): obj is Buffer;
  /** @c buffer_is_encoding @isolated */
  isEncoding(encoding: string): encoding is BufferEncoding;
  /** @c buffer_byte_length @isolated */
  byteLength(string: string, encoding?: BufferEncoding): number;
  /** @c buffer_byte_length_value @isolated */
  byteLength(string: string | Buffer, encoding?: BufferEncoding): number;
  /** @c buffer_concat @isolated */
  concat(list: readonly Buffer[], totalLength?: number): Buffer;
  /** @c buffer_compare @isolated */
  compare(buf1: Buffer, buf2: Buffer): -1 | 0 | 1;
  /** @c buffer_alloc @isolated */
  alloc(size: number, fill?: string | Buffer | number, encoding?: BufferEncoding): Buffer;
  /** @c buffer_alloc_unsafe @isolated */
  allocUnsafe(size: number): Buffer;
  readonly prototype: Buffer;
}

declare var Buffer: BufferConstructor;

/**
 * @header node/process_env.h
 *
 * process (https://nodejs.org/api/process.html), in parts, each with its own C header. Interfaces
 * without a C struct are namespaces: their functions take no receiver.
 */

declare namespace NodeJS {
  interface ProcessEnv {
    /** @c process_env_get @cset process_env_set */
    [key: string]: string | undefined;
  }

  interface Process {
    /** @c process_env */
    env: ProcessEnv;
  }
}

declare var process: NodeJS.Process;

/**
 * @header node/process_exit.h
 *
 * How the process ends.
 */

declare namespace NodeJS {
  interface Process {
    /** @c process_exit_code @cset process_set_exit_code */
    exitCode: number | string | null | undefined;
    /** @c process_exit */
    exit(code?: number | string | null): never;
    /** @c process_abort */
    abort(): never;
  }
}

/**
 * @header node/process_events.h
 *
 * Events of the process.
 */

declare namespace NodeJS {
  type UncaughtExceptionOrigin = "uncaughtException" | "unhandledRejection";
  type Signals =
    | "SIGABRT" | "SIGALRM" | "SIGBUS" | "SIGCHLD" | "SIGCONT" | "SIGFPE" | "SIGHUP" | "SIGILL"
    | "SIGINT" | "SIGIO" | "SIGKILL" | "SIGPIPE" | "SIGQUIT" | "SIGSEGV" | "SIGSTOP" | "SIGTERM"
    | "SIGTRAP" | "SIGTSTP" | "SIGTTIN" | "SIGTTOU" | "SIGURG" | "SIGUSR1" | "SIGUSR2" | "SIGWINCH";

  interface Process {
    /** @c process_on @keeps */
    on(event: "exit" | "beforeExit", listener: (code: number) => void): void;
    /** @c process_on @keeps */
    on(
      event: "uncaughtException",
      listener: (error: Error, origin: UncaughtExceptionOrigin) => void,
    ): void;
    /** @c process_on @keeps */
    on(
      event: "unhandledRejection",
      listener: (reason: unknown, promise: Promise<unknown>) => void,
    ): void;
    /** @c process_on @keeps */
    on(event: "warning", listener: (warning: Error) => void): void;
    /** @c process_on @keeps */
    on(event: Signals, listener: (signal: Signals, value: number) => void): void;
    /** @c process_on @keeps */
    on(event: string, listener: (...args: any[]) => void): void;
    /** @c process_on @keeps */
    addListener(event: string, listener: (...args: any[]) => void): void;
    /** @c process_once @keeps */
    once(event: "exit" | "beforeExit", listener: (code: number) => void): void;
    /** @c process_once @keeps */
    once(
      event: "uncaughtException",
      listener: (error: Error, origin: UncaughtExceptionOrigin) => void,
    ): void;
    /** @c process_once @keeps */
    once(
      event: "unhandledRejection",
      listener: (reason: unknown, promise: Promise<unknown>) => void,
    ): void;
    /** @c process_once @keeps */
    once(event: Signals, listener: (signal: Signals, value: number) => void): void;
    /** @c process_once @keeps */
    once(event: string, listener: (...args: any[]) => void): void;
    /** @c process_off */
    off(event: string, listener: (...args: any[]) => void): void;
    /** @c process_off */
    removeListener(event: string, listener: (...args: any[]) => void): void;
    /** @c process_remove_all_listeners */
    removeAllListeners(event?: string): void;
    /** @c process_emit @keeps */
    emit(event: string, ...args: any[]): boolean;
    /** @c process_listener_count */
    listenerCount(event: string): number;
    /** @c process_listeners */
    listeners(event: string): Function[];
    /** @c process_kill */
    kill(pid: number, signal?: string | number): boolean;
    /** @c process_emit_warning */
    emitWarning(
      warning: string | Error,
      type?: string | { type?: string | undefined; code?: string | undefined; detail?: string | undefined },
      code?: string,
    ): void;
  }
}

/**
 * @header node/process_stream.h
 *
 * The standard streams.
 */

declare namespace NodeJS {
  /** @c ProcessStream */
  interface WriteStream {
    /** @c process_stream_write */
    write(chunk: string): boolean;
    /** @c process_stream_write_value */
    write(chunk: string | Buffer, encoding?: BufferEncoding): boolean;
    /** @c process_stream_is_tty */
    readonly isTTY: boolean | undefined;
    /** @c ->fd */
    readonly fd: int32;
    /** @c process_stream_columns */
    readonly columns: number | undefined;
    /** @c process_stream_rows */
    readonly rows: number | undefined;
  }

  interface Process {
    /** @c process_stdout */
    readonly stdout: WriteStream;
    /** @c process_stderr */
    readonly stderr: WriteStream;
  }
}

/**
 * @header node/read_stream.h
 *
 * Streams that read a file or standard input.
 */

declare namespace NodeJS {
  /** @c ReadStream */
  interface ReadStream {
    /** @c read_stream_is_tty */
    readonly isTTY: boolean | undefined;
    /** @c ->fd */
    readonly fd: int32;
    /** @c ->bytes_read */
    readonly bytesRead: number;
    /** @c read_stream_on @keeps */
    on(event: "end" | "close" | "readable" | "open" | "ready", listener: () => void): this;
    /** @c read_stream_on @keeps */
    on(event: "error", listener: (error: Error) => void): this;
    /** @c read_stream_on @keeps */
    on(event: string, listener: (chunk: any) => void): this;
    /** @c read_stream_on @keeps */
    addListener(event: string, listener: (chunk: any) => void): this;
    /** @c read_stream_once @keeps */
    once(event: "end" | "close" | "readable" | "open" | "ready", listener: () => void): this;
    /** @c read_stream_once @keeps */
    once(event: "error", listener: (error: Error) => void): this;
    /** @c read_stream_once @keeps */
    once(event: string, listener: (chunk: any) => void): this;
    /** @c read_stream_off */
    off(event: string, listener: (chunk: any) => void): this;
    /** @c read_stream_off */
    removeListener(event: string, listener: (chunk: any) => void): this;
    /** @c read_stream_remove_all_listeners */
    removeAllListeners(event?: string): this;
    /** @c read_stream_listener_count */
    listenerCount(event: string): number;
    /** @c read_stream_set_encoding */
    setEncoding(encoding: BufferEncoding): this;
    /** @c read_stream_resume */
    resume(): this;
    /** @c read_stream_pause */
    pause(): this;
    /** @c read_stream_is_paused */
    isPaused(): boolean;
    /** @c read_stream_read */
    read(): any;
    /** @c read_stream_destroy */
    destroy(error?: Error): this;
    /** @c read_stream_pipe */
    pipe(destination: WriteStream): WriteStream;
    /** @c read_stream_ref */
    ref(): this;
    /** @c read_stream_unref */
    unref(): this;
    /** @c read_stream_iterator */
    [Symbol.asyncIterator](): AsyncIteratorObject<any, undefined, unknown>;
  }

  interface Process {
    /** @c read_stream_stdin */
    readonly stdin: ReadStream;
  }
}

/**
 * @header node/process_info.h
 *
 * The running program.
 */

interface ImportMeta {
  /** @c import_meta_url */
  readonly url: string;
  /** @c import_meta_filename */
  readonly filename: string;
  /** @c import_meta_dirname */
  readonly dirname: string;
  readonly main: boolean;
}

declare namespace NodeJS {
  type Platform =
    | "aix"
    | "android"
    | "darwin"
    | "freebsd"
    | "haiku"
    | "linux"
    | "openbsd"
    | "sunos"
    | "win32"
    | "cygwin"
    | "netbsd";

  type Architecture =
    | "arm"
    | "arm64"
    | "ia32"
    | "loong64"
    | "mips"
    | "mipsel"
    | "ppc64"
    | "riscv64"
    | "s390x"
    | "x64";

  interface MemoryUsage {
    rss: number;
    heapTotal: number;
    heapUsed: number;
    external: number;
    arrayBuffers: number;
  }

  interface MemoryUsageFn {
    /** @c process_memory_usage */
    (): MemoryUsage;
    /** @c process_memory_usage_rss */
    rss(): number;
  }

  interface HRTime {
    /** @c process_hrtime */
    (time?: [number, number]): [number, number];
  }

  interface ProcessVersions {
    /** @c process_node_version @isolated */
    readonly node: string;
  }

  interface Process {
    /** @c process_argv */
    readonly argv: string[];
    /** @c process_argv0 */
    readonly argv0: string;
    /** @c process_exec_argv */
    readonly execArgv: string[];
    /** @c process_exec_path */
    readonly execPath: string;
    /** @c process_argv0 */
    readonly title: string;
    /** @c process_pid */
    readonly pid: int32;
    /** @c process_ppid */
    readonly ppid: int32;
    /** @c process_platform @isolated */
    readonly platform: Platform;
    /** @c process_arch @isolated */
    readonly arch: Architecture;
    /** @c process_version @isolated */
    readonly version: string;
    readonly versions: ProcessVersions;
    readonly memoryUsage: MemoryUsageFn;
    readonly hrtime: HRTime;
    /** @c process_cwd */
    cwd(): string;
    /** @c process_chdir */
    chdir(directory: string): void;
    /** @c process_uptime */
    uptime(): number;
    /** @c process_umask */
    umask(): int32;
    /** @c process_getuid */
    getuid(): int32;
    /** @c process_getgid */
    getgid(): int32;
  }
}

/**
 * @header node/node_errors.h
 *
 * Errors of Node's own functions: properties beside those of Error.
 */

declare namespace NodeJS {
  /** @c Error */
  interface ErrnoException extends Error {
    /** @c node_error_errno @isolated */
    errno?: number;
    /** @c node_error_code @isolated */
    code?: string;
    /** @c node_error_path @isolated */
    path?: string;
    /** @c node_error_syscall @isolated */
    syscall?: string;
  }
}

/**
 * @header node/performance.h
 *
 * performance (https://nodejs.org/api/perf_hooks.html): the clock alone.
 */

interface Performance {
  /** @c performance_now */
  now(): number;
  /** @c performance_time_origin */
  readonly timeOrigin: number;
}

declare var performance: Performance;

/** @header node/performance_entries.h */

interface PerformanceEntry {
  readonly name: string;
  readonly entryType: string;
  readonly startTime: number;
  readonly duration: number;
  readonly detail?: any;
}

interface PerformanceMarkOptions {
  detail?: any;
  startTime?: number;
}

interface PerformanceMeasureOptions {
  detail?: any;
  start?: number | string;
  end?: number | string;
}

interface Performance {
  /** @c performance_mark */
  mark(name: string, options?: PerformanceMarkOptions): PerformanceEntry;
  /** @c performance_measure */
  measure(
    name: string,
    startOrOptions?: string | PerformanceMeasureOptions,
    endMark?: string,
  ): PerformanceEntry;
  /** @c performance_entries */
  getEntries(): PerformanceEntry[];
  /** @c performance_entries_by_name */
  getEntriesByName(name: string, type?: string): PerformanceEntry[];
  /** @c performance_entries_by_type */
  getEntriesByType(type: string): PerformanceEntry[];
  /** @c performance_clear_marks */
  clearMarks(name?: string): void;
  /** @c performance_clear_measures */
  clearMeasures(name?: string): void;
}

/** @header node/process_facts.h */

declare namespace NodeJS {
  interface CpuUsage {
    user: number;
    system: number;
  }
  interface HRTime {
    /** @c process_hrtime_bigint */
    bigint(): bigint;
  }
  interface Process {
    /** @c process_cpu_usage */
    cpuUsage(previousValue?: CpuUsage): CpuUsage;
    /** @c process_release */
    readonly release: { name: string; lts?: string };
  }
}

/** @header node/buffer_wide.h */

interface Buffer {
  /** @c buffer_read_uint_le @isolated */
  readUIntLE(offset: number, byteLength: number): number;
  /** @c buffer_write_uint_le @isolated */
  writeUIntLE(value: number, offset: number, byteLength: number): number;
  /** @c buffer_read_uint_be @isolated */
  readUIntBE(offset: number, byteLength: number): number;
  /** @c buffer_write_uint_be @isolated */
  writeUIntBE(value: number, offset: number, byteLength: number): number;
  /** @c buffer_read_int_le @isolated */
  readIntLE(offset: number, byteLength: number): number;
  /** @c buffer_write_int_le @isolated */
  writeIntLE(value: number, offset: number, byteLength: number): number;
  /** @c buffer_read_int_be @isolated */
  readIntBE(offset: number, byteLength: number): number;
  /** @c buffer_write_int_be @isolated */
  writeIntBE(value: number, offset: number, byteLength: number): number;
  /** @c buffer_read_big_uint64_le @isolated */
  readBigUInt64LE(offset?: number): bigint;
  /** @c buffer_write_big_int64_le @isolated */
  writeBigUInt64LE(value: bigint, offset?: number): number;
  /** @c buffer_read_big_uint64_be @isolated */
  readBigUInt64BE(offset?: number): bigint;
  /** @c buffer_write_big_int64_be @isolated */
  writeBigUInt64BE(value: bigint, offset?: number): number;
  /** @c buffer_read_big_int64_le @isolated */
  readBigInt64LE(offset?: number): bigint;
  /** @c buffer_write_big_int64_le @isolated */
  writeBigInt64LE(value: bigint, offset?: number): number;
  /** @c buffer_read_big_int64_be @isolated */
  readBigInt64BE(offset?: number): bigint;
  /** @c buffer_write_big_int64_be @isolated */
  writeBigInt64BE(value: bigint, offset?: number): number;
  /** @c buffer_swap16 @isolated */
  swap16(): this;
  /** @c buffer_swap32 @isolated */
  swap32(): this;
  /** @c buffer_swap64 @isolated */
  swap64(): this;
}
