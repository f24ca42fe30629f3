// Tests of a suite that run beside each other are still reported in order.
import { describe, it, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";

describe("together", { concurrency: true }, () => {
  it("slow", async () => {
    console.log("slow begins");
    await sleep(20);
    console.log("slow ends");
  });
  it("fast", async () => {
    console.log("fast begins");
    await sleep(1);
    console.log("fast ends");
  });
});
test("alone", () => console.log("alone"));
