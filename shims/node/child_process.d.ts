/**
 * @header node/child_process.h
 *
 * node:child_process (https://nodejs.org/api/child_process.html): other programs.
 */

declare module "node:child_process" {
  import { EventEmitter } from "node:events";
  import { Readable, Writable } from "node:stream";

  type StdioKind = "pipe" | "inherit" | "ignore" | null | undefined;
  type StdioOption = StdioKind | StdioKind[];

  interface ProcessOptions {
    cwd?: string | undefined;
    env?: NodeJS.ProcessEnv | undefined;
    stdio?: StdioOption;
    shell?: boolean | string | undefined;
    timeout?: number | undefined;
    killSignal?: string | number | undefined;
    maxBuffer?: number | undefined;
    windowsHide?: boolean | undefined;
    detached?: boolean | undefined;
  }
  interface SyncOptions extends ProcessOptions {
    input?: string | Uint8Array | undefined;
  }
  interface BytesOptions extends SyncOptions {
    encoding?: "buffer" | null | undefined;
  }
  interface TextOptions extends SyncOptions {
    encoding: BufferEncoding;
  }
  interface SpawnSyncReturns<T> {
    pid: number;
    output: (T | null)[];
    stdout: T;
    stderr: T;
    status: number | null;
    signal: NodeJS.Signals | null;
    error?: Error | undefined;
  }

  /** @c child_exec_sync_text */
  export function execSync(command: string, options: TextOptions): string;
  /** @c child_exec_sync */
  export function execSync(command: string, options?: BytesOptions): Buffer;
  /** @c child_exec_file_sync_text */
  export function execFileSync(file: string, args: readonly string[], options: TextOptions): string;
  /** @c child_exec_file_sync */
  export function execFileSync(
    file: string,
    args?: readonly string[],
    options?: BytesOptions,
  ): Buffer;
  /** @c child_spawn_sync */
  export function spawnSync(
    command: string,
    args: readonly string[],
    options: TextOptions,
  ): SpawnSyncReturns<string>;
  /** @c child_spawn_sync */
  export function spawnSync(
    command: string,
    args?: readonly string[],
    options?: BytesOptions,
  ): SpawnSyncReturns<Buffer>;
  /** @c child_spawn_sync_options */
  export function spawnSync(command: string, options: TextOptions): SpawnSyncReturns<string>;
  /** @c child_spawn_sync_options */
  export function spawnSync(command: string, options: BytesOptions): SpawnSyncReturns<Buffer>;

  interface ExecException extends Error {
    cmd?: string;
    killed?: boolean;
    code?: number;
    signal?: NodeJS.Signals;
    stdout?: string;
    stderr?: string;
  }
  interface ExecOptions extends ProcessOptions {
    encoding?: BufferEncoding | undefined;
  }
  type ExecCallback = (error: ExecException | null, stdout: string, stderr: string) => void;

  /** @c ChildProcess */
  export class ChildProcess extends EventEmitter {
    private constructor();
    /** @c ->in */
    readonly stdin: Writable | null;
    /** @c ->out */
    readonly stdout: Readable | null;
    /** @c ->err */
    readonly stderr: Readable | null;
    /** @c child_pid */
    readonly pid: number | undefined;
    /** @c child_exit_code */
    readonly exitCode: number | null;
    /** @c child_signal_code */
    readonly signalCode: NodeJS.Signals | null;
    /** @c ->killed */
    readonly killed: boolean;
    /** @c ->spawn_file */
    readonly spawnfile: string;
    /** @c child_kill */
    kill(signal?: string | number): boolean;
    /** @c child_unref */
    unref(): void;
    /** @c child_ref */
    ref(): void;
  }

  /** @c child_exec @keeps */
  export function exec(
    command: string,
    options?: ExecOptions | ExecCallback | null,
    callback?: ExecCallback,
  ): ChildProcess;
  /** @c child_exec_file @keeps */
  export function execFile(
    file: string,
    args?: readonly string[] | ExecOptions | ExecCallback | null,
    options?: ExecOptions | ExecCallback | null,
    callback?: ExecCallback,
  ): ChildProcess;
  /** @c child_spawn */
  export function spawn(
    command: string,
    args?: readonly string[],
    options?: ProcessOptions,
  ): ChildProcess;
  /** @c child_spawn_options */
  export function spawn(command: string, options: ProcessOptions): ChildProcess;
}

declare module "child_process" {
  export * from "node:child_process";
}
