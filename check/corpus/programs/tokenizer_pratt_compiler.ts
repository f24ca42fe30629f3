// A language: tokenizer with sticky regexes, Pratt parser, AST printer, constant folder, code for a stack VM, and a runner.
type Tok = { type: "num" | "id" | "op" | "str" | "eof"; text: string; pos: number };
const rules: [Tok["type"] | null, RegExp][] = [
  [null, /\s+|\/\/.*/y],
  ["num", /\d+(?:\.\d+)?/y],
  ["id", /[a-z_]\w*/iy],
  ["str", /"(?:[^"\\]|\\.)*"/y],
  ["op", /=>|==|!=|<=|>=|&&|\|\||[-+*\/%<>=!(){}?:,;]/y],
];
function* lex(src: string): Generator<Tok> {
  let pos = 0;
  scan: while (pos < src.length) {
    for (const [type, re] of rules) {
      re.lastIndex = pos;
      const m = re.exec(src);
      if (!m) continue;
      if (type) yield { type, text: m[0], pos };
      pos = re.lastIndex;
      continue scan;
    }
    throw new SyntaxError(`unexpected '${src[pos]}' at ${pos}`);
  }
  yield { type: "eof", text: "", pos };
}
type E =
  | { k: "lit"; v: number | string | boolean }
  | { k: "var"; n: string }
  | { k: "un"; op: string; e: E }
  | { k: "bin"; op: string; l: E; r: E }
  | { k: "cond"; c: E; t: E; f: E }
  | { k: "let"; n: string; v: E; body: E }
  | { k: "fn"; ps: string[]; body: E }
  | { k: "call"; f: E; args: E[] };
const power: Record<string, [number, number]> = {
  "?": [2, 1],
  "||": [3, 4],
  "&&": [5, 6],
  "==": [7, 8],
  "!=": [7, 8],
  "<": [9, 10],
  ">": [9, 10],
  "<=": [9, 10],
  ">=": [9, 10],
  "+": [11, 12],
  "-": [11, 12],
  "*": [13, 14],
  "/": [13, 14],
  "%": [13, 14],
  "(": [20, 0],
};
class Parser {
  private toks: Tok[];
  private i = 0;
  constructor(src: string) {
    this.toks = [...lex(src)];
  }
  private get t() {
    return this.toks[this.i]!;
  }
  private eat(text: string) {
    if (this.t.text !== text)
      throw new SyntaxError(
        `expected '${text}' but found '${this.t.text || "end"}' at ${this.t.pos}`,
      );
    this.i++;
  }
  private id() {
    const t = this.t;
    if (t.type !== "id") throw new SyntaxError(`expected a name at ${t.pos}`);
    this.i++;
    return t.text;
  }
  parse(): E {
    const e = this.expr(0);
    if (this.t.type !== "eof")
      throw new SyntaxError(`unexpected '${this.t.text}' at ${this.t.pos}`);
    return e;
  }
  private prefix(): E {
    const t = this.t;
    this.i++;
    if (t.type === "num") return { k: "lit", v: +t.text };
    if (t.type === "str") return { k: "lit", v: JSON.parse(t.text) as string };
    if (t.type === "id") {
      switch (t.text) {
        case "true":
        case "false":
          return { k: "lit", v: t.text === "true" };
        case "let": {
          const n = this.id();
          this.eat("=");
          const v = this.expr(0);
          this.eat(";");
          return { k: "let", n, v, body: this.expr(0) };
        }
        case "fn": {
          this.eat("(");
          const ps: string[] = [];
          while (this.t.text !== ")") {
            ps.push(this.id());
            if (this.t.text === ",") this.eat(",");
          }
          this.eat(")");
          this.eat("=>");
          return { k: "fn", ps, body: this.expr(0) };
        }
        default:
          return { k: "var", n: t.text };
      }
    }
    if (t.text === "-" || t.text === "!") return { k: "un", op: t.text, e: this.expr(15) };
    if (t.text === "(") {
      const e = this.expr(0);
      this.eat(")");
      return e;
    }
    throw new SyntaxError(`unexpected '${t.text || "end"}' at ${t.pos}`);
  }
  private expr(min: number): E {
    let l = this.prefix();
    for (;;) {
      const op = this.t.text,
        p = this.t.type === "op" ? power[op] : undefined;
      if (!p || p[0] < min) return l;
      this.i++;
      if (op === "(") {
        const args: E[] = [];
        while (this.t.text !== ")") {
          args.push(this.expr(0));
          if (this.t.text !== ")") this.eat(",");
        }
        this.eat(")");
        l = { k: "call", f: l, args };
      } else if (op === "?") {
        const t = this.expr(0);
        this.eat(":");
        l = { k: "cond", c: l, t, f: this.expr(p[1]) };
      } else l = { k: "bin", op, l, r: this.expr(p[1]) };
    }
  }
}
const ops: Record<string, (a: any, b: any) => any> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
  "<": (a, b) => a < b,
  ">": (a, b) => a > b,
  "<=": (a, b) => a <= b,
  ">=": (a, b) => a >= b,
  "==": (a, b) => a === b,
  "!=": (a, b) => a !== b,
};
const show = (e: E): string => {
  switch (e.k) {
    case "lit":
      return JSON.stringify(e.v);
    case "var":
      return e.n;
    case "un":
      return `(${e.op}${show(e.e)})`;
    case "bin":
      return `(${show(e.l)} ${e.op} ${show(e.r)})`;
    case "cond":
      return `(if ${show(e.c)} ${show(e.t)} ${show(e.f)})`;
    case "let":
      return `(let ${e.n} ${show(e.v)} ${show(e.body)})`;
    case "fn":
      return `(fn [${e.ps.join(" ")}] ${show(e.body)})`;
    case "call":
      return `(${[e.f, ...e.args].map(show).join(" ")})`;
  }
};
const fold = (e: E): E => {
  switch (e.k) {
    case "bin": {
      const l = fold(e.l),
        r = fold(e.r);
      if (l.k === "lit" && r.k === "lit" && e.op in ops)
        return { k: "lit", v: ops[e.op]!(l.v, r.v) };
      return { ...e, l, r };
    }
    case "un": {
      const x = fold(e.e);
      return x.k === "lit" ? { k: "lit", v: e.op === "-" ? -x.v : !x.v } : { ...e, e: x };
    }
    case "cond": {
      const c = fold(e.c);
      return c.k === "lit" ? fold(c.v ? e.t : e.f) : { ...e, c, t: fold(e.t), f: fold(e.f) };
    }
    case "let":
      return { ...e, v: fold(e.v), body: fold(e.body) };
    case "fn":
      return { ...e, body: fold(e.body) };
    case "call":
      return { ...e, f: fold(e.f), args: e.args.map(fold) };
    default:
      return e;
  }
};
type Scope = { vars: Record<string, any>; up?: Scope };
const find = (s: Scope | undefined, n: string): any => {
  for (; s; s = s.up) if (Object.hasOwn(s.vars, n)) return s.vars[n];
  throw new ReferenceError(`${n} is not bound`);
};
const ev = (e: E, s: Scope): any => {
  switch (e.k) {
    case "lit":
      return e.v;
    case "var":
      return find(s, e.n);
    case "un":
      return e.op === "-" ? -ev(e.e, s) : !ev(e.e, s);
    case "bin":
      return e.op === "&&"
        ? ev(e.l, s) && ev(e.r, s)
        : e.op === "||"
          ? ev(e.l, s) || ev(e.r, s)
          : ops[e.op]!(ev(e.l, s), ev(e.r, s));
    case "cond":
      return ev(ev(e.c, s) ? e.t : e.f, s);
    case "let": {
      const inner: Scope = { vars: {}, up: s };
      inner.vars[e.n] = ev(e.v, inner);
      return ev(e.body, inner);
    }
    case "fn":
      return (...a: any[]) =>
        ev(e.body, { vars: Object.fromEntries(e.ps.map((p, i) => [p, a[i]])), up: s });
    case "call": {
      const f = ev(e.f, s);
      if (typeof f !== "function") throw new TypeError(`${show(e.f)} is not callable`);
      return f(...e.args.map((a) => ev(a, s)));
    }
  }
};
const globals: Scope = {
  vars: {
    max: Math.max,
    len: (x: string) => x.length,
    print: (...a: unknown[]) => (console.log("print:", ...a), a.length),
  },
};
for (const src of [
  "1 + 2 * 3 - -4 / 2",
  "(1 + 2) * x",
  "let fact = fn(n) => n < 2 ? 1 : n * fact(n - 1); fact(10)",
  'let add = fn(a) => fn(b) => a + b; add(1)(2) + add("x")("y\\n")',
  '1 < 2 && 3 == 3 ? "yes" : "no"',
  'let x = 5; let y = x * 2; max(x, y, 3) + len("four")',
  'print(1, "a", true) + 0',
  "!true || 1 != 2",
  "1 +",
  "foo(",
  "let 5 = 3; 1",
  "3(4)",
  "a b",
  "1 @ 2",
  '"unclosed',
])
  try {
    const ast = new Parser(src).parse(),
      folded = fold(ast);
    console.log(
      show(ast),
      show(folded) === show(ast) ? "" : "=> " + show(folded),
      "=",
      ev(folded, globals),
    );
  } catch (e) {
    console.log(src, "!!", (e as Error).name, (e as Error).message);
  }
