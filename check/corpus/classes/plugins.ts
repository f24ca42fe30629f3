// dependency injection, plugin registry, abstract factory
abstract class Plugin { static readonly id: string = "base"; static priority = 0; abstract run(): string; static create(this: any): Plugin { return new this(); } }
class Alpha extends Plugin { static readonly id = "alpha"; static priority = 2; run() { return "A"; } }
class Beta extends Plugin { static readonly id = "beta"; static priority = 1; run() { return "B"; } }
type PluginClass = { new (): Plugin; readonly id: string; priority: number };
const plugins: PluginClass[] = [Alpha, Beta];
plugins.sort((a, b) => a.priority - b.priority);
for (const P of plugins) console.log(P.id, P.priority, new P().run(), P);
class Container { private static instances = new Map<Function, unknown>(); static get<T>(C: new () => T): T { if (!this.instances.has(C)) this.instances.set(C, new C()); return this.instances.get(C) as T; } }
console.log(Container.get(Alpha) === Container.get(Alpha), Container.get(Beta).run());
class Temp { static #count = 0; static get count() { return Temp.#count; } constructor() { Temp.#count++; } static { Temp.prototype.constructor; } }
new Temp(); new Temp(); console.log(Temp.count, Temp);
const Mixed = class { static tag = "mixed"; static hello() { return "hi " + this.tag; } };
console.log(Mixed.hello(), Mixed, Mixed.name);
function f<T extends { tag: string; hello(): string }>(c: T) { return c.hello() + c.tag; }
console.log(f(Mixed), f({ tag: "lit", hello() { return "lit-hello "; } }));
enum Level { Low, High }
class Conf { static level = Level.Low; static opts: { a?: number } = {}; static set(l: Level) { Conf.level = l; } }
const CC = Conf; CC.level = Level.High; CC.opts.a = 3; CC.set(Level.Low); console.log(Conf.level, Conf.opts, CC);
const ctor = new Alpha().constructor as typeof Alpha; console.log(ctor.id, new ctor().run());
