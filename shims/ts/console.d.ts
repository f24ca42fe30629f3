/**
 * @header ts/console.h
 *
 * The console of Node (https://nodejs.org/api/console.html): text as `util.format` and
 * `util.inspect` make it, `log`, `info` and `debug` to stdout, `error`, `warn` and `trace` to
 * stderr.
 */

interface Console {
  /** @c console_assert */
  assert(condition?: unknown, ...data: any[]): void;
  /** @c console_count */
  count(label?: string): void;
  /** @c console_count_reset */
  countReset(label?: string): void;
  /** @c console_debug */
  debug(...data: any[]): void;
  /** @c console_dir */
  dir(item?: any, options?: any): void;
  /** @c console_log */
  dirxml(...data: any[]): void;
  /** @c console_error */
  error(...data: any[]): void;
  /** @c console_group */
  group(...data: any[]): void;
  /** @c console_group */
  groupCollapsed(...data: any[]): void;
  /** @c console_group_end */
  groupEnd(): void;
  /** @c console_info */
  info(...data: any[]): void;
  /** @c console_log */
  log(...data: any[]): void;
  /** @c console_table */
  table(tabularData?: any, properties?: string[]): void;
  /** @c console_time */
  time(label?: string): void;
  /** @c console_time_end */
  timeEnd(label?: string): void;
  /** @c console_time_log */
  timeLog(label?: string, ...data: any[]): void;
  /** @c console_trace */
  trace(...data: any[]): void;
  /** @c console_warn */
  warn(...data: any[]): void;
}

/** @header ts/console_line.h */

interface Console {
  /** @c console_debug_string */
  debug(message: string): void;
  /** @c console_error_string */
  error(message: string): void;
  /** @c console_info_string */
  info(message: string): void;
  /** @c console_log_string */
  log(message: string): void;
  /** @c console_warn_string */
  warn(message: string): void;
}

declare var console: Console;
