// Diamonds of letters, and the triangle of Pascal.
export function makeDiamond(ch: string) {
  const n = ch.charCodeAt(0) - 65;
  const lines: string[] = [];
  for (let i = 0; i <= n; i++) {
    const c = String.fromCharCode(65 + i);
    const half = " ".repeat(n - i) + c + " ".repeat(i);
    lines.push(half + [...half].reverse().slice(1).join(""));
  }
  return [...lines, ...lines.slice(0, -1).reverse()].join("\n") + "\n";
}
console.log(makeDiamond("A"));
console.log(makeDiamond("D"));
const rows = (n: number): number[][] => n === 0 ? [] : n === 1 ? [[1]] : (() => {
  const p = rows(n - 1);
  const last = p[p.length - 1];
  return [...p, [1, ...last.slice(1).map((v, i) => v + last[i]), 1]];
})();
console.log(rows(6));
for (const r of rows(5))
  console.log(r.join(" ").padStart(10));
