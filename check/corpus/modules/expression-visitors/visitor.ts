import type { Add, Mul, Num, Ref } from "./nodes.ts";
export interface Expr {
  readonly size: number;
  accept<R>(visitor: Visitor<R>): R;
}
export interface Visitor<R> {
  num(node: Num): R;
  ref(node: Ref): R;
  add(node: Add): R;
  mul(node: Mul): R;
}
