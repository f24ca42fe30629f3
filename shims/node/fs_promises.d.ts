/**
 * @header node/fs_promises.h
 *
 * node:fs/promises (https://nodejs.org/api/fs.html#promises-api).
 */

declare module "node:fs/promises" {
  import {
    CopySyncOptions,
    Dirent,
    MakeDirectoryOptions,
    PathLike,
    PathOrFileDescriptor,
    RmOptions,
    Stats,
    TimeLike,
    WriteFileOptions,
  } from "node:fs";

  type Data = string | ArrayBufferView;
  type TextOptions = { encoding: BufferEncoding; flag?: string; signal?: any } | BufferEncoding;
  type BytesOptions = { encoding?: null; flag?: string; signal?: any } | null;

  /** @c fs_promised_read_file */
  function readFile(path: PathOrFileDescriptor, options: TextOptions): Promise<string>;
  /** @c fs_promised_read_file */
  function readFile(path: PathOrFileDescriptor, options?: BytesOptions): Promise<Buffer>;
  /** @c fs_promised_write_file */
  function writeFile(file: PathOrFileDescriptor, data: Data, options?: WriteFileOptions): Promise<void>;
  /** @c fs_promised_append_file */
  function appendFile(file: PathOrFileDescriptor, data: Data, options?: WriteFileOptions): Promise<void>;
  /** @c fs_promised_access */
  function access(path: PathLike, mode?: number | null): Promise<void>;
  /** @c fs_promised_stat */
  function stat(path: PathLike, options?: { bigint?: false }): Promise<Stats>;
  /** @c fs_promised_link_stat */
  function lstat(path: PathLike, options?: { bigint?: false }): Promise<Stats>;
  /** @c fs_promised_make_directory */
  function mkdir(
    path: PathLike,
    options?: MakeDirectoryOptions | number | string | null,
  ): Promise<string | undefined>;
  /** @c fs_promised_make_temporary_directory */
  function mkdtemp(prefix: PathLike): Promise<string>;
  /** @c fs_promised_read_directory */
  function readdir(
    path: PathLike,
    options: { withFileTypes: true; recursive?: boolean | undefined },
  ): Promise<Dirent[]>;
  /** @c fs_promised_read_directory */
  function readdir(
    path: PathLike,
    options?: { encoding?: BufferEncoding | null | undefined; withFileTypes?: false; recursive?: boolean | undefined } | BufferEncoding | null,
  ): Promise<string[]>;
  /** @c fs_promised_remove_directory */
  function rmdir(path: PathLike, options?: {}): Promise<void>;
  /** @c fs_promised_remove */
  function rm(path: PathLike, options?: RmOptions): Promise<void>;
  /** @c fs_promised_unlink */
  function unlink(path: PathLike): Promise<void>;
  /** @c fs_promised_rename */
  function rename(oldPath: PathLike, newPath: PathLike): Promise<void>;
  /** @c fs_promised_copy_file */
  function copyFile(src: PathLike, dest: PathLike): Promise<void>;
  /** @c fs_promised_truncate */
  function truncate(path: PathLike, len?: number | null): Promise<void>;
  /** @c fs_promised_link */
  function link(existingPath: PathLike, newPath: PathLike): Promise<void>;
  /** @c fs_promised_symbolic_link */
  function symlink(target: PathLike, path: PathLike): Promise<void>;
  /** @c fs_promised_read_link */
  function readlink(path: PathLike): Promise<string>;
  /** @c fs_promised_change_mode */
  function chmod(path: PathLike, mode: number | string): Promise<void>;
  /** @c fs_promised_set_times */
  function utimes(path: PathLike, atime: TimeLike, mtime: TimeLike): Promise<void>;
  /** @c fs_promised_copy */
  function cp(source: PathLike, destination: PathLike, opts?: CopySyncOptions): Promise<void>;
  /** @c fs_promised_real_path */
  function realpath(path: PathLike): Promise<string>;
}

/** @header node/fs_handle.h */

declare module "node:fs/promises" {
  import { PathLike, Stats, WriteFileOptions } from "node:fs";

  /** @c FsHandle */
  interface FileHandle {
    /** @c ->fd */
    readonly fd: number;
    /** @c fs_handle_close */
    close(): Promise<void>;
    /** @c fs_handle_read @keeps */
    read(
      buffer: Buffer,
      offset?: number | null,
      length?: number | null,
      position?: number | null,
    ): Promise<{ bytesRead: number; buffer: Buffer }>;
    /** @c fs_handle_read @keeps */
    read(
      buffer: Uint8Array,
      offset?: number | null,
      length?: number | null,
      position?: number | null,
    ): Promise<{ bytesRead: number; buffer: Uint8Array }>;
    /** @c fs_handle_read_options @keeps */
    read(options?: {
      buffer?: Uint8Array;
      offset?: number | null;
      length?: number | null;
      position?: number | null;
    }): Promise<{ bytesRead: number; buffer: Buffer }>;
    /** @c fs_handle_write_text */
    write(
      data: string,
      position?: number | null,
      encoding?: BufferEncoding,
    ): Promise<{ bytesWritten: number; buffer: string }>;
    /** @c fs_handle_write @keeps */
    write(
      buffer: Uint8Array,
      offset?: number | null,
      length?: number | null,
      position?: number | null,
    ): Promise<{ bytesWritten: number; buffer: Uint8Array }>;
    /** @c fs_handle_read_file */
    readFile(options: { encoding: BufferEncoding } | BufferEncoding): Promise<string>;
    /** @c fs_handle_read_file */
    readFile(options?: { encoding?: null } | null): Promise<Buffer>;
    /** @c fs_handle_write_file */
    writeFile(data: string | ArrayBufferView, options?: WriteFileOptions): Promise<void>;
    /** @c fs_handle_write_file */
    appendFile(data: string | ArrayBufferView, options?: WriteFileOptions): Promise<void>;
    /** @c fs_handle_stat */
    stat(): Promise<Stats>;
    /** @c fs_handle_truncate */
    truncate(len?: number | null): Promise<void>;
    /** @c fs_handle_sync */
    sync(): Promise<void>;
    /** @c fs_handle_sync */
    datasync(): Promise<void>;
    /** @c fs_handle_close */
    [Symbol.asyncDispose](): Promise<void>;
  }

  /** @c fs_handle_open */
  function open(path: PathLike, flags?: string | number, mode?: number | string): Promise<FileHandle>;
}

declare module "fs/promises" {
  export * from "node:fs/promises";
}
