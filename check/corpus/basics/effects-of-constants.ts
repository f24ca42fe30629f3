function f() { console.log("called"); return 1; }
function g(): undefined { console.log("g"); return undefined; }
if (typeof f() === "number") console.log("n");
if (typeof f() === "string") console.log("s");
if (g() === undefined) console.log("u");
if (g() == null) console.log("u");
if ((f(), 2) === 2) console.log("two");
console.log(typeof g(), typeof f(), !g(), !!f(), g() ?? f(), f() ?? g(), g() || 3, f() && 4);
console.log(void f(), Boolean(f()), Boolean(g()), String(g()), `${g()}`, Number(g()));
if (f()) console.log("t"); if (g()) console.log("no");
const t = f(); console.log(t === t, g() === g());
