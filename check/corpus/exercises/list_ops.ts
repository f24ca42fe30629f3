// A list with the usual higher-order methods.
export class List<T> {
  private constructor(private items: T[]) { }
  public static create<T>(...values: T[]): List<T> { return new List(values); }
  forEach(cb: (x: T) => void) {
    for (let i = 0; i < this.items.length; i++)
      cb(this.items[i]);
  }
  append(o: List<T>) { return new List([...this.items, ...o.items]); }
  concat(o: List<List<T>>) {
    return o.foldl((acc: List<T>, x: List<T>) => acc.append(x), this as List<T>);
  }
  filter<U extends T = T>(p: (x: T) => boolean): List<T> {
    const r: T[] = [];
    this.forEach((x) => {
      if (p(x))
        r[r.length] = x;
    });
    return new List(r);
  }
  length() { return this.foldl((n: number) => n + 1, 0); }
  map<R>(f: (x: T) => R): List<R> {
    return this.foldl<List<R>>((acc, x) => acc.append(List.create(f(x))), new List<R>([]));
  }
  foldl<A>(f: (acc: A, x: T) => A, init: A): A {
    let acc = init;
    this.forEach((x) => {
      acc = f(acc, x);
    });
    return acc;
  }
  foldr<A>(f: (acc: A, x: T) => A, init: A): A { return this.reverse().foldl(f, init); }
  reverse() {
    return this.foldl((acc: List<T>, x) => List.create(x).append(acc), List.create<T>());
  }
}
const l = List.create(1, 2, 3, 4);
console.log(l.map((x) => x * 1.5), l.filter((x) => x % 2 === 0).length(), l.foldr((a: string, x) => a + x, "r"), l.reverse(), List.create<number>(1).concat(List.create(List.create(2), List.create(3, 4))));
