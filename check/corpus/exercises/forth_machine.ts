// Forth, as closures in a map, definitions expanded when they are made.
type Word = (s: number[]) => void;
const need = (s: number[], n: number) => {
  if (s.length < n) throw new Error(s.length === 0 ? "Stack empty" : "Only one value on the stack");
};
const binary =
  (f: (a: number, b: number) => number): Word =>
  (s) => {
    need(s, 2);
    const b = s.pop() as number,
      a = s.pop() as number;
    s.push(f(a, b));
  };
export class Forth {
  readonly stack: number[] = [];
  private readonly words = new Map<string, Word>([
    ["+", binary((a, b) => a + b)],
    ["-", binary((a, b) => a - b)],
    ["*", binary((a, b) => a * b)],
    [
      "/",
      binary((a, b) => {
        if (!b) throw new Error("Division by zero");
        return Math.trunc(a / b);
      }),
    ],
    [
      "dup",
      (s) => {
        need(s, 1);
        s.push(s[s.length - 1]!);
      },
    ],
    [
      "drop",
      (s) => {
        need(s, 1);
        s.length -= 1;
      },
    ],
    [
      "swap",
      (s) => {
        need(s, 2);
        s.push(...s.splice(-2).reverse());
      },
    ],
    [
      "over",
      (s) => {
        need(s, 2);
        s.push(s.at(-2)!);
      },
    ],
  ]);
  private compile(token: string): Word {
    if (/^-?\d+$/.test(token)) {
      const n = Number(token);
      return (s) => {
        s.push(n);
      };
    }
    const w = this.words.get(token);
    if (w === undefined) throw new Error("Undefined command");
    return w;
  }
  evaluate(text: string): this {
    const tokens = text.toLowerCase().split(/\s+/).values();
    for (const t of tokens) {
      if (t !== ":") {
        this.compile(t)(this.stack);
        continue;
      }
      const name = tokens.next().value!;
      if (!Number.isNaN(+name)) throw new Error("Invalid definition");
      const body: Word[] = [];
      for (const u of tokens) {
        if (u === ";") break;
        body.push(this.compile(u));
      }
      this.words.set(name, (s) => body.forEach((w) => w(s)));
    }
    return this;
  }
}
for (const lines of [
  ["1 2 3 4 5 -1"],
  ["1 2 + 4 -"],
  ["12 3 /", "8 3 /"],
  ["4 0 /"],
  ["+"],
  ["1 +"],
  ["1 2 over swap"],
  [": dup-twice dup dup ;", "1 dup-twice"],
  [": countup 1 2 3 ;", "COUNTUP"],
  [": foo 5 ;", ": bar foo ;", ": foo 6 ;", "bar foo"],
  [": foo 10 ;", ": foo foo 1 + ;", "foo"],
  [": 1 2 ;"],
  ["foo"],
  [": swap dup Swap ;", "1 2 swap"],
]) {
  const f = new Forth();
  try {
    for (const l of lines) f.evaluate(l);
    console.log(lines.join(" | "), "->", f.stack);
  } catch (e) {
    console.log(lines.join(" | "), "->", e instanceof Error ? e.message : e);
  }
}
console.log(new Forth().evaluate("1 2").stack);
