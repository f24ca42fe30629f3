// Connect: a hex board; union-find with an inline harness of describe and it.
let passed = 0,
  failed: string[] = [];
let prefix = "";
function describe(name: string, body: () => void) {
  const old = prefix;
  prefix = prefix ? prefix + " > " + name : name;
  body();
  prefix = old;
}
function it(name: string, body: () => void) {
  try {
    body();
    passed++;
    console.log("  ok", prefix, "-", name);
  } catch (e) {
    failed.push(name);
    console.log("  FAIL", prefix, "-", name, (e as Error).message);
  }
}
const expect = <T,>(actual: T) => ({
  toBe(wanted: T) {
    if (!Object.is(actual, wanted))
      throw new Error(`expected ${String(wanted)}, got ${String(actual)}`);
  },
  toEqual(wanted: T) {
    if (JSON.stringify(actual) !== JSON.stringify(wanted))
      throw new Error(`expected ${JSON.stringify(wanted)}, got ${JSON.stringify(actual)}`);
  },
  get not() {
    return {
      toBe: (w: T) => {
        if (actual === w) throw new Error("expected another value than " + w);
      },
    };
  },
});
export class Board {
  private cells: string[][];
  constructor(rows: string[]) {
    this.cells = rows.map((r) => [...r].filter((c) => c !== " "));
  }
  winner(): "X" | "O" | "" {
    const h = this.cells.length,
      w = this.cells[0]?.length ?? 0;
    const parent = Array.from({ length: h * w + 4 }, (_, i) => i);
    const root = (i: number): number => (parent[i] === i ? i : (parent[i] = root(parent[i]!)));
    const join = (a: number, b: number) => void (parent[root(a)] = root(b));
    const [left, right, top, bottom] = [h * w, h * w + 1, h * w + 2, h * w + 3];
    this.cells.forEach((row, r) =>
      row.forEach((c, k) => {
        const id = r * w + k;
        if (c === "X") {
          if (k === 0) join(id, left);
          if (k === w - 1) join(id, right);
        }
        if (c === "O") {
          if (r === 0) join(id, top);
          if (r === h - 1) join(id, bottom);
        }
        if (c === ".") return;
        for (const [dr, dk] of [
          [0, 1],
          [1, 0],
          [1, -1],
        ])
          if (this.cells[r + dr!]?.[k + dk!] === c) join(id, (r + dr!) * w + k + dk!);
      }),
    );
    return root(left) === root(right) ? "X" : root(top) === root(bottom) ? "O" : "";
  }
}
describe("connect", () => {
  it("is empty", () => expect(new Board([". . . .", " . . . .", "  . . . ."]).winner()).toBe(""));
  it("X on a 1x1", () => expect(new Board(["X"]).winner()).toBe("X"));
  it("O on a 1x1", () => expect(new Board(["O"]).winner()).toBe("O"));
  describe("edges", () => {
    it("alone do not win", () =>
      expect(new Board(["O O O X", " X . . X", "  X . . X", "   X O O O"]).winner()).toBe(""));
    it("X crossing", () =>
      expect(
        new Board([". O . .", " O X X X", "  O X O .", "   X X O X", "    . O X ."]).winner(),
      ).toBe("X"));
    it("O crossing", () =>
      expect(
        new Board([". O . .", " O X X X", "  O O O .", "   X X O X", "    . O X ."]).winner(),
      ).toBe("O"));
  });
  it("fails on purpose", () => expect<string>(new Board(["X"]).winner()).not.toBe("X"));
  it("compares deeply", () => expect([1, { a: [2] }]).toEqual([1, { a: [3] }]));
});
console.log({ passed, failed });
