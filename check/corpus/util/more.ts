// The rest of node:util.
import * as util from "node:util";
import { EventEmitter } from "node:events";
const sleep: any = (cb: any) => cb(null, 5);
sleep[util.promisify.custom] = () => Promise.resolve("custom");
console.log(await util.promisify(sleep)());
const cbf = util.callbackify(async (a: number) => a * 2);
cbf(4, (err: any, r: any) => console.log("cb", err, r));
const cbe = util.callbackify(async () => { throw new Error("bad"); });
cbe((err: any) => console.log("err", err.message));
console.log(util.types.isPromise(Promise.resolve()), util.types.isRegExp(/x/), util.types.isDate(new Date()), util.types.isMap(new Map()), util.types.isTypedArray(new Uint8Array()), util.types.isGeneratorFunction(function* () {}), util.types.isAsyncFunction(async () => {}), util.types.isNativeError(new TypeError()), util.types.isSet(new Set()), util.types.isWeakMap(new WeakMap()));
console.log(util.isDeepStrictEqual({ a: [1, new Set([1])] }, { a: [1, new Set([1])] }), util.isDeepStrictEqual([1], ["1"]));
console.log(JSON.stringify(util.styleText("red", "x")), JSON.stringify(util.styleText(["bold", "underline"], "y")));
console.log(util.stripVTControlCharacters("\u001b[31mred\u001b[39m"), util.toUSVString("a\ud800b"));
console.log(util.inspect.defaultOptions.depth);
console.log(util.isArray([]));
console.log(util.format("%s", { a: { b: { c: 1 } } }), util.format("%s", [1, "a", [2, [3]]]), util.format("%s", new (class Foo { x = 1 })()), util.format("%s", new (class Foo { toString() { return "FOO"; } })()), util.format("%s", Object.create(null)));
console.log(util.format("%O", { a: { b: { c: { d: { e: 1 } } } } }));
console.log(util.format("%o", { a: [1, 2], f() {} }));
console.log(util.inspect(new util.TextEncoder().encode("é")), new util.TextDecoder("utf-8").decode(new Uint8Array([0xc3, 0xa9])));
const te = new TextEncoder(); console.log(te.encoding, te.encodeInto("héé", new Uint8Array(4)));
console.log(new TextDecoder("utf-16le").decode(new Uint8Array([65, 0])), new TextDecoder().encoding, new TextDecoder("latin1").encoding);
try { new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array([0xff])); } catch (e: any) { console.log(e.name, e.code, e.message); }
console.log(util.getSystemErrorName(-2), util.getSystemErrorMessage(-2));
console.log(util.debuglog("foo").enabled);
