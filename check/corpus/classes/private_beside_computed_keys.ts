// Private fields of objects that also get properties by computed keys, and whose prototypes are taken.
class Bag {
  [k: string]: any;
  #writes = 0;
  x = 0;
  put(k: string, v: any) {
    (this as any)[k] = v;
    this.#writes++;
    return this;
  }
  get writes() {
    return this.#writes;
  }
  static peek(b: Bag) {
    return b.#writes;
  }
}
const p = new Bag();
console.log(p.put("a", 1).put("x", 5), p.writes, Bag.peek(p), Object.keys(p), JSON.stringify(p));
for (const k in p) console.log(k, p[k]);
p.zip = 3;
delete p.a;
console.log(p, { ...p }, Object.assign({}, p));
class Account {
  #balance = 1;
  #twice() {
    return this.#balance * 2;
  }
  static #count = 0;
  x: number;
  constructor(x: number) {
    this.x = x;
    this.#balance += x;
    Account.#count++;
  }
  get sum() {
    return this.#balance + this.#twice();
  }
  set sum(v) {
    this.#balance = v;
  }
  static count() {
    return Account.#count;
  }
  inc() {
    this.#balance++;
    this.#balance ??= 4;
    return this;
  }
}
class Named extends Account {
  #own;
  #later!: string;
  constructor() {
    super(9);
    this.#own = "q";
  }
  show() {
    this.#later = "l";
    return this.#own + this.#later + this.sum;
  }
}
const a = new Account(1),
  q = new Named();
console.log(a, a.sum, a.inc().sum, q, q.show(), Account.count());
a.sum = 100;
console.log(a.sum, JSON.stringify(a), Object.keys(q));
const c = Object.create(Account.prototype);
console.log(c instanceof Account);
try {
  c.inc();
} catch (e) {
  console.log((e as Error).message);
}
try {
  c.sum = 1;
} catch (e) {
  console.log((e as Error).message);
}
