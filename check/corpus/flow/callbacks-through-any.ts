type Fn = (...args: any[]) => any;
const registry: Record<string, Fn> = {
  add: (a: number, b: number) => a + b,
  upper: (s: string) => s.toUpperCase(),
  count: (...rest: unknown[]) => rest.length,
  flag: (on: boolean) => !on,
};
const calls: [string, unknown[]][] = [["add", [1, 2]], ["upper", ["abc"]], ["count", [1, 2, 3]], ["flag", [true]], ["add", [1]], ["add", ["x", 1]]];
for (const [name, args] of calls) console.log(name, registry[name](...args));
function wrap<F extends Fn>(f: F): (...args: Parameters<F>) => ReturnType<F> {
  return (...args) => f(...args);
}
console.log(wrap((a: number, b: string) => b + a)(1, "n"));
