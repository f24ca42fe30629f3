// bound functions: names, lengths, as constructors
function call(this: any, ...a: any[]) { return [this?.n, ...a]; }
const b = call.bind({ n: 3 }, 5);
console.log(b.name, b.length, b(6));
const c = call.bind({ n: 3 });
console.log(c.name, c.length, c(6));
function two(a: number, b: number) { return a + b; }
const t = two.bind(null, 1); console.log(t.name, t.length, t(4), two.bind(null).name);
console.log([t, two, call]);
class P { x: number; y: number; constructor(x: number, y: number) { this.x = x; this.y = y; } }
const BP: any = (P as any).bind(null, 1); console.log(new BP(2), BP.name, BP.length);
const names: string[] = []; for (let i = 0; i < 2000; i++) { const q = two.bind(null, i); if (i % 500 === 0) names.push(q.name + q(1)); } console.log(names);
