// Literals cast to classes whose methods they lack; functions that are none.

{
  class C { x = 1; m() { return "m" + this.x; } }
  const o = { a: 5 } as unknown as C;
  try { console.log(o.m()); } catch (e) { console.log((e as Error).message); }
  console.log(o.x);
  const p = { x: 3, m: () => "own" } as C;
  console.log(p.m());
}

{
  class C { x = 1; m() { return "m" + this.x; } }
  interface A { a: number }
  const o: any = { a: 5 };
  const c = o as C;
  try { console.log(c.m()); } catch (e) { console.log((e as Error).message); }
  function take(c: C) { return c.m(); }
  try { console.log(take(o)); } catch (e) { console.log((e as Error).message); }
  try { console.log(take({ a: 1 } as any)); } catch (e) { console.log((e as Error).message); }
  console.log(take(new C()));
}

{
  const n: number = JSON.parse('"abc"');
  console.log(n, n + 1, n * 2, typeof n);
  try { console.log(n.toFixed(1)); } catch (e) { console.log((e as Error).message); }
  const s: string = JSON.parse("12");
  console.log(s, s + 1, typeof s);
  try { console.log(s.trim()); } catch (e) { console.log((e as Error).message); }
  const a: number[] = JSON.parse('{"length":2}');
  console.log(a.length);
  try { for (const x of a) console.log(x); } catch (e) { console.log((e as Error).message); }
  try { a.push(1); } catch (e) { console.log((e as Error).message); }
  const b: boolean = JSON.parse('"x"');
  console.log(b ? 1 : 2, b);
}

{
  interface U { id: number; name: string; tags: string[] }
  const u = JSON.parse('{"id":"seven","name":5,"tags":"no"}') as U;
  console.log(u.id + 1, u.name + 1, u.tags.length);
  try { console.log(u.name.toUpperCase()); } catch (e) { console.log((e as Error).message); }
  try { u.tags.push("q"); } catch (e) { console.log((e as Error).message); }
  try { u.tags.forEach((t) => console.log(t)); } catch (e) { console.log((e as Error).message); }
  function mk(u: U): U { return { ...u, id: u.id * 2 }; }
  console.log(mk(u));
}

{
  class P { constructor(public n: number) {} dbl() { return this.n * 2; } }
  const p = new P("5" as any);
  console.log(p.dbl(), p);
  p.n = null as any;
  console.log(p.dbl(), p);
  const q = new P(undefined as any);
  console.log(q.dbl(), q);
  (p as any).n = { valueOf: () => 21 };
  console.log(p.dbl());
}

export {};
