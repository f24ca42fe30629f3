// Complex numbers.
export class ComplexNumber {
  constructor(public readonly real: number, public readonly imag: number) { }
  add({ real, imag }: ComplexNumber) {
    return new ComplexNumber(this.real + real, this.imag + imag);
  }
  mul(o: ComplexNumber) {
    return new ComplexNumber(this.real * o.real - this.imag * o.imag, this.real * o.imag + this.imag * o.real);
  }
  div(o: ComplexNumber) {
    const d = o.abs ** 2;
    const p = this.mul(o.conj);
    return new ComplexNumber(p.real / d, p.imag / d);
  }
  get abs() { return Math.hypot(this.real, this.imag); }
  get conj() {
    return new ComplexNumber(this.real, this.imag === 0 ? 0 : -this.imag);
  }
  get exp() {
    const m = Math.exp(this.real);
    return new ComplexNumber(m * Math.cos(this.imag), m * Math.sin(this.imag));
  }
}
const i = new ComplexNumber(0, 1), z = new ComplexNumber(3, 4);
console.log(i.mul(i), z.div(new ComplexNumber(1, 2)), z.abs, z.conj, new ComplexNumber(0, Math.PI).exp, new ComplexNumber(1, 0).conj);
