// Cells that recompute; classes by inheritance from an abstract signal.
abstract class Signal<T> {
  protected readers = new Set<ComputeCell<any>>();
  abstract get value(): T;
  attach(c: ComputeCell<any>) {
    this.readers.add(c);
  }
  protected changed() {
    const order: ComputeCell<any>[] = [];
    const walk = (s: Signal<any>) =>
      s.readers.forEach((c) => {
        const i = order.indexOf(c);
        if (i >= 0) order.splice(i, 1);
        order.push(c);
        walk(c);
      });
    walk(this);
    order.forEach((c) => c.refresh());
    order.forEach((c) => c.fire());
  }
}
class InputCell<T> extends Signal<T> {
  constructor(private current: T) {
    super();
  }
  get value() {
    return this.current;
  }
  setValue(v: T) {
    if (v !== this.current) {
      this.current = v;
      this.changed();
    }
  }
}
class ComputeCell<T> extends Signal<T> {
  private current: T;
  private reported: T;
  private callbacks: CallbackCell<T>[] = [];
  constructor(
    private inputs: Signal<any>[],
    private f: (cells: { value: any }[]) => T,
  ) {
    super();
    inputs.forEach((i) => i.attach(this));
    this.current = this.reported = f(inputs);
  }
  get value() {
    return this.current;
  }
  refresh() {
    this.current = this.f(this.inputs);
  }
  fire() {
    if (this.current !== this.reported) {
      this.reported = this.current;
      for (const c of this.callbacks) c.run(this);
    }
  }
  addCallback(c: CallbackCell<T>) {
    this.callbacks.push(c);
  }
  removeCallback(c: CallbackCell<T>) {
    this.callbacks = this.callbacks.filter((x) => x !== c);
  }
}
class CallbackCell<T> {
  readonly values: unknown[] = [];
  constructor(private f: (cell: ComputeCell<T>) => unknown) {}
  run(cell: ComputeCell<T>) {
    this.values.push(this.f(cell));
  }
}
const one = new InputCell(1);
const plus = new ComputeCell([one], ([a]) => a!.value + 1);
const minus = new ComputeCell([one], ([a]) => a!.value - 1);
const product = new ComputeCell([plus, minus], (cells) => cells.reduce((p, c) => p * c.value, 1));
const text = new ComputeCell<string>([product, one], ([p, o]) => `${o!.value}: ${p!.value}`);
const log = new CallbackCell<string>((c) => c.value),
  count = new CallbackCell<number>((c) => ({ n: c.value }));
text.addCallback(log);
product.addCallback(count);
console.log(product.value, text.value);
one.setValue(4);
one.setValue(4);
one.setValue(-4);
console.log(product.value, text.value, log.values, count.values);
product.removeCallback(count);
one.setValue(0);
console.log(log.values.length, count.values);
const flag = new InputCell(true);
const not = new ComputeCell([flag], ([f]) => !f!.value);
flag.setValue(false);
console.log(not.value, not instanceof Signal, log);
