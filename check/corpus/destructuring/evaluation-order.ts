const log: string[] = [];
function note<T>(what: string, value: T): T {
  log.push(what);
  return value;
}
const { a = note("default a", 1), b = note("default b", 2) } = note("source", { a: undefined, b: 5 } as { a?: number; b?: number });
console.log(a, b, log);
const target: number[] = [];
[target[note("i", 0)], target[note("j", 1)]] = note("right", [10, 20]);
console.log(target, log.slice(2));
