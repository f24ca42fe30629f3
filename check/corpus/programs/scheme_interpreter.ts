// A small Scheme: reader, environments, tail calls by a loop, closures, quasi-lists as arrays.
type Sexp = number | string | boolean | symbol | Sexp[] | Fn;
type Fn = (...args: Sexp[]) => Sexp;
class Env {
  private vars = new Map<symbol, Sexp>();
  constructor(private outer?: Env) {}
  find(s: symbol): Env {
    if (this.vars.has(s)) return this;
    if (!this.outer) throw new ReferenceError(`unbound variable: ${s.description}`);
    return this.outer.find(s);
  }
  get(s: symbol) {
    return this.find(s).vars.get(s)!;
  }
  set(s: symbol, v: Sexp) {
    this.find(s).vars.set(s, v);
  }
  def(s: symbol, v: Sexp) {
    this.vars.set(s, v);
    return this;
  }
}
const sym = Symbol.for;
class Lambda {
  constructor(
    readonly params: symbol[],
    readonly body: Sexp[],
    readonly env: Env,
  ) {}
}
function read(src: string): Sexp[] {
  const toks = src.replace(/;.*$/gm, "").match(/"(?:\\.|[^"])*"|[()']|[^\s()']+/g) ?? [];
  const parse = (): Sexp => {
    const t = toks.shift();
    if (t === undefined) throw new SyntaxError("unexpected end of input");
    if (t === "(") {
      const l: Sexp[] = [];
      while (toks[0] !== ")") {
        if (!toks.length) throw new SyntaxError("missing )");
        l.push(parse());
      }
      toks.shift();
      return l;
    }
    if (t === ")") throw new SyntaxError("unexpected )");
    if (t === "'") return [sym("quote"), parse()];
    if (t[0] === '"') return JSON.parse(t);
    if (t === "#t" || t === "#f") return t === "#t";
    return isNaN(Number(t)) ? sym(t) : Number(t);
  };
  const out: Sexp[] = [];
  while (toks.length) out.push(parse());
  return out;
}
const show = (x: any): string =>
  Array.isArray(x)
    ? `(${x.map(show).join(" ")})`
    : typeof x === "symbol"
      ? x.description!
      : typeof x === "string"
        ? JSON.stringify(x)
        : x === true
          ? "#t"
          : x === false
            ? "#f"
            : x instanceof Lambda
              ? `#<lambda/${x.params.length}>`
              : typeof x === "function"
                ? "#<builtin>"
                : String(x);
function evaluate(x: Sexp, env: Env): Sexp {
  for (;;) {
    if (typeof x === "symbol") return env.get(x);
    if (!Array.isArray(x)) return x;
    const [head, ...args] = x as [Sexp, ...any[]];
    switch (head) {
      case sym("quote"):
        return args[0];
      case sym("if"):
        x = evaluate(args[0], env) !== false ? args[1] : (args[2] ?? false);
        continue;
      case sym("define"):
        if (Array.isArray(args[0])) {
          const [name, ...ps] = args[0] as symbol[];
          env.def(name!, new Lambda(ps, args.slice(1), env) as any);
          return name!;
        }
        env.def(args[0], evaluate(args[1], env));
        return args[0];
      case sym("set!"):
        env.set(args[0], evaluate(args[1], env));
        return args[0];
      case sym("lambda"):
        return new Lambda(args[0], args.slice(1), env) as any;
      case sym("begin"):
        args.slice(0, -1).forEach((a) => evaluate(a, env));
        x = args[args.length - 1];
        continue;
      case sym("let"): {
        const inner = new Env(env);
        for (const [k, v] of args[0]) inner.def(k, evaluate(v, env));
        args.slice(1, -1).forEach((a) => evaluate(a, inner));
        x = args.at(-1);
        env = inner;
        continue;
      }
      case sym("cond"): {
        const hit = args.find(
          ([test]: Sexp[]) => test === sym("else") || evaluate(test!, env) !== false,
        );
        if (!hit) return false;
        x = hit[1];
        continue;
      }
    }
    const f: any = evaluate(head, env),
      vals = args.map((a) => evaluate(a, env));
    if (f instanceof Lambda) {
      if (f.params.length !== vals.length)
        throw new TypeError(`expected ${f.params.length} arguments, got ${vals.length}`);
      env = new Env(f.env);
      f.params.forEach((p, i) => env.def(p, vals[i]!));
      f.body.slice(0, -1).forEach((b) => evaluate(b, env));
      x = f.body.at(-1)!;
      continue;
    }
    if (typeof f !== "function") throw new TypeError(`not a function: ${show(f)}`);
    return f(...vals);
  }
}
const num =
  (f: (a: number, b: number) => Sexp): Fn =>
  (...xs) =>
    (xs as number[]).slice(1).reduce((a, b) => f(a, b) as number, xs[0] as number);
const global = new Env();
const defs: Record<string, Fn> = {
  "+": num((a, b) => a + b),
  "*": num((a, b) => a * b),
  "-": (...a: any[]) => (a.length === 1 ? -a[0] : a.slice(1).reduce((x, y) => x - y, a[0])),
  "=": (a, b) => a === b,
  "<": (a, b) => a < b,
  list: (...a) => a,
  car: (l: any) => l[0],
  cdr: (l: any) => l.slice(1),
  cons: (a, l: any) => [a, ...l],
  "null?": (l: any) => l.length === 0,
  length: (l: any) => l.length,
  print: (...a) => {
    console.log(...a.map(show));
    return true;
  },
};
for (const k in defs) global.def(sym(k), defs[k]!);
const run = (src: string) => {
  try {
    for (const e of read(src)) console.log(show(evaluate(e, global)));
  } catch (e) {
    console.log((e as Error).name + ": " + (e as Error).message);
  }
};
run(
  "(define (fact n) (if (< n 2) 1 (* n (fact (- n 1))))) (fact 10) (define (loop i acc) (if (= i 0) acc (loop (- i 1) (+ acc i)))) (loop 1000 0)",
);
run(
  "(define (map f l) (if (null? l) '() (cons (f (car l)) (map f (cdr l))))) (map (lambda (x) (* x x)) '(1 2 3)) (let ((x 2) (y 3)) (print x \"s\\n\" 'sym) (+ x y)) map car",
);
run(
  "(define counter (let ((n 0)) (lambda () (set! n (+ n 1)) n))) (counter) (counter) (cond ((< 2 1) 'a) ((= 1 1) 'b) (else 'c)) (begin 1 2 #t)",
);
for (const bad of ["(foo)", "(1 2)", "(fact)", "(", ")", "((lambda (x) x))", "(set! nope 1)"])
  run(bad);
