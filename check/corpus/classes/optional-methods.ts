interface M { run?(): string; n: number }
class A1 implements M { n = 1; run() { return "A1"; } }
class B1 implements M { n = 2; }
const ms: M[] = [new A1(), new B1(), { n: 3 }, { n: 4, run: () => "lit" }];
for (const m of ms) console.log(m.n, m.run?.(), typeof m.run, m.run ? m.run() : "none");
function call(f?: () => number) { return f ? f() : -1; }
console.log(call(), call(() => 3));
class D1 { private static cache: Record<string, D1> = {}; static get(k: string): D1 { return (D1.cache[k] ??= new D1(k)); } constructor(public k: string) {} }
console.log(D1.get("x") === D1.get("x"), D1.get("y").k);
