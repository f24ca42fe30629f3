const xs = JSON.parse('["a","b"]') as string[]; console.log(xs.map((u, i) => u + i), xs.filter((u, i) => i > 0)); xs.forEach((u, i) => console.log(i, u));
const out = xs.map((u, i) => u + i); console.log(out);
const t=(g: () => unknown)=>{try{console.log(g())}catch(e){console.log((e as Error).message)}};
interface D { items?: string[]; s: string[] } const d = JSON.parse('{"s":"str"}') as D;
t(() => { const r = d.items!.map((x) => x + 1); return r; }); t(() => { d.s.forEach((x) => console.log(x)); }); t(() => { const r = d.s.filter((x) => x); return r; });
const e: D = { s: [] }; t(() => { const r = e.items!.map((x) => x + 1); return r; }); t(() => { e.items!.forEach((x) => console.log(x)); });
const m = new Map<string, string[]>(); t(() => { m.get("q")!.forEach((x) => console.log(x)); });
