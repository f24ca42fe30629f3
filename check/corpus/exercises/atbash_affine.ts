// Substitution ciphers.
const A = "abcdefghijklmnopqrstuvwxyz";
const group = (s: string) => (s.match(/.{1,5}/g) ?? []).join(" ");
export const atbash = (s: string) => group(s.toLowerCase().replace(/[^a-z0-9]/g, "").replace(/[a-z]/g, (c) => A[25 - A.indexOf(c)]));
console.log(atbash("Testing, 1 2 3, testing."));
const mod = (n: number, m: number) => ((n % m) + m) % m;
export function affine(s: string, { a, b }: {
  a: number;
  b: number;
}) {
  for (let k = 2; k < 26; k++)
    if (a % k === 0 && 26 % k === 0)
      throw new Error("a and m must be coprime.");
  return group(s.toLowerCase().replace(/\W/g, "").replace(/[a-z]/g, (c) => A[mod(a * A.indexOf(c) + b, 26)]));
}
console.log(affine("The quick brown fox jumps over the lazy dog.", { a: 17, b: 33 }));
try {
  affine("x", { a: 6, b: 1 });
}
catch (e: any) {
  console.log(e.message);
}
class SimpleCipher {
  constructor(readonly key = Array.from({ length: 100 }, () => A[Math.floor(Math.random() * 26)]).join("")) { }
  private shift(s: string, d: 1 | -1) {
    return [...s].map((c, i) => A[mod(A.indexOf(c) + d * A.indexOf(this.key[i % this.key.length]), 26)]).join("");
  }
  encode(s: string) { return this.shift(s, 1); }
  decode(s: string) { return this.shift(s, -1); }
}
const c = new SimpleCipher();
console.log(/^[a-z]+$/.test(c.key), c.decode(c.encode("iamapandabear")), new SimpleCipher("d").encode("xyz"));
