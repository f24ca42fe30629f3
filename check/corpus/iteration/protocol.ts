class Range { a: number; b: number; constructor(a: number, b: number) { this.a = a; this.b = b; }
  [Symbol.iterator](): Iterator<number> { let i = this.a; const b = this.b;
    return { next(): IteratorResult<number> { return i < b ? { value: i++, done: false } : { value: undefined, done: true }; }, return(v?: any) { console.log("ret"); return { value: v, done: true }; } }; } 
  get [Symbol.toStringTag]() { return "Range"; } }
for (const x of new Range(1, 4)) { console.log(x); if (x == 2) break; }
const it: Iterator<number> = [1, 2][Symbol.iterator]();
console.log(it.next());
console.log(it.next().value);
function sum(xs: Iterable<number>) { let s = 0; for (const x of xs) s += x; return s; }
console.log(sum([1,2]), sum(new Set([1,2,4])), sum(new Range(0, 5)));
console.log([...new Range(0,3)]);
const [a, b] = new Range(5, 9);
console.log(a, b);
console.log([1,2].values(), new Map([[1,2]]).entries(), "abc"[Symbol.iterator](), new Set([1]).values());
const o = { x: 1, [Symbol.iterator]() { let n = 0; return { next() { n++; return { value: n, done: n > 3 }; } }; } };
console.log(o, JSON.stringify(o), Object.keys(o), [...o]);
console.log(new Range(1,2), String(new Range(1,2)), o[Symbol.iterator]().next());
console.log(Symbol.iterator in o, o[Symbol.iterator].name);
