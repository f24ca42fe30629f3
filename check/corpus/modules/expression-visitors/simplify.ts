import { Add, Mul, Num, add, mul, num } from "./nodes.ts";
import type { Expr, Visitor } from "./visitor.ts";

class Simplifier implements Visitor<Expr> {
  num = (node: Num): Expr => node;
  ref = (node: Expr): Expr => node;
  add({ left, right }: Add): Expr {
    const [a, b] = [simplify(left), simplify(right)];
    if (a instanceof Num && b instanceof Num) return num(a.value + b.value);
    return is(a, 0) ? b : is(b, 0) ? a : add(a, b);
  }
  mul({ left, right }: Mul): Expr {
    const [a, b] = [simplify(left), simplify(right)];
    return is(a, 0) || is(b, 0) ? num(0) : is(a, 1) ? b : is(b, 1) ? a : mul(a, b);
  }
}
const is = (expr: Expr, value: number): boolean => expr instanceof Num && expr.value === value;
const simplifier = new Simplifier();
export const simplify = (expr: Expr): Expr => expr.accept(simplifier);
