// A Brainf**k interpreter with loop jumps and I/O, an L-system, a turtle on a grid, cellular automata, a Markov text.
function bf(src: string, input = ""): string {
  const jump: Record<number, number> = {},
    st: number[] = [];
  for (let i = 0; i < src.length; i++) {
    if (src[i] === "[") st.push(i);
    if (src[i] === "]") {
      const j = st.pop();
      if (j === undefined) throw new SyntaxError(`unmatched ] at ${i}`);
      jump[i] = j;
      jump[j] = i;
    }
  }
  if (st.length) throw new SyntaxError(`unmatched [ at ${st.pop()}`);
  const tape = new Uint8Array(300);
  let p = 0,
    at = 0,
    out = "";
  for (let pc = 0; pc < src.length; pc++)
    switch (src.charAt(pc)) {
      case ">":
        p++;
        break;
      case "<":
        p--;
        break;
      case "+":
        tape[p]!++;
        break;
      case "-":
        tape[p]!--;
        break;
      case ".":
        out += String.fromCharCode(tape[p]!);
        break;
      case ",":
        tape[p] = at < input.length ? input.charCodeAt(at++) : 0;
        break;
      case "[":
        if (!tape[p]) pc = jump[pc]!;
        break;
      case "]":
        if (tape[p]) pc = jump[pc]!;
        break;
    }
  return out;
}
console.log(
  bf(
    "++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.>++.",
  ),
);
console.log(
  bf(",[.,]", "echo!"),
  bf(">,[>,]<[.<]", "reverse"),
  JSON.stringify(bf("-.")),
  JSON.stringify(bf("")),
  JSON.stringify(bf("+[-].")),
);
for (const bad of ["[", "]", "[[]"])
  try {
    bf(bad);
  } catch (e) {
    console.log(`${e}`);
  }
const grow = (axiom: string, rules: { [c: string]: string }, n: number): string =>
  n ? grow([...axiom].map((c) => rules[c] ?? c).join(""), rules, n - 1) : axiom;
console.log(
  [0, 1, 2, 3, 4].map((n) => grow("A", { A: "AB", B: "A" }, n)),
  grow("F", { F: "F+F-F" }, 2),
);
const draw = (cmds: string) => {
  let [x, y, dx, dy] = [0, 0, 1, 0];
  const pts = new Set(["0,0"]);
  for (const c of cmds) {
    if (c === "F") {
      x += dx;
      y += dy;
      pts.add(`${x},${y}`);
    } else if (c === "+") [dx, dy] = [-dy, dx];
    else if (c === "-") [dx, dy] = [dy, -dx];
  }
  const ps = [...pts].map((p) => p.split(",").map(Number) as [number, number]),
    xs = ps.map((p) => p[0]),
    ys = ps.map((p) => p[1]),
    [x0, y0] = [Math.min(...xs), Math.min(...ys)];
  const grid = Array.from({ length: Math.max(...ys) - y0 + 1 }, () =>
    Array<string>(Math.max(...xs) - x0 + 1).fill(" "),
  );
  for (const [px, py] of ps) grid[py - y0]![px - x0] = "#";
  return grid.map((r) => r.join("").trimEnd()).join("\n");
};
console.log(draw(grow("F", { F: "F+F-F-F+F" }, 2)));
const rule = (n: number, width: number, steps: number) => {
  let row = Array.from({ length: width }, (_, i) => +(i === width >> 1));
  const out: string[] = [];
  for (let s = 0; s < steps; s++) {
    out.push(
      row
        .map((c) => " #"[c])
        .join("")
        .trimEnd(),
    );
    row = row.map((_, i) => (n >> ((row[i - 1] ?? 0) * 4 + row[i]! * 2 + (row[i + 1] ?? 0))) & 1);
  }
  return out.join("\n");
};
console.log(rule(90, 31, 16));
let seed = 42;
const rnd = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
const corpus = "the cat sat on the mat the cat ran on the grass the dog sat".split(" "),
  chain = new Map<string, string[]>();
corpus.forEach((w, i) => {
  if (i + 1 < corpus.length) (chain.get(w) ?? chain.set(w, []).get(w)!).push(corpus[i + 1]!);
});
const say: string[] = ["the"];
while (say.length < 12) {
  const next = chain.get(say.at(-1)!);
  if (!next) break;
  say.push(next[Math.floor(rnd() * next.length)]!);
}
console.log(say.join(" "), chain);
