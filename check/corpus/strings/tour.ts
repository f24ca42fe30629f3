// Strings: methods, unicode, templates, tags, comparisons.
const s = "Hello, Wörld! 👋🏽 e\u0301";
console.log(
  s.length,
  [...s].length,
  s.at(-1),
  s.codePointAt(14),
  s.charCodeAt(14),
  s.normalize("NFC").length,
  s.indexOf("👋"),
  s.slice(-3),
  s.substring(5, 2),
  s.substr(-5, 2),
);
console.log(
  "a-b_c d".split(/[-_ ]/),
  "abc".split(""),
  "a,b,,c".split(",", 3),
  "".split(","),
  "".split(""),
  "aXbX".split("X"),
  "2024-01-02".split(/(-)/),
);
console.log(
  "abcabc".replace("b", "[$&$`$']"),
  "abcabc".replaceAll("b", (m, i) => m + i),
  "x1y22".replace(/(\d+)/g, "<$1>"),
  "John Smith".replace(/(?<f>\w+) (?<l>\w+)/, "$<l>, $<f>"),
  "aaa".lastIndexOf("a"),
  "$".replace("$", "$$$$"),
);
console.log(
  "abc" < "abd",
  "a" < "B",
  "Z" < "a",
  "10" < "9",
  "é" > "z",
  "a".localeCompare("b"),
  ["b", "a", "C", "ä"].sort(),
  ["b", "a", "C", "ä"].sort((x, y) => x.localeCompare(y)),
);
console.log(
  "abc".padStart(6, "12"),
  "abc".padEnd(5, "") + "|",
  "ab".repeat(3),
  "  x ".trim() + "|",
  "  x ".trimStart(),
  "\t\n x".trimEnd().length,
  "ß".toUpperCase(),
  "İ".toLowerCase().length,
  "ΑΣ".toLowerCase(),
);
const tag = (st: TemplateStringsArray, ...v: unknown[]) =>
  st.raw.map((r, i) => r + (i < v.length ? `{${typeof v[i]}:${v[i]}}` : "")).join("");
console.log(tag`a${1}\n${"x"}${[1, 2]}${null}${{}}b`, tag``, String.raw`\u0041${1}\\`);
console.log(`multi
line ${`nested ${"deep".toUpperCase()} ${[1, 2].map((x) => `<${x}>`).join("")}`}`);
console.log(
  "abc".includes("bc", 1),
  "abc".startsWith("b", 1),
  "abc".endsWith("b", 2),
  "abcd".search(/c/),
  "x".concat("y", 1 as any, null as any),
  "abc".charAt(9) === "",
  "abc"[9],
);
console.log(
  [..."aab"].reduce<Record<string, number>>((m, c) => ({ ...m, [c]: (m[c] || 0) + 1 }), {}),
  String.fromCharCode(72, 105),
  String.fromCodePoint(128075),
  "\x41\u{1F600}".length === 3,
);
console.log(
  "The quick brown fox".match(/\b\w/g),
  "a1b2".match(/(\w)(\d)/)!.slice(),
  "none".match(/x/),
  [..."k1=v1;k2=v2".matchAll(/(\w+)=(\w+)/g)].map((m) => [m[1], m[2], m.index]),
);
console.log(
  JSON.stringify('quote" back\\ nl\n tab\t \u0001 \u2028 \ud800'),
  encodeURIComponent("ä&b c/"),
  encodeURI("ä&b c/"),
  decodeURIComponent("%C3%A4"),
);
console.log(
  "abc" + 1 + 2,
  1 + 2 + "abc",
  "5" * ("2" as any),
  "5" - (2 as any),
  [] + "",
  `${[1, [2, 3]]}`,
  "" + null + undefined + true,
  typeof ("x" as any as number),
  "b" in { b: 1 },
);
label: for (const c of "xyz") {
  for (const d of "12") {
    if (c === "y") continue label;
    if (c + d === "z2") break label;
    console.log(c + d);
  }
}
