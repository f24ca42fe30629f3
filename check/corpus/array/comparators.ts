// In which order comparators are asked, what inconsistent ones give, and when objects become primitive values.
let v = 1;
const o = {
  reset: () => {
    v = 1;
    return "r";
  },
  valueOf: () => v,
};
v = 5;
console.log(v, +o, o.reset(), +o);
const log: any[] = [];
const p = {
  valueOf() {
    log.push("vo");
    return 2;
  },
};
const f = (x: string) => {
  log.push(x);
  return x;
};
console.log(f("a"), +p, f("b"), `${p}`, f("c"), log);
const cmpLog: string[] = [];
const cmp = (a: number, b: number) => {
  cmpLog.push(a + "," + b);
  return a - b;
};
[3, 1, 2].sort(cmp);
[5, 4, 3, 9, 1, 7].toSorted(cmp);
console.log(cmpLog.join(" "));
console.log(
  [5, 1, 4, 2, 3].sort((a, b) => (a > b) as any),
  [1, 2, 3, 4, 5, 6].sort(() => -1),
  [1, 2, 3, 4, 5, 6].sort(() => 1),
  [3, 1, 2, 5].sort((a, b) => (a < b) as any),
  Array.from({ length: 30 }, (_, i) => (i * 7) % 30)
    .sort((a, b) => (a % 3) - (b % 3))
    .join(),
);
console.log(
  Array.from({ length: 100 }, (_, i) => (i * 37) % 100)
    .sort((a, b) => (a % 10) - (b % 10))
    .join(),
  ["b", "a", "c"].sort((x, y) => {
    cmpLog.push(x + y);
    return x < y ? -1 : 1;
  }),
  cmpLog.slice(-4),
);
const apply = (...a: any[]) => a;
console.log(apply.apply(null, [, 1] as any));
console.log(Array.apply(null, Array(3) as any).map((_: any, i: number) => i));
export {};
