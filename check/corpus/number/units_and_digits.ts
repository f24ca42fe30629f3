// Sizes in bytes, times as a clock, digits summed and reversed, bases from 2 to 36.
const units = ["B", "kB", "MB", "GB", "TB"] as const;
type Unit = (typeof units)[number];
function bytes(n: number): `${string} ${Unit}` {
  const step = n > 0 ? Math.min(units.length - 1, Math.floor(Math.log10(n) / 3)) : 0;
  const value = n / 1000 ** step;
  return `${Number.isInteger(value) ? value : value.toFixed(value < 10 ? 2 : 1)} ${units[step]}`;
}
console.log([0, 1, 999, 1000, 1536, 1e6, 123456789, 5e12, 7.25e15].map(bytes));

const clock = (seconds: number): string => {
  const [h, m, s] = [seconds / 3600, (seconds % 3600) / 60, seconds % 60].map((part) => `${Math.trunc(part)}`.padStart(2, "0"));
  return h === "00" ? `${m}:${s}` : [h, m, s].join(":");
};
console.log([0, 59, 60, 3599, 3600, 86399, 360000].map(clock).join(" "));

const digits = (n: number, base = 10): number[] => [...Math.abs(n).toString(base)].map((d) => parseInt(d, base));
const digital = (n: number): number => (n < 10 ? n : digital(digits(n).reduce((a, b) => a + b)));
const reversed = (n: number): number => Math.sign(n) * Number(digits(n).reverse().join(""));
console.log(digits(9075), digits(255, 16), digital(987654321), reversed(-120), reversed(1e15 + 7));
const armstrong = (n: number) => digits(n).reduce((sum, d, _, all) => sum + d ** all.length, 0) === n;
console.log(Array.from({ length: 10_000 }, (_, n) => n).filter(armstrong).slice(10));

for (const base of [2, 8, 16, 36]) console.log(base, (2 ** 31 - 1).toString(base), (-255.5).toString(base), parseInt("z10", base));
console.log((0.1).toString(3).slice(0, 12), (1e21).toString(7).slice(0, 10), 0x10 + 0b10 + 0o10, 1_000.5e-3);
console.log((1234.5678).toExponential(2), (0).toExponential(), (123.456).toPrecision(4), (1e-7).toFixed(10), (1.005).toFixed(2), (-1.5).toFixed(0));
try { (1).toString(37); } catch (error) { console.log(`${error}`); }
try { (1).toFixed(101); } catch (error) { console.log(`${error}`); }
