// Methods that are called by a name made at run time.

enum Operation {
  Add = "add",
  Subtract = "subtract",
}

class Calculator {
  constructor(private readonly scale: number) {}
  [Operation.Add](a: number, b: number): number {
    return (a + b) * this.scale;
  }
  [Operation.Subtract](a: number, b: number): number {
    return (a - b) * this.scale;
  }
  run(operation: Operation, a: number, b: number): number {
    return this[operation](a, b);
  }
  both(names: ("add" | "subtract")[]): number[] {
    return names.map((name) => this[name](7, 2));
  }
}
const calculator = new Calculator(10);
console.log(calculator.run(Operation.Add, 1, 2), calculator.run(Operation.Subtract, 5, 3));
console.log(calculator.both(["add", "subtract"]), calculator.add(1, 1));

class Machine {
  state = "idle";
  count = 0;
  onStart(by: string): string {
    this.state = "running";
    return `started by ${by}`;
  }
  onStop(): string {
    this.state = "idle";
    return "stopped";
  }
  get onCount(): () => number {
    return () => ++this.count;
  }
  dispatch(event: string, ...args: unknown[]): unknown {
    const handler = (this as any)["on" + event];
    return typeof handler === "function" ? handler.apply(this, args) : `no handler for ${event}`;
  }
}
const machine = new Machine();
for (const [event, argument] of [["Start", "Ann"], ["Count"], ["Stop"], ["Explode"], ["Count"]]) {
  console.log(machine.dispatch(event, argument), machine.state);
}

// Through `any`, and all that a prototype chain has.
class Stack {
  items: number[] = [];
  push(item: number): this {
    this.items.push(item);
    return this;
  }
  size(): number {
    return this.items.length;
  }
}
class Counted extends Stack {
  pushed = 0;
  override push(item: number): this {
    this.pushed++;
    return super.push(item);
  }
}
const commands: [string, ...number[]][] = [["push", 3], ["push", 4], ["size"], ["pushed"], ["pop"]];
const target: any = new Counted();
for (const [command, ...args] of commands) {
  const member = target[command];
  console.log(command, typeof member === "function" ? target[command](...args) : member);
}
function methodsOf(object: any): string[] {
  const names: string[] = [];
  for (let at = object; at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    names.push(...Object.getOwnPropertyNames(at).filter((key) => typeof object[key] === "function"));
  }
  return names;
}
console.log(methodsOf(target));
