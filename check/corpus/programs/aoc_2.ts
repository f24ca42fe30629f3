// Puzzles: monkeys, packets, shortest paths, bit masks.
class Monkey {
  inspected = 0;
  constructor(public items: number[], readonly op: (o: number) => number, readonly test: number, readonly to: [
    number,
    number
  ]) { }
}
const parseM = (s: string) => s.split("\n\n").map((b) => {
  const l = b.split("\n").map((x) => x.trim());
  const [, o, v] = l[2].match(/old ([+*]) (\w+)/)!;
  return new Monkey(l[1].match(/\d+/g)!.map(Number), (old) => {
    const n = v === "old" ? old : +v;
    return o === "+" ? old + n : old * n;
  }, +l[3].split(" ").pop()!, [+l[4].split(" ").pop()!, +l[5].split(" ").pop()!]);
});
const ms = parseM(`Monkey 0:\n  Starting items: 79, 98\n  Operation: new = old * 19\n  Test: divisible by 23\n    If true: throw to monkey 1\n    If false: throw to monkey 1\n\nMonkey 1:\n  Starting items: 54, 65\n  Operation: new = old + 6\n  Test: divisible by 19\n    If true: throw to monkey 0\n    If false: throw to monkey 0`);
const lcm = ms.reduce((a, m) => a * m.test, 1);
for (let r = 0; r < 100; r++)
  for (const m of ms)
    while (m.items.length) {
      const w = m.op(m.items.shift()!) % lcm;
      m.inspected++;
      ms[m.to[+(w % m.test !== 0)]].items.push(w);
    }
console.log(ms.map((m) => m.inspected), ms.map((m) => m.items));
type Packet = number | Packet[];
const cmp = (a: Packet, b: Packet): number => {
  if (typeof a === "number" && typeof b === "number")
    return a - b;
  const [x, y] = [a, b].map((v) => (Array.isArray(v) ? v : [v]));
  for (let i = 0; i < Math.min(x.length, y.length); i++) {
    const c = cmp(x[i], y[i]);
    if (c)
      return c;
  }
  return x.length - y.length;
};
const ps: Packet[] = ["[1,1,3,1,1]", "[1,1,5,1,1]", "[[1],[2,3,4]]", "[[[]]]", "[[]]", "9", "[8,7,6]"].map((s) => JSON.parse(s));
console.log(JSON.stringify(ps.sort(cmp)));
const bfs = (g: string[], start: string, end: string) => {
  const h = (c: string) => (c === "S" ? 0 : c === "E" ? 25 : c.charCodeAt(0) - 97);
  let q: [
    number,
    number,
    number
  ][] = [];
  g.forEach((r, y) => [...r].forEach((c, x) => c === start && q.push([x, y, 0])));
  const seen = new Set(q.map(([x, y]) => `${x},${y}`));
  while (q.length) {
    const [x, y, d] = q.shift()!;
    if (g[y][x] === end)
      return d;
    for (const [dx, dy] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) {
      const nx = x + dx, ny = y + dy;
      if (g[ny]?.[nx] && !seen.has(`${nx},${ny}`) && h(g[ny][nx]) <= h(g[y][x]) + 1) {
        seen.add(`${nx},${ny}`);
        q.push([nx, ny, d + 1]);
      }
    }
  }
  return Infinity;
};
console.log(bfs(["Sabqponm", "abcryxxl", "accszExk", "acctuvwj", "abdefghi"], "S", "E"));
const mask = (s: string) => {
  const mem = new Map<number, bigint>();
  let or = 0n, and = 0n;
  for (const l of s.split("\n")) {
    if (l.startsWith("mask")) {
      const m = l.slice(7);
      or = BigInt("0b" + m.replaceAll("X", "0"));
      and = BigInt("0b" + m.replaceAll("X", "1"));
    }
    else {
      const [a, v] = l.match(/\d+/g)!;
      mem.set(Number(a), (BigInt(v) | or) & and);
    }
  }
  return [...mem.values()].reduce((a, b) => a + b, 0n);
};
console.log(mask("mask = XXXXXXXXXXXXXXXXXXXXXXXXXXXXX1XXXX0X\nmem[8] = 11\nmem[7] = 101\nmem[8] = 0"));
