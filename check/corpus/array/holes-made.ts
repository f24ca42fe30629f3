const a = [1, , 3];
a.forEach((x) => console.log(x));
console.log(a, a.map((x) => x), a.filter(() => true), a.length, 1 in a);
for (const x of a) console.log(x);
const c = new Array<string>(3); console.log(c); c[1] = "k"; console.log(c, c.map((s) => s + "!"));
const d = [1, 2, 3]; delete d[1]; console.log(d); d.length = 5; console.log(d);
const e: (number | undefined)[] = [undefined, 1]; console.log(e); e.forEach((x) => console.log(x));
