type Callback<T> = (cell: { value: T }) => void;
export class InputCell<T> {
  readonly dependents: ComputeCell<T>[] = [];
  constructor(public value: T) {}
  setValue(v: T) {
    if (v === this.value) return;
    this.value = v;
    this.dependents.forEach((d) => d.update());
    this.dependents.forEach((d) => d.fire());
  }
}
export class ComputeCell<T> {
  readonly dependents: ComputeCell<T>[] = [];
  private callbacks = new Set<CallbackCell<T>>();
  value: T;
  private last: T;
  constructor(private inputs: (InputCell<T> | ComputeCell<T>)[], private fn: (inputs: { value: T }[]) => T) {
    this.value = this.last = fn(inputs);
    for (const i of inputs) i.dependents.push(this);
  }
  update() {
    const v = this.fn(this.inputs);
    if (v !== this.value) {
      this.value = v;
      this.dependents.forEach((d) => d.update());
    }
  }
  fire() {
    if (this.value === this.last) return;
    this.last = this.value;
    for (const cb of this.callbacks) cb.run(this);
    this.dependents.forEach((d) => d.fire());
  }
  addCallback(cb: CallbackCell<T>) { this.callbacks.add(cb); }
  removeCallback(cb: CallbackCell<T>) { this.callbacks.delete(cb); }
}
export class CallbackCell<T> {
  readonly values: T[] = [];
  constructor(private fn: (c: { value: T }) => T) {}
  run(c: ComputeCell<T>) { this.values.push(this.fn(c)); }
}
const a = new InputCell(1);
const b = new ComputeCell([a], ([x]) => x.value + 1);
const c = new ComputeCell([a], (inputs) => inputs[0].value - 1);
const d = new ComputeCell([b, c], (i) => i[0].value * i[1].value);
const cb = new CallbackCell<number>((cell) => cell.value);
d.addCallback(cb);
a.setValue(4); a.setValue(5); a.setValue(5);
console.log(b.value, c.value, d.value, cb.values);
d.removeCallback(cb);
a.setValue(7);
console.log(cb.values.length, d.value);
const s1 = new InputCell("a"), s2 = new InputCell("b");
const cat = new ComputeCell([s1, s2], (i) => i.map((x) => x.value).join("-"));
s1.setValue("hello"); s2.setValue("world");
console.log(cat.value);
