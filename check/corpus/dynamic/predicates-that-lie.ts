// Type predicates and casts that are wrong: values keep the meaning they have.

{
  function isNum(x: unknown): x is number { return true; }
  const v: unknown = "str";
  if (isNum(v)) { console.log(v, typeof v, v + 1, v * 2); const n: number = v; console.log(n); }
  function f(a: unknown) { if (isNum(a)) return a.toFixed(2); return "no"; }
  try { console.log(f("x")); } catch (e) { console.log((e as Error).message); }
  console.log(f(3));
}

{
  function isStr(x: any): x is string { return x !== null; }
  const v: unknown = JSON.parse("5");
  if (isStr(v)) { console.log(v, typeof v); try { console.log(v.toUpperCase()); } catch (e) { console.log((e as Error).message); } try { console.log(v.length); } catch (e) { console.log((e as Error).message); } const s: string = v; console.log(s + "x", `${s}`); }
}

{
  function isBool(x: unknown): x is boolean { return true; }
  function g(x: unknown) { if (isBool(x)) { if (x) return "yes"; return "no"; } return "none"; }
  console.log(g("a"), g(0), g(""), g(true));
  let b: boolean;
  const u: unknown = 7;
  if (isBool(u)) { b = u; console.log(b, !b); }
}

{
  function isC(x: unknown): x is C { return true; }
  class C { v = 1; hi() { return "hi" + this.v; } }
  const x: unknown = { v: 2 };
  if (isC(x)) { console.log(x.v); try { console.log(x.hi()); } catch (e) { console.log((e as Error).message); } }
  const y: unknown = 5;
  if (isC(y)) { console.log(y.v); try { console.log(y.hi()); } catch (e) { console.log((e as Error).message); } }
  function isArr(x: unknown): x is number[] { return true; }
  const w: unknown = { length: 1, 0: 5 };
  if (isArr(w)) { console.log(w.length, w[0]); try { console.log(w.map((x) => x)); } catch (e) { console.log((e as Error).message); } }
  function isFn(x: unknown): x is () => number { return true; }
  const fn: unknown = 3;
  if (isFn(fn)) { try { console.log(fn()); } catch (e) { console.log((e as Error).message); } }
  function isMap(x: unknown): x is Map<string, number> { return true; }
  const mm: unknown = {};
  if (isMap(mm)) { console.log(mm.size); try { console.log(mm.get("a")); } catch (e) { console.log((e as Error).message); } }
  function isDate(x: unknown): x is Date { return true; }
  if (isDate(mm)) { try { console.log(mm.getTime()); } catch (e) { console.log((e as Error).message); } }
}

{
  type Shape = { kind: "c"; r: number } | { kind: "s"; w: number };
  function isCircle(s: Shape): s is { kind: "c"; r: number } { return true; }
  const s: Shape = { kind: "s", w: 4 };
  function area(s: Shape) { return isCircle(s) ? s.r * 2 : s.w; }
  console.log(area(s), area({ kind: "c", r: 1 }));
  function sn(x: string | number) { if (isNumber(x)) return x + 1; return x.length; }
  function isNumber(x: string | number): x is number { return true; }
  console.log(sn("ab"), sn(4));
  function isString(x: string | number): x is string { return true; }
  function ss(x: string | number) { if (isString(x)) { try { return x.toUpperCase(); } catch (e) { return (e as Error).message; } } return x; }
  console.log(ss("ab"), ss(4));
  function asserts(x: unknown): asserts x is number { }
  let q: unknown = "qq"; asserts(q); console.log(q + 1, q);
}

export {};
