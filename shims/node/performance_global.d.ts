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
