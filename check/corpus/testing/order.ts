// Tests run from the first microtask on; lines come from the first tick on.
import { describe, it, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";

queueMicrotask(() => console.log("a microtask before"));
describe("suite", () => {
  console.log("the suite's function runs at once");
  it("one", () => console.log("one"));
  it("two", async () => {
    console.log("two begins");
    await sleep(2);
    console.log("two ends");
  });
  it("three", () => console.log("three"));
});
test("four", async () => {
  await null;
  console.log("four");
});
test("five", async (t) => {
  await t.test("inner", () => console.log("inner"));
  console.log("five");
});
process.on("exit", (code) => console.log("exit", code));
console.log("end of the module");
