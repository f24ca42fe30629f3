// Regular expressions of every kind.
const re = /(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)/u;
const m = "on 2024-02-29!".match(re)!;
console.log(m.groups!.y, m.index, m.slice(1), { ...m.groups });
console.log("a1b22c333".replace(/\d+/g, (d, off) => `<${d}@${off}>`), "John Smith".replace(/(\w+)\s(\w+)/, "$2, $1"), "x-y_z".split(/[-_]/), "a,b;c".split(/([,;])/), "aBc".replace(/b/i, "[$&$`$']"));
for (const x of "k1=v1;k2=v2".matchAll(/(\w+)=(\w+)/g))
  console.log(x[1], x[2], x.index);
const g = /o/g;
let r;
while ((r = g.exec("foo boo")))
  console.log(r.index, g.lastIndex);
console.log(/^[\w.]+@[\w.]+\.\w+$/.test("a.b@c.de"), "test".search(/s/), /a.c/s.test("a\nc"), "AbC".match(/[A-Z]/g), "abc".match(/z/), /(\d+)(?=€)/.exec("10€")?.[1], "aaa".lastIndexOf("a"), /(?<!\$)\b\d+/.exec("$5 6")?.[0], /\p{Lu}/u.test("É"));
const st = /foo/y;
st.lastIndex = 3;
console.log(st.test("barfoo"), st.lastIndex, st.test("barfoo"), st.lastIndex, re.source, re.flags, String(/a\/b/gi), new RegExp("a/b", "g"));
console.log("camelCaseString".replace(/([A-Z])/g, " $1").toLowerCase(), "snake_case_x".replace(/_(\w)/g, (_, c) => c.toUpperCase()), "  trim me ".replace(/^\s+|\s+$/g, ""), "2+2=4".replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "ab".replace(/(?:)/g, "-"), "aaa".replaceAll("a", "b"), "x".replace("x", "$$"));
