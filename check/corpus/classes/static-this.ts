class Config { static readonly defaults = { port: 80, host: "h" }; static #secret = 3; static list: string[] = []; static { Config.list.push("init"); this.list.push(String(this.#secret)); } static get secret() { return this.#secret; } static bump() { return ++this.#secret; } static of(n: number) { const c = new this(); c.n = n; return c; } n = 0; #priv = 1; #hidden() { return this.#priv + Config.#secret; } reveal() { return this.#hidden(); } get #acc() { return this.#priv * 100; } set #acc(v: number) { this.#priv = v; } useAcc() { this.#acc = 7; return this.#acc; } static has(o: object) { return #priv in o; } }
console.log(Config.defaults.port, Config.list, Config.secret, Config.bump(), new Config().reveal(), Config.of(5).n, new Config().useAcc());
console.log(Config.has(new Config()), Config.has({}));
class Base { static kind = "base"; static describe() { return "I am " + this.kind; } static create() { return new this(); } hi() { return "base hi"; } }
class Derived extends Base { static kind = "derived"; hi() { return "derived hi"; } }
console.log(Base.describe(), Derived.describe(), Derived.create().hi(), Base.create().hi());
class Single { private static instance?: Single; private constructor(readonly id: number) {} static get(): Single { return (Single.instance ??= new Single(42)); } }
console.log(Single.get() === Single.get(), Single.get().id);
console.log(new Config(), Object.keys(new Config()));
