function delayed(value: string, times: number) {
  const calls: (() => string)[] = [];
  for (let i = 0; i < times; i++) {
    calls.push(() => {
      value += i;
      return value;
    });
  }
  return calls;
}
console.log(delayed("x", 3).map((call) => call()));
const memo = (fn: (n: number) => number) => {
  const known = new Map<number, number>();
  return (n: number) => {
    const before = known.get(n);
    if (before !== undefined) return before;
    const value = fn(n);
    known.set(n, value);
    return value;
  };
};
let work = 0;
const square = memo((n) => {
  work++;
  return n * n;
});
console.log(square(4), square(4), square(5), work);
