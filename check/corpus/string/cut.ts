// slice, substring, substr, at, charAt.
const s = "abcdefgh";
console.log(s.slice(2), s.slice(2, 4), s.slice(-3), s.slice(-3, -1), s.slice(4, 2), s.slice(NaN, 2));
console.log(s.substring(2), s.substring(4, 2), s.substring(-1, 3), s.substring(NaN, 100));
console.log(s.substr(2, 3), s.substr(-3, 2), s.substr(100));
console.log(s.at(0), s.at(-1), s.at(8), s.charAt(3), s.charAt(-1) === "", s[2], s[10]);
console.log(s.charCodeAt(0), s.charCodeAt(100), "😀".codePointAt(0), "😀".codePointAt(1), "x".codePointAt(5));
console.log("日本語".slice(1), "日本語".at(-1), "日本語".length, "😀".length);
