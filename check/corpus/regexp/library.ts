// Patterns in the library: assert, util, inspection of own properties, keys of collections.
import assert from "node:assert";
assert.match("abc", /b/);
try { assert.match("abc", /z/); } catch (e) { console.log((e as Error).message); }
assert.throws(() => { throw new Error("bad thing"); }, /thing/);
assert.deepStrictEqual({ r: /a/g }, { r: /a/g });
import util from "node:util";
console.log(util.inspect(/x/g), util.types.isRegExp(/x/), util.isDeepStrictEqual(/a/g, /a/g), util.isDeepStrictEqual(/a/g, /a/), util.format("%s", /z/));
const o = Object.assign(/x/g, { extra: 1 }); console.log(o.extra, o.test("x"), o);
console.log(Object.getOwnPropertyNames(/x/), "lastIndex" in /x/, /x/.hasOwnProperty("lastIndex"), Object.keys(/a/).length);
console.log([/a/, /b/].toString(), /a/ + "", "" + /b/g, `${/c/}`, [/x/].join(), JSON.stringify([/x/]));
const f: unknown = /q/; if (f && typeof f === "object" && "source" in f) console.log((f as RegExp).source);
const s = new Set([/a/, /a/]); console.log(s.size, s); const wm = new WeakMap<RegExp, number>(); const k = /k/; wm.set(k, 1); console.log(wm.get(k));
console.log("%s %o %j", /x/g, 1, /y/);
