type Atom = number | string | boolean | null;
type SExpr = Atom | SExpr[];
type Fn = (...args: Value[]) => Value;
type Value = SExpr | Fn | Value[];
class Env {
  private vars = new Map<string, Value>();
  constructor(private outer?: Env) {}
  get(k: string): Value { if (this.vars.has(k)) return this.vars.get(k)!; if (this.outer) return this.outer.get(k); throw new Error(`unbound: ${k}`); }
  set(k: string, v: Value) { this.vars.set(k, v); }
}
function read(src: string): SExpr[] {
  const toks = src.replaceAll("(", " ( ").replaceAll(")", " ) ").split(" ").filter(Boolean);
  const out: SExpr[] = [];
  const parse = (): SExpr => {
    const t = toks.shift();
    if (t === undefined) throw new Error("eof");
    if (t === "(") { const list: SExpr[] = []; while (toks[0] !== ")") list.push(parse()); toks.shift(); return list; }
    const n = Number(t);
    return Number.isNaN(n) ? (t === "#t" ? true : t === "#f" ? false : t === "nil" ? null : t) : n;
  };
  while (toks.length) out.push(parse());
  return out;
}
function evalS(x: SExpr, env: Env): Value {
  if (typeof x === "string") return env.get(x);
  if (!Array.isArray(x)) return x;
  const [head, ...rest] = x;
  switch (head) {
    case "if": return evalS(evalS(rest[0], env) !== false ? rest[1] : rest[2] ?? null, env);
    case "define": { const v = evalS(rest[1], env); env.set(rest[0] as string, v); return v; }
    case "lambda": { const params = rest[0] as string[]; return (...args: Value[]) => { const e = new Env(env); params.forEach((p, i) => e.set(p, args[i])); return evalS(rest[1], e); }; }
    case "quote": return rest[0];
    case "begin": return rest.reduce<Value>((_, e) => evalS(e, env), null);
  }
  const f = evalS(head, env);
  if (typeof f !== "function") throw new TypeError("not a function: " + String(head));
  return f(...rest.map((r) => evalS(r, env)));
}
const global = new Env();
const num = (f: (a: number, b: number) => Value): Fn => (a, b) => f(a as number, b as number);
const builtins: [string, Fn][] = [["+", (...xs) => (xs as number[]).reduce((a, b) => a + b, 0)], ["*", (...xs) => (xs as number[]).reduce((a, b) => a * b, 1)], ["-", num((a, b) => a - b)], ["<", num((a, b) => a < b)], ["=", (a, b) => a === b], ["list", (...xs) => xs], ["car", (l) => (l as Value[])[0]], ["cdr", (l) => (l as Value[]).slice(1)], ["null?", (l) => l === null || (Array.isArray(l) && l.length === 0)]];
for (const [k, f] of builtins) global.set(k, f);
const run = (src: string): Value => { let r: Value = null; for (const e of read(src)) r = evalS(e, global); return r; };
console.log(run("(+ 1 2 (* 3 4))"));
console.log(run("(define fact (lambda (n) (if (< n 2) 1 (* n (fact (- n 1)))))) (fact 10)"));
console.log(run("(define map (lambda (f l) (if (null? l) l ((lambda (h t) (cons h t)) (f (car l)) (cdr l))))) 1"));
console.log(run("(quote (1 a (2 #t nil)))"), run("(list 1 2 3)"), run("(if (= 1 2) 3)"));
try { run("(undefined-fn 1)"); } catch (e) { console.log((e as Error).message); }
try { run("(1 2)"); } catch (e) { console.log(`${e}`); }
