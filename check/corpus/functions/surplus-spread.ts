// More arguments than parameters, by spread: they are iterated all the same, and dropped.
const constant: any = () => 7;
const list: any = [1, 2, 3];

function* noisy() {
  console.log("first");
  yield 1;
  console.log("second");
  yield 2;
}

function greet(name: string) {
  return "hello " + name;
}

console.log(constant(...list), constant(...noisy()), (greet as any)("Ada", ...noisy()));
console.log((greet as (...all: string[]) => string)(...["Bob", "Carl"]));
try {
  constant(...(5 as any));
} catch (error) {
  console.log((error as Error).name);
}
const log = (() => console.log("called")) as any;
log(...list, ...[4], ...noisy());
