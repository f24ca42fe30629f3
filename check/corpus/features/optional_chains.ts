// Optional chaining in all its forms.
interface Node_ { value: number; next?: Node_; tags?: string[]; visit?: (n: number) => number }
const list: Node_ = { value: 1, next: { value: 2, tags: ["x", "y"], visit: (n) => n * 2 } };
console.log(list.next?.value, list.next?.next?.value, list.next?.tags?.[1], list.tags?.[0], list.next?.visit?.(21), list.visit?.(1));
let calls = 0;
const count = () => ++calls;
console.log(list.next?.next?.visit?.(count()), calls, list?.next?.tags?.map((t) => t.toUpperCase()).join("").length);
delete list.next?.next?.tags;
delete list.next?.tags;
console.log("tags" in list.next!, (list.next?.next ?? list).value, list.next?.next === undefined);
const maybe = (n: number): string | null => (n > 0 ? "yes" : null);
console.log(maybe(1)?.length, maybe(0)?.length ?? "none", maybe(0)?.[0], maybe(1)?.at(-1)?.toUpperCase());
const zero: { n?: number | null } = { n: 0 };
zero.n ??= 5;
zero.n ||= 7;
zero.n &&= zero.n + 1;
console.log(zero.n, zero?.["n"], (null as { a: { b: 1 } } | null)?.a.b);
