// Codes and code points.
console.log(String.fromCharCode(72, 105, 0x20ac), String.fromCodePoint(128512, 97));
try {
  String.fromCodePoint(-1);
} catch (error) {
  if (error instanceof RangeError) console.log(error.message);
}
let sum = 0;
for (let i = 0; i < 100; i++) sum += String.fromCharCode(i + 40).charCodeAt(0);
console.log(sum);
console.log("ab\ud800c".isWellFormed(), "ab".isWellFormed(), "ab\ud800c".toWellFormed());
console.log(String(123), String(true), String(null), String(undefined), String([1, [2, 3]]), String({}));
console.log(encodeURIComponent("a b&c=é/€"), encodeURI("http://x/a b?q=é#h"), decodeURIComponent("a%20b%C3%A9"));
