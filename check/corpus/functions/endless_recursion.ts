// memory: no-stress
// Recursion without end is a RangeError that can be caught, whatever form the call has.
function attempt(name: string, work: () => unknown) {
  try {
    work();
    console.log(name, "returned");
  } catch (error) {
    console.log(name, error instanceof RangeError, (error as Error).message);
  }
}

let depth = 0;
function plain(): void {
  depth++;
  plain();
}
attempt("plain", plain);
console.log(depth > 3000);

function tail(n: number): number {
  return tail(n + 1);
}
attempt("tail", () => tail(0));

function bounded(n: number, sum = 0): number {
  if (n === 0) return sum;
  return bounded(n - 1, sum + n);
}
console.log(bounded(5000));
attempt("bounded", () => bounded(1e7));

function ping(n: number): number {
  return pong(n);
}
function pong(n: number): number {
  return ping(n + 1);
}
attempt("mutual", () => ping(0));

class Loop {
  get self(): number {
    return this.self;
  }
  run(): number {
    return this.run() + 1;
  }
}
class Nested {
  inner: Nested;
  constructor() {
    this.inner = new Nested();
  }
}
attempt("getter", () => new Loop().self);
attempt("method", () => new Loop().run());
attempt("constructor", () => new Nested());

const again = (): any => [1].map(again);
attempt("callback", again);
const text: any = {
  toString() {
    return `${text}`;
  },
};
attempt("toString", () => String(text));
attempt("function", () => (function loop(): void { loop(); })());
