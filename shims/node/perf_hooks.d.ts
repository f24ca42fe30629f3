/**
 * @header node/performance.h
 *
 * node:perf_hooks (https://nodejs.org/api/perf_hooks.html): the global `performance` as a module.
 */

declare module "node:perf_hooks" {
  const ModulePerformance: Performance;
  export { ModulePerformance as performance };
}

declare module "perf_hooks" {
  export * from "node:perf_hooks";
}
