// Flags u, v and i beyond ASCII: code points, surrogates, case folding, properties, sets.
const smile = "a😀b";
console.log(smile.match(/./g), smile.match(/./gu), smile.split(/(?:)/u), smile.split(/(?:)/).length);
console.log(/^.$/.test("😀"), /^.$/u.test("😀"), /\u{1F600}/u.test(smile), /\ud83d/.test(smile));
console.log(/\ud83d/u.test(smile), /[😀😁]/u.exec(smile)?.index, /[^a]/u.exec(smile)?.[0]);
console.log(/^[^x]$/u.test("😀"), /^[^x]$/.test("😀"), /😀{2}/u.test("😀😀"), /(?<=😀)b/u.exec(smile)?.index);

console.log("ÄÖÜ äöü".replace(/[äöü]/gi, "*"), /straße/i.test("STRASSE"), /Σ/i.test("ς"), /ſ/i.test("s"));
console.log(/ſ/iu.test("S"), /\u212a/iu.test("k"), /\u212a/i.test("k"), /[^\W]/iu.test("ſ"), /\w/i.test("ſ"));
console.log(/Ǆ/i.test("ǅ"), /ß/iu.test("ẞ"), /İ/i.test("i"), /\u{10400}/iu.test("\u{10428}"));

console.log("Hello Мир 日本 12".match(/\p{L}+/gu), "a1Ⅷ½".match(/\p{N}/gu));
console.log("Ωmega".match(/\p{Script=Greek}/u)?.[0], "日本語".match(/\p{scx=Han}+/u)?.[0]);
console.log("aB c".replace(/\p{Lu}/gu, "_"), "aB c".replace(/\P{Lu}/gu, "_"), /\p{Lu}/iu.test("a"));
console.log("x👍🏽!".match(/\p{Emoji_Presentation}\p{EMod}?/u)?.[0], /\p{ASCII}/u.test("é"), /\p{Any}/u.test("é"));
console.log(/^\p{General_Category=Decimal_Number}+$/u.test("١٢٣"), /\p{White_Space}/u.test("\u00a0"));

console.log("aeiou xyz".match(/[\w--[aeiou]]+/v)?.[0], "abc123".match(/[\p{L}&&[a-b]]+/v)?.[0]);
console.log("xabcx".match(/[\q{abc|a|bc}]/v)?.[0], /^[^\d]$/v.test("5"), /[[a-z]--[q]]/v.test("q"));
console.log("A".match(/[[^A-Z]]/iv), /^[\p{Lu}]$/iv.test("a"), /[\w&&\d]/v.test("a"));

const lone = "\ud83d|\ude00";
console.log(/^[\ud83d]\|/u.test(lone), lone.search(/\|/u), lone.replace(/[\ud800-\udfff]/gu, "?"));
const point = /./gu;
point.lastIndex = 2;
console.log(point.exec(smile)?.index, point.lastIndex);
console.log("naïve café".match(/\b\w+\b/g), "naïve café".match(/[\p{L}]+/gu));
console.log("日本，東京。".split(/[，。]/), "ı I i İ".replace(/i/gi, "x"), "K".replace(/k/i, "x"));
