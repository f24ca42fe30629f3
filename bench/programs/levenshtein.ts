// Edit distance between words, and the longest common subsequence of two texts.

function levenshtein(a: string, b: string): number {
  const m = a.length;
  const n = b.length;
  const table: number[][] = [];
  for (let i = 0; i <= m; i++) {
    table[i] = [i];
    for (let j = 1; j <= n; j++) {
      if (i === 0) {
        table[i][j] = j;
        continue;
      }
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      table[i][j] = Math.min(table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + cost);
    }
  }
  return table[m][n];
}

function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      current[j] = Math.min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + cost);
    }
    previous = current;
  }
  return previous[b.length];
}

function commonLength(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      if (a.charAt(i - 1) === b.charAt(j - 1)) rows[i][j] = rows[i - 1][j - 1] + 1;
      else rows[i][j] = Math.max(rows[i - 1][j], rows[i][j - 1]);
    }
  }
  return rows[a.length][b.length];
}

function word(seed: number, length: number): string {
  let text = "";
  for (let i = 0; i < length; i++) {
    seed = (seed * 48271) % 2147483647;
    text += String.fromCharCode(97 + (seed % 6));
  }
  return text;
}

let total = 0;
for (let i = 0; i < 300; i++) total += levenshtein(word(i + 1, 90), word(i + 1000, 100));
console.log(total);
console.log(distance(word(5, 3000), word(6, 3000)));
console.log(commonLength(word(7, 2000), word(8, 2000)));
