// Strict comparison under the usual names.
import assert from "node:assert/strict";
import { strict, AssertionError } from "node:assert";
import { strict as s2, equal, deepEqual } from "assert";
const t = (f: () => void) => { try { f(); console.log("ok"); } catch (e: any) { console.log(e instanceof AssertionError, e.message); } };
t(() => assert.equal(1, "1" as any));
t(() => strict.equal(1, "1" as any));
t(() => strict.deepEqual({ a: 1 }, { a: "1" } as any));
t(() => strict(0));
t(() => assert(false, "m"));
t(() => s2.notEqual(1, 1));
t(() => equal(1, "1"));
t(() => deepEqual([1], ["1"]));
t(() => assert.ok(0 > 1));
t(() => assert.throws(() => { throw new assert.AssertionError({ message: "x" }); }, assert.AssertionError));
