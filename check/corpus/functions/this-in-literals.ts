const counter = {
  count: 0,
  step: 2,
  inc() { this.count += this.step; return this; },
  get double() { return this.count * 2; },
  set double(v: number) { this.count = v / 2; },
};
counter.inc().inc();
console.log(counter.count, counter.double);
counter.double = 20;
console.log(counter.count);
const other = { count: 100, step: 1, inc: counter.inc };
other.inc();
console.log(other.count, counter.count);
console.log(Object.keys(counter));
console.log(counter);
const f = function (this: { n: number }, k: number) { return this.n * k; };
console.log(f.call({ n: 3 }, 4), f.apply({ n: 5 }, [2]));
const g = f.bind({ n: 7 });
console.log(g(3));
const h = f.bind({ n: 7 }, 6);
console.log(h());
