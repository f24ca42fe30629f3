// Square and rail-fence ciphers.
export class Crypto {
  constructor(private plain: string) { }
  get ciphertext() {
    const s = this.plain.toLowerCase().replace(/[\W_]/g, "");
    if (!s)
      return "";
    const c = Math.ceil(Math.sqrt(s.length)), r = Math.ceil(s.length / c);
    const rows = s.match(new RegExp(`.{1,${c}}`, "g"))!.map((x) => x.padEnd(c));
    return Array.from({ length: c }, (_, i) => rows.map((x) => x[i]).join("")).join(" ");
  }
}
console.log(`[${new Crypto("If man was meant to stay on the ground, god would have given us roots.").ciphertext}]`, new Crypto("").ciphertext === "");
const rail = (n: number, len: number) => {
  const idx: number[][] = Array.from({ length: n }, () => []);
  for (let i = 0, r = 0, d = 1; i < len; i++) {
    idx[r].push(i);
    if (n > 1) {
      if (r + d < 0 || r + d >= n)
        d = -d;
      r += d;
    }
  }
  return idx.flat();
};
export const encode = (s: string, n: number) => rail(n, s.length).map((i) => s[i]).join("");
export const decode = (s: string, n: number) => rail(n, s.length).reduce((a, p, i) => {
  a[p] = s[i];
  return a;
}, [] as string[]).join("");
console.log(encode("WEAREDISCOVEREDFLEEATONCE", 3), decode(encode("WEAREDISCOVEREDFLEEATONCE", 4), 4));
