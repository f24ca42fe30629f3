// isDeepStrictEqual and types.
import { isDeepStrictEqual, types } from "node:util";

class Point {
  constructor(public x: number, public y: number) {}
}
const same = (left: unknown, right: unknown) => console.log(isDeepStrictEqual(left, right));

same({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 });
same([1, 2, 3], [1, 2]);
same(NaN, NaN);
same(0, -0);
same("1", 1);
same(new Map([["a", { b: 1 }]]), new Map([["a", { b: 1 }]]));
same(new Map([[{ k: 1 }, 1]]), new Map([[{ k: 1 }, 1]]));
same(new Set([1, { a: 2 }]), new Set([{ a: 2 }, 1]));
same(new Set([1, 2]), new Set([1, 3]));
same(new Date(5), new Date(5));
same(new Date(5), new Date(6));
same(new Point(1, 2), new Point(1, 2));
same(new Point(1, 2), { x: 1, y: 2 });
same({ a: undefined }, {});
same(new Error("a"), new Error("a"));
same(new Error("a"), new TypeError("a"));
same(null, undefined);

const left: Record<string, unknown> = { name: "loop" };
left.self = left;
const right: Record<string, unknown> = { name: "loop" };
right.self = right;
same(left, right);

console.log(types.isDate(new Date()), types.isMap(new Map()), types.isSet(new Map()));
console.log(types.isPromise(Promise.resolve()), types.isNativeError(new RangeError()));
