/**
 * @header node/test.h
 *
 * node:test (https://nodejs.org/api/test.html): tests, suites, hooks and what Node prints of them when
 * a test file is run by itself.
 */

declare module "node:test" {
  export type TestFn = (t: TestContext, done: (result?: any) => void) => void | Promise<void>;
  export type SuiteFn = (s: SuiteContext) => void | Promise<void>;
  export type HookFn = (c: TestContext, done: (result?: any) => void) => any;

  export interface TestOptions {
    concurrency?: number | boolean | null | undefined;
    only?: boolean | undefined;
    skip?: boolean | string | undefined;
    todo?: boolean | string | undefined;
    timeout?: number | undefined;
    plan?: number | undefined;
  }
  export interface HookOptions {
    timeout?: number | undefined;
  }

  /** @c NodeTest */
  export interface TestContext {
    /** @c ->name */
    readonly name: string;
    /** @c node_test_full_name */
    readonly fullName: string;
    /** @c node_test_context_test */
    test(
      name?: string | TestOptions | TestFn,
      options?: TestOptions | TestFn,
      fn?: TestFn,
    ): Promise<void>;
    /** @c node_test_diagnostic */
    diagnostic(message: string): void;
    /** @c node_test_skip */
    skip(message?: string): void;
    /** @c node_test_todo */
    todo(message?: string): void;
    /** @c node_test_plan */
    plan(count: number): void;
    /** @c node_test_run_only */
    runOnly(shouldRunOnlyTests: boolean): void;
    /** @c node_test_before */
    before(fn?: HookFn, options?: HookOptions): void;
    /** @c node_test_after */
    after(fn?: HookFn, options?: HookOptions): void;
    /** @c node_test_before_each */
    beforeEach(fn?: HookFn, options?: HookOptions): void;
    /** @c node_test_after_each */
    afterEach(fn?: HookFn, options?: HookOptions): void;
  }
  /** @c NodeTest */
  export interface SuiteContext {
    /** @c ->name */
    readonly name: string;
    /** @c node_test_full_name */
    readonly fullName: string;
  }

  /** @c node_test */
  export function test(
    name?: string | TestOptions | TestFn,
    options?: TestOptions | TestFn,
    fn?: TestFn,
  ): Promise<void>;
  export namespace test {
    export { test };
    export { test as it };
    export { suite };
    export { suite as describe };
    export { before, after, beforeEach, afterEach };
    /** @c node_test_skipped */
    export function skip(
      name?: string | TestOptions | TestFn,
      options?: TestOptions | TestFn,
      fn?: TestFn,
    ): Promise<void>;
    /** @c node_test_later */
    export function todo(
      name?: string | TestOptions | TestFn,
      options?: TestOptions | TestFn,
      fn?: TestFn,
    ): Promise<void>;
    /** @c node_test */
    export function only(
      name?: string | TestOptions | TestFn,
      options?: TestOptions | TestFn,
      fn?: TestFn,
    ): Promise<void>;
  }
  /** @c node_suite */
  export function suite(
    name?: string | TestOptions | SuiteFn,
    options?: TestOptions | SuiteFn,
    fn?: SuiteFn,
  ): Promise<void>;
  export namespace suite {
    /** @c node_suite_skipped */
    export function skip(
      name?: string | TestOptions | SuiteFn,
      options?: TestOptions | SuiteFn,
      fn?: SuiteFn,
    ): Promise<void>;
    /** @c node_suite_later */
    export function todo(
      name?: string | TestOptions | SuiteFn,
      options?: TestOptions | SuiteFn,
      fn?: SuiteFn,
    ): Promise<void>;
    /** @c node_suite */
    export function only(
      name?: string | TestOptions | SuiteFn,
      options?: TestOptions | SuiteFn,
      fn?: SuiteFn,
    ): Promise<void>;
  }

  /** @c node_before */
  export function before(fn?: HookFn, options?: HookOptions): void;
  /** @c node_after */
  export function after(fn?: HookFn, options?: HookOptions): void;
  /** @c node_before_each */
  export function beforeEach(fn?: HookFn, options?: HookOptions): void;
  /** @c node_after_each */
  export function afterEach(fn?: HookFn, options?: HookOptions): void;

  export { test as it, suite as describe };
  export default test;
}

/** @header node/test_assert.h */

declare module "node:test" {
  export interface TestContext {
    /** @c test_assert */
    readonly assert: TestAssert;
  }

  /** @c TestAssert */
  export interface TestAssert {
    /** @c test_assert_ok */
    ok(value: unknown, message?: string | Error): void;
    /** @c test_assert_fail */
    fail(message?: string | Error): never;
    /** @c test_assert_equal */
    equal(actual: unknown, expected: unknown, message?: string | Error): void;
    /** @c test_assert_not_equal */
    notEqual(actual: unknown, expected: unknown, message?: string | Error): void;
    /** @c test_assert_strict_equal */
    strictEqual(actual: unknown, expected: unknown, message?: string | Error): void;
    /** @c test_assert_not_strict_equal */
    notStrictEqual(actual: unknown, expected: unknown, message?: string | Error): void;
    /** @c test_assert_deep_equal */
    deepEqual(actual: unknown, expected: unknown, message?: string | Error): void;
    /** @c test_assert_not_deep_equal */
    notDeepEqual(actual: unknown, expected: unknown, message?: string | Error): void;
    /** @c test_assert_deep_strict_equal */
    deepStrictEqual(actual: unknown, expected: unknown, message?: string | Error): void;
    /** @c test_assert_not_deep_strict_equal */
    notDeepStrictEqual(actual: unknown, expected: unknown, message?: string | Error): void;
    /** @c test_assert_partial_deep_strict_equal */
    partialDeepStrictEqual(actual: unknown, expected: unknown, message?: string | Error): void;
    /** @c test_assert_match */
    match(value: unknown, regExp: unknown, message?: string | Error): void;
    /** @c test_assert_does_not_match */
    doesNotMatch(value: unknown, regExp: unknown, message?: string | Error): void;
    /** @c test_assert_if_error */
    ifError(value: unknown): void;
    /** @c test_assert_throws @keeps */
    throws(block: () => unknown, error?: any, message?: string | Error): void;
    /** @c test_assert_does_not_throw @keeps */
    doesNotThrow(block: () => unknown, error?: any, message?: string | Error): void;
    /** @c test_assert_rejects @keeps */
    rejects(
      block: (() => Promise<unknown>) | Promise<unknown>,
      error?: any,
      message?: string | Error,
    ): Promise<void>;
    /** @c test_assert_does_not_reject @keeps */
    doesNotReject(
      block: (() => Promise<unknown>) | Promise<unknown>,
      error?: any,
      message?: string | Error,
    ): Promise<void>;
  }
}

/** @header node/test_mock.h */

declare module "node:test" {
  export type AnyFunction = (...args: any[]) => any;

  export interface MockFunctionCall {
    arguments: any[];
    error: any;
    result: any;
    stack: Error;
    target: any;
    this: any;
  }
  /** @c MockFunctionContext */
  export interface MockFunctionContext {
    /** @c mock_calls */
    readonly calls: MockFunctionCall[];
    /** @c mock_call_count */
    callCount(): number;
    /** @c mock_implementation @keeps */
    mockImplementation(implementation: AnyFunction): void;
    /** @c mock_implementation_once @keeps */
    mockImplementationOnce(implementation: AnyFunction, onCall?: number): void;
    /** @c mock_reset_calls */
    resetCalls(): void;
    /** @c mock_restore */
    restore(): void;
  }
  export type Mock<F extends AnyFunction> = F & { readonly mock: MockFunctionContext };

  export interface MockOptions {
    times?: number | undefined;
  }

  export interface MockTimers {
    enable(options?: { apis?: string[]; now?: number | Date }): void;
    tick(milliseconds: number): void;
    runAll(): void;
    reset(): void;
  }

  /** @c MockTracker */
  export interface MockTracker {
    /** @c mock_function @keeps @dynamic */
    fn<F extends AnyFunction = AnyFunction>(
      original?: F,
      implementation?: AnyFunction | MockOptions,
      options?: MockOptions,
    ): Mock<F>;
    /** @c mock_method @keeps @dynamic @replaces */
    method(
      object: any,
      methodName: string | symbol,
      implementation?: AnyFunction | MockOptions,
      options?: MockOptions,
    ): Mock<AnyFunction>;
    /** Not there yet. */
    readonly timers: MockTimers;
    /** @c mock_reset_all */
    reset(): void;
    /** @c mock_restore_all */
    restoreAll(): void;
  }

  export interface TestContext {
    /** @c mock_of_test */
    readonly mock: MockTracker;
  }
  /** @c mock_tracker */
  export const mock: MockTracker;
}
