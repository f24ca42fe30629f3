// Comparing and searching.
const a = Buffer.from("abc");
const b = Buffer.from("abd");

console.log(a.equals(b), a.equals(Buffer.from("abc")), a.compare(b), b.compare(a), Buffer.compare(a, a));
console.log([b, a, Buffer.from("ab")].sort(Buffer.compare).map(String));
console.log(a.compare(b, 0, 2, 0, 2), a.compare(b, 2));
const text = Buffer.from("one two one");
console.log(text.indexOf("one"), text.indexOf("one", 1), text.lastIndexOf("one"), text.indexOf("x"), text.indexOf(""), text.indexOf("", 99));
console.log(text.indexOf(32), text.indexOf(Buffer.from("two")), text.includes("two"), text.includes("one", -3), text.lastIndexOf("one", -4));
console.log(Buffer.isBuffer(a), Buffer.isBuffer("a"), Buffer.isEncoding("UTF8"), Buffer.isEncoding("nope"));
console.log(Buffer.byteLength("é€"), Buffer.byteLength("abcd", "hex"), Buffer.byteLength(a));
