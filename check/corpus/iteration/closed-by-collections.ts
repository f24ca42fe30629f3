// Whoever stops early closes the iterator: patterns, loops, and what collections are made of.
class Lines {
  #next = 0;
  constructor(private name: string, private count = 3) {}
  [Symbol.iterator]() {
    return this;
  }
  next(): IteratorResult<number> {
    return this.#next < this.count ? { value: this.#next++, done: false } : { value: undefined, done: true };
  }
  return(): IteratorResult<number> {
    console.log("close", this.name);
    return { value: undefined, done: true };
  }
}

const [first] = new Lines("pattern");
const [a, b, c, ...none] = new Lines("whole pattern");
console.log(first, a, b, c, none);

outer: for (const _ of [1, 2]) {
  for (const line of new Lines("labelled loop")) {
    if (line === 1) continue outer;
  }
}

function search(wanted: number) {
  for (const line of new Lines("returning loop")) if (line === wanted) return line;
  return -1;
}
console.log(search(1), search(9));

const attempt = (run: () => unknown) => {
  try {
    console.log(run());
  } catch (error) {
    console.log((error as Error).message);
  }
};
attempt(() => new Map(new Lines("map") as any));
attempt(() => Array.from(new Lines("from"), n => { if (n > 0) throw new Error("callback"); return n; }));
attempt(() => Object.fromEntries(new Lines("entries") as any));
attempt(() => Object.groupBy(new Lines("groups"), () => { throw new Error("selector"); }));
attempt(() => new Set(new Lines("set")).size);
attempt(() => Math.max(...new Lines("spread")));

function* guarded() {
  try {
    yield* new Lines("delegate");
  } finally {
    console.log("leave");
  }
}
for (const line of guarded()) if (line === 0) break;
