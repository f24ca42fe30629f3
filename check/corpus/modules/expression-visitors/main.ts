// An expression tree whose nodes and visitors live in modules that need one another, joined by a barrel.
import { evaluate, print, simplify, type Expr, build } from "./index.ts";
import * as all from "./index.ts";

const { add, mul, num, ref } = build;
const tree: Expr = add(mul(num(2), ref("x")), mul(add(ref("y"), num(0)), num(1)));
console.log(print(tree));
const simple = simplify(tree);
console.log(print(simple), simple.size, tree.size);
console.log(evaluate(tree, { x: 4, y: 5 }), evaluate(simple, new Map([["x", 4], ["y", 5]])));
try {
  evaluate(simple, { x: 1 });
} catch (error) {
  console.log(error instanceof all.Unbound, (error as all.Unbound).variable);
}
console.log(Object.keys(all).join(" "), print(simplify(mul(num(0), tree))));
