// valueOf, toString, toPrimitive, toJSON, iterators, hasInstance, species-free toStringTag, asyncIterator.
class Money {
  constructor(
    public amount: number,
    public cur = "EUR",
  ) {}
  valueOf() {
    return this.amount;
  }
  toString() {
    return `${this.amount} ${this.cur}`;
  }
  toJSON() {
    return { $: this.amount };
  }
}
const a = new Money(5),
  b = new Money(7);
console.log(
  +a + +b,
  (a as any) + b,
  a < b,
  `${a}`,
  a + "",
  JSON.stringify({ a, list: [b] }),
  [a, b].join(),
  Math.max(a as any, b as any),
  (a as any) * 2,
  (a as any) == 5,
  (a as any) === 5,
  String(a),
  [b, a].sort().map(String),
);
class Temp {
  constructor(private c: number) {}
  [Symbol.toPrimitive](hint: "number" | "string" | "default") {
    return hint === "string" ? `${this.c}°C` : hint === "number" ? this.c : `d${this.c}`;
  }
}
const t = new Temp(20) as any;
console.log(+t, `${t}`, t + 1, t * 2, t == "d20", [t] + "", t > 19, Number(t), String(t), {
  [t]: 1,
});
class Even {
  static [Symbol.hasInstance](n: unknown) {
    return typeof n === "number" && n % 2 === 0;
  }
}
console.log((2 as any) instanceof Even, (3 as any) instanceof Even, ({} as any) instanceof Even);
class Tagged {
  get [Symbol.toStringTag]() {
    return "TG";
  }
}
console.log(
  String(new Tagged()),
  Object.prototype.toString.call(new Tagged()),
  Object.prototype.toString.call([]),
  Object.prototype.toString.call(null),
  new Tagged(),
);
class Deck {
  *[Symbol.iterator]() {
    for (const s of "♠♥") for (const r of "AK") yield r + s;
  }
  async *[Symbol.asyncIterator]() {
    for (const c of this) yield c.toLowerCase();
  }
  get length() {
    return [...this].length;
  }
}
const [first, , ...rest] = new Deck();
console.log(
  first,
  rest,
  new Deck().length,
  new Set(new Deck()).has("K♥"),
  Array.from(new Deck(), (c) => c[0]).join(""),
);
(async () => {
  for await (const c of new Deck()) console.log(c);
})();
const weird: any = { valueOf: () => ({}), toString: () => "str" };
console.log(weird + 1, `${weird}`, weird * 1);
const bad: any = { valueOf: () => ({}), toString: () => ({}) };
try {
  bad + "";
} catch (e) {
  console.log((e as Error).message);
}
try {
  console.log(`${Symbol("x") as any}`);
} catch (e) {
  console.log((e as Error).message);
}
try {
  +(Symbol("x") as any);
} catch (e) {
  console.log((e as Error).message);
}
try {
  `${Object.create(null)}`;
} catch (e) {
  console.log((e as Error).message);
}
const d = new Date(0);
console.log(
  typeof ((d as any) - 0),
  typeof ((d as any) + 0),
  JSON.stringify({ d }),
  d.valueOf(),
  +d,
);
console.log(
  [1, [2, [3]]] + "",
  {} + "",
  [null, undefined, 1] + "",
  ([] + []) as any,
  ([] as any) * 1,
  ([7] as any) * 1,
  (null as any) + 1,
  (undefined as any) + 1,
  true + (true as any),
  "3" * ("4" as any),
  "a" - (1 as any),
);
export {};
