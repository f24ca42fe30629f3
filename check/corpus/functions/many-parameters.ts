// More parameters than anybody should have.
class Hash {
  sum = 0;
  set(a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number, j: number) {
    this.sum = [a, b, c, d, e, f, g, h, i, j].reduce((x, y) => x * 2 + y, 0) | 0;
    return this;
  }
}
const hash: any = new Hash();
console.log(hash.set(1, 2, 3, 4, 5, 6, 7, 8, 9, 10).sum, hash.set.length);

const join = (a: number, b: number, c: number, d: number, e: number, f: number, g: string, ...rest: number[]) =>
  `${a}${b}${c}${d}${e}${f}${g}${rest.length}`;
const functions: ((...values: any[]) => string)[] = [join];
console.log(functions[0]!(1, 2, 3, 4, 5, 6, "x", 7, 8), join.length);

let calls = 0;
const counting = (a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number, i: number) => {
  calls++;
  return a + i;
};
console.log(counting.call(null, 1, 2, 3, 4, 5, 6, 7, 8, 9), [counting].map((f) => f.length), calls);

class Row {
  constructor(
    readonly a: number, readonly b: number, readonly c: number, readonly d: number, readonly e: number,
    readonly f: number, readonly g: number, readonly h: number, readonly i: number,
  ) {}
}
const Maker: any = Row;
console.log(new Maker(1, 2, 3, 4, 5, 6, 7, 8, 9));
