import type { Expr, Visitor } from "./visitor.ts";

export class Num implements Expr {
  readonly size = 1;
  constructor(readonly value: number) {}
  accept<R>(visitor: Visitor<R>): R {
    return visitor.num(this);
  }
}
export class Ref implements Expr {
  readonly size = 1;
  constructor(readonly name: string) {}
  accept<R>(visitor: Visitor<R>): R {
    return visitor.ref(this);
  }
}
abstract class Pair implements Expr {
  constructor(readonly left: Expr, readonly right: Expr) {}
  get size(): number {
    return 1 + this.left.size + this.right.size;
  }
  abstract accept<R>(visitor: Visitor<R>): R;
}
export class Add extends Pair {
  accept<R>(visitor: Visitor<R>): R {
    return visitor.add(this);
  }
}
export class Mul extends Pair {
  accept<R>(visitor: Visitor<R>): R {
    return visitor.mul(this);
  }
}
export const num = (value: number): Expr => new Num(value);
export const ref = (name: string): Expr => new Ref(name);
export const add = (left: Expr, right: Expr): Expr => new Add(left, right);
export const mul = (left: Expr, right: Expr): Expr => new Mul(left, right);
