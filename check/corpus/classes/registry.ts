abstract class Shape { abstract area(): number; describe() { return `${this.constructor.name} ${this.area()}`; } }
class Sq extends Shape { constructor(private s: number) { super(); } area() { return this.s ** 2; } }
class Ci extends Shape { constructor(private r: number) { super(); } area() { return this.r; } }
const registry: Record<string, new (n: number) => Shape> = { sq: Sq, ci: Ci };
for (const name of ["sq", "ci"]) console.log(new registry[name]!(3).describe());
const m = new Map<string, typeof Sq | typeof Ci>([["a", Sq], ["b", Ci]]); console.log(new (m.get("b")!)(5).area());
function create<T>(c: new (n: number) => T, n: number): T { return new c(n); } console.log(create(Sq, 4).area(), create(Ci, 2));
console.log(Sq.name, [Sq, Ci], Shape);
