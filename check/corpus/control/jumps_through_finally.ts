outer: for (let i = 0; i < 3; i++) { for (let j = 0; j < 3; j++) { if (j === 1) continue outer; if (i === 2) break outer; console.log(i, j); } }
function f(n: number): string { for (;;) { try { if (n === 0) return "ret"; if (n === 1) break; if (n === 2) { n = 0; continue; } throw new Error("t"); } catch (e) { return "caught"; } finally { console.log("fin", n); } } return "end"; }
for (let i = 0; i < 4; i++) console.log(f(i));
function g() { l: try { break l; } finally { console.log("g"); } return 1 }
console.log(g());
function h(): string { try { return "a" } finally { return "b" } }
console.log(h());
const always = (): boolean => 1 < 2;
blk: { if (always()) break blk; console.log("never"); }
a: for (const x of [1, 2, 3]) { try { for (const y of [1, 2]) { try { if (x === 2) continue a; if (y === 2) break; console.log(x, y); } finally { console.log("in", x, y) } } } finally { console.log("out", x) } }
function sw(n: number) { lp: while (true) { switch (n) { case 1: n = 2; continue lp; case 2: break lp; default: try { return "d" } finally { console.log("dd") } } } return "s" }
console.log(sw(1), sw(3));
do { try { continue } finally { console.log("c") } } while (false);
lbl: if (always()) { console.log("x"); break lbl; }
function nested() { try { try { throw 1 } finally { console.log("f1") } } catch (e) { console.log("c", e); try { return "r" } finally { console.log("f2") } } }
console.log(nested());
