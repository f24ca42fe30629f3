// Accessors: computed, validated, inherited, static.
class Temperature {
  static #made = 0;
  #celsius = 0;
  constructor(celsius: number) {
    this.celsius = celsius;
    Temperature.#made++;
  }
  static get made() { return Temperature.#made; }
  get celsius() { return this.#celsius; }
  set celsius(value: number) {
    if (value < -273.15) throw new RangeError(`${value} is below absolute zero`);
    this.#celsius = value;
  }
  get fahrenheit() { return this.#celsius * 1.8 + 32; }
  set fahrenheit(value) { this.celsius = (value - 32) / 1.8; }
}
class Labelled extends Temperature {
  label = "t";
  override get celsius() { return Math.round(super.celsius); }
  override set celsius(value: number) { super.celsius = value; }
}
const t = new Temperature(100);
t.fahrenheit = 50;
t.celsius += 5;
console.log(t.celsius, t.fahrenheit, t);
const labelled = new Labelled(20.6);
console.log(labelled.celsius, labelled.fahrenheit, Temperature.made);
try {
  t.celsius = -300;
} catch (error) {
  console.log(String(error));
}
