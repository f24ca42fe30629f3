// A map whose types stand on the variable: new Map() itself is a Map<any, any>.
interface Edge {
  to: number;
  weight: number;
}

const edges: Map<number, Edge[]> = new Map();

function connect(from: number, to: number, weight: number): void {
  if (!edges.has(from)) {
    edges.set(from, []);
  }
  edges.get(from)!.push({ to, weight });
}

class Index {
  private words: Map<string, number[]> = new Map();
  private seen: Set<string> = new Set();

  add(word: string, line: number): void {
    this.seen.add(word);
    const lines = this.words.get(word);
    if (lines) {
      lines.push(line);
    } else {
      this.words.set(word, [line]);
    }
  }

  lines(word: string): number[] {
    return this.words.get(word) ?? [];
  }

  get size(): number {
    return this.seen.size;
  }
}

connect(1, 2, 3);
connect(1, 3, 0.5);
connect(2, 3, 1);
for (const { to, weight } of edges.get(1) ?? []) {
  console.log(to, weight);
}
for (const edge of edges.get(9) ?? []) {
  console.log(edge.to);
}
console.log(edges.get(2), edges.size);

const index = new Index();
index.add("a", 1);
index.add("b", 1);
index.add("a", 4);
console.log(index.lines("a"), index.lines("c"), index.size);
const none: Map<string, Edge> = new Map();
console.log(none, none.get("x")?.to, [...none.keys()].length);
