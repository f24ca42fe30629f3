// The same where types promise that a value is there.
type P = { x: number; in?: { y: number } };
function t(f: () => unknown) { try { console.log("ok", f()); } catch (e: any) { console.log(e.name + ": " + e.message); } }
const ps: P[] = [{ x: 1 }];
t(() => { const { y } = ps[0].in!; return y; });
t(() => { const { x } = ps[3]; return x; });
t(() => { const { in: { y } } = ps[0] as any; return y; });
function area({ x }: P) { return x; }
t(() => area(ps[5]));
const m = new Map<string, P>();
t(() => { const { x } = m.get("q")!; return x; });
t(() => ps[4].x); t(() => ps[0].in!.y); t(() => { ps[4].x = 1; }); t(() => m.get("z")!.in!.y);
t(() => (null as any as P).x); t(() => { (undefined as any as P).x = 3; });
t(() => (ps.find((p) => p.x > 5) as P).x);
const arrs: number[][] = []; t(() => arrs[0][1]); t(() => { arrs[0][1] = 2; }); t(() => arrs[0].length); t(() => arrs[0].push(1));
const s: string[] = []; t(() => s[0].length); t(() => s[0].toUpperCase()); t(() => s[0][0]);
