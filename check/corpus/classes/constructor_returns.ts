// Early returns in constructors: plain, through finally, in loops, in subclasses.
class Parsed {
  kind = "unknown";
  value: number | string | null = null;
  constructor(readonly source: string) {
    if (source === "") return;
    const n = Number(source);
    if (!Number.isNaN(n)) {
      this.kind = "number";
      this.value = n;
      return;
    }
    this.kind = "text";
    this.value = source;
  }
}
class Checked extends Parsed {
  checked: boolean;
  constructor(
    source: string,
    private readonly limit: number,
  ) {
    super(source.trim());
    this.checked = false;
    if (this.kind !== "number") return;
    if ((this.value as number) > limit) return;
    this.checked = true;
  }
  describe() {
    return `${this.kind}:${this.value} ${this.checked ? "within" : "outside"} ${this.limit}`;
  }
}
class Search {
  steps = 0;
  found = -1;
  constructor(items: number[], wanted: number) {
    for (const [i, x] of items.entries()) {
      try {
        this.steps++;
        if (x === wanted) {
          this.found = i;
          return;
        }
      } finally {
        log.push(`looked at ${x}`);
      }
    }
    switch (items.length) {
      case 0:
        return;
      default:
        this.steps += 100;
    }
  }
}
const log: string[] = [];
for (const s of ["", "12", "abc"]) console.log(new Parsed(s));
for (const s of [" 7 ", "70", "x"]) console.log(new Checked(s, 10).describe(), new Checked(s, 10));
console.log(new Search([5, 6, 7], 6), new Search([1], 2), new Search([], 1), log);
