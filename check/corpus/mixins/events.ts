type Ctor<T = {}> = new (...args: any[]) => T;
function Eventful<T extends Ctor>(Base: T) {
  abstract class Mixed extends Base {
    private handlers = new Map<string, Array<(x: number) => void>>();
    on(name: string, handler: (x: number) => void) { const list = this.handlers.get(name) ?? []; list.push(handler); this.handlers.set(name, list); return this; }
    emit(name: string, x: number) { this.handlers.get(name)?.forEach(h => h(x)); }
  }
  return Mixed;
}
class Model { constructor(public name: string) {} }
class Item extends Eventful(Model) { private total = 0; constructor(name: string) { super(name); this.on("add", x => { this.total += x; }); } get sum() { return this.total; } }
const i = new Item("it"); i.emit("add", 3); i.emit("add", 4); console.log(i.sum, i.name);
interface HasId { id: number }
const WithId = <B extends Ctor>(B: B) => { return class extends B implements HasId { id = 42; toString() { return `#${this.id}`; } }; };
class Doc { title = "t"; }
const D = WithId(Doc); const d = new D(); console.log(`${d}`, d.title, d.id);
function show(x: HasId & Doc) { return x.id + x.title; } console.log(show(d)); let e: InstanceType<typeof D> = d; console.log(e.id);
