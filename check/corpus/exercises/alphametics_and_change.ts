// Alphametics by pruned search, roman numerals both ways, say numbers, bracket matching, cipher and grep.
const solvePuzzle = (p: string): Record<string, number> | null => {
  const [lhs, rhs] = p.split(" == ") as [string, string],
    terms = lhs.split(" + "),
    letters = [...new Set(p.replace(/[^A-Z]/g, ""))],
    first = new Set([...terms, rhs].filter((t) => t.length > 1).map((t) => t[0]));
  const weight: Record<string, number> = {};
  for (const [words, sign] of [
    [terms, 1],
    [[rhs], -1],
  ] as const)
    for (const w of words)
      [...w].reverse().forEach((c, i) => (weight[c] = (weight[c] ?? 0) + sign * 10 ** i));
  letters.sort((a, b) => Math.abs(weight[b]!) - Math.abs(weight[a]!));
  const used = new Array<boolean>(10).fill(false),
    out: Record<string, number> = {};
  const go = (i: number, sum: number): boolean => {
    if (i === letters.length) return sum === 0;
    const rest = letters.slice(i + 1).reduce((s, c) => s + 9 * Math.abs(weight[c]!), 0);
    for (let d = first.has(letters[i]) ? 1 : 0; d < 10; d++) {
      if (used[d]) continue;
      const s = sum + d * weight[letters[i]!]!;
      if (Math.abs(s) > rest) continue;
      used[d] = true;
      out[letters[i]!] = d;
      if (go(i + 1, s)) return true;
      used[d] = false;
      delete out[letters[i]!];
    }
    return false;
  };
  return go(0, 0) ? Object.fromEntries(Object.entries(out).sort()) : null;
};
for (const p of [
  "I + BB == ILL",
  "A == B",
  "SEND + MORE == MONEY",
  "AND + A + STRONG + OFFENSE + AS + A + GOOD == DEFENSE",
])
  console.log(p, solvePuzzle(p));
const balanced = (s: string) => {
  const st: string[] = [],
    pair: Record<string, string> = { ")": "(", "]": "[", "}": "{" };
  for (const c of s)
    if ("([{".includes(c)) st.push(c);
    else if (c in pair && st.pop() !== pair[c]) return false;
  return !st.length;
};
console.log(
  [
    "",
    "[]",
    "[[",
    "}{",
    "{[)]}",
    "(((185 + 223.85) * 15) - 543)/2",
    "\\left(\\begin{array}{cc}",
  ].map(balanced),
);
class SimpleCipher {
  constructor(readonly key = "abcdefghij") {
    if (!/^[a-z]+$/.test(key)) throw new Error("Bad key");
  }
  private shift(t: string, dir: 1 | -1) {
    return [...t]
      .map((c, i) =>
        String.fromCharCode(
          ((c.charCodeAt(0) - 97 + dir * (this.key.charCodeAt(i % this.key.length) - 97) + 26) %
            26) +
            97,
        ),
      )
      .join("");
  }
  encode(t: string) {
    return this.shift(t, 1);
  }
  decode = (t: string) => this.shift(t, -1);
}
const sc = new SimpleCipher("iamapandabear");
console.log(
  sc.encode("iamapandabear"),
  sc.decode(sc.encode("zzzz")),
  new SimpleCipher().encode("aaaaaaaaaaaa"),
);
try {
  new SimpleCipher("A");
} catch (e) {
  console.log((e as Error).message);
}
const files: Record<string, string> = {
  "a.txt": "Of Man's first disobedience\nand the Fruit\nOF that",
  "b.txt": "Sing Heav'nly Muse\nof chaos",
};
const grep = (pattern: string, flags: string[], ...names: string[]) => {
  const has = (f: string) => flags.includes(f),
    re = new RegExp(has("-x") ? `^(?:${pattern})$` : pattern, has("-i") ? "i" : "");
  const out: string[] = [];
  file: for (const n of names)
    for (const [i, l] of files[n]!.split("\n").entries()) {
      if (re.test(l) === has("-v")) continue;
      if (has("-l")) {
        out.push(n);
        continue file;
      }
      out.push((names.length > 1 ? n + ":" : "") + (has("-n") ? `${i + 1}:` : "") + l);
    }
  return out;
};
console.log(
  grep("of", [], "a.txt", "b.txt"),
  grep("of", ["-i", "-n"], "a.txt"),
  grep("OF", ["-l", "-i"], "a.txt", "b.txt"),
  grep("e", ["-v"], "b.txt"),
  grep("and the Fruit", ["-x"], "a.txt"),
);
