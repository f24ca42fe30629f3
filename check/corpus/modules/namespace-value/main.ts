import * as ops from "./ops.ts";
import * as all from "./index.ts";
function show(m: Record<string, unknown>) { for (const [k, v] of Object.entries(m)) console.log(k, typeof v); }
show(ops);
const table: any = ops;
for (const k of ["add", "mul", "nope"]) console.log(k, table[k]?.(3, 4));
function pick(name: keyof typeof ops) { return ops[name]; }
console.log(pick("add")(1, 2), (ops as any)["mul"](2, 5));
const o = ops;
console.log(o.add(5, 6), o.counter.n, o.level);
ops.raise();
console.log(o.level, ops.level);
console.log(all.ops === ops, all.ops.add(1, 1), Object.keys(all));
const { add, ...others } = ops;
console.log(add(1, 1), Object.keys(others));
const { mul, level } = ops;
console.log(mul(3, 3), level);
console.log(typeof o, ops === o, [ops].includes(o));
console.log(Object.values(ops).length, Object.getOwnPropertyNames(ops));
const { Acc } = ops; console.log(new Acc(3).get(), new ops.Acc(4).get(), new o.Acc(5).get());
console.log(o.E.B, o.E[1], o.Kind.X);
let m: typeof ops = ops; m = o; console.log(m.add(2, 2));
class Holder { constructor(public lib: typeof ops) {} run() { return this.lib.add(10, 20) + this.lib.level; } }
console.log(new Holder(ops).run());
const fns = [ops.add, ops.mul].map((f) => f(2, 3)); console.log(fns);
const { default: dflt } = all; console.log(dflt);
console.log(`${typeof all.default}`);
console.log(o.tuple[1].length, o.map.get("a"), [...o.set], o.re.test("abc"), o.big + 1n, o.sym.toString(), o.nul, o.undef);
for (const x of o.gen(3)) console.log(x);
o.later(2).then((x) => console.log("later", x));
(async () => { console.log("awaited", await o.later(3)); })();
