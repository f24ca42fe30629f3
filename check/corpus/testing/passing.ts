// A test file that is run by itself: results are printed after what the tests print.
import assert from "node:assert/strict";
import test, { describe, it } from "node:test";

function slug(title: string): string {
  return title.toLowerCase().trim().replace(/[^a-z0-9]+/g, "-");
}

test("plain words", () => {
  assert.equal(slug("Hello World"), "hello-world");
  console.log("checked words");
});

test("asynchronous", async () => {
  const title = await Promise.resolve("  Late Title ");
  assert.equal(slug(title), "late-title");
});

describe("slug", () => {
  it("drops punctuation", () => assert.equal(slug("a, b & c"), "a-b-c"));
  it("keeps digits", () => assert.equal(slug("Top 10"), "top-10"));
  describe("of nothing", () => {
    it("is empty", () => assert.equal(slug(""), ""));
  });
});

test("by callback", (t, done) => {
  setImmediate(() => {
    console.log("called back in", t.name);
    done();
  });
});
