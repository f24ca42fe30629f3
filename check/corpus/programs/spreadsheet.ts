// A spreadsheet: a recursive-descent parser of formulas, dependency tracking, cycles, ranges.
type Expr =
  | { t: "num"; v: number }
  | { t: "ref"; at: string }
  | { t: "bin"; op: string; l: Expr; r: Expr }
  | { t: "call"; f: string; args: Expr[] }
  | { t: "range"; a: string; b: string }
  | { t: "neg"; e: Expr };
class ParseError extends Error {
  constructor(
    m: string,
    readonly pos: number,
  ) {
    super(`${m} at ${pos}`);
  }
}
function parse(src: string): Expr {
  const tokens = [...src.matchAll(/\s*([A-Z]+\d+|[A-Z]+|\d+(?:\.\d+)?|[-+*\/^(),:])/gy)].map(
    (m) => ({ s: m[1]!, at: m.index }),
  );
  const consumed = tokens.reduce((n, t) => n + t.s.length, 0);
  if (consumed !== src.replace(/\s/g, "").length)
    throw new ParseError("bad character", tokens.length ? tokens.at(-1)!.at + 1 : 0);
  let i = 0;
  const peek = () => tokens[i]?.s,
    next = () => tokens[i++]?.s;
  const expect = (s: string) => {
    if (next() !== s) throw new ParseError(`expected ${s}`, tokens[i - 1]?.at ?? src.length);
  };
  const levels = [
    ["+", "-"],
    ["*", "/"],
  ];
  const binary = (level: number): Expr => {
    if (level === levels.length) return power();
    let l = binary(level + 1);
    while (levels[level]!.includes(peek()!)) l = { t: "bin", op: next()!, l, r: binary(level + 1) };
    return l;
  };
  const power = (): Expr => {
    const l = unary();
    return peek() === "^" ? (next(), { t: "bin", op: "^", l, r: power() }) : l;
  };
  const unary = (): Expr => (peek() === "-" ? (next(), { t: "neg", e: unary() }) : primary());
  function primary(): Expr {
    const s = next();
    if (s === undefined) throw new ParseError("unexpected end", src.length);
    if (s === "(") {
      const e = binary(0);
      expect(")");
      return e;
    }
    if (/^\d/.test(s)) return { t: "num", v: parseFloat(s) };
    if (/^[A-Z]+\d+$/.test(s))
      return peek() === ":" ? (next(), { t: "range", a: s, b: next()! }) : { t: "ref", at: s };
    if (/^[A-Z]+$/.test(s)) {
      expect("(");
      const args: Expr[] = [];
      if (peek() !== ")")
        do args.push(binary(0));
        while (peek() === "," && next());
      expect(")");
      return { t: "call", f: s, args };
    }
    throw new ParseError(`unexpected ${s}`, tokens[i - 1]!.at);
  }
  const e = binary(0);
  if (i < tokens.length) throw new ParseError(`unexpected ${peek()}`, tokens[i]!.at);
  return e;
}
const fns: Record<string, (...xs: number[]) => number> = {
  SUM: (...xs) => xs.reduce((a, b) => a + b, 0),
  MAX: Math.max,
  MIN: Math.min,
  AVG: (...xs) => fns.SUM!(...xs) / xs.length,
  COUNT: (...xs) => xs.length,
  ROUND: (x, d = 0) => Math.round(x! * 10 ** d) / 10 ** d,
};
class Sheet {
  #cells: Map<string, string> = new Map();
  #cache: Map<string, number | string> = new Map();
  evaluations = 0;
  set(at: string, text: string | number) {
    this.#cells.set(at, String(text));
    this.#cache.clear();
    return this;
  }
  get(at: string, path: string[] = []): number | string {
    const hit = this.#cache.get(at);
    if (hit !== undefined) return hit;
    if (path.includes(at)) return "#CYCLE";
    const text = this.#cells.get(at) ?? "";
    let v: number | string;
    if (text[0] !== "=") v = text !== "" && !isNaN(+text) ? +text : text;
    else
      try {
        this.evaluations++;
        v = this.eval(parse(text.slice(1)), [...path, at]);
      } catch (e) {
        v = e instanceof ParseError ? "#SYNTAX " + e.pos : "#" + (e as Error).message;
      }
    if (!String(v).includes("CYCLE")) this.#cache.set(at, v);
    return v;
  }
  private eval(e: Expr, path: string[]): number {
    switch (e.t) {
      case "num":
        return e.v;
      case "neg":
        return -this.eval(e.e, path);
      case "ref": {
        const v = this.get(e.at, path);
        if (v === "") return 0;
        if (typeof v === "string") throw new Error(v.startsWith("#") ? v.slice(1) : "VALUE");
        return v;
      }
      case "bin": {
        const a = this.eval(e.l, path),
          b = this.eval(e.r, path);
        if (e.op === "/" && b === 0) throw new Error("DIV0");
        return { "+": a + b, "-": a - b, "*": a * b, "/": a / b, "^": a ** b }[e.op]!;
      }
      case "call": {
        const f = fns[e.f];
        if (!f) throw new Error("NAME");
        return f(
          ...e.args.flatMap((a) =>
            a.t === "range"
              ? this.range(a.a, a.b).map((at) => this.eval({ t: "ref", at }, path))
              : [this.eval(a, path)],
          ),
        );
      }
      case "range":
        throw new Error("RANGE");
    }
  }
  private range(a: string, b: string) {
    const [c1, c2] = [a, b].map((x) => x.charCodeAt(0)) as [number, number],
      [r1, r2] = [a, b].map((x) => +x.slice(1)) as [number, number];
    const out: string[] = [];
    for (let r = r1; r <= r2; r++)
      for (let c = c1; c <= c2; c++) out.push(String.fromCharCode(c) + r);
    return out;
  }
}
const s = new Sheet()
  .set("A1", 2)
  .set("A2", 3.5)
  .set("A3", "=A1*A2^2-1")
  .set("B1", "=SUM(A1:A3, 10)")
  .set("B2", "=A1/C9")
  .set("B3", "=B2+1")
  .set("C1", "=C2")
  .set("C2", "=C1")
  .set("D1", "=1+*2")
  .set("D2", "=-A1^2")
  .set("D3", "text")
  .set("E1", "=D3+1")
  .set("E2", "=NOPE(1)")
  .set("E3", "=ROUND(AVG(A1:A2)/3, 2)")
  .set("F1", "=(1+2)*(3-4)")
  .set("F2", "=A1:A2")
  .set("F3", "=1 $ 2");
for (const at of "A1 A2 A3 B1 B2 B3 C1 D1 D2 D3 E1 E2 E3 F1 F2 F3 Z9".split(" "))
  console.log(at, s.get(at));
console.log(s.evaluations, s.set("A1", 10).get("B1"), s.evaluations);
