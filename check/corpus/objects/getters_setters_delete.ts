// Accessors on literals, delete, in, computed keys, numeric keys, __proto__ literals, order of keys.
let reads = 0;
const o: any = {
  b: 1,
  10: "ten",
  2: "two",
  a: 2,
  [`k${1 + 1}`]: 3,
  "quoted key": 4,
  get now() {
    reads++;
    return this.b + reads;
  },
  set now(v) {
    this.b = v * 2;
  },
  [Symbol("s")]: 5,
};
console.log(Object.keys(o), o.now, o.now, (o.now = 50), o.b);
delete o.a;
delete o[10];
o.a = "again";
o["-1"] = "neg";
o["01"] = "str";
console.log(Object.entries(o), "a" in o, "zz" in o, delete o.nothing);
console.log(o);
const p = { x: 1, y: { z: [1, 2, { deep: { deeper: { deepest: 1 } } }] } };
const {
  x: renamed,
  y: {
    z: [
      ,
      second,
      {
        deep: { deeper },
      },
    ],
  },
} = p;
console.log(renamed, second, deeper);
const child = {
  __proto__: {
    inherited: "yes",
    hi() {
      return "hi " + this.own;
    },
  },
  own: "me",
} as any;
console.log(
  child.inherited,
  child.hi(),
  Object.keys(child),
  child,
  child.hasOwnProperty("inherited"),
);
for (const k in child) console.log("in", k);
const counter = {
  n: 0,
  inc() {
    this.n++;
    return this;
  },
  get double() {
    return this.n * 2;
  },
  toString() {
    return `#${this.n}`;
  },
};
console.log(`${counter.inc().inc()}`, counter.double, counter + "", [counter, 1].join("|"));
const dyn: Record<string, number> = {};
for (const w of "the cat the dog the end".split(" ")) dyn[w] = (dyn[w] ?? 0) + 1;
console.log(
  dyn,
  Object.entries(dyn).sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])),
);
const { the, ...others } = dyn;
console.log(
  the,
  others,
  { ...others, cat: undefined },
  { ...null, ...undefined, ..."ab", ...[9], ...(false as any) },
);
console.log(
  Object.getOwnPropertyDescriptors({
    get q() {
      return 1;
    },
    r: 2,
  }),
);
