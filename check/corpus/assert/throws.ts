// Errors that should be thrown, and promises that should be rejected.
import assert, { rejects, throws } from "node:assert";

class CodedError extends Error {
  constructor(message: string, readonly code: string) {
    super(message);
    this.name = "CodedError";
  }
}
const fail = () => {
  throw new TypeError("bad value");
};
const coded = () => {
  throw new CodedError("no entry", "ENOENT");
};

async function attempt(work: () => unknown): Promise<void> {
  try {
    await work();
    console.log("held");
  } catch (error) {
    console.log(`${(error as Error).name}: ${(error as Error).message}`);
  }
}

async function main(): Promise<void> {
  await attempt(() => throws(fail));
  await attempt(() => throws(fail, TypeError));
  await attempt(() => throws(fail, Error));
  await attempt(() => throws(fail, RangeError));
  await attempt(() => throws(coded, CodedError));
  await attempt(() => throws(coded, { name: "CodedError", code: "ENOENT" }));
  await attempt(() => throws(coded, { message: "no entry", code: "EPERM" }));
  await attempt(() => throws(fail, (error: unknown) => (error as Error).message === "bad value"));
  await attempt(() => throws(fail, () => false));
  await attempt(() => throws(fail, new TypeError("bad value")));
  await attempt(() => throws(() => {}));
  await attempt(() => throws(() => {}, TypeError));
  await attempt(() => throws(() => {}, "should have failed"));
  await attempt(() => assert.doesNotThrow(() => 1));
  await attempt(() => assert.doesNotThrow(fail));
  await attempt(() => assert.doesNotThrow(fail, "expected none"));
  await attempt(() => rejects(Promise.reject(new Error("later"))));
  await attempt(() => rejects(async () => fail(), TypeError));
  await attempt(() => rejects(async () => 1));
  await attempt(() => assert.doesNotReject(Promise.resolve(1)));
  await attempt(() => assert.doesNotReject(Promise.reject(new Error("oh"))));
}

main();
