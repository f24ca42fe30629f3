// Readers of nested shapes: defaults that call, swaps in loops, keys computed, and rest taken twice.
type Node3 = { at?: [x: number, y?: number, z?: number]; style?: { colour?: string; [more: string]: string | undefined }; children?: Node3[] };
let asked = 0;
const fallback = (): string => `colour${++asked}`;
function describe({ at: [x, y = fallback().length, ...[z = y]] = [0], style: { colour = fallback(), ...more } = {}, children: [head, ...tail] = [] }: Node3, depth = 0): string[] {
  const line = `${"  ".repeat(depth)}(${x},${y},${z}) ${colour} ${JSON.stringify(more)}`;
  return [line, ...(head ? describe(head, depth + 1) : []), ...tail.flatMap((node) => describe(node, depth + 1))];
}
console.log(describe({ at: [1, 2], style: { colour: "red", width: "2" }, children: [{}, { at: [5] }, { style: { dash: "-", colour: undefined } }] }).join("\n"), asked);

const xs = [5, 2, 4, 1, 3];
for (let i = 0; i < xs.length; i++)
  for (let j = i; j > 0 && xs[j - 1] > xs[j]; j--) [xs[j - 1], xs[j]] = [xs[j], xs[j - 1]];
console.log(xs);

const key = "size", other = { size: 3, name: "box", tags: ["a", "b", "c"] };
const { [key]: size, [`na${"me"}` as "name"]: title, tags: { length, 0: firstTag, [length - 1]: lastTag } } = other;
console.log(size, title, length, firstTag, lastTag);

const target: { low?: number; high?: number; rest: number[] } = { rest: [] };
[target.low, , target.high = 10, ...target.rest] = [1, 2, undefined as number | undefined, 4, 5] as number[];
console.log(target);
for (const [i, { name, ...rest }] of [other, { ...other, name: "bin" }].entries()) console.log(i, name, rest);
const fib = (function* () { for (let [a, b] = [0, 1]; ; [a, b] = [b, a + b]) yield a; })();
const [f0, , f2, , , ...[]] = Array.from({ length: 6 }, () => fib.next().value!);
console.log(f0, f2, fib.next(), (([a, [b]]: [number, [string]]) => a + b)([1, ["x"]]));
let a = 1, b = 2, c = 3;
console.log(([a, b, c] = [c, a, b]), a, b, c, ({ a } = { a: 9 }), a);
