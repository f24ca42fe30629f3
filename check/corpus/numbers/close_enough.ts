// Money in cents, sums that do not drift, comparisons within a tolerance, and neighbours of a double.
const cents = (text: string): number => {
  const [, sign, whole, part = ""] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return NaN;
  return (sign ? -1 : 1) * (Number(whole) * 100 + Number(part.padEnd(2, "0")));
};
const money = (n: number) => `${n < 0 ? "-" : ""}${Math.trunc(Math.abs(n) / 100)}.${String(Math.abs(n) % 100).padStart(2, "0")}`;
console.log(["0.1", "19.99", "-3", "-0.05", "1.234", ""].map(cents));
console.log([0, 5, -5, 1999, -120].map(money).join(" "), 0.1 + 0.2, money(cents("0.1") + cents("0.2")));

function compensated(xs: Iterable<number>): number {
  let sum = 0, lost = 0;
  for (const x of xs) {
    const y = x - lost;
    const next = sum + y;
    lost = next - sum - y;
    sum = next;
  }
  return sum;
}
const tenths = Array<number>(1000).fill(0.1);
console.log(tenths.reduce((a, b) => a + b), compensated(tenths), compensated(new Set([1e16, 1, -1e16])));

const close = (a: number, b: number, ulps = 4) => Object.is(a, b) || Math.abs(a - b) <= ulps * Number.EPSILON * Math.max(Math.abs(a), Math.abs(b));
console.log(close(0.1 + 0.2, 0.3), close(1, 1.0001), close(NaN, NaN), close(0, -0), close(1e308 * 10, Infinity));

const view = new DataView(new ArrayBuffer(8));
const after = (x: number): number => {
  view.setFloat64(0, x);
  view.setBigInt64(0, view.getBigInt64(0) + 1n);
  return view.getFloat64(0);
};
console.log(after(1) - 1 === Number.EPSILON, after(0) === Number.MIN_VALUE, after(Number.MAX_VALUE), after(2 ** 53));
console.log(Number.MAX_SAFE_INTEGER + 2, 2 ** 53 === 2 ** 53 + 1, 5 % -3, -5 % 3, -4 % 2, 5.5 % 2.5, 2 ** -1074, 2 ** -1075, (-8) ** (1 / 3));
console.log(split(1000, 3), split(-7, 2), split(2, 5));
function split(total: number, ways: number): number[] {
  const each = Math.floor(total / ways);
  return Array.from({ length: ways }, (_, i) => each + (i < total - each * ways ? 1 : 0));
}
