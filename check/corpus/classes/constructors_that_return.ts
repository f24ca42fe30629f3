// Constructors that return another object: singletons, caches, proxies, frozen instances.
class Single {
  static instance?: Single;
  hits = 0;
  constructor() {
    if (Single.instance) return Single.instance;
    Single.instance = this;
  }
  touch() {
    return ++this.hits;
  }
}
const a = new Single(),
  b = new Single();
console.log(a === b, a.touch(), b.touch(), a);
class Cached {
  private static all = new Map<string, Cached>();
  uses = 1;
  key: string;
  constructor(key: string) {
    this.key = key;
    try {
      const old = Cached.all.get(key);
      if (old) {
        old.uses++;
        return old;
      }
      Cached.all.set(key, this);
    } finally {
      console.log("made", key);
    }
  }
}
console.log(new Cached("x"), new Cached("y"), new Cached("x"), new Cached("x") === new Cached("x"));
class Odd {
  v = 1;
  constructor(x: any) {
    if (x === 9) return;
    return x;
  }
}
console.log(
  new Odd(1),
  new Odd(null),
  new Odd({ q: 1 }),
  new Odd([1]) instanceof Odd,
  new Odd(9),
  new Odd(() => 1),
);
class Logged {
  [k: string]: any;
  name: string;
  constructor(name: string) {
    this.name = name;
    return new Proxy(this, { get: (t, k) => (k in t ? (t as any)[k] : `no ${String(k)}`) });
  }
  hi() {
    return "hi " + this.name;
  }
}
const l = new Logged("bo");
console.log(l.name, l.hi(), l.zip);
const classes = [Single, Cached, Odd] as any[];
console.log(classes.map((C) => new C("x")));
class Point {
  x: number;
  y: number;
  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
    return Object.freeze(this);
  }
}
const p = new Point(1, 2);
try {
  p.x = 5;
  console.log("no throw", p);
} catch (e) {
  console.log((e as Error).message);
}
class Lit {
  a = 1;
  b = "z";
  constructor() {
    return { a: 5, b: "lit" } as Lit;
  }
  sum() {
    return this.a;
  }
}
const lit = new Lit();
console.log(lit, lit.a, typeof lit.sum);
export {};
