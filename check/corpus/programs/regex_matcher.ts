// A small matcher of regular expressions by Brzozowski's derivatives, checked against RegExp itself.
type Rx =
  | { k: "none" } | { k: "empty" } | { k: "char"; test: (c: string) => boolean; show: string }
  | { k: "cat"; a: Rx; b: Rx } | { k: "alt"; a: Rx; b: Rx } | { k: "star"; a: Rx };
const none: Rx = { k: "none" }, empty: Rx = { k: "empty" };
const cat = (a: Rx, b: Rx): Rx => (a.k === "none" || b.k === "none" ? none : a.k === "empty" ? b : b.k === "empty" ? a : { k: "cat", a, b });
const alt = (a: Rx, b: Rx): Rx => (a.k === "none" ? b : b.k === "none" || show(a) === show(b) ? a : { k: "alt", a, b });
const star = (a: Rx): Rx => (a.k === "star" || a.k === "empty" ? a : { k: "star", a });
function show(r: Rx): string {
  switch (r.k) {
    case "none": return "∅";
    case "empty": return "ε";
    case "char": return r.show;
    case "cat": return show(r.a) + show(r.b);
    case "alt": return `(${show(r.a)}|${show(r.b)})`;
    case "star": return `${r.a.k === "cat" ? `(${show(r.a)})` : show(r.a)}*`;
  }
}
const nullable = (r: Rx): boolean =>
  r.k === "empty" || r.k === "star" || (r.k === "cat" && nullable(r.a) && nullable(r.b)) || (r.k === "alt" && (nullable(r.a) || nullable(r.b)));
function derive(r: Rx, c: string): Rx {
  switch (r.k) {
    case "none":
    case "empty":
      return none;
    case "char":
      return r.test(c) ? empty : none;
    case "cat": {
      const left = cat(derive(r.a, c), r.b);
      return nullable(r.a) ? alt(left, derive(r.b, c)) : left;
    }
    case "alt":
      return alt(derive(r.a, c), derive(r.b, c));
    case "star":
      return cat(derive(r.a, c), r);
  }
}
function parse(source: string): Rx {
  let at = 0;
  const fail = (): never => {
    throw new SyntaxError(`unexpected ${source[at] ?? "end"} at ${at} in ${source}`);
  };
  const choice = (): Rx => {
    let left = sequence();
    while (source[at] === "|" && ++at) left = alt(left, sequence());
    return left;
  };
  const sequence = (): Rx => {
    let left: Rx = empty;
    while (at < source.length && !"|)".includes(source[at])) left = cat(left, postfix());
    return left;
  };
  const postfix = (): Rx => {
    let r = atom();
    for (; "*+?".includes(source[at] ?? " "); at++)
      r = source[at] === "*" ? star(r) : source[at] === "+" ? cat(r, star(r)) : alt(r, empty);
    return r;
  };
  const atom = (): Rx => {
    const c = source[at++];
    if (c === ".") return { k: "char", test: () => true, show: "." };
    if (c === "\\" && source[at] === "d" && ++at) return { k: "char", test: (d) => d >= "0" && d <= "9", show: "\\d" };
    if (c !== "(") return /\w/.test(c) ? { k: "char", test: (d) => d === c, show: c } : (at--, fail());
    const inner = choice();
    return source[at] === ")" ? (at++, inner) : fail();
  };
  const whole = choice();
  return at === source.length ? whole : fail();
}
const matches = (r: Rx, text: string): boolean => nullable([...text].reduce(derive, r));
let agreed = 0;
for (const source of ["a(b|c)*d", "(ab)+c?", "\\d+x|y", ".*a.", "(a|a)*b"]) {
  const r = parse(source);
  const row = ["abcbd", "ad", "ababc", "12x", "y", "xxaz", "aab", ""].map((text) => {
    const ours = matches(r, text);
    agreed += Number(ours === new RegExp(`^(?:${source})$`).test(text));
    return ours ? 1 : 0;
  });
  console.log(source.padEnd(10), row.join(""), show(derive(r, "a")));
}
console.log("agreed", agreed);
for (const bad of ["a(b", "*a", "a)"])
  try {
    parse(bad);
  } catch (error) {
    console.log((error as Error).message);
  }
