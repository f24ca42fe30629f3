type Token = { type: "num"; value: number } | { type: "op"; value: "+" | "-" | "*" | "/" | "^" } | { type: "paren"; value: "(" | ")" } | { type: "ident"; value: string };
type Expr = { kind: "num"; value: number } | { kind: "var"; name: string } | { kind: "bin"; op: string; left: Expr; right: Expr } | { kind: "neg"; expr: Expr } | { kind: "call"; fn: string; args: Expr[] };
function tokenize(src: string): Token[] {
  const tokens: Token[] = [];
  let i = 0;
  const isDigit = (c: string) => c >= "0" && c <= "9";
  const isAlpha = (c: string) => (c >= "a" && c <= "z") || (c >= "A" && c <= "Z") || c === "_";
  while (i < src.length) {
    const c = src[i];
    if (c === " ") { i++; continue; }
    if (isDigit(c) || c === ".") { let j = i; while (j < src.length && (isDigit(src[j]) || src[j] === ".")) j++; tokens.push({ type: "num", value: parseFloat(src.slice(i, j)) }); i = j; continue; }
    if (isAlpha(c)) { let j = i; while (j < src.length && (isAlpha(src[j]) || isDigit(src[j]))) j++; tokens.push({ type: "ident", value: src.slice(i, j) }); i = j; continue; }
    switch (c) {
      case "+": case "-": case "*": case "/": case "^": tokens.push({ type: "op", value: c }); break;
      case "(": case ")": tokens.push({ type: "paren", value: c }); break;
      default: if (c === ",") { tokens.push({ type: "ident", value: "," }); break; } throw new SyntaxError(`Unexpected '${c}' at ${i}`);
    }
    i++;
  }
  return tokens;
}
class Parser {
  private pos = 0;
  constructor(private readonly tokens: Token[]) {}
  private peek(): Token | undefined { return this.tokens[this.pos]; }
  private eat(value: string): boolean { if (this.peek()?.value === value) { this.pos++; return true; } return false; }
  parse(): Expr { const e = this.expr(); if (this.pos < this.tokens.length) throw new SyntaxError("Trailing input"); return e; }
  private expr(): Expr { let l = this.term(); for (;;) { if (this.eat("+")) l = { kind: "bin", op: "+", left: l, right: this.term() }; else if (this.eat("-")) l = { kind: "bin", op: "-", left: l, right: this.term() }; else return l; } }
  private term(): Expr { let l = this.unary(); for (;;) { const t = this.peek(); if (t?.type === "op" && (t.value === "*" || t.value === "/")) { this.pos++; l = { kind: "bin", op: t.value, left: l, right: this.unary() }; } else return l; } }
  private unary(): Expr { return this.eat("-") ? { kind: "neg", expr: this.unary() } : this.power(); }
  private power(): Expr { const base = this.atom(); return this.eat("^") ? { kind: "bin", op: "^", left: base, right: this.unary() } : base; }
  private atom(): Expr {
    const t = this.tokens[this.pos++];
    if (!t) throw new SyntaxError("Unexpected end");
    if (t.type === "num") return { kind: "num", value: t.value };
    if (t.type === "ident") {
      if (this.eat("(")) { const args: Expr[] = []; if (!this.eat(")")) { do args.push(this.expr()); while (this.eat(",")); if (!this.eat(")")) throw new SyntaxError("Expected )"); } return { kind: "call", fn: t.value, args }; }
      return { kind: "var", name: t.value };
    }
    if (t.type === "paren" && t.value === "(") { const e = this.expr(); if (!this.eat(")")) throw new SyntaxError("Expected )"); return e; }
    throw new SyntaxError(`Unexpected token ${t.value}`);
  }
}
const fns: Record<string, (...xs: number[]) => number> = { max: Math.max, min: Math.min, sqrt: Math.sqrt, sum: (...xs) => xs.reduce((a, b) => a + b, 0) };
function evaluate(e: Expr, env: Record<string, number> = {}): number {
  switch (e.kind) {
    case "num": return e.value;
    case "var": { if (!(e.name in env)) throw new ReferenceError(`${e.name} is not defined`); return env[e.name]; }
    case "neg": return -evaluate(e.expr, env);
    case "call": { const f = fns[e.fn]; if (!f) throw new TypeError(`${e.fn} is not a function`); return f(...e.args.map((a) => evaluate(a, env))); }
    case "bin": {
      const [l, r] = [evaluate(e.left, env), evaluate(e.right, env)];
      switch (e.op) { case "+": return l + r; case "-": return l - r; case "*": return l * r; case "/": return l / r; case "^": return l ** r; default: throw new Error("bad op"); }
    }
    default: { const _never: never = e; return _never; }
  }
}
function show(e: Expr): string { switch (e.kind) { case "num": return String(e.value); case "var": return e.name; case "neg": return `(-${show(e.expr)})`; case "call": return `${e.fn}(${e.args.map(show).join(", ")})`; case "bin": return `(${show(e.left)} ${e.op} ${show(e.right)})`; } }
for (const src of ["1 + 2 * 3", "-(2 ^ 3 ^ 2) / 4", "max(1, x, 3) + min()", "sum(1,2,3,4)", "1 +", "2 $ 3", "y * 2", "foo(1)", "(1", "1 2", "0.1 + 0.2"]) {
  try { const ast = new Parser(tokenize(src)).parse(); console.log(show(ast), "=", evaluate(ast, { x: 42 })); } catch (e) { if (e instanceof Error) console.log(`${src}: ${e.name}: ${e.message}`); }
}
console.dir(new Parser(tokenize("a*(b+1)")).parse(), { depth: null });
