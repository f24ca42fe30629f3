// A circular buffer with its own error classes.
export class BufferFullError extends Error {
  constructor() {
    super("buffer is full");
    this.name = "BufferFullError";
  }
}
export class BufferEmptyError extends Error {
  override name = "BufferEmptyError";
}
export default class CircularBuffer<T> implements Iterable<T> {
  private readonly cells: (T | undefined)[];
  private head = 0;
  private size = 0;
  constructor(private readonly capacity: number) {
    this.cells = new Array(capacity);
  }
  read(): T {
    if (!this.size) throw new BufferEmptyError("nothing to read");
    const value = this.cells[this.head] as T;
    this.cells[this.head] = undefined;
    this.head = (this.head + 1) % this.capacity;
    this.size--;
    return value;
  }
  write(value: T) {
    if (this.size === this.capacity) throw new BufferFullError();
    this.cells[(this.head + this.size++) % this.capacity] = value;
  }
  forceWrite(value: T) {
    if (this.size === this.capacity) this.read();
    this.write(value);
  }
  clear() {
    while (this.size > 0) this.read();
  }
  *[Symbol.iterator]() {
    for (let i = 0; i < this.size; i++) yield this.cells[(this.head + i) % this.capacity]!;
  }
  get [Symbol.toStringTag]() {
    return "CircularBuffer";
  }
}
const attempt = (what: string, f: () => unknown) => {
  try {
    console.log(what, "->", f());
  } catch (e) {
    if (e instanceof BufferFullError || e instanceof BufferEmptyError)
      console.log(what, "!!", e.name, e.message, e instanceof Error);
    else throw e;
  }
};
const b = new CircularBuffer<string>(3);
attempt("read", () => b.read());
for (const s of ["a", "b", "c", "d"]) attempt("write " + s, () => b.write(s));
console.log([...b], `${b}`);
attempt("read", () => b.read());
b.forceWrite("x");
b.forceWrite("y");
console.log([...b].join(), b);
b.clear();
attempt("read", () => b.read());
const n = new CircularBuffer<number>(2);
n.write(1);
n.write(0);
const [p, q, rest] = n;
console.log(
  p,
  q,
  rest,
  Array.from(n, (x) => x * 2),
  Math.max(...n),
);
