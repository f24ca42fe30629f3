// Buffers in unions, classes and hashes.
function len(x: string | number[] | Uint8Array | Buffer): number { return x.length; }
console.log(len("abc"), len(Buffer.from("ab")), len(new Uint8Array(4)), len([1]));
function cat(xs: (string | Buffer)[]): string { return xs.map((x) => typeof x === "string" ? x : x.toString("hex")).join(","); }
console.log(cat(["a", Buffer.from("b")]));
class Reader { private pos = 0; constructor(private data: Uint8Array) {} u8() { return this.data[this.pos++]; } rest() { return this.data.subarray(this.pos); } }
const r = new Reader(Buffer.from([1, 2, 3])); console.log(r.u8(), r.rest());
let cur: Uint8Array = new Uint8Array(2); cur = Buffer.from("zz"); console.log(cur, cur.length, Buffer.isBuffer(cur) ? cur.toString("hex") : "no");
function isB(x: unknown) { return x instanceof Uint8Array ? x.length : x instanceof Buffer ? "b" : "no"; }
console.log(isB(Buffer.from("q")), isB(5));
import { createHash, randomBytes } from "node:crypto";
console.log(createHash("sha256").update(new Uint8Array([1, 2, 3])).digest("hex"), createHash("md5").update(Buffer.from("a")).digest().length, randomBytes(4).length);
const key = createHash("sha1").update("x").digest(); let h = 0; for (const x of key) h = (h * 31 + x) >>> 0; console.log(h);
