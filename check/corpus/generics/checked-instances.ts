// What a check finds to be an instance of a generic class may be any of its instances.
class Box<T> { constructor(public v: T) {} get twice(): T[] { return [this.v, this.v]; } map<U>(f: (x: T) => U) { return new Box(f(this.v)); } }
function show(o: unknown): string { if (o instanceof Box) { o.v; return `${o.v} ${o.twice} ${o.map((x: any) => x + "!").v}`; } return "?"; }
console.log(show(new Box(1)), show(new Box("s")), show(new Box({ a: 1 })), show(3));
function set(o: any) { if (o instanceof Box) o.v = "changed"; return o; }
console.log(set(new Box(1)), set(new Box("x")), set(new Box(null)));
class Res<T> { constructor(readonly value: T) {} } class Err2<E> { constructor(readonly error: E) {} } type R<T, E> = Res<T> | Err2<E>;
function un<T, E>(r: R<T, E>): T | string { return r instanceof Res ? r.value : "err " + r.error; }
console.log(un(new Res(5) as R<number, string>), un(new Err2("bad") as R<number, string>), un(new Res("ok") as R<string, Error>));
class Cell<T> {
  #value: { held: T } | null = null;
  put(held: T) { this.#value = { held }; return this; }
  has(other: object) { return #value in other; }
  static of<U>(x: U) { return new Cell<U>().put(x); }
}
const numbers = Cell.of(1), strings = Cell.of("s");
console.log(numbers.has(numbers), numbers.has(strings), strings.has(numbers), numbers.has({}));
