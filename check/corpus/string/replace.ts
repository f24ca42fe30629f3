// replace and replaceAll by text.
console.log("a-b-c".replace("-", "+"), "a-b-c".replaceAll("-", "+"));
console.log("abc".replace("b", "[$&]"), "abc".replace("b", "$$"), "abc".replace("b", "$`|$'"), "abc".replace("x", "y"));
console.log("abc".replaceAll("", "-"), "abc".replace("", "-"));
console.log("a.b.c".replaceAll(".", "$&$&"));
console.log("x1y2".replace("1", (match) => "<" + match + ">"));
console.log("aXbX".replaceAll("X", (match, offset) => String(offset)));
