import type { Visitor, Expr } from "./visitor.ts";

export default function print(expr: Expr): string {
  return expr.accept(printer);
}
const printer: Visitor<string> = {
  num: (n) => String(n.value),
  ref: (n) => n.name,
  add: (n) => `(${print(n.left)} + ${print(n.right)})`,
  mul: (n) => `${print(n.left)} * ${print(n.right)}`,
};
