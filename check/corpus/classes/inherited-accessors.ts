class Base {
  protected _v = 1;
  static count = 0;
  get value(): number { return this._v; }
  set value(v: number) { this._v = v; }
  get label(): string { return `base ${this.value}`; }
  static get total(): number { return Base.count * 10; }
  static set total(n: number) { Base.count = n / 10; }
}
class Sub extends Base {
  override get value(): number { return super.value * 2; }
  override set value(v: number) { super.value = v + 1; }
}
class ReadOnly extends Base {
  get label(): string { return "ro:" + super.label; }
}
function show(b: Base) {
  b.value = 5;
  console.log(b.value, b.label);
  b.value += 3;
  b.value++;
  console.log(b.value);
}
show(new Base());
show(new Sub());
show(new ReadOnly());
Base.total = 50;
console.log(Base.count, Base.total);
Base.total += 10;
console.log(Base.count);
