/**
 * @header node/path.h
 *
 * node:path (https://nodejs.org/api/path.html), the POSIX flavour.
 */

declare module "node:path" {
  interface ParsedPath {
    root: string;
    dir: string;
    base: string;
    ext: string;
    name: string;
  }

  interface FormatInputPathObject {
    root?: string | undefined;
    dir?: string | undefined;
    base?: string | undefined;
    ext?: string | undefined;
    name?: string | undefined;
  }

  /** @c path_normalize @isolated */
  function normalize(path: string): string;
  /** @c path_join @isolated */
  function join(...paths: string[]): string;
  /** @c path_resolve */
  function resolve(...paths: string[]): string;
  /** @c path_is_absolute @pure */
  function isAbsolute(path: string): boolean;
  /** @c path_relative */
  function relative(from: string, to: string): string;
  /** @c path_dirname @isolated */
  function dirname(path: string): string;
  /** @c path_basename @isolated */
  function basename(path: string, suffix?: string): string;
  /** @c path_extname @isolated */
  function extname(path: string): string;
  /** @c path_parse @isolated */
  function parse(path: string): ParsedPath;
  /** @c path_format */
  function format(pathObject: FormatInputPathObject): string;
  /** @c path_separator @isolated */
  const sep: "/";
  /** @c path_delimiter @isolated */
  const delimiter: ":";

  interface PosixPath {
    /** @c path_normalize @isolated */
    normalize(path: string): string;
    /** @c path_join @isolated */
    join(...paths: string[]): string;
    /** @c path_resolve */
    resolve(...paths: string[]): string;
    /** @c path_is_absolute @pure */
    isAbsolute(path: string): boolean;
    /** @c path_relative */
    relative(from: string, to: string): string;
    /** @c path_dirname @isolated */
    dirname(path: string): string;
    /** @c path_basename @isolated */
    basename(path: string, suffix?: string): string;
    /** @c path_extname @isolated */
    extname(path: string): string;
    /** @c path_parse @isolated */
    parse(path: string): ParsedPath;
    /** @c path_format */
    format(pathObject: FormatInputPathObject): string;
    /** @c path_separator @isolated */
    readonly sep: string;
    /** @c path_delimiter @isolated */
    readonly delimiter: string;
  }
  const posix: PosixPath;
}

declare module "path" {
  export * from "node:path";
}

/** @header node/path_win32.h */

declare module "node:path" {
  interface Win32Path {
    /** @c path_win32_normalize @isolated */
    normalize(path: string): string;
    /** @c path_win32_join @isolated */
    join(...paths: string[]): string;
    /** @c path_win32_resolve */
    resolve(...paths: string[]): string;
    /** @c path_win32_is_absolute @pure */
    isAbsolute(path: string): boolean;
    /** @c path_win32_relative */
    relative(from: string, to: string): string;
    /** @c path_win32_dirname @isolated */
    dirname(path: string): string;
    /** @c path_win32_basename @isolated */
    basename(path: string, suffix?: string): string;
    /** @c path_win32_extname @isolated */
    extname(path: string): string;
    /** @c path_win32_parse @isolated */
    parse(path: string): ParsedPath;
    /** @c path_win32_format */
    format(pathObject: FormatInputPathObject): string;
    /** @c path_win32_separator @isolated */
    readonly sep: string;
    /** @c path_win32_delimiter @isolated */
    readonly delimiter: string;
  }
  const win32: Win32Path;
}
