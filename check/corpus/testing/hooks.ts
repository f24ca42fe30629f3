// Hooks: the outer ones come first before a test, and last after it.
import { after, afterEach, before, beforeEach, describe, it, test } from "node:test";

const log = (text: string) => () => console.log(text);

before(log("before all"));
after(log("after all"));
beforeEach(log("before each"));
afterEach(log("after each"));

describe("outer", () => {
  before(log("  before outer"));
  after(log("  after outer"));
  beforeEach(log("  before each of outer"));
  afterEach(log("  after each of outer"));
  it("first", log("  first"));
  describe("inner", () => {
    beforeEach(log("    before each of inner"));
    afterEach(async () => {
      await null;
      console.log("    after each of inner");
    });
    it("second", log("    second"));
    it("left out", { skip: true }, log("never"));
  });
});

test("with hooks of its own", async (t) => {
  t.after(log("  after this test"));
  t.beforeEach(log("  before each subtest"));
  await t.test("one", log("  one"));
  await t.test("two", log("  two"));
});
console.log("registered");
