// Subtests, plans, diagnostics, and what skip and todo say.
import { describe, it, test } from "node:test";

test("subtests", async (t) => {
  await t.test("first", (inner) => {
    inner.diagnostic("a note of the first");
    inner.assert.ok(true);
  });
  await t.test("second", { skip: "not on this machine" }, () => {
    throw new Error("never runs");
  });
  t.diagnostic("a note of all");
  console.log(t.name, "|", t.fullName);
});

test("not awaited", (t) => {
  for (const n of [1, 2, 3]) {
    t.test(`number ${n}`, async (inner) => {
      await null;
      console.log(inner.fullName);
    });
  }
});

test("plan", (t) => {
  t.plan(3);
  t.assert.equal("1", 1);
  t.assert.deepStrictEqual([1], [1]);
  t.assert.throws(() => JSON.parse("{"), SyntaxError);
});

test("plan with too little", (t) => {
  t.plan(2);
  t.assert.match("abc", /b/);
});

test("gives up", (t) => t.skip("no network"));
test("promises", (t) => t.todo("soon"));
test.skip("skipped", () => {});
test.todo("to do");
test("to do and failing", { todo: true }, () => {
  throw new Error("not yet");
});
describe.skip("a skipped suite", () => {
  it("has a test", () => {});
});
it.todo("later", { timeout: 100 }, () => console.log("runs all the same"));
test(function named() {});
test(() => {});
