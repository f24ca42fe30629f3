abstract class Expr {
  abstract evaluate(env: Map<string, number>): number;
  abstract show(): string;
}
class Num extends Expr {
  constructor(private value: number) {
    super();
  }
  evaluate() {
    return this.value;
  }
  show() {
    return String(this.value);
  }
}
class Var extends Expr {
  constructor(private name: string) {
    super();
  }
  evaluate(env: Map<string, number>) {
    return env.get(this.name) ?? NaN;
  }
  show() {
    return this.name;
  }
}
class Bin extends Expr {
  constructor(private op: "+" | "*" | "-", private l: Expr, private r: Expr) {
    super();
  }
  evaluate(env: Map<string, number>): number {
    const a = this.l.evaluate(env);
    const b = this.r.evaluate(env);
    switch (this.op) {
      case "+":
        return a + b;
      case "-":
        return a - b;
      case "*":
        return a * b;
    }
  }
  show(): string {
    return `(${this.l.show()} ${this.op} ${this.r.show()})`;
  }
}
const e = new Bin("+", new Num(2), new Bin("*", new Var("x"), new Bin("-", new Var("y"), new Num(1))));
console.log(e.show(), e.evaluate(new Map([["x", 5], ["y", 4]])), new Var("z").evaluate(new Map()));
