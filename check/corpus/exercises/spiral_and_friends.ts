// Spirals, pascal, transposition, rail fence: small functions over arrays of arrays.
export const ofSize = (n: number): number[][] => {
  const m: number[][] = Array.from({ length: n }, () => []);
  let [r, c, dr, dc] = [0, 0, 0, 1];
  for (let i = 1; i <= n * n; i++) {
    m[r]![c] = i;
    const nr = r + dr,
      nc = c + dc;
    if (nr < 0 || nc < 0 || nr >= n || nc >= n || m[nr]![nc] !== undefined) [dr, dc] = [dc, -dr];
    r += dr;
    c += dc;
  }
  return m;
};
for (const n of [0, 1, 2, 5]) console.log(ofSize(n));
const pascal = (n: number) =>
  [...Array(n).keys()].reduce<number[][]>(
    (rows, i) => [
      ...rows,
      Array.from(
        { length: i + 1 },
        (_, k) => (rows[i - 1]?.[k - 1] ?? 0) + (rows[i - 1]?.[k] ?? (k ? 0 : 1)),
      ),
    ],
    [],
  );
console.log(pascal(6).map((r) => r.join(" ")));
const transpose = (lines: string[]) => {
  const out: string[] = [];
  lines.forEach((line, i) => {
    for (let j = 0; j < line.length; j++) out[j] = (out[j] ?? "").padEnd(i) + line[j];
  });
  return out;
};
console.log(
  transpose(["The fourth line.", "The fifth line."]),
  transpose(["AB", "C", "DEF"]),
  transpose([]),
);
function fence(n: number, len: number) {
  const order = [...Array(len).keys()];
  const period = 2 * (n - 1);
  const rail = (i: number) => Math.min(i % period, period - (i % period));
  return order.sort((a, b) => rail(a) - rail(b) || a - b);
}
const encode = (text: string, n: number) =>
  fence(n, text.length)
    .map((i) => text[i])
    .join("");
const decode = (text: string, n: number) => {
  const out: string[] = [];
  fence(n, text.length).forEach((at, i) => (out[at] = text[i]!));
  return out.join("");
};
const secret = encode("WEAREDISCOVEREDFLEEATONCE", 3);
console.log(
  secret,
  decode(secret, 3),
  encode("XOXOXOXOXOXOXOXOXO", 2),
  decode("133714114238148966225439541018335470986172518171757571896261", 6),
);
