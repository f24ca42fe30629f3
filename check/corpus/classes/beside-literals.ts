interface Shape { area(): number; readonly name: string }
class Sq implements Shape { name = "sq"; constructor(private s: number) {} area() { return this.s * this.s; } }
class Ci implements Shape { constructor(private r: number) {} get name() { return "ci"; } area() { return Math.round(3.14159 * this.r * this.r); } }
const lit: Shape = { name: "lit", area: () => 7 };
const meth: Shape = { name: "meth", area() { return this.name.length; } };
function mk(n: number): Shape { return { name: "mk" + n, area: () => n * 10 }; }
const all: Shape[] = [new Sq(2), new Ci(1), lit, meth, mk(3)];
let sum = 0;
for (const s of all) { console.log(s.name, s.area()); sum += s.area(); }
console.log(sum);
console.log(all.map(s => s.area()).join(), all.map(({ name }) => name).join());
interface Logger { log(msg: string, level?: number): void }
class L1 implements Logger { log(msg: string) { console.log("L1", msg); } }
class L2 implements Logger { log(msg: string, level = 1) { console.log("L2", level, msg); } }
const ls: Logger[] = [new L1(), new L2(), { log(m, l) { console.log("L3", m, l); } }];
for (const l of ls) { l.log("a"); l.log("b", 5); }
