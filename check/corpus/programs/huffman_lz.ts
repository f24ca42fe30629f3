// Huffman codes, LZ77, RLE and delta coding over strings.
interface Leaf {
  kind: "leaf";
  char: string;
  weight: number;
}
interface Inner {
  kind: "inner";
  left: Tree;
  right: Tree;
  weight: number;
}
type Tree = Leaf | Inner;
function build(text: string): Tree {
  const freq = new Map<string, number>();
  for (const c of text) freq.set(c, (freq.get(c) ?? 0) + 1);
  let nodes: Tree[] = [...freq]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([char, weight]) => ({ kind: "leaf", char, weight }));
  while (nodes.length > 1) {
    nodes.sort((a, b) => a.weight - b.weight);
    const [left, right, ...rest] = nodes as [Tree, Tree, ...Tree[]];
    nodes = [...rest, { kind: "inner", left, right, weight: left.weight + right.weight }];
  }
  return nodes[0]!;
}
function codes(t: Tree, prefix = "", out: Record<string, string> = {}): Record<string, string> {
  if (t.kind === "leaf") out[t.char] = prefix || "0";
  else {
    codes(t.left, prefix + "0", out);
    codes(t.right, prefix + "1", out);
  }
  return out;
}
function decode(bits: string, t: Tree): string {
  let at = t,
    s = "";
  for (const b of bits) {
    if (at.kind === "inner") at = b === "0" ? at.left : at.right;
    if (at.kind === "leaf") {
      s += at.char;
      at = t;
    }
  }
  return s;
}
const text = "she sells sea shells by the sea shore";
const tree = build(text),
  table = codes(tree);
const bits = [...text].map((c) => table[c]).join("");
console.log(
  Object.entries(table).sort((a, b) => a[1].length - b[1].length || (a[0] < b[0] ? -1 : 1)),
);
console.log(bits.length, text.length * 8, decode(bits, tree) === text);
type Token = string | { back: number; length: number };
const lz = (s: string, window = 32): Token[] => {
  const out: Token[] = [];
  for (let i = 0; i < s.length;) {
    let best = { back: 0, length: 0 };
    for (let j = Math.max(0, i - window); j < i; j++) {
      let n = 0;
      while (i + n < s.length && s[j + n] === s[i + n]) n++;
      if (n > best.length) best = { back: i - j, length: n };
    }
    if (best.length > 2) {
      out.push(best);
      i += best.length;
    } else out.push(s[i++]!);
  }
  return out;
};
const unlz = (ts: Token[]) =>
  ts.reduce<string>((s, t) => {
    if (typeof t === "string") return s + t;
    for (let k = 0; k < t.length; k++) s += s[s.length - t.back];
    return s;
  }, "");
const packed = lz(text + text + "aaaaaaaaaaaa");
console.log(packed, unlz(packed) === text + text + "aaaaaaaaaaaa");
const rle = (s: string) => s.replace(/(.)\1*/g, (run, c) => (run.length > 1 ? run.length : "") + c);
const unrle = (s: string) => s.replace(/(\d+)(\D)/g, (_, n, c) => c.repeat(+n));
console.log(rle("WWWWWWWWWWWWBWWWWZ  "), unrle(rle("aabbbc")) === "aabbbc");
const delta = (xs: number[]) => xs.map((x, i) => x - (xs[i - 1] ?? 0)),
  undelta = (ds: number[]) => {
    let t = 0;
    return ds.map((d) => (t += d));
  };
console.log(delta([3, 5, 5, 2]), undelta(delta([3, 5, 5, 2])));
