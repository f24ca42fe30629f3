// Patterns in declarations, assignments, loops, parameters and catch clauses, nested and with defaults.
const source: any = { b: { d: 3, e: 4 }, f: 5, list: [1, [2, 3]] };
const { a = 1, b: { c = 2, ...inner } = {} as any, ...others } = source;
console.log(a, c, inner, others);

let x = 1, y = 2;
[x, y] = [y, x];
const pair = [1, 2];
[pair[0], pair[1]] = [pair[1], pair[0]];
const target: any = {};
[target.a, target["b"], ...target.rest] = [1, 2, 3, 4];
({ p: target.p, ...target.left } = { p: 1, q: 2, s: 3 } as any);
console.log(x, y, pair, target);

const key = "dynamic";
const { [key]: found, [`${key}2`]: missing = "default" } = { dynamic: 1 } as any;
const { length, 0: letter, [1]: second } = "hey";
console.log(found, missing, length, letter, second);

let calls = 0;
const [one = ++calls, two = ++calls] = [undefined, 5] as any;
const { nothing = ++calls } = { nothing: null } as any;
console.log(one, two, nothing, calls);

function area({ size: [w, h = w] = [1] }: { size?: number[] } = {}, [scale, ...more]: number[] = [2]) {
  return [w * h * scale, more.length];
}
console.log(area(), area({ size: [3] }), area({ size: [2, 4] }, [1, 0, 0]));

for (const { id, tags: [tag = "none"] } of [{ id: 1, tags: ["a", "b"] }, { id: 2, tags: [] as string[] }]) console.log(id, tag);
for (const [name, [from, to]] of new Map([["range", [1, 9]]])) console.log(name, from, to);
for (const [k, { v }] of Object.entries({ a: { v: 1 }, b: { v: 2 } })) console.log(k, v);
try {
  throw Object.assign(new Error("coded"), { code: 42 });
} catch ({ message, code }: any) {
  console.log(message, code);
}
const whole = ([x] = [7, 8]);
console.log(whole, x, (({ a }, [b]) => a + b)({ a: 1 }, [2]));
