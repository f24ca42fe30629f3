// mock.fn(): a function that remembers its calls.
import assert from "node:assert/strict";
import { mock, test } from "node:test";

test("remembers", () => {
  const add = mock.fn((a: number, b: number) => a + b);
  console.log(add(1, 2), add(3, 4));
  console.log(add.mock.callCount(), add.mock.calls.length);
  console.log(add.mock.calls[0].arguments, add.mock.calls[1].result);
  add.mock.resetCalls();
  console.log(add.mock.callCount());
});

test("other implementations", () => {
  const price = mock.fn((n: number) => n);
  price.mock.mockImplementation((n: number) => n * 2);
  price.mock.mockImplementationOnce(() => -1);
  console.log(price(10), price(10));
  price.mock.mockImplementationOnce(() => -2, 3);
  console.log(price(10), price(10), price(10));
  price.mock.restore();
  console.log(price(10));
});

test("errors", () => {
  const fails = mock.fn(() => {
    throw new TypeError("refused");
  });
  assert.throws(() => fails(), { message: "refused" });
  console.log(fails.mock.calls[0].error.message, fails.mock.calls[0].result);
});

test("as a callback", () => {
  const seen = mock.fn();
  ["a", "b"].forEach(seen);
  assert.deepEqual(seen.mock.calls.map((call) => call.arguments[0]), ["a", "b"]);
  const twice = mock.fn((text: string) => text, (text: string) => text + text, { times: 1 });
  console.log(twice("x"), twice("x"));
});
