// Types that contain themselves: trees, lists, nested arrays, JSON.
type Tree<T> = { value: T; children?: Tree<T>[] };
const tree: Tree<string> = { value: "root", children: [{ value: "a", children: [{ value: "a1" }] }, { value: "b" }] };
const render = (t: Tree<string>, indent = ""): string => `${indent}${t.value}\n${(t.children ?? []).map((c) => render(c, `${indent}  `)).join("")}`;
console.log(render(tree).trimEnd());
const depth = <T>(t: Tree<T>): number => 1 + Math.max(0, ...(t.children ?? []).map(depth));
const mapTree = <T, U>(t: Tree<T>, f: (v: T) => U): Tree<U> => ({ value: f(t.value), ...(t.children && { children: t.children.map((c) => mapTree(c, f)) }) });
console.log(depth(tree), JSON.stringify(mapTree(tree, (v) => v.length)));
type Nested = (number | Nested)[];
const flatten = (xs: Nested): number[] => xs.flatMap((x) => (Array.isArray(x) ? flatten(x) : x));
console.log(flatten([1, [2, [3, [4]], 5]]));
type List = { head: number; tail: List } | null;
const fromArray = ([head, ...tail]: number[]): List => (head === undefined ? null : { head, tail: fromArray(tail) });
const sum = (list: List): number => (list ? list.head + sum(list.tail) : 0);
console.log(fromArray([1, 2]), sum(fromArray([1, 2, 3])));
const even = (n: number): boolean => (n === 0 ? true : odd(n - 1));
const odd = (n: number): boolean => (n === 0 ? false : even(n - 1));
console.log(even(10), odd(7));
