/**
 * @header node/fs.h
 *
 * node:fs (https://nodejs.org/api/fs.html): the synchronous functions on files and folders.
 */

declare module "node:fs" {
  type PathLike = string | Buffer;
  type PathOrFileDescriptor = PathLike | number;
  type WriteFileOptions =
    | { encoding?: BufferEncoding | null; mode?: number | string; flag?: string }
    | BufferEncoding
    | null;
  interface MakeDirectoryOptions {
    recursive?: boolean | undefined;
    mode?: number | string | undefined;
  }
  interface RmOptions {
    force?: boolean | undefined;
    recursive?: boolean | undefined;
    maxRetries?: number | undefined;
    retryDelay?: number | undefined;
  }

  /** @c FsStats */
  class Stats {
    private constructor();
    /** @c ->dev */
    dev: number;
    /** @c ->ino */
    ino: number;
    /** @c ->mode */
    mode: number;
    /** @c ->nlink */
    nlink: number;
    /** @c ->uid */
    uid: number;
    /** @c ->gid */
    gid: number;
    /** @c ->rdev */
    rdev: number;
    /** @c ->size */
    size: number;
    /** @c ->blksize */
    blksize: number;
    /** @c ->blocks */
    blocks: number;
    /** @c ->atimeMs */
    atimeMs: number;
    /** @c ->mtimeMs */
    mtimeMs: number;
    /** @c ->ctimeMs */
    ctimeMs: number;
    /** @c ->birthtimeMs */
    birthtimeMs: number;
    /** @c fs_stats_is_file @pure */
    isFile(): boolean;
    /** @c fs_stats_is_directory @pure */
    isDirectory(): boolean;
    /** @c fs_stats_is_symbolic_link @pure */
    isSymbolicLink(): boolean;
    /** @c fs_stats_is_fifo @pure */
    isFIFO(): boolean;
    /** @c fs_stats_is_socket @pure */
    isSocket(): boolean;
    /** @c fs_stats_is_block_device @pure */
    isBlockDevice(): boolean;
    /** @c fs_stats_is_character_device @pure */
    isCharacterDevice(): boolean;
  }

  interface ReadOptions {
    offset?: number | undefined;
    length?: number | undefined;
    position?: number | null | undefined;
  }

  /** @c FsEntry */
  class Dirent {
    private constructor();
    /** @c ->name */
    name: string;
    /** @c ->parentPath */
    parentPath: string;
    /** @c fs_entry_is_file @pure */
    isFile(): boolean;
    /** @c fs_entry_is_directory @pure */
    isDirectory(): boolean;
    /** @c fs_entry_is_symbolic_link @pure */
    isSymbolicLink(): boolean;
  }

  /** @c fs_read_file_text */
  function readFileSync(path: string, encoding: BufferEncoding): string;
  /** @c fs_read_file_text_value */
  function readFileSync(
    path: PathOrFileDescriptor,
    options: { encoding: BufferEncoding; flag?: string } | BufferEncoding,
  ): string;
  /** @c fs_read_file_buffer */
  function readFileSync(
    path: PathOrFileDescriptor,
    options?: { encoding?: null; flag?: string } | null,
  ): Buffer;
  /** @c fs_read_file */
  function readFileSync(
    path: PathOrFileDescriptor,
    options?: { encoding?: BufferEncoding | null; flag?: string } | BufferEncoding | null,
  ): string | Buffer;
  /** @c fs_write_file */
  function writeFileSync(
    file: PathOrFileDescriptor,
    data: string | ArrayBufferView,
    options?: WriteFileOptions,
  ): void;
  /** @c fs_append_file */
  function appendFileSync(
    path: PathOrFileDescriptor,
    data: string | ArrayBufferView,
    options?: WriteFileOptions,
  ): void;
  /** @c fs_exists */
  function existsSync(path: PathLike): boolean;
  /** @c fs_access */
  function accessSync(path: PathLike, mode?: number): void;
  /** @c fs_make_directory */
  function mkdirSync(
    path: PathLike,
    options?: MakeDirectoryOptions | number | string | null,
  ): string | undefined;
  /** @c fs_make_temporary_directory */
  function mkdtempSync(prefix: string): string;
  /** @c fs_read_directory */
  function readdirSync(
    path: PathLike,
    options?:
      | { encoding?: BufferEncoding | null | undefined; withFileTypes?: false; recursive?: boolean | undefined }
      | BufferEncoding
      | null,
  ): string[];
  /** @c fs_stat */
  function statSync(path: PathLike): Stats;
  /** @c fs_stat_optional */
  function statSync(path: PathLike, options: { throwIfNoEntry: false }): Stats | undefined;
  /** @c fs_link_stat */
  function lstatSync(path: PathLike): Stats;
  /** @c fs_read_entries */
  function readdirSync(
    path: PathLike,
    options: { withFileTypes: true; recursive?: boolean | undefined },
  ): Dirent[];
  /** @c fs_open */
  function openSync(path: PathLike, flags: string | number, mode?: number | string | null): number;
  /** @c fs_close */
  function closeSync(fd: number): void;
  /** @c fs_read */
  function readSync(
    fd: number,
    buffer: Uint8Array,
    offset: number,
    length: number,
    position: number | null,
  ): number;
  /** @c fs_read_options */
  function readSync(fd: number, buffer: Uint8Array, options?: ReadOptions): number;
  /** @c fs_write */
  function writeSync(
    fd: number,
    buffer: Uint8Array,
    offset?: number,
    length?: number,
    position?: number | null,
  ): number;
  /** @c fs_write_text */
  function writeSync(
    fd: number,
    string: string,
    position?: number | null,
    encoding?: BufferEncoding,
  ): number;
  /** @c fs_descriptor_stat */
  function fstatSync(fd: number): Stats;
  /** @c fs_truncate */
  function truncateSync(path: PathLike, len?: number): void;
  /** @c fs_link */
  function linkSync(existingPath: PathLike, newPath: PathLike): void;
  /** @c fs_make_symbolic_link */
  function symlinkSync(target: PathLike, path: PathLike): void;
  /** @c fs_read_link */
  function readlinkSync(path: PathLike): string;
  /** @c fs_change_mode */
  function chmodSync(path: PathLike, mode: number | string): void;
  /** @c fs_real_path */
  function realpathSync(path: PathLike): string;
  /** @c fs_unlink */
  function unlinkSync(path: PathLike): void;
  /** @c fs_remove */
  function rmSync(path: PathLike, options?: RmOptions): void;
  /** @c fs_remove_directory */
  function rmdirSync(path: PathLike): void;
  /** @c fs_rename */
  function renameSync(oldPath: PathLike, newPath: PathLike): void;
  /** @c fs_copy_file */
  function copyFileSync(src: PathLike, dest: PathLike): void;
}

declare module "fs" {
  export * from "node:fs";
}

/** @header node/read_stream.h */

declare module "node:fs" {
  type ReadStream = NodeJS.ReadStream;
  /** @c read_stream_new */
  function createReadStream(
    path: PathLike,
    options?:
      | BufferEncoding
      | {
          encoding?: BufferEncoding | null | undefined;
          start?: number | undefined;
          end?: number | undefined;
          flags?: string | undefined;
          highWaterMark?: number | undefined;
        },
  ): NodeJS.ReadStream;
}

/** @header node/fs_callbacks.h */

declare module "node:fs" {
  type NoParamCallback = (err: NodeJS.ErrnoException | null) => void;
  type Callback<T> = (err: NodeJS.ErrnoException | null, result: T) => void;
  type TextOptions = { encoding: BufferEncoding; flag?: string } | BufferEncoding;

  /** @c fs_callback_read_file_options @keeps */
  function readFile(path: PathOrFileDescriptor, options: TextOptions, callback: Callback<string>): void;
  /** @c fs_callback_read_file @keeps */
  function readFile(path: PathOrFileDescriptor, callback: Callback<Buffer>): void;
  /** @c fs_callback_write_file_options @keeps */
  function writeFile(
    file: PathOrFileDescriptor,
    data: string | ArrayBufferView,
    options: WriteFileOptions,
    callback: NoParamCallback,
  ): void;
  /** @c fs_callback_write_file @keeps */
  function writeFile(file: PathOrFileDescriptor, data: string | ArrayBufferView, callback: NoParamCallback): void;
  /** @c fs_callback_append_file_options @keeps */
  function appendFile(
    file: PathOrFileDescriptor,
    data: string | ArrayBufferView,
    options: WriteFileOptions,
    callback: NoParamCallback,
  ): void;
  /** @c fs_callback_append_file @keeps */
  function appendFile(file: PathOrFileDescriptor, data: string | ArrayBufferView, callback: NoParamCallback): void;
  /** @c fs_callback_access_options @keeps */
  function access(path: PathLike, mode: number | null, callback: NoParamCallback): void;
  /** @c fs_callback_access @keeps */
  function access(path: PathLike, callback: NoParamCallback): void;
  /** @c fs_callback_exists @keeps */
  function exists(path: PathLike, callback: (exists: boolean) => void): void;
  /** @c fs_callback_stat @keeps */
  function stat(path: PathLike, callback: Callback<Stats>): void;
  /** @c fs_callback_link_stat @keeps */
  function lstat(path: PathLike, callback: Callback<Stats>): void;
  /** @c fs_callback_make_directory_options @keeps */
  function mkdir(
    path: PathLike,
    options: MakeDirectoryOptions | number | string | null,
    callback: (err: NodeJS.ErrnoException | null, path?: string) => void,
  ): void;
  /** @c fs_callback_make_directory @keeps */
  function mkdir(path: PathLike, callback: NoParamCallback): void;
  /** @c fs_callback_make_temporary_directory @keeps */
  function mkdtemp(prefix: PathLike, callback: Callback<string>): void;
  /** @c fs_callback_read_directory_options @keeps */
  function readdir(
    path: PathLike,
    options: { withFileTypes: true; recursive?: boolean | undefined },
    callback: Callback<Dirent[]>,
  ): void;
  /** @c fs_callback_read_directory @keeps */
  function readdir(path: PathLike, callback: Callback<string[]>): void;
  /** @c fs_callback_remove_directory @keeps */
  function rmdir(path: PathLike, callback: NoParamCallback): void;
  /** @c fs_callback_remove_options @keeps */
  function rm(path: PathLike, options: RmOptions, callback: NoParamCallback): void;
  /** @c fs_callback_remove @keeps */
  function rm(path: PathLike, callback: NoParamCallback): void;
  /** @c fs_callback_unlink @keeps */
  function unlink(path: PathLike, callback: NoParamCallback): void;
  /** @c fs_callback_rename @keeps */
  function rename(oldPath: PathLike, newPath: PathLike, callback: NoParamCallback): void;
  /** @c fs_callback_copy_file @keeps */
  function copyFile(src: PathLike, dest: PathLike, callback: NoParamCallback): void;
  /** @c fs_callback_truncate @keeps */
  function truncate(path: PathLike, callback: NoParamCallback): void;
  /** @c fs_callback_truncate_options @keeps */
  function truncate(path: PathLike, len: number | null | undefined, callback: NoParamCallback): void;
  /** @c fs_callback_link @keeps */
  function link(existingPath: PathLike, newPath: PathLike, callback: NoParamCallback): void;
  /** @c fs_callback_symbolic_link @keeps */
  function symlink(target: PathLike, path: PathLike, callback: NoParamCallback): void;
  /** @c fs_callback_read_link @keeps */
  function readlink(path: PathLike, callback: Callback<string>): void;
  /** @c fs_callback_change_mode @keeps */
  function chmod(path: PathLike, mode: number | string, callback: NoParamCallback): void;
  /** @c fs_callback_real_path @keeps */
  function realpath(path: PathLike, callback: Callback<string>): void;
}

declare module "node:fs" {
  namespace constants {
    /** @c FS_F_OK @pure */
    const F_OK: number;
    /** @c FS_X_OK @pure */
    const X_OK: number;
    /** @c FS_W_OK @pure */
    const W_OK: number;
    /** @c FS_R_OK @pure */
    const R_OK: number;
    /** @c FS_COPYFILE_EXCL @pure */
    const COPYFILE_EXCL: number;
  }
}

/** @header node/fs_times.h */

declare module "node:fs" {
  type TimeLike = string | number | Date;

  interface Stats {
    /** @c fs_stats_atime */
    atime: Date;
    /** @c fs_stats_mtime */
    mtime: Date;
    /** @c fs_stats_ctime */
    ctime: Date;
    /** @c fs_stats_birthtime */
    birthtime: Date;
  }
  /** @c fs_set_times */
  function utimesSync(path: PathLike, atime: TimeLike, mtime: TimeLike): void;
  /** @c fs_set_link_times */
  function lutimesSync(path: PathLike, atime: TimeLike, mtime: TimeLike): void;
  /** @c fs_descriptor_set_times */
  function futimesSync(fd: int32, atime: TimeLike, mtime: TimeLike): void;
  /** @c fs_descriptor_truncate */
  function ftruncateSync(fd: int32, len?: number): void;
  /** @c fs_descriptor_sync */
  function fsyncSync(fd: int32): void;
  /** @c fs_descriptor_sync_data */
  function fdatasyncSync(fd: int32): void;
  /** @c fs_descriptor_change_mode */
  function fchmodSync(fd: int32, mode: number | string): void;
}

/** @header node/fs_copy.h */

declare module "node:fs" {
  interface CopySyncOptions {
    recursive?: boolean | undefined;
    force?: boolean | undefined;
    errorOnExist?: boolean | undefined;
    dereference?: boolean | undefined;
    preserveTimestamps?: boolean | undefined;
    filter?: ((source: string, destination: string) => boolean) | undefined;
  }
  /** @c fs_copy_file_mode */
  function copyFileSync(src: PathLike, dest: PathLike, mode: number): void;
  /** @c fs_copy */
  function cpSync(source: PathLike, destination: PathLike, opts?: CopySyncOptions): void;
}

declare module "node:fs" {
  export * as promises from "node:fs/promises";
}

/** @header node/stream_files.h */

declare module "node:fs" {
  import { Writable } from "node:stream";

  /** @c FileWriteStream */
  class WriteStream extends Writable {
    private constructor();
    /** @c ->path */
    readonly path: string;
    /** @c ->bytes_written */
    readonly bytesWritten: number;
  }
  /** @c file_write_stream_new */
  function createWriteStream(
    path: PathLike,
    options?:
      | BufferEncoding
      | {
          encoding?: BufferEncoding | null | undefined;
          flags?: string | undefined;
          mode?: number | undefined;
          highWaterMark?: number | undefined;
          autoClose?: boolean | undefined;
        },
  ): WriteStream;
}
