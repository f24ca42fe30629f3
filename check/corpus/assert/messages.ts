// What assert's errors say.
import assert from "node:assert";

function attempt(work: () => void): void {
  try {
    work();
    console.log("held");
  } catch (error) {
    const { name, message, code, generatedMessage, operator } = error as assert.AssertionError;
    console.log(`${name} ${code} ${generatedMessage} ${operator}\n${message}`);
  }
  console.log("----");
}

const count: number = 3;
attempt(() => assert(count === 3));
attempt(() => assert(count > 4));
attempt(() => assert.ok(count - 3));
attempt(() => assert.ok(false, "a message"));
attempt(() => assert.equal(count, "3"));
attempt(() => assert.equal(1, 2));
attempt(() => assert.notEqual(1, 1));
attempt(() => assert.strictEqual(1, 2));
attempt(() => assert.strictEqual(0, -0));
attempt(() => assert.strictEqual("a", "b"));
attempt(() => assert.strictEqual("hello world, all of you", "hello world, all of us"));
attempt(() => assert.strictEqual(1, 2, "with a message"));
attempt(() => assert.strictEqual(count, null));
attempt(() => assert.strictEqual("one\ntwo\nthree", "one\n2\nthree"));
attempt(() => assert.strictEqual({ a: 1 }, { a: 1 }));
attempt(() => assert.notStrictEqual(1, 1));
attempt(() => assert.notStrictEqual("a long enough text", "a long enough text"));
attempt(() => assert.deepStrictEqual({ a: 1, b: { c: [1, 2] } }, { a: 1, b: { c: [1, 2] } }));
attempt(() => assert.deepStrictEqual({ a: 1, b: 2 }, { a: 1, b: 3 }));
attempt(() => assert.deepStrictEqual([1, 2, 3], [1, 2, 3, 4]));
attempt(() => assert.deepStrictEqual([1, 2, 3], [1, 3]));
attempt(() => assert.deepStrictEqual(new Map([["a", 1]]), new Map([["a", 2]])));
attempt(() => assert.deepEqual([1, "2"], [1, 2]));
attempt(() => assert.deepEqual({ a: 1 }, { a: 2 }));
attempt(() => assert.notDeepStrictEqual({ a: 1 }, { a: 1 }));
attempt(() => assert.notDeepEqual([1], [1]));
attempt(() => assert.fail());
attempt(() => assert.fail("on purpose"));
attempt(() => assert.ifError(null));
attempt(() => assert.ifError(new Error("something")));

const numbers = Array.from({ length: 30 }, (_, i) => i);
attempt(() => assert.deepStrictEqual(numbers, numbers.map((n) => (n === 15 ? 99 : n))));
attempt(() => assert.partialDeepStrictEqual({ a: 1, b: 2 }, { a: 1 }));
attempt(() => {
  throw new assert.AssertionError({ actual: 1, expected: 2, operator: "strictEqual" });
});
