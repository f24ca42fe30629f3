const o = { list: [1, 2], flags: [true] };
function f(x: any) {
  const xs = x.list as unknown[];
  xs.push("s");
  xs.unshift(null);
  xs.splice(1, 0, true);
  (x.flags as unknown[]).push(0.5);
  (x.flags as unknown[]).fill("z", 0, 1);
}
f(o);
console.log(o.list, o.flags);
const m = { seen: new Map<string, number>(), set: new Set<number>() };
function g(x: any) {
  (x.seen as Map<unknown, unknown>).set("a", "b");
  (x.set as Set<unknown>).add("q");
}
g(m);
for (const v of m.seen.values()) console.log(v);
for (const v of m.set) console.log(v);
const d = { ds: [0.5, 1.5] };
function h(x: any) { (x.ds as string[]).push("1"); return x.ds.length; }
console.log(h(d), d.ds[2], d.ds);
