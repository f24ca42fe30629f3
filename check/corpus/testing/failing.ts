// Failures of several kinds: they are listed at the end, and the exit code is 1.
import assert from "node:assert";
import { suite, test } from "node:test";

test("compares", () => {
  assert.strictEqual(1 + 1, 3);
});

test("throws", () => {
  throw new RangeError("out of luck");
});

test("rejects", async () => {
  await Promise.reject(new Error("broken promise"));
});

test("throws a string", () => {
  throw "just text";
});

test("calls back with an error", (_t, done) => {
  done(new Error("called back"));
});

suite("a suite fails with its tests", () => {
  test("good", () => {});
  test("bad", () => {
    assert.deepStrictEqual({ a: 1 }, { a: 2 });
  });
});

test("too slow", { timeout: 5 }, async () => {
  await new Promise((resolve) => setTimeout(resolve, 40));
});
