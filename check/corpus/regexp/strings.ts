// What strings do with patterns: match, matchAll, replace, replaceAll, search, split.
console.log("a1b22c".match(/\d+/), "a1b22c".match(/\d+/g), "abc".match(/\d/), "abc".match(/\d/g));
console.log("a.c abc".match("a.c"), "xyz".search(/[yz]/), "xyz".search(/a/), "a.b".search("b"));

for (const found of "x=1, y=22".matchAll(/(?<key>\w)=(?<value>\d+)/g)) {
  console.log(found[0], found[1], found.index, found.groups?.key, found.groups?.value);
}
console.log([..."a1b2".matchAll(/[a-z](\d)/g)].map((m) => m[1]));
console.log(Array.from("abcabc".matchAll(/b/g), (m) => m.index));

console.log("John Smith".replace(/(\w+)\s(\w+)/, "$2, $1"));
console.log("aaa".replace(/a/, "b"), "aaa".replace(/a/g, "b"), "aaa".replaceAll(/a/g, "[$&]"));
console.log("abc".replace(/b/, "[$`|$'|$$|$&|$0|$1|$<x>]"));
console.log("2024-05-06".replace(/(?<y>\d+)-(?<m>\d+)-(?<d>\d+)/, "$<d>.$<m>.$<y> $<none>$3$10"));
console.log("abcdefghijkl".replace(/(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)(k)/, "$11-$10-$1-$12-$01-$00"));
console.log("a-b_c d".replace(/[-_ ](\w)/g, (_, letter: string) => letter.toUpperCase()));
console.log("x1y2".replace(/([a-z])(\d)/g, (all, letter, digit, offset, text) =>
  `<${all}|${letter}|${digit}|${offset}|${text}>`));
console.log("k=v".replace(/(?<k>\w)=(?<v>\w)/, (...args) => JSON.stringify(args)));
console.log("abc".replace(/x?/g, "-"), "abc".replace(/(?:)/g, "."), "".replace(/^/, "new"));
console.log("ab".replace(/(c)?b/, (all, c) => `${all}${c}`));
try {
  console.log("aa".replaceAll(/a/, "b"));
} catch (error) {
  console.log((error as Error).name, (error as Error).message);
}
try {
  console.log([..."aa".matchAll(/a/)]);
} catch (error) {
  console.log((error as Error).name, (error as Error).message);
}

console.log("a, b ,c".split(/\s*,\s*/), "abc".split(/(?:)/), "".split(/x/), "".split(/(?:)/));
console.log("a1b2c3".split(/\d/), "a1b2c3".split(/(\d)/), "a1b2c3".split(/(\d)/, 4), "ab".split(/a/, 0));
console.log("aXbYc".split(/(x)|(y)/i), "one  two".split(/ /), "2024-01".split(/-/).map(Number));

const separators: (string | RegExp)[] = [",", /[;|]/];
for (const separator of separators) {
  console.log("a,b;c|d".split(separator), "a,b;c|d".replace(separator, "_"), "a,b;c".search(separator));
}
const upper = (text: string) => text.toUpperCase();
console.log("hello world".replace(/\b\w/g, upper), "hello".replace("l", upper));

const sticky = /a/y;
sticky.lastIndex = 1;
console.log("baa".replace(sticky, "x"), sticky.lastIndex, "baa".replace(sticky, "x"), sticky.lastIndex);
const global = /a/g;
global.lastIndex = 2;
console.log("aaa".match(global), global.lastIndex, "aaa".search(global), global.lastIndex);
