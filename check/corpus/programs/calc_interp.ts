// A calculator: tokens, tree, evaluation.
type Tok = {
  t: "num";
  v: number;
} | {
  t: "op";
  v: string;
} | {
  t: "id";
  v: string;
};
type Node = {
  k: "num";
  v: number;
} | {
  k: "var";
  n: string;
} | {
  k: "bin";
  op: string;
  l: Node;
  r: Node;
} | {
  k: "neg";
  e: Node;
} | {
  k: "call";
  f: string;
  a: Node[];
} | {
  k: "let";
  n: string;
  e: Node;
};
function* lex(s: string): Generator<Tok> {
  const re = /\s*(?:(\d+\.?\d*)|([a-z_]\w*)|(.))/gy;
  let m: RegExpExecArray | null;
  while ((m = re.exec(s))) {
    if (m[1] !== undefined)
      yield { t: "num", v: parseFloat(m[1]) };
    else if (m[2])
      yield { t: "id", v: m[2] };
    else
      yield { t: "op", v: m[3] };
  }
}
class P {
  toks: Tok[];
  i = 0;
  constructor(s: string) {
    this.toks = [...lex(s)];
  }
  peek = () => this.toks[this.i];
  is(v: string) {
    const p = this.peek();
    return p?.t === "op" && p.v === v;
  }
  next() { return this.toks[this.i++]; }
  expr(min = 0): Node {
    let l = this.unary();
    const prec: Record<string, number> = { "+": 1, "-": 1, "*": 2, "/": 2, "^": 3 };
    for (let t = this.peek(); t && t.t === "op" && prec[t.v] > min - (t.v === "^" ? 1 : 0) && prec[t.v] >= min; t = this.peek()) {
      this.i++;
      l = {
        k: "bin", op: t.v as string, l, r: this.expr(t.v === "^" ? 3 : prec[t.v as string] + 1)
      };
    }
    return l;
  }
  unary(): Node {
    if (this.is("-")) {
      this.next();
      return { k: "neg", e: this.unary() };
    }
    return this.atom();
  }
  atom(): Node {
    const t = this.next();
    if (!t)
      throw new Error("unexpected end");
    if (t.t === "num")
      return { k: "num", v: t.v };
    if (t.t === "id") {
      if (this.is("(")) {
        this.next();
        const a: Node[] = [];
        while (!this.is(")")) {
          a.push(this.expr());
          if (this.is(","))
            this.next();
        }
        this.next();
        return { k: "call", f: t.v, a };
      }
      if (this.is("=")) {
        this.next();
        return { k: "let", n: t.v, e: this.expr() };
      }
      return { k: "var", n: t.v };
    }
    if (t.v === "(") {
      const e = this.expr();
      if (!this.is(")"))
        throw new Error("expected )");
      this.next();
      return e;
    }
    throw new Error(`unexpected ${t.v}`);
  }
}
const env = new Map<string, number>([["pi", Math.PI]]);
const fns: Record<string, (...a: number[]) => number> = { max: Math.max, sqrt: Math.sqrt, avg: (...a) => a.reduce((x, y) => x + y, 0) / a.length };
function ev(n: Node): number {
  switch (n.k) {
    case "num": return n.v;
    case "var": {
      const v = env.get(n.n);
      if (v === undefined)
        throw new ReferenceError(n.n);
      return v;
    }
    case "neg": return -ev(n.e);
    case "call": return fns[n.f](...n.a.map(ev));
    case "let": {
      const v = ev(n.e);
      env.set(n.n, v);
      return v;
    }
    case "bin": {
      const [a, b] = [ev(n.l), ev(n.r)];
      switch (n.op) {
        case "+": return a + b;
        case "-": return a - b;
        case "*": return a * b;
        case "/": return a / b;
        case "^": return a ** b;
      }
      throw new Error("op");
    }
    default: {
      const never: never = n;
      return never;
    }
  }
}
for (const s of [
  "1+2*3", "(1+2)*3", "2^3^2", "-2*-3", "x = 4", "x*x - 1", "max(1, 7, 3) + sqrt(16)", "avg(1,2,3,4)", "2 * pi", "y+1", "(1", "1 +", "10/4/5", "nofn(1)"
])
  try {
    console.log(s, "=>", ev(new P(s).expr()));
  }
  catch (e) {
    console.log(s, "!", (e as Error).name, (e as Error).message);
  }
console.log(new P("1+a*2").expr());
