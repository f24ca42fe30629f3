const counter = {
  n: 0,
  add(by: number) {
    this.n += by;
    return this;
  },
};
counter.add(1).add(2);
console.log(counter.n);
const add = counter.add.bind(counter);
add(10);
console.log(counter.n);
function Sum(this: { base: number }, a: number, b: number): number {
  return this.base + a + b;
}
console.log(Sum.call({ base: 100 }, 1, 2), Sum.apply({ base: 200 }, [3, 4]));
const bound = Sum.bind({ base: 1000 }, 5);
console.log(bound(6));
