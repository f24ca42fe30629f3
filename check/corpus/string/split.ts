// split and join.
console.log("a,b,c".split(","), "a,b,c".split(",", 2), "abc".split(""), "".split(","), "".split(""));
console.log("a, b, c".split(", "), ",a,".split(","), "abc".split("abc"), "abc".split("x"));
console.log("😀é".split(""), [..."😀é"]);
console.log("k=v;k2=v2".split(";").map((pair) => pair.split("=")));
for (const c of "aé😀") console.log(c, c.length);
console.log("one two  three".split(" ").filter((word) => word.length > 0).join("_"));
