// strings
const s = "Hello, Wörld 😀";
console.log(s.length, s.at(-1), s.charAt(1), s.charCodeAt(0), s.codePointAt(13), s.concat("!", "?"), s.endsWith("😀"), s.includes("Wö"), s.indexOf("l"), s.lastIndexOf("l"));
console.log("a-b-c".split("-"), "abc".split(""), "a,b,c".split(",", 2), "x".padStart(3, "ab"), "x".padEnd(4, "."), "ab".repeat(3), "a.b.c".replace(".", "-"), "a.b.c".replaceAll(".", "-"));
console.log("abcdef".slice(1, -1), "abcdef".substring(4, 1), "abcdef".substr(-3, 2), "AbC".toLowerCase(), "AbC".toUpperCase(), "  x ".trim() + "|", "  x ".trimStart() + "|", "  x ".trimEnd() + "|");
console.log("a".localeCompare("b"), "abc".startsWith("b", 1), "é".normalize("NFD").length, String.fromCharCode(72, 105), String.fromCodePoint(128512), [..."añ😀"], "abc" < "abd", "a" + 1 + 2, 1 + 2 + "a");
console.log("abc".replace("b", (m) => m.toUpperCase()), "x".isWellFormed(), "a\tb\n\\".length, `t${1 + 1}${"x"}`);
for (const c of "ab😀") console.log(c);
let out = "";
for (let i = 0; i < 5; i++) { out += i; if (i < 4) out += ","; }
console.log(out);
