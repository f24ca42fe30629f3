// Case, trimming, padding, repeating.
console.log("Hello World".toUpperCase(), "Hello World".toLowerCase());
console.log("straße".toUpperCase(), "ÀÉÎ".toLowerCase(), "ΑΣ".toLowerCase(), "ﬁ".toUpperCase(), "İ".toLowerCase().length);
console.log("ЖЗ".toLowerCase(), "привет".toUpperCase(), "ǆ".toUpperCase());
console.log("[" + "  \t\n x y \u00a0\ufeff".trim() + "]", "[" + " a ".trimStart() + "]", "[" + " a ".trimEnd() + "]");
console.log("5".padStart(3, "0"), "abc".padEnd(8, "12"), "abc".padStart(2), "x".padEnd(4) + "|", "x".padStart(5, "") + "|");
console.log("ab".repeat(3), "ab".repeat(0) === "", "é".repeat(4));
try {
  "x".repeat(-1);
} catch (error) {
  if (error instanceof RangeError) console.log(error.message);
}
console.log("a".concat("b", "c"), "abc".normalize(), "e\u0301".normalize("NFC") === "é", "é".normalize("NFD").length);
