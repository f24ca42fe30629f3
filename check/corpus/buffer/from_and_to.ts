// Making Buffers, comparing, converting and printing them.
console.log(Buffer.byteLength("héé"), Buffer.byteLength(new ArrayBuffer(3)), Buffer.poolSize, Buffer.isEncoding("UTF-8"), Buffer.isBuffer(new Uint8Array(1)));
console.log(Buffer.from("ff0g", "hex"), Buffer.from("aGk", "base64"), Buffer.from("aGk_-", "base64url").toString("base64"));
console.log(Buffer.alloc(5, "ab"), Buffer.alloc(3, 1), Buffer.from("abcabc").lastIndexOf("abc"), Buffer.from("abcabc").lastIndexOf("abc", 2));
console.log(Buffer.from("€").toJSON(), JSON.stringify({ b: Buffer.from("a") }));
console.log(Buffer.from("a").compare(Buffer.from("b")), Buffer.from("abc").compare(Buffer.from("xabc"), 1));
console.log(Buffer.alloc(60), [Buffer.from("a")], { b: Buffer.from("b") });
console.log(Buffer.from("ab").toString("utf16le").length, Buffer.from("ab", "utf16le"), Buffer.from("ÿ", "latin1"), Buffer.from("é", "ascii").toString("ascii"));
const m = new Map<string, Buffer>(); m.set("a", Buffer.from("x")); console.log(m);
console.log(structuredClone(Buffer.from("abc")));
console.log(Buffer.copyBytesFrom(new Uint16Array([1, 2, 3]), 1, 1), Buffer.of(1, 2, 3), new Uint16Array(Buffer.from([1, 2])));
console.log(`${Buffer.from("tpl")}`, Buffer.from("a") + "b", String(Buffer.from("s")));
for (const [i, x] of Buffer.from("ab").entries()) console.log(i, x);
const [p, q] = Buffer.from("pq"); console.log(p, q, Math.max(...Buffer.from([1, 9, 3])));
console.log(Buffer.from("abc").equals(Buffer.from("abc")), Buffer.from([1]) == Buffer.from([1]));
console.log(Object.prototype.toString.call(Buffer.alloc(1)), Buffer.alloc(0), Buffer.from("abc").hasOwnProperty(0));
console.log(Object.entries(Buffer.from("ab")), "0" in Buffer.from("a"), { ...Buffer.from("a") });
