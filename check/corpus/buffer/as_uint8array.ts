// Buffers where Uint8Arrays, ArrayBuffers and views are wanted, and the other way.
function sum(xs: Uint8Array): number { let t = 0; for (let i = 0; i < xs.length; i++) t += xs[i]; return t; }
console.log(sum(Buffer.from("abc")), sum(new Uint8Array([1, 2])));
const u = new Uint8Array(Buffer.from("hi")); console.log(u);
console.log(new TextDecoder().decode(Buffer.from("héllo")));
const enc: Uint8Array = new TextEncoder().encode("hey"); console.log(Buffer.from(enc).toString(), Buffer.from(enc.buffer).toString("hex"));
const ab = new ArrayBuffer(8); const v = Buffer.from(ab, 2, 4); v[0] = 255; console.log(new Uint8Array(ab), v.byteOffset, v.buffer === ab, v.length);
console.log(Buffer.concat([Buffer.from("a"), new Uint8Array([98, 99])]).toString());
console.log(Buffer.compare(Buffer.from("a"), new Uint8Array([98])), Buffer.from("b").equals(new Uint8Array([98])));
const dv = new DataView(v.buffer, v.byteOffset, v.byteLength); dv.setUint16(1, 0x1234); console.log(v);
function show(x: Uint8Array) { return x.toString(); }
console.log(show(Buffer.from("text")), show(new Uint8Array([1, 2])));
function cut(x: Uint8Array) { return x.slice(0, 2); }
const src = Buffer.from("xyz"); const c = cut(src); c[0] = 65; console.log(src.toString(), c);
console.log(Uint8Array.prototype.slice.call(src, 0, 1));
