const s = "añ😀z";
console.log(s.length, [...s].length, s.charCodeAt(2), s.codePointAt(2), s[2] === "\ud83d");
for (const c of s) console.log(c, c.length);
console.log(s.split(""). length, s.indexOf("z"), s.toUpperCase(), "ß".toUpperCase(), "İ".length);
console.log("\u{1F600}" === "😀", "日本語".slice(1), encodeURIComponent("日"));
