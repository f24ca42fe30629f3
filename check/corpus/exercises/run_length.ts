// Run-length encoding and check digits.
export const encode = (s: string) => s.replace(/(.)\1+/g, (m, c) => m.length + c);
export const decode = (s: string) => s.replace(/(\d+)(.)/g, (_m, n, c) => c.repeat(n));
console.log(encode("WWWWWWWWWWWWBWWWWWWWWWWWWBBBWWWWWWWWWWWWWWWWWWWWWWWWB"), decode("12WB12W3B24WB"), encode("  hsqq qww  "), decode(encode("zzz ZZ  zZ")));
export function valid(n: string) {
  const s = n.replace(/\s/g, "");
  return /^\d{2,}$/.test(s) && [...s].reverse().reduce((a, c, i) => a + (i % 2 ? (+c > 4 ? +c * 2 - 9 : +c * 2) : +c), 0) % 10 === 0;
}
console.log(["1", "0", "059", "59", "055 444 285", "8273 1232 7352 0569", "055a 444 285"].map(valid));
const isbn = (s: string) => {
  const m = s.replace(/-/g, "").match(/^\d{9}[\dX]$/);
  return !!m && [...m[0]].reduce((a, c, i) => a + (c === "X" ? 10 : parseInt(c)) * (10 - i), 0) % 11 === 0;
};
console.log(isbn("3-598-21508-8"), isbn("3-598-21507-X"), isbn("3-598-2X507-9"));
