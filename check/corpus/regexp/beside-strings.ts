const t = "a-b-c"; const q: any = t;
console.log(t.split("-"), t.replace("-", "+"), t.replaceAll("-", ""), t.search("b"), t.replace("b", (m) => m + m), t.replaceAll("-", () => "="));
console.log(t.split(/-/), t.replace(/-/g, "+"), t.match(/b/)?.index, t.match("b")?.[0], t.search(/c/), [...t.matchAll(/\w/g)].length, t.split(/-/, 2));
const sep: string | RegExp = process.argv.length > 9 ? "-" : /-/; console.log(t.split(sep), t.replace(sep, "#"), q.split("-"));
