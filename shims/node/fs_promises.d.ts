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

declare module "fs/promises" {
  export * from "node:fs/promises";
}
