// Computed names beside a rest element; each is evaluated once, in order.
const log: string[] = [];
const key = (name: string) => {
  log.push(name);
  return name;
};

const source: Record<string, number> = { a: 1, b: 2, c: 3, d: 4 };
const { [key("b")]: second, a, ...others } = source;
console.log(second, a, others, source, log);

const { [key("missing")]: absent = 9, [key("c")]: third, ...rest } = source;
console.log(absent, third, rest, log.length);

function take({ ["x" + 1]: x, ...more }: Record<string, string>) {
  return [x, more];
}
console.log(take({ x1: "one", x2: "two" }));
