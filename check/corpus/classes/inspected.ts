class P { x = 1; private y = "s"; #z = 3; get len() { return this.x; } set len(v: number) { this.x = v; } m() { return this.#z; } }
class Q extends P { list = [1, 2]; nested = { a: new Date(0) as Date | null, f() {}, g: () => 1 }; fn = function named() {}; cls = P; un = undefined; }
console.log(new P(), new P().m());
console.log(new Q());
console.log([P, Q, () => 1, function foo() {}, class {}]);
console.log({ P, m() {}, get acc() { return 1; } });
console.log(Object.entries(new P()), JSON.stringify(new Q()));
for (const k in new Q()) console.log(k);
console.log("m" in new P(), "x" in new P(), new P().hasOwnProperty("x"), Object.hasOwn(new P(), "m"));
const { x, ...rest } = new Q(); console.log(x, Object.keys(rest));
console.log({ ...new P() });
class Empty {} console.log(new Empty(), [new Empty()], `${new Empty()}`);
