/**
 * @header node/assert.h
 *
 * node:assert (https://nodejs.org/api/assert.html).
 */

declare module "node:assert" {
  import strictAssert = require("node:assert/strict");

  type AssertPredicate = RegExp | (new () => object) | ((thrown: any) => boolean) | object | Error;

  /** @c assert_ok @csource */
  function assert(value: unknown): asserts value;
  /** @c assert_ok_message */
  function assert(value: unknown, message: string | Error | undefined): asserts value;
  namespace assert {
    export import strict = strictAssert;
    /** @c AssertionError @clayout AssertionError @cfields TS_ASSERTION_ERROR_FIELDS */
    class AssertionError extends Error {
      /** @c assertion_error_from_options */
      constructor(options: {
        message?: string | Error | undefined;
        actual?: unknown;
        expected?: unknown;
        operator?: string | undefined;
      });
      /** @c ->actual */
      actual: any;
      /** @c ->expected */
      expected: any;
      /** @c ->operator_name */
      operator: string;
      /** @c ->generated_message */
      generatedMessage: boolean;
      /** @c ->code */
      code: "ERR_ASSERTION";
    }
    /** @c assert_ok @csource */
    function ok(value: unknown): asserts value;
    /** @c assert_ok_message */
    function ok(value: unknown, message: string | Error | undefined): asserts value;
    /** @c assert_fail */
    function fail(message?: string | Error): never;
    /** @c assert_equal */
    function equal(actual: unknown, expected: unknown, message?: string | Error): void;
    /** @c assert_not_equal */
    function notEqual(actual: unknown, expected: unknown, message?: string | Error): void;
    /** @c assert_strict_equal */
    function strictEqual<T>(actual: unknown, expected: T, message?: string | Error): asserts actual is T;
    /** @c assert_not_strict_equal */
    function notStrictEqual(actual: unknown, expected: unknown, message?: string | Error): void;
    /** @c assert_deep_equal */
    function deepEqual(actual: unknown, expected: unknown, message?: string | Error): void;
    /** @c assert_not_deep_equal */
    function notDeepEqual(actual: unknown, expected: unknown, message?: string | Error): void;
    /** @c assert_deep_strict_equal */
    function deepStrictEqual<T>(
      actual: unknown,
      expected: T,
      message?: string | Error,
    ): asserts actual is T;
    /** @c assert_not_deep_strict_equal */
    function notDeepStrictEqual(actual: unknown, expected: unknown, message?: string | Error): void;
    /** @c assert_partial_deep_strict_equal */
    function partialDeepStrictEqual(
      actual: unknown,
      expected: unknown,
      message?: string | Error,
    ): void;
    /** @c assert_match */
    function match(value: unknown, regExp: unknown, message?: string | Error): void;
    /** @c assert_does_not_match */
    function doesNotMatch(value: unknown, regExp: unknown, message?: string | Error): void;
    /** @c assert_if_error */
    function ifError(value: unknown): asserts value is null | undefined;
    /** @c assert_throws @keeps */
    function throws(
      block: () => unknown,
      error?: AssertPredicate | string,
      message?: string | Error,
    ): void;
    /** @c assert_does_not_throw @keeps */
    function doesNotThrow(
      block: () => unknown,
      error?: AssertPredicate | string,
      message?: string | Error,
    ): void;
    /** @c assert_rejects @keeps */
    function rejects(
      block: (() => Promise<unknown>) | Promise<unknown>,
      error?: AssertPredicate | string,
      message?: string | Error,
    ): Promise<void>;
    /** @c assert_does_not_reject @keeps */
    function doesNotReject(
      block: (() => Promise<unknown>) | Promise<unknown>,
      error?: AssertPredicate | string,
      message?: string | Error,
    ): Promise<void>;
  }
  export = assert;
}

declare module "node:assert/strict" {
  import base = require("node:assert");

  /** @c assert_ok @csource */
  function assert(value: unknown): asserts value;
  /** @c assert_ok_message */
  function assert(value: unknown, message: string | Error | undefined): asserts value;
  namespace assert {
    export import strict = assert;
    export import AssertionError = base.AssertionError;
    export import ok = base.ok;
    export import fail = base.fail;
    export import equal = base.strictEqual;
    export import notEqual = base.notStrictEqual;
    export import strictEqual = base.strictEqual;
    export import notStrictEqual = base.notStrictEqual;
    export import deepEqual = base.deepStrictEqual;
    export import notDeepEqual = base.notDeepStrictEqual;
    export import deepStrictEqual = base.deepStrictEqual;
    export import notDeepStrictEqual = base.notDeepStrictEqual;
    export import partialDeepStrictEqual = base.partialDeepStrictEqual;
    export import match = base.match;
    export import doesNotMatch = base.doesNotMatch;
    export import ifError = base.ifError;
    export import throws = base.throws;
    export import doesNotThrow = base.doesNotThrow;
    export import rejects = base.rejects;
    export import doesNotReject = base.doesNotReject;
  }
  export = assert;
}

declare module "assert" {
  import assert = require("node:assert");
  export = assert;
}

declare module "assert/strict" {
  import assert = require("node:assert/strict");
  export = assert;
}
