class Account {
  balance = 0;
  #secret = 7;
  constructor(public owner: string) {}
  deposit(n: number) { this.balance += n; return this; }
  get double() { return this.balance * 2; }
  set double(v: number) { this.balance = v / 2; }
  report() { return `${this.owner}: ${this.balance} ${this.double}`; }
  reveal() { return this.#secret; }
}
const acc = new Account("bob");
const calls: string[] = [];
const p = new Proxy(acc, {
  get(target, prop, receiver) {
    calls.push(String(prop));
    return Reflect.get(target, prop, receiver);
  },
});
p.deposit(5).deposit(6);
p.double = 100;
console.log(p.report(), acc.balance, p.double, p instanceof Account, p);
try { p.reveal(); } catch (e) { console.log((e as Error).name, (e as Error).message); }
console.log(acc.reveal());
console.log(calls.join());
const bound = new Proxy(acc, {
  get(t, k) { const v = (t as any)[k]; return typeof v === "function" ? v.bind(t) : v; },
});
console.log(bound.reveal(), bound.report());
// read-only
function readonly<T extends object>(o: T): T {
  return new Proxy(o, {
    set(_, k) { throw new TypeError(`Cannot set ${String(k)}`); },
    deleteProperty() { return false; },
    defineProperty() { return false; },
  });
}
const ro = readonly({ a: 1, b: { c: 2 } });
try { ro.a = 2; } catch (e) { console.log((e as Error).message); }
try { delete (ro as any).a; } catch (e) { console.log((e as Error).message); }
try { Object.defineProperty(ro, "z", { value: 1 }); } catch (e) { console.log((e as Error).message); }
ro.b.c = 9;
console.log(ro);
// construct
class Point { constructor(public x: number, public y: number) {} len() { return Math.hypot(this.x, this.y); } }
const Counted = new Proxy(Point, {
  construct(target, args) { console.log("new", args); return new target(args[0] * 2, args[1] * 2); },
});
const q = new Counted(3, 4);
console.log(q, q.len(), q instanceof Point, q instanceof Counted);
const P2 = new Proxy(Point, { construct(t, args, nt) { return Reflect.construct(t, args, nt); } });
console.log(new P2(1, 2));
// revocable
const { proxy, revoke } = Proxy.revocable({ x: 1 }, {});
console.log(proxy.x); revoke();
try { console.log(proxy.x); } catch (e) { console.log((e as Error).message); }
// handler class
class Handler implements ProxyHandler<{ [k: string]: number }> {
  hits = 0;
  get(t: { [k: string]: number }, k: string | symbol) { this.hits++; return typeof k === "string" ? t[k] ?? -1 : undefined; }
  has() { return true; }
}
const h = new Handler();
const hp = new Proxy<{ [k: string]: number }>({ one: 1 }, h);
console.log(hp.one, hp.two, "zzz" in hp, h.hits);
const m = new Proxy(new Map([["a", 1]]), { get(t, k) { const v = Reflect.get(t, k); return typeof v === "function" ? v.bind(t) : v; } });
console.log(m.get("a"), m.size, m.has("b"));
