// Methods of a union of arrays are those of an array of all their elements.
function pick(n: number): string[] | number[] { return n > 0 ? ["a", "b"] : [1, 2, 3]; }
for (const n of [0, 1]) {
  const c = pick(n);
  console.log(c.reduce((t: string, e) => t + e, ""), c.filter(x => x !== 2), c.map(x => x + "!"), c.find(x => x === "b" || x === 3));
  console.log(c.some(x => x === 1), c.every(x => !!x), c.indexOf("a" as never), c.length, c.join("-"), c.slice(1));
  c.forEach((x, i) => console.log(i, x));
  console.log(c.flatMap(x => [x, x]), [...c], c.includes(3 as never), c.at(-1), c.findIndex(x => x === "b"), c.reverse());
}
function ro(x: readonly string[] | number[]): string { return x.map(String).join("+") + x.filter(Boolean).length; }
console.log(ro(["p", ""]), ro([0, 1]));
function tup(x: [string, number] | boolean[]) { return x.map(v => typeof v); }
console.log(tup(["a", 1]), tup([true]));
const flags: boolean = ro([""]).length > 0;
console.log((flags ? [flags, flags] : [flags]).reduce((text: string, flag) => text + flag, ">").slice(0, 6));
