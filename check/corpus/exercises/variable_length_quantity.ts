// Bytes and bits: variable length quantities, secret handshakes, eliuds eggs, hexadecimal and octal by hand.
export function encode(values: number[]): number[] {
  return values.flatMap((v) => {
    const out = [v & 0x7f];
    while ((v >>>= 7)) out.unshift((v & 0x7f) | 0x80);
    return out;
  });
}
export function decode(bytes: number[]) {
  const out: number[] = [];
  let v = 0;
  bytes.forEach((b, i) => {
    v = ((v << 7) | (b & 0x7f)) >>> 0;
    if (!(b & 0x80)) {
      out.push(v);
      v = 0;
    } else if (i === bytes.length - 1) throw new Error("Incomplete sequence");
  });
  return out;
}
const hex = (n: number) => "0x" + n.toString(16).toUpperCase().padStart(2, "0");
for (const v of [0, 0x40, 0x7f, 0x80, 0x2000, 0x1fffff, 0x200000, 0xfffffff, 0xffffffff]) {
  const e = encode([v]);
  console.log(v, e.map(hex).join(" "), decode(e)[0] === v);
}
console.log(
  decode([
    0xc0, 0x00, 0xc8, 0xe8, 0x56, 0xff, 0xff, 0xff, 0x7f, 0x00, 0xff, 0x7f, 0x81, 0x80, 0x00,
  ]),
);
try {
  decode([0xff]);
} catch ({ message }) {
  console.log(message);
}
const actions = ["wink", "double blink", "close your eyes", "jump"];
const handshake = (n: number) => {
  const out = actions.filter((_, i) => n & (1 << i));
  return n & 16 ? out.reverse() : out;
};
for (const n of [1, 3, 19, 31, 0, 32, 16])
  console.log(n.toString(2).padStart(6, "0"), handshake(n));
const eggs = (n: number): number => (n ? (n & 1) + eggs(n >>> 1) : 0);
console.log([16, 89, 2000000000, 0xffffffff].map(eggs));
class Positional {
  constructor(
    private text: string,
    private base: number,
  ) {}
  toDecimal(): number {
    let n = 0;
    for (const c of this.text) {
      const d = "0123456789abcdefghijklmnopqrstuvwxyz".indexOf(c.toLowerCase());
      if (d < 0 || d >= this.base) return 0;
      n = n * this.base + d;
    }
    return n;
  }
  valueOf() {
    return this.toDecimal();
  }
}
console.log(
  new Positional("carrot", 16).toDecimal(),
  new Positional("af", 16).toDecimal(),
  +new Positional("777", 8),
  (new Positional("1122000120", 3) as any) * 1,
  `${new Positional("101", 2)}`,
  new Positional("11", 2) < new Positional("100", 2),
);
