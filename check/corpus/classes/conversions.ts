class Money { constructor(private cents: number) {} toString() { return `$${(this.cents / 100).toFixed(2)}`; } valueOf() { return this.cents; } toJSON() { return { cents: this.cents }; } }
class Temp { constructor(public c: number) {} toString() { return this.c + "C"; } }
const m = new Money(1250);
console.log(`${m}`, String(m), m + "", +m, (m as any) * 2, (m as any) > 1000, JSON.stringify({ m, list: [m] }));
const t = new Temp(20);
console.log(`${t}` + t, [t, t].join(), String([t]));
class Tree { kids: Tree[] = []; constructor(public n: number) {} toJSON(): unknown { return this.kids.length ? [this.n, ...this.kids] : this.n; } }
const r = new Tree(1); r.kids.push(new Tree(2), new Tree(3));
console.log(JSON.stringify(r));
console.log([new Money(3), new Money(1)].sort((a, b) => a.valueOf() - b.valueOf()).map(String));
