/**
 * @header node/os.h
 *
 * node:os (https://nodejs.org/api/os.html): facts about the host.
 */

declare module "node:os" {
  /** @c os_eol @isolated */
  const EOL: string;
  /** @c os_null_device @isolated */
  const devNull: string;
  /** @c os_type */
  function type(): string;
  /** @c os_release */
  function release(): string;
  /** @c os_machine */
  function machine(): string;
  /** @c os_hostname */
  function hostname(): string;
  /** @c os_home_directory */
  function homedir(): string;
  /** @c os_temporary_directory */
  function tmpdir(): string;
  /** @c os_endianness @isolated */
  function endianness(): "BE" | "LE";
  /** @c os_total_memory */
  function totalmem(): number;
  /** @c os_free_memory */
  function freemem(): number;
  /** @c os_uptime */
  function uptime(): number;
  /** @c os_load_average */
  function loadavg(): number[];
  /** @c os_available_parallelism */
  function availableParallelism(): number;
}

declare module "os" {
  export * from "node:os";
}

/** @header node/os_facts.h */

declare module "node:os" {
  interface CpuInfo {
    model: string;
    speed: number;
    times: { user: number; nice: number; sys: number; idle: number; irq: number };
  }
  interface UserInfo {
    uid: number;
    gid: number;
    username: string;
    homedir: string;
    shell: string | null;
  }
  /** @c os_cpus */
  function cpus(): CpuInfo[];
  /** @c os_user_info */
  function userInfo(): UserInfo;
  /** @c os_constants */
  const constants: {
    signals: { [name: string]: number };
    priority: { [name: string]: number };
  };
  /** @c os_version */
  function version(): string;
}

/** @header node/process_info.h */

declare module "node:os" {
  /** @c process_platform @isolated */
  function platform(): NodeJS.Platform;
  /** @c process_arch @isolated */
  function arch(): NodeJS.Architecture;
}
