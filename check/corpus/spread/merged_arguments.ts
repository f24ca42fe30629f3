// Calls whose arguments come from several places at once: arrays, sets, generators, strings, tuples.
function* countdown(n: number) { while (n > 0) yield n--; }
const joined = (separator: string, ...parts: (string | number)[]) => parts.join(separator);
console.log(joined("-", ...countdown(3), "go", ...new Set([1, 1, 2]), ..."ab", ...new Map([["k", 1]]).keys()));

type Point = [x: number, y: number, label?: string];
const move = (dx: number, ...[x, y, label = "none"]: Point): Point => [x + dx, y, label];
const points: Point[] = [[1, 2], [3, 4, "b"]];
console.log(points.map((p) => move(10, ...p)), move(...([1, ...points[1]] as [number, ...Point])));

class Path {
  readonly steps: readonly string[];
  constructor(...steps: string[]) { this.steps = steps; }
  static of(...groups: (string | readonly string[])[]) { return new this(...groups.flat()); }
  then(...more: string[]) { return new Path(...this.steps, ...more); }
}
console.log(Path.of("a", ["b", "c"], []).then().then("d", ..."ef").steps, new Path(...[]).steps.length);

const bound = joined.bind(null, "+", ...[1, 2]);
const partial = <A extends unknown[], B extends unknown[], R>(f: (...all: [...A, ...B]) => R, ...early: A) => (...late: B) => f(...early, ...late);
console.log(bound(3), bound(...countdown(2)), partial(Math.max, 1, 5)(3, 4), partial((a: string, b: number) => a.repeat(b), "xy")(2));

const base = { a: 1, nested: { deep: true }, get twice() { return this.a * 2; } };
const copy = { ...base, a: 5, ...(base.a > 1 && { never: 1 }), ...(base.a === 1 ? { sure: "yes" } : {}) };
copy.nested.deep = false;
console.log(copy, base.nested, Object.getOwnPropertyDescriptor(copy, "twice")?.value);
const holes = [...[1, , 3]], nested = [[..."ab"], ...[[...[1]]]];
console.log(holes, 1 in holes, nested, Math.min(...[3, 1, 2], ...countdown(2)), String.fromCharCode(...[..."KBSJWF"].map((c) => c.charCodeAt(0) - 1)));
try { joined("", ...(undefined as unknown as string[])); } catch (error) { console.log((error as Error).name); }
