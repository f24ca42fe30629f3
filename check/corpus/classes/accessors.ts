class Temperature {
  #celsius = 0;
  get fahrenheit(): number {
    return this.#celsius * 1.8 + 32;
  }
  set fahrenheit(value: number) {
    this.#celsius = (value - 32) / 1.8;
  }
  get celsius() {
    return this.#celsius;
  }
}
const t = new Temperature();
console.log(t.fahrenheit);
t.fahrenheit = 212;
console.log(t.celsius, t.fahrenheit);
t.fahrenheit += 18;
console.log(t.celsius);
const o = {
  first: "Ada",
  last: "Lovelace",
  get full() {
    return this.first + " " + this.last;
  },
  set full(value: string) {
    const parts = value.split(" ");
    this.first = parts[0];
    this.last = parts[1];
  },
};
o.full = "Grace Hopper";
console.log(o.full, o.first, o.last);
