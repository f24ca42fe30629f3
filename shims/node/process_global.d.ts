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
    write(chunk: string | Uint8Array, encoding?: BufferEncoding): boolean;
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

/** @header node/stream_files.h */

declare namespace NodeJS {
  interface ReadStream {
    /** @c stream_pipe_file @keeps @dynamic */
    pipe<T extends { readonly writableLength: number }>(
      destination: T,
      options?: { end?: boolean | undefined },
    ): T;
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

/** The same for modules beside the entry: `path` leads there from its folder. */
interface ModulePaths {
  /** @c import_meta_url_of */
  url_of(path: string): string;
  /** @c import_meta_filename_of */
  filename_of(path: string): string;
  /** @c import_meta_dirname_of */
  dirname_of(path: string): string;
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
