// Methods of strings, with what is unusual about their arguments.
const text = "The quick brown fox";
console.log(text.slice(-3), text.substring(9, 4), text.substr(-3, 2), text.at(-1), text.charAt(99) === "", text.charCodeAt(99));
console.log(text.indexOf("q"), text.lastIndexOf("o"), text.indexOf("", 99), text.includes("brown", 11), text.startsWith("quick", 4), text.endsWith("The", 3));
console.log("abc".padStart(6, "12"), "abc".padEnd(5) + "|", "ab".repeat(3), "a-b-c".split("-", 2), "abc".split(""), "".split(","), "".split(""));
console.log("a,b".split(","), "x".concat("y", "z"), " \t trim \n".trim() + "|", " a ".trimStart() + "|", " a ".trimEnd() + "|");
console.log("I".toLowerCase(), "straße".toUpperCase(), "İ".toLowerCase().length, "ﬁ".toUpperCase(), "Σας".toLowerCase());
console.log("😀".length, [..."😀a"].length, "😀".codePointAt(0), "😀".charCodeAt(1), String.fromCodePoint(128512), "\ud83d".isWellFormed(), "\ud83d".toWellFormed());
console.log("a" < "b", "a" < "B", "10" < "9", "a".localeCompare("b"), ["é", "z", "a", "E"].sort((a, b) => a.localeCompare(b)));
console.log("e\u0301".normalize() === "é", "é".normalize("NFD").length, "abcabc".replace("b", "[$&]"), "abcabc".replaceAll("b", (m) => m.toUpperCase()));
