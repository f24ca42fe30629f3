// A set of numbers with the operations of sets.
export class CustomSet {
  private readonly m = new Map<number, true>();
  constructor(initial?: unknown[]) {
    for (const x of initial ?? [])
      this.add(x as number);
  }
  empty() { return this.m.size === 0; }
  contains(e: number) { return this.m.has(e); }
  add(e: number): this {
    this.m.set(e, true);
    return this;
  }
  subset(o: CustomSet) { return [...this.m.keys()].every((x) => o.contains(x)); }
  disjoint(o: CustomSet) { return ![...this.m.keys()].some((x) => o.contains(x)); }
  eql(o: unknown) {
    return o instanceof CustomSet && this.subset(o) && o.subset(this);
  }
  union(o: CustomSet) { return new CustomSet([...this.m.keys(), ...o.m.keys()]); }
  intersection(o: CustomSet) {
    return new CustomSet(Array.from(this.m.keys()).filter((x) => o.contains(x)));
  }
  difference(o: CustomSet) {
    return new CustomSet([...this.m].map(([k]) => k).filter((x) => !o.contains(x)));
  }
}
const a = new CustomSet([1, 2, 3]), b = new CustomSet([3, 4]);
console.log(a.union(b), a.intersection(b), a.difference(b).add(9), a.eql(new CustomSet([3, 2, 1])), a.eql(4), a.disjoint(b), new CustomSet().empty());
