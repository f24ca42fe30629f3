// lastIndex, flags, errors of patterns, exec in loops, replace with state, tokens by alternation, validation helpers.
for (const bad of ["[", "(", "a**", "(?<n>a)(?<n>b)", "\\", "(?<a", "x{2,1}", ")", "[b-a]", "(?z)"])
  try {
    new RegExp(bad);
    console.log("ok", bad);
  } catch (e) {
    console.log((e as Error).name, (e as Error).message);
  }
try {
  new RegExp("a", "gg");
} catch (e) {
  console.log((e as Error).message);
}
try {
  new RegExp("a", "q");
} catch (e) {
  console.log((e as Error).message);
}
try {
  "a".matchAll(/a/ as any);
} catch (e) {
  console.log((e as Error).message);
}
try {
  "a".replaceAll(/a/, "b");
} catch (e) {
  console.log((e as Error).message);
}
const r = /o/g;
console.log(
  r.test("foo"),
  r.lastIndex,
  r.test("foo"),
  r.lastIndex,
  r.test("foo"),
  r.lastIndex,
  r.flags,
  r.global,
  r.sticky,
  r.ignoreCase,
  new RegExp(r).flags,
  new RegExp(r, "i").flags,
  r === new RegExp(r),
);
r.lastIndex = 2;
console.log(
  "foo".replace(r, "0"),
  r.lastIndex,
  "foo".match(r),
  "oo".search(r),
  r.exec("xo")!.index,
);
const d = /(?<y>\d{4})(-(?<m>\d\d))?/d.exec("on 2024")!;
console.log(d.indices![0], d.indices!.groups!.y, d.groups!.m, d.length, d);
const tokenize = (s: string) =>
  [
    ...s.matchAll(
      /(?<num>\d+\.?\d*)|(?<str>"(?:[^"\\]|\\.)*")|(?<id>[a-z_]\w*)|(?<op>[=<>!]=?|[-+*/(){};,])|(?<ws>\s+)|(?<bad>.)/giy,
    ),
  ]
    .filter((m) => !m.groups!.ws)
    .map((m) => {
      const [k, v] = Object.entries(m.groups!).find(([, v]) => v !== undefined)!;
      return `${k}:${v}`;
    });
console.log(tokenize('if (x1 >= 3.14) say("a\\"b"); @'));
const valid = {
  email: /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i,
  hex: /^#(?:[\da-f]{3}){1,2}$/i,
  ip: /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/,
  date: /^(?!0000)\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  pw: /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/,
};
for (const [k, xs] of Object.entries({
  email: ["a@b.co", "a@b", "a b@c.de"],
  hex: ["#fff", "#ffff", "#A1B2C3"],
  ip: ["1.2.3.4", "256.1.1.1", "1.2.3"],
  date: ["2024-02-30", "2024-13-01"],
  pw: ["Passw0rd", "password"],
}))
  console.log(
    k,
    xs.map((x) => valid[k as keyof typeof valid].test(x)),
  );
let n = 0;
console.log(
  "a b c".replace(/\w/g, (c) => c + ++n),
  "2 + 3 * 4".replace(/(\d+) \* (\d+)/, (_, a, b) => String(a * b)),
  "x=1;y=2".replace(/(?<k>\w)=(?<v>\d)/g, (...args) => {
    const { k, v } = args.at(-1);
    return `${v}=${k}`;
  }),
  "The Cat".replace(/[a-z]/gi, (c) => (c === c.toUpperCase() ? c.toLowerCase() : c.toUpperCase())),
  "aBc".replace(/b/i, "$&$&"),
  "tel 555-1234".replace(/\d(?=\d{2})/g, "*"),
  "1234567.891".replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ","),
  "  trim me ".replace(/^\s+|\s+$/g, ""),
  "a-b_c".replace(/[-_](.)/g, (_, c: string) => c.toUpperCase()),
  "%20%41".replace(/%([0-9a-f]{2})/gi, (_, h) => String.fromCharCode(parseInt(h, 16))),
);
const glob = (p: string) =>
  new RegExp(
    "^" +
      p
        .replace(/[.+^${}()|[\]\\]/g, "\\$&")
        .replace(/\*/g, ".*")
        .replace(/\?/g, ".") +
      "$",
  );
console.log(
  ["a.ts", "ab.ts", "a.js", "dir/x.ts"].map((f) => [glob("*.ts").test(f), glob("?.*").test(f)]),
  glob("[x]"),
);
