// the temporal dead zone, jumps out of try, labels
try { f(); } catch (e) { console.log((e as Error).name, (e as Error).message); }
const f = () => 1;
try { console.log(x); } catch (e) { console.log((e as Error).message); }
let x = 1;
try { new C(); } catch (e) { console.log((e as Error).message); }
class C {}
try { obj.a; } catch (e) { console.log((e as Error).message); }
const obj = { a: 1 };
function late() { return v; }
try { late(); } catch (e) { console.log((e as Error).message); }
const v = 5; console.log(late());
console.log(hoisted(), typeof hv); var hv = 3; function hoisted() { return "ok"; }
{ try { inner; } catch (e) { console.log((e as Error).message); } const inner = 1; }
function g(n: number) { switch (n) { case 0: let q = 1; return q; case 1: try { q = 2; } catch (e) { return (e as Error).message; } return q!; } }
console.log(g(0), g(1));
try { const z = z2 + 1; const z2 = 2; } catch (e) { console.log((e as Error).message); }
function par(a = b, b = 1) { return a; }
try { par(); } catch (e) { console.log((e as Error).message); }
try { let s: any = s; } catch (e) { console.log((e as Error).message); }
try { typeof tt; } catch (e) { console.log((e as Error).message); } let tt = 1;
lab: { console.log("in"); if (v) break lab; console.log("never"); }
outer: for (const a of [1, 2, 3]) { for (const b of [1, 2, 3]) { if (b === 2) continue outer; if (a === 3) break outer; console.log(a, b); } }
function fin(): number { for (;;) { try { return 1; } finally { break; } } return 2; }
console.log(fin());
function fin2() { try { throw 1; } catch { return "c"; } finally { console.log("f"); } }
console.log(fin2());
function fin3() { l: try { return 1; } finally { break l; } return 3; }
console.log(fin3());
const r: any[] = []; for (let i = 0; i < 3; i++) { try { if (i === 1) continue; r.push(i); } finally { r.push("f" + i); } } console.log(r);
async function af() { for (const i of [0, 1, 2]) { try { if (i === 1) continue; await null; if (i === 2) return "ret"; } finally { console.log("af", i); } } }
af().then(console.log);
function* gf() { try { yield 1; yield 2; } finally { yield 3; console.log("gfin"); } }
const gi = gf(); console.log(gi.next(), gi.return(9 as any), gi.next(), gi.next());
switch (3 as number) { default: console.log("d"); case 1: console.log("1"); break; case 2: console.log("2"); }
do { if (v) continue; console.log("x"); } while (false);
var dup = 1; var dup = 2; console.log(dup);
